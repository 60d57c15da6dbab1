/** What is done to cards on the field: positions, control, equipping, counters. */
import type { Draft, YgoGrammar } from './categories.ts';
import { type What, both, cards, isNoun, isPointer } from './noun.ts';
import { scaled } from './values.ts';

export function onTheField(g: YgoGrammar): void {
  positions(g);
  control(g);
  equipping(g);
  doneToIt(g);
  counters(g);
}
/** Battle positions. */
function positions(g: YgoGrammar): void {
  const positions: Record<string, string> = {
    'Attack Position': 'attack', 'face-up Attack Position': 'face-up-attack', 'Defense Position': 'defense', 'face-up Defense Position': 'face-up-defense', 'face-down Defense Position': 'face-down',
  }; // prettier-ignore
  for (const [phrase, to] of Object.entries(positions)) {
    g.rule('action', `change {what} to ${phrase}`, ({ what }) => [{ do: 'change-position', cards: cards(what), to }]);
    g.rule('action', `change {what} from face-up <Attack|Defense> Position to ${phrase}`, ({ what }) => [{ do: 'change-position', cards: cards(what), to }]);
    g.rule('action', `change to ${phrase} [,] {what}`, ({ what }) => (isNoun(what) && what.where ? [{ do: 'change-position', cards: cards(what), to }] : undefined));
  }
  g.rule('action', 'flip {what} into face-down Defense Position', ({ what }) => [{ do: 'change-position', cards: cards(what), to: 'face-down' }]);
  g.rule('action', 'change <its|their> battle position(s)', () => [{ do: 'change-position', cards: cards({ $ref: 'it' }), to: 'other' }]);
  g.rule('action', "change {whose:possessive} battle position(s)", ({ whose }) => (whose.$ref === 'it' ? undefined : [{ do: 'change-position', cards: cards(whose), to: 'other' }]));
  const turn = (what: What, to: string): { do: Draft[] } => ({ do: [{ do: 'change-position', cards: cards(what), to }] });
  g.rule('action', 'change {what} to [face-up] Attack Position or face-down Defense Position', ({ what }) => [{ do: 'choose', options: [turn(what, 'face-up-attack'), turn(what, 'face-down')] }]);
  g.rule('action', 'change {what} to face-down Defense Position or [face-up] Attack Position', ({ what }) => [{ do: 'choose', options: [turn(what, 'face-down'), turn(what, 'face-up-attack')] }]);
  g.rule('action', 'change {what} to face-up or face-down Defense Position', ({ what }) => [{ do: 'choose', options: [turn(what, 'face-up-defense'), turn(what, 'face-down')] }]);
  g.rule('action', 'flip {what} face-up', ({ what }) => [{ do: 'change-position', cards: cards(what), to: 'face-up-defense' }]);
  g.rule('action', 'flip {what} to face-up Defense Position', ({ what }) => [{ do: 'change-position', cards: cards(what), to: 'face-up-defense' }]);
  g.rule('action', 'flip {what} to face-up Attack Position', ({ what }) => [{ do: 'change-position', cards: cards(what), to: 'face-up-attack' }]);
  g.rule('action', 'flip {what} to face-down Defense Position', ({ what }) => [{ do: 'change-position', cards: cards(what), to: 'face-down' }]);
  for (const [phrase, to] of Object.entries(positions)) {
    g.rule('action', `change {alike} to ${phrase} [,] up to {value}`, ({ alike, value }) => (alike.count === undefined && alike.where ? [{ do: 'change-position', cards: cards({ ...alike, count: { min: 1, max: value } }), to }] : undefined));
    g.rule('action', `change {alike} [,] up to {value} , to ${phrase}`, ({ alike, value }) => (alike.count === undefined && alike.where ? [{ do: 'change-position', cards: cards({ ...alike, count: { min: 1, max: value } }), to }] : undefined));
    g.rule('action', `change as many {alike} as possible to ${phrase}`, ({ alike }) => (alike.count === undefined && alike.where ? [{ do: 'change-position', cards: cards({ ...alike, count: 'as-many-as-possible' }), to }] : undefined));
  }
  g.rule('action', 'change {what} to face-up Attack or Defense Position', ({ what }) => [{ do: 'choose', options: [turn(what, 'face-up-attack'), turn(what, 'face-up-defense')] }]);
  g.rule('action', 'change the battle position(s) of {what}', ({ what }) => [{ do: 'change-position', cards: cards(what), to: 'other' }]);
} // prettier-ignore
/** Who controls it. */
function control(g: YgoGrammar): void {
  g.rule('action', 'gain control of {what} [{until}]', ({ what, until }) => [{ do: 'take-control', cards: cards(what), ...(until && { until }) }]);
  g.rule('action', 'take control of {what} [{until}]', ({ what, until }) => [{ do: 'take-control', cards: cards(what), ...(until && { until }) }]);
  g.rule('action', 'give control of {what} to your opponent [{until}]', ({ what, until }) => [{ do: 'take-control', cards: cards(what), to: 'opponent', ...(until && { until }) }]);
  g.rule('action', '{until} [,] <take|gain> control of {what}', ({ what, until }) => [{ do: 'take-control', cards: cards(what), until }]);
} // prettier-ignore
/** What is equipped to what. */
function equipping(g: YgoGrammar): void {
  g.rule('action', 'equip {what} to {to:what}', ({ what, to }) => 'count' in to && to.count === 'all' ? undefined : [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to) }]);
  // Whatever an Equip Spell's own text would ask.
  g.rule('action', 'equip {what} to this card ( regardless of <its|their> <Type|Types|Attribute> )', ({ what }) => [{ do: 'equip', cards: cards(what, ['hand']), to: cards({ $ref: 'this' }) }]);
  // "(max. 1)": one monster at a time.
  const notItself = (what: What): What => (isNoun(what) ? { ...what, filter: both(what.filter, { other: true }) } : what);
  const ALONE = { not: { exists: { where: 'spells-traps', filter: { oneOf: 'equips', printedKind: 'monster' } } } };
  g.rule('action', 'equip {what} to this card [as an Equip <Spell|Card>] ( max . 1 )', ({ what }) => [{ do: 'equip', cards: cards(notItself(what), ['hand']), to: cards({ $ref: 'this' }), if: ALONE }]);
  g.rule('action', 'equip {what} to this card ( max . 1 ) [,] as an Equip <Spell|Card> that gives this card {n:number} {stats}', ({ what, n, stats }) => [{ do: 'equip', cards: cards(notItself(what), ['hand']), to: cards({ $ref: 'this' }), if: ALONE, ongoing: stats.map((stat) => ({ rule: 'modify', cards: 'equipped', stat, op: '+', value: n })) }]);
  g.rule('action', 'equip {what} , to {to:what}', ({ what, to }) => (isPointer(what) && isPointer(to) ? [{ do: 'equip', cards: cards(what), to: cards(to) }] : undefined));
  // As its own text lets it be equipped.
  const SO = "[as an Equip <Spell|Card>] [[,] as if it were equipped by that <monster's|Union monster's> effect]";
  g.rule('action', `equip {what} to <1|an> appropriate {alike} ${SO} [for that Union monster's effect]`, ({ what, alike }) => (alike.count === undefined ? [{ do: 'equip', cards: cards(what, ['hand']), to: cards({ ...alike, count: 1 }), appropriate: true }] : undefined));
  g.rule('action', `equip {n:number} {adjectives} appropriate {alike} to {to:what} ${SO}`, ({ n, adjectives, alike, to }) => (n !== 1 || alike.count !== undefined || ('count' in to && to.count === 'all') ? undefined : [{ do: 'equip', cards: cards({ ...alike, filter: both(adjectives, alike.filter), count: 1 }), to: cards(to), appropriate: true }]));
  g.rule('action', `equip {n:number} appropriate [,] {alike} to {to:what} ${SO}`, ({ n, alike, to }) => (n !== 1 || alike.count !== undefined || ('count' in to && to.count === 'all') ? undefined : [{ do: 'equip', cards: cards({ ...alike, count: 1 }), to: cards(to), appropriate: true }]));
  g.rule('action', "equip {what} to {to:what} [as an Equip <Spell|Card>] [,] as if it were equipped by that <monster's|card's|Union monster's> effect", ({ what, to }) => (!isNoun(what) || what.count !== 1 || !isPointer(to) ? undefined : [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to), appropriate: true }]));
  // As an Equip Card it lies in the Spell & Trap Zone.
  g.rule('action', 'unequip this card and Special Summon it [{tails:operationTails}]', ({ tails }) => [{ do: 'special-summon', cards: cards({ $ref: 'this', where: ['spells-traps'] }), ...tails }]);
  // The effects stand in bullets of their own.
  g.rule('action', 'equip this card [<from {where}|you control>] to {to:what} [as an Equip Spell] with <the following effect|the following effects>', ({ where, to }) => ('count' in to || (where && (where.filter || where.whose !== 'you')) ? undefined : [{ do: 'equip', cards: cards({ $ref: 'this', ...(where && { where: where.where }) }), to: cards(to) }]));
  g.rule('action', 'equip {what} to {to:what} [,] as an Equip Spell', ({ what, to }) => 'count' in to && to.count === 'all' ? undefined : [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to) }]);
  g.rule('action', `equip {what} to {to:what} [,] as an Equip <Spell|Card> that gives <it|that monster|this card|that target|that card> [a] {n:number} {stats} [boost]`, ({ what, to, n, stats }) => 'count' in to && to.count === 'all' ? undefined : [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to), ongoing: stats.map((stat) => ({ rule: 'modify', cards: 'equipped', stat, op: '+', value: n })) }]);
  g.rule('action', '<change|switch> the attack target to {what}', ({ what }) => '$ref' in what ? [{ do: 'change-attack-target', to: cards(what) }] : undefined);
  g.rule('action', 'change the target to {pointer}', ({ pointer }) => (pointer.$ref === 'this' ? [{ do: 'change-attack-target', to: cards(pointer) }] : undefined));
  g.rule('action', 'switch {whose:possessive} [current] <ATK and DEF|ATK/DEF> [{until}]', ({ whose, until }) => [{ do: 'switch-atk-def', cards: cards(whose), ...(until && { until }) }]);
  g.rule('action', 'switch the [current] <ATK and DEF|ATK/DEF> of {what} [{until}]', ({ what, until }) => [{ do: 'switch-atk-def', cards: cards(what), ...(until && { until }) }]);
  g.rule('action', 'equip {to:what} with {what} [,] as an Equip <Spell|Card> that gives <it|that monster|this card|that target|that card> [a] {n:number} {stats} [boost]', ({ what, to, n, stats }) => [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to), ongoing: stats.map((stat) => ({ rule: 'modify', cards: 'equipped', stat, op: '+', value: n })) }]);
  g.rule('action', 'equip {to:what} with {what} that can <equip|be equipped> to <it|that target|that monster|this card>', ({ what, to }) => (isPointer(to) && isNoun(what) ? [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to), appropriate: true }] : undefined));
  g.rule('action', 'equip {to:what} with {what} [,] as an Equip <Spell|Card>', ({ what, to }) => [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to) }]);
  g.rule('action', 'equip {to:what} with {what}', ({ what, to }) => [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to) }]);
} // prettier-ignore
/** What is done to it, said of it: "it is destroyed"; what it becomes in a Spell & Trap Zone. */
function doneToIt(g: YgoGrammar): void {
  // "It is destroyed": done to it.
  for (const [words, doing] of [['destroyed', { do: 'destroy' }], ['banished', { do: 'banish' }], ['sent to the GY', { do: 'send' }], ['returned to the hand', { do: 'return', to: 'hand' }], ['shuffled into the Deck', { do: 'return', to: 'deck' }], ['returned to the Extra Deck', { do: 'return', to: 'extra-deck' }], ['changed to Defense Position', { do: 'change-position', to: 'defense' }], ['changed to Attack Position', { do: 'change-position', to: 'attack' }], ['changed to face-down Defense Position', { do: 'change-position', to: 'face-down' }]] as const)
    g.rule('action', `{it:pointer} <is|are> ${words}`, ({ it }) => [{ ...doing, cards: cards(it) }]);
  for (const kind of ['Spell', 'Trap'] as const) g.rule('action', `place {what} to your Spell & Trap Zone as a face-up Continuous ${kind}`, ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps', as: `Continuous ${kind}` }]);
  g.rule('action', "place {what} [,] [face-up] in your Spell & Trap <Zone|Zones> as [face-up] Continuous Spells", ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps', as: 'Continuous Spell' }]);
  g.rule('action', "place {what} [,] [face-up] in your Spell & Trap <Zone|Zones> as [face-up] Continuous Traps", ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps', as: 'Continuous Trap' }]);
  g.rule('action', 'draw {n:number} <more|additional> card(s)', ({ n }) => [{ do: 'draw', count: n }]);
  g.rule('action', 'take control of , or destroy , {what}', ({ what }) => (isNoun(what) && what.count === 1 ? [{ do: 'choose', options: [{ do: [{ do: 'take-control', cards: cards(what) }] }, { do: [{ do: 'destroy', cards: cards(what) }] }] }] : undefined));
  g.rule('action', 'this card gains the ability to attack directly', () => [{ do: 'apply', to: 'this', until: 'leaves', rules: [{ rule: 'attacks', directly: true }] }]);
  g.rule('action', 'draw another card', () => [{ do: 'draw', count: 1 }]);
  g.rule('action', 'Set this card face-down instead of sending it to the GY', () => [{ do: 'set', cards: 'this' }]);
  g.rule('action', 'take no battle damage from that battle', () => [{ do: 'apply', until: 'end-of-damage-step', rules: [{ rule: 'battle-damage', player: 'you', change: 'none' }] }]);
  g.rule('action', 'you take no battle damage from that battle', () => [{ do: 'apply', until: 'end-of-damage-step', rules: [{ rule: 'battle-damage', player: 'you', change: 'none' }] }]);
} // prettier-ignore
/** Counters, and material that is detached. */
function counters(g: YgoGrammar): void {
  g.rule('action', '<place|put> {n:number} {kind:counterName} on {what}', ({ n, kind, what }) => [{ do: 'place-counters', cards: cards(what), kind, count: n }]);
  g.rule('action', 'place {n:number} {kind:counterName} on {what} ( max . {m:number} )', ({ n, kind, what, m }) => [{ do: 'place-counters', cards: cards(what), kind, count: n, most: m }]);
  g.rule('action', 'place up to {n:number} {kind:counterName} on {what}', ({ n, kind, what }) => [{ do: 'declare', what: 'number', is: { min: 1, max: n } }, { do: 'place-counters', cards: cards(what), kind, count: { from: 'declared' }, join: 'and' }]);
  g.rule('action', 'place {n:number} {kind:counterName} on each {alike} that does not have one', ({ n, kind, alike }) => (alike.count === undefined && alike.where ? [{ do: 'place-counters', cards: cards({ ...alike, count: 'all', filter: both(alike.filter, { not: { counters: { kind, min: 1 } } }) }), kind, count: n }] : undefined));
  g.rule('action', 'place <a|an> {kind:counterName} on {what}', ({ kind, what }) => [{ do: 'place-counters', cards: cards(what), kind, count: 1 }]);
  g.rule('action', 'place {kind:counterName} on {what} [,] equal to {value}', ({ kind, what, value }) => [{ do: 'place-counters', cards: cards(what), kind, count: value }]);
  g.rule('action', 'place {n:number} {kind:counterName} on {what} {each}', ({ n, kind, what, each }) => [{ do: 'place-counters', cards: cards(what), kind, count: scaled(n, each) }]);
  g.rule('action', 'remove <any number of|1 or more> {kind:counterName} from {what}', ({ kind, what }) => [{ do: 'remove-counters', cards: cards(what), kind, count: { min: 1 } }]);
  g.rule('action', 'remove <any number of|1 or more> {kind:counterName} from <your field|anywhere on your field>', ({ kind }) => [{ do: 'remove-counters', cards: { where: 'field', whose: 'you' }, kind, count: { min: 1 } }]);
  g.rule('action', 'detach all [its] materials from this card', () => [{ do: 'detach', count: { count: 'materials' }, from: 'this' }]);
  g.rule('action', 'remove {n:number} {kind:counterName} from anywhere on the field', ({ n, kind }) => [{ do: 'remove-counters', cards: { where: 'field' }, kind, count: n }]);
  g.rule('action', 'remove all {kind:counterName} from this card', ({ kind }) => [{ do: 'remove-counters', cards: cards({ $ref: 'this' }), kind, count: { counters: kind, on: 'this' } }]);
  g.rule('action', 'remove all {kind:counterName} <on|from> the field', ({ kind }) => [{ do: 'remove-counters', cards: { where: 'field' }, kind, count: { counters: kind, on: { where: 'field' } } }]);
  g.rule('action', 'detach all [Xyz] materials from monsters your opponent controls', () => [{ do: 'detach', count: { count: { where: 'materials', whose: 'opponent' } }, from: { where: 'monsters', whose: 'opponent' } }]);
  g.rule('action', 'remove {n:number} {kind:counterName} from {what}', ({ n, kind, what }) => [{ do: 'remove-counters', cards: cards(what), kind, count: n }]);
  g.rule('action', 'remove {n:number} {kind:counterName} from <your field|the field>', ({ n, kind }) => [{ do: 'remove-counters', cards: { where: 'field', whose: 'you' }, kind, count: n }]);
} // prettier-ignore
