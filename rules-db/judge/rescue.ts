/**
 * What the judge made, out of a damaged file, its log and its copies, into a new file that takes its place. Until the
 * swap nothing that was there is touched, so whatever interrupts it, the old or the rescued data is there afterwards.
 */
import Database from 'better-sqlite3';
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { openCasebook } from './casebook-file.ts';
import { copiesIn, writeWhole } from './copies.ts';
import { casebookPath, damagedIn, draftPath, hasBytes, keepDamaged, swapIn } from './folder.ts';
import { fromLog } from './log.ts';
import { earlierRows } from './earlier.ts';
import { merge, newsTo, readRows, type Row } from './record.ts';

export interface Rescue {
  /** Where the damaged file is kept; absent where there was none any more. */
  kept?: string;
  /** Records found again: in the damaged file, and in copies where it no longer had them. */
  fromFile: number;
  fromCopies: number;
  /** Records that were found damaged, with no sound copy. */
  lost: { kind: string; key: string; head: string }[];
  /** When (ISO), where another program or an earlier start did it. */
  at?: string;
}

/** A report stands among what was set aside, so that whoever opens the casebook next can tell of it, too. */
export const REPORT = ' rescue';
/** For how long it is told of, ms. */
const TOLD_FOR = 48 * 60 * 60 * 1000;

/** It has no checksum: what is no report any more is not told. */
const Report = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    kept: v.exactOptional(v.string()),
    fromFile: v.number(),
    fromCopies: v.number(),
    lost: v.array(v.object({ kind: v.string(), key: v.string(), head: v.string() })),
  }),
);

function keepReport(db: Database.Database, report: Rescue, now: Date): Rescue {
  const keep = db.prepare("INSERT INTO set_aside (kind, key, row, found) VALUES (?, '', ?, ?)");
  keep.run(REPORT, JSON.stringify(report), now.toISOString());
  return report;
}

/** The last rescue, by whatever program, as long as it is told of. */
export function lastRescue(db: Database.Database, now: Date): Rescue | undefined {
  const last = db.prepare('SELECT row, found FROM set_aside WHERE kind = ? ORDER BY n DESC LIMIT 1');
  const found = last.get(REPORT) as { row: string; found: string } | undefined;
  // Written so that a time nobody can read tells of nothing.
  if (!found || !(Math.abs(now.getTime() - Date.parse(found.found)) <= TOLD_FOR)) return undefined;
  const report = v.safeParse(Report, found.row);
  return report.success ? { ...report.output, at: found.found } : undefined;
}

/**
 * Makes the successor of a casebook that is damaged, empty or gone, and swaps it in. `held` are rows that a running
 * program still has of it; `told`: damage was met, which is kept to be told of. Only under the lock.
 */
export function rescue(dir: string, held: Row[], { told, now }: { told: boolean; now: Date }): Rescue {
  const path = casebookPath(dir);
  const kept = hasBytes(path) || hasBytes(`${path}-wal`) ? keepDamaged(dir) : undefined;
  const found = kept ? salvage(kept) : { rows: [], broken: [] };
  const fresh = openCasebook(draftOf(dir, 'rescue'));
  // A draft: what is made of it is flushed before it takes its place.
  fresh.pragma('synchronous = OFF');
  try {
    const report = fresh.transaction(() => {
      const fromFile = merge(fresh, [...found.rows, ...held]).length;
      let fromCopies = 0;
      for (const copy of [...copiesIn(dir).map(({ path: of }) => of), ...damagedIn(dir)])
        fromCopies += merge(fresh, salvage(copy, newsTo(fresh)).rows).length;
      fromCopies += merge(fresh, earlierRows(dir)).length;
      const lost = setAside(fresh, found.broken, now);
      const report = { ...(kept && { kept }), fromFile, fromCopies, lost };
      return told ? keepReport(fresh, report, now) : report;
    })();
    const whole = draftOf(dir, 'whole');
    writeWhole(fresh, whole);
    fresh.close();
    swapIn(dir, whole);
    return report;
  } finally {
    if (fresh.open) fresh.close();
    clear(fresh.name);
  }
}

function draftOf(dir: string, name: string): string {
  const path = draftPath(dir, name);
  clear(path);
  return path;
}
const clear = (path: string): void => ['', '-wal', '-shm', '-journal'].forEach((side) => rmSync(path + side, { force: true })); // prettier-ignore

/** Keeps damaged rows beside the records, and names those of which no sound copy was found. */
function setAside(db: Database.Database, broken: readonly unknown[], now: Date): Rescue['lost'] {
  const keep = db.prepare('INSERT INTO set_aside (kind, key, row, found) VALUES (?, ?, ?, ?)');
  const there = db.prepare('SELECT 1 FROM record WHERE kind = ? AND key = ?');
  return broken.flatMap((row) => {
    const { kind, key, head } = row as Partial<Row>;
    const of = [String(kind), String(key)] as const;
    keep.run(...of, JSON.stringify(row), now.toISOString());
    return there.get(...of) ? [] : [{ kind: of[0], key: of[1], head: String(head) }];
  });
}

/** The rows of a file that may be damaged: of a copy of it, so that nothing is changed by reading. */
export function salvage(path: string, wanted?: (row: Row) => boolean): { rows: Row[]; broken: unknown[] } {
  const scratch = mkdtempSync(join(tmpdir(), 'judge-rescue-'));
  try {
    const copy = join(scratch, basename(path));
    if (hasBytes(path))
      for (const side of ['', '-wal']) if (existsSync(path + side)) copyFileSync(path + side, copy + side);
    if (!hasBytes(path)) fromLog(`${path}-wal`, copy);
    const db = new Database(copy);
    try {
      return readRows(db, wanted);
    } finally {
      db.close();
    }
  } catch {
    return { rows: [], broken: [] };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Damaged rows of an otherwise sound casebook: aside, and their sound copies in their place. */
export function mendRows(db: Database.Database, dir: string, now: Date): Rescue | undefined {
  const { broken } = readRows(db);
  if (broken.length === 0) return undefined;
  return db.transaction(() => {
    const remove = db.prepare('DELETE FROM record WHERE kind = ? AND key = ?');
    for (const { kind, key } of broken as Row[]) remove.run(kind, key);
    const wanted = new Set((broken as Row[]).map(({ kind, key }) => `${kind}\n${key}`));
    let fromCopies = 0;
    for (const copy of copiesIn(dir)) {
      const rows = salvage(copy.path).rows.filter(({ kind, key }) => wanted.has(`${kind}\n${key}`));
      fromCopies += merge(db, rows).length;
    }
    return keepReport(db, { fromFile: 0, fromCopies, lost: setAside(db, broken, now) }, now);
  })();
}
