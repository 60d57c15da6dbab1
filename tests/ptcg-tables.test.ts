/** Whole tables against small models written here: energy costs by brute force, every set of Special Conditions through two Checkups; and how long a ruling takes. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCase } from '../engine/case/read.ts';
import type { Coin, EnergyType, Player, PokemonInPlay, SpecialCondition } from '../engine/case/schema.ts';
import { rule } from '../engine/rule.ts';
import type { PtcgRuling } from '../engine/ruling/schema.ts';
import { library } from './scenarios.ts';

function ruled(written: Record<string, unknown>): PtcgRuling {
  const read = readCase({ game: 'ptcg', ...written }, { library });
  if (!read.ok) throw new Error(read.problems.map((p) => `${p.path} ${p.message.en}`).join('; '));
  return rule(read.case, library) as PtcgRuling;
}

const types = fc.constantFrom<EnergyType>('Grass', 'Fire', 'Water', 'Lightning', 'Colorless');
const units = fc.array(fc.uniqueArray(types, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 });
/** Every way to give each symbol a unit of its own. */
const payable = (cost: readonly EnergyType[], given: readonly (readonly EnergyType[])[]): boolean =>
  cost.length === 0 ||
  given.some(
    (unit, i) =>
      (cost[0] === 'Colorless' || unit.includes(cost[0]!)) &&
      payable(
        cost.slice(1),
        given.filter((_, j) => j !== i),
      ),
  );

test('a cost is met exactly where some assignment meets it', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(types, { maxLength: 5 }), fc.array(units, { maxLength: 4 }), (cost, provided) => {
      const special = provided.map((provides, i) => [`E${i}`, { name: `E${i}`, kind: 'energy', energy: 'special', provides }]); // prettier-ignore
      const attacker = { name: 'Glimmer', kind: 'pokemon', stage: 'basic', hp: 60, attacks: [{ name: 'Spark', cost, damage: 10 }] }; // prettier-ignore
      const ruling = ruled({
        cards: { Glimmer: attacker, ...Object.fromEntries(special) },
        state: {
          players: {
            A: { active: { card: 'Glimmer', energy: provided.map((_, i) => `E${i}`) } },
            B: { active: 'Glimmer', bench: ['Glimmer'] },
          },
        },
        moves: [{ by: 'A', do: 'attack', attack: 'Spark' }],
      });
      expect(ruling.verdict).toBe(payable(cost, provided.flat()) ? 'resolved' : 'illegal');
    }),
    { numRuns: 400, seed: 5 },
  );
});

const ROTATION = [undefined, 'asleep', 'confused', 'paralyzed'] as const;
const MARKERS: SpecialCondition[][] = [[], ['burned'], ['poisoned'], ['burned', 'poisoned']];
const FLIPS: Coin[] = ['heads', 'tails'];
const SETS = ROTATION.flatMap((one) => MARKERS.map((markers) => [...(one ? [one] : []), ...markers]));

/** Two Checkups, after A's turn and after B's, in plain words. */
function twoCheckups(conditions: readonly SpecialCondition[], owner: Player, burn: readonly Coin[], sleep: readonly Coin[]) {
  const left = new Set(conditions);
  let damage = 0;
  const coins = (['A', 'B'] as const).map((turnOf, i) => {
    const flipped: Coin[] = [];
    if (left.has('poisoned')) damage += 10;
    if (left.has('burned')) {
      damage += 20;
      flipped.push(burn[i]!);
      if (burn[i] === 'heads') left.delete('burned');
    }
    if (left.has('asleep')) {
      flipped.push(sleep[i]!);
      if (sleep[i] === 'heads') left.delete('asleep');
    }
    if (owner === turnOf) left.delete('paralyzed');
    return flipped;
  });
  return { damage, left: [...left].sort(), coins };
} // prettier-ignore

test.each(SETS.map((set) => [set.join(', ') || 'none', set] as const))('two Checkups: %s', (_, conditions) => {
  const ways = FLIPS.flatMap((b1) => FLIPS.flatMap((b2) => FLIPS.flatMap((s1) => FLIPS.map((s2) => ({ burn: [b1, b2], sleep: [s1, s2] }))))); // prettier-ignore
  for (const owner of ['A', 'B'] as const)
    for (const { burn, sleep } of ways) {
      const model = twoCheckups(conditions, owner, burn, sleep);
      const mine = { active: { card: 'Wall', conditions } };
      const ruling = ruled({
        cards: { Wall: { name: 'Wall', kind: 'pokemon', stage: 'basic', hp: 500 } },
        state: { players: { A: { active: 'Wall' }, B: { active: 'Wall' }, [owner]: mine } },
        moves: model.coins.map((coins) => ({ do: 'checkup', coins })),
      });
      const after = ruling.final.players?.[owner]?.active as PokemonInPlay;
      expect({ damage: after.damage, left: [...(after.conditions ?? [])].sort(), verdict: ruling.verdict }).toEqual({
        damage: model.damage,
        left: model.left,
        verdict: 'resolved',
      });
    }
});

test('a ruling on a full board takes less than five milliseconds for each damaged Pokémon', () => {
  const full = {
    state: {
      stadium: { card: 'Gravity Mountain', owner: 'A' },
      players: {
        A: {
          active: { card: 'Charizard ex', energy: ['Fire', 'Fire', 'Rainbow Energy'], tools: ['Maximum Belt'] },
          bench: ['Pikachu ex', 'Snorlax', 'Manaphy', 'Mimikyu', 'Munkidori'],
        },
        B: {
          active: { card: 'Miraidon ex', tools: ["Hero's Cape"], energy: ['Lightning', 'Legacy Energy'] },
          bench: ['Teal Mask Ogerpon ex', 'Froslass', 'Klefki', 'Flutter Mane', 'Garbodor'],
        },
      },
    },
    moves: [{ by: 'A', do: 'attack', attack: 1 }],
  };
  for (let i = 0; i < 20; i++) ruled(full);
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now();
    ruled(full);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  // The lower quartile: other work on the machine does not count.
  expect(times[12]).toBeLessThan(5);
});
