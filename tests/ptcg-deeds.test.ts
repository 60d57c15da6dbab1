/**
 * Each thing an effect can do in the Pokémon TCG, on one board: as an attack does it and as an Item card does it, with nothing decided and with every question
 * answered, first and last of the answers. The whole rulings are pinned.
 */
import { expect, test } from 'vitest';
import type { PokemonInPlay, PtcgCard, PtcgMove, PtcgPlayer } from '../engine/case/schema.ts';
import type { Ruling } from '../engine/ruling/schema.ts';
import { emptyLibrary } from '../engine/library.ts';
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

type Side = Partial<PtcgPlayer>;
function ruled(as: 'attack' | 'item', ops: object[], moves: PtcgMove[], told: boolean): Ruling {
  const of = (...names: string[]): Side => (told ? known(...names) : {});
  const item: PtcgCard = { name: 'Deed', kind: 'trainer', trainer: 'item', effects: [{ effect: 'play', do: ops }] as never }; // prettier-ignore
  const does = as === 'attack' ? ({ by: 'A', do: 'attack', attack: 1 } as const) : ({ by: 'A', do: 'play', card: 'Deed' } as const); // prettier-ignore
  return judge({
    cards: { ...cards, Hitter: doing({ after: ops }, { hp: 400 }), Deed: item },
    a: { ...mine, ...of('Dry', 'Potion', 'Grown', 'Water Energy', 'Cape', 'Helper') },
    b: { ...theirs, ...of('Wet', 'Helper', 'Fire Energy', 'Plain') },
    state: { turn: { number: 5 }, stadium: { card: 'Park', owner: 'B' } as never },
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
