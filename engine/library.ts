/** What the engine asks of a card library. The desk answers from the bundled cards, then from the judge's imported ones. */
import type { PtcgCard, YgoCard } from './case/schema.ts';
import type { CardReading } from './reading.ts';

/** A printing of a Pokémon card name that is known from an import. */
export interface PtcgPrinting {
  /** Set and number ('OBF 125'), else the database's id. */
  print: string;
  /** Release date as yyyymmdd; 0 where nobody knows it. */
  released: number;
  card: PtcgCard;
  /** There is a declaration for a card of this name, but its text is another: it does not apply. */
  differs?: boolean;
}

export interface Library {
  /** By name in either language, alias, or print (set and number, passcode). */
  ygo(name: string, print?: string): YgoCard | undefined;
  ptcg(name: string, print?: string): PtcgCard | undefined;
  /** The printings of exactly this name, the newest first; none where nobody imported them. */
  printings?(name: string): readonly PtcgPrinting[];
  /** The names of the Pokémon that have an attack or Ability called so, in either language. */
  using?(name: string): readonly string[];
  /**
   * How the printed text of a card became effects, for cards of the library and of a case alike. Asked where a card has a text and no
   * declared `effects`; undefined: nobody read it, and it could touch everything.
   */
  reading?(game: 'ygo' | 'ptcg', card: YgoCard | PtcgCard): CardReading | undefined;
  /** Names close to a name that was not found, best first. */
  suggest(game: 'ygo' | 'ptcg', name: string): string[];
}

export const emptyLibrary: Library = { ygo: () => undefined, ptcg: () => undefined, suggest: () => [] };
