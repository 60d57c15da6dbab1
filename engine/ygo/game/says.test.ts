import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import { emptyLibrary } from '../../library.ts';
import { ruleYgo } from '../rule.ts';

const effects: YgoCard['effects'] = [
  {
    kind: 'ignition',
    gist: { en: 'Discard; destroy one and gain 500.', de: 'Wirf ab; zerstöre eines und erhalte 500.' },
    cost: {
      all: [
        { do: 'pay-life', amount: 100 },
        { do: 'discard', cards: { choose: 1, where: 'hand' } },
      ],
    },
    targets: [{ choose: 1, where: 'monsters', whose: 'opponent' }],
    resolve: [
      { do: 'destroy', cards: 'targets' },
      { do: 'gain-life', to: 'you', amount: 500, join: 'then' },
    ],
  },
];
const goat: YgoCard = { name: 'Goat', kind: 'monster', monster: ['normal'], level: 4, atk: 1000, def: 0 };
const ruling = ruleYgo(
  {
    game: 'ygo',
    ruleset: 'ygo-current',
    cards: { Goat: goat, Drummer: { ...goat, name: 'Drummer', monster: ['effect'], effects } },
    state: {
      players: { A: { monsters: ['Drummer'], hand: ['Goat'] }, B: { monsters: [{ card: 'Goat', id: 'theirs' }] } },
    },
    moves: [{ by: 'A', do: 'activate', card: 'Drummer', targets: ['theirs'], cost: ['Goat'] }],
  },
  emptyLibrary,
);
const says = (kind: string): (string | undefined)[] =>
  ruling.steps.filter((step) => step.kind === kind).map((step) => step.says?.at);

test('a step says which part of the card it carries out', () => {
  expect(ruling.verdict).toBe('resolved');
  expect(says('cost')).toEqual(['/0/cost/all/0', '/0/cost/all/1']);
  expect(says('target')).toEqual(['/0/targets/0']);
  expect(says('destroy')).toEqual(['/0/resolve/0']);
  expect(says('gain-life')).toEqual(['/0/resolve/1']);
  expect(ruling.steps.find((step) => step.kind === 'destroy')?.says?.card).toBe('Drummer');
});

test('activation and resolution are about the whole effect: no part of it', () => {
  expect(says('activation')).toEqual([undefined]);
  expect(says('resolution')).toEqual([undefined]);
});
