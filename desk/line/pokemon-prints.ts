// Prints in a line: 'Pikachu SVI 63', 'Charizard ex (OBF 125)'. Taken off the line before it is read, laid on every card of that name
// afterwards; in between each name means the card of its print.
import { eachName, nameKey } from '../../engine/case/names.ts';
import { PTCG_LABELS, type PtcgCard, type PtcgCase } from '../../engine/case/schema.ts';
import type { Library } from '../../engine/library.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import { printKey } from '../../rules-db/text.ts';
import { cardOfName, changing, type CardFinder, type Found } from '../lookup/find-card.ts';
import { names, type Assumptions } from './names.ts';

export interface Prints {
  /** The line without its prints. */
  line: string;
  find: CardFinder;
  printings: Library['printings'];
  /** The case with the prints the line named, and those that were chosen last: they are assumed. */
  on(theCase: PtcgCase, assumed: Assumptions): PtcgCase;
}

/** '(OBF 125)', '(sv3 125)'. */
const NOTED = /\s+\(\s*([a-z][a-z0-9.-]{1,7})\s+([a-z]{0,3}\d{1,3}[a-z]?)\s*\)/gi;
/** 'SVI 63', 'G1 101': without parentheses in capitals. */
const BARE = /\s+([A-Z][A-Z0-9]{1,5})\s+([A-Z]{0,2}\d{1,3})(?=$|['’]s?\s|[.!?](?:\s|$)|[\s,;:>→-])/g;
/** 'XY24', 'SWSH153': a promo is told by its number alone. */
const PROMO = /\s+\(?([A-Z]{2,4}\d{1,3})\)?(?=$|[.!?](?:\s|$)|[\s,;:>→-])/g;
/** 'Zoroark BLW', 'Zoroark (BLW)': a set, and no number. */
const OF_SET = /\s+(?:\(([A-Z][A-Z0-9]{2,5})\)|([A-Z][A-Z0-9]{2,5}))(?=$|['’]s?\s|[\s,;:.!?>→)-])/g;
/** Capitals before a number that are no set. */
const NO_SET: ReadonlySet<string> = new Set([
  ...PTCG_LABELS.map((label) => label.toUpperCase()),
  'EFFECT',
  'OPTION',
  'RETREAT',
  'STAGE',
  'TURN',
]);

/** Whether something was assumed of which printing a card is. */
export const isPrinting = (path: string): boolean => path.startsWith('/printings/');

/** Whether there is such a print of this name. */
const printOf = (printings: Library['printings'], print: string, name: string): boolean =>
  (printings?.(name) ?? []).some(({ card }) => card.prints?.some((one) => samePrint(one, print)));
/** The first word of an attack's name is no set. */
const isOfAttack = (printings: Library['printings'], word: string, name: string): boolean =>
  (printings?.(name) ?? []).some(({ card }) =>
    (card.attacks ?? []).some((attack) =>
      eachName(attack).some((called) => nameKey(called.split(/[\s-]/)[0]!) === nameKey(word)),
    ),
  );
interface ToldPrints {
  told: Map<string, string>;
  guessed: OfSet[];
}
/** The prints a line names, by the key of each name, and the line without them. */
function toldIn(line: string, find: CardFinder, printings: Library['printings']): ToldPrints & { bare: string } {
  const found: ToldPrints = { told: new Map(), guessed: [] };
  const taken = (text: string, pattern: RegExp): string =>
    text.replace(pattern, (all, set: string, number: string, at: number) => {
      const name = NO_SET.has(set.toUpperCase()) ? undefined : namedAtEnd(text.slice(0, at), find);
      if (name === undefined || (isOfAttack(printings, set, name) && !printOf(printings, `${set} ${number}`, name)))
        return all;
      // 'HP 60' is what a Pokémon has.
      if (/^[HK]P$/i.test(set) && !printOf(printings, `${set} ${number}`, name)) return all;
      found.told.set(nameKey(name), `${set} ${number}`.toUpperCase());
      return '';
    });
  const promos = (text: string): string =>
    text.replace(PROMO, (all, number: string, at: number) => {
      const name = namedAtEnd(text.slice(0, at), find);
      const prints = name === undefined ? [] : (printings?.(name) ?? []).flatMap(({ card }) => card.prints ?? []);
      const print = prints.find((one) => one.split(/[\s-]/).at(-1) === number);
      if (name === undefined || print === undefined) return all;
      found.told.set(nameKey(name), print);
      return '';
    });
  const ofSets = (text: string): string =>
    text.replace(OF_SET, (all, noted: string | undefined, alone: string | undefined, at: number) => {
      const name = namedAtEnd(text.slice(0, at), find);
      return name !== undefined && takesSet(found, { set: noted ?? alone ?? '', name, text }, printings) ? '' : all;
    });
  return { ...found, bare: ofSets(promos(taken(taken(line, NOTED), BARE))) };
}
/** Of the prints of a set the one whose attack or Ability the line names, else the first. */
function takesSet({ told, guessed }: ToldPrints, { set, name, text }: { set: string; name: string; text: string }, printings: Library['printings']): boolean {
  if (told.has(nameKey(name)) || isOfAttack(printings, set, name)) return false;
  const own = (printings?.(name) ?? []).flatMap(({ card }) => (card.prints ?? []).filter((one) => one.startsWith(`${set} `)).map((print) => ({ print, card })));
  const one = own.find(({ card }) => namesPart(text, card)) ?? own[0];
  if (one === undefined) return false;
  const { print, card } = one;
  told.set(nameKey(name), print);
  const others = own.flatMap((other) => (other.print === print ? [] : [other.print]));
  if (own.some((other) => other.card !== card)) guessed.push({ name, print, called: names(card, name), others });
  return true;
} // prettier-ignore
function tellSet({ name, print, called: { de, en }, others }: OfSet, assumed: Assumptions): void {
  const list = others.join(', ');
  assumed.add(
    `/printings/${name}`,
    print,
    `${de} ist als ${print} genommen; aus der Erweiterung auch: ${list}.`,
    `${en} is taken as ${print}; of that set, too: ${list}.`,
  );
}
/** Which prints a line names, each right behind the name of a card; of cards it names none of, the one chosen last (`last`, by any name). */
export function printsIn(
  line: string,
  find: CardFinder,
  printings: Library['printings'],
  last: Readonly<Record<string, string>> = {},
): Prints {
  const { told, guessed, bare } = toldIn(line, find, printings);
  const chosen = new Map<string, Chosen>();
  for (const [name, print] of Object.entries(last)) {
    const known = cardOfName(find, 'ptcg', name);
    if (known && !told.has(nameKey(known.name)) && printOf(printings, print, known.name))
      chosen.set(nameKey(known.name), { print, called: names(known.card, known.name) });
  }
  if (told.size === 0 && chosen.size === 0) return { line, find, printings, on: (theCase) => theCase };
  const all = new Map([...[...chosen].map(([name, { print }]) => [name, print] as const), ...told]);
  const printed = (name: string) =>
    printings?.(name).filter(({ card }) => card.prints?.some((one) => samePrint(one, all.get(nameKey(name)) ?? '')));
  const asPrinted = (found: Found): Found =>
    'card' in found && all.has(nameKey(found.name)) ? { ...found, card: printed(found.name)?.[0]?.card ?? found.card } : found; // prettier-ignore
  return {
    line: bare,
    printings: (name) => (all.has(nameKey(name)) ? printed(name) : printings?.(name)) ?? [],
    find: changing(find, asPrinted),
    on: (theCase, assumed) => {
      for (const one of guessed) tellSet(one, assumed);
      return withPrints(theCase, told, chosen, assumed);
    },
  };
}
/** A print of the set a line names, and the others of the set. */
interface OfSet {
  name: string;
  print: string;
  called: Localized;
  others: string[];
}
/** Whether a text names an attack or Ability of the card. */
const namesPart = (text: string, { attacks = [], abilities = [] }: PtcgCard): boolean =>
  [...attacks, ...abilities].some((one) => eachName(one).some((called) => nameKey(text).includes(nameKey(called))));
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

/** A printing that was chosen before, and what its card is called. */
interface Chosen {
  print: string;
  called: Localized;
}
interface Lying {
  card: string;
}
/** Every card of the board of these names with its print; one the line itself describes is none that was chosen. */
function withPrints(
  theCase: PtcgCase,
  told: ReadonlyMap<string, string>,
  chosen: ReadonlyMap<string, Chosen>,
  assumed: Assumptions,
): PtcgCase {
  const described = new Set(Object.keys(theCase.cards ?? {}).map(nameKey));
  const chosenFor = (name: string): string | undefined => {
    const one = described.has(nameKey(name)) ? undefined : chosen.get(nameKey(name));
    if (!one) return undefined;
    const { print, called } = one;
    const de = `${called.de} ist als ${print} genommen, wie zuletzt gewählt.`;
    assumed.add(`/printings/${name}`, print, de, `${called.en} is taken as ${print}, as chosen last.`);
    return print;
  };
  const printed = <T extends Lying>(there: T | string): T | string | { card: string; print: string } => {
    const lying = typeof there === 'string' ? { card: there } : there;
    const print = told.get(nameKey(lying.card)) ?? chosenFor(lying.card);
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
