/** Labels printed on a card and named in no list: those of the table, and for what the table does not know those a card could carry. */
import { expect, test } from 'vitest';
import { printedLabels, unlistedLabels, type LabelledCard } from './labels.ts';

const card = (more: Partial<LabelledCard> = {}): LabelledCard => ({
  set: 'tst1', name: undefined, parts: [], kind: 'pokemon', released: undefined, regulationMark: undefined, ...more,
}); // prettier-ignore
/** Of an unnamed card of that day; `labels`: what its list says. */
const on = (released: number, more: Partial<LabelledCard> = {}, labels: string[] = []) =>
  unlistedLabels(card({ released, ...more }), labels).join();

test('the table goes by English names, with and without the hyphen before GX', () => {
  expect(printedLabels(card())).toEqual([]);
  expect(printedLabels(card({ name: 'Papermon' }))).toEqual([]);
  for (const name of ['Buzzwole-GX', 'Buzzwole GX'])
    expect(printedLabels(card({ name })), name).toEqual(['Ultra Beast']);
  expect(printedLabels(card({ name: 'Iron Moth' }))).toEqual(['Future']);
});

test.each([
  ['Team Plasma', 20130206, 20131106],
  ['Ultra Beast', 20171103, 20191101],
  ['Single Strike,Rapid Strike', 20210319, 20211111],
  ['Single Strike,Rapid Strike,Fusion Strike', 20211112, 20230120],
])('%s from its first to its last set', (labels, from, to) => {
  expect([on(from), on(to)]).toEqual([labels, labels]);
  expect(on(from - 1)).not.toContain(labels);
  expect(on(to + 1)).not.toBe(labels);
});

test('Ultra Beasts are Pokémon only; Strikes and Team Plasma may stand on any card', () => {
  expect([on(20180101, { kind: 'trainer' }), on(20210401, { kind: 'energy' }), on(20130301, { kind: 'trainer' })]).toEqual(['', 'Single Strike,Rapid Strike', 'Team Plasma']); // prettier-ignore
});

test('Tera: of a Pokémon ex that is no Mega, from Scarlet & Violet on', () => {
  expect([on(20230330, {}, ['ex']), on(20230331, {}, ['ex']), on(20230331, {}, ['ex', 'Mega ex']), on(20230331)]).toEqual(['', 'Tera', '', '']); // prettier-ignore
});

test('Ancient and Future: Trainers, nameless Pokémon and the Paradox Pokémon, from Paradox Rift on', () => {
  expect([on(20231102), on(20231103), on(20231103, { kind: 'trainer' }), on(20231103, { kind: 'energy' })]).toEqual(['', 'Ancient,Future', 'Ancient,Future', '']); // prettier-ignore
  const named = (name: string) => on(20270101, { name });
  expect([named('Koraidon'), named('Koraidon ex'), named('Miraidon'), named('Papermon')]).toEqual(['Ancient', 'Ancient', 'Future', '']); // prettier-ignore
});

test('nothing is unlisted of a card whose label is known, nor of a named card of a set the table knows', () => {
  expect(on(20210401, {}, ['Rapid Strike'])).toBe('');
  expect(on(20210401, {}, ['V'])).toBe('Single Strike,Rapid Strike');
  expect(on(20210401, { name: 'Papermon' })).toBe('');
  expect(on(20240101, { name: 'Koraidon', set: 'sv04' })).toBe('');
  expect(on(20240101, { name: 'Koraidon', set: 'sv99' })).toBe('Ancient');
  expect(on(20240101, { set: 'sv04' })).toBe('Ancient,Future');
});

test('without a date the regulation mark tells: G came with Scarlet & Violet', () => {
  const marked = (regulationMark?: string) => unlistedLabels(card({ regulationMark }), ['ex']).join();
  expect([marked(), marked('F'), marked('G'), marked('H')]).toEqual(['', '', 'Tera,Ancient,Future', 'Tera,Ancient,Future']); // prettier-ignore
});
