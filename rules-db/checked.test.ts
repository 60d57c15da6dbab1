/** A file is looked through once as it is: again where it changed, where it was not sound, and where nothing can be kept. */
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkedIn, hashFile, hashOf } from './checked.ts';

let dir: string;
let path: string;
let looks: number;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'checked-'));
  path = join(dir, 'file');
  writeFileSync(path, 'whole');
  looks = 0;
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
const look = (in_ = dir) => (checkedIn(in_).once(path, () => void looks++), looks);

test('once, for its owner alone', () => {
  expect([look(), look()]).toEqual([1, 1]);
  expect(statSync(join(dir, 'judge.checked.json')).mode & 0o777).toBe(0o600);
});

test('again where it is of another size, another time, another file; another one does not matter', () => {
  look();
  const { atime, mtime } = statSync(path);
  writeFileSync(path, 'wholer');
  utimesSync(path, atime, mtime);
  expect([look(), look()]).toEqual([2, 2]);
  utimesSync(path, atime, new Date(mtime.getTime() + 1000));
  expect([look(), look()]).toEqual([3, 3]);
  const other = join(dir, 'other');
  writeFileSync(other, '');
  checkedIn(dir).once(other, () => {});
  expect(look()).toBe(3);
  const same = statSync(path);
  rmSync(path);
  writeFileSync(other, 'wholer');
  writeFileSync(path, 'wholer');
  utimesSync(path, same.atime, same.mtime);
  expect(look()).toBe(same.ino === statSync(path).ino && same.mtimeMs === statSync(path).mtimeMs ? look() : 4);
});

test('what is not sound is told each time', () => {
  const damaged = () => checkedIn(dir).once(path, () => { throw new Error('damaged'); }); // prettier-ignore
  expect(damaged).toThrow('damaged');
  expect(damaged).toThrow('damaged');
  expect(look()).toBe(1);
});

test('where nothing is or can be kept it is looked through each time', () => {
  const nowhere = join(dir, 'nowhere');
  expect([look(nowhere), look(nowhere)]).toEqual([1, 2]);
  writeFileSync(join(dir, 'judge.checked.json'), 'nonsense');
  expect([look(), look()]).toEqual([3, 3]);
});

test('the hash of a file is that of its bytes, however many', () => {
  for (const content of ['', 'whole', 'x'.repeat(3 * 1024 * 1024 + 1)]) {
    writeFileSync(path, content);
    expect(hashOf(path)).toBe(createHash('sha256').update(readFileSync(path)).digest('hex'));
  }
  expect(hashFile('a/rules.db')).toBe('a/rules.db.sha256');
});
