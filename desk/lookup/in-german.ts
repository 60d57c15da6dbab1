// Printings that no German list knows bear the German names of the others: a Pokémon, its Abilities and attacks are called the same on all of them.
import type { PtcgCard } from '../../engine/case/schema.ts';

type Name = PtcgCard['name'];
interface Part {
  name: Name;
}
const german = (name: Name): string | undefined => (typeof name === 'object' ? name.de : undefined);
const english = (name: Name): string | undefined => (typeof name === 'object' ? name.en : name);
const partsOf = ({ abilities = [], attacks = [] }: PtcgCard): readonly Part[] => [...abilities, ...attacks];

/** The card with the German names that `others` (cards whose name has the same letters) have for the same English ones. */
export function namedInGerman(card: PtcgCard, others: () => readonly PtcgCard[]): PtcgCard {
  if ([card, ...partsOf(card)].every(({ name }) => german(name) !== undefined)) return card;
  const all = others();
  const named = <P extends Part>(one: P, among: readonly Part[]): P => {
    const en = english(one.name);
    if (german(one.name) !== undefined || en === undefined) return one;
    const de = among.map(({ name }) => (english(name) === en ? german(name) : undefined)).find((name) => name !== undefined); // prettier-ignore
    return de === undefined ? one : { ...one, name: { en, de } };
  };
  const parts = all.flatMap(partsOf);
  return {
    ...named(card, all),
    ...(card.abilities && { abilities: card.abilities.map((one) => named(one, parts)) }),
    ...(card.attacks && { attacks: card.attacks.map((one) => named(one, parts)) }),
  };
}
