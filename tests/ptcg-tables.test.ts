/** Whole tables against small models written here: energy costs by brute force, every set of Special Conditions through two Checkups. */
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

const CONDITIONS: SpecialCondition[] = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'];
const ROTATED: readonly SpecialCondition[] = ['asleep', 'confused', 'paralyzed'];
const inOrder = (n: number): SpecialCondition[][] =>
  n === 0
    ? [[]]
    : inOrder(n - 1).flatMap((rest) => CONDITIONS.filter((c) => !rest.includes(c)).map((c) => [...rest, c]));
/** Applied one after the other: of Asleep, Confused and Paralyzed the last. */
const left = (applied: readonly SpecialCondition[]): SpecialCondition[] => {
  const last = applied.findLast((c) => ROTATED.includes(c));
  return applied.filter((c) => !ROTATED.includes(c) || c === last);
};

test.each([...inOrder(2), ...inOrder(3)].map((set) => [set.join(', then '), set] as const))('applied by an attack: %s', (_, applied) => {
  const attacker = { name: 'Spore', kind: 'pokemon', stage: 'basic', hp: 500, attacks: [{ name: 'Spores', cost: [] }], effects: [{ effect: 'attack', attack: 1, after: [{ do: 'condition', apply: applied, on: 'opponent-active' }] }] };
  for (const b1 of FLIPS) for (const b2 of FLIPS) for (const s1 of FLIPS) for (const s2 of FLIPS) {
    const model = twoCheckups(left(applied), 'B', [b1, b2], [s1, s2]);
    const ruling = ruled({
      cards: { Spore: attacker },
      state: { players: { A: { active: 'Spore' }, B: { active: 'Spore' } } },
      moves: [{ by: 'A', do: 'attack', attack: 1 }, ...model.coins.map((coins) => ({ do: 'checkup', coins }))],
    });
    const after = ruling.final.players?.B?.active as PokemonInPlay;
    expect({ damage: after.damage, left: [...(after.conditions ?? [])].sort() }).toEqual({ damage: model.damage, left: model.left });
  }
}); // prettier-ignore

const WORTH = [undefined, 'ex', 'VMAX'] as const;
const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** Both Active Pokémon Knocked Out at once: who has won, in plain words. */
function afterBoth(left: Record<Player, number>, worth: Record<Player, number>, bench: Record<Player, boolean>) {
  const then = { A: Math.max(0, left.A - worth.B), B: Math.max(0, left.B - worth.A) };
  const ways = (p: Player, other: Player): number => Number(then[p] === 0) + Number(!bench[other]);
  const [a, b] = [ways('A', 'B'), ways('B', 'A')];
  const winner = a + b === 0 ? undefined : a === b ? 'sudden-death' : a > b ? 'A' : 'B';
  return { prizes: then, winner };
}
test.each(WORTH.flatMap((mine) => WORTH.map((theirs) => [mine ?? 'ordinary', theirs ?? 'ordinary', mine, theirs] as const)))('both Knocked Out, %s and %s, with every number of Prize cards', (_a, _b, mine, theirs) => {
  const value = (label: (typeof WORTH)[number]): number => WORTH.indexOf(label) + 1;
  const card = (name: string, label: (typeof WORTH)[number]) => ({ name, kind: 'pokemon', stage: 'basic', hp: 60, ...(label && { labels: [label] }), attacks: [{ name: 'Burst', cost: [], damage: 60 }], effects: [{ effect: 'attack', attack: 1, damage: [{}, { base: 60, to: 'self' }] }] });
  const cards = { Mine: card('Mine', mine), Theirs: card('Theirs', theirs) };
  for (const a of upTo(6)) for (const b of upTo(6)) for (const benchA of [true, false]) for (const benchB of [true, false]) {
    const model = afterBoth({ A: a, B: b }, { A: value(mine), B: value(theirs) }, { A: benchA, B: benchB });
    const side = (active: string, prizes: number, bench: boolean) => ({ active, prizes, bench: bench ? ['Mine'] : [] });
    const ruling = ruled({ cards, state: { players: { A: side('Mine', a, benchA), B: side('Theirs', b, benchB) } }, moves: [{ by: 'A', do: 'attack', attack: 1 }] });
    const { A, B } = ruling.final.players ?? {};
    expect({ prizes: { A: A?.prizes, B: B?.prizes }, winner: ruling.over?.winner }).toEqual(model);
    // Who goes on owes a new Active Pokémon, the player whose turn comes next first.
    if (!model.winner) expect(ruling.open.map((d) => [d.what, d.by])).toEqual([['promote', 'B'], ['promote', 'A']]);
  }
}); // prettier-ignore

/** Real Special Energy on a Basic Pokémon ex that is not of any of the types asked for: the units it gives, worked out from the cards. */
const ANY: EnergyType[] = [
  'Grass',
  'Fire',
  'Water',
  'Lightning',
  'Psychic',
  'Fighting',
  'Darkness',
  'Metal',
  'Dragon',
  'Fairy',
];
const REAL: Record<string, (attached: readonly string[]) => EnergyType[][]> = {
  'Double Colorless Energy': () => [['Colorless'], ['Colorless']],
  'Double Turbo Energy': () => [['Colorless'], ['Colorless']],
  'Rainbow Energy': () => [ANY],
  'Prism Energy': () => [ANY],
  'Luminous Energy': (attached) => [
    attached.length === attached.filter((n) => n in BASIC || n === 'Luminous Energy').length &&
    attached.filter((n) => n === 'Luminous Energy').length === 1
      ? ANY
      : ['Colorless'],
  ],
  'Aromatic Grass Energy': () => [['Grass']],
  'Spiky Energy': () => [['Colorless']],
  'Twin Energy': () => [['Colorless'], ['Colorless']],
  'Ignition Energy': () => [['Colorless']],
};
const BASIC: Record<string, EnergyType> = { Fire: 'Fire', Water: 'Water', Grass: 'Grass' };

test('a cost with real Special Energy is met exactly where some assignment meets it', { timeout: 60_000 }, () => {
  const attached = fc.array(fc.constantFrom(...Object.keys(REAL), ...Object.keys(BASIC)), { maxLength: 4 });
  fc.assert(
    fc.property(fc.array(types, { maxLength: 5 }), attached, (cost, energy) => {
      const given = energy.flatMap((name) => REAL[name]?.(energy) ?? [[BASIC[name]!]]);
      const attacker = { name: 'Glimmer', kind: 'pokemon', stage: 'basic', hp: 60, attacks: [{ name: 'Spark', cost, damage: 10 }] };
      const ruling = ruled({ cards: { Glimmer: attacker }, state: { players: { A: { active: { card: 'Glimmer', energy } }, B: { active: 'Glimmer', bench: ['Glimmer'] } } }, moves: [{ by: 'A', do: 'attack', attack: 'Spark' }] });
      expect(ruling.verdict).toBe(payable(cost, given) ? 'resolved' : 'illegal');
    }),
    { numRuns: 500, seed: 9 },
  );
}); // prettier-ignore
