/** What stands between actions: the same from elsewhere instead, what was done on a condition, what holds afterwards for the cards it was done to. */
import type { Condition, Filter, Place } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, Where, YgoGrammar } from './categories.ts';
import { asFilter, both, cards, isNoun, merge, oneOrList, type Noun, type Pointer, type What } from './noun.ts';

export function between(g: YgoGrammar): void {
  elsewhereInstead(g);
  cameFrom(g);
  afterwards(g);
  acts(g);
  places(g);
}

const whatOf = (one: Draft | undefined): What | undefined => (one?.['cards'] as { $what?: What } | undefined)?.$what;
const located = ({ where, whose, filter }: Where): Partial<Noun> => ({
  where,
  ...(whose && { whose: whose === 'their' ? 'opponent' : whose }),
  ...(filter && { filter }),
});

/** "Add 1 Dragon monster from your GY to your hand, or if …, you can add 1 such monster from your Deck instead": the same cards, in another place. */
function elsewhereInstead(g: YgoGrammar): void {
  const OR = '[,] <or|but> [,] if {conditions} [,]';
  const other = (a: readonly Draft[], verb: string, place: Where): Draft | undefined => {
    const [first, more] = a;
    const what = whatOf(first);
    if (!first || more || first['do'] !== verb || first['optional'] || first['if'] || !what || !isNoun(what) || !what.where) return undefined;
    const { where: _where, whose: _whose, ...plain } = what;
    const { place: _place, any, ...filter } = plain.filter;
    // How cards had to lie there is not asked elsewhere.
    if (any?.some((one) => one.place !== undefined)) return undefined;
    const there = merge({ ...plain, filter: both(filter, any && { any }) }, located(place));
    return there && { ...first, cards: { ...(first['cards'] as object), $what: there } };
  };
  const or = (a: readonly Draft[], does: Draft | undefined, conditions: Condition): Draft[] | undefined => does && [{ do: 'choose', options: [{ do: [...a] }, { if: conditions, do: [does] }] }];
  g.rule('doing', `{a:action} ${OR} you can Special Summon from {where} instead` as '{a:action} {conditions} {where}', ({ a, conditions, where }) => or(a, other(a, 'special-summon', where), conditions));
  for (const [verb, doing, tail] of [['add', 'add', ' [to your hand]'], ['send', 'send', ' [to the GY]'], ['Special Summon', 'special-summon', '']] as const)
    g.rule('doing', `{a:action} ${OR} you can ${verb} 1 such <monster|card> from {where}${tail} instead` as '{a:action} {conditions} {where}', ({ a, conditions, where }) => or(a, other(a, doing, where), conditions));
  // So many Tokens instead.
  g.rule('doing', `{a:action} ${OR} you can Special Summon {n:number} instead` as '{a:action} {conditions} {n:number}', ({ a, conditions, n }) => (a.length === 1 && a[0]!['do'] === 'token' && !a[0]!['optional'] ? or(a, { ...a[0], count: n }, conditions) : undefined));
} // prettier-ignore

/** From where it came: asked of what was just Summoned. */
function cameFrom(g: YgoGrammar): void {
  const it: What = { $ref: 'it' };
  const from = (where: Where): Filter | undefined => (where.filter || where.whose === 'their' || where.whose === 'opponent' ? undefined : { summonedFrom: oneOrList(where.where) });
  for (const words of ['negate <its|their> effects', '<its|their> effects are negated'] as const)
    g.rule('operations', `{a:doing} , but ${words} if [<it was|they were>] [Special] Summoned from {where}` as '{a:doing} {where}', ({ a, where }) => { const like = from(where); return like && a.at(-1)?.['do'] === 'special-summon' && a.length === 1 ? [...a, { do: 'negate-effects', cards: cards(it), until: 'leaves', if: { is: cards(it), like }, join: 'and-if-you-do' }] : undefined; });
  g.rule('condition', 'you Special Summoned [it] from {where}', ({ where }) => { const like = from(where); return like && ({ is: { $what: { $ref: 'done', done: 'special summoned', noun: 'monster' } }, like } as never); });
  // Of the event: this card was on the field then.
  const sent = (card: Filter, more: object): Condition => ({ happened: { event: 'sent', to: 'graveyard', card: { this: true, ...card }, ...more } });
  g.rule('condition', 'this card on the field was used as material', () => sent({}, { from: 'field', cause: 'material' }));
  g.rule('condition', 'this {how:summonWord} Summoned card was sent to the GY', ({ how }) => sent({ summoned: how }, { from: 'field' }));
} // prettier-ignore

/** What holds for the cards it was done to. */
function afterwards(g: YgoGrammar): void {
  const spoken = (it: Pointer): boolean => it.$ref !== 'this';
  g.rule('laterAction', '{it:pointer} cannot be activated unless {conditions}', ({ it, conditions }) => (spoken(it) ? [{ do: 'apply', until: 'leaves', rules: [{ rule: 'cannot-activate', what: { what: 'card', card: { oneOf: cards(it) } }, while: { not: conditions } }] }] : undefined));
  g.rule('laterAction', '<its|their> battle position(s) cannot be changed', () => [{ do: 'apply', to: cards({ $ref: 'it' }), until: 'leaves', rules: [{ rule: 'cannot', what: 'change-position' }] }]);
  g.rule('laterAction', 'once , {until} , {it:pointer} cannot be destroyed {by:against}', ({ until, it, by }) => (['end-of-turn', 'end-phase'].includes(until) && spoken(it) ? by.map((one) => ({ do: 'apply', to: cards(it), until, rules: [{ rule: 'cannot', what: 'be-destroyed', by: one, times: 1 }] })) : undefined));
} // prettier-ignore

/** Things that are done. */
function acts(g: YgoGrammar): void {
  // It comes back as another card, which that target no longer is.
  g.rule('operations', '{a:doing} , then return <it|them> to the field', ({ a }) => (a.at(-1)?.['do'] === 'banish' && a.at(-1)?.['until'] === undefined ? [...a, { do: 'return-to-field', cards: 'affected', join: 'then' }] : undefined));
  g.rule('action', 'banish , face-down , from {where} , {what}', ({ where, what }) => { const noun = isNoun(what) && !what.where ? merge(what, located(where)) : undefined; return noun && [{ do: 'banish', cards: cards(noun as Noun), face: 'down' }]; });
  g.rule('noun', 'the 1 {alike} [( your choice [,] if tied )]', ({ alike }) => (alike.only && alike.count === undefined ? { ...alike, count: 1 } : undefined));
  g.rule('adjective', 'Rank/Link {n:number}', ({ n }) => ({ any: [{ rank: n }, { link: n }] }));
} // prettier-ignore

/** Where cards lie. */
function places(g: YgoGrammar): void {
  const field: Place[] = ['field'];
  g.rule('where', 'the field or either {b:place}', ({ b }) => ({ where: [...field, b] }));
  g.rule('where', 'your {a:spots} , your {b:spots} , or face-up on either field', ({ a, b }) => (a.filter || b.filter ? undefined : { where: [...a.where, ...b.where, ...field], filter: { any: [{ place: oneOrList([...a.where, ...b.where]), owner: 'you' }, { place: 'field', face: 'up' }] } }));
  g.rule('where', "both players' {a:place} , {b:place} [,] and {c:place}", ({ a, b, c }) => ({ where: [a, b, c] }));
  g.rule('noun', '1 {bare} in your {a:place} or your opponent controls', ({ bare, a }) => (bare.where || bare.whose ? undefined : { noun: 'card', count: 1, where: [a, 'field'], filter: { any: [both(asFilter(bare), { place: a, owner: 'you' }), both(asFilter(bare), { place: 'monsters', controller: 'opponent' })] } }));
} // prettier-ignore
