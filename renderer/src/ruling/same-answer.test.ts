import { expect, test } from 'vitest';
import type { YgoCase } from '../../../desk/contract.ts';
import { isSameAnswer, toldLike } from './same-answer.ts';

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

test('what was assumed is said of the other player, too; an article is no player', () => {
  const assuming = (by: 'A' | 'B', other: 'A' | 'B'): YgoCase => ({
    ...dispute(by),
    assumed: [
      {
        path: '/moves/0/which',
        value: 0,
        text: {
          en: `With another monster on ${other}'s side: Player ${other} takes 500. A monster is destroyed.`,
          de: `Kontrolliert ${other} ein weiteres Monster: Spieler ${other} erhält 500.`,
        },
      },
    ],
  });
  expect(toldLike(assuming('B', 'A'), assuming('A', 'B'))).toEqual(assuming('A', 'B'));
});

test('the Life Points are those of the other case, none where it tells none', () => {
  expect(toldLike(dispute('B', 100), dispute('A', 8000))).toEqual(dispute('A', 8000));
  expect(toldLike(dispute('A', 100), dispute('A'))).toEqual(dispute('A'));
});

test('that words of the line change nothing is a condition, not another answer', async () => {
  const [en, de] = ['It is destroyed.', 'Es wird zerstört.'];
  const unread = { path: '/moves/unread', value: ['poor guy'] };
  const under = { case: { ...dispute('A'), assumed: [unread] }, verdict: 'needs-facts', headline: { en: `If “poor guy” changes nothing: ${en}`, de } }; // prettier-ignore
  const plain = { case: dispute('A'), verdict: 'resolved', headline: { en, de } };
  expect(await isSameAnswer(under, plain)).toBe(true);
  expect(await isSameAnswer(plain, under)).toBe(true);
  expect(await isSameAnswer(under, { ...plain, headline: { en: 'It stays.', de } })).toBe(false);
});
