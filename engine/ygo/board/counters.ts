/** Counters by name: "Spell Counter" and "spell" are one kind. */

import { sameCounter } from '../../case/names.ts';
import { keyed } from '../../keyed.ts';

export type Counters = Readonly<Record<string, number>>;

/** Under which name a card has counters of this kind; where it has none, the name as given. */
export const counterKey = (counters: Counters, kind: string): string =>
  Object.keys(counters).find((key) => sameCounter(key, kind)) ?? kind;

export const counterCount = (counters: Counters, kind: string): number =>
  keyed(counters, counterKey(counters, kind)) ?? 0;
