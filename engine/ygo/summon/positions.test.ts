/** The position of a Summoned monster is its player's decision: Attack Position is assumed where nobody said it, and can be switched. */
import { expect, test } from 'vitest';
import type { YgoCard, YgoMove } from '../../case/schema.ts';
import type { YgoRuling } from '../../ruling/schema.ts';
import { level, monster, ruled, SYNCHRO_7, XYZ_4, type Short } from '../battle/testing.ts';

const spell = (name: string, effect: object): YgoCard =>
  ({ name, kind: 'spell', effects: [{ kind: 'activation', gist: { de: 'x', en: 'x' }, ...effect }] }) as YgoCard;
const cards: Record<string, YgoCard> = {
  L3: level(3),
  L4: level(4),
  L4b: level(4),
  Tuner3: level(3, { monster: ['tuner'] }),
  Synchro7: SYNCHRO_7,
  Xyz4: XYZ_4,
  Link2: {
    ...monster(1500, 0, { monster: ['link'], materials: '2 monsters' }),
    level: undefined,
    def: undefined,
    link: 2,
    arrows: ['bottom-left', 'bottom-right'],
  } as never,
  Fusion: monster(2500, 2000, { level: 7, monster: ['fusion'], materials: '"L4" + "L3"' }),
  Ritual8: monster(3000, 2500, { level: 7, monster: ['ritual'] }),
  Poly: spell('Poly', { resolve: [{ do: 'fusion-summon', what: { is: 'fusion' } }] }),
  Rite: { ...spell('Rite', { resolve: [{ do: 'ritual-summon', what: { name: 'Ritual8' } }] }), property: 'ritual' },
  Light: spell('Light', {
    targets: [{ where: 'monsters', choose: 1, filter: { face: 'down' } }],
    resolve: [{ do: 'change-position', cards: 'targets', to: 'face-up' }],
  }),
  Turn: spell('Turn', {
    targets: [{ where: 'monsters', choose: 1 }],
    resolve: [{ do: 'change-position', cards: 'targets', to: 'other' }],
  }),
};
const decision = (ruling: YgoRuling) => ruling.decisions.find((d) => d.id.includes('position'));
const positionOf = (ruling: YgoRuling, card: string): string | undefined =>
  (['A', 'B'] as const)
    .flatMap((p) => ruling.final.players?.[p]?.monsters ?? [])
    .map((m) => (typeof m === 'string' ? { card: m, position: undefined } : m))
    .find((m) => m.card === card)?.position;
const activate = (card: string, more: object): YgoMove => ({ by: 'A', do: 'activate', card, ...more });
const resolve: YgoMove = { do: 'resolve' } as YgoMove;
const summon = (method: string, card: string, materials: string[]): YgoMove =>
  ({ by: 'A', do: 'special-summon', method, card, materials }) as YgoMove;

const OPEN: Record<string, Short & { monster: string }> = {
  'Fusion Summon by an effect': {
    monster: 'Fusion',
    A: { hand: ['Poly', 'L3', 'L4'], extraDeck: { cards: ['Fusion'] } },
    moves: [activate('Poly', { choose: { cards: ['Fusion', 'L4', 'L3'] } }), resolve],
  },
  'Ritual Summon': {
    monster: 'Ritual8',
    A: { hand: ['Rite', 'Ritual8', 'L3', 'L4'] },
    moves: [activate('Rite', { choose: { cards: ['Ritual8', 'L4', 'L3'] } }), resolve],
  },
  'Synchro Summon': {
    monster: 'Synchro7',
    A: { monsters: ['Tuner3', 'L4'], extraDeck: { cards: ['Synchro7'] } },
    moves: [summon('synchro', 'Synchro7', ['Tuner3', 'L4'])],
  },
  'Xyz Summon': {
    monster: 'Xyz4',
    A: { monsters: ['L4', 'L4b'], extraDeck: { cards: ['Xyz4'] } },
    moves: [summon('xyz', 'Xyz4', ['L4', 'L4b'])],
  },
  'turned face-up by an effect that does not say how': {
    monster: 'L3',
    A: { hand: ['Light'] },
    B: { monsters: [{ card: 'L3', face: 'down', position: 'defense' }] },
    moves: [activate('Light', { targets: ['L3'] }), resolve],
  },
};
test.each(Object.entries(OPEN))('%s: face-up Attack or Defense Position', (_name, { monster: name, ...short }) => {
  const assumed = ruled({ cards, ...short });
  expect(assumed.verdict).toBe('resolved');
  expect(positionOf(assumed, name)).toBe('attack');
  const open = decision(assumed);
  expect(open).toMatchObject({ given: 'assumed', answer: 'attack', by: 'A' });
  expect(assumed.assumptions.map((a) => a.path)).toContain(`/decisions/${open?.id}`);
  const decided = { do: 'decide', by: 'A', question: open?.id, answer: 'defense' } as unknown as YgoMove;
  const switched = ruled({ cards, ...short, moves: [...(short.moves ?? []), decided] });
  expect(positionOf(switched, name)).toBe('defense');
  expect(decision(switched)).toMatchObject({ given: 'case' });
});

test('a Link Monster is always in Attack Position: nothing to decide', () => {
  const ruling = ruled({
    cards,
    A: { monsters: ['L3', 'L4'], extraDeck: { cards: ['Link2'] } },
    moves: [summon('link', 'Link2', ['L3', 'L4'])],
  });
  expect(positionOf(ruling, 'Link2')).toBe('attack');
  expect(decision(ruling)).toBeUndefined();
});

test('the other position of a face-down monster is face-up Attack Position', () => {
  const ruling = ruled({
    cards,
    A: { hand: ['Turn'] },
    B: { monsters: [{ card: 'L3', face: 'down', position: 'defense' }] },
    moves: [activate('Turn', { targets: ['L3'] }), resolve],
  });
  expect(positionOf(ruling, 'L3')).toBe('attack');
  expect(decision(ruling)).toBeUndefined();
});
