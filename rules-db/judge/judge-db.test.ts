import Database from 'better-sqlite3';
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJudgeDb, type JudgeDb } from './judge-db.ts';
import { backupsIn, JudgeDbError, judgeDbPath, restoreBackup } from './opening.ts';
import { migrations } from './migrations.ts';
import { dailyCopies } from './rescue.ts';

let dir: string;
let open: JudgeDb[] = [];
const judge = (options: Parameters<typeof openJudgeDb>[1] = {}) => {
  const db = openJudgeDb(dir, options);
  open.push(db);
  return db;
};
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'judge-'))));
afterEach(() => {
  for (const db of open) db.close();
  open = [];
  rmSync(dir, { recursive: true, force: true });
});
const code = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof JudgeDbError) return error.code;
    throw error;
  }
  return 'none';
};
const schemaOf = (path: string): unknown[] => {
  const db = new Database(path, { readonly: true });
  const rows = db
    .prepare("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name")
    .all();
  db.close();
  return rows;
};

/** What each version could hold, and what must still be there one version later. */
const samples: { fill: (db: JudgeDb) => void; expect: (db: JudgeDb) => void }[] = [
  { fill: () => {}, expect: (db) => expect(db.savedCases().total).toBe(0) },
  {
    fill: (db) => {
      db.saveCase({ id: 'c1', title: 'Reborn und Taifun', game: 'ygo', case: { game: 'ygo' } });
      db.autosave('ygo', { half: 'done' });
      db.setSetting('lang', 'de');
      db.saveNote({ id: 'n1', subject: 'ygo.chain.resolution-order', text: 'asked at table 12' });
    },
    expect: (db) => {
      expect(db.savedCase('c1')).toMatchObject({ title: 'Reborn und Taifun', case: { game: 'ygo' } });
      expect(db.autosaved('ygo')).toEqual({ half: 'done' });
      expect(db.setting('lang')).toBe('de');
      expect(db.notes()[0]!.text).toBe('asked at table 12');
      expect(db.cardCount()).toBe(0);
    },
  },
];

test.each(migrations.map((_, i) => i + 1))('migration to version %i keeps what version before held', (version) => {
  const before = judge({ upTo: version - 1 });
  samples[version - 1]!.fill(before);
  before.close();
  open = [];
  const after = judge({ upTo: version });
  samples[version - 1]!.expect(after);
  after.checkIntegrity();
  expect(backupsIn(dir)).toHaveLength(version === 1 ? 0 : 1);
  const fresh = mkdtempSync(join(tmpdir(), 'judge-fresh-'));
  openJudgeDb(fresh, { upTo: version }).close();
  expect(schemaOf(judgeDbPath(dir))).toEqual(schemaOf(judgeDbPath(fresh)));
  rmSync(fresh, { recursive: true });
});

test('every table of our own is STRICT', () => {
  judge();
  const db = new Database(judgeDbPath(dir), { readonly: true });
  const tables = db.prepare("SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'").all() as { name: string; strict: number }[]; // prettier-ignore
  db.close();
  expect(tables.length).toBeGreaterThan(5);
  expect(tables.filter((t) => t.strict === 0)).toEqual([]);
});

test('the copy made before a migration can be put back', () => {
  const before = judge({ upTo: 1 });
  before.setSetting('lang', 'de');
  before.close();
  const after = judge();
  after.setSetting('lang', 'en');
  after.close();
  open = [];
  restoreBackup(dir, backupsIn(dir)[0]!);
  expect(judge().setting('lang')).toBe('de');
  expect(existsSync(join(dir, 'judge.damaged-1.db'))).toBe(true);
});

test('cases are saved, found by their words, deleted and brought back', () => {
  let clock = 0;
  const db = judge({ now: () => new Date(Date.UTC(2026, 0, 1, 0, 0, clock++)) });
  const a = db.saveCase({ title: 'Tisch 7: Überläufer', game: 'ygo', case: { n: 1 } });
  db.saveCase({ title: 'Two knocked out', game: 'ptcg', case: { n: 2 } });
  expect(db.savedCases().cases.map((c) => c.title)).toEqual(['Two knocked out', 'Tisch 7: Überläufer']);
  expect(db.savedCases({ query: 'ueberl tisch' }).cases.map((c) => c.id)).toEqual([a.id]);
  expect(db.savedCases({ game: 'ptcg' }).total).toBe(1);
  db.saveCase({ id: a.id, title: 'Tisch 7', game: 'ygo', case: { n: 3 } });
  expect(db.savedCase(a.id)).toMatchObject({ title: 'Tisch 7', case: { n: 3 }, created: a.created });
  expect(db.deleteCase(a.id)).toBe(true);
  expect(db.savedCases().total).toBe(1);
  expect(db.savedCases({ deleted: true }).cases.map((c) => c.id)).toEqual([a.id]);
  expect(db.restoreCase(a.id)).toBe(true);
  expect(db.savedCases().total).toBe(2);
});

test('a full disk changes nothing and says so', () => {
  const db = judge();
  db.saveCase({ id: 'small', title: 'small', game: 'ygo', case: {} });
  db.close();
  open = [];
  const limited = judge();
  // As full as it is now.
  const raw = new Database(judgeDbPath(dir));
  raw.close();
  const pages = limited.searcher.of.db.pragma('page_count', { simple: true }) as number;
  limited.searcher.of.db.pragma(`max_page_count = ${pages}`);
  expect(code(() => limited.saveCase({ id: 'big', title: 'big', game: 'ygo', case: 'x'.repeat(500_000) }))).toBe(
    'disk-full',
  );
  expect(limited.savedCase('big')).toBeUndefined();
  expect(limited.savedCase('small')).toBeDefined();
  limited.checkIntegrity();
});

test('a foreign, a newer and a damaged file are told apart and left alone', () => {
  const path = judgeDbPath(dir);
  const other = new Database(path);
  other.exec('CREATE TABLE t (x)');
  other.close();
  expect(code(() => openJudgeDb(dir))).toBe('foreign');
  rmSync(path);
  openJudgeDb(dir).close();
  const newer = new Database(path);
  newer.pragma('user_version = 999');
  newer.close();
  expect(code(() => openJudgeDb(dir))).toBe('newer');
  rmSync(path);
  openJudgeDb(dir).close();
  truncateSync(path, 20_000);
  const before = readFileSync(path);
  expect(code(() => openJudgeDb(dir, { rescue: false }))).toBe('damaged');
  expect(readFileSync(path).equals(before)).toBe(true);
  writeFileSync(path, 'no database at all, but long enough to be read as one');
  expect(code(() => openJudgeDb(dir, { rescue: false }))).toBe('damaged');
});

test('out of a damaged file what can be read is rescued, the rest comes from the daily copy', () => {
  const path = judgeDbPath(dir);
  const first = openJudgeDb(dir);
  for (let i = 0; i < 200; i++)
    first.saveCase({ id: `c${i}`, title: `Case ${i}`, game: 'ygo', case: { text: 'x'.repeat(2000) } });
  first.setSetting('lang', 'de');
  first.close();
  // The app starts once more on another day: the daily copy is made.
  openJudgeDb(dir).close();
  const bytes = readFileSync(path);
  bytes.fill(0xab, Math.floor(bytes.length * 0.5), Math.floor(bytes.length * 0.55));
  writeFileSync(path, bytes);
  const db = judge();
  expect(db.rescued!.rows.saved_case!.fromFile).toBeGreaterThan(10);
  expect(db.rescued!.rows.saved_case!.fromCopies).toBeGreaterThan(0);
  expect(db.savedCases({ limit: 1 }).total).toBe(200);
  expect(db.setting('lang')).toBe('de');
  expect(existsSync(db.rescued!.kept)).toBe(true);
  db.checkIntegrity();
  expect(db.search('anything')).toEqual([]);
});

test('a daily copy is made once a day, and three are kept', () => {
  for (let n = 1; n <= 5; n++) {
    const db = openJudgeDb(dir, { now: () => new Date(Date.now() + n * 86_400_000) });
    db.setSetting('n', n);
    db.close();
  }
  expect(dailyCopies(dir)).toHaveLength(3);
});
