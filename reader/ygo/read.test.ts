/** What a reading says of sentences nobody read. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../engine/case/schema.ts';
import { cardInfo } from '../../engine/ygo/cards.ts';
import { forEngine, NO_NAMES } from '../reading.ts';
import { readYgo } from './read.ts';

const monster = (text: string): YgoCard => ({ name: 'Example Knight', kind: 'monster', monster: ['effect'], text });
const numbers = (text: string): (number | undefined)[] => {
  const card = monster(text);
  return cardInfo(card, 'ygo-current', () => forEngine(readYgo(card, NO_NAMES))).effects.map((one) => one.number);
};

test('an effect nobody read has a number all the same', () => {
  expect(numbers('If this card quacks: You can draw 2 cards. Once per turn: You can draw 1 card.')).toEqual([2]);
  expect(numbers('This card quacks. Once per turn: You can draw 1 card.')).toEqual([1]);
  expect(numbers('Once per turn: You can draw 1 card. If this card quacks: You can draw 2 cards. FLIP: Draw 1 card.')).toEqual([1, 3]);
}); // prettier-ignore

test('what begins with what would follow a cost is not read', () => {
  for (const text of [
    '; Special Summon it.',
    '● ; draw 1 card.',
    'If this card is destroyed by battle: ; draw 1 card.',
  ])
    expect([text, forEngine(readYgo(monster(text), NO_NAMES)).ground]).toEqual([text, 'unread']);
});
