/** Is a Yu-Gi-Oh! Deck legal: sizes, kinds, copies over all Decks by name, the limited list. Every violation with its rule and what would mend it. */
import { EXTRA_DECK_KINDS } from '../case/printed.ts';
import { nameKey } from '../case/names.ts';
import type { YgoCard } from '../case/schema.ts';
import type { Localized } from '../ruling/schema.ts';
import { byName, total, unknownCards, violation, wrongSize, type DeckCard, type DeckViolation } from './deck.ts';
import { limitOf, type LimitedList } from './limits.ts';
import type { Section } from './entry.ts';
import type { YgoDeckRules } from './rules.ts';
import { sayDeck } from './say.ts';

type Card = DeckCard<YgoCard>;
export const MAIN: Localized = { de: 'Main Deck', en: 'Main Deck' };
export const SIDE: Localized = { de: 'Side Deck', en: 'Side Deck' };
const is = ({ card }: Card, kinds: readonly string[]): boolean =>
  card?.monster?.some((kind) => kinds.includes(kind)) ?? false;

export function ygoViolations(
  cards: readonly Card[],
  rules: YgoDeckRules,
  list: LimitedList | undefined,
): DeckViolation[] {
  const of = (section: Section) => cards.filter((one) => one.section === section);
  return [
    ...unknownCards(cards, rules.copies.rules),
    ...wrongSize(MAIN, of('main'), rules.main),
    ...wrongSize(rules.extra.called, of('extra'), rules.extra),
    ...wrongSize(SIDE, of('side'), rules.side),
    ...wrongPlace(cards, rules),
    ...tooManyCopies(cards, rules, list),
  ];
}

/** Cards in a part of the Deck where their kind may not be. */
function wrongPlace(cards: readonly Card[], { extra }: YgoDeckRules): DeckViolation[] {
  return cards.flatMap((one) => {
    if (!one.card) return [];
    if (is(one, ['token'])) return [violation('token', sayDeck.token(one.called), sayDeck.mendOut(), ['ygo.token.not-in-deck'], [one])]; // prettier-ignore
    if (one.section === 'main' && is(one, EXTRA_DECK_KINDS))
      return [violation('extra-in-main', sayDeck.extraInMain(one.called, extra.called), sayDeck.mendMove(extra.called), extra.kindRules, [one])]; // prettier-ignore
    if (one.section === 'extra' && !is(one, extra.kinds))
      return [violation('wrong-kind', sayDeck.mainInExtra(one.called, extra.called), is(one, EXTRA_DECK_KINDS) ? sayDeck.mendOut() : sayDeck.mendMove(MAIN), extra.kindRules, [one])]; // prettier-ignore
    return [];
  });
}

/** Copies over all Decks together, by name; where a list limits the card, by the list. */
function tooManyCopies(cards: readonly Card[], rules: YgoDeckRules, list: LimitedList | undefined): DeckViolation[] {
  const known = cards.filter((one) => one.card !== undefined);
  const groups = byName(known, (one) => nameKey(one.countsAs ?? one.called.en));
  return [...groups.values()].flatMap((same) => {
    const n = total(same);
    const counted = same[0]?.countsAs ?? same[0]?.called.en ?? '';
    const limit = list ? Math.min(limitOf(list, counted), ...same.map((one) => limitOf(list, one.called.en))) : 3;
    const names = [...new Map(same.map((one) => [one.called.en, one.called])).values()];
    const first = names[0] ?? { de: counted, en: counted };
    if (list && limit < 3 && n > limit) {
      const at = limit as 0 | 1 | 2;
      return [violation(at === 0 ? 'forbidden' : 'limited', sayDeck.limited(first, n, at, list.called), sayDeck.mendCopies(n - at), rules.limited[at], same)]; // prettier-ignore
    }
    if (n <= rules.copies.most) return [];
    const text =
      names.length > 1 ? sayDeck.countTogether(names, n, rules.copies.most) : sayDeck.tooManyCopies(first, n, rules.copies.most); // prettier-ignore
    const cited = names.length > 1 ? [...rules.copies.rules, ...rules.copies.countsAs] : rules.copies.rules;
    return [violation('copies', text, sayDeck.mendCopies(n - rules.copies.most), [...new Set(cited)], same)];
  });
}
