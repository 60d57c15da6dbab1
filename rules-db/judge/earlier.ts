/** What versions 1 and 2 of `judge.db` (and its copies) kept of the judge's own data, as records. */
import Database from 'better-sqlite3';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../text.ts';
import { judgeDbPath } from './folder.ts';
import { sealed, type Row } from './record.ts';

/** The format of cases before formats were written down, and the program that wrote them. */
const FORMAT = 1;
const APP = '0.1.0';

type Old = Record<string, string | null>;

const READERS: Record<string, (row: Old) => Omit<Row, 'rev' | 'sum' | 'format' | 'app'>> = {
  saved_case: ({ id, title, game, json, created, updated, deleted }) => ({
    kind: 'case',
    key: id!,
    head: JSON.stringify({ title, game }),
    body: json!,
    words: ` ${words(title!).join(' ')}`,
    created: created!,
    updated: updated!,
    deleted: deleted!,
  }),
  autosave: ({ slot, json, updated }) => plain('autosave', slot!, json!, updated!),
  setting: ({ key, json }) => plain('setting', key!, json!, new Date(0).toISOString()),
  note: ({ id, subject, text, created, updated, deleted }) => ({
    kind: 'note',
    key: id!,
    head: JSON.stringify({ subject }),
    body: JSON.stringify(text),
    words: '',
    created: created!,
    updated: updated!,
    deleted: deleted!,
  }),
};
const plain = (kind: string, key: string, body: string, at: string) => ({
  kind, key, head: '{}', body, words: '', created: at, updated: at, deleted: null,
}); // prettier-ignore

/** All records of earlier versions' files in a folder, the newest state of each; older than anything a casebook holds. */
export function earlierRows(dir: string): Row[] {
  const names = readdirSync(dir).filter((name) => /^judge\.(daily|backup|damaged)-.*\.db$/.test(name));
  const newest = new Map<string, Omit<Row, 'rev' | 'sum'>>();
  for (const path of [judgeDbPath(dir), ...names.map((name) => join(dir, name))])
    for (const row of rowsOf(path)) {
      const id = `${row.kind}\n${row.key}`;
      const known = newest.get(id);
      if (!known || changedAt(known) < changedAt(row)) newest.set(id, row);
    }
  return [...newest.values()]
    .sort((a, b) => (changedAt(a) < changedAt(b) ? -1 : 1))
    .map((row, i) => sealed({ ...row, rev: i + 1 }));
}

const changedAt = ({ updated, deleted }: Pick<Row, 'updated' | 'deleted'>): string =>
  deleted !== null && deleted > updated ? deleted : updated;

function rowsOf(path: string): Omit<Row, 'rev' | 'sum'>[] {
  if (!existsSync(path)) return [];
  let db: Database.Database | undefined;
  try {
    db = new Database(path, { readonly: true });
    const open = db;
    return Object.entries(READERS).flatMap(([table, read]) =>
      readable(open, table).flatMap((row) => asRecord(row, read)),
    );
  } catch {
    return [];
  } finally {
    db?.close();
  }
}

function asRecord(
  row: Old,
  read: (row: Old) => Omit<Row, 'rev' | 'sum' | 'format' | 'app'>,
): Omit<Row, 'rev' | 'sum'>[] {
  try {
    const made = { ...read(row), format: FORMAT, app: APP };
    JSON.parse(made.body);
    return [made];
  } catch {
    return [];
  }
}

/** Every row of a table that can still be read: from the front up to the damage, then from the back. */
function readable(db: Database.Database, table: string): Old[] {
  const found = new Map<unknown, Old>();
  for (const order of ['ASC', 'DESC']) {
    try {
      for (const row of db
        .prepare(`SELECT rowid AS "n ", * FROM ${table} ORDER BY rowid ${order}`)
        .iterate() as Iterable<Old>)
        found.set(row['n '], row);
      break;
    } catch {
      // The damage is reached: go on from the other end.
    }
  }
  return [...found.values()];
}
