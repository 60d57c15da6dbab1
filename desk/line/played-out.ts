// "A plays Gemini Elf": a monster that has nothing to use from the hand is Summoned.
import type { YgoCard } from '../../engine/case/schema.ts';
import { activatedOf, type TextOf } from './asked.ts';
import type { Item } from './items.ts';
import { many } from './placeholders.ts';

/** The line with each monster that is "played" and nothing else as a Summon, unless it lies there already or is used from elsewhere than the field. */
export function playedOut(items: readonly Item[], known: (name: string) => YgoCard | undefined, text: TextOf): Item[] {
  return items.map((item, at) => {
    const { card: said } = item.is === 'action' && item.plays ? item : {};
    const card = said && known(said.name);
    if (item.is !== 'action' || card?.kind !== 'monster' || item.targets.length > 0) return item;
    const { itsEffect, effect, effectKind, place = 'hand', cost } = said!.notes;
    const asksMore = itsEffect || effect !== undefined || effectKind !== undefined || place !== 'hand' || cost.length > 0;
    const isUsed = activatedOf(text(card)).some(({ from }) => from !== undefined && many(from).some((one) => one !== 'field' && one !== 'monsters'));
    const isTold = items.slice(0, at).some((one) => cardsOf(one).some(({ name }) => known(name) === card));
    return asksMore || isUsed || isTold ? item : { ...item, does: 'normal-summon', anyHow: true };
  });
} // prettier-ignore
const cardsOf = (item: Item) =>
  item.is === 'there' ? item.cards : item.is === 'action' && item.card ? [item.card] : [];
