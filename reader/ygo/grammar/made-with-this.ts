/** The monster that was Summoned using this card, and what it has from it: "A WIND Synchro Monster that used this card as material gains 500 ATK". */
import type { Effect, SummonKind } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { asFilter, oneOrList, type Noun } from './noun.ts';

type Made = NonNullable<Effect['madeWithThis']>;
const HOWS: readonly string[] = ['fusion', 'ritual', 'synchro', 'xyz', 'link'];

export function madeWithThis(g: YgoGrammar): void {
  offspring(g);
  const has = (made: Made, rules: readonly Draft[], while_?: object): Draft[] | undefined =>
    rules.every(({ cards }) => cards === undefined) ? [{ kind: 'continuous', madeWithThis: made, ongoing: rules.map((rule) => ({ ...rule, ...(while_ && { while: while_ }) })) }] : undefined;
  const NEW = { is: 'this', like: { summonedThisTurn: true } };
  g.rule('statement', '{made:offspring} {rules:holding} [while face-up on the field]', ({ made, rules }) => has(made, rules));
  g.rule('statement', '{made:offspring} {rules:holding} , also it {more:holding}', ({ made, rules, more }) => has(made, [...rules, ...more]));
  g.rule('statement', '{made:offspring} {rules:holding} for the rest of that turn', ({ made, rules }) => (rules.some((rule) => rule['while']) ? undefined : has(made, rules, NEW)));
  g.rule('statement', 'Your opponent cannot target {made:offspring} with {by:effectSource}', ({ made, by }) => (by.whose || by.activated ? undefined : has(made, [{ rule: 'cannot', what: 'be-targeted', by: { ...by, whose: 'opponent' } }])));
  // Whoever Ritual Summons with it: what the monster then does to the other player.
  const USING = '<if|when> a player Ritual Summons using this card ,';
  const ritual = (ongoing: Draft[]): Draft[] => [{ kind: 'continuous', madeWithThis: { how: 'ritual' }, ongoing }];
  g.rule('statement', `${USING} that Ritual Summoned monster cannot be targeted by the card effects of the other player`, () => ritual([{ rule: 'cannot', what: 'be-targeted', by: { cause: 'effect', whose: 'opponent' } }]));
  g.rule('statement', `${USING} the other player cannot Special Summon while that Ritual Summoned monster is face-up on the field`, () => ritual([{ rule: 'cannot', what: 'special-summon', player: 'opponent' }]));
  g.rule('statement', "While the monster Ritual Summoned using this card is face-up on the field , {kinds:monsterKinds} Monsters' effects are negated", ({ kinds }) => ritual([{ rule: 'negate-effects', cards: { where: 'monsters', filter: kinds } }]));
} // prettier-ignore

/** Which monster it is: its kind is how it was Summoned. */
function offspring(g: YgoGrammar): void {
  const made = (bare: Noun, from: 'field' | undefined, how?: readonly SummonKind[]): Made | undefined => {
    const { is, kind: _kind, ...rest } = asFilter(bare);
    const kinds = how ?? (typeof is === 'string' ? [is as SummonKind] : undefined);
    if (bare.where || bare.whose || (how && is !== undefined) || !kinds?.every((one) => HOWS.includes(one))) return undefined;
    return { how: oneOrList([...kinds]), ...(Object.keys(rest).length > 0 && { for: rest }), ...(from && { from }) };
  };
  const AS = 'as <material|a material|Xyz material|an Xyz material|Synchro material|a Synchro material|Synchro material Monster|a Synchro material Monster>';
  for (const [card, from] of [['this card', undefined], ['this card on the field', 'field']] as const) {
    g.rule('offspring', `<a|an|the> {bare} that used ${card} ${AS}`, ({ bare }) => made(bare, from));
    g.rule('offspring', `<a|an|the> {bare} that was Summoned using ${card} [${AS}]`, ({ bare }) => made(bare, from));
    g.rule('offspring', `<a|an|the> {bare} [that was] {how:summonWords} Summoned using ${card} [${AS}]`, ({ bare, how }) => made(bare, from, how));
  }
} // prettier-ignore
