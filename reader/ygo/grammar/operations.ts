/** What is done: one table for costs and for what resolves (`meaning/` sorts out what only one of both can be), and how operations are joined. */
import type { Condition, Filter, Operation, Place } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, Joining, YgoGrammar } from './categories.ts';
import { tokenize } from '../../frame/tokens.ts';
import { canon } from '../words/canon.ts';
import { belated } from './belated.ts';
import { between } from './between.ts';
import { choosing, inPlaceOf } from './choosing.ts';
import { knowsWhom } from './continuous.ts';
import { deeds } from './deeds.ts';
import { exceptThose } from './forbidden.ts';
import { furtherDeeds } from './further-deeds.ts';
import { lasting } from './lasting.ts';
import { lateWords } from './late-words.ts';
import { lingering } from './lingering.ts';
import { moving } from './moving.ts';
import {
  asFilter,
  both,
  cards,
  isNoun,
  isPointer,
  merge,
  ownCards,
  type Noun,
  type Pointer,
  type What,
} from './noun.ts';
import { onCondition } from './on-condition.ts';
import { rarerDeeds } from './rarer-deeds.ts';
import { scarceDeeds } from './scarce-deeds.ts';
import { seldomDeeds } from './seldom-deeds.ts';
import { sparseDeeds } from './sparse-deeds.ts';
import { sparseWords } from './sparse-words.ts';
import { summoning } from './summoning.ts';
import { uncommonDeeds } from './uncommon-deeds.ts';
import { life, scaled, values } from './values.ts';

export function operations(g: YgoGrammar): void {
  moving(g);
  summoning(g);
  onTheField(g);
  values(g);
  life(g);
  negating(g);
  lasting(g);
  lingering(g);
  deeds(g);
  choosing(g);
  between(g);
  onCondition(g);
  rarerDeeds(g);
  furtherDeeds(g);
  joined(g);
  seldomDeeds(g);
  scarceDeeds(g);
  uncommonDeeds(g);
  lateWords(g);
  sparseDeeds(g);
  belated(g);
  sparseWords(g);
}

function onTheField(g: YgoGrammar): void {
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
  g.rule('action', 'change the battle positions of {what}', ({ what }) => [{ do: 'change-position', cards: cards(what), to: 'other' }]);
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
  g.rule('action', '<change|switch> the attack target to {what} [,] and perform damage calculation', ({ what }) => ('$ref' in what ? [{ do: 'change-attack-target', to: cards(what), calculate: true }] : undefined));
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

function negating(g: YgoGrammar): void {
  g.rule('action', 'negate the activation', () => [{ do: 'negate-activation' }]);
  g.rule('action', 'negate <the|that> <Spell|Trap|Spell/Trap> activation', () => [{ do: 'negate-activation' }]);
  g.rule('action', 'negate that <activation>', () => [{ do: 'negate-activation' }]);
  g.rule('action', "negate the activation of your opponent's <card or effect|card|effect|monster effect>", () => [{ do: 'negate-activation' }]);
  g.rule('action', "negate the activation of your opponent's <Spell/Trap Card|Spell/Trap>", () => [{ do: 'negate-activation', $theirs: true }]);
  g.rule('action', "negate that [opponent's] activated effect", () => [{ do: 'negate-effect' }]);
  g.rule('action', 'negate <that|the> effect', () => [{ do: 'negate-effect' }]);
  g.rule('action', "negate <its|that card's|that monster's> effect", () => [{ do: 'negate-effect', $answered: true }]);
  g.rule('action', 'negate the <Special|Pendulum|Flip|Normal|Normal or Special> Summon', () => [{ do: 'negate-summon' }]);
  g.rule('action', 'negate the Summon', () => [{ do: 'negate-summon' }]);
  g.rule('action', 'negate the [<Special|Normal or Special>] <Summon or activation|activation or Summon|Summon or the activation|Summon , or activation>', () => [{ do: 'negate-summon-or-activation' }]);
  g.rule('action', 'negate <the|that> attack', () => [{ do: 'negate-attack' }]);
  g.rule('action', 'end <the|this> Battle Phase', () => [{ do: 'end-battle-phase' }]);
  g.rule('action', 'end the Battle Phase after the Damage Step', () => [{ do: 'later', at: { event: { event: 'step', timing: 'end' } }, then: [{ do: 'end-battle-phase' }] }]);
  g.rule('action', 'it becomes the End Phase [of this turn]', () => [{ do: 'go-to-phase', phase: 'end' }]);
  g.rule('action', "negate <its|that card's|that monster's> activation", () => [{ do: 'negate-activation' }]);
  g.rule('action', "negate that opponent's <effect|card effect|monster effect>", () => [{ do: 'negate-effect' }]);
  g.rule('action', 'negate {whose:possessive} effects [{until}]', ({ whose, until }) => [{ do: 'negate-effects', cards: cards(whose), until: until ?? 'leaves' }]);
  g.rule('action', "negate that Spell/Trap's effects [{until}]", ({ until }) => [{ do: 'negate-effects', cards: cards({ $ref: 'that', noun: 'card' }), until: until ?? 'leaves' }]);
  g.rule('action', 'switch control of {a:pointer} <with|and> {b:pointer}', ({ a, b }) => [{ do: 'switch-control', cards: [cards(a), cards(b)] }]);
  g.rule('action', 'switch control of <both|those|both those|those 2|the 2> <monsters|targets>', () => [{ do: 'switch-control', cards: ['target-1', 'target-2'] }]);
  g.rule('action', 'negate the effect of {noun} [{until}]', ({ noun, until }) => {
    const there = !noun.where && noun.filter.pointedToBy ? { ...noun, where: ['field' as const] } : noun;
    return there.where?.join() === 'field' ? [{ do: 'negate-effects', cards: cards(there), until: until ?? 'leaves' }] : undefined;
  });
  // What is quoted is said to the player whose effect it is.
  g.terminal('quotedEffect', ['quoted'], (tokens, at, context) => {
    if (tokens[at]!.kind !== 'quoted') return [];
    const { words } = tokenize(tokens[at]!.word, canon);
    return g.readings('operations', words, context).filter(({ to }) => to === words.length).map(({ value }) => ({ value, to: at + 1 }));
  });
  for (const words of ["the activated effect becomes", "make the activated effect become", "your opponent's activated effect becomes"] as const)
    g.rule('action', `${words} {then:quotedEffect}`, ({ then }) => [{ do: 'replace-effect', then }]);
  g.rule('action', 'negate the effects of {what} [{until}]', ({ what, until }) => [{ do: 'negate-effects', cards: cards(what), until: until ?? 'leaves' }]);
  g.rule('action', 'negate the effects of {alike} [{until}] [,] up to {value}', ({ alike, until, value }) => (alike.count === undefined && alike.where?.join() === 'field' ? [{ do: 'negate-effects', cards: cards({ ...alike, count: { min: 1, max: value } }), until: until ?? 'leaves' }] : undefined));
  g.rule('action', 'negate {whose:possessive} effect {until}', ({ whose, until }) => [{ do: 'negate-effects', cards: cards(whose), until }]);
  g.rule('action', '{whose:possessive} effects are negated [{until}]', ({ whose, until }) => [{ do: 'negate-effects', cards: cards(whose), until: until ?? 'leaves' }]);
  g.rule('action', '[the] effects of {it:pointer} <is|are> negated [{until}]', ({ it, until }) => (it.$ref === 'this' ? undefined : [{ do: 'negate-effects', cards: cards(it), until: until ?? 'leaves' }]));
} // prettier-ignore

function joined(g: YgoGrammar): void {
  joins(g);
  withBut(g);
  inARowOf(g);
  butLater(g);
}
const join = (join: Operation['join'], more: { optional?: true } = {}): Joining => ({ join, ...more });
/** "Special Summon it, but banish it when it leaves the field": what is said of the card only where it was done. */
const but = (b: readonly Draft[]): Draft[] => [
  { ...(b[0] && ofTheLast(b[0])), join: /"\$(?:what|named)"/.test(JSON.stringify(b[0])) ? 'and-if-you-do' : 'also' },
  ...b.slice(1),
];
/** "This turn, it cannot attack, also its effects are negated": both this turn. */
const sharesTime = (a: readonly Draft[], join: Joining, b: readonly Draft[]): boolean =>
  (join.join === 'also' || join.join === 'and') &&
  (b[0]?.['do'] === 'negate-effects' || b[0]?.['do'] === 'apply') &&
  b[0]['until'] === 'leaves' &&
  !JSON.stringify(b[0]).includes('redirect') &&
  a.some((one) => one['until'] !== undefined && one['until'] !== 'leaves');
/** "Its name becomes "X", also it is treated as a Tuner, until the End Phase": both until then (`whiles`). */
const renames = (a: readonly Draft[], b: readonly Draft[]): boolean =>
  a.length === 1 &&
  b.length === 1 &&
  a[0]!['until'] === 'leaves' &&
  b[0]!['do'] === 'apply' &&
  b[0]!['until'] !== 'leaves' &&
  [a, b].every(([one]) => JSON.stringify(one!['rules'] ?? '').includes('"treated-as"'));
/** "Detach all materials from this card and attach them to that monster": from one to the other (`scarce-deeds.ts`). */
const rehung = (a: readonly Draft[], [b]: readonly Draft[]): boolean =>
  a.at(-1)?.['do'] === 'detach' &&
  b?.['do'] === 'attach' &&
  JSON.stringify(b['cards']).startsWith('{"$what":{"$ref":"it","plural"');
/** "Its ATK becomes 0, and its effects are negated, until the End Phase": the time said last is not that of the last alone. */
const halfTimed = (a: readonly Draft[], { join }: Joining, [b]: readonly Draft[]): boolean =>
  join === 'and' &&
  a.at(-1)?.['do'] === 'modify' &&
  a.at(-1)!['until'] === undefined &&
  b?.['do'] === 'negate-effects' &&
  b['until'] !== undefined &&
  b['until'] !== 'leaves' &&
  JSON.stringify(a.at(-1)!['cards']) === JSON.stringify(b['cards']);
const leads = (a: readonly Draft[], [b]: readonly Draft[]): boolean =>
  a.some((one) => one['$leads']) &&
  b !== undefined &&
  ['modify', 'apply', 'negate-effects', 'take-after'].includes(String(b['do'])) &&
  (b['until'] === undefined || b['until'] === 'leaves');
/** "X monsters cannot be targeted, also they cannot be destroyed": one rule after the other for the same cards (`rules.ts`). */
const ofTheSame = (a: readonly Draft[], b: readonly Draft[]): boolean => {
  const [last, to] = [a.at(-1), (b[0]?.['to'] as { $what?: What } | undefined)?.$what];
  return (
    last?.['do'] === 'apply' &&
    last['to'] === undefined &&
    b[0]?.['do'] === 'apply' &&
    to !== undefined &&
    isPointer(to) &&
    to.$ref === 'it' &&
    to.plural === true &&
    JSON.stringify(last['rules']).includes('"cards":{"where"')
  );
};
/** "It cannot attack, also its effects are negated while it is face-up on the field": both as long (`timeless`). */
const bothWhile = (a: readonly Draft[], b: readonly Draft[]): boolean =>
  a.length === 1 &&
  b.length === 1 &&
  a[0]!['do'] === 'apply' &&
  a[0]!['until'] === 'leaves' &&
  b[0]!['until'] === 'while-face-up' &&
  JSON.stringify(a[0]!['to']) === JSON.stringify(b[0]!['cards'] ?? b[0]!['to']);
const led = (one: Draft): Draft => {
  if (!one['$leads']) return one;
  const { $leads: _leads, ...rest } = one;
  return rest;
};
/** "Both players discard 2 cards, then draw 2 cards": both draw, too. */
const bothDraw = (a: readonly Draft[], b: readonly Draft[]): boolean =>
  a.at(-1)?.['by'] === 'either' && b[0]?.['do'] === 'draw' && b[0]['whose'] === undefined && b[0]['by'] === undefined;
/** "It can make a second attack, and if it does, …": what happens when it attacks. */
const whenItAttacks = (a: readonly Draft[], { join }: Joining): boolean =>
  join === 'and-if-you-do' && JSON.stringify(a.at(-1)?.['rules'] ?? '').startsWith('[{"rule":"attacks"');
/** One card of a hand, looked at: what becomes of it is told with it (`further-deeds.ts`). */
const peeked = (a: readonly Draft[]): boolean => a.at(-1)?.['do'] === 'look' && a.at(-1)!['random'] !== undefined;
/** Cards looked at that go back on top (`moving.ts`). */
const putBack = (a: readonly Draft[], b: readonly Draft[]): boolean =>
  a.at(-1)?.['do'] === 'look' &&
  (b[0]?.['to'] === 'deck-top' ||
    (b[0]?.['do'] === 'choose' && /"\$ref":"it"[^[]*"to":"deck-top"/.test(JSON.stringify(b[0]))));
/** "Special Summon it, but its ATK becomes 0". */
const CHANGED: ReadonlySet<unknown> = new Set(['modify', 'lose-life', 'damage']);
const becomes = (one: Draft): boolean =>
  one['do'] === 'apply' && /^\[\{"rule":"treated-as","(?:race|attribute)"/.test(JSON.stringify(one['rules']));
const changes = (b: readonly Draft[], a: readonly Draft[]): boolean =>
  b.length > 0 &&
  b.every(
    (one) =>
      (CHANGED.has(one['do']) ||
        becomes(one) ||
        (one['do'] === 'negate-effects' && a.at(-1)?.['do'] === 'take-control')) &&
      !one['optional'],
  );
const CHANGES = new Set(['modify', 'apply', 'negate-effects', 'later']);
const onlyChanges = (all: readonly Draft[]): boolean => all.every((one) => CHANGES.has(String(one['do'])));
/** "Until the end of this turn, it gains 500 ATK, and if it does, this card loses 500 ATK": both until then. */
const afterwards = (a: readonly Draft[], join: Joining, b: readonly Draft[]): Draft[] => {
  const until = leads(a, b) ? a.find((one) => one['$leads'])!['until'] : undefined;
  const same =
    until === undefined
      ? 0
      : 1 +
        b
          .slice(1)
          .findIndex((one) => one['join'] !== 'and' || one['do'] !== b[0]!['do'] || one['until'] !== b[0]!['until']);
  const upTo = until !== undefined && same === 0 ? b.length : same;
  return b.map((one, i) => ({ ...one, ...(i === 0 && join), ...(i < upTo && { until }) }));
};
/** "Then, if it is no monster, send it to the GY, also destroy this card": both only if it is; what players may not do from then on is said of all. */
function inScope(a: readonly Draft[], join: Joining, b: readonly Draft[]): readonly Draft[] {
  const [first, only] = [b[0], a.length === 1 ? a[0] : undefined];
  // What was excavated goes back whatever it was.
  const ofAll =
    !first ||
    ((first['do'] === 'apply' || first['do'] === 'skip') && first['to'] === undefined) ||
    JSON.stringify(first).includes('"oneOf":{"named":"shown"}');
  if (!only?.['$ahead'] || join.join !== 'also' || ofAll || first['if'] || first['optional']) return b;
  return [{ ...first, if: only['if'] }, ...b.slice(1)];
}
/** "During the End Phase of this turn, destroy it, and if you do, draw 1 card": both then. */
const PUT_OFF = new Set(['destroy', 'banish', 'send', 'return', 'add', 'special-summon', 'draw', 'discard', 'damage', 'gain-life', 'lose-life', 'tribute', 'take-control', 'change-position', 'set', 'place']); // prettier-ignore
const putOff = (all: readonly Draft[]): boolean => all.every((one) => PUT_OFF.has(String(one['do'])) && !('until' in one)); // prettier-ignore
const hangs = ({ join }: Joining): boolean => join === 'and-if-you-do' || join === 'then';
const late = (a: readonly Draft[], join: Joining, b: readonly Draft[]): boolean => a.at(-1)?.['do'] === 'later' && hangs(join) && putOff(b); // prettier-ignore
/** How operations are joined. */
function joins(g: YgoGrammar): void {
  g.table('join', {
    ', then [,]': join('then'),
    ', and if you do ,': join('and-if-you-do'),
    ', but if you do ,': join('and-if-you-do'),
    'and if you do ,': join('and-if-you-do'),
    ', and if you do': join('and-if-you-do'),
    '[,] and': join('and'),
    ', also': join('also'),
    ', also ,': join('also'),
    ', also [,] in either case ,': join('also'),
    ', and if you <banish|banished|destroy|destroyed|send|sent|return|returned> any ,': join('and-if-you-do'),
    ', and if you <banished|destroyed|sent|returned> at least 1 [to the <hand|GY>] ,': join('and-if-you-do'),
    ', and if <it is|they are> ,': join('and-if-you-do'),
    ', also , after that ,': join('also-after-that'),
    ', then , if you do ,': join('then'),
    ', and if <it does|they do|you do that|you did take damage|you take damage> ,': join('and-if-you-do'),
    ', and then': join('then'),

    ', and , if you do ,': join('and-if-you-do'),
  });
  said(g);
  instead(g);
} // prettier-ignore
/** "Special Summon it, but its ATK becomes 0". */
function withBut(g: YgoGrammar): void {
  // "You cannot Special Summon, but you can Normal Summon 1 Dragon monster in addition to your Normal Summon/Set".
  const allowed = (b: readonly Draft[]): boolean => b.length === 1 && JSON.stringify(b[0]!['rules'] ?? '').startsWith('[{"rule":"extra-normal-summon"');
  g.rule('operations', '{a:doing} , but {b:action}', ({ a, b }) => (allowed(b) ? [...a, { ...b[0], join: 'also' }] : changes(b, a) ? [...a, ...but(b)] : undefined));
  g.rule('operations', '{a:doing} , but {b:action} {join} {c:operations}', ({ a, b, join, c }) => (changes(b, a) ? [...a, ...but(b), { ...c[0], ...join }, ...c.slice(1)] : undefined));
  g.rule('operations', '{a:doing} ( but {b:action} )', ({ a, b }) => (changes(b, a) ? [...a, ...but(b)] : undefined));
  // "But its effects are negated until the end of this turn".
  const silenced = (a: readonly Draft[], until: Draft['until'], plural: object): Draft[] | undefined => (a.at(-1)?.['do'] !== 'special-summon' || a.at(-1)!['effectsNegated'] ? undefined : [...a, ...but([{ do: 'negate-effects', cards: cards({ $ref: 'it', ...plural }), until }])]);
  for (const [words, plural] of [['<its effects are negated|negate its effects>', {}], ['<their effects are negated|negate their effects>', { plural: true }]] as const) {
    g.rule('operations', `{a:doing} , but ${words} {until}` as '{a:doing} {until}', ({ a, until }) => silenced(a, until, plural));
    g.rule('operations', `{a:doing} , but ${words} {until} {join} {c:operations}` as '{a:doing} {until} {join} {c:operations}', ({ a, until, join, c }) => { const all = silenced(a, until, plural); return all && [...all, { ...c[0], ...join }, ...c.slice(1)]; });
  }
} // prettier-ignore
/** One after the other. */
function inARowOf(g: YgoGrammar): void {
  g.rule('operations', '{a:doing}', ({ a }) => a);
  // "Reveal 1 card, add 1 card, then …": what is shown or chosen first is what the others are about.
  const FIRST: ReadonlySet<unknown> = new Set(['reveal', 'single-out']);
  g.rule('operations', '{a:doing} , {b:doing} {join} {c:operations}', ({ a, b, join, c }) => (a.length === 1 && FIRST.has(a[0]!['do']) && !a[0]!['by'] && !FIRST.has(b[0]!['do']) && !a[0]!['optional'] && !b[0]!['optional'] && join.join !== 'also' ? [...a, { ...b[0], join: 'and' }, ...b.slice(1), { ...c[0], ...join }, ...c.slice(1)] : undefined));
  // "…, also you cannot Special Summon the turn you activate this card": before, too (`meaning/effect.ts`).
  const TURN = '<the turn|during the turn> you activate <this card|this effect>';
  const limiting = (a: readonly Draft[], rules: readonly Draft[] | undefined): Draft[] | undefined => (rules && knowsWhom(rules) ? [...a.slice(0, -1), { ...a.at(-1), $restricts: rules }] : undefined);
  g.rule('operations', `{a:doing} , also {rules:rulesOf} ${TURN}` as '{a:doing} {rules:rulesOf}', ({ a, rules }) => limiting(a, rules));
  for (const words of [`{a:doing} , also {rules:rulesOf} ${TURN} , except {exception}`, `{a:doing} , also {rules:rulesOf} , except {exception} , ${TURN}`] as const)
    g.rule('operations', words as '{a:doing} {rules:rulesOf} {exception}', ({ a, rules, exception }) => limiting(a, exceptThose(rules, exception)));
  const inARow = (a: readonly Draft[], b: readonly Draft[], join: Operation['join'] = 'also'): Draft[] | undefined => (a.some((one) => one['until'] !== undefined && one['until'] !== 'leaves') ? undefined : [...a, { ...b[0], join: join! }, ...b.slice(1)]);
  g.rule('chain', '{a:doing} , also {b:operations}', ({ a, b }) => (onlyChanges(a) ? inARow(a, b) : undefined));
  g.rule('chain', '{a:doing} [,] and {b:doing}', ({ a, b }) => (onlyChanges([...a, ...b]) ? inARow(a, b, 'and') : undefined));
  g.rule('chain', '{a:doing} , {b:chain}', ({ a, b }) => (onlyChanges(a) ? inARow(a, b) : undefined));
  g.rule('operations', '{a:doing} , {b:chain}', ({ a, b }) => inARow(a, b));
  // "You take no damage from that battle, your opponent gains LP equal to its ATK, also return this card to the hand".
  const OF_PLAYERS = new Set(['gain-life', 'lose-life', 'damage', 'draw']);
  g.rule('operations', '{a:doing} , {b:doing} , also {c:operations}', ({ a, b, c }) => (onlyChanges(a) && b.every((one) => OF_PLAYERS.has(String(one['do'])) && !one['optional']) && !c[0]!['optional'] ? [...a, { ...b[0], join: 'also' }, ...b.slice(1), { ...c[0], join: 'also' }, ...c.slice(1)] : undefined));
  g.rule('operations', '{a:doing} , but {b:action} , {c:chain}', ({ a, b, c }) => { const all = onlyChanges(b) && b[0]?.['do'] !== 'negate-effects' ? inARow(b, c) : undefined; return all && [...a, ...but(all)]; });
} // prettier-ignore
/** "Take control of it, but it cannot declare an attack": as long as that; what is done only if. */
function butLater(g: YgoGrammar): void {
  // "Take control of it until the End Phase, but it cannot declare an attack": as long as that.
  const whileHeld = (a: readonly Draft[], b: readonly Draft[]): Draft[] => { const held = a.at(-1); return held?.['do'] === 'take-control' && held['until'] !== undefined ? b.map((one) => (one['do'] === 'apply' && one['until'] === 'leaves' ? { ...one, until: held['until'] === 'end-phase' ? 'end-of-turn' : held['until'] } : one)) : [...b]; };
  g.rule('operations', '{a:doing} , but {b:laterAction}', ({ a, b }) => { const all = whileHeld(a, b); return sharesTime(a, { join: 'also' }, all) ? undefined : [...a, ...but(all).map((one, i) => (i === 0 && all[0] !== b[0] ? { ...one, join: 'and' } : one))]; });
  g.rule('operations', '{a:doing} , but {b:laterAction} ( this is a Quick Effect )', ({ a, b }) => [{ ...a[0], $quick: true }, ...a.slice(1), ...but(b)]);
  g.rule('operations', '{a:doing} ( but {b:laterAction} )', ({ a, b }) => [...a, ...but(b)]);
  // "Special Summon it (but banish it when it leaves the field) or add it to your hand".
  const orAdded = (a: readonly Draft[], so: readonly Draft[]): Draft[] | undefined => {
    const what = (a[0]?.['cards'] as { $what?: What } | undefined)?.$what;
    return a[0]?.['do'] === 'special-summon' && what && isPointer(what) && !a[0]['optional'] ? [{ do: 'choose', options: [{ do: so }, { do: [{ do: 'add', cards: cards(what) }] }] }] : undefined;
  };
  g.rule('operations', '{a:action} ( but {b:laterAction} ) or add it to your hand', ({ a, b }) => (a.length === 1 ? orAdded(a, [...a, ...but(b)]) : undefined));
  g.rule('operations', '{a:action} or add it to your hand', ({ a }) => (a.length === 2 ? orAdded(a, a) : undefined));
  g.rule('operations', '{a:doing} ( but {b:laterAction} , <also|and> {c:action} )', ({ a, b, c }) => (onlyChanges(c) && !sharesTime(b, { join: 'also' }, c) ? [...a, ...but(b), { ...c[0], join: 'also' }, ...c.slice(1)] : undefined));
  g.rule('operations', '{a:doing} ( but {b:laterAction} , <also|and> {c:action} ) {join} {d:operations}', ({ a, b, c, join, d }) => (onlyChanges(c) && !sharesTime(b, { join: 'also' }, c) && !sharesTime([...b, ...c], join, d) ? [...a, ...but(b), { ...c[0], join: 'also' }, ...c.slice(1), { ...d[0], ...join }, ...d.slice(1)] : undefined));
  g.rule('operations', '{a:doing} ( but {b:action} ) {join} {c:operations}', ({ a, b, join, c }) => (changes(b, a) ? [...a, ...but(b), { ...c[0], ...join }, ...c.slice(1)] : undefined));
  // "But if it is a Dragon monster, it cannot attack".
  const onlyIf = (b: readonly Draft[], conditions: Condition): Draft[] | undefined => (b.some((one) => one['if'] || one['optional']) ? undefined : but(b).map((one) => ({ ...one, if: conditions })));
  g.rule('operations', '{a:doing} , but if {conditions} , {b:laterAction}', ({ a, conditions, b }) => { const all = onlyIf(b, conditions); return all && [...a, ...all]; });
  g.rule('operations', '{a:doing} , but if {conditions} , {it:pointer} {predicate} and <its|their> effects are negated', ({ a, conditions, it, predicate }) => {
    const both: Draft[] = [{ do: 'apply', to: cards(it), until: 'leaves', rules: predicate }, { do: 'negate-effects', cards: cards(it), until: 'leaves', join: 'and' }];
    const all = it.$ref === 'this' ? undefined : onlyIf(both, conditions);
    return all && [...a, ...all];
  });
  // "But if it is no Dragon monster, negate its effects, also it cannot attack": both only then.
  g.rule('operations', '{a:doing} , but if {conditions} , {b:action} , also {c:laterAction}', ({ a, conditions, b, c }) => { const all = onlyChanges([...b, ...c]) && ![...b, ...c].some((one) => one['do'] === 'later') && !sharesTime(b, { join: 'also' }, c) ? onlyIf([...b, { ...c[0], join: 'also' }, ...c.slice(1)], conditions) : undefined; return all && [...a, ...all]; });
  // "And if you do that, and both destroyed monsters were WIND, …".
  g.rule('operations', '{a:doing} , and if you do [that] , and {conditions} , {b:operations}', ({ a, conditions, b }) => (b[0]!['if'] ? undefined : [...a, { ...b[0], if: conditions, join: 'and-if-you-do' }, ...b.slice(1)]));
  // One of two kinds, each with what is done to it.
  g.rule('operations', 'if {x:conditions} , {a:action} , or if {y:conditions} , {b:action}', ({ x, a, y, b }) => (a.length === 1 && b.length === 1 && ![...a, ...b].some((one) => one['if'] || one['optional']) ? [{ do: 'choose', options: [{ if: x, do: a }, { if: y, do: b }] }] : undefined));
  g.rule('operations', '{a:doing} ( but {b:laterAction} ) {join} {c:operations}', ({ a, b, join, c }) => (sharesTime(b, join, c) ? undefined : [...a, ...but(b), { ...c[0], ...join }, ...c.slice(1)]));
  g.rule('operations', '{a:doing} , but {b:laterAction} {join} {c:operations}', ({ a, b, join, c }) => (sharesTime(b, join, c) ? undefined : [...a, ...but(b), { ...c[0], ...join }, ...c.slice(1)]));
  g.rule('action', 'if {conditions} , {action}', ({ conditions, action }) => (action.some((one) => one['if']) ? undefined : action.map((one, i) => ({ ...one, if: conditions, ...(i === 0 && { $ahead: true }) }))));
  g.rule('operations', '{a:doing} , otherwise [,] {b:operations}', ({ a, b }) => (a.some((one) => one['if']) ? [...a, { do: 'otherwise', then: b, join: 'also' }] : undefined));
  g.rule('action', 'you {action}', ({ action }) => (action.some((one) => one['by'] ?? one['optional']) || JSON.stringify(action).includes('"named":"shown"') ? undefined : action));
  g.rule('action', 'you can [also] {action}', ({ action }) => action.map((one, i) => (i === 0 ? { ...one, optional: true } : one)));
  g.rule('action', 'you must {action}', ({ action }) => (action.some((one) => one['by'] ?? one['optional']) ? undefined : action));
  g.rule('operations', '{a:doing} [,] or [,] if you <have none|do not have any> [in your hand] , {b:operations}', ({ a, b }) => (a.length === 1 && !a[0]!['optional'] ? [...a, { do: 'otherwise', then: b, join: 'also' }] : undefined));
  const EXTRA = (during: string): string => `${during} you can Normal Summon 1 {bare} [this turn|during your Main Phase this turn] [,] [except {x:exception} ,] in addition to your Normal Summon/Set [this turn] [( You can only gain this effect once per turn [.] )]`;
  for (const during of ['', '<during your Main Phase this turn|this turn> ,'] as const)
    g.rule('action', EXTRA(during) as '{bare} [{x:exception}]', ({ bare, x }) => (x && bare.filter.not ? undefined : [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'extra-normal-summon', filter: both(asFilter(bare), x && { not: x }), times: 1 }] }]));
  const TRIBUTE = 'Tribute Summon 1 monster';
  for (const words of [`${TRIBUTE} during your Main Phase this turn [,] in addition to your Normal Summon/Set [this turn]`, `during your Main Phase this turn , you can ${TRIBUTE} [,] in addition to your Normal Summon/Set`, `you can ${TRIBUTE} in addition to your Normal Summon/Set this turn`] as const)
    g.rule('action', `${words} [( You can only gain this effect once per turn [.] )]`, () => [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'extra-normal-summon', tribute: true, times: 1 }] }]);
  for (const [words, of] of [["<that card's|that [Normal|Quick-Play] Spell's|that [Normal|Counter] Trap's|that Spell/Trap's|that Spell Card's|that Trap Card's>", { $ref: 'that', noun: 'card' }], ["that target's", { $ref: 'target' }]] as const)
    for (const phrase of [`apply ${words} <effect|activation effect|effect when that card is activated>`, `<this effect|this card's effect> becomes ${words} <effect|activation effect|activated effect|effect when that card is activated>`]) g.rule('action', phrase, () => [{ do: 'copy-effect', of: cards(of) }]);
  g.rule('operations', '{a:doing} {join} {b:operations}', ({ a, join, b }) => late(a, join, b) || sharesTime(a, join, b) || halfTimed(a, join, b) || rehung(a, b) || (leads(a, b) && join.join !== 'and-if-you-do' && join.join !== 'also') || renames(a, b) || putBack(a, b) || ofTheSame(a, b) || bothWhile(a, b) || whenItAttacks(a, join) || bothDraw(a, b) || peeked(a) ? undefined : [...a.map(led), ...afterwards(a, join, inScope(a, join, b))]);
  g.rule('operations', '{moment} [,] {a:timely} {join} {b:operations}', ({ moment, a, join, b }) => (hangs(join) && putOff(b) && putOff(a) ? [{ do: 'later', at: moment, then: [...a, { ...b[0], ...join }, ...b.slice(1)] }] : undefined));
  // "Reveal 1 monster in your hand, shuffle it into the Deck, then draw 1 card".
  g.rule('operations', '{a:action} , {b:action} , then [,] {c:operations}', ({ a, b, c }) => (a.length === 1 && b.length === 1 && a[0]!['do'] === 'reveal' && ['return', 'discard', 'banish', 'send', 'special-summon'].includes(String(b[0]!['do'])) && ![...a, ...b].some((one) => one['optional'] ?? one['if'] ?? one['by']) && isItself(b[0]!) ? [...a, { ...b[0], join: 'and-if-you-do' }, { ...c[0], join: 'then' }, ...c.slice(1)] : undefined));
  players(g);
} // prettier-ignore
/** Done to "it". */
const isItself = (one: Draft): boolean => { const what = (one['cards'] as { $what?: What } | undefined)?.$what; return what !== undefined && isPointer(what) && what.$ref === 'it' && !what.plural; }; // prettier-ignore

/** "Special Summon this card, but banish it …": "it" is what was just done something to. */
function ofTheLast(one: Draft): Draft {
  const { cards, to } = one as { cards?: { $what?: What }; to?: { $what?: What } };
  const near = (of: { $what?: What }): object => ({ ...of, $what: { ...(of.$what as Pointer), near: true } });
  const isIt = (of: { $what?: What } | undefined): of is { $what: Pointer } => of?.$what !== undefined && isPointer(of.$what) && of.$what.$ref === 'it';
  return { ...one, ...(isIt(cards) && { cards: near(cards) }), ...(isIt(to) && { to: near(to) }) };
} // prettier-ignore
/** "Destroy it, or if you control a Dragon monster, you can banish it instead". */
function instead(g: YgoGrammar): void {
  const OR = '[,] <or|but> [,] if {conditions} [,]';
  const except = (action: readonly Draft[], x: Filter | undefined, tails: Draft | undefined): Draft[] | undefined => {
    const [one, more] = action;
    const cards = one?.['cards'] as { $what?: What } | undefined;
    if (!x && !tails) return [...action];
    if (!one || more || !cards?.$what || (tails && one['do'] !== 'special-summon')) return undefined;
    if (!x) return [{ ...one, ...tails }];
    return isNoun(cards.$what) && !cards.$what.filter.not
      ? [
          {
            ...one,
            cards: { ...cards, $what: { ...cards.$what, filter: { ...cards.$what.filter, not: x } } },
            ...tails,
          },
        ]
      : undefined;
  };
  g.rule(
    'doing',
    `{a:action} ${OR} {b:action} [,] instead [, except {x:exception}] [{tails:operationTails}]` as '{a:action} {conditions} {b:action} [{x:exception}] [{tails:operationTails}]',
    ({ a, b, conditions, x, tails }) => {
      const other = except(b, x, tails);
      return other && either(a, other, conditions);
    },
  );
  // "Either add 1 "X" to your hand, or, if …, you can add 1 "Y" instead".
  g.rule(
    'doing',
    `either {a:action} ${OR} {b:action} [,] instead` as '{a:action} {conditions} {b:action}',
    ({ a, b, conditions }) => either(a, b, conditions),
  );
  // What one "can" do if something is so stands in its place without "instead", too.
  g.rule('doing', `{a:action} ${OR} {b:action}` as '{a:action} {conditions} {b:action}', ({ a, b, conditions }) =>
    b[0]?.['optional'] ? either(a, b, conditions) : undefined,
  );
  // "Add 1 "X" from your Deck to your hand, or, if …, you can add 1 Dragon monster instead": the rest is said once.
  for (const [verb, may, optional] of [
    ['add', '', {}],
    ['send', '', {}],
    ['add', 'you can ', { optional: true }],
    ['send', 'you can ', { optional: true }],
  ] as const)
    g.rule(
      'doing',
      `[either] {a:action} ${OR} ${may}${verb} {what} [,] instead [, except {x:exception}]` as '{a:action} {conditions} {what} [{x:exception}]',
      ({ a, conditions, what, x }) => {
        const other =
          isNoun(what) && a[0]?.['do'] === verb
            ? except([{ do: verb, cards: cards(what), ...optional }], x, undefined)
            : undefined;
        return other && either(a, other, conditions);
      },
    );
}
/** Done, or if something is so another thing in its place. */
export function either(a: readonly Draft[], b: readonly Draft[], conditions: Condition): Draft[] | undefined {
  const [first, other] = [a[0]!, b[0]!];
  // "2 instead": of the same kind, not of those spoken of.
  if (JSON.stringify(other).includes('"near":true')) return undefined;
  if (a.length !== 1 || b.length !== 1 || first['optional'] || first['if'] || other['if']) return undefined;
  const { optional, ...said } = other;
  const does = inPlaceOf(first, said);
  if (!does) return undefined;
  return optional
    ? [{ do: 'choose', options: [{ do: [first] }, { if: conditions, do: [does] }] }]
    : [
        { ...does, if: conditions },
        { do: 'otherwise', ...unlessSo(conditions), then: [first], join: 'also' },
      ];
}
/** "Instead": not done where the other cannot be, either. Of what is spoken of, only the first can be asked. */
function unlessSo(so: Condition): { if?: Condition } {
  if (JSON.stringify(so).includes('"$')) return {};
  return { if: 'not' in so ? so.not : { not: so } };
}
/** What is said after an action: which cards, if what, that it goes on without this card. */
function said(g: YgoGrammar): void {
  asSaid(g);
  inParentheses(g);
}
/** "The turn player takes 500 damage if they control a Dragon": not the opponent. */
const ofWhoeverHasTheTurn = ({ to, by }: Draft, conditions: Condition): boolean =>
  (to === 'turn-player' || by === 'turn-player') && JSON.stringify(conditions).includes('"whose":"opponent"');
/** With a condition, a word in parentheses. */
function asSaid(g: YgoGrammar): void {
  g.rule('doing', '{action}', ({ action }) => action);
  g.rule('doing', '{action} [,] {posts}', ({ action, posts }) => described(action, posts));
  g.rule('doing', '{action} [,] if {conditions}', ({ action, conditions }) =>
    action.some((one) => one['if'] || one['effectsNegated'] || ofWhoeverHasTheTurn(one, conditions))
      ? undefined
      : action.map((one) => ({ ...one, if: conditions })),
  );
  g.rule('doing', '{action} [,] unless {conditions}', ({ action, conditions }) =>
    action.some((one) => one['if'] || one['effectsNegated'] || one['do'] === 'apply')
      ? undefined
      : action.map((one) => ({ ...one, if: { not: conditions } })),
  );
  g.rule('doing', '{action} ( for no effect )', ({ action }) =>
    action.some((one) => one['do'] === 'tribute') ? action : undefined,
  );
  g.rule('doing', '{action} ( this is not optional )', ({ action }) =>
    action.some((one) => one['optional']) ? undefined : action,
  );
  g.rule('doing', '{action} ( this is a Quick Effect )', ({ action }) => [
    { ...action[0], $quick: true },
    ...action.slice(1),
  ]);
}
/** Words that say how much, who chooses, how long. */
function inParentheses(g: YgoGrammar): void {
  // As many as there are, where there are fewer.
  g.rule('doing', '{action} ( or <their|your> entire Deck [,] if less than {n:number} )', ({ action, n }) =>
    action.length === 1 &&
    action[0]!['do'] === 'send' &&
    (action[0]!['cards'] as { by?: unknown; choose?: unknown } | undefined)?.by === 'top' &&
    (action[0]!['cards'] as { choose?: unknown }).choose === n
      ? action
      : undefined,
  );
  // "If any" goes without saying: to nothing nothing is done.
  g.rule('doing', '{action} ( if any )', ({ action }) => action);
  // Of the lowest or highest there may be several.
  g.rule('doing', '{action} ( your choice [,] if tied )', ({ action }) =>
    action.length === 1 && /"(?:only|each)":"(?:lowest|highest)/.test(JSON.stringify(action)) ? action : undefined,
  );
  // As much as can be done is done.
  g.rule('doing', '{action} ( if possible )', ({ action }) =>
    action.some((one) => one['optional']) ? undefined : action,
  );
  // The other player chooses.
  g.rule('doing', '{action} ( [of] their choice )', ({ action }) => {
    const [only, more] = action;
    const what = (only?.['cards'] as { $what?: What } | undefined)?.$what;
    return only && !more && !only['by'] && what && isNoun(what) && typeof what.count === 'number' && !what.by
      ? [{ ...only, cards: { ...(only['cards'] as object), $what: { ...what, by: 'opponent' } } }]
      : undefined;
  });
  // The Flip Effects of what is turned face-up.
  g.rule(
    'doing',
    "{action} ( [but] <Flip effects|Flip monsters' effects> are not activated [at this time] )",
    ({ action }) =>
      action.every((one) => one['do'] === 'change-position')
        ? action.map((one) => ({ ...one, flipEffects: false }))
        : undefined,
  );
  g.rule('doing', '{action} ( permanently )', ({ action }) =>
    action.every((one) => one['do'] === 'modify' && !one['until']) ? action : undefined,
  );
  // What has no end goes on without this card as it is.
  const endless = (one: Draft): boolean =>
    (['modify', 'apply', 'negate-effects'].includes(String(one['do'])) || one['effectsNegated'] === true) &&
    one['until'] !== 'while-this-face-up' &&
    one['$while'] === undefined;
  g.rule('doing', '{action} ( even if this card <leaves the field|is no longer equipped> )', ({ action }) =>
    action.every(endless) ? action : undefined,
  );
}
/** "Add 1 monster to your hand from your Deck, except "X"": said of the one kind of card the action names. */
function described(action: readonly Draft[], posts: Partial<Noun>): Draft[] | undefined {
  const nouns = action.filter((one) => { const what = (one['cards'] as { $what?: What } | undefined)?.$what; return what && isNoun(what); });
  // Of one of two kinds it was said already.
  if (nouns.some((one) => { const { noun, filter } = (one['cards'] as { $what: Noun }).$what; return noun === 'card' && filter.any !== undefined; })) return undefined;
  // Of what was said before another deed it is not said; nor twice where a player's own cards are.
  if (nouns[0] !== action.at(-1) || (posts.whose && typeof nouns[0]?.['by'] === 'object')) return undefined;
  // Where other cards are spoken of, it could be said of them.
  if (nouns.length !== 1 || JSON.stringify(action).split('"noun":').length !== 2 || JSON.stringify(action).replace(JSON.stringify((nouns[0]!['cards'] as { $what: Noun }).$what), '').includes('"where":')) return undefined;
  if (JSON.stringify((nouns[0]!['cards'] as { $what: Noun }).$what.count).includes('"where":')) return undefined;
  const named = nouns[0]!['cards'] as { $what: Noun };
  // "Except monsters equipped with an Equip Card": said of the exception.
  if (named.$what.filter.not?.kind !== undefined && !posts.where) return undefined;
  // Where they are was said already: it is said of something else.
  if (Object.keys(posts).join() === 'where' && posts.where!.join() === named.$what.where?.join()) return undefined;
  const $what = merge(named.$what, posts);
  return $what && action.map((one) => (one === nouns[0] ? { ...one, cards: { ...named, $what } } : one));
} // prettier-ignore

/** What they discard is in their hand. */
function theirHand(one: Draft): object {
  const what = (one['cards'] as { $what?: What } | undefined)?.$what;
  return what && isNoun(what) && what.where?.join() === 'hand' && !what.whose ? { cards: { ...(one['cards'] as object), $what: { ...what, whose: 'opponent' } } } : {};
} // prettier-ignore

/** What each player does with his own cards. */
const EACH: ReadonlySet<string> = new Set([
  'draw',
  'discard',
  'send',
  'banish',
  'special-summon',
  'add',
  'reveal',
  'set',
]);
/** What the other player, or each player, does. */
function players(g: YgoGrammar): void {
  playersAct(g);
  bothAct(g);
  playerActions(g);
}
const theirs = (what: What, where?: Place[]): object | undefined => {
  if (isPointer(what)) return cards(what);
  if (!isNoun(what) || what.whose === 'you' || what.count === undefined) return undefined;
  return cards({ ...what, whose: 'opponent', ...(!what.where && where && { where }) });
};
const does = (doing: string, what: What, more: object = {}, where?: Place[]): Draft[] | undefined => {
  const of = theirs(what, where);
  return of && [{ do: doing, cards: of, ...more }];
};
const theyDo = (a: readonly Draft[]): Draft[] =>
  a.map((one) => ({ ...one, by: 'opponent', ...(one['do'] === 'draw' && { whose: 'opponent' }), ...theirHand(one) }));
/** "Its controller discards 1 card". */
const doneBy = (by: object | string, a: readonly Draft[]): Draft[] =>
  a.map((one) => ({ ...one, by, ...ownCards(one), ...(one['do'] === 'draw' && { whose: by }) }));
/** What the other player, or each player, does. */
function playersAct(g: YgoGrammar): void {
  // "Your opponent draws 2 cards, then they discard 1 card": who acted before.
  const actsLast = (a: readonly Draft[]): boolean => [a.at(-1)?.['by'], a.at(-1)?.['whose'], a.at(-1)?.['to']].includes('opponent');
  g.rule('operations', '{a:doing} {join} they {b:playerAction}', ({ a, join, b }) => (actsLast(a) ? [...a, ...theyDo(b).map((one) => ({ ...one, ...join }))] : undefined));
  // "…, and if they have any other cards in their hand, discard 1 more card of their choice".
  const HAND: Condition = { exists: { where: 'hand', whose: 'opponent' } };
  g.rule('operations', 'your opponent discards {n:number} random card(s) , and if they have any other cards in their hand , discard {m:number} more card(s) of their choice', ({ n, m }) => [{ do: 'discard', cards: { choose: n, by: 'random', where: 'hand', whose: 'opponent' }, by: 'opponent' }, { do: 'discard', cards: { choose: m, where: 'hand', whose: 'opponent' }, by: 'opponent', if: HAND, join: 'then' }]);
  g.rule('operations', '{a:doing} [,] then if they have any , your opponent discards {n:number} card(s)', ({ a, n }) => [...a, { do: 'discard', cards: { choose: n, where: 'hand', whose: 'opponent' }, by: 'opponent', if: HAND, join: 'then' }]);
  g.rule('action', '{by:player} {a:playerAction}', ({ by, a }) => (by === 'you' || (by === 'either' && a.some((one) => !EACH.has(String(one['do'])) || JSON.stringify(one['count'] ?? 0).includes('"$amount"'))) ? undefined : a.map((one) => ({ ...one, by, ...(by === 'either' && ownCards(one)), ...(one['do'] === 'draw' && { whose: by }), ...(by === 'opponent' && theirHand(one)) }))));
  g.rule('action', '{whose:possessive} controller {a:playerAction}', ({ whose, a }) => doneBy({ controllerOf: cards(whose) }, a));
  g.rule('action', '{whose:possessive} owner {a:playerAction}', ({ whose, a }) => doneBy({ ownerOf: cards(whose) }, a));
  for (const [word, key] of [['controller', 'controllerOf'], ['owner', 'ownerOf']] as const) {
    g.rule('action', `{whose:possessive} ${word} can {a:playerAction}`, ({ whose, a }) => doneBy({ [key]: cards(whose) }, a).map((one, i) => (i === 0 ? { ...one, optional: true } : one)));
    g.rule('action', `the [current] ${word} of {pointer} {a:playerAction}`, ({ pointer, a }) => doneBy({ [key]: cards(pointer) }, a));
    g.rule('action', `the [current] ${word} of {pointer} can {a:playerAction}`, ({ pointer, a }) => doneBy({ [key]: cards(pointer) }, a).map((one, i) => (i === 0 ? { ...one, optional: true } : one)));
  }
  g.rule('action', 'the turn player {a:playerAction}', ({ a }) => doneBy('turn-player', a));
  g.rule('operations', 'they {a:playerAction}', ({ a }) => theyDo(a));
  g.rule('operations', 'they must {a:playerAction}', ({ a }) => theyDo(a));
  // "They shuffle their entire hand into the Deck, then draw 2 cards": both are theirs.
  g.rule('operations', 'they {a:playerAction} {join} {b:playerAction}', ({ a, join, b }) => [...theyDo(a), ...theyDo(b).map((one, i) => (i === 0 ? { ...one, ...join } : one))]);
} // prettier-ignore
/** What both do; who may, who must; phases that are skipped. */
function bothAct(g: YgoGrammar): void {
  g.rule('playerAction', '<draw|draws> <that many cards|the same number of cards> [<as they shuffled into the Deck|they discarded>]', () => [{ do: 'draw', count: { $amount: true } }]);
  g.rule('playerAction', '<draw|draws> cards [,] equal to {value}', ({ value }) => [{ do: 'draw', count: value }]);
  // "Your opponent shuffles their hand into the Deck, then draws 5 cards": both are theirs.
  const drawing = (count: number | object, whose: 'opponent' | 'either'): Draft => ({ do: 'draw', count, whose, ...(whose === 'opponent' && { by: whose }), join: 'then' });
  // All of what lies there, of both at once.
  const wholly = (one: Draft): boolean => one['do'] === 'return' && one['to'] === 'deck' && JSON.stringify(one['cards']).includes('"count":"all"');
  // So many cards of each hand.
  const fromHands = (a: readonly Draft[]): Draft[] | undefined => (a.length === 1 && ['discard', 'send'].includes(String(a[0]!['do'])) && !a[0]!['optional'] && /"count":\d+.*"where":\["hand"\]/.test(JSON.stringify(a[0]!['cards'])) ? a.map((one) => ({ ...one, by: 'either', ...ownCards(one) })) : undefined);
  const eachDoes = (a: readonly Draft[]): Draft[] | undefined => (a.every(wholly) ? a.map((one) => ({ ...one, ...ownCards(one) })) : fromHands(a));
  for (const [who, whose] of [['your opponent', 'opponent'], ['each player', 'either']] as const) {
    const first = (a: readonly Draft[]): Draft[] | undefined => (whose === 'opponent' ? theyDo(a) : eachDoes(a));
    g.rule('operations', `${who} {a:playerAction} , then draws {n:number} card(s)`, ({ a, n }) => { const one = first(a); return one && [...one, drawing(n, whose)]; });
    if (whose === 'either') g.rule('operations', 'both players {a:playerAction} , then draw {n:number} card(s)', ({ a, n }) => [...a.map((one) => ({ ...one, by: 'either', ...ownCards(one) })), drawing(n, whose)]);
    if (whose === 'opponent') g.rule('operations', `${who} {a:playerAction} , then draws <that many cards|the same number of cards> [<they shuffled into the Deck|they discarded>]`, ({ a }) => { const one = first(a); return one && [...one, drawing({ $amount: true }, whose)]; });
  }
  // Each as many as that player discarded.
  const asMany = (named: string): object => ({ count: { where: ['graveyard', 'banished'], filter: { oneOf: { named } } } });
  // However many those are.
  // Nobody sees which.
  g.rule('operations', 'your opponent randomly chooses {n:number} card(s) from your [entire] hand , then you discard the chosen card(s)', ({ n }) => [{ do: 'discard', cards: { choose: n, where: 'hand', whose: 'you', by: 'random' } }]);
  g.rule('operations', 'both players discard as many cards as possible from their hands , then each player draws {n:number} card(s)', ({ n }) => [{ do: 'discard', cards: { where: 'hand' } }, { do: 'draw', count: n, whose: 'either', join: 'also-after-that' }]);
  g.rule('operations', 'both players discard as many cards as possible from their hands , then each player draws the same number of cards they discarded', () => [
    { do: 'discard', cards: { where: 'hand', whose: 'you' }, named: 'mine' },
    { do: 'discard', by: 'opponent', cards: { where: 'hand', whose: 'opponent' }, named: 'theirs', join: 'also' },
    { do: 'draw', count: asMany('mine'), join: 'then' },
    { do: 'draw', whose: 'opponent', count: asMany('theirs'), join: 'also' },
  ]);
  g.rule('action', 'the <owner|player who owns> of {it:pointer} {a:playerAction}', ({ it, a }) => doneBy({ ownerOf: cards(it) }, a));
  g.rule('action', 'the controller of {it:pointer} {a:playerAction}', ({ it, a }) => doneBy({ controllerOf: cards(it) }, a));
  g.rule('action', '{whose:possessive} <new|current> controller {a:playerAction}', ({ whose, a }) => doneBy({ controllerOf: cards(whose) }, a));
  // What is negated so does nothing else: it is done where the price is not paid.
  g.rule('operations', "<your opponent|they> can {a:playerAction} to negate <this|this card's> effect , otherwise [,] {b:operations}", ({ a, b }) => (a.length === 1 && !a[0]!['if'] ? [{ ...a[0], by: 'opponent', ...theirHand(a[0]!), optional: true }, { do: 'negate-this-effect', join: 'and-if-you-do' }, { do: 'otherwise', then: b, join: 'also' }] : undefined));
  g.rule('action', 'your opponent can {a:playerAction}', ({ a }) => a.map((one, i) => ({ ...one, by: 'opponent', ...(one['do'] === 'draw' && { whose: 'opponent' }), ...(i === 0 && { optional: true }) })));
  // Each of both may do it, or not.
  g.rule('action', 'each player can {a:playerAction}', ({ a }) => {
    const [only, more] = a;
    const what = (only?.['cards'] as { $what?: What } | undefined)?.$what;
    if (!only || more || !['special-summon', 'add', 'set', 'banish', 'send', 'discard'].includes(String(only['do'])) || !what || !isNoun(what) || !what.where || what.where.includes('field') || /"(?:whose|controller|owner)"/.test(JSON.stringify(what.filter))) return undefined;
    const mine = { ...only, cards: { ...(only['cards'] as object), $what: { ...what, whose: 'you' } }, optional: true };
    return [mine, { ...only, by: 'opponent', optional: true, join: 'also', $either: true }];
  });
  g.rule('action', '<make|have> <both players|each player> {a:playerAction}', ({ a }) => (a.every((one) => EACH.has(String(one['do']))) ? a.map((one) => ({ ...one, by: 'either', ...ownCards(one), ...(one['do'] === 'draw' && { whose: 'either' }) })) : undefined));
  g.rule('action', '<make your opponent|your opponent must|have your opponent|make them> {a:playerAction} [( their choice )]', ({ a }) => a.map((one) => ({ ...one, by: 'opponent', ...(one['do'] === 'draw' && { whose: 'opponent' }) })));
  for (const [phrase, phase] of [['Draw Phase', 'draw'], ['Battle Phase', 'battle'], ['turn', 'turn'], ['Standby Phase', 'standby'], ['Main Phase 1', 'main1']] as const) {
    g.rule('action', `skip your next {n:number} ${phrase}s` as '{n:number}', ({ n }) => [{ do: 'skip', phase, whose: 'you', times: n }]);
    if (phase !== 'turn') g.rule('action', `skip the ${phrase} of your opponent's next turn`, () => [{ do: 'skip', phase, whose: 'opponent' }]);
    g.rule('action', `skip <your|the> next ${phrase}`, () => [{ do: 'skip', phase, whose: 'you' }]);
    // The next one is that of the turn under way where it has not been yet: a Draw Phase has.
    g.rule('action', `skip the ${phrase} of <their|your opponent's> next turn`, () => (phase === 'draw' ? [{ do: 'skip', phase, whose: 'opponent' }] : undefined));
    g.rule('action', `skip the ${phrase} of your next turn`, () => (phase === 'draw' ? [{ do: 'skip', phase, whose: 'you' }] : undefined));
    g.rule('action', `<skip your opponent's next ${phrase}|your opponent skips their next ${phrase}|your opponent must skip their next ${phrase}>`, () => [{ do: 'skip', phase, whose: 'opponent' }]);
  }
  g.rule('action', 'make your opponent gain {n:number} LP', ({ n }) => [{ do: 'gain-life', to: 'opponent', amount: n }]);
  g.rule('action', 'make your opponent lose {n:number} LP', ({ n }) => [{ do: 'lose-life', to: 'opponent', amount: n }]);
  for (const [words, zone] of [['another of <your|its controller\'s|their> Main Monster Zones', undefined], ['another <Main Monster Zone|of your unused Main Monster Zones>', undefined]] as const)
    g.rule('action', `move {what} to ${words}`, ({ what }) => [{ do: 'move-zone', cards: cards(what), ...(zone ?? { zone: { only: 'main' } }) }]);
  g.rule('action', 'move {it:pointer} to an [unused] adjacent [( horizontal )] [Main] Monster Zone', ({ it }) => [{ do: 'move-zone', cards: cards(it), zone: { adjacentTo: cards(it), only: 'main' } }]);
  // From each field as many.
  g.rule('what', "{n:number} {bare} <from|on> <each player's field|both players' fields>", ({ n, bare }) => (bare.where || bare.whose ? undefined : { several: (['you', 'opponent'] as const).map((whose) => ({ ...bare, count: n, where: ['field' as const], whose })) }));
} // prettier-ignore
/** Their actions. */
function playerActions(g: YgoGrammar): void {
  g.rule('playerAction', '<banishes|banish> {what} face-down', ({ what }) => { const of = theirs(what); return of && [{ do: 'banish', cards: of, face: 'down' }]; });
  g.rule('playerAction', '<shuffles|shuffle> {what} into <the|their> Deck', ({ what }) => { const of = theirs(what); return of && [{ do: 'return', cards: of, to: 'deck' }]; });
  g.rule('playerAction', '<returns|return> {what} to <the|their> hand', ({ what }) => { const of = theirs(what); return of && [{ do: 'return', cards: of, to: 'hand' }]; });
  for (const end of ['top', 'bottom'] as const)
    g.rule('playerAction', `<places|place|returns|return> {what} <on|to> [the] ${end} of <the|their> Deck [,] [in <any|random> order]`, ({ what }) => { const of = theirs(what); return of && [{ do: 'return', cards: of, to: `deck-${end}` }]; });
  g.rule('playerAction', '<reveals|reveal> {what}', ({ what }) => does('reveal', what, {}, ['hand']));
  g.rule('playerAction', '<sets|set> {what} [to their field]', ({ what }) => does('set', what, {}, ['hand']));
  g.rule('playerAction', '<draw|draws> {n:number} card(s)', ({ n }) => [{ do: 'draw', count: n }]);
  g.rule('playerAction', '<discard|discards> {n:number} card(s)', ({ n }) => [{ do: 'discard', cards: cards({ noun: 'card', filter: {}, count: n, where: ['hand'] }) }]);
  g.rule('playerAction', '<discard|discards> <a|1> {bare}', ({ bare }) => (Object.keys(bare.filter).length === 0 && bare.noun === 'card' ? undefined : does('discard', { ...bare, count: 1 }, {}, ['hand'])));
  g.rule('playerAction', '<discard|discards> <any|all> {alike}', ({ alike }) => (alike.where?.join() === 'hand' && alike.count === undefined ? does('discard', { ...alike, count: 'all' }) : undefined));
  g.rule('playerAction', '<discard|discards> {noun}', ({ noun }) => (noun.among ? does('discard', noun, {}, ['hand']) : undefined));
  g.rule('playerAction', '<reveals|reveal> the top card of their Deck', () => [{ do: 'reveal', cards: { choose: 1, by: 'top', where: 'deck', whose: 'opponent' } }]);
  g.rule('playerAction', '<discard|discards> {n:number} card(s) of their choice', ({ n }) => [{ do: 'discard', cards: cards({ noun: 'card', filter: {}, count: n, where: ['hand'] }) }]);
  g.rule('playerAction', '<discard|discards> {n:number} random card(s)', ({ n }) => [{ do: 'discard', cards: cards({ noun: 'card', filter: {}, count: n, where: ['hand'], by: 'random' }) }]);
  g.rule('playerAction', '<randomly discards {n:number} card(s)|discards {n:number} card(s) randomly>', ({ n }) => [{ do: 'discard', cards: cards({ noun: 'card', filter: {}, count: n, where: ['hand'], by: 'random' }) }]);
  g.rule('playerAction', '<Special Summons|Special Summon> {what} [{tails:operationTails}]', ({ what, tails }) => does('special-summon', what, { to: 'owner', ...tails }));
  g.rule('playerAction', '<sends|send> {what} to the GY', ({ what }) => (isNoun(what) && what.by === 'top' ? undefined : does('send', what)));
  g.rule('playerAction', '<discards|discard> their entire hand', () => [{ do: 'discard', cards: { where: 'hand', whose: 'opponent' } }]);
  for (const [words, doing] of [['<sends|send> the top {n:number} cards <of|from> their Deck to the GY', { do: 'send' }], ['<banishes|banish> {n:number} cards from the top of their Deck', { do: 'banish' }], ['<banishes|banish> the top {n:number} cards of their Deck', { do: 'banish' }]] as const)
    g.rule('playerAction', words as '{n:number}', ({ n }) => [{ ...doing, cards: { choose: n, by: 'top', where: 'deck', whose: 'opponent' } }]);
  g.rule('playerAction', '<sends|send> the top card of their Deck to the GY', () => [{ do: 'send', cards: { choose: 1, by: 'top', where: 'deck', whose: 'opponent' } }]);
  for (const [words, face] of [['', {}], ['face-down', { face: 'down' }]] as const)
    g.rule('playerAction', `<banishes|banish> the top cards of their Deck ${words} [,] equal to {value}`, ({ value }) => [{ do: 'banish', cards: { choose: { min: value, max: value }, by: 'top', where: 'deck', whose: 'opponent' }, ...face }]);
  g.rule('playerAction', '<banishes|banish> {what}', ({ what }) => does('banish', what));
  g.rule('playerAction', '<destroys|destroy> {what}', ({ what }) => does('destroy', what));
  g.rule('playerAction', '<Tributes|Tribute> {what}', ({ what }) => does('tribute', what, {}, ['monsters']));
  g.rule('playerAction', '<adds|add> {what} to their hand', ({ what }) => does('add', what));
} // prettier-ignore
