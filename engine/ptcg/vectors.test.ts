/** The test vectors of the attack procedure (section 12): damage, Pokémon Checkup, mulligans, winning. */
import { expect, test } from 'vitest';
import type { PtcgCard, PtcgModifier, SpecialCondition } from '../case/schema.ts';
import { active, hitter, judge, pokemon, type Table } from './testing.ts';

const attack = { by: 'A', do: 'attack', attack: 1 } as const;
const W2 = { weakness: [{ type: 'Fire' as const, value: '×2' }] };
const R = (value: number) => ({ resistance: [{ type: 'Fire' as const, value: `-${value}` }] });
const bonus = (value: number): PtcgModifier => ({ applies: 'attack-before-weakness', op: '+', value });
const malus = (value: number): PtcgModifier => ({ applies: 'attack-before-weakness', op: '-', value });
const tough = (value: number): PtcgModifier => ({ applies: 'defense-after-weakness', op: '-', value });
const soft = (value: number): PtcgModifier => ({ applies: 'defense-after-weakness', op: '+', value });

interface DamageVector {
  id: string;
  damage: string | number | undefined;
  on?: Partial<PtcgCard>;
  attacker?: Partial<PtcgCard>;
  mine?: PtcgModifier[];
  theirs?: PtcgModifier[];
  total: number;
}
const DAMAGE: DamageVector[] = [
  { id: 'D1', damage: 10, on: W2, total: 20 },
  { id: 'D2', damage: 20, on: W2, mine: [bonus(40)], total: 120 },
  { id: 'D3', damage: '0', on: W2, mine: [bonus(40)], total: 0 },
  { id: 'D4', damage: 50, on: R(30), total: 20 },
  { id: 'D5', damage: 30, on: R(30), total: 0 },
  { id: 'D6', damage: 20, on: R(30), total: 0 },
  { id: 'D7', damage: 50, attacker: { types: ['Fire', 'Water'] }, on: { ...W2, resistance: [{ type: 'Water', value: '-20' }] }, total: 80 },
  { id: 'D8', damage: 60, on: W2, mine: [bonus(30)], theirs: [tough(20)], total: 160 },
  { id: 'D11', damage: 40, on: { weakness: [{ type: 'Fire', value: '+20' }] }, total: 60 },
  { id: 'D12', damage: 40, on: W2, mine: [malus(50)], total: 0 },
  { id: 'several modifiers of one step add up', damage: 30, mine: [bonus(20), malus(10)], theirs: [tough(20), soft(50)], total: 70 },
  { id: 'a bonus for the defender does not raise what Resistance stopped', damage: 20, on: R(20), theirs: [soft(30)], total: 0 },
  { id: 'reductions never heal', damage: 20, theirs: [tough(50)], total: 0 },
  { id: 'prevention', damage: 200, on: W2, theirs: [{ applies: 'prevent-damage' }], total: 0 },
]; // prettier-ignore

test.each(DAMAGE)('$id: $total', ({ damage, on, attacker, mine, theirs, total }) => {
  const ruling = judge({
    cards: { Hitter: hitter(damage, attacker), Wall: pokemon({ name: 'Wall', hp: 500, ...on }) },
    a: { active: { card: 'Hitter', ...(mine && { effects: mine }) } },
    b: { active: { card: 'Wall', damage: 30, ...(theirs && { effects: theirs }) } },
    moves: [attack],
  });
  expect(ruling.damage).toHaveLength(1);
  expect(ruling.damage?.[0]?.total).toBe(total);
  expect(active(ruling, 'B').damage).toBe(30 + total);
});

const toBench = (base: number) =>
  hitter(undefined, {
    effects: [{ effect: 'attack', attack: 1, damage: [{ base, to: { choose: 1, from: { of: 'opponent', where: 'bench' } } }] }],
  }); // prettier-ignore
const putCounters = (count: number) =>
  hitter(undefined, {
    effects: [{ effect: 'attack', attack: 1, after: [{ do: 'put-counters', count, on: { choose: 1, from: { of: 'opponent' } } }] }],
  }); // prettier-ignore

test('D9: no Weakness on the Bench', () => {
  const cards = { Hitter: toBench(30), Wall: pokemon({ name: 'Wall', ...W2 }) };
  const ruling = judge({ cards, a: { active: 'Hitter' }, b: { bench: ['Wall'] }, moves: [attack] });
  expect(ruling.damage?.[0]).toMatchObject({ target: 'Wall', total: 30 });
});
test('D10: counters put on a Pokémon are not changed by anything', () => {
  const cards = { Hitter: putCounters(3), Wall: pokemon({ name: 'Wall', ...W2 }) };
  const wall = { card: 'Wall', effects: [tough(20)] };
  const ruling = judge({ cards, a: { active: 'Hitter' }, b: { active: wall }, moves: [attack] });
  expect(active(ruling, 'B').damage).toBe(30);
});
test('D13: Tera on the Bench takes no damage, but counters', () => {
  const tera = pokemon({ name: 'Crystal ex', labels: ['Tera', 'ex'], hp: 300 });
  const board = { a: { active: 'Hitter' }, b: { bench: ['Crystal ex'] } };
  const hit = judge({ ...board, cards: { Hitter: toBench(50), 'Crystal ex': tera }, moves: [attack] });
  expect(hit.damage?.[0]?.total).toBe(0);
  const put = judge({ ...board, cards: { Hitter: putCounters(5), 'Crystal ex': tera }, moves: [{ ...attack, targets: ['Crystal ex'] }] }); // prettier-ignore
  expect(put.final.players?.B?.bench?.[0]).toMatchObject({ damage: 50 });
});
test.each([
  [40, true],
  [30, false],
])('D14: 50 HP with %d damage and one counter more: Knocked Out %s', (damage, out) => {
  const cards = { Hitter: hitter(10), Small: pokemon({ name: 'Small', hp: 50 }) };
  const ruling = judge({ cards, a: { active: 'Hitter' }, b: { active: { card: 'Small', damage }, bench: ['Plain'] }, moves: [attack] }); // prettier-ignore
  expect(ruling.final.players?.B?.active === null).toBe(out);
});

// ───────────────────────────── Pokémon Checkup ─────────────────────────────

const end = { by: 'A', do: 'end-turn' } as const;
const checkup = (coins: ('heads' | 'tails')[] = []) => ({ do: 'checkup', coins }) as const;
const afterCheckup = (conditions: SpecialCondition[], damage: number, coins: ('heads' | 'tails')[], more: Table = {}) =>
  judge({ ...more, a: { active: { card: 'Plain', damage, conditions }, bench: ['Plain'], ...more.a }, moves: [end, checkup(coins)] }); // prettier-ignore

test('C1: Poison and Burn to 0 HP, heads: no longer Burned, Knocked Out all the same', () => {
  const ruling = afterCheckup(['poisoned', 'burned'], 70, ['heads']);
  expect(ruling.final.players?.A?.active).toBeNull();
  expect(ruling.steps.map((s) => s.kind)).toContain('knocked-out');
  expect(ruling.final.players?.B?.prizes).toBe(5);
});
test('C2: healed by an effect between turns before Knock Outs are checked', () => {
  const healer = pokemon({ name: 'Plain', abilities: [{ name: 'Rest' }], effects: [{ effect: 'triggered', ability: 1, when: { event: 'checkup' }, do: [{ do: 'heal', amount: 10, on: 'self' }] }] }); // prettier-ignore
  const ruling = judge({
    cards: { Plain: healer },
    a: { active: { card: 'Plain', damage: 90, conditions: ['poisoned'] } },
    b: { active: { card: 'Plain' } },
    moves: [end, { do: 'checkup' }],
  });
  expect(active(ruling, 'A').damage).toBe(90);
  const first = judge({
    cards: { Plain: healer },
    a: { active: { card: 'Plain', damage: 90, conditions: ['poisoned'] }, bench: ['Plain'] },
    moves: [end, { do: 'checkup', effectsFirst: true }],
  });
  expect(active(first, 'A').damage).toBe(90);
  expect(first.steps.find((s) => s.kind === 'heal')!.n).toBeLessThan(first.steps.find((s) => s.kind === 'poisoned')!.n);
});
test('C3: Asleep and tails: stays Asleep', () => {
  expect(active(afterCheckup(['asleep'], 0, ['tails']), 'A').conditions).toEqual(['asleep']);
  expect(active(afterCheckup(['asleep'], 0, ['heads']), 'A').conditions).toEqual([]);
});
test("C4: Paralyzed in the opponent's turn: ends after its owner's next turn", () => {
  const zap = hitter(10, { effects: [{ effect: 'attack', attack: 1, after: [{ do: 'condition', apply: 'paralyzed', on: 'opponent-active' }] }] }); // prettier-ignore
  const moves = [attack, checkup(), { by: 'B', do: 'end-turn' }, checkup()] as const;
  const after = (n: number) =>
    judge({ cards: { Hitter: zap }, a: { active: 'Hitter' }, moves: [...moves.slice(0, n)] });
  expect(active(after(2), 'B').conditions).toEqual(['paralyzed']);
  expect(active(after(4), 'B').conditions).toEqual([]);
});
test('Paralyzed in its own turn: ends only after the next own turn', () => {
  const self = hitter(10, { effects: [{ effect: 'attack', attack: 1, after: [{ do: 'condition', apply: 'paralyzed', on: 'self' }] }] }); // prettier-ignore
  const moves = [attack, checkup(), { by: 'B', do: 'end-turn' }, checkup(), end, checkup()] as const;
  const after = (n: number) => active(judge({ cards: { Hitter: self }, a: { active: 'Hitter' }, moves: [...moves.slice(0, n)] }), 'A').conditions; // prettier-ignore
  expect(after(2)).toEqual(['paralyzed']);
  expect(after(4)).toEqual(['paralyzed']);
  expect(after(6)).toEqual([]);
});

/** What is left of conditions applied one after another. */
const applied = (list: readonly SpecialCondition[]): SpecialCondition[] => {
  const card = hitter(undefined, { effects: [{ effect: 'attack', attack: 1, after: list.map((apply) => ({ do: 'condition', apply, on: 'opponent-active' })) }] }); // prettier-ignore
  return active(judge({ cards: { Hitter: card }, a: { active: 'Hitter' }, moves: [attack] }), 'B').conditions ?? [];
};
const ALL: SpecialCondition[] = ['asleep', 'burned', 'confused', 'paralyzed', 'poisoned'];
const rotates = (c: SpecialCondition): boolean => ['asleep', 'confused', 'paralyzed'].includes(c);

test('C5: the last of Asleep, Confused and Paralyzed counts; C6: Burned, Paralyzed and Poisoned together', () => {
  expect(applied(['asleep', 'paralyzed'])).toEqual(['paralyzed']);
  expect(applied(['burned', 'paralyzed', 'poisoned'])).toEqual(['burned', 'paralyzed', 'poisoned']);
});

/** Every pair and triple, in every order, through two Checkups of tails and of heads. */
const orders = ALL.flatMap((x) => ALL.filter((y) => y !== x).flatMap((y) => [[x, y], ...ALL.filter((z) => z !== x && z !== y).map((z) => [x, y, z])])); // prettier-ignore
test.each(orders)('%s, %s, %s through two Checkups', (...given) => {
  const list = given.filter((c) => c !== undefined);
  const last = list.findLast(rotates);
  const together = ALL.filter((c) => c === last || (list.includes(c) && !rotates(c)));
  expect(applied(list)).toEqual(together);
  for (const coin of ['heads', 'tails'] as const) {
    const flips = together.filter((c) => c === 'burned' || c === 'asleep').map(() => coin);
    const first = judge({ a: { active: { card: 'Plain', conditions: together } }, moves: [end, checkup(flips)] });
    // Paralyzed since an earlier turn, and the own turn is over: ends with this Checkup whatever the coins say.
    const left = together.filter((c) => c !== 'paralyzed' && (coin === 'tails' || (c !== 'burned' && c !== 'asleep')));
    const points = (set: readonly SpecialCondition[]) =>
      (set.includes('poisoned') ? 10 : 0) + (set.includes('burned') ? 20 : 0);
    expect(active(first, 'A')).toMatchObject({ conditions: left, damage: points(together) });
    const again = left.filter((c) => c === 'burned' || c === 'asleep').map(() => coin);
    const second = judge({ a: { active: { card: 'Plain', conditions: together } }, moves: [end, checkup(flips), { by: 'B', do: 'end-turn' }, checkup(again)] }); // prettier-ignore
    expect(active(second, 'A')).toMatchObject({ conditions: left.filter((c) => coin === 'tails' || c !== 'burned'), damage: points(together) + points(left) }); // prettier-ignore
    expect(second.assumptions.filter((a) => a.path.endsWith('/coins'))).toEqual([]);
  }
});
test('a Checkup whose flips nobody gave branches, each with its probability', () => {
  const ruling = judge({ a: { active: { card: 'Plain', conditions: ['burned', 'asleep'] } }, moves: [end, { do: 'checkup' }] }); // prettier-ignore
  expect(ruling.verdict).toBe('resolved');
  expect(ruling.branches?.map((b) => [b.answer, b.probability])).toEqual([['heads', 0.5], ['tails', 0.5]]); // prettier-ignore
  expect(ruling.branches?.flatMap((b) => b.ruling.branches ?? [])).toHaveLength(4);
});
test('the conditions of both Pokémon go step by step; coins may be given per Pokémon', () => {
  const both = { a: { active: { id: 'mine', card: 'Plain', conditions: ['burned', 'asleep'] as SpecialCondition[] } }, b: { active: { id: 'theirs', card: 'Plain', conditions: ['burned'] as SpecialCondition[] } } }; // prettier-ignore
  const list = judge({ ...both, moves: [end, checkup(['tails', 'heads', 'heads'])] });
  const named = judge({ ...both, moves: [end, { do: 'checkup', coins: { mine: ['tails', 'heads'], theirs: ['heads'] } }] }); // prettier-ignore
  for (const ruling of [list, named]) {
    expect(active(ruling, 'A').conditions).toEqual(['burned']);
    expect(active(ruling, 'B').conditions).toEqual([]);
  }
});

// ───────────────────────────── Mulligans ─────────────────────────────

const counts = [0, 1, 2, 3, 4, 5];
// M1 (5 and 2), M2 (2 and 2), M3 (0 and 1) are among them.
test.each(counts.flatMap((a) => counts.map((b) => [a, b] as const)))('mulligans %d and %d', (A, B) => {
  const ruling = judge({ moves: [{ do: 'mulligans', A, B }] });
  const draws = [ruling.final.players?.A?.mulliganDraws, ruling.final.players?.B?.mulliganDraws];
  expect(draws).toEqual([Math.max(0, B - A), Math.max(0, A - B)]);
  const drawer = A < B ? 'A' : 'B';
  const n = Math.abs(A - B);
  const most = judge({
    moves: [
      { do: 'mulligans', A, B },
      { by: drawer, do: 'draw-mulligan', count: n },
    ],
  });
  expect(most.verdict).toBe('resolved');
  expect(most.final.players?.[drawer]?.hand).toHaveLength(n);
  const more = judge({
    moves: [
      { do: 'mulligans', A, B },
      { by: drawer, do: 'draw-mulligan', count: n + 1 },
    ],
  });
  expect(more.illegal?.reasons.map((r) => r.code)).toEqual(['too-many-mulligan-cards']);
});

// ───────────────────────────── Winning ─────────────────────────────

/** A's attack Knocks Out B's Active Pokémon and, where `self`, its own. */
const duel = (self: boolean, prizes: { a: number; b: number }, bench: { a: boolean; b: boolean }) => {
  const damage = [{ base: 500 }, ...(self ? [{ base: 500, to: 'self' }] : [])];
  return judge({
    cards: { Hitter: hitter(undefined, { effects: [{ effect: 'attack', attack: 1, damage }] }) },
    a: { active: 'Hitter', bench: bench.a ? ['Plain'] : [], prizes: prizes.a },
    b: { active: 'Plain', bench: bench.b ? ['Plain'] : [], prizes: prizes.b },
    moves: [attack],
  });
};
const WINS = [
  { id: 'W1', self: false, prizes: { a: 1, b: 1 }, bench: { a: true, b: true }, winner: 'A' },
  { id: 'W2', self: true, prizes: { a: 1, b: 1 }, bench: { a: true, b: true }, winner: 'sudden-death' },
  { id: 'W3', self: true, prizes: { a: 1, b: 1 }, bench: { a: true, b: false }, winner: 'A' },
  { id: 'W4', self: true, prizes: { a: 1, b: 3 }, bench: { a: false, b: true }, winner: 'sudden-death' },
  { id: 'W5', self: true, prizes: { a: 3, b: 3 }, bench: { a: false, b: false }, winner: 'sudden-death' },
  { id: 'W6', self: true, prizes: { a: 1, b: 3 }, bench: { a: false, b: false }, winner: 'A' },
  { id: 'nobody', self: true, prizes: { a: 3, b: 3 }, bench: { a: true, b: true }, winner: undefined },
];
test.each(WINS)('$id: $winner', ({ self, prizes, bench, winner }) => {
  const ruling = duel(self, prizes, bench);
  expect(ruling.over?.winner).toBe(winner);
  expect(ruling.verdict).toBe(winner ? 'over' : 'resolved');
});

/** Both Active Pokémon Knocked Out at once, for every pair of prize values and every number of Prize cards left. */
const LABELS = [undefined, 'ex', 'VMAX'] as const;
const VALUE = { none: 1, ex: 2, VMAX: 3 };
test.each(LABELS.flatMap((mine) => LABELS.map((theirs) => [mine, theirs] as const)))('both Knocked Out: %s against %s', (mine, theirs) => {
  for (let left = 1; left <= 6; left++) {
    const damage = [{ base: 500 }, { base: 500, to: 'self' }];
    const ruling = judge({
      cards: {
        Hitter: hitter(undefined, { effects: [{ effect: 'attack', attack: 1, damage }], ...(mine && { labels: [mine] }) }),
        Other: pokemon({ name: 'Other', ...(theirs && { labels: [theirs] }) }),
      },
      a: { active: 'Hitter', bench: ['Plain'], prizes: left },
      b: { active: 'Other', bench: ['Plain'], prizes: left },
      moves: [attack],
    });
    const taken = { A: Math.min(left, VALUE[theirs ?? 'none']), B: Math.min(left, VALUE[mine ?? 'none']) };
    expect(ruling.final.players?.A?.prizes).toBe(left - taken.A);
    expect(ruling.final.players?.B?.prizes).toBe(left - taken.B);
    const done = { A: taken.A === left, B: taken.B === left };
    const winner = done.A && done.B ? 'sudden-death' : done.A ? 'A' : done.B ? 'B' : undefined;
    expect(ruling.over?.winner).toBe(winner);
    // The player whose turn comes next chooses first.
    expect(ruling.open.map((d) => d.by)).toEqual(winner ? [] : ['B', 'A']);
  }
}); // prettier-ignore
