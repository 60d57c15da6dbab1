/** The file of the imported cards: opened, made, put aside where it is damaged, or only read where nothing can be written. */
import Database from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { checkedIn } from '../checked.ts';
import { keepIndexed } from './card-index.ts';
import { JudgeDbError, stillReadable, translate } from './failure.ts';
import { migrate, openForReading, type Reading } from './casebook-file.ts';
import { createPrivate, judgeDbPath, locked, openFolder, putCardsAside } from './folder.ts';
import { migrations } from './migrations.ts';

/** "JUDG" */
const applicationId = 0x4a554447;

export interface CardsFile extends Reading {
  /** Why nothing can be imported now. */
  failure?: JudgeDbError;
}

export function openCards(dir: string, integrity: boolean): CardsFile {
  const path = judgeDbPath(dir);
  try {
    openFolder(dir);
    const open = (): CardsFile => {
      try {
        return openSound(path, dir, integrity);
      } catch (error) {
        const failure = translate(error, dir);
        if (!(failure instanceof JudgeDbError) || failure.code !== 'damaged') throw failure;
        putCardsAside(dir);
        return openSound(path, dir, false);
      }
    };
    return locked(dir, open, 'judge.cards');
  } catch (error) {
    const failure = translate(error, dir);
    if (!(failure instanceof JudgeDbError) || !(stillReadable(failure) || failure.code === 'vanished')) throw failure;
    return { ...(existsSync(path) ? reading(path) : empty()), failure };
  }
}

function openSound(path: string, dir: string, integrity: boolean): CardsFile {
  createPrivate(path);
  const db = new Database(path, { timeout: 15_000 });
  try {
    checkMark(db, path);
    if (integrity) checkedIn(dir).once(path, () => checkPages(db, path));
    db.pragma('journal_mode = WAL');
    // Cards can be imported again: they need not survive a power cut, only stay whole.
    db.pragma('synchronous = NORMAL');
    db.pragma('cache_size = -2000');
    migrate(db, migrations, applicationId);
    keepIndexed(db);
    return { db, close: () => db.close() };
  } catch (error) {
    db.close();
    throw error;
  }
}

function checkPages(db: Database.Database, path: string): void {
  const damaged = new JudgeDbError('damaged', `${path} is damaged`);
  try {
    if (db.pragma('quick_check(1)', { simple: true }) === 'ok') return;
  } catch (error) {
    // The index of words reports its own damage as an error of no kind.
    if ((error as { code?: string }).code !== 'SQLITE_ERROR') throw error;
  }
  throw damaged;
}

/** Whether a page of the cards, an index or the text of a card is not what was written. */
export function cardsDamaged(db: Database.Database, dir: string): boolean {
  try {
    checkPages(db, dir);
    return (
      db.prepare('SELECT 1 FROM card WHERE NOT json_valid(json) OR NOT json_valid(meta) LIMIT 1').get() !== undefined
    );
  } catch (error) {
    const failure = translate(error, dir);
    return failure instanceof JudgeDbError && failure.code === 'damaged';
  }
}

function checkMark(db: Database.Database, path: string): void {
  const mark = Number(db.pragma('application_id', { simple: true }));
  const version = Number(db.pragma('user_version', { simple: true }));
  const isEmpty = db.prepare('SELECT count(*) FROM sqlite_schema').pluck().get() === 0;
  if (!isEmpty && mark !== applicationId) throw new JudgeDbError('foreign', `${path} is not a judge's database`);
  if (version > migrations.length) throw new JudgeDbError('newer', `${path} was written by a newer program`);
}

function reading(path: string): Reading {
  const found = openForReading(path);
  try {
    checkMark(found.db, path);
    found.db.prepare('SELECT 1 FROM card LIMIT 1').get();
    return found;
  } catch {
    found.close();
    return empty();
  }
}

/** No cards, with the tables that looking for them needs. */
function empty(): Reading {
  const db = new Database(':memory:');
  for (const sql of migrations) db.exec(sql);
  return { db, close: () => db.close() };
}
