/** Kinds of Pokémon with rules of their own: what they are worth, from what they evolve, where they go. */
import { expect, test } from 'vitest';
import type { PtcgCard, PtcgMove } from '../case/schema.ts';
import { hasRuleBox, labelsOf, prizeKind } from './cards.ts';
import { DEFAULT_PTCG_RULESET, PTCG_RULESETS, ptcgRuleset, printRuleset, type Ruleset } from './rulesets.ts';
import { active, hitter, judge, pokemon, type Table } from './testing.ts';

const attack = { by: 'A', do: 'attack', attack: 1 } as const;

const WORTH: [name: string, more: Partial<PtcgCard>, prizes: number, ruleBox: boolean][] = [
  ['Charmander', {}, 1, false],
  ['Charizard ex', {}, 2, true],
  ['Charizard-EX', {}, 2, true],
  ['M Charizard-EX', { stage: 'mega' }, 2, true],
  ['Mega Charizard X ex', {}, 3, true],
  ['Charizard-GX', {}, 2, true],
  ['Reshiram & Charizard-GX', {}, 3, true],
  ['Charizard V', {}, 2, true],
  ['Charizard VSTAR', { stage: 'vstar' }, 2, true],
  ['Charizard VMAX', { stage: 'vmax' }, 3, true],
  ['Mewtwo V-UNION', { stage: 'v-union' }, 3, true],
  ['Glurak-VMAX', {}, 3, true],
  ['Crystal ex', { labels: ['Tera', 'ex'] }, 2, true],
  ['Radiant Charizard', {}, 1, true],
  ['Ditto ◇', {}, 1, true],
  ['Venusaur', { labels: ['TAG TEAM'] }, 3, true],
];
test.each(WORTH)('%s is worth what its kind is', (name, more, prizes, ruleBox) => {
  const card = pokemon({ name, ...more });
  expect(ptcgRuleset()!.numbers[prizeKind(card)].value).toBe(prizes);
  expect(hasRuleBox(card)).toBe(ruleBox);
});
test('every kind of Prize value, through an attack', () => {
  for (const [name, more, prizes] of WORTH) {
    const b = { active: name, bench: ['Plain'] };
    const ruling = judge({ cards: { Hitter: hitter(999), [name]: pokemon({ name, ...more }) }, a: { active: 'Hitter' }, b, moves: [attack] }); // prettier-ignore
    expect([name, ruling.final.players?.A?.prizes]).toEqual([name, 6 - prizes]);
  }
});
test('VMAX and VSTAR count as Pokémon V, a Mega Evolution Pokémon ex as ex, EX not as ex', () => {
  expect(labelsOf(pokemon({ name: 'X VMAX' })).has('V')).toBe(true);
  expect(labelsOf(pokemon({ name: 'Mega X ex' })).has('ex')).toBe(true);
  expect(labelsOf(pokemon({ name: 'X-EX' })).has('ex')).toBe(false);
});

test('a Pokémon BREAK keeps attacks, Weakness and Retreat Cost of the card below; HP and type are its own', () => {
  const below = hitter(30, { name: 'Below', weakness: [{ type: 'Fire' }], retreat: 2 });
  const broken = pokemon({ name: 'Below BREAK', stage: 'break', evolvesFrom: 'Below', hp: 140, types: ['Dragon'], attacks: [{ name: 'Burst', damage: 90 }] }); // prettier-ignore
  const cards = { Below: below, 'Below BREAK': broken, Hitter: hitter(60) };
  const mine = { active: { card: 'Below BREAK', under: ['Below'] } };
  const use = (name: string) => judge({ cards, a: mine, moves: [{ by: 'A', do: 'attack', attack: name }] }).damage?.[0]?.total; // prettier-ignore
  expect([use('Hit'), use('Burst')]).toEqual([30, 90]);
  const hit = judge({ cards, a: { active: 'Hitter' }, b: mine, moves: [attack] });
  expect(hit.damage?.[0]?.total).toBe(120);
  expect(active(hit, 'B').damage).toBe(120);
});

test('attacks of earlier stages are out of reach', () => {
  const cards = { Grown: pokemon({ name: 'Grown', stage: 'stage1', evolvesFrom: 'Hitter', attacks: [{ name: 'New', damage: 20 }] }), Hitter: hitter(30) }; // prettier-ignore
  const ruling = judge({ cards, a: { active: { card: 'Grown', under: ['Hitter'] } }, moves: [{ by: 'A', do: 'attack', attack: 'Hit' }] }); // prettier-ignore
  expect(ruling.illegal?.reasons.map((r) => r.code)).toEqual(['no-such-attack']);
});

test('V-UNION: all four from the discard pile, once a game per name, one Pokémon worth three Prize cards', () => {
  const cards = { Union: pokemon({ name: 'Union V-UNION', stage: 'v-union', hp: 300 }), Hitter: hitter(300) };
  const discard = ['Union', 'Union', 'Union', 'Union'];
  const played: PtcgMove = { by: 'A', do: 'bench', card: 'Union' };
  const ruling = judge({ cards, a: { discard }, moves: [played] });
  expect(ruling.final.players?.A).toMatchObject({ discard: [], bench: [{ id: 'Union', under: [{}, {}, {}] }] });
  const again = judge({ cards, a: { discard, used: { 'game/v-union/Union V-UNION': true } }, moves: [played] });
  expect(again.illegal?.reasons.map((r) => r.code)).toEqual(['v-union-once']);
  const out = judge({ cards, a: { active: 'Hitter' }, b: { active: { card: 'Union', under: ['Union', 'Union', 'Union'] }, bench: ['Plain'] }, moves: [attack] }); // prettier-ignore
  expect(out.final.players?.A?.prizes).toBe(3);
  expect(out.final.players?.B?.discard).toHaveLength(4);
});

test('both halves of a Pokémon LEGEND are played together', () => {
  const cards = { Half: pokemon({ name: 'Sky LEGEND', stage: 'legend' }) };
  const moves: PtcgMove[] = [{ by: 'A', do: 'bench', card: 'Half' }];
  expect(judge({ cards, a: { hand: ['Half'] }, moves }).illegal?.reasons.map((r) => r.code)).toEqual(['legend-halves']);
  const both = judge({ cards, a: { hand: ['Half', 'Half'] }, moves });
  expect(both.final.players?.A).toMatchObject({ hand: [], bench: [{ id: 'Half' }] });
});

test('Prism Star cards go to the Lost Zone, a Tool to the discard pile of who played it', () => {
  const cards: Record<string, PtcgCard> = {
    Hitter: hitter(999),
    Star: pokemon({ name: 'Star ◇' }),
    Gear: { name: 'Gear', kind: 'trainer', trainer: 'tool' },
    Beam: { name: 'Beam ◇', kind: 'energy', energy: 'special', provides: [['Colorless']] },
  };
  const b = { active: { card: 'Star', energy: ['Beam', 'Fire'], tools: [{ card: 'Gear', owner: 'A' as const }] }, bench: ['Plain'] }; // prettier-ignore
  const { players } = judge({ cards, a: { active: 'Hitter' }, b, moves: [attack] }).final;
  expect(players?.B?.lostZone).toMatchObject([{ card: 'Star' }, { card: 'Beam' }]);
  expect(players?.B?.discard).toMatchObject([{ card: 'Fire' }]);
  expect(players?.A?.discard).toMatchObject([{ card: 'Gear' }]);
});

test('a fossil is played as a Basic Pokémon, cannot retreat, may be discarded, and is no starter', () => {
  const cards: Record<string, PtcgCard> = { Fossil: { name: 'Old Fossil', kind: 'trainer', trainer: 'item', hp: 60 }, Beast: pokemon({ name: 'Beast', stage: 'stage1', evolvesFrom: 'Old Fossil' }) }; // prettier-ignore
  const played: PtcgMove = { by: 'A', do: 'play', card: 'Fossil' };
  const bench = judge({ cards, a: { hand: ['Fossil'] }, moves: [played] });
  expect(bench.final.players?.A?.bench).toMatchObject([{ id: 'Fossil', damage: 0 }]);
  const gone = judge({ cards, a: { hand: ['Fossil'] }, moves: [played, { by: 'A', do: 'discard-from-play', pokemon: 'Fossil' }] }); // prettier-ignore
  expect(gone.final.players).toMatchObject({ A: { bench: [], discard: [{ card: 'Fossil' }] }, B: { prizes: 6 } });
  const stuck = judge({ cards, a: { active: 'Fossil', bench: ['Plain'] }, moves: [{ by: 'A', do: 'retreat', to: 'Plain' }] }); // prettier-ignore
  expect(stuck.illegal?.reasons.map((r) => r.code)).toEqual(['cannot-retreat']);
  const evolved = judge({ cards, a: { bench: ['Fossil'], hand: ['Beast'] }, moves: [{ by: 'A', do: 'evolve', card: 'Beast', pokemon: 'Fossil' }] }); // prettier-ignore
  expect(evolved.verdict).toBe('resolved');
  const start = judge({ cards, a: { active: null, hand: ['Fossil'] }, moves: [{ by: 'A', do: 'set-up', active: 'Fossil' }] }); // prettier-ignore
  expect(start.illegal?.reasons.map((r) => r.code)).toEqual(['no-basic', 'not-basic']);
});

test('setting up: Active, Bench and six Prize cards from the deck', () => {
  const side = { active: null, hand: ['Plain', 'Plain', 'Fire'], prizes: 0, deck: { count: 53 } };
  const ruling = judge({ a: side, state: { turn: { number: 1 } }, moves: [{ by: 'A', do: 'set-up', active: 'Plain', bench: ['Plain#2'] }] }); // prettier-ignore
  expect(ruling.final.players?.A).toMatchObject({ active: { id: 'Plain', since: { how: 'setup' } }, bench: [{ id: 'Plain#2' }], hand: [{ card: 'Fire' }], prizes: 6, deck: { count: 47 } }); // prettier-ignore
});

// ───────────────────────────── Rulesets are data ─────────────────────────────

const withOptions = (options: Partial<{ [K in keyof Ruleset['options']]: string }>): Ruleset => {
  const base = ptcgRuleset(DEFAULT_PTCG_RULESET)!;
  const changed = Object.fromEntries(Object.entries(options).map(([key, value]) => [key, { ...base.options[key as keyof Ruleset['options']], value }])); // prettier-ignore
  return { ...base, options: { ...base.options, ...changed } as Ruleset['options'] };
};
const burned: Table = { a: { active: { card: 'Plain', conditions: ['burned'] } }, moves: [{ by: 'A', do: 'end-turn' }, { do: 'checkup', coins: ['heads'] }] }; // prettier-ignore

test('every alternative does something of its own', () => {
  expect(active(judge(burned), 'A')).toMatchObject({ damage: 20, conditions: [] });
  expect(active(judge(burned, withOptions({ burn: 'coin-then-counters' })), 'A')).toMatchObject({ damage: 0, conditions: ['burned'] }); // prettier-ignore

  const wall = pokemon({ name: 'Wall', hp: 500, weakness: [{ type: 'Fire' }], resistance: [{ type: 'Fire', value: '-100' }] }); // prettier-ignore
  const hit = (ruleset?: Ruleset) => judge({ cards: { Hitter: hitter(30), Wall: wall }, a: { active: { card: 'Hitter', effects: [{ applies: 'attack-before-weakness', value: 30 }] } }, b: { active: { card: 'Wall', effects: [{ applies: 'defense-after-weakness', op: '+', value: 50 }] } }, moves: [attack] }, ruleset).damage?.[0]?.total; // prettier-ignore
  expect(hit()).toBe(60 * 2 - 100 + 50);
  expect(hit(withOptions({ damageOrder: 'weakness-resistance-attacker-defender' }))).toBe(0);
  const resisted = (ruleset?: Ruleset) => judge({ cards: { Hitter: hitter(30), Wall: pokemon({ name: 'Wall', resistance: [{ type: 'Fire' }] }) }, a: { active: 'Hitter' }, b: { active: { card: 'Wall', effects: [{ applies: 'defense-after-weakness', op: '+', value: 50 }] } }, moves: [attack] }, ruleset).damage?.[0]?.total; // prettier-ignore
  expect(resisted()).toBe(0);
  expect(resisted(withOptions({ zeroAfterResistance: 'goes-on' }))).toBe(50);

  const first: Table = { cards: { Hitter: hitter(30), Helper: { name: 'Helper', kind: 'trainer', trainer: 'supporter' } }, a: { active: 'Hitter', hand: ['Helper'] }, state: { turn: { number: 1 } } }; // prettier-ignore
  const verdicts = (ruleset?: Ruleset) => [judge({ ...first, moves: [attack] }, ruleset).verdict, judge({ ...first, moves: [{ by: 'A', do: 'play', card: 'Helper' }] }, ruleset).verdict]; // prettier-ignore
  expect(verdicts()).toEqual(['illegal', 'illegal']);
  expect(verdicts(withOptions({ startingPlayerAttack: 'allowed', startingPlayerSupporter: 'allowed' }))).toEqual(['resolved', 'resolved']); // prettier-ignore

  const tool: Table = { cards: { Gear: { name: 'Gear', kind: 'trainer', trainer: 'tool' } }, a: { hand: ['Gear'], effects: [{ applies: 'cannot-play-items' }] }, moves: [{ by: 'A', do: 'attach', card: 'Gear', to: 'Plain' }] }; // prettier-ignore
  expect(judge(tool).verdict).toBe('resolved');
  expect(judge(tool, withOptions({ toolKind: 'item' })).verdict).toBe('illegal');

  // Confused, and a flip decides whether the attack happens at all: which comes first?
  const order: Table = { cards: { Hitter: hitter(30, { effects: [{ effect: 'attack', attack: 1, requires: [{ do: 'flip', coins: 1, as: 'c' }, { do: 'if', test: { test: 'coin', flip: 'c', is: 'tails' }, then: [{ do: 'nothing' }] }] }] }) }, a: { active: { card: 'Hitter', conditions: ['confused'] } }, moves: [{ ...attack, coins: ['tails'] }] }; // prettier-ignore
  expect(active(judge(order), 'A').damage).toBe(30);
  expect(active(judge(order, withOptions({ attackSteps: 'choices-requirements-alter-confusion' })), 'A').damage).toBe(0); // prettier-ignore
});
test('every ruleset prints every value with words in both languages and rules', () => {
  for (const ruleset of PTCG_RULESETS)
    for (const { words, title, rules } of printRuleset(ruleset)) {
      expect([words.de, words.en, title.de, title.en].every((w) => w.length > 0)).toBe(true);
      expect(rules.length).toBeGreaterThan(0);
    }
});

test('a Pokémon LEGEND is worth two Prize cards only where it shows two Pokémon', () => {
  const worth = (name: string) =>
    judge({
      cards: { Hitter: hitter(300), Great: pokemon({ name, stage: 'legend', labels: ['LEGEND'] }) },
      a: { active: 'Hitter' },
      b: { active: 'Great', bench: ['Plain'] },
      moves: [{ by: 'A', do: 'attack', attack: 1 }],
    }).players?.A?.prizesTaken;
  expect([worth('Great LEGEND'), worth('Great & Small LEGEND')]).toEqual([1, 2]);
});
test('Nidoran♀ and Nidoran♂ are two names', () => {
  const of = (name: string): PtcgCard => pokemon({ name, stage: 'stage1', evolvesFrom: 'Nidoran♀' });
  const onto = (name: string) =>
    judge({ cards: { Base: pokemon({ name }), Grown: of('Grown') }, a: { active: 'Base', hand: ['Grown'] }, moves: [{ by: 'A', do: 'evolve', card: 'Grown', pokemon: 'Base' }] }).verdict; // prettier-ignore
  expect([onto('Nidoran♀'), onto('Nidoran♂')]).toEqual(['resolved', 'illegal']);
});
test('a Knock Out in Pokémon Checkup belongs to no turn', () => {
  const effects: PtcgCard['effects'] = [{ effect: 'attack', attack: 1, damage: [{ plus: [{ amount: 50, if: { test: 'happened', event: { what: 'knocked-out', when: 'last-turn', by: 'you' } } }] }] }]; // prettier-ignore
  const after = (how: 'checkup' | 'attack') =>
    judge({
      cards: { Avenger: hitter(20, { name: 'Avenger', effects }), Killer: hitter(300, { name: 'Killer' }) },
      state: { turn: { player: 'B', number: 6 } },
      a: { active: { card: 'Plain', id: 'out', damage: 90, ...(how === 'checkup' && { conditions: ['poisoned'] }) }, bench: ['Avenger'] },
      b: { active: 'Killer' },
      moves: [
        how === 'attack' ? { by: 'B', do: 'attack', attack: 1 } : { by: 'B', do: 'end-turn' },
        ...(how === 'checkup' ? [{ do: 'checkup' as const }] : []),
        { by: 'A', do: 'promote', pokemon: 'Avenger' },
        { by: 'A', do: 'attack', attack: 1 },
      ],
    }).damage?.at(-1)?.total; // prettier-ignore
  expect([after('checkup'), after('attack')]).toEqual([20, 70]);
});
