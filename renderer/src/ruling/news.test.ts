import { expect, test } from 'vitest';
import { news } from './news.ts';

test('what both answers say is left out, unless they say the same', () => {
  const answer = 'It does 440 damage: 180, +40, ×2. Knocked Out; two Prize cards.';
  expect(news(`${answer} Player A wins.`, answer)).toBe('Player A wins.');
  expect(news(answer, `${answer} Player A wins.`)).toBe(answer);
  expect(news('B takes nothing.', answer)).toBe('B takes nothing.');
});
