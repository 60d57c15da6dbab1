/**
 * The judge's own data: cases, notes, settings, imported cards, in one SQLite file of the data folder. WAL, checked at
 * start, copied aside before it is migrated. Plain synchronous functions; for a worker: pass the folder, open there.
 */
import type Database from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { bodyOf, type ImportedFacts } from '../import/card.ts';
import type { Game, LibraryCard, Localized } from '../schema.ts';
import { findCard, statements, suggestCards, type FoundCard } from '../rules-db.ts';
import { search, Searcher, type Hit, type SearchOptions } from '../search.ts';
import { IndexWriter } from '../search-index.ts';
import { words } from '../text.ts';
import { migrations } from './migrations.ts';
import { backupsIn, checkPages, JudgeDbError, judgeDbPath, openSound, translate } from './opening.ts';
import { copyDaily, dailyCopies, putAside, rescue, type Rescue } from './rescue.ts';
import { stageImport, type ImportStage } from './stage.ts';

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
    checkIntegrity: () => checkPages(db, path, dir),
    backup: (to) => void db.prepare('VACUUM INTO ?').run(to),
    close: () => db.close(),
  };
}
