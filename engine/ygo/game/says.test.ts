import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import { emptyLibrary } from '../../library.ts';
import type { YgoRuling } from '../../ruling/schema.ts';
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
/** The drum is beaten at B's monster. */
const beaten = (theirs: YgoCard): YgoRuling =>
  ruleYgo(
    {
      game: 'ygo',
      ruleset: 'ygo-current',
      cards: { Goat: goat, Theirs: theirs, Drummer: { ...goat, name: 'Drummer', monster: ['effect'], effects } },
      state: {
        players: { A: { monsters: ['Drummer'], hand: ['Goat'] }, B: { monsters: [{ card: 'Theirs', id: 'theirs' }] } },
      },
      moves: [{ by: 'A', do: 'activate', card: 'Drummer', targets: ['theirs'], cost: ['Goat'] }],
    },
    emptyLibrary,
  );
/** A goat that its second effect keeps from something. */
const warded = (what: 'be-destroyed' | 'be-targeted'): YgoCard => ({
  ...goat,
  monster: ['effect'],
  effects: [
    { kind: 'trigger', on: { event: 'destroyed' }, resolve: [{ do: 'draw', count: 1 }] },
    { kind: 'continuous', ongoing: [{ rule: 'cannot', what }] },
  ],
});
const ruling = beaten(goat);
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

test('what a card is spared from says where that is printed', () => {
  const { steps } = beaten(warded('be-destroyed'));
  expect(steps.find(({ kind }) => kind === 'destroy')).toMatchObject({
    outcome: 'skipped',
    says: { card: 'theirs', at: '/1/ongoing/0' },
  });
});

test('what forbids a play says where that is printed', () => {
  const reasons = beaten(warded('be-targeted')).illegal?.reasons ?? [];
  expect(reasons.find(({ code }) => code === 'target')?.says).toEqual({ card: 'theirs', at: '/1/ongoing/0' });
});

test('a link that something in force negates says where that is printed', () => {
  const drain: YgoCard = {
    ...goat,
    monster: ['effect'],
    effects: [
      { kind: 'continuous', ongoing: [{ rule: 'negate-effects', cards: { where: 'monsters', whose: 'opponent' } }] },
    ],
  };
  const { steps } = beaten(drain);
  expect(steps.find(({ kind }) => kind === 'resolution')).toMatchObject({
    outcome: 'skipped',
    says: { card: 'theirs', at: '/0/ongoing/0' },
  });
});

test('a monster no effect may Special Summon says where that is printed', () => {
  const proud: YgoCard = {
    ...goat,
    monster: ['effect'],
    effects: [{ kind: 'condition', summoning: { cannotSpecialSummon: true } }],
  };
  const call: YgoCard = {
    name: 'Call',
    kind: 'spell',
    property: 'normal',
    effects: [
      {
        kind: 'activation',
        targets: [{ choose: 1, where: 'graveyard', whose: 'you' }],
        resolve: [{ do: 'special-summon', cards: 'targets' }],
      },
    ],
  };
  const { illegal } = ruleYgo(
    {
      game: 'ygo',
      ruleset: 'ygo-current',
      cards: { Goat: goat, Proud: proud, Call: call },
      state: { players: { A: { hand: ['Call'], graveyard: [{ card: 'Proud', id: 'proud' }, 'Goat'] } } },
      moves: [{ by: 'A', do: 'activate', card: 'Call', targets: ['proud'] }],
    },
    emptyLibrary,
  );
  expect(illegal?.reasons.find(({ code }) => code === 'target')?.says).toEqual({ card: 'proud', at: '/0/summoning' });
});
