/** The first line of an Extra Deck Monster: what it is Summoned with. */
import type { Filter, Material, MaterialTrait } from '../../../engine/ygo/effects/schema.ts';
import { asFilter, either } from './noun.ts';
import type { YgoGrammar } from './categories.ts';
import type { Noun } from './noun.ts';

export function materials(g: YgoGrammar): void {
  const part = (count: Material['count'], noun: Noun): Material | undefined => {
    const { including, distinct, same } = noun;
    if (noun.only || noun.total || (including && including.length > 1)) return undefined;
    const filter = asFilter({ noun: noun.noun, filter: noun.filter, ...(noun.where && { where: noun.where }), ...(noun.whose && { whose: noun.whose }) });
    // There is no card yet that another could be like.
    if (JSON.stringify(filter).includes('"$what"')) return undefined;
    const list = (value: unknown): never => (Array.isArray(value) ? value : [value]) as never;
    return { ...(Object.keys(filter).length > 0 && { filter }), count, ...(distinct && { distinct: list(distinct) }), ...(same && { same: list(same) }), ...(including?.[0] && { including: including[0] }) };
  };
  g.rule('material', '{n:number} {bare}', ({ n, bare }) => part(n, bare));
  g.rule('material', '{n:number} + {bare}', ({ n, bare }) => part({ min: n }, bare));
  g.rule('material', '{n:number} or more {bare}', ({ n, bare }) => part({ min: n }, bare));
  g.rule('material', '{n:number} or more ( max . {m:number} ) {bare}', ({ n, m, bare }) => part({ min: n, max: m }, bare));
  sharing(g);
  const like = (count: Material['count'], noun: Noun, shared: Pick<Material, 'same' | 'distinct'>, not?: Filter): Material | undefined => {
    const made = noun.same || noun.distinct || (not && noun.filter.not) ? undefined : part(count, not ? { ...noun, filter: { ...noun.filter, not } } : noun);
    return made && { ...made, ...shared };
  };
  for (const [words, count] of [['{n:number}', (n: number) => n], ['{n:number} +', (n: number) => ({ min: n })], ['{n:number} or more', (n: number) => ({ min: n })]] as const) {
    const pattern = `${words} {bare} [,] with {sharing}` as '{n:number} {bare} {sharing}';
    g.rule('material', pattern, ({ n, bare, sharing: shared }) => like(count(n), bare, shared));
    g.rule('material', `${pattern} , except {exception}` as '{n:number} {bare} {sharing} {exception}', ({ n, bare, sharing: shared, exception }) => like(count(n), bare, shared, exception));
    g.rule('material', `${words} {bare} , including {names}` as '{n:number} {bare} {names}', ({ n, bare, names }) => (bare.including ? undefined : part(count(n), { ...bare, including: [{ filter: names, min: 1 }] })));
  }
  g.rule('material', '{n:number} x {names}', ({ n, names }) => ({ filter: names, count: n }));
  g.rule('material', '{n:number} {a:bare} or {m:number} {b:bare}', ({ n, a, m, b }) => (n === m && !a.where && !b.where && ![a, b].some(({ same, distinct, including }) => same ?? distinct ?? including) ? { filter: either([asFilter(a), asFilter(b)]), count: n } : undefined));
  g.rule('material', '{names}', ({ names }) => ({ filter: names, count: 1 }));
  g.rule('materialLine', '{a:material}', ({ a }) => [a]);
  g.rule('materialLine', '{a:material} + {b:materialLine}', ({ a, b }) => [a, ...b]);
} // prettier-ignore

/** "The same Type and Attribute, but different names"; one trait alone is said by the noun. */
function sharing(g: YgoGrammar): void {
  const words: Record<string, MaterialTrait> = { 'Type(s)': 'race', 'Attribute(s)': 'attribute', 'Level(s)': 'level', 'Rank(s)': 'rank', 'name(s)': 'name' };
  const list = Object.entries(words);
  g.rule('sharing', 'the same <Rank|Ranks>', () => ({ same: ['rank'] }));
  for (const [a, x] of list)
    for (const [b, y] of list) {
      if (x === y) continue;
      g.rule('sharing', `the same ${a} and ${b}`, () => ({ same: [x, y] }));
      g.rule('sharing', `different ${a} and [different] ${b}`, () => ({ distinct: [x, y] }));
      g.rule('sharing', `the same ${a} [,] but different ${b}`, () => ({ same: [x], distinct: [y] }));
      for (const [c, z] of list) if (z !== x && z !== y) g.rule('sharing', `the same ${a} and ${b} [,] but different ${c}`, () => ({ same: [x, y], distinct: [z] }));
    }
} // prettier-ignore
