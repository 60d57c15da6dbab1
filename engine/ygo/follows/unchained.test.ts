/** What waits until a Chain Link has resolved: each with its own link. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import { ids, monster, ruled } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
/** "If this card is targeted by a card effect: destroy it when that effect resolves." */
const frail = monster(300, 200, {
  monster: ['effect'],
  effects: [{ kind: 'unclassified', gist, on: { event: 'targeted', card: { this: true } }, resolve: [{ do: 'destroy', cards: 'this' }] }],
} as Partial<YgoCard>); // prettier-ignore
const turning = {
  name: 'x',
  kind: 'spell',
  property: 'quick-play',
  effects: [{ kind: 'activation', gist, targets: [{ choose: 1, where: 'monsters' }], resolve: [{ do: 'gain-life', to: 'you', amount: 100 }] }],
} as unknown as YgoCard; // prettier-ignore
const cards = { One: frail, Two: frail, Turn: turning, Again: turning };

test.each([
  [[['Turn', 'One']], ['Two'], 'RD'],
  [
    [
      ['Turn', 'One'],
      ['Again', 'Two'],
    ],
    [],
    'RDRD',
  ],
  [
    [
      ['Turn', 'Two'],
      ['Again', 'Two'],
    ],
    ['One'],
    'RDR',
  ],
])('links %j leave %j; what waits for a link is done behind it', (links, left, order) => {
  const { final, steps } = ruled({
    cards,
    A: { hand: links.map(([card]) => card!) },
    B: { monsters: ['One', 'Two'] },
    moves: links.map(([card, target]) => ({ by: 'A', do: 'activate', card: card!, targets: [target!] })),
  });
  expect(ids(final.players?.B?.monsters)).toEqual(left);
  const told = steps.map(({ kind }) => (kind === 'resolution' ? 'R' : kind === 'destroy' ? 'D' : ''));
  expect(told.join('')).toBe(order);
});
