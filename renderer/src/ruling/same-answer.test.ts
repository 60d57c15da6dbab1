import { expect, test } from 'vitest';
import type { YgoCase } from '../../../desk/contract.ts';
import { toldLike } from './same-answer.ts';

const dispute = (by: 'A' | 'B', lifePoints?: number): YgoCase => ({
  game: 'ygo',
  state: {
    turn: { player: by },
    players: {
      [by]: { ...(lifePoints !== undefined && { lifePoints }), hand: ['Second Dawn'] },
      [by === 'A' ? 'B' : 'A']: { spellsTraps: [{ card: 'Silent Test Gale', face: 'down' }] },
    },
  },
  assumed: [{ path: `/players/${by}/hand`, value: 'Second Dawn' }],
  moves: [
    { by, do: 'activate', card: 'Second Dawn' },
    { by, do: 'decide', question: `order/${by}`, answer: by },
  ],
});

test('the players are exchanged where the other one began, everywhere they are named', () => {
  expect(toldLike(dispute('B'), dispute('A'))).toEqual(dispute('A'));
  expect(toldLike(dispute('A'), dispute('A'))).toEqual(dispute('A'));
});

test('the Life Points are those of the other case, none where it tells none', () => {
  expect(toldLike(dispute('B', 100), dispute('A', 8000))).toEqual(dispute('A', 8000));
  expect(toldLike(dispute('A', 100), dispute('A'))).toEqual(dispute('A'));
});
