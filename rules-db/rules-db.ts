/**
 * The knowledge base as the rest of the project reads it: `openRulesDb(path)` and plain synchronous functions over it.
 * Read-only; statements are prepared on first use, nothing is loaded beforehand. For a worker: pass the path, open there.
 */
import Database from 'better-sqlite3';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { rulesDbMark } from './build-mark.ts';
import { hashFile, hashOf, type Checked } from './checked.ts';
import { plain } from './markup.ts';
import { RulesDbError } from './rules-db-error.ts';
import type { PenaltyPolicy } from './penalty-schema.ts';
import type {
  Document,
  EditionPoint,
  Game,
  LibraryCard,
  ListSeriesText,
  Localized,
  PoolText,
  Rule,
  Source,
  Term,
} from './schema.ts';
import { Searcher, search, type Hit, type SearchOptions } from './search.ts';
import type { Kind, Via } from './search-index.ts';
import { editDistance } from './edit-distance.ts';
import { allowedEdits, key, printKey, trigrams, words } from './text.ts';

export { RulesDbError };

export type ShownRule = Omit<Rule, 'sources'> & {
  game: Game;
  sources: (Source & { document: Document })[];
};
export interface FoundCard {
  id: string;
  game: Game;
  /** `YgoCard` or `PtcgCard` of the case contract, with `aliases` and `prints`. */
  card: LibraryCard;
  source: 'library' | 'imported';
}
export interface ScenarioText {
  id: string;
  game: Game;
  /** The scenario file's content. */
  scenario: unknown;
}

export interface RulesDb {
  readonly path: string;
  /** The rule of this id, or that it was taken into. */
  rule(id: string): ShownRule | undefined;
  /** All rules, or those of a game, a ruleset, a topic, in the order of the content files. */
  rules(filter?: { game?: Game; ruleset?: string; topic?: string }): ShownRule[];
  ruleIds(): string[];
  /** Where the editions differ, in the order of the document; with `rule`, the points that rest on it. */
  editionPoints(rule?: string): EditionPoint[];
  /** The rule that covers an item of the rules inventory. */
  ruleOfInventory(inventoryId: string): string | undefined;
  term(id: string): Term | undefined;
  terms(game?: Game): Term[];
  document(id: string): Document | undefined;
  /** Lists that limit cards, by date, as the content has them. */
  listSeries(game?: Game): ListSeriesText[];
  /** The cards (English names) of a format's pool. */
  pool(id: string): PoolText | undefined;
  /** The ladder, the infractions and the walks of a game. */
  penalties(game: Game): PenaltyPolicy | undefined;
  scenario(id: string): ScenarioText | undefined;
  scenarios(game?: Game): ScenarioText[];
  /** The library's card of this name (either language, or an alias) or print. */
  card(nameOrPrint: string, game: Game): FoundCard | undefined;
  cardById(id: string): FoundCard | undefined;
  libraryCards(game?: Game): FoundCard[];
  /** Card names within a few typing errors, nearest first. */
  suggest(name: string, game: Game, limit?: number): Localized[];
  /** The English names of all cards of a game: what the reader of card texts knows as names. */
  cardNames(game: Game): string[];
  search(query: string, options?: SearchOptions): Hit[];
  readonly searcher: Searcher;
  /** SQLite's own look at every page; throws where the file is damaged. */
  checkIntegrity(): void;
  /** The same by the hash that was written with it, where there is one. */
  checkWhole(): void;
  close(): void;
}

export interface OpenOptions {
  /** Check the whole file on opening (the app does, once for each file); otherwise header, schema and size only. */
  integrity?: boolean | Checked;
  /** Map the file into memory (default): fastest to search, and counted again for every thread that maps it. */
  mapped?: boolean;
}

/** Opens the compiled rules. Throws `RulesDbError` where the file is missing, foreign, of another schema, or damaged. */
export function openRulesDb(path: string, { integrity = false, mapped = true }: OpenOptions = {}): RulesDb {
  if (!existsSync(path)) throw new RulesDbError(`no rules database at ${path}`);
  let db: Database.Database;
  try {
    db = new Database(path, { readonly: true, fileMustExist: true });
    checkMark(db, path);
  } catch (error) {
    if (error instanceof RulesDbError) throw error;
    throw new RulesDbError(`${path} is not a readable rules database: ${(error as Error).message}`);
  }
  db.pragma('query_only = 1');
  db.pragma(mapped ? 'mmap_size = 268435456' : 'cache_size = -4000');
  const rules = new CompiledRules(path, db);
  try {
    if (typeof integrity === 'object') integrity.once(path, () => rules.checkWhole());
    else if (integrity) rules.checkWhole();
  } catch (error) {
    rules.close();
    throw error;
  }
  return rules;
}

type Json = { json: string };
type Row = { id: string; game: Game; json: string };
const parse = <T>(row: Json | undefined): T | undefined => (row ? (JSON.parse(row.json) as T) : undefined);
const parsed = <T>(rows: readonly Json[]): T[] => rows.map(({ json }) => JSON.parse(json) as T);
const cardOf = ({ id, game, json }: Row): FoundCard => ({
  id,
  game,
  card: JSON.parse(json) as LibraryCard,
  source: 'library',
});
const scenarioOf = ({ id, game, json }: Row): ScenarioText => ({ id, game, scenario: JSON.parse(json) as unknown });

class CompiledRules implements RulesDb {
  readonly path: string;
  readonly searcher: Searcher;
  readonly #db: Database.Database;
  readonly #get: Statements;
  /** Texts that were shown already: the file never changes. */
  readonly #texts = new Map<string, Localized>();

  constructor(path: string, db: Database.Database) {
    this.path = path;
    this.#db = db;
    this.#get = statements(db);
    this.searcher = new Searcher({
      db,
      source: 'rules',
      text: (kind, ref) => this.#text(kind, ref),
      rulesOf: (id) => this.term(id)?.rules ?? [],
    });
  }

  rule(id: string): ShownRule | undefined {
    const found = this.#rule(id);
    return found && this.#shown(found);
  }
  rules({ game, ruleset, topic }: { game?: Game; ruleset?: string; topic?: string } = {}): ShownRule[] {
    const sql = 'SELECT json FROM rule WHERE (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR topic = ?2) ORDER BY n';
    return parsed<Rule>(this.#get.all(sql, game ?? null, topic ?? null))
      .filter((rule) => !ruleset || (rule.rulesets as string[]).includes(ruleset))
      .map((rule) => this.#shown(rule));
  }
  ruleIds(): string[] {
    return this.#get.all<{ id: string }>('SELECT id FROM rule ORDER BY n').map(({ id }) => id);
  }
  editionPoints(rule?: string): EditionPoint[] {
    return parsed<EditionPoint>(this.#get.all('SELECT json FROM edition_point ORDER BY n')).filter(
      (point) => rule === undefined || point.rules.includes(rule),
    );
  }
  ruleOfInventory(id: string): string | undefined {
    return this.#get.one<{ rule: string }>('SELECT rule FROM covers WHERE inventory = ?', id)?.rule;
  }
  term(id: string): Term | undefined {
    return parse(this.#get.one('SELECT json FROM term WHERE id = ?', id));
  }
  terms(game?: Game): Term[] {
    return parsed(this.#get.all("SELECT json FROM term WHERE ?1 IS NULL OR game IN (?1, 'both') ORDER BY n", game ?? null)); // prettier-ignore
  }
  document(id: string): Document | undefined {
    return parse(this.#get.one('SELECT json FROM document WHERE id = ?', id));
  }
  pool(id: string): PoolText | undefined {
    return parse(this.#get.one('SELECT json FROM pool WHERE id = ?', id));
  }
  listSeries(game?: Game): ListSeriesText[] {
    return parsed(this.#get.all('SELECT json FROM list_series WHERE ?1 IS NULL OR game = ?1 ORDER BY id', game ?? null)); // prettier-ignore
  }
  penalties(game: Game): PenaltyPolicy | undefined {
    return parse(this.#get.one('SELECT json FROM penalty_policy WHERE game = ?', game));
  }
  scenario(id: string): ScenarioText | undefined {
    const row = this.#get.one<Row>('SELECT * FROM scenario WHERE id = ?', id);
    return row && scenarioOf(row);
  }
  scenarios(game?: Game): ScenarioText[] {
    return this.#get.all<Row>('SELECT * FROM scenario WHERE ?1 IS NULL OR game = ?1 ORDER BY id', game ?? null).map(scenarioOf); // prettier-ignore
  }
  card(name: string, game: Game): FoundCard | undefined {
    const ref = findCard(this.#get, name, game)[0];
    return ref === undefined ? undefined : this.cardById(ref);
  }
  cardById(id: string): FoundCard | undefined {
    const row = this.#get.one<Row>('SELECT * FROM card WHERE id = ?', id);
    return row && cardOf(row);
  }
  libraryCards(game?: Game): FoundCard[] {
    return this.#get.all<Row>('SELECT * FROM card WHERE ?1 IS NULL OR game = ?1 ORDER BY id', game ?? null).map(cardOf);
  }
  suggest(name: string, game: Game, limit = 3): Localized[] {
    return suggestCards(this.#get, name, game, limit);
  }
  cardNames(game: Game): string[] {
    return cardNames(this.#get, game);
  }
  search(query: string, options?: SearchOptions): Hit[] {
    return search([this.searcher], query, options);
  }

  checkIntegrity(): void {
    const [answer] = this.#db.pragma('quick_check(1)') as { quick_check: string }[];
    const found = answer?.quick_check ?? 'no answer';
    if (found !== 'ok') throw new RulesDbError(`${this.path} is damaged: ${found}`);
  }
  checkWhole(): void {
    const hash = hashFile(this.path);
    try {
      if (!existsSync(hash)) return this.checkIntegrity();
      if (readFileSync(hash, 'utf8').trim() === hashOf(this.path)) return;
    } catch (error) {
      if (error instanceof RulesDbError) throw error;
      // Damage of an index of words is an error of its own.
      throw new RulesDbError(`${this.path} is damaged: ${(error as Error).message}`);
    }
    throw new RulesDbError(`${this.path} is not the file that was built`);
  }
  close(): void {
    this.#db.close();
  }

  #rule(id: string): Rule | undefined {
    const sql = 'SELECT json FROM rule WHERE id = coalesce((SELECT rule FROM formerly WHERE id = ?1), ?1)';
    return parse(this.#get.one(sql, id));
  }
  #shown(rule: Rule): ShownRule {
    return {
      ...rule,
      game: rule.id.startsWith('ygo') ? 'ygo' : 'ptcg',
      sources: rule.sources.map((source) => ({ ...source, document: this.document(source.doc)! })),
    };
  }
  #text(kind: Kind, ref: string): Localized {
    const name = `${kind} ${ref}`;
    const known = this.#texts.get(name);
    if (known) return known;
    const text = plainText(
      kind === 'rule' ? this.#rule(ref)?.text : kind === 'term' ? this.term(ref)?.definition : undefined,
    );
    this.#texts.set(name, text);
    return text;
  }
}

const plainText = (text: Localized | undefined): Localized => ({
  en: plain(text?.en ?? ''),
  de: plain(text?.de ?? ''),
});

function checkMark(db: Database.Database, path: string): void {
  const mark = db.pragma('application_id', { simple: true });
  const version = db.pragma('user_version', { simple: true });
  if (mark !== rulesDbMark.applicationId) throw new RulesDbError(`${path} is not a rules database`);
  if (version !== rulesDbMark.schemaVersion) {
    throw new RulesDbError(`${path} has schema ${String(version)}, this program reads ${rulesDbMark.schemaVersion}`);
  }
  const pages = Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }));
  if (statSync(path).size < pages) throw new RulesDbError(`${path} is cut off`);
}

export interface Statements {
  one<T = { json: string }>(sql: string, ...values: unknown[]): T | undefined;
  all<T>(sql: string, ...values: unknown[]): T[];
}
/** Statements prepared on first use and kept. */
export function statements(db: Database.Database): Statements {
  const kept = new Map<string, Database.Statement>();
  const prepared = (sql: string) => {
    let statement = kept.get(sql);
    if (!statement) kept.set(sql, (statement = db.prepare(sql)));
    return statement;
  };
  // better-sqlite3 takes numbered parameters (?1) by name only.
  const bound = (sql: string, values: unknown[]) =>
    /\?\d/.test(sql) ? [Object.fromEntries(values.map((value, i) => [i + 1, value]))] : values;
  return {
    one: <T>(sql: string, ...values: unknown[]) => prepared(sql).get(...bound(sql, values)) as T | undefined,
    all: <T>(sql: string, ...values: unknown[]) => prepared(sql).all(...bound(sql, values)) as T[],
  };
}

/** Ids of the cards of this name, alias or print, the best first: spelt exactly so, then by name, then the newest. */
export function findCard(get: Statements, name: string, game: Game): string[] {
  type Found = { ref: string; shown: string; via: Via; weight: number };
  const byKey = (k: string) =>
    get.all<Found>(
      `SELECT e.ref, n.shown, n.via, e.weight FROM name n JOIN entry e ON e.id = n.entry
       WHERE n.key = ? AND e.kind = 'card' AND e.game = ? AND n.via IN ('name', 'alias', 'print', 'id')`,
      k,
      game,
    );
  const typed = key(name);
  const found = [...(typed === '' ? [] : byKey(typed)), ...byKey(printKey(name))];
  const rank = (f: Found) => (f.shown === name ? 0 : 2) + (f.via === 'name' ? 0 : 1);
  // ex and EX, with ◇ and without, are different cards, however the rest of the name is written: where some name ends as typed, only those count.
  const letters = (text: string) => {
    const bare = text.normalize('NFC').replace(/[^\p{L}\p{N}◇]/gu, '');
    return bare.endsWith('EX') ? `${bare.slice(0, -2).toLowerCase()}EX` : bare.toLowerCase();
  };
  const exact = found.filter((f) => letters(f.shown) === letters(name));
  const sameLetters = exact.length > 0 ? exact : found;
  return [
    ...new Set(
      sameLetters
        .sort((a, b) => rank(a) - rank(b) || b.weight - a.weight || (a.ref < b.ref ? -1 : 1))
        .map((f) => f.ref),
    ),
  ];
}

/** Names of cards within a few typing errors of `name`. */
export const cardNames = (get: Statements, game: Game): string[] =>
  get.all<{ en: string }>(`SELECT DISTINCT en FROM entry WHERE kind = 'card' AND game = ?`, game).map(({ en }) => en);

export function suggestCards(get: Statements, name: string, game: Game, limit: number): Localized[] {
  const typed = key(name);
  const grams = trigrams(words(name).join(' '));
  if (grams.length === 0) return [];
  const rows = get.all<{ ref: string; en: string; de: string; names: string }>(
    `SELECT e.ref, e.en, e.de, (SELECT group_concat(n.key, char(10)) FROM name n WHERE n.entry = e.id AND n.via IN ('name', 'alias')) AS names
     FROM (SELECT rowid FROM tri WHERE tri MATCH ? ORDER BY rank LIMIT 80) f JOIN entry e ON e.id = f.rowid
     WHERE e.kind = 'card' AND e.game = ?`,
    grams.map((gram) => `"${gram.replaceAll('"', '')}"`).join(' OR '),
    game,
  );
  const allowed = Math.max(2, allowedEdits(typed.length));
  const near = rows.map((row) => ({ row, edits: Math.min(...row.names.split('\n').map((n) => editDistance(typed, n, allowed))) })); // prettier-ignore
  const seen = new Set<string>();
  return near
    .filter(({ row, edits }) => edits <= allowed && !seen.has(row.en) && seen.add(row.en))
    .sort((a, b) => a.edits - b.edits || (a.row.en < b.row.en ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => ({ en: row.en || row.de, de: row.de || row.en }));
}
