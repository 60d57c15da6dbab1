// Hits for a place on the board: cards that may lie there come first.
import type { Hit } from '../../rules-db/search.ts';

/** How many more hits are looked at than are shown: the one that fits may stand behind others of a short name. */
export const AMONG = 6;

/** Cards of these kinds first; before them only what is called exactly as was typed. `kindOf`: a card's kind, where it is known. */
export function fitting(
  hits: readonly Hit[],
  kinds: readonly string[],
  kindOf: (hit: Hit) => string | undefined,
): Hit[] {
  const isNamed = ({ how }: Hit): boolean => how === 'exact' || how === 'alias';
  const fits = (hit: Hit): boolean => kinds.includes(kindOf(hit) ?? '');
  const rank = (hit: Hit): number => (isNamed(hit) ? 0 : fits(hit) ? 1 : 2);
  return hits.toSorted((a, b) => rank(a) - rank(b));
}
