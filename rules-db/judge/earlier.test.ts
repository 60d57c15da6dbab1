/** What earlier versions kept, in their file and its copies: of each record the newest state, older than anything a casebook holds. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { earlierRows } from './earlier.ts';
import { migrations } from './migrations.ts';
import { isSound } from './record.ts';

let dir: string;
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'earlier-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();
function file(name: string, fill: (db: Database.Database) => void): void {
  const db = new Database(join(dir, name));
  db.exec(migrations[0]!);
  fill(db);
  db.close();
}
const putCase = (id: string, title: string, updated: number, deleted?: number) => (db: Database.Database) =>
  void db.prepare('INSERT INTO saved_case VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run(id, title, 'ygo', '{"n":1}', '', day(1), day(updated), deleted === undefined ? null : day(deleted)); // prettier-ignore

test('each table’s rows become records, as they were', () => {
  file('judge.db', (db) => {
    putCase('c', 'Tisch 7', 2)(db);
    db.prepare('INSERT INTO autosave VALUES (?, ?, ?)').run('table', '{"half":1}', day(3));
    db.prepare('INSERT INTO setting VALUES (?, ?)').run('lang', '"de"');
    db.prepare('INSERT INTO note VALUES (?, ?, ?, ?, ?, ?)').run('n', 'ygo.chain', 'asked', day(4), day(5), day(6));
  });
  const rows = earlierRows(dir);
  expect(rows.every(isSound)).toBe(true);
  const same = { format: 1, app: '0.1.0' };
  expect(rows.map(({ sum: _, ...row }) => row)).toEqual([
    { ...same, kind: 'setting', key: 'lang', head: '{}', body: '"de"', words: '', rev: 1, created: new Date(0).toISOString(), updated: new Date(0).toISOString(), deleted: null },
    { ...same, kind: 'case', key: 'c', head: '{"title":"Tisch 7","game":"ygo"}', body: '{"n":1}', words: ' tisch 7', rev: 2, created: day(1), updated: day(2), deleted: null },
    { ...same, kind: 'autosave', key: 'table', head: '{}', body: '{"half":1}', words: '', rev: 3, created: day(3), updated: day(3), deleted: null },
    { ...same, kind: 'note', key: 'n', head: '{"subject":"ygo.chain"}', body: '"asked"', words: '', rev: 4, created: day(4), updated: day(5), deleted: day(6) },
  ]); // prettier-ignore
});

test('of several files the newest state counts: changed later, or hidden later', () => {
  file('judge.db', (db) => [putCase('a', 'old', 2), putCase('b', 'hidden', 2, 5), putCase('c', 'back', 7, 3), putCase('d', 'same', 4)].forEach((put) => put(db))); // prettier-ignore
  file('judge.daily-1.db', (db) => [putCase('a', 'new', 3), putCase('b', 'shown', 4), putCase('c', 'gone', 2, 6), putCase('d', 'another', 4)].forEach((put) => put(db))); // prettier-ignore
  const titles = earlierRows(dir).map(({ key, head, deleted }) => [key, (JSON.parse(head) as { title: string }).title, deleted !== null]); // prettier-ignore
  expect(titles).toEqual([['a', 'new', false], ['d', 'same', false], ['b', 'hidden', true], ['c', 'back', true]]); // prettier-ignore
});

test('copies of every name are read; what is no file of theirs, or no record, is nothing', () => {
  for (const [i, name] of ['judge.daily-1.db', 'judge.backup-2.db', 'judge.damaged-3.db'].entries()) file(name, putCase(`c${i}`, 'x', i + 1)); // prettier-ignore
  file('judge.other-4.db', putCase('no', 'x', 1));
  writeFileSync(join(dir, 'judge.backup-9.db'), 'nonsense');
  file('judge.db', (db) =>
    db.exec(`INSERT INTO setting VALUES ('bad', '{'); INSERT INTO setting VALUES ('good', '1')`),
  );
  expect(earlierRows(dir).map(({ key }) => key).sort()).toEqual(['c0', 'c1', 'c2', 'good']); // prettier-ignore
  rmSync(dir, { recursive: true });
  expect(() => earlierRows(dir)).toThrow('ENOENT');
  dir = mkdtempSync(join(tmpdir(), 'earlier-'));
  expect(earlierRows(dir)).toEqual([]);
});
