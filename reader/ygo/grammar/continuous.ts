/** What holds while a card is there: sentences about itself, about groups of cards, about players, with the situation they are bound to. */
import type { Against, Filter } from '../../../engine/ygo/effects/schema.ts';
import { damage } from './damage.ts';
import { exceptThose } from './forbidden.ts';
import { banishedInstead } from './instead.ts';
import { windows } from './windows.ts';
import { alternative } from './nouns.ts';
import { linksHeld } from './links-held.ts';
import { ownAmounts } from './own-amounts.ts';
import type { Context, Draft, Situation, YgoGrammar } from './categories.ts';
import {
  asFilter,
  both,
  groupOf,
  isNoun,
  isPointer,
  merge,
  oneOrList,
  type Noun,
  type Pointer,
  type What,
} from './noun.ts';
import { scaled } from './values.ts';
import { bothSituations, ownTrait, situations } from './situations.ts';

export function continuous(g: YgoGrammar): void {
  holding(g);
  aboutCards(g);
  values(g);
  damage(g);
  linksHeld(g);
  ownAmounts(g);
  situations(g);
  sentences(g);
}
export const holds = (ongoing: readonly Draft[], more: Draft = {}): Draft => ({ kind: 'continuous', ...more, ongoing });
/** Whom a rule is about: this card goes without saying. */
export function about(what: What, rules: readonly Draft[]): Draft[] | undefined {
  if ('several' in what) {
    const all = what.several.map((one) => about(one, rules));
    return all.some((one) => one === undefined) ? undefined : all.flatMap((one) => one!);
  }
  if (isPointer(what)) return what.$ref === 'this' ? aboutItself(what, rules) : aboutSpokenOf(what, rules);
  if ((what.count !== 'all' && what.count !== undefined) || what.distinct || what.same || what.including) return undefined;
  return rules.map((rule) => ({ ...rule, cards: groupOf(what) }));
} // prettier-ignore
function aboutItself({ filter, where }: Pointer, rules: readonly Draft[]): Draft[] | undefined {
  if (where) return undefined;
  if (filter?.oneOf === 'attacker') return rules.map((rule) => ({ ...rule, while: { is: 'attacker', like: { this: true } } }));
  return rules.map((rule) => (!filter || rule['while'] ? rule : { ...rule, while: { is: 'this', like: filter } }));
} // prettier-ignore
function aboutSpokenOf({ $ref, filter, where, whose, noun }: Pointer, rules: readonly Draft[]): Draft[] | undefined {
  const of = (cards: unknown): Draft[] => rules.map((rule) => ({ ...rule, cards }));
  if ($ref === 'equipped' || $ref === 'holder') {
    if ($ref === 'equipped' && filter) return rules.map((rule) => (rule['while'] ? rule : { ...rule, cards: 'equipped', while: { is: 'equipped', like: filter } }));
    return rules.map((rule) => ({ ...rule, cards: $ref, ...ownEffects(rule, $ref) }));
  }
  if (where) return undefined;
  if ($ref === 'it') return of(SAME);
  if (filter) return undefined;
  if ($ref === 'that' && noun === 'monster' && whose !== 'you') return of(whose ? THEIRS : THAT);
  return $ref === 'attacker' || $ref === 'attack-target' ? of($ref) : undefined;
} // prettier-ignore
/** "Except its own", said of monster effects, are those of the monster this is said of. */
function ownEffects({ by }: Draft, cards: 'equipped' | 'holder'): Draft {
  const { kind, card } = (by ?? {}) as Against;
  return kind === 'monster' && card?.other ? { by: { ...(by as Against), card: { noneOf: cards } } } : {};
}
/** An attack goes past the monsters that are there. */
const PAST_MONSTERS = {
  all: [{ not: { is: 'attack-target', like: {} } }, { exists: { where: 'monsters', whose: 'opponent' } }],
};
/** Whose effects cannot be activated. */
function silenced(whom: What): Draft[] | undefined {
  if ('several' in whom) return undefined;
  // Elsewhere, it is where they are activated.
  if (isNoun(whom) && whom.noun === 'monster' && whom.count === undefined && !whom.whose && Object.keys(whom.filter).length === 0 && whom.where && !whom.where.includes('field')) return [{ rule: 'cannot-activate', what: { what: 'effect', kind: 'monster', place: oneOrList(whom.where) } }];
  if (isNoun(whom)) return whom.count === undefined || whom.count === 'all' ? [{ rule: 'cannot-activate', what: { what: 'effect', card: asFilter(whom) } }] : undefined;
  if (whom.where || whom.filter || (whom.$ref !== 'this' && whom.$ref !== 'equipped')) return undefined;
  return [{ rule: 'cannot-activate', what: { what: 'effect', card: whom.$ref === 'this' ? { this: true } : { oneOf: 'equipped' } } }];
} // prettier-ignore
const switched = (whom: What): Draft[] | undefined =>
  about(whom, (['atk', 'def'] as const).map((stat) => ({ rule: 'modify', stat: `original-${stat}`, op: '=', value: { own: stat === 'atk' ? 'original-def' : 'original-atk' } }))); // prettier-ignore
export const ofEquip = (context: Context): boolean => context.property === 'equip';

/** What is said of cards: several predicates of the same ones. */
function holding(g: YgoGrammar): void {
  g.rule('holds', '{predicate}', ({ predicate }) => predicate);
  g.rule('holds', '{gains}', ({ gains }) => gains);
  g.rule('holds', 'cannot be destroyed by that battle', () => [
    { rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle' }, $battle: true },
  ]);
  g.rule('holding', '{a:holds}', ({ a }) => a);
  g.rule('holding', '{a:holds} <, and|and|, also|also|, and also> {b:holding}', ({ a, b }) => [...a, ...b]);
  g.rule('holding', '{a:holds} , {b:holds} , also {c:holds}', ({ a, b, c }) => [...a, ...b, ...c]);
  g.rule('holding', '{a:holds} , {b:holds} , and {c:holds}', ({ a, b, c }) => [...a, ...b, ...c]);
}

/** Whom a rule is about: "all Dragon monsters you control, except …", "this linked card". */
function whoms(g: YgoGrammar): void {
  g.rule('whom', '{what}', ({ what }) => what);
  g.rule('whom', '{bare}', ({ bare }) => bare);
  g.rule('whom', 'your {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : { ...bare, whose: 'you', where: ['field'] }));
  g.rule('whom', "<your opponent's|an opponent's> {bare}", ({ bare }) => (bare.where || bare.whose ? undefined : { ...bare, whose: 'opponent', where: ['field'] }));
  const except = (noun: Noun, not: Filter): Noun | undefined => (noun.filter.not ? undefined : { ...noun, filter: { ...noun.filter, not } });
  g.rule('whom', '{bare} , except [for] {x:exception} ,', ({ bare, x }) => except(bare, x));
  g.rule('whom', '{noun} , except [for] {x:exception} ,', ({ noun, x }) => except(noun, x));
  g.rule('whom', 'your {bare} , except [for] {x:exception} ,', ({ bare, x }) => (bare.where || bare.whose ? undefined : except({ ...bare, whose: 'you', where: ['field'] }, x)));
  // Only as long as they fight.
  for (const [words, fighting] of [['attacking', { oneOf: 'attacker' }], ['battling', { any: [{ oneOf: 'attacker' }, { oneOf: 'attack-target' }] }]] as const)
    g.rule('rulesOf', `{bare} {holding} while <it is|they are> ${words}` as '{bare} {holding}', ({ bare, holding }) => (bare.where && holding.every(({ cards }) => cards === undefined) ? about({ ...bare, filter: both(bare.filter, fighting as Filter) }, holding) : undefined));
  // "FIRE monsters and Pyro monsters on the field": the place said last is that of both.
  g.rule('whom', '{a:bare} and [<any|all>] {b:bare}', ({ a, b }) => (a.noun === 'name' || b.noun === 'name' || a.where || !b.where ? undefined : alternative(a, b)));
  g.rule('whom', '{a:bare} or {b:bare}', ({ a, b }) => (a.noun === 'name' || b.noun === 'name' || a.noun === b.noun || a.where || !b.where ? undefined : alternative(a, b)));
  g.rule('whom', 'this card and [<any|all>] {bare}', ({ bare }) => (bare.where || bare.filter.pointedToBy ? { several: [{ $ref: 'this' }, bare] } : undefined));
  const pointed = (bare: Noun): Noun | undefined => (bare.where || bare.whose || bare.filter.pointedToBy ? undefined : { ...bare, where: ['monsters'], filter: { ...bare.filter, pointedToBy: { this: true } } });
  g.rule('whom', 'this card <and|, also|and also> [<any|all>] {bare} it points to [,]', ({ bare }) => { const others = pointed(bare); return others && { several: [{ $ref: 'this' }, others] }; });
  for (const position of ['attack', 'defense'] as const)
    for (const category of ['bare', 'noun'] as const)
      g.rule('whom', `{cards:${category}} in [face-up] ${position === 'attack' ? 'Attack' : 'Defense'} Position` as '{cards:bare}', ({ cards }) => (cards.noun === 'name' || cards.filter.position ? undefined : { ...cards, filter: { ...cards.filter, position } }));
  g.rule('whom', 'this {adjectives} card', ({ adjectives }) => ownTrait(adjectives) && { $ref: 'this', filter: adjectives });
  g.rule('whom', 'this card with <a|> <material|materials|Xyz material|Xyz materials>', () => ({ $ref: 'this', filter: { materials: { min: 1 } } }));
  g.rule('whom', 'this attacking <card|monster>', () => ({ $ref: 'this', filter: { oneOf: 'attacker' } }));
  g.rule('whom', '<a|an|any> {bare} equipped with this card', ({ bare }) => (bare.where || bare.whose ? undefined : { $ref: 'equipped', ...(Object.keys(bare.filter).length > 0 && { filter: bare.filter }) }));
  g.rule('whom', '{bare} ( anywhere )', ({ bare }) => (bare.where || bare.whose ? undefined : { ...bare, where: ['field', 'graveyard', 'banished'] }));
  g.rule('whom', 'monsters that are banished , as well as monsters in the GY ,', () => ({ noun: 'monster', filter: {}, where: ['graveyard', 'banished'] }));
  g.rule('whom', 'this card , and any {bare} ,', ({ bare }) => (bare.where ? { several: [{ $ref: 'this' }, bare] } : undefined));
  g.rule('whom', 'the monster equipped with this card', () => ({ $ref: 'equipped' }));
  g.rule('whom', 'this <card|monster> you control', () => ({ $ref: 'this' }));
  g.rule('whom', '{a:bare} , and {b:bare} , that {posts} [,]', ({ a, b, posts }) => (a.where || b.where || a.noun === 'name' || b.noun === 'name' || !posts.where ? undefined : alternative(a, merge(b, posts) as Noun)));
  g.rule('whom', 'any {bare}', ({ bare }) => (bare.where ? bare : undefined));
  g.rule('whom', "all [of] your opponent's {bare}", ({ bare }) => (bare.where || bare.whose ? undefined : { ...bare, whose: 'opponent', where: ['field'] }));
  g.rule('whom', 'your {a:bare} , and {b:bare} ,', ({ a, b }) => (a.where || a.whose || !b.where ? undefined : { several: [{ ...a, whose: 'you', where: ['field'] }, b] }));
  g.rule('whom', 'this card that was {how:summonWord} Summoned using <a|an> {bare} as material', ({ how, bare }) => (bare.where || bare.whose ? undefined : { $ref: 'this', filter: { summoned: how, madeWith: asFilter(bare) } }));
  g.rule('whom', 'this card {thisWhere}', ({ thisWhere }) => (thisWhere.any || thisWhere.summoned ? { $ref: 'this', filter: thisWhere } : undefined));
  g.rule('whom', "the opponent's monster", () => ({ $ref: 'that', noun: 'monster', whose: 'opponent' }));
} // prettier-ignore

const WHOM = '{whom}';
function aboutCards(g: YgoGrammar): void {
  heldOfCards(g);
  activating(g);
  attacking(g);
  treated(g);
  changed(g);
}
/** What holds for cards; what nobody can do to them. */
function heldOfCards(g: YgoGrammar): void {
  // As a rule that holds, not once.
  g.rule('statement', 'Double the original <ATK/DEF|ATK and DEF> of this card', () => [{ kind: 'continuous', ongoing: (['original-atk', 'original-def'] as const).map((stat) => ({ rule: 'modify', stat, op: '×', value: 2 })) }]);
  g.rule('statement', 'Double the original {stat} of this card', ({ stat }) => (stat === 'atk' || stat === 'def' ? [{ kind: 'continuous', ongoing: [{ rule: 'modify', stat: `original-${stat}`, op: '×', value: 2 }] }] : undefined));
  whoms(g);
  g.rule('rulesOf', '{whom} {holding}', ({ whom, holding }) => about(whom, holding));
  // Said last, "except" is about the cards, but of what is unaffected about the effects.
  g.rule('rulesOf', '{whom} {holding} , except [for] {x:exception}', ({ whom, holding, x }) => (isNoun(whom) && !whom.filter.not && holding.every(({ rule }) => rule !== 'unaffected') ? about({ ...whom, filter: { ...whom.filter, not: x } }, holding) : undefined));
  g.rule('rulesOf', '{whom} {holding} , except <this card|this one>', ({ whom, holding }) => (isNoun(whom) && holding.every(({ rule }) => rule !== 'unaffected') ? about({ ...whom, filter: { ...whom.filter, other: true } }, holding) : undefined));
  g.rule('rulesOf', '{whom} {holding} [,] unless <it is|they are> {adjectives}', ({ whom, holding, adjectives }) => (isNoun(whom) && whom.where && !whom.filter.not && !adjectives.series && !adjectives.place ? about({ ...whom, filter: { ...whom.filter, not: adjectives } }, holding) : undefined));
  for (const [who, whose] of [['your opponent cannot', 'opponent'], ['neither player can', undefined]] as const) {
    const target = (whom: What, by: Against): Draft[] | undefined => (by.whose || by.activated ? undefined : about(whom, [{ rule: 'cannot', what: 'be-targeted', by: { ...by, ...(whose && { whose }) } }]));
    const destroy = (whom: What, by: Against): Draft[] | undefined => (by.whose || by.activated ? undefined : about(whom, [{ rule: 'cannot', what: 'be-destroyed', by: { ...by, ...(whose && { whose }) } }]));
    const attack = (whom: What): Draft[] | undefined => about(whom, [{ rule: 'cannot', what: 'be-attacked' }]);
    const two = (a: Draft[] | undefined, b: Draft[] | undefined): Draft[] | undefined => a && b && [...a, ...b];
    const EFFECT: Against = { cause: 'effect' };
    g.rule('rulesOf', `${who} target ${WHOM} with {by:effectSource}`, ({ whom, by }) => target(whom, by));
    g.rule('rulesOf', `${who} target ${WHOM} with {by:effectSource} , except <this one|this card>`, ({ whom, by }) => (isNoun(whom) ? target({ ...whom, filter: { ...whom.filter, other: true } }, by) : undefined));
    g.rule('rulesOf', `${who} target ${WHOM} with {by:effectSource} , except {x:exception}`, ({ whom, by, x }) => (isNoun(whom) && !whom.filter.not ? target({ ...whom, filter: { ...whom.filter, not: x } }, by) : undefined));
    g.rule('rulesOf', `${who} <target or destroy|destroy or target> ${WHOM} with {by:effectSource}`, ({ whom, by }) => two(target(whom, by), destroy(whom, by)));
    if (whose) g.rule('rulesOf', `${who} target ${WHOM} <for attacks or with card effects|with card effects or for attacks|for attacks or card effects>`, ({ whom }) => two(target(whom, EFFECT), attack(whom)));
    const ATTACK = '<for attacks|for an attack>';
    if (whose)
      for (const both of [`${ATTACK} [,] or [with] {by:effectSource}`, `with {by:effectSource} or ${ATTACK}`] as const)
        g.rule('rulesOf', `${who} target ${WHOM} ${both}` as '{whom} {by:effectSource}', ({ whom, by }) => (Object.keys(by).length > 1 ? two(target(whom, by), attack(whom)) : undefined));
    g.rule('rulesOf', `${who} target ${WHOM} <with effects or for attacks|for attacks or with effects>`, ({ whom }) => (whose ? two(target(whom, EFFECT), attack(whom)) : undefined));
  }
} // prettier-ignore
/** What they cannot activate, whose effects are negated. */
function activating(g: YgoGrammar): void {
  const attackers = "<your opponent's monsters cannot|monsters your opponent controls cannot|your opponent cannot|monsters cannot>";
  g.rule('rulesOf', `${attackers} <target ${WHOM} for attacks|target ${WHOM} for an attack|attack ${WHOM}|select ${WHOM} as an attack target>`, ({ whom }) => about(whom, [{ rule: 'cannot', what: 'be-attacked' }]));
  g.rule('rulesOf', `${WHOM} cannot activate <its|their> effects`, ({ whom }) => silenced(whom));
  g.rule('rulesOf', `${WHOM} cannot activate <its|their> effects , except {x:exception}`, ({ whom, x }) => (isNoun(whom) && !whom.filter.not ? silenced({ ...whom, filter: { ...whom.filter, not: x } }) : undefined));
  g.rule('rulesOf', `${WHOM} cannot activate <its|their> effects , unless <it is|they are> linked`, ({ whom }) => (isNoun(whom) && !whom.filter.not ? silenced({ ...whom, filter: { ...whom.filter, not: { linked: true } } }) : undefined));
  g.rule('rulesOf', `${WHOM} cannot attack [,] <or|nor> activate <its|their> effects`, ({ whom }) => { const a = about(whom, [{ rule: 'cannot', what: 'attack' }]); const b = silenced(whom); return a && b && [...a, ...b]; });
  g.rule('rulesOf', `${WHOM} cannot <declare attacks|declare an attack> , nor can <players|either player> activate their effects`, ({ whom }) => { const a = about(whom, [{ rule: 'cannot', what: 'declare-attack' }]); const b = silenced(whom); return a && b && [...a, ...b]; });
  g.rule('rulesOf', "{kinds:monsterKinds} monsters' effects cannot be activated , also their effects are negated", ({ kinds }) => [{ rule: 'cannot-activate', what: { what: 'effect', kind: 'monster', card: kinds } }, { rule: 'negate-effects', cards: { where: 'monsters', filter: kinds } }]);
  g.rule('rulesOf', `the original <ATK/DEF|ATK and DEF> of ${WHOM} are switched`, ({ whom }) => switched(whom));
  g.rule('rulesOf', `switch the original <ATK/DEF|ATK and DEF> of ${WHOM}`, ({ whom }) => switched(whom));
  g.rule('rulesOf', `<negate|negate all> the effects of ${WHOM} [[,] while <it is|they are|those monsters are> <on the field|face-up on the field>] [( but their effects can still be activated )]`, ({ whom }) => about(whom, [{ rule: 'negate-effects' }]));
  g.rule('rulesOf', `negate the effects of ${WHOM} while your opponent controls <it|them>`, ({ whom }) => (isNoun(whom) && !whom.where && !whom.whose ? about({ ...whom, where: ['field'], whose: 'opponent' }, [{ rule: 'negate-effects' }]) : undefined));
  g.rule('rulesOf', `negate the effects of ${WHOM} [,] [while <they are|those monsters are> face-up on the field ,] except {adjectives} monsters'` as '{whom} {adjectives}', ({ whom, adjectives }) => (isNoun(whom) && !whom.filter.not ? about({ ...whom, filter: { ...whom.filter, not: adjectives } }, [{ rule: 'negate-effects' }]) : undefined));
  for (const position of ['attack', 'defense'] as const) g.rule('rulesOf', `change ${WHOM} to [face-up] ${position === 'attack' ? 'Attack' : 'Defense'} Position` as '{whom}', ({ whom }) => (isNoun(whom) && whom.count === 'all' ? about(whom, [{ rule: 'position', to: position }]) : undefined));
  g.rule('rulesOf', `[the] effects of ${WHOM} are negated`, ({ whom }) => about(whom, [{ rule: 'negate-effects' }]));
} // prettier-ignore
/** How they attack. */
function attacking(g: YgoGrammar): void {
  for (const [words, more] of [['', {}], ['double ', { times: 2 }]] as const) {
    const PIERCING = `a <Defense Position monster|monster in Defense Position> , inflict ${words}piercing battle damage [to your opponent]` as const;
    g.rule('rulesOf', `<if|when> [<a|an>] ${WHOM} <attacks|attack> ${PIERCING}`, ({ whom }) => about(whom, [{ rule: 'piercing', ...more }]));
    g.rule('rulesOf', `if <it attacks|they attack> ${PIERCING}`, () => [{ rule: 'piercing', ...more, cards: SAME }]);
  }
  // "Using this effect": there is a monster it attacks past.
  g.rule('rulesOf', `${WHOM} <can attack directly|can attack your opponent directly|can attack your opponent's LP directly> , but when it does so using this effect , the battle damage inflicted to your opponent is halved`, ({ whom }) => about(whom, [{ rule: 'attacks', directly: true }, { rule: 'battle-damage', player: 'opponent', change: 'half', while: PAST_MONSTERS }]));
  const direct = (whom: What, change: object): Draft[] | undefined => about(whom, [{ rule: 'attacks', directly: true }, { rule: 'battle-damage', player: 'opponent', ...change, while: PAST_MONSTERS }]);
  const DIRECTLY = '<can attack directly|can attack your opponent directly>';
  g.rule('rulesOf', `${WHOM} ${DIRECTLY} , but when <they do so using this effect , the|it uses this effect , any> battle damage <inflicted to your opponent|it inflicts to your opponent> is halved`, ({ whom }) => direct(whom, { change: 'half' }));
  g.rule('rulesOf', `${WHOM} ${DIRECTLY} , but when it does so using this effect , the battle damage inflicted to your opponent is the original ATK of this card`, ({ whom }) => direct(whom, { change: 'fixed', amount: { stat: 'original-atk', of: 'this' } }));
  g.rule('rulesOf', `${WHOM} cannot <declare an attack|attack> if <its|their> {a:stat} is <greater than or equal to|equal to or greater than> this card's {b:stat}`, ({ whom, a, b }) => (isNoun(whom) && (a === 'atk' || a === 'def') ? about({ ...whom, filter: both(whom.filter, { [a]: { min: { stat: b, of: 'this' } } }) }, [{ rule: 'cannot', what: 'declare-attack' }]) : undefined));
  g.rule('rulesOf', 'monsters your opponent controls with {statCheck} cannot attack the equipped monster', ({ statCheck }) => [{ rule: 'cannot', what: 'be-attacked', cards: 'equipped', by: { card: statCheck } }]);
} // prettier-ignore
/** What they count as, and for whom that holds this turn. */
function treated(g: YgoGrammar): void {
  g.rule('rulesOf', `downgrade ${WHOM} by {n:number} Levels` as '{whom} {n:number}', ({ whom, n }) => about(whom, [{ rule: 'modify', stat: 'level', op: '-', value: n }]));
  g.rule('rulesOf', `no player can select ${WHOM} as an attack target`, ({ whom }) => about(whom, [{ rule: 'cannot', what: 'be-attacked' }]));
  g.rule('rulesOf', `${WHOM} <is|are> [also] treated as {race} monsters`, ({ whom, race }) => about(whom, [{ rule: 'treated-as', race }]));
  g.rule('rulesOf', `${WHOM} <is|are> [also] treated as <a|an|> {series:quoted} <monster(s)|card(s)>` as '{whom} {series:quoted}', ({ whom, series }, context) => (isPointer(whom) && whom.$ref !== 'equipped' && context.property !== 'equip' ? undefined : about(whom, [{ rule: 'treated-as', series }])));
  g.rule('rulesOf', `${WHOM} <becomes|become> {race} [<monster|monsters>]`, ({ whom, race }) => about(whom, [{ rule: 'treated-as', race }]));
  g.rule('rulesOf', `${WHOM} <is|are> Level {n:number}`, ({ whom, n }) => about(whom, [{ rule: 'modify', stat: 'level', op: '=', value: n }]));
  g.rule('rulesOf', `${WHOM} <becomes|become> [<a|an>] {attribute} {race} [<monster|monsters>]`, ({ whom, attribute, race }) => about(whom, [{ rule: 'treated-as', attribute }, { rule: 'treated-as', race }]));
  g.rule('rulesOf', `${WHOM} <becomes|become> a {race} monster`, ({ whom, race }) => about(whom, [{ rule: 'treated-as', race }]));
  g.rule('rulesOf', `${WHOM} <becomes|become> {attribute}`, ({ whom, attribute }) => about(whom, [{ rule: 'treated-as', attribute }]));
  const also = (whom: What, { attribute }: Filter): Draft[] | undefined => about(whom, [attribute ?? []].flat().map((one) => ({ rule: 'treated-as', attribute: one, add: true })));
  g.rule('rulesOf', `${WHOM} <is|are> also {attributes} [<Attribute|- Attribute>]`, ({ whom, attributes }) => also(whom, attributes));
  g.rule('rulesOf', `the Attribute of ${WHOM} is also treated as {attributes}`, ({ whom, attributes }) => also(whom, attributes));
  g.rule('rulesOf', '{whose:possessive} Attribute is also treated as {attributes}', ({ whose, attributes }) => also(whose, attributes));
  // "Monsters cannot attack the turn they are Summoned": those of this turn.
  const fresh = (whom: What, rules: readonly Draft[], summoned: Filter): Draft[] | undefined => (isNoun(whom) ? about({ ...whom, filter: both(whom.filter, { ...summoned, summonedThisTurn: true }) }, rules) : undefined);
  const TURN = '[,] [during] the turn they are';
  g.rule('rulesOf', `${WHOM} {holding} ${TURN} Summoned`, ({ whom, holding }) => fresh(whom, holding, {}));
  g.rule('rulesOf', `${WHOM} {holding} ${TURN} Summoned , except [for] {x:exception}` as '{whom} {holding} {x:exception}', ({ whom, holding, x }) => (isNoun(whom) && !whom.filter.not ? fresh({ ...whom, filter: { ...whom.filter, not: x } }, holding, {}) : undefined));
  g.rule('rulesOf', `${WHOM} {holding} ${TURN} {how:summonWords} Summoned`, ({ whom, holding, how }) => fresh(whom, holding, { summoned: oneOrList(how) }));
  for (const [who, whose] of [['your opponent cannot', { whose: 'opponent' }], ['neither player can', {}]] as const)
    g.rule('rulesOf', `${who} target ${WHOM} with {by:effectSource} ${TURN} [{how:summonWords}] Summoned` as '{whom} {by:effectSource} [{how:summonWords}]', ({ whom, by, how }) => (by.whose || by.activated ? undefined : fresh(whom, [{ rule: 'cannot', what: 'be-targeted', by: { ...by, ...whose } }], how ? { summoned: oneOrList(how) } : {})));
} // prettier-ignore
/** What they gain and lose; rules for players; cards spoken of just before. */
function changed(g: YgoGrammar): void {
  for (const [verb, op] of [['increase', '+'], ['<decrease|reduce>', '-']] as const)
    g.rule('rulesOf', `${verb} the {stats} of ${WHOM} by {n:number} [points]`, ({ stats, whom, n }) => about(whom, stats.map((stat) => ({ rule: 'modify', stat, op, value: n }))));
  for (const [verb, op] of [['increase', '+'], ['<decrease|reduce>', '-']] as const) {
    const by = (whom: What, stats: readonly string[], n: number, each: unknown): Draft[] | undefined => about(whom, stats.map((stat) => ({ rule: 'modify', stat, op, value: { ...(each as object), times: n } })));
    g.rule('rulesOf', `${verb} the {stats} of {whom} by {n:number} [points] {each}` as '{stats} {whom} {n:number} {each}', ({ stats, whom, n, each }) => by(whom, stats, n, each));
    g.rule('rulesOf', `${verb} this card's {stats} by {n:number} [points] {each}` as '{stats} {n:number} {each}', ({ stats, n, each }) => by({ $ref: 'this' }, stats, n, each));
  }
  g.rule('rulesOf', 'increase <its|their> {stats} by {n:number} [points]', ({ stats, n }) => stats.map((stat) => ({ rule: 'modify', stat, op: '+', value: n, cards: SAME })));
  g.rule('rulesOf', '<decrease|reduce> <its|their> {stats} by {n:number} [points]', ({ stats, n }) => stats.map((stat) => ({ rule: 'modify', stat, op: '-', value: n, cards: SAME })));
  g.rule('rulesOf', '{playerRule}', ({ playerRule }) => playerRule);
  g.rule('statement', "This card's name becomes {name:quoted} while equipped with an Equip <Card|Spell>", ({ name }) => [holds([{ rule: 'treated-as', name }], { condition: { is: 'this', like: { equipped: true } } })]);
  g.rule('rulesOf', '{playerRule} , except {exceptions}', ({ playerRule, exceptions }) => exceptThose(playerRule, exceptions));
  g.rule('rulesOf', '{playerRule} , except by {bySummon} ,', ({ playerRule, bySummon }) => exceptThose(playerRule, bySummon));
  g.rule('rulesOf', '{playerRule} ( but you can <Normal Set|Set> )', ({ playerRule }) => (playerRule.some(({ what }) => what === 'set-monster') ? undefined : playerRule));
  g.rule('rulesOf', '{playerRule} , except [for] {exception} ( but you can <Normal Set|Set> )', ({ playerRule, exception }) => (playerRule.some(({ what }) => what === 'set-monster') ? undefined : exceptThose(playerRule, exception)));
  g.rule('rulesOf', '[any] {bare} sent to the GY <is|are> banished instead , except {exception}', ({ bare, exception }) => (bare.where || bare.whose || bare.filter.not ? undefined : banishedInstead({ ...bare, filter: both(bare.filter, { not: exception }) })));
  windows(g);
  // Cards spoken of just before.
  const SAID = '<it|they|those cards|those monsters>';
  g.rule('rulesOf', `${SAID} {holding}`, ({ holding }) => holding.map((rule) => ({ ...rule, cards: SAME })));
  g.rule('rulesOf', 'it cannot attack or activate its effects', (_, context) => (ofEquip(context) ? [{ rule: 'cannot', what: 'attack', cards: 'equipped' }, ...silenced({ $ref: 'equipped' })!] : undefined));
  g.rule('rulesOf', 'your opponent cannot target <it|them> with card effects', () => [{ rule: 'cannot', what: 'be-targeted', by: { cause: 'effect', whose: 'opponent' }, cards: SAME }]);
  g.rule('rulesOf', "<your opponent's monsters|monsters your opponent controls> cannot target <it|them> for attacks", () => [{ rule: 'cannot', what: 'be-attacked', cards: SAME }]);
} // prettier-ignore
/** Rules that need no sentence before them to know whom they are about. */
export const knowsWhom = (rules: readonly Draft[]): boolean =>
  rules.every(({ cards }) => cards !== SAME && cards !== THAT && cards !== THEIRS);
/** The cards of the rule said before. */
export const SAME = '$same';
/** "That monster": cards said before, never this one. */
export const THAT = '$that';
/** "That opponent's monster": the one that is fought. */
const THEIRS = '$theirs';
/** "They", "it" in a second rule are the cards of the first, else those the situation speaks of. `alone`: where none are named it is this card. */
function sameCards(all: readonly Draft[], context: Context, said: { cards?: unknown; other?: unknown; self?: true | undefined; alone: boolean }): Draft[] | undefined {
  // Where this card fights, "that monster" is the other one.
  const fought = (rule: Draft): boolean => rule['cards'] === THEIRS || (rule['cards'] === THAT && said.self === true);
  if (said.other === undefined && all.some(({ cards }) => cards === THEIRS)) return undefined;
  const rules = said.other === undefined ? all : all.map((rule) => (fought(rule) ? { ...rule, cards: said.other } : rule));
  const first = rules.find((rule) => rule['cards'] !== SAME && rule['cards'] !== THAT);
  // Alone in a sentence it is what an Equip Card is equipped to.
  const equipped = !first && said.cards === undefined && ofEquip(context);
  const known = first !== undefined || said.cards !== undefined || (!equipped && said.alone) || equipped;
  if (!known || (rules.some((rule) => rule['cards'] === THAT) && said.cards === undefined && !first?.['cards'])) return undefined;
  const cards = said.cards ?? (first ? first['cards'] : equipped ? 'equipped' : undefined);
  return rules.map(({ cards: mine, ...rule }) => (mine === SAME || mine === THAT ? { ...rule, ...(cards !== undefined && { cards }) } : mine === undefined ? rule : { ...rule, cards: mine }));
} // prettier-ignore

/** "This card's ATK becomes …", "the original ATK of this card is equal to …". */
function values(g: YgoGrammar): void {
  const modify = (whom: What, stats: readonly string[], op: string, value: unknown): Draft[] | undefined => about(whom, stats.map((stat) => ({ rule: 'modify', stat, op, value })));
  const IS = '<becomes|become|is|are|equals|equal|each become|is equal to|are equal to|are each equal to|becomes equal to|become equal to>';
  g.rule('rulesOf', `{whose:possessive} {stats} ${IS} {amount}`, ({ whose, stats, amount }) => (JSON.stringify(amount).includes('"$ref":"done"') ? undefined : modify(whose, stats, '=', amount)));
  g.rule('rulesOf', `the {stats} of {whom} ${IS} {amount}`, ({ whom, stats, amount }) => modify(whom, stats, '=', amount));
  g.rule('rulesOf', `{whose:possessive} {stats} <is|are> increased by {amount}`, ({ whose, stats, amount }) => modify(whose, stats, '+', amount));
  g.rule('rulesOf', `{whose:possessive} {stats} <is|are> increased by {n:number} {each}`, ({ whose, stats, n, each }) => modify(whose, stats, '+', scaled(n, each)));
  g.rule('rulesOf', `{whose:possessive} {stats} <is|are> <decreased|reduced> by {amount}`, ({ whose, stats, amount }) => modify(whose, stats, '-', amount));
  g.rule('rulesOf', 'the {stats} of {whom} <is|are> increased by {amount}', ({ whom, stats, amount }) => modify(whom, stats, '+', amount));
  g.rule('rulesOf', 'the {stats} of {whom} <is|are> <decreased|reduced> by {amount}', ({ whom, stats, amount }) => modify(whom, stats, '-', amount));
  g.rule('rulesOf', 'the {stats} of {whom} <is|are|becomes|become> halved', ({ whom, stats }) => modify(whom, stats, '×', 0.5));
  g.rule('rulesOf', 'halve the {stats} of {whom}', ({ whom, stats }) => modify(whom, stats, '×', 0.5));
  g.rule('rulesOf', `{whose:possessive} {stats} <is|are> halved`, ({ whose, stats }) => modify(whose, stats, '×', 0.5));
  g.rule('rulesOf', `{whose:possessive} {stats} <is|are> doubled`, ({ whose, stats }) => modify(whose, stats, '×', 2));
  g.rule('rulesOf', 'the {stats} of this card that has <a|an> {bare} as material <becomes|is> doubled', ({ stats, bare }) => (bare.where || bare.whose ? undefined : stats.map((stat) => ({ rule: 'modify', stat, op: '×', value: 2, while: { exists: { where: 'materials', whose: 'you', filter: both({ oneOf: 'materials' }, asFilter(bare)) } } }))));
  g.rule('rulesOf', `{whose:possessive} {a:stats} becomes {n:number} and [<its|their>] {b:stats} becomes {m:number}`, ({ whose, a, n, b, m }) => { const [one, two] = [modify(whose, a, '=', n), modify(whose, b, '=', m)]; return one && two && [...one, ...two]; });
  g.rule('rulesOf', '{each} , {a:whom} <gain|gains> {n:number} {one:stats} and {b:whom} <lose|loses> {m:number} {two:stats}', ({ each, a, n, one, b, m, two }) => { const [plus, minus] = [modify(a, one, '+', scaled(n, each)), modify(b, two, '-', scaled(m, each))]; return plus && minus && [...plus, ...minus]; });
  g.rule('rulesOf', `{whose:possessive} effects are negated`, ({ whose }) => about(whose, [{ rule: 'negate-effects' }]));
} // prettier-ignore

/** A sentence: what is so, when, in any order. */
function sentences(g: YgoGrammar): void {
  g.rule('ruleList', '{a:rulesOf}', ({ a }) => a);
  g.rule('ruleList', '{a:rulesOf} <, also|, and|and|, and also|, but|, also ,> {b:ruleList}', ({ a, b }) => [...a, ...b]);
  g.rule('ruleList', '{a:rulesOf} , {b:rulesOf} , <and|also|and also> {c:rulesOf}', ({ a, b, c }) => [...a, ...b, ...c]);
  // "Cannot be destroyed by battle.": this card.
  const itself = (rules: readonly Draft[]): Draft[] => rules.map(({ cards, ...rule }) => (cards === SAME || cards === undefined ? rule : { ...rule, cards }));
  g.rule('said', '{rules:ruleList}', ({ rules }) => rules);
  for (const [pattern, own] of [['{holding}', undefined], ['unaffected by {by:effectSourceBut}', 'unaffected']] as const) {
    const of = (slots: { holding?: Draft[]; by?: object }): Draft[] => (own ? [{ rule: own, by: slots.by }] : slots.holding!);
    g.rule('said', pattern as '{holding}', (slots) => of(slots));
    g.rule('said', `${pattern} <, also|, and|, but|and> {rules:ruleList}` as '{holding} {rules:ruleList}', (slots) => [...of(slots), ...itself(slots.rules)]);
    if (own) g.rule('said', `${pattern} <, also|, and|and> {holding}` as '{holding}', (slots) => [...of(slots), ...slots.holding]);
    if (!own) g.rule('said', '{holding} , also unaffected by {by:effectSourceBut}', ({ holding, by }) => [...holding, { rule: 'unaffected', by }]);
  }
  g.rule('statement', '{said}', ({ said }, context) => one(said, undefined, context));
  const ofItself: readonly unknown[] = ['modify', 'treated-as'];
  const since = (said: readonly Draft[], like: Filter, context: Context): Draft[] | undefined => (said.every((rule) => ofItself.includes(rule['rule']) && !rule['while'] && (rule['cards'] === SAME || rule['cards'] === undefined)) ? one(said, { condition: { is: 'this', like } }, context) : undefined);
  g.rule('statement', 'If this card is {how:summonWords} Summoned , {said} [while face-up on the field]', ({ how, said }, context) => since(said, { summoned: oneOrList(how) }, context));
  g.rule('statement', 'If this card is {how:summonWords} Summoned using <a|an> {bare} as material , {said} [while face-up on the field]', ({ how, bare, said }, context) => (bare.where || bare.whose ? undefined : since(said, { summoned: oneOrList(how), madeWith: asFilter(bare) }, context)));
  g.rule('statement', '{a:situation} , {said}', ({ a, said }, context) => one(said, a, context));
  // Not once: as long as it is equipped.
  const CONTROLLED: Draft[] = [{ rule: 'control', cards: 'equipped' }];
  g.rule('statement', 'Take control of the equipped monster', (_, context) => (ofEquip(context) ? one(CONTROLLED, undefined, context) : undefined));
  g.rule('statement', '{a:situation} , take control of <that monster|the equipped monster>', ({ a }, context) => (a.cards === 'equipped' && JSON.stringify(a.condition ?? {}).includes('isEquip') ? one(CONTROLLED, a, context) : undefined));
  g.rule('statement', '{said} [,] {a:situation}', ({ a, said }, context) => one(said, a, context));
  g.rule('statement', '{said} , except {a:situation}', ({ a, said }, context) => (a.condition && !a.cards && !a.self ? one(said, { condition: { not: a.condition } }, context) : undefined));
  // "While your LP are lower than your opponent's, it gains ATK equal to the difference."
  for (const [verb, op] of [['<gain|gains>', '+'], ['<lose|loses>', '-']] as const)
    g.rule('statement', `{a:situation} , {whom} ${verb} {stats} equal to the difference [in LP] [( max . {n:number} )]` as '{a:situation} {whom} {stats} [{n:number}]', ({ a, whom, stats, n }, context) => { const difference = { difference: [{ lifePoints: 'you' }, { lifePoints: 'opponent' }] }; const rules = ofLifePoints(a) ? about(whom, stats.map((stat) => ({ rule: 'modify', stat, op, value: n === undefined ? difference : { lesser: [difference, n] } }))) : undefined; return rules && one(rules, a, context); });
  g.rule('statement', 'while this card is <face-up on the field|on the field> {said}', ({ said }, context) => one(said, context.kind === 'monster' ? {} : undefined, context));
  g.rule('statement', 'if {conditions} , while it is on the field {said}', ({ conditions, said }, context) => (said.every(({ cards }) => cards !== undefined) ? one(said, { condition: conditions }, context) : undefined));
  g.rule('statement', 'while this card is in <your|the> GY , {said}', ({ said }, context) => (said.every(({ cards }) => cards !== undefined) ? one(said, undefined, context)?.map((record) => ({ ...record, from: 'graveyard' })) : undefined));
  // "…, also if this card battles a monster, any battle damage it inflicts is doubled".
  g.rule('said', '{holding} <, also|, and|and> if {a:fight} , {b:rulesOf}', ({ holding, a, b }) => (a.self && b.every((rule) => rule['rule'] === 'battle-damage' && (rule['cards'] === undefined || rule['cards'] === SAME) && !rule['while']) ? [...holding, ...b.map(({ cards: _cards, ...rule }) => ({ ...rule, while: a.condition }))] : undefined));
  g.rule('statement', 'while this card is a Continuous Trap [Card] , {said}', ({ said }, context) => one(said, { condition: { is: 'this', like: { property: 'continuous' } } }, context)?.map((record) => ({ ...record, from: 'spells-traps' })));
  const two = (said: readonly Draft[], a: Situation, b: Situation, context: Context): Draft[] | undefined => { const both = bothSituations(a, b); return both && one(said, both, context); };
  g.rule('statement', '{a:situation} , {b:situation} , {said}', ({ a, b, said }, context) => two(said, a, b, context));
  g.rule('statement', '{a:situation} , {said} [,] {b:situation}', ({ a, b, said }, context) => two(said, a, b, context));
  // What battles: for as long as is said, or what is only about that battle.
  const FIGHT = '<if|when|while> {a:fight}';
  g.rule('statement', `${FIGHT} , {said}` as '{a:fight} {said}', ({ a, said }, context) => (said.every((rule) => ofBattle(rule, a)) ? one(said, a, context) : undefined));
  const lasting = (said: readonly Draft[], a: Situation, b: Situation, context: Context): Draft[] | undefined => {
    const silences = ({ rule }: Draft): boolean => rule === 'cannot-activate';
    if (b.condition || !said.every((rule) => silences(rule) || ofBattle(rule, a)) || !said.some(silences)) return two(said, a, b, context);
    return said.every(silences) ? one(said.map((rule) => ({ ...rule, while: a.condition })), {}, context) : one(said, a, context);
  };
  g.rule('statement', `${FIGHT} , {said} {b:lastingFight}` as '{a:fight} {said} {b:lastingFight}', ({ a, b, said }, context) => lasting(said, a, b, context));
  g.rule('statement', `{c:situation} , if {a:fight} , {said} {b:lastingFight}`, ({ a, b, c, said }, context) => { const both = aboutThis(c) || c.cards === undefined ? bothSituations(a, c) : undefined; return both && lasting(said, both, b, context); });
  for (const pattern of [`${FIGHT} , {c:situation} , {said} {b:lastingFight}`, `${FIGHT} {c:situation} , {said} {b:lastingFight}`] as const)
    g.rule('statement', pattern as '{a:fight} {c:situation} {said} {b:lastingFight}', ({ a, b, c, said }, context) => { const both = c.cards === undefined && !c.self ? bothSituations(a, c) : undefined; return both && lasting(said, both, b, context); });
  // "While this card has no material, if it battles a monster, …".
  g.rule('statement', '{b:situation} , if {a:ownFight} , {said}', ({ a, b, said }, context) => (aboutThis(b) && said.every((rule) => ofBattle(rule, a)) ? two(said, a, b, context) : undefined));
  g.rule('statement', `{b:situation} , if {a:fight} , {said}`, ({ a, b, said }, context) => (said.every((rule) => ofBattle(rule, a)) || JSON.stringify(b.condition ?? null).includes('"step":"damage"') ? two(said, a, b, context) : undefined));
} // prettier-ignore
/** Life Points of both players are compared, and nothing else. */
const ofLifePoints = ({ condition }: Situation): boolean => {
  const said = JSON.stringify(condition ?? {});
  return (
    said.includes('"lifePoints":"you"') &&
    said.includes('"lifePoints":"opponent"') &&
    !said.includes('"atk"') &&
    !said.includes('"def"')
  );
};
/** Only this card is spoken of. */
const aboutThis = ({ condition, cards }: Situation): boolean =>
  cards === undefined && condition !== undefined && 'is' in condition && condition.is === 'this';
/** What is only about a battle lasts as long as that. */
const ofBattle = ({ rule, what, by }: Draft, { condition }: Situation): boolean =>
  rule === 'battle-damage' || (rule === 'piercing' && !JSON.stringify(condition).includes('"position":"defense"')) || (what === 'be-destroyed' && (by as { cause?: unknown } | undefined)?.cause === 'battle'); // prettier-ignore

const FOUGHT: ReadonlySet<unknown> = new Set([THAT, THEIRS, 'attacker', 'attack-target']);
const OWN_MAIN_PHASE = { all: [{ turn: 'you' }, { phase: ['main1', 'main2'] }] };
/** A record of these rules in this situation; nothing where it is not clear what "it" is. */
function one(said: readonly Draft[], situation: Situation | undefined, context: Context): Draft[] | undefined {
  // "That battle" is one that was spoken of.
  if (!situation && said.some(({ $battle }) => $battle === true)) return undefined;
  const rules = said.map(({ $battle: _battle, ...rule }): Draft => rule);
  const { condition, cards, self, other } = situation ?? {};
  const ofFight = ({ cards: mine, rule }: Draft): boolean => mine === undefined || mine === SAME || rule === 'battle-damage' || (other !== undefined && FOUGHT.has(mine));
  if (self && !rules.every(ofFight)) return undefined;
  const settled = sameCards(rules, context, { cards, other, self, alone: situation !== undefined });
  // Normal Summons are made in one's Main Phase.
  const unsaid = rules.every(({ rule }) => rule === 'extra-normal-summon') && JSON.stringify(condition) === JSON.stringify(OWN_MAIN_PHASE);
  return settled && [holds(settled, condition && !unsaid ? { condition } : {})];
} // prettier-ignore
