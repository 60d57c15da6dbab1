/** What a text is about: words, parts of compounds, concepts, pairs, the kind of question; each with its weight. */
import { expect, test } from 'vitest';
import { Concepts, isPair, meaningOf, meaningOfText, type Language } from './meaning.ts';

const concepts = new Concepts([
  ['pile', 'deck'],
  ['stack', 'deck'],
  ['stack', 'chain'],
  ['give up', 'concede'],
  ['throw the towel', 'concede'],
  ['the up', 'above'],
  ['the', 'nothing'],
  ['aufgeben', 'concede'],
]);
const language: Language = {
  concepts,
  parts: (word) => (word === 'kartenstapel' ? ['karten', 'stack'] : []),
  verbs: (verb) => verb === 'abwerfen',
};
/** The features of a text but its pairs. */
const of = (text: string) =>
  Object.fromEntries([...meaningOfText(text, language)].filter(([feature]) => !isPair(feature)));
const pairs = (text: string) => [...meaningOfText(text, language)].filter(([feature]) => isPair(feature));

test('a word counts whole, one of everyday talk little, a small one nothing', () => {
  expect(of('boat')).toEqual({ boat: 1 });
  expect(of('boat really the')).toEqual({ boat: 1, really: 0.25 });
});

test('a word of several meanings tells less of each', () => {
  expect(of('pile')).toEqual({ pil: 1, '=deck': 0.8 });
  const both = of('stack');
  expect(both['=deck']).toBeCloseTo(0.8 / Math.SQRT2);
  expect(both['=chain']).toBe(both['=deck']);
});

test('the parts of a compound count, and what they stand for', () => {
  const { '=deck': deck, ...rest } = of('Kartenstapel');
  expect(rest).toMatchObject({ kartenstapel: 1, kart: 0.6, stack: 0.6 });
  expect(deck).toBeCloseTo(0.56 / Math.SQRT2);
});

test('neighbours are a pair in either order, small words, too', () => {
  expect(pairs('my boat')).toEqual([['boat my', 0.4]]);
  expect(pairs('boat my')).toEqual(pairs('my boat'));
  expect(pairs('boat')).toEqual([]);
  expect(pairs('a boat folds').length).toBe(2);
});

test('a phrase stands together or near, in any order; one with a small word only as it is said', () => {
  const said = (text: string) => concepts.in(text.split(' ')).map(({ concept }) => concept);
  expect(said('throw the towel')).toEqual(['concede']);
  expect(said('towel i throw')).toEqual(['concede']);
  expect(said('throw x y towel')).toEqual(['concede']);
  expect(said('throw x y z towel')).toEqual([]);
  expect(said('the up')).toEqual(['above']);
  expect([said('up the'), said('the very up'), said('the')]).toEqual([[], [], []]);
  expect([said('give up'), said('give it up'), said('give w x y z up')]).toEqual([['concede'], ['concede'], []]);
});

test('a word alone is known for what it stands for', () => {
  expect([concepts.knows('pile'), concepts.knows('piles'), concepts.knows('give')]).toEqual([true, true, false]);
  expect(concepts.in(['pile'])).toEqual([{ concept: 'deck', share: 1 }]);
});

test('a German verb whose particle stands later is that verb, up to eight words away', () => {
  expect(of('ich werfe ab')).not.toHaveProperty('abwerf');
  const parted: Language = { ...language, verbs: (verb) => verb === 'abwerfe' };
  const verb = (text: string) => meaningOfText(text, parted).get('abwerf');
  expect([verb('werfe es ab'), verb('werfe a b c d e f g ab'), verb('werfe a b c d e f g h ab')]).toEqual([0.6, 0.6, undefined]); // prettier-ignore
  expect([verb('ab werfe'), verb('werfe es dort')]).toEqual([undefined, undefined]);
  expect(meaningOfText('ich wir geben das spiel auf', language).get('=concede')).toBe(0.8);
});

test('of two ways to the same feature the stronger counts', () => {
  expect(of('pile stack')['=deck']).toBe(0.8);
  expect(meaningOf([], language).size).toBe(0);
});
