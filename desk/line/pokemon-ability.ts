// 'Comfey uses Flower Selecting', 'Squawkabilly ex ability': a piece that uses an Ability without saying so first; and who has which attack or Ability.
import { eachName, isCalled, nameKey } from '../../engine/case/names.ts';
import type { PtcgCard } from '../../engine/case/schema.ts';
import type { PokemonLine } from './pokemon-line.ts';
import { beginnings, withoutUses } from './words.ts';

const BARE = /^(?:(?:its|the|seine|die)\s+)?(?:ability|abilities|fähigkeit)$/i;
const abilitiesOf = (card: PtcgCard): string[] => (card.abilities ?? []).flatMap(eachName);

/** The longest beginning that names a Pokémon, and its Ability, on whichever printing: the one named, or nothing where it is its only one. */
export function abilityIn(text: string, into: PokemonLine): { pokemon: string; name: string } | undefined {
  for (const { name: called, rest: behind } of beginnings(text.replace(/\([^()]*\)/g, ' '))) {
    const found = behind === '' ? undefined : into.known(called);
    if (found?.card.kind !== 'pokemon') continue;
    const rest = withoutUses(behind);
    if (BARE.test(rest)) return { pokemon: found.name, name: '' };
    const bare = rest.replace(/^(?:ability|fähigkeit)\s*:?\s+|\s+ability$/gi, '');
    const name = [found.card, ...into.printings(found.name)].flatMap(abilitiesOf).find((one) => nameKey(one) === nameKey(bare));
    return name === undefined ? undefined : { pokemon: found.name, name };
  }
  return undefined;
} // prettier-ignore

/** Whether a Pokémon of this name has an attack or Ability called so, on whichever printing. */
export const hasPart = (name: string, called: string, into: PokemonLine): boolean =>
  [into.known(name)?.card, ...into.printings(name)].some((card) =>
    [...(card?.attacks ?? []), ...(card?.abilities ?? [])].some((one) => isCalled(one, called)),
  ); // prettier-ignore
