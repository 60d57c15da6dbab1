/** Sentences that go on with the effect before them. */
import type { Bounds, Condition, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { exists } from './conditions.ts';
import { consequences } from './consequences.ts';
import { fusionAlso } from './fusion-also.ts';
import { knowsWhom, SAME, THAT } from './continuous.ts';
import { exceptThose } from './forbidden.ts';
import { both, groupOf, isNoun, oneOrList, type Noun, type What } from './noun.ts';
import { notSentThisTurn } from './situations.ts';

export function additions(g: YgoGrammar): void {
  restrictions(g);
  answers(g);
  resolving(g);
  summoned(g);
  ritualTributes(g);
  bound(g);
  consequences(g);
  equippedNow(g);
  continuations(g);
  fusionAlso(g);
}
/** "You cannot Special Summon the turn you activate this effect." */
function restrictions(g: YgoGrammar): void {
  const put = (to: string, rules: readonly Draft[] | undefined): object | undefined => rules && knowsWhom(rules) ? { to, put: { restricts: { rules } } } : undefined;
  const ways = [
    ['effect', '<the turn|during the turn|during the same turn> <you activate this effect|this effect is activated|you use this effect>'],
    ['card', '<the turn|during the turn|during the same turn> <you activate this card|this card is activated>'],
    ['every', "<the turn|during the turn> you <activate|use> <either|any> of <this card's|these> effects"],
    ['every', '<the turn|during the turn> you activate either effect'],
  ] as const;
  for (const [to, turn] of ways) {
    g.rule('addition', `{rules:rulesOf} [,] ${turn} [( even if this card leaves the field )]`, ({ rules }) => put(to, rules));
    g.rule('addition', `${turn} , {rules:ruleList}` as '{rules:ruleList}', ({ rules }) => put(to, rules));
    // "Cannot attack the turn you activate this effect": this card.
    g.rule('addition', `{holding} ${turn}` as '{holding}', ({ holding }) => put(to, holding));
    // To Set is not forbidden anyway.
    g.rule('addition', `{rules:rulesOf} [,] ${turn} , except in face-down Defense Position`, ({ rules }) => (rules.every(({ what, filter }) => what === 'special-summon' && filter === undefined) ? put(to, rules.map((rule) => ({ ...rule, lets: 'face-down' }))) : undefined));
    g.rule('addition', `{rules:rulesOf} [,] ${turn} ( but you can <Normal Set|Set> )`, ({ rules }) => (rules.some(({ what }) => what === 'set-monster') ? undefined : put(to, rules)));
    g.rule('addition', `{rules:rulesOf} [,] ${turn} , except by {bySummon}`, ({ rules, bySummon }) => put(to, exceptThose(rules, bySummon)));
    g.rule('addition', `{rules:rulesOf} [,] ${turn} , except [for|with] {exception} [and effects] [( even if this card leaves the field )]`, ({ rules, exception }) => put(to, exceptThose(rules, exception)));
  }
  g.rule('addition', 'If you activate this effect , {rules:rulesOf} <this turn|during this turn>', ({ rules }) => put('effect', rules));
  g.rule('addition', 'If you activate this card , {rules:rulesOf} <this turn|during this turn>', ({ rules }) => put('card', rules));
} // prettier-ignore

function answers(g: YgoGrammar): void {
  const effect = (put: object): object => ({ to: 'effect', put });
  for (const [who, value] of [['Your opponent cannot', { by: 'opponent' }], ['Neither player can', true]] as const)
    for (const [what, to] of [["this card's activation", 'card'], ["<this effect's activation|the activation of this effect|this effect>", 'effect']] as const) {
      g.rule('addition', `${who} activate cards or effects in response to ${what}`, () => ({ to, put: { cannotBeRespondedTo: value } }));
      g.rule('addition', `${who} activate <the targeted cards|the targeted card|that card|those cards or their effects> in response to ${what}`, () => ({ to: `${to}-targeting`, put: { cannotBeRespondedTo: { ...(value === true ? {} : value), card: { oneOf: 'targets' } } } }));
      for (const [cards, kind] of [['monster effects', ['monster']], ['Spell/Trap Cards', ['spell', 'trap']], ['Spells/Traps', ['spell', 'trap']], ['Spell/Trap Cards or effects', ['spell', 'trap']]] as const)
        g.rule('addition', `${who} activate ${cards} in response to ${what}`, () => ({ to, put: { cannotBeRespondedTo: { ...(value === true ? {} : value), kind: kind.length === 1 ? kind[0] : [...kind] } } }));
    }
  // "If you control a "Number C" monster, this card's activation and effect cannot be negated."
  const keeps = (said: { to: string; put: object }, conditions: Condition): { to: string; put: object } | undefined =>
    (said.to === 'card' || said.to === 'effect') && Object.keys(said.put).every((key) => key === 'cannotBeNegated' || key === 'cannotBeRespondedTo') ? { to: said.to, put: { ...said.put, keptWhile: conditions } } : undefined;
  g.rule('addition', '<If|While> {conditions} , {addition}', ({ conditions, addition }) => keeps(addition as { to: string; put: object }, conditions));
  for (const [who, value] of [['Your opponent cannot', { by: 'opponent' }], ['Neither player can', true]] as const)
    for (const [what, to] of [["this card's activation", 'card'], ["this effect's activation", 'effect']] as const)
      g.rule('addition', `${who} activate cards or effects in response to ${what} <if|while> {conditions}` as '{conditions}', ({ conditions }) => ({ to, put: { cannotBeRespondedTo: value, keptWhile: conditions } }));
  for (const [what, said] of [["This effect's activation and effect", { to: 'effect', cannotBeNegated: 'both' }], ["This card's activation and effect", { to: 'card', cannotBeNegated: 'both' }]] as const)
    g.rule('addition', `${what} cannot be negated <if|while> {conditions}` as '{conditions}', ({ conditions }) => ({ to: said.to, put: { cannotBeNegated: said.cannotBeNegated, keptWhile: conditions } }));
  g.table('addition', {
    "<This card's activation|The activation of this card> cannot be negated": { to: 'card', put: { cannotBeNegated: 'activation' } },
    "This <effect's activation|activation> cannot be negated": effect({ cannotBeNegated: 'activation' }),
    'The activation of this effect cannot be negated': effect({ cannotBeNegated: 'activation' }),
    '<This activation and effect|This effect\'s activation and effect> cannot be negated': effect({ cannotBeNegated: 'both' }),
    'This effect cannot be negated': effect({ cannotBeNegated: 'effect' }),
    "<This effect's activation|The activation of this effect> and <its|this> effect cannot be negated": effect({ cannotBeNegated: 'both' }),
    "<This card's activation and effect cannot be negated|Neither this card's activation nor its effect can be negated>": { to: 'card', put: { cannotBeNegated: 'both' } },
    'You can activate this effect during the Damage Step': effect({ damageStep: true }),
    '<This effect can be used during either player\'s turn|This effect can be activated during either player\'s turn|You can use this effect during either player\'s turn|This is a Quick Effect>': { to: 'always-quick', put: {} },
  });
  g.rule('addition', '( This is a Quick Effect . )', () => ({ to: 'always-quick', put: {} }));
  g.rule('addition', 'This is a Quick Effect if {conditions}', ({ conditions }) => ({ to: 'quick', put: { condition: conditions } }));
  g.rule('addition', "<This effect can be used|This effect can be activated|You can use this effect> during either player's turn [,] if {conditions}", ({ conditions }) => ({ to: 'quick', put: { condition: conditions } }));
  g.rule('addition', "<This effect can be used|This effect can be activated|You can use this effect> during either player's turn [,] if this card has {names} as [an] Xyz material", ({ names }) => ({ to: 'quick', put: { condition: { exists: { where: 'materials', whose: 'you', filter: { oneOf: 'materials', ...names } } } } }));
  g.rule('addition', '<It|They> can be activated this turn', () => ({ to: 'set', put: {} }));
  g.rule('addition', 'That Set card can be activated <during this turn|this turn>', () => ({ to: 'set', put: {} }));
  g.rule('addition', '<It|They> can be activated this turn [,] <while|if> {conditions}', ({ conditions }) => ({ to: 'set', put: { while: conditions } }));
} // prettier-ignore

/** "This card must be face-up on the field to activate and to resolve this effect": asked twice. */
function resolving(g: YgoGrammar): void {
  const mine = (noun: Noun, whose: 'you' | 'opponent' = 'you'): Condition => ({ exists: groupOf({ ...noun, whose }) });
  const other = (noun: Noun): Noun => ({ ...noun, filter: both(noun.filter, { other: true }) });
  const self = (like: Filter): Condition => ({ is: 'this', like });
  g.table('mustBe', {
    '<this card|this monster> must be face-up on the field': self({ place: 'field', face: 'up' }),
    '<you must control this face-up card|you must control this face-up card on the field|you must control this card>': self({ place: 'field', face: 'up', controller: 'you' }),
    '<this card|this monster> must be in <the|your> GY': self({ place: 'graveyard' }),
    '<this card|this monster> must be banished': self({ place: 'banished' }),
    '<this card|this monster> must be in face-up Attack Position': self({ face: 'up', position: 'attack' }),
    '<this card|this monster> must be in face-up Defense Position': self({ face: 'up', position: 'defense' }),
    'you must have no cards in your hand': { not: { exists: { where: 'hand', whose: 'you' } } },
    "your LP must be lower than your opponent's": { not: { lifePoints: 'you', is: { min: { lifePoints: 'opponent' } } } },
  });
  for (const [who, whose] of [['you', 'you'], ['your opponent', 'opponent']] as const)
    for (const [verb, control] of [['control', true], ['have', false]] as const) {
      const there = (noun: Noun): boolean => control === !noun.where;
      g.rule('mustBe', `${who} must ${verb} <a|an> {bare:alike}`, ({ bare }) => (there(bare) ? mine(bare, whose) : undefined));
      g.rule('mustBe', `${who} must ${verb} another {bare:alike}`, ({ bare }) => (there(bare) ? mine(other(bare), whose) : undefined));
      g.rule('mustBe', `${who} must ${verb} no {bare:alike}`, ({ bare }) => (there(bare) && !(bare.where?.join() === 'hand' && bare.noun === 'card') ? { not: mine(bare, whose) } : undefined));
      g.rule('mustBe', `${who} must ${verb} no other {bare:alike}`, ({ bare }) => (there(bare) ? { not: mine(other(bare), whose) } : undefined));
      for (const [amount, bounds] of [['<{n:number} or more|at least {n:number}>', (n: number): Bounds => ({ min: n })], ['{n:number} or less', (n: number): Bounds => ({ max: n })], ['exactly {n:number}', (n: number): Bounds => n]] as const)
        g.rule('mustBe', `${who} must ${verb} ${amount} {bare:alike}` as '{n:number} {bare:alike}', ({ n, bare }) => (there(bare) && bare.distinct === 'name' && (!bare.whose || bare.whose === whose) ? exists({ ...bare, whose }, bounds(n)) : there(bare) && !bare.distinct ? { ...(mine(bare, whose) as object), count: bounds(n) } : undefined));
    }
  g.rule('mustBe', 'you must not control any {bare:alike}', ({ bare }) => (bare.where ? undefined : { not: mine(bare) }));
  g.rule('mustBe', 'you must have {n:number} LP or less', ({ n }) => ({ lifePoints: 'you', is: { max: n } }));
  g.rule('mustBe', 'this card must be the only {bare} you control', ({ bare }) => (bare.where ? undefined : { not: mine(other(bare)) }));
  g.rule('mustBe', 'all face-up monsters you control must be {bare:adjectives}', ({ bare }) => ({ not: { exists: { where: 'monsters', whose: 'you', filter: { face: 'up', not: bare } } } }));
  g.rule('mustBe', 'you must control {names}', ({ names }) => mine({ noun: 'name', filter: names }));
  g.rule('mustBe', 'there must be <a|an> {bare:alike}', ({ bare }) => (bare.where ? { exists: groupOf(bare) } : undefined));
  g.rule('mustBe', 'there must be another {bare:alike}', ({ bare }) => (bare.where ? { exists: groupOf(other(bare)) } : undefined));
  g.rule('mustBe', '{names} must be [face-up] on the field', ({ names }) => ({ exists: groupOf({ noun: 'name', filter: names }) }));
  g.rule('mustBe', '{names} must be in your GY', ({ names }) => mine({ noun: 'name', filter: names, where: ['graveyard'] }));
  const TWICE = '<to activate and to resolve|for you to activate and to resolve|to activate and resolve> this effect';
  const twice = (condition: Condition): object => ({ to: 'resolving', put: { condition } });
  g.rule('addition', `{a:mustBe} ${TWICE}`, ({ a }) => twice(a));
  g.rule('addition', `{a:mustBe} and {b:mustBe} ${TWICE}`, ({ a, b }) => twice({ all: [a, b] }));
  // Said of its activation only.
  g.rule('addition', '<You cannot activate this card|This card cannot be activated> if {conditions}', ({ conditions }) => ({ to: 'card-condition', put: { condition: { not: conditions } } }));
  g.rule('addition', '<You cannot activate this effect|This effect cannot be activated|This effect cannot activate> if {conditions}', ({ conditions }) => ({ to: 'condition', put: { condition: { not: conditions } } }));
  g.rule('condition', '<multiple cards/effects with the same name|multiple cards with the same name , or the effects of such cards ,> <are|are already activated> in that Chain', () => ({ amount: { from: 'repeated-links' }, is: { min: 1 } }));
  g.rule('addition', '{a:mustBe} to activate this effect', ({ a }) => ({ to: 'condition', put: { condition: a } }));
  g.rule('addition', 'This effect cannot be activated during the {phases}', ({ phases }) => ({ to: 'condition', put: { condition: { not: { phase: phases.length === 1 ? phases[0] : phases } } } }));
  g.rule('addition', '<You cannot activate this effect|This effect cannot be activated> the turn this card <was|is> sent to the GY', () => ({ to: 'condition', put: { condition: notSentThisTurn() } }));
  const NEWLY: Condition = { not: { any: [{ is: 'this', like: { summonedThisTurn: true } }, { is: 'this', like: { didThisTurn: { event: 'flipped' } } }] } };
  const FRESH = 'You cannot activate this effect the turn this card is <Summoned or flipped face-up|Normal Summoned, Special Summoned, or flipped face-up>';
  g.rule('addition', FRESH, () => ({ to: 'condition', put: { condition: NEWLY } }));
  g.rule('addition', `( ${FRESH} . )`, () => ({ to: 'condition', put: { condition: NEWLY } }));
} // prettier-ignore

/** What is said of a Summon the sentence before it made. */
function summoned(g: YgoGrammar): void {
  g.rule('addition', '( <Flip monsters\' effects|Flip effects> are not activated [at this time] . )', () => ({ to: 'turned', put: { flipEffects: false } }));
  g.rule('addition', '( This [Special Summon] is treated as <a|an> {how:summonWord} Summon . )', ({ how }) => ({ to: 'summon', put: { as: how } }));
  for (const [words, to] of [['banished', 'banished'], ['shuffled into the Deck', 'deck']] as const) g.rule('addition', `These Synchro material(s) are ${words} instead of being sent to the GY`, () => ({ to: 'materials', put: { materialsTo: to } }));
  g.rule('addition', '( This [Special Summon] is treated as <a|an> {how:summonWord} Summon . <Transfer its materials to the Summoned monster|Xyz materials attached to <it|that monster|that target|this card> also become Xyz materials on the Summoned monster> . )', ({ how }) => ({ to: 'summon', put: { as: how, transfer: true } }));
  // "… by the effect of a 'Gladiator Beast' monster": one who counts such Summons counts this one.
  g.rule('addition', '( This [Special Summon] is treated as a Special Summon {source:countedSource} . )', ({ source }) => ({ to: 'counts-as', put: { countsAs: source } }));
  g.rule('countedSource', '<with|by> [the effect of] {name:quoted}', ({ name }) => ({ name }));
  g.rule('countedSource', '<with|by> the effect of <a|an> {series:quoted} monster', ({ series }) => ({ kind: 'monster', series }));
  g.rule('countedSource', "<with|by> <a|an> {series:quoted} monster's effect", ({ series }) => ({ kind: 'monster', series }));
  for (const [words, to] of [['This effect is', 'effect'], ["This card's activation and effect are", 'card'], ['These effects are', 'every']] as const)
    g.rule('addition', `${words} unaffected by {name:quoted}`, ({ name }) => ({ to, put: { unaffectedBy: { name } } }));
  g.rule('addition', 'This effect cannot be negated by [the effect of] {name:quoted}', ({ name }) => ({ to: 'effect', put: { unaffectedBy: { name } } }));
  for (const [value, inDefense] of [['ATK', 'atk'], ['DEF', 'def']] as const)
    g.rule('addition', `<If it does , apply its|If they do , apply their> ${value} for damage calculation`, () => ({ to: 'in-defense', put: { inDefense } }));
  g.rule('addition', '( This card is also still a Trap [Card] . )', () => ({ to: 'as-monster', put: { still: 'trap' } }));
  g.rule('addition', '( This card is <NOT|not> treated as a Trap [Card] . )', () => ({ to: 'as-monster', put: {} }));
  g.rule('addition', '( This card is also still a Spell [Card] . )', () => ({ to: 'as-monster', put: { still: 'spell' } }));
  g.rule('addition', '<( Transfer its materials to this card . )|( Xyz materials attached to that monster also become Xyz materials on this card . )|( If you used an Xyz Monster , any Xyz materials attached to it also become Xyz materials on this card . )>', () => ({ to: 'procedure', put: { transfer: true } }));
  g.rule('addition', 'You can only Special Summon {name:quoted} {per} this way', ({ name, per }, context) => (name === context.name ? { to: 'procedures', put: { limit: { ...per, of: 'name' } } } : undefined));
  g.rule('addition', 'You can only Special Summon {name:quoted} {per} this way , no matter which method you use', ({ name, per }, context) => (name === context.name ? { to: 'procedures', put: { limit: { ...per, of: 'name' }, $whichever: true } } : undefined));
} // prettier-ignore

/** "You must also Tribute monsters from your hand or field, and/or banish Zombie monsters from your GY, whose total Levels equal …" */
function ritualTributes(g: YgoGrammar): void {
  const part = ({ where, whose, noun, filter, count, only, distinct, same, total }: Noun, to?: string): object | undefined =>
    noun === 'spell' || noun === 'trap' || !where || whose !== 'you' || count !== undefined || (only ?? distinct ?? same ?? total) ? undefined : { where: oneOrList(where.map((place) => (place === 'field' ? 'monsters' : place))), whose, filter: { kind: 'monster', ...filter }, ...(to && { to }) };
  g.rule('ritualPart', 'Tribute {bare}', ({ bare }) => part(bare));
  g.rule('ritualPart', 'Tribute {bare} from the field or your hand', ({ bare }) => (bare.where || bare.whose ? undefined : part({ ...bare, where: ['hand', 'field'], whose: 'you' })));
  g.rule('ritualPart', 'banish {bare}', ({ bare }) => part(bare, 'banished'));
  g.rule('ritualPart', 'shuffle {bare} into the Deck', ({ bare }) => part(bare, 'deck'));
  const LEVEL = '<the Level of the Ritual Monster|the Level of the Ritual Monster you Ritual Summon|its Level>';
  g.rule('ritualSum', `equal or exceed ${LEVEL}`, () => ({}));
  g.rule('ritualSum', `<equal|exactly equal> ${LEVEL}`, () => ({ exactLevel: true }));
  for (const [words, exact] of [['equal or exceed', false], ['exactly equal', true]] as const)
    g.rule('ritualSum', `${words} the Level of the {bare} you Ritual Summon` as '{bare}', ({ bare }) => (bare.where || bare.whose || bare.filter.is !== 'ritual' ? undefined : exact ? { exactLevel: true } : {}));
  g.rule('ritualSum', 'equal {n:number} or more', () => ({}));
  g.rule('ritualSum', '<exactly equal|equal exactly> {n:number}', () => ({ exactLevel: true }));
  // Monsters of the hand and the field are what is Tributed anyway.
  const USUAL = JSON.stringify({ where: ['hand', 'monsters'], whose: 'you', filter: { kind: 'monster' } });
  const usual = (materials: readonly object[]): boolean => materials.length === 1 && JSON.stringify(materials[0]) === USUAL;
  const from = (materials: readonly object[], more: object): object => ({ to: 'ritual', put: { ...more, ...(!usual(materials) && { materials }) } });
  g.rule('addition', 'You must also {a:ritualPart} [,] whose total Levels {ritualSum}', ({ a, ritualSum }) => from([a], ritualSum));
  g.rule('addition', 'You must also {a:ritualPart} [,] and/or {b:ritualPart} [,] whose total Levels {ritualSum}', ({ a, b, ritualSum }) => from([a, b], ritualSum));
  // Exactly so many Levels.
  g.rule('addition', '{a:ritualPart} [,] and/or {b:ritualPart} , then Ritual Summon 1 {bare} from your hand whose Level equals the total Levels of those monsters', ({ a, b, bare }) => (bare.filter.is === 'ritual' && !bare.where && !bare.whose ? from([a, b], { exactLevel: true }) : undefined));
  g.rule('addition', 'You must also Tribute monsters whose total Levels equal {n:number} or more from the field or your hand', () => ({ to: 'ritual', put: {} }));
} // prettier-ignore

/** "When this card leaves the field, destroy that monster": the card stays linked to what it Summoned. */
function bound(g: YgoGrammar): void {
  const linked = (on: object, cards: string, doing: object = { do: 'destroy' }): object => ({ to: 'bound', put: { kind: 'unclassified', must: true, on, resolve: [{ ...doing, cards }] } });
  const THAT = '<that monster|it|that target|the monster>';
  for (const [words, doing] of [['destroy', {}], ['banish', { do: 'banish' }]] as const)
    g.rule('addition', `When this card leaves the field , ${words} ${THAT}`, () => linked({ event: 'leaves-field', card: { this: true } }, 'equipped', { do: 'destroy', ...doing }));
  g.rule('addition', `When this card leaves the field , destroy ${THAT} , and if you do , banish it`, () => ({ to: 'bound', put: { kind: 'unclassified', must: true, on: { event: 'leaves-field', card: { this: true } }, resolve: [{ do: 'destroy', cards: 'equipped' }, { do: 'banish', cards: 'affected', join: 'and-if-you-do' }] } }));
  for (const words of ['When this card leaves the field', 'When this card , equipped by this effect , leaves the field']) g.rule('addition', `${words} , destroy ${words.includes('equipped') ? THAT : 'the equipped monster'}` as 'x', () => ({ to: 'bound', put: { kind: 'unclassified', must: true, on: { event: 'leaves-field', card: { this: true } }, resolve: [{ do: 'destroy', cards: 'equipped' }], $equip: true } }));
  g.rule('addition', `When this card leaves the field , send ${THAT} to the GY`, () => linked({ event: 'leaves-field', card: { this: true } }, 'equipped', { do: 'send' }));
  g.rule('addition', `When this card is destroyed , destroy ${THAT}`, () => linked({ event: 'destroyed', card: { this: true } }, 'equipped'));
  g.rule('addition', `When <that monster|that target|it> leaves the field , destroy this card`, () => linked({ event: 'leaves-field', card: { oneOf: 'equipped' } }, 'this'));
  g.rule('addition', `When <that monster|that target|it> is destroyed , destroy this card`, () => linked({ event: 'destroyed', card: { oneOf: 'equipped' } }, 'this'));
  g.rule('addition', `When that monster is destroyed and sent to the GY , destroy this card`, () => linked({ event: 'destroyed', to: 'graveyard', card: { oneOf: 'equipped' } }, 'this'));
} // prettier-ignore

/** What the card gives that the effect has just equipped; how long what was done lasts. */
function equippedNow(g: YgoGrammar): void {
  // Material "attached to it" is this card's where it is said of nothing else.
  const spoken = (rules: readonly Draft[]): boolean => rules.every(({ cards, value }) => (cards === SAME || cards === THAT) && !JSON.stringify(value ?? 0).includes('"materials"'));
  // "Equip 1 monster from your hand to it. The equipped monster gains 1000 ATK": what that card gives.
  const picked = (rules: readonly Draft[]): object | undefined => (rules.every(({ cards }) => cards === 'equipped') ? { to: 'equipped', put: { ongoing: rules, $picked: true } } : undefined);
  g.rule('addition', '{rules:rulesOf}', ({ rules }) => picked(rules));
  const given = (rules: readonly Draft[]): object | undefined => (spoken(rules) ? { to: 'equipped', put: { ongoing: rules.map((rule) => ({ ...rule, cards: 'equipped' })) } } : undefined);
  g.rule('addition', '{rules:ruleList} while <it is|> equipped with this card', ({ rules }) => given(rules));
  g.rule('addition', '{rules:ruleList}', ({ rules }) => given(rules));
  g.rule('addition', '<These|This> <changes|effects|effect|change|ATK increase|DEF increase|ATK gain|ATK loss|ATK/DEF change|ATK change|DEF change|ATK and DEF change> <last|lasts> {until}', ({ until }) => ({ to: 'lasts', put: { until } }));
  for (const words of ['<The|This> <ATK gain|ATK loss|ATK increase|effect> remains', 'This remains', '<The|These> <changes|effects> remain'] as const)
    g.rule('addition', `( ${words} even if this card leaves the field [or the monster becomes unaffected by card effects] . )`, () => ({ to: 'lasts', put: { until: 'leaves' } }));
} // prettier-ignore

/** What lies on a card that was just brought needs that card. */
const lies = (one: Draft | undefined): boolean => one?.['until'] === 'while-face-up' && one['to'] !== undefined;
/** What holds as long as the card is there, is no more done (`consequences.ts`). */
const holds = ({ do: what, until }: Draft): boolean =>
  (what === 'apply' || what === 'modify') && (until === undefined || until === 'leaves');

/** What the effect goes on to do, in a sentence of its own. */
function continuations(g: YgoGrammar): void {
  const LASTING: readonly unknown[] = ['apply', 'modify', 'negate-effects', 'later'];
  const joined = (drafts: readonly Draft[], join: string): Draft[] => drafts.map((one, i) => (i === 0 ? { ...one, join } : one));
  g.rule('continuation', '{operations}', ({ operations }) => (operations.every((one) => LASTING.includes(one['do']) && !one['optional']) ? joined(operations, lies(operations[0]) ? 'and-if-you-do' : 'also') : undefined));
  g.rule('continuation', 'While {it:pointer} is in the Monster Zone , the player who Summoned it cannot Special Summon [monsters] from the Extra Deck , except {exception}', ({ it, exception }) => [{ do: 'apply', to: { $what: it }, until: 'leaves', rules: [{ rule: 'cannot', what: 'special-summon', player: 'you', filter: { place: 'extra-deck', not: exception } }], join: 'also' }]);
  g.rule('continuation', '{it:pointer} {predicate} during the turn you activate this <card|effect>', ({ it, predicate }) => [{ do: 'apply', to: { $what: it }, until: 'end-of-turn', rules: predicate, join: 'also' }]);
  const summoned = (names: object, operations: readonly Draft[]): Draft[] | undefined => (operations.every((one) => LASTING.includes(one['do']) && one['do'] !== 'later' && !one['optional'] && !one['if']) ? joined(operations.map((one) => ({ ...one, if: { is: { $what: { $ref: 'done', done: 'special summoned', noun: 'monster' } }, like: names, $some: true } })), 'also') : undefined);
  g.rule('continuation', 'If you Special Summoned {names} by this effect , {operations}', ({ names, operations }) => summoned(names, operations));
  g.rule('continuation', '{resolved:immediately}', ({ resolved }) => joined(resolved, 'then'));
  g.rule('continuation', 'Then [,] {operations}', ({ operations }) => joined(operations, 'then'));
  const toll = (n: number): Draft => ({ do: 'apply', until: 'duel', rules: [{ rule: 'each-time', on: { event: 'destroyed', card: { is: 'token', did: { event: 'summoned', with: { this: true } } } }, per: 'card', do: [{ do: 'damage', to: { controllerOf: 'event' }, amount: n }] }], join: 'also' });
  g.rule('continuation', '<Each time 1|When this Token> is destroyed , its controller takes {n:number} damage', ({ n }) => [toll(n)]);
  g.rule('continuation', '{what} {predicate} , and each time 1 is destroyed , its controller takes {n:number} damage', ({ what, predicate, n }) => [{ do: 'apply', to: { $what: what }, until: 'leaves', rules: predicate, join: 'also' }, toll(n)]);
  // Nobody answers that Summon.
  for (const [who, whose] of [['Your opponent cannot', { whose: 'opponent' }], ['Neither player can', {}]] as const)
    g.rule('continuation', `${who} activate cards or effects when that monster is Special Summoned`, () => [{ do: 'apply', until: 'end-of-turn', rules: [{ rule: 'cannot-activate', ...whose, what: {}, inResponseTo: { event: 'summoned', card: { oneOf: 'affected' } } }], join: 'also' }]);
  g.rule('continuation', 'If you do , {operations}', ({ operations }) => joined(operations, 'and-if-you-do'));
  g.rule('continuation', 'During the End Phase , banish the face-up monsters Special Summoned by this effect', () => [{ do: 'later', at: { phase: 'end' }, then: [{ do: 'banish', cards: { where: 'monsters', filter: { face: 'up', did: { event: 'summoned', with: { this: true } } } } }], join: 'also' }]);
  for (const [end, until] of [['', 'leaves'], [' until the end of the next turn', 'end-of-next-turn'], [' this turn', 'end-of-turn']] as const)
    g.rule('continuation', `Monsters changed to <Defense Position|face-down Defense Position|Attack Position> by this effect {predicate}${end}` as '{predicate}', ({ predicate }) => [{ do: 'apply', to: { $what: { $ref: 'it', plural: true } }, until, rules: predicate, join: 'also' }]);
  // "If you activated this card from your hand, you cannot … for the rest of this Duel."
  g.rule('continuation', 'If you activated this card from your hand , {operations}', ({ operations }) => (operations.every((one) => one['do'] === 'apply') ? operations.map((one) => ({ ...one, if: { activatedFrom: 'hand' }, join: 'also' })) : undefined));
  // What the effect before it does then, in place of what it did.
  for (const words of ['If {conditions} , {b:action} [,] instead', 'But if {conditions} , {b:action} [,] instead'] as const) g.rule('continuation', words, ({ conditions, b }) => (b.length === 1 && !b[0]!['if'] ? [{ ...b[0], $instead: conditions }] : undefined));
  g.rule('continuation', 'Otherwise , {operations}', ({ operations }) => [{ do: 'otherwise', then: operations, join: 'also' }]);
  g.rule('continuation', 'If you <cannot|do not> , {operations}', ({ operations }) => [{ do: 'otherwise', then: operations, join: 'also' }]);
  // "X Tokens" are those that were just Summoned; another name is no choice of one card.
  const held = (what: What): What | undefined => (!isNoun(what) || what.noun !== 'name' ? what : String(what.filter.name).endsWith(' Token') ? { $ref: 'that', noun: 'token', plural: true } : undefined);
  g.rule('continuation', '{what} {predicate}', ({ what, predicate }) => { const to = held(what); return to && [{ do: 'apply', to: { $what: to }, until: 'leaves', rules: predicate, join: 'also' }]; });
  g.rule('continuation', '<If Summoned this way|If this card is Special Summoned this way> , {operations}', ({ operations }) => (operations.some((one) => one['optional']) || operations.every(holds) ? undefined : joined(operations, 'and-if-you-do')));
} // prettier-ignore
