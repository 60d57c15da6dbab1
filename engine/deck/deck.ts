/** A Deck whose cards have been found, what is said of it, and what both games' checks share. */
import type { PtcgCard, YgoCard } from '../case/schema.ts';
import type { Localized, Reason, RuleId } from '../ruling/schema.ts';
import { nameKey } from '../case/names.ts';
import type { DeckEntry } from './entry.ts';
import type { Printed } from './printings.ts';
import type { Size } from './rules.ts';
import { sayDeck } from './say.ts';

/** A line of the list with the card it means; none where nobody knows it. */
export interface DeckCard<Card = YgoCard | PtcgCard> extends DeckEntry {
  /** As people call it: the card's name, or what was written. */
  called: Localized;
  card?: Card | undefined;
  /** The name it is always treated as, where its text says so. */
  countsAs?: string;
  /** Its printings (Pokémon), where a database tells of them. */
  printed?: Printed;
}

/** Why a Deck is not legal: the rule, what would mend it, the cards and lines concerned. */
export interface DeckViolation extends Reason {
  mend: Localized;
  cards: string[];
  lines: number[];
}

export const violation = (
  code: string,
  text: Localized,
  mend: Localized,
  rules: readonly RuleId[],
  cards: readonly DeckCard[] = [],
): DeckViolation => ({
  code,
  text,
  mend,
  rules: [...rules],
  cards: [...new Set(cards.map((one) => one.called.en))],
  lines: cards.flatMap(({ line }) => (line === undefined ? [] : [line])),
});

export const total = (cards: readonly DeckCard[]): number => cards.reduce((n, { count }) => n + count, 0);

/** A part of the Deck that has too few or too many cards. */
export function wrongSize(part: Localized, cards: readonly DeckCard[], size: Size): DeckViolation[] {
  const n = total(cards);
  const { min, max, exactly, rules } = size;
  if (exactly && !exactly.includes(n))
    return [violation('size', sayDeck.sizeExactly(part, n, exactly), sayDeck.mendExactly(part, n, exactly), rules)];
  if (n < min) return [violation('too-few', sayDeck.tooFew(part, n, min), sayDeck.mendAdd(part, min - n), rules)];
  if (max !== undefined && n > max)
    return [violation('too-many', sayDeck.tooMany(part, n, max), sayDeck.mendRemove(part, n - max), rules)];
  return [];
}

/** Lines by what counts as one card, in the order of the list. */
export function byName<Card>(cards: readonly DeckCard<Card>[], nameOf: (card: DeckCard<Card>) => string) {
  const groups = new Map<string, DeckCard<Card>[]>();
  for (const one of cards) {
    const name = nameOf(one);
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return groups;
}

/** Lines nobody could tell the card of. */
export const unknownCards = (cards: readonly DeckCard[], rules: readonly RuleId[]): DeckViolation[] =>
  cards
    .filter(({ card }) => card === undefined)
    .map((one) => violation('unknown-card', sayDeck.unknown(one.called), sayDeck.mendUnknown(), rules, [one]));

/** Cards that are not in the format's pool (English names, as `nameKey`s). */
export const poolViolations = (
  cards: readonly DeckCard[],
  pool: ReadonlySet<string>,
  format: Localized,
  rules: readonly RuleId[],
): DeckViolation[] =>
  cards
    .filter(({ card, called }) => card !== undefined && !pool.has(nameKey(called.en)))
    .map((one) => violation('not-in-pool', sayDeck.notInPool(one.called, format), sayDeck.mendOut(), rules, [one]));
