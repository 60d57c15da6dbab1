import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Case } from '../../engine/case/schema.ts';
import { openJudgeDb, type JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { Answer } from '../contract.ts';
import { likeness, logChannels } from './floor-log.ts';

let dir: string;
let judge: JudgeDb;
let minute = 0;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'judge-log-'));
  judge = openJudgeDb(dir, { now: () => new Date(Date.UTC(2026, 0, 10, 9, minute++)) });
});
afterAll(() => {
  judge.close();
  rmSync(dir, { recursive: true, force: true });
});
const names = (_: Case, card: string) => (card === 'dawn' ? ['Second Dawn'] : [card]);
const log = () => logChannels(() => judge, () => judge, names); // prettier-ignore
const got = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
  const given = await answer;
  if (!given.ok) throw new Error(JSON.stringify(given.problems));
  return given.value;
};

const dispute = (by: 'A' | 'B', id: string, lifePoints: number): Case => ({
  game: 'ygo',
  state: {
    players: {
      [by]: { lifePoints, hand: [{ id, card: 'Second Dawn' }] },
      [by === 'A' ? 'B' : 'A']: { spellsTraps: [{ id: 'gale', card: 'Silent Test Gale', face: 'down' }] },
    },
  },
  moves: [{ by, do: 'activate', card: id }],
});
const ruled = (en: string) => ({
  ruleset: 'ygo-current',
  lang: 'en' as const,
  verdict: 'resolved',
  headline: { en, de: en },
  grounds: [],
});

test('the same cards and moves are the same dispute, whatever players, ids and Life Points', () => {
  expect(likeness(dispute('A', 'x', 8000), names)).toBe(likeness(dispute('B', 'y', 100), names));
  const called = JSON.parse(JSON.stringify(dispute('A', 'x', 8000)).replace('Second Dawn', 'dawn')) as Case;
  expect(likeness(called, names)).toBe(likeness(dispute('A', 'x', 8000), names));
  const other = dispute('A', 'x', 8000);
  expect(likeness({ ...other, moves: [] } as Case, names)).not.toBe(likeness(other, names));
});

test('a ruling is kept, found by its words, its cards and what was written to it, and names the ones like it', async () => {
  const first = await got(log().logRuling({ case: dispute('A', 'x', 8000), ...ruled('It resolves.') }));
  expect(first.alike).toEqual([]);
  const { id } = first.entry;
  await got(log().noteRuling({ id, table: '12', players: 'Kim, Lee', note: 'late', tags: ['appeal'] }));
  // Ruled on further in the same dispute: the same entry, with what was written to it.
  const again = await got(log().logRuling({ id, case: dispute('A', 'x', 7000), ...ruled('It is negated.') }));
  expect([again.entry.id, again.entry.table, again.entry.at]).toEqual([id, '12', first.entry.at]);
  const second = await got(log().logRuling({ case: dispute('B', 'y', 100), ...ruled('It resolves.') }));
  expect(second.alike.map((one) => [one.id, one.table, one.headline.en])).toEqual([[id, '12', 'It is negated.']]);
  for (const query of ['appeal', 'second dawn', 'kim', 'negated'])
    expect((await got(log().logEntries({ query }))).entries.map((one) => one.id)).toContain(id);
  expect((await got(log().logEntries({ query: 'raigeki' }))).total).toBe(0);
  // The newest first, also when something was written to an older one since.
  expect((await got(log().logEntries({}))).entries.map((one) => one.id)).toEqual([second.entry.id, id]);
});

test('with each ruling stands when the cards of its game were imported', async () => {
  const imported = (formats: string[], at: string) => ({ formats, at });
  const cards = Object.assign(Object.create(judge) as JudgeDb, {
    hasCards: () => true,
    imports: () => [imported(['tcgdex'], '2026-01-09'), imported(['edopro', 'yaml-yugi'], '2026-01-08'), imported(['ygoprodeck'], '2026-01-07')],
  }); // prettier-ignore
  const there = logChannels(() => cards, () => cards, names); // prettier-ignore
  const { entry } = await got(there.logRuling({ case: dispute('A', 'q', 1), ...ruled('It resolves.') }));
  expect((await got(there.logEntry({ id: entry.id }))).cardList).toBe('2026-01-08');
  // Nothing was imported: nothing is said.
  expect((await got(log().logRuling({ case: dispute('A', 'r', 1), ...ruled('It resolves.') }))).entry.cardList).toBe(undefined); // prettier-ignore
});

test('players and notes can be erased; the ruling, its table and its tags stay', async () => {
  const { entry } = await got(log().logRuling({ case: dispute('A', 'z', 1), ...ruled('It resolves.') }));
  await got(log().noteRuling({ id: entry.id, table: '3', players: 'Robin', note: 'angry', tags: ['slow'] }));
  await got(log().eraseNotes({ id: entry.id }));
  const left = await got(log().logEntry({ id: entry.id }));
  expect([left.table, left.tags, left.players, left.note]).toEqual(['3', ['slow'], '', '']);
  expect((await got(log().logEntries({ query: 'robin' }))).total).toBe(0);
  expect(left.case).toEqual(dispute('A', 'z', 1));
});

test('notes of before a day are erased, later ones stay; what was never written to is not', async () => {
  const times = ['2026-01-09T10:00:00Z', '2026-01-11T10:00:00Z'];
  const folder = mkdtempSync(join(tmpdir(), 'judge-log-days-'));
  const kept = openJudgeDb(folder, { now: () => new Date(times[0]!) });
  const there = logChannels(() => kept, () => kept, names); // prettier-ignore
  const ids: string[] = [];
  for (const player of ['Early', 'Late']) {
    const { entry } = await got(there.logRuling({ case: dispute('A', player, 1), ...ruled('It resolves.') }));
    await got(there.noteRuling({ id: entry.id, table: '', players: player, note: player, tags: [] }));
    ids.push(entry.id);
    times.shift();
    times.push('2026-01-12T10:00:00Z');
  }
  expect(await got(there.eraseNotes({ before: '2026-01-10' }))).toEqual({ erased: 1 });
  const left = await Promise.all(ids.map((id) => got(there.logEntry({ id }))));
  expect(left.map(({ players }) => players)).toEqual(['', 'Late']);
  expect(await got(there.eraseNotes({ before: '2026-01-10' }))).toEqual({ erased: 0 });
  expect(await got(there.eraseNotes({}))).toEqual({ erased: 1 });
  expect((await got(there.logEntry({ id: ids[1]! }))).note).toBe('');
  kept.close();
  rmSync(folder, { recursive: true, force: true });
});

test('what is written to a ruling waits for no card to be looked up, and it is found by their names as before', async () => {
  const { entry } = await got(log().logRuling({ case: dispute('A', 'dawn', 1), ...ruled('It resolves.') }));
  const nobody = () => logChannels(() => judge, () => judge, () => { throw new Error('a card was looked up'); }); // prettier-ignore
  const notes = { table: '7', players: 'Second Robin', note: 'dawn of the day', tags: ['evening'] };
  await got(nobody().noteRuling({ id: entry.id, ...notes }));
  for (const query of ['second dawn', 'silent test gale', 'robin', 'evening'])
    expect((await got(nobody().logEntries({ query }))).entries.map((one) => one.id)).toContain(entry.id);
  await got(nobody().eraseNotes({ id: entry.id }));
  expect((await got(nobody().logEntries({ query: 'robin' }))).total).toBe(0);
  expect((await got(nobody().logEntries({ query: 'second dawn evening' }))).entries[0]?.id).toBe(entry.id);
});
