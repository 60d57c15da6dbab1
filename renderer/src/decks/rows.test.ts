import { expect, test } from 'vitest';
import type { DeckLine } from '../../../desk/contract.ts';
import { countedList, rowsOf, unlisted } from './rows.ts';

const line = (section: DeckLine['section'], name: string, count: number, print?: string): DeckLine => ({
  section,
  count,
  written: name,
  name: { de: name, en: name },
  known: true,
  ...(print !== undefined && { print }),
});

test('a card on two lines of one part is one row', () => {
  const rows = rowsOf([line('main', 'One', 2), line('side', 'One', 1), line('main', 'One', 1)]);
  expect(rows.map(({ section, listed }) => [section, listed])).toEqual([
    ['main', 3],
    ['side', 1],
  ]);
});

test('what was counted is a list with headings; what is not there is not on it', () => {
  const rows = [
    ...rowsOf([line('side', 'One', 1), line('main', 'Two', 3), line('main', 'Three', 1)]),
    unlisted('Four', 'main'),
    unlisted('Four', 'side'),
  ];
  const counts = { 'side One': 1, 'main Two': 2, 'main Three': 0, 'main Four': 1, 'side Four': 2 };
  expect(countedList(rows, counts, 'ygo')).toBe('Main Deck\n2 Two\n1 Four\nSide Deck\n1 One\n2 Four');
});

test('a Pokémon is counted with set and number', () => {
  expect(countedList(rowsOf([line('main', 'One', 4, 'SVI 86')]), { 'main One': 4 }, 'ptcg')).toBe(
    'Main Deck\n4 One SVI 86',
  );
});
