/** Noun phrases put together: which cards, how many, where. */
import type { Filter, Place } from '../../../engine/ygo/effects/schema.ts';
import type { Where, YgoGrammar } from './categories.ts';
import { asFilter, both, either, isKind, merge, type Noun, type Pointer } from './noun.ts';

function complete(
  filter: Filter | undefined,
  head: { noun: Noun['noun']; filter: Filter; card?: true },
  post: Partial<Noun> | undefined,
): Noun {
  const all = both(filter, head.filter, post?.filter);
  const { place, ...rest } = all;
  const banished = place === 'banished' && post?.where === undefined;
  return {
    noun: head.noun,
    ...(head.card && { card: true as const }),
    ...post,
    ...(banished && { where: ['banished'] as Place[] }),
    filter: banished ? rest : all,
  };
}

export function nouns(g: YgoGrammar): void {
  kinds(g);
  quantities(g);
  counted(g);
}

/** A kind of card: no number yet. */
function kinds(g: YgoGrammar): void {
  g.rule('posts', '{post}', ({ post }) => post);
  g.rule('posts', '{post} {more:posts}', ({ post, more }) => ((post.including && Object.keys(more).length > 0) || summonedFrom(post, more) || ofTheException(post, more) || ofTheGroup(post, more) ? undefined : merge(post, more)));
  g.rule('bare', '[{adjectives}] {head} [{posts}]', ({ adjectives: filter, head, posts }) => complete(filter, head, posts));
  g.rule('bare', 'copies of {names} [{posts}]', ({ names, posts }) => complete({}, { noun: 'name', filter: names }, posts));
  g.rule('bare', '[{adjectives}] {names} [{posts}]', ({ adjectives: filter, names, posts }) => complete(filter, { noun: 'name', filter: names }, posts));
  // "The number of "X" and Spells that mention it in your GY".
  g.rule('bare', '{names} <and|and/or|or> [{adjectives}] {head} that <mention|mentions> it [{posts}]', ({ names, adjectives, head, posts }) => (typeof names.name === 'string' && !posts?.filter?.name ? complete({}, { noun: 'card', filter: { any: [names, both(asFilter({ noun: head.noun, filter: both(adjectives, head.filter) }), { mentions: names.name })] } }, posts) : undefined));
  const OR = '<or|and/or>';
  g.rule('alike', '{bare}', ({ bare }) => bare);
  // "Monsters that are Fiend monsters and/or Dragon monsters": both are said of them.
  const saidTwice = ({ noun, filter }: Noun): boolean => noun === 'monster' && filter.kind === 'monster';
  g.rule('alike', `{a:bare} [,] ${OR} {b:bare}`, ({ a, b }) => (saidTwice(a) ? undefined : eitherKind([a, b])));
  g.rule('alike', `{a:bare} , {b:bare} [,] ${OR} {c:bare}`, ({ a, b, c }) => eitherKind([a, b, c]));
  // "1 "X" monster, or Dragon monster, you control": where they are is said of both.
  for (const [words, whose] of [['you control', 'you'], ['your opponent controls', 'opponent']] as const)
    g.rule('alike', `{a:bare} , ${OR} {b:bare} , ${words} [{posts}]` as '{a:bare} {b:bare} [{posts}]', ({ a, b, posts }) => there(eitherKind([a, b]), { ...posts, where: ['field'], whose }));
} // prettier-ignore

/** Where cards lie, said after a comma. */
function there(kind: Noun | undefined, posts: Partial<Noun>): Noun | undefined {
  if (!kind || kind.where || kind.whose) return undefined;
  return merge(kind, posts) as Noun | undefined;
}

/** "Except monsters Special Summoned from the GY": what follows a kind of card is said of the exception. */
const ofTheException = ({ filter }: Partial<Noun>, more: Partial<Noun>): boolean =>
  filter?.not?.kind !== undefined && Object.keys(filter).join() === 'not' && Object.keys(more.filter ?? {}).length > 0 && more.where === undefined; // prettier-ignore

/** "With less ATK than the total ATK of all Dragon monsters you control": where those lie, not these. */
const ofTheGroup = ({ filter }: Partial<Noun>, more: Partial<Noun>): boolean =>
  more.where !== undefined && /"of":\{"where":"(?:monsters|field)"(?:,"filter"|\})/.test(JSON.stringify(filter ?? {}));

/** "Special Summoned from the Extra Deck": where it came from, not where it lies. */
const summonedFrom = (post: Partial<Noun>, more: Partial<Noun>): boolean =>
  post.filter?.summoned !== undefined && !post.filter.summonedFrom && !post.filter.summonedThisTurn && (more.where?.every((place) => !['field', 'monsters'].includes(place)) ?? false); // prettier-ignore

function quantities(g: YgoGrammar): void {
  g.rule('quantity', '[exactly] {n:number}', ({ n }) => ({ count: n }));
  g.table('quantity', {
    '<a|an>': { count: 1 },
    '<all|all the|every|each>': { count: 'all' },
    '<all other|every other|each other>': { count: 'all', filter: { other: true } },
    'any number of': { count: 'any-number' },
    another: { count: 1, filter: { other: true } },
    'the top': { count: 1, by: 'top' },
    "[all] your opponent's": { whose: 'opponent', count: 'all' },
    'all your': { whose: 'you', count: 'all' },
    'that many': { count: THAT_MANY },
    '<the same number of|an equal number of|that number of>': { count: THAT_MANY },
    'up to the same number of': { count: { min: 1, max: { $amount: true } as unknown as number } },
    '1 or more': { count: { min: 1 } },
    'up to that many': { count: { min: 1, max: { $amount: true } as unknown as number } },
    '<exactly that many|exactly that number of>': { count: THAT_MANY },
  });
  g.rule('quantity', 'a total of {n:number}', ({ n }) => ({ count: n }));
  g.rule('quantity', 'up to {n:number}', ({ n }) => ({ count: { min: 1, max: n } }));
  g.rule('quantity', '{n:number} or more', ({ n }) => (n === 1 ? undefined : { count: { min: n } }));
  g.rule('quantity', '{a:number} or {b:number}', ({ a, b }) => (b === a + 1 ? { count: { min: a, max: b } } : undefined));
  g.rule('quantity', 'the top {n:number}', ({ n }) => ({ count: n, by: 'top' }));
  g.rule('quantity', '{n:number} random', ({ n }) => ({ count: n, by: 'random' }));
  g.rule('quantity', '{n:number} more', ({ n }) => ({ count: n }));
} // prettier-ignore
/** As many as were paid, or done something to, before: known when the whole effect is. */
const THAT_MANY = { $many: true } as unknown as number;
/** So many of those. */
const of = (quantity: Partial<Noun>, bare: Noun): Noun | undefined => {
  const merged = merge(quantity, bare);
  return merged && ({ ...merged, noun: bare.noun, filter: merged.filter ?? {} } as Noun);
};
function counted(g: YgoGrammar): void {
  soMany(g);
  ofEitherKind(g);
  ofEachPlace(g);
  ofBothKinds(g);
}
/** So many of a kind, whose they are. */
function soMany(g: YgoGrammar): void {
  g.rule('noun', '{quantity} {alike}', ({ quantity, alike }) => of(quantity, alike));
  // "1 of the Fusion Materials whose name is mentioned on that monster".
  const NAMED = '[specifically] <mentioned|listed> on {pointer} [,] [{posts}]';
  const named = (quantity: Partial<Noun>, pointer: Pointer, posts: Partial<Noun> | undefined): Noun | undefined => (pointer.where || pointer.$ref === 'this' ? undefined : of(quantity, { noun: 'monster', ...posts, filter: both(posts?.filter, { materialOf: { $what: pointer } as never }) }));
  for (const words of ['of the <Fusion|Synchro|Link|Xyz> <Materials|Material> [<whose name is|whose names are>]', '<material|Fusion Material> <whose name is|that is>', '<materials|Fusion Materials> <whose names are|that are>'] as const)
    g.rule('noun', `{quantity} ${words} ${NAMED}` as '{quantity} {pointer} [{posts}]', ({ quantity, pointer, posts }) => named(quantity, pointer, posts));
  // "2 different X cards": with different names.
  g.rule('noun', '{quantity} different {alike}', ({ quantity, alike }) => (alike.distinct || alike.same || quantity.count === 1 || quantity.count === 'all' || !alike.where ? undefined : of(quantity, { ...alike, distinct: 'name' })));
  for (const [words, whose] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
    g.rule('noun', `{quantity} of ${words} [currently] banished {alike}`, ({ quantity, alike }) => (alike.where || alike.whose ? undefined : of({ ...quantity, whose, where: ['banished'] }, alike)));
  for (const [words, whose] of [['your', 'you'], ["your opponent's", 'opponent']] as const)
    g.rule('noun', `{quantity} of ${words} {alike} [,]`, ({ quantity, alike }) => of({ ...quantity, whose, ...(!alike.where && { where: ['field'] as Place[] }) }, alike));
  g.rule('noun', '{n:number} {names} [,] or {m:number} [{adjectives}] {head} that <mentions it|specifically lists that card in its text|mentions that card> [,] [{posts}]', ({ n, names, m, adjectives, head, posts }) => n === m && !posts?.filter?.name && typeof names.name === 'string' ? of({ count: n }, complete({}, { noun: 'card', filter: { any: [names, both(asFilter({ noun: head.noun, filter: both(adjectives, head.filter) }), { mentions: names.name })] } }, posts)) : undefined);
  // "1 of your Dragon monsters, or 1 of your Equip Spells, that is banished or in your GY".
  g.rule('noun', '{a:quantity} of your {x:bare} , or {b:quantity} of your {y:bare} , {posts}', ({ a, x, b, y, posts }) => {
    if (JSON.stringify(a) !== JSON.stringify(b) || !posts.where || x.where || y.where || x.whose || y.whose) return undefined;
    const kind = alternative(of(a, x), of(b, y));
    const all = kind && merge(kind, { ...posts, whose: 'you' });
    return all && { ...kind, ...all, filter: all.filter ?? {} };
  });
  for (const words of ['{n:number} of your {names} , or {m:number} [{adjectives}] {head} that mentions it , {posts}', '{n:number} of your {names} , or {m:number} of your [{adjectives}] {head} that <mention|mentions> it , {posts}'] as const)
    g.rule('noun', words as '{n:number} {names} {m:number} [{adjectives}] {head} {posts}', ({ n, names, m, adjectives, head, posts }) => (n === m && posts.where && !posts.filter?.name && typeof names.name === 'string' ? of({ count: n, whose: 'you' }, complete({}, { noun: 'card', filter: { any: [names, both(asFilter({ noun: head.noun, filter: both(adjectives, head.filter) }), { mentions: names.name })] } }, posts)) : undefined));
  g.rule('noun', '{n:number} of your banished {names} , or {m:number} of your banished [{adjectives}] {head} that <mention|mentions> it [,]', ({ n, names, m, adjectives, head }) => (n === m && typeof names.name === 'string' ? of({ count: n, whose: 'you', where: ['banished'] }, complete({}, { noun: 'card', filter: { any: [names, both(asFilter({ noun: head.noun, filter: both(adjectives, head.filter) }), { mentions: names.name })] } }, undefined)) : undefined));
  g.rule('noun', 'any number of your {alike} [,]', ({ alike }) => of({ count: 'any-number', whose: 'you', ...(!alike.where && { where: ['field'] as Place[] }) }, alike));
  g.rule('noun', '{quantity} of their [currently] banished {alike}', ({ quantity, alike }) => (alike.where || alike.whose ? undefined : of({ ...quantity, whose: 'opponent', where: ['banished'] }, alike)));
  g.rule('noun', "{n:number} {adjectives} opponent's {alike}", ({ n, adjectives, alike }) => (alike.where || alike.whose || adjectives.place ? undefined : of({ count: n, whose: 'opponent', where: ['field'] }, { ...alike, filter: both(adjectives, alike.filter) })));
  g.rule('noun', "{n:number} opponent's {alike}", ({ n, alike }) => (alike.where || alike.whose ? undefined : of({ count: n, whose: 'opponent', where: ['field'] }, alike)));
  for (const n of ['{n:number}', '<a|an>'] as const)
    g.rule('noun', `${n} [{adjectives}] opponent's {alike}` as '[{n:number}] [{adjectives}] {alike}', ({ n: many, adjectives, alike }) => (alike.where || alike.whose || (many !== undefined && !adjectives) ? undefined : of({ count: many ?? 1, whose: 'opponent', where: ['field'] }, { ...alike, filter: both(adjectives, alike.filter) })));
  // Destroyed, they lie in the Graveyard.
  g.rule('noun', '{n:number} of your {bare} destroyed by battle <during this turn|this turn>', ({ n, bare }) => (bare.where || bare.whose ? undefined : of({ count: n, whose: 'you', where: ['graveyard'], filter: { didThisTurn: { event: 'destroyed', cause: 'battle' } } }, bare)));
  // Those already spoken of lie elsewhere by then.
  g.rule('noun', 'your other banished {alike}', ({ alike }) => (alike.where || alike.whose ? undefined : of({ count: 'all', whose: 'you', where: ['banished'] }, alike)));
  for (const [words, whose] of [['your', 'you'], ["<your opponent's|their>", 'opponent']] as const)
    g.rule('noun', `${words} entire hand`, () => ({ noun: 'card', count: 'all', where: ['hand'], whose, filter: {} }));
  for (const [words, whose] of [['your', 'you'], ["<your opponent's|their>", 'opponent']] as const)
    g.rule('noun', `${words} entire hand and Extra Deck`, () => ({ noun: 'card', count: 'all', where: ['hand', 'extra-deck'], whose, filter: {} }));
  g.rule('noun', 'this card or 1 monster this card points to', () => ({ noun: 'card', count: 1, where: ['monsters'], filter: { any: [{ this: true }, { pointedToBy: { this: true } }] } }));
} // prettier-ignore
/** One kind or another; as many as possible. */
function ofEitherKind(g: YgoGrammar): void {
  g.rule('noun', '{names}', ({ names }) => ({ noun: 'name', filter: names, count: 1 }));
  g.rule('noun', 'the [{n:number}] {alike}', ({ n, alike }) => (alike.only && alike.count === undefined ? of({ count: n ?? 1 }, alike) : undefined));
  g.rule('noun', 'the {alike}', ({ alike }) => (alike.now && alike.count === undefined && !alike.only ? of({ count: 'all' }, alike) : undefined));
  g.rule('noun', 'both cards in your Pendulum Zones', () => ({ noun: 'card', count: 2, where: ['pendulum-zone'], whose: 'you', filter: {} }));
  g.rule('noun', 'the <card|monster> in your other Pendulum Zone', () => ({ noun: 'card', count: 'all', where: ['pendulum-zone'], whose: 'you', filter: { other: true } }));
  g.rule('noun', '<each|both> battling <monster|monsters>', () => ({ noun: 'monster', count: 'all', where: ['monsters'], filter: { any: [{ oneOf: 'attacker' }, { oneOf: 'attack-target' }] } }));
  g.rule('noun', '{alike}', ({ alike }) => (alike.count !== undefined ? undefined : alike.now ? of({ count: 'all' }, alike) : alike.total ? of({ count: 'any-number' }, alike) : undefined));
  // "Any monsters they control": all that are there; of cards elsewhere it is any number.
  g.rule('noun', 'any {alike}', ({ alike }) => (alike.where?.join() === 'field' && alike.count === undefined ? of({ count: 'all' }, alike) : undefined));
  // One of each field, alike in something.
  const BOTH_FIELDS = { any: [{ controller: 'you' as const }, { controller: 'opponent' as const }] };
  g.rule('noun', '2 {bare} ( 1 from each field )', ({ bare }) => (bare.where || bare.whose || !bare.same || bare.filter.any ? undefined : of({ count: 2, where: ['field'], filter: BOTH_FIELDS, oneOfEach: true }, bare)));
  // "Up to 2 cards ("X" cards and/or "Y")".
  g.rule('noun', '{quantity} cards ( {alike} ) [{posts}]', ({ quantity, alike, posts }) => { const kind = alike.where || alike.whose || alike.count !== undefined ? undefined : merge(alike, posts ?? {}); return kind && of(quantity, { ...alike, ...kind, filter: kind.filter ?? {} }); });
  g.rule('noun', 'as many of your {alike} as possible', ({ alike }) => (alike.where && !alike.whose ? of({ count: 'as-many-as-possible', whose: 'you' }, alike) : undefined));
  g.rule('noun', 'as many {alike} as possible', ({ alike }) => of({ count: 'as-many-as-possible' }, alike));
  g.rule('noun', 'as many {alike} as possible [,] {posts}', ({ alike, posts }) => { const more = merge(alike, posts); return more && of({ count: 'as-many-as-possible' }, more as Noun); });
  g.rule('noun', '{a:quantity} {x:bare} [,] or {b:quantity} {y:bare}', ({ a, x, b, y }) => JSON.stringify(a) === JSON.stringify(b) ? alternative(of(a, x), of(b, y)) : undefined);
  // "1 face-up Spell, or 1 Set Trap, on the field": where they are is said last, of both.
  for (const [words, whose] of [[', you control [,]', 'you'], [', your opponent controls [,]', 'opponent'], [', on the field [,]', undefined]] as const)
    g.rule('noun', `{a:quantity} {x:bare} , or {b:quantity} {y:bare} ${words}` as '{a:quantity} {x:bare} {b:quantity} {y:bare}', ({ a, x, b, y }) => (JSON.stringify(a) !== JSON.stringify(b) || x.where || y.where || x.whose || y.whose ? undefined : alternative(of(a, x), of(b, { ...y, where: ['field'], ...(whose && { whose }) }))));
  g.rule('noun', '{a:quantity} {x:bare} , {b:quantity} {y:bare} , or {c:quantity} {z:bare}', ({ a, x, b, y, c, z }) => { const first = JSON.stringify(a) === JSON.stringify(b) && JSON.stringify(b) === JSON.stringify(c) ? alternative(of(a, x), of(b, y)) : undefined; return first && alternative(first, of(c, z), true); });
} // prettier-ignore
/** Of each place, of each name, of each archetype one. */
function ofEachPlace(g: YgoGrammar): void {
  // "1 Dragon monster and/or 1 "X" from your Deck": each of them at most once.
  const once = (...all: (readonly [Partial<Noun>, Noun])[]): Noun | undefined => (all.every(([{ count }]) => count === 1) ? eachOnce(all.map(([quantity, bare]) => of(quantity, bare)), { min: 1, max: all.length }) : undefined);
  g.rule('noun', '{a:quantity} {x:bare} [,] and/or {b:quantity} {y:bare}', ({ a, x, b, y }) => once([a, x], [b, y]));
  g.rule('noun', '{a:quantity} {x:bare} , {b:quantity} {y:bare} [,] and/or {c:quantity} {z:bare}', ({ a, x, b, y, c, z }) => once([a, x], [b, y], [c, z]));
  // "Up to 1 Plant monster each from your hand and Deck": of each place one.
  g.rule('noun', '{quantity} {bare} each <from|in> [both] {where} [{posts}]', ({ quantity: { count, ...more }, bare, where, posts }) => {
    const places = placeOf(where);
    const all = typeof count === 'object' && count.max === 1 ? { min: 1, max: where.where.length } : count === 1 ? where.where.length : undefined;
    if (!places || all === undefined || Object.keys(more).length > 0 || bare.where || bare.filter.any || posts?.where) return undefined;
    return of({ ...posts, ...places, count: all, filter: both(places.filter, posts?.filter) }, bare);
  });
  for (const [words, n] of [['{n:number} {bare} , 1 each <from|in> {where}', undefined], ['up to {n:number} {bare} , 1 each <from|in> {where}', 1]] as const)
    g.rule('noun', words as '{n:number} {bare} {where}', ({ n: most, bare, where }) => {
      const places = placeOf(where);
      return places && where.where.length === most && !bare.where && !bare.filter.any ? of({ ...places, count: n === undefined ? most : { min: n, max: most } }, bare) : undefined;
    });
  // "1 each of "A" and "B"".
  const eachName = ({ count, ...more }: Partial<Noun>, names: readonly string[], posts: Partial<Noun> | undefined): Noun | undefined => {
    const all = typeof count === 'object' && count.max === 1 ? { min: 1, max: names.length } : count === 1 ? names.length : undefined;
    return all === undefined || Object.keys(more).length > 0 ? undefined : { noun: 'name', count: all, ...posts, filter: both({ any: names.map((name) => ({ name })) }, posts?.filter), oneOfEach: true };
  };
  g.rule('noun', '1 {adjectives} {a:quoted} , {b:quoted} , and {c:quoted} {posts}', ({ adjectives, a, b, c, posts }) => (posts.where ? eachName({ count: 1 }, [a, b, c], { ...posts, filter: both(adjectives, posts.filter) }) : undefined));
  g.rule('noun', '{quantity} each of {a:quoted} <and|and/or> {b:quoted} [{posts}]', ({ quantity, a, b, posts }) => eachName(quantity, [a, b], posts));
  const BANISHED: Partial<Noun> = { where: ['banished'], whose: 'you' };
  g.rule('noun', '{quantity} each of your banished {a:quoted} [,] <and|and/or> {b:quoted}', ({ quantity, a, b }) => eachName(quantity, [a, b], BANISHED));
  g.rule('noun', '{quantity} each of your banished {a:quoted} , {b:quoted} [,] <and|and/or> {c:quoted}', ({ quantity, a, b, c }) => eachName(quantity, [a, b, c], BANISHED));
  g.rule('noun', '{quantity} each of {a:quoted} , {b:quoted} [,] <and|and/or> {c:quoted} [{posts}]', ({ quantity, a, b, c, posts }) => eachName(quantity, [a, b, c], posts));
  g.rule('noun', '{quantity} each of {a:quoted} , {b:quoted} , {c:quoted} [,] <and|and/or> {d:quoted} [{posts}]', ({ quantity, a, b, c, d, posts }) => eachName(quantity, [a, b, c, d], posts));
  g.rule('noun', '1 {a:quoted} , {b:quoted} [,] and {c:quoted} {posts}', ({ a, b, c, posts }) => eachName({ count: 1 }, [a, b, c], posts));
  // "Up to 1 each "A" and/or "B" monster": of each archetype one.
  const eachSeries = ({ count, ...more }: Partial<Noun>, series: readonly string[], head: { noun: Noun['noun']; filter: Filter }, posts: Partial<Noun> | undefined): Noun | undefined => {
    const all = typeof count === 'object' && count.max === 1 ? { min: 1, max: series.length } : count === 1 ? series.length : undefined;
    return all === undefined || Object.keys(more).length > 0 ? undefined : { noun: head.noun, count: all, ...posts, filter: both({ any: series.map((one) => ({ series: one })) }, head.filter, posts?.filter), oneOfEach: true };
  };
  g.rule('noun', '{quantity} each [of] {a:quoted} [,] <and|and/or> {b:quoted} {head} [{posts}]', ({ quantity, a, b, head, posts }) => eachSeries(quantity, [a, b], head, posts));
  g.rule('noun', '{quantity} each [of] {a:quoted} , {b:quoted} [,] <and|and/or> {c:quoted} {head} [{posts}]', ({ quantity, a, b, c, head, posts }) => eachSeries(quantity, [a, b, c], head, posts));
  g.rule('noun', '{quantity} each [of] {a:quoted} , {b:quoted} , {c:quoted} [,] <and|and/or> {d:quoted} {head} [{posts}]', ({ quantity, a, b, c, d, head, posts }) => eachSeries(quantity, [a, b, c, d], head, posts));
  g.rule('noun', '{n:number} {bare} of different types ( 1 Monster , 1 Spell , and 1 Trap ) [{posts}]', ({ n, bare, posts }) => { const kind = n === 3 && !bare.where ? merge(bare, posts ?? {}) : undefined; return kind && { ...bare, ...kind, count: 3, filter: both(kind.filter, { any: [{ kind: 'monster' }, { kind: 'spell' }, { kind: 'trap' }] }), oneOfEach: true }; });
} // prettier-ignore
/** "1 LIGHT and 1 DARK monster": the noun is said once; so many as something else. */
function ofBothKinds(g: YgoGrammar): void {
  // "1 LIGHT and 1 DARK monster": the noun is said once.
  const kindsOf = (all: readonly Filter[], head: { noun: Noun['noun']; filter: Filter }, posts: Partial<Noun> | undefined): Noun[] => all.map((filter) => ({ noun: head.noun, ...posts, filter: both(filter, head.filter, posts?.filter) }));
  // A quoted word before "or", "and" names a card.
  const allOf = (all: readonly Filter[], head: { noun: Noun['noun']; filter: Filter }, posts: Partial<Noun> | undefined): Noun | undefined => (all.slice(0, -1).some((one) => one.series) ? undefined : eachOnce(kindsOf(all, head, posts), all.length));
  g.rule('noun', '1 {a:adjectives} and 1 {b:adjectives} {head} [{posts}]', ({ a, b, head, posts }) => (bothMean(a, b) ? undefined : allOf([a, b], head, posts)));
  g.rule('noun', '1 {a:adjectives} and 1 {b:adjectives} monsters [{posts}]', ({ a, b, posts }) => { const { level, ...kind } = b; return bothMean(a, b) && level !== undefined ? allOf([both(a, kind), b], { noun: 'monster', filter: {} }, posts) : undefined; });
  g.rule('noun', '1 {a:adjectives} , 1 {b:adjectives} [,] and 1 {c:adjectives} {head} [{posts}]', ({ a, b, c, head, posts }) => allOf([a, b, c], head, posts));
  g.rule('noun', '1 {a:adjectives} , 1 {b:adjectives} , 1 {c:adjectives} [,] and 1 {d:adjectives} {head} [{posts}]', ({ a, b, c, d, head, posts }) => allOf([a, b, c, d], head, posts));
  g.rule('noun', '1 {a:adjectives} or 1 {b:adjectives} {head} [{posts}]', ({ a, b, head, posts }) => { const [x] = kindsOf([a], head, undefined); const [y] = kindsOf([b], head, posts); return a.series ? undefined : alternative({ ...x!, count: 1 }, { ...y!, count: 1 }); });
  g.rule('noun', '{n:number} {all:bare} ( 1 {a:bare} and 1 {b:bare} ) [{posts}]', ({ n, all, a, b, posts }) => { const kind = n === 2 && !all.where ? merge(all, posts ?? {}) : undefined; return kind && eachOnce([a, b].map((one) => ({ ...all, ...kind, filter: both(kind.filter, asFilter(one)) })), 2); });
  g.rule('noun', '{n:number} {all:bare} ( 1 {a:adjectives} and 1 {b:adjectives} ) [{posts}]', ({ n, all, a, b, posts }) => { const kind = n === 2 && JSON.stringify(a) !== '{"is":"tuner"}' && !all.where ? merge(all, posts ?? {}) : undefined; return kind && eachOnce([a, b].map((one) => ({ ...all, ...kind, filter: both(kind.filter, one) })), 2); });
  g.rule('noun', '{quantity} of {pointer} [{posts}]', ({ quantity, pointer, posts }) => (pointer.plural && !pointer.where && !posts?.where && quantity.count !== undefined && quantity.count !== 'all' ? of({ ...quantity, among: pointer }, { noun: pointer.noun ?? 'card', ...posts, filter: posts?.filter ?? {} }) : undefined));
  g.rule('noun', 'any number of {alike} [,] up to {value}', ({ alike, value }) => of({ count: { min: 1, max: value } }, alike));
  g.rule('noun', '[<a number of|any number of>] your {alike} [,] up to {value}', ({ alike, value }) => (alike.where ? of({ count: { min: 1, max: value }, whose: 'you' }, alike) : undefined));
  g.rule('noun', '[a number of] {alike} [,] up to {value}', ({ alike, value }) => of({ count: { min: 1, max: value } }, alike));
  g.rule('noun', '[a number of] {alike} [,] equal to {value}', ({ alike, value }) => of({ count: { min: value, max: value } }, alike));
} // prettier-ignore

/** Of each of several places one. */
export const placeOf = ({ where, whose, filter }: Where): (Pick<Noun, 'where' | 'whose' | 'oneOfEach'> & { filter: Filter }) | undefined => (where.length < 2 || whose === 'their' ? undefined : { where, ...(whose && { whose }), filter: both({ any: where.map((place) => ({ place })) }, filter), oneOfEach: true }); // prettier-ignore
/** "1 Level 4 or lower and 1 Level 5 or higher EARTH monster": the kind said last may be meant of both. */
const bothMean = (a: Filter, b: Filter): boolean =>
  Object.keys(a).join() === 'level' && 'level' in b && Object.keys(b).length > 1;

/** Places both players have, in which a filter tells whose card it is. */
const OF_EITHER: ReadonlySet<string> = new Set(['field', 'graveyard', 'banished']);
/** "1 "A" or 1 "B" in your GY": one pick; the place said last holds for both. */
export function alternative(x: Noun | undefined, y: Noun | undefined, third?: true): Noun | undefined {
  if (!x || !y) return undefined;
  if (x.where && JSON.stringify(x.where) !== JSON.stringify(y.where)) return third ? undefined : inTwoPlaces(x, y);
  if (x.whose && x.whose !== y.whose) return third ? undefined : ofBothPlayers(x, y);
  if (y.only || x.only || x.including || x.distinct || x.same) return undefined;
  const { where: _where, whose: _whose, ...plainX } = x;
  // Of three the first two are one filter already.
  const first = third && x.filter.any && Object.keys(x.filter).length === 1 ? x.filter.any : [asFilter(plainX)];
  const filter = oneKindOf(first, y);
  return filter && { ...y, noun: 'card', filter };
} // prettier-ignore
/** "Yours or your opponent's", of the same place. */
function ofBothPlayers(x: Noun, y: Noun): Noun | undefined {
  if (!y.whose || !x.where || y.where?.join() !== x.where.join()) return undefined;
  const either = { noun: x.noun === y.noun ? x.noun : ('card' as const), filter: { any: [asFilter(x), asFilter(y)] } };
  // On the field a filter tells whose it is.
  if (OF_EITHER.has(x.where.join()) && !x.among && !y.among && !y.filter.not) return { ...y, whose: undefined, ...either } as unknown as Noun;
  // "In your GY, or in your opponent's GY": whose each is, is whose it is.
  if (x.where.includes('field') || !isKind(x) || !isKind(y)) return undefined;
  return { ...either, ...(x.count !== undefined && { count: x.count }), where: x.where };
} // prettier-ignore
/** One kind or the other; what is said behind the second of both stands beside them; that they differ, of all. */
function oneKindOf(first: readonly Filter[], y: Noun): Filter | undefined {
  // "Except" is said of both.
  const { lies, filter } = lying(y);
  const { where: _where, whose: _whose, distinct: _distinct, ...plainY } = y;
  // What happened to it, what it is compared with, is said of both.
  const { not, didThisTurn, sameAs, differsFrom, ...own } = asFilter({ ...plainY, filter });
  // "In your other Pendulum Zone" is said of the zone.
  const beside = own.other === true && y.where?.join() === 'pendulum-zone';
  if (beside) delete own.other;
  const [byOthers, kind] = measured(own);
  const told: Filter = { ...(beside && { other: true }), ...(didThisTurn && { didThisTurn }), ...(sameAs && { sameAs }), ...(differsFrom && { differsFrom }), ...byOthers };
  const exception = not && Object.keys(not).join() === 'name';
  // "1 X or 1 card that mentions it": what is said last is not said of nothing.
  if (Object.keys(kind).length === 0 && !not) return undefined;
  return both(either([...first, exception ? kind : both(kind, not && { not })]), exception ? { not } : {}, lies, told);
} // prettier-ignore

/** What is measured by another card's value ("with less ATK than that monster"), and the rest. */
function measured(filter: Filter): [Filter, Filter] {
  const byOthers = (key: string, value: unknown): boolean => ['atk', 'def', 'level', 'rank', 'link'].includes(key) && /"(?:stat|lifePoints)"/.test(JSON.stringify(value));
  const part = (wanted: boolean): Filter => Object.fromEntries(Object.entries(filter).filter(([key, value]) => byOthers(key, value) === wanted));
  return [part(true), part(false)];
} // prettier-ignore

/** "1 card in your GY, or 1 monster your opponent controls": a kind of its own in each place. */
function inTwoPlaces(x: Noun, y: Noun): Noun | undefined {
  if (!x.where || !y.where || x.count !== y.count || [x, y].some((one) => !isKind(one) || one.card || one.filter.oneOf || JSON.stringify(one.filter).includes('"$what"'))) return undefined;
  // An exception is said of both.
  const { not, ...kind } = y.filter;
  const named = not && Object.keys(not).join() === 'name';
  const where = [...new Set([...x.where, ...y.where])];
  return { noun: 'card', ...(x.count !== undefined && { count: x.count }), where, ...(x.whose && x.whose === y.whose && { whose: x.whose }), filter: { any: [x, named ? { ...y, filter: kind } : y].map((one) => both({ place: one.where!.length === 1 ? one.where![0]! : one.where! }, asFilter(one))), ...(named && { not }) } };
} // prettier-ignore

/** Several kinds of which each is chosen (at most) once; a place said last is that of all. */
export function eachOnce(kinds: readonly (Noun | undefined)[], count: Noun['count']): Noun | undefined {
  const last = kinds.at(-1);
  if (!last || !count || kinds.some((one) => !one || !isKind(one))) return undefined;
  const placed = kinds.map((one): Noun =>
    one!.where || one!.whose || !last.where
      ? one!
      : { ...one!, where: last.where, ...(last.whose && { whose: last.whose }) },
  );
  const [first] = placed;
  const together = placed.every(({ where, whose }) => where?.join() === first!.where?.join() && whose === first!.whose);
  if (!together && placed.some(({ where, whose }) => !where || whose !== first!.whose)) return undefined;
  const where = together ? first!.where : [...new Set(placed.flatMap((one) => one.where!))];
  const { lies, filter } = lying(last);
  const plain = ({ where: _where, whose: _whose, ...one }: Noun): Noun => one;
  const any = together
    ? [...placed.slice(0, -1), { ...last, filter }].map((one) => asFilter(plain(one)))
    : placed.map(asFilter);
  return {
    noun: 'card',
    count,
    ...(where && { where }),
    ...(first!.whose && { whose: first!.whose }),
    filter: both({ any }, together ? lies : {}),
    oneOfEach: true,
  };
}

/** How cards have to lie there ("hand or face-up field") is said of all kinds. */
function lying({ where, filter: { didThisTurn, ...filter } }: Noun): { lies: Filter; filter: Filter } {
  if (didThisTurn) {
    const { lies, filter: rest } = lying({ noun: 'card', ...(where && { where }), filter });
    return { lies: { ...lies, didThisTurn }, filter: rest };
  }
  const { any, face, ...rest } = filter;
  if (any?.[0] && Object.keys(any[0]).join() === 'place' && any[1]?.face === 'up')
    return { lies: { any }, filter: face ? { face, ...rest } : rest };
  if (face && (where?.length ?? 0) > 1) return { lies: { face }, filter: any ? { any, ...rest } : rest };
  return { lies: {}, filter };
}

/** "Plant monster or "Rikka" card in your GY": kinds that differ; what one list of words could say is said by it. */
function eitherKind(kinds: readonly Noun[]): Noun | undefined {
  const last = kinds.at(-1)!;
  const first = Object.keys(last.filter)[0];
  if ((first === 'name' || first === 'series') && kinds.slice(0, -1).every(({ noun, where }) => noun === 'name' && !where)) return undefined;
  // "X" or Dragon monster: both words describe the monster.
  if (kinds.length === 2 && kinds[0]!.noun === 'name' && !kinds[0]!.where && (first === 'race' || first === 'attribute')) return undefined;
  if (kinds.every(({ filter, noun }) => Object.keys(filter).length === 0 || noun === 'token')) return undefined;
  const [one, ...rest] = kinds;
  return rest.reduce<Noun | undefined>((all, kind, i) => alternative(all, kind, i > 0 ? true : undefined), one);
} // prettier-ignore
