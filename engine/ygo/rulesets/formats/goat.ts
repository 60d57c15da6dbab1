/**
 * Goat: the game of April 2005. The rulebook of 2004 is the nearest document, and nothing that changed between the two is known
 * here; the list and the card pool are those of the format (`engine/deck/rules.ts`).
 */
import { version2004 } from '../editions.ts';
import type { Ruleset } from '../ruleset.ts';

export const goat: Ruleset = {
  ...version2004,
  id: 'ygo-goat',
  title: { de: 'Goat (April 2005)', en: 'Goat (April 2005)' },
  date: '2005-04-01',
};
