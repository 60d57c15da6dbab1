/** "If Summoning an "X" Fusion Monster this way, you can also banish monsters from your GY as material": more material for some of the monsters, or while something is so. */
import type { Condition, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { asFilter, oneOrList, type Noun } from './noun.ts';

export function fusionAlso(g: YgoGrammar): void {
  const AS = '[as <material|materials|Fusion material|Fusion Materials|Fusion material ( s )>]';
  const part = ({ where, whose, noun, filter, count, only, distinct }: Noun, more: object = {}): object | undefined =>
    noun !== 'monster' || !where || count !== undefined || only || distinct ? undefined : { where: oneOrList(where.map((place) => (place === 'field' ? 'monsters' : place))), ...(whose && { whose }), filter: { kind: 'monster', ...filter }, ...more };
  const GOES = [['use', '', {}], ['use', '[,] by banishing <it|them>', { to: 'banished' }], ['use', '[,] by shuffling <it|them> into the Deck', { to: 'deck' }], ['banish', '', { to: 'banished' }], ['send', 'to the GY', { to: 'graveyard' }], ['shuffle', 'into the Deck', { to: 'deck' }]] as const;
  for (const [verb, end, to] of GOES) {
    g.rule('alsoMaterial', `${verb} {bare} ${end} ${AS}` as '{bare}', ({ bare }) => part(bare, to));
    g.rule('alsoMaterial', `${verb} [up to] {n:number} {bare} ${end} ${AS}` as '{n:number} {bare}', ({ n, bare }) => part(bare, { ...to, most: n }));
    g.rule('alsoMaterial', `${verb} <a|an> {bare} ${end} ${AS}` as '{bare}', ({ bare }) => part(bare, { ...to, most: 1 }));
  }
  g.rule('alsoMaterial', `discard monsters ${AS}`, () => ({ where: 'hand', whose: 'you', filter: { kind: 'monster' }, to: 'graveyard' }));
  const also = (material: object | undefined, more: { if?: Condition; for?: Filter; with?: Filter }): object | undefined => material && { to: 'fusion', put: { ...material, ...more } };
  const like = (bare: Noun): Filter | undefined => (Object.keys(bare.filter).length === 0 && bare.noun !== 'name' ? undefined : asFilter(bare));
  g.rule('addition', 'If {conditions} , you can [also] {alsoMaterial}', ({ conditions, alsoMaterial }) => also(alsoMaterial, { if: conditions }));
  for (const words of ['If [Fusion] Summoning <a|an> {bare} this way', 'If you Fusion Summon <a|an> {bare} [this way|with this effect]'] as const)
    g.rule('addition', `${words} , you can also {alsoMaterial}` as '{bare} {alsoMaterial}', ({ bare, alsoMaterial }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : also(alsoMaterial, { for: asFilter(bare) })));
  for (const [whose, mine] of [['<a|an>', {}], ['your', { whose: 'you', where: ['field'] }]] as const)
    g.rule('addition', `If you use ${whose} {bare} ${AS} , you can also {alsoMaterial}` as '{bare} {alsoMaterial}', ({ bare, alsoMaterial }) => { const filter = like({ ...bare, ...(mine as Partial<Noun>) }); return filter && also(alsoMaterial, { with: filter }); });
  // Nothing else is material.
  g.rule('addition', "<only {bare} can be used as Fusion material(s) for <a Fusion Summon using this effect|a Fusion Summon using this card's effect|this effect|this card's effect>>", ({ bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : { to: 'fusion-only', put: { material: asFilter(bare) } }));
} // prettier-ignore
