/** The file of the casebook: created, checked, migrated; opened for reading only where nothing can be written. */
import Database from 'better-sqlite3';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { JudgeDbError } from './failure.ts';
import { createPrivate } from './folder.ts';
import { recordSql } from './record.ts';

/** "CASE" */
const applicationId = 0x43415345;

/**
 * One numbered step after another; `PRAGMA user_version` says how many have run. A step that was released is never
 * changed: what comes later is a new step with its own test from the one before.
 */
const casebookMigrations: string[] = [recordSql];

const BUSY = 15_000;

/** Opens a file for writing, made where it is not there, checked and migrated. */
export function openCasebook(path: string, migrations: readonly string[] = casebookMigrations): Database.Database {
  createPrivate(path);
  const db = new Database(path, { timeout: BUSY });
  try {
    check(db, path, migrations.length);
    db.pragma('journal_mode = WAL');
    // FULL: a saved case survives a power cut, not only a crash.
    db.pragma('synchronous = FULL');
    migrate(db, migrations, applicationId);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Whether a file is a casebook that this program knows, with no page damaged. */
export function check(db: Database.Database, path: string, known = casebookMigrations.length): void {
  const mark = Number(db.pragma('application_id', { simple: true }));
  const version = Number(db.pragma('user_version', { simple: true }));
  const empty = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() === 0;
  const name = basename(path);
  if (!empty && mark !== applicationId) throw new JudgeDbError('foreign', `${name} is not a casebook`);
  if (version > known) throw new JudgeDbError('newer', `${name} was written by a newer program (version ${version})`);
  const found = db.pragma('integrity_check(1)', { simple: true });
  if (found !== 'ok') throw new JudgeDbError('damaged', `${name} is damaged: ${String(found)}`);
}

/** The steps that have not run yet; the file then bears its program's mark. */
export function migrate(db: Database.Database, migrations: readonly string[], mark: number): void {
  for (const [n, sql] of migrations.entries()) {
    if (Number(db.pragma('user_version', { simple: true })) > n) continue;
    db.transaction(() => {
      db.exec(sql);
      db.pragma(`application_id = ${mark}`);
      db.pragma(`user_version = ${n + 1}`);
    }).immediate();
  }
}

/** A database file opened without writing anything beside it; `close` takes away what reading needed. */
export interface Reading {
  db: Database.Database;
  close(): void;
}

/**
 * Opens a file for reading in a folder that may not be written to. SQLite would lay files beside it: where there is
 * nothing in its log the file is read into memory, otherwise a copy of both.
 */
export function openForReading(path: string): Reading {
  if (!existsSync(path)) throw new JudgeDbError('vanished', `no ${basename(path)}`);
  const log = statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  if (log === 0) {
    const bytes = readFileSync(path);
    // Two bytes of the header say that there is a log; in memory there is none.
    if (bytes.length > 20) bytes[18] = bytes[19] = 1;
    const db = new Database(bytes, { readonly: true });
    return { db, close: () => db.close() };
  }
  const scratch = mkdtempSync(join(tmpdir(), 'judge-reading-'));
  const remove = () => rmSync(scratch, { recursive: true, force: true });
  try {
    const copy = join(scratch, basename(path));
    for (const side of ['', '-wal']) copyFileSync(path + side, copy + side);
    const db = new Database(copy, { timeout: BUSY });
    return { db, close: () => (db.close(), remove()) };
  } catch (error) {
    remove();
    throw error;
  }
}
