/**
 * Everything a judge makes is a record: of a kind, under a key, with what lists show of it (`head`), the rest (`body`),
 * and a checksum over it all. One shape, so that whatever comes to be kept is checked, copied, rescued, written to one
 * file and brought back by the same few functions.
 */
import type Database from 'better-sqlite3';
import { createHash } from 'node:crypto';

export interface Row {
  /** 'case', 'note', 'setting', 'autosave'. */
  kind: string;
  key: string;
  head: string;
  body: string;
  /** Words it is found by; made from the head, so no part of the checksum. */
  words: string;
  /** Counts up over all records: which of two is newer, whatever the clock says. */
  rev: number;
  /** Format of head and body, by kind. */
  format: number;
  /** The app's version that wrote it. */
  app: string;
  created: string;
  updated: string;
  deleted: string | null;
  sum: string;
}

export const recordSql = `
  CREATE TABLE record (
    kind TEXT NOT NULL, key TEXT NOT NULL, head TEXT NOT NULL, body TEXT NOT NULL, words TEXT NOT NULL, rev INTEGER NOT NULL,
    format INTEGER NOT NULL, app TEXT NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL, deleted TEXT, sum TEXT NOT NULL,
    PRIMARY KEY (kind, key)
  ) STRICT;
  CREATE INDEX record_rev ON record (rev);
  CREATE INDEX record_kind ON record (kind, rev DESC);
  CREATE TABLE set_aside (n INTEGER PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, row TEXT NOT NULL, found TEXT NOT NULL) STRICT;
`;

const columns = [
  'kind', 'key', 'head', 'body', 'words', 'rev', 'format', 'app', 'created', 'updated', 'deleted', 'sum',
] as const satisfies (keyof Row)[]; // prettier-ignore

/** The checksum of a row's content. */
const sumOf = (row: Omit<Row, 'sum' | 'words'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        row.kind,
        row.key,
        row.head,
        row.body,
        row.rev,
        row.format,
        row.app,
        row.created,
        row.updated,
        row.deleted,
      ]),
    )
    .digest('hex')
    .slice(0, 32);

export const sealed = (row: Omit<Row, 'sum'>): Row => ({ ...row, sum: sumOf(row) });

/** Whether a row is what was written: of the right types, and with its checksum. */
export const isSound = (row: unknown): row is Row =>
  typeof row === 'object' &&
  row !== null &&
  columns.every((column) => {
    const value = (row as Record<string, unknown>)[column];
    if (column === 'rev' || column === 'format') return Number.isSafeInteger(value);
    return typeof value === 'string' || (column === 'deleted' && value === null);
  }) &&
  (row as Row).sum === sumOf(row as Row) &&
  isJson((row as Row).head) &&
  isJson((row as Row).body);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const putSql = `INSERT INTO record (${columns.join(', ')}) VALUES (${columns.map((c) => `@${c}`).join(', ')})
  ON CONFLICT (kind, key) DO UPDATE SET ${columns.slice(2).map((c) => `${c} = excluded.${c}`).join(', ')}`; // prettier-ignore

/** Writes rows as they are. */
export function putRows(db: Database.Database, rows: Iterable<Row>): void {
  const put = db.prepare(putSql);
  for (const row of rows) put.run(row);
}

/** The row itself, without what a query or a file adds to it. */
export const bare = (row: Row): Row => Object.fromEntries(columns.map((column) => [column, row[column]])) as unknown as Row; // prettier-ignore

/** Takes over what is not there yet, or is older there; gives back what was taken. */
export function merge(db: Database.Database, rows: Iterable<Row>): Row[] {
  const there = db.prepare<[string, string], { rev: number }>('SELECT rev FROM record WHERE kind = ? AND key = ?');
  const put = db.prepare(putSql);
  const taken: Row[] = [];
  for (const row of rows) {
    const now = there.get(row.kind, row.key);
    if (now && now.rev >= row.rev) continue;
    put.run(row);
    taken.push(row);
  }
  return taken;
}

/** Whether a row, as read and not yet checked, would be news to a casebook. */
export function newsTo(db: Database.Database): (row: Row) => boolean {
  const there = new Map<string, number>();
  for (const { kind, key, rev } of db.prepare('SELECT kind, key, rev FROM record').iterate() as Iterable<Row>)
    there.set(`${kind}\n${key}`, rev);
  return ({ kind, key, rev }) => !(rev <= (there.get(`${kind}\n${key}`) ?? -Infinity));
}

/**
 * Every row that can still be read, whichever pages are damaged: each is asked for by itself, from the first to the last
 * number the file gives. What is read but is not what was written is given as `broken`; what is not wanted is not looked at.
 */
export function readRows(
  db: Database.Database,
  wanted: (row: Row) => boolean = () => true,
): { rows: Row[]; broken: unknown[] } {
  const rows: Row[] = [];
  const broken: unknown[] = [];
  const take = (row: unknown): void => {
    if (wanted(row as Row)) void (isSound(row) ? rows.push(bare(row)) : broken.push(row));
  };
  let last = 0;
  try {
    for (const row of db.prepare(`SELECT rowid AS n, * FROM record ORDER BY rowid`).iterate() as Iterable<Numbered>) {
      last = row.n;
      take(row);
    }
    return { rows, broken };
  } catch {
    // The damage is reached: from here on one by one.
  }
  const one = attempt(() => db.prepare('SELECT rowid AS n, * FROM record WHERE rowid = ?'));
  if (!one) return { rows, broken };
  const end = lastRow(db) ?? last + MOST_UNKNOWN;
  for (let n = last + 1; n <= end; n++) {
    const row = attempt(() => one.get(n));
    if (row !== undefined) take(row);
  }
  return { rows, broken };
}
type Numbered = Row & { n: number };
/** How far rows are looked for where the file no longer tells how many there are. */
const MOST_UNKNOWN = 20_000;

const lastRow = (db: Database.Database): number | undefined =>
  attempt(() => db.prepare('SELECT max(rowid) FROM record').pluck().get() as number | null) ?? undefined;

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
