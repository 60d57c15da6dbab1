/** The order of ATK changes is the order in which they began to apply to the monster, not that of their cards. */
import { expect, test } from 'vitest';
import type { YgoCard, YgoMove } from '../../case/schema.ts';
import { monster, ruled, type Short } from '../battle/testing.ts';

const gist = { de: 'x', en: 'x' };
const spell = (effect: object, more: object = {}): YgoCard =>
  ({ name: 'x', kind: 'spell', effects: [{ kind: 'activation', gist, ...effect }], ...more }) as YgoCard;
const aMonster = [{ where: 'monsters', choose: 1 }];
const set = (value: object | number, stat = 'atk', op = '=') => ({
  targets: aMonster,
  resolve: [{ do: 'modify', cards: 'targets', stat, op, value, until: 'leaves' }],
});
const cards: Record<string, YgoCard> = {
  M: monster(1900, 1000),
  Other: monster(500, 500),
  ToOneThousand: spell(set(1000)),
  HalfOriginal: spell(set(0.5, 'original-atk', '×')),
  HalfOriginal2: spell(set(0.5, 'original-atk', '×')),
  Change: spell({ targets: aMonster, resolve: [{ do: 'take-control', cards: 'targets' }] }),
  Banner: spell(
    { ongoing: [{ rule: 'modify', cards: { where: 'monsters', whose: 'you' }, stat: 'atk', op: '+', value: 500 }] },
    { property: 'continuous' },
  ),
  Pride: monster(1900, 1000, {
    monster: ['effect'],
    effects: [
      {
        kind: 'continuous',
        gist,
        ongoing: [
          {
            rule: 'modify',
            stat: 'atk',
            op: '+',
            value: 500,
            while: { exists: { where: 'monsters', whose: 'you', filter: { other: true } } },
          },
        ],
      },
    ],
  } as Partial<YgoCard>),
  Double: spell(
    { ongoing: [{ rule: 'modify', cards: 'equipped', stat: 'original-atk', op: '×', value: 2 }], targets: aMonster },
    { property: 'equip' },
  ),
};
const use = (card: string, target?: string): YgoMove[] => [
  { by: 'A', do: 'activate', card, ...(target && { targets: [target] }) },
  { do: 'resolve' },
];
const atk = (short: Short, card: string): unknown => {
  const { final, verdict } = ruled({ cards, ...short });
  expect(verdict).toBe('resolved');
  return (['A', 'B'] as const)
    .flatMap((p) => final.players?.[p]?.monsters ?? [])
    .map((m) => (typeof m === 'string' ? undefined : m))
    .find((m) => m?.card === card)?.current?.atk;
};

test('a continuous gain that was there before is in the set value', () => {
  const A = { hand: ['ToOneThousand'], monsters: ['M'], spellsTraps: [{ card: 'Banner', face: 'up' as const }] };
  expect(atk({ A, moves: use('ToOneThousand', 'M') }, 'M')).toBe(1000);
});
test('a gain that reaches the monster only later, by a change of control, comes on top although its card was there first', () => {
  const A = { hand: ['ToOneThousand', 'Change'], spellsTraps: [{ card: 'Banner', face: 'up' as const }] };
  const moves = [...use('ToOneThousand', 'M'), ...use('Change', 'M')];
  expect(atk({ A, B: { monsters: ['M'] }, moves }, 'M')).toBe(1500);
});
test('a gain whose condition begins to hold later comes on top', () => {
  const A = { hand: ['ToOneThousand', 'Other'], monsters: ['Pride'] };
  const moves: YgoMove[] = [...use('ToOneThousand', 'Pride'), { by: 'A', do: 'normal-summon', card: 'Other' }];
  expect(atk({ A, moves }, 'Pride')).toBe(1500);
});
test('of several effects that multiply the original ATK the last counts', () => {
  const A = { hand: ['HalfOriginal', 'HalfOriginal2', 'Double'], monsters: ['M'] };
  expect(atk({ A, moves: [...use('HalfOriginal', 'M'), ...use('HalfOriginal2', 'M')] }, 'M')).toBe(950);
  expect(atk({ A, moves: [...use('HalfOriginal', 'M'), ...use('Double', 'M')] }, 'M')).toBe(3800);
  expect(atk({ A, moves: [...use('Double', 'M'), ...use('HalfOriginal', 'M')] }, 'M')).toBe(950);
});
