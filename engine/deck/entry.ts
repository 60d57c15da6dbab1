/** What reading a deck list gives, in whatever format it came. */
import type { Game } from '../case/schema.ts';
import type { Problem } from '../ruling/schema.ts';

/** Pokémon decks have a main deck only. */
export const SECTIONS = ['main', 'extra', 'side'] as const;
export type Section = (typeof SECTIONS)[number];

/** One line of a list: so many copies of a card, by its name, its print (passcode, set and number), or both. */
export interface DeckEntry {
  section: Section;
  count: number;
  name?: string;
  print?: string;
  /** Line of the list, from 1, where it has lines. */
  line?: number;
}
export interface DeckList {
  game: Game;
  entries: DeckEntry[];
}
export type ReadDeck = { ok: true; list: DeckList } | { ok: false; problems: Problem[] };

/** More copies than any line can mean. */
export const MAX_COPIES = 250;

export const bad = (code: string, message: Problem['message'], line?: number): ReadDeck & { ok: false } => ({
  ok: false,
  problems: [{ code, path: '', ...(line !== undefined && { line }), message }],
});
