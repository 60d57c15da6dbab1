import { expect, test } from 'vitest';
import type { YgoCard } from '../case/schema.ts';
import type { DeckCard } from './deck.ts';
import type { Section } from './entry.ts';
import { exchangedIn, exchangeViolations } from './exchange.ts';
import { formatsCalled, type YgoDeckRules } from './rules.ts';

const card = (section: Section, count: number, name: string): DeckCard<YgoCard> => ({
  section,
  count,
  name,
  called: { de: name, en: name },
});
const rules = (id: string): YgoDeckRules => formatsCalled(id)[0]?.rules as YgoDeckRules;
const before = [card('main', 39, 'Alpha'), card('main', 1, 'Beta'), card('extra', 1, 'Gamma'), card('side', 13, 'Delta'), card('side', 1, 'Epsilon'), card('side', 1, 'Zeta')]; // prettier-ignore
const after = (...cards: DeckCard<YgoCard>[]) => [card('main', 39, 'Alpha'), card('side', 13, 'Delta'), ...cards];
const codes = (deck: DeckCard<YgoCard>[], format: string) =>
  exchangeViolations(before, deck, rules(format)).map(({ code, rules: cited }) => [code, cited]);

test('one card for one of the Side Deck: told, and nothing is wrong', () => {
  const deck = after(card('main', 1, 'Epsilon'), card('extra', 1, 'Gamma'), card('side', 1, 'Beta'), card('side', 1, 'Zeta')); // prettier-ignore
  for (const format of ['ygo-advanced', 'ygo-2004']) expect(codes(deck, format)).toEqual([]);
  expect(exchangedIn(before, deck).map(({ section, card: { en }, before: had, after: has }) => [section, en, had, has])).toEqual([
    ['main', 'Beta', 1, 0],
    ['side', 'Epsilon', 1, 0],
    ['main', 'Epsilon', 0, 1],
    ['side', 'Beta', 0, 1],
  ]); // prettier-ignore
});

test('a card of the Main Deck for one of the Extra Deck: every part keeps its number today, in 2004 the Deck does', () => {
  const deck = after(card('extra', 1, 'Gamma'), card('extra', 1, 'Epsilon'), card('side', 1, 'Beta'), card('side', 1, 'Zeta')); // prettier-ignore
  const today = ['side-exchange', ['ygo.deck.side.one-for-one']];
  expect(codes(deck, 'ygo-advanced')).toEqual([today, today]);
  expect(codes(deck, 'ygo-2004')).toEqual([['side-exchange', ['ygo.deck.side-swap-one-for-one']]]);
});

test('a card taken in for none', () => {
  const deck = after(card('main', 1, 'Beta'), card('main', 1, 'Epsilon'), card('extra', 1, 'Gamma'), card('side', 1, 'Zeta')); // prettier-ignore
  expect(codes(deck, 'ygo-advanced')).toHaveLength(2);
  expect(codes(deck, 'ygo-2004')).toHaveLength(2);
  const mends = exchangeViolations(before, deck, rules('ygo-advanced')).map(({ mend }) => mend.en);
  expect(mends).toEqual(['Take 1 card out of the Main Deck.', 'Add 1 card to the Side Deck.']);
});

test('a card from elsewhere in the place of one that is gone', () => {
  const deck = after(card('main', 1, 'Theta'), card('extra', 1, 'Gamma'), card('side', 1, 'Beta'), card('side', 1, 'Zeta')); // prettier-ignore
  expect(codes(deck, 'ygo-advanced')).toEqual([
    ['side-missing', ['ygo.deck.side.exchange-partners']],
    ['side-foreign', ['ygo.deck.side.exchange-partners']],
  ]);
});
