/** What happens to the casebook's files from outside, and what must be true afterwards. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'; // prettier-ignore
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CasebookStore } from './casebook.ts';
import { JudgeDbError } from './failure.ts';
import { openJudgeDb, type JudgeDb, type JudgeDbState } from './judge-db.ts';
import { REPORT } from './rescue.ts';

// Every save waits for the disk.
vi.setConfig({ testTimeout: 60_000 });

let root: string;
let dir: string;
let path: string;
let open: JudgeDb[] = [];
const judge = () => {
  const db = openJudgeDb(dir);
  open.push(db);
  return db;
};
const closeAll = () => {
  for (const db of open) db.close();
  open = [];
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'survival-'));
  dir = join(root, 'data');
  path = join(dir, 'casebook.db');
});
afterEach(() => {
  closeAll();
  rmSync(root, { recursive: true, force: true });
});
const CASES = 80;
/** A week's work in a file, and a copy of it beside. */
function week(): void {
  const db = judge();
  for (let i = 0; i < CASES; i++) db.saveCase({ id: `c${i}`, title: `Case ${i}`, game: 'ygo', case: { text: `${i}`.repeat(1500) } }); // prettier-ignore
  db.setSetting('lang', 'de');
  closeAll();
  judge().setting('lang');
  closeAll();
  expect(readdirSync(dir).filter((name) => name.includes('.copy-'))).toHaveLength(1);
}
const titles = (db: JudgeDb) =>
  new Set(db.savedCases({ limit: 500 }).cases.map(({ title, id }) => `${id} ${title} ${JSON.stringify(db.savedCase(id)!.case).length}`)); // prettier-ignore
const leftovers = () => readdirSync(dir).filter((name) => /\.tmp|\.next/.test(name));

describe('with a copy beside it, nothing is lost of a file that', () => {
  const damages: [string, () => void][] = [
    ['is missing', () => rmSync(path)],
    ['is empty', () => truncateSync(path, 0)],
    ['is cut off in its header', () => truncateSync(path, 50)],
    ['is cut off in the middle', () => truncateSync(path, 30_000)],
    ['holds something else', () => writeFileSync(path, 'no database at all, but long enough to be read as one')],
    ['has its first page overwritten', () => overwrite(0, 4096)],
    ['has its second page overwritten', () => overwrite(4096, 8192)],
  ];
  test.each(damages)('%s', (_what, damage) => {
    week();
    damage();
    const db = judge();
    expect(db.savedCases().total).toBe(CASES);
    expect(db.setting('lang')).toBe('de');
    expect(db.state().rescued).toMatchObject({ lost: [] });
    expect(leftovers()).toEqual([]);
  });

  test('is damaged anywhere, forty times over', () => {
    week();
    const whole = readFileSync(path);
    const all = titles(judge());
    closeAll();
    let rescues = 0;
    for (let n = 0; n < 40; n++) {
      const bytes = Buffer.from(whole);
      const from = Math.floor((bytes.length * n) / 40);
      bytes.fill(n % 2 ? 0xab : 0, from, Math.min(bytes.length, from + [1, 100, 4096, 20_000][n % 4]!));
      writeFileSync(path, bytes);
      const db = judge();
      expect([n, titles(db)]).toEqual([n, all]);
      if (db.state().rescued) rescues++;
      closeAll();
    }
    // Some bytes of a file are nobody's; most damage is noticed.
    expect(rescues).toBeGreaterThan(20);
    expect(readdirSync(dir).filter((name) => /damaged-\d+\.db$/.test(name)).length).toBeLessThanOrEqual(6);
  });
});

function overwrite(from: number, to: number): void {
  const bytes = readFileSync(path);
  bytes.fill(0xab, from, to);
  writeFileSync(path, bytes);
}

test('without a copy, what can be read of a damaged file is rescued and the damaged file is kept', () => {
  week();
  for (const name of readdirSync(dir)) if (name.includes('.copy-')) rmSync(join(dir, name));
  overwrite(120_000, 132_000);
  const before = readFileSync(path);
  const db = judge();
  const { rescued } = db.state();
  expect(db.savedCases().total).toBeGreaterThan(CASES / 2);
  expect(db.savedCases().total).toBe(rescued!.fromFile - 1);
  expect(readFileSync(rescued!.kept!).equals(before)).toBe(true);
});

test('a row that is not what was written is set aside and named, or comes from a copy; the rest lives', () => {
  week();
  const change = (text: string, to: string) => {
    const bytes = readFileSync(path);
    const at = bytes.indexOf(text);
    bytes.write(to, at);
    writeFileSync(path, bytes);
  };
  change('"Case 57"', '"Cage 57"');
  const mended = judge();
  expect(mended.savedCase('c57')).toMatchObject({ title: 'Case 57' });
  expect(mended.state().rescued).toMatchObject({ fromCopies: 1, lost: [] });
  closeAll();
  for (const name of readdirSync(dir)) if (/copy-|damaged/.test(name)) rmSync(join(dir, name));
  change('"Case 58"', '"Cage 58"');
  const db = judge();
  expect(db.savedCase('c58')).toBeUndefined();
  expect(db.state().rescued!.lost).toMatchObject([{ kind: 'case', key: 'c58' }]);
  expect(db.savedCases().total).toBe(CASES - 1);
});

test('the log without its file still gives what is in it', () => {
  const db = judge();
  for (let i = 0; i < 10; i++) db.saveCase({ id: `c${i}`, title: `Case ${i}`, game: 'ygo', case: { i } });
  cpSync(dir, `${dir}-killed`, { recursive: true });
  dir = `${dir}-killed`;
  rmSync(join(dir, 'casebook.db'));
  expect(judge().savedCases().total).toBe(10);
});

describe('under the running app', () => {
  beforeEach(() => judge().saveCase({ id: 'before', title: 'before', game: 'ygo', case: {} }));
  const saves = () => open[0]!.saveCase({ id: 'after', title: 'after', game: 'ygo', case: {} });
  const reopened = () => {
    closeAll();
    return new Set(
      judge()
        .savedCases()
        .cases.map(({ id }) => id),
    );
  };
  const all = new Set(['before', 'after']);

  test('the folder is removed: it is made again, with everything', () => {
    rmSync(dir, { recursive: true });
    saves();
    expect(reopened()).toEqual(all);
  });
  test('the folder is moved away: likewise', () => {
    renameSync(dir, `${dir}-elsewhere`);
    saves();
    expect(reopened()).toEqual(all);
  });
  test.each(['-wal', '-shm', ''])('the file with the ending “%s” is removed', (side) => {
    rmSync(path + side);
    saves();
    expect(reopened()).toEqual(all);
  });
  test('log and index are removed', () => {
    for (const side of ['-wal', '-shm']) rmSync(path + side);
    saves();
    expect(reopened()).toEqual(all);
  });
  test('the file is cut off', () => {
    truncateSync(path, 100);
    saves();
    expect(reopened()).toEqual(all);
  });
  test('the folder cannot be made again: the save is refused, and what there was can still be read and saved elsewhere', () => {
    rmSync(dir, { recursive: true });
    writeFileSync(dir, 'a file in its place');
    expect(failure(saves)).toBe('vanished');
    expect(open[0]!.savedCases().cases.map(({ id }) => id)).toEqual(['before']);
    expect(open[0]!.archive()).toContain('before');
    // Brought back, saving goes on.
    rmSync(dir);
    saves();
    expect(reopened()).toEqual(all);
  });
  test('a second program finds it damaged and rescues it: both go on with one file', () => {
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0xab, 0, 4096));
    const second = judge();
    second.saveCase({ id: 'second', title: 'second', game: 'ygo', case: {} });
    saves();
    expect(reopened()).toEqual(new Set([...all, 'second']));
  });
});

test('a full disk changes nothing and says so; with space again saving goes on', () => {
  const store = new CasebookStore(dir, () => new Date());
  const put = (size: number) =>
    store.write((db) => db.prepare("INSERT INTO set_aside (kind, key, row, found) VALUES ('', '', ?, '')").run('x'.repeat(size))); // prettier-ignore
  put(10);
  store.read((db) => db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`));
  expect(failure(() => put(500_000))).toBe('disk-full');
  expect(store.read((db) => db.prepare('SELECT count(*) FROM set_aside').pluck().get())).toBe(1);
  store.read((db) => db.pragma('max_page_count = 100000'));
  put(500_000);
  store.close();
});

const failure = (work: () => unknown): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof JudgeDbError) return error.code;
    throw error;
  }
};

test('a rescue is told by the program that made it, and by whoever asks later how the data is, for two days', () => {
  week();
  truncateSync(path, 30_000);
  const told: JudgeDbState[] = [];
  const at = (now: string) => {
    const db = openJudgeDb(dir, { now: () => new Date(now), onNotice: (state) => told.push(state) });
    open.push(db);
    return db.state().rescued;
  };
  const first = at('2026-03-01T10:00:00Z');
  expect(first).toMatchObject({ kept: expect.any(String), lost: [] });
  expect(first?.at).toBeUndefined();
  expect(at('2026-03-02T10:00:00Z')).toEqual({ ...first, at: '2026-03-01T10:00:00.000Z' });
  expect(at('2026-03-04T10:00:00Z')).toBeUndefined();
  // Said aloud once, by the program that did it.
  expect(told.filter(({ rescued }) => rescued)).toEqual([expect.objectContaining({ rescued: first })]);
  // What is lost is named in it: erased with what is erased, and a damaged report is not told.
  open.at(-1)!.erase((row) => (row.key === 'c1' ? null : undefined));
  expect(at('2026-03-01T11:00:00Z')).toBeUndefined();
  const store = new CasebookStore(dir, () => new Date('2026-03-01T11:00:00Z'));
  store.write((db) => db.prepare("INSERT INTO set_aside (kind, key, row, found) VALUES (?, '', '{\"lost\":', ?)").run(REPORT, '2026-03-01T11:00:00Z')); // prettier-ignore
  expect(store.state.rescued).toBeUndefined();
  store.close();
});

test('what was brought back into an empty folder is copied at the next start: the copy of the empty state is none of it', () => {
  week();
  const text = judge().archive();
  closeAll();
  dir = join(root, 'elsewhere');
  path = join(dir, 'casebook.db');
  judge().restoreFrom({ file: text }, 'add');
  closeAll();
  judge().savedCases();
  closeAll();
  truncateSync(path, 5000);
  expect(judge().savedCases().total).toBe(CASES);
});
