/** "Another monster" on a Spell or Trap. */
import { many, type Group } from '../../../engine/ygo/effects/schema.ts';
import type { Context } from '../grammar/categories.ts';

/** This card as a monster: then the others are others than it. */
const IS_MONSTER = /\bthis (?:card|Trap)\b[^.;:]*\bMonster Zone\b|\bas an? (?:Normal|Effect) Monster\b/i;

/**
 * Whether a Spell or Trap speaks of "other monsters" without saying than which: it is none itself, so they are others than one it spoke of, and as a
 * record that would be every monster. Such a sentence stays unread.
 */
export function othersThanNobody(record: object, text: string, { kind }: Pick<Context, 'kind'>): boolean {
  if (kind === 'monster' || !/\b(?:other|another)\b/i.test(text) || IS_MONSTER.test(text)) return false;
  const look = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && (isOfOthers(value) || Object.values(value).some(look));
  return look(record);
}
function isOfOthers(value: object): boolean {
  const { where, filter } = value as Partial<Group>;
  const places = many(where);
  return places.length > 0 && places.every((place) => place === 'monsters') && filter?.other === true && filter.noneOf === undefined;
} // prettier-ignore
