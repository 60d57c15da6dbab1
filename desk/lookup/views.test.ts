/** What the databases hold, as the contract shows it, over a small content of our own. */
import { expect, test } from 'vitest';
import type { RulesDb, ShownRule } from '../../rules-db/rules-db.ts';
import type { RulesetView } from '../contract.ts';
import { diffView, ruleView, scenarioSummary, searchHit, sourceView, termView, titled } from './views.ts';

const said = (text: string) => ({ de: `${text} (de)`, en: text });
const rule = (id: string, rulesets: string[], more: object = {}): ShownRule =>
  ({ id, game: 'ygo', topic: 'chain', title: said(`title ${id}`), text: said('text'), rulesets, covers: [], sources: [], authority: 'official', status: 'verified', notes: [], variants: [], related: [], replacedBy: [], ...more }) as unknown as ShownRule; // prettier-ignore
const rules = [
  rule('ygo.a', ['ygo-2004'], { variants: ['ygo.b', 'ygo.gone'] }),
  rule('ygo.b', ['ygo-9.0', 'ygo-current'], { variants: ['ygo.a'], topic: 'battle' }),
  rule('ygo.c', ['ygo-2004', 'ygo-9.0', 'ygo-current']),
  rule('ygo.d', ['ygo-9.0'], { variants: ['ygo.c'], topic: 'effects' }),
  rule('ygo.e', ['ygo-2004'], { status: 'nobodys-word' }),
  rule('ygo.f', ['ygo-current'], { authority: 'judge-consensus' }),
];
const point = (n: number, cells: object, of: string[], more: object = {}) => ({ n, point: said(`point ${n}`), cells, rules: of, confidence: 'high', ...more }); // prettier-ignore
const points = [
  point(1, { '2004': said('old'), 'regelwerk-1.6': said('older'), '9.0': said('new') }, ['ygo.a', 'ygo.b']),
  point(2, { '2004': said('same'), '9.0': said('same') }, ['ygo.c']),
  point(3, { '2004': said('layout'), '9.0': said('other layout') }, ['ygo.d']),
  point(4, { '2004': said('x'), '9.0': said('y') }, ['ygo.c'], { same: true }),
  point(5, { current: said('only today') }, ['ygo.f']),
];
const scenario = (id: string, more: object) => ({ id, game: 'ygo', scenario: { case: { game: 'ygo' }, ...more } });
const db = {
  rule: (id: string) => rules.find((one) => one.id === id),
  rules: ({ ruleset }: { ruleset: string }) => rules.filter((one) => (one.rulesets as string[]).includes(ruleset)),
  scenarios: () => [scenario('one', { name: said('One'), expect: ['ygo.a'] }), scenario('two', { expect: ['ygo.ab'] })],
  editionPoints: (of?: string) => points.filter((one) => of === undefined || one.rules.includes(of)),
} as unknown as RulesDb;

test('rules by their titles; those nobody knows are left out', () => {
  expect(titled(db, ['ygo.a', 'ygo.none', 'ygo.b'])).toEqual([{ id: 'ygo.a', title: said('title ygo.a') }, { id: 'ygo.b', title: said('title ygo.b') }]); // prettier-ignore
});

test('a source tells what it has, and no more', () => {
  const document = { title: said('Book') };
  expect(sourceView({ doc: 'd', document, confidence: 'A' } as never)).toEqual({ doc: 'd', title: said('Book'), confidence: 'A' }); // prettier-ignore
  const whole = { doc: 'd', locus: 'l', page: 0, section: 's', confidence: 'B', note: said('n') };
  expect(sourceView({ ...whole, document: { ...document, url: 'u' } } as never)).toEqual({ ...whole, title: said('Book'), url: 'u' }); // prettier-ignore
});

test('a rule with its variants, the examples that name it, and the points that rest on it', () => {
  const view = ruleView(db, rules[0]!);
  expect(view.variants).toEqual([{ id: 'ygo.b', title: said('title ygo.b'), rulesets: ['ygo-9.0', 'ygo-current'] }]);
  expect(view.scenarios).toEqual([{ id: 'one', title: said('One') }]);
  expect(view.editions).toMatchObject([{ point: said('point 1'), cells: [{ ruleset: 'ygo-2004', words: { de: 'old (de) · Regelwerk 1.6: older (de)', en: 'old · Regelwerk 1.6: older' } }, { ruleset: 'ygo-9.0', words: said('new') }] }]); // prettier-ignore
  expect(ruleView(db, rules[3]!).variants).toMatchObject([{ id: 'ygo.c', disagrees: ['ygo-9.0'] }]);
  expect([view.kind, 'inForce' in view, 'example' in view]).toEqual(['rule', false, false]);
});

test('a term has its other names in both languages', () => {
  const term = { id: 't', game: 'ygo', term: said('t'), definition: said('d'), synonyms: { en: ['s'] }, outdated: {}, abbreviations: { de: ['A'] }, rules: ['ygo.a'] }; // prettier-ignore
  expect(termView(db, term as never)).toMatchObject({ kind: 'term', synonyms: { de: [], en: ['s'] }, outdated: { de: [], en: [] }, abbreviations: { de: ['A'], en: [] }, rules: [{ id: 'ygo.a' }] }); // prettier-ignore
});

test('an example in short: by its name, title or id, with what it tells', () => {
  const of = (more: object) => scenarioSummary(scenario('id', more) as never);
  expect(of({})).toEqual({ id: 'id', game: 'ygo', title: { de: 'id', en: 'id' }, rulesets: [] });
  expect([of({ title: 'T' }).title.en, of({ name: said('N'), title: 'T' }).title.en]).toEqual(['T', 'N']);
  expect(of({ topic: 'chain', difficulty: 0, source: 'book', ruleset: 'r' })).toMatchObject({ topic: 'chain', about: { de: 'Kette', en: 'Chain' }, difficulty: 0, source: 'book', rulesets: ['r'] }); // prettier-ignore
  expect([of({ case: { ruleset: 'c' } }).rulesets, of({ ruleset: 'r', rulesets: ['a', 'b'] }).rulesets, 'source' in of({ source: { doc: 'd' } })]).toEqual([['c'], ['a', 'b'], false]); // prettier-ignore
});

test('a hit in both languages, with what it has', () => {
  const hit = {
    kind: 'card',
    id: 'x',
    title: { en: 'Crane', de: '' },
    game: 'ygo',
    why: said('w'),
    snippet: said('s'),
  };
  expect(searchHit(hit as never)).toEqual({ ...hit, title: { en: 'Crane', de: 'Crane' } });
  expect(searchHit({ ...hit, term: 't', elsewhere: [], far: true } as never)).toMatchObject({ term: 't', elsewhere: [], far: true }); // prettier-ignore
});

const ruleset = (id: string, values: [key: string, value: string, rules: string[]][]) =>
  ({ id, values: values.map(([key, value, rules]) => ({ key, value, rules, title: said(key) })) }) as unknown as RulesetView; // prettier-ignore
const old = ruleset('ygo-2004', [['k', 'one', ['ygo.e']], ['same', 'x', []], ['old', 'z', []]]); // prettier-ignore
const now = ruleset('ygo-9.0', [
  ['k', 'two', ['ygo.b']],
  ['same', 'x', []],
]);

test('two rulesets differ in values; a doubted one says so', () => {
  const { values } = diffView(db, old, now);
  expect(values.map(({ key, a, b, doubt, topic }) => [key, a?.value, b?.value, doubt, topic])).toEqual([['k', 'one', 'two', ['a'], 'chain'], ['old', 'z', undefined, undefined, 'general']]); // prettier-ignore
  expect(diffView(db, now, ruleset('ygo-current', [['k', 'three', ['ygo.f']]])).values[0]!.doubt).toEqual(['b']);
});

test('and in rules: each beside its variant, also where that stands beside another or holds in both', () => {
  expect(diffView(db, old, now).rules.map(({ a, b, topic }) => [a?.id, b?.id, topic])).toEqual([['ygo.a', 'ygo.b', 'chain'], ['ygo.e', undefined, 'chain'], ['ygo.c', 'ygo.d', 'effects']]); // prettier-ignore
  expect(diffView(db, now, old).rules.map(({ a, b }) => [a?.id, b?.id])).toEqual([['ygo.b', 'ygo.a'], ['ygo.d', 'ygo.c'], [undefined, 'ygo.e']]); // prettier-ignore
  expect(diffView(db, old, old)).toMatchObject({ values: [], rules: [], points: [] });
});

test('and in points: what did not change comes last, what is known already is marked', () => {
  const shown = (a: RulesetView, b: RulesetView) => diffView(db, a, b).points.map(({ point, told, a, b }) => [point.en, told, a?.en, b?.en]); // prettier-ignore
  const unvalued = [ruleset('ygo-2004', []), ruleset('ygo-9.0', [])] as const;
  expect(shown(...unvalued)).toEqual([['point 1', undefined, 'old · Regelwerk 1.6: older', 'new'], ['point 3', true, 'layout', 'other layout'], ['point 4', true, 'x', 'y']]); // prettier-ignore
  expect(shown(old, now)[0]).toEqual(['point 1', true, 'old · Regelwerk 1.6: older', 'new']);
  expect(shown(unvalued[1], ruleset('ygo-current', [])).at(-1)).toEqual(['point 4', true, 'y', undefined]);
});
