import { expect, test } from 'vitest';
import { news } from './news.ts';

test('what both answers say is left out, unless they say the same', () => {
  const answer = 'It does 440 damage: 180, +40, ×2. Knocked Out; two Prize cards.';
  expect(news(`${answer} Player A wins.`, answer)).toBe('Player A wins.');
  expect(news(answer, `${answer} Player A wins.`)).toBe(answer);
  expect(news('B takes nothing.', answer)).toBe('B takes nothing.');
});

test('of an answer that hangs on the printing only what is new with each is said', () => {
  const taken = 'With Alpha AA 1: Alpha does 90; two Prize cards. With BB 2: Alpha does 20; nobody is Knocked Out.';
  const other = 'With Alpha AA 1: Alpha does 90; Player A wins. With BB 2: Alpha does 20; nobody is Knocked Out.';
  expect(news(other, taken)).toBe('With Alpha AA 1: Player A wins.');
});
