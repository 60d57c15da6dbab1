/** Noun phrases put together: which cards, how many, where. */
import type { Filter, Place } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { asFilter, both, either, type Noun } from './noun.ts';

function merge(a: Partial<Noun>, b: Partial<Noun>): Partial<Noun> | undefined {
  for (const key of ['where', 'whose', 'only', 'distinct', 'same', 'including'] as const) if (a[key] !== undefined && b[key] !== undefined && JSON.stringify(a[key]) !== JSON.stringify(b[key])) return undefined;
  return { ...a, ...b, filter: both(a.filter, b.filter) };
} // prettier-ignore
function complete(
  filter: Filter | undefined,
  head: { noun: Noun['noun']; filter: Filter },
  post: Partial<Noun> | undefined,
): Noun {
  const all = both(filter, head.filter, post?.filter);
  const { place, ...rest } = all;
  const banished = place === 'banished' && post?.where === undefined;
  return {
    noun: head.noun,
    ...post,
    ...(banished && { where: ['banished'] as Place[] }),
    filter: banished ? rest : all,
  };
}

export function nouns(g: YgoGrammar): void {
  g.rule('posts', '{post}', ({ post }) => post);
  g.rule('posts', '{post} {more:posts}', ({ post, more }) => (post.including && (more.where || more.whose) ? undefined : merge(post, more)));
  g.rule('bare', '[{adjectives}] {head} [{posts}]', ({ adjectives: filter, head, posts }) => complete(filter, head, posts));
  g.rule('bare', 'copies of {names} [{posts}]', ({ names, posts }) => complete({}, { noun: 'name', filter: names }, posts));
  g.rule('bare', '[{adjectives}] {names} [{posts}]', ({ adjectives: filter, names, posts }) => complete(filter, { noun: 'name', filter: names }, posts));
  g.rule('bare', "<your|your banished> opponent's {bare}", () => undefined);
  g.rule('quantity', '{n:number}', ({ n }) => ({ count: n }));
  g.table('quantity', {
    '<a|an>': { count: 1 },
    '<all|all the|every|each>': { count: 'all' },
    'any number of': { count: 'any-number' },
    another: { count: 1, filter: { other: true } },
    'the top': { count: 1, by: 'top' },
    'your opponent\'s': { whose: 'opponent', count: 'all' },
    'all <your opponent\'s>': { whose: 'opponent', count: 'all' },
  });
  g.rule('quantity', 'up to {n:number}', ({ n }) => ({ count: { min: 1, max: n } }));
  g.rule('quantity', '{n:number} or more', ({ n }) => ({ count: { min: n } }));
  g.rule('quantity', '{a:number} or {b:number}', ({ a, b }) => (b === a + 1 ? { count: { min: a, max: b } } : undefined));
  g.rule('quantity', 'the top {n:number}', ({ n }) => ({ count: n, by: 'top' }));
  g.rule('quantity', '{n:number} random', ({ n }) => ({ count: n, by: 'random' }));
  const of = (quantity: Partial<Noun>, bare: Noun): Noun | undefined => {
    const merged = merge(quantity, bare);
    return merged && ({ ...merged, noun: bare.noun, filter: merged.filter ?? {} } as Noun);
  };
  g.rule('noun', '{quantity} {bare}', ({ quantity, bare }) => of(quantity, bare));
  g.rule('noun', '{quantity} {a:bare} and/or {b:bare}', ({ quantity, a, b }) => alternative(of(quantity, a), of(quantity, b)));
  g.rule('noun', '{n:number} {names} [,] or {m:number} {head} that mentions it [,] [{posts}]', ({ n, names, m, head, posts }) => n === m && !posts?.filter?.name && typeof names.name === 'string' ? of({ count: n }, complete({}, { noun: 'card', filter: { any: [names, both(asFilter({ noun: head.noun, filter: head.filter }), { mentions: names.name })] } }, posts)) : undefined);
  g.rule('noun', '{names}', ({ names }) => ({ noun: 'name', filter: names, count: 1 }));
  g.rule('noun', '{n:number} of your banished {bare}', ({ n, bare }) => of({ count: n, where: ['banished'], whose: 'you' }, bare));
  g.rule('noun', "{n:number} of your opponent's banished {bare}", ({ n, bare }) => of({ count: n, where: ['banished'], whose: 'opponent' }, bare));
  g.rule('noun', 'as many {bare} as possible', ({ bare }) => of({ count: 'as-many-as-possible' }, bare));
  g.rule('noun', 'as many {bare} as possible {posts}', ({ bare, posts }) => { const more = merge(bare, posts); return more && of({ count: 'as-many-as-possible' }, more as Noun); });
  g.rule('noun', '{a:quantity} {x:bare} or {b:quantity} {y:bare}', ({ a, x, b, y }) => JSON.stringify(a) === JSON.stringify(b) ? alternative(of(a, x), of(b, y)) : undefined);
} // prettier-ignore

/** "1 "A" or 1 "B" in your GY": one pick; the place said last holds for both. */
function alternative(x: Noun | undefined, y: Noun | undefined): Noun | undefined {
  if (!x || !y) return undefined;
  if (x.where && JSON.stringify(x.where) !== JSON.stringify(y.where)) return undefined;
  if (x.whose && x.whose !== y.whose) return undefined;
  if (y.only || x.only || x.including || x.distinct || x.same) return undefined;
  const { where: _where, whose: _whose, ...plainX } = x;
  const { where: _w, whose: _o, ...plainY } = y;
  return { ...y, noun: 'card', filter: either([asFilter(plainX), asFilter(plainY)]) };
}
