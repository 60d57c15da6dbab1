/** What effects observed in play need: whole hands, several searches, requirements, chance, Stadiums of both, who fills the Active Spot first. */
import { expect, test } from 'vitest';
import type { PtcgCard, PtcgMove } from '../../case/schema.ts';
import { emptyLibrary } from '../../library.ts';
import { nowPtcg } from '../now.ts';
import { active, attack, deck, hitter, judge, pokemon, table, using, type Table } from '../testing.ts';

const item = (effect: object): PtcgCard => ({ name: 'Helper', kind: 'trainer', trainer: 'item', effects: [{ effect: 'play', ...effect }] }); // prettier-ignore
const playing = (effect: object, more: Table = {}) =>
  judge({ moves: [{ by: 'A', do: 'play', card: 'Helper' }], ...more, cards: { Helper: item(effect), ...more.cards }, a: { hand: ['Helper'], ...more.a } }); // prettier-ignore
const eachOfTwo = {
  do: [
    { do: 'choose-pokemon', which: { choose: 2, from: { of: 'you', where: 'bench' }, upTo: true }, as: 'two' },
    { do: 'for-each', which: { chosen: 'two' }, as: 'one', then: [{ do: 'heal', amount: 30, on: { chosen: 'one' } }] },
  ],
};
test('what is done to each chosen Pokémon may be played where one can be chosen', () => {
  expect(playing(eachOfTwo, { a: { hand: ['Helper'], bench: [{ card: 'Plain', damage: 10 }] } }).verdict).toBe('resolved'); // prettier-ignore
  expect(playing(eachOfTwo).illegal?.reasons.map(({ code }) => code)).toEqual(['no-effect']);
});

test('an optional trigger that chooses several Pokémon is used right behind the move', () => {
  const grown = pokemon({ name: 'Grown', stage: 'stage1', evolvesFrom: 'Plain', abilities: [{ name: 'Bite' }], effects: [{ effect: 'triggered', ability: 1, may: true, when: { event: 'evolved' }, do: [{ do: 'choose-pokemon', which: { choose: 2, from: { of: 'opponent' } }, as: 'two' }, { do: 'put-counters', count: 2, on: { each: { chosen: 'two' } } }] }] }); // prettier-ignore
  const moves: PtcgMove[] = [
    { by: 'A', do: 'evolve', card: 'Grown', pokemon: 'Plain' },
    { by: 'A', do: 'ability', pokemon: 'Grown', choose: { pokemon: ['Plain#2', 'Plain#3'] } },
  ];
  const ruling = judge({ cards: { Grown: grown }, a: { hand: ['Grown'] }, b: { bench: ['Plain'] }, moves });
  expect(ruling.verdict).toBe('resolved');
  expect(active(ruling, 'B').damage).toBe(20);
});

test('what a case names tells which of two options is taken, where only one is about it', () => {
  const gist = (en: string) => ({ de: en, en });
  const search = (which: object, count: number) => ({ do: 'take', from: 'deck', which, count, upTo: true, to: 'hand' });
  const effect = { do: [{ do: 'choose-one', options: [{ gist: gist('two Pokémon'), then: [search({ kind: 'pokemon' }, 2)] }, { gist: gist('a Trainer card'), then: [search({ kind: 'trainer' }, 1)] }, { gist: gist('any card'), then: [search({}, 1)] }] }] }; // prettier-ignore
  const found = (...cards: string[]) =>
    playing(effect, { a: { hand: ['Helper'], ...deck('Plain', 'Plain', 'Helper') }, moves: [{ by: 'A', do: 'play', card: 'Helper', choose: { cards } }] }); // prettier-ignore
  const [first, second] = found().initial.players!.A!.deck!.cards!.map((card) => (typeof card === 'string' ? card : card!.id!)); // prettier-ignore
  expect(found(first!, second!).final.players?.A?.hand).toHaveLength(2);
  expect(found(first!).open.map(({ what }) => what)).toEqual(['choice']);
});

test('a hand is counted as it will be when the cost is paid', () => {
  const effect = { cost: [{ do: 'discard-cards', count: 1, of: 'you' }], do: [{ do: 'draw-until', hand: 2 }] };
  expect(playing(effect, { a: { hand: ['Helper', 'Fire', 'Water'] } }).illegal).toBeUndefined();
  expect(playing(effect, { a: { hand: ['Helper', 'Fire', 'Fire', 'Fire'] } }).verdict).toBe('illegal');
});

test('two searches of one text: each takes what is for it, what neither takes is wrong', () => {
  const effect = {
    do: [
      { do: 'take', from: 'deck', which: { kind: 'pokemon' }, count: 1, to: 'hand' },
      { do: 'take', from: 'deck', which: { kind: 'energy' }, count: 1, to: 'hand' },
    ],
  };
  const found = (...cards: string[]) =>
    playing(effect, { a: { hand: ['Helper'], ...deck('Plain', 'Fire', 'Helper') }, moves: [{ by: 'A', do: 'play', card: 'Helper', choose: { cards } }] }); // prettier-ignore
  expect(found('Fire').final.players?.A?.hand).toMatchObject([{ card: 'Fire' }]);
  expect(found('Fire', 'Plain').final.players?.A?.hand).toHaveLength(2);
  expect(found('Helper#2').illegal?.reasons.map(({ code }) => code)).toEqual(['illegal-card']);
});

test("what can't be discarded completely is not begun: the attack does nothing", () => {
  const effect = {
    requires: [
      { do: 'discard-cards', count: 2, which: { kind: 'energy' }, of: 'you', as: 'paid' },
      { do: 'knock-out', which: 'opponent-active' },
      {
        do: 'if',
        test: { test: 'count', of: { count: 'done', by: 'paid' }, number: { atMost: 1 } },
        then: [{ do: 'nothing' }],
      },
    ],
  };
  const ruling = using(effect, { a: { hand: ['Fire'] }, b: { bench: ['Plain'] } });
  expect(ruling.final.players?.A).toMatchObject({ hand: [{ card: 'Fire' }], prizes: 6 });
  expect(ruling.headline.en).toContain('does nothing');
});

test('damage that is not done asks for no target', () => {
  const effect = { damage: [{}, { base: 50, to: { choose: 1, from: { of: 'opponent', where: 'bench' } }, if: { test: 'count', of: { count: 'cards', in: 'hand', of: 'you' }, number: 3 } }] }; // prettier-ignore
  const ruling = using(effect, { b: { bench: ['Plain', 'Plain'] } });
  expect(ruling.open).toEqual([]);
  expect(active(ruling, 'B').damage).toBe(10);
});

test('an attacker that leaves the Active Spot by its own effect is replaced before the opponent replaces a Knocked Out Pokémon', () => {
  const leaving = hitter(500, { effects: [{ effect: 'attack', attack: 1, after: [{ do: 'return', which: 'self', to: 'deck', attached: 'with' }] }] }); // prettier-ignore
  const ruling = judge({
    cards: { Hitter: leaving },
    a: { active: 'Hitter', bench: ['Plain'] },
    b: { bench: ['Plain'] },
    moves: [attack, { by: 'A', do: 'promote', pokemon: 'Plain' }, { by: 'B', do: 'promote', pokemon: 'Plain#3' }],
  });
  expect(ruling.verdict).toBe('resolved');
});

test('a Stadium that allows both players a larger Bench under a condition asks it of each', () => {
  const cards: Record<string, PtcgCard> = {
    Dome: { name: 'Dome', kind: 'trainer', trainer: 'stadium', effects: [{ effect: 'passive', modifiers: [{ what: 'bench-limit', value: 8, player: 'both', if: { test: 'in-play', which: { of: 'you', label: 'Tera' } } }] }] }, // prettier-ignore
    Gem: pokemon({ name: 'Gem', labels: ['Tera'] }),
  };
  const full = ['Plain', 'Plain', 'Plain', 'Plain', 'Plain'];
  const bench = (by: 'A' | 'B', owner: 'A' | 'B') =>
    judge({
      cards,
      state: { stadium: { card: 'Dome', owner }, turn: { player: by, number: 5 } },
      a: { active: 'Gem', bench: full, hand: ['Plain'] },
      b: { bench: full, hand: [{ id: 'mine', card: 'Plain' }] },
      moves: [{ by, do: 'bench', card: by === 'A' ? 'Plain#6' : 'mine' }],
    }).verdict;
  expect([bench('A', 'A'), bench('A', 'B')]).toEqual(['resolved', 'resolved']);
  expect([bench('B', 'A'), bench('B', 'B')]).toEqual(['illegal', 'illegal']);
});

const wakeEnergy: PtcgCard = { name: 'Wake Energy', kind: 'energy', energy: 'special', effects: [{ effect: 'provides', options: [{ units: [['Colorless']] }] }, { effect: 'triggered', when: { event: 'energy-attached', pokemon: { self: true } }, do: [{ do: 'draw', count: 2 }] }] }; // prettier-ignore
test('what a Special Energy does when it is attached, it does not do for another Energy', () => {
  const attach = (card: string, energy: string[]) =>
    judge({ cards: { Wake: wakeEnergy }, a: { active: { card: 'Plain', energy }, hand: [card] }, moves: [{ by: 'A', do: 'attach', card, to: 'Plain' }] }); // prettier-ignore
  expect(attach('Wake', []).final.players?.A?.hand).toHaveLength(2);
  expect(attach('Fire', ['Wake']).final.players?.A?.hand).toHaveLength(0);
});

test('an effect attaches no Energy where its text does not let it be attached', () => {
  const club: PtcgCard = { name: 'Club Energy', kind: 'energy', energy: 'special', effects: [{ effect: 'provides', options: [{ units: [['Colorless']] }] }, { effect: 'attach-to', which: { nameIncludes: 'Club' }, elseDiscard: true }] }; // prettier-ignore
  const effect = { after: [{ do: 'attach-energy', from: 'deck', which: { kind: 'energy' }, count: 1, to: 'self' }] };
  const ruling = using(effect, { cards: { Club: club }, a: deck('Club', 'Fire'), moves: [{ ...attack, choose: { energy: ['Club'] } }] }); // prettier-ignore
  expect(ruling.final.players?.A).toMatchObject({ active: { energy: [] }, discard: [], deck: { count: 2 } });
});

test('a card chosen at random, not told: nobody knows the hand, and which it was stays open', () => {
  const effect = { after: [{ do: 'discard-cards', count: 1, of: 'opponent', by: 'random' }] };
  const b = { hand: ['Fire', 'Water', 'Metal'] };
  const open = using(effect, { b });
  expect(open.verdict).toBe('resolved');
  expect(open.final.players?.B?.hand).toHaveLength(2);
  expect(open.open.map(({ id }) => id)).toEqual(['Hitter/1/random']);
  const told = using(effect, { b, moves: [attack, { by: 'A', do: 'decide', question: 'Hitter/1/random', answer: 'Water' }] }); // prettier-ignore
  expect(told.final.players?.B).toMatchObject({
    hand: [{ card: 'Fire' }, { card: 'Metal' }],
    discard: [{ card: 'Water' }],
  });
  expect(using(effect, { b: { hand: ['Fire', 'Fire'] } }).open).toEqual([]);
});

test('discarding the whole hand is no choice: what is named is for the search', () => {
  const effect = { do: [{ do: 'discard-cards', count: 'all', of: 'you' }, { do: 'take', from: 'deck', which: { kind: 'pokemon' }, count: 1, to: 'hand' }] }; // prettier-ignore
  const ruling = playing(effect, { a: { hand: ['Helper', 'Fire'], ...deck('Water', 'Plain') }, moves: [{ by: 'A', do: 'play', card: 'Helper', choose: { cards: ['Plain'] } }] }); // prettier-ignore
  expect(ruling.final.players?.A?.hand).toMatchObject([{ card: 'Plain' }]);
});

test('what rests on a Bench or discard pile nobody gave is said to hold only if that is empty', () => {
  const perBench = using({ damage: [{ times: { per: { count: 'pokemon', which: { of: 'you', where: 'bench' } } } }] }, { a: { active: 'Hitter', bench: undefined as never } }); // prettier-ignore
  expect(perBench.headline.en).toContain("10 damage for each Pokémon on player A's Bench (not given). With none: ");
  expect(perBench.assumptions.map(({ text }) => text?.en)).toContain(
    "This holds if player A's Bench is empty (it is not given).",
  );
  const given = using({ damage: [{ times: { per: { count: 'pokemon', which: { of: 'you', where: 'bench' } } } }] });
  expect(given.headline.en).not.toContain('not given');
  const fetch = { do: [{ do: 'take', from: 'discard', which: { kind: 'pokemon' }, count: 1, to: 'hand' }] };
  expect(playing(fetch).headline.en).toContain("This holds if player A's discard pile is empty");
  expect(playing(fetch, { a: { hand: ['Helper'], discard: ['Fire'] } }).headline.en).not.toContain('holds if');
});

test('what draws no card may not be played; where only unread text could do something, it is open', () => {
  const option = (effect: object, more: Table = {}) =>
    nowPtcg(table({ ...more, cards: { Helper: item(effect) }, a: { hand: ['Helper'], ...more.a } }), emptyLibrary).options.find(({ card }) => card === 'Helper')?.legal; // prettier-ignore
  const perBench = { do: [{ do: 'draw', count: { per: { count: 'pokemon', which: { of: 'opponent', where: 'bench' } } } }] }; // prettier-ignore
  expect([option(perBench), option(perBench, { b: { bench: ['Plain'] } })]).toEqual([false, true]);
  const half = {
    do: [
      { do: 'heal', amount: 30, on: 'own-active' },
      { do: 'unmodelled', text: 'something else' },
    ],
  };
  expect(option(half, { a: { hand: ['Helper'], active: { card: 'Plain', damage: 10 } } })).toBe(true);
  expect(option(half)).toBe(null);
});

test('a case that ends with the end of a turn tells what Pokémon Checkup does', () => {
  const poisoned = { active: { card: 'Plain', damage: 90, conditions: ['poisoned' as const] }, bench: ['Plain'] };
  const ends = (prizes: number) =>
    judge({ a: { ...poisoned, prizes }, b: { ...poisoned, prizes }, moves: [{ by: 'A', do: 'end-turn' }] });
  expect([ends(1).verdict, ends(1).over?.winner, ends(2).verdict]).toEqual(['over', 'sudden-death', 'resolved']);
});

test("a Benched Pokémon that effects of the opponent's Supporters do nothing to is not switched in", () => {
  const modifiers = [{ what: 'prevent-effects', of: ['supporter'], from: { of: 'opponent' } }];
  const shielded = pokemon({ name: 'Shielded', abilities: [{ name: 'Shield' }], effects: [{ effect: 'passive', ability: 1, modifiers }] }); // prettier-ignore
  const pull = { do: [{ do: 'switch', who: 'opponent', by: 'you' }] };
  const pulled = (trainer: 'supporter' | 'item') =>
    active(playing(pull, { cards: { Shielded: shielded, Helper: { ...item(pull), trainer } }, b: { bench: ['Shielded'] }, moves: [{ by: 'A', do: 'play', card: 'Helper', targets: ['Shielded'] }] }), 'B').card; // prettier-ignore
  expect([pulled('supporter'), pulled('item')]).toEqual(['Plain', 'Shielded']);
});

test('a text nobody read that may switch off an Ability nobody read is asked about', () => {
  const user = pokemon({ name: 'User', abilities: [{ name: 'Move', text: 'You may frobnicate 1 of your Pokémon.' }] });
  const gas = pokemon({ name: 'Gas', abilities: [{ name: 'Gas', text: 'Ignore all Pokémon Powers.' }] });
  const { open } = judge({ cards: { User: user, Gas: gas }, a: { active: 'User' }, b: { active: 'Gas' }, moves: [{ by: 'A', do: 'ability', pokemon: 'User', ability: 'Move' }] }); // prettier-ignore
  expect(open.map(({ id }) => id)).toContain('Gas/text/Gas');
});

test('of two amounts of an attack, each with its condition, only the one that is met is told', () => {
  const flip = { do: 'flip', coins: 2, as: 'f' };
  const strike = (coins: ('heads' | 'tails')[]) =>
    using({ before: [flip], damage: [{ base: 50, if: { not: { test: 'coin', flip: 'f', is: 'all-heads' } } }, { if: { test: 'coin', flip: 'f', is: 'all-heads' } }] }, { moves: [{ ...attack, coins }] }).headline.en; // prettier-ignore
  expect([strike(['heads', 'tails']), strike(['heads', 'heads'])]).toEqual(['Hitter does 50.', 'Hitter does 10.']);
});

test('no Prize card is told with what takes it away', () => {
  const cheap = pokemon({ name: 'Cheap', hp: 10, abilities: [{ name: 'Worthless' }], effects: [{ effect: 'passive', ability: 1, modifiers: [{ what: 'prizes', op: '-', value: 1 }] }] }); // prettier-ignore
  const { headline } = using({}, { cards: { Cheap: cheap }, b: { active: 'Cheap', bench: ['Plain'] } });
  expect(headline.en).toContain('Knocked Out; no Prize card (Worthless)');
});

test('of two ways of a card the one that can be done, and what is chosen for it is not paid with', () => {
  const option = (op: object) => ({ gist: { de: 'x', en: 'x' }, then: [op] });
  const vacuum = {
    cost: [{ do: 'discard-cards', count: 1, of: 'you', to: 'lost-zone' }],
    do: [{ do: 'choose-one', options: [option({ do: 'discard-tools', from: { choose: 1, from: { tool: true } }, count: 1, to: 'lost-zone' }), option({ do: 'discard-stadium', to: 'lost-zone' })] }],
  }; // prettier-ignore
  const cape: PtcgCard = { name: 'Cape', kind: 'trainer', trainer: 'tool', effects: [] };
  const ruling = playing(vacuum, { cards: { Cape: cape }, a: { hand: ['Helper', 'Fire'] }, b: { active: { card: 'Plain', tools: ['Cape'] } }, moves: [{ by: 'A', do: 'play', card: 'Helper', choose: { cards: ['Cape'] } }] }); // prettier-ignore
  expect([ruling.verdict, ruling.headline.en]).toEqual(['resolved', expect.stringContaining('Cape moved from Plain (B) into the Lost Zone')]); // prettier-ignore
});
