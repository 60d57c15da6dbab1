// 'Amoonguss ex Spore Ball -> Snorlax, B: Relaxo greift an': one Pokémon in two languages is one; in a line it is called as it was first.
import { eachName, nameKey } from '../../engine/case/names.ts';
import { cardOfName, changing, type CardFinder, type Found } from '../lookup/find-card.ts';
import { names } from './names.ts';

/** "no Solrock" is no Solrock that is misspelt. */
const orNone = (written: string, found: Found): Found =>
  found.is === 'guessed' && /^(?:no|without|kein(?:e[nmrs]?)?|ohne)\s/i.test(written)
    ? { is: 'unknown', near: [] }
    : found;

/** "Watchtower (Team Rocket's)": whose it is stands before its name, as on the card. */
export const ownersFirst = (line: string, find: CardFinder): string =>
  line.replace(OWNED, (all: string, written: string, owner: string) => {
    const words = written.split(/\s+/);
    for (let n = 0; n < words.length; n++) {
      const name = `${owner} ${words.slice(n).join(' ')}`;
      if (cardOfName(find, 'ptcg', name)) return [...words.slice(0, n), name].join(' ');
    }
    return all;
  });
const OWNED = /(\p{Lu}[\p{L}-]*(?:\s+[\p{L}-]+){0,3})\s+\((\p{Lu}[\p{L}.]+(?:\s\p{Lu}\p{L}+)?(?:['’]s?|s))\)/gu;

/** Finds every card under the name by which it was found first. */
export function inOneSpelling(find: CardFinder): CardFinder {
  const first = new Map<string, string>();
  function asFirst(found: Found): Found {
    if (found.is !== 'named' && found.is !== 'guessed') return found;
    const { en } = names(found.card, found.name);
    const called = eachName(found.card);
    const spelled = called.find((one) => one === found.name) ?? called.find((one) => nameKey(one) === nameKey(found.name)) ?? found.name; // prettier-ignore
    const name = first.get(en) ?? spelled;
    first.set(en, name);
    return name === found.name ? found : { ...found, name };
  }
  return changing(find, (found, written) => orNone(written, asFirst(found)));
}
