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
import { allowedEdits, editDistance, key, printKey, trigrams, words } from './text.ts';

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
  close(): void;
}

export interface OpenOptions {
  /** Check the whole file on opening (the app does, once for each file); otherwise header, schema and size only. */
  integrity?: boolean | Checked;
}

/** Opens the compiled rules. Throws `RulesDbError` where the file is missing, foreign, of another schema, or damaged. */
export function openRulesDb(path: string, { integrity = false }: OpenOptions = {}): RulesDb {
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
  db.pragma('mmap_size = 268435456');
  const get = statements(db);
  const parse = <T>(row: { json: string } | undefined): T | undefined =>
    row ? (JSON.parse(row.json) as T) : undefined;

  const shown = (rule: Rule): ShownRule => ({
    ...rule,
    game: rule.id.startsWith('ygo') ? 'ygo' : 'ptcg',
    sources: rule.sources.map((source) => ({ ...source, document: document(source.doc)! })),
  });
  const document = (id: string) => parse<Document>(get.one('SELECT json FROM document WHERE id = ?', id));
  const rule = (id: string) => {
    const found = parse<Rule>(get.one('SELECT json FROM rule WHERE id = ?', id));
    return found && shown(found);
  };
  const term = (id: string) => parse<Term>(get.one('SELECT json FROM term WHERE id = ?', id));
  const toCard = (row: { id: string; game: Game; json: string }): FoundCard => ({
    id: row.id,
    game: row.game,
    card: JSON.parse(row.json) as LibraryCard,
    source: 'library',
  });
  const cardById = (id: string) => {
    const row = get.one<{ id: string; game: Game; json: string }>('SELECT * FROM card WHERE id = ?', id);
    return row && toCard(row);
  };
  const scenarioRow = (row: { id: string; game: Game; json: string }): ScenarioText => ({
    id: row.id,
    game: row.game,
    scenario: JSON.parse(row.json) as unknown,
  });
  /** Texts that were shown already: the file never changes. */
  const texts = new Map<string, Localized>();
  const textOf = (kind: Kind, ref: string): Localized => {
    const known = texts.get(`${kind} ${ref}`);
    if (known) return known;
    const text = readText(kind, ref);
    texts.set(`${kind} ${ref}`, text);
    return text;
  };
  const readText = (kind: Kind, ref: string): Localized => {
    if (kind === 'rule') return plainText(parse<Rule>(get.one('SELECT json FROM rule WHERE id = ?', ref))?.text);
    if (kind === 'term') return plainText(term(ref)?.definition);
    return { en: '', de: '' };
  };
  const searcher = new Searcher({ db, source: 'rules', text: textOf, rulesOf: (id) => term(id)?.rules ?? [] });

  const checkIntegrity = () => {
    const [{ quick_check: found } = { quick_check: 'no answer' }] = db.pragma('quick_check(1)') as {
      quick_check: string;
    }[];
    if (found !== 'ok') throw new RulesDbError(`${path} is damaged: ${found}`);
  };
  const checkWhole = () => {
    const hash = hashFile(path);
    if (!existsSync(hash)) return checkIntegrity();
    if (readFileSync(hash, 'utf8').trim() !== hashOf(path))
      throw new RulesDbError(`${path} is not the file that was built`);
  };
  if (typeof integrity === 'object') integrity.once(path, checkWhole);
  else if (integrity) checkWhole();

  return {
    path,
    rule,
    rules: ({ game, ruleset, topic } = {}) =>
      get
        .all<{ json: string }>(
          'SELECT json FROM rule WHERE (?1 IS NULL OR game = ?1) AND (?2 IS NULL OR topic = ?2) ORDER BY n',
          game ?? null,
          topic ?? null,
        )
        .map((row) => JSON.parse(row.json) as Rule)
        .filter((r) => !ruleset || (r.rulesets as string[]).includes(ruleset))
        .map(shown),
    ruleIds: () => get.all<{ id: string }>('SELECT id FROM rule ORDER BY n').map((row) => row.id),
    editionPoints: (rule) =>
      get
        .all<{ json: string }>('SELECT json FROM edition_point ORDER BY n')
        .map((row) => JSON.parse(row.json) as EditionPoint)
        .filter((point) => rule === undefined || point.rules.includes(rule)),
    ruleOfInventory: (id) => get.one<{ rule: string }>('SELECT rule FROM covers WHERE inventory = ?', id)?.rule,
    term,
    terms: (game) =>
      get
        .all<{ json: string }>(
          "SELECT json FROM term WHERE ?1 IS NULL OR game IN (?1, 'both') ORDER BY n",
          game ?? null,
        )
        .map((row) => JSON.parse(row.json) as Term),
    document,
    pool: (id) => parse<PoolText>(get.one('SELECT json FROM pool WHERE id = ?', id)),
    listSeries: (game) =>
      get
        .all<{ json: string }>('SELECT json FROM list_series WHERE ?1 IS NULL OR game = ?1 ORDER BY id', game ?? null)
        .map((row) => JSON.parse(row.json) as ListSeriesText),
    penalties: (game) => parse<PenaltyPolicy>(get.one('SELECT json FROM penalty_policy WHERE game = ?', game)),
    scenario: (id) => {
      const row = get.one<{ id: string; game: Game; json: string }>('SELECT * FROM scenario WHERE id = ?', id);
      return row && scenarioRow(row);
    },
    scenarios: (game) =>
      get
        .all<{ id: string; game: Game; json: string }>(
          'SELECT * FROM scenario WHERE ?1 IS NULL OR game = ?1 ORDER BY id',
          game ?? null,
        )
        .map(scenarioRow),
    card: (name, game) => {
      const ref = findCard(get, name, game)[0];
      return ref === undefined ? undefined : cardById(ref);
    },
    cardById,
    libraryCards: (game) =>
      get
        .all<{ id: string; game: Game; json: string }>(
          'SELECT * FROM card WHERE ?1 IS NULL OR game = ?1 ORDER BY id',
          game ?? null,
        )
        .map(toCard),
    suggest: (name, game, limit = 3) => suggestCards(get, name, game, limit),
    cardNames: (game) => cardNames(get, game),
    search: (query, options) => search([searcher], query, options),
    searcher,
    checkIntegrity,
    close: () => db.close(),
  };
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
  /** Rows changed. */
  run(sql: string, ...values: unknown[]): number;
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
    run: (sql, ...values) => prepared(sql).run(...bound(sql, values)).changes,
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
  // ex and EX are different cards, however the rest of the name is written: where some name ends as typed, only those count.
  const letters = (text: string) => {
    const bare = text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');
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
