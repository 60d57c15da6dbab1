/** What becomes of a casebook that is damaged, empty or gone: what is found where, what is lost, and for how long it is told of. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCasebook } from './casebook-file.ts';
import { makeCopy } from './copies.ts';
import { casebookPath, damagedIn } from './folder.ts';
import { putRows, readRows, sealed, type Row } from './record.ts';
import { lastRescue, mendRows, REPORT, rescue, salvage } from './rescue.ts';

const row = (key: string, rev: number, body = '"x"'): Row =>
  sealed({ kind: 'note', key, head: `{"name":"${key}"}`, body, words: '', rev, format: 1, app: '0.1.0', created: 'then', updated: 'now', deleted: null }); // prettier-ignore
const now = new Date(Date.UTC(2026, 0, 2));
const hours = (n: number): Date => new Date(now.getTime() + n * 3_600_000);

let dir: string;
let open: Database.Database[];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'rescue-'));
  open = [];
});
afterEach(() => {
  for (const db of open) db.close();
  rmSync(dir, { recursive: true, force: true });
});
function casebook(...rows: Row[]): Database.Database {
  const db = openCasebook(casebookPath(dir));
  open.push(db);
  putRows(db, rows);
  return db;
}
/** A file with these, a copy made of it when it had others; of one record the file has another body than was written. */
function damaged(rows: Row[], { copied = [], broken }: { copied?: Row[]; broken?: string }): void {
  const db = casebook(...copied);
  if (copied.length > 0) makeCopy(db, dir, now);
  db.exec('DELETE FROM record');
  putRows(db, rows);
  if (broken) db.prepare(`UPDATE record SET body = '"torn"' WHERE key = ?`).run(broken);
  db.close();
}
const held = (): [string, number][] => {
  const db = casebook();
  return readRows(db).rows.map(({ key, rev }): [string, number] => [key, rev]).sort(); // prettier-ignore
};

test('what the file still has, what only a copy has, and what a running program holds', () => {
  damaged([row('a', 5), row('b', 6), row('c', 7)], { copied: [row('b', 2), row('old', 1)] });
  const report = rescue(dir, [row('mine', 9)], { told: true, now });
  expect(report).toMatchObject({ fromFile: 4, fromCopies: 1, lost: [] });
  expect(existsSync(report.kept!)).toBe(true);
  expect(held()).toEqual([['a', 5], ['b', 6], ['c', 7], ['mine', 9], ['old', 1]]); // prettier-ignore
  expect(damagedIn(dir)).toHaveLength(1);
});
test('a record that is damaged comes from the copy; without one it is named as lost, and kept', () => {
  damaged([row('a', 5), row('b', 6)], { copied: [row('b', 6)], broken: 'b' });
  expect(rescue(dir, [], { told: true, now })).toMatchObject({ fromFile: 1, fromCopies: 1, lost: [] });
  expect(held()).toEqual([['a', 5], ['b', 6]]); // prettier-ignore
});
test('what no copy has is lost: it is named, and what was there of it is kept', () => {
  damaged([row('a', 5), row('b', 6)], { broken: 'b' });
  expect(rescue(dir, [], { told: true, now }).lost).toEqual([{ kind: 'note', key: 'b', head: '{"name":"b"}' }]);
  expect(held()).toEqual([['a', 5]]);
  const aside = open.at(-1)!.prepare("SELECT row FROM set_aside WHERE kind = 'note'").pluck().all() as string[];
  expect(aside.map((one) => (JSON.parse(one) as Row).body)).toEqual(['"torn"']);
});
test.each([
  { what: 'gone', make: () => rmSync(casebookPath(dir), { force: true }) },
  { what: 'empty', make: () => writeFileSync(casebookPath(dir), '') },
])('a file that is $what is kept nowhere; the copies give what they have', ({ make }) => {
  damaged([row('a', 5)], { copied: [row('a', 4), row('b', 3)] });
  make();
  const report = rescue(dir, [], { told: true, now });
  expect(report).toEqual({ fromFile: 0, fromCopies: 2, lost: [] });
  expect(held()).toEqual([['a', 4], ['b', 3]]); // prettier-ignore
});
test('a file that is no casebook any more is kept as it is', () => {
  const torn = 'torn '.repeat(2000);
  writeFileSync(casebookPath(dir), torn);
  const report = rescue(dir, [row('mine', 1)], { told: true, now });
  expect(readFileSync(report.kept!, 'utf8')).toBe(torn);
  expect(report).toMatchObject({ fromFile: 1, fromCopies: 0 });
  expect(held()).toEqual([['mine', 1]]);
});

test('a rescue is told of for two days, whichever way the clock goes; one that nobody met damage in is not', () => {
  damaged([row('a', 5)], {});
  const report = rescue(dir, [], { told: true, now });
  const db = casebook();
  for (const n of [0, 47, 48, -48]) expect(lastRescue(db, hours(n)), `${n} h`).toEqual({ ...report, at: now.toISOString() });
  for (const n of [49, -49]) expect(lastRescue(db, hours(n)), `${n} h`).toBeUndefined();
  db.close();
  rescue(dir, [], { told: false, now });
  expect(lastRescue(casebook(), now)).toBeUndefined();
}); // prettier-ignore
test('a report that is none any more, or of a time nobody can read, is not told', () => {
  const db = casebook();
  const put = (report: string, found: string) => db.prepare("INSERT INTO set_aside (kind, key, row, found) VALUES (?, '', ?, ?)").run(REPORT, report, found); // prettier-ignore
  expect(lastRescue(db, now)).toBeUndefined();
  const good = JSON.stringify({ fromFile: 1, fromCopies: 2, lost: [] });
  put(good, now.toISOString());
  expect(lastRescue(db, now)).toEqual({ fromFile: 1, fromCopies: 2, lost: [], at: now.toISOString() });
  for (const [report, found] of [['{', now.toISOString()], ['{"fromFile":1}', now.toISOString()], [good, 'some day']] as const) {
    put(report, found);
    expect(lastRescue(db, now)).toBeUndefined();
  }
}); // prettier-ignore

test('damaged rows of a sound casebook: their copies in their place, what has none named; nothing to do is nothing told', () => {
  const db = casebook(row('a', 5), row('b', 6), row('c', 7));
  expect(mendRows(db, dir, now)).toBeUndefined();
  makeCopy(db, dir, now);
  putRows(db, [row('d', 8)]);
  db.exec(`UPDATE record SET body = '"torn"' WHERE key IN ('b', 'd')`);
  const report = mendRows(db, dir, now);
  expect(report).toEqual({ fromFile: 0, fromCopies: 1, lost: [{ kind: 'note', key: 'd', head: '{"name":"d"}' }] });
  expect(readRows(db)).toMatchObject({ rows: expect.arrayContaining([row('b', 6)]) as Row[], broken: [] });
  expect(lastRescue(db, now)).toEqual({ ...report, at: now.toISOString() });
});

test('reading what may be damaged changes nothing, and of what is not there nothing is read', () => {
  damaged([row('a', 5), row('b', 6)], { broken: 'b' });
  const before = readFileSync(casebookPath(dir));
  const found = salvage(casebookPath(dir));
  expect(found.rows.map(({ key }) => key)).toEqual(['a']);
  expect(found.broken).toHaveLength(1);
  expect(salvage(casebookPath(dir), ({ key }) => key === 'b').rows).toEqual([]);
  expect(readFileSync(casebookPath(dir)).equals(before)).toBe(true);
  expect(salvage(join(dir, 'nothing.db'))).toEqual({ rows: [], broken: [] });
});
