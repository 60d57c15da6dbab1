/**
 * The casebook in use: records are read and written, the file is checked when it is opened, watched while it is used,
 * and copied as it grows. A save is confirmed only when it lies in the file that has the casebook's name.
 */
import Database from 'better-sqlite3';
import { check, openCasebook, openForReading } from './casebook-file.ts';
import { copiesIn, copyIsDue, makeCopy, type Copy } from './copies.ts';
import { earlierRows } from './earlier.ts';
import { eraseCopies, eraseRows, scrub, type Becomes, type Erased } from './erase.ts';
import { JudgeDbError, stillReadable, translate, type JudgeDbFailure } from './failure.ts';
import { casebookPath, damagedIn, finishSwap, hasBytes, identity, locked, openFolder, sweep } from './folder.ts';
import { merge, readRows, recordSql, type Row } from './record.ts';
import { lastRescue, mendRows, rescue, salvage, type Rescue } from './rescue.ts';

export interface CasebookState {
  /** Why nothing can be saved; absent where it can. What there was is read all the same. */
  failure?: JudgeDbFailure;
  /** What was found damaged, and what became of it: since this program opened the casebook, or, with its time, lately by another. */
  rescued?: Rescue;
  /** Why the last copy could not be made. */
  copyFailure?: JudgeDbFailure;
}

interface Connection {
  db: Database.Database;
  /** The file and its log as they were opened; empty where it is only read. */
  files: string;
  failure?: JudgeDbError;
}

const filesOf = (dir: string): string => `${identity(casebookPath(dir))} ${identity(`${casebookPath(dir)}-wal`)}`;
/** Copies are looked at as often as this while the program runs. */
const LOOK = 30 * 60 * 1000;

export class CasebookStore {
  readonly dir: string;
  readonly #now: () => Date;
  #connection: Connection;
  #rescued: Rescue | undefined;
  #copyFailure: JudgeDbFailure | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looked = 0;

  constructor(dir: string, now: () => Date) {
    this.dir = dir;
    this.#now = now;
    this.#connection = this.#connect([]);
  }

  /** Reads; where the file turns out damaged it is rescued and read again. */
  read<T>(work: (db: Database.Database) => T): T {
    try {
      return work(this.#connection.db);
    } catch (error) {
      const failure = translate(error, this.dir);
      if (!(failure instanceof JudgeDbError) || failure.code !== 'damaged') throw failure;
      this.#reconnect();
      return work(this.#connection.db);
    }
  }

  /** Sets damaged rows aside and puts their sound copies in their place. */
  mend(): void {
    this.#rescued = this.write((db) => mendRows(db, this.dir, this.#now())) ?? this.#rescued;
  }

  get state(): CasebookState {
    const { failure } = this.#connection;
    const rescued = this.#rescued ?? this.read((db) => lastRescue(db, this.#now()));
    return {
      ...(failure && { failure: failure.code }),
      ...(rescued && { rescued }),
      ...(this.#copyFailure && { copyFailure: this.#copyFailure }),
    };
  }

  /** Runs a change as one transaction; what fails changes nothing, what is confirmed is in the file. */
  write<T>(work: (db: Database.Database) => T): T {
    for (let attempt = 0; attempt < 3; attempt++) {
      const { db, files } = this.#writable();
      try {
        const done = db.transaction(() => work(db)).immediate();
        if (filesOf(this.dir) === files) {
          this.#copyLater();
          return done;
        }
      } catch (error) {
        const failure = translate(error, this.dir);
        if (attempt > 0 || !(failure instanceof JudgeDbError) || failure.code !== 'damaged') throw failure;
      }
      this.#reconnect();
    }
    throw new JudgeDbError('vanished', `${this.dir}: the casebook goes away as it is written`);
  }

  /** Erases for good: see `eraseRows`. What cannot be cleaned now is an error; asked again, it is cleaned then. */
  erase(becomes: Becomes): Erased {
    const records = this.write((db) => eraseRows(db, becomes));
    return locked(this.dir, () => {
      scrub(this.#connection.db);
      return { records, copies: eraseCopies(this.dir, becomes) };
    });
  }

  copies(): Copy[] {
    try {
      return copiesIn(this.dir);
    } catch {
      return [];
    }
  }

  copyNow(of: Copy['of']): void {
    locked(this.dir, () => makeCopy(this.#connection.db, this.dir, this.#now(), of));
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.db.close();
  }

  #writable(): Connection {
    const { failure, files } = this.#connection;
    if (failure || files !== filesOf(this.dir)) this.#reconnect();
    if (this.#connection.failure) throw this.#connection.failure;
    return this.#connection;
  }

  /** Opens anew what is at the casebook's place now, and brings along what only the open file still has. */
  #reconnect(): void {
    const { db } = this.#connection;
    let held: Row[];
    try {
      held = readRows(db).rows;
    } finally {
      db.close();
    }
    this.#connection = this.#connect(held);
  }

  #connect(held: Row[]): Connection {
    try {
      openFolder(this.dir);
      return locked(this.dir, () => this.#open(held));
    } catch (error) {
      const failure = translate(error, this.dir);
      if (!(failure instanceof JudgeDbError)) throw failure;
      if (held.length === 0 && !stillReadable(failure)) throw failure;
      return { db: inMemory(this.dir, held), files: '', failure };
    }
  }

  /** Under the lock: what was interrupted is finished, what is damaged is rescued. */
  #open(held: Row[]): Connection {
    const { dir } = this;
    sweep(dir);
    finishSwap(dir);
    if (!hasBytes(casebookPath(dir))) this.#beginFrom(held);
    try {
      return this.#openSound(held);
    } catch (error) {
      const failure = translate(error, dir);
      if (!(failure instanceof JudgeDbError) || failure.code !== 'damaged') throw failure;
      this.#rescued = rescue(dir, held, { told: true, now: this.#now() });
      return this.#openSound([]);
    }
  }

  #openSound(held: Row[]): Connection {
    const { dir } = this;
    const db = openCasebook(casebookPath(dir));
    try {
      this.#rescued = mendRows(db, dir, this.#now()) ?? this.#rescued;
      if (held.length > 0) db.transaction(() => merge(db, held)).immediate();
      this.#copyIfDue(db);
      return { db, files: filesOf(dir) };
    } catch (error) {
      db.close();
      throw error;
    }
  }

  /** There is no casebook: one is made of whatever is left of one, or of what earlier versions kept. */
  #beginFrom(held: Row[]): void {
    const { dir } = this;
    const remains = copiesIn(dir).length > 0 || damagedIn(dir).length > 0 || hasBytes(`${casebookPath(dir)}-wal`);
    if (!remains && held.length === 0 && earlierRows(dir).length === 0) return;
    // What only moved to this version's file, or back to where it was, was never damaged.
    const told = remains && held.length === 0;
    const report = rescue(dir, held, { told, now: this.#now() });
    if (told) this.#rescued = report;
  }

  #copyIfDue(db: Database.Database): void {
    this.#looked = performance.now();
    try {
      if (copyIsDue(db, this.dir, this.#now())) makeCopy(db, this.dir, this.#now());
      this.#copyFailure = undefined;
    } catch (error) {
      const failure = translate(error, this.dir);
      if (!(failure instanceof JudgeDbError)) throw failure;
      this.#copyFailure = failure.code;
    }
  }

  /** A program that runs for days makes copies, too; never while a save waits for its confirmation. */
  #copyLater(): void {
    if (this.#timer || performance.now() - this.#looked < LOOK) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      try {
        locked(this.dir, () => this.#copyIfDue(this.#connection.db));
      } catch (error) {
        const failure = translate(error, this.dir);
        if (failure instanceof JudgeDbError) this.#copyFailure = failure.code;
        else throw failure;
      }
    }, 1000);
    this.#timer.unref();
  }
}

/** What can be read of a casebook that cannot be written, in memory: nothing is laid beside it. */
function inMemory(dir: string, held: Row[]): Database.Database {
  const db = new Database(':memory:');
  db.exec(recordSql);
  const path = casebookPath(dir);
  merge(db, held);
  try {
    if (hasBytes(path)) merge(db, readAsItIs(path));
    else for (const copy of copiesIn(dir)) merge(db, salvage(copy.path).rows);
    merge(db, earlierRows(dir));
  } catch (error) {
    const failure = translate(error, dir);
    // What is there and cannot be read is said to be so, not taken for nothing.
    if (!(failure instanceof JudgeDbError) || failure.code !== 'vanished') throw failure;
  }
  return db;
}

function readAsItIs(path: string): Row[] {
  try {
    const reading = openForReading(path);
    try {
      check(reading.db, path);
      return readRows(reading.db).rows;
    } finally {
      reading.close();
    }
  } catch (error) {
    if (error instanceof JudgeDbError && error.code !== 'damaged') throw error;
    return salvage(path).rows;
  }
}
