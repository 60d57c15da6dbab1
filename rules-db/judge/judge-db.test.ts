/** The judge's own data as it is used: cases, copies, restoring, and what earlier versions kept. */
import Database from 'better-sqlite3';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { carryOut, planRestore, recordsIn, type Plan } from './archive.ts';
import { CasebookStore } from './casebook.ts';
import { JudgeDbError } from './failure.ts';
import { judgeDbPath } from './folder.ts';
import { openJudgeDb, type JudgeDb } from './judge-db.ts';
import { migrations } from './migrations.ts';

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
const day = 86_400_000;

test('cases are saved, found by their words, deleted and brought back', () => {
  const db = judge();
  const a = db.saveCase({ title: 'Tisch 7: Überläufer', game: 'ygo', case: { n: 1 } });
  db.saveCase({ title: 'Two knocked out', game: 'ptcg', case: { n: 2 } });
  expect(db.savedCases().cases.map((c) => c.title)).toEqual(['Two knocked out', 'Tisch 7: Überläufer']);
  expect(db.savedCases({ query: 'ueberl tisch' }).cases.map((c) => c.id)).toEqual([a.id]);
  expect(db.savedCases({ game: 'ptcg' }).total).toBe(1);
  db.saveCase({ id: a.id, title: 'Tisch 7', game: 'ygo', case: { n: 3 } });
  expect(db.savedCase(a.id)).toMatchObject({ title: 'Tisch 7', case: { n: 3 }, created: a.created });
  expect(db.deleteCase(a.id)).toBe(true);
  expect(db.deleteCase(a.id)).toBe(false);
  expect(db.savedCases().total).toBe(1);
  expect(db.savedCases({ deleted: true }).cases.map((c) => c.id)).toEqual([a.id]);
  expect(db.restoreCase(a.id)).toBe(true);
  expect(db.savedCases().total).toBe(2);
});

test('what is written carries its format and the version of the app', () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string }; // prettier-ignore
  expect(judge().saveCase({ title: 'x', game: 'ygo', case: {} })).toMatchObject({ format: 1, app: version });
});

test('a clock that goes back never makes newer work look old', () => {
  let at = Date.UTC(2026, 5, 1);
  const db = judge({ now: () => new Date(at) });
  db.saveCase({ id: 'first', title: 'first', game: 'ygo', case: {} });
  at -= 400 * day;
  db.saveCase({ id: 'second', title: 'second', game: 'ygo', case: {} });
  db.saveCase({ id: 'first', title: 'first again', game: 'ygo', case: {} });
  expect(db.savedCases().cases.map((c) => c.title)).toEqual(['first again', 'second']);
  db.close();
  open = [];
  // Copies likewise: the one made last is the newest, and each is made although the last one lies in the future.
  const made = [0, -500, 200].map((shift) => {
    const later = judge({ now: () => new Date(at + shift * day) });
    later.setSetting('shift', shift);
    later.close();
    return openJudgeDb(dir, { now: () => new Date(at + shift * day) });
  });
  const [newest] = made.at(-1)!.copies();
  made.at(-1)!.restoreFrom({ copy: newest!.id }, 'replace');
  expect(made.at(-1)!.setting('shift')).not.toBe(0);
  made.forEach((one) => one.close());
  open = [];
});

test('copies are kept for a week, one for each day', () => {
  for (let n = 0; n < 12; n++) {
    const db = openJudgeDb(dir, { now: () => new Date(Date.now() + n * day) });
    db.setSetting('n', n);
    db.close();
  }
  const copies = judge().copies();
  expect(copies).toHaveLength(7);
  expect(new Set(copies.map(({ made }) => made.slice(0, 10))).size).toBe(7);
});

test('folder and files are for their owner alone', () => {
  rmSync(dir, { recursive: true });
  const db = judge();
  db.setSetting('lang', 'de');
  expect(db.cardCount()).toBe(0);
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(mode(dir)).toBe('700');
  for (const name of readdirSync(dir)) expect([name, mode(join(dir, name))]).toEqual([name, '600']);
  db.close();
  chmodSync(join(dir, 'casebook.db'), 0o644);
  openJudgeDb(dir).setting('lang');
  expect(mode(join(dir, 'casebook.db'))).toBe('600');
});

test('everything in one file: saved, destroyed, restored elsewhere', () => {
  const db = judge();
  db.saveCase({ id: 'c', title: 'Table 7', game: 'ygo', case: { n: 1 } });
  db.saveNote({ id: 'n', subject: 'ygo.chain', text: 'asked at table 12' });
  db.setSetting('lang', 'de');
  db.autosave('table', { half: 'done' });
  const text = db.archive();
  rmSync(dir, { recursive: true });
  const other = mkdtempSync(join(tmpdir(), 'judge-other-'));
  const fresh = openJudgeDb(other);
  expect(fresh.restoreFrom({ file: text }, 'add')).toEqual({ brought: 4, hidden: 0, broken: 0 });
  expect(fresh.savedCase('c')).toMatchObject({ title: 'Table 7', case: { n: 1 } });
  expect([fresh.setting('lang'), fresh.notes()[0]!.text, fresh.autosaved('table')]).toEqual(['de', 'asked at table 12', { half: 'done' }]); // prettier-ignore
  expect(fresh.restoreFrom({ file: text }, 'add').brought).toBe(0);
  fresh.close();
  rmSync(other, { recursive: true });
});

test('a file whose records were changed brings back only those that are as they were written', () => {
  const db = judge();
  db.saveCase({ id: 'good', title: 'good', game: 'ygo', case: {} });
  db.saveCase({ id: 'bad', title: 'bad', game: 'ygo', case: {} });
  const text = db.archive().replace('\\"title\\":\\"bad\\"', '\\"title\\":\\"BAD\\"');
  db.deleteCase('good');
  db.deleteCase('bad');
  expect(db.restoreFrom({ file: text }, 'add')).toEqual({ brought: 1, hidden: 0, broken: 1 });
  expect(db.savedCases().cases.map(({ id }) => id)).toEqual(['good']);
  // Going back to that file leaves what is damaged in it as it is here.
  db.restoreCase('bad');
  expect(db.restoreFrom({ file: text }, 'replace')).toEqual({ brought: 0, hidden: 0, broken: 1 });
  expect(db.savedCases().total).toBe(2);
  for (const wrong of ['', 'nonsense', '[]', '{"format":"other"}', 'null', '{"format":"judge-casebook"}'])
    expect(code(() => db.restoreFrom({ file: wrong }, 'add'))).toBe('foreign');
  expect(code(() => db.restoreFrom({ file: '{"format":"judge-casebook","version":99,"records":[]}' }, 'add'))).toBe('newer'); // prettier-ignore
});

test('going back to a copy can itself be undone', () => {
  const db = judge();
  db.setSetting('lang', 'de');
  db.saveCase({ id: 'kept', title: 'then', game: 'ygo', case: {} });
  db.close();
  open = [];
  const again = judge();
  const [then] = again.copies();
  again.saveCase({ id: 'kept', title: 'now', game: 'ygo', case: {} });
  again.saveCase({ id: 'new', title: 'new', game: 'ygo', case: {} });
  expect(again.restoreFrom({ copy: then!.id }, 'replace')).toEqual({ brought: 1, hidden: 1, broken: 0 });
  expect(again.savedCases().cases.map(({ title }) => title)).toEqual(['then']);
  const undo = again.copies().find(({ of }) => of === 'restore')!;
  again.restoreFrom({ copy: undo.id }, 'replace');
  expect(
    again
      .savedCases()
      .cases.map(({ title }) => title)
      .sort(),
  ).toEqual(['new', 'now']);
});

/** What each earlier version kept, written by its own tables. */
test.each([1, 2])('what version %i kept is in the casebook, and its file stays as it was', (version) => {
  const path = judgeDbPath(dir);
  const old = new Database(path);
  for (const sql of migrations.slice(0, version)) old.exec(sql);
  old.pragma(`application_id = ${0x4a554447}`);
  old.pragma(`user_version = ${version}`);
  const at = '2026-01-01T00:00:00.000Z';
  old.prepare('INSERT INTO saved_case VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run('c1', 'Reborn', 'ygo', '{"game":"ygo"}', ' reborn', at, at, null); // prettier-ignore
  old.prepare('INSERT INTO saved_case VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run('c2', 'Gone', 'ygo', '{}', ' gone', at, at, at); // prettier-ignore
  old.prepare('INSERT INTO autosave VALUES (?, ?, ?)').run('table', '{"half":"done"}', at);
  old.prepare('INSERT INTO setting VALUES (?, ?)').run('lang', '"de"');
  old.prepare('INSERT INTO note VALUES (?, ?, ?, ?, ?, ?)').run('n1', 'ygo.chain', 'asked', at, at, null);
  old.close();
  const before = readFileSync(path);
  const db = judge();
  expect(db.savedCases().cases).toMatchObject([{ id: 'c1', title: 'Reborn', created: at, format: 1 }]);
  expect(db.savedCases({ deleted: true }).cases).toMatchObject([{ id: 'c2' }]);
  expect(db.savedCase('c1')!.case).toEqual({ game: 'ygo' });
  expect([db.autosaved('table'), db.settings(), db.notes()[0]!.text]).toEqual([{ half: 'done' }, { lang: 'de' }, 'asked']); // prettier-ignore
  // Until the cards are looked into.
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(db.state()).toEqual({});
  // Only once: what was deleted since stays deleted.
  db.deleteCase('c1');
  db.close();
  open = [];
  expect(judge().savedCases().total).toBe(0);
  expect(judge().cardCount()).toBe(0);
});

test('every table of our own is STRICT', () => {
  const db = judge();
  db.setSetting('a', 1);
  db.cardCount();
  for (const name of ['casebook.db', 'judge.db']) {
    const raw = new Database(join(dir, name), { readonly: true });
    const tables = raw.prepare("SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'").all() as { name: string; strict: number }[]; // prettier-ignore
    raw.close();
    expect(tables.length).toBeGreaterThan(1);
    expect(tables.filter((t) => t.strict === 0)).toEqual([]);
  }
});

test('a foreign and a newer file are told apart and left alone', () => {
  const path = join(dir, 'casebook.db');
  const other = new Database(path);
  other.exec('CREATE TABLE t (x)');
  other.close();
  const before = readFileSync(path);
  expect(code(() => judge().settings())).toBe('foreign');
  expect(readFileSync(path).equals(before)).toBe(true);
  rmSync(path);
  judge().setSetting('a', 1);
  open.pop()!.close();
  const newer = new Database(path);
  newer.pragma('user_version = 999');
  newer.close();
  expect(code(() => judge().settings())).toBe('newer');
});

test('bringing back is worked out before anything is locked, and anew where something was saved meanwhile', () => {
  const a = judge();
  a.saveCase({ id: 'old', title: 'Old', game: 'ygo', case: {} });
  const file = a.archive();
  a.deleteCase('old');
  const plans: Plan[] = [];
  const store = new CasebookStore(dir, () => new Date());
  const found = recordsIn(file)!;
  plans.push(store.read((db) => planRestore(db, found, 'add', new Date())));
  judge().saveCase({ id: 'new', title: 'New', game: 'ygo', case: {} });
  expect(store.write((db) => carryOut(db, plans[0]!))).toBe(false);
  expect(a.savedCase('old')?.deleted).toBeDefined();
  plans.push(store.read((db) => planRestore(db, found, 'add', new Date())));
  expect(store.write((db) => carryOut(db, plans[1]!))).toBe(true);
  expect([a.savedCase('old')?.deleted, a.savedCase('new')?.title]).toEqual([undefined, 'New']);
  store.close();
});

test.each([
  ['another program wrote', 'application_id = 7', 'foreign'],
  ['a newer version wrote', `user_version = ${migrations.length + 1}`, 'newer'],
])('cards that %s are told of once, not at each question, and no longer once they are gone', (_, mark, failure) => {
  judge().cardCount();
  open.pop()!.close();
  const told: object[] = [];
  const file = new Database(judgeDbPath(dir));
  file.exec('CREATE TABLE IF NOT EXISTS something (n)');
  file.pragma(mark);
  file.close();
  const db = judge({ onNotice: (state) => told.push(state) });
  expect([db.hasCards(), db.hasCards(), db.state().cardsFailure]).toEqual([false, false, failure]);
  expect(told.filter((one) => 'cardsFailure' in one)).toEqual([{ cardsFailure: failure }]);
  expect(code(() => db.cardCount())).toBe(failure);
  rmSync(judgeDbPath(dir));
  expect([db.cardCount(), db.hasCards(), db.state().cardsFailure]).toEqual([0, true, undefined]);
});

test('damage met after the cards were opened is told when they are looked through, and the file put aside', () => {
  const db = judge();
  expect(code(() => db.lookThroughCards())).toBe('none');
  db.cardCount();
  expect(code(() => db.lookThroughCards())).toBe('none');
  const file = new Database(judgeDbPath(dir));
  file.exec("INSERT INTO card (id, game, json, meta) VALUES ('x', 'ygo', '{', '{}')");
  file.close();
  expect(code(() => db.lookThroughCards())).toBe('cards-damaged');
  expect(db.cardCount()).toBe(0);
  expect(db.state().cardsAside).toBeDefined();
});

test('what is erased is in no copy afterwards, and it is told how many records and copies changed; what is as it was is not written anew', () => {
  const db = judge();
  const a = db.saveCase({ title: 'Table 7: Kim', game: 'ygo', case: { n: 1 } });
  db.saveCase({ title: 'Table 8', game: 'ygo', case: { n: 2 } });
  const file = { file: db.archive() };
  // A copy is made of what is replaced.
  db.restoreFrom(file, 'replace');
  const [copy] = db.copies();
  const held = () => readFileSync(copy!.path).includes('Kim');
  expect(held()).toBe(true);
  expect(db.erase(() => undefined)).toEqual({ records: 0, copies: 0 });
  const before = readFileSync(copy!.path);
  const kim: Parameters<JudgeDb['erase']>[0] = (row) => (row.key === a.id ? null : undefined);
  expect(db.erase(kim)).toEqual({ records: 1, copies: db.copies().length });
  expect([held(), readFileSync(copy!.path).equals(before)]).toEqual([false, false]);
  expect(db.erase(kim)).toEqual({ records: 0, copies: 0 });
  expect(db.savedCases().cases.map(({ title }) => title)).toEqual(['Table 8']);
});
