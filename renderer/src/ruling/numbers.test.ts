import { expect, test } from 'vitest';
import type { PtcgCard } from '../../../desk/contract.ts';
import { segments } from '../text/lit.ts';
import { numbersFor } from './numbers.ts';

const card = { name: 'Lantern', kind: 'pokemon', hp: 120, retreat: 2, weakness: [{ type: 'Fire' }] } as PtcgCard;
const lit = (lang: 'de' | 'en', step: string) => {
  const found = numbersFor(card, step);
  return found && segments(found.text, lang, [found.mark]).flatMap(({ text, as }) => (as ? [text] : []));
};

test('the number a step goes by stands out in both languages', () => {
  expect(lit('en', 'knocked-out')).toEqual(['120 HP.']);
  expect(lit('de', 'knocked-out')).toEqual(['120 KP.']);
  expect(lit('en', 'weakness')).toEqual(['Weakness: Fire ×2.']);
  expect(lit('de', 'weakness')).toEqual(['Schwäche: Feuer ×2.']);
  expect(lit('de', 'resistance')).toEqual(['Resistenz: –.']);
  expect(lit('de', 'retreat')).toEqual(['Rückzugskosten: 2.']);
});

test('a refusal goes by a number, too', () => {
  expect(lit('en', 'retreat-cost')).toEqual(['Retreat Cost: 2.']);
  expect(lit('en', 'retreat-used')).toBeUndefined();
});

test('other steps, and cards without HP, have none', () => {
  expect(numbersFor(card, 'prizes')).toBeUndefined();
  expect(numbersFor({ ...card, hp: undefined } as PtcgCard, 'knocked-out')).toBeUndefined();
  expect(numbersFor(null, 'knocked-out')).toBeUndefined();
});
