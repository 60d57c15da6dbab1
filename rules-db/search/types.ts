/** What the search hands about: options, hits, rows of the index, candidates. */
import type { Database } from 'better-sqlite3';
import type { Game, Lang, Localized } from '../schema.ts';
import type { Kind, Via } from '../search-index.ts';
import type { Searcher } from './searcher.ts';

/** A thing that can be found, by its title. */
export type Entry = Pick<Hit, 'kind' | 'id' | 'title' | 'game'>;

export interface SearchOptions {
  limit?: number;
  game?: Game;
  kind?: Kind;
  /** Several kinds; `kind:` in the query narrows further. */
  kinds?: Kind[];
  ruleset?: string;
  /** Search only this language's names and texts. */
  lang?: Lang;
}

export interface Hit {
  kind: Kind;
  id: string;
  title: Localized;
  game: Game | 'both';
  /** Why it was found, in words. */
  why: Localized;
  how: How;
  /** The stretch of text around the match, which stands between « and ». */
  snippet: Localized;
  score: number;
  /** Other prints of the same card, newest first (ids). */
  prints?: string[];
  source: 'rules' | 'imported';
}
export type How = 'exact' | 'alias' | 'prefix' | 'words' | 'part' | 'text' | 'fuzzy' | 'leads-to';

/** A database with the tables of `search-index.ts`. */
export interface SearchSource {
  db: Database;
  source: Hit['source'];
  /** The text a snippet is cut from. */
  text: (kind: Kind, ref: string) => Localized;
  /** Rules a term leads to. */
  rulesOf?: (term: string) => string[];
}

export interface Row {
  id: number;
  kind: Kind;
  ref: string;
  game: Game | 'both';
  rulesets: string;
  en: string;
  de: string;
  weight: number;
}
export interface Candidate {
  row: Row;
  source: Searcher;
  score: number;
  how: How;
  /** The name or words that matched, for the reason. */
  matched: string;
  via?: Via;
  corrected?: string;
}

export const allowed = (row: Row, o: SearchOptions): boolean =>
  (!o.kind || row.kind === o.kind) &&
  (!o.kinds || o.kinds.includes(row.kind)) &&
  (!o.game || row.game === o.game || row.game === 'both') &&
  (!o.ruleset ||
    row.rulesets.includes(`|${o.ruleset}|`) ||
    (row.rulesets === '' && (row.game === 'both' || o.ruleset.startsWith(row.game))));
