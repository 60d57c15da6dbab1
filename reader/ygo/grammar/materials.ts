/** The first line of an Extra Deck Monster: what it is Summoned with. */
import type { Material } from '../../../engine/ygo/effects/schema.ts';
import { asFilter } from './noun.ts';
import type { YgoGrammar } from './categories.ts';
import type { Noun } from './noun.ts';

export function materials(g: YgoGrammar): void {
  const part = (count: Material['count'], noun: Noun): Material | undefined => {
    const { including, distinct, same } = noun;
    if (noun.only || noun.total || (including && including.length > 1)) return undefined;
    const filter = asFilter({ noun: noun.noun, filter: noun.filter, ...(noun.where && { where: noun.where }), ...(noun.whose && { whose: noun.whose }) });
    const list = (value: unknown): never => (Array.isArray(value) ? value : [value]) as never;
    return { ...(Object.keys(filter).length > 0 && { filter }), count, ...(distinct && { distinct: list(distinct) }), ...(same && { same: list(same) }), ...(including?.[0] && { including: including[0] }) };
  };
  g.rule('material', '{n:number} {bare}', ({ n, bare }) => part(n, bare));
  g.rule('material', '{n:number} + {bare}', ({ n, bare }) => part({ min: n }, bare));
  g.rule('material', '{n:number} or more {bare}', ({ n, bare }) => part({ min: n }, bare));
  g.rule('material', '{names}', ({ names }) => ({ filter: names, count: 1 }));
  g.rule('materialLine', '{a:material}', ({ a }) => [a]);
  g.rule('materialLine', '{a:material} + {b:materialLine}', ({ a, b }) => [a, ...b]);
} // prettier-ignore
