/** A data folder's files: what is put aside is kept whole, and a folder of a judge's is known by what is left in it. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardsAside, casebookPath, judgeDbPath, putCardsAside } from './folder.ts';
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
