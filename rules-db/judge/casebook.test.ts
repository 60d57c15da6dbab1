/** The casebook while it is used for long: copies are made beside the work, and not once it is closed; what only it still has is kept. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copiesIn } from './copies.ts';
import { openJudgeDb, type JudgeDb } from './judge-db.ts';

let dir: string;
let judge: JudgeDb;
const minute = 60_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  dir = mkdtempSync(join(tmpdir(), 'casebook-'));
  judge = openJudgeDb(dir);
});
afterEach(() => {
  judge.close();
  vi.useRealTimers();
  rmSync(dir, { recursive: true, force: true });
});

test('a program that runs for long makes a copy a moment after a save, half an hour after it last looked', () => {
  judge.setSetting('n', 0);
  vi.advanceTimersByTime(29 * minute);
  judge.setSetting('n', 1);
  vi.advanceTimersByTime(2000);
  expect(judge.copies()).toEqual([]);
  vi.advanceTimersByTime(minute);
  judge.setSetting('n', 2);
  expect(judge.copies()).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(judge.copies()).toHaveLength(1);
  vi.advanceTimersByTime(31 * minute);
  judge.setSetting('n', 3);
  vi.advanceTimersByTime(1000);
  // The last one is not old enough yet.
  expect(judge.copies()).toHaveLength(1);
});

test('once it is closed nothing is copied any more', () => {
  judge.setSetting('n', 0);
  vi.advanceTimersByTime(31 * minute);
  judge.setSetting('n', 1);
  judge.close();
  vi.advanceTimersByTime(minute);
  expect(copiesIn(dir)).toEqual([]);
});

test('where the folder became something else, what is open can still be read, and saving says why not', () => {
  judge.setSetting('n', 1);
  rmSync(dir, { recursive: true });
  writeFileSync(dir, 'no folder');
  for (let twice = 0; twice < 2; twice++) {
    expect(() => judge.setSetting('n', 2)).toThrow(expect.objectContaining({ code: 'vanished' }));
    expect([judge.setting('n'), judge.state().failure]).toEqual([1, 'vanished']);
  }
  rmSync(dir);
  judge.setSetting('n', 3);
  expect([judge.setting('n'), judge.state().failure]).toEqual([3, undefined]);
});
