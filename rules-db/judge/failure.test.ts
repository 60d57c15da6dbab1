/** What SQLite and the system report, as what a judge can do about it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { JudgeDbError, may, stillReadable, translate, whyNotBegun, type JudgeDbFailure } from './failure.ts';

let dir: string;
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'failure-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const sqlite = (code: string) => new Database.SqliteError('as SQLite says', code);
const system = (code: string) => Object.assign(new Error('as the system says'), { code });
const codeOf = (error: unknown) => (error instanceof JudgeDbError ? error.code : error);

test.each<[JudgeDbFailure, string]>([
  ['disk-full', 'SQLITE_FULL'],
  ['busy', 'SQLITE_BUSY'],
  ['busy', 'SQLITE_BUSY_SNAPSHOT'],
  ['damaged', 'SQLITE_CORRUPT'],
  ['damaged', 'SQLITE_CORRUPT_INDEX'],
  ['damaged', 'SQLITE_NOTADB'],
  ['vanished', 'SQLITE_READONLY_DBMOVED'],
  ['unreadable', 'SQLITE_IOERR_READ'],
  ['unreadable', 'SQLITE_CANTOPEN'],
  ['unreadable', 'SQLITE_READONLY'],
  ['unreadable', 'SQLITE_PERM'],
])('%s where SQLite says %s', (failure, code) => {
  const error = translate(sqlite(code), dir);
  expect(error).toMatchObject({ name: 'JudgeDbError', code: failure, message: `${dir}: as SQLite says` });
});

test.each<[JudgeDbFailure, string[]]>([
  ['disk-full', ['ENOSPC', 'EDQUOT']],
  ['read-only', ['EROFS']],
  ['forbidden', ['EACCES', 'EPERM']],
  ['vanished', ['ENOENT', 'ENOTDIR', 'EEXIST']],
  ['foreign', ['EISDIR', 'ELOOP']],
])('%s where the system says %o', (failure, codes) => {
  for (const code of codes) expect(codeOf(translate(system(code), dir)), code).toBe(failure);
});

test('a folder that went away is said to be so; faults of the program stay what they are', () => {
  for (const code of ['SQLITE_IOERR', 'SQLITE_CANTOPEN']) expect(codeOf(translate(sqlite(code), join(dir, 'gone')))).toBe('vanished'); // prettier-ignore
  for (const fault of [
    sqlite('SQLITE_ERROR'),
    sqlite('SQLITE_CONSTRAINT'),
    system('EWHATEVER'),
    new Error('no code'),
    new JudgeDbError('busy', 'x'),
  ])
    // prettier-ignore
    expect(translate(fault, dir)).toBe(fault);
});

test('what is there can be read where only writing fails', () => {
  const readable = (code: JudgeDbFailure) => stillReadable(new JudgeDbError(code, ''));
  expect((['disk-full', 'read-only', 'forbidden', 'unreadable'] as const).map(readable)).toEqual([true, true, true, true]); // prettier-ignore
  expect((['damaged', 'cards-damaged', 'newer', 'foreign', 'vanished', 'busy'] as const).some(readable)).toBe(false);
});

test('a folder not yet made can be begun where the nearest one that is there is a folder', () => {
  expect([whyNotBegun(dir), whyNotBegun(join(dir, 'a/b/c'))]).toEqual([undefined, undefined]);
  const file = join(dir, 'file');
  writeFileSync(file, '');
  expect([whyNotBegun(file), whyNotBegun(join(file, 'a'))]).toEqual(['vanished', 'vanished']);
  expect([may(4, file), may(4, join(dir, 'none'))]).toEqual([true, false]);
});
