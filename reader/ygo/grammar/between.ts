/** What stands between actions: the same from elsewhere instead, what was done on a condition, what holds afterwards for the cards it was done to. */
import type { Amount, Condition, Filter, Place } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, Where, YgoGrammar } from './categories.ts';
import { asFilter, both, cards, isNoun, merge, oneOrList, type Noun, type Pointer, type What } from './noun.ts';
import { eachOnce } from './nouns.ts';

export function between(g: YgoGrammar): void {
  elsewhereInstead(g);
  cameFrom(g);
  afterwards(g);
  acts(g);
  places(g);
  atRandom(g);
  summonedAs(g);
  bothTaken(g);
  theOther(g);
  theirDeck(g);
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
  g.rule('condition', '{pointer} in <your|the> GY is <a|an> {bare}', ({ pointer, bare }) => (pointer.$ref === 'this' || bare.where ? undefined : ({ is: { $what: pointer }, like: both(asFilter(bare), { place: 'graveyard' }) } as never)));
  g.rule('laterAction', '<its|their> battle position(s) cannot be changed', () => [{ do: 'apply', to: cards({ $ref: 'it' }), until: 'leaves', rules: [{ rule: 'cannot', what: 'change-position' }] }]);
  g.rule('laterAction', 'once , {until} , {it:pointer} cannot be destroyed {by:against}', ({ until, it, by }) => (['end-of-turn', 'end-phase'].includes(until) && spoken(it) ? by.map((one) => ({ do: 'apply', to: cards(it), until, rules: [{ rule: 'cannot', what: 'be-destroyed', by: one, times: 1 }] })) : undefined));
} // prettier-ignore

/** Things that are done. */
function acts(g: YgoGrammar): void {
  // It comes back as another card, which that target no longer is.
  g.rule('operations', '{a:doing} , then return <it|them> to the field', ({ a }) => (a.at(-1)?.['do'] === 'banish' && a.at(-1)?.['until'] === undefined ? [...a, { do: 'return-to-field', cards: 'affected', join: 'then' }] : undefined));
  g.rule('action', 'banish , face-down , from {where} , {what}', ({ where, what }) => { const noun = isNoun(what) && !what.where ? merge(what, located(where)) : undefined; return noun && [{ do: 'banish', cards: cards(noun as Noun), face: 'down' }]; });
  g.rule('noun', 'the 1 {alike} [( your choice [,] if tied )]', ({ alike }) => (alike.only && alike.count === undefined ? { ...alike, count: 1 } : undefined));
  const top = (count: number, whose: string): object => ({ choose: count, by: 'top', where: 'deck', whose });
  for (const [words, whose] of [['your', 'you'], ["your opponent's", 'opponent']] as const) {
    g.rule('action', `attach the top {n:number} cards of ${words} Deck to {to:pointer} [as material]` as '{n:number} {to:pointer}', ({ n, to }) => [{ do: 'attach', cards: top(n, whose), to: cards(to) }]);
    g.rule('action', `attach the top card of ${words} Deck to {to:pointer} [as material]` as '{to:pointer}', ({ to }) => [{ do: 'attach', cards: top(1, whose), to: cards(to) }]);
  }
  g.rule('action', 'draw the same number of cards placed <under|on the bottom of> the Deck', () => [{ do: 'draw', count: { $amount: 'returned' } }]);
  g.rule('each', "for every {n:number} [points] <|of> difference between your LP and your opponent's [LP]", ({ n }) => ({ difference: [{ lifePoints: 'opponent' }, { lifePoints: 'you' }], times: 1 / n, rounded: 'down' }));
  g.rule('plainValue', '[the] <combined|total> {stat} of [the] monsters {done:doneWord} [{as:bySaying}]', ({ stat, done, as }) => ({ stat, of: { $what: { $ref: 'done', done, noun: 'monster', plural: true, ...(as && { as }) } } }) as never);
  g.rule('adjective', 'Rank/Link {n:number}', ({ n }) => ({ any: [{ rank: n }, { link: n }] }));
} // prettier-ignore

/** Where cards lie. */
function places(g: YgoGrammar): void {
  const field: Place[] = ['field'];
  g.rule('where', 'the field or either {b:place}', ({ b }) => ({ where: [...field, b] }));
  g.rule('where', 'your {a:spots} , your {b:spots} , or face-up on either field', ({ a, b }) => (a.filter || b.filter ? undefined : { where: [...a.where, ...b.where, ...field], filter: { any: [{ place: oneOrList([...a.where, ...b.where]), owner: 'you' }, { place: 'field', face: 'up' }] } }));
  g.rule('where', "both players' {a:place} , {b:place} [,] and {c:place}", ({ a, b, c }) => ({ where: [a, b, c] }));
  // Of several groups of targets those that lie there.
  g.rule('pointer', 'both targets in {where}', ({ where }) => (where.filter || where.whose === 'their' ? undefined : { $ref: 'target', where: where.where, ...(where.whose && { whose: where.whose }) }));
  g.rule('noun', '1 {bare} in your {a:place} or your opponent controls', ({ bare, a }) => (bare.where || bare.whose ? undefined : { noun: 'card', count: 1, where: [a, 'field'], filter: { any: [both(asFilter(bare), { place: a, owner: 'you' }), both(asFilter(bare), { place: 'monsters', controller: 'opponent' })] } }));
} // prettier-ignore

/** "1 card from your opponent's hand (at random), field, or GY": only what is in the hand is left to chance. */
function atRandom(g: YgoGrammar): void {
  const PLACES = [[', field , or GY', ['field', 'graveyard']], [', GY , or [their] field', ['graveyard', 'field']], ['[,] or [from] [their] field', ['field']], ['or GY', ['graveyard']]] as const;
  const VERBS = [['banish', '', { do: 'banish' }], ['destroy', '', { do: 'destroy' }], ['send', ' to the GY', { do: 'send' }], ['shuffle', ' into the Deck', { do: 'return', to: 'deck' }]] as const;
  for (const [verb, tail, doing] of VERBS)
    for (const [others, where] of PLACES) {
      const from = (place: Place): object => ({ do: [{ ...doing, cards: { choose: 1, where: place, whose: 'opponent', ...(place === 'hand' && { by: 'random' }) } }] });
      g.rule('action', `${verb} 1 card <from|in> your opponent's hand ( [at] random ) ${others}${tail}`, () => [{ do: 'choose', options: (['hand', ...where] as const).map(from) }]);
    }
} // prettier-ignore

/** What a monster is from its Summon on: of another Level, with other values. */
function summonedAs(g: YgoGrammar): void {
  const onlyOne = (what: What): boolean => !('several' in what) && (isNoun(what) ? what.count === 1 : what.plural !== true);
  const it = (what: What): What => (!isNoun(what) && !('several' in what) && what.$ref === 'this' ? { $ref: 'this' } : { $ref: 'it' });
  g.rule('action', 'Special Summon {what} [{tails:operationTails}] as a Level {n:number} monster', ({ what, tails, n }) => (onlyOne(what) ? [{ do: 'special-summon', cards: cards(what), ...tails }, { do: 'modify', cards: cards(it(what)), stat: 'level', op: '=', value: n, join: 'and-if-you-do' }] : undefined));
  const values = (b: readonly Draft[]): boolean => b.length > 0 && b.every((one) => one['do'] === 'modify' && one['until'] === undefined && !one['if'] && !one['optional']);
  const become = (a: readonly Draft[], b: readonly Draft[]): Draft[] | undefined => (a.at(-1)?.['do'] === 'special-summon' && values(b) ? [...a, { ...b[0], join: 'and-if-you-do' }, ...b.slice(1)] : undefined);
  g.rule('doing', '{a:action} ( {b:timelessList} )', ({ a, b }) => become(a, b));
  g.rule('doing', '{a:action} ( {b:timeless} )', ({ a, b }) => become(a, b));
} // prettier-ignore

/** "Take 1 Dragon and 1 Warrior monster from your Deck, add 1 of them to your hand, and send the other to the GY". */
function bothTaken(g: YgoGrammar): void {
  g.rule('operations', 'take 1 {x:bare} and 1 {y:bare} , {c:operations}', ({ x, y, c }) => {
    const both = eachOnce([{ ...x, count: 1 }, { ...y, count: 1 }], 2);
    return both?.where?.join() === 'deck' && !c[0]!['optional'] && !c[0]!['if'] ? [{ do: 'single-out', cards: cards(both), named: 'chosen' }, { ...c[0], join: 'and' }, ...c.slice(1)] : undefined;
  });
} // prettier-ignore

/** "Special Summon either that monster or this card, and banish the other". */
function theOther(g: YgoGrammar): void {
  const VERBS = [['banish', '', { do: 'banish' }], ['send', ' to the GY', { do: 'send' }], ['discard', '', { do: 'discard' }], ['add', ' to your hand', { do: 'add' }]] as const;
  for (const [verb, tail, doing] of VERBS)
    g.rule('operations', `Special Summon either {a:pointer} or {b:pointer} [{tails:operationTails}] , and ${verb} the other${tail}` as '{a:pointer} {b:pointer} [{tails:operationTails}]', ({ a, b, tails }) => {
      const way = (one: Pointer, other: Pointer): object => ({ do: [{ do: 'special-summon', cards: cards(one), ...tails }, { ...doing, cards: cards(other), join: 'and' }] });
      // Of a card revealed beside it, this card's own place is not told.
      return a.$ref !== b.$ref && (a.$ref === 'this' || b.$ref === 'this') && a.$ref !== 'done' && b.$ref !== 'done' && !a.plural && !b.plural ? [{ do: 'choose', options: [way(a, b), way(b, a)] }] : undefined;
    });
  const there = (pointer: Pointer, like: Filter): Condition | undefined => (pointer.$ref === 'this' ? undefined : ({ is: { $what: pointer }, like } as never));
  g.rule('condition', '{pointer} is in the GY or banished face-up', ({ pointer }) => there(pointer, { any: [{ place: 'graveyard' }, { place: 'banished', face: 'up' }] }));
} // prettier-ignore

/** Cards excavated from the top of the other player's Deck. */
function theirDeck(g: YgoGrammar): void {
  const OF = "from the top of your opponent's Deck";
  const excavate = (count: Amount): Draft => ({ do: 'excavate', count, named: 'shown', whose: 'opponent' });
  const then = (first: readonly Draft[], b: readonly Draft[]): Draft[] => [...first, { ...b[0], join: 'and' }, ...b.slice(1)];
  const upTo = (n: number): Draft[] => [{ do: 'declare', what: 'number', is: { min: 1, max: n } }, { ...excavate({ from: 'declared' }), join: 'and' }];
  for (const [words, first] of [['excavate {n:number} card(s)', (n: number): Draft[] => [excavate(n)]], ['excavate up to {n:number} cards', upTo]] as const)
    g.rule('operations', `${words} ${OF} <,|and> {b:operations}` as '{n:number} {b:operations}', ({ n, b }) => (b[0]!['optional'] || b[0]!['if'] ? undefined : then(first(n), b)));
  g.rule('action', 'banish {n:number} excavated card(s)', ({ n }) => [{ do: 'banish', cards: cards({ noun: 'card', count: n, filter: {}, among: { $ref: 'it', plural: true } }) }]);
  g.rule('operations', 'banish {n:number} excavated card(s) , face-down , and {b:operations}', ({ n, b }) => then([{ do: 'banish', cards: cards({ noun: 'card', count: n, filter: {}, among: { $ref: 'it', plural: true } }), face: 'down' }], b));
  g.rule('action', '<place|return> the rest on [the] top of <your|the|their> Deck in the same order', () => [{ do: 'return', cards: cards({ $ref: 'rest' }), to: 'deck-top' }]);
  g.rule('action', 'banish the rest', () => [{ do: 'banish', cards: cards({ $ref: 'rest' }) }]);
} // prettier-ignore
