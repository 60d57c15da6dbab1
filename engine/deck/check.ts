/**
 * A deck check: the registered list beside what lies on the table. Where the two differ, whose fault it is (the list, the Deck, or both), and what
 * policy does about it. Yu-Gi-Oh!: ygo.current.penalties.deck-error; Pokémon: the starting penalties are not established here, only the facts.
 */
import { nameKey } from '../case/names.ts';
import type { Game } from '../case/schema.ts';
import type { Localized, Reason } from '../ruling/schema.ts';
import type { DeckCard, DeckViolation } from './deck.ts';
import type { Section } from './entry.ts';
import { sayCheck } from './say-check.ts';

/** A card of which the list and the Deck have different numbers in a part of the Deck. */
export interface Difference {
  section: Section;
  card: Localized;
  listed: number;
  counted: number;
}
const FAULTS = ['none', 'list', 'deck', 'both', 'differ'] as const;
/** `differ`: both are legal, but not the same. */
export type Fault = (typeof FAULTS)[number];

export interface DeckCheckResult {
  differences: Difference[];
  fault: Fault;
  /** The fault in words. */
  verdict: Localized;
  /** What policy does, with its rule; none where nothing is wrong. */
  remedies: Reason[];
}

const keyOf = ({ section, called }: DeckCard): string => `${section} ${nameKey(called.en)}`;

/** Card by card in the order of the list, then what only the Deck has. */
export function differencesOf(list: readonly DeckCard[], counted: readonly DeckCard[]): Difference[] {
  const rows = new Map<string, Difference>();
  const row = (one: DeckCard): Difference => {
    const known = rows.get(keyOf(one)) ?? { section: one.section, card: one.called, listed: 0, counted: 0 };
    rows.set(keyOf(one), known);
    return known;
  };
  for (const one of list) row(one).listed += one.count;
  for (const one of counted) row(one).counted += one.count;
  return [...rows.values()].filter(({ listed, counted: there }) => listed !== there);
}

export function checkAgainst(
  game: Game,
  list: readonly DeckCard[],
  counted: readonly DeckCard[],
  wrong: { list: readonly DeckViolation[]; deck: readonly DeckViolation[] },
): DeckCheckResult {
  const differences = differencesOf(list, counted);
  const fault = faultOf(differences.length > 0, wrong.list.length > 0, wrong.deck.length > 0);
  return {
    differences,
    fault,
    verdict: sayCheck.fault(fault),
    remedies: fault === 'none' ? [] : sayCheck.remedies(game, fault),
  };
}

function faultOf(differ: boolean, list: boolean, deck: boolean): Fault {
  if (list && deck) return 'both';
  if (list) return 'list';
  if (deck) return 'deck';
  return differ ? 'differ' : 'none';
}
