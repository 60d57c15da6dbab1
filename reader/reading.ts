/**
 * What a card's printed text says, as the reader hands it over: every character of the text in a piece, every piece in the records it became.
 * Six laws hold (docs/architecture.md, "The reader"): every character is accounted for; a reading is whole or says so; nothing is ignored; no
 * card has a pattern of its own; the order of trust; a text has a date.
 */
import { nameKey } from '../engine/case/names.ts';
import type { CardReading, TextBox, Touch, UnreadText } from '../engine/reading.ts';

export const ROLES = [
  'material',
  'condition',
  'timing',
  'limit',
  'cost',
  'target',
  'operation',
  'conjunction',
  'duration',
  'restriction',
  'choice',
  'flag',
  'reminder',
  'flavour',
  'unread',
] as const;
export type Role = (typeof ROLES)[number];

/** A stretch of a text box, from the first character to the one after the last. The pieces of a box cover it without gap or overlap, in order. */
export interface Piece {
  box: TextBox;
  from: number;
  to: number;
  role: Role;
  /** JSON Pointers into `effects` (one limit serves many); empty only for conjunction, reminder, flavour, unread. */
  at: readonly string[];
}

export interface Reading<Effect = unknown> {
  /** In text order. `whole`: none of its pieces is unread, and the engine can carry out every word it became. */
  effects: readonly { record: Effect; whole: boolean }[];
  pieces: readonly Piece[];
  /** Every effect whole, and no unread piece anywhere. */
  whole: boolean;
  unread: readonly UnreadText<string, Effect>[];
  /** For what is not whole: what it could touch. */
  touches: readonly Touch[];
}

/** Names of cards and archetypes of the lists that are imported; they decide what stands in quotation marks. Keys are `nameKey`s. */
export interface NameList {
  cards: ReadonlySet<string>;
  archetypes: ReadonlySet<string>;
  /** The date the lists speak for (ISO), where known. */
  date?: string;
}
export const NO_NAMES: NameList = { cards: new Set(), archetypes: new Set() };
/** The names of these cards, by their keys. */
export const namesIn = (cards: readonly string[]): NameList => ({
  cards: new Set(cards.map(nameKey).filter((key) => key !== '')),
  archetypes: new Set(),
});

/** A reading as the engine wants it. */
export const forEngine = <Effect>({ effects, unread, whole }: Reading<Effect>): CardReading<Effect> => ({
  ground: whole ? 'read' : effects.length > 0 ? 'read-in-part' : 'unread',
  effects: effects.map(({ record }) => record),
  unread,
});
