/**
 * What the judge wrote (not the imported cards, which can be imported again) out of a damaged file and its copies, and
 * the daily copy that is made for that day.
 */
import Database from 'better-sqlite3';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The tables the judge's own words are in. */
const own = ['saved_case', 'autosave', 'setting', 'note'] as const;
type Row = Record<string, string | number | null>;

export interface Rescue {
  /** Where the damaged file is kept. */
  kept: string;
  /** Rows found again, by table: in the damaged file, and in older copies where it no longer had them. */
  rows: Partial<Record<(typeof own)[number], { fromFile: number; fromCopies: number }>>;
}

const keptCopies = 3;
const day = 20 * 60 * 60 * 1000;

/** Daily copies, newest first. */
export const dailyCopies = (dir: string): string[] =>
  readdirSync(dir)
    .filter((name) => /^judge\.daily-\d{4}-\d\d-\d\d\.db$/.test(name))
    .sort()
    .reverse()
    .map((name) => join(dir, name));

/** Copies the judge's own tables once a day; the copy appears whole or not at all. */
export function copyDaily(db: Database.Database, dir: string, now: Date): void {
  const [last] = dailyCopies(dir);
  if (last && Math.abs(now.getTime() - statSync(last).mtimeMs) < day) return;
  const tables = own.filter((table) => db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table));
  const empty = tables.every((table) => db.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get() === undefined);
  if (empty) return;
  const target = join(dir, `judge.daily-${now.toISOString().slice(0, 10)}.db`);
  const draft = `${target}.${process.pid}.tmp`;
  rmSync(draft, { force: true });
  const copy = new Database(draft);
  try {
    for (const table of tables) {
      copy.exec(String(db.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').pluck().get(table)));
      const rows = db.prepare(`SELECT * FROM ${table}`).all() as Row[];
      copy.transaction(() => rows.forEach((row) => insert(copy, table, row)))();
    }
    copy.close();
    renameSync(draft, target);
  } finally {
    if (copy.open) copy.close();
    rmSync(draft, { force: true });
  }
  for (const old of dailyCopies(dir).slice(keptCopies)) rmSync(old, { force: true });
}

/** Puts the damaged file aside. */
export function putAside(dir: string, path: string): string {
  let n = 1;
  while (existsSync(join(dir, `judge.damaged-${n}.db`))) n++;
  const kept = join(dir, `judge.damaged-${n}.db`);
  renameSync(path, kept);
  for (const side of ['-wal', '-shm']) if (existsSync(path + side)) renameSync(path + side, kept + side);
  return kept;
}

/** Fills a fresh database with what can be read of the damaged file, then with what only its copies still have. */
export function rescue(fresh: Database.Database, kept: string, copies: string[]): Rescue {
  const report: Rescue = { kept, rows: {} };
  for (const table of own) {
    const fromFile = fresh.transaction(() => readable(kept, table).filter((row) => insert(fresh, table, row)).length)();
    const fromCopies = fresh.transaction(() => copies.reduce((n, copy) => n + readable(copy, table).filter((row) => insert(fresh, table, row)).length, 0))(); // prettier-ignore
    if (fromFile + fromCopies > 0) report.rows[table] = { fromFile, fromCopies };
  }
  return report;
}

/** Every row of a table that can still be read: from the front up to the damage, then from the back. */
function readable(path: string, table: string): Row[] {
  const found = new Map<unknown, Row>();
  let db: Database.Database | undefined;
  try {
    db = new Database(path, { readonly: true });
  } catch {
    return [];
  }
  for (const order of ['ASC', 'DESC']) {
    try {
      const rows = db.prepare(`SELECT rowid AS "rowid ", * FROM ${table} ORDER BY rowid ${order}`).iterate();
      for (const row of rows as Iterable<Row>) {
        const { 'rowid ': rowid, ...values } = row;
        found.set(rowid, values);
      }
      break;
    } catch {
      // The damage is reached: go on from the other end.
    }
  }
  db.close();
  return [...found.values()];
}

/** Whether the row was new. A row whose columns or values the table does not take is none. */
function insert(db: Database.Database, table: string, row: Row): boolean {
  const columns = Object.keys(row);
  try {
    const sql = `INSERT OR IGNORE INTO ${table} (${columns.map((c) => `"${c}"`).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
    return db.prepare(sql).run(...Object.values(row)).changes > 0;
  } catch {
    return false;
  }
}
