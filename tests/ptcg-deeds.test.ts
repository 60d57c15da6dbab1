/**
 * Each thing an effect can do in the Pokémon TCG, on one board: as an attack does it and as an Item card does it, with nothing decided and with every question
 * answered, first and last of the answers. The whole rulings are pinned.
 */
import { expect, test } from 'vitest';
import type { PokemonInPlay, PtcgCard, PtcgMove, PtcgPlayer } from '../engine/case/schema.ts';
import type { Ruling } from '../engine/ruling/schema.ts';
import { emptyLibrary } from '../engine/library.ts';
import { OpSchema } from '../engine/ptcg/effects/instructions.ts';
import { nowPtcg } from '../engine/ptcg/now.ts';
import { doing, judge, pokemon, table } from '../engine/ptcg/testing.ts';
import { answer, options, plain } from './answer.ts';

const tool: PtcgCard = { name: 'Cape', kind: 'trainer', trainer: 'tool' };
const cards: Record<string, PtcgCard> = {
  Dry: pokemon({ name: 'Dry', types: ['Fire'], hp: 300, retreat: 2, weakness: [{ type: 'Water', value: '×2' }], attacks: [{ name: 'Bake', cost: ['Fire'], damage: 30 }] }),
  Wet: pokemon({ name: 'Wet', types: ['Water'], hp: 200, attacks: [{ name: 'Splash', cost: ['Water'], damage: 20 }, { name: 'Flood', cost: [], damage: 60 }] }),
  Grown: pokemon({ name: 'Grown', types: ['Grass'], stage: 'stage1', evolvesFrom: 'Plain', hp: 150, retreat: 3 }),
  Great: pokemon({ name: 'Great ex', types: ['Grass', 'Metal'], stage: 'stage2', evolvesFrom: 'Grown', hp: 330 }),
  Cape: tool, Belt: { ...tool, name: 'Belt' }, Potion: { name: 'Potion', kind: 'trainer', trainer: 'item' }, Park: { name: 'Park', kind: 'trainer', trainer: 'stadium' },
  Helper: { name: 'Helper', kind: 'trainer', trainer: 'supporter', effects: [{ effect: 'play', do: [{ do: 'draw', count: 2 }] }] },
  'Odd Energy': { name: 'Odd Energy', kind: 'energy', energy: 'special', provides: [['Colorless']] },
}; // prettier-ignore
const ACTIVE: PokemonInPlay = { card: 'Hitter', id: 'me', energy: ['Fire Energy', 'Odd Energy'], damage: 20, conditions: ['burned'] }; // prettier-ignore
const mine: PtcgPlayer = { active: ACTIVE, bench: [{ card: 'Plain', id: 'plain', since: { turn: 1 } as never, damage: 10 }, { card: 'Wet', id: 'wet', energy: ['Water Energy'], tools: ['Cape'] }], hand: ['Deed', 'Potion', 'Grown', 'Fire Energy', 'Helper'], discard: ['Wet', 'Grown', 'Helper', 'Water Energy', 'Odd Energy'], prizes: 4 }; // prettier-ignore
const theirs = { active: { card: 'Grown', id: 'grown', under: ['Plain'], conditions: ['poisoned', 'asleep'], tools: ['Belt'], damage: 40, energy: ['Grass Energy', 'Odd Energy'] }, bench: [{ card: 'Great', id: 'great', under: ['Plain', 'Grown'], damage: 100, energy: ['Metal Energy'] }, { card: 'Dry', id: 'dry' }], hand: ['Potion', 'Helper'], discard: ['Dry'], prizes: 2 } as PtcgPlayer; // prettier-ignore
const known = (...names: string[]) => ({ deck: { cards: names, count: names.length } });

const NOTHING: Partial<PtcgPlayer> = { bench: [], hand: [], discard: [], deck: { cards: [], count: 0 }, prizes: 2 };
const BARE: { a: PtcgPlayer; b: PtcgPlayer } = {
  a: { ...NOTHING, active: { card: 'Hitter', id: 'me' }, hand: ['Deed'] },
  b: { ...NOTHING, active: { card: 'Dry', id: 'dry' } },
};

type Side = Partial<PtcgPlayer>;
/** `bare`: the Active Pokémon alone, and nothing else but the card. */
function ruled(as: 'attack' | 'item', ops: object[], moves: PtcgMove[], told: boolean, bare = false): Ruling {
  const of = (...names: string[]): Side => (told ? known(...names) : {});
  const item: PtcgCard = { name: 'Deed', kind: 'trainer', trainer: 'item', effects: [{ effect: 'play', do: ops }] as never }; // prettier-ignore
  const does = as === 'attack' ? ({ by: 'A', do: 'attack', attack: 1 } as const) : ({ by: 'A', do: 'play', card: 'Deed' } as const); // prettier-ignore
  return judge({
    cards: { ...cards, Hitter: doing({ after: ops }, { hp: 400 }), Deed: item },
    a: bare ? BARE.a : { ...mine, ...of('Dry', 'Potion', 'Grown', 'Water Energy', 'Cape', 'Helper') },
    b: bare ? BARE.b : { ...theirs, ...of('Wet', 'Helper', 'Fire Energy', 'Plain') },
    state: { turn: { number: 5 }, stadium: bare ? null : ({ card: 'Park', owner: 'B' } as never) },
    moves: [does, ...moves],
  });
}
/** With every question answered that has answers, as far as they go. */
function decided(run: (moves: PtcgMove[]) => Ruling, which: 'first' | 'last'): Ruling {
  const moves: PtcgMove[] = [];
  for (;;) {
    const ruling = run(moves);
    const open = ruling.open[0];
    const value = open?.answers?.at(which === 'first' ? 0 : -1)?.value;
    if (!open || value === undefined || moves.length > 7) return ruling;
    moves.push({ by: open.by === 'judge' ? 'A' : open.by, do: 'decide', question: open.id, answer: value } as PtcgMove);
  }
}

const bench = { choose: 1, from: { of: 'you', where: 'bench' } };
const theirBench = { choose: 1, from: { of: 'opponent', where: 'bench' } };
const DEEDS: Record<string, object[]> = {
  'damage-each-time': [{ do: 'damage-each-time', times: 3, damage: 20, from: { of: 'opponent' } }],
  damage: [{ do: 'damage', base: 30, to: theirBench }, { do: 'damage', base: 30, to: 'self' }, { do: 'damage', base: 20, to: { each: { of: 'opponent', where: 'bench' } }, benchToo: true }],
  'put-counters': [{ do: 'put-counters', count: 3, on: { choose: 1, from: { of: 'opponent' } } }],
  'spread-counters': [{ do: 'spread-counters', count: 4, among: { of: 'opponent' } }],
  'spread-counters up to': [{ do: 'spread-counters', count: 4, among: { of: 'opponent', where: 'bench' }, upTo: true }],
  'rearrange-counters': [{ do: 'rearrange-counters', among: { of: 'opponent' } }],
  'move-counters': [{ do: 'move-counters', count: 2, from: 'self', to: 'opponent-active' }],
  'move all counters': [{ do: 'move-counters', count: 'all', from: { choose: 1, from: { of: 'opponent', where: 'bench', damaged: true } }, to: 'opponent-active' }],
  'move any counters': [{ do: 'move-counters', count: 'any', from: 'self', to: bench }],
  'swap-counters': [{ do: 'swap-counters', a: 'self', b: 'opponent-active' }],
  heal: [{ do: 'heal', amount: 10, on: { each: { of: 'you' } } }],
  'heal all': [{ do: 'heal', amount: 'all', on: 'self' }],
  condition: [{ do: 'condition', apply: 'confused', on: 'opponent-active' }, { do: 'condition', apply: ['poisoned', 'paralyzed'], on: 'self', counters: 2 }],
  'condition, several coins': [{ do: 'condition', apply: 'asleep', on: 'opponent-active', coins: 2 }],
  'recover all': [{ do: 'recover', from: 'all', on: 'self' }],
  'recover one': [{ do: 'recover', from: 'one', on: 'opponent-active' }],
  'recover some': [{ do: 'recover', from: ['poisoned'], on: 'opponent-active' }],
  'discard-energy': [{ do: 'discard-energy', from: 'self', count: 1 }],
  'discard-energy all': [{ do: 'discard-energy', from: 'self', count: 'all', as: 'gone' }, { do: 'draw', count: { per: { count: 'done', by: 'gone' } } }],
  'discard-energy of theirs': [{ do: 'discard-energy', from: 'opponent-active', count: 1, special: true }],
  'discard-energy up to, to the hand': [{ do: 'discard-energy', from: { each: { of: 'opponent' } }, count: 2, upTo: true, to: 'hand' }],
  'attach-energy from the hand': [{ do: 'attach-energy', from: 'hand', which: { kind: 'energy' }, count: 1, to: bench }],
  'attach-energy from the deck': [{ do: 'attach-energy', from: 'deck', which: { energy: 'basic' }, count: 2, upTo: true, to: 'self' }],
  'attach-energy from the discard pile, any way': [{ do: 'attach-energy', from: 'discard', which: { kind: 'energy' }, count: 2, to: { each: { of: 'you' } }, anyWay: true }],
  'attach-energy from the top': [{ do: 'attach-energy', from: 'deck-top', looking: 4, which: { kind: 'energy' }, count: 'any', to: { each: { of: 'you' } }, anyWay: true }],
  'attach a Tool': [{ do: 'attach-energy', from: 'deck', which: { trainer: 'tool' }, count: 1, to: 'self' }],
  'move-energy': [{ do: 'move-energy', from: 'self', to: bench, count: 1 }],
  'move all energy': [{ do: 'move-energy', from: { each: { of: 'you' } }, to: bench, count: 'all', anyWay: true }],
  'move-energy of theirs': [{ do: 'move-energy', from: 'opponent-active', to: theirBench, count: 1, basic: true }],
  draw: [{ do: 'draw', count: 3 }],
  'draw up to': [{ do: 'draw', count: 3, upTo: true }],
  'draw, opponent': [{ do: 'draw', count: 2, by: 'opponent' }],
  'draw from the bottom': [{ do: 'draw', count: 1, from: 'deck-bottom' }],
  'draw more than there are': [{ do: 'draw', count: 9 }],
  'draw-until': [{ do: 'draw-until', hand: 6 }],
  'draw-until, enough': [{ do: 'draw-until', hand: 2 }],
  'take from the deck': [{ do: 'take', from: 'deck', which: { kind: 'pokemon' }, count: 1, to: 'hand' }],
  'take up to, different': [{ do: 'take', from: 'deck', which: { kind: 'pokemon' }, count: 2, upTo: true, to: 'hand', different: 'types' }],
  'take onto the Bench': [{ do: 'take', from: 'deck', which: { stage: 'basic' }, count: 2, upTo: true, to: 'bench' }],
  'take and evolve': [{ do: 'take', from: 'deck', which: { evolvesFrom: 'Plain' }, count: 1, to: 'evolve', on: bench }],
  'take of the top': [{ do: 'take', from: 'deck-top', looking: 3, count: 1, to: 'hand', rest: 'deck-bottom' }],
  'take of the bottom': [{ do: 'take', from: 'deck-bottom', looking: 2, which: { kind: 'trainer' }, count: 'all', to: 'hand', rest: 'discard' }],
  'take from the discard pile': [{ do: 'take', from: 'discard', which: { kind: 'energy' }, count: 2, upTo: true, to: 'deck' }],
  'take from the discard pile onto the deck': [{ do: 'take', from: 'discard', count: 1, to: 'deck-top' }],
  'take from the hand': [{ do: 'take', from: 'hand', which: { kind: 'energy' }, count: 'any', to: 'deck-bottom' }],
  'take of theirs': [{ do: 'take', from: 'discard', of: 'opponent', which: { kind: 'pokemon' }, count: 1, to: 'bench' }],
  'take away, chosen by the opponent': [{ do: 'take', from: 'deck-top', looking: 2, of: 'you', count: 1, to: 'discard', by: 'opponent' }],
  'reveal the hand': [{ do: 'reveal', from: 'hand', of: 'opponent', which: { kind: 'trainer' }, count: 'all', as: 'shown' }, { do: 'put-counters', count: { per: { count: 'done', by: 'shown' } }, on: 'opponent-active' }],
  'reveal the top': [{ do: 'reveal', from: 'deck-top', count: 2, as: 'shown' }],
  'discard-cards': [{ do: 'discard-cards', count: 1 }],
  'discard-cards any': [{ do: 'discard-cards', count: 'any', which: { kind: 'energy' }, as: 'gone' }],
  'discard-cards of theirs': [{ do: 'discard-cards', count: 1, of: 'opponent', by: 'you' }],
  'discard-cards, they choose': [{ do: 'discard-cards', count: 1, of: 'opponent', by: 'opponent', to: 'deck' }],
  'discard-cards at random': [{ do: 'discard-cards', count: 1, of: 'opponent', by: 'random' }],
  'discard-deck': [{ do: 'discard-deck', count: 2, of: 'opponent' }],
  'discard-deck of both, to the Lost Zone': [{ do: 'discard-deck', count: 1, of: 'both', to: 'lost-zone' }],
  'switch-with-top': [{ do: 'switch-with-top' }],
  'shuffle-hand': [{ do: 'shuffle-hand', of: 'you' }, { do: 'draw', count: 2 }],
  'shuffle-hand under the deck': [{ do: 'shuffle-hand', of: 'opponent', to: 'deck-bottom' }, { do: 'draw', count: 1, by: 'opponent' }],
  switch: [{ do: 'switch', who: 'you' }],
  'switch theirs': [{ do: 'switch', who: 'opponent' }],
  'switch theirs, you choose': [{ do: 'switch', who: 'opponent', by: 'you' }],
  'return to the hand': [{ do: 'return', which: bench, to: 'hand', attached: 'with' }],
  'return to the deck': [{ do: 'return', which: theirBench, to: 'deck', attached: 'discard' }],
  'return this one': [{ do: 'return', which: 'self', to: 'hand', attached: 'discard' }],
  devolve: [{ do: 'devolve', which: 'opponent-active', to: 'hand' }],
  'devolve all': [{ do: 'devolve', which: { each: { of: 'opponent' } }, to: 'deck' }],
  'evolve from the hand': [{ do: 'evolve', from: 'hand', on: { choose: 1, from: { of: 'you', name: 'Plain' } } }],
  'evolve from the deck': [{ do: 'evolve', from: 'deck', on: { choose: 1, from: { of: 'you', name: 'Plain' } } }],
  'evolve freely': [{ do: 'evolve', from: 'deck', on: 'self', which: { kind: 'pokemon', stage: 'stage1' }, freely: true }],
  'knock-out': [{ do: 'knock-out', which: 'opponent-active' }],
  'knock-out itself': [{ do: 'knock-out', which: 'self' }],
  'move-this-card': [{ do: 'move-this-card', to: 'hand' }],
  flip: [{ do: 'flip', coins: 2, as: 'coins' }, { do: 'put-counters', count: { per: { count: 'heads', flip: 'coins' } }, on: 'opponent-active' }],
  'choose-number': [{ do: 'choose-number', atMost: 3, as: 'n' }, { do: 'put-counters', count: { per: { count: 'done', by: 'n' } }, on: 'opponent-active' }],
  'choose-pokemon': [{ do: 'choose-pokemon', which: theirBench, as: 'one' }, { do: 'put-counters', count: 1, on: { chosen: 'one' } }],
  'choose-attack': [{ do: 'choose-attack', of: theirBench, as: 'one' }],
  'in-force on a Pokémon': [{ do: 'in-force', modifiers: [{ what: 'damage-taken', op: '-', value: 30 }], on: 'self', until: 'end-of-opponents-next-turn' }],
  'use-attack': [{ do: 'use-attack', of: bench }],
  'use-attack of a card': [{ do: 'use-attack', discard: { kind: 'pokemon' }, payCost: true }],
  'take-prizes': [{ do: 'take-prizes', count: 1 }],
  'discard-tools': [{ do: 'discard-tools', from: { each: { of: 'opponent' } }, count: 'all' }],
  'discard-tools up to': [{ do: 'discard-tools', from: { each: {} }, count: 1, upTo: true, to: 'hand' }],
  'discard-stadium': [{ do: 'discard-stadium' }],
  exchange: [{ do: 'exchange', which: bench, from: 'discard', card: { stage: 'basic' }, old: 'discard' }],
  'renew-prizes': [{ do: 'renew-prizes', of: 'you', count: 'same' }],
  'renew-prizes under': [{ do: 'renew-prizes', of: 'opponent', count: 2, under: true }],
  'exchange-prizes with the hand': [{ do: 'exchange-prizes', of: 'you', count: 1, for: 'hand' }],
  'exchange-prizes with the top': [{ do: 'exchange-prizes', of: 'you', count: 1, for: 'deck-top' }],
  'exchange-prizes, such a card': [{ do: 'exchange-prizes', of: 'you', which: { kind: 'pokemon' }, count: 1, upTo: true, for: 'this-card' }],
  'add-prizes from the top': [{ do: 'add-prizes', of: 'opponent', from: 'deck-top', count: 1 }],
  'add-prizes from the hand': [{ do: 'add-prizes', of: 'you', from: 'hand', which: { kind: 'energy' }, count: 1 }],
  'add-prizes from the discard pile': [{ do: 'add-prizes', of: 'you', from: 'discard', count: 1 }],
  'use-supporter': [{ do: 'use-supporter', of: 'you', from: 'discard' }],
  'use-supporter of theirs': [{ do: 'use-supporter', of: 'opponent', from: 'hand' }],
  win: [{ do: 'win', who: 'you' }],
  'end-turn': [{ do: 'end-turn' }],
  'extra-turn': [{ do: 'extra-turn' }],
}; // prettier-ignore
const WAYS = [{ as: 'attack', told: true }, { as: 'item', told: true }, { as: 'item', told: false }] as const; // prettier-ignore

for (const [name, ops] of Object.entries(DEEDS))
  test.each(name.startsWith('use-attack') ? WAYS.slice(0, 1) : WAYS)(
    `${name}: as $as, decks known: $told`,
    ({ as, told }) => {
      const run = (moves: PtcgMove[]) => plain(ruled(as, ops, moves, told));
      const open = run([]);
      const found = open.open.length > 0 ? [open, decided(run, 'first'), decided(run, 'last')] : [open];
      expect([...new Set(found.map((one) => JSON.stringify(answer(one))))].map((one) => JSON.parse(one) as object)).toMatchSnapshot(); // prettier-ignore
    },
  );

/** What else the words of these ask; only what comes of it is pinned. */
const MORE: Record<string, object[]> = {
  'damage-each-time, ignoring': [{ do: 'damage-each-time', times: 2, damage: 30, from: { of: 'opponent' }, ignores: ['weakness', 'resistance'] }],
  'damage, more and less': [{ do: 'damage', base: 30, to: 'opponent-active', times: 2, plus: [{ amount: 20, if: { test: 'stadium', name: 'Park' } }, { amount: 40, if: { test: 'stadium', none: true } }], minus: [{ amount: 10 }], ignores: ['effects'] }],
  'damage, if so': [{ do: 'damage', base: 30, to: theirBench, if: { test: 'stadium', name: 'Park' } }, { do: 'damage', base: 50, to: 'self', if: { test: 'stadium', none: true } }],
  'move-counters up to': [{ do: 'move-counters', count: 3, upTo: true, from: 'self', to: theirBench }],
  'move-counters of theirs': [{ do: 'move-counters', count: 1, from: 'opponent-active', to: 'own-active' }],
  'swap-counters with the Bench': [{ do: 'swap-counters', a: bench, b: 'own-active' }],
  'condition of the own': [{ do: 'condition', apply: ['burned', 'confused'], on: 'own-active' }],
  'recover all of each': [{ do: 'recover', from: 'all', on: { each: {} } }],
  'recover what it has not': [{ do: 'recover', from: ['asleep', 'confused', 'paralyzed'], on: 'own-active' }],
  'discard-energy any': [{ do: 'discard-energy', from: 'self', count: 'any', as: 'gone' }, { do: 'put-counters', count: { per: { count: 'done', by: 'gone' } }, on: 'opponent-active' }],
  'discard-energy such': [{ do: 'discard-energy', from: 'opponent-active', count: 1, type: 'Grass', to: 'deck' }, { do: 'discard-energy', from: { each: { of: 'opponent' } }, count: 1, basic: true, to: 'deck-bottom' }],
  'discard-energy by name': [{ do: 'discard-energy', from: 'own-active', count: 1, name: 'Odd Energy', to: 'deck-top' }],
  'discard-energy, they choose': [{ do: 'discard-energy', from: 'opponent-active', count: 1, by: 'opponent' }],
  'discard-energy units': [{ do: 'discard-energy', from: { each: { of: 'you' } }, count: 2, cards: true }],
  'attach all of theirs': [{ do: 'attach-energy', from: 'discard', of: 'opponent', which: { kind: 'energy' }, count: 'all', to: 'opponent-active' }],
  'attach-energy of different types': [{ do: 'attach-energy', from: 'deck', which: { energy: 'basic' }, count: 2, upTo: true, different: 'types', to: 'own-active' }],
  'attach-energy of different names': [{ do: 'attach-energy', from: 'deck', which: { kind: 'energy' }, count: 2, upTo: true, different: 'names', to: 'own-active' }],
  'attach-energy from the top, the rest': [{ do: 'attach-energy', from: 'deck-top', looking: 4, which: { kind: 'energy' }, count: 'all', to: 'own-active', rest: 'discard' }],
  'move-energy such': [{ do: 'move-energy', from: 'own-active', to: bench, count: 1, type: 'Fire' }, { do: 'move-energy', from: 'own-active', to: bench, count: 1, special: true }],
  'move-energy up to, by name': [{ do: 'move-energy', from: bench, to: 'own-active', count: 2, upTo: true, name: 'Water Energy' }],
  'move-energy any': [{ do: 'move-energy', from: { each: { of: 'you' } }, to: 'own-active', count: 'any' }],
  'draw-until, opponent': [{ do: 'draw-until', hand: 4, by: 'opponent' }],
  'take a Stadium': [{ do: 'take', from: 'discard', which: { trainer: 'stadium' }, count: 1, to: 'stadium' }],
  'take different names, the rest on top': [{ do: 'take', from: 'deck-top', looking: 3, which: { kind: 'trainer' }, count: 2, upTo: true, different: 'names', to: 'hand', rest: 'deck-top' }],
  'take all, the rest into the deck': [{ do: 'take', from: 'deck-bottom', looking: 3, which: { kind: 'trainer' }, count: 'all', to: 'discard', rest: 'deck' }],
  'take one away, the rest into the hand': [{ do: 'take', from: 'deck-top', looking: 2, count: 1, to: 'deck-bottom', rest: 'hand', by: 'you' }],
  'take and evolve this one': [{ do: 'take', from: 'discard', which: { evolvesFrom: 'Hitter' }, count: 1, to: 'evolve', on: 'own-active' }],
  'reveal up to': [{ do: 'reveal', from: 'hand', of: 'you', which: { kind: 'energy' }, count: 2, upTo: true, as: 'shown' }, { do: 'draw', count: { per: { count: 'done', by: 'shown' } } }],
  'reveal any': [{ do: 'reveal', from: 'hand', which: { kind: 'trainer' }, count: 'any', as: 'shown' }, { do: 'draw', count: { per: { count: 'done', by: 'shown' } } }],
  'discard-cards all': [{ do: 'discard-cards', count: 'all', of: 'you', as: 'gone' }, { do: 'draw', count: { per: { count: 'done', by: 'gone' } } }],
  'discard-cards up to, onto the deck': [{ do: 'discard-cards', count: 2, upTo: true, to: 'deck-top' }],
  'discard-cards under the deck': [{ do: 'discard-cards', count: 1, which: { kind: 'energy' }, to: 'deck-bottom' }],
  'discard-deck of yours, such': [{ do: 'discard-deck', count: 3, of: 'you', which: { kind: 'pokemon' }, as: 'gone' }, { do: 'put-counters', count: { per: { count: 'done', by: 'gone', which: { kind: 'pokemon' } } }, on: 'opponent-active' }],
  'shuffle-hand into the deck': [{ do: 'shuffle-hand', of: 'you', to: 'deck' }, { do: 'draw', count: 2 }],
  'switch, they choose': [{ do: 'switch', who: 'you', by: 'opponent' }],
  'switch to such': [{ do: 'switch', who: 'you', to: { choose: 1, from: { of: 'you', where: 'bench', damaged: true } } }],
  'return onto the deck': [{ do: 'return', which: 'opponent-active', to: 'deck-top', attached: 'discard' }],
  'return under the deck': [{ do: 'return', which: bench, to: 'deck-bottom', attached: 'with' }],
  'return to the discard pile': [{ do: 'return', which: 'own-active', to: 'discard', attached: 'with' }],
  'devolve onto the deck': [{ do: 'devolve', which: { choose: 1, from: { of: 'opponent' } }, to: 'deck-top' }],
  'devolve into the discard pile': [{ do: 'devolve', which: theirBench, to: 'discard' }, { do: 'devolve', which: 'opponent-active', to: 'deck-bottom' }],
  'evolve, skipping': [{ do: 'evolve', from: 'hand', on: { choose: 1, from: { of: 'you', name: 'Plain' } }, which: { stage: 'stage2' }, skipStage: true }],
  'evolve freely from the hand': [{ do: 'evolve', from: 'hand', on: bench, which: { kind: 'pokemon' }, freely: true }],
  'knock-out on the Bench': [{ do: 'knock-out', which: bench }],
  ...Object.fromEntries((['deck', 'discard', 'deck-top', 'deck-bottom', 'bench'] as const).map((to) => [`move-this-card: ${to}`, [{ do: 'move-this-card', to }]])),
  'flip until tails': [{ do: 'flip', coins: 'until-tails', as: 'coins' }, { do: 'draw', count: { per: { count: 'heads', flip: 'coins' } } }],
  'flip, they flip': [{ do: 'flip', coins: 1, by: 'opponent', as: 'coins' }, { do: 'if', test: { test: 'coin', flip: 'coins', is: 'tails' }, then: [{ do: 'draw', count: 1 }], else: [{ do: 'heal', amount: 10, on: 'own-active' }] }],
  ...Object.fromEntries((['end-of-turn', 'end-of-own-next-turn', 'leaves-active', 'game'] as const).map((until) => [`in-force on a Pokémon: ${until}`, [{ do: 'in-force', modifiers: [{ what: 'cannot', do: 'retreat' }], on: 'opponent-active', until }]])),
  ...Object.fromEntries((['you', 'opponent'] as const).map((player) => [`in-force on a player: ${player}`, [{ do: 'in-force', modifiers: [{ what: 'cannot', do: 'play-item' }], player, until: 'end-of-opponents-next-turn' }]])),
  'in-force on nobody': [{ do: 'in-force', modifiers: [{ what: 'cannot', do: 'retreat' }], on: { each: { of: 'opponent', where: 'bench', type: 'Psychic' } }, until: 'end-of-turn' }],
  'use-attack but one': [{ do: 'use-attack', of: bench, not: 'Splash' }],
  'discard-tools any': [{ do: 'discard-tools', from: { each: {} }, count: 'any', to: 'deck-top' }],
  'discard-tools into the deck': [{ do: 'discard-tools', from: 'opponent-active', count: 1, to: 'deck' }, { do: 'discard-tools', from: bench, count: 1, to: 'deck-bottom' }],
  ...Object.fromEntries((['hand', 'deck', 'deck-top', 'deck-bottom', 'lost-zone'] as const).map((to) => [`discard-stadium: ${to}`, [{ do: 'discard-stadium', to }]])),
  'exchange from the hand': [{ do: 'exchange', which: bench, from: 'hand', card: { kind: 'pokemon' }, old: 'hand' }],
  'exchange from the deck': [{ do: 'exchange', which: 'own-active', from: 'deck', card: { stage: 'basic' }, old: 'deck-bottom' }],
  'exchange, onto the deck': [{ do: 'exchange', which: bench, from: 'discard', card: { stage: 'basic' }, old: 'deck-top' }],
  'exchange, into the deck': [{ do: 'exchange', which: bench, from: 'discard', card: { stage: 'basic' }, old: 'deck' }],
  'exchange-prizes of theirs': [{ do: 'exchange-prizes', of: 'opponent', count: 1, for: 'hand' }],
  'use-supporter such': [{ do: 'use-supporter', of: 'you', from: 'discard', which: { name: 'Nobody' } }],
  'win, they': [{ do: 'win', who: 'opponent' }],
  nothing: [{ do: 'nothing' }],
  look: [{ do: 'look' }],
  unmodelled: [{ do: 'unmodelled', text: 'Something nobody modelled.' }],
  may: [{ do: 'may', then: [{ do: 'draw', count: 1 }] }],
  'may, they': [{ do: 'may', by: 'opponent', gist: { de: 'zieht', en: 'draws' }, then: [{ do: 'draw', count: 1, by: 'opponent' }] }],
  'if so, else': [{ do: 'if', test: { test: 'stadium', none: true }, then: [{ do: 'draw', count: 1 }], else: [{ do: 'heal', amount: 10, on: 'own-active' }] }],
  'if-you-do': [{ do: 'if-you-do', first: [{ do: 'discard-cards', count: 1, which: { kind: 'energy' } }], then: [{ do: 'draw', count: 2 }] }],
  'if-you-do, not possible': [{ do: 'if-you-do', first: [{ do: 'discard-cards', count: 1, which: { trainer: 'stadium' } }], then: [{ do: 'draw', count: 2 }] }],
  'for-each': [{ do: 'for-each', which: { of: 'opponent' }, as: 'one', then: [{ do: 'put-counters', count: { per: { count: 'energy', on: { chosen: 'one' } } }, on: { chosen: 'one' } }] }],
  'choose-one': [{ do: 'choose-one', options: [{ gist: { de: 'ziehen', en: 'draw' }, then: [{ do: 'draw', count: 1 }] }, { gist: { de: 'heilen', en: 'heal' }, then: [{ do: 'heal', amount: 10, on: 'own-active' }] }] }],
  'choose-one, they': [{ do: 'choose-one', by: 'opponent', options: [{ gist: { de: 'ziehen', en: 'draw' }, then: [{ do: 'draw', count: 1 }] }, { gist: { de: 'heilen', en: 'heal' }, then: [{ do: 'heal', amount: 10, on: 'own-active' }] }] }],
}; // prettier-ignore
const BOARDS = {
  'as attack': ['attack', false],
  'as item': ['item', false],
  'where nothing is': ['item', true],
} as const;
/** What comes of it in a line, with nothing and with everything decided. */
function comes(as: 'attack' | 'item', ops: object[], bare: boolean): string[] {
  const run = (moves: PtcgMove[]) => ruled(as, ops, moves, true, bare);
  const said = ({ verdict, headline, steps, open }: Ruling): string =>
    `${verdict}: ${headline.en} / ${headline.de} | ${steps.map(({ kind, by = '', card = '' }) => [by, kind, card].join(' ').trim()).join(', ')} | ${open.map(({ id }) => id).join(', ')}`;
  const open = run([]);
  return [...new Set((open.open.length > 0 ? [open, decided(run, 'first'), decided(run, 'last')] : [open]).map(said))];
} // prettier-ignore
test.each(Object.entries({ ...MORE, ...Object.fromEntries(Object.entries(DEEDS).filter(([name]) => !name.startsWith('use-attack'))) }))('%s, in short', (name, ops) => {
  const ways = Object.entries(BOARDS).filter(([, [, bare]]) => bare || name in MORE).filter(([, [as]]) => as === 'attack' || !name.startsWith('use-attack'));
  expect(ways.map(([way, [as, bare]]) => [way, comes(as, ops, bare)])).toMatchSnapshot();
}); // prettier-ignore

/** What an instruction asks (its keys) and the entries of its own short lists; whom it means is one list for all, asked in `engine/ptcg/derive/words.test.ts`. */
interface Shape {
  type: string;
  options?: readonly unknown[];
  wrapped?: Shape;
  literal?: unknown;
}
const bareShape = (shape: Shape): Shape => (shape.wrapped ? bareShape(shape.wrapped) : shape);
const NOT_HERE = ['to', 'from', 'on', 'which', 'of', 'a', 'b', 'type', 'apply', 'rest', 'old', 'as', 'gist'];
const entriesOf = (key: string, shape: Shape): unknown[] =>
  shape.type === 'picklist' && !NOT_HERE.includes(key) ? [...shape.options!] : [];
function wordsOf(kind: string, entries: Record<string, Shape>): string[] {
  return Object.entries(entries).flatMap(([key, shape]) =>
    key === 'do'
      ? kind
      : [`${kind}.${key}`, ...entriesOf(key, bareShape(shape)).map((value) => `${kind}.${key}=${value}`)],
  );
}
function saidIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(saidIn);
  const { do: kind } = value as { do?: unknown };
  if (typeof kind !== 'string') return inner;
  return [
    kind,
    ...Object.entries(value).flatMap(([key, one]) => [`${kind}.${key}`, `${kind}.${key}=${one}`]),
    ...inner,
  ];
}
test('each word of an instruction is asked for', () => {
  const { options } = OpSchema as unknown as { options: { entries: Record<string, Shape> }[] };
  const words = options.flatMap(({ entries }) => wordsOf(entries['do']!.literal as string, entries));
  const said = new Set(saidIn([DEEDS, MORE]));
  const elsewhere = words.filter((word) => /\.(?:as|gist)$|=you$/.test(word));
  expect(words.filter((word) => !said.has(word) && !elsewhere.includes(word))).toEqual([]);
}); // prettier-ignore

const MOMENTS = {
  'a turn': { turn: { number: 5, player: 'A' } },
  'the turn of the other player': { turn: { number: 6, player: 'B' } },
  'the first turn': { turn: { number: 1, player: 'A' } },
  'the first turn of who goes second': { turn: { number: 2, player: 'B' } },
} as const;
const USED = { 'nothing was done': {}, 'all was done': { used: { energy: true, supporter: true, retreat: true, stadium: true } } }; // prettier-ignore
test.each(Object.entries(MOMENTS))('what may be done in %s', (_, moment) => {
  const may = (used: object) => {
    const hand = ['Potion', 'Grown', 'Fire Energy', 'Helper', 'Dry', 'Cape', 'Park', 'Odd Energy', 'Great'];
    const a = { ...mine, ...used, hand, active: { ...ACTIVE, conditions: [] } } as PtcgPlayer;
    const b = { ...theirs, ...used, hand: [...theirs.hand!, 'Plain', 'Water Energy'] } as PtcgPlayer;
    const attacks = doing({}, { hp: 400, abilities: [{ name: 'Warm' }], attacks: [{ name: 'Hit', cost: [], damage: 10 }, { name: 'Burn', cost: ['Fire', 'Fire', 'Fire'], damage: 200 }] }); // prettier-ignore
    return options(nowPtcg(table({ cards: { ...cards, Hitter: attacks }, a, b, state: { stadium: null, ...moment } }), emptyLibrary)); // prettier-ignore
  };
  expect(Object.fromEntries(Object.entries(USED).map(([name, used]) => [name, may(used)]))).toMatchSnapshot();
});
