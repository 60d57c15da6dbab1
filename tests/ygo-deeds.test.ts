/**
 * Each thing an effect can do in Yu-Gi-Oh!, on one field: freely, with everything forbidden that can be forbidden, and where there is nothing to do it to; each with
 * nothing decided and with every question answered, first and last of the answers. The whole rulings are pinned.
 */
import { expect, test } from 'vitest';
import type { YgoCard, YgoMove, YgoPlayer } from '../engine/case/schema.ts';
import type { Ruling } from '../engine/ruling/schema.ts';
import { FORBIDDABLE } from '../engine/ygo/effects/against.ts';
import { level, monster, nowOf, ruled } from '../engine/ygo/battle/testing.ts';
import { answer, options, plain } from './answer.ts';

const gist = { de: 'x', en: 'x' };
const spell = (effects: object[], more: object = {}): YgoCard => ({ name: 'x', kind: 'spell', property: 'quick-play', effects, ...more }) as YgoCard; // prettier-ignore
const bars = (): object[] =>
  FORBIDDABLE.map((what) => ({ rule: 'cannot', what, ...(what.startsWith('be-') ? { cards: { where: ['monsters', 'hand', 'graveyard'] } } : { player: 'either' }) })); // prettier-ignore
const cards: Record<string, YgoCard> = {
  Plain: monster(1000, 1000),
  Beast: monster(1800, 200, { race: 'Beast' }),
  Tuner: level(3, { monster: ['effect', 'tuner'], effects: [] }),
  Pend: level(4, { monster: ['pendulum', 'effect'], scale: 4, effects: [] }),
  Fuse: monster(2500, 2000, { level: 8, monster: ['fusion'], materials: '2 Warrior monsters' }),
  Rite: monster(2400, 1000, { level: 8, monster: ['ritual'] }),
  Sync: monster(2300, 1500, { level: 7, monster: ['synchro'], materials: '1 Tuner + 1+ non-Tuner monsters' }),
  Over: { ...monster(2000, 1000, { monster: ['xyz'], materials: '2 Level 4 monsters' }), level: undefined, rank: 4 } as never,
  Linked: { ...monster(1500, 0, { monster: ['link'], materials: '2 monsters' }), level: undefined, def: undefined, link: 2, arrows: ['left', 'right'] } as never,
  Held: { ...monster(2100, 1000, { monster: ['xyz', 'effect'], effects: [], materials: '2 Level 4 monsters' }), level: undefined, rank: 4 } as never,
  Stay: { name: 'x', kind: 'trap', property: 'continuous', effects: [] } as never,
  Place: { name: 'x', kind: 'spell', property: 'field', effects: [] } as never,
  Arm: { name: 'x', kind: 'spell', property: 'equip', effects: [{ kind: 'activation', gist, targets: [{ where: 'monsters', choose: 1 }], ongoing: [{ rule: 'modify', cards: 'equipped', stat: 'atk', op: '+', value: 500 }] }] } as never,
  Trick: spell([{ kind: 'activation', gist, resolve: [{ do: 'draw', count: 1 }] }]),
  Bars: { name: 'x', kind: 'trap', property: 'continuous', effects: [{ kind: 'continuous', gist, ongoing: bars() }] } as never,
  Wall: { name: 'x', kind: 'trap', property: 'continuous', effects: [{ kind: 'continuous', gist, ongoing: [{ rule: 'unaffected', cards: { where: 'monsters' } }] }] } as never,
}; // prettier-ignore
const FULL: Record<'A' | 'B', YgoPlayer> = {
  A: {
    lifePoints: 3000,
    monsters: [{ card: 'Plain', id: 'mine', zone: 1, since: { turn: 1 } }, { card: 'Tuner', id: 'tuner', zone: 2, since: { turn: 1 } }, { card: 'Held', id: 'held', zone: 'extra-left', materials: ['Plain', 'Beast'], since: { turn: 1, how: 'xyz' } }],
    spellsTraps: [{ card: 'Stay', id: 'stay', face: 'up' }],
    hand: ['Deed', { card: 'Beast', id: 'hand' }, 'Rite', 'Arm'], graveyard: [{ card: 'Plain', id: 'dead' }, 'Fuse', 'Trick'], banished: [{ card: 'Beast', id: 'away' }],
    deck: { cards: [{ card: 'Plain', id: 'top' }, { card: 'Pend', id: 'second' }, { card: 'Place', id: 'third' }], count: 3 }, extraDeck: { cards: ['Fuse', 'Sync', 'Over', 'Linked'] },
  },
  B: {
    lifePoints: 5000,
    monsters: [{ card: 'Beast', id: 'theirs', zone: 1, counters: { Spell: 2 }, since: { turn: 1 } }, { card: 'Plain', id: 'lying', zone: 3, position: 'defense', since: { turn: 1 } }, { card: 'Tuner', id: 'hidden', zone: 5, face: 'down', position: 'defense', since: { turn: 1 } }],
    spellsTraps: [{ card: 'Stay', id: 'backrow' }], field: { card: 'Place', id: 'place', face: 'up' },
    hand: [{ card: 'Trick', id: 'known' }, '?'], graveyard: [{ card: 'Beast', id: 'ghost' }], deck: { count: 20 },
  },
} as never; // prettier-ignore
const EMPTY: typeof FULL = { A: { hand: ['Deed'], deck: { count: 0 } }, B: { hand: [], deck: { count: 0 } } };
const WAYS = ['freely', 'forbidden', 'unaffected', 'nothing there'] as const;

function run(resolve: object[], way: (typeof WAYS)[number], moves: YgoMove[], more: object = {}): Ruling {
  const { A, B } = way === 'nothing there' ? EMPTY : FULL;
  const against = way === 'forbidden' ? ['Bars'] : way === 'unaffected' ? ['Wall'] : [];
  return ruled({
    cards: { ...cards, Deed: spell([{ kind: 'activation', gist, resolve, ...more }]) },
    state: { turn: { number: 4, player: 'A' }, phase: 'main1' } as never,
    A,
    B: { ...B, spellsTraps: [...(B.spellsTraps ?? []), ...against.map((card) => ({ card, face: 'up' as const }))] },
    moves: [{ by: 'A', do: 'activate', card: 'Deed' } as YgoMove, { do: 'resolve' } as YgoMove, ...moves],
  });
}
/** With every question answered that has answers, as far as they go. */
function decided(of: (moves: YgoMove[]) => Ruling, which: 'first' | 'last'): Ruling {
  const moves: YgoMove[] = [];
  for (;;) {
    const ruling = of(moves);
    const open = ruling.open[0];
    const value = open?.answers?.at(which === 'first' ? 0 : -1)?.value;
    if (!open || value === undefined || moves.length > 7) return ruling;
    moves.push({ by: open.by === 'judge' ? 'A' : open.by, do: 'decide', question: open.id, answer: value } as YgoMove);
  }
}

/** The rulings that come out with nothing and with everything decided. */
function answers(of: (moves: YgoMove[]) => Ruling): object[] {
  const open = of([]);
  const found = open.open.length > 0 ? [open, decided(of, 'first'), decided(of, 'last')] : [open];
  return [...new Set(found.map((one) => JSON.stringify(answer(one))))].map((one) => JSON.parse(one) as object);
}

const one = (where: string | string[], more: object = {}) => ({ choose: 1, where, ...more });
const theirs = one('monsters', { whose: 'opponent' });
const mine = one('monsters', { whose: 'you' });
const all = (where: string, more: object = {}) => ({ where, ...more });
const DEEDS: Record<string, object[]> = {
  destroy: [{ do: 'destroy', cards: theirs }],
  'destroy all, so much damage': [{ do: 'destroy', cards: all('monsters', { whose: 'opponent' }) }, { join: 'and', do: 'damage', to: 'opponent', amount: { from: 'affected', times: 300 } }],
  'destroy, then draw': [{ do: 'destroy', cards: one('field', { whose: 'opponent' }) }, { join: 'then', do: 'draw', count: 1 }],
  'destroy up to two': [{ do: 'destroy', cards: { ...theirs, choose: { min: 0, max: 2 } } }],
  send: [{ do: 'send', cards: one('deck', { whose: 'you', filter: { kind: 'monster' } }) }],
  'send from the field': [{ do: 'send', cards: theirs }],
  tribute: [{ do: 'tribute', cards: mine }, { join: 'and-if-you-do', do: 'destroy', cards: theirs }],
  reveal: [{ do: 'reveal', cards: one('hand', { whose: 'you', filter: { kind: 'monster' } }) }],
  discard: [{ do: 'discard', cards: one('hand', { whose: 'you' }) }, { join: 'and-if-you-do', do: 'draw', count: 2 }],
  'discard of theirs, at random': [{ do: 'discard', cards: one('hand', { whose: 'opponent', by: 'random' }) }],
  'discard, they choose': [{ do: 'discard', cards: one('hand', { whose: 'opponent', by: 'opponent' }), by: 'opponent' }],
  banish: [{ do: 'banish', cards: theirs }],
  'banish face-down': [{ do: 'banish', cards: theirs, face: 'down' }],
  'banish until the End Phase': [{ do: 'banish', cards: theirs, until: 'end-of-turn' }],
  'banish from the Graveyard': [{ do: 'banish', cards: one('graveyard') }],
  'banish the top': [{ do: 'banish', cards: one('deck', { whose: 'you', by: 'top' }) }],
  'return to the hand': [{ do: 'return', cards: theirs, to: 'hand' }],
  'return to the Deck': [{ do: 'return', cards: one('graveyard', { whose: 'you' }), to: 'deck' }],
  'return to the top': [{ do: 'return', cards: theirs, to: 'deck-top' }],
  'return to the bottom': [{ do: 'return', cards: one('hand', { whose: 'you' }), to: 'deck-bottom' }],
  'return to the Extra Deck': [{ do: 'return', cards: one('graveyard', { whose: 'you', filter: { is: 'fusion' } }), to: 'extra-deck' }],
  'return to the Graveyard': [{ do: 'return', cards: one('banished', { whose: 'you' }), to: 'graveyard' }],
  'add from the Deck': [{ do: 'add', cards: one('deck', { whose: 'you', filter: { kind: 'monster' } }) }],
  'add from the Graveyard': [{ do: 'add', cards: one('graveyard', { whose: 'you' }) }],
  draw: [{ do: 'draw', count: 2 }],
  'draw, both': [{ do: 'draw', count: 1, whose: 'either' }],
  'draw, opponent': [{ do: 'draw', count: 1, whose: 'opponent' }],
  'special-summon from the hand': [{ do: 'special-summon', cards: one('hand', { whose: 'you', filter: { kind: 'monster', not: { is: 'ritual' } } }) }],
  'special-summon from the Graveyard': [{ do: 'special-summon', cards: one('graveyard', { whose: 'you', filter: { kind: 'monster' } }), position: 'defense' }],
  'special-summon theirs': [{ do: 'special-summon', cards: one('graveyard', { whose: 'opponent' }), effectsNegated: true }],
  'special-summon to them': [{ do: 'special-summon', cards: one('deck', { whose: 'you', filter: { kind: 'monster' } }), to: 'opponent' }],
  'special-summon face-down': [{ do: 'special-summon', cards: one('deck', { whose: 'you', filter: { kind: 'monster' } }), position: 'face-down' }],
  'special-summon from the Extra Deck': [{ do: 'special-summon', cards: one('extra-deck', { whose: 'you' }), ignoringConditions: true }],
  'special-summon as many as possible': [{ do: 'special-summon', cards: { choose: 'as-many-as-possible', where: ['hand', 'deck'], whose: 'you', filter: { level: { max: 4 } } } }],
  'special-summon this as a monster': [{ do: 'special-summon', cards: 'this', asMonster: { is: ['normal'], race: 'Rock', attribute: 'EARTH', level: 4, atk: 1000, def: 1800 } }],
  'move-zone': [{ do: 'move-zone', cards: mine }],
  'switch-zones': [{ do: 'switch-zones', cards: [mine, { ...mine }] }],
  'normal-summon': [{ do: 'normal-summon', cards: one('hand', { whose: 'you', filter: { kind: 'monster', not: { is: 'ritual' } } }) }],
  'fusion-summon': [{ do: 'fusion-summon', what: {}, materials: [all('monsters', { whose: 'you' }), all('hand', { whose: 'you' })] }],
  'ritual-summon': [{ do: 'ritual-summon', what: {}, from: 'hand', materials: [all('monsters', { whose: 'you' }), all('hand', { whose: 'you' })] }],
  'synchro-summon': [{ do: 'synchro-summon', what: {}, materials: [all('monsters', { whose: 'you' })] }],
  'xyz-summon': [{ do: 'xyz-summon', what: {}, materials: [all('monsters', { whose: 'you' })] }],
  'link-summon': [{ do: 'link-summon', what: {}, materials: [all('monsters', { whose: 'you' })] }],
  set: [{ do: 'set', cards: one('hand', { whose: 'you', filter: { kind: 'monster', not: { is: 'ritual' } } }) }],
  'set a Spell': [{ do: 'set', cards: one('graveyard', { whose: 'you', filter: { kind: 'spell' } }) }],
  'place a Field Spell': [{ do: 'place', cards: one('deck', { whose: 'you', filter: { kind: 'spell' } }), to: 'field-zone' }],
  'place a monster as a Spell': [{ do: 'place', cards: theirs, to: 'spells-traps', whose: 'opponent', as: 'continuous-spell' }],
  'place a Pendulum': [{ do: 'place', cards: one('deck', { whose: 'you', filter: { is: 'pendulum' } }), to: 'pendulum-zone' }],
  'change-position': [{ do: 'change-position', cards: theirs, to: 'defense' }],
  'change-position, face-down': [{ do: 'change-position', cards: all('monsters'), to: 'face-down' }],
  'change-position, face-up': [{ do: 'change-position', cards: all('monsters', { whose: 'opponent', filter: { face: 'down' } }), to: 'face-up-defense' }],
  'change-position, other': [{ do: 'change-position', cards: all('monsters', { whose: 'opponent' }), to: 'other' }],
  activate: [{ do: 'activate', cards: one('deck', { whose: 'you', filter: { kind: 'spell' } }) }],
  'take-control': [{ do: 'take-control', cards: theirs, until: 'end-of-turn' }],
  'give control': [{ do: 'take-control', cards: mine, to: 'opponent' }],
  'switch-control': [{ do: 'switch-control', cards: [mine, theirs] }],
  equip: [{ do: 'equip', cards: one('hand', { whose: 'you', filter: { kind: 'spell' } }), to: mine, appropriate: true }],
  'equip a monster': [{ do: 'equip', cards: theirs, to: mine, ongoing: [{ rule: 'modify', cards: 'equipped', stat: 'atk', op: '+', value: 300 }] }],
  attach: [{ do: 'attach', cards: theirs, to: one('monsters', { whose: 'you', filter: { is: 'xyz' } }) }],
  detach: [{ do: 'detach', count: 1, from: all('monsters', { whose: 'you' }) }, { join: 'and-if-you-do', do: 'draw', count: 1 }],
  'negate-effects': [{ do: 'negate-effects', cards: theirs, until: 'end-of-turn' }],
  'end-battle-phase': [{ do: 'end-battle-phase' }],
  'go-to-phase': [{ do: 'go-to-phase', phase: 'end' }],
  skip: [{ do: 'skip', phase: 'battle', whose: 'opponent' }],
  'skip the Draw Phase': [{ do: 'skip', phase: 'draw', whose: 'you' }],
  damage: [{ do: 'damage', to: 'opponent', amount: 600 }],
  'damage to both': [{ do: 'damage', to: 'either', amount: { count: all('monsters'), times: 100 } }],
  'damage that ends it': [{ do: 'damage', to: 'opponent', amount: 9000 }],
  'gain-life': [{ do: 'gain-life', to: 'you', amount: { stat: 'atk', of: all('monsters', { whose: 'opponent' }), each: 'highest' } }],
  'lose-life': [{ do: 'lose-life', to: 'you', amount: 700 }],
  'set-life': [{ do: 'set-life', to: 'opponent', amount: 100 }],
  'pay-life': [{ do: 'pay-life', amount: 'half' }],
  'modify ATK': [{ do: 'modify', cards: theirs, stat: 'atk', op: '-', value: 500, until: 'end-of-turn' }],
  'modify, halved': [{ do: 'modify', cards: all('monsters', { whose: 'opponent' }), stat: 'atk', op: '×', value: 0.5 }],
  'modify Level': [{ do: 'modify', cards: mine, stat: 'level', op: '+', value: 2, most: 4 }],
  'modify, becomes': [{ do: 'modify', cards: theirs, stat: 'def', op: '=', value: 0 }],
  'switch-atk-def': [{ do: 'switch-atk-def', cards: theirs, until: 'end-of-turn' }],
  apply: [{ do: 'apply', rules: [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'effect' } }], to: mine, until: 'end-of-turn' }],
  'apply to a player': [{ do: 'apply', rules: [{ rule: 'cannot', what: 'special-summon', player: 'you' }], until: 'end-of-turn' }],
  'place-counters': [{ do: 'place-counters', cards: theirs, kind: 'Spell', count: 2, most: 3 }],
  'remove-counters': [{ do: 'remove-counters', cards: all('field'), kind: 'Spell', count: 1 }],
  token: [{ do: 'token', name: { de: 'Spielmarke', en: 'Token' }, count: 2, atk: 500, def: 500, level: 1, race: 'Fiend', attribute: 'DARK', position: 'defense' }],
  'token to them': [{ do: 'token', name: { de: 'Spielmarke', en: 'Token' }, count: 1, atk: 0, def: 0, level: 1, race: 'Beast', attribute: 'EARTH', whose: 'opponent' }],
  shuffle: [{ do: 'shuffle', where: 'hand', whose: 'you' }],
  look: [{ do: 'look', where: 'hand', whose: 'opponent' }],
  'look at the top': [{ do: 'look', where: 'deck', whose: 'you', top: 2, arrange: true }],
  excavate: [{ do: 'excavate', count: 2, whose: 'you' }],
  'excavate until': [{ do: 'excavate', until: { kind: 'spell' }, whose: 'you' }],
  coin: [{ do: 'coin', count: 1, heads: [{ do: 'draw', count: 1 }], tails: [{ do: 'damage', to: 'you', amount: 500 }] }],
  'coin, called': [{ do: 'coin', right: [{ do: 'destroy', cards: theirs }], wrong: [{ do: 'lose-life', to: 'you', amount: 500 }] }],
  die: [{ do: 'die', results: [{ is: { max: 3 }, then: [{ do: 'draw', count: 1 }] }, { is: 6, then: [{ do: 'destroy', cards: all('monsters') }] }] }],
  declare: [{ do: 'declare', what: 'level', is: { min: 1, max: 3 } }, { do: 'modify', cards: mine, stat: 'level', op: '=', value: { from: 'declared' } }],
  'declare an Attribute': [{ do: 'declare', what: 'attribute' }, { do: 'destroy', cards: all('monsters', { filter: { declared: 'attribute' } }) }],
  choose: [{ do: 'choose', options: [{ gist: { de: 'ziehen', en: 'draw' }, do: [{ do: 'draw', count: 1 }] }, { gist: { de: 'zerstören', en: 'destroy' }, do: [{ do: 'destroy', cards: theirs }] }] }],
  later: [{ do: 'later', at: { phase: 'end' }, then: [{ do: 'draw', count: 1 }] }],
  otherwise: [{ do: 'destroy', cards: theirs }, { do: 'otherwise', then: [{ do: 'draw', count: 1 }] }],
  'optional, then': [{ do: 'destroy', cards: theirs, optional: true }, { join: 'then', do: 'damage', to: 'opponent', amount: 300 }],
  'all or nothing': [{ do: 'destroy', cards: { ...theirs, choose: 4 }, allOrNothing: true }],
  'copy-effect': [{ do: 'copy-effect', of: one('graveyard', { whose: 'you', filter: { kind: 'spell' } }) }],
  'single-out': [{ do: 'single-out', cards: theirs }],
  win: [{ do: 'win', player: 'you' }],
  unmodelled: [{ do: 'unmodelled', text: 'Something nobody modelled.' }],
}; // prettier-ignore

/** What comes in each way. */
const inEachWay = (resolve: object[], more?: object): object =>
  Object.fromEntries(WAYS.map((way) => [way, answers((moves) => plain(run(resolve, way, moves, more)))]));
for (const [name, ops] of Object.entries(DEEDS)) test(name, () => expect(inEachWay(ops)).toMatchSnapshot());

const COSTS: Record<string, object> = {
  'pay-life': { do: 'pay-life', amount: 800 },
  'pay half': { do: 'pay-life', amount: 'half' },
  'pay, chosen': { do: 'pay-life', amount: 'chosen', multiple: 1000 },
  'pay too much': { do: 'pay-life', amount: 3000 },
  discard: { do: 'discard', cards: one('hand', { whose: 'you' }) },
  'discard two': { do: 'discard', cards: { ...one('hand', { whose: 'you' }), choose: 2 } },
  tribute: { do: 'tribute', cards: mine },
  'send from the Deck': { do: 'send', cards: one('deck', { whose: 'you', filter: { kind: 'monster' } }) },
  'banish from the Graveyard': { do: 'banish', cards: one('graveyard', { whose: 'you' }) },
  reveal: { do: 'reveal', cards: one('hand', { whose: 'you' }) },
  return: { do: 'return', cards: mine, to: 'hand' },
  'return to the Extra Deck': { do: 'return', cards: one('graveyard', { whose: 'you', filter: { is: 'fusion' } }), to: 'extra-deck' },
  destroy: { do: 'destroy', cards: mine },
  detach: { do: 'detach', count: 1, from: all('monsters', { whose: 'you' }) },
  'remove-counters': { do: 'remove-counters', kind: 'Spell', count: 2, from: all('field') },
  'remove more counters': { do: 'remove-counters', kind: 'Spell', count: 3, from: all('field') },
  'change-position': { do: 'change-position', cards: mine },
  several: { all: [{ do: 'pay-life', amount: 500 }, { do: 'discard', cards: one('hand', { whose: 'you' }) }] },
  'one of several': { oneOf: [{ do: 'pay-life', amount: 500 }, { do: 'tribute', cards: mine }] },
  unmodelled: { unmodelled: 'Do something nobody modelled.' },
}; // prettier-ignore
for (const [name, cost] of Object.entries(COSTS))
  test(`for ${name}`, () =>
    expect(inEachWay([{ do: 'gain-life', to: 'you', amount: 100 }], { cost })).toMatchSnapshot());

/** What holds while a card of one of the players is there. */
const HOLDS: Record<string, object> = {
  modify: { rule: 'modify', cards: all('monsters'), stat: 'atk', op: '-', value: 900 },
  'negate-effects': { rule: 'negate-effects', cards: all('field', { filter: { kind: 'monster' } }) },
  'negate-links': { rule: 'negate-links', what: { card: { kind: 'spell' } }, destroy: true },
  'cannot-activate': { rule: 'cannot-activate', whose: 'either', what: { card: { kind: 'spell' } } },
  'cannot-activate twice': { rule: 'cannot-activate', whose: 'either', what: {}, times: 1 },
  'cannot-respond': { rule: 'cannot-respond', to: { card: { kind: 'spell' } } },
  'cannot-be-negated': { rule: 'cannot-be-negated', links: { card: { kind: 'spell' } }, what: 'both' },
  'redirect, banished': { rule: 'redirect', cards: all('field'), when: 'sent-to-graveyard', to: 'banished' },
  'redirect, to the Deck': { rule: 'redirect', cards: all('monsters'), when: 'leaves-field', to: 'deck' },
  'instead-of-destruction': { rule: 'instead-of-destruction', cards: all('monsters'), do: { do: 'discard', cards: one('hand', { whose: 'you' }) } },
  'treated-as': { rule: 'treated-as', cards: all('monsters'), race: 'Dragon' },
  control: { rule: 'control', cards: all('monsters', { whose: 'opponent', filter: { name: 'Plain' } }) },
  'each-time': { rule: 'each-time', on: { event: 'summoned' }, do: [{ do: 'damage', to: 'opponent', amount: 200 }] },
  position: { rule: 'position', cards: all('monsters'), to: 'defense' },
  'must-attack': { rule: 'must-attack', cards: all('monsters') },
  'attacks directly': { rule: 'attacks', cards: all('monsters'), directly: true },
  'attacks twice': { rule: 'attacks', cards: all('monsters'), times: 2 },
  piercing: { rule: 'piercing', cards: all('monsters') },
  'battle-damage': { rule: 'battle-damage', cards: all('monsters'), change: 'none' },
  'effect-damage': { rule: 'effect-damage', change: 'none' },
  'extra-normal-summon': { rule: 'extra-normal-summon' },
  'tribute-value': { rule: 'tribute-value', cards: all('monsters'), count: 2 },
  'price of an activation': { rule: 'price', of: 'activation', what: { card: { kind: 'spell' } }, do: { do: 'pay-life', amount: 700 } },
  'price of an attack': { rule: 'price', of: 'attack', cards: all('monsters'), do: { do: 'pay-life', amount: 700 } },
  costs: { rule: 'costs', change: 'half', cost: 'pay-life' },
  'hand-limit': { rule: 'hand-limit', player: 'either', count: 1 },
  'self-destruct': { rule: 'self-destruct', if: { exists: all('monsters') } },
  wins: { rule: 'wins', if: { exists: all('monsters', { filter: { name: 'Beast' } }) } },
  'negate-links, then': { rule: 'negate-links', what: { card: { kind: 'spell' } }, optional: true, limit: { per: 'turn', of: 'copy' }, then: [{ do: 'draw', count: 1 }] },
  'negate-links, a die': { rule: 'negate-links', what: {}, rolled: [1, 2, 3], do: { do: 'pay-life', amount: 500 } },
  'cannot-activate when Summoned': { rule: 'cannot-activate', whose: 'either', what: {}, inResponseTo: { event: 'summoned' } },
  'cannot-respond with Spells': { rule: 'cannot-respond', to: {}, with: { card: { kind: 'spell' } } },
  unaffected: { rule: 'unaffected', cards: all('monsters'), by: { card: { kind: 'spell' } } },
  'cannot be destroyed': { rule: 'cannot', what: 'be-destroyed', cards: all('monsters') },
  'cannot be destroyed by effects': { rule: 'cannot', what: 'be-destroyed', cards: all('monsters'), by: { cause: 'effect' } },
  'cannot attack': { rule: 'cannot', what: 'attack', cards: all('monsters') },
  'cannot attack, but one': { rule: 'cannot', what: 'attack', player: 'either', times: 1 },
  'cannot attack directly': { rule: 'cannot', what: 'attack-directly', cards: all('monsters') },
  'cannot be attacked': { rule: 'cannot', what: 'be-attacked', cards: all('monsters', { filter: { name: 'Beast' } }) },
  'cannot be attacked, lets through': { rule: 'cannot', what: 'be-attacked', cards: all('monsters', { whose: 'opponent' }), lets: 'direct-attack' },
  'cannot normal-summon': { rule: 'cannot', what: 'normal-summon', player: 'either', filter: { level: { min: 5 } } },
  'cannot special-summon twice': { rule: 'cannot', what: 'special-summon', player: 'either', times: 1 },
  'cannot special-summon so': { rule: 'cannot', what: 'special-summon', player: 'either', how: ['link'] },
  'cannot special-summon but so': { rule: 'cannot', what: 'special-summon', player: 'either', lets: 'synchro' },
  'cannot be material': { rule: 'cannot', what: 'be-material', cards: all('monsters', { filter: { name: 'Tuner' } }), how: ['synchro'] },
  'cannot be material for such': { rule: 'cannot', what: 'be-material', cards: all('monsters'), for: { is: 'link' } },
  'cannot be Tributed': { rule: 'cannot', what: 'be-tributed', cards: all('monsters') },
  'cannot enter': { rule: 'cannot', what: 'change-position', cards: all('monsters') },
  'redirect, optional': { rule: 'redirect', cards: all('monsters'), when: 'destroyed', to: 'hand', optional: true },
  'redirect from the hand': { rule: 'redirect', cards: all('hand'), from: 'hand', when: 'sent-to-graveyard', to: 'banished' },
  'redirect, as a Spell': { rule: 'redirect', cards: all('monsters'), when: 'destroyed', to: 'spells-traps', as: 'continuous-spell' },
  'instead-of-destruction, alone': { rule: 'instead-of-destruction', cards: all('monsters'), alone: true, optional: true, do: { do: 'pay-life', amount: 500 }, limit: { per: 'turn', of: 'copy' } },
  'instead-of-destruction, together': { rule: 'instead-of-destruction', cards: all('monsters'), together: true, by: { cause: 'effect' }, do: { do: 'pay-life', amount: 500 } },
  'control-limit': { rule: 'control-limit', whose: 'either', filter: { kind: 'monster' }, count: 2 },
  'control-limit, sends': { rule: 'control-limit', onField: true, filter: { kind: 'monster' }, count: 1, of: 'race', excess: 'send' },
  'control-limit of each': { rule: 'control-limit', whose: 'either', filter: { kind: 'monster' }, count: 1, each: 'name' },
  'gains-effects': { rule: 'gains-effects', cards: all('monsters'), effects: [{ kind: 'continuous', gist, ongoing: [{ rule: 'cannot', what: 'attack' }] }] },
  'treated-as another name': { rule: 'treated-as', cards: all('monsters', { filter: { name: 'Plain' } }), name: 'Beast' },
  'treated-as a Tuner': { rule: 'treated-as', cards: all('monsters', { filter: { name: 'Plain' } }), kind: 'tuner' },
  'control of the owner': { rule: 'control', cards: all('monsters'), by: 'owner' },
  'each-time, of each card': { rule: 'each-time', on: [{ event: 'destroyed' }, { event: 'sent' }], do: [{ do: 'gain-life', to: 'you', amount: 100 }], per: 'card' },
  'chooses-attack-targets': { rule: 'chooses-attack-targets' },
  'must-attack such': { rule: 'must-attack', cards: all('monsters'), target: all('monsters', { filter: { name: 'Beast' } }) },
  'attacks all': { rule: 'attacks', cards: all('monsters'), allMonsters: true },
  'attacks twice, monsters only': { rule: 'attacks', cards: all('monsters'), times: 2, onlyMonsters: true },
  'attacks at most': { rule: 'attacks', cards: all('monsters'), times: 0, atMost: true },
  'attacks once more': { rule: 'attacks', cards: all('monsters'), more: 1, inARow: true },
  'attacks in defense': { rule: 'attacks', cards: all('monsters'), inDefense: 'def' },
  'piercing, doubled': { rule: 'piercing', cards: all('monsters'), times: 2 },
  'battle-damage, fixed': { rule: 'battle-damage', player: 'either', change: 'fixed', amount: 300 },
  'battle-damage, the opponent takes it': { rule: 'battle-damage', player: 'either', change: 'opponent-takes-it', times: 1 },
  'battle-damage as effect damage': { rule: 'battle-damage', cards: all('monsters'), change: 'as-effect-damage' },
  'effect-damage, gained': { rule: 'effect-damage', player: 'either', change: 'gain-instead', from: { kind: 'spell' } },
  'effect-damage, halved once': { rule: 'effect-damage', player: 'opponent', change: 'half', times: 1 },
  'instead of battle damage': { rule: 'instead', of: 'battle-damage', player: 'either', times: 1, do: [{ do: 'draw', count: 1 }] },
  'instead of effect damage': { rule: 'instead', of: 'effect-damage', player: 'opponent', optional: true, do: [{ do: 'draw', count: 1 }] },
  'extra-normal-summon of such': { rule: 'extra-normal-summon', filter: { race: 'Beast' }, times: 1 },
  'extra-normal-summon, Tribute Summon only': { rule: 'extra-normal-summon', tribute: true },
  'fewer Tributes': { rule: 'tributes', whose: 'either', for: { level: { min: 7 } }, less: 1 },
  'other Tributes': { rule: 'tributes', whose: 'either', also: all('spells-traps', { whose: 'you' }), most: 1, faceUp: true, times: 1 },
  'tribute-value for such': { rule: 'tribute-value', cards: all('monsters'), for: { race: 'Fiend' }, count: 2 },
  'may-be-material': { rule: 'may-be-material', cards: all('hand', { whose: 'you' }), how: ['link', 'synchro'], most: 1, to: 'banished' },
  'as-material, a Tuner': { rule: 'as-material', cards: all('monsters'), how: ['synchro'], kind: 'non-tuner', most: 2 },
  'as-material, a Level': { rule: 'as-material', cards: all('monsters'), how: ['synchro'], level: 5 },
  'other-material': { rule: 'other-material', cards: all('monsters', { filter: { name: 'Tuner' } }), how: ['synchro'], like: { race: 'Fiend' } },
  'must-be-material': { rule: 'must-be-material', cards: all('monsters', { filter: { name: 'Held' } }), how: ['link'] },
  'instead-of-cost': { rule: 'instead-of-cost', what: { card: { kind: 'spell' } }, of: 'discard', from: 'hand', whole: true, do: { do: 'pay-life', amount: 300 } },
  'costs of such': { rule: 'costs', what: { card: { kind: 'spell' } }, change: 'none', cost: 'pay-life' },
  'hand-limit, none': { rule: 'hand-limit', player: 'either', count: 'none' },
  reveal: { rule: 'reveal', player: 'either', where: 'hand' },
  'self-destruct, sent': { rule: 'self-destruct', if: { exists: all('monsters') }, send: true },
  'while it is so': { rule: 'cannot', what: 'attack', cards: all('monsters'), while: { exists: all('monsters', { filter: { name: 'Beast' } }) } },
  'while it is not so': { rule: 'cannot', what: 'attack', cards: all('monsters'), while: { exists: all('monsters', { filter: { name: 'Nobody' } }) } },
  unmodelled: { rule: 'unmodelled', text: 'Something nobody modelled.' },
}; // prettier-ignore
const by = (more: object) => ({ by: 'A', ...more }) as YgoMove;
const battle = { phase: 'battle', step: 'battle' };
const PLAYED: Record<string, readonly [moves: YgoMove[], state?: object]> = {
  'a Spell': [[by({ do: 'activate', card: 'Deed' }), { do: 'resolve' } as YgoMove]],
  'an attack': [[by({ do: 'attack', card: 'tuner', target: 'lying' })], battle],
  'an attack on Beast': [[by({ do: 'attack', card: 'held', target: 'theirs' })], battle],
  'a direct attack': [[by({ do: 'attack', card: 'mine', target: 'player' })], battle],
  'attacks of two monsters': [
    [by({ do: 'attack', card: 'tuner', target: 'lying' }), by({ do: 'attack', card: 'held', target: 'theirs' })],
    battle,
  ],
  'two attacks': [['theirs', 'lying'].map((target) => by({ do: 'attack', card: 'held', target })), battle],
  Summons: [['hand', 'other'].map((card) => by({ do: 'normal-summon', card }))],
  'a Tribute Summon': [[by({ do: 'normal-summon', card: 'large', tributes: ['mine'] })]],
  'a Synchro Summon': [[by({ do: 'special-summon', card: 'Sync', method: 'synchro', materials: ['mine', 'tuner'] })]],
  'a Link Summon': [[by({ do: 'special-summon', card: 'Linked', method: 'link', materials: ['held', 'tuner'] })]],
  'a position changed': [[by({ do: 'change-position', card: 'mine' })]],
  'Battle Phase left': [[by({ do: 'phase', to: 'main2' })], battle],
  'the turn ends': [[by({ do: 'end-turn' })]],
};
/** What a play comes to while this card of one of the players is there. */
function came(rule: object | undefined, [moves, state]: (typeof PLAYED)[string], owner: 'A' | 'B'): string {
  const holds = { name: 'x', kind: 'trap', property: 'continuous', effects: rule ? [{ kind: 'continuous', gist, ongoing: [rule] }] : [] } as never as YgoCard; // prettier-ignore
  const side = (player: 'A' | 'B') => ({ ...FULL[player], spellsTraps: [...FULL[player].spellsTraps!, ...(player === owner ? [{ card: 'Holds', face: 'up' as const }] : [])] }); // prettier-ignore
  const destroys = spell([{ kind: 'activation', gist, cost: { do: 'pay-life', amount: 1000 }, resolve: [{ do: 'destroy', cards: all('monsters', { whose: 'opponent', filter: { name: 'Beast' } }) }, { join: 'and', do: 'damage', to: 'opponent', amount: 400 }] }]); // prettier-ignore
  const hand = [...FULL.A.hand!.slice(0, 2), { card: 'Beast', id: 'other' }, { card: 'Great', id: 'large' }];
  const ruling = ruled({ cards: { ...cards, Holds: holds, Deed: destroys, Great: level(7) }, state: { turn: { number: 4, player: 'A' }, phase: 'main1', ...state } as never, A: { ...side('A'), hand } as never, B: side('B'), moves }); // prettier-ignore
  const { verdict, headline, steps, open } = ruling;
  return `${verdict}: ${headline.en} / ${headline.de} | ${steps.map(({ kind, by = '', card = '' }) => [by, kind, card].join(' ').trim()).join(', ')} | ${open.map(({ id }) => id).join(', ')}`; // prettier-ignore
}
const PLAIN = new Map(Object.entries(PLAYED).map(([play, played]) => [play, came(undefined, played, 'A')]));
test('while nothing holds', () => expect(Object.fromEntries(PLAIN)).toMatchSnapshot());
test.each(Object.entries(HOLDS))('while it holds: %s', (_, rule) => {
  const found = (['A', 'B'] as const).flatMap((owner) =>
    Object.entries(PLAYED).flatMap(([play, played]) => {
      const comes = came(rule, played, owner);
      return comes === PLAIN.get(play) ? [] : [`${owner}'s, ${play}: ${comes}`];
    }),
  );
  expect(found).toMatchSnapshot();
});

const MOMENTS = {
  'Draw Phase': { phase: 'draw' },
  'Main Phase 1': { phase: 'main1' },
  'of the other turn': { phase: 'main1', turn: { number: 5, player: 'B' } },
  'first turn': { phase: 'main1', turn: { number: 1, player: 'A' } },
  'Battle Step': { phase: 'battle', step: 'battle' },
  'Damage Step': { phase: 'battle', step: 'damage', timing: 'before-calculation', battle: { attacker: 'mine', target: 'theirs' } },
  'Main Phase 2': { phase: 'main2' },
  'End Phase': { phase: 'end' },
} as const; // prettier-ignore
const may = (more: object, rules: string[] = []) => {
  const hand = [...(FULL.A.hand ?? []).slice(1), 'Trick', 'Place', 'Stay', 'Pend', { card: 'Ignites', id: 'ignites' }];
  const A = { ...FULL.A, hand, monsters: [...FULL.A.monsters!, { card: 'Ignites', id: 'out', zone: 4, since: { turn: 1 } }], spellsTraps: [...FULL.A.spellsTraps!, { card: 'Arm', id: 'armed', on: 'mine', face: 'up' as const }, { card: 'Trick', id: 'set' }] }; // prettier-ignore
  const ignites = level(6, { monster: ['effect'], effects: [{ kind: 'ignition', gist, cost: { do: 'discard', cards: one('hand', { whose: 'you' }) }, targets: [theirs], resolve: [{ do: 'destroy', cards: 'targets' }] }] as never }); // prettier-ignore
  const quick = level(4, { monster: ['effect'], effects: [{ kind: 'quick', gist, from: 'hand', cost: { do: 'discard', cards: 'this' }, resolve: [{ do: 'gain-life', to: 'you', amount: 500 }] }] as never }); // prettier-ignore
  const B = { ...FULL.B, hand: [...FULL.B.hand!, 'Quick'], spellsTraps: [...FULL.B.spellsTraps!, ...rules.map((card) => ({ card, face: 'up' as const }))] }; // prettier-ignore
  return options(nowOf({ cards: { ...cards, Ignites: ignites, Quick: quick }, state: { turn: { number: 4, player: 'A' }, ...more } as never, A: A as never, B: B as never })); // prettier-ignore
};
test.each(Object.entries(MOMENTS))('what may be done in the %s', (_, moment) => {
  expect({ freely: may(moment), forbidden: may(moment, ['Bars']) }).toMatchSnapshot();
});
