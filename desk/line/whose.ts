// Whose a monster is that an effect of either side is used on: what the line says of it later, else whom the effect serves.
import type { Player, YgoCard } from '../../engine/case/schema.ts';
import type { CardText } from './asked.ts';
import { other } from './table.ts';
import { isSaid, type Item } from './items.ts';

/** Who attacks with it, who is attacked with it lying there, who Tributes it: the first that the rest of the line tells. */
export function toldLater(coming: readonly Item[], isIt: (name: string) => boolean): Player | undefined {
  for (const item of coming) {
    if (item.is !== 'action' || item.by === undefined || !isSaid(item)) continue;
    const { by, does, card, targets } = item;
    if (card?.notes.cost.some(({ how, name }) => how === 'tribute' && isIt(name))) return by;
    if (does !== 'attack') continue;
    if (card && isIt(card.name)) return by;
    if (targets.some(({ name }) => isIt(name))) return other(by);
  }
  return undefined;
}

/** Whether a card only makes the monster it is used on stronger: one's own is meant. */
export function strengthens(card: YgoCard | undefined, { effects, unread }: CardText): boolean {
  const activation = effects.find(({ kind }) => kind === 'activation');
  if (card?.kind === 'monster' || !activation || unread.length > 0) return false;
  const done = [...(activation.resolve ?? []), ...(activation.ongoing ?? [])];
  return done.length > 0 && done.every((one) => isRise(one));
}
/** "It gains so many ATK". */
const isRise = (one: object): boolean =>
  ('do' in one ? one.do === 'modify' : 'rule' in one && one.rule === 'modify') &&
  'cards' in one &&
  (one.cards === 'equipped' || one.cards === 'targets') &&
  'op' in one &&
  one.op === '+' &&
  'value' in one &&
  !(typeof one.value === 'number' && one.value < 0);
