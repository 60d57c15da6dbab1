/**
 * Which printings of a card a format allows. A legal printing makes every printing of the same card legal: of the same name and with text that works the
 * same (Pokémon: with the same facts, too). Whether other words work the same nobody here decides: that is said.
 */
import type { PtcgCard } from '../case/schema.ts';
import type { Localized } from '../ruling/schema.ts';
import { textHash } from '../ptcg/texts/hash.ts';

/** What a database tells of a printing. */
export interface Printing {
  /** Its set's codes, as lists write them ('OBF'); several where databases differ. */
  sets: readonly string[];
  /** Its regulation mark. */
  mark?: string;
  /** Day it came out, ISO; absent where nobody knows it. */
  released?: string;
}
/** `perhaps`: the same facts in other words. */
export type Alike = 'same' | 'perhaps';
export interface Printed {
  /** The printing the list names, where the database knows it. */
  own?: Printing;
  /** The card the printing named is, where that is another one. */
  isOf?: Localized;
  /** The others of the same card; where no printing is named, all of the name. */
  reprints: readonly (Printing & { alike: Alike })[];
}
export type Allows = (printing: Printing) => boolean;

/** Is a card legal by one of its printings? `unknown`: no database tells any. */
export function standing({ own, reprints }: Printed, allows: Allows): 'legal' | 'perhaps' | 'not-legal' | 'unknown' {
  if (own && allows(own)) return 'legal';
  if (!own && reprints.length === 0) return 'unknown';
  const legal = reprints.filter(allows);
  if (legal.some(({ alike }) => alike === 'same')) return 'legal';
  return legal.length > 0 ? 'perhaps' : 'not-legal';
}

/** Two printings of one name: the same card, perhaps (other words), or not (Pokémon with other facts). */
export function alike(a: PtcgCard, b: PtcgCard): Alike | undefined {
  if (facts(a) !== facts(b)) return undefined;
  const text = textHash(a);
  return text !== undefined && text === textHash(b) ? 'same' : 'perhaps';
}
const facts = (card: PtcgCard): string => {
  const { kind, hp, types, stage, evolvesFrom, attacks = [], abilities = [], weakness, resistance, retreat } = card;
  if (kind !== 'pokemon') return kind;
  const printed = attacks.map(({ name, cost, damage }) => [name, cost, damage]);
  return JSON.stringify([hp, types, stage, evolvesFrom, printed, abilities.map(({ name }) => name), weakness, resistance, retreat], english); // prettier-ignore
};
/** Names in English only: which other languages a database has tells nothing. */
const english = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'en' in value ? value.en : value;

/** A format's pool by sets, and by the regulation marks from one on (basic Energy is legal everywhere). */
export interface SetPool {
  sets: readonly string[];
  marksFrom: string;
  /** Names of which a deck may hold one only, in any number of copies. */
  oneNameOf: readonly (readonly string[])[];
}
export const allowedBy =
  ({ sets, marksFrom }: SetPool): Allows =>
  (printing) =>
    (printing.mark !== undefined && printing.mark >= marksFrom) || printing.sets.some((set) => sets.includes(set));
/** What had come out by a day, where one is asked for. */
export const outBy =
  (date: string | undefined, allows: Allows): Allows =>
  (printing) =>
    allows(printing) && (date === undefined || printing.released === undefined || printing.released <= date);
