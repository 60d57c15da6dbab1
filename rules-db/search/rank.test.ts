/** Candidates in one order, and those that are one hit. */
import { expect, test } from 'vitest';
import { group, Pool, withRules } from './rank.ts';
import { allowed, chosenFor, elsewhere, type Candidate, type Row } from './types.ts';

const none = { text: () => ({ en: '', de: '' }) };
const of = {
  source: 'rules',
  rulesOf: (term: string) => (term === 'crane' ? ['ygo.crane', 'ygo.other'] : []),
  ...none,
};
const row = (ref: string, more: Partial<Row> = {}): Row =>
  ({ id: [...ref].reduce((sum, c) => sum * 31 + c.charCodeAt(0), 7), kind: 'rule', ref, game: 'ygo', rulesets: '|ygo-current|', en: ref, de: ref, weight: 0, ...more }); // prettier-ignore
const candidate = (ref: string, score: number, more: Partial<Row> = {}, how: Candidate['how'] = 'text', source = of): Candidate =>
  ({ row: row(ref, more), source: { of: source as never }, score, how, matched: ref }); // prettier-ignore
const pool = (...all: Candidate[]) => {
  const made = new Pool();
  made.add(all);
  return made;
};
const inMany = { ofRules: false, term: false, few: false };
/** Names and scores in their order. */
const ranked = (all: Candidate[], words = inMany, old = false, rulesets?: string[]) =>
  pool(...all).ranked(words, old, rulesets).map(({ row, score }) => `${row.ref} ${score}`); // prettier-ignore

test('of one entry the best counts, and of as good ones the first', () => {
  const made = pool(
    candidate('a', 1),
    candidate('a', 3, {}, 'words'),
    candidate('a', 3, {}, 'part'),
    candidate('b', 2),
  );
  expect(made.all().map(({ row, score, how }) => [row.ref, score, how])).toEqual([['a', 3, 'words'], ['b', 2, 'text']]); // prettier-ignore
  expect([made.size, made.countAbove(3), made.countAbove(2), made.best(['text']), made.best(['text', 'words']), made.best(['exact'])]).toEqual([2, 1, 2, 2, 3, 0]); // prettier-ignore
  const imported = { source: 'imported', ...none } as unknown as typeof of;
  expect(pool(candidate('a', 1), candidate('a', 1, {}, 'text', imported)).size).toBe(2);
});

test('as good: a term before a rule before a card before an example; a term is behind where a rule says it', () => {
  const all = (['scenario', 'card', 'rule', 'term'] as const).map((kind) => candidate(kind, 100, { kind }, 'words'));
  expect(ranked(all)).toEqual(['term 115', 'rule 112', 'card 103', 'scenario -57']);
  expect(ranked([candidate('term', 100, { kind: 'term' }), candidate('rule', 100)])).toEqual(['rule 112', 'term 75']);
});

test('equals: the greater weight first, then by id', () => {
  expect(ranked([candidate('b', 1), candidate('a', 1), candidate('c', 1, { weight: 5 })])).toEqual(['c 13', 'a 13', 'b 13']); // prettier-ignore
});

test('what holds elsewhere or has ended is behind, unless it is asked for by name or for what was', () => {
  const past = { rulesets: '|ygo-9.0|' };
  expect(ranked([candidate('a', 100, past)])).toEqual(['a 100']);
  // Few words ask about today.
  expect(ranked([candidate('a', 100, past)], { ...inMany, few: true })).toEqual(['a 82']);
  expect(ranked([candidate('a', 100, past)], undefined, false, ['ygo-current'])).toEqual(['a 72']);
  expect(ranked([candidate('a', 100, past)], undefined, false, ['ygo-9.0'])).toEqual(['a 112']);
  expect(ranked([candidate('a', 100, past)], undefined, false, ['ptcg-current'])).toEqual(['a 100']);
  expect(ranked([candidate('a', 100, { ...past, weight: -1 })])).toEqual(['a 88']);
  expect(ranked([candidate('a', 100, past), candidate('b', 100)], undefined, true)).toEqual(['a 112', 'b 87']);
  for (const how of ['exact', 'alias'] as const) expect(ranked([candidate('a', 100, past, how)])).toEqual(['a 112']);
  expect(ranked([candidate('ygo.a.ex.1', 100)])).toEqual(['ygo.a.ex.1 102']);
});

test('where all is said in words of rules, cards are behind, unless they are called so', () => {
  const card = (how: Candidate['how'], more: Partial<Candidate> = {}) => ({ ...candidate('c', 500, { kind: 'card' }, how), ...more }); // prettier-ignore
  const score = (c: Candidate, term = false, ...others: Candidate[]) =>
    ranked([c, ...others], { ofRules: true, term, few: false }).find((one) => one.startsWith('c '));
  for (const how of ['exact', 'alias', 'prefix'] as const) expect(score(card(how)), how).toBe('c 503');
  for (const how of ['words', 'part', 'text', 'fuzzy'] as const) expect(score(card(how)), how).toBe('c 173');
  expect([score(card('words', { nearName: true })), score(card('fuzzy', { mended: 'exact' })), score(card('prefix'), true)]).toEqual(['c 503', 'c 503', 'c 173']); // prettier-ignore
  expect(score(card('prefix'), false, candidate('t', 1, { kind: 'term' }, 'prefix'))).toBe('c 173');
  expect(score(card('prefix'), false, candidate('t', 1, { kind: 'term' }, 'words'))).toBe('c 503');
});

test('a term and the rule it leads to first, called the same, are one hit where the better stands', () => {
  const rule = candidate('ygo.crane', 5, { en: 'Crane', de: 'Kranich' });
  const term = (score: number, more: Partial<Row> = {}) => candidate('crane', score, { kind: 'term', en: 'crane', de: 'Kranich', ...more }); // prettier-ignore
  const shown = (all: Candidate[]) => withRules(all).map(({ row, score, term }) => [row.ref, score, term]);
  expect(shown([rule, candidate('x', 4), term(3)])).toEqual([['ygo.crane', 5, 'crane'], ['x', 4, undefined]]); // prettier-ignore
  expect(shown([term(9), candidate('x', 7), rule])).toEqual([['ygo.crane', 9, 'crane'], ['x', 7, undefined]]); // prettier-ignore
  expect(shown([term(9, { de: 'Reiher' }), rule])).toHaveLength(2);
  expect(shown([term(9), candidate('ygo.other', 5, { en: 'Crane', de: 'Kranich' })])).toHaveLength(2);
});

test('prints of one card are one hit, spelt alike but for signs; ex and EX and both games apart', () => {
  const card = (ref: string, en: string, more: Partial<Row> = {}) => candidate(ref, 1, { kind: 'card', en, ...more });
  const shown = group([card('1', 'Paper-Crane'), card('2', 'Paper Crane'), card('2', 'Paper Crane'), card('3', 'Mon ex'), card('4', 'Mon EX'), card('5', 'Paper Crane', { game: 'ptcg' }), card('6', '', { de: 'Paper Crane' })]); // prettier-ignore
  expect(shown.map(({ row, prints }) => [row.ref, prints])).toEqual([['1', ['2', '6']], ['3', undefined], ['4', undefined], ['5', undefined]]); // prettier-ignore
  expect(group([candidate('a', 1), candidate('a', 1)])).toHaveLength(2);
  expect(group([card('1', 'Crane'), { ...card('2', 'Crane'), term: 't' }, { ...card('3', 'Crane'), term: 'u' }])).toMatchObject([{ term: 't' }]); // prettier-ignore
});

test('what filters let through', () => {
  const rule = row('a');
  expect([allowed(rule, {}), allowed(rule, { kind: 'rule' }), allowed(rule, { kind: 'term' }), allowed(rule, { kinds: ['card'] }), allowed(rule, { kinds: ['card', 'rule'] })]).toEqual([true, true, false, false, true]); // prettier-ignore
  expect([allowed(rule, { game: 'ygo' }), allowed(rule, { game: 'ptcg' }), allowed(row('a', { game: 'both' }), { game: 'ptcg' })]).toEqual([true, false, true]); // prettier-ignore
  expect([allowed(rule, { only: 'ygo-current' }), allowed(rule, { only: 'ygo-9.0' })]).toEqual([true, false]);
  const unbound = (kind: Row['kind'], game: Row['game']) => allowed(row('a', { kind, game, rulesets: '' }), { only: 'ygo-9.0' }); // prettier-ignore
  expect([unbound('term', 'ygo'), unbound('term', 'both'), unbound('term', 'ptcg'), unbound('rule', 'ygo')]).toEqual([true, true, false, false]); // prettier-ignore
});

test('where a rule holds, if not in the ruleset that is chosen for its game', () => {
  const past = row('a', { rulesets: '|ygo-2004|ygo-9.0|' });
  expect([elsewhere(past), elsewhere(past, ['ygo-9.0']), elsewhere(past, ['ptcg-current'])]).toEqual([['ygo-2004', 'ygo-9.0'], undefined, ['ygo-2004', 'ygo-9.0']]); // prettier-ignore
  expect([elsewhere(row('a')), elsewhere(row('a'), ['ygo-9.0']), elsewhere(row('a', { kind: 'card', rulesets: '' }))]).toEqual([undefined, ['ygo-current'], undefined]); // prettier-ignore
  expect([chosenFor('ygo', ['ptcg-current', 'ygo-9.0']), chosenFor('both', ['ygo-9.0'])]).toEqual(['ygo-9.0', undefined]); // prettier-ignore
});
