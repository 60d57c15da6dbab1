// Prints in a line: 'Pikachu SVI 63', 'Charizard ex (OBF 125)'. Taken off the line before it is read, laid on every card of that name
// afterwards; in between each name means the card of its print.
import { eachName, nameKey } from '../../engine/case/names.ts';
import { PTCG_LABELS, type PtcgCase } from '../../engine/case/schema.ts';
import type { Library } from '../../engine/library.ts';
import { printKey } from '../../rules-db/text.ts';
import { cardOfName, type CardFinder } from '../lookup/find-card.ts';

export interface Prints {
  /** The line without its prints. */
  line: string;
  find: CardFinder;
  printings: Library['printings'];
  /** The case with the prints the line named. */
  on(theCase: PtcgCase): PtcgCase;
}

/** '(OBF 125)', '(sv3 125)'. */
const NOTED = /\s+\(\s*([a-z][a-z0-9.-]{1,7})\s+([a-z]{0,3}\d{1,3}[a-z]?)\s*\)/gi;
/** 'SVI 63', 'G1 101': without parentheses in capitals. */
const BARE = /\s+([A-Z][A-Z0-9]{1,5})\s+([A-Z]{0,2}\d{1,3})(?=$|[\s,;:>→-])/g;
/** Capitals before a number that are no set. */
const NO_SET: ReadonlySet<string> = new Set([...PTCG_LABELS.map((label) => label.toUpperCase()), 'EFFECT', 'OPTION']);

/** Which prints a line names, each right behind the name of a card. */
export function printsIn(line: string, find: CardFinder, printings: Library['printings']): Prints {
  const told = new Map<string, string>();
  /** A word of an attack's name is no set. */
  const isOfAttack = (word: string, name: string): boolean =>
    (printings?.(name) ?? []).some(({ card }) =>
      (card.attacks ?? []).some((attack) =>
        eachName(attack).some((called) => nameKey(called).startsWith(nameKey(word))),
      ),
    );
  const isPrint = (print: string, name: string): boolean =>
    (printings?.(name) ?? []).some(({ card }) => card.prints?.some((one) => samePrint(one, print)));
  const taken = (text: string, pattern: RegExp): string =>
    text.replace(pattern, (all, set: string, number: string, at: number) => {
      const name = NO_SET.has(set.toUpperCase()) ? undefined : namedAtEnd(text.slice(0, at), find);
      if (name === undefined || isOfAttack(set, name)) return all;
      // 'HP 60' is what a Pokémon has: two capitals are a set only where the card was printed in it.
      if (set.length < 3 && !isPrint(`${set} ${number}`, name)) return all;
      told.set(nameKey(name), `${set} ${number}`.toUpperCase());
      return '';
    });
  const bare = taken(taken(line, NOTED), BARE);
  const printed = (name: string) =>
    printings?.(name).filter(({ card }) => card.prints?.some((one) => samePrint(one, told.get(nameKey(name)) ?? '')));
  if (told.size === 0) return { line, find, printings, on: (theCase) => theCase };
  return {
    line: bare,
    printings: (name) => (told.has(nameKey(name)) ? printed(name) : printings?.(name)) ?? [],
    find: ((game: 'ptcg', written: string) => {
      const found = find(game, written);
      if (!('card' in found) || !told.has(nameKey(found.name))) return found;
      return { ...found, card: printed(found.name)?.[0]?.card ?? found.card };
    }) as CardFinder,
    on: (theCase) => withPrints(theCase, told),
  };
}
/** 'OBF 125', 'obf 125' and 'OBF 0125' are one print. */
const samePrint = (a: string, b: string): boolean => printKey(a) === printKey(b);

/** The longest ending of a text that is a card's name. */
function namedAtEnd(text: string, find: CardFinder): string | undefined {
  const words = text.replace(/[-=]>/g, '→').split(/[→>,;:\n]/).at(-1)!.trim().split(/\s+/); // prettier-ignore
  for (let n = 0; n < words.length; n++) {
    const found = cardOfName(find, 'ptcg', words.slice(n).join(' '));
    if (found) return found.name;
  }
  return undefined;
}

interface Lying {
  card: string;
}
/** Every card of the board of these names with its print. */
function withPrints(theCase: PtcgCase, told: ReadonlyMap<string, string>): PtcgCase {
  const printed = <T extends Lying>(there: T | string): T | string | { card: string; print: string } => {
    const lying = typeof there === 'string' ? { card: there } : there;
    const print = told.get(nameKey(lying.card));
    return print === undefined ? there : { ...lying, print };
  };
  const copy = structuredClone(theCase);
  for (const side of Object.values(copy.state?.players ?? {})) {
    if (side.active) side.active = printed(side.active);
    for (const zone of ['bench', 'hand', 'discard'] as const)
      if (side[zone]) side[zone] = (side[zone] as (string | Lying)[]).map((one) => printed(one)) as never;
  }
  return copy;
}
