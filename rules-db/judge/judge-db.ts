/**
 * The judge's own data: cases, notes, settings, imported cards, in one SQLite file of the data folder. WAL, checked at
 * start, copied aside before it is migrated. Plain synchronous functions; for a worker: pass the folder, open there.
 */
import Database from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bodyOf, mergeCards, type ImportedCard, type ImportedFacts } from '../import/card.ts';
import type { Game, LibraryCard, Localized } from '../schema.ts';
import { findCard, statements, suggestCards, type FoundCard } from '../rules-db.ts';
import { search, Searcher, type Hit, type SearchOptions } from '../search.ts';
import { IndexWriter, initials } from '../search-index.ts';
import { words } from '../text.ts';
import { migrations } from './migrations.ts';
import { copyDaily, dailyCopies, putAside, rescue, type Rescue } from './rescue.ts';

export type JudgeDbFailure = 'damaged' | 'newer' | 'foreign' | 'disk-full' | 'busy' | 'missing';
export class JudgeDbError extends Error {
  readonly code: JudgeDbFailure;
  /** Copies that can be put back, newest first. */
  readonly backups: string[];
  constructor(code: JudgeDbFailure, message: string, backups: string[] = []) {
    super(message);
    this.name = 'JudgeDbError';
    this.code = code;
    this.backups = backups;
  }
}

export interface SavedCase {
  id: string;
  title: string;
  game: Game;
  created: string;
  updated: string;
  deleted?: string;
}
export interface Note {
  id: string;
  /** What it is about: a rule id, a case id, a card id. */
  subject: string;
  text: string;
  created: string;
  updated: string;
}
export interface ImportLogEntry {
  id: number;
  file: string;
  formats: string[];
  at: string;
  added: number;
  updated: number;
  unchanged: number;
  skipped: number;
  problems: unknown[];
}

/** Cards on their way in, outside the judge's data until `commit`. */
export interface ImportStage {
  add(card: ImportedCard): void;
  count(): number;
  /** A point to which `revertTo` can go back. */
  mark(): number;
  revertTo(mark: number): void;
  commit(
    log: { file: string; formats: string[]; skipped: number; problems: unknown[] },
    onProgress?: (written: number, total: number) => void,
  ): { added: number; updated: number; unchanged: number; cards: Partial<Record<Game, number>> };
  drop(): void;
}

export interface JudgeDb {
  readonly path: string;
  /** Where the file was found damaged on opening: what could be read again. */
  readonly rescued?: Rescue;
  saveCase(input: { id?: string; title: string; game: Game; case: unknown }): SavedCase;
  savedCase(id: string): (SavedCase & { case: unknown }) | undefined;
  savedCases(filter?: { query?: string; game?: Game; limit?: number; offset?: number; deleted?: boolean }): { total: number; cases: SavedCase[] }; // prettier-ignore
  /** Hides it; `restoreCase` brings it back. */
  deleteCase(id: string): boolean;
  restoreCase(id: string): boolean;
  autosave(slot: string, value: unknown): void;
  autosaved(slot: string): unknown;
  clearAutosave(slot: string): void;
  setting(key: string): unknown;
  settings(): Record<string, unknown>;
  setSetting(key: string, value: unknown): void;
  saveNote(input: { id?: string; subject: string; text: string }): Note;
  notes(subject?: string): Note[];
  deleteNote(id: string): boolean;
  /** The imported card of this name (either language) or print, the newest first where several have the name. */
  card(nameOrPrint: string, game: Game): FoundCard | undefined;
  cards(nameOrPrint: string, game: Game): FoundCard[];
  cardById(id: string): (FoundCard & { meta: Record<string, unknown> }) | undefined;
  cardCount(game?: Game): number;
  suggest(name: string, game: Game, limit?: number): Localized[];
  search(query: string, options?: SearchOptions): Hit[];
  readonly searcher: Searcher;
  stageImport(): ImportStage;
  imports(): ImportLogEntry[];
  /** Takes all imported cards of a game out. */
  removeCards(game: Game): number;
  checkIntegrity(): void;
  /** A whole copy, readable by itself. */
  backup(to: string): void;
  close(): void;
}

export interface OpenJudgeOptions {
  /** Check every page on opening (default). The command line skips it for a quick start. */
  integrity?: boolean;
  /**
   * Where the file is damaged, put it aside, start a new one and fill it with what can be read of the old and its
   * copies (default). Otherwise a damaged file is refused.
   */
  rescue?: boolean;
  /** For tests: stop at this version. */
  upTo?: number;
  /** The clock; for tests. */
  now?: () => Date;
}

/** "JUDG" */
const applicationId = 0x4a554447;
const keptBackups = 5;

export const judgeDbPath = (dir: string): string => join(dir, 'judge.db');

/** Copies made before migrations, newest first. */
export function backupsIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const number = (name: string) => Number(/(\d+)\.db$/.exec(name)?.[1] ?? 0);
  return readdirSync(dir)
    .filter((name) => /^judge\.backup-.*\.db$/.test(name))
    .sort((a, b) => number(b) - number(a))
    .map((name) => join(dir, name));
}

/** Puts a copy in the place of a damaged database; the damaged file is kept beside it. */
export function restoreBackup(dir: string, backup: string): void {
  const path = judgeDbPath(dir);
  let n = 1;
  while (existsSync(join(dir, `judge.damaged-${n}.db`))) n++;
  if (existsSync(path)) renameSync(path, join(dir, `judge.damaged-${n}.db`));
  for (const side of ['-wal', '-shm']) rmSync(path + side, { force: true });
  const copy = new Database(backup, { readonly: true });
  try {
    copy.prepare('VACUUM INTO ?').run(path);
  } finally {
    copy.close();
  }
}

/** Opens (and where needed creates and migrates) the database of a data folder. */
export function openJudgeDb(dir: string, options: OpenJudgeOptions = {}): JudgeDb {
  const { integrity = true, rescue: mend = true, upTo = migrations.length, now = () => new Date() } = options;
  mkdirSync(dir, { recursive: true });
  const path = judgeDbPath(dir);
  try {
    const db = openSound(path, dir, integrity, upTo);
    if (integrity) copyDaily(db, dir, now());
    return judgeDb(db, path, dir, now);
  } catch (error) {
    if (!mend || !(error instanceof JudgeDbError) || error.code !== 'damaged') throw error;
    const copies = [...dailyCopies(dir), ...backupsIn(dir)];
    const kept = putAside(dir, path);
    const db = openSound(path, dir, false, upTo);
    return Object.assign(judgeDb(db, path, dir, now), { rescued: rescue(db, kept, copies) });
  }
}

function openSound(path: string, dir: string, integrity: boolean, upTo: number): Database.Database {
  const fresh = !existsSync(path);
  const db = openFile(path, dir);
  try {
    prepare(db, dir, path, fresh, integrity, upTo);
    return db;
  } catch (error) {
    db.close();
    throw translate(error, dir);
  }
}

function openFile(path: string, dir: string): Database.Database {
  try {
    return new Database(path, { timeout: 15_000 });
  } catch (error) {
    throw translate(error, dir);
  }
}

function prepare(
  db: Database.Database,
  dir: string,
  path: string,
  fresh: boolean,
  integrity: boolean,
  upTo: number,
): void {
  const mark = Number(db.pragma('application_id', { simple: true }));
  const version = Number(db.pragma('user_version', { simple: true }));
  const empty = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() === 0;
  if (!empty && mark !== applicationId) throw new JudgeDbError('foreign', `${path} is not a judge's database`);
  if (version > migrations.length) {
    throw new JudgeDbError(
      'newer',
      `${path} was written by a newer program (version ${version}, this one knows ${migrations.length})`,
    );
  }
  if (integrity && !fresh) {
    const found = db.pragma('quick_check(1)', { simple: true });
    if (found !== 'ok') throw new JudgeDbError('damaged', `${path} is damaged: ${String(found)}`, backupsIn(dir));
  }
  db.pragma('journal_mode = WAL');
  // FULL: a saved case survives a power cut, not only a crash.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('mmap_size = 268435456');
  db.pragma('cache_size = -32000');
  if (version < upTo) migrate(db, dir, version, upTo, empty);
}

function migrate(db: Database.Database, dir: string, from: number, to: number, empty: boolean): void {
  if (!empty) {
    const last = backupsIn(dir).map((name) => Number(/(\d+)\.db$/.exec(name)?.[1] ?? 0))[0] ?? 0;
    db.prepare('VACUUM INTO ?').run(join(dir, `judge.backup-v${from}-${last + 1}.db`));
    for (const old of backupsIn(dir).slice(keptBackups)) rmSync(old, { force: true });
  }
  for (let n = from; n < to; n++) {
    db.transaction(() => {
      // Another process may have been quicker.
      if (Number(db.pragma('user_version', { simple: true })) > n) return;
      db.exec(migrations[n]!);
      db.pragma(`application_id = ${applicationId}`);
      db.pragma(`user_version = ${n + 1}`);
    }).immediate();
  }
}

function translate(error: unknown, dir: string): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const code = error.code;
  if (code === 'SQLITE_FULL') return new JudgeDbError('disk-full', 'the disk is full; nothing was changed');
  if (code.startsWith('SQLITE_BUSY')) return new JudgeDbError('busy', 'the database is in use by another program');
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') {
    return new JudgeDbError('damaged', `${judgeDbPath(dir)} is damaged: ${error.message}`, backupsIn(dir));
  }
  return error;
}

type CaseRow = Omit<SavedCase, 'deleted'> & { deleted: string | null; json: string };

function judgeDb(db: Database.Database, path: string, dir: string, now: () => Date): JudgeDb {
  const get = statements(db);
  const time = () => now().toISOString();
  /** Runs a change as one transaction; what fails changes nothing. */
  const change = <T>(work: () => T): T => {
    try {
      return db.transaction(work).immediate();
    } catch (error) {
      throw translate(error, dir);
    }
  };
  const run = (sql: string, ...values: unknown[]): number => change(() => get.run(sql, ...values));
  const saved = ({ deleted, id, title, game, created, updated }: CaseRow): SavedCase => ({
    id,
    title,
    game,
    created,
    updated,
    ...(deleted !== null && { deleted }),
  });

  type CardRow = { id: string; game: Game; json: string; meta: string };
  const found = (row: CardRow): FoundCard => ({
    id: row.id,
    game: row.game,
    card: JSON.parse(row.json) as LibraryCard,
    source: 'imported',
  });
  const cardRow = (id: string) => get.one<CardRow>('SELECT * FROM card WHERE id = ?', id);
  const cards = (name: string, game: Game) => findCard(get, name, game).map((id) => found(cardRow(id)!));
  const textOf = (ref: string): Localized => {
    const row = cardRow(ref);
    return row ? bodyOf(JSON.parse(row.json) as ImportedFacts) : { en: '', de: '' };
  };
  // Databases of version 1 (tests only) hold no cards yet.
  let searcher: Searcher | undefined;
  const theSearcher = () => (searcher ??= new Searcher({ db, source: 'imported', text: (_, ref) => textOf(ref) }));

  return {
    path,
    saveCase({ id = randomUUID(), title, game, case: value }) {
      const at = time();
      run(
        `INSERT INTO saved_case (id, title, game, json, words, created, updated) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)
         ON CONFLICT DO UPDATE SET title = ?2, game = ?3, json = ?4, words = ?5, updated = ?6, deleted = NULL`,
        id,
        title,
        game,
        JSON.stringify(value),
        ` ${words(title).join(' ')}`,
        at,
      );
      return saved(get.one<CaseRow>('SELECT * FROM saved_case WHERE id = ?', id)!);
    },
    savedCase(id) {
      const row = get.one<CaseRow>('SELECT * FROM saved_case WHERE id = ?', id);
      return row && { ...saved(row), case: JSON.parse(row.json) as unknown };
    },
    savedCases({ query = '', game, limit = 50, offset = 0, deleted = false } = {}) {
      const tokens = words(query);
      const where =
        `deleted IS ${deleted ? 'NOT NULL' : 'NULL'} AND (?1 IS NULL OR game = ?1)` +
        tokens.map((_, i) => ` AND instr(words, ?${i + 2}) > 0`).join('');
      const values = [game ?? null, ...tokens.map((token) => ` ${token}`)];
      const total = get.one<{ n: number }>(`SELECT count(*) AS n FROM saved_case WHERE ${where}`, ...values)!.n;
      const rows = get.all<CaseRow>(
        `SELECT * FROM saved_case WHERE ${where} ORDER BY updated DESC, id LIMIT ${Math.max(0, Math.trunc(limit))} OFFSET ${Math.max(0, Math.trunc(offset))}`,
        ...values,
      );
      return { total, cases: rows.map(saved) };
    },
    deleteCase: (id) => run('UPDATE saved_case SET deleted = ? WHERE id = ? AND deleted IS NULL', time(), id) > 0,
    restoreCase: (id) => run('UPDATE saved_case SET deleted = NULL WHERE id = ? AND deleted IS NOT NULL', id) > 0,
    autosave: (slot, value) =>
      void run('INSERT OR REPLACE INTO autosave VALUES (?, ?, ?)', slot, JSON.stringify(value ?? null), time()),
    autosaved(slot) {
      const row = get.one('SELECT json FROM autosave WHERE slot = ?', slot);
      return row && (JSON.parse(row.json) as unknown);
    },
    clearAutosave: (slot) => void run('DELETE FROM autosave WHERE slot = ?', slot),
    setting(key) {
      const row = get.one('SELECT json FROM setting WHERE key = ?', key);
      return row && (JSON.parse(row.json) as unknown);
    },
    settings: () =>
      Object.fromEntries(
        get
          .all<{ key: string; json: string }>('SELECT * FROM setting ORDER BY key')
          .map((row) => [row.key, JSON.parse(row.json) as unknown]),
      ),
    setSetting: (key, value) =>
      void run('INSERT OR REPLACE INTO setting VALUES (?, ?)', key, JSON.stringify(value ?? null)),
    saveNote({ id = randomUUID(), subject, text }) {
      run(
        `INSERT INTO note (id, subject, text, created, updated) VALUES (?1, ?2, ?3, ?4, ?4)
         ON CONFLICT DO UPDATE SET subject = ?2, text = ?3, updated = ?4, deleted = NULL`,
        id,
        subject,
        text,
        time(),
      );
      return get.one<Note>('SELECT id, subject, text, created, updated FROM note WHERE id = ?', id)!;
    },
    notes: (subject) =>
      get.all<Note>(
        'SELECT id, subject, text, created, updated FROM note WHERE deleted IS NULL AND (?1 IS NULL OR subject = ?1) ORDER BY created, id',
        subject ?? null,
      ),
    deleteNote: (id) => run('UPDATE note SET deleted = ? WHERE id = ? AND deleted IS NULL', time(), id) > 0,
    card: (name, game) => cards(name, game)[0],
    cards,
    cardById(id) {
      const row = cardRow(id);
      return row && { ...found(row), meta: JSON.parse(row.meta) as Record<string, unknown> };
    },
    cardCount: (game) =>
      get.one<{ n: number }>('SELECT count(*) AS n FROM card WHERE ?1 IS NULL OR game = ?1', game ?? null)!.n,
    suggest: (name, game, limit = 3) => suggestCards(get, name, game, limit),
    search: (query, options) => search([theSearcher()], query, options),
    get searcher() {
      return theSearcher();
    },
    stageImport: () => stageImport(db, change, time),
    imports: () =>
      get
        .all<Omit<ImportLogEntry, 'formats' | 'problems'> & { formats: string; problems: string }>(
          'SELECT * FROM import ORDER BY id DESC',
        )
        .map((row) => ({ ...row, formats: row.formats.split(' '), problems: JSON.parse(row.problems) as unknown[] })),
    removeCards: (game) =>
      change(() => {
        const refs = get.all<{ id: string }>('SELECT id FROM card WHERE game = ?', game);
        const index = new IndexWriter(db);
        for (const { id } of refs) index.remove(id);
        return db.prepare('DELETE FROM card WHERE game = ?').run(game).changes;
      }),
    checkIntegrity() {
      const answer = db.pragma('quick_check(1)', { simple: true });
      if (answer !== 'ok') throw new JudgeDbError('damaged', `${path} is damaged: ${String(answer)}`, backupsIn(dir));
    },
    backup: (to) => void db.prepare('VACUUM INTO ?').run(to),
    close: () => db.close(),
  };
}

let stages = 0;

function stageImport(db: Database.Database, change: <T>(work: () => T) => T, time: () => string): ImportStage {
  const table = `temp.staged_${++stages}`;
  db.exec(
    `CREATE TABLE ${table} (n INTEGER PRIMARY KEY, id TEXT NOT NULL, game TEXT NOT NULL, weight INTEGER NOT NULL, json TEXT NOT NULL, meta TEXT NOT NULL)`,
  );
  const insert = db.prepare(`INSERT INTO ${table} (n, id, game, weight, json, meta) VALUES (?, ?, ?, ?, ?, ?)`);
  const count = () => db.prepare(`SELECT count(*) FROM ${table}`).pluck().get() as number;
  let last = 0;
  let waiting: { n: number; staged: ImportedCard }[] = [];
  // Laid down in groups: a transaction of the temporary table for each card alone would take longer than the reading.
  const flush = () => {
    const group = waiting;
    waiting = [];
    db.transaction(() => {
      for (const { n, staged } of group) {
        const { id, game, weight = 0, card, meta = {} } = staged;
        insert.run(n, id, game, weight, JSON.stringify(card), JSON.stringify(meta));
      }
    })();
  };
  return {
    add(staged) {
      waiting.push({ n: ++last, staged });
      if (waiting.length >= 500) flush();
    },
    count: () => (flush(), count()),
    mark: () => last,
    revertTo(mark) {
      waiting = waiting.filter(({ n }) => n <= mark);
      db.prepare(`DELETE FROM ${table} WHERE n > ?`).run(mark);
    },
    commit(log, onProgress = () => {}) {
      flush();
      return change(() => writeStaged(db, table, count(), log, time(), onProgress));
    },
    drop: () => void db.exec(`DROP TABLE IF EXISTS ${table}`),
  };
}

interface StagedRow {
  n: number;
  id: string;
  game: Game;
  weight: number;
  json: string;
  meta: string;
}

function writeStaged(
  db: Database.Database,
  table: string,
  total: number,
  log: { file: string; formats: string[]; skipped: number; problems: unknown[] },
  at: string,
  onProgress: (written: number, total: number) => void,
): { added: number; updated: number; unchanged: number; cards: Partial<Record<Game, number>> } {
  const index = new IndexWriter(db);
  const next = db.prepare(`SELECT * FROM ${table} WHERE n > ? ORDER BY n LIMIT 500`);
  const old = db.prepare('SELECT json, meta FROM card WHERE id = ?');
  const put = db.prepare('INSERT OR REPLACE INTO card (id, game, json, meta) VALUES (?, ?, ?, ?)');
  const seen = { added: new Set<string>(), updated: new Set<string>(), unchanged: new Set<string>() };
  const games: Partial<Record<Game, number>> = {};
  let written = 0;
  for (let rows = next.all(0) as StagedRow[]; rows.length > 0; rows = next.all(rows.at(-1)!.n) as StagedRow[]) {
    for (const row of rows) {
      written++;
      const before = old.get(row.id) as { json: string; meta: string } | undefined;
      const card = JSON.parse(row.json) as ImportedFacts;
      const merged = before ? mergeCards(JSON.parse(before.json) as ImportedFacts, card) : card;
      const meta = before ? { ...(JSON.parse(before.meta) as object), ...(JSON.parse(row.meta) as object) } : undefined;
      const json = JSON.stringify(merged);
      const metaJson = meta ? JSON.stringify(meta) : row.meta;
      if (before && before.json === json && before.meta === metaJson) {
        if (!seen.added.has(row.id) && !seen.updated.has(row.id)) seen.unchanged.add(row.id);
        continue;
      }
      if (before) index.remove(row.id);
      if (!before) seen.added.add(row.id);
      else if (!seen.added.has(row.id)) seen.updated.add(row.id);
      put.run(row.id, row.game, json, metaJson);
      addToIndex(index, row, merged);
    }
    onProgress(written, total);
  }
  for (const id of new Set([...seen.added, ...seen.updated, ...seen.unchanged])) {
    const game = id.startsWith('ygo:') ? 'ygo' : 'ptcg';
    games[game] = (games[game] ?? 0) + 1;
  }
  seen.updated.forEach((id) => seen.unchanged.delete(id));
  const counts = { added: seen.added.size, updated: seen.updated.size, unchanged: seen.unchanged.size };
  db.prepare(
    'INSERT INTO import (file, formats, at, added, updated, unchanged, skipped, problems) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  ).run(
    log.file,
    log.formats.join(' '),
    at,
    counts.added,
    counts.updated,
    counts.unchanged,
    log.skipped,
    JSON.stringify(log.problems),
  );
  return { ...counts, cards: games };
}

function addToIndex(index: IndexWriter, row: StagedRow, card: ImportedFacts): void {
  const { en, de } = card.name;
  const short = en ? initials(en) : undefined;
  index.add({
    kind: 'card',
    ref: row.id,
    game: row.game,
    rulesets: [],
    title: { en: en ?? '', de: de ?? '' },
    names: [
      ...(en ? [{ text: en, lang: 'en' as const, via: 'name' as const }] : []),
      ...(de ? [{ text: de, lang: 'de' as const, via: 'name' as const }] : []),
      ...card.prints.map((text) => ({ text, via: 'print' as const })),
      ...(short && row.game === 'ygo' ? [{ text: short, lang: 'en' as const, via: 'initials' as const }] : []),
    ],
    body: bodyOf(card),
    weight: row.weight,
  });
}
