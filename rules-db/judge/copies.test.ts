/** Copies of a casebook: when one is due, which are kept, how they are named. */
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCasebook } from './casebook-file.ts';
import { copiesIn, copyIsDue, makeCopy, writeWhole } from './copies.ts';
import { casebookPath } from './folder.ts';
import { putRows, readRows, sealed } from './record.ts';

let dir: string;
let db: Database.Database;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'copies-'));
  db = openCasebook(casebookPath(dir));
});
afterEach(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});
const write = (rev: number) =>
  putRows(db, [sealed({ kind: 'note', key: 'a', head: '{}', body: '"x"', words: '', rev, format: 1, app: '0.1.0', created: 'x', updated: 'x', deleted: null })]); // prettier-ignore
const hour = 3_600_000;
const noon = Date.UTC(2026, 0, 10, 12);
/** A copy that was written at that hour from noon on. */
function copyAt(hours: number, of: 'day' | 'restore' = 'day') {
  const copy = makeCopy(db, dir, new Date(noon + hours * hour), of);
  const time = (noon + hours * hour) / 1000;
  utimesSync(copy.path, time, time);
  return copy;
}
const due = (hours: number) => copyIsDue(db, dir, new Date(noon + hours * hour));

test('a copy says of what it is, when it was made and the how manieth it is; it holds what was there', () => {
  write(1);
  expect(copyAt(0)).toMatchObject({ id: 'casebook.copy-000001-day-2026-01-10T12-00-00Z.db', n: 1, made: '2026-01-10T12:00:00Z', of: 'day' }); // prettier-ignore
  const second = copyAt(-3, 'restore');
  expect(second).toMatchObject({ n: 2, made: '2026-01-10T09:00:00Z', of: 'restore' });
  const copy = openCasebook(second.path);
  expect(readRows(copy).rows).toMatchObject([{ key: 'a', rev: 1 }]);
  copy.close();
});

test('a copy is its owner’s alone, as the casebook is', () => {
  write(1);
  for (const path of [copyAt(0).path, casebookPath(dir)]) expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('copies are given newest first, whatever else lies in the folder', () => {
  write(1);
  for (let n = 0; n < 3; n++) copyAt(n);
  for (const other of [
    'casebook.copy-000009-day-2026-01-10T12-00-00Z.db.tmp',
    'old casebook.copy-000009-day-2026-01-10T12-00-00Z.db',
    'casebook.copy-9-week-2026-01-10T12-00-00Z.db',
  ])
    // prettier-ignore
    writeFileSync(join(dir, other), '');
  writeFileSync(join(dir, 'casebook.copy-9-day-2026-01-10T12-00-00.db'), '');
  expect(copiesIn(dir).map(({ n }) => n)).toEqual([9, 3, 2, 1]);
});

test('one is due once something was written, and four hours after the last one if anything was changed since', () => {
  expect(due(0)).toBe(false);
  write(1);
  expect(due(0)).toBe(true);
  copyAt(0);
  expect(due(5)).toBe(false);
  write(2);
  expect([due(3.9), due(4), due(5)]).toEqual([false, true, true]);
  // A clock that went back.
  expect([due(-3.9), due(-4)]).toEqual([false, true]);
});

test('one made before something was brought back does not count', () => {
  write(1);
  copyAt(0, 'restore');
  expect(due(1)).toBe(true);
});

test('a copy that cannot be read is followed by another', () => {
  write(1);
  writeFileSync(copyAt(0).path, 'nonsense');
  utimesSync(copiesIn(dir)[0]!.path, noon / 1000, noon / 1000);
  expect(due(5)).toBe(true);
});

test('the newest three are kept, then one of each day, seven days in all', () => {
  write(1);
  for (let day = 0; day < 9; day++) for (const h of [0, 5]) copyAt(day * 24 + h);
  const kept = copiesIn(dir).map(({ made }) => made.slice(8, 13));
  expect(kept).toEqual(['18T17', '18T12', '17T17', '16T17', '15T17', '14T17', '13T17', '12T17']);
});

test('a casebook with damaged rows is not copied', () => {
  write(1);
  db.exec(`UPDATE record SET body = '"changed"'`);
  expect(() => writeWhole(db, join(dir, 'casebook.whole.tmp'))).toThrow('casebook.whole.tmp: 1 rows are damaged');
});
