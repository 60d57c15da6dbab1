/** What the engine asks of a card library. The desk answers from the bundled cards, then from the judge's imported ones. */
import type { PtcgCard, YgoCard } from './case/schema.ts';

export interface Library {
  /** By name in either language, alias, or print (set and number, passcode). */
  ygo(name: string, print?: string): YgoCard | undefined;
  ptcg(name: string, print?: string): PtcgCard | undefined;
  /** Names close to a name that was not found, best first. */
  suggest(game: 'ygo' | 'ptcg', name: string): string[];
}

export const emptyLibrary: Library = { ygo: () => undefined, ptcg: () => undefined, suggest: () => [] };
