import { expect, test } from 'vitest';
import { fullYgo } from './edit.ts';
import { cellsOf, lensed, type Layout } from './ygo-zones.ts';

const LAYOUT: Layout = { extraMonsterZones: true, pendulum: 'outer-spell-trap-zones' };
const CELLS = cellsOf(LAYOUT);
const shares = (tracks: string) => [...tracks.matchAll(/([\d.]+)fr/g)].map(([, share]) => Number(share));
const board = (graveyard: string[]) =>
  fullYgo({
    players: {
      A: { monsters: [{ card: 'Sangan', zone: 2 }], graveyard },
      B: { monsters: [{ card: 'Jinzo', zone: 4 }] },
    },
  });

test('what takes part is drawn larger than what does not, that larger than what is empty', () => {
  const { columns, rows } = lensed({ cards: new Set(['Sangan']), boards: [board([])] }, CELLS, LAYOUT);
  // B's Jinzo lies in A's second column, as B sits opposite: what takes part counts.
  const [pile = 0, one = 0, two = 0] = shares(columns);
  expect(two).toBeGreaterThan(pile);
  expect(pile).toBeGreaterThan(one);
  // From B's Spells and Traps to A's: only Jinzo, nothing, Sangan.
  const [backB = 0, monstersB = 0, middle = 0, monstersA = 0] = shares(rows);
  expect(monstersA).toBeGreaterThan(monstersB);
  expect(monstersB).toBeGreaterThan(backB);
  expect(middle).toBe(backB);
});

test('a zone in which it lies at any time is large all the time', () => {
  const lens = (...boards: ReturnType<typeof board>[]) => lensed({ cards: new Set(['Sangan', 'Kuriboh']), boards }, CELLS, LAYOUT); // prettier-ignore
  const before = shares(lens(board([])).columns).at(-1)!;
  expect(shares(lens(board([]), board(['Kuriboh'])).columns).at(-1)).toBeGreaterThan(before);
});
