/** The order in the End Phase: the turn player's choice; what nobody said is assumed by name and can be switched. */
import { expect, test } from 'vitest';
import type { YgoCard, YgoMove } from '../../case/schema.ts';
import { monster, ruled, type Short } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
const endTrigger = (gains: number, more: object = {}): YgoCard =>
  monster(1000, 1000, {
    monster: ['effect'],
    effects: [
      {
        kind: 'trigger',
        gist,
        must: true,
        phases: ['end'],
        timing: 'during',
        resolve: [{ do: 'gain-life', to: 'you', amount: gains }],
        ...more,
      },
    ],
  } as Partial<YgoCard>);
const cards: Record<string, YgoCard> = {
  Gains: endTrigger(1000),
  // Twice the Life Points, or 1000 more: the order shows.
  Doubles: endTrigger(0, { resolve: [{ do: 'set-life', to: 'you', amount: { lifePoints: 'you', times: 2 } }] }),
  May: endTrigger(1000, { must: false }),
  Doom: {
    name: 'Doom',
    kind: 'spell',
    effects: [
      {
        kind: 'activation',
        gist,
        targets: [{ where: 'monsters', choose: 1 }],
        resolve: [
          { do: 'modify', cards: 'targets', stat: 'atk', op: '+', value: 500 },
          {
            do: 'later',
            at: { phase: 'end', turn: 'this' },
            join: 'also',
            then: [{ do: 'destroy', cards: 'affected' }],
          },
        ],
      },
    ],
  } as YgoCard,
};
const doom = (target: string): YgoMove[] => [
  { by: 'A', do: 'activate', card: 'Doom', targets: [target] },
  { do: 'resolve' },
  { by: 'A', do: 'phase', to: 'end' },
];
const order = (short: Short) => ruled({ cards, ...short }).decisions.filter((d) => d.what === 'order');
const decide = (question: string | undefined, answer: string[]): YgoMove =>
  ({ by: 'A', do: 'decide', question, answer }) as YgoMove;

test('what is put off to the End Phase comes before what activates there, unless the turn player chose otherwise', () => {
  const short: Short = { A: { hand: ['Doom'], monsters: ['Gains'] }, moves: doom('Gains') };
  const usual = ruled({ cards, ...short });
  expect(usual.final.players?.A?.lifePoints).toBe(8000);
  const [open] = order(short);
  expect(open).toMatchObject({ by: 'A', given: 'assumed', answer: ['Doom', 'Gains'] });
  expect(open?.answers).toHaveLength(2);
  expect(usual.assumptions.map((a) => a.path)).toContain(`/decisions/${open?.id}`);
  const chosen = ruled({ cards, ...short, moves: [...doom('Gains'), decide(open?.id, ['Gains', 'Doom'])] });
  expect(chosen.final.players?.A).toMatchObject({ lifePoints: 9000, graveyard: [{}, {}] });
});

test('two mandatory effects of one player: in the order of the moves', () => {
  const A = { monsters: ['Gains', 'Doubles'] };
  const play = (...names: string[]): Short => ({
    A,
    moves: [
      { by: 'A', do: 'phase', to: 'end' },
      ...names.flatMap((card): YgoMove[] => [{ by: 'A', do: 'activate', card }, { do: 'resolve' }]),
    ],
  });
  expect(ruled({ cards, ...play('Gains', 'Doubles') }).final.players?.A?.lifePoints).toBe(18000);
  expect(ruled({ cards, ...play('Doubles', 'Gains') }).final.players?.A?.lifePoints).toBe(17000);
  expect(order(play('Doubles', 'Gains'))).toEqual([]);
  expect(order(play())).toMatchObject([{ given: 'assumed', answer: ['Gains', 'Doubles'] }]);
});

test("the turn player's come first, whoever's card lies there longer", () => {
  const ruling = ruled({
    cards,
    A: { monsters: ['Doubles'] },
    B: { monsters: ['Gains'] },
    moves: [{ by: 'A', do: 'phase', to: 'end' }],
  });
  expect(ruling.chain?.map((link) => link.card)).toEqual(['Doubles', 'Gains']);
  expect(ruling.decisions.filter((d) => d.what === 'order')).toEqual([]);
});

test('an optional effect a move activates comes before its own card is destroyed', () => {
  const ruling = ruled({
    cards,
    A: { hand: ['Doom'], monsters: ['May'] },
    moves: [...doom('May'), { by: 'A', do: 'activate', card: 'May' }],
  });
  expect(ruling.verdict).toBe('resolved');
  expect(ruling.final.players?.A).toMatchObject({ lifePoints: 9000, monsters: [] });
});
