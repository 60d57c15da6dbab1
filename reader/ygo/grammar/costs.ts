/** What stands before the semicolon: what is paid, and what is targeted. */
import type { Condition, Limit } from '../../../engine/ygo/effects/schema.ts';
import type { Before, Draft, Where, YgoGrammar } from './categories.ts';
import { asFilter, both, cards, isNoun, isPointer, type Noun, type What } from './noun.ts';
import { placed } from './pointers.ts';
import { notSentThisTurn } from './situations.ts';

export function costs(g: YgoGrammar): void {
  targets(g);
  paid(g);
  declaring(g);
  paidTogether(g);
}
/** What is targeted. */
function targets(g: YgoGrammar): void {
  g.rule('target', 'target {noun}', ({ noun }): What[] | undefined => (noun.count === undefined || noun.count === 'all' || noun.among ? undefined : [noun]));
  g.rule('target', 'target {a:noun} [,] and {b:noun}', ({ a, b }) => (a.count === 'all' || b.count === 'all' ? undefined : [a.filter.oneOf === 'event' ? a : placed(a, b), b]));
  // Said last, of both.
  g.rule('target', 'target {a:noun} and {b:noun} , {post}', ({ a, b, post }) => (a.count === undefined || b.count === undefined || a.count === 'all' || b.count === 'all' || (a.where ?? b.where ?? a.whose ?? b.whose) || !post.where || post.filter ? undefined : [{ ...a, ...post, filter: a.filter }, { ...b, ...post, filter: b.filter }]));
  // To this card: nothing else is spoken of yet.
  g.rule('target', 'target {pointer} and {b:noun}', ({ pointer, b }) => (pointer.$ref === 'that' && !pointer.plural && b.count === 1 && b.where ? [pointer, b] : undefined));
  g.rule('target', 'target {n:number} appropriate {alike}', ({ n, alike }, { kind }) => (kind !== 'monster' || alike.count !== undefined ? undefined : [{ ...alike, count: n, filter: both(alike.filter, { canEquip: 'this' }) }]));
  const EACH_FIELD = "on <each field|each player's field|each side of the field>";
  g.rule('target', `target 1 {bare} ${EACH_FIELD} [{posts}]` as 'target 1 {bare} [{posts}]', ({ bare, posts }) => (bare.where || bare.whose || posts?.filter?.other || (posts && Object.keys(posts).join() !== 'filter') ? undefined : onEach({ ...bare, filter: both(bare.filter, posts?.filter) })));
  g.rule('target', `target 1 {bare} ${EACH_FIELD} [{posts}] , except this card` as 'target 1 {bare} [{posts}]', ({ bare, posts }) => (bare.where || bare.whose || bare.filter.other || (posts && Object.keys(posts).join() !== 'filter') ? undefined : onEach({ ...bare, filter: both(bare.filter, posts?.filter) }).map((one): Noun => (one.whose === 'you' ? { ...one, filter: both(one.filter, { other: true }) } : one))));
  for (const [words, whose] of [['', undefined], ['of your ', 'you']] as const)
    g.rule('target', `target 2 ${words}{all:bare} ( 1 {a:bare} and 1 {b:bare} ) [{posts}]` as 'target 2 {all:bare} ( 1 {a:bare} and 1 {b:bare} ) [{posts}]', ({ all, a, b, posts }) => {
      // With more said of both it is a noun (`nouns.ts`).
      if ((a.where ?? b.where ?? a.whose ?? b.whose) || (posts && !whose)) return undefined;
      return [a, b].map((one): Noun => ({ ...all, ...posts, ...(whose && { whose }), count: 1, filter: both(all.filter, posts?.filter, asFilter(one)) }));
    });
  for (const each of ['( 1 {a:post} and 1 {b:post} )', ', 1 {a:post} and 1 {b:post}'] as const)
    g.rule('target', `target 2 {bare} ${each}` as 'target 2 {bare} ( 1 {a:post} and 1 {b:post} )', ({ bare, a, b }) => (bare.where || bare.whose || bare.same || bare.distinct || !a.where || !b.where || a.filter || b.filter ? undefined : [a, b].map((place): Noun => ({ ...bare, ...place, filter: bare.filter, count: 1 }))));
  g.rule('target', 'target 2 {bare} ( 1 <from|on> each field )', ({ bare }) => (bare.whose || bare.same || bare.distinct || (bare.where && bare.where.join() !== 'field') ? undefined : (['you', 'opponent'] as const).map((whose) => ({ ...bare, count: 1, where: ['field'], whose }))));
  g.rule('target', 'target {n:number} of <those monsters|those cards>', ({ n }) => [{ noun: 'card', count: n, filter: { oneOf: 'event' } }]);
  g.rule('target', 'target {n:number} of those <destroyed|Special Summoned|banished|Summoned|discarded> <monsters|cards>', ({ n }) => [{ noun: 'card', count: n, filter: { oneOf: 'event' } }]);
  g.rule('target', 'target up to {n:number} of <those monsters|those cards|them>', ({ n }) => [{ noun: 'card', count: { min: 1, max: n }, filter: { oneOf: 'event' } }]);
  g.rule('target', 'target <{n:number}|one> of those {bare}', ({ n, bare }) => ((Object.keys(bare.filter).length === 0 && !bare.where && n !== undefined) || bare.filter.summoned || bare.where?.includes('banished') ? undefined : [{ ...bare, count: n ?? 1, filter: both(bare.filter, { oneOf: 'event' }) }]));
  g.rule('target', "target {n:number} of those opponent's <monsters|cards>", ({ n }) => [{ noun: 'card', count: n, filter: { oneOf: 'event', controller: 'opponent' } }]);
  g.rule('target', 'target {n:number} of them', ({ n }) => [{ noun: 'card', count: n, filter: { oneOf: 'event' } }]);
  g.rule('target', 'target {bare} [,] up to {value}', ({ bare, value }) => [{ ...bare, count: { min: 1, max: value } }]);
  g.rule('target', 'target {pointer} in {where}', ({ pointer, where }) => (pointer.$ref === 'done' && !pointer.plural && !pointer.where && !where.filter && where.whose !== 'their' && where.where.join() === 'graveyard' ? [{ ...pointer, where: where.where, ...(where.whose && { whose: where.whose }) }] : undefined));
  g.rule('target', 'target {pointer}', ({ pointer }) => (pointer.$ref === 'that' || pointer.$ref === 'it' || pointer.$ref === 'attacker' || pointer.$ref === 'done' || (pointer.$ref === 'battling' && !pointer.where) ? [pointer] : undefined));
  g.rule('before', '{target}', ({ target }) => ({ targets: target }));
} // prettier-ignore
/** What is paid to activate it, how often it can be. */
function paid(g: YgoGrammar): void {
  otherwise(g);
  g.rule('before', 'activate this effect', () => ({}));
  // As much as one likes.
  const chosen = (multiple: number, most?: number): Draft => ({ do: 'pay-life', amount: 'chosen', multiple, ...(most !== undefined && { most }) });
  g.rule('before', 'pay LP in multiples of {n:number} [( max . {m:number} )]', ({ n, m }) => ({ cost: [chosen(n, m)] }));
  g.rule('before', 'pay LP in multiples of {n:number} [( max . {m:number} )] <, then|and|, and> {target}', ({ n, m, target }) => ({ cost: [chosen(n, m)], targets: target }));
  g.rule('before', 'activate this effect {per}', ({ per }) => ({ limit: { of: 'copy', ...per } as Limit }));
  g.rule('before', 'activate this effect once per battle', () => ({ limit: { of: 'copy', per: 'battle' } }));
  g.rule('before', '{operations} once per <battle|battle involving this card>', ({ operations }) => (payable(operations) ? { cost: operations, limit: { of: 'copy', per: 'battle' } } : undefined));
  // "When you activate this card, you can also Tribute 1 monster": paid or not.
  const maybe = (operations: readonly Draft[]): Draft[] | undefined => (payable(operations) && operations.length === 1 ? [{ do: 'choose', options: [{ do: operations }, { do: [] }] }] : undefined);
  g.rule('before', 'when you activate this card , you can also {operations}', ({ operations }) => { const cost = maybe(operations); return cost && { cost }; });
  g.rule('before', 'when you activate this card , you can also {operations} , then {target}', ({ operations, target }) => { const cost = maybe(operations); return cost && { cost, targets: target }; });
  g.rule('before', 'activate this card', () => ({}));
  // Used while it lies face-down.
  const TURNED: Draft = { do: 'change-position', cards: cards({ $ref: 'this' }), to: 'face-up-defense', $turned: true };
  g.rule('before', 'change this face-down card to face-up Defense Position', () => ({ cost: [TURNED] }));
  g.rule('before', 'change this face-down card to face-up Defense Position [,] <then|and> {target}', ({ target }) => ({ cost: [TURNED], targets: target }));
  g.rule('before', 'activate this card by targeting {noun}', ({ noun }) => (noun.count === undefined || noun.count === 'all' ? undefined : { targets: [noun] }));
  g.rule('before', 'activate this card by paying {n:number} LP', ({ n }) => ({ cost: [{ do: 'pay-life', amount: n }] }));
  g.rule('before', 'activate this card by paying {n:number} LP , then {target}', ({ n, target }) => ({ cost: [{ do: 'pay-life', amount: n }], targets: target }));
  for (const [gerund, verb, where] of [['discarding', 'discard', 'hand'], ['banishing', 'banish', undefined], ['Tributing', 'tribute', 'monsters'], ['sending', 'send', undefined]] as const)
    g.rule('before', `activate this card by ${gerund} {what}${verb === 'send' ? ' to the GY' : ''}`, ({ what }) => ({ cost: [{ do: verb, cards: { $what: what, ...(where && { $in: [where] }) } }] }));
  for (const [gerund, verb, where] of [['discarding', 'discard', 'hand'], ['banishing', 'banish', undefined], ['Tributing', 'tribute', 'monsters'], ['sending', 'send', undefined]] as const)
    g.rule('before', `activate this card by ${gerund} {what}${verb === 'send' ? ' to the GY' : ''} , then {target}`, ({ what, target }) => ({ cost: [{ do: verb, cards: { $what: what, ...(where && { $in: [where] }) } }], targets: target }));
  g.rule('before', 'activate this card by targeting {a:noun} and {b:noun}', ({ a, b }) => ([a, b].some((one) => one.count === undefined || one.count === 'all') ? undefined : { targets: [placed(a, b), b] }));
  g.rule('before', 'activate this card by targeting 1 {bare} on each field', ({ bare }) => (bare.where || bare.whose ? undefined : { targets: onEach(bare) }));
  g.rule('before', 'activate this card by declaring 1 {what:declared}', ({ what }, { property }) => (property === 'equip' || property === 'continuous' ? undefined : { declares: [{ do: 'declare', what }] }));
} // prettier-ignore
/** What is declared. */
function declaring(g: YgoGrammar): void {
  g.rule('before', 'declare 1 type of card ( Monster , Spell , or Trap )', () => ({ declares: [{ do: 'declare', what: 'kind' }] }));
  for (const [words, what] of [['card name', 'name'], ['monster Type', 'type'], ['Type', 'type'], ['Attribute', 'attribute'], ['monster Attribute', 'attribute'], ['Level', 'level'], ['card type', 'kind']] as const)
    g.rule('before', `declare 1 ${words}`, () => ({ declares: [{ do: 'declare', what }] }));
  g.rule('before', '{operations} , then declare 1 {what:declared}', ({ operations, what }) => (payable(operations) ? { cost: operations, declares: [{ do: 'declare', what }] } : undefined));
  g.rule('before', '{operations} and declare 1 {what:declared}', ({ operations, what }) => (what !== 'name' && payable(operations) ? { cost: operations, declares: [{ do: 'declare', what }] } : undefined));
  g.rule('before', 'declare 1 {what:declared} [,] <then|and> {target}', ({ what, target }) => ({ targets: target, declares: [{ do: 'declare', what }] }));
  g.rule('before', '{target} [,] and declare 1 {what:declared}', ({ target, what }) => ({ targets: target, declares: [{ do: 'declare', what }] }));
  g.rule('before', '{target} , then declare 1 {what:declared}', ({ target, what }) => ({ targets: target, declares: [{ do: 'declare', what }] }));
  for (const [word, what] of [['Level', 'level'], ['number', 'number'], ['Pendulum Scale', 'number']] as const) {
    const between = (n: number, m: number): Draft[] => [{ do: 'declare', what, is: { min: n, max: m } }];
    g.rule('before', `<declare|choose> <a|1> ${word} from {n:number} to {m:number}`, ({ n, m }) => ({ declares: between(n, m) }));
    g.rule('before', `{target} [,] <and|then> declare <a|1> ${word} from {n:number} to {m:number}`, ({ target, n, m }) => ({ targets: target, declares: between(n, m) }));
    g.rule('before', `declare <a|1> ${word} from {n:number} to {m:number} [,] <then|and> {target}`, ({ target, n, m }) => ({ targets: target, declares: between(n, m) }));
    g.rule('before', `{operations} <, then|and> {target} [,] <and|then> declare <a|1> ${word} from {n:number} to {m:number}`, ({ operations, target, n, m }) => (payable(operations) ? { cost: operations, targets: target, declares: between(n, m) } : undefined));
    g.rule('before', `{target} [,] <and|then> declare <a|1> ${word} between {n:number} and {m:number}`, ({ target, n, m }) => ({ targets: target, declares: between(n, m) }));
    g.rule('before', `{operations} <and|, then> declare <a|1> ${word} from {n:number} to {m:number}`, ({ operations, n, m }) => (payable(operations) ? { cost: operations, declares: between(n, m) } : undefined));
  }
  // Both in one breath.
  const BOTH = '1 <Monster Type|monster Type|Type> and [1] <Attribute|monster Attribute>';
  const typeAndAttribute: Draft[] = [{ do: 'declare', what: 'type', $and: 'attribute' }];
  g.rule('before', `declare ${BOTH}`, () => ({ declares: typeAndAttribute }));
  g.rule('before', `declare ${BOTH} , then {target}` as '{target}', ({ target }) => ({ targets: target, declares: typeAndAttribute }));
  g.rule('before', `{target} [,] <and|then> declare ${BOTH}` as '{target}', ({ target }) => ({ targets: target, declares: typeAndAttribute }));
  g.rule('before', `{operations} <and|, then> {target} and declare ${BOTH}` as '{operations} {target}', ({ operations, target }) => (payable(operations) ? { cost: operations, targets: target, declares: typeAndAttribute } : undefined));
  g.table('declared', { '<type of card|card type> ( Monster , Spell , or Trap )': 'kind', 'type of card ( Spell or Trap )': 'kind', 'card name': 'name', '<monster Type|Type>': 'type', '<monster Attribute|Attribute>': 'attribute', Level: 'level' });
  g.rule('before', 'declare 1 card type ( Monster , Spell , or Trap )', () => ({ declares: [{ do: 'declare', what: 'kind' }] }));
  g.rule('before', '{target} , then declare 1 card type ( Monster , Spell , or Trap )', ({ target }) => ({ targets: target, declares: [{ do: 'declare', what: 'kind' }] }));
  g.rule('before', '{operations} and declare 1 card name', ({ operations }) => (payable(operations) ? { cost: operations, declares: [{ do: 'declare', what: 'name' }] } : undefined));
  // As what was activated, by the link that is answered.
  g.rule('before', 'discard the same type of card ( Monster , Spell , or Trap )', () => ({ cost: [{ do: 'discard', cards: cards({ noun: 'card', count: 1, where: ['hand'], whose: 'you', filter: { sameAs: { what: 'kind', as: 'link' } } }) }] }));
  g.rule('before', 'send the same type of card ( Monster , Spell , or Trap ) from your hand to the GY', () => ({ cost: [{ do: 'send', cards: cards({ noun: 'card', count: 1, where: ['hand'], whose: 'you', filter: { sameAs: { what: 'kind', as: 'link' } } }) }] }));
  g.rule('before', 'reveal a number of {alike}', ({ alike }) => (alike.count === undefined && alike.where?.join() === 'hand' ? { cost: [{ do: 'reveal', cards: cards({ ...alike, count: { min: 1 } }) }] } : undefined));
} // prettier-ignore
/** Several costs, costs and targets. */
function paidTogether(g: YgoGrammar): void {
  const NOT_YET = "except the turn <it was sent there|it was sent to the GY|this card was sent there|this card was sent to the GY>";
  const fromGy = (operations: readonly Draft[]): boolean => payable(operations) && JSON.stringify(operations).includes('"$ref":"this","where":["graveyard"]');
  g.rule('before', `{operations} , ${NOT_YET}` as '{operations}', ({ operations }) => (fromGy(operations) ? { cost: operations, asks: notSentThisTurn() } : undefined));
  g.rule('before', `{operations} , ${NOT_YET} , then {target}` as '{operations} {target}', ({ operations, target }) => (fromGy(operations) ? { cost: operations, targets: target, asks: notSentThisTurn() } : undefined));
  g.rule('before', '{operations} to declare 1 {what:declared}', ({ operations, what }) => (payable(operations) ? { cost: operations, declares: [{ do: 'declare', what }] } : undefined));
  g.rule('before', '{operations} , including this card', ({ operations }) => { const cost = withThis(operations); return cost && { cost }; });
  g.rule('before', '{operations} , including this card , then {target}', ({ operations, target }) => { const cost = withThis(operations); return cost && { cost, targets: target }; });
  // "Choose a number from 1 to 3, then send that many cards from the top of your Deck to the GY".
  const milled = (n: number, m: number): Draft => ({ do: 'send', cards: cards({ noun: 'card', count: { min: n, max: m }, by: 'top', where: ['deck'], whose: 'you', filter: {} }) });
  const MILL = 'choose a number from {n:number} to {m:number} , then send that many cards from the top of your Deck to the GY';
  g.rule('before', MILL, ({ n, m }) => ({ cost: [milled(n, m)] }));
  g.rule('before', `{operations} <and|, then> ${MILL}`, ({ operations, n, m }) => (payable(operations) ? { cost: [...operations, milled(n, m)] } : undefined));
  g.rule('before', '{operations}', ({ operations }) => (payable(operations) ? { cost: operations } : undefined));
  // Three in a row.
  const row = (all: readonly (readonly Draft[])[]): Draft[] | undefined => (all.every((one) => one.length === 1 && payable(one)) ? all.map(([one], i) => ({ ...one, ...(i > 0 && { join: 'and' }) })) : undefined);
  g.rule('before', '{a:action} , {b:action} , and {c:action}', ({ a, b, c }) => { const cost = row([a, b, c]); return cost && { cost }; });
  g.rule('before', '{a:action} , {b:action} , and {c:action} , then {target}', ({ a, b, c, target }) => { const cost = row([a, b, c]); return cost && { cost, targets: target }; });
  g.rule('before', '{operations} <, then|and|, and|, also> {target}', ({ operations, target }) => (payable(operations) ? { cost: operations, targets: target } : undefined));
  g.rule('before', '{operations} <, then|and|, and> {target} ( Quick Effect )', ({ operations, target }) => (payable(operations) ? { cost: operations, targets: target, quick: true } : undefined));
  g.rule('before', '{operations} <, then|and|, and> {target} ( except during the Damage Step ) ( Quick Effect )', ({ operations, target }) => (payable(operations) ? { cost: operations, targets: target, quick: true, outsideDamageStep: true } : undefined));
  g.rule('before', '{operations} ( Quick Effect )', ({ operations }) => (payable(operations) ? { cost: operations, quick: true } : undefined));
  g.rule('before', '{target} ( Quick Effect )', ({ target }) => ({ targets: target, quick: true }));
  // "Reveal 1 "X" in your hand, then target 1 monster in your GY that mentions it".
  g.rule('before', '{operations} , then target {n:number} [{adjectives}] {head} {posts} that <mention|mentions> it [, except {x:exception}]', ({ operations, n, adjectives, head, posts, x }) => {
    const name = payable(operations) && operations.length === 1 ? onlyName(operations[0]!) : undefined;
    return name === undefined || !posts.where || posts.filter ? undefined : { cost: operations, targets: [{ noun: head.noun, count: n, ...posts, filter: both(adjectives, head.filter, { mentions: name }, x && { not: x }) }] };
  });
  g.rule('before', '{operations} to {target}', ({ operations, target }) => (payable(operations) ? { cost: operations, targets: target } : undefined));
} // prettier-ignore

/** The name of the one card that is paid. */
function onlyName(one: Draft): string | undefined {
  const what = (one['cards'] as { $what?: What } | undefined)?.$what;
  return what && isNoun(what) && what.count === 1 && typeof what.filter.name === 'string' ? what.filter.name : undefined;
} // prettier-ignore

/** One on each field. */
const onEach = (bare: Noun): Noun[] => (['you', 'opponent'] as const).map((whose) => ({ ...bare, count: 1, where: ['field'], whose })); // prettier-ignore

/** "Target 1 card, or 2 if you control a Dragon monster": of two effects one. */
function otherwise(g: YgoGrammar): void {
  g.rule('otherTarget', ', or [,] if {conditions} [,] you can target {noun} [instead]', ({ conditions, noun }) => (noun.count === undefined || noun.count === 'all' ? undefined : { if: conditions, target: noun }));
  g.rule('otherTarget', ', or <you can target {n:number}|target {n:number}|{n:number}> [instead] if {conditions}', ({ n, conditions }) => ({ if: conditions, count: n! }));
  g.rule('otherTarget', ', or up to {n:number} [instead] if {conditions}', ({ n, conditions }) => ({ if: conditions, count: { min: 1, max: n } }));
  g.rule('otherTarget', ', or [,] if {conditions} [,] you can target {n:number} in {where} instead', ({ conditions, n, where }) => ({ if: conditions, count: n, there: where }));
  g.rule('otherTarget', ', or [,] if {conditions} [,] you can target {n:number} such <monsters|cards> instead', ({ conditions, n }) => ({ if: conditions, count: n }));
  g.rule('otherTarget', ', or up to {n:number} <cards|monsters> [instead] if {conditions}', ({ n, conditions }) => ({ if: conditions, count: { min: 1, max: n } }));
  const beside = (target: readonly What[], { if: so, target: other, count, there: place }: { if: Condition; target?: What; count?: Noun['count']; there?: Where }): Before['or'] => {
    const [only, more] = target;
    if (!only || more || !isNoun(only)) return undefined;
    // Where those lie need not be said again.
    const there = other && isNoun(other) && !other.where && !other.whose ? { ...other, ...(only.where && { where: only.where }), ...(only.whose && { whose: only.whose }) } : other;
    if (place && (place.filter || place.whose === 'their' || only.filter.any || !only.where)) return undefined;
    return { if: so, targets: [there ?? { ...only, count: count!, ...(place && { where: place.where, whose: place.whose as Noun['whose'] }) }] };
  };
  g.rule('before', '{target} {other:otherTarget}', ({ target, other }) => { const or = beside(target, other); return or && { targets: target, or }; });
  g.rule('before', '{operations} <, then|and|, and> {target} {other:otherTarget}', ({ operations, target, other }) => { const or = beside(target, other); return or && payable(operations) ? { cost: operations, targets: target, or } : undefined; });
} // prettier-ignore

/** One of the cards paid is this card. */
function withThis(operations: readonly Draft[]): Draft[] | undefined {
  const [only, more] = operations;
  const cards = only?.['cards'] as { $what?: What } | undefined;
  if (!payable(operations) || more || !cards?.$what || !isNoun(cards.$what) || cards.$what.including) return undefined;
  return [{ ...only, cards: { ...cards, $what: { ...cards.$what, including: [{ filter: { this: true }, min: 1 }] } } }];
} // prettier-ignore
/** What can be a cost; its parts are all done. */
const COSTS = new Set([
  'pay-life',
  'discard',
  'tribute',
  'send',
  'banish',
  'reveal',
  'return',
  'destroy',
  'detach',
  'remove-counters',
  'change-position',
]);
/** "Either pay 2000 LP, or reveal 1 card". */
const isEither = (one: Readonly<Record<string, unknown>>): boolean => one['do'] === 'choose' && (one['options'] as { if?: unknown; do: Draft[] }[]).every(({ if: when, do: all }) => !when && payable(all)); // prettier-ignore
export const payable = (operations: readonly Readonly<Record<string, unknown>>[]): boolean =>
  operations.every(
    (one) =>
      (COSTS.has(String(one['do'])) || isEither(one)) &&
      one['optional'] === undefined &&
      (one['until'] === undefined || comesBack(one, operations)) &&
      one['if'] === undefined &&
      (one['join'] === undefined || one['join'] === 'and' || one['join'] === 'then'),
  );

/** "Banish 1 monster you control until the End Phase": the one thing banished for it, from the field. */
function comesBack(one: Readonly<Record<string, unknown>>, all: readonly Readonly<Record<string, unknown>>[]): boolean {
  if (one['do'] !== 'banish' || one['face'] || !BACK_AT.has(String(one['until']))) return false;
  if (all.filter((other) => other['do'] === 'banish').length > 1) return false;
  const what = (one['cards'] as { $what?: What } | undefined)?.$what;
  if (!what || 'several' in what) return false;
  if (isPointer(what)) return what.$ref === 'this' && (!what.where || what.where.every((place) => ON_THE_FIELD.has(place)));
  return what.noun === 'monster' && what.where !== undefined && what.where.every((place) => ON_THE_FIELD.has(place));
} // prettier-ignore
const ON_THE_FIELD: ReadonlySet<string> = new Set(['field', 'monsters']);
const BACK_AT: ReadonlySet<string> = new Set(['end-phase', 'end-of-turn', 'next-standby-phase', 'your-next-standby-phase', 'opponents-next-standby-phase', 'your-next-end-phase']); // prettier-ignore

/** As a cost an operation may be spelled otherwise. */
export function asCost({ join: _join, ...one }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (one['do'] === 'choose') {
    const parts = (one['options'] as { do: Draft[] }[]).map(({ do: all }) => all.map(asCost));
    return { oneOf: parts.map((all) => (all.length === 1 ? all[0] : { all })) };
  }
  if (one['do'] === 'change-position')
    return { do: 'change-position', cards: one['cards'], ...(one['$turned'] === true && { to: one['to'] }) };
  if (one['do'] !== 'remove-counters') return one;
  const { cards: from, count, ...rest } = one;
  // All of them: as many as there are.
  const all = typeof count === 'object' && count !== null && 'counters' in count;
  return { ...rest, count: all ? { min: count, max: count } : count, from };
}
