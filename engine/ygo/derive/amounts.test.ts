/** How much each amount of the effect language is on one field: a Spell gives so many Life Points. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import { ruled } from '../battle/testing.ts';
import { A, B, cards, gist } from './testing.ts';

const theirs = { where: 'monsters', whose: 'opponent' };
const mine = { where: 'monsters', whose: 'you' };
const monsters = { where: 'monsters' };
function worth(amount: unknown, more: object = {}): unknown {
  const gains = { name: 'x', kind: 'spell', effects: [{ kind: 'activation', gist, resolve: [{ do: 'gain-life', to: 'you', amount }], ...more }] } as YgoCard; // prettier-ignore
  const { verdict, final } = ruled({
    cards: { ...cards, Gains: gains },
    state: { turn: { number: 3 } } as never,
    A: { ...A, hand: ['Gains', 'Plain', 'Plain'], graveyard: ['Fiend', 'Tuner', 'Plain'], lifePoints: 3000 },
    B: { ...B, lifePoints: 5000 },
    moves: [{ by: 'A', do: 'activate', card: 'Gains', ...('targets' in more && { targets: ['Scaled'] }) }],
  });
  return verdict === 'resolved' ? final.players!.A!.lifePoints! - 3000 : verdict;
}
test.each<[unknown, number]>([
  [700, 700],
  [{ count: theirs }, 6],
  [{ count: mine, times: 100 }, 300],
  [{ count: { ...monsters, filter: { face: 'up' } } }, 8],
  [{ count: monsters, like: { race: 'Warrior' } }, 6],
  [{ count: monsters, like: { face: 'up' }, distinct: 'race' }, 3],
  [{ count: monsters, like: { face: 'up' }, distinct: 'attribute' }, 3],
  [{ count: monsters, distinct: 'name' }, 9],
  [{ count: monsters, distinct: 'kind' }, 4],
  [{ count: { where: ['hand', 'graveyard'], whose: 'you' } }, 5],
  [{ count: { where: ['hand', 'graveyard'], whose: 'you' }, distinct: 'name' }, 3],
  [{ count: monsters, same: 'race' }, 6],
  [{ count: monsters, same: 'level' }, 2],
  [{ count: monsters, same: 'attribute' }, 6],
  [{ count: theirs, times: 0.5 }, 3],
  [{ count: mine, times: 0.5 }, 2],
  [{ count: mine, times: 0.5, rounded: 'down' }, 1],
  [{ stat: 'atk', of: mine }, 1500 + 2500 + 1000],
  [{ stat: 'original-atk', of: mine }, 1000 + 2500 + 1000],
  [{ stat: 'atk', of: mine, each: 'highest' }, 2500],
  [{ stat: 'atk', of: mine, each: 'lowest' }, 1000],
  [{ stat: 'def', of: mine, each: 'highest' }, 2000],
  [{ stat: 'level', of: { ...theirs, filter: { face: 'up' } } }, 2 + 5 + 8],
  [{ stat: 'rank', of: theirs }, 4],
  [{ stat: 'link', of: theirs }, 2],
  [{ stat: 'scale', of: theirs }, 3],
  [{ stat: 'original-def', of: { ...theirs, filter: { is: 'fusion' } } }, 3000],
  [{ stat: 'original-level', of: { ...theirs, filter: { is: 'fusion' } } }, 8],
  [{ stat: 'original-rank', of: theirs }, 4],
  [{ stat: 'atk', of: { ...mine, filter: { race: 'Zombie' } }, each: 'highest' }, 0],
  [{ stat: 'atk', of: mine, like: { race: 'Dragon' } }, 2500],
  [{ lifePoints: 'you' }, 3000],
  [{ lifePoints: 'opponent', times: 0.5 }, 2500],
  [{ counters: 'Spell', on: mine, times: 100 }, 200],
  [{ counters: 'Spell', on: theirs }, 0],
  [{ from: 'turn' }, 3],
  [{ from: 'links' }, 1],
  [{ sum: [{ count: theirs }, { count: mine }, -4] }, 5],
  [{ sum: [1, -4] }, 0],
  [{ difference: [{ lifePoints: 'you' }, { lifePoints: 'opponent' }] }, 2000],
  [{ greater: [{ lifePoints: 'you' }, { lifePoints: 'opponent' }] }, 5000],
  [{ lesser: [{ lifePoints: 'you' }, { lifePoints: 'opponent' }] }, 3000],
])('%j', (amount, much) => expect(worth(amount)).toBe(much));

test('what was paid, what is targeted', () => {
  const pays = { cost: { do: 'pay-life', amount: 800 } };
  expect(worth({ from: 'paid' }, pays)).toBe(0);
  expect(worth({ from: 'paid', times: 2 }, pays)).toBe(800);
  const targets = { targets: [{ where: 'monsters', whose: 'opponent', choose: 1 }] };
  expect(worth({ stat: 'atk', of: 'targets' }, targets)).toBe(1800);
  expect(worth({ stat: 'level', of: 'targets', times: 100 }, targets)).toBe(500);
});
