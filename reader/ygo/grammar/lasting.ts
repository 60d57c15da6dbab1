/** What holds for a while, and what is put off. */
import type { Against, Condition, Filter, Until } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, Presence, YgoGrammar } from './categories.ts';
import { eitherDone } from './choosing.ts';
import { exceptFor, forbidden } from './forbidden.ts';
import { alternative } from './nouns.ts';
import {
  asFilter,
  both as bothOf,
  cards,
  groupOf,
  isNoun,
  isPointer,
  type Noun,
  type Pointer,
  type What,
} from './noun.ts';
import { leading, modify } from './values.ts';

export function lasting(g: YgoGrammar): void {
  forbidden(g);
  rules(g);
  later(g);
  whiles(g);
}

/** What holds for a while. */
function rules(g: YgoGrammar): void {
  ofOnesSpokenOf(g);
  summonsAndPositions(g);
  attacksAndMaterial(g);
  secondAttacks(g);
}
/** "But "X" cannot attack this turn": whichever is there, not one that is chosen. */
const isAnySuch = (what: What): boolean => isNoun(what) && what.noun === 'name' && what.where === undefined;
const silenced = (it: Pointer, until?: Until): Draft => ({
  do: 'apply',
  ...(until && { until }),
  rules: [{ rule: 'cannot-activate', what: { what: 'effect', card: { oneOf: cards(it) } } }],
});
/** What holds for cards spoken of. */
function ofOnesSpokenOf(g: YgoGrammar): void {
  g.rule('laterAction', 'you can conduct [up to] {n:number} Normal Summons/Sets this turn , not just 1', ({ n }) => (n > 1 ? [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'extra-normal-summon', times: n - 1 }] }] : undefined));
  g.rule('laterAction', '{what} {predicate} {until}', ({ what, predicate, until }) => (isAnySuch(what) ? undefined : [{ do: 'apply', to: cards(what), until, rules: predicate }]));
  g.rule('laterAction', '{what} <is|are> unaffected by {by:effectSource} {until} , except <its|their> own', ({ what, by, until }) => (by.card ? undefined : [{ do: 'apply', to: cards(what), until, rules: [{ rule: 'unaffected', by: { ...by, card: { other: true } } }] }]));
  for (const [words, doing] of [['destroyed', { do: 'destroy' }], ['banished', { do: 'banish' }]] as const)
    g.rule('laterAction', `{it:pointer} gains {n:number} {stats} and is ${words} {moment}`, ({ it, n, stats, moment }) => (it.$ref === 'this' || !moment['phase'] ? undefined : [...modify(it, '+', n, stats), { do: 'later', at: moment, then: [{ ...doing, cards: cards(it) }], join: 'also' }]));
  g.rule('laterAction', '{until} [,] {what} {predicate}', ({ what, predicate, until }) => [{ do: 'apply', to: cards(what), until, rules: predicate, $leads: true }]);
  // "It gains 500 ATK, but cannot attack directly": both as long.
  const gained = (what: What, gains: readonly Draft[], predicate: readonly Draft[], until?: Until): Draft[] | undefined => (!until && isPointer(what) && what.$ref === 'this' ? undefined : [...gains.map(({ rule: _rule, ...one }, i): Draft => ({ do: 'modify', cards: cards(what), ...one, ...(until && { until }), ...(i > 0 && { join: 'and' }) })), { do: 'apply', to: cards(what), until: until ?? 'leaves', rules: predicate, join: 'and' }]);
  const AND = '<and|, and|, but|but|, and it|and it>';
  g.rule('laterAction', '{it:pointer} {predicate} during the turn <it is|they are> Special Summoned [<by this effect|this way>]', ({ it, predicate }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(it), until: 'end-of-turn', rules: predicate }]));
  g.rule('laterAction', `{what} {gains} ${AND} {predicate} [{until}]`, ({ what, gains, predicate, until }) => gained(what, gains, predicate, until));
  g.rule('laterAction', `{until} [,] {what} {gains} ${AND} {predicate}`, ({ what, gains, predicate, until }) => gained(what, gains, predicate, until));
  // Said without a time, it holds as long as the card is there: "but they cannot be Tributed".
  g.rule('laterAction', '{it:pointer} {predicate}', ({ it, predicate }) => (it.$ref === 'this' || predicate[0]?.['rule'] === 'position' ? undefined : [{ do: 'apply', to: cards(it), until: 'leaves', rules: predicate }]));
  g.rule('laterAction', '{it:pointer} cannot activate <its|their> effects [{until}]', ({ it, until }) => (until === undefined && it.$ref === 'this' ? undefined : [silenced(it, until ?? 'leaves')]));
  g.rule('laterAction', '{it:pointer} cannot activate <its|their> effects , and {predicate}', ({ it, predicate }) => (it.$ref === 'this' ? undefined : [silenced(it, 'leaves'), { do: 'apply', to: cards(it), until: 'leaves', rules: predicate, join: 'also' }]));
  g.rule('laterAction', '{until} [,] {it:pointer} cannot attack or activate <its|their> effects', ({ it, until }) => [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'cannot', what: 'attack' }] }, { ...silenced(it, until), join: 'also' }]);
  g.rule('laterAction', '<neither player can|players cannot> activate {it:possessive} effects [on the field] [{until}]', ({ it, until }) => [silenced(it, until ?? 'leaves')]);
  g.rule('timeless', '<neither player can|players cannot> activate {it:possessive} effects [on the field]', ({ it }) => [silenced(it)]);
  // "This turn, no "X" monsters you control can be destroyed by battle".
  for (const pattern of ['{until} [,] no {bare} can {deed}', 'no {bare} can {deed} {until}'] as const)
    g.rule('laterAction', pattern, ({ until, bare, deed }) => (bare.where?.join() === 'field' && !bare.now && deed.every((rule) => rule['cards'] === undefined) ? [{ do: 'apply', until, rules: deed.map((rule) => ({ ...rule, cards: groupOf(bare) })) }] : undefined));
  g.rule('laterAction', '{bare} cannot be destroyed by <that|this> battle', ({ bare }) => heldFor(bare, [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle' } }], 'end-of-damage-step'));
  g.rule('laterAction', '{what} cannot be destroyed by <that|this> battle', ({ what }) => [{ do: 'apply', to: cards(what), until: 'end-of-damage-step', rules: [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle' } }] }]);
  const both = (it: Pointer, a: readonly Draft[], until: Until): Draft[] => [{ do: 'apply', to: cards(it), until, rules: a }, { ...silenced(it, until), join: 'also' }];
  for (const words of ['activate <its|their> effects , or {a:deed}', 'activate <its|their> effects or {a:deed}', '{a:deed} [,] <or|nor> activate <its|their> effects'] as const)
    g.rule('laterAction', `{it:pointer} cannot ${words} [{until}]` as '{it:pointer} {a:deed} [{until}]', ({ it, a, until }) => ((until === undefined && it.$ref === 'this') || JSON.stringify(a) === '[{"rule":"cannot","what":"attack"}]' ? undefined : both(it, a, until ?? 'leaves')));
  // "It cannot attack, and is destroyed during the End Phase".
  const FATES = [['destroyed', { do: 'destroy' }], ['banished', { do: 'banish' }], ['sent to the GY', { do: 'send' }], ['returned to the hand', { do: 'return', to: 'hand' }]] as const;
  for (const [words, doing] of FATES)
    g.rule('laterAction', `{it:pointer} {predicate} , and <is|are> ${words} {moment}`, ({ it, predicate, moment }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(it), until: 'leaves', rules: predicate }, { do: 'later', at: moment, then: [{ ...doing, cards: cards(it) }], join: 'also' }]));
  g.rule('laterAction', '{it:pointer} cannot attack or activate <its|their> effects {until}', ({ it, until }) => [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'cannot', what: 'attack' }] }, { ...silenced(it, until), join: 'also' }]);
  namesakes(g);
} // prettier-ignore
/** Summons, battle positions, effects that are negated for a while. */
function summonsAndPositions(g: YgoGrammar): void {
  const noneBut = (x: Filter, more: readonly string[]): Draft[] => [{ rule: 'cannot', what: 'special-summon', player: 'you', filter: { not: x } }, ...more.map((what) => ({ rule: 'cannot', what, player: 'you' }))];
  g.rule('laterAction', '{until} [,] you cannot Special Summon monsters , except {x:exception} , nor Normal Summon/Set [any monsters]', ({ until, x }) => [{ do: 'apply', until, rules: noneBut(x, ['normal-summon', 'set-monster']) }]);
  // "You cannot Normal Summon/Set or Special Summon monsters with that name, nor activate their monster effects".
  const ofThatName = (it: Pointer): object => ({ sameAs: { what: 'name', as: cards(it) } });
  const unsummoned = (it: Pointer, set: boolean): Draft[] => ['normal-summon', ...(set ? ['set-monster'] : []), 'special-summon'].map((what) => ({ rule: 'cannot', what, player: 'you', filter: ofThatName(it) }));
  g.rule('laterAction', '{until} [,] you cannot Normal Summon/Set or Special Summon monsters with that name', ({ until }) => [{ do: 'apply', until, rules: unsummoned({ $ref: 'it' }, true) }]);
  g.rule('laterAction', '{until} [,] you cannot Normal Summon/Set or Special Summon monsters with that name , nor activate their monster effects', ({ until }) => [{ do: 'apply', until, rules: [...unsummoned({ $ref: 'it' }, true), { rule: 'cannot-activate', whose: 'you', what: { what: 'effect', kind: 'monster', card: ofThatName({ $ref: 'it' }) } }] }]);
  g.rule('laterAction', '{until} [,] you cannot Normal Summon/Set or Special Summon monsters with {whose:possessive} name', ({ until, whose }) => [{ do: 'apply', until, rules: unsummoned(whose, true) }]);
  g.rule('laterAction', 'you cannot Normal or Special Summon {it:pointer} , or <a monster|monsters|another monster> with <the same name|its name> [,] {until}', ({ it, until }) => [{ do: 'apply', until, rules: unsummoned(it, false) }]);
  g.rule('laterAction', '{whose:possessive} battle position(s) cannot be changed {until}', ({ whose, until }) => (whose.$ref === 'it' && !whose.plural ? undefined : [{ do: 'apply', to: cards(whose), until, rules: [{ rule: 'cannot', what: 'change-position' }] }]));
  g.rule('timeless', '{whose:possessive} battle position(s) cannot be changed', ({ whose }) => (whose.$ref === 'this' || (whose.$ref === 'it' && !whose.plural) ? undefined : [{ do: 'apply', to: cards(whose), rules: [{ rule: 'cannot', what: 'change-position' }] }]));
  // Without a time, as long as they lie there: what stands before it may name one ("this turn, …, also …").
  g.rule('laterAction', '{whose:possessive} battle position(s) cannot be changed', ({ whose }) => (whose.$ref === 'this' || (whose.$ref === 'it' && !whose.plural) ? undefined : [{ do: 'apply', to: cards(whose), until: 'leaves', rules: [{ rule: 'cannot', what: 'change-position' }] }]));
  // Of all that are there at any time.
  const mute = (bare: Noun, until: Until): Draft[] | undefined => (bare.where && !bare.now && bare.noun !== 'name' ? [{ do: 'apply', until, rules: [{ rule: 'cannot-activate', what: { what: 'effect', card: asFilter(bare) } }] }] : undefined);
  // Also of those that come to be so later.
  const silent = (bare: Noun, until: Until): Draft[] | undefined => (bare.whose && !bare.where ? undefined : heldFor({ ...bare, where: bare.where ?? ['monsters'] }, [{ rule: 'negate-effects' }], until));
  for (const pattern of ['{until} [,] all effects of {bare} are negated', 'all effects of {bare} are negated {until}'] as const)
    g.rule('laterAction', pattern, ({ bare, until }) => (bare.noun === 'monster' ? silent(bare, until) : undefined));
  g.rule('laterAction', "<the|your> opponent's {bare} cannot activate their effects {until}", ({ bare, until }) => (bare.where || bare.whose ? undefined : mute({ ...bare, whose: 'opponent', where: ['field'] }, until)));
  g.rule('laterAction', '{bare} cannot activate their effects {until}', ({ bare, until }) => mute(bare, until));
  g.rule('laterAction', '{until} [,] {bare} cannot activate their effects', ({ bare, until }) => mute(bare, until));
} // prettier-ignore
/** What must attack, what can, what cannot be material; what holds for all of a kind. */
function attacksAndMaterial(g: YgoGrammar): void {
  g.rule('laterAction', '{what} must attack {until} [,] if able', ({ what, until }) => [{ do: 'apply', to: cards(what), until, rules: [{ rule: 'must-attack' }] }]);
  // Which monster that is, is settled when it is said.
  const forced = (what: What, whom: Pointer, until: Until): Draft[] | undefined => (isPointer(what) && what.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(what), until, rules: [{ rule: 'must-attack', target: { where: 'monsters', filter: { oneOf: cards(whom) } } }] }]);
  g.rule('laterAction', '{what} must attack {whom:pointer} {until} [,] if able', ({ what, whom, until }) => forced(what, whom, until));
  g.rule('laterAction', '{until} [,] {what} must attack {whom:pointer} [,] if able', ({ what, whom, until }) => forced(what, whom, until));
  g.rule('laterAction', '{it:pointer} can be activated this turn', ({ it }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'activate-from', what: { oneOf: cards(it) }, setThisTurn: true }] }]));
  g.rule('laterAction', '{what} can attack a number of times each Battle Phase {until} [,] <equal to|up to> {value}', ({ what, until, value }) => [{ do: 'apply', to: cards(what), until, rules: [{ rule: 'attacks', times: value }] }]);
  g.rule('laterAction', '{it:pointer} cannot be used as [a] material for [a|an] {words:summonWords} Summon {until} , except [for] <a|an> {bare}', ({ it, words, until, bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'cannot', what: 'be-material', how: words.length === 1 ? words[0] : words, for: { not: asFilter(bare) } }] }]));
  g.rule('laterAction', 'you cannot use {bare} as [a|an] {words:summonWords} material(s) {until}', ({ bare, words, until }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 || words.includes('fusion') || words.includes('ritual') ? undefined : [{ do: 'apply', until, rules: [{ rule: 'cannot', what: 'be-material', how: words.length === 1 ? words[0] : words, cards: { where: 'monsters', whose: 'you', filter: asFilter(bare) } }] }]));
  g.rule('laterAction', '{bare} {predicate} {until} , except {it:pointer}', ({ bare, predicate, until, it }) => (bare.filter.noneOf || it.$ref === 'this' ? undefined : heldFor({ ...bare, filter: { ...bare.filter, noneOf: cards(it) as never } }, predicate, until)));
  // As long as such a counter lies on it.
  for (const stat of ['Level', 'Rank'] as const)
    g.rule('laterAction', `{it:pointer} becomes ${stat} {n:number} <as long as|while> it has <a|an> {kind:counterName}`, ({ it, n, kind }) => (it.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(it), until: 'leaves', rules: [{ rule: 'modify', stat: stat.toLowerCase(), op: '=', value: n, while: { is: 'this', like: { counters: { kind, min: 1 } } } }] }]));
  // Of all that are there at any time: the rule names them.
  g.rule('laterAction', 'monsters cannot attack {bare} {until}', ({ bare, until }) => (bare.where || bare.whose || bare.noun !== 'monster' || Object.keys(bare.filter).length === 0 ? undefined : heldFor(bare, [{ rule: 'cannot', what: 'be-attacked' }], until)));
  g.rule('laterAction', '{bare} {predicate} {until}', ({ bare, predicate, until }) => heldFor(bare, predicate, until));
  g.rule('laterAction', '{until} [,] {bare} {predicate}', ({ bare, predicate, until }) => leading(heldFor(bare, predicate, until)));
  g.rule('laterAction', '{until} [,] {bare} {gains}', ({ bare, gains, until }) => heldFor(bare, gains, until));
  g.rule('laterAction', '{bare} {gains} {until}', ({ bare, gains, until }) => heldFor(bare, gains, until));
  // "Will": of those that come later, too.
  g.rule('laterAction', 'all {bare} will {gains} {until}', ({ bare, gains, until }) => heldFor(bare, gains, until));
  g.rule('laterAction', '{until} [,] all {bare} will {gains}', ({ bare, gains, until }) => heldFor(bare, gains, until));
  // "This turn, "X" monsters and "Y" cards you control cannot be destroyed by card effects".
  const pair = (a: Noun, b: Noun): Noun | undefined => (a.noun === 'name' || b.noun === 'name' || a.where || a.whose || !b.where || b.now ? undefined : alternative(a, b));
  for (const pattern of ['{until} [,] {a:bare} and {b:bare} {predicate}', '{a:bare} and {b:bare} {predicate} {until}'] as const)
    g.rule('laterAction', pattern, ({ until, a, b, predicate }) => { const both = pair(a, b); return both && heldFor(both, predicate, until); });
  const yours = (bare: Noun): Noun | undefined => (bare.where || bare.whose || bare.noun === 'name' ? undefined : { ...bare, whose: 'you', where: ['field'] });
  g.rule('laterAction', 'your {bare} {predicate} {until}', ({ bare, predicate, until }) => { const mine = yours(bare); return mine && heldFor(mine, predicate, until); });
  g.rule('laterAction', '{until} [,] your {bare} {predicate}', ({ bare, predicate, until }) => { const mine = yours(bare); return mine && heldFor(mine, predicate, until); });
  // "During this Battle Phase, each of your X monsters and Y monsters can make a second attack".
  for (const more of ['', ' and {b:bare}'] as const)
    g.rule('laterAction', `during this Battle Phase , each of your {a:bare}${more} can <make a second attack|attack twice>` as '{a:bare} [{b:bare}]', ({ a, b }) => {
      const both = [a, ...(b ? [b] : [])].map(yours);
      return both.every((one) => one !== undefined) ? both.flatMap((one) => heldFor(one, [{ rule: 'attacks', times: 2 }], 'end-of-battle-phase') ?? []) : undefined;
    });
  spared(g);
  battles(g);
} // prettier-ignore
/** Second attacks, rules for players. */
function secondAttacks(g: YgoGrammar): void {
  const twice = (what: What, more: object = {}): Draft[] => [{ do: 'apply', to: cards(what), until: 'end-of-battle-phase', rules: [{ rule: 'attacks', times: 2, ...more }] }];
  g.rule('laterAction', "{what} can <make a second attack|attack twice> during <this Battle Phase|this turn's Battle Phase>", ({ what }) => twice(what));
  g.rule('laterAction', "{what} can make a second attack on <a monster|an opponent's monster> during this Battle Phase", ({ what }) => twice(what, { onlyMonsters: true }));
  for (const [words, more] of [['', {}], ['on monsters ', { onlyMonsters: true }]] as const)
    g.rule('laterAction', `{it:pointer} can make [up to] {n:number} attacks ${words}during this Battle Phase` as '{it:pointer} {n:number}', ({ it, n }) => [{ do: 'apply', to: cards(it), until: 'end-of-battle-phase', rules: [{ rule: 'attacks', times: n, ...more }] }]);
  g.rule('laterAction', '{until} [,] {it:pointer} cannot activate <its|their> effects', ({ it, until }) => [silenced(it, until)]);
  for (const [words, what] of [['attack', 'attack'], ['<declare attacks|declare an attack>', 'declare-attack']] as const) {
    const only = (until: Until, filter: Filter): Draft[] => [{ do: 'apply', until, rules: [{ rule: 'cannot', what, cards: { where: 'monsters', whose: 'you', filter } }] }];
    for (const pattern of [`you cannot ${words} {until} , except with {bare}`, `{until} , you cannot ${words} , except with {bare}`] as const)
      g.rule('laterAction', pattern, ({ bare, until }) => (bare.where || bare.whose || bare.noun === 'name' ? undefined : only(until, { not: asFilter(bare) })));
    for (const pattern of [`you cannot ${words} {until} , except with {pointer}`, `{until} , you cannot ${words} , except with {pointer}`] as const)
      g.rule('laterAction', pattern, ({ pointer, until }) => only(until, { noneOf: cards(pointer) as never }));
  }
  g.rule('laterAction', '{playerRule} {until}', ({ playerRule, until }) => held(playerRule, until));
  // "Non-"X" monsters this turn, except from the Extra Deck": neither of both is forbidden.
  g.rule('laterAction', '{who:forbiddenTo} Special Summon {bare} {until} , except {x:exception}', ({ who, bare, until, x }) => (bare.where || bare.whose || bare.noun !== 'monster' || Object.keys(bare.filter).join() !== 'not' ? undefined : held([{ rule: 'cannot', what: 'special-summon', player: who, filter: bothOf(bothOf({ kind: 'monster' }, bare.filter), { not: x }) }], until)));
  g.rule('laterAction', '{until} [,] {playerRule} , except {x:exceptions}', ({ playerRule, until, x }) => { const rules = playerRule.map((rule) => exceptFor(rule, x)); return rules.some((rule) => !rule) ? undefined : held(rules as Draft[], until); });
  g.rule('laterAction', '{until} [,] {bare} {predicate} , except {x:exception}', ({ bare, predicate, until, x }) => (bare.filter.not ? undefined : heldFor({ ...bare, filter: { ...bare.filter, not: x } }, predicate, until)));
  g.rule('laterAction', '{bare} {predicate} {until} , except {x:exception}', ({ bare, predicate, until, x }) => (bare.filter.not ? undefined : heldFor({ ...bare, filter: { ...bare.filter, not: x } }, predicate, until)));
  g.rule('laterAction', '{playerRule} {until} , except {x:exceptions}', ({ playerRule, until, x }) => { const rules = playerRule.map((rule) => exceptFor(rule, x)); return rules.some((rule) => !rule) ? undefined : held(rules as Draft[], until); });
  g.rule('laterAction', '{whose:possessive} effects cannot be activated [{until}]', ({ whose, until }) => [silenced(whose, until ?? 'leaves')]);
  g.rule('laterAction', '{it:pointer} cannot be activated {until}', ({ it, until }) => [{ do: 'apply', until, rules: [{ rule: 'cannot-activate', what: { what: 'card', card: { oneOf: cards(it) } } }] }]);
  g.rule('laterAction', '{until} , {it:pointer} cannot be activated', ({ it, until }) => [{ do: 'apply', until, rules: [{ rule: 'cannot-activate', what: { what: 'card', card: { oneOf: cards(it) } } }] }]);
  g.rule('laterAction', '{until} [,] {playerRule}', ({ playerRule, until }) => held(playerRule, until));
  present(g);
} // prettier-ignore

/** "You cannot activate cards, or the effects of cards, with its name this turn". */
function namesakes(g: YgoGrammar): void {
  const EVEN = '[( even if this card leaves the field )]';
  const OF = [['<cards , or the effects of cards ,|cards or the effects of cards|cards , or effects of cards ,|cards or effects|cards , or the effects of cards>', {}], ['the effects of cards', { what: 'effect' }], ['Spell Cards', { what: 'card', kind: 'spell' }], ['Trap Cards', { what: 'card', kind: 'trap' }], ['Spell/Trap Cards', { what: 'card', kind: ['spell', 'trap'] }], ['<the effects of monsters|monster effects>', { what: 'effect', kind: 'monster' }]] as const;
  for (const [who, whose] of [['you cannot', 'you'], ['your opponent cannot', 'opponent'], ['neither player can', undefined]] as const)
    for (const [of, { ...what }] of OF)
      for (const [words, trait] of [['', 'name'], ['original ', 'original-name']] as const) {
        const forbids = (of: Pointer, until: Until): Draft[] => [{ do: 'apply', until, rules: [{ rule: 'cannot-activate', ...(whose && { whose }), what: { ...what, card: { sameAs: { what: trait, as: cards(of) } } } }] }];
        // "That card" is the one spoken of, whatever it is.
        const named = (it: Pointer = { $ref: 'it' }): Pointer => (it.$ref === 'that' && it.noun === 'card' && !it.filter ? { $ref: 'it' } : it);
        const names = [`the same ${words}name as {it:pointer} [had once it was in your hand]`, `the same ${words}name {it:pointer} had <once it returned to the hand|in the GY>`, ...(words ? [] : ['that name', '{whose:possessive} name'])] as const;
        for (const name of names) {
          type Said = '{until} [{it:pointer}] [{whose:possessive}]';
          g.rule('laterAction', `${who} activate ${of} with ${name} {until}` as Said, (said) => forbids(named(said.it ?? said.whose), said.until));
          g.rule('laterAction', `{until} [,] ${who} activate ${of} with ${name} ${EVEN}` as Said, (said) => forbids(named(said.it ?? said.whose), said.until));
        }
      }
} // prettier-ignore

/** "While that Token is on the field, you cannot …": as long as a card is there, under its player's control. */
function present(g: YgoGrammar): void {
  const THERE = '<on the field|face-up on the field|in the Monster Zone|face-up in the Monster Zone>';
  g.rule('presence', `<while|as long as> {card:pointer} is ${THERE}`, ({ card }) => (card.where || card.filter || card.$ref === 'it' || (card.$ref === 'that' && card.noun !== 'token') ? undefined : { card }));
  g.rule('presence', '<while|as long as> you control {card:pointer}', ({ card }) => (card.where || card.$ref === 'this' ? undefined : { card, mine: true }));
  g.rule('presence', '<while|as long as> you control <either of those|any of those|1 of those> [face-up] monsters', () => ({ card: { $ref: 'that', noun: 'monster', plural: true }, mine: true }));
  const TOKEN: Pointer = { $ref: 'that', noun: 'token' };
  g.rule('presence', `while the Token Special Summoned by this effect is ${THERE}`, () => ({ card: TOKEN }));
  g.rule('presence', 'while you control the Token Special Summoned by this effect', () => ({ card: TOKEN, mine: true }));
  const MINE = { is: 'this', like: { controller: 'you' } };
  // A rule on the card itself: it goes with it.
  const whilst = ({ card, mine }: Presence, rules: readonly (Draft | undefined)[]): Draft[] | undefined => rules.some((rule) => rule === undefined) || card.$ref === 'this' ? undefined : [{ do: 'apply', to: cards(card), until: 'while-face-up', rules: rules.map((rule) => ({ ...rule, ...(mine && { while: MINE }) })) }];
  for (const pattern of ['{presence} , {playerRule}', '{playerRule} , {presence}', '{playerRule} {presence}'] as const)
    g.rule('laterAction', pattern, ({ presence, playerRule }) => whilst(presence, playerRule));
  g.rule('laterAction', '{playerRule} {presence} , except {exception}', ({ presence, playerRule, exception }) => whilst(presence, playerRule.map((rule) => exceptFor(rule, exception))));
} // prettier-ignore
/** "While it is face-up on the field, you cannot …": the card that is meant is asked for when it is known. */
const held = (rules: readonly Draft[], until: Until): Draft[] | undefined =>
  JSON.stringify(rules).includes('"from":"rolled"')
    ? undefined
    : [{ do: 'apply', until, rules, ...(until === 'while-face-up' && { $while: { $ref: 'it' } }) }];
function heldFor(bare: Noun, rules: readonly Draft[], until: Until): Draft[] | undefined {
  return bare.noun === 'name' || bare.now ? undefined : [{ do: 'apply', until, rules: rules.map((rule) => ({ ...rule, cards: groupOf(bare) })) }];
} // prettier-ignore

/** Whom no effect targets, who takes no damage, half of it, twice as much. */
function spared(g: YgoGrammar): void {
  const untargeted = (whose?: 'opponent'): Draft[] => [{ rule: 'cannot', what: 'be-targeted', by: { cause: 'effect', ...(whose && { whose }) } }];
  for (const [who, whose] of [['your opponent cannot', 'opponent'], ['neither player can', undefined]] as const) {
    g.rule('laterAction', `${who} target {it:pointer} with <card effects|card effects or attacks|effects> {until}`, ({ it, until }) => [{ do: 'apply', to: cards(it), until, rules: untargeted(whose) }]);
    g.rule('laterAction', `{until} [,] ${who} target {it:pointer} with <card effects|effects>`, ({ it, until }) => [{ do: 'apply', to: cards(it), until, rules: untargeted(whose) }]);
    g.rule('laterAction', `${who} target {bare} with <card effects|effects> {until}`, ({ bare, until }) => heldFor(bare, untargeted(whose), until));
    g.rule('laterAction', `{until} [,] ${who} target {bare} with <card effects|effects>`, ({ bare, until }) => heldFor(bare, untargeted(whose), until));
    g.rule('laterAction', `{until} [,] {bare} {predicate} , and ${who} target them with <card effects|effects>` as '{until} [,] {bare} {predicate}', ({ bare, predicate, until }) => heldFor(bare, [...predicate, ...untargeted(whose)], until));
    g.rule('timeless', `${who} target {it:pointer} with <card effects|effects>`, ({ it }) => [{ do: 'apply', to: cards(it), rules: untargeted(whose) }]);
    g.rule('timeless', `${who} target {bare} with <card effects|effects>`, ({ bare }) => (bare.noun === 'name' || bare.now ? undefined : [{ do: 'apply', rules: untargeted(whose).map((rule) => ({ ...rule, cards: groupOf(bare) })) }]));
  }
  for (const [words, rules] of [['damage', ['battle-damage', 'effect-damage']], ['battle damage', ['battle-damage']], ['effect damage', ['effect-damage']]] as const)
    for (const [who, player] of [['you take no', 'you'], ['your opponent takes no', 'opponent'], ['neither player takes [any]', 'either']] as const)
      g.rule('timeless', `${who} ${words}`, () => [{ do: 'apply', rules: rules.map((rule) => ({ rule, player, change: 'none' })) }]);
  const kinds = [['damage', ['battle-damage', 'effect-damage']], ['battle damage', ['battle-damage']], ['effect damage', ['effect-damage']]] as const;
  for (const [words, rules] of kinds) {
    const changed = (player: string, change: string, until: Until): Draft[] => [{ do: 'apply', until, rules: rules.map((rule) => ({ rule, player, change })) }];
    for (const [who, player] of [['you take', 'you'], ['your opponent takes', 'opponent'], ['neither player takes', 'either']] as const) {
      const no = player === 'either' ? '[any]' : 'no [further]';
      g.rule('laterAction', `${who} ${no} ${words} {until}`, ({ until }) => changed(player, 'none', until));
      g.rule('laterAction', `{until} [,] ${who} ${no} ${words}`, ({ until }) => changed(player, 'none', until));
      if (player !== 'either') g.rule('laterAction', `{until} [,] any ${words} ${who} becomes 0`, ({ until }) => changed(player, 'none', until));
    }
    for (const [change, how, less] of [['half', 'halved', 'halve'], ['double', 'doubled', 'double']] as const)
      for (const [whom, player] of [['you take', 'you'], ['your opponent takes', 'opponent']] as const) {
        g.rule('laterAction', `<any|all> ${words} ${whom} <is|becomes> ${how} {until}`, ({ until }) => changed(player, change, until));
        g.rule('laterAction', `{until} [,] <any|all> ${words} ${whom} <is|becomes> ${how}`, ({ until }) => changed(player, change, until));
        g.rule('laterAction', `<any|all> ${words} ${whom} {until} <is|becomes> ${how}`, ({ until }) => changed(player, change, until));
        g.rule('timeless', `<any|all> ${words} ${whom} <is|becomes> ${how}`, () => [{ do: 'apply', rules: rules.map((rule) => ({ rule, player, change })) }]);
        g.rule('laterAction', `{until} [,] ${less} <the|any|all> ${words} ${whom}`, ({ until }) => changed(player, change, until));
        if (change === 'half') g.rule('laterAction', `make any ${words} ${whom} {until} [become] 0`, ({ until }) => changed(player, 'none', until));
        g.rule('laterAction', `${less} <the|any|all> ${words} ${whom} {until}`, ({ until }) => changed(player, change, until));
      }
  }
  const zero = (player: string): Draft[] => [{ do: 'apply', until: 'end-of-damage-step', rules: [{ rule: 'battle-damage', player, change: 'none' }] }];
  g.rule('action', 'make the battle damage you take from <that|this> battle <0|become 0>', () => zero('you'));
  g.rule('action', '<neither player takes|make neither player take> any battle damage from that battle', () => zero('either'));
  g.rule('action', 'make yourself take no battle damage from that battle', () => zero('you'));
  for (const who of ["monsters your opponent controls", "your opponent's monsters"] as const) {
    g.rule('laterAction', `${who} cannot target {it:pointer} for attacks {until}`, ({ it, until }) => [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'cannot', what: 'be-attacked' }] }]);
    g.rule('laterAction', `${who} cannot target {bare} for attacks {until}`, ({ bare, until }) => heldFor(bare, [{ rule: 'cannot', what: 'be-attacked' }], until));
    g.rule('laterAction', `{until} [,] ${who} cannot target {it:pointer} for attacks`, ({ it, until }) => [{ do: 'apply', to: cards(it), until, rules: [{ rule: 'cannot', what: 'be-attacked' }] }]);
    // One's own monsters may attack them.
    g.rule('laterAction', `{until} [,] ${who} cannot target {bare} for attacks`, ({ bare, until }) => heldFor(bare, [{ rule: 'cannot', what: 'be-attacked', by: { whose: 'opponent' } }], until));
    g.rule('timeless', `${who} cannot target {bare} for attacks`, ({ bare }) => (bare.noun === 'name' || bare.now ? undefined : [{ do: 'apply', rules: [{ rule: 'cannot', what: 'be-attacked', by: { whose: 'opponent' }, cards: groupOf(bare) }] }]));
  }
  g.rule('action', 'your opponent takes no battle damage from that battle', () => zero('opponent'));
} // prettier-ignore
const THIS_TURN: ReadonlySet<Until> = new Set([
  'end-of-turn',
  'end-phase',
  'end-of-battle-phase',
  'end-of-damage-step',
]);
/** Attacks again, piercing damage, damage of its battles, what is not destroyed the first time. */
function battles(g: YgoGrammar): void {
  const apply = (what: What, rules: Draft[], until: Until): Draft[] => [{ do: 'apply', to: cards(what), until, rules }];
  const again = (what: What, more: object): Draft[] => apply(what, [{ rule: 'attacks', more: 1, ...more }], 'end-of-battle-phase');
  const AGAIN = '<attack again|attack once again|make a second attack|attack once more>';
  g.rule('laterAction', `{what} can ${AGAIN} in a row`, ({ what }) => again(what, { inARow: true }));
  g.rule('laterAction', "{what} can <attack an opponent's monster <again|once again>|make a second attack on <an opponent's monster|a monster>> in a row", ({ what }) => again(what, { inARow: true, onlyMonsters: true }));
  g.rule('laterAction', "{what} can attack an opponent's monster <again|once again> during this Battle Phase", ({ what }) => again(what, { onlyMonsters: true }));
  const PIERCES = '<if|when> {it:pointer} attacks a Defense Position monster , inflict piercing battle damage [to your opponent]';
  g.rule('timeless', PIERCES, ({ it }) => [{ do: 'apply', to: cards(it), rules: [{ rule: 'piercing' }] }]);
  g.rule('laterAction', `{until} [,] ${PIERCES}`, ({ until, it }) => apply(it, [{ rule: 'piercing' }], until));
  g.rule('laterAction', '<if|when> {it:pointer} attacks a Defense Position monster {until} , inflict piercing battle damage [to your opponent]', ({ until, it }) => apply(it, [{ rule: 'piercing' }], until));
  g.rule('laterAction', PIERCES, ({ it }) => (it.$ref === 'this' ? undefined : apply(it, [{ rule: 'piercing' }], 'leaves')));
  const INVOLVING = 'from <attacks|battles|battle|its attacks> involving {it:pointer}';
  for (const [who, player] of [['you take no', 'you'], ['your opponent takes no', 'opponent'], ['neither player takes any', 'either']] as const) {
    const none = { rule: 'battle-damage', player, change: 'none' };
    g.rule('timeless', `${who} battle damage ${INVOLVING}`, ({ it }) => [{ do: 'apply', to: cards(it), rules: [none] }]);
    g.rule('laterAction', `${who} battle damage ${INVOLVING} {until}`, ({ it, until }) => apply(it, [none], until));
    g.rule('laterAction', `{until} [,] ${who} battle damage ${INVOLVING}`, ({ it, until }) => apply(it, [none], until));
  }
  for (const [how, change] of [['halved', 'half'], ['doubled', 'double']] as const) {
    for (const [whom, player] of [['you take', 'you'], ['your opponent takes', 'opponent']] as const) {
      g.rule('laterAction', `<any|the> battle damage ${whom} ${INVOLVING} is ${how} {until}`, ({ it, until }) => apply(it, [{ rule: 'battle-damage', player, change }], until));
      g.rule('timeless', `<any|the> battle damage ${whom} ${INVOLVING} is ${how}`, ({ it }) => [{ do: 'apply', to: cards(it), rules: [{ rule: 'battle-damage', player, change }] }]);
      g.rule('laterAction', `<any|the> battle damage ${whom} ${INVOLVING} {until} is ${how}`, ({ it, until }) => apply(it, [{ rule: 'battle-damage', player, change }], until));
      g.rule('laterAction', `{until} [,] <any|the> battle damage ${whom} ${INVOLVING} is ${how}`, ({ it, until }) => apply(it, [{ rule: 'battle-damage', player, change }], until));
    }
    // Of a battle with a monster it is no direct attack.
    const fights: Condition = { any: [{ all: [{ is: 'attacker', like: { this: true } }, { is: 'attack-target', like: {} }] }, { is: 'attack-target', like: { this: true } }] };
    for (const [words, only] of [['', {}], ["if it battles an opponent's monster , ", { while: fights }]] as const) {
      const rules = [{ rule: 'battle-damage', player: 'opponent', change, ...only }];
      const IT = `${words}<any|the> battle damage {it:pointer} inflicts to your opponent`;
      g.rule('laterAction', `${IT} is ${how} {until}` as '{it:pointer} {until}', ({ it, until }) => apply(it, rules, until));
      g.rule('laterAction', `${IT} {until} is ${how}` as '{it:pointer} {until}', ({ it, until }) => apply(it, rules, until));
      g.rule('laterAction', `{until} [,] ${IT} is ${how}` as '{it:pointer} {until}', ({ it, until }) => apply(it, rules, until));
      g.rule('timeless', `${IT} is ${how}` as '{it:pointer}', ({ it }) => [{ do: 'apply', to: cards(it), rules }]);
      g.rule('laterAction', `${IT} is ${how}` as '{it:pointer}', ({ it }) => (it.$ref === 'this' ? undefined : apply(it, rules, 'leaves')));
    }
  }
  const next = (player: string): Draft[] => [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'battle-damage', player, change: 'none', times: 1 }] }];
  g.rule('action', '<reduce the next battle damage you would take this turn to 0|make the next battle damage you take this turn become 0|the next battle damage you take this turn becomes 0|you take no damage from the next battle this turn|the next time you would take battle damage this turn , you do not>', () => next('you'));
  const NOT = '<it is not destroyed|they are not destroyed|that monster is not destroyed|that card is not destroyed>';
  const saved = (by: readonly Against[]): Draft[] => by.map((one) => ({ rule: 'cannot', what: 'be-destroyed', by: one, times: 1 }));
  // Counted anew each turn: no word for once in two turns.
  const once = (it: What, by: readonly Against[], until: Until): Draft[] | undefined => (THIS_TURN.has(until) ? apply(it, saved(by), until) : undefined);
  g.rule('laterAction', `the <next|first> time {it:pointer} would be destroyed {by:against} {until} , ${NOT}`, ({ it, by, until }) => once(it, by, until));
  g.rule('laterAction', `<once , during|once> {until} , {it:pointer} cannot be destroyed {by:against}`, ({ it, by, until }) => once(it, by, until));
  g.rule('laterAction', `{it:pointer} cannot be destroyed {by:against} once {until}`, ({ it, by, until }) => once(it, by, until));
  // Each of them once.
  const eachOnce = (bare: Noun, by: readonly Against[], until: Until): Draft[] | undefined => (THIS_TURN.has(until) && bare.where && !bare.now ? heldFor(bare, saved(by), until) : undefined);
  g.rule('laterAction', `the first time each {bare} would be destroyed {by:against} {until} , ${NOT}`, ({ bare, by, until }) => eachOnce(bare, by, until));
  g.rule('laterAction', `{until} [,] the first time each {bare} would be destroyed {by:against} , ${NOT}`, ({ bare, by, until }) => eachOnce(bare, by, until));
  for (const [who, player, whose, controller] of [['you take', 'you', "your opponent's", 'opponent'], ['you take', 'you', 'your', 'you'], ['your opponent takes', 'opponent', 'your', 'you']] as const) {
    const none = [{ rule: 'effect-damage', player, change: 'none', from: { controller } }];
    const FROM = `${who} no effect damage from ${whose} card effects`;
    g.rule('laterAction', `${FROM} {until}`, ({ until }) => [{ do: 'apply', until, rules: none }]);
    g.rule('laterAction', `{until} [,] ${FROM}`, ({ until }) => [{ do: 'apply', until, rules: none }]);
  }
} // prettier-ignore
/** Put off: "during the End Phase", "when it leaves the field". */
function later(g: YgoGrammar): void {
  const leaving = (pointer: Pointer, to: string): Draft => ({ do: 'apply', to: cards(pointer), until: 'leaves', rules: [{ rule: 'redirect', when: 'leaves-field', to }] });
  for (const [phrase, pointer] of [['it', { $ref: 'it' }], ['this card', { $ref: 'this' }], ['that monster', { $ref: 'that', noun: 'monster' }], ['them', { $ref: 'it', plural: true }]] as const) {
    const LEAVES = `<${phrase === 'this card' ? 'when this card leaves|if this card leaves|' : ''}when it leaves|if it leaves|when they leave|if they leave> the field [( even if this card leaves the field )]` as '<when it leaves|if it leaves> the field';
    g.rule('laterAction', `banish ${phrase} ${LEAVES}`, () => [leaving(pointer, 'banished')]);
    g.rule('laterAction', `shuffle ${phrase} into the Deck ${LEAVES}`, () => [leaving(pointer, 'deck')]);
    for (const end of ['bottom', 'top'] as const) g.rule('laterAction', `place ${phrase} on [the] ${end} of the Deck ${LEAVES}`, () => [leaving(pointer, `deck-${end}`)]);
    g.rule('laterAction', `return ${phrase} to the hand ${LEAVES}`, () => [leaving(pointer, 'hand')]);
  }
  for (const [verb, doing] of [['destroy', { do: 'destroy' }], ['banish', { do: 'banish' }]] as const)
    g.rule('laterAction', `${verb} {it:pointer} <when|if> <a|an> {bare} leaves the field`, ({ it, bare }) => (bare.where?.join() === 'field' ? [{ do: 'later', at: { event: { event: 'leaves-field', card: asFilter(bare) } }, then: [{ ...doing, cards: cards(it) }] }] : undefined));
  const at = (phase: string, more: object = {}): object => ({ phase, ...more });
  g.table('moment', {
    'during the End Phase': at('end'),
    'during the End Phase of this turn': at('end', { turn: 'this' }),
    'during this End Phase': at('end', { turn: 'this' }),
    'during the End Phase of the turn you activated this <card|effect>': at('end', { turn: 'this' }),
    'during the End Phase of the next turn': at('end', { turn: 'next' }),
    'during the next End Phase': at('end'),
    'during your next End Phase': at('end', { whose: 'you' }),
    'during your End Phase': at('end', { whose: 'you' }),
    "during your opponent's <next End Phase|End Phase>": at('end', { whose: 'opponent' }),
    "during the End Phase of your opponent's turn": at('end', { whose: 'opponent' }),
    "during the End Phase of your opponent's next turn": at('end', { whose: 'opponent', turn: 'next' }),
    'during the End Phase of your next turn': at('end', { whose: 'you', turn: 'next' }),
    'during <your next Standby Phase|the Standby Phase of your next turn>': at('standby', { whose: 'you', turn: 'next' }),
    'during the next Standby Phase': at('standby', { turn: 'next' }),
    'during the Standby Phase of the next turn': at('standby', { turn: 'next' }),
    "during your opponent's next Standby Phase": at('standby', { whose: 'opponent', turn: 'next' }),
    'at the end of <the|that|this> Battle Phase': { event: { event: 'step', step: 'end' } },
    'at the end of <the|that> Damage Step': { event: { event: 'step', timing: 'end' } },
    'after damage calculation': { event: { event: 'battled' } },
    'at the start of the Battle Phase [of] this turn': at('battle', { turn: 'this' }),
  });
  const put = (moment: Draft, then: readonly Draft[]): Draft[] | undefined => (then.some((one) => one['do'] === 'later') ? undefined : [{ do: 'later', at: moment, then }]);
  g.rule('laterAction', '{moment} [,] {a:timely}', ({ moment, a }) => put(moment, a));
  g.rule('laterAction', '{a:timely} {moment} ( even if this card leaves the field )', ({ moment, a }) => put(moment, a));
  g.rule('laterAction', '{a:timely} [,] {moment}', ({ moment, a }) => put(moment, a));
  // Only what is there then.
  g.rule('laterAction', '{a:timely} {moment} [,] if <it|that card|that monster|this card> is still on the field', ({ moment, a }) => (a.length === 1 && !a[0]!['if'] && (a[0]!['cards'] as { $what?: What } | undefined)?.$what ? put(moment, [{ ...a[0], if: { is: a[0]!['cards'], like: { place: 'field' } } }]) : undefined));
  // What can be put off is done to cards, to players.
  const PUT_OFF = new Set(['destroy', 'banish', 'send', 'return', 'add', 'special-summon', 'draw', 'discard', 'damage', 'gain-life', 'lose-life', 'tribute', 'take-control', 'change-position', 'modify', 'set', 'place']);
  const putOff = (one: Draft): boolean => PUT_OFF.has(String(one['do'])) && !('until' in one);
  // Told in a sentence of its own, for what would follow it is put off, too.
  const NTH = { '<2 nd|second>': 2, '<3 rd|third>': 3, '4 th': 4, '5 th': 5 };
  for (const [words, nth] of Object.entries(NTH))
    for (const [name, phase] of [['Standby', 'standby'], ['End', 'end']] as const)
      for (const [who, whose] of [['your', 'you'], ["your opponent's", 'opponent']] as const) {
        const WHEN = `during ${who} ${words} ${name} Phase after <this card's activation|this effect's activation|activating this <card|effect>>`;
        const also = (then: readonly Draft[]): Draft[] | undefined => put(at(phase, { whose, nth }) as Draft, then)?.map((one) => ({ ...one, join: 'and-if-you-do' }));
        g.rule('continuation', `${WHEN} , {a:timely}` as '{a:timely}', ({ a }) => also(a));
        g.rule('continuation', `{a:timely} ${WHEN}` as '{a:timely}', ({ a }) => also(a));
      }
  g.rule('timely', '{a:action} [,] or {b:action}', ({ a, b }) => ([...a, ...b].every(putOff) ? eitherDone(a, b) : undefined));
  g.rule('timely', '{a:action}', ({ a }) => (a.every(putOff) ? a : undefined));
} // prettier-ignore

/** Several things that hold for one while: "until the end of this turn, it gains 500 ATK, also it cannot be destroyed by battle". */
function whiles(g: YgoGrammar): void {
  for (const [verb, op] of [['<gain|gains>', '+'], ['<lose|loses>', '-']] as const) {
    g.rule('timeless', `{what} ${verb} {n:number} {stats}`, ({ what, n, stats }) => modify(what, op, n, stats));
    g.rule('timeless', `{what} ${verb} {stats} equal to {value}`, ({ what, stats, value }) => modify(what, op, value, stats));
  }
  g.rule('timeless', '{whose:possessive} {stats} <becomes|become> {amount}', ({ whose, stats, amount }) => modify(whose, '=', amount, stats));
  g.rule('timeless', '{it:pointer} cannot activate <its|their> effects', ({ it }) => [{ do: 'apply', rules: [{ rule: 'cannot-activate', what: { what: 'effect', card: { oneOf: cards(it) } } }] }]);
  g.rule('timeless', '{whose:possessive} effects [( if any )] are negated', ({ whose }) => [{ do: 'negate-effects', cards: cards(whose) }]);
  g.rule('timeless', 'change {whose:possessive} {stats} to {amount}', ({ whose, stats, amount }) => modify(whose, '=', amount, stats));
  g.rule('timeless', 'change the {stats} of {pointer} to {amount}', ({ pointer, stats, amount }) => modify(pointer, '=', amount, stats));
  g.rule('timeless', 'the {stats} of {pointer} <becomes|become> {amount}', ({ pointer, stats, amount }) => modify(pointer, '=', amount, stats));
  for (const order of ['negate all {bare} {until}', '{until} , negate all {bare}'] as const) g.rule('laterAction', order, ({ bare, until }) => ((bare.noun === 'spell' || bare.noun === 'trap') && bare.filter.property && !bare.where && !bare.whose ? [{ do: 'apply', until, rules: [{ rule: 'negate-effects', cards: groupOf({ ...bare, where: ['field'] }) }] }] : undefined));
  g.rule('timeless', 'negate the effects of {what}', ({ what }) => [{ do: 'negate-effects', cards: cards(what) }]);
  for (const [words, factor] of [['half', 0.5], ['<double|twice>', 2]] as const)
    g.rule('timeless', `{whose:possessive} {stats} <becomes|become> ${words} <its|their> [current] {now:stats}`, ({ whose, stats, now }) => (stats.length > 1 && stats.join() === now.join() ? modify(whose, '×', factor, stats) : undefined));
  g.rule('timeless', '{whose:possessive} name becomes {name:quoted}', ({ whose, name }) => [{ do: 'apply', to: cards(whose), rules: [{ rule: 'treated-as', name }] }]);
  g.rule('timeless', 'negate <its|their> effects', () => [{ do: 'negate-effects', cards: cards({ $ref: 'it' }) }]);
  g.rule('timeless', '{what} {predicate}', ({ what, predicate }) => [{ do: 'apply', to: cards(what), rules: predicate }]);
  // Of all that are there at any time: the rule names them.
  const held = (bare: Noun, rules: readonly Draft[]): Draft[] | undefined => bare.now ? undefined : [{ do: 'apply', rules: rules.map((rule) => ({ ...rule, cards: groupOf(bare) })) }];
  g.rule('timeless', '{bare} {predicate}', ({ bare, predicate }) => (bare.noun === 'name' ? undefined : held(bare, predicate)));
  g.rule('timeless', '{bare} {gains}', ({ bare, gains }) => (bare.noun === 'name' ? undefined : held(bare, gains)));
  // Of all Spells, all Traps, whenever they come.
  for (const [words, more] of [['negate all {kind:effectsKind} on the field', {}], ['negate all other {kind:effectsKind} on the field', { other: true }], ["negate all {kind:effectsKind} on the field ( other than this card's )", { other: true }], ["negate all {kind:effectsKind} on your opponent's field", { whose: 'opponent' }], ["negate all your opponent's {kind:effectsKind} on the field", { whose: 'opponent' }]] as const) {
    const dead = (kind: Against): Draft[] | undefined => (Object.keys(kind).join() === 'kind' && (kind.kind === 'spell' || kind.kind === 'trap') ? [{ do: 'apply', rules: [{ rule: 'negate-effects', cards: { where: 'field', ...('whose' in more && more), filter: { kind: kind.kind, ...('other' in more && more) } } }] }] : undefined);
    g.rule('timeless', words as '{kind:effectsKind}', ({ kind }) => dead(kind));
    for (const timed of [`${words} {until}`, `{until} [,] ${words}`])
      g.rule('laterAction', timed as '{kind:effectsKind} {until}', ({ kind, until }) => dead(kind)?.map((one) => ({ ...one, until })));
  }
  g.rule('timeless', '{playerRule}', ({ playerRule }) => [{ do: 'apply', rules: playerRule }]);
  // "They" after what holds for all of a kind are all of that kind, which rules said together know ("rulesOf").
  const theyAll = (a: readonly Draft[], b: readonly Draft[]): boolean => a.at(-1)?.['do'] === 'apply' && a.at(-1)?.['to'] === undefined && JSON.stringify(a.at(-1)?.['rules']).includes('"cards":{"where"') && JSON.stringify(b[0]?.['to']) === '{"$what":{"$ref":"it","plural":true}}';
  const more = (a: readonly Draft[], b: readonly Draft[] | undefined): Draft[] | undefined => (!b || theyAll(a, b) ? undefined : [...a, { ...b[0], join: 'also' }, ...b.slice(1)]);
  g.rule('timelessList', '{a:timeless} , <also|and|also ,> {b:timeless}', ({ a, b }) => more(a, b));
  g.rule('timelessList', '{a:timeless} , {b:timeless} , and {c:timeless}', ({ a, b, c }) => more(a, more(b, c)));
  g.rule('timelessList', '{a:timeless} , {b:timeless} , also {c:timeless}', ({ a, b, c }) => more(a, more(b, c)));
  g.rule('timelessList', '{a:timeless} , but {b:timeless}', ({ a, b }) => more(a, b));
  g.rule('timelessList', '{a:timeless} , and if <you do|it does> , {b:timeless}', ({ a, b }) => (theyAll(a, b) ? undefined : [...a, { ...b[0], join: 'and-if-you-do' }, ...b.slice(1)]));
  g.rule('timelessList', '{a:timeless} and {b:timeless}', ({ a, b }) => more(a, b));
  g.rule('timelessList', '{a:timeless} , also [,] {b:timelessList}', ({ a, b }) => more(a, b));
  const during = (drafts: readonly Draft[], until: Until): Draft[] => drafts.map((one) => ({ ...one, until }));
  g.rule('laterAction', '{until} [,] {list:timelessList}', ({ until, list }) => during(list, until));
  g.rule('laterAction', '{until} [,] {list:timelessList} ( even if this card leaves the field )', ({ until, list }) => (until === 'while-this-face-up' ? undefined : during(list, until)));
  // Said at the end, the time is that of all only where all are alike: "it gains 500 ATK, also it cannot attack this turn".
  g.rule('action', '{list:timelessList} {until}', ({ until, list }) => (list.every((one) => (one['do'] === 'modify') === (list[0]!['do'] === 'modify')) ? during(list, until) : undefined));
  // Behind a comma it is that of all.
  g.rule('action', '{list:timelessList} , {lasting}', ({ list, lasting }) => during(list, lasting));
  g.rule('action', '{until} [,] {whose:possessive} {stats} <becomes|become> {amount}', ({ until, whose, stats, amount }) => leading(modify(whose, '=', amount, stats, until)));
  for (const [words, factor] of [['halved', 0.5], ['doubled', 2]] as const)
    g.rule('action', `{until} [,] {whose:possessive} [current] {stats} become ${words}`, ({ until, whose, stats }) => leading(modify(whose, '×', factor, stats, until)));
  g.rule('action', '{until} [,] {whose:possessive} effects [( if any )] are negated', ({ until, whose }) => leading(during([{ do: 'negate-effects', cards: cards(whose) }], until)));
} // prettier-ignore
