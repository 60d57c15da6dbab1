/**
 * The data folder: the names of its files, who may read them, the lock under which they are opened, copied and swapped,
 * and what makes a swap survive the moment it is interrupted in.
 *
 *   casebook.db             what the judge made: cases, notes, settings, the table as it is worked on
 *   casebook.copy-N-….db    copies of it, N counting up (the clock may go back)
 *   casebook.next.db        a whole, checked successor on its way into its place
 *   casebook.damaged-N.db   a file that was found damaged, as it was
 *   judge.db                imported card lists, which can be imported again (and, until version 2, the judge's own data)
 */
import Database from 'better-sqlite3';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { translate } from './failure.ts';

export const casebookPath = (dir: string): string => join(dir, 'casebook.db');
const nextPath = (dir: string): string => join(dir, 'casebook.next.db');
/** Cards, and what versions 1 and 2 kept beside them. */
export const judgeDbPath = (dir: string): string => join(dir, 'judge.db');

const OURS = /^(casebook|judge)\./;
const LEFT_OVER = /\.tmp(-wal|-shm|-journal)?$/;
const SIDES = ['-wal', '-shm', '-journal'];

/** The folder, made for its owner alone where it is not there. Throws a `JudgeDbError`. */
export function openFolder(dir: string): void {
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const names = readdirSync(dir);
    // A folder named by the judge may hold other things: those keep their rights.
    if (names.every((name) => OURS.test(name))) chmodQuietly(dir, 0o700);
    for (const name of names) if (OURS.test(name)) chmodQuietly(join(dir, name), 0o600);
  } catch (error) {
    throw translate(error, dir);
  }
}

function chmodQuietly(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
  } catch {
    // Rights are a second wall: on a disk without them, or another's, the data is still usable.
  }
}

/** Makes an empty file that only its owner may read; SQLite gives what it puts beside it the same rights. */
export function createPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

/** `judge`: the casebook and what stands beside it; `judge.cards`: the imported cards, which may take long to check and index. */
type Lock = 'judge' | 'judge.cards';

/**
 * Runs what opens, copies or swaps files while no other program does. The lock is one of the system, held by SQLite on
 * an empty file: it ends with the process, however that ends. Who holds the casebook's never asks for the cards'.
 */
export function locked<T>(dir: string, work: () => T, name: Lock = 'judge'): T {
  const path = join(dir, `${name}.lock`);
  let lock: Database.Database | undefined;
  try {
    createPrivate(path);
    lock = new Database(path, { timeout: 20_000 });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    throw translate(error, dir);
  }
  try {
    return work();
  } finally {
    lock.close();
  }
}

/** Takes away what an interrupted copy or rescue left. Only under the lock: whatever is half made is nobody's. */
export function sweep(dir: string): void {
  for (const name of readdirSync(dir))
    if (OURS.test(name) && LEFT_OVER.test(name)) rmSync(join(dir, name), { force: true });
}

/** A path for a file in the making, which `sweep` takes away where it is left. */
export const draftPath = (dir: string, name: string): string => join(dir, `casebook.${name}-${process.pid}.tmp`);

/** Makes what was written to a file, or to a folder's list of names, reach the disk. */
export function flush(path: string): void {
  let handle: number | undefined;
  try {
    handle = openSync(path, 'r');
    fsyncSync(handle);
  } catch {
    // Windows flushes no folders.
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

/**
 * Puts a whole, checked file into the casebook's place. From the first rename on the successor is complete; whoever
 * opens the folder next finishes what was interrupted (`finishSwap`).
 */
export function swapIn(dir: string, draft: string): void {
  flush(draft);
  renameSync(draft, nextPath(dir));
  flush(dir);
  finishSwap(dir);
}

/** The log of the old file must be gone before the new one has its name: SQLite would play it into the new one. */
export function finishSwap(dir: string): void {
  if (!existsSync(nextPath(dir))) return;
  for (const side of SIDES) rmSync(casebookPath(dir) + side, { force: true });
  renameSync(nextPath(dir), casebookPath(dir));
  flush(dir);
}

/** The free name for a file that was found damaged. */
function damagedName(dir: string, stem: 'casebook' | 'judge'): string {
  const numbers = readdirSync(dir).flatMap(
    (name) => new RegExp(`^${stem}\\.damaged-(\\d+)\\.db`).exec(name)?.[1] ?? [],
  );
  return join(dir, `${stem}.damaged-${Math.max(0, ...numbers.map(Number)) + 1}.db`);
}

const DAMAGED_KEPT = 5;

/** Casebooks that were found damaged, newest first. */
export const damagedIn = (dir: string): string[] => filesAside(dir, 'casebook');

function filesAside(dir: string, stem: 'casebook' | 'judge'): string[] {
  const number = (name: string) => Number(new RegExp(`^${stem}\\.damaged-(\\d+)\\.db$`).exec(name)?.[1] ?? 0);
  return filesIn(dir)
    .filter((name) => number(name) > 0)
    .sort((a, b) => number(b) - number(a))
    .map((name) => join(dir, name));
}

/** Keeps the damaged casebook as it is, beside its place. The file itself stays until its successor replaces it. */
export function keepDamaged(dir: string): string {
  const kept = damagedName(dir, 'casebook');
  const path = casebookPath(dir);
  for (const side of ['-wal', '']) if (existsSync(path + side)) copyPrivate(path + side, kept + side);
  for (const old of damagedIn(dir).slice(DAMAGED_KEPT))
    for (const side of ['', '-wal']) rmSync(old + side, { force: true });
  return kept;
}

/** Moves the damaged cards aside: they can be imported again. */
export function putCardsAside(dir: string): void {
  const kept = damagedName(dir, 'judge');
  const path = judgeDbPath(dir);
  // Beside the casebook's lock, too: until version 2 the judge's own data was in this file.
  locked(dir, () => {
    for (const side of ['-wal', '']) if (existsSync(path + side)) renameSync(path + side, kept + side);
    rmSync(`${path}-shm`, { force: true });
  });
}

/** The file of cards that was found damaged last. */
export const cardsAside = (dir: string): string | undefined => filesAside(dir, 'judge')[0];

function copyPrivate(from: string, to: string): void {
  copyFileSync(from, to);
  chmodQuietly(to, 0o600);
}

/** What tells whether a file is still the one that was opened. */
export function identity(path: string): string {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? `${found.dev}:${found.ino}` : 'gone';
}

/** SQLite's smallest page: of a file that is smaller nothing is left, and SQLite itself takes some of them for new ones. */
const SMALLEST = 512;
/** Whether a file is there with anything of a database in it. */
export const hasBytes = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) >= SMALLEST;

/** The names of a folder's own files: what is a folder or leads elsewhere is none of them. */
export const filesIn = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
