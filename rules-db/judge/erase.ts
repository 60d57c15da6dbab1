/**
 * Erasing for good: what a record said is in no file of the data folder afterwards, neither in the free pages of the casebook
 * and its log nor in a copy. A file that was found damaged cannot be read through: it is thrown away.
 */
import Database from 'better-sqlite3';
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { check } from './casebook-file.ts';
import { copiesIn } from './copies.ts';
import { JudgeDbError, translate } from './failure.ts';
import { damagedIn, draftPath, flush } from './folder.ts';
import { REPORT } from './rescue.ts';
import { bare, putRows, readRows, sealed, type Row } from './record.ts';

/** What a record becomes: null is nothing, undefined leaves it as it is. Asked again of its own answer it says undefined. */
export type Becomes = (row: Row) => Pick<Row, 'head' | 'body' | 'words'> | null | undefined;
export interface Erased {
  /** Records that changed or went. */
  records: number;
  /** Copies that were made anew, and files that were thrown away. */
  copies: number;
}

/** Inside the caller's transaction. Damaged rows that were set aside cannot be looked into: those of the same kinds go. */
export function eraseRows(db: Database.Database, becomes: Becomes): number {
  const remove = db.prepare('DELETE FROM record WHERE kind = ? AND key = ?');
  const aside = db.prepare('DELETE FROM set_aside WHERE kind = ?');
  let rev = Number(db.prepare('SELECT coalesce(max(rev), 0) FROM record').pluck().get());
  const kinds = new Set<string>();
  let erased = 0;
  for (const row of readRows(db).rows.map(bare)) {
    const after = becomes(row);
    if (after === undefined) continue;
    erased++;
    kinds.add(row.kind);
    if (after === null) remove.run(row.kind, row.key);
    else putRows(db, [sealed({ ...row, ...after, rev: ++rev })]);
  }
  // What is told of a rescue names what was lost.
  for (const kind of kinds.size > 0 ? [...kinds, REPORT] : []) aside.run(kind);
  return erased;
}

/** Writes the file anew and empties its log, so that no free page keeps what was. Throws where another program is reading. */
export function scrub(db: Database.Database): void {
  db.exec('VACUUM');
  db.pragma('wal_checkpoint(TRUNCATE)');
}

/** The same in every copy, each replaced whole. Only under the lock. */
export function eraseCopies(dir: string, becomes: Becomes): number {
  const damaged = damagedIn(dir);
  for (const path of damaged) for (const side of ['', '-wal']) rmSync(path + side, { force: true });
  const changed = copiesIn(dir).filter(({ path }) => {
    const draft = draftPath(dir, 'erase');
    copyFileSync(path, draft);
    const erased = erasedIn(draft, becomes);
    if (erased === 'damaged') {
      rmSync(draft, { force: true });
      rmSync(path, { force: true });
    } else if (erased > 0) {
      flush(draft);
      renameSync(draft, path);
      flush(dir);
    } else rmSync(draft, { force: true });
    return erased === 'damaged' || erased > 0;
  });
  return changed.length + damaged.length;
}

function erasedIn(path: string, becomes: Becomes): number | 'damaged' {
  const db = new Database(path);
  try {
    check(db, path);
    const erased = db.transaction(() => eraseRows(db, becomes))();
    if (erased > 0) db.exec('VACUUM');
    return erased;
  } catch (error) {
    const failure = translate(error, path);
    if (failure instanceof JudgeDbError && failure.code === 'damaged') return 'damaged';
    throw failure;
  } finally {
    db.close();
  }
}
