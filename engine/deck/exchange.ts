/**
 * The exchange with the Side Deck between Duels (Yu-Gi-Oh!): the Deck as it was at the start of the Match beside the Deck after it. What was
 * exchanged, whether the numbers are kept, and whether only cards of before were used.
 */
import { nameKey } from '../case/names.ts';
import type { YgoCard } from '../case/schema.ts';
import type { Localized } from '../ruling/schema.ts';
import { differencesOf } from './check.ts';
import { byName, total, violation, type DeckCard, type DeckViolation } from './deck.ts';
import type { Section } from './entry.ts';
import type { YgoDeckRules } from './rules.ts';
import { sayDeck } from './say.ts';
import { MAIN, SIDE } from './ygo.ts';

type Card = DeckCard<YgoCard>;

/** A card of which a part of the Deck held another number before the exchange than after it. */
export interface Exchanged {
  section: Section;
  card: Localized;
  before: number;
  after: number;
}

export const exchangedIn = (before: readonly Card[], after: readonly Card[]): Exchanged[] =>
  differencesOf(before, after).map(({ section, card, listed, counted }) => ({
    section,
    card,
    before: listed,
    after: counted,
  }));

export function exchangeViolations(
  before: readonly Card[],
  after: readonly Card[],
  rules: YgoDeckRules,
): DeckViolation[] {
  return [...keptNumbers(before, after, rules), ...keptCards(before, after, rules)];
}

function keptNumbers(before: readonly Card[], after: readonly Card[], rules: YgoDeckRules): DeckViolation[] {
  const { exchange, extra } = rules;
  return exchange.keeps.flatMap((section) => {
    const part = { main: MAIN, extra: extra.called, side: SIDE }[section];
    const [had, has] = [before, after].map((cards) => total(cards.filter((one) => one.section === section)));
    if (had === undefined || has === undefined || had === has) return [];
    const mend = has < had ? sayDeck.mendAdd(part, had - has) : sayDeck.mendRemove(part, has - had);
    return [violation('side-exchange', sayDeck.sideMismatch(part, had, has), mend, exchange.rules)];
  });
}

/** Over all Decks together the cards stay what they were. */
function keptCards(before: readonly Card[], after: readonly Card[], { exchange }: YgoDeckRules): DeckViolation[] {
  const nameOf = (one: Card) => nameKey(one.called.en);
  const [had, has] = [byName(before, nameOf), byName(after, nameOf)];
  return [...new Set([...had.keys(), ...has.keys()])].flatMap((name) => {
    const [there, now] = [had.get(name) ?? [], has.get(name) ?? []];
    const more = total(now) - total(there);
    const [one] = [...now, ...there];
    if (more === 0 || !one) return [];
    return more > 0
      ? [violation('side-foreign', sayDeck.sideForeign(one.called, more), sayDeck.mendCopies(more), exchange.cards, now)]
      : [violation('side-missing', sayDeck.sideMissing(one.called, -more), sayDeck.mendBack(-more), exchange.cards, there)]; // prettier-ignore
  });
}
