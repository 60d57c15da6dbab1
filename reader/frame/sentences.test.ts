import { expect, test } from 'vitest';
import { sentences } from './sentences.ts';

const told = (text: string): string[] => sentences(text).map(({ from, to }) => text.slice(from, to));

test.each([
  ['Draw 2 cards. Discard 1 card.', ['Draw 2 cards.', 'Discard 1 card.']],
  ['Flip a coin. If heads, this attack does 20 more damage.', ['Flip a coin.', 'If heads, this attack does 20 more damage.']],
  ['Destroy it. (This is a reminder. It says two things.) Draw 1 card.', ['Destroy it.', '(This is a reminder. It says two things.)', 'Draw 1 card.']],
  ['You can banish 1 "Dr. Example" from your GY; draw 1 card.', ['You can banish 1 "Dr. Example" from your GY; draw 1 card.']],
  ['1 Tuner + 1 monster\nGains 500 ATK.\n● Draw 1 card.', ['1 Tuner + 1 monster', 'Gains 500 ATK.', '● Draw 1 card.']],
  ['Du ziehst „Ein Beispiel! Ja“. Wirf „Das „C““ ab. Bis zum Ende der 2. gezählten Runde.', ['Du ziehst „Ein Beispiel! Ja“.', 'Wirf „Das „C““ ab.', 'Bis zum Ende der 2. gezählten Runde.']],
  ['  ', []],
])('the sentences of %j', (text, expected) => {
  expect(told(text)).toEqual(expected);
}); // prettier-ignore
