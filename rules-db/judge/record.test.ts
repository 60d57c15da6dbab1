/** A record as a row: its checksum, which of two rows is taken, what can be read of a file. */
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { bare, isSound, merge, newsTo, putRows, readRows, recordSql, sealed, type Row } from './record.ts';

const row = (key: string, rev: number, more: Partial<Row> = {}): Row =>
  sealed({ kind: 'note', key, head: '{}', body: '"x"', words: ' x', rev, format: 1, app: '0.1.0', created: 'then', updated: 'now', deleted: null, ...more }); // prettier-ignore

let db: Database.Database;
beforeEach(() => {
  db = new Database(':memory:');
  db.exec(recordSql);
});

test('whatever of a record is changed, its checksum tells; only the words it is found by are no part of it', () => {
  const sound = row('a', 1);
  expect(isSound(sound)).toBe(true);
  expect(isSound({ ...sound, words: 'other' })).toBe(true);
  const other = { kind: 'case', key: 'b', head: '{"a":1}', body: '"y"', rev: 2, format: 2, app: '0.2.0', created: 'x', updated: 'x', deleted: 'x', sum: 'x' }; // prettier-ignore
  for (const [column, value] of Object.entries(other)) expect(isSound({ ...sound, [column]: value }), column).toBe(false); // prettier-ignore
});

test('what is no row is not sound, nor one whose head or body is no JSON, whatever its checksum says', () => {
  for (const none of [null, 7, 'row', {}, []]) expect(isSound(none)).toBe(false);
  const wrong: Partial<Record<keyof Row, unknown>>[] = [{ rev: 0.5 }, { format: '1' }, { words: null }, { deleted: 7 }, { head: '{' }, { body: '' }]; // prettier-ignore
  for (const change of wrong) expect(isSound(sealed({ ...row('a', 1), ...change } as Row)), JSON.stringify(change)).toBe(false); // prettier-ignore
  expect(isSound(row('a', 1, { deleted: 'then' }))).toBe(true);
});

test('a row is taken over where it is not there yet, or is older there', () => {
  putRows(db, [row('same', 5), row('older', 5), row('newer', 5)]);
  const from = [row('same', 5, { body: '"y"' }), row('older', 6, { body: '"y"' }), row('newer', 4, { body: '"y"' }), row('new', 1)]; // prettier-ignore
  expect(from.map(newsTo(db))).toEqual([false, true, false, true]);
  expect(merge(db, from).map(({ key }) => key)).toEqual(['older', 'new']);
  expect(readRows(db).rows.map(({ key, rev, body }) => [key, rev, body])).toEqual([['same', 5, '"x"'], ['older', 6, '"y"'], ['newer', 5, '"x"'], ['new', 1, '"x"']]); // prettier-ignore
});

test('putting rows writes them over what stands there', () => {
  putRows(db, [row('a', 5)]);
  putRows(db, [row('a', 4, { body: '"y"', deleted: 'then' })]);
  expect(readRows(db).rows).toEqual([row('a', 4, { body: '"y"', deleted: 'then' })]);
});

test('rows are read apart from damaged ones, bare of what is no column; those not wanted are not looked at', () => {
  putRows(db, [row('good', 1), row('bad', 2), row('other', 3, { kind: 'case' })]);
  db.exec(`UPDATE record SET body = '"changed"' WHERE key = 'bad'`);
  const found = readRows(db);
  expect(found.rows).toEqual([row('good', 1), row('other', 3, { kind: 'case' })]);
  expect(found.broken).toMatchObject([{ key: 'bad' }]);
  expect(readRows(db, ({ kind }) => kind === 'case')).toEqual({
    rows: [row('other', 3, { kind: 'case' })],
    broken: [],
  });
  expect(bare({ ...row('a', 1), n: 7 } as Row)).toEqual(row('a', 1));
});

test('of a file without records nothing is read', () => {
  expect(readRows(new Database(':memory:'))).toEqual({ rows: [], broken: [] });
});
