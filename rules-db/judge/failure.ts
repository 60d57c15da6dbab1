/** What can be wrong with the judge's own data, told apart by what a judge can do about it. Knows no SQLite, so that every process may know it. */
import { accessSync, constants, existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

export type JudgeDbFailure =
  /** Cannot be read, and was not put right. */
  | 'damaged'
  /** The file of the imported cards: it is aside now, and the cards can be imported again. */
  | 'cards-damaged'
  /** Written by a newer version of this program, or by another program. */
  | 'newer'
  | 'foreign'
  | 'disk-full'
  /** The disk cannot be written to; this user may not write here. */
  | 'read-only'
  | 'forbidden'
  /** The folder, or a file of it, went away while it was in use. */
  | 'vanished'
  /** Another program holds it. */
  | 'busy'
  /** A read or write failed for another reason. */
  | 'unreadable';

export class JudgeDbError extends Error {
  readonly code: JudgeDbFailure;
  constructor(code: JudgeDbFailure, message: string) {
    super(message);
    this.name = 'JudgeDbError';
    this.code = code;
  }
}

/** Failures with which what is there can still be read. */
export const stillReadable = ({ code }: JudgeDbError): boolean =>
  ['disk-full', 'read-only', 'forbidden', 'unreadable'].includes(code);

const OF_SYSTEM = new Map<string, JudgeDbFailure>(
  Object.entries({
    ENOSPC: 'disk-full',
    EDQUOT: 'disk-full',
    EROFS: 'read-only',
    EACCES: 'forbidden',
    EPERM: 'forbidden',
    ENOENT: 'vanished',
    ENOTDIR: 'vanished',
    EEXIST: 'vanished',
    // A folder, or a link that leads nowhere, in the place of a file of ours.
    EISDIR: 'foreign',
    ELOOP: 'foreign',
  } as const),
);

/** Why nothing can be written into a folder, or undefined where it can: tried with a small file. */
function whyNotWritable(dir: string): JudgeDbFailure | undefined {
  const probe = join(dir, `judge.probe-${process.pid}.tmp`);
  try {
    writeFileSync(probe, Buffer.alloc(64 * 1024), { mode: 0o600 });
    return undefined;
  } catch (error) {
    return OF_SYSTEM.get((error as NodeJS.ErrnoException).code ?? '') ?? 'unreadable';
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Why a folder that holds nothing of ours yet could not be made or written into, or undefined where it could. */
export function whyNotBegun(dir: string): JudgeDbFailure | undefined {
  let there = resolve(dir);
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  try {
    if (!statSync(there).isDirectory()) return 'vanished';
    accessSync(there, constants.W_OK);
    return isFull(there) ? 'disk-full' : undefined;
  } catch (error) {
    return OF_SYSTEM.get((error as NodeJS.ErrnoException).code ?? '') ?? 'unreadable';
  }
}

/** What SQLite or the system reports, as a `JudgeDbError` where it is about the data and not a fault of the program. */
export function translate(error: unknown, dir: string): unknown {
  if (error instanceof JudgeDbError) return error;
  const { code } = error as { code?: unknown };
  if (typeof code !== 'string') return error;
  const failure = (error as Error).name === 'SqliteError' ? ofSqlite(code, dir) : OF_SYSTEM.get(code);
  return failure ? new JudgeDbError(failure, `${dir}: ${(error as Error).message}`) : error;
}

function ofSqlite(code: string, dir: string): JudgeDbFailure | undefined {
  if (code === 'SQLITE_FULL') return 'disk-full';
  if (code.startsWith('SQLITE_BUSY')) return 'busy';
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') return 'damaged';
  if (code === 'SQLITE_READONLY_DBMOVED') return 'vanished';
  if (/^SQLITE_(IOERR|CANTOPEN|READONLY|PERM)/.test(code)) {
    if (!existsSync(dir)) return 'vanished';
    return whyNotWritable(dir) ?? (isFull(dir) ? 'disk-full' : may(constants.W_OK, dir) ? 'unreadable' : 'forbidden');
  }
  return undefined;
}

const isFull = (dir: string): boolean => {
  const { bavail, bsize } = statfsSync(dir);
  return bavail * bsize < 64 * 1024;
};
/** Whether this program may do with a path what `access` names (`constants.R_OK`, `constants.W_OK`). */
export function may(access: number, path: string): boolean {
  try {
    accessSync(path, access);
    return true;
  } catch {
    return false;
  }
}
