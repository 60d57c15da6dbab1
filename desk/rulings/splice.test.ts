import { expect, test } from 'vitest';
import type { YgoCase } from '../../engine/case/schema.ts';
import { spliceMoves } from './splice.ts';

const of: YgoCase = {
  game: 'ygo',
  moves: [
    { by: 'A', do: 'activate', card: 'x' },
    { by: 'B', do: 'activate', card: 'y' },
  ],
  assumed: [
    { path: '/players/A/hand', value: 'x' },
    { path: '/moves/0/by', value: 'A' },
    { path: '/moves/1/by', value: 'B' },
  ],
};
const paths = (one: YgoCase) => one.assumed?.map(({ path }) => path);

test('what was assumed of a move goes where the move goes', () => {
  const next = spliceMoves(of, 1, 0, { by: 'A', do: 'pass' });
  expect(next.moves?.map(({ do: what }) => what)).toEqual(['activate', 'pass', 'activate']);
  expect(paths(next)).toEqual(['/players/A/hand', '/moves/0/by', '/moves/2/by']);
});

test('what was assumed of a move that is taken out is assumed no more', () => {
  expect(paths(spliceMoves(of, 0, 1))).toEqual(['/players/A/hand', '/moves/0/by']);
});

test('a case nobody assumed anything of stays so', () => {
  expect(spliceMoves({ game: 'ygo', moves: of.moves } as YgoCase, 0, 1)).not.toHaveProperty('assumed');
});
