/** Turn actions, their limits, promotion, the passage of turns, questions: on small invented cards. */
import { expect, test } from 'vitest';
import type { PtcgCard, PtcgMove, PtcgState } from '../../case/schema.ts';
import { emptyLibrary } from '../../library.ts';
import { nowPtcg } from '../now.ts';
import { active, hitter, judge, pokemon, table, type Table, settled } from '../testing.ts';
import type { Library } from '../../library.ts';
import type { PtcgRuling } from '../../ruling/schema.ts';
import { rulePtcg } from '../rule.ts';
import type { Sentence } from '../texts/texts.ts';

const item = (more: Partial<PtcgCard> = {}): PtcgCard => ({ name: 'Thing', kind: 'trainer', trainer: 'item', ...more });
const attack = { by: 'A', do: 'attack', attack: 1 } as const;
const codes = (of: Table): string[] => (settled(judge(of)).illegal?.reasons ?? []).map((r) => r.code).sort();
const evo = pokemon({ name: 'Grown', stage: 'stage1', evolvesFrom: 'Plain', hp: 120 });
const first = (n: number): Table['state'] => ({ turn: { number: n } });

interface Limit {
  what: string;
  of: Table;
  why: string[];
}
const play = (card: string): PtcgMove => ({ by: 'A', do: 'play', card });
const LIMITS: Limit[] = [
  { what: 'a second Energy', of: { a: { hand: ['Fire', 'Water'] }, moves: [{ by: 'A', do: 'attach', card: 'Fire', to: 'Plain' }, { by: 'A', do: 'attach', card: 'Water', to: 'Plain' }] }, why: ['energy-used'] },
  { what: 'a second Supporter', of: { cards: { Helper: item({ name: 'Helper', trainer: 'supporter' }), Other: item({ name: 'Other', trainer: 'supporter' }) }, a: { hand: ['Helper', 'Other'] }, moves: [play('Helper'), play('Other')] }, why: ['supporter-used'] },
  { what: 'a second Supporter after one with a text nobody declared', of: { cards: { Helper: item({ name: 'Helper', trainer: 'supporter', text: 'Draw 3 cards.' }) }, a: { hand: ['Helper', 'Helper'] }, moves: [play('Helper'), play('Helper#2')] }, why: ['supporter-used'] },
  { what: 'a Supporter in the starting player’s first turn', of: { cards: { Helper: item({ name: 'Helper', trainer: 'supporter' }) }, a: { hand: ['Helper'] }, state: first(1), moves: [play('Helper')] }, why: ['starting-player-supporter'] },
  { what: 'a second Stadium', of: { cards: { Here: item({ name: 'Here', trainer: 'stadium' }), There: item({ name: 'There', trainer: 'stadium' }) }, a: { hand: ['Here', 'There'] }, moves: [play('Here'), play('There')] }, why: ['stadium-used'] },
  { what: 'a Stadium of the name in play', of: { cards: { Here: item({ name: 'Here', trainer: 'stadium' }) }, a: { hand: ['Here'] }, state: { stadium: { card: 'Here', owner: 'B' } }, moves: [play('Here#2')] }, why: [] },
  { what: 'a second retreat', of: { a: { active: { card: 'Plain', energy: ['Fire'] }, bench: [{ card: 'Plain', id: 'two', energy: ['Fire'] }] }, moves: [{ by: 'A', do: 'retreat', to: 'two' }, { by: 'A', do: 'retreat', to: 'Plain' }] }, why: ['retreat-used'] },
  { what: 'retreating Asleep, without Energy, without a Bench', of: { a: { active: { card: 'Plain', conditions: ['asleep'] } }, moves: [{ by: 'A', do: 'retreat', to: 'Plain' }] }, why: ['asleep', 'no-bench', 'retreat-cost'] },
  { what: 'a sixth Benched Pokémon', of: { a: { bench: ['Plain', 'Plain', 'Plain', 'Plain', 'Plain'], hand: [{ id: 'new', card: 'Plain' }] }, moves: [{ by: 'A', do: 'bench', card: 'new' }] }, why: ['bench-full'] },
  { what: 'an Evolution card onto the Bench', of: { cards: { Grown: evo }, a: { hand: ['Grown'] }, moves: [{ by: 'A', do: 'bench', card: 'Grown' }] }, why: ['not-basic'] },
  { what: 'evolving in the first turn what came this turn, by the wrong name', of: { cards: { Grown: { ...evo, evolvesFrom: 'Someone else' } }, a: { active: { card: 'Plain', since: { turn: 2, how: 'played' } }, hand: ['Grown'] }, state: { turn: { player: 'A', number: 2 }, firstPlayer: 'B' }, moves: [{ by: 'A', do: 'evolve', card: 'Grown', pokemon: 'Plain' }] }, why: ['came-this-turn', 'first-turn-evolve', 'wrong-name'] },
  { what: 'evolving twice', of: { cards: { Grown: evo, Great: pokemon({ name: 'Great', stage: 'stage2', evolvesFrom: 'Grown' }) }, a: { hand: ['Grown', 'Great'] }, moves: [{ by: 'A', do: 'evolve', card: 'Grown', pokemon: 'Plain' }, { by: 'A', do: 'evolve', card: 'Great', pokemon: 'Plain' }] }, why: ['evolved-this-turn'] },
  { what: 'a second Tool', of: { cards: { Gear: item({ name: 'Gear', trainer: 'tool' }) }, a: { active: { card: 'Plain', tools: ['Gear'] }, hand: [{ id: 'more', card: 'Gear' }] }, moves: [{ by: 'A', do: 'attach', card: 'more', to: 'Plain' }] }, why: ['tool-taken'] },
  { what: "acting in the other player's turn", of: { b: { hand: ['Fire'] }, moves: [{ by: 'B', do: 'attach', card: 'Fire', to: 'Plain#2' }] }, why: ['not-your-turn'] },
  { what: 'acting after the attack', of: { cards: { Hitter: hitter(10) }, a: { active: 'Hitter', hand: ['Fire'] }, moves: [attack, { by: 'A', do: 'attach', card: 'Fire', to: 'Hitter' }] }, why: ['turn-over'] },
  { what: 'a GX attack twice in a game', of: { cards: { Hitter: pokemon({ name: 'Hitter-GX', attacks: [{ name: 'Big GX', damage: 10 }] }) }, a: { active: 'Hitter', used: { gx: true } }, moves: [attack] }, why: ['gx-used'] },
  { what: 'a Restored Pokémon from the hand', of: { cards: { Old: pokemon({ name: 'Old', stage: 'restored' }) }, a: { hand: ['Old'] }, moves: [{ by: 'A', do: 'bench', card: 'Old' }] }, why: ['restored'] },
  { what: 'a V-UNION with three pieces', of: { cards: { Union: pokemon({ name: 'Union V-UNION', stage: 'v-union' }) }, a: { discard: ['Union', 'Union', 'Union'] }, moves: [{ by: 'A', do: 'bench', card: 'Union' }] }, why: ['v-union-pieces'] },
  { what: 'discarding an ordinary Pokémon from play', of: { moves: [{ by: 'A', do: 'discard-from-play', pokemon: 'Plain' }] }, why: ['not-discardable'] },
  { what: 'Items under a lock', of: { cards: { Thing: item() }, a: { hand: ['Thing'], effects: [{ applies: 'cannot-play-items', by: 'Lock' }] }, moves: [play('Thing')] }, why: ['cannot-play-item'] },
  { what: 'attacking while an effect forbids it', of: { cards: { Hitter: hitter(10) }, a: { active: { card: 'Hitter', effects: [{ applies: 'cannot-attack' }] } }, moves: [attack] }, why: ['cannot-attack'] },
  { what: 'paying too much to retreat', of: { a: { active: { card: 'Plain', energy: ['Fire', 'Water'] }, bench: [{ card: 'Plain', id: 'two' }] }, moves: [{ by: 'A', do: 'retreat', to: 'two', discard: ['Fire', 'Water'] }] }, why: ['retreat-too-much'] },
  { what: 'promoting out of order', of: { cards: { Hitter: bothOut() }, a: { active: 'Hitter', bench: [{ id: 'a2', card: 'Plain' }] }, b: { bench: [{ id: 'b2', card: 'Plain' }] }, moves: [attack, { by: 'A', do: 'promote', pokemon: 'a2' }] }, why: ['promotion-owed'] },
]; // prettier-ignore
function bothOut(): PtcgCard {
  return hitter(undefined, { effects: [{ effect: 'attack', attack: 1, damage: [{ base: 500 }, { base: 500, to: 'self' }] }] }); // prettier-ignore
}
test.each(LIMITS.filter((l) => l.why.length > 0))('$what: $why', ({ of, why }) => {
  expect(codes(of)).toEqual(why);
});

test('the same Stadium is refused, another one replaces it', () => {
  const cards = {
    Here: item({ name: 'Here', trainer: 'stadium' }),
    There: item({ name: 'There', trainer: 'stadium' }),
  };
  const state = { stadium: { card: 'Here', owner: 'B' as const } };
  expect(codes({ cards, state, a: { hand: [{ id: 'again', card: 'Here' }] }, moves: [play('again')] })).toEqual(['same-stadium']); // prettier-ignore
  const other = judge({ cards, state, a: { hand: ['There'] }, moves: [play('There')] });
  expect(other.final.stadium).toEqual({ card: 'There', owner: 'A' });
  expect(other.final.players?.B?.discard).toHaveLength(1);
});

test('evolving keeps damage and cards, ends conditions and effects of attacks; the id stays', () => {
  const plain = { card: 'Plain', damage: 30, energy: ['Fire'], conditions: ['burned' as const], effects: [{ applies: 'cannot-attack' as const }, { applies: 'hp' as const, value: 10, ofAttack: false }] }; // prettier-ignore
  const ruling = judge({ cards: { Grown: evo }, a: { active: plain, hand: ['Grown'] }, moves: [{ by: 'A', do: 'evolve', card: 'Grown', pokemon: 'Plain' }] }); // prettier-ignore
  expect(active(ruling, 'A')).toMatchObject({ id: 'Plain', card: 'Grown', damage: 30, conditions: [], under: [{ card: 'Plain' }], since: { how: 'evolved' } }); // prettier-ignore
  expect(active(ruling, 'A').effects).toEqual([{ applies: 'hp', value: 10, ofAttack: false }]);
});

const NAMES: [from: string, name: string, fits: boolean][] = [
  ['Geodude', 'Geodude', true],
  ['Geodude', 'Geodude Lv. 12', true],
  ['Geodude', "Brock's Geodude", false],
  ['Geodude', 'Alolan Geodude', false],
  ['Geodude', 'Geodude δ', true],
  ['Shaymin V', 'Shaymin V', true],
  ['Shaymin V', 'Shaymin', false],
  ['Venusaur-EX', 'Venusaur-EX', true],
  ['Venusaur-EX', 'Venusaur ex', false],
  ['Paldean Wooper', 'Wooper', false],
  ['Team Rocket’s Meowth', "Team Rocket's Meowth", true],
];
test.each(NAMES)('evolves from %s: %s? %s', (evolvesFrom, name, fits) => {
  const cards = { Base: pokemon({ name }), Grown: pokemon({ name: 'Grown', stage: 'stage1', evolvesFrom }) };
  const found = codes({ cards, a: { active: 'Base', hand: ['Grown'] }, moves: [{ by: 'A', do: 'evolve', card: 'Grown', pokemon: 'Base' }] }); // prettier-ignore
  expect(found).toEqual(fits ? [] : ['wrong-name']);
});

test('a Mega Evolution of the XY era ends the turn, a Mega Evolution Pokémon ex does not', () => {
  const mega = (labels: PtcgCard['labels']) => pokemon({ name: 'M Plain', stage: 'mega', evolvesFrom: 'Plain', labels: labels!, attacks: [{ name: 'Hit' }] }); // prettier-ignore
  const moves: PtcgMove[] = [{ by: 'A', do: 'evolve', card: 'Mega', pokemon: 'Plain' }, attack];
  expect(codes({ cards: { Mega: mega(['Mega EX']) }, a: { hand: ['Mega'] }, moves })).toEqual(['turn-over']);
  expect(codes({ cards: { Mega: mega(['Mega ex']) }, a: { hand: ['Mega'] }, moves })).toEqual([]);
});

// ───────────────────────────── From turn to turn ─────────────────────────────

test('the next turn: Checkup, draw, limits used up are free again, history moves on', () => {
  const ruling = judge({ a: { used: { energy: true, gx: true } }, b: { hand: ['Fire'] }, moves: [{ by: 'A', do: 'end-turn' }, { by: 'B', do: 'attach', card: 'Fire', to: 'Plain#2' }] }); // prettier-ignore
  expect(ruling.final.turn).toEqual({ player: 'B', number: 6 });
  expect(ruling.final.players?.B?.deck?.count).toBe(29);
  expect(ruling.final.players?.A?.used).toMatchObject({ energy: false, gx: true });
});
test('an empty deck loses at the draw, not before', () => {
  const b = { deck: { count: 0 } };
  expect(judge({ b, moves: [{ by: 'A', do: 'end-turn' }, { do: 'checkup' }] }).verdict).toBe('resolved');
  const over = judge({
    b,
    moves: [
      { by: 'A', do: 'end-turn' },
      { by: 'B', do: 'draw-for-turn' },
    ],
  });
  expect(over.over).toMatchObject({ winner: 'A', reasons: [{ code: 'deck-out' }] });
});
test('drawing twice is illegal', () => {
  const moves: PtcgMove[] = [
    { by: 'A', do: 'draw-for-turn' },
    { by: 'A', do: 'draw-for-turn' },
  ];
  expect(codes({ moves })).toEqual(['already-drawn']);
  expect(judge({ moves: moves.slice(0, 1) }).final.players?.A?.hand).toHaveLength(1);
});
test('a promotion nobody made: open at the end, asked for by the Checkup', () => {
  const out: Table = { cards: { Hitter: hitter(500) }, a: { active: 'Hitter' }, b: { bench: [{ id: 'x', card: 'Plain' }, { id: 'y', card: 'Plain' }] } }; // prettier-ignore
  const ended = judge({ ...out, moves: [attack] });
  expect(ended.verdict).toBe('resolved');
  expect(ended.open).toMatchObject([{ by: 'B', what: 'promote', answers: [{ value: 'x' }, { value: 'y' }] }]);
  expect(ended.final.players?.B?.active).toBeNull();
  const checked = judge({ ...out, moves: [attack, { do: 'checkup' }] });
  expect(checked.open.map((d) => d.what)).toContain('promote');
  expect(checked.branches).toHaveLength(2);
  const promoted = judge({ ...out, moves: [attack, { by: 'B', do: 'promote', pokemon: 'y' }, { do: 'checkup' }] });
  expect(active(promoted, 'B').id).toBe('y');
  expect(promoted.final.turn).toEqual({ player: 'B', number: 6 });
  const decided = judge({
    ...out,
    moves: [attack, { by: 'B', do: 'decide', question: ended.open[0]!.id, answer: 'x' }],
  });
  expect(active(decided, 'B').id).toBe('x');
});
test('what lasts until the end of a turn ends with it', () => {
  const effects = [{ applies: 'cannot-retreat' as const, until: 'end-of-turn' as const }, { applies: 'prevent-damage' as const, until: 'end-of-opponents-next-turn' as const }]; // prettier-ignore
  const after = (n: number) => {
    const moves: PtcgMove[] = [{ by: 'A', do: 'end-turn' }, { do: 'checkup' }, { by: 'B', do: 'end-turn' }, { do: 'checkup' }]; // prettier-ignore
    return active(judge({ a: { active: { card: 'Plain', effects } }, moves: moves.slice(0, n) }), 'A').effects;
  };
  expect(after(2)?.map((e) => e.applies)).toEqual(['prevent-damage']);
  expect(after(4)).toEqual([]);
});

// ───────────────────────────── Accepted moves, open questions ─────────────────────────────

test('an accepted illegal move is an irregularity, and the game goes on', () => {
  const ruling = judge({ a: { hand: ['Fire', 'Water'], used: { energy: true } }, moves: [{ by: 'A', do: 'attach', card: 'Fire', to: 'Plain', accepted: true }, { by: 'A', do: 'end-turn' }] }); // prettier-ignore
  expect(ruling.verdict).toBe('resolved');
  expect(ruling.irregularities).toMatchObject([{ move: 0, reasons: [{ code: 'energy-used' }] }]);
  expect((ruling.irregularities?.[0]?.lastLegal as PtcgState).players?.A?.hand).toHaveLength(2);
  expect(active(ruling, 'A').energy).toHaveLength(1);
});
test('an illegal move leaves no steps and no changes', () => {
  const ruling = judge({ a: { used: { energy: true }, hand: ['Fire'] }, moves: [{ by: 'A', do: 'attach', card: 'Fire', to: 'Plain' }] }); // prettier-ignore
  expect(ruling.steps).toEqual([]);
  expect(ruling.final).toEqual(ruling.initial);
});

const texted = hitter(30, { attacks: [{ name: 'Hit', cost: [], damage: 30, text: 'Something nobody declared.' }] });
test('a text nobody read: the ruling waits where it could matter, and holds the result should it change nothing', () => {
  const asked = judge({ cards: { Hitter: texted }, a: { active: 'Hitter' }, moves: [attack] });
  expect(asked).toMatchObject({ verdict: 'needs-facts', grounds: [{ card: 'Hitter', ground: 'unread', unread: ['Something nobody declared.'] }] }); // prettier-ignore
  expect(asked.open.map((d) => d.answers?.map((a) => a.value))).toEqual([['nothing', { does: [] }]]);
  expect(asked.open[0]?.text.en).toContain('Something nobody declared.');
  expect(asked.steps.at(-1)?.kind).toBe('attack-used');
  expect(active(asked, 'B').damage).toBe(0);
  expect(asked.headline.en).toBe(
    'If the text of Hitter changes nothing here (the program cannot read it): Hitter does 30.',
  );
  expect(asked.branches).toMatchObject([
    { answer: 'nothing', ruling: { verdict: 'resolved', damage: [{ total: 30 }] } },
  ]);
  expect(active(settled(asked), 'B').damage).toBe(30);
});
test('what the judge says a text does is carried out like a declaration', () => {
  const question = 'Hitter/text/Hit';
  const decide = (answer: unknown): PtcgMove => ({ by: 'A', do: 'decide', question, answer });
  const told = (answer: unknown) => judge({ cards: { Hitter: texted }, a: { active: 'Hitter' }, moves: [attack, decide(answer)] }); // prettier-ignore
  expect(told('nothing')).toMatchObject({ verdict: 'resolved', damage: [{ total: 30 }] });
  const does = [{ effect: 'attack', attack: 1, damage: [{ plus: [{ amount: 20 }] }], after: [{ do: 'condition', apply: 'asleep', on: 'opponent-active' }] }]; // prettier-ignore
  const said = told({ does });
  expect(said).toMatchObject({ verdict: 'resolved', grounds: [{ ground: 'corrected' }] });
  expect(active(said, 'B')).toMatchObject({ damage: 50, conditions: ['asleep'] });
  expect(told(70).damage?.[0]?.total).toBe(70);
});
test('a Trainer text nobody read: what it did is asked before anything else is ruled', () => {
  const cards = { Thing: item({ text: 'Unknown.' }), Hitter: hitter(30) };
  const board = { cards, a: { active: 'Hitter', hand: ['Thing', 'Fire'] } };
  const ruling = judge({ ...board, moves: [play('Thing'), { by: 'A', do: 'attach', card: 'Fire', to: 'Hitter' }] });
  expect(ruling.verdict).toBe('needs-facts');
  expect(ruling.steps.map((s) => s.kind)).toEqual(['play']);
  expect(active(settled(ruling), 'A').energy).toHaveLength(1);
});

/** A Pokémon with an Ability of which only this is told. */
const bystander = (...touches: Sentence['touches']): Library => ({
  ...emptyLibrary,
  reading: () => ({ ground: 'unread', effects: [], unread: [{ text: { de: 'Fremd.', en: 'Foreign.' }, box: 'ability/1', touches }] }),
}); // prettier-ignore
const BYSTANDER = pokemon({ name: 'Foreign', abilities: [{ name: 'Foreign', text: 'Foreign.' }] });
const beside = (touches: Sentence['touches'], side: 'a' | 'b', moves: PtcgMove[]): PtcgRuling =>
  rulePtcg(
    table({
      cards: { Hitter: hitter(30), Foreign: BYSTANDER, Grown: pokemon({ name: 'Grown', stage: 'stage1', evolvesFrom: 'Plain' }) },
      a: { active: 'Hitter', bench: ['Plain', ...(side === 'a' ? ['Foreign'] : [])], hand: ['Grown', 'Fire'] },
      b: { bench: side === 'b' ? ['Foreign'] : [] },
      moves,
    }),
    bystander(...touches),
  ); // prettier-ignore
const evolving: PtcgMove = { by: 'A', do: 'evolve', card: 'Grown', pokemon: 'Plain' };
test.each<[string, Sentence['touches'], 'a' | 'b', PtcgMove, boolean]>([
  ['an Ability about damage does not keep anybody from evolving', [{ what: 'damage-done' }], 'b', evolving, false],
  ['an Ability about evolving might', [{ what: 'evolving' }], 'b', evolving, true],
  ["one about the opponent's Pokémon might", [{ what: 'evolving', whose: 'opponent' }], 'b', evolving, true],
  ['one about its own player’s Pokémon does not', [{ what: 'evolving', whose: 'you' }], 'b', evolving, false],
  ['one about itself does not', [{ what: 'evolving', self: true }], 'a', evolving, false],
  ['more damage for its player matters to an attack', [{ what: 'damage-done', whose: 'you' }], 'a', attack, true],
  ['less damage to itself does not matter to an attack on another', [{ what: 'damage-taken', self: true }], 'b', attack, false],
  ['what nobody recognised could matter to everything', [{ what: 'everything' }], 'b', evolving, true],
])('%s', (_, touches, side, move, asks) => {
  expect(beside(touches, side, [move]).verdict).toBe(asks ? 'needs-facts' : 'resolved');
}); // prettier-ignore
test('what a text box declares is not read once more; of the other boxes what the reader made of them holds', () => {
  const more = (ability: number, value: number): object => ({ effect: 'passive', ability, modifiers: [{ what: 'damage-done', op: '+', value, on: { self: true } }] });
  const abilities = [{ name: 'One', text: 'Declared.' }, { name: 'Two', text: 'Read.' }];
  const both = hitter(10, { abilities, effects: [more(1, 20)] as NonNullable<PtcgCard['effects']> });
  const reading: Library = { ...emptyLibrary, reading: () => ({ ground: 'read', effects: [more(1, 400), more(2, 50)], unread: [] }) };
  const ruling = rulePtcg(table({ cards: { Hitter: both }, a: { active: 'Hitter' }, moves: [attack] }), reading);
  expect(ruling.damage?.[0]?.total).toBe(80);
}); // prettier-ignore
test('"30+" without a text is asked for', () => {
  const cards = { Hitter: hitter('30+') };
  const asked = judge({ cards, a: { active: 'Hitter' }, moves: [attack] });
  expect(asked.verdict).toBe('needs-facts');
  const question = asked.open.at(-1)!.id;
  const said = judge({ cards, a: { active: 'Hitter' }, moves: [attack, { by: 'A', do: 'decide', question, answer: 70 }] }); // prettier-ignore
  expect(said.damage?.[0]?.total).toBe(70);
});
test('targets of an attack without a text: those named are hit, and the ruling says so', () => {
  const cards = { Hitter: hitter(30), Weak: pokemon({ name: 'Weak', weakness: [{ type: 'Fire' }] }) };
  const ruling = judge({ cards, a: { active: 'Hitter' }, b: { bench: ['Weak'] }, moves: [{ ...attack, targets: ['Weak'] }] }); // prettier-ignore
  expect(ruling.damage).toMatchObject([{ target: 'Weak', total: 30 }]);
  expect(ruling.assumptions.map((a) => a.path)).toContain('/moves/0/targets');
});
test('who is not written does not lose for having no Pokémon', () => {
  const ruling = judge({ cards: { Hitter: hitter(30) }, a: { active: 'Hitter' }, moves: [attack] });
  expect(ruling.verdict).toBe('resolved');
});

// ───────────────────────────── What may be done now ─────────────────────────────

test('now: both players, every card, with all reasons', () => {
  const cards = { Hitter: hitter(10, { attacks: [{ name: 'Hit', cost: ['Fire'], damage: 10 }] }), Helper: item({ name: 'Helper', trainer: 'supporter' }) }; // prettier-ignore
  const answer = nowPtcg(table({ cards, a: { active: { card: 'Hitter', conditions: ['asleep'] }, hand: ['Helper', 'Fire'] }, b: { hand: ['Water'] } }), emptyLibrary); // prettier-ignore
  expect(answer.asked).toBe('A');
  const of = (by: 'A' | 'B', what: string) => answer.options.find((o) => o.by === by && o.do === what);
  expect(of('A', 'attack')).toMatchObject({ legal: false, card: 'Hitter', effect: 1 });
  expect(of('A', 'attack')?.reasons.map((r) => r.code)).toEqual(['asleep', 'cost-not-met']);
  expect(of('A', 'attach')).toMatchObject({ legal: true, card: 'Fire' });
  expect(of('A', 'play')).toMatchObject({ legal: true, card: 'Helper' });
  expect(of('A', 'retreat')?.legal).toBe(false);
  // Player B's turn comes after this one: Checkup, in which A's Hitter flips for being Asleep.
  expect(of('B', 'attach')).toMatchObject({ legal: null, when: 'after-pass', reasons: [] });
  expect(of('B', 'attach')?.open.map((d) => d.what)).toEqual(['coin']);
});
test('now says the same as the moves', () => {
  for (const { of } of LIMITS) {
    const moves = of.moves ?? [];
    const last = moves.at(-1);
    if (!last || last.do === 'promote' || last.do === 'discard-from-play' || !('by' in last) || last.do === 'retreat') continue;
    const before = nowPtcg(table({ ...of, moves: moves.slice(0, -1) }), emptyLibrary);
    const card = 'card' in last ? last.card : undefined;
    const option = before.options.find((o) => o.by === last.by && o.do === last.do && (card === undefined || o.card === card));
    // What the next player may do in their turn is no move of this one.
    if (!option || option.when === 'after-pass') continue;
    expect([card ?? last.do, option.legal !== false]).toEqual([card ?? last.do, settled(judge(of)).verdict !== 'illegal']);
  }
}); // prettier-ignore

test('a second Checkup after an owed promotion is the next one: Poison counts once per Checkup', () => {
  const b = {
    active: { card: 'Plain', damage: 90, conditions: ['poisoned' as const] },
    bench: [{ card: 'Plain', id: 'next' }],
  };
  const a = { active: { card: 'Plain', conditions: ['poisoned' as const] } };
  const start: PtcgMove[] = [{ by: 'A', do: 'end-turn' }, { do: 'checkup' }];
  const once = judge({ a, b, moves: start });
  expect(active(once, 'A').damage).toBe(10);
  expect(once.final.turn).toEqual({ player: 'A', number: 5 });
  const question = once.open[0]!.id;
  const on = judge({ a, b, moves: [...start, { do: 'checkup' }, { by: 'B', do: 'decide', question, answer: 'next' }] });
  expect(active(on, 'A').damage).toBe(20);
  expect(on.final.turn).toEqual({ player: 'A', number: 7 });
});
test('a fact the language cannot say is asked once, whatever asks for it', () => {
  const doubtful = pokemon({ name: 'Doubtful', effects: [{ effect: 'passive', if: { test: 'unmodelled', text: 'Is it raining?' }, modifiers: [{ what: 'damage-taken', op: '-', value: 10 }, { what: 'hp', op: '+', value: 50 }] }] }); // prettier-ignore
  const ruling = judge({ cards: { Hitter: hitter(30), Doubtful: doubtful }, a: { active: 'Hitter' }, b: { active: 'Doubtful' }, moves: [attack] }); // prettier-ignore
  expect(ruling.branches?.map((x) => x.ruling.damage?.[0]?.total)).toEqual([20, 30]);
  expect(ruling.branches?.[0]?.ruling.decisions.filter((d) => d.what === 'fact')).toHaveLength(1);
});

test.each([
  [{}, { player: 'A', number: 5 }],
  [{ firstPlayer: 'B' as const }, { player: 'A', number: 6 }],
  [{ turn: { player: 'B' as const } }, { player: 'B', number: 6 }],
  [{ turn: { number: 1 } }, { player: 'A', number: 1 }],
])('whose turn it is where the case does not say: %j', (state, turn) => {
  expect(judge({ state }).initial.turn).toEqual(turn);
});

test('outcomes: what became of whom, and why; Prize cards where they were taken', () => {
  const cards = { Hitter: hitter(120), Wall: pokemon({ name: 'Wall', effects: [{ effect: 'passive', modifiers: [{ what: 'prevent-damage' }] }] }) }; // prettier-ignore
  const out = judge({ cards, a: { active: 'Hitter' }, b: { active: { id: 'struck', card: 'Plain' }, bench: [{ id: 'two', card: 'Plain' }] }, moves: [attack, { by: 'B', do: 'promote', pokemon: 'two' }] }); // prettier-ignore
  expect(out.outcomes).toMatchObject([
    { card: 'Hitter', became: 'resolved' },
    { card: 'struck', became: 'knocked-out', why: { code: 'knocked-out', text: { en: 'Plain (struck) has 120 damage against 100 HP and is Knocked Out.' } } },
    { card: 'two', became: 'switched' },
  ]); // prettier-ignore
  expect(out.steps[out.outcomes[1]!.step - 1]?.kind).toBe('discard');
  expect(out.players).toEqual({ A: { prizesTaken: 1 } });
  const prevented = judge({ cards, a: { active: 'Hitter' }, b: { active: 'Wall' }, moves: [attack] });
  expect(prevented.outcomes).toMatchObject([{ card: 'Wall', became: 'protected', why: { code: 'prevention' } }, { card: 'Hitter', became: 'resolved' }]); // prettier-ignore
  const illegal = judge({ cards, a: { active: 'Hitter', hand: ['Grown'] }, moves: [{ by: 'A', do: 'evolve', card: 'Grown', pokemon: 'Hitter' }] }); // prettier-ignore
  expect(illegal.outcomes).toMatchObject([
    { card: 'Grown', became: 'stayed', step: 0, why: illegal.illegal?.reasons[0] },
  ]);
});

test('a step says which words of the card it carries out', () => {
  const effects: PtcgCard['effects'] = [{ effect: 'attack', attack: 1, damage: [{ plus: [{ amount: 20 }] }], after: [{ do: 'if', test: { test: 'pokemon', who: 'self', is: {} }, then: [{ do: 'condition', apply: 'asleep', on: 'opponent-active' }] }] }]; // prettier-ignore
  const ruling = judge({ cards: { Hitter: hitter(30, { effects }) }, a: { active: 'Hitter' }, moves: [attack] });
  const says = (kind: string) => ruling.steps.find((s) => s.kind === kind)?.says;
  expect(says('condition')).toEqual({ card: 'Hitter', at: '/0/after/0/then/0' });
  expect(says('plus')).toEqual({ card: 'Hitter', at: '/0/damage/0' });
  expect(says('attack-used')).toBeUndefined();
});

test('a doll its text puts down at set-up only: then, and in no turn; it cannot retreat', () => {
  const doll = item({ name: 'Doll', effects: [{ effect: 'played-as-pokemon', hp: 90, types: ['Colorless'], setUpOnly: true, cannotRetreat: true, immune: true }] }); // prettier-ignore
  expect(codes({ cards: { Doll: doll }, a: { hand: ['Doll'] }, moves: [{ by: 'A', do: 'bench', card: 'Doll' }] })).toEqual(['set-up-only']); // prettier-ignore
  expect(codes({ cards: { Doll: doll }, a: { active: 'Doll', bench: ['Plain'] }, moves: [{ by: 'A', do: 'retreat', to: 'Plain' }] })).toEqual(['cannot-retreat']); // prettier-ignore
  const start = { by: 'A', do: 'set-up', active: 'Doll' } as const;
  expect(judge({ cards: { Doll: doll }, a: { active: null, hand: ['Doll'] }, state: first(1), moves: [start] }).verdict).toBe('resolved'); // prettier-ignore
});
test('a Pokémon is promoted behind the end of a turn: what made room for it happened in the Checkup', () => {
  const b = { active: { card: 'Plain', damage: 90, conditions: ['poisoned' as const] }, bench: [{ card: 'Plain', id: 'next' }] }; // prettier-ignore
  const moves: PtcgMove[] = [
    { by: 'A', do: 'end-turn' },
    { by: 'B', do: 'promote', pokemon: 'next' },
  ];
  expect(judge({ b, moves })).toMatchObject({ verdict: 'resolved', final: { turn: { player: 'B', number: 6 } } });
  expect(codes({ b: { ...b, active: 'Plain' }, moves })).toEqual(['no-promotion']);
});
