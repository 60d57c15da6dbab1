/** The file of the judge's database: found, created, checked, copied aside and migrated; what can go wrong with it. */
import Database from 'better-sqlite3';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from './migrations.ts';

export type JudgeDbFailure = 'damaged' | 'newer' | 'foreign' | 'disk-full' | 'busy' | 'missing';
export class JudgeDbError extends Error {
  readonly code: JudgeDbFailure;
  /** Copies that can be put back, newest first. */
  readonly backups: string[];
  constructor(code: JudgeDbFailure, message: string, backups: string[] = []) {
    super(message);
    this.name = 'JudgeDbError';
    this.code = code;
    this.backups = backups;
  }
}

/** "JUDG" */
const applicationId = 0x4a554447;
const keptBackups = 5;

export const judgeDbPath = (dir: string): string => join(dir, 'judge.db');

/** Copies made before migrations, newest first. */
export function backupsIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const number = (name: string) => Number(/(\d+)\.db$/.exec(name)?.[1] ?? 0);
  return readdirSync(dir)
    .filter((name) => /^judge\.backup-.*\.db$/.test(name))
    .sort((a, b) => number(b) - number(a))
    .map((name) => join(dir, name));
}

/** Puts a copy in the place of a damaged database; the damaged file is kept beside it. */
export function restoreBackup(dir: string, backup: string): void {
  const path = judgeDbPath(dir);
  let n = 1;
  while (existsSync(join(dir, `judge.damaged-${n}.db`))) n++;
  if (existsSync(path)) renameSync(path, join(dir, `judge.damaged-${n}.db`));
  for (const side of ['-wal', '-shm']) rmSync(path + side, { force: true });
  const copy = new Database(backup, { readonly: true });
  try {
    copy.prepare('VACUUM INTO ?').run(path);
  } finally {
    copy.close();
  }
}

/** The database, created or migrated where needed, its pages checked with `integrity`; throws a `JudgeDbError`. */
export function openSound(path: string, dir: string, integrity: boolean, upTo: number): Database.Database {
  const fresh = !existsSync(path);
  const db = openFile(path, dir);
  try {
    prepare(db, dir, path, fresh, integrity, upTo);
    return db;
  } catch (error) {
    db.close();
    throw translate(error, dir);
  }
}

function openFile(path: string, dir: string): Database.Database {
  try {
    return new Database(path, { timeout: 15_000 });
  } catch (error) {
    throw translate(error, dir);
  }
}

function prepare(
  db: Database.Database,
  dir: string,
  path: string,
  fresh: boolean,
  integrity: boolean,
  upTo: number,
): void {
  const mark = Number(db.pragma('application_id', { simple: true }));
  const version = Number(db.pragma('user_version', { simple: true }));
  const empty = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() === 0;
  if (!empty && mark !== applicationId) throw new JudgeDbError('foreign', `${path} is not a judge's database`);
  if (version > migrations.length) {
    throw new JudgeDbError(
      'newer',
      `${path} was written by a newer program (version ${version}, this one knows ${migrations.length})`,
    );
  }
  if (integrity && !fresh) checkPages(db, path, dir);
  db.pragma('journal_mode = WAL');
  // FULL: a saved case survives a power cut, not only a crash.
  db.pragma('synchronous = FULL');
  db.pragma('foreign_keys = ON');
  db.pragma('mmap_size = 268435456');
  db.pragma('cache_size = -32000');
  if (version < upTo) migrate(db, dir, version, upTo, empty);
}

/** Looks at every page; throws a `JudgeDbError` where one is damaged. */
export function checkPages(db: Database.Database, path: string, dir: string): void {
  const found = db.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new JudgeDbError('damaged', `${path} is damaged: ${String(found)}`, backupsIn(dir));
}

function migrate(db: Database.Database, dir: string, from: number, to: number, empty: boolean): void {
  if (!empty) {
    const last = backupsIn(dir).map((name) => Number(/(\d+)\.db$/.exec(name)?.[1] ?? 0))[0] ?? 0;
    db.prepare('VACUUM INTO ?').run(join(dir, `judge.backup-v${from}-${last + 1}.db`));
    for (const old of backupsIn(dir).slice(keptBackups)) rmSync(old, { force: true });
  }
  for (let n = from; n < to; n++) {
    db.transaction(() => {
      // Another process may have been quicker.
      if (Number(db.pragma('user_version', { simple: true })) > n) return;
      db.exec(migrations[n]!);
      db.pragma(`application_id = ${applicationId}`);
      db.pragma(`user_version = ${n + 1}`);
    }).immediate();
  }
}

/** What SQLite reports, as a `JudgeDbError` where it is one. */
export function translate(error: unknown, dir: string): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const code = error.code;
  if (code === 'SQLITE_FULL') return new JudgeDbError('disk-full', 'the disk is full; nothing was changed');
  if (code.startsWith('SQLITE_BUSY')) return new JudgeDbError('busy', 'the database is in use by another program');
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') {
    return new JudgeDbError('damaged', `${judgeDbPath(dir)} is damaged: ${error.message}`, backupsIn(dir));
  }
  return error;
}
