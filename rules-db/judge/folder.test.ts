/** A data folder's files: what is put aside is kept whole, and a folder of a judge's is known by what is left in it. */
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardsAside, casebookPath, damagedIn, draftPath, finishSwap, hasBytes, judgeDbPath, keepDamaged, locked, putCardsAside, swapIn, sweep } from './folder.ts'; // prettier-ignore
import { hasJudgeData } from './judge-db.ts';

let dir: string;
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'folder-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));

test('damaged cards are moved aside with their log, and each time under a name of their own', () => {
  const path = judgeDbPath(dir);
  for (const time of ['first', 'second']) {
    writeFileSync(path, `${time} cards`);
    writeFileSync(`${path}-wal`, `${time} log`);
    writeFileSync(`${path}-shm`, 'shared');
    putCardsAside(dir);
    expect([path, `${path}-wal`, `${path}-shm`].map((file) => existsSync(file))).toEqual([false, false, false]);
    const aside = cardsAside(dir)!;
    expect([aside, `${aside}-wal`].map((file) => readFileSync(file, 'utf8'))).toEqual([`${time} cards`, `${time} log`]);
  }
  expect(readdirSync(dir).filter((name) => /^judge\.damaged-\d+\.db$/.test(name))).toHaveLength(2);
});

test('cards without a log are moved, too', () => {
  writeFileSync(judgeDbPath(dir), 'cards');
  putCardsAside(dir);
  expect(readFileSync(cardsAside(dir)!, 'utf8')).toBe('cards');
  expect(existsSync(`${cardsAside(dir)!}-wal`)).toBe(false);
});

test('a folder is a judge’s by its casebook, its log, its cards or what was damaged', () => {
  expect(hasJudgeData(join(dir, 'nowhere'))).toBe(false);
  expect(hasJudgeData(dir)).toBe(false);
  for (const file of [casebookPath(dir), `${casebookPath(dir)}-wal`, judgeDbPath(dir), join(dir, 'casebook.damaged-1.db')]) {
    writeFileSync(file, 'x');
    expect(hasJudgeData(dir), file).toBe(true);
    rmSync(file);
  }
  writeFileSync(join(dir, 'notes.txt'), 'x');
  expect(hasJudgeData(dir)).toBe(false);
}); // prettier-ignore

test('damaged casebooks are kept with their log for their owner alone, the newest five', () => {
  for (let n = 1; n <= 7; n++) {
    for (const side of ['', '-wal']) {
      writeFileSync(casebookPath(dir) + side, `${n}${side}`);
      chmodSync(casebookPath(dir) + side, 0o644);
    }
    const kept = keepDamaged(dir);
    expect([kept, `${kept}-wal`].map((file) => [readFileSync(file, 'utf8'), statSync(file).mode & 0o777])).toEqual([[`${n}`, 0o600], [`${n}-wal`, 0o600]]); // prettier-ignore
    expect(existsSync(casebookPath(dir))).toBe(true);
  }
  expect(damagedIn(dir).map((file) => readFileSync(file, 'utf8'))).toEqual(['7', '6', '5', '4', '3']);
  expect(readdirSync(dir).filter((name) => name.endsWith('-wal'))).toHaveLength(6);
});

test('a successor takes the place of a casebook, whose log is gone before; what was interrupted is finished', () => {
  const files = () => readdirSync(dir).sort();
  const old = () => ['', '-wal', '-shm', '-journal'].forEach((side) => writeFileSync(casebookPath(dir) + side, 'old'));
  old();
  writeFileSync(draftPath(dir, 'whole'), 'new');
  swapIn(dir, draftPath(dir, 'whole'));
  expect([files(), readFileSync(casebookPath(dir), 'utf8')]).toEqual([['casebook.db'], 'new']);
  old();
  writeFileSync(join(dir, 'casebook.next.db'), 'newer');
  finishSwap(dir);
  expect([files(), readFileSync(casebookPath(dir), 'utf8')]).toEqual([['casebook.db'], 'newer']);
  finishSwap(dir);
  expect(files()).toEqual(['casebook.db']);
});

test('what an interrupted copy left is swept away, and nothing else', () => {
  const left = ['casebook.copy-7.tmp', 'judge.x.tmp-wal', 'casebook.erase-7.tmp-journal', 'judge.probe-7.tmp-shm'];
  const kept = ['casebook.db', 'other.tmp', 'casebook.tmp.db', 'judge.tmp-x'];
  for (const name of [...left, ...kept]) writeFileSync(join(dir, name), '');
  sweep(dir);
  expect(readdirSync(dir).sort()).toEqual(kept.sort());
});

test('of a file smaller than SQLite’s smallest page nothing is left', () => {
  const has = (bytes: number) => (writeFileSync(join(dir, 'file'), Buffer.alloc(bytes)), hasBytes(join(dir, 'file')));
  expect([has(511), has(512), hasBytes(join(dir, 'none'))]).toEqual([false, true, false]);
});

test('a lock gives what its work gives, is let go when it fails, and says where there is no folder', () => {
  expect(locked(dir, () => 7)).toBe(7);
  expect(() => locked(dir, () => { throw new Error('failed'); })).toThrow('failed'); // prettier-ignore
  // The casebook's and the cards' are two.
  expect(locked(dir, () => locked(dir, () => 8, 'judge.cards'))).toBe(8);
  expect(() => locked(join(dir, 'none'), () => 9)).toThrow(expect.objectContaining({ code: 'vanished' }));
  expect(readdirSync(dir).sort()).toEqual(['judge.cards.lock', 'judge.lock']);
});
