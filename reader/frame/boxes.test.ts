import { expect, test } from 'vitest';
import { bothLanguages } from './boxes.ts';
import { sentences } from './sentences.ts';

const german = (en: string, de: string, words: string): string => {
  const from = en.indexOf(words);
  return bothLanguages({ box: 'text', en, de }, { from, to: from + words.length }).de;
};
const EN = 'Toss a coin.\n● Heads: Draw 1 card.\n● Tails: Discard 1 card.';
const DE =
  'Wirf eine Münze und führe diesen Effekt aus. Er gilt sofort.\n● Kopf: Ziehe 1 Karte.\n● Zahl: Wirf 1 Karte ab.';

test.each([
  ['as many sentences: the one at the same place', 'Draw 1 card. Discard it.', 'Ziehe 1 Karte. Wirf sie ab.', 'Discard it.', 'Wirf sie ab.'],
  ['other sentences: the English one', EN, DE, 'Toss a coin.', 'Toss a coin.'],
  ['other sentences, as many bullets: the bullet', EN, DE, '● Tails: Discard 1 card.', '● Zahl: Wirf 1 Karte ab.'],
  ['what stands behind a bullet’s label', EN, DE, 'Draw 1 card.', 'Ziehe 1 Karte.'],
  ['other bullets: the English one', EN, DE.replace('● Zahl: ', ''), 'Draw 1 card.', 'Draw 1 card.'],
  ['a part of a bullet', EN, DE, '1 card.', '1 card.'],
])('%s', (_, en, de, words, expected) => {
  expect(sentences(en).length === sentences(de).length).toBe(_.startsWith('as many'));
  expect(german(en, de, words)).toBe(expected);
}); // prettier-ignore
