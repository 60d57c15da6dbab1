/** What is done: one table for costs and for what resolves; what only one of both can be, `meaning/` sorts out. */
import type { Amount, Filter, Operation, Place, Stat, Until } from '../../../engine/ygo/effects/schema.ts';
import { asFilter } from './nouns.ts';
import type { Draft, Joining, YgoGrammar } from './categories.ts';
import { isNoun, type Noun, type Pointer, type What } from './noun.ts';

/** Cards something is done to: `$in` where they lie if the phrase does not say. */
export const cards = (what: What, where?: Place[]): { $what: What; $in?: Place[] } => ({
  $what: what,
  ...(where && { $in: where }),
});

export function operations(g: YgoGrammar): void {
  moving(g);
  summoning(g);
  onTheField(g);
  values(g);
  life(g);
  negating(g);
  lasting(g);
  later(g);
  whiles(g);
  joined(g);
}

/** The Extra Deck and hand monsters that go "to the hand/Extra Deck" find their place by themselves. */
function moving(g: YgoGrammar): void {
  g.rule('action', 'destroy {what}', ({ what }) => [{ do: 'destroy', cards: cards(what) }]);
  g.rule('action', 'send {what} to <the|your|their|its owner\'s> GY', ({ what }) => [{ do: 'send', cards: cards(what) }]);
  g.rule('action', 'Tribute {what}', ({ what }) => [{ do: 'tribute', cards: cards(what, ['monsters']) }]);
  g.rule('action', 'discard {what}', ({ what }) => [{ do: 'discard', cards: cards(what, ['hand']) }]);
  g.rule('action', 'discard {what} to the GY', ({ what }) => [{ do: 'discard', cards: cards(what, ['hand']), to: 'graveyard' }]);
  g.rule('action', 'discard your entire hand', () => [{ do: 'discard', cards: { where: 'hand', whose: 'you' } }]);
  g.rule('action', 'banish {what}', ({ what }) => [{ do: 'banish', cards: cards(what) }]);
  g.rule('action', 'banish {what} , face-down', ({ what }) => [{ do: 'banish', cards: cards(what), face: 'down' }]);
  g.rule('action', 'banish {what} face-down', ({ what }) => [{ do: 'banish', cards: cards(what), face: 'down' }]);
  g.rule('action', 'banish {what} [,] {until}', ({ what, until }) => until === 'end-of-turn' ? undefined : [{ do: 'banish', cards: cards(what), until }]);
  const toHand = "<to the hand|to your hand|to their hand|to its owner's hand|to their owners' hands|to the owner's hand>";
  for (const [verb, meaning] of [['return', { do: 'return', to: 'hand' }], ['add', { do: 'add' }]] as const) {
    g.rule('action', `${verb} {what} ${toHand}`, ({ what }) => [{ ...meaning, cards: cards(what) }]);
    g.rule('action', `${verb} {what} ${toHand} [,] {post}`, ({ what, post }) => (isNoun(what) && post.filter && Object.keys(post).length === 1 && !post.filter.not && !post.filter.other ? [{ ...meaning, cards: cards({ ...what, filter: { ...what.filter, ...post.filter } }) }] : undefined));
    g.rule('action', `${verb} {from:sourcePlace} ${toHand} , {what}`, ({ from, what }) => (isNoun(what) && what.where === undefined ? [{ ...meaning, cards: cards({ ...what, ...from }) }] : undefined));
    g.rule('action', `${verb} {what} ${toHand} [,] except {x:exception}`, ({ what, x }) => except(what, x, (cards) => ({ ...meaning, cards })));
  }
  for (const [phrase, doing] of [["send {what} to <the|your|their> GY", 'send'], ['Set {what} to your field', 'set']] as const)
    g.rule('action', `${phrase} [,] except {x:exception}`, ({ what, x }) => except(what, x, (cards) => ({ do: doing, cards })));
  g.rule('action', 'shuffle {what} into the <Deck|Main Deck>', ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck' }]);
  g.rule('action', "<shuffle|return> {what} <into|to> <your Deck|their Deck|its owner's Deck|the owner's Deck|their owners' Decks|the Deck>", ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck' }]);
  g.rule('action', 'return {what} to the Extra Deck', ({ what }) => [{ do: 'return', cards: cards(what), to: 'extra-deck' }]);
  g.rule('action', 'return {what} to the GY', ({ what }) => [{ do: 'return', cards: cards(what), to: 'graveyard' }]);
  g.rule('action', 'return {what} to the <hand/Extra Deck>', ({ what }) => [{ do: 'return', cards: cards(what), to: 'hand' }]);
  g.rule('action', "<place|return> {what} <on|to> the top of <your Deck|the Deck|its owner's Deck|the owner's Deck>", ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck-top' }]);
  g.rule('action', "<place|return> {what} <on|to> top of <your Deck|the Deck|its owner's Deck|the owner's Deck>", ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck-top' }]);
  g.rule('action', "<place|return> {what} <on|to> the bottom of <your Deck|the Deck|its owner's Deck|the owner's Deck>", ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck-bottom' }]);
  g.rule('action', 'draw {n:number} card(s)', ({ n }) => [{ do: 'draw', count: n }]);
  g.rule('action', 'draw cards equal to {value}', ({ value }) => [{ do: 'draw', count: value }]);
  g.rule('action', 'draw 1 card {each}', ({ each }) => [{ do: 'draw', count: each }]);
  g.rule('action', 'reveal {what}', ({ what }) => [{ do: 'reveal', cards: cards(what, ['hand']) }]);
  g.rule('action', "look at your opponent's hand", () => [{ do: 'look', where: 'hand', whose: 'opponent' }]);
  g.rule('action', 'excavate the top {n:number} cards of your Deck', ({ n }) => [{ do: 'excavate', count: n }]);
  g.rule('action', 'excavate the top card of your Deck', () => [{ do: 'excavate', count: 1 }]);
  g.rule('action', 'send the top {n:number} card(s) of your Deck to the GY', ({ n }) => [{ do: 'send', cards: { choose: n, by: 'top', where: 'deck', whose: 'you' } }]);
  g.rule('action', 'send the top card of your Deck to the GY', () => [{ do: 'send', cards: { choose: 1, by: 'top', where: 'deck', whose: 'you' } }]);
  g.rule('action', "send the top {n:number} card(s) of your opponent's Deck to the GY", ({ n }) => [{ do: 'send', cards: { choose: n, by: 'top', where: 'deck', whose: 'opponent' } }]);
  g.rule('action', 'banish the top {n:number} card(s) of your Deck', ({ n }) => [{ do: 'banish', cards: { choose: n, by: 'top', where: 'deck', whose: 'you' } }]);
  g.rule('action', 'shuffle your Deck', () => [{ do: 'shuffle', where: 'deck', whose: 'you' }]);
  g.rule('action', 'Set {what}', ({ what }) => [{ do: 'set', cards: cards(what, ['hand']) }]);
  g.rule('action', 'Set {what} <to your field|to your Spell & Trap Zone>', ({ what }) => [{ do: 'set', cards: cards(what, ['hand']) }]);
  g.rule('action', 'send to the GY , {what}', ({ what }) => [{ do: 'send', cards: cards(what) }]);
  g.rule('action', 'send {from:sourcePlace} to the GY , {what}', ({ from, what }) => (isNoun(what) && what.where === undefined ? [{ do: 'send', cards: cards({ ...what, ...from }) }] : undefined));
  g.rule('action', 'send your entire hand to the GY', () => [{ do: 'send', cards: { where: 'hand', whose: 'you' } }]);
  g.rule('action', 'banish the top {n:number} card(s) of your Deck [,] face-down', ({ n }) => [{ do: 'banish', face: 'down', cards: { choose: n, by: 'top', where: 'deck', whose: 'you' } }]);
  g.rule('action', 'place {what} in your Pendulum Zone [,] except {x:exception}', ({ what, x }) => except(what, x, (cards) => ({ do: 'place', cards, to: 'pendulum-zone' })));
  g.rule('action', 'Set {what} directly from your Deck', ({ what }) => '$ref' in what || 'several' in what || what.where ? undefined : [{ do: 'set', cards: cards({ ...what, where: ['deck'], whose: 'you' }) }]);
  g.rule('action', 'attach {what} to {to:what} as material', ({ what, to }) => 'count' in to && to.count === 'all' ? undefined : [{ do: 'attach', cards: cards(what), to: cards(to) }]);
  g.rule('action', 'attach {what} to {to:what} as [an] Xyz material', ({ what, to }) => 'count' in to && to.count === 'all' ? undefined : [{ do: 'attach', cards: cards(what), to: cards(to) }]);
  g.rule('action', 'attach {what} to {to:what}', ({ what, to }) => 'count' in to && to.count === 'all' ? undefined : [{ do: 'attach', cards: cards(what), to: cards(to) }]);
  g.rule('action', 'detach {n:number} [Xyz] material(s) from {pointer}', ({ n, pointer }) => [{ do: 'detach', count: n, from: cards(pointer) }]);
  g.rule('action', 'detach {n:number} [Xyz] material(s) from <your field|monsters you control|Xyz Monsters you control>', ({ n }) => [{ do: 'detach', count: n, from: { where: 'monsters', whose: 'you' } }]);
  g.rule('action', 'place {what} <face-up in your Spell & Trap Zone as a Continuous Spell|in your Spell & Trap Zone as a face-up Continuous Spell>', ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps', as: 'Continuous Spell' }]);
  g.rule('action', 'place {what} <face-up in your Spell & Trap Zone as a Continuous Trap|in your Spell & Trap Zone as a face-up Continuous Trap>', ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps', as: 'Continuous Trap' }]);
  g.rule('action', 'place {what} face-up in your Spell & Trap Zone', ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps' }]);
  g.rule('action', 'place {what} face-up on your field', ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps' }]);
  g.rule('action', 'place {what} face-up in your Field Zone', ({ what }) => [{ do: 'place', cards: cards(what), to: 'field-zone' }]);
  g.rule('action', 'place {what} in your Field Zone', ({ what }) => [{ do: 'place', cards: cards(what), to: 'field-zone' }]);
  g.rule('action', 'place {what} in your Pendulum Zone', ({ what }) => [{ do: 'place', cards: cards(what), to: 'pendulum-zone' }]);
} // prettier-ignore

/** "Add 1 monster from your Deck to your hand, except "X"": said of the cards. */
function except(what: What, exception: Filter, make: (cards: object) => Draft): Draft[] | undefined {
  return isNoun(what) && !what.filter.not
    ? [make(cards({ ...what, filter: { ...what.filter, not: exception } }))]
    : undefined;
}

function summoning(g: YgoGrammar): void {
  const table: Record<string, object> = {
    'in Attack Position': { position: 'attack' },
    'in face-up Attack Position': { position: 'attack' },
    'in Defense Position': { position: 'defense' },
    'in face-up Defense Position': { position: 'defense' },
    'in face-down Defense Position': { position: 'face-down' },
    'to your field': {},
    "to your opponent's field": { to: 'opponent' },
    '[,] ignoring its Summoning conditions': { ignoringConditions: true },
    '[,] ignoring their Summoning conditions': { ignoringConditions: true },
    '[,] but <negate its effects|its effects are negated|negate their effects|their effects are negated|with its effects negated>': { effectsNegated: true },
    'with its effects negated': { effectsNegated: true },
    'with their effects negated': { effectsNegated: true },
    'to <your zone|a zone> this card points to': { zone: { pointedToBy: { this: true } } },
    'to <your zone|a zone> a Link Monster points to': { zone: { pointedToBy: { is: 'link' } } },
  };
  for (const [phrase, meaning] of Object.entries(table)) g.rule('operationTail', phrase, () => meaning);
  g.rule('operationTail', '( This is treated as <a|an> {how:summonWord} Summon [.] )', ({ how }) => ({ as: how }));
  g.rule('operationTails', '{a:operationTail}', ({ a }) => a);
  g.rule('operationTails', '{a:operationTail} {b:operationTails}', ({ a, b }) => Object.keys(a).some((key) => key in b) ? undefined : { ...a, ...b });
  const summon = (what: What, tails: Draft | undefined): Draft[] => [{ do: 'special-summon', cards: cards(what), ...tails }];
  g.rule('action', 'Special Summon {what} [{tails:operationTails}]', ({ what, tails }) => summon(what, tails));
  g.rule('action', 'Special Summon {what} {tails:operationTails} {where:sourcePlace}', ({ what, tails, where }) => 'noun' in what && !('$ref' in what) && what.where === undefined ? summon({ ...what, ...where } as Noun, tails) : undefined);
  g.rule('sourcePlace', 'from {where}', ({ where }) => ({ where: where.where, ...(where.whose && { whose: where.whose === 'their' ? 'opponent' : where.whose }) }));
  g.rule('action', 'Special Summon {what} [{tails:operationTails}] [,] except {x:exception}', ({ what, tails, x }) => except(what, x, (cards) => ({ do: 'special-summon', cards, ...tails })));
  g.rule('action', 'Normal Summon {what}', ({ what }) => [{ do: 'normal-summon', cards: cards(what, ['hand']) }]);
  g.rule('action', 'Special Summon {n:number} {name:quoted} ( {body:tokenBody} ) [{tails:operationTails}]', ({ n, name, body, tails }) => tokens(n, name, body, tails));
  g.rule('action', 'Special Summon {n:number} {name:quoted} ( {body:tokenBody} ) {tails:operationTails}', ({ n, name, body, tails }) => tokens(n, name, body, tails));
  const body = ({ race, attribute, level, atk, def }: Record<string, unknown>, is: string): object => ({ is: [is], race, attribute, level, atk, def });
  for (const kind of ['Normal', 'Effect'] as const) {
    const is = kind.toLowerCase();
    g.rule('action', `Special Summon {pointer} as <a|an> ${kind} Monster ( {t:tokenBody} ) [{tails:operationTails}]`, ({ pointer, t, tails }) => [{ do: 'special-summon', cards: cards(pointer), asMonster: body(t, is), ...tails }]);
    g.rule('action', `Special Summon {pointer} [{tails:operationTails}] as <a|an> ${kind} Monster ( {t:tokenBody} ) <( this card is also still a Trap )|( this card is still treated as a Trap )|. ( This card is also still a Trap . )>`, ({ pointer, t, tails }) => [{ do: 'special-summon', cards: cards(pointer), asMonster: { ...body(t, is), still: 'trap' }, ...tails }]);
    g.rule('action', `Special Summon {pointer} [{tails:operationTails}] as <a|an> ${kind} Monster ( {t:tokenBody} ) ( this card is NOT treated as a Trap )`, ({ pointer, t, tails }) => [{ do: 'special-summon', cards: cards(pointer), asMonster: body(t, is), ...tails }]);
  }
  g.rule('tokenBody', '{race}/{attribute}/Level {level:number}/ATK {atk:number}/DEF {def:number}', ({ race, attribute, level, atk, def }) => ({ atk, def, level, race, attribute }));
  const fusion = (bare: Noun, material: Draft, more: Draft = {}): Draft[] | undefined => bare.where ? undefined : [{ do: 'fusion-summon', what: { $filter: bare }, from: 'extra-deck', materials: material['whose'] ? [material] : (['you', 'opponent'] as const).map((whose) => ({ ...material, whose })), ...more }];
  g.rule('action', 'Fusion Summon 1 {bare} from your Extra Deck , using {m:fusionMaterial}', ({ bare, m }) => fusion(bare, m));
  g.rule('action', 'Fusion Summon 1 {bare} from your Extra Deck , by banishing {m:fusionMaterial}', ({ bare, m }) => fusion(bare, m, { materialsTo: 'banished' }));
  g.rule('action', 'Fusion Summon 1 {bare} from your Extra Deck , by shuffling {m:fusionMaterial} into the Deck', ({ bare, m }) => fusion(bare, m, { materialsTo: 'deck' }));
  g.rule('action', 'Fusion Summon 1 {bare} from your Extra Deck , using {m:fusionMaterial} , including this card', ({ bare, m }) => fusion(bare, m, { including: 'this' }));
  g.rule('fusionMaterial', 'monsters from {where} [as <Fusion material|material|Fusion Materials|its Fusion material>]', ({ where }) => ({ where: where.where.map((p) => (p === 'field' ? 'monsters' : p)), ...(where.whose && { whose: where.whose }), filter: { kind: 'monster', ...where.filter } }));
  g.rule('action', 'immediately after this effect resolves , {action}', ({ action }) => action.every((one) => SUMMONING.has(String(one['do']))) ? action : undefined);
  g.rule('action', 'Special Summon from {where} , {what} [{tails:operationTails}]', ({ where, what, tails }) => isNoun(what) && what.where === undefined ? summon({ ...what, where: where.where, ...(where.whose && { whose: where.whose === 'their' ? 'opponent' : where.whose }) }, tails) : undefined);
  for (const kind of ['Synchro', 'Xyz', 'Link'] as const)
    g.rule('action', `${kind} Summon 1 {bare}`, ({ bare }) => bare.where && bare.where.join() !== 'extra-deck' ? undefined : [{ do: `${kind.toLowerCase()}-summon`, what: { $filter: { noun: bare.noun, filter: bare.filter } } }]);
} // prettier-ignore
const SUMMONING = new Set(['normal-summon', 'synchro-summon', 'xyz-summon', 'link-summon', 'special-summon', 'fusion-summon', 'ritual-summon']); // prettier-ignore
function tokens(count: number, printed: string, body: object, tails: Draft | undefined): Draft[] | undefined {
  const name = printed.replace(/ Tokens$/, ' Token');
  const { to, position, ...rest } = (tails ?? {}) as { to?: string; position?: string };
  if (Object.keys(rest).length > 0 || position === 'face-down') return undefined;
  return [
    {
      do: 'token',
      name: { en: name, de: name },
      count,
      ...body,
      ...(to === 'opponent' && { whose: 'opponent' }),
      ...(position && { position }),
    },
  ];
}

function onTheField(g: YgoGrammar): void {
  const positions: Record<string, string> = {
    'Attack Position': 'attack', 'face-up Attack Position': 'face-up-attack', 'Defense Position': 'defense', 'face-up Defense Position': 'face-up-defense', 'face-down Defense Position': 'face-down',
  }; // prettier-ignore
  for (const [phrase, to] of Object.entries(positions)) g.rule('action', `change {what} to ${phrase}`, ({ what }) => [{ do: 'change-position', cards: cards(what), to }]);
  g.rule('action', 'change <its|their> battle position(s)', () => [{ do: 'change-position', cards: cards({ $ref: 'it' }), to: 'other' }]);
  g.rule('action', "change <that target's|this card's> battle position", () => undefined);
  g.rule('action', 'change the battle position of {what}', ({ what }) => [{ do: 'change-position', cards: cards(what), to: 'other' }]);
  g.rule('action', 'take control of {what} [{until}]', ({ what, until }) => [{ do: 'take-control', cards: cards(what), ...(until && { until }) }]);
  g.rule('action', 'give control of {what} to your opponent', ({ what }) => [{ do: 'take-control', cards: cards(what), to: 'opponent' }]);
  g.rule('action', 'equip {what} to {to:what}', ({ what, to }) => 'count' in to && to.count === 'all' ? undefined : [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to) }]);
  g.rule('action', 'equip {what} to {to:what} [,] as an Equip Spell', ({ what, to }) => 'count' in to && to.count === 'all' ? undefined : [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to) }]);
  g.rule('action', 'change the attack target to {what}', ({ what }) => '$ref' in what ? [{ do: 'change-attack-target', to: cards(what) }] : undefined);
  g.rule('action', 'equip {to:what} with {what}', ({ what, to }) => [{ do: 'equip', cards: cards(what, ['hand']), to: cards(to) }]);
  g.rule('action', 'take no battle damage from that battle', () => [{ do: 'apply', until: 'end-of-damage-step', rules: [{ rule: 'battle-damage', player: 'you', change: 'none' }] }]);
  g.rule('action', 'you take no battle damage from that battle', () => [{ do: 'apply', until: 'end-of-damage-step', rules: [{ rule: 'battle-damage', player: 'you', change: 'none' }] }]);
  g.rule('action', 'place {n:number} {kind:counterName} on {what}', ({ n, kind, what }) => [{ do: 'place-counters', cards: cards(what), kind, count: n }]);
  g.rule('action', 'remove {n:number} {kind:counterName} from {what}', ({ n, kind, what }) => [{ do: 'remove-counters', cards: cards(what), kind, count: n }]);
  g.rule('action', 'remove {n:number} {kind:counterName} from <your field|the field>', ({ n, kind }) => [{ do: 'remove-counters', cards: { where: 'field', whose: 'you' }, kind, count: n }]);
} // prettier-ignore

const modify = (what: What, op: string, value: Amount, stats: readonly Stat[], until?: Until): Draft[] =>
  stats.map((stat, i) => ({ do: 'modify', cards: cards(what), stat, op, value, ...(until && { until }), ...(i > 0 && { join: 'and' }) })); // prettier-ignore

function values(g: YgoGrammar): void {
  const scaled = (n: number, each: Amount): Amount => ({ ...(each as object), times: n }) as Amount;
  for (const [verb, op] of [['<gain|gains>', '+'], ['<lose|loses>', '-']] as const) {
    g.rule('action', `[<make|have>] {what} ${verb} {n:number} {stats} [{until}]`, ({ what, n, stats, until }) => modify(what, op, n, stats, until));
    g.rule('action', `[<make|have>] {what} ${verb} {n:number} {stats} {each} [{until}]`, ({ what, n, stats, each, until }) => modify(what, op, scaled(n, each), stats, until));
    g.rule('action', `[<make|have>] {what} ${verb} {stats} equal to {amount:value} [{until}]`, ({ what, stats, amount, until }) => modify(what, op, amount, stats, until));
    g.rule('action', `{until} , {what} ${verb} {n:number} {stats}`, ({ what, n, stats, until }) => modify(what, op, n, stats, until));
  }
  g.rule('action', 'change {whose:possessive} {stats} to {amount} [{until}]', ({ whose, stats, amount, until }) => modify(whose, '=', amount, stats, until));
  g.rule('action', 'halve the {stats} of {what} [{until}]', ({ stats, what, until }) => modify(what, '×', 0.5, stats, until));
  g.rule('action', '{what} <becomes|become> Level {n:number} [{until}]', ({ what, n, until }) => modify(what, '=', n, ['level'], until));
  g.rule('action', '{whose:possessive} name becomes {name:quoted} {until}', ({ whose, name, until }) => [{ do: 'apply', to: cards(whose), until, rules: [{ rule: 'treated-as', name }] }]);
  g.rule('action', '{whose:possessive} <Type|monster Type> becomes {race} {until}', ({ whose, race, until }) => [{ do: 'apply', to: cards(whose), until, rules: [{ rule: 'treated-as', race }] }]);
  g.rule('action', '{whose:possessive} Attribute becomes {attribute} {until}', ({ whose, attribute, until }) => [{ do: 'apply', to: cards(whose), until, rules: [{ rule: 'treated-as', attribute }] }]);
  for (const [verb, op] of [['increase', '+'], ['<decrease|reduce>', '-']] as const) {
    g.rule('action', `${verb} the {stat} of {what} by {n:number} [{until}]`, ({ stat, what, n, until }) => modify(what, op, n, [stat], until));
    g.rule('action', `${verb} {whose:possessive} {stats} by {n:number} [{until}]`, ({ stats, whose, n, until }) => modify(whose, op, n, stats, until));
  }
  g.rule('action', 'halve {whose:possessive} [current] {stats} [{until}]', ({ whose, stats, until }) => modify(whose, '×', 0.5, stats, until));
  g.rule('action', 'double {whose:possessive} [current] {stats} [{until}]', ({ whose, stats, until }) => modify(whose, '×', 2, stats, until));
  g.rule('action', '{whose:possessive} {stats} <is|are> <halved|doubled> [{until}]', () => undefined);
  g.rule('action', '<make|have> {whose:possessive} {stats} become {amount} [{until}]', ({ whose, stats, amount, until }) => modify(whose, '=', amount, stats, until));
  g.rule('action', '{whose:possessive} {stats} <becomes|become> {amount} [{until}]', ({ whose, stats, amount, until }) => modify(whose, '=', amount, stats, until));
  g.rule('action', 'the {stats} of {what} <becomes|become> {amount} [{until}]', ({ what, stats, amount, until }) => modify(what, '=', amount, stats, until));
  g.rule('action', '{whose:possessive} {stats} <becomes|become> half <its|their> current {stat} [{until}]', ({ whose, stats, stat, until }) => stats.length === 1 && stats[0] === stat ? modify(whose, '×', 0.5, stats, until) : undefined);
} // prettier-ignore

function life(g: YgoGrammar): void {
  const pay = (amount: Amount | 'half'): Draft[] => [{ do: 'pay-life', amount }];
  g.rule('action', 'pay {n:number} LP', ({ n }) => pay(n));
  g.rule('action', 'pay half your LP', () => pay('half'));
  g.rule('action', 'gain {n:number} LP', ({ n }) => [{ do: 'gain-life', to: 'you', amount: n }]);
  g.rule('action', 'you gain {n:number} LP', ({ n }) => [{ do: 'gain-life', to: 'you', amount: n }]);
  g.rule('action', 'your opponent gains {n:number} LP', ({ n }) => [{ do: 'gain-life', to: 'opponent', amount: n }]);
  g.rule('action', '[you] gain {n:number} LP {each}', ({ n, each }) => [{ do: 'gain-life', to: 'you', amount: { ...(each as object), times: n } }]);
  g.rule('action', '[you] gain LP equal to {value}', ({ value }) => [{ do: 'gain-life', to: 'you', amount: value }]);
  g.rule('action', '[you] lose {n:number} LP', ({ n }) => [{ do: 'lose-life', to: 'you', amount: n }]);
  g.rule('action', 'your opponent loses {n:number} LP', ({ n }) => [{ do: 'lose-life', to: 'opponent', amount: n }]);
  g.table('damaged', { 'to your opponent': 'opponent', 'to both players': 'either', 'to yourself': 'you' });
  g.rule('action', 'inflict {n:number} damage {to:damaged}', ({ n, to }) => [{ do: 'damage', to, amount: n }]);
  g.rule('action', 'inflict {n:number} damage {to:damaged} {each}', ({ n, to, each }) => [{ do: 'damage', to, amount: { ...(each as object), times: n } }]);
  g.rule('action', 'inflict damage {to:damaged} equal to {value}', ({ to, value }) => [{ do: 'damage', to, amount: value }]);
  g.rule('action', 'inflict damage equal to {value} {to:damaged}', ({ to, value }) => [{ do: 'damage', to, amount: value }]);
  g.rule('action', '[you] take damage equal to {value}', ({ value }) => [{ do: 'damage', to: 'you', amount: value }]);
  g.rule('action', '[you] take {n:number} damage', ({ n }) => [{ do: 'damage', to: 'you', amount: n }]);
} // prettier-ignore

function negating(g: YgoGrammar): void {
  g.rule('action', 'negate the activation', () => [{ do: 'negate-activation' }]);
  g.rule('action', 'negate that <activation>', () => [{ do: 'negate-activation' }]);
  g.rule('action', 'negate <that|the> effect', () => [{ do: 'negate-effect' }]);
  g.rule('action', 'negate the Special Summon', () => [{ do: 'negate-summon' }]);
  g.rule('action', 'negate the Summon', () => [{ do: 'negate-summon' }]);
  g.rule('action', 'negate <the|that> attack', () => [{ do: 'negate-attack' }]);
  g.rule('action', 'end the Battle Phase', () => [{ do: 'end-battle-phase' }]);
  g.rule('action', "negate <its|their> effects [{until}]", ({ until }) => [{ do: 'negate-effects', cards: cards({ $ref: 'it' }), until: until ?? 'leaves' }]);
  g.rule('action', "negate <that target's> effects [{until}]", ({ until }) => [{ do: 'negate-effects', cards: cards({ $ref: 'target' }), until: until ?? 'leaves' }]);
  g.rule('action', "negate <that monster's|that face-up monster's> effects [{until}]", ({ until }) => [{ do: 'negate-effects', cards: cards({ $ref: 'that', noun: 'monster' }), until: until ?? 'leaves' }]);
  g.rule('action', 'negate the effects of {what} [{until}]', ({ what, until }) => [{ do: 'negate-effects', cards: cards(what), until: until ?? 'leaves' }]);
  g.rule('action', '{whose:possessive} effects are negated [{until}]', ({ whose, until }) => [{ do: 'negate-effects', cards: cards(whose), until: until ?? 'leaves' }]);
} // prettier-ignore

/** What holds for a while. */
function lasting(g: YgoGrammar): void {
  g.rule('laterAction', '{what} {predicate} {until}', ({ what, predicate, until }) => [{ do: 'apply', to: cards(what), until, rules: predicate }]);
  g.rule('laterAction', '{until} [,] {what} {predicate}', ({ what, predicate, until }) => [{ do: 'apply', to: cards(what), until, rules: predicate }]);
  g.rule('laterAction', '{playerRule} {until}', ({ playerRule, until }) => [{ do: 'apply', until, rules: playerRule }]);
  g.rule('laterAction', '{playerRule} {until} , except {x:exception}', ({ playerRule, until, x }) => { const rules = playerRule.map((rule) => exceptFor(rule, x)); return rules.some((rule) => !rule) ? undefined : [{ do: 'apply', until, rules }]; });
  g.rule('laterAction', '{it:pointer} cannot be activated this turn', ({ it }) => [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'cannot-activate', what: { what: 'card', card: { oneOf: cards(it) } } }] }]);
  g.rule('laterAction', '{until} [,] {playerRule}', ({ playerRule, until }) => [{ do: 'apply', until, rules: playerRule }]);
} // prettier-ignore
function exceptFor(rule: Record<string, unknown>, exception: object): Draft | undefined {
  if (rule['what'] !== 'special-summon' || (rule['filter'] as { not?: object } | undefined)?.not) return undefined;
  return { ...rule, filter: { ...(rule['filter'] as Draft | undefined), not: exception } };
}

/** Put off: "during the End Phase", "when it leaves the field". */
function later(g: YgoGrammar): void {
  const leaving = (pointer: Pointer, to: string): Draft => ({ do: 'apply', to: cards(pointer), until: 'leaves', rules: [{ rule: 'redirect', when: 'leaves-field', to }] });
  const TAILS = { destroy: ['', {}], banish: ['', {}], send: [' to the GY', {}], return: [' to the hand', { to: 'hand' }], shuffle: [' into the Deck', { to: 'deck' }] } as const;
  for (const [phrase, pointer] of [['it', { $ref: 'it' }], ['this card', { $ref: 'this' }], ['that monster', { $ref: 'that', noun: 'monster' }], ['them', { $ref: 'it', plural: true }]] as const) {
    g.rule('laterAction', `banish ${phrase} <when it leaves|if it leaves|when they leave|if they leave|when this card leaves> the field`, () => [leaving(pointer, 'banished')]);
    g.rule('laterAction', `shuffle ${phrase} into the Deck <when it leaves|if it leaves> the field`, () => [leaving(pointer, 'deck')]);
    for (const verb of ['destroy', 'banish', 'send', 'return', 'shuffle'] as const) {
      const [tail, to] = TAILS[verb];
      const doing: Draft[] = [{ do: verb === 'shuffle' ? 'return' : verb, cards: cards(pointer), ...to }];
      const said = `${verb} ${phrase}${tail}`;
      const end = (at: object): Draft[] => [{ do: 'later', at: { phase: 'end', ...at }, then: doing }];
      g.rule('laterAction', `${said} during the End Phase`, () => end({}));
      g.rule('laterAction', `${said} during the End Phase of this turn`, () => end({ turn: 'this' }));
      g.rule('laterAction', `${said} during the End Phase of the next turn`, () => end({ turn: 'next' }));
      g.rule('laterAction', `during the End Phase [,] ${said}`, () => end({}));
      g.rule('laterAction', `during the End Phase of this turn [,] ${said}`, () => end({ turn: 'this' }));
    }
  }
} // prettier-ignore

/** Several things that hold for one while: "until the end of this turn, it gains 500 ATK, also it cannot be destroyed by battle". */
function whiles(g: YgoGrammar): void {
  for (const [verb, op] of [['<gain|gains>', '+'], ['<lose|loses>', '-']] as const) {
    g.rule('timeless', `{what} ${verb} {n:number} {stats}`, ({ what, n, stats }) => modify(what, op, n, stats));
    g.rule('timeless', `{what} ${verb} {stats} equal to {value}`, ({ what, stats, value }) => modify(what, op, value, stats));
  }
  g.rule('timeless', '{whose:possessive} {stats} <becomes|become> {amount}', ({ whose, stats, amount }) => modify(whose, '=', amount, stats));
  g.rule('timeless', '{whose:possessive} effects [( if any )] are negated', ({ whose }) => [{ do: 'negate-effects', cards: cards(whose) }]);
  g.rule('timeless', 'negate <its|their> effects', () => [{ do: 'negate-effects', cards: cards({ $ref: 'it' }) }]);
  g.rule('timeless', '{what} {predicate}', ({ what, predicate }) => [{ do: 'apply', to: cards(what), rules: predicate }]);
  g.rule('timeless', '{playerRule}', ({ playerRule }) => [{ do: 'apply', rules: playerRule }]);
  const more = (a: readonly Draft[], b: readonly Draft[]): Draft[] => [...a, { ...b[0], join: 'also' }, ...b.slice(1)];
  g.rule('timelessList', '{a:timeless} , <also|and> {b:timeless}', ({ a, b }) => more(a, b));
  g.rule('timelessList', '{a:timeless} and {b:timeless}', ({ a, b }) => more(a, b));
  g.rule('timelessList', '{a:timeless} , also {b:timelessList}', ({ a, b }) => more(a, b));
  const during = (drafts: readonly Draft[], until: Until): Draft[] => drafts.map((one) => ({ ...one, until }));
  g.rule('action', '{until} [,] {list:timelessList}', ({ until, list }) => during(list, until));
  g.rule('action', '{list:timelessList} {until}', ({ until, list }) => during(list, until));
  g.rule('action', '{until} [,] {whose:possessive} {stats} <becomes|become> {amount}', ({ until, whose, stats, amount }) => modify(whose, '=', amount, stats, until));
  g.rule('action', '{until} [,] {whose:possessive} effects [( if any )] are negated', ({ until, whose }) => during([{ do: 'negate-effects', cards: cards(whose) }], until));
} // prettier-ignore

function joined(g: YgoGrammar): void {
  const join = (join: Operation['join'], more: { optional?: true } = {}): Joining => ({ join, ...more });
  g.table('join', {
    ', then [,]': join('then'),
    ', and if you do ,': join('and-if-you-do'),
    'and if you do ,': join('and-if-you-do'),
    ', and if you do': join('and-if-you-do'),
    '[,] and': join('and'),
    ', also': join('also'),
    ', also ,': join('also'),
    ', also , after that ,': join('also-after-that'),
    ', then , if you do ,': join('then'),
  });
  g.rule('operations', '{a:action}', ({ a }) => a);
  g.rule('operations', '{a:action} , but {b:laterAction}', ({ a, b }) => [...a, { ...b[0], join: 'also' }, ...b.slice(1)]);
  g.rule('operations', '{a:action} , but {b:laterAction} {join} {c:operations}', ({ a, b, join, c }) => [...a, { ...b[0], join: 'also' }, ...b.slice(1), { ...c[0], ...join }, ...c.slice(1)]);
  g.rule('action', 'if {conditions} , {action}', ({ conditions, action }) => (action.some((one) => one['if']) ? undefined : action.map((one) => ({ ...one, if: conditions }))));
  g.rule('action', 'you can {action}', ({ action }) => action.map((one, i) => (i === 0 ? { ...one, optional: true } : one)));
  g.rule('action', 'you can Normal Summon 1 {bare} during your Main Phase this turn , in addition to your Normal Summon/Set [( You can only gain this effect once per turn . )]', ({ bare }) => [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'extra-normal-summon', filter: asFilter(bare), times: 1 }] }]);
  g.rule('action', 'during your Main Phase this turn , you can Normal Summon 1 {bare} in addition to your Normal Summon/Set [( You can only gain this effect once per turn . )]', ({ bare }) => [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'extra-normal-summon', filter: asFilter(bare), times: 1 }] }]);
  g.rule('action', '{laterAction}', ({ laterAction }) => laterAction);
  g.rule('operations', '{a:action} {join} {b:operations}', ({ a, join, b }) => [...a, { ...b[0], ...join }, ...b.slice(1)]);
  g.rule('action', '{by:player} {a:playerAction}', ({ by, a }) => a.map((one) => ({ ...one, by, ...(one['do'] === 'draw' && { whose: by }) })));
  g.rule('playerAction', '<draw|draws> {n:number} card(s)', ({ n }) => [{ do: 'draw', count: n }]);
  g.rule('playerAction', '<discard|discards> {n:number} card(s)', ({ n }) => [{ do: 'discard', cards: cards({ noun: 'card', filter: {}, count: n, where: ['hand'] }) }]);
} // prettier-ignore
export type { Pointer };
