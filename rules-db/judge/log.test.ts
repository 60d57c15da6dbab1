/** SQLite's write-ahead log read by itself: what its finished transactions wrote, and nothing of what is none. */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromLog } from './log.ts';

let dir: string;
let log: string;
const target = () => join(dir, 'target.db');
const FRAME = 4096 + 24;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'log-'));
  log = join(dir, 'kept-wal');
  const db = new Database(join(dir, 'source.db'));
  db.pragma('page_size = 4096');
  db.pragma('journal_mode = WAL');
  db.pragma('wal_autocheckpoint = 0');
  db.exec('CREATE TABLE t (n INTEGER, text TEXT)');
  for (let n = 1; n <= 3; n++) db.prepare('INSERT INTO t VALUES (?, ?)').run(n, 'x'.repeat(3000));
  copyFileSync(join(dir, 'source.db-wal'), log);
  db.close();
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
function rows(): unknown[] {
  fromLog(log, target());
  const db = new Database(target(), { readonly: true });
  const found = db.prepare('SELECT n FROM t ORDER BY n').pluck().all();
  const sound = db.pragma('integrity_check', { simple: true });
  db.close();
  return [sound, ...found];
}
const change = (make: (bytes: Buffer) => Buffer) => writeFileSync(log, make(readFileSync(log)));

test('every finished transaction is in it, for its owner alone', () => {
  expect(rows()).toEqual(['ok', 1, 2, 3]);
  expect(statSync(target()).mode & 0o777).toBe(0o600);
});

test('a transaction that was cut off is none', () => {
  change((bytes) => bytes.subarray(0, bytes.length - 100));
  expect(rows()).toEqual(['ok', 1, 2]);
});

test('frames of an earlier round of the log count no more', () => {
  change((bytes) => {
    const frames = (bytes.length - 32) / FRAME;
    bytes.writeUInt32BE(7, 32 + (frames - 1) * FRAME + 8);
    return bytes;
  });
  expect(rows()).toEqual(['ok', 1, 2]);
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['is shorter than its head', (bytes) => bytes.subarray(0, 31)],
  ['has no frame', (bytes) => bytes.subarray(0, 32)],
  ['has pages of no size', (bytes) => (bytes.writeUInt32BE(256, 8), bytes)],
  ['has pages too large', (bytes) => (bytes.writeUInt32BE(131_072, 8), bytes)],
  ['finished nothing', (bytes) => bytes.subarray(0, 32 + FRAME)],
])('of a log that %s nothing is made', (name, make) => {
  change(make);
  if (name === 'finished nothing') change((bytes) => (bytes.writeUInt32BE(0, 36), bytes));
  fromLog(log, target());
  expect(existsSync(target())).toBe(false);
});

test('no log makes nothing', () => {
  fromLog(join(dir, 'none'), target());
  expect(existsSync(target())).toBe(false);
});
