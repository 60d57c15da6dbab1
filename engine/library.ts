/** What the engine asks of a card library. The desk answers from the bundled cards, then from the judge's imported ones. */
import type { PtcgCard, YgoCard } from './case/schema.ts';
import type { CardReading } from './reading.ts';

export interface Library {
  /** By name in either language, alias, or print (set and number, passcode). */
  ygo(name: string, print?: string): YgoCard | undefined;
  ptcg(name: string, print?: string): PtcgCard | undefined;
  /**
   * How the printed text of a card became effects, for cards of the library and of a case alike. Asked where a card has a text and no
   * declared `effects`; undefined: nobody read it, and it could touch everything.
   */
  reading?(game: 'ygo' | 'ptcg', card: YgoCard | PtcgCard): CardReading | undefined;
  /** Names close to a name that was not found, best first. */
  suggest(game: 'ygo' | 'ptcg', name: string): string[];
}

export const emptyLibrary: Library = { ygo: () => undefined, ptcg: () => undefined, suggest: () => [] };
