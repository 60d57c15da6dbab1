import { expect, test } from 'vitest';
import { checkAgainst } from './check.ts';
import { violation, type DeckCard } from './deck.ts';
import type { Section } from './entry.ts';

const same = (text: string) => ({ de: text, en: text });
const card = (section: Section, count: number, name: string): DeckCard => ({
  section,
  count,
  name,
  called: same(name),
});
const wrong = [violation('copies', same('x'), same('y'), ['ygo.deck.copy-limit'])];

test('what differs, card by card, also what only the Deck has and what lies in the wrong part', () => {
  const list = [card('main', 3, 'Alpha'), card('main', 1, 'Beta'), card('side', 1, 'Gamma')];
  const counted = [card('main', 1, 'Alpha'), card('main', 1, 'alpha'), card('main', 1, 'Beta'), card('main', 1, 'Gamma')]; // prettier-ignore
  const { differences, fault } = checkAgainst('ygo', list, counted, { list: [], deck: [] });
  expect(differences.map(({ section, card: { en }, listed, counted: n }) => [section, en, listed, n])).toEqual([
    ['main', 'Alpha', 3, 2],
    ['side', 'Gamma', 1, 0],
    ['main', 'Gamma', 0, 1],
  ]);
  expect(fault).toBe('differ');
});

test.each([
  [[], [], 'none', 0],
  [wrong, [], 'list', 2],
  [[], wrong, 'deck', 2],
  [wrong, wrong, 'both', 2],
] as const)('list %j, Deck %j: %s', (list, deck, fault, remedies) => {
  const cards = [card('main', 40, 'Alpha')];
  const result = checkAgainst('ygo', cards, cards, { list, deck });
  expect([result.fault, result.remedies.length]).toEqual([fault, remedies]);
});

test('Pokémon: no penalty is claimed that no source confirms', () => {
  const { remedies } = checkAgainst('ptcg', [card('main', 60, 'A')], [card('main', 59, 'A')], {
    list: [],
    deck: wrong,
  });
  expect(remedies.at(-1)?.text.en).toContain('No source at hand');
});
