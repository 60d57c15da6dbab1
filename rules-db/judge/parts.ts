/** Which imported Pokémon cards have an attack or Ability of a name. */
import { eachName, nameKey } from '../../engine/case/names.ts';
import type { ImportedPtcgCard } from '../import/card.ts';
import type { Statements } from '../rules-db.ts';

/**
 * The ids of the cards with an attack or Ability called so, in either language. All names are read once a `version` of the cards (of 14,733 cards in
 * some 200 ms): to look through all texts for one name takes 40, and a line asks for several at each keystroke.
 */
export function partsReader(get: () => Statements, version: () => number): (name: string) => readonly string[] {
  let kept: { of: number; ids: Map<string, string[]> } | undefined;
  return (name) => {
    if (kept?.of !== version()) kept = { of: version(), ids: idsByPart(get()) };
    return kept.ids.get(nameKey(name)) ?? [];
  };
}

const AT_ONCE = 500;
function idsByPart(get: Statements): Map<string, string[]> {
  const ids = new Map<string, string[]>();
  for (let after = ''; ;) {
    const some = get.all<{ id: string; json: string }>(`SELECT id, json FROM card WHERE game = 'ptcg' AND id > ? ORDER BY id LIMIT ${AT_ONCE}`, after); // prettier-ignore
    for (const { id, json } of some)
      for (const key of partsCalled(JSON.parse(json) as ImportedPtcgCard)) ids.set(key, [...(ids.get(key) ?? []), id]);
    if (some.length < AT_ONCE) return ids;
    after = some.at(-1)!.id;
  }
}
type Part = Parameters<typeof eachName>[0];
/** What a card's attacks and Abilities are called, as names are compared. */
export const partsCalled = ({
  attacks = [],
  abilities = [],
}: {
  attacks?: readonly Part[];
  abilities?: readonly Part[];
}): Set<string> => new Set([...attacks, ...abilities].flatMap(eachName).map(nameKey));
