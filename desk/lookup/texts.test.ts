import { expect, test } from 'vitest';
import type { PtcgCard } from '../../engine/case/schema.ts';
import { withTexts } from './texts.ts';

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
