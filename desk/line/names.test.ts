import { expect, test } from 'vitest';
import type { YgoCard } from '../../engine/case/schema.ts';
import type { CardFinder } from '../lookup/find-card.ts';
import type { Refused } from '../refused.ts';
import { identify, newAssumptions } from './names.ts';

const card = { name: 'Break Off Trap Hole', kind: 'trap' } as YgoCard;
const guessing = (() => ({ is: 'guessed', name: card.name, card, near: [] })) as unknown as CardFinder;

test('a guess is an assumption', () => {
  const assumed = newAssumptions();
  expect(identify('ygo', 'off', guessing, assumed).card).toBe(card);
  expect(assumed.facts).toHaveLength(1);
});
test.each(['both', 'Beide', 'then'])('"%s" is no card, whatever name has these letters', (word) =>
  expect(() => identify('ygo', word, guessing, newAssumptions())).toThrow('line-unknown-card'),
);
test('where the line’s game knows no name like it, those of the other game may be meant', () => {
  const near = { ygo: [], ptcg: ["Boss's Orders"] };
  const find = ((game: 'ygo' | 'ptcg') => ({ is: 'unknown', near: near[game] })) as unknown as CardFinder;
  const problems = (): unknown => {
    try {
      return identify('ygo', 'Boss Order', find, newAssumptions());
    } catch (error) {
      return (error as Refused).problems;
    }
  };
  expect(problems()).toMatchObject([{ didYouMean: ["Boss's Orders"] }]);
});
