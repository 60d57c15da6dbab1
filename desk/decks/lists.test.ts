/** Lists of Forbidden and Limited cards: what each changed, whole; what is told of a day, and of a card through time. */
import { expect, test } from 'vitest';
import type { RulesDb } from '../../rules-db/rules-db.ts';
import type { ListSeriesText } from '../../rules-db/schema.ts';
import { cardPool, historyOf, listsView, setPool, wholeSeries } from './lists.ts';

const list = (from: string | undefined, more: object = {}) => ({ ...(from !== undefined && { from }), forbidden: [], limited: [], 'semi-limited': [], unlimited: [], unsure: [], ...more }); // prettier-ignore
const series = (lists: object[], more: object = {}) =>
  wholeSeries({ series: 's', game: 'ygo', title: { de: 'Listen', en: 'Lists' }, source: 'd', lists, ...more } as unknown as ListSeriesText); // prettier-ignore
const three = series(
  [
    list('2020-01-01', { forbidden: ['Crane'], limited: ['Boat'], 'semi-limited': ['Hat'] }),
    list('2020-04-01', { forbidden: ['Boat'], unlimited: ['Hat'], firstAnywhere: '2020-03-30' }),
    list('2020-07-01', { 'semi-limited': ['Crane'], unsure: ['Hat'] }),
  ],
  { until: '2020-09-30' },
);

test('a list holds what those before it say, with what it changes', () => {
  expect(three.lists.map(({ limits }) => limits)).toEqual([{ Crane: 0, Boat: 1, Hat: 2 }, { Crane: 0, Boat: 0 }, { Crane: 2, Boat: 0 }]); // prettier-ignore
  expect(three.lists.map(({ from, firstAnywhere }) => [from, firstAnywhere])).toEqual([['2020-01-01', undefined], ['2020-04-01', '2020-03-30'], ['2020-07-01', undefined]]); // prettier-ignore
  expect(three).toMatchObject({ series: 's', game: 'ygo', until: '2020-09-30', lists: [{ called: { en: 'list of 2020-01-01' } }, {}, {}] }); // prettier-ignore
});

test('what is not sure is told so and has no limit, until it is Forbidden or unlimited', () => {
  const unsure = series([list('2020-01-01', { limited: ['Hat', 'Boat'], unsure: ['Hat', 'Boat'] }), list('2020-04-01', { forbidden: ['Hat'] }), list('2020-07-01', { unlimited: ['Boat'] })]); // prettier-ignore
  expect(unsure.lists.map(({ limits, unsure }) => [limits, unsure])).toEqual([[{}, ['Hat', 'Boat']], [{ Hat: 0 }, ['Boat']], [{ Hat: 0 }, undefined]]); // prettier-ignore
});

test('a document’s own list bears its name and has no day', () => {
  const own = series([list(undefined, { limited: ['Boat'] })]);
  expect(own).toMatchObject({ until: '9999-12-31', lists: [{ called: { en: 'Lists' }, from: '' }] });
});

test('of a day: the list in force and the next; without a day the newest; what changed to another day', () => {
  expect(listsView(three, { date: '2020-05-05' })).toMatchObject({ date: '2020-05-05', established: true, from: '2020-04-01', next: '2020-07-01', dates: ['2020-01-01', '2020-04-01', '2020-07-01'], cards: [{ card: 'Crane', limit: 0, words: { en: 'Forbidden' } }, { card: 'Boat', limit: 0 }] }); // prettier-ignore
  expect(listsView(three, {})).toMatchObject({ date: '2020-07-01', from: '2020-07-01' });
  expect(listsView(three, {}).changes).toBeUndefined();
  const { changes } = listsView(three, { date: '2020-01-01', to: '2020-07-01' });
  expect(changes?.map(({ card, from, to }) => `${card}: ${from.en} → ${to.en}`).sort()).toEqual(['Boat: Limited (1 copy) → Forbidden', 'Crane: Forbidden → Semi-Limited (2 copies)', 'Hat: Semi-Limited (2 copies) → unlimited (3 copies)']); // prettier-ignore
});

test('a day no list is established for is told with its neighbours, also as the day to compare with', () => {
  const before = listsView(three, { date: '2019-12-31' });
  expect([before.established, before.cards]).toEqual([false, undefined]);
  expect(before.note?.en).toContain('2020-01-01');
  const after = listsView(three, { date: '2020-10-01', card: 'Crane' });
  expect(after.note?.en).toContain('2020-07-01');
  expect(after.history).toHaveLength(2);
  expect(listsView(three, { to: '2020-10-01' })).toMatchObject({ established: true, note: { en: expect.stringContaining('2020-07-01') as string } }); // prettier-ignore
  expect(listsView(three, { to: '2020-10-01' }).changes).toBeUndefined();
});

test('a card through time: each list that changed it, in both words', () => {
  const of = (card: string) => historyOf(three, card).map(({ from, limit }) => [from, limit]);
  expect([of('Crane'), of('Boat'), of('Nobody')]).toEqual([[['2020-01-01', 0], ['2020-07-01', 2]], [['2020-01-01', 1], ['2020-04-01', 0]], []]); // prettier-ignore
  expect(of('Hat').slice(0, 2)).toEqual([['2020-01-01', 2], ['2020-04-01', 3]]); // prettier-ignore
});

test('of Pokémon every entry of a name, with the printings it names, by day', () => {
  const ptcg = series([list('2020-01-01', { forbidden: ['Papermon (PAP 7)', 'Inkmon'] }), list('2020-04-01', { forbidden: ['papermon'], unlimited: ['Papermon (PAP 7)'] })], { game: 'ptcg' }); // prettier-ignore
  const { history } = listsView(ptcg, { card: 'Papermon' });
  expect(
    history?.map(({ from, limit, words }) => [from, limit, /\(PAP 7\)$/.test(words.de) && /\(PAP 7\)$/.test(words.en)]),
  ).toEqual(
    // prettier-ignore
    expect.arrayContaining([['2020-01-01', 0, true], ['2020-04-01', 3, true]]), // prettier-ignore
  );
  expect(history!.map(({ from }) => from)).toEqual(history!.map(({ from }) => from).sort());
});

const pools: Record<string, object> = { inner: { id: 'inner', cards: ['Paper Crane'] }, outer: { id: 'outer', holds: 'inner', cards: ['Boat'] }, sets: { id: 'sets', cards: [], sets: ['a'], marksFrom: 'G' }, one: { id: 'one', cards: [], sets: ['a'], marksFrom: 'G', oneNameOf: [['A', 'B']] } }; // prettier-ignore
test('a pool holds the cards of those it holds; one by sets names its marks', () => {
  let asked = 0;
  const rules = { pool: (id: string) => (asked++, pools[id]) } as unknown as RulesDb;
  expect([...cardPool(rules, 'outer')!].sort()).toEqual(['boat', 'papercrane']);
  expect([...cardPool(rules, 'outer')!, asked]).toHaveLength(3);
  expect(asked).toBe(2);
  expect([cardPool(rules, 'none'), setPool(rules, 'inner'), setPool(rules, 'none')]).toEqual([undefined, undefined, undefined]); // prettier-ignore
  expect([setPool(rules, 'sets'), setPool(rules, 'one')]).toEqual([{ sets: ['a'], marksFrom: 'G', oneNameOf: [] }, { sets: ['a'], marksFrom: 'G', oneNameOf: [['A', 'B']] }]); // prettier-ignore
});
