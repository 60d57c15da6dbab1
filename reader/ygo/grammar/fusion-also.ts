/** "If Summoning an "X" Fusion Monster this way, you can also banish monsters from your GY as material": more material for some of the monsters, or while something is so. */
import type { Condition, Filter } from '../../../engine/ygo/effects/schema.ts';
import type { YgoGrammar } from './categories.ts';
import { asFilter, oneOrList, type Noun } from './noun.ts';

export function fusionAlso(g: YgoGrammar): void {
  const AS = 'as <material|materials|Fusion material|Fusion Materials|Fusion material ( s )>';
  const part = ({ where, whose, noun, filter, count, only, distinct }: Noun, to?: string): object | undefined =>
    noun !== 'monster' || !where || count !== undefined || only || distinct || filter.any ? undefined : { where: oneOrList(where.map((place) => (place === 'field' ? 'monsters' : place))), ...(whose && { whose }), filter: { kind: 'monster', ...filter }, ...(to && { to }) };
  g.rule('alsoMaterial', `use {bare} ${AS}`, ({ bare }) => part(bare));
  g.rule('alsoMaterial', `discard monsters ${AS}`, () => ({ where: 'hand', whose: 'you', filter: { kind: 'monster' }, to: 'graveyard' }));
  g.rule('alsoMaterial', `banish {bare} ${AS}`, ({ bare }) => part(bare, 'banished'));
  g.rule('alsoMaterial', `shuffle {bare} into the Deck ${AS}`, ({ bare }) => part(bare, 'deck'));
  const also = (material: object, more: { if?: Condition; for?: Filter }): object => ({ to: 'fusion', put: { ...more, material } });
  g.rule('addition', 'If {conditions} , you can also {alsoMaterial}', ({ conditions, alsoMaterial }) => also(alsoMaterial, { if: conditions }));
  g.rule('addition', 'If [Fusion] Summoning <a|an> {bare} this way , you can also {alsoMaterial}', ({ bare, alsoMaterial }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : also(alsoMaterial, { for: asFilter(bare) })));
  // Nothing else is material.
  g.rule('addition', "<only {bare} can be used as Fusion material(s) for <a Fusion Summon using this effect|a Fusion Summon using this card's effect|this effect|this card's effect>>", ({ bare }) => (bare.where || bare.whose || Object.keys(bare.filter).length === 0 ? undefined : { to: 'fusion-only', put: { material: asFilter(bare) } }));
} // prettier-ignore
