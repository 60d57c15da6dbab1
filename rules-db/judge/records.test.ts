/** Records as the rest of the project reads and writes them: what is hidden, found, listed, and changed in one go. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Database from 'better-sqlite3';
import { casebookPath } from './folder.ts';
import { openJudgeDb, type JudgeDb } from './judge-db.ts';
import type { Records } from './records.ts';

let dir: string;
let judge: JudgeDb;
let own: Records;
let minute = 0;
const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 9, n)).toISOString();
beforeEach(() => {
  minute = 0;
  dir = mkdtempSync(join(tmpdir(), 'records-'));
  judge = openJudgeDb(dir, { now: () => new Date(Date.UTC(2026, 0, 1, 9, minute)) });
  own = judge.records;
});
afterEach(() => {
  judge.close();
  rmSync(dir, { recursive: true, force: true });
});
const put = (key: string, minutes: number, head: object = {}, words = '', kind = 'note') => {
  minute = minutes;
  return own.put(kind, key, { head, body: `body of ${key}`, words });
};
const every = { words: [], deleted: false, limit: 50, offset: 0 };
const keys = (filter: Partial<Parameters<Records['list']>[1]> = {}, kind: string | string[] = 'note') =>
  own.list(kind, { ...every, ...filter }).records.map(({ key }) => key);

test('a record keeps when it was made and when it was changed last', () => {
  const first = put('a', 1, { n: 1 });
  expect(first).toEqual({ kind: 'note', key: 'a', head: { n: 1 }, body: 'body of a', words: '', format: 1, app: own.app, created: at(1), updated: at(1), deleted: null }); // prettier-ignore
  expect(put('a', 2, { n: 2 })).toMatchObject({ head: { n: 2 }, created: at(1), updated: at(2) });
  expect(own.put('note', 'bare', { body: 1 })).toMatchObject({ head: {}, words: '' });
});

test('what is hidden is found, but not given out; it comes back as it was, or when it is written again', () => {
  put('a', 1);
  minute = 2;
  expect([own.hide('note', 'a'), own.hide('note', 'a'), own.hide('note', 'none')]).toEqual([true, false, false]);
  expect([own.get('note', 'a'), own.find('note', 'a')?.deleted, own.all('note'), keys(), keys({ deleted: true })]).toEqual([undefined, at(2), [], [], ['a']]); // prettier-ignore
  expect([own.unhide('note', 'a'), own.unhide('note', 'a')]).toEqual([true, false]);
  expect(own.get('note', 'a')).toMatchObject({ body: 'body of a', updated: at(1) });
  own.hide('note', 'a');
  put('a', 3);
  expect(own.get('note', 'a')).toMatchObject({ created: at(1) });
  expect([own.get('note', 'none'), own.find('note', 'none')]).toEqual([undefined, undefined]);
});

test('a change sees what is there; it keeps body and words it does not name, and writes nothing where it gives nothing', () => {
  put('a', 1, { n: 1 }, ' some words');
  minute = 2;
  const next = (old?: { head: { n: number } }) => ({ head: { n: (old?.head.n ?? 0) + 1 } });
  expect(own.change('note', 'a', next)).toMatchObject({ head: { n: 2 }, body: 'body of a', words: ' some words', created: at(1), updated: at(2) }); // prettier-ignore
  expect(own.change('note', 'new', next)).toMatchObject({ head: { n: 1 }, body: null, words: '' });
  expect(own.change('note', 'a', () => ({ head: {}, body: 7, words: '' }))).toMatchObject({ body: 7, words: '' });
  minute = 3;
  expect(own.change('note', 'a', () => undefined)).toBeUndefined();
  expect(own.get('note', 'a')).toMatchObject({ updated: at(2) });
});

test('keys that begin so, hidden ones too, of this kind, ten at most', () => {
  for (let n = 0; n < 12; n++) put(`t${String(n).padStart(2, '0')}`, n);
  put('other', 1);
  put('t00', 1, {}, '', 'case');
  own.hide('note', 't03');
  expect(own.beginning('note', 't')).toEqual(['t00', 't01', 't02', 't03', 't04', 't05', 't06', 't07', 't08', 't09']);
  expect([own.beginning('note', 't0').length, own.beginning('note', '%'), own.beginning('note', 't11')]).toEqual([10, [], ['t11']]); // prettier-ignore
});

test('all of a kind are given by key', () => {
  put('b', 1);
  put('a', 2);
  put('c', 3, {}, '', 'case');
  expect(own.all('note').map(({ key }) => key)).toEqual(['a', 'b']);
});

test('a list: the newest change first, or as they were made; of several kinds; a page of it, and how many there are', () => {
  put('a', 1);
  put('b', 2);
  put('c', 3, {}, '', 'case');
  put('a', 4);
  expect([keys(), keys({ by: 'created' }), keys({}, ['note', 'case'])]).toEqual([['a', 'b'], ['b', 'a'], ['a', 'c', 'b']]); // prettier-ignore
  expect(own.list('note', { ...every, limit: 1, offset: 1 })).toMatchObject({ total: 2, records: [{ key: 'b' }] });
  expect([keys({ limit: -1 }), keys({ limit: 1.9 }), keys({ offset: -5 })]).toEqual([[], ['a'], ['a', 'b']]);
});

test('of those made in the same minute the one changed last comes first', () => {
  for (const key of ['a', 'b', 'c']) put(key, 1);
  expect(keys({ by: 'created' })).toEqual(['c', 'b', 'a']);
});

test('a list by the beginnings of its words, by values of the head, by when it was made', () => {
  put('a', 1, { game: 'ygo', table: '7' }, ' paper crane');
  put('b', 2, { game: 'ygo', table: '8' }, ' paper boat');
  put('c', 3, { game: 'ptcg', table: '7' }, ' crane');
  expect([keys({ words: ['cra'] }), keys({ words: ['cra', 'pap'] }), keys({ words: ['rane'] })]).toEqual([['c', 'a'], ['a'], []]); // prettier-ignore
  expect([keys({ head: { game: 'ygo' } }), keys({ head: { game: 'ygo', table: '7' } })]).toEqual([['b', 'a'], ['a']]);
  expect(keys({ made: { from: at(1), until: at(3) } })).toEqual(['b', 'a']);
  expect(own.list('note', { ...every, words: ['crane'] }).total).toBe(2);
});

test('what was damaged since the casebook was opened comes from the copy, or is gone, before it is given out', () => {
  put('a', 1);
  const other = new Database(casebookPath(dir));
  other.prepare("UPDATE record SET body = '\"other\"' WHERE key = 'a'").run();
  other.close();
  expect(own.get('note', 'a')).toBeUndefined();
  expect(judge.state().rescued).toMatchObject({ fromCopies: 0, lost: [{ kind: 'note', key: 'a' }] });
});
