/** Everything the judge made as the text of one file, and what such a file or a copy brings back. */
import type Database from 'better-sqlite3';
import { bare, isSound, putRows, readRows, sealed, type Row } from './record.ts';

const FORMAT = 'judge-casebook';
const VERSION = 1;

interface Archive {
  format: typeof FORMAT;
  version: number;
  app: string;
  made: string;
  records: Row[];
}

/** The whole casebook as text, deleted records included. */
export function archiveOf(db: Database.Database, app: string, now: Date): string {
  const archive: Archive = {
    format: FORMAT,
    version: VERSION,
    app,
    made: now.toISOString(),
    records: readRows(db).rows,
  };
  return `${JSON.stringify(archive, null, 1)}\n`;
}

/** The records of such a text, and those in it that are not what was written; undefined where it is none. */
export function recordsIn(text: string): { rows: Row[]; broken: unknown[]; version: number } | undefined {
  let read: Partial<Archive> | null;
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, '')) as Partial<Archive> | null;
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read?.format !== FORMAT || !Array.isArray(read.records)) return undefined;
  const records: unknown[] = read.records;
  const broken = records.filter((row) => !isSound(row));
  return { rows: records.filter(isSound).map(bare), broken, version: Number(read.version) };
}
export const knownVersion = VERSION;

/** What bringing back changed: records that came (back), and records that were hidden because the copy has none of them. */
export interface Restored {
  brought: number;
  hidden: number;
}

/** What bringing records back writes, and the state of the casebook it was made for. */
export interface Plan extends Restored {
  of: string;
  rows: Row[];
}

/** Changes with every change of the records. */
const stateOf = (db: Database.Database): string =>
  JSON.stringify(db.prepare('SELECT count(*), max(rev), total(rev) FROM record').raw().get());

/** Carries a plan out, inside the caller's transaction; false where something was written since it was made. */
export function carryOut(db: Database.Database, { of, rows }: Plan): boolean {
  if (stateOf(db) !== of) return false;
  putRows(db, rows);
  return true;
}

/**
 * What brings records back; reading and comparing them all takes its time, and no other program's save waits for it. `add` takes what is missing or was deleted since, and leaves what
 * is here; `replace` makes everything as it was in the copy, but for what is damaged there: that stays as it is here. What
 * changes gets a new number, so that it is the newest state.
 */
export function planRestore(
  db: Database.Database,
  { rows, broken }: { rows: readonly Row[]; broken: readonly unknown[] },
  how: 'add' | 'replace',
  now: Date,
): Plan {
  const of = stateOf(db);
  const there = new Map(readRows(db).rows.map((row) => [idOf(row), row]));
  let rev = Math.max(0, ...[...there.values()].map((row) => row.rev), ...rows.map((row) => row.rev));
  const next = (row: Row, change: Partial<Row> = {}): Row => sealed({ ...row, ...change, rev: ++rev });
  const brought = rows
    .filter((row) => {
      const now = there.get(idOf(row));
      if (!now) return true;
      return how === 'replace' ? !sameContent(now, row) : now.deleted !== null && row.deleted === null;
    })
    .map((row) => next(row));
  const copied = new Set([...rows, ...(broken as (Partial<Row> | null)[])].map(idOf));
  const hidden =
    how === 'add'
      ? []
      : [...there.values()]
          .filter((row) => !copied.has(idOf(row)) && row.deleted === null)
          .map((row) => next(row, { deleted: now.toISOString() }));
  return { of, rows: [...brought, ...hidden], brought: brought.length, hidden: hidden.length };
}
const sameContent = (a: Row, b: Row): boolean =>
  a.head === b.head && a.body === b.body && (a.deleted === null) === (b.deleted === null);
const idOf = (row: Partial<Row> | null): string => `${row?.kind}\n${row?.key}`;
