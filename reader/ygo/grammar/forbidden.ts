/** What players cannot do for a while, wider than `rules.ts`: Summons from several places, of one card, with an exception said last. */
import type { Filter } from '../../../engine/ygo/effects/schema.ts';
import type { Draft, YgoGrammar } from './categories.ts';
import { both, oneOrList } from './noun.ts';

export function forbidden(g: YgoGrammar): void {
  const cannot = (player: string, filter: Filter): Draft[] => [{ rule: 'cannot', what: 'special-summon', player, filter }];
  g.rule('playerRule', '{who:forbiddenTo} Special Summon [<monsters|any monsters>] from <the|your|their|either> {spots}', ({ who, spots }) => (spots.filter || (spots.where.length === 1 && spots.where[0] !== 'graveyard') ? undefined : cannot(who, { place: oneOrList(spots.where) })));
} // prettier-ignore

/** "…, except Dragon monsters", said after how long it holds. */
export function exceptFor(rule: Draft, exception: Filter): Draft | undefined {
  const filter = rule['filter'] as Filter | undefined;
  if (rule['rule'] === 'cannot' && SUMMONS.has(rule['what']) && !filter?.not)
    return { ...rule, filter: { ...filter, not: exception } };
  const what = rule['what'] as { kind?: unknown; card?: Filter } | undefined;
  if (rule['rule'] === 'cannot-activate' && what?.kind === 'monster' && !what.card?.not)
    return { ...rule, what: { ...what, card: both(what.card, { not: exception }) } };
  return undefined;
}
const SUMMONS: ReadonlySet<unknown> = new Set(['special-summon', 'normal-summon', 'set-monster', 'flip-summon']);
