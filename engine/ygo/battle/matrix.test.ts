/** The attack matrix: every position, every relation of the values, piercing and 0, against the table of the rulebook written out by hand. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../case/schema.ts';
import { ids, monster, ruled, RULESETS } from './testing.ts';

const PIERCING: YgoCard['effects'] = [
  { kind: 'continuous', gist: { de: 'durchschlagend', en: 'piercing' }, ongoing: [{ rule: 'piercing' }] },
];
/** Attacker's ATK, target's value and position → who is destroyed, who takes how much. From rulebook 9.0, pages 44–45 (damage calculation). */
interface Row {
  atk: number;
  target: number;
  position: 'attack' | 'defense' | 'face-down';
  piercing?: boolean;
  destroyed: string[];
  damage: [player: 'A' | 'B', amount: number] | undefined;
  /** 2004: the German rulebook destroys both at equal ATK, also at 0. */
  destroyed2004?: string[];
}
const TABLE: Row[] = [
  { atk: 2000, target: 1500, position: 'attack', destroyed: ['Target'], damage: ['B', 500] },
  { atk: 1500, target: 1500, position: 'attack', destroyed: ['Attacker', 'Target'], damage: undefined },
  { atk: 1000, target: 1500, position: 'attack', destroyed: ['Attacker'], damage: ['A', 500] },
  { atk: 100, target: 0, position: 'attack', destroyed: ['Target'], damage: ['B', 100] },
  { atk: 0, target: 100, position: 'attack', destroyed: ['Attacker'], damage: ['A', 100] },
  { atk: 0, target: 0, position: 'attack', destroyed: [], damage: undefined, destroyed2004: ['Attacker', 'Target'] },
  { atk: 2000, target: 1500, position: 'attack', piercing: true, destroyed: ['Target'], damage: ['B', 500] },
  { atk: 1000, target: 1500, position: 'attack', piercing: true, destroyed: ['Attacker'], damage: ['A', 500] },
  { atk: 2000, target: 1500, position: 'defense', destroyed: ['Target'], damage: undefined },
  { atk: 1500, target: 1500, position: 'defense', destroyed: [], damage: undefined },
  { atk: 1000, target: 1500, position: 'defense', destroyed: [], damage: ['A', 500] },
  { atk: 100, target: 0, position: 'defense', destroyed: ['Target'], damage: undefined },
  { atk: 0, target: 0, position: 'defense', destroyed: [], damage: undefined },
  { atk: 0, target: 100, position: 'defense', destroyed: [], damage: ['A', 100] },
  { atk: 2000, target: 1500, position: 'defense', piercing: true, destroyed: ['Target'], damage: ['B', 500] },
  { atk: 2000, target: 0, position: 'defense', piercing: true, destroyed: ['Target'], damage: ['B', 2000] },
  { atk: 1500, target: 1500, position: 'defense', piercing: true, destroyed: [], damage: undefined },
  { atk: 1000, target: 1500, position: 'defense', piercing: true, destroyed: [], damage: ['A', 500] },
  { atk: 2000, target: 1500, position: 'face-down', destroyed: ['Target'], damage: undefined },
  { atk: 1500, target: 1500, position: 'face-down', destroyed: [], damage: undefined },
  { atk: 1000, target: 1500, position: 'face-down', destroyed: [], damage: ['A', 500] },
  { atk: 2000, target: 1500, position: 'face-down', piercing: true, destroyed: ['Target'], damage: ['B', 500] },
];

test.each(RULESETS.flatMap((ruleset) => TABLE.map((row) => ({ ruleset, ...row }))))(
  '$ruleset: $atk ATK against $target $position (piercing: $piercing)',
  ({ ruleset, atk, target, position, piercing, destroyed, damage, destroyed2004 }) => {
    const inAttack = position === 'attack';
    const ruling = ruled({
      ruleset,
      cards: {
        // The value that must not be compared is a very high one.
        Attacker: monster(atk, 9000, piercing ? { monster: ['effect'], effects: PIERCING } : {}),
        Target: inAttack ? monster(target, 9000) : monster(9000, target),
      },
      state: { phase: 'battle' },
      A: { monsters: ['Attacker'] },
      B: {
        monsters: [
          {
            card: 'Target',
            position: inAttack ? 'attack' : 'defense',
            ...(position === 'face-down' && { face: 'down' as const }),
          },
        ],
      },
      moves: [{ by: 'A', do: 'attack', card: 'Attacker', target: 'Target' }],
    });
    expect(ruling.verdict).toBe('resolved');
    const expected = ruleset === 'ygo-2004' ? (destroyed2004 ?? destroyed) : destroyed;
    expect([...(ruling.damage?.[0]?.destroyed ?? [])].sort()).toEqual(expected);
    const graves = [...ids(ruling.final.players?.A?.graveyard), ...ids(ruling.final.players?.B?.graveyard)].sort();
    expect(graves).toEqual(expected);
    expect(ruling.damage?.[0]?.total).toBe(damage?.[1] ?? 0);
    expect(ruling.damage?.[0]?.player).toBe(damage?.[0]);
    expect(ruling.final.players?.A?.lifePoints).toBe(damage?.[0] === 'A' ? 8000 - damage[1] : 8000);
    expect(ruling.final.players?.B?.lifePoints).toBe(damage?.[0] === 'B' ? 8000 - damage[1] : 8000);
    expect(ruling.final.step).toBe('battle');
    // Running totals: each term starts where the one before ended, and the last is the damage.
    const terms = ruling.damage?.[0]?.terms ?? [];
    terms.forEach((term, i) => expect(term.before).toBe(i === 0 ? 0 : terms[i - 1]?.after));
    expect(Math.max(0, terms.at(-1)?.after ?? 0)).toBe(damage?.[1] ?? 0);
  },
);

test.each(RULESETS.flatMap((ruleset) => [0, 500, 2500, 8000, 9000].map((atk) => ({ ruleset, atk }))))(
  '$ruleset: a direct attack with $atk ATK',
  ({ ruleset, atk }) => {
    const ruling = ruled({
      ruleset,
      cards: { Attacker: monster(atk, 0) },
      state: { phase: 'battle' },
      A: { monsters: ['Attacker'] },
      B: {},
      moves: [{ by: 'A', do: 'attack', card: 'Attacker', target: 'player' }],
    });
    expect(ruling.final.players?.B?.lifePoints).toBe(Math.max(0, 8000 - atk));
    expect(ruling.over?.winner).toBe(atk >= 8000 ? 'A' : undefined);
    expect(ruling.damage?.[0]?.total).toBe(atk);
  },
);
