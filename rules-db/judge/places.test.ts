/** Folders nothing can be written into: full, read-only, forbidden. As they really are, where this user may make them. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { JudgeDbError } from './failure.ts';
import { openJudgeDb, type JudgeDb } from './judge-db.ts';

let root: string;
let dir: string;
let mounted: string[] = [];
let open: JudgeDb[] = [];
const judge = () => {
  const db = openJudgeDb(dir);
  open.push(db);
  return db;
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'places-'));
  dir = join(root, 'data');
});
afterEach(() => {
  for (const db of open) db.close();
  open = [];
  for (const place of mounted) execFileSync('umount', [place]);
  mounted = [];
  rmSync(root, { recursive: true, force: true });
});
/** A disk of its own, or why there is none. */
function mount(options: string, from = 'none'): string | undefined {
  mkdirSync(dir, { recursive: true });
  try {
    const type = from === 'none' ? ['-t', 'tmpfs'] : ['--bind'];
    execFileSync('mount', [...type, '-o', options, from, dir], { stdio: 'ignore' });
    mounted.push(dir);
    return undefined;
  } catch {
    return 'this user may not mount a disk';
  }
}
/** Another program takes all the space there is. */
function fill(): void {
  const file = join(dir, 'other-program');
  for (const size of [65_536, 4096, 512])
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
}
const code = (work: () => unknown): string => {
  try {
    work();
    return 'done';
  } catch (error) {
    if (error instanceof JudgeDbError) return error.code;
    throw error;
  }
};
const save = (db: JudgeDb, size = 10, id = 'more') => code(() => db.saveCase({ id, title: id, game: 'ygo', case: 'x'.repeat(size) })); // prettier-ignore
/** What a judge had before the disk was as it is. */
function before(at: string): void {
  const db = openJudgeDb(at);
  db.saveCase({ id: 'before', title: 'before', game: 'ygo', case: {} });
  db.cardCount();
  db.close();
}
const stillReads = (db: JudgeDb) => {
  expect(db.savedCases().cases.map(({ id }) => id)).toEqual(['before']);
  expect([db.card('Anything', 'ygo'), db.search('anything')]).toEqual([undefined, []]);
};

describe('a disk of 50 kB', () => {
  test('with nothing on it yet: nothing is kept, and it is said', (context) => {
    const why = mount('size=50k');
    if (why) return context.skip(why);
    const db = judge();
    expect(save(db, 100_000)).toBe('disk-full');
    expect(db.savedCases().total).toBe(0);
    expect([db.cardCount(), db.search('anything')]).toEqual([0, []]);
    expect(readdirSync(dir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('filled up while the app runs: what was confirmed stays, and with space again saving goes on', (context) => {
    const why = mount('size=1m');
    if (why) return context.skip(why);
    before(dir);
    const db = judge();
    stillReads(db);
    fill();
    expect(save(db, 200_000)).toBe('disk-full');
    stillReads(db);
    // Started again on the full disk: likewise.
    open.pop()!.close();
    const again = judge();
    stillReads(again);
    expect(save(again, 200_000)).toBe('disk-full');
    rmSync(join(dir, 'other-program'));
    expect(save(again)).toBe('done');
    again.close();
    expect(judge().savedCases().total).toBe(2);
  });
});

describe('a folder that can only be read', () => {
  test('a read-only disk, also after a kill that left a log', (context) => {
    const source = join(root, 'source');
    before(source);
    const running = openJudgeDb(source);
    running.saveCase({ id: 'before', title: 'before', game: 'ygo', case: { n: 2 } });
    const killed = join(root, 'killed');
    cpSync(source, killed, { recursive: true });
    running.close();
    const why = mount('bind', killed) ?? remount();
    if (why) return context.skip(why);
    const db = judge();
    stillReads(db);
    expect(db.savedCase('before')!.case).toEqual({ n: 2 });
    expect(save(db)).toBe('read-only');
    expect(db.state().failure).toBe('read-only');
    expect(db.archive()).toContain('before');
  });

  test('a folder of this user’s that lost its rights is put right', () => {
    before(dir);
    chmodSync(dir, 0o500);
    expect(save(judge())).toBe('done');
    expect(statSync(dir).mode & 0o777).toBe(0o700);
  });

  test('one that this user may not even look into is said to be so, never taken for empty', (context) => {
    if (process.getuid?.() === 0) return context.skip('root may look everywhere');
    before(dir);
    chmodSync(dir, 0);
    expect(code(() => judge().savedCases())).toBe('forbidden');
    chmodSync(dir, 0o700);
  });
});

function remount(): string | undefined {
  try {
    execFileSync('mount', ['-o', 'remount,ro,bind', dir], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'this user may not mount a disk';
  }
}
