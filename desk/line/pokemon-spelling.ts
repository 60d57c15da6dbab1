// 'Amoonguss ex Spore Ball -> Snorlax, B: Relaxo greift an': one Pokémon in two languages is one; in a line it is called as it was first.
import { eachName, nameKey } from '../../engine/case/names.ts';
import { changing, type CardFinder, type Found } from '../lookup/find-card.ts';
import { names } from './names.ts';

/** "no Solrock" is no Solrock that is misspelt. */
const orNone = (written: string, found: Found): Found =>
  found.is === 'guessed' && /^(?:no|without|kein(?:e[nmrs]?)?|ohne)\s/i.test(written)
    ? { is: 'unknown', near: [] }
    : found;

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
