/** Records as the rest of the project reads and writes them: values in place of text, hidden ones left out. */
import manifest from '../../package.json' with { type: 'json' };
import type { CasebookStore } from './casebook.ts';
import { statements, type Statements } from '../rules-db.ts';
import { isSound, putRows, sealed, type Row } from './record.ts';

/** The format in which each kind is written; a changed one gets the next number, and old ones stay readable. */
export const FORMATS = new Map(
  Object.entries({
    case: 1,
    correction: 1,
    note: 1,
    setting: 1,
    autosave: 1,
    ruling: 1,
    event: 1,
    clock: 1,
    call: 1,
    given: 1,
    table: 1,
    list: 1,
  }),
);

export interface Kept<Head = unknown> {
  kind: string;
  key: string;
  head: Head;
  body: unknown;
  /** The words it is found by. */
  words: string;
  format: number;
  app: string;
  created: string;
  updated: string;
  deleted: string | null;
}
/** A record as lists show it. */
export type Listed<Head = unknown> = Omit<Kept<Head>, 'body'>;
interface ListFilter {
  words: string[];
  head?: Record<string, string>;
  /** Made from this moment on and before that one (ISO). */
  made?: { from: string; until: string };
  deleted: boolean;
  limit: number;
  offset: number;
  by?: 'changed' | 'created';
}
export interface Records {
  /** The app's version that writes. */
  readonly app: string;
  /** Writes a record as it is from now on; hidden ones come back. */
  put<Head>(kind: string, key: string, value: { head?: Head; body: unknown; words?: string }): Kept<Head>;
  /**
   * Writes what becomes of a record, in one transaction with reading it: two programs that change it at once lose nothing.
   * `make` may run more than once; where it gives nothing, nothing is written.
   */
  change<Head>(
    kind: string,
    key: string,
    make: (old: Kept<Head> | undefined) => { head: Head; body?: unknown; words?: string } | undefined,
  ): Kept<Head> | undefined;
  /** A record, unless it is hidden. */
  get<Head>(kind: string, key: string): Kept<Head> | undefined;
  /** A record, also a hidden one. */
  find<Head>(kind: string, key: string): Kept<Head> | undefined;
  /** The keys of a kind that begin so, hidden ones too; no more than ten. */
  beginning(kind: string, start: string): string[];
  /** All of a kind that are not hidden, by key. */
  all<Head>(kind: string): Kept<Head>[];
  /** Of one kind or several, the newest first (by their last change, or as they were made): with all the words, the values in the head. */
  list<Head>(kind: string | readonly string[], filter: ListFilter): { total: number; records: Listed<Head>[] };
  hide(kind: string, key: string): boolean;
  unhide(kind: string, key: string): boolean;
}

const valueOf = <Head>(row: Row): Kept<Head> => ({
  kind: row.kind,
  key: row.key,
  head: JSON.parse(row.head) as Head,
  body: JSON.parse(row.body) as unknown,
  words: row.words,
  format: row.format,
  app: row.app,
  created: row.created,
  updated: row.updated,
  deleted: row.deleted,
});

/** The rows of the casebook that is open, as one reads and changes them. */
function rowsOf(casebook: () => CasebookStore, now: () => Date) {
  /** Statements belong to the file that is open now. */
  const kept = new WeakMap<object, Statements>();
  const read = <T>(work: (get: Statements) => T): T =>
    casebook().read((db) => {
      const get = kept.get(db) ?? statements(db);
      kept.set(db, get);
      return work(get);
    });
  const rowNow = (kind: string, key: string) =>
    read((get) => get.one<Row>('SELECT * FROM record WHERE kind = ? AND key = ?', kind, key));
  /** What was damaged since the casebook was opened is put right before it is given out. */
  const row = (kind: string, key: string): Row | undefined => {
    const found = rowNow(kind, key);
    if (!found || isSound(found)) return found;
    casebook().mend();
    return rowNow(kind, key);
  };
  /** Writes a row made of the one that is there; gives back what stands there then. */
  const change = (kind: string, key: string, make: (old: Row | undefined) => Omit<Row, 'rev' | 'sum'> | undefined) =>
    casebook().write((db) => {
      const old = db.prepare<[string, string], Row>('SELECT * FROM record WHERE kind = ? AND key = ?').get(kind, key);
      const made = make(old);
      if (!made) return undefined;
      const rev = 1 + ((db.prepare('SELECT max(rev) FROM record').pluck().get() as number | null) ?? 0);
      const row = sealed({ ...made, rev });
      putRows(db, [row]);
      return row;
    });
  const setHidden = (kind: string, key: string, hidden: boolean): boolean =>
    change(kind, key, (old) =>
      old && (old.deleted !== null) !== hidden ? { ...old, deleted: hidden ? now().toISOString() : null } : undefined,
    ) !== undefined;
  return { read, row, change, setHidden };
}

/** What is written of a record from now on. */
const written = (kind: string, key: string, old: Row | undefined, at: string) => ({
  kind,
  key,
  format: FORMATS.get(kind) ?? 1,
  app: manifest.version,
  created: old?.created ?? at,
  updated: at,
  deleted: null,
});

export function records(casebook: () => CasebookStore, now: () => Date): Records {
  const { read, row, change, setHidden } = rowsOf(casebook, now);
  return {
    app: manifest.version,
    put(kind, key, { head, body, words = '' }) {
      const at = now().toISOString();
      const row = change(kind, key, (old) => ({
        ...written(kind, key, old, at),
        head: JSON.stringify(head ?? {}),
        body: JSON.stringify(body),
        words,
      }));
      return valueOf(row!);
    },
    change(kind, key, make) {
      const at = now().toISOString();
      const row = change(kind, key, (old) => {
        const made = make(old && valueOf(old));
        return (
          made && {
            ...written(kind, key, old, at),
            head: JSON.stringify(made.head),
            body: made.body === undefined ? (old?.body ?? 'null') : JSON.stringify(made.body),
            words: made.words ?? old?.words ?? '',
          }
        );
      });
      return row && valueOf(row);
    },
    get(kind, key) {
      const found = row(kind, key);
      return found && found.deleted === null ? valueOf(found) : undefined;
    },
    find(kind, key) {
      const found = row(kind, key);
      return found && valueOf(found);
    },
    beginning: (kind, start) =>
      read((get) =>
        get.all<{ key: string }>(
          'SELECT key FROM record WHERE kind = ? AND substr(key, 1, ?) = ? ORDER BY key LIMIT 10',
          kind,
          start.length,
          start,
        ),
      ).map(({ key }) => key),
    all: (kind) =>
      read((get) => get.all<Row>('SELECT * FROM record WHERE kind = ? AND deleted IS NULL ORDER BY key', kind)).map(
        (one) => valueOf(one),
      ),
    list: (kind, filter) => read((get) => listed(get, kind, filter)),
    hide: (kind, key) => setHidden(kind, key, true),
    unhide: (kind, key) => setHidden(kind, key, false),
  };
}

/** The records of a list, and how many there are in all. */
function listed<Head>(
  get: Statements,
  kind: string | readonly string[],
  { words, head = {}, made, deleted, limit, offset, by = 'changed' }: ListFilter,
): { total: number; records: Listed<Head>[] } {
  const fields = Object.entries(head);
  const kinds = typeof kind === 'string' ? [kind] : kind;
  const where = [
    `kind IN (${kinds.map(() => '?').join(', ')}) AND deleted IS ${deleted ? 'NOT NULL' : 'NULL'}`,
    ...words.map(() => 'instr(words, ?) > 0'),
    ...fields.map(() => 'json_extract(head, ?) = ?'),
    ...(made ? ['created >= ? AND created < ?'] : []),
  ].join(' AND ');
  const values = [
    ...kinds,
    ...words.map((word) => ` ${word}`),
    ...fields.flatMap(([field, value]) => [`$.${field}`, value]),
    ...(made ? [made.from, made.until] : []),
  ];
  return {
    total: get.one<{ n: number }>(`SELECT count(*) AS n FROM record WHERE ${where}`, ...values)!.n,
    records: get
      .all<Row>(
        `SELECT kind, key, head, '0' AS body, words, format, app, created, updated, deleted FROM record WHERE ${where} ORDER BY ${by === 'created' ? 'created DESC, rev' : 'rev'} DESC LIMIT ? OFFSET ?`,
        ...values,
        Math.max(0, Math.trunc(limit)),
        Math.max(0, Math.trunc(offset)),
      )
      .map((one) => valueOf(one)),
  };
}
