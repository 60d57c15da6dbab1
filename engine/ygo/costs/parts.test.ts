/** What is named as paid: of a cost of several parts each takes its own, nothing is paid twice, and a card does not pay for itself. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import type { YgoRuling } from '../../ruling/schema.ts';
import { ids, monster, ruled } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
const costing = (cost: object): YgoCard => ({ name: 'x', kind: 'spell', effects: [{ kind: 'activation', gist, cost, resolve: [{ do: 'gain-life', to: 'you', amount: 500 }] }] }) as YgoCard; // prettier-ignore
const discard = (choose: number | object, filter?: object) => ({ do: 'discard', cards: { choose, where: 'hand', ...(filter && { filter }) } }); // prettier-ignore
const spell = { kind: 'spell' } as const;
const cards: Record<string, YgoCard> = {
  M: monster(1000, 1000),
  N: monster(500, 500),
  S: costing({ do: 'pay-life', amount: 100 }),
  T: costing({ do: 'pay-life', amount: 100 }),
  One: costing(discard(1)),
  Two: costing(discard(2)),
  SpellAndAny: costing({ all: [discard(1, spell), discard(1)] }),
  SpellOrLife: costing({ oneOf: [discard(1, spell), { do: 'pay-life', amount: 1000 }] }),
  All: costing({ do: 'pay-life', amount: 8000 }),
  More: costing({ do: 'pay-life', amount: 8001 }),
  Half: costing({ do: 'pay-life', amount: 'half' }),
};
/** The cards in the Graveyard when the cost of a card was paid, and the Life Points; the verdict where it comes to nothing; Life Points by way where nobody said which. */
function paid(card: string, hand: string[], cost?: string[]): unknown {
  const { verdict, final, branches } = ruled({ cards, A: { hand: [card, ...hand] }, moves: [{ by: 'A', do: 'activate', card, ...(cost && { cost }) }] }); // prettier-ignore
  if (verdict !== 'resolved') return verdict;
  if (branches)
    return branches.map(({ answer, ruling }) => [answer, (ruling as YgoRuling).final.players?.A?.lifePoints]);
  const { graveyard, lifePoints } = final.players!.A!;
  return [ids(graveyard).filter((id) => id !== card), lifePoints];
}

test('as many as the cost asks for, of those that lie there', () => {
  expect(paid('One', ['M', 'N'], ['N'])).toEqual([['N'], 8500]);
  expect(paid('One', ['M', 'N'], ['M', 'N'])).toBe('illegal');
  expect(paid('Two', ['M', 'N'], ['M', 'N'])).toEqual([['M', 'N'], 8500]);
  expect(paid('Two', ['M'])).toBe('illegal');
});
test('the card that is activated is not discarded for itself', () => {
  expect(paid('One', [])).toBe('illegal');
  expect(paid('One', ['M'])).toEqual([['M'], 8500]);
  expect(paid('One', ['M'], ['One'])).toBe('illegal');
});
test('each part takes its own', () => {
  expect(paid('SpellAndAny', ['S', 'M', 'N'], ['S', 'M'])).toEqual([['S', 'M'], 8500]);
  expect(paid('SpellAndAny', ['S', 'M', 'N'], ['M', 'S'])).toEqual([['S', 'M'], 8500]);
  expect(paid('SpellAndAny', ['S', 'T', 'N'], ['S', 'T'])).toEqual([['S', 'T'], 8500]);
  expect(paid('SpellAndAny', ['S', 'M', 'N'], ['M', 'N'])).toBe('illegal');
  expect(paid('SpellAndAny', ['S', 'M', 'N'], ['S', 'M', 'N'])).toBe('illegal');
  expect(paid('SpellAndAny', ['S'])).toBe('illegal');
  expect(paid('SpellAndAny', ['M', 'N'])).toBe('illegal');
});
test('one of two ways: what is named says which; a way that cannot be paid is no way', () => {
  expect(paid('SpellOrLife', ['S', 'M'], ['S'])).toEqual([['S'], 8500]);
  expect(paid('SpellOrLife', ['M'])).toEqual([[], 7500]);
  expect(paid('SpellOrLife', ['S'])).toEqual([
    [0, 8500],
    [1, 7500],
  ]);
});
test('Life Points: no more than there are; half of them', () => {
  expect(paid('Half', [])).toEqual([[], 4500]);
  expect(paid('More', [])).toBe('illegal');
  expect(paid('All', [])).toBe('over');
});
