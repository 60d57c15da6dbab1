import { expect, test } from 'vitest';
import type { PtcgCard } from '../../engine/case/schema.ts';
import { textsOf, withTexts } from './texts.ts';

const named = (en: string) => ({ en, de: `${en}-de` });
const pokemon = (attack: string, text?: string): PtcgCard =>
  ({ name: named('Singer'), kind: 'pokemon', hp: 60, attacks: [{ name: named(attack), ...(text && { text: { en: text } }) }] }) as PtcgCard; // prettier-ignore

test('of several cards of one name, the words of its own attacks', () => {
  const printed = [pokemon('Hum', 'Draw a tune.'), pokemon('Sing', 'Heal it.')];
  expect(withTexts(pokemon('Sing'), printed)).toMatchObject({ attacks: [{ text: { en: 'Heal it.' } }] });
});

test('what nothing is printed of stays without words', () => {
  expect(withTexts(pokemon('Rest'), [pokemon('Hum', 'Draw a tune.')])).toEqual(pokemon('Rest'));
});

test('a card with one text has its own, else the first that is printed', () => {
  const trainer = (text?: string): PtcgCard => ({ name: named('Help'), kind: 'trainer', trainer: 'item', ...(text && { text }) }) as PtcgCard; // prettier-ignore
  const printed = [trainer(), trainer('Draw a card.'), trainer('Draw 2 cards.')];
  expect(textsOf(trainer('Own.'), printed)).toMatchObject([{ box: 'text', en: 'Own.' }]);
  expect(textsOf(trainer(), printed)).toMatchObject([{ box: 'text', en: 'Draw a card.' }]);
  expect(textsOf(trainer(), [])).toEqual([]);
});
