/** Is a card what the words that point to it say: its kind, how many, whose, where, what else is said of it? */
import { keyed } from '../../../engine/keyed.ts';
import type { Filter, Place } from '../../../engine/ygo/effects/schema.ts';
import { isNoun, type Noun, type Pointer, type What } from '../grammar/noun.ts';

/** "That card", "that monster" of a Token, "that Spell/Trap". */
export function fits(asked: Noun['noun'] | undefined, is: Noun['noun'] | undefined): boolean {
  if (asked === undefined || is === undefined || asked === is || asked === 'card' || is === 'card' || is === 'name') return true;
  if (asked === 'monster') return is === 'token';
  return is === 'spell-trap';
} // prettier-ignore

/** One is none of several, several are not one. */
export function numbered({ plural, orOne }: Pointer, what: What | undefined): boolean {
  if (!what || !isNoun(what) || orOne) return true;
  if (plural) return what.count !== 1;
  return typeof what.count === 'number' ? what.count === 1 : true;
}
const ON: ReadonlySet<Place> = new Set(['field', 'monsters', 'spells-traps', 'field-zone', 'pendulum-zone']);
export function lies({ at, where }: Pick<Pointer, 'at' | 'where'>, noun: Noun): boolean {
  if (where && noun.where && !where.some((place) => noun.where!.includes(place))) return false;
  return at !== 'field' || !noun.where?.every((place) => !ON.has(place));
}
/** "That Fusion Monster", "that monster your opponent controls": does what was said of the cards say so, too? */
export const describes = (pointer: Pointer, noun: Noun): boolean =>
  lies(pointer, noun) &&
  (pointer.whose === undefined || noun.whose === undefined || pointer.whose === noun.whose) &&
  isMade(pointer, noun.filter);

/** Is what is said of a monster what it was said to be? Spoken of on the field it is face-up there by now. */
export const isMade = ({ filter }: Pointer, made: Filter): boolean =>
  Object.entries(filter ?? {}).every(
    ([key, value]) =>
      (key === 'face' && value === 'up') ||
      JSON.stringify(keyed(made as Record<string, unknown>, key)) === JSON.stringify(value),
  );

export const plainly = ({ filter }: Pointer): boolean =>
  Object.keys(filter ?? {}).length === 0 || filter?.face === 'down';
/** Could the target be what is said of it? */
export const alsoSaid = ({ noun, filter, whose, plural }: Pointer, target: What): boolean =>
  isNoun(target) &&
  fits(noun, target.noun) &&
  numbered({ $ref: 'that', ...(plural && { plural }) }, target) &&
  (whose === undefined || target.whose === undefined || whose === target.whose) &&
  // Nobody knows of which archetype an opponent's monster is: "that Example monster" is one of one's own.
  !(filter?.series !== undefined && target.whose === 'opponent') &&
  Object.keys(filter ?? {}).every(
    (key) =>
      ['race', 'attribute', 'series', 'is', 'property'].includes(key) &&
      keyed(target.filter as Record<string, unknown>, key) === undefined,
  );
