/** The cards of one case: its own `cards` (found by their key or by their name in either language), then the library. */
import type { Library } from '../library.ts';
import { closest, eachName, nameKey } from './names.ts';
import type { Case, PtcgCard, YgoCard } from './schema.ts';
import { inBoxes } from './two-boxes.ts';

/** Names under which a card can be written. */
export const namesOf = (card: YgoCard | PtcgCard): string[] => [...eachName(card), ...(card.aliases ?? [])];

/** A library that knows the case's own cards before all others. */
export function withCaseCards(theCase: Case, library: Library): Library {
  if (!theCase.cards) return library;
  const own = new Map<string, YgoCard | PtcgCard>();
  // Names first, keys last: where a key is another card's name, the key is what the writer of the case meant.
  const given = Object.entries(theCase.cards).map(([key, card]) => [key, inBoxes(card)] as const);
  for (const [, card] of given) for (const name of namesOf(card)) own.set(nameKey(name), card);
  for (const [key, card] of given) own.set(nameKey(key), card);
  const written = [...Object.keys(theCase.cards), ...Object.values(theCase.cards).flatMap(namesOf)];
  const find = (name: string) => own.get(nameKey(name));
  return {
    ygo: (name, print) =>
      (theCase.game === 'ygo' ? (find(name) as YgoCard | undefined) : undefined) ?? library.ygo(name, print),
    ptcg: (name, print) =>
      (theCase.game === 'ptcg' ? (find(name) as PtcgCard | undefined) : undefined) ?? library.ptcg(name, print),
    ...(library.reading && { reading: library.reading }),
    printings: (name) => (find(name) ? [] : (library.printings?.(name) ?? [])),
    suggest: (game, name) => [
      ...new Set([...(game === theCase.game ? closest(name, written) : []), ...library.suggest(game, name)]),
    ],
  };
}
