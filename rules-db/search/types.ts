/** What the search hands about: options, hits, rows of the index, candidates. */
import type { Database } from 'better-sqlite3';
import type { Game, Lang, Localized } from '../schema.ts';
import type { Kind, Via } from '../search-index.ts';

/** A thing that can be found, by its title. */
export type Entry = Pick<Hit, 'kind' | 'id' | 'title' | 'game'>;

export interface SearchOptions {
  limit?: number;
  game?: Game;
  kind?: Kind;
  /** Several kinds; `kind:` in the query narrows further. */
  kinds?: Kind[];
  /** What holds in these rulesets (one a game) comes first, what does not behind. Default: today's of each game. */
  rulesets?: string[];
  /** The game that is being played: what its rules say comes first, unless the query's words are of the other game. */
  playing?: Game;
  /** Only what holds in this ruleset. */
  only?: string;
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
  /** A term named like this card: one hit with it. */
  term?: string;
  /** The rulesets it holds in, where the one asked for is not among them; none: it has ended. */
  elsewhere?: string[];
  /** Nothing covers the query: this only lies nearest. */
  far?: true;
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
  source: { readonly of: SearchSource };
  score: number;
  how: How;
  /** The name or words that matched, for the reason. */
  matched: string;
  via?: Via;
  corrected?: string;
  /** Found by a mended query; `how` it was found by that. */
  mended?: How;
  /** The query is, word for word or nearly, the name or a whole part of it. */
  nearName?: boolean;
  term?: string;
}

export const allowed = (row: Row, o: SearchOptions): boolean =>
  (!o.kind || row.kind === o.kind) &&
  (!o.kinds || o.kinds.includes(row.kind)) &&
  (!o.game || row.game === o.game || row.game === 'both') &&
  (!o.only ||
    row.rulesets.includes(`|${o.only}|`) ||
    (row.rulesets === '' && row.kind !== 'rule' && (row.game === 'both' || o.only.startsWith(row.game))));

/** Of chosen rulesets that of a game. */
export const chosenFor = (game: Row['game'], rulesets: string[]): string | undefined =>
  rulesets.find((ruleset) => ruleset.startsWith(`${game}-`));

/** Rulesets a rule holds in, where the one asked for (by default today's of its game) is not among them. */
export function elsewhere(row: Row, rulesets: string[] = []): string[] | undefined {
  if (row.kind !== 'rule') return undefined;
  const asked = chosenFor(row.game, rulesets) ?? `${row.game}-current`;
  const holds = row.rulesets.split('|').filter(Boolean);
  return holds.includes(asked) ? undefined : holds;
}
