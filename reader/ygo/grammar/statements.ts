/** Sentences about a card that are no activated effect: what it counts as, how many there may be, counters it collects. */
import type { Filter, Place, SummonKind } from '../../../engine/ygo/effects/schema.ts';
import { asMaterial } from './as-material.ts';
import { additions } from './attached.ts';
import { battling } from './battling.ts';
import type { Context, Draft, Where, YgoGrammar } from './categories.ts';
import { continuous, holds, ofEquip } from './continuous.ts';
import { activationOf } from './links.ts';
import { madeWithThis } from './made-with-this.ts';
import { moments } from './moments.ts';
import { older } from './older.ts';
import { protections } from './instead.ts';
import { rarerStatements } from './rarer-statements.ts';
import { rarerWords } from './rarer-words.ts';
import { seldomWords } from './seldom-words.ts';
import { wellKnown } from './well-known.ts';
import { toldAfter } from './told-after.ts';
import { olderWords } from './older-words.ts';
import { reminders } from './reminders.ts';
import { asFilter, both, groupOf, oneOrList, type Noun } from './noun.ts';

export function statements(g: YgoGrammar): void {
  continuous(g);
  moments(g);
  older(g);
  protections(g);
  battling(g);
  rarerStatements(g);
  counting(g);
  asMaterial(g);
  madeWithThis(g);
  additions(g);
  toldAfter(g);
  olderWords(g);
  rarerWords(g);
  seldomWords(g);
  wellKnown(g);
  reminders(g);
}

/** "You can Normal Summon 1 Dragon monster in addition to your Normal Summon/Set". */
/** "After you Normal Summon this card, you can … this turn": whether it is still there or not. */
export const forTheTurn = (how: readonly SummonKind[], rules: readonly Draft[]): Draft => ({ kind: 'unclassified', must: true, on: { event: 'summoned', how: oneOrList(how), card: { this: true } }, resolve: [{ do: 'apply', until: 'end-of-turn', rules }] }); // prettier-ignore
function normalSummons(g: YgoGrammar): void {
  const DURING = '[during your Main Phase [each turn]]';
  const ONCE = '[( you can only gain this effect once per turn )]';
  const extra = (noun: Noun): Draft[] | undefined => (noun.where || noun.whose || noun.count !== undefined || (noun.noun !== 'monster' && noun.noun !== 'name') ? undefined : [{ rule: 'extra-normal-summon', filter: asFilter(noun), times: 1 }]);
  for (const one of ['<1|1 additional>', '<a|an>'] as const) {
    const pattern = `you can [also] Normal Summon ${one} {alike} ${DURING} [,] in addition to your Normal Summon/Set ${ONCE}` as const;
    g.rule('rulesOf', pattern, ({ alike }) => extra(alike));
    g.rule('rulesOf', `${pattern} , except {exception} ${ONCE}`, ({ alike, exception }) => (alike.filter.not ? undefined : extra({ ...alike, filter: { ...alike.filter, not: exception } })));
  }
  g.rule('rulesOf', 'once per turn during your Main Phase , you can Normal Summon 1 {alike} in addition to your Normal Summon/Set', ({ alike }) => extra(alike));
  const tribute = (rules: Draft[] | undefined): Draft[] | undefined => rules?.map((rule) => ({ ...rule, tribute: true }));
  const ADDITION = '[,] in addition to your Normal Summon/Set';
  g.rule('rulesOf', `you can Tribute Summon <1|a> {alike} [in [face-up] Attack Position] ${DURING} ${ADDITION} ${ONCE}`, ({ alike }) => tribute(extra(alike)));
  g.rule('rulesOf', `you can Normal Summon/Set <1|a> {alike} ${DURING} ${ADDITION} ${ONCE}`, ({ alike }) => extra(alike));
  // Of either kind, only one.
  g.rule('rulesOf', `you can Normal Summon <1|a> {a:alike} , or <1|a> {b:alike} ${ADDITION} ${ONCE}`, ({ a, b }) => (extra(a) && extra(b) ? [{ rule: 'extra-normal-summon', filter: { any: [asFilter(a), asFilter(b)] }, times: 1 }] : undefined));
  // In the turn of its own Summon.
  for (const words of ['you {how:summonWords} Summon this card', 'this card <is|was> {how:summonWords} Summoned [to your field]'] as const)
    g.rule('statement', `After ${words} , you can Normal Summon 1 {alike} during your Main Phase this turn [,] in addition to your Normal Summon/Set` as '{how:summonWords} {alike}', ({ how, alike }) => {
      const rules = extra(alike);
      return rules && [forTheTurn(how, rules)];
    });
  for (const [card, from] of [['this card', ['hand', 'field']], ['this card you control', undefined]] as const)
    g.rule('statement', `If you Ritual Summon exactly 1 {bare} with a card effect that requires use of monsters , ${card} can be used as the entire <requirement|Tribute>`, ({ bare }) => (bare.where || bare.whose ? undefined : [holds([{ rule: 'entire-tribute', for: asFilter(bare) }], from && { from: [...from] })]));
} // prettier-ignore

/** What it counts as, how many there may be, counters it collects. */
function counting(g: YgoGrammar): void {
  onlyOne(g);
  forBoth(g);
}
const name = (name: string, { where, filter, whose }: Where): Draft[] | undefined =>
  filter || whose === 'opponent' || whose === 'their'
    ? undefined
    : [holds([{ rule: 'treated-as', name }], where.join() === 'field' ? {} : { from: oneOrList(where) })];
/** "You can only control 1 "X"", and what its name counts as. */
function onlyOne(g: YgoGrammar): void {
  g.rule('statement', 'You can only control 1 {name:quoted}', ({ name }, context) => name === context.name ? [{ kind: 'condition', ongoing: [{ rule: 'control-limit', filter: { name }, count: 1 }] }] : undefined);
  g.rule('statement', 'You can only control 1 {name:quoted} in your Monster Zone', ({ name }, context) => name === context.name ? [{ kind: 'condition', ongoing: [{ rule: 'control-limit', filter: { name, place: 'monsters' }, count: 1 }] }] : undefined);
  g.rule('statement', 'You can only control 1 {series:quoted} monster', ({ series }) => [{ kind: 'condition', ongoing: [{ rule: 'control-limit', filter: { kind: 'monster', series }, count: 1 }] }]);
  g.rule('statement', 'There can only be 1 {name:quoted} on the field', ({ name }, context) => name === context.name ? [{ kind: 'condition', ongoing: [{ rule: 'control-limit', onField: true, filter: { name }, count: 1 }] }] : undefined);
  g.rule('statement', 'There can only be 1 [face-up] {series:quoted} monster on the field', ({ series }) => [{ kind: 'condition', ongoing: [{ rule: 'control-limit', onField: true, filter: { kind: 'monster', series }, count: 1 }] }]);
  const STILL = '[, but is still treated as <a|an> {series:quoted} card]';
  g.rule('statement', `This card's name becomes {name:quoted} while [it is] [face-up] <in|on> {where} ${STILL}`, ({ name: to, where }) => name(to, where));
  g.rule('statement', `This card's name becomes {name:quoted} on the field ${STILL}`, ({ name: to }) => name(to, { where: ['field'] }));
  g.rule('statement', `This card's name becomes {name:quoted} while [it is] face-up on the field ${STILL}`, ({ name: to }) => name(to, { where: ['field'] }));
  g.rule('statement', 'This card is also treated as <a|an> {series:quoted} monster while [it is] face-up on the field', ({ series }) => [holds([{ rule: 'treated-as', series }])]);
  g.rule('statement', 'This card is treated as a Normal Monster while [it is] <in|on> {where}', ({ where }, { monster }) => (where.filter || monster.includes('gemini') ? undefined : [holds([{ rule: 'treated-as', kind: 'normal' }], { from: oneOrList(where.where) })]));
} // prettier-ignore
/** Hand sizes, draws, Tributes. */
function forBoth(g: YgoGrammar): void {
  for (const [who, player] of [['your', 'you'], ["your opponent's", 'opponent'], ["<each player's|both players'>", 'either']] as const) g.rule('rulesOf', `${who} hand size limit <becomes|is> {n:number}`, ({ n }) => [{ rule: 'hand-limit', player, count: n }]);
  g.rule('rulesOf', "the hand size limit of this card's controller becomes {n:number}", ({ n }) => [{ rule: 'hand-limit', player: 'you', count: n }]);
  // In place of the card drawn in each Draw Phase.
  g.rule('rulesOf', 'you can {operations} instead of conducting <a|your> normal draw [in|during] your Draw Phase', ({ operations }) => (operations.length === 1 && ['add', 'draw'].includes(String(operations[0]!['do'])) && !operations[0]!['optional'] ? [{ rule: 'instead', of: 'normal-draw', player: 'you', optional: true, do: operations }] : undefined));
  // Beginning with operations, it would be one itself ("{rulesOf} this turn"): what begins with itself is not found.
  g.rule('rulesOf', 'draw {n:number} card(s) instead of <your normal draw|1 for your normal draw> during your Draw Phase', ({ n }) => [{ rule: 'instead', of: 'normal-draw', player: 'you', do: [{ do: 'draw', count: n }] }]);
  g.rule('rulesOf', 'there is no limit to the hand size for each player', () => [{ rule: 'hand-limit', player: 'either', count: 'none' }]);
  g.rule('rulesOf', 'the hand size limit of each player becomes {n:number}', ({ n }) => [{ rule: 'hand-limit', player: 'either', count: n }]);
  g.rule('rulesOf', "you choose the attack targets for your opponent's attacks", () => [{ rule: 'chooses-attack-targets' }]);
  g.rule('rulesOf', 'there is no limit to the number of cards in your hand', () => [{ rule: 'hand-limit', player: 'you', count: 'none' }]);
  g.rule('statement', '[This card] can be treated as 2 Tributes for the Tribute Summon of <a|an> {bare}', ({ bare }) => [holds([{ rule: 'tribute-value', for: asFilter(bare), count: 2 }])]);
  g.rule('statement', 'The equipped monster can be treated as 2 Tributes for a Tribute Summon', () => [holds([{ rule: 'tribute-value', cards: 'equipped', count: 2 }])]);
  g.rule('statement', 'If you Tribute Summon <a|an> {bare} , you can treat this 1 monster as 2 Tributes', ({ bare }) => (bare.where || bare.whose ? undefined : [holds([{ rule: 'tribute-value', for: asFilter(bare), count: 2 }])]));
  g.rule('statement', 'The equipped monster can be treated as 2 Tributes for the Tribute Summon of <a|an> {bare}', ({ bare }) => (bare.where || bare.whose ? undefined : [holds([{ rule: 'tribute-value', cards: 'equipped', for: asFilter(bare), count: 2 }])]));
  // Any text to the compiler, else five thousand patterns of one.
  for (const how of ['Synchro', 'Xyz', 'Link', 'Fusion'] as string[]) {
    const kind = how.toLowerCase();
    const AS = `[This card] cannot be used as <[a|an] ${how} material|[a|an] ${how} material Monster|[a|an] ${how} material for [a|an] ${how} Summon|[a] material for [a|an] ${how} Summon>` as const;
    const material = (more: object, while_?: object): Draft[] => [holds([{ rule: 'cannot', what: 'be-material', how: kind, ...more }], while_ ? { condition: while_ } : {})];
    for (const turn of ['Synchro', 'Xyz', 'Link', 'Fusion', 'Special'] as const)
      g.rule('statement', `${AS} <the turn it is|the turn it was|during the turn it is> ${turn} Summoned`, () => material({}, { is: 'this', like: { summoned: turn.toLowerCase(), summonedThisTurn: true } }));
  }
  const fromHand = (more: Draft = {}): Draft[] => [{ kind: 'condition', from: 'hand', ...more, ongoing: [{ rule: 'activate-from', what: { this: true }, from: 'hand' }] }];
  g.rule('statement', 'You can activate this card from your hand', () => fromHand());
  g.rule('statement', '<If|While> {conditions} , you can activate this card from your hand', ({ conditions }) => fromHand({ condition: conditions }));
  // Any such activation in this turn.
  g.rule('statement', 'During the turn in which your opponent [has] activated {a:linkKind} [{tails:linkTails}] , you can activate this card from your hand', ({ a, tails }) => {
    const happened = [a].flat().map((one) => activationOf({ ...one, by: 'opponent', ...tails }));
    return happened.every((one) => one !== undefined) ? fromHand({ condition: happened.length === 1 ? { happened: happened[0]! } : { any: happened.map((one) => ({ happened: one! })) } }) : undefined;
  });
  g.rule('statement', 'You can activate this card from your hand <if|while> {conditions}', ({ conditions }) => fromHand({ condition: conditions }));
  const setNow = (more: Draft = {}): Draft[] => [{ kind: 'condition', set: true, ...more, ongoing: [{ rule: 'activate-from', what: { this: true }, setThisTurn: true }] }];
  g.rule('statement', 'You can activate this card the turn it was Set', () => setNow());
  for (const pattern of ['<If|While> {conditions} , you can activate this card the turn it was Set', 'You can activate this card the turn it was Set [,] <if|while> {conditions}'] as const)
    g.rule('statement', pattern, ({ conditions }) => setNow({ condition: conditions }));
  g.rule('statement', 'When this card leaves the field , destroy the equipped monster', (_, context) => (ofEquip(context) ? [{ kind: 'unclassified', must: true, on: { event: 'leaves-field', card: { this: true } }, resolve: [{ do: 'destroy', cards: 'equipped' }] }] : undefined));
  for (const [words, doing] of [['banish', { do: 'banish' }], ['return', { do: 'return', to: 'hand' }], ['send', { do: 'send' }]] as const)
    g.rule('statement', `When this card leaves the field , ${words} the equipped monster ${words === 'return' ? 'to the hand' : words === 'send' ? 'to the GY' : ''}`, (_, context) => (ofEquip(context) ? [{ kind: 'unclassified', must: true, on: { event: 'leaves-field', card: { this: true } }, resolve: [{ ...doing, cards: 'equipped' }] }] : undefined));
  for (const [by, against] of [['', {}], ['by battle', { by: { cause: 'battle' } }]] as const)
    g.rule('statement', `( <A|1> monster can only be equipped with 1 Union Monster at a time . If the equipped monster <would be|is> destroyed ${by} , <destroy this card|this card is destroyed> instead . )`, () => [holds([{ rule: 'instead-of-destruction', cards: 'equipped', ...against, do: { do: 'destroy', cards: 'this' } }])]);
  normalSummons(g);
  g.rule('statement', '( This card is always treated as {name:quoted} . )', ({ name }) => [holds([{ rule: 'treated-as', name }], { from: ['hand', 'deck', 'field', 'graveyard', 'banished'] })]);
  g.rule('statement', "( This card's name is always treated as {name:quoted} . )", ({ name }) => [holds([{ rule: 'treated-as', name }], { from: ['hand', 'deck', 'field', 'graveyard', 'banished'] })]);
  g.rule('statement', 'You can only control 1 face-up {name:quoted}', ({ name }, context) => name === context.name ? [{ kind: 'condition', ongoing: [{ rule: 'control-limit', filter: { name }, count: 1 }] }] : undefined);
  g.rule('statement', 'There can only be 1 face-up {name:quoted} on the field', ({ name }, context) => name === context.name ? [{ kind: 'condition', ongoing: [{ rule: 'control-limit', onField: true, filter: { name }, count: 1 }] }] : undefined);
  const OLD = '<A|An> {bare} equipped with this card';
  const older = (bare: Noun, context: Context, rules: readonly Draft[]): Draft[] | undefined => (ofEquip(context) && !bare.where ? [{ ...equipped(bare), ongoing: rules.map((rule) => ({ ...rule, cards: 'equipped' })) }] : undefined);
  const change = (stats: readonly string[], op: string, value: number): Draft[] => stats.map((stat) => ({ rule: 'modify', stat, op, value }));
  g.rule('statement', `${OLD} increases its {stats} by {n:number} points`, ({ bare, stats, n }, context) => older(bare, context, change(stats, '+', n)));
  g.rule('statement', `${OLD} increases its {a:stats} by {n:number} points and decreases its {b:stats} by {m:number} points`, ({ bare, a, n, b, m }, context) => older(bare, context, [...change(a, '+', n), ...change(b, '-', m)]));
  g.rule('statement', '<Equip only to|You can only equip this card to|This card can only be equipped to> <a|an> {bare}', ({ bare }, context) => ofEquip(context) ? [equipped(bare)] : undefined);
  g.rule('statement', "<Equip only to|You can only equip this card to|This card can only be equipped to> <an opponent's|your opponent's> {bare}", ({ bare }, context) => (ofEquip(context) && !bare.where && !bare.whose ? [equipped({ ...bare, whose: 'opponent' })] : undefined));
  g.rule('statement', '<Equip only to|You can only equip this card to|This card can only be equipped to> {names}', ({ names }, context) => ofEquip(context) ? [equipped({ noun: 'name', filter: names })] : undefined);
  g.rule('statement', 'This card is used to Ritual Summon {names}', ({ names }) => [ritual(names)]);
  g.rule('statement', '<This card can be used to Ritual Summon any|This card can be used to Ritual Summon any 1|Can be used to Ritual Summon any> {bare}', ({ bare }) => bare.where ? undefined : [ritual(asFilter(bare))]);
  g.rule('statement', '<This card can be used to Ritual Summon any|This card can be used to Ritual Summon any 1> {bare} from your {places}', ({ bare, places }) => bare.where ? undefined : [ritual(asFilter(bare), oneOrList(places))]);
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
const ritual = (what: Filter, from: Place | Place[] = 'hand'): Draft => ({
  kind: 'activation',
  resolve: [{ do: 'ritual-summon', what, from, materials: [{ where: ['hand', 'monsters'], whose: 'you', filter: { kind: 'monster' } }] }],
}); // prettier-ignore
