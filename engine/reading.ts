/**
 * How a card's printed text became effects, as the engine is told: made by `reader/` (or by the judge's own correction), handed over
 * through `Library.reading`. The engine never looks at a text itself; what nobody read it knows only by what that text could touch.
 */
import type { Localized } from './ruling/schema.ts';

/** Which word on a card the ruling rests on, in the order of trust. */
export const GROUNDS = ['corrected', 'declared', 'read', 'read-in-part', 'unread'] as const;
export type Ground = (typeof GROUNDS)[number];

/** A text box of a card: its text, the Pendulum box, an attack or an Ability by its number from 1. */
export type TextBox = 'text' | 'pendulum' | `attack/${number}` | `ability/${number}`;

/** Something a text nobody read could touch (the vocabularies: `ygo/touches.ts`, `ptcg/touches.ts`). */
export interface Touch<What extends string = string> {
  what: What | 'everything';
  /** Whose cards or whom, seen from the player who controls the card (default: anybody's). */
  whose?: 'you' | 'opponent';
  /** Only the card itself (a Tool or Energy: the Pokémon it is attached to). */
  self?: true;
}

/** A sentence nobody read. */
export interface UnreadText<What extends string = string, Effect = unknown> {
  /** As printed; a language whose text is not known has the other's. */
  text: Localized;
  box: TextBox;
  /** Index in `effects` of the record that has it as `unmodelled`; absent: it stands outside every record. */
  effect?: number;
  /** It is an activated effect without a record: it stands before the record of this index, and takes a number of its own. */
  before?: number;
  /** Where the card has to be for it to matter, as far as the text tells; absent: anywhere it can be. */
  places?: readonly string[];
  /** By its form no effect that is activated: what it says applies by itself, or goes on with what another sentence does. */
  lasting?: true;
  /** What was read of what its activation asks for (condition, cost, targets, first operations): without that it cannot be activated, whatever the rest says. */
  needs?: Effect;
  /** It is activated only on something that has just happened, or on a Chain Link. */
  waits?: true;
  /** `needs` and `waits` hold of every activation of its card, not of this one of several ways. */
  always?: true;
  /** Does nothing unless a player uses it. */
  optional?: true;
  /** What activating it may cost; absent: nothing. */
  costs?: readonly Touch<What>[];
  /** Does nothing unless something of this kind happens ("If this card is destroyed: …"); absent: it could apply by itself. */
  on?: readonly Touch<What>[];
  /** Empty: it can touch nothing a ruling could rest on (flavour, reminders). */
  touches: readonly Touch<What>[];
}

/** What the engine is handed for a card with a text. `effects` are records of the game's effect language, in text order. */
export interface CardReading<Effect = unknown, What extends string = string> {
  ground: Ground;
  effects: readonly Effect[];
  /** The words each of them was read from, in the same order, where they stand together. */
  words?: readonly (Localized | undefined)[];
  unread: readonly UnreadText<What, Effect>[];
}
