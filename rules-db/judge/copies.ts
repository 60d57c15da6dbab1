/** Copies of the casebook: made as it is used, checked when made, kept for several days. */
import Database from 'better-sqlite3';
import { renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { check } from './casebook-file.ts';
import { createPrivate, draftPath, filesIn, flush } from './folder.ts';
import { JudgeDbError } from './failure.ts';
import { readRows } from './record.ts';

/** A copy one can go back to. */
export interface Copy {
  /** Its file's name. */
  id: string;
  path: string;
  n: number;
  /** When it was made, as the clock then said. */
  made: string;
  /** Of what: the daily one, or the state before something was brought back. */
  of: 'day' | 'restore';
}

const NAME = /^casebook\.copy-(\d+)-(day|restore)-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d)Z?\.db$/;
/** Two of the last hours, then one of each day for a week. */
const NEWEST_KEPT = 3;
const DAYS_KEPT = 7;
const hours = 60 * 60 * 1000;
const APART = 4 * hours;

/** Copies of a folder, newest first. */
export function copiesIn(dir: string): Copy[] {
  return filesIn(dir)
    .flatMap((name): Copy[] => {
      const found = NAME.exec(name);
      if (!found) return [];
      const made = `${found[3]!.slice(0, 10)}T${found[3]!.slice(11).replaceAll('-', ':')}Z`;
      return [{ id: name, path: join(dir, name), n: Number(found[1]), made, of: found[2] as Copy['of'] }];
    })
    .sort((a, b) => b.n - a.n);
}

/** The newest number of a change in a casebook. */
const lastRev = (db: Database.Database): number =>
  (db.prepare('SELECT max(rev) FROM record').pluck().get() as number | null) ?? 0;

/**
 * Whether a copy is due: something was changed since the last one, and that is some hours old (or from the future). One that was made
 * before something was brought back does not count: it has none of what came.
 */
export function copyIsDue(db: Database.Database, dir: string, now: Date): boolean {
  const rev = lastRev(db);
  if (rev === 0) return false;
  const last = copiesIn(dir).find(({ of }) => of === 'day');
  if (!last) return true;
  if (Math.abs(now.getTime() - statSync(last.path).mtimeMs) < APART) return false;
  return copyRev(last) !== rev;
}

function copyRev({ path }: Copy): number | undefined {
  try {
    const copy = new Database(path, { readonly: true });
    try {
      return lastRev(copy);
    } finally {
      copy.close();
    }
  } catch {
    return undefined;
  }
}

/** Copies the casebook; the copy appears whole and checked, or not at all. Only under the lock. */
export function makeCopy(db: Database.Database, dir: string, now: Date, of: Copy['of'] = 'day'): Copy {
  const n = (copiesIn(dir)[0]?.n ?? 0) + 1;
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const name = `casebook.copy-${String(n).padStart(6, '0')}-${of}-${stamp}Z.db`;
  const draft = draftPath(dir, 'copy');
  rmSync(draft, { force: true });
  writeWhole(db, draft);
  flush(draft);
  renameSync(draft, join(dir, name));
  flush(dir);
  prune(dir);
  return copiesIn(dir).find((copy) => copy.id === name)!;
}

/** Writes all sound rows into a new file, in the form of one file, and checks it. */
export function writeWhole(db: Database.Database, path: string): void {
  createPrivate(path);
  db.prepare('VACUUM INTO ?').run(path);
  const made = new Database(path);
  try {
    // One file and nothing beside it.
    made.pragma('journal_mode = DELETE');
    check(made, path);
    const { broken } = readRows(made);
    if (broken.length > 0) throw new JudgeDbError('damaged', `${basename(path)}: ${broken.length} rows are damaged`);
  } finally {
    made.close();
  }
}

function prune(dir: string): void {
  const days = new Set<string>();
  copiesIn(dir).forEach(({ path, made }, i) => {
    const day = made.slice(0, 10);
    const keep = i < NEWEST_KEPT || (!days.has(day) && days.size < DAYS_KEPT);
    days.add(day);
    if (!keep) rmSync(path, { force: true });
  });
}
