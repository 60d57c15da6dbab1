/** Cards that go somewhere: destroyed, sent, banished, returned, added, drawn, revealed, Set, placed, attached. */
import type { Amount, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { cards, groupOf, isNoun, isPointer, type Noun, type Pointer, type What } from './noun.ts';
import { ofEachKind } from './pointers.ts';
import { scaled } from './values.ts';

/** The Extra Deck and hand monsters that go "to the hand/Extra Deck" find their place by themselves. */
export function moving(g: YgoGrammar): void {
  leaving(g);
  toHandOrDeck(g);
  fromTheTop(g);
  otherwiseMoved(g);
  drawing(g);
  looking(g);
  setting(g);
  upTo(g);
  attaching(g);
  placing(g);
}
/** Destroyed, sent, Tributed, discarded, banished. */
function leaving(g: YgoGrammar): void {
  g.rule('action', 'destroy {what}', ({ what }) => [{ do: 'destroy', cards: cards(what) }]);
  g.rule('action', 'send {what} to <the GY|the GYs|your GY|their GY|their GYs|its owner\'s GY|their owners\' GYs|your opponent\'s GY>', ({ what }) => [{ do: 'send', cards: cards(what) }]);
  g.rule('action', 'send to the GY [,] [either] {what}', ({ what }) => (isNoun(what) && what.where ? [{ do: 'send', cards: cards(what) }] : undefined));
  g.rule('action', 'Tribute {what}', ({ what }) => [{ do: 'tribute', cards: cards(what, ['monsters']) }]);
  g.rule('action', 'offer {what} as a Tribute', ({ what }) => [{ do: 'tribute', cards: cards(what, ['monsters']) }]);
  g.rule('action', 'discard {what}', ({ what }) => [{ do: 'discard', cards: cards(what, ['hand']) }]);
  g.rule('action', 'discard {what} to the GY', ({ what }) => [{ do: 'discard', cards: cards(what, ['hand']), to: 'graveyard' }]);
  g.rule('action', 'banish {what}', ({ what }) => [{ do: 'banish', cards: cards(what) }]);
  g.rule('action', 'remove {what} from play', ({ what }) => [{ do: 'banish', cards: cards(what) }]);
  g.rule('action', 'remove {what} from play [,] {until}', ({ what, until }) => (until === 'end-of-turn' ? undefined : [{ do: 'banish', cards: cards(what), until }]));
  g.rule('action', 'banish {what} [,] face-down', ({ what }) => [{ do: 'banish', cards: cards(what), face: 'down' }]);
  g.rule('action', 'banish ( face-down ) {what}', ({ what }) => [{ do: 'banish', cards: cards(what), face: 'down' }]);
  g.rule('action', 'banish {what} [,] face-down [,] {until}', ({ what, until }) => until === 'end-of-turn' ? undefined : [{ do: 'banish', cards: cards(what), face: 'down', until }]);
  g.rule('action', 'banish {what} ( face-down )', ({ what }) => [{ do: 'banish', cards: cards(what), face: 'down' }]);
  g.rule('action', 'banish ( face-up ) {what}', ({ what }) => [{ do: 'banish', cards: cards(what) }]);
  g.rule('action', 'banish ( face-up ) {what} [,] {until}', ({ what, until }) => until === 'end-of-turn' ? undefined : [{ do: 'banish', cards: cards(what), until }]);
  g.rule('action', 'banish {what} [,] face-up', ({ what }) => [{ do: 'banish', cards: cards(what) }]);
  g.rule('action', 'banish {what} [,] face-up [,] {until}', ({ what, until }) => until === 'end-of-turn' ? undefined : [{ do: 'banish', cards: cards(what), until }]);
  g.rule('action', 'banish {what} [,] {until}', ({ what, until }) => until === 'end-of-turn' ? undefined : [{ do: 'banish', cards: cards(what), until }]);
} // prettier-ignore
/** To the hand, into the Deck, onto it, under it. */
function toHandOrDeck(g: YgoGrammar): void {
  const toHand = "<to the hand|to the hands|to your hand|to their hand|to its owner's hand|to their owners' hands|to the owner's hand>";
  for (const [verb, meaning] of [['return', { do: 'return', to: 'hand' }], ['add', { do: 'add' }]] as const) {
    g.rule('action', `${verb} {what} ${toHand}`, ({ what }) => [{ ...meaning, cards: cards(what) }]);
    g.rule('action', `${verb} {what} ${toHand} [,] {post}`, ({ what, post }) => (isNoun(what) && post.filter && Object.keys(post).length === 1 && !post.filter.not && !post.filter.other ? [{ ...meaning, cards: cards({ ...what, filter: { ...what.filter, ...post.filter } }) }] : undefined));
    g.rule('action', `${verb} {from:sourcePlace} ${toHand} [,] {what}`, ({ from, what }) => (isNoun(what) && what.where === undefined ? [{ ...meaning, cards: cards({ ...what, ...from }) }] : undefined));
    g.rule('action', `${verb} {what} ${toHand} [,] except {x:exception}`, ({ what, x }) => except(what, x, (cards) => ({ ...meaning, cards })));
  }
  // From one hand to the other.
  g.rule('action', "add {what} to your opponent's hand", ({ what }) => (isNoun(what) && what.where?.join() === 'hand' && what.whose === 'you' && what.count !== undefined ? [{ do: 'add', cards: cards(what) }] : undefined));
  g.rule('action', `add {from:sourcePlace} ${toHand} [,] {what} [,] except {x:exception}`, ({ from, what, x }) => (isNoun(what) && what.where === undefined && what.whose === undefined ? except({ ...what, ...from }, x, (cards) => ({ do: 'add', cards })) : undefined));
  for (const [phrase, doing] of [["send {what} to <the|your|their> GY", 'send'], ['Set {what} to your field', 'set']] as const)
    g.rule('action', `${phrase} [,] except {x:exception}`, ({ what, x }) => except(what, x, (cards) => ({ do: doing, cards })));
  g.rule('action', 'shuffle {what} into the <Deck|Main Deck|Decks>', ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck' }]);
  // "Add 2 monsters from your Deck to your hand (1 "X" and 1 Dragon monster)".
  g.rule('action', 'add {n:number} {bare} to your hand ( 1 {a:bare} and 1 {b:bare} )', ({ n, bare, a, b }) => { const both = ofEachKind(n, bare, [a, b]); return both && [{ do: 'add', cards: cards(both) }]; });
  g.rule('action', 'add {what} to <the|your> Deck and shuffle <it|the Deck|your Deck>', ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck' }]);
  g.rule('action', "<shuffle|return> {what} <into|to> <your Deck|their Deck|its owner's Deck|the owner's Deck|their owners' Decks|the Deck>", ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck' }]);
  g.rule('action', 'return {what} to their <respective Extra Decks|Extra Decks>', ({ what }) => [{ do: 'return', cards: cards(what), to: 'extra-deck' }]);
  g.rule('action', 'return {what} to the Extra Deck', ({ what }) => [{ do: 'return', cards: cards(what), to: 'extra-deck' }]);
  g.rule('action', '<shuffle|return> {what} into <the|your> Extra Deck', ({ what }) => [{ do: 'return', cards: cards(what), to: 'extra-deck' }]);
  for (const face of ['add {what} to <your|the> Extra Deck [,] face-up', 'add {what} to <your|the> face-up Extra Deck', 'add {what} face-up to <your|the> Extra Deck'] as const)
    g.rule('action', face, ({ what }) => [{ do: 'return', cards: cards(what), to: 'extra-deck', face: 'up' }]);
  g.rule('action', "return {what} to <the GYs|the GY|your GY|its owner's GY|the owner's GY|their owners' GYs|your opponent's GY>", ({ what }) => [{ do: 'return', cards: cards(what), to: 'graveyard' }]);
  g.rule('action', 'return {what} to the <hand/Extra Deck|hand or Extra Deck>', ({ what }) => [{ do: 'return', cards: cards(what), to: 'hand' }]);
  g.rule('action', "<place|return> {what} <on|to> the top of <your Deck|the Deck|their Deck|its owner's Deck|the owner's Deck|their owners' Decks>", ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck-top' }]);
  g.rule('action', "<place|return> {what} <on|to> top of <your Deck|the Deck|their Deck|its owner's Deck|the owner's Deck|their owners' Decks>", ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck-top' }]);
  g.rule('action', '<place|return> {what} <on|to|at> the bottom of <your Deck|the Deck|their Deck|the appropriate Deck(s)> in <any|random> order', ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck-bottom' }]);
  g.rule('action', '<place|return> {what} <on|to> [the] top of <your|the|their> Deck in <any|random> order', ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck-top' }]);
  g.rule('action', '<place|return> {what} <on|to> <the top or bottom|either the top or bottom|either the top or the bottom|the top or the bottom> of <your|the|their> Deck', ({ what }) => [{ do: 'choose', options: [{ do: [{ do: 'return', cards: cards(what), to: 'deck-top' }] }, { do: [{ do: 'return', cards: cards(what), to: 'deck-bottom' }] }] }]);
  g.rule('action', "<place|return> {what} <on|to> the bottom of <your Deck|the Deck|the appropriate Deck(s)|their Deck|its owner's Deck|the owner's Deck|their owners' Decks>", ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck-bottom' }]);
  for (const end of ['top', 'bottom'] as const)
    g.rule('action', `<place|return> {alike} <on|to> [the] ${end} of <your|the> Deck [,] in any order , equal to {value}`, ({ alike, value }) => (alike.count === undefined && alike.where ? [{ do: 'return', cards: cards({ ...alike, count: { min: value, max: value } }), to: `deck-${end}` }] : undefined));
} // prettier-ignore
const top = (n: Amount, whose: string): object => ({
  choose: typeof n === 'number' ? n : { min: n, max: n },
  by: 'top',
  where: 'deck',
  whose,
});
/** The top cards of a Deck. */
function fromTheTop(g: YgoGrammar): void {
  for (const [words, whose] of [['your', 'you'], ["your opponent's", 'opponent'], ['their', 'opponent']] as const) {
    for (const [before, after, doing] of [['send', ' to <the|your|their> GY', { do: 'send' }], ['banish', '', { do: 'banish' }], ['banish', ' [,] face-up', { do: 'banish' }], ['banish', ' face-down', { do: 'banish', face: 'down' }], ['banish', ' , face-down', { do: 'banish', face: 'down' }]] as const) {
      g.rule('action', `${before} the top {n:number} card(s) of ${words} Deck${after}`, ({ n }) => [{ ...doing, cards: top(n, whose) }]);
      if (after === ' face-down') g.rule('action', `banish ( face-down ) the top {n:number} card(s) of ${words} Deck` as '{n:number}', ({ n }) => [{ ...doing, cards: top(n, whose) }]);
      g.rule('action', `${before} the top card of ${words} Deck${after}`, () => [{ ...doing, cards: top(1, whose) }]);
      g.rule('action', `${before} up to {n:number} cards from the top of ${words} Deck${after}`, ({ n }) => [{ ...doing, cards: { ...top(0, whose), choose: { min: 1, max: n } } }]);
      g.rule('action', `${before} the top cards of ${words} Deck${after} [,] equal to {value}`, ({ value }) => [{ ...doing, cards: top(value, whose) }]);
      g.rule('action', `${before} {n:number} card(s) from the top of ${words} Deck${after} {each}`, ({ n, each }) => [{ ...doing, cards: top(scaled(n, each), whose) }]);
      g.rule('action', `${before} cards from the top of ${words} Deck${after} [,] up to {value}`, ({ value }) => [{ ...doing, cards: { ...top(0, whose), choose: { min: 1, max: value } } }]);
      g.rule('action', `${before} [exactly] {n:number} card(s) from the top of ${words} Deck${after}`, ({ n }) => [{ ...doing, cards: top(n, whose) }]);
      g.rule('action', `${before} [a number of] cards from the top of ${words} Deck${after} [,] equal to {value}`, ({ value }) => [{ ...doing, cards: top(value, whose) }]);
      g.rule('action', `${before} ${whose === 'opponent' ? '<that many|the same number of>' : 'that many'} cards from the top of ${words} Deck${after}`, () => [{ ...doing, cards: { ...top(0, whose), choose: { $many: true } } }]);
    }
  }
} // prettier-ignore
/** What goes in other words: "it returns to the hand", "choose 1 to discard". */
function otherwiseMoved(g: YgoGrammar): void {
  g.rule('action', 'send the top {n:number} cards of <either|either player\'s> Deck to the GY', ({ n }) => [{ do: 'choose', options: ['you', 'opponent'].map((whose) => ({ do: [{ do: 'send', cards: top(n, whose) }] })) }]);
  g.rule('action', 'send cards from the top of your Deck to the GY [,] so you have the same number of cards in the Deck as your opponent', () => [{ do: 'send', cards: top({ sum: [{ count: { where: 'deck', whose: 'you' } }, { count: { where: 'deck', whose: 'opponent' }, times: -1 }] }, 'you') }]);
  g.rule('action', 'send {alike} to the GY whose total Levels <equal|equal exactly|exactly equal> {n:number}', ({ alike, n }) => (alike.count !== undefined || alike.total || !alike.where ? undefined : [{ do: 'send', cards: cards({ ...alike, count: 'any-number', total: { stat: 'level', is: n } }) }]));
  g.rule('action', "<randomly discard|discard random> cards from your opponent's hand [,] equal to {value}", ({ value }) => [{ do: 'discard', cards: cards({ noun: 'card', filter: {}, count: { min: value, max: value }, where: ['hand'], whose: 'opponent', by: 'random' }) }]);
  g.rule('action', '{it:pointer} <returns|return> to the hand', ({ it }) => [{ do: 'return', cards: cards(it), to: 'hand' }]);
  for (const [words, to] of [['top', 'deck-top'], ['bottom', 'deck-bottom']] as const)
    g.rule('action', `{it:pointer} <returns|return|is returned|are returned> to the ${words} of <the|your> Deck` as '{it:pointer}', ({ it }) => [{ do: 'return', cards: cards(it), to }]);
  g.rule('action', 'return to <your|the> hand [,] {what}', ({ what }) => (isNoun(what) && what.where ? [{ do: 'return', cards: cards(what), to: 'hand' }] : undefined));
  // "Banish 1 face-up Dragon monster you control or 2 Dragon monsters from your GY": so many there, or so many elsewhere.
  const eitherWay = (a: Noun, b: Noun, doing: object): Draft[] | undefined => (a.where && b.where && a.count !== b.count && [a, b].every((one) => typeof one.count === 'number') ? [{ do: 'choose', options: [a, b].map((one) => ({ do: [{ ...doing, cards: cards(one) }] })) }] : undefined);
  for (const [words, tail, doing] of [['banish', '', { do: 'banish' }], ['Tribute', '', { do: 'tribute' }], ['send', ' to the GY', { do: 'send' }], ['destroy', '', { do: 'destroy' }]] as const)
    g.rule('action', `${words} {a:noun} [,] or {b:noun}${tail}` as '{a:noun} {b:noun}', ({ a, b }) => eitherWay(a, b, doing));
  // What lies under a monster of the other player.
  g.rule('action', 'take {n:number} [Xyz] material(s) from <a monster|an Xyz Monster> your opponent controls and attach it to {to:what} [as [an] <material|Xyz material>]', ({ n, to }) => (n !== 1 || ('count' in to && to.count === 'all') ? undefined : [{ do: 'attach', cards: { choose: n, where: 'materials', whose: 'opponent' }, to: cards(to) }]));
  // "Return as many Dragon monsters you control to the hand as possible".
  for (const [verb, tail, doing] of [['return', '<to the hand|to your hand>', { do: 'return', to: 'hand' }], ['shuffle', '<into the Deck|into your Deck>', { do: 'return', to: 'deck' }], ['send', 'to the GY', { do: 'send' }]] as const)
    g.rule('action', `${verb} as many {alike} ${tail} as possible` as '{alike}', ({ alike }) => (alike.count === undefined && alike.where ? [{ ...doing, cards: cards({ ...alike, count: 'as-many-as-possible' }) }] : undefined));
  // "Look at your opponent's hand and choose 1 monster from it to shuffle into the Deck".
  for (const [words, doing] of [['shuffle into the Deck', { do: 'return', to: 'deck' }], ['discard', { do: 'discard' }], ['send to the GY', { do: 'send' }], ['banish', { do: 'banish' }], ['add to your hand', { do: 'add' }], ['destroy', { do: 'destroy' }], ['return to the hand', { do: 'return', to: 'hand' }]] as const)
    g.rule('action', `choose {what} to ${words}` as '{what}', ({ what }) => (isNoun(what) && what.count !== 'all' && (what.where ?? what.looked) ? [{ ...doing, cards: cards(what) }] : undefined));
} // prettier-ignore
/** Drawing. */
function drawing(g: YgoGrammar): void {
  g.rule('action', 'draw that many cards [+ {n:number}]', ({ n }) => [{ do: 'draw', count: n === undefined ? { $amount: true } : { sum: [{ $amount: true }, n] } }]);
  g.rule('action', 'draw the same number of cards <you|they|as you> {doneWord}', ({ doneWord }) => [{ do: 'draw', count: { $amount: doneWord } }]);
  g.rule('action', 'draw <the|that> same number of cards', () => [{ do: 'draw', count: { $amount: true } }]);
  g.rule('action', 'draw 1 card for <each card|each> <shuffled|discarded|sent|returned|banished|destroyed> [<into the Deck|to the GY|to the hand>]', () => [{ do: 'draw', count: { $amount: true } }]);
  g.rule('action', 'draw {n:number} card(s) [from your Deck]', ({ n }) => [{ do: 'draw', count: n }]);
  g.rule('action', 'draw [cards] until you have {n:number} card(s) in your hand', ({ n }) => [{ do: 'draw', count: { sum: [n, { count: { where: 'hand', whose: 'you' }, times: -1 }] } }]);
  g.rule('action', 'your opponent draws cards until <their hand has {n:number} card(s)|they have {n:number} card(s) in their hand>', ({ n }) => [{ do: 'draw', whose: 'opponent', count: { sum: [n, { count: { where: 'hand', whose: 'opponent' }, times: -1 }] } }]);
  g.rule('action', 'draw [a number of] cards [,] equal to {value}', ({ value }) => [{ do: 'draw', count: value }]);
  g.rule('action', 'draw 1 card {each}', ({ each }) => [{ do: 'draw', count: each }]);
} // prettier-ignore
/** Revealing and looking. */
function looking(g: YgoGrammar): void {
  g.rule('action', 'reveal {what}', ({ what }) => [{ do: 'reveal', cards: cards(what, ['hand']) }]);
  for (const [words, whose] of [['your', 'you'], ["<your opponent's|their>", 'opponent']] as const) g.rule('action', `reveal the top card of ${words} Deck`, () => [{ do: 'reveal', cards: top(1, whose) }]);
  g.rule('action', 'show {what}', ({ what }) => [{ do: 'reveal', cards: cards(what, ['hand']) }]);
  g.rule('action', "look at your opponent's Extra Deck", () => [{ do: 'look', where: 'extra-deck', whose: 'opponent' }]);
  g.rule('action', "look at <your opponent's hand|their hand|all cards in your opponent's hand>", () => [{ do: 'look', where: 'hand', whose: 'opponent' }]);
  g.rule('action', "look at {n:number} random card(s) in your opponent's hand", ({ n }) => [{ do: 'look', where: 'hand', whose: 'opponent', random: n }]);
  g.rule('doing', "look at the top {n:number} cards of <your Deck or your opponent's Deck|either player's Deck> , then <place|return> them [back] <on|to> [the] top of <the|that> Deck in any order", ({ n }) => [{ do: 'choose', options: ['you', 'opponent'].map((whose) => ({ do: [{ do: 'look', where: 'deck', whose, top: n, arrange: true }] })) }]);
  for (const [words, whose] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
    for (const [pattern, n] of [['look at the top {n:number} cards of', undefined], ['look at {n:number} cards from the top of', undefined], ['look at the top card of', 1]] as const) {
      const look = (top: number): Draft => ({ do: 'look', where: 'deck', whose, top });
      g.rule('action', `${pattern} ${words} Deck` as '{n:number}', (slots) => [look(n ?? slots.n)]);
      g.rule('doing', `${pattern} ${words} Deck <, then|, and if you do ,> <place|return> them [all] [back] <on|to> [the] top of <the|your|their> Deck in any order` as '{n:number}', (slots) => [{ ...look(n ?? slots.n), arrange: true }]);
      g.rule('doing', `${pattern} ${words} Deck , then return them [all] to [the] top of <the|your|their> Deck in the same order` as '{n:number}', (slots) => [look(n ?? slots.n)]);
    }
  g.rule('operations', 'look at up to {n:number} cards from the top of your Deck , then place them on [the] top of <the|your> Deck in any order', ({ n }) => [{ do: 'declare', what: 'number', is: { min: 1, max: n } }, { do: 'look', where: 'deck', whose: 'you', top: { from: 'declared' }, arrange: true, join: 'and' }]);
  g.rule('action', 'look at all Set cards your opponent controls', () => [{ do: 'look', where: 'field', whose: 'opponent' }]);
  g.rule('action', "look at all cards in your opponent's hand and all Set cards they control", () => [{ do: 'look', where: 'hand', whose: 'opponent' }, { do: 'look', where: 'field', whose: 'opponent', join: 'and' }]);
  g.rule('action', "look at all <Set Spells/Traps your opponent controls|Set cards in your opponent's Spell & Trap Zones>", () => [{ do: 'look', where: 'spells-traps', whose: 'opponent' }]);
} // prettier-ignore
/** Setting; what is done is said first: "add to your hand, 1 …". */
function setting(g: YgoGrammar): void {
  g.rule('action', 'shuffle your Deck', () => [{ do: 'shuffle', where: 'deck', whose: 'you' }]);
  g.rule('action', 'Set {what}', ({ what }) => [{ do: 'set', cards: cards(what, ['hand']) }]);
  g.rule('action', 'Set {what} <to your field|to your Spell & Trap Zone|in your Spell & Trap Zone|on your field>', ({ what }) => [{ do: 'set', cards: cards(what, ['hand']) }]);
  g.rule('action', 'Set {what} <to|in> your Spell & Trap Zone as a <Spell|Spell Card>', ({ what }) => [{ do: 'set', cards: cards(what, ['hand']), as: 'spell' }]);
  // What is done is said first: "add to your hand, 1 …".
  for (const [words, doing, where] of [['add to your hand', { do: 'add' }, undefined], ['Set to your field', { do: 'set' }, ['hand']], ['shuffle into the Deck', { do: 'return', to: 'deck' }, undefined], ['return to the hand', { do: 'return', to: 'hand' }, undefined], ['place face-up in your Field Zone', { do: 'place', to: 'field-zone' }, undefined]] as const)
    g.rule('action', `${words} [,] {what}`, ({ what }) => (isNoun(what) && what.where ? [{ ...doing, cards: cards(what, where && [...where]) }] : undefined));
  g.rule('action', 'send to the GY [,] {what}', ({ what }) => [{ do: 'send', cards: cards(what) }]);
  // "Banish from your GY, this card and 1 Dragon monster": all of them from there.
  const there = (what: What, { where, whose }: Draft): What | undefined => {
    if ('several' in what) { const all = what.several.map((one) => there(one, { where, whose })); return all.some((one) => !one) ? undefined : { several: all as (Noun | Pointer)[] }; }
    const place = { where: where as Noun['where'] & object, ...(whose !== undefined && { whose: whose as 'you' | 'opponent' }) };
    if (isPointer(what)) return what.$ref === 'this' && !what.where && !what.at ? { ...what, where: place.where } : undefined;
    return what.where === undefined && what.whose === undefined ? { ...what, ...place } : undefined;
  };
  for (const [words, doing] of [['banish [,] {from:sourcePlace} [,]', { do: 'banish' }], ['send [,] {from:sourcePlace} [,] to the GY [,]', { do: 'send' }], ['add [,] {from:sourcePlace} [,] to your hand [,]', { do: 'add' }]] as const)
    g.rule('action', `${words} {what}` as '{from:sourcePlace} {what}', ({ from, what }) => { const all = there(what, from); return all && [{ ...doing, cards: cards(all) }]; });
} // prettier-ignore
/** So many as something else, and cards Set or placed with an exception. */
function upTo(g: YgoGrammar): void {
  // "Send cards from your Deck to the GY, up to the number of …".
  for (const [verb, tail, doing] of [['send', ' to the GY', { do: 'send' }], ['add', ' to your hand', { do: 'add' }], ['return', ' to the hand', { do: 'return', to: 'hand' }], ['shuffle', ' into the Deck', { do: 'return', to: 'deck' }]] as const)
    for (const [words, many] of [['up to', (value: Amount) => ({ min: 1, max: value })], ['equal to', (value: Amount) => ({ min: value, max: value })]] as const)
      g.rule('action', `${verb} {alike}${tail} [, except {x:exception}] [,] ${words} {value}` as '{alike} {value} [{x:exception}]', ({ alike, value, x }) => (alike.count !== undefined || (x && alike.filter.not) ? undefined : [{ ...doing, cards: cards({ ...alike, filter: { ...alike.filter, ...(x && { not: x }) }, count: many(value) }) }]));
  g.rule('action', 'place {what} in your Pendulum Zone [,] except {x:exception}', ({ what, x }) => except(what, x, (cards) => ({ do: 'place', cards, to: 'pendulum-zone' })));
  g.rule('action', 'Set {what} directly from your {from:places} [<to your field|to your Spell & Trap Zone>]', ({ what, from }) => (!isNoun(what) || what.where || from.join() === 'deck' ? undefined : [{ do: 'set', cards: cards({ ...what, where: from, whose: 'you' }) }]));
  g.rule('action', 'Set {what} directly from your Deck <to your field|to your Spell & Trap Zone|to your Spell & Trap Zones>', ({ what }) => (!isNoun(what) || what.where ? undefined : [{ do: 'set', cards: cards({ ...what, where: ['deck'], whose: 'you' }) }]));
  g.rule('action', 'Set {what} directly from your Deck [,] except {x:exception}', ({ what, x }) => (isNoun(what) && !what.where ? except({ ...what, where: ['deck'], whose: 'you' }, x, (cards) => ({ do: 'set', cards })) : undefined));
  g.rule('action', 'Set {alike} directly from your Deck [, except {x:exception}] [,] up to {value}', ({ alike, x, value }) => (alike.count !== undefined || alike.where || (x && alike.filter.not) ? undefined : [{ do: 'set', cards: cards({ ...alike, where: ['deck'], whose: 'you', filter: { ...alike.filter, ...(x && { not: x }) }, count: { min: 1, max: value } }) }]));
  g.rule('action', '<place|return> {what} [,] except {x:exception} [,] <on|to> the bottom of <your|the> Deck', ({ what, x }) => except(what, x, (cards) => ({ do: 'return', cards, to: 'deck-bottom' })));
  g.rule('action', 'shuffle {what} into <the|your> <Deck/Extra Deck|Deck or Extra Deck>', ({ what }) => [{ do: 'return', cards: cards(what), to: 'deck' }]);
  g.rule('action', 'Set {what} directly from your Deck', ({ what }) => '$ref' in what || 'several' in what || what.where ? undefined : [{ do: 'set', cards: cards({ ...what, where: ['deck'], whose: 'you' }) }]);
  g.rule('action', 'Set {what} , directly from your Deck', ({ what }) => (!isNoun(what) || what.where ? undefined : [{ do: 'set', cards: cards({ ...what, where: ['deck'], whose: 'you' }) }]));
} // prettier-ignore
/** Material: attached, detached. */
function attaching(g: YgoGrammar): void {
  g.rule('action', 'attach {what} to {to:what} [,] as [an|a] [face-up] [additional] <material|materials|Xyz material|Xyz materials>', ({ what, to }) => 'count' in to && to.count === 'all' ? undefined : [{ do: 'attach', cards: cards(what), to: cards(to) }]);
  g.rule('action', 'attach {what} to {to:what}', ({ what, to }) => 'count' in to && to.count === 'all' ? undefined : [{ do: 'attach', cards: cards(what), to: cards(to) }]);
  g.rule('action', 'equip one [of them] to the other', () => [{ do: 'equip', cards: cards({ noun: 'monster', count: 1, filter: {}, among: { $ref: 'target', plural: true } }), to: cards({ $ref: 'rest' }) }]);
  // What is attached to this card.
  const attached = (n: number): object => ({ choose: n, where: 'materials', filter: { oneOf: 'materials' } });
  g.rule('action', 'attach {n:number} [Xyz] material(s) from this card to {to:what} [as <material|Xyz material>]', ({ n, to }) => 'count' in to && to.count === 'all' ? undefined : [{ do: 'attach', cards: attached(n), to: cards(to) }]);
  g.rule('action', 'add {n:number} card(s) attached to this card to <your|the> hand', ({ n }) => [{ do: 'add', cards: attached(n) }]);
  g.rule('action', 'detach {n:number} [Xyz] material(s) from your {bare}', ({ n, bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : [{ do: 'detach', count: n, from: groupOf({ ...bare, where: ['field'], whose: 'you' }) }]));
  g.rule('action', 'detach {n:number} [Xyz] material(s) you control', ({ n }) => [{ do: 'detach', count: n, from: { where: 'monsters', whose: 'you' } }]);
  g.rule('action', 'detach {n:number} [Xyz] material(s) from {names} you control', ({ n, names }) => [{ do: 'detach', count: n, from: groupOf({ noun: 'name', filter: names, where: ['monsters'], whose: 'you' }) }]);
  g.rule('action', 'detach {n:number} [Xyz] material(s) from {pointer}', ({ n, pointer }) => [{ do: 'detach', count: n, from: cards(pointer) }]);
  // "Any number" as a cost: so many as the move names (`payable`).
  g.rule('action', 'detach up to {n:number} [Xyz] materials from {pointer}', ({ n, pointer }) => [{ do: 'detach', count: { min: 1, max: n }, from: cards(pointer) }]);
  for (const [words, count] of [['any number of', { min: 1 }], ['1 or more', { min: 1 }]] as const) {
    g.rule('action', `detach ${words} [Xyz] material(s) from {pointer}`, ({ pointer }) => [{ do: 'detach', count, from: cards(pointer) }]);
    g.rule('action', `detach ${words} [Xyz] material(s) from <your field|monsters you control|Xyz Monsters you control>`, () => [{ do: 'detach', count, from: { where: 'monsters', whose: 'you' } }]);
    g.rule('action', `detach ${words} [Xyz] material(s) from {bare}`, ({ bare }) => (bare.where?.join() === 'field' && Object.keys(bare.filter).length > 0 && JSON.stringify(bare.filter) !== '{"is":"xyz"}' ? [{ do: 'detach', count, from: groupOf(bare, ['monsters']) }] : undefined));
  }
  g.rule('action', 'detach {n:number} [Xyz] material(s) from <a monster(s)|an Xyz Monster(s)|Xyz Monster(s)> you control', ({ n }) => [{ do: 'detach', count: n, from: { where: 'monsters', whose: 'you' } }]);
  g.rule('action', 'detach {n:number} [Xyz] material(s) from <a monster on either field|either field>', ({ n }) => [{ do: 'detach', count: n, from: { where: 'monsters' } }]);
  g.rule('action', 'detach {n:number} [Xyz] material(s) from <a monster on the field|a monster(s) on the field|monsters on the field|the field>', ({ n }) => [{ do: 'detach', count: n, from: { where: 'monsters' } }]);
  g.rule('action', 'detach {n:number} [Xyz] material(s) from <a|an> {bare}', ({ n, bare }) => (Object.keys(bare.filter).length === 0 || (Object.keys(bare.filter).join() === 'is' && bare.filter.is === 'xyz' && bare.whose === 'you') || bare.where?.join() !== 'field' ? undefined : [{ do: 'detach', count: n, from: groupOf(bare, ['monsters']) }]));
  g.rule('action', 'detach {n:number} [Xyz] material(s) from <your field|monsters you control|Xyz Monsters you control>', ({ n }) => [{ do: 'detach', count: n, from: { where: 'monsters', whose: 'you' } }]);
} // prettier-ignore
/** Placed face-up as a Spell, a Trap, a Pendulum card; activated. */
function placing(g: YgoGrammar): void {
  g.rule('action', 'place {what} [,] <face-up in your Spell & Trap Zone as a Continuous Spell|in your Spell & Trap Zone as a face-up Continuous Spell>', ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps', as: 'Continuous Spell' }]);
  g.rule('action', 'place {what} [,] <face-up in your Spell & Trap Zone as a Continuous Trap|in your Spell & Trap Zone as a face-up Continuous Trap>', ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps', as: 'Continuous Trap' }]);
  g.rule('action', "place {it:pointer} in your opponent's Pendulum Zone", ({ it }) => [{ do: 'place', cards: cards(it), to: 'pendulum-zone', whose: 'opponent' }]);
  g.rule('action', 'place {what} face-up in your Spell & Trap Zone', ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps' }]);
  for (const as of ['Continuous Spell', 'Continuous Trap'] as const)
    g.rule('action', `place {what} face-up in their <owners'|owner's> Spell & Trap Zones as [face-up] ${as}s`, ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps', whose: 'owner', as }]);
  g.rule('action', "place {what} face-up in <its|their> owner's Spell & Trap Zone as a [face-up] Continuous Spell", ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps', whose: 'owner', as: 'Continuous Spell' }]);
  g.rule('action', "place {what} face-up in <its|their> owner's Spell & Trap Zone as a [face-up] Continuous Trap", ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps', whose: 'owner', as: 'Continuous Trap' }]);
  g.rule('action', 'place {what} face-up on your field [,] except {x:exception}', ({ what, x }) => except(what, x, (cards) => ({ do: 'place', cards, to: 'spells-traps' })));
  g.rule('action', 'place {what} , face-up [,] <on your field|in your Spell & Trap Zone>', ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps' }]);
  g.rule('action', 'place {what} face-up on your field', ({ what }) => [{ do: 'place', cards: cards(what), to: 'spells-traps' }]);
  g.rule('action', 'place {what} face-up in your Field Zone', ({ what }) => [{ do: 'place', cards: cards(what), to: 'field-zone' }]);
  g.rule('action', 'activate it', () => [{ do: 'activate', cards: cards({ $ref: 'it' }) }]);
  g.rule('action', 'activate {what} [directly]', ({ what }) => (isNoun(what) && what.where && what.count === 1 && !what.where.includes('field') ? [{ do: 'activate', cards: cards(what) }] : undefined));
  g.rule('action', 'activate {what} directly from {from:where}', ({ what, from }) => (isNoun(what) && !what.where && !from.filter && from.whose === 'you' && what.count === 1 ? [{ do: 'activate', cards: cards({ ...what, where: from.where, whose: 'you' }) }] : undefined));
  g.rule('action', 'place {what} [,] face-up in either Field Zone', ({ what }) => [{ do: 'choose', options: (['you', 'opponent'] as const).map((whose) => ({ do: [{ do: 'place', cards: cards(what), to: 'field-zone', ...(whose === 'opponent' && { whose }) }] })) }]);
  g.rule('action', 'place {what} in your Field Zone', ({ what }) => [{ do: 'place', cards: cards(what), to: 'field-zone' }]);
  g.rule('action', 'place {what} [,] in your Pendulum Zone(s)', ({ what }) => [{ do: 'place', cards: cards(what), to: 'pendulum-zone' }]);
  g.rule('action', 'place {what} [,] in your other Pendulum Zone', ({ what }) => [{ do: 'place', cards: cards(what), to: 'pendulum-zone' }]);
  g.rule('action', 'place {what} , except {x:exception} , in your [other] Pendulum Zone', ({ what, x }) => except(what, x, (cards) => ({ do: 'place', cards, to: 'pendulum-zone' })));
} // prettier-ignore

/** "Add 1 monster from your Deck to your hand, except "X"": said of the cards. */
export function except(what: What, exception: Filter, make: (cards: object) => Draft): Draft[] | undefined {
  // Of several kinds none may be it.
  if ('several' in what)
    return what.several.every((one) => isNoun(one) && !one.filter.not)
      ? [
          make(
            cards({
              several: what.several.map((one) => ({ ...one, filter: { ...one.filter, not: exception } }) as Noun),
            }),
          ),
        ]
      : undefined;
  return isNoun(what) && !what.filter.not
    ? [make(cards({ ...what, filter: { ...what.filter, not: exception } }))]
    : undefined;
}
