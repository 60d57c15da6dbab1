/**
 * Any Pokémon case the reader accepts, sensible or not, is ruled on: random boards with every kind of modifier, random moves with ids that may be wrong,
 * choices that may not fit. The engine answers, the changes replay, every step and reason speaks both languages and cites rules in force.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCase } from '../engine/case/read.ts';
import type { PtcgCard, PtcgCase } from '../engine/case/schema.ts';
import { now, rule } from '../engine/rule.ts';
import { applyChanges } from '../engine/ruling/patch.ts';
import type { Localized, PtcgRuling } from '../engine/ruling/schema.ts';
import { content, library } from './scenarios.ts';

const cards = content.cards.filter((c) => c.game === 'ptcg').map((c) => c.card as unknown as PtcgCard);
const nameOf = (card: PtcgCard): string => (typeof card.name === 'string' ? card.name : (card.name.en ?? '?'));
const names = [...cards.map(nameOf), 'Own', 'Own Two', 'Fire', 'Water', 'Psychic', 'Metal', '?'];
const pokemonNames = [...cards.filter((c) => c.kind === 'pokemon').map(nameOf), 'Own', 'Own Two'];
const rulesets = new Map(content.rules.map((r) => [r.id, r.rulesets as readonly string[]]));
const TYPES = ['Grass', 'Fire', 'Water', 'Psychic', 'Metal', 'Colorless'] as const;
const LABELS = [
  'ex',
  'EX',
  'GX',
  'V',
  'VMAX',
  'VSTAR',
  'TAG TEAM',
  'Mega ex',
  'Tera',
  'Radiant',
  'Prism Star',
] as const;
const STAGES = ['basic', 'stage1', 'stage2', 'vmax', 'mega', 'break', 'restored', 'v-union', 'legend', 'level-up'] as const; // prettier-ignore
const APPLIES = [
  'attack-before-weakness', 'attack-after-weakness', 'defense-after-weakness', 'prevent-damage', 'prevent-effects', 'attack-fails-on-tails', 'cannot-attack',
  'cannot-retreat', 'retreat-cost', 'attack-cost', 'hp', 'weakness', 'resistance', 'prizes', 'cannot-use-attack', 'cannot-play-items', 'cannot-play-supporters',
  'cannot-play-stadiums', 'cannot-attach-energy', 'cannot-evolve', 'abilities-off', 'other',
] as const; // prettier-ignore

const some = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });
const from = <T>(list: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...list);
const type = from(TYPES);
const coins = fc.array(from(['heads', 'tails'] as const), { maxLength: 3 });
const printed = from(['30', '30+', '20×', '50-', 0, 10, 120, undefined]);
const own = (name: string) =>
  fc.record({
    name: fc.constant(name),
    kind: fc.constant('pokemon' as const),
    hp: fc.integer({ min: 1, max: 34 }).map((n) => n * 10),
    types: fc.uniqueArray(type, { maxLength: 2 }),
    stage: from(STAGES),
    labels: fc.uniqueArray(from(LABELS), { maxLength: 2 }),
    evolvesFrom: some(from(pokemonNames)),
    attacks: fc.array(
      fc.record({ name: from(['Hit', 'Boom-GX']), cost: fc.array(type, { maxLength: 3 }), damage: printed, text: some(fc.constant('Own words.')) }),
      { maxLength: 2 },
    ),
    weakness: some(fc.tuple(fc.record({ type, value: from(['×2', '+20', undefined]) }))),
    resistance: some(fc.tuple(fc.record({ type, value: from(['-30', '-20', undefined]) }))),
    retreat: fc.integer({ min: 0, max: 4 }),
  }); // prettier-ignore
const modifier = fc.record({
  applies: from(APPLIES),
  op: some(from(['+', '-', '×', '='] as const)),
  value: some(from([0, 1, 2, 10, 30, -20])),
  attack: some(from(['Hit', 'Nope'])),
  by: some(from(names)),
  note: some(fc.constant('Own words.')),
  until: some(from(['end-of-turn', 'end-of-opponents-next-turn', 'end-of-own-next-turn', 'leaves-active', 'game'] as const)), // prettier-ignore
  ofAttack: some(fc.boolean()),
});
const modifiers = fc.array(modifier, { maxLength: 2 });
const rotation = from(['asleep', 'confused', 'paralyzed'] as const);
const conditions = fc
  .tuple(some(rotation), fc.subarray(['burned', 'poisoned'] as const))
  .map(([one, rest]) => [...(one ? [one] : []), ...rest]);
const refs = (list: readonly string[], maxLength: number) => fc.array(from(list), { maxLength });
const pokemon = fc.record({
  card: from(pokemonNames),
  damage: fc.integer({ min: 0, max: 30 }).map((n) => n * 10),
  energy: refs(['Fire', 'Water', 'Metal', ...cards.filter((c) => c.kind === 'energy').map(nameOf)], 3),
  tools: refs(cards.filter((c) => c.trainer === 'tool').map(nameOf), 1),
  under: refs(pokemonNames, 1),
  conditions,
  since: some(fc.record({ turn: fc.integer({ min: 0, max: 6 }), how: from(['setup', 'played', 'evolved', undefined]) })),
  effects: modifiers,
}); // prettier-ignore
const side = fc.record({
  active: fc.oneof({ weight: 9, arbitrary: pokemon }, { weight: 1, arbitrary: fc.constant(null) }),
  bench: some(fc.array(pokemon.map((p) => ({ ...p, conditions: [] })), { maxLength: 4 })),
  hand: refs(names, 6),
  discard: refs(names, 4),
  lostZone: refs(names, 2),
  deck: some(fc.record({ cards: refs(names, 2), count: fc.integer({ min: 2, max: 5 }) })),
  prizes: some(fc.integer({ min: 0, max: 6 })),
  effects: modifiers,
  used: some(fc.record({ energy: fc.boolean(), supporter: fc.boolean(), gx: fc.boolean(), vstar: fc.boolean() })),
}); // prettier-ignore

/** Ids as the reader gives them, and some nobody has. */
const id = fc.oneof(from(pokemonNames), from(names), from(['Own#2', 'Fire#2', 'nobody']));
const ids = fc.array(id, { maxLength: 3 });
const choose = some(
  fc.record({
    option: some(fc.integer({ min: 0, max: 3 })), pokemon: some(ids), cards: some(ids), energy: some(ids), number: some(fc.integer({ min: -1, max: 5 })),
    counters: some(fc.dictionary(id, fc.integer({ min: 0, max: 6 }), { maxKeys: 2 })), yes: some(fc.boolean()), name: some(from(['Hit', 'Nope'])), coins: some(coins),
  }),
); // prettier-ignore
const by = from(['A', 'A', 'A', 'B'] as const);
const accepted = some(fc.boolean());
const move = fc.oneof(
  fc.record({ by, accepted, do: fc.constant('attack'), attack: from([1, 2, 3, 'Hit', 'Boom-GX', 'Nope']), targets: some(ids), coins: some(coins), choose, others: choose }),
  fc.record({ by, accepted, do: from(['ability']), pokemon: id, targets: some(ids), coins: some(coins), choose }),
  fc.record({ by, accepted, do: from(['play', 'use']), card: id, targets: some(ids), coins: some(coins), choose, others: choose }),
  fc.record({ by, accepted, do: fc.constant('bench'), card: id }),
  fc.record({ by, accepted, do: fc.constant('evolve'), card: id, pokemon: id }),
  fc.record({ by, accepted, do: fc.constant('attach'), card: id, to: id }),
  fc.record({ by, accepted, do: from(['promote', 'discard-from-play']), pokemon: id }),
  fc.record({ by, accepted, do: fc.constant('retreat'), to: id, discard: some(ids) }),
  fc.record({ by, accepted, do: from(['end-turn', 'draw-for-turn']) }),
  fc.record({ accepted, do: fc.constant('checkup'), coins: some(coins), effectsFirst: some(fc.boolean()) }),
  fc.record({ by, accepted, do: fc.constant('set-up'), active: id, bench: some(ids) }),
  fc.record({ by, accepted, do: fc.constant('draw-mulligan'), count: fc.integer({ min: 0, max: 4 }) }),
  fc.record({ accepted, do: fc.constant('mulligans'), A: fc.integer({ min: 0, max: 5 }), B: fc.integer({ min: 0, max: 5 }) }),
); // prettier-ignore
const anyCase = fc.record({
  game: fc.constant('ptcg' as const),
  ruleset: from(['ptcg-paradox-rift', 'ptcg-current', undefined]),
  cards: fc.record({ one: own('Own'), two: own('Own Two') }),
  state: fc.record({
    turn: some(fc.record({ number: fc.integer({ min: 1, max: 7 }) })),
    firstPlayer: some(from(['A', 'B'] as const)),
    stadium: some(fc.record({ card: from(cards.filter((c) => c.trainer === 'stadium').map(nameOf)), owner: from(['A', 'B'] as const) })), // prettier-ignore
    suddenDeath: some(fc.boolean()),
    match: some(fc.record({ results: fc.array(from(['A', 'B', 'draw'] as const), { maxLength: 2 }) })),
    effects: modifiers,
    players: fc.record({ A: some(side), B: some(side) }),
  }),
  moves: fc.array(move, { maxLength: 5 }),
});

/** What no German, no English sentence may hold; names of cards and attacks are left out beforehand. */
const ENGLISH =
  /\b(the|is|are|not|player|with|and|of|damage|turn|attack|heads|tails|card|cards|Weakness|Bench|Active|Knocked|discard)\b/u;
const GERMAN =
  /\b(der|die|das|ist|nicht|Spieler|mit|und|von|Schaden|Zug|Attacke|Kopf|Zahl|Karte|Karten|Schwäche|Bank|kampfunfähig)\b|[äöüß]/u;
const properNames = cards
  .flatMap((c) => [c.name, ...(c.attacks ?? []).map((a) => a.name), ...(c.abilities ?? []).map((a) => a.name)])
  .flatMap((n) => (typeof n === 'string' ? [n] : [n.en ?? '', n.de ?? '']))
  .concat(names, ['Own words.'])
  .filter((n) => n.length > 1)
  .sort((a, b) => b.length - a.length);
const bare = (text: string): string => {
  let left = text.replace(/[„“][^„“”]*[“”]/gu, '·');
  for (const name of properNames) left = left.replaceAll(name, '·');
  return left;
};

function mixed({ de, en }: Localized): string[] {
  if (de.trim() === '' || en.trim() === '') return [`empty: ${de} / ${en}`];
  return [
    ...(ENGLISH.test(bare(de)) ? [`English in German: ${de}`] : []),
    ...(GERMAN.test(bare(en)) ? [`German in English: ${en}`] : []),
    ...(/undefined|NaN|\[object|\+-|--|  /.test(de + en) ? [`broken: ${de} / ${en}`] : []),
  ];
}

function broken(ruling: PtcgRuling): string[] {
  const found: string[] = [];
  const replayed = applyChanges(
    ruling.initial,
    ruling.steps.flatMap((s) => s.changes),
  );
  try {
    expect(replayed).toEqual(ruling.final);
  } catch {
    found.push('the changes do not lead from initial to final');
  }
  const reasons = [
    ...(ruling.illegal?.reasons ?? []),
    ...(ruling.over?.reasons ?? []),
    ...(ruling.irregularities ?? []).flatMap((i) => i.reasons),
  ];
  const terms = (ruling.damage ?? []).flatMap((d) => d.terms);
  for (const said of [...ruling.steps, ...ruling.decisions, ...reasons, ...terms]) {
    found.push(...mixed(said.text));
    if (said.rules.length === 0) found.push(`no rule: ${said.text.en}`);
    for (const id of said.rules)
      if (!rulesets.get(id)?.includes(ruling.ruleset)) found.push(`not in force under ${ruling.ruleset}: ${id}`);
  }
  found.push(...mixed(ruling.headline), ...ruling.assumptions.flatMap((a) => (a.text ? mixed(a.text) : [])));
  for (const { probability } of ruling.branches ?? [])
    if (probability !== undefined && (probability <= 0 || probability >= 1)) found.push(`probability ${probability}`);
  return [...found, ...(ruling.branches ?? []).flatMap((b) => broken(b.ruling as PtcgRuling))];
}

/** Facts of `because` that do not stand on the board as it was before the step. */
function misread(ruling: PtcgRuling): string[] {
  const found: string[] = [];
  let board = ruling.initial;
  for (const { n, kind, because, changes } of ruling.steps) {
    // Paths are those of the board when the step was made; a step's own changes may come first.
    const after = applyChanges(board, changes);
    for (const { path, value } of because)
      if (![board, after].some((b) => reads(b, path, value))) found.push(`step ${n} (${kind}): ${path} is not ${JSON.stringify(value)}`);
    board = after;
  }
  return [...found, ...(ruling.branches ?? []).flatMap((b) => misread(b.ruling as PtcgRuling))];
} // prettier-ignore
/** Cards are read by name. */
const byName = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(byName) : typeof value === 'object' && value !== null && 'card' in value ? value.card : value; // prettier-ignore
function reads(board: unknown, path: string, value: unknown): boolean {
  const there = path
    .split('/')
    .slice(1)
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined | null)?.[key], board);
  return JSON.stringify(byName(there)) === JSON.stringify(value);
}

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 400);
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('any case is ruled on and keeps every promise', { timeout: 600_000 }, () => {
  let ruled = 0;
  fc.assert(
    fc.property(anyCase, (written) => {
      const read = readCase(plain(written), { library });
      if (!read.ok) return;
      ruled++;
      const theCase = read.case as PtcgCase;
      const ruling = plain(rule(theCase, library) as PtcgRuling);
      expect([...new Set([...broken(ruling), ...misread(ruling)])]).toEqual([]);
      expect(JSON.stringify(plain(rule(theCase, library)))).toBe(JSON.stringify(ruling));
      const answer = plain(now(theCase, library));
      expect(answer.options.flatMap((o) => o.reasons.flatMap((r) => mixed(r.text)))).toEqual([]);
    }),
    { numRuns: RUNS, ...(process.env['FUZZ_SEED'] ? { seed: Number(process.env['FUZZ_SEED']) } : { seed: 3 }) },
  );
  expect(ruled).toBeGreaterThan(RUNS / 4);
});
