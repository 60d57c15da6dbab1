/** What holds while a card is there: sentences about itself, about groups of cards, about players, with the situation they are bound to. */
import type { Condition, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Context, Draft, YgoGrammar } from './categories.ts';
import { asFilter, groupOf, isNoun, isPointer, type What } from './noun.ts';

export function continuous(g: YgoGrammar): void {
  holding(g);
  aboutCards(g);
  values(g);
  made(g);
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
  if (isPointer(what)) {
    if (what.$ref === 'this') return what.where ? undefined : [...rules];
    if (what.$ref === 'equipped' || what.$ref === 'holder') return rules.map((rule) => ({ ...rule, cards: what.$ref }));
    return undefined;
  }
  if ((what.count !== 'all' && what.count !== undefined) || what.distinct || what.same || what.including) return undefined;
  return rules.map((rule) => ({ ...rule, cards: groupOf(what) }));
} // prettier-ignore
export const ofEquip = (context: Context): boolean => context.property === 'equip';

/** What is said of cards: several predicates of the same ones. */
function holding(g: YgoGrammar): void {
  g.rule('holds', '{predicate}', ({ predicate }) => predicate);
  g.rule('holds', '{gains}', ({ gains }) => gains);
  g.rule('holding', '{a:holds}', ({ a }) => a);
  g.rule('holding', '{a:holds} <, and|and|, also|also|, and also> {b:holding}', ({ a, b }) => [...a, ...b]);
  g.rule('holding', '{a:holds} , {b:holds} , and {c:holds}', ({ a, b, c }) => [...a, ...b, ...c]);
}

function aboutCards(g: YgoGrammar): void {
  for (const whom of ['what', 'bare'] as const) {
    const of = `{whom:${whom}}` as '{whom:what}';
    g.rule('rulesOf', `${of} {holding}`, ({ whom, holding }) => about(whom, holding));
    g.rule('rulesOf', `<your opponent cannot|neither player can|you cannot> target ${of} with {by:effectSource}`, () => undefined);
    for (const [who, whose] of [['your opponent cannot', 'opponent'], ['neither player can', undefined]] as const) {
      const target = (whom: What, more: object): Draft[] | undefined => about(whom, [{ rule: 'cannot', what: 'be-targeted', by: { cause: 'effect', ...(whose && { whose }), ...more } }]);
      g.rule('rulesOf', `${who} target ${of} with <card effects|effects|the effects of cards>`, ({ whom }) => target(whom, {}));
      g.rule('rulesOf', `${who} target ${of} with card effects , except <this one|this card>`, ({ whom }) => (isNoun(whom) ? target({ ...whom, filter: { ...whom.filter, other: true } }, {}) : undefined));
      g.rule('rulesOf', `${who} target or destroy ${of} with card effects`, ({ whom }) => { const a = target(whom, {}); const b = about(whom, [{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'effect', ...(whose && { whose }) } }]); return a && b && [...a, ...b]; });
      g.rule('rulesOf', `${who} target ${of} with <Trap Cards or effects|Trap effects>`, ({ whom }) => target(whom, { kind: 'trap' }));
      g.rule('rulesOf', `${who} target ${of} with <Spell Cards or effects|Spell effects>`, ({ whom }) => target(whom, { kind: 'spell' }));
      g.rule('rulesOf', `${who} target ${of} with <monster effects|the effects of monsters>`, ({ whom }) => target(whom, { kind: 'monster' }));
      g.rule('rulesOf', `${who} target ${of} with <Spell/Trap effects|Spell/Trap Cards or effects>`, ({ whom }) => target(whom, { kind: ['spell', 'trap'] }));
      g.rule('rulesOf', `${who} target ${of} <for attacks or with card effects|with card effects or for attacks|for attacks or card effects>`, ({ whom }) => { const effects = target(whom, {}); const attacks = about(whom, [{ rule: 'cannot', what: 'be-attacked' }]); return effects && attacks && [...effects, ...attacks]; });
    }
    const attackers = "<your opponent's monsters cannot|monsters your opponent controls cannot|your opponent cannot>";
    g.rule('rulesOf', `${attackers} <target ${of} for attacks|target ${of} for an attack|attack ${of}|select ${of} as an attack target>`, ({ whom }) => about(whom, [{ rule: 'cannot', what: 'be-attacked' }]));
    g.rule('rulesOf', `<negate|negate all> the effects of ${of} [while <it is|they are> on the field]`, ({ whom }) => about(whom, [{ rule: 'negate-effects' }]));
    g.rule('rulesOf', `the effects of ${of} are negated`, ({ whom }) => about(whom, [{ rule: 'negate-effects' }]));
    g.rule('rulesOf', `any battle damage ${of} <inflict|inflicts> to your opponent is doubled`, ({ whom }) => about(whom, [{ rule: 'battle-damage', player: 'opponent', change: 'double' }]));
    g.rule('rulesOf', `you take no battle damage from <attacks|battles> involving ${of}`, ({ whom }) => about(whom, [{ rule: 'battle-damage', player: 'you', change: 'none' }]));
    g.rule('rulesOf', `your opponent takes no battle damage from <attacks|battles> involving ${of}`, ({ whom }) => about(whom, [{ rule: 'battle-damage', player: 'opponent', change: 'none' }]));
    g.rule('rulesOf', `<if|when> [<a|an>] ${of} <attacks|attack> a <Defense Position monster|monster in Defense Position> , inflict piercing battle damage [to your opponent]`, ({ whom }) => about(whom, [{ rule: 'piercing' }]));
    g.rule('rulesOf', `${of} <is|are> [also] treated as {race} monsters`, ({ whom, race }) => about(whom, [{ rule: 'treated-as', race }]));
    g.rule('rulesOf', `${of} <becomes|become> {race}`, ({ whom, race }) => about(whom, [{ rule: 'treated-as', race }]));
    g.rule('rulesOf', `${of} <becomes|become> {attribute}`, ({ whom, attribute }) => about(whom, [{ rule: 'treated-as', attribute }]));
    g.rule('rulesOf', `${of} <is|are> also {attribute} [<Attribute|-Attribute>]`, ({ whom, attribute }) => about(whom, [{ rule: 'treated-as', attribute, add: true }]));
    for (const [verb, op] of [['increase', '+'], ['<decrease|reduce>', '-']] as const)
      g.rule('rulesOf', `${verb} the {stats} of ${of} by {n:number} [points]`, ({ stats, whom, n }) => about(whom, stats.map((stat) => ({ rule: 'modify', stat, op, value: n }))));
  }
  g.rule('rulesOf', 'increase <its|their> {stats} by {n:number} [points]', ({ stats, n }) => stats.map((stat) => ({ rule: 'modify', stat, op: '+', value: n, cards: SAME })));
  g.rule('rulesOf', '<decrease|reduce> <its|their> {stats} by {n:number} [points]', ({ stats, n }) => stats.map((stat) => ({ rule: 'modify', stat, op: '-', value: n, cards: SAME })));
  g.rule('rulesOf', 'if it attacks a Defense Position monster , inflict piercing battle damage [to your opponent]', () => [{ rule: 'piercing', cards: SAME }]);
  g.rule('rulesOf', '{playerRule}', ({ playerRule }) => playerRule);
  // Cards spoken of just before.
  const SAID = '<it|they>';
  g.rule('rulesOf', `${SAID} {holding}`, ({ holding }) => holding.map((rule) => ({ ...rule, cards: SAME })));
  g.rule('rulesOf', 'your opponent cannot target <it|them|those monsters|that monster> with card effects', () => [{ rule: 'cannot', what: 'be-targeted', by: { cause: 'effect', whose: 'opponent' }, cards: SAME }]);
  g.rule('rulesOf', "<your opponent's monsters|monsters your opponent controls> cannot target <it|them> for attacks", () => [{ rule: 'cannot', what: 'be-attacked', cards: SAME }]);
} // prettier-ignore
/** Rules that need no sentence before them to know whom they are about. */
export const knowsWhom = (rules: readonly Draft[]): boolean => rules.every((rule) => rule['cards'] !== SAME);
/** The cards of the rule said before. */
const SAME = '$same';
/** "They", "it" in a second rule are the cards of the first. */
function sameCards(rules: readonly Draft[], context: Context, alone: boolean): Draft[] | undefined {
  const first = rules.find((rule) => rule['cards'] !== SAME);
  if (!first && !alone) return undefined;
  // Alone in a sentence it is what an Equip Card is equipped to.
  const cards = first ? first['cards'] : ofEquip(context) ? 'equipped' : undefined;
  if (!first && cards === undefined) return undefined;
  return rules.map(({ cards: mine, ...rule }) => (mine === SAME ? { ...rule, ...(cards !== undefined && { cards }) } : mine === undefined ? rule : { ...rule, cards: mine }));
} // prettier-ignore

/** "This card's ATK becomes …", "the original ATK of this card is equal to …". */
function values(g: YgoGrammar): void {
  const modify = (whom: What, stats: readonly string[], op: string, value: unknown): Draft[] | undefined => about(whom, stats.map((stat) => ({ rule: 'modify', stat, op, value })));
  const IS = '<becomes|become|is|are|is equal to|are equal to|becomes equal to|become equal to>';
  g.rule('rulesOf', `{whose:possessive} {stats} ${IS} {amount}`, ({ whose, stats, amount }) => modify(whose, stats, '=', amount));
  g.rule('rulesOf', `the {stats} of {whom:what} ${IS} {amount}`, ({ whom, stats, amount }) => modify(whom, stats, '=', amount));
  g.rule('rulesOf', `{whose:possessive} {stats} <is|are> increased by {value}`, ({ whose, stats, value }) => modify(whose, stats, '+', value));
  g.rule('rulesOf', `{whose:possessive} {stats} <is|are> increased by {n:number} {each}`, ({ whose, stats, n, each }) => modify(whose, stats, '+', { ...(each as object), times: n }));
  g.rule('rulesOf', `{whose:possessive} {stats} <is|are> <decreased|reduced> by {value}`, ({ whose, stats, value }) => modify(whose, stats, '-', value));
  g.rule('rulesOf', `{whose:possessive} {stats} <is|are> halved`, ({ whose, stats }) => modify(whose, stats, '×', 0.5));
  g.rule('rulesOf', `{whose:possessive} {stats} <is|are> doubled`, ({ whose, stats }) => modify(whose, stats, '×', 2));
  g.rule('rulesOf', `{whose:possessive} effects are negated`, ({ whose }) => about(whose, [{ rule: 'negate-effects' }]));
} // prettier-ignore

/** When a rule holds: as long as something is so, in a part of the turn. What the card being there says goes without saying. */
function situations(g: YgoGrammar): void {
  const when = (condition: Condition): Draft => ({ condition });
  for (const word of ['while', 'if', 'as long as'] as const) g.rule('situation', `${word} {conditions}`, ({ conditions }) => when(conditions));
  g.table('situation', {
    'while <this card is face-up on the field|this card is on the field|face-up on the field|this card is in the Monster Zone|this card is in your Monster Zone|this card is face-up in the Monster Zone|you control this card|you control this face-up card|this card is face-up in your Monster Zone|in the Monster Zone|this card is face-up in the Field Zone|this card is in the Field Zone>': {},
    'as long as <this card is face-up on the field|this card remains face-up on the field|you control this card|you control this face-up card|this card remains face-up on your field>': {},
    'while <this card has material|it has material|this card has Xyz material|it has Xyz material|this card has material attached>': when({ is: 'this', like: { materials: { min: 1 } } }),
    'during your turn [only]': when({ turn: 'you' }),
    "during your opponent's turn [only]": when({ turn: 'opponent' }),
    'during the Battle Phase [only]': when({ phase: 'battle' }),
    'during your Battle Phase [only]': when({ all: [{ turn: 'you' }, { phase: 'battle' }] }),
    "during your opponent's Battle Phase [only]": when({ all: [{ turn: 'opponent' }, { phase: 'battle' }] }),
    'during the Main Phase': when({ phase: ['main1', 'main2'] }),
    'during Main Phase 1': when({ phase: 'main1' }),
    'during your Main Phase 1': when({ all: [{ turn: 'you' }, { phase: 'main1' }] }),
    'during the Damage Step [only]': when({ step: 'damage' }),
    'during damage calculation [only]': when({ step: 'damage', timing: 'calculation' }),
  });
} // prettier-ignore

function made(g: YgoGrammar): void {
  const madeWith = (how: string, filter: Filter): Condition => ({ is: 'this', like: { summoned: how as never, madeWith: filter } });
  for (const it of ['this card', 'it'] as const) {
    g.rule('condition', `${it} was {how:summonWord} Summoned <using|with> <a|an> {bare} [<as material|as a material|as its material>]`, ({ how, bare }) => (bare.where || bare.whose ? undefined : madeWith(how, asFilter(bare))));
    g.rule('condition', `${it} was {how:summonWord} Summoned <using|with> {names} [<as material|as a material|as its material>]`, ({ how, names }) => madeWith(how, names));
  }
  g.rule('condition', 'this card was Tribute Summoned by Tributing <a|an> {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : madeWith('tribute', asFilter(bare))));
} // prettier-ignore

function sentences(g: YgoGrammar): void {
  g.rule('ruleList', '{a:rulesOf}', ({ a }) => a);
  g.rule('ruleList', '{a:rulesOf} <, also|, and|and|, and also|, but|, also ,> {b:ruleList}', ({ a, b }) => [...a, ...b]);
  g.rule('ruleList', '{a:rulesOf} , {b:rulesOf} , <and|also|and also> {c:rulesOf}', ({ a, b, c }) => [...a, ...b, ...c]);
  const one = (rules: readonly Draft[], context: Context, more: Draft = {}): Draft[] | undefined => {
    const settled = sameCards(rules, context, true);
    return settled && [holds(settled, more)];
  };
  g.rule('statement', '{rules:ruleList}', ({ rules }, context) => one(rules, context));
  // "Cannot be destroyed by battle.": this card.
  const itself = (rules: readonly Draft[], rest: readonly Draft[] = []): Draft[] => [...rules, ...rest.map(({ cards, ...rule }) => (cards === SAME || cards === undefined ? rule : { ...rule, cards }))];
  g.rule('statement', '{holding}', ({ holding }) => [holds(holding)]);
  g.rule('statement', '{holding} , <also|and> {rules:ruleList}', ({ holding, rules }) => [holds(itself(holding, rules))]);
  g.rule('statement', 'unaffected by {by:effectSource}', ({ by }) => [holds([{ rule: 'unaffected', by }])]);
  g.rule('statement', 'unaffected by {by:effectSource} , <also|and> {rules:ruleList}', ({ by, rules }) => [holds(itself([{ rule: 'unaffected', by }], rules))]);
  const both = (a: Draft, b: Draft): Draft => (a['condition'] && b['condition'] ? { condition: { all: [a['condition'], b['condition']] } } : { ...a, ...b });
  const itsOwn = (rules: readonly Draft[], context: Context, situation: Draft): Draft[] | undefined =>
    // "While this card …, it cannot …": this card, unless it is an Equip Card's monster.
    rules.every((rule) => rule['cards'] === SAME) && !ofEquip(context) ? [holds(itself([], rules), situation)] : one(rules, context, situation);
  g.rule('statement', '{a:situation} , {rules:ruleList}', ({ a, rules }, context) => itsOwn(rules, context, a));
  g.rule('statement', '{a:situation} , {b:situation} , {rules:ruleList}', ({ a, b, rules }, context) => itsOwn(rules, context, both(a, b)));
  g.rule('statement', '{a:situation} , {holding}', ({ a, holding }) => [holds(holding, a)]);
  g.rule('statement', '{rules:ruleList} [,] {a:situation}', ({ rules, a }, context) => one(rules, context, a));
  g.rule('statement', '{holding} [,] {a:situation}', ({ holding, a }) => [holds(holding, a)]);
  g.rule('statement', 'unaffected by {by:effectSource} [,] {a:situation}', ({ by, a }) => [holds([{ rule: 'unaffected', by }], a)]);
} // prettier-ignore
