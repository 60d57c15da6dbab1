/** Sentences about a card that are no activated effect: what holds while it is there, what it counts as, what is said of the effect before. */
import type { Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Context, Draft, YgoGrammar } from './categories.ts';
import { asFilter } from './noun.ts';
import { both, groupOf, isPointer, type Noun, type What } from './noun.ts';

export function statements(g: YgoGrammar): void {
  continuous(g);
  protections(g);
  battling(g);
  counting(g);
  additions(g);
  reminders(g);
}
const holds = (ongoing: readonly Draft[], more: Draft = {}): Draft => ({ kind: 'continuous', ...more, ongoing });
/** Whom a rule is about: this card goes without saying. */
function about(what: What, rules: readonly Draft[]): Draft[] | undefined {
  if ('several' in what) return undefined;
  if (isPointer(what)) return what.$ref === 'this' && !what.where ? [...rules] : what.$ref === 'equipped' ? rules.map((rule) => ({ ...rule, cards: 'equipped' })) : undefined;
  if (what.count !== 'all' && what.count !== undefined) return undefined;
  return rules.map((rule) => ({ ...rule, cards: groupOf(what) }));
} // prettier-ignore
const ofEquip = (context: Context): boolean => context.property === 'equip';
const isThis = (what: What): boolean => isPointer(what) && what.$ref === 'this';

function continuous(g: YgoGrammar): void {
  g.rule('holding', '{predicate}', ({ predicate }) => predicate);
  g.rule('holding', '{gains}', ({ gains }) => gains);
  g.rule('holding', '{a:predicate} [,] <and|also> {b:predicate}', ({ a, b }) => [...a, ...b]);
  g.rule('holding', '{a:gains} [,] <and|also> {b:predicate}', ({ a, b }) => [...a, ...b]);
  g.rule('holding', '{a:gains} [,] and {b:gains}', ({ a, b }) => [...a, ...b]);
  g.rule('rulesOf', '{what} {holding}', ({ what, holding }) => about(what, holding));
  g.rule('rulesOf', '{bare} {holding}', ({ bare, holding }) => about(bare, holding));
  g.rule('rulesOf', '{what} {a:holding} , also it {b:holding}', ({ what, a, b }) => (isThis(what) ? about(what, [...a, ...b]) : undefined));
  g.rule('rulesOf', 'it {holding}', ({ holding }, context) => (ofEquip(context) ? about({ $ref: 'equipped' }, holding) : undefined));
  g.rule('rulesOf', '{playerRule}', ({ playerRule }) => playerRule);
  g.rule('rulesOf', "your opponent cannot target {what} with card effects", ({ what }) => about(what, [{ rule: 'cannot', what: 'be-targeted', by: { cause: 'effect', whose: 'opponent' } }]));
  g.rule('rulesOf', "your opponent cannot target {bare} with card effects", ({ bare }) => about(bare, [{ rule: 'cannot', what: 'be-targeted', by: { cause: 'effect', whose: 'opponent' } }]));
  g.rule('rulesOf', "<your opponent's monsters|monsters your opponent controls> cannot target {what} for attacks", ({ what }) => about(what, [{ rule: 'cannot', what: 'be-attacked' }]));
  g.rule('rulesOf', "<your opponent's monsters|monsters your opponent controls> cannot target {bare} for attacks", ({ bare }) => about(bare, [{ rule: 'cannot', what: 'be-attacked' }]));
  g.rule('rulesOf', '{possessive} {stats} becomes {amount}', ({ possessive, stats, amount }) => about(possessive, stats.map((stat) => ({ rule: 'modify', stat, op: '=', value: amount }))));
  g.rule('rulesOf', "{possessive} <original|> {stats} <is|are> equal to {value}", ({ possessive, stats, value }) => about(possessive, stats.map((stat) => ({ rule: 'modify', stat, op: '=', value }))));
  g.rule('rulesOf', 'negate the effects of {what}', ({ what }) => about(what, [{ rule: 'negate-effects' }]));
  g.rule('statement', '{rulesOf}', ({ rulesOf }) => [holds(rulesOf)]);
  g.rule('statement', '{a:rulesOf} , also {b:rulesOf}', ({ a, b }) => [holds([...a, ...b])]);
  g.rule('statement', '{a:rulesOf} , and {b:rulesOf}', ({ a, b }) => [holds([...a, ...b])]);
  // "Cannot be destroyed by battle.": this card.
  g.rule('statement', '{holding}', ({ holding }) => [holds(holding)]);
  g.rule('statement', 'unaffected by {by:unaffectedBy}', ({ by }) => [holds([{ rule: 'unaffected', by }])]);
  for (const word of ['while', 'if', 'as long as'] as const) {
    g.rule('statement', `${word} {conditions} , {rulesOf}`, ({ conditions, rulesOf }) => [holds(rulesOf, { condition: conditions })]);
    g.rule('statement', `${word} {conditions} , {a:rulesOf} , also {b:rulesOf}`, ({ conditions, a, b }) => [holds([...a, ...b], { condition: conditions })]);
  }
  g.rule('statement', '{rulesOf} while {conditions}', ({ rulesOf, conditions }) => [holds(rulesOf, { condition: conditions })]);
  g.rule('statement', '{holding} while {conditions}', ({ holding, conditions }) => [holds(holding, { condition: conditions })]);
  g.rule('statement', 'during your turn , {rulesOf}', ({ rulesOf }) => [holds(rulesOf, { condition: { turn: 'you' } })]);
  g.rule('statement', "during your opponent's turn , {rulesOf}", ({ rulesOf }) => [holds(rulesOf, { condition: { turn: 'opponent' } })]);
  g.rule('statement', '{rulesOf} during the Battle Phase', ({ rulesOf }) => [holds(rulesOf, { condition: { phase: 'battle' } })]);
  g.rule('statement', 'during the Battle Phase , {rulesOf}', ({ rulesOf }) => [holds(rulesOf, { condition: { phase: 'battle' } })]);
} // prettier-ignore

/** "If this card would be destroyed, you can … instead." */
function protections(g: YgoGrammar): void {
  const instead = (who: object, by: object | undefined, drafts: readonly Draft[], optional: boolean): Draft[] | undefined => {
    const [draft] = drafts;
    if (drafts.length !== 1 || !draft || !SPENDABLE.has(String(draft['do']))) return undefined;
    const what = (draft['cards'] as { $what?: What } | undefined)?.$what;
    const from = what && isPointer(what) && what.$ref === 'this' ? what.where : undefined;
    return [holds([{ rule: 'instead-of-destruction', ...who, ...(by && { by }), ...(optional && { optional }), do: draft }], from ? { from: from.length === 1 ? from[0] : from } : {})];
  };
  const THIS = '<this card|this face-up card|this card on the field|this face-up card on the field>';
  g.rule('statement', `If ${THIS} would be destroyed [{by:against}] , you can {operations} [,] instead`, ({ by, operations }) => instead({}, by, operations, true));
  g.rule('statement', `If ${THIS} would be destroyed [{by:against}] , {operations} [,] instead`, ({ by, operations }) => instead({}, by, operations, false));
  g.rule('statement', 'If the equipped monster would be destroyed [{by:against}] , destroy this card instead', ({ by }) => [holds([{ rule: 'instead-of-destruction', cards: 'equipped', ...(by && { by }), do: { do: 'destroy', cards: 'this' } }])]);
  g.rule('statement', 'If [<a|an|1 or more>] {bare} would be destroyed [{by:against}] , you can {operations} [,] instead', ({ bare, by, operations }) => instead({ cards: groupOf(bare) }, by, operations, true));
  g.rule('statement', '<The first time this card would be destroyed by battle each turn , it is not destroyed|Once per turn , this card cannot be destroyed by battle>', () => [holds([{ rule: 'cannot', what: 'be-destroyed', by: { cause: 'battle' }, times: 1 }])]);
  g.rule('statement', 'The first time this card would be destroyed by battle or card effect each turn , it is not destroyed', () => [holds([{ rule: 'cannot', what: 'be-destroyed', by: { cause: ['battle', 'effect'] }, times: 1 }])]);
} // prettier-ignore
const SPENDABLE = new Set([
  'discard',
  'tribute',
  'send',
  'banish',
  'reveal',
  'return',
  'destroy',
  'detach',
  'pay-life',
]);

function battling(g: YgoGrammar): void {
  const attacking = { is: 'attacker', like: { this: true } };
  const fights = { any: [attacking, { is: 'attack-target', like: { this: true } }] };
  const closed = (what: object, when: object): Draft[] => [holds([{ rule: 'cannot-activate', whose: 'opponent', what, while: when }])];
  const until = 'until the end of the Damage Step';
  for (const [verb, when] of [['attacks', attacking], ['battles', fights]] as const) {
    g.rule('statement', `If this card ${verb} , your opponent cannot activate [any] Spell/Trap Cards ${until}`, () => closed({ what: 'card', kind: ['spell', 'trap'] }, when));
    g.rule('statement', `If this card ${verb} , your opponent cannot activate [any] Spells/Traps ${until}`, () => closed({ what: 'card', kind: ['spell', 'trap'] }, when));
    g.rule('statement', `If this card ${verb} , your opponent cannot activate cards or effects ${until}`, () => closed({}, when));
  }
  g.table('statement', {
    'If this card attacks a Defense Position monster , inflict piercing battle damage [to your opponent]': [holds([{ rule: 'piercing' }])],
    'This card can attack while in [face-up] Defense Position': [holds([{ rule: 'attacks', inDefense: true }])],
    'You take no battle damage from <attacks|battles> involving this card': [holds([{ rule: 'battle-damage', player: 'you', change: 'none' }])],
    'If this card attacks , it is changed to Defense Position at the end of the Damage Step': [{ kind: 'unclassified', must: true, on: { event: 'step', timing: 'end' }, condition: attacking, resolve: [{ do: 'change-position', cards: 'this', to: 'defense' }] }],
    'If this card attacks , it is changed to Defense Position at the end of the Battle Phase': [{ kind: 'unclassified', must: true, on: { event: 'step', step: 'end' }, condition: { is: 'this', like: { attackedThisTurn: true } }, resolve: [{ do: 'change-position', cards: 'this', to: 'defense' }] }],
  });
  g.rule('statement', 'If {bare} attacks a Defense Position monster , inflict piercing battle damage [to your opponent]', ({ bare }) => [holds([{ rule: 'piercing', cards: groupOf(bare) }])]);
  g.rule('statement', 'If <a|an> {bare} attacks a Defense Position monster , inflict piercing battle damage [to your opponent]', ({ bare }) => [holds([{ rule: 'piercing', cards: groupOf(bare) }])]);
  g.rule('statement', 'If the equipped monster attacks a Defense Position monster , inflict piercing battle damage [to your opponent]', () => [holds([{ rule: 'piercing', cards: 'equipped' }])]);
} // prettier-ignore

/** What it counts as, how many there may be, counters it collects. */
function counting(g: YgoGrammar): void {
  g.rule('statement', 'You can only control 1 {name:quoted}', ({ name }, context) => name === context.name ? [{ kind: 'condition', ongoing: [{ rule: 'control-limit', filter: { name }, count: 1 }] }] : undefined);
  g.rule('statement', 'You can only control 1 {series:quoted} monster', ({ series }) => [{ kind: 'condition', ongoing: [{ rule: 'control-limit', filter: { kind: 'monster', series }, count: 1 }] }]);
  g.rule('statement', 'There can only be 1 {name:quoted} on the field', ({ name }, context) => name === context.name ? [{ kind: 'condition', ongoing: [{ rule: 'control-limit', onField: true, filter: { name }, count: 1 }] }] : undefined);
  g.rule('statement', 'There can only be 1 {series:quoted} monster on the field', ({ series }) => [{ kind: 'condition', ongoing: [{ rule: 'control-limit', onField: true, filter: { kind: 'monster', series }, count: 1 }] }]);
  for (const [where, from] of [['on the field', undefined], ['on the field or in the GY', ['field', 'graveyard']], ['in the GY', 'graveyard'], ['in the Monster Zone', 'monsters']] as const)
    g.rule('statement', `This card's name becomes {name:quoted} while ${where}`, ({ name }) => [holds([{ rule: 'treated-as', name }], from ? { from } : {})]);
  g.rule('statement', 'This card can be treated as 2 Tributes for the Tribute Summon of <a|an> {bare}', ({ bare }) => [holds([{ rule: 'tribute-value', for: asFilter(bare), count: 2 }])]);
  for (const how of ['Synchro', 'Xyz', 'Link', 'Fusion'] as const)
    g.rule('statement', `Cannot be used as [a] ${how} material , except for the ${how} Summon of <a|an> {bare}`, ({ bare }) => [holds([{ rule: 'cannot', what: 'be-material', how: how.toLowerCase(), for: { not: asFilter(bare) } }])]);
  const each = (on: object, link: boolean, kind: string, count: number, max?: number): Draft[] => [{ kind: 'unclassified', timing: 'each-time', on, ...(link && { afterLink: true }), ...(max && { condition: { not: { is: 'this', like: { counters: { kind, min: max } } } } }), resolve: [{ do: 'place-counters', cards: 'this', kind, count }] }];
  for (const [word, kind] of [['Spell', 'spell'], ['Trap', 'trap']] as const)
    g.rule('statement', `Each time a ${word} Card is activated , place {n:number} {kind:counterName} on this card when that ${word} [Card] resolves [( max . {max:number} )]`, ({ n, kind: counter, max }) => each({ event: 'activated', what: 'card', card: { kind } }, true, counter, n, max));
  g.rule('statement', 'Each time {event} , place {n:number} {kind:counterName} on this card [( max . {max:number} )]', ({ event, n, kind, max }) => event.length === 1 ? each(event[0]!, false, kind, n, max) : undefined);
  g.rule('statement', 'During your Main Phase , you can Normal Summon 1 {bare} [,] in addition to your Normal Summon/Set', ({ bare }) => [holds([{ rule: 'extra-normal-summon', filter: asFilter(bare), times: 1 }])]);
  g.rule('statement', 'Equip only to <a|an> {bare}', ({ bare }, context) => ofEquip(context) ? [equipped(bare)] : undefined);
  g.rule('statement', 'Equip only to {names}', ({ names }, context) => ofEquip(context) ? [equipped({ noun: 'name', filter: names })] : undefined);
  g.rule('statement', 'This card is used to Ritual Summon {names}', ({ names }) => [ritual(names)]);
  g.rule('statement', '<This card can be used to Ritual Summon any|This card can be used to Ritual Summon any 1> {bare}', ({ bare }) => bare.where ? undefined : [ritual(asFilter(bare))]);
} // prettier-ignore
/** The activation of an Equip Spell: it targets the monster. */
const equipped = (noun: Noun): Draft => {
  const {
    where: _where,
    filter,
    ...rest
  } = groupOf({ ...noun, filter: both({ face: 'up' }, noun.filter) }, ['monsters']);
  return { kind: 'activation', targets: [{ choose: 1, where: 'monsters', ...rest, filter: filter as Filter }] };
};
const ritual = (what: Filter): Draft => ({
  kind: 'activation',
  resolve: [{ do: 'ritual-summon', what, from: 'hand', materials: [{ where: ['hand', 'monsters'], whose: 'you', filter: { kind: 'monster' } }] }],
}); // prettier-ignore

/** Sentences that say something more of the effect before them. */
function additions(g: YgoGrammar): void {
  const effect = (put: object): object => ({ to: 'effect', put });
  for (const [word, to] of [['effect', 'effect'], ['card', 'card']] as const) {
    const THIS = `<the turn|during the turn> you activate this ${word}`;
    g.rule('addition', `{playerRule} [,] ${THIS}`, ({ playerRule }: { playerRule: Draft[] }) => ({ to, put: { restricts: { rules: playerRule } } }));
    g.rule('addition', `{playerRule} ${THIS} , except {exception}`, ({ playerRule, exception }: { playerRule: Draft[]; exception: Filter }) => {
      const [rule] = playerRule;
      const filter = rule?.['filter'] as Filter | undefined;
      if (playerRule.length !== 1 || rule?.['what'] !== 'special-summon' || filter?.not) return undefined;
      return { to, put: { restricts: { rules: [{ ...rule, filter: { ...filter, not: exception } }] } } };
    });
  }
  g.table('addition', {
    "Your opponent cannot activate cards or effects in response to this card's activation": { to: 'card', put: { cannotBeRespondedTo: { by: 'opponent' } } },
    "Neither player can activate cards or effects in response to this card's activation": { to: 'card', put: { cannotBeRespondedTo: true } },
    "Your opponent cannot activate cards or effects in response to this effect's activation": effect({ cannotBeRespondedTo: { by: 'opponent' } }),
    "Neither player can activate cards or effects in response to this effect's activation": effect({ cannotBeRespondedTo: true }),
    "This card's activation cannot be negated": { to: 'card', put: { cannotBeNegated: 'activation' } },
    "This <effect's activation|activation> cannot be negated": effect({ cannotBeNegated: 'activation' }),
    'This effect cannot be negated': effect({ cannotBeNegated: 'effect' }),
    "This card's activation and effect cannot be negated": { to: 'card', put: { cannotBeNegated: 'both' } },
    '( Transfer its materials to this card . )': { to: 'procedure', put: { transfer: true } },
    'You must also Tribute monsters from your hand or field whose total Levels equal <or exceed the Level of the Ritual Monster|or exceed the Level of the Ritual Monster you Ritual Summon|or exceed its Level>': { to: 'ritual', put: {} },
    'You must also Tribute monsters from your hand or field whose total Levels equal <the Level of the Ritual Monster|the Level of the Ritual Monster you Ritual Summon|its Level>': { to: 'ritual', put: { exactLevel: true } },
  });
  g.rule('addition', 'This card cannot attack the turn <you activate this effect|this effect is activated>', () => effect({ restricts: { rules: [{ rule: 'cannot', what: 'attack', cards: 'this' }] } }));
  g.rule('addition', 'This is a Quick Effect if {conditions}', ({ conditions }) => ({ to: 'quick', put: { condition: conditions } }));
  g.rule('addition', '<It|They> can be activated this turn', () => ({ to: 'set', put: {} }));
  g.rule('addition', 'You must also Tribute monsters from your hand or field whose total Levels equal {n:number} or more', () => ({ to: 'ritual', put: {} }));
  g.rule('addition', 'You can only Special Summon {name:quoted} {per} this way', ({ name, per }, context) => (name === context.name ? { to: 'procedure', put: { limit: { ...per, of: 'name' } } } : undefined));
} // prettier-ignore

/** Sentences that only remind of a rule of the game. */
function reminders(g: YgoGrammar): void {
  for (const reminder of [
    '( You do not use {name:quoted} . )',
    'If it does , apply its DEF for damage calculation',
    '( You can only gain this effect once per turn . )',
    '( This card is still treated as a Trap . )',
  ] as const)
    g.rule('reminder', reminder, () => ({}));
  g.rule('reminder', 'You can Ritual Summon this card with <{name:quoted}|any {name:quoted} Ritual Spell|a {name:quoted} card>', (_, { monster }) => (monster.includes('ritual') ? {} : undefined));
  g.rule('reminder', 'This card is treated as a Normal Monster while face-up on the field or in the GY', (_, { monster }) => (monster.includes('gemini') ? {} : undefined));
  g.rule('reminder', 'This card is a Normal Monster while <on the field or in the GY|face-up on the field or in the GY>', (_, { monster }) => (monster.includes('gemini') ? {} : undefined));
  g.rule('bulletHeader', 'While this card is a Normal Monster on the field , you can Normal Summon it to have it become an Effect Monster with <this effect|these effects>', (_, { monster }) => (monster.includes('gemini') ? {} : undefined));
  g.rule('reminder', '( This card is always treated as <a|an> {name:quoted} card . )', () => ({}));
} // prettier-ignore
