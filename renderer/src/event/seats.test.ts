import { expect, test } from 'vitest';
import { readSeats } from './seats.ts';

test('seatings are read as judges write and paste them', () => {
  const text = '12: Kim, Lee\n\nTisch 13 Robin Maier – Sam\nTable 14; Ann; Bo\n15\tCy\tDee\n16 Eve vs. Flo';
  expect(readSeats(text)).toEqual({
    tables: [
      { table: '12', players: ['Kim', 'Lee'] },
      { table: '13', players: ['Robin Maier', 'Sam'] },
      { table: '14', players: ['Ann', 'Bo'] },
      { table: '15', players: ['Cy', 'Dee'] },
      { table: '16', players: ['Eve', 'Flo'] },
    ],
    unread: [],
  });
});

test('names with a hyphen are one name; a line without a table or without players is not read', () => {
  expect(readSeats('1: Anna-Lena, Jo').tables).toEqual([{ table: '1', players: ['Anna-Lena', 'Jo'] }]);
  expect(readSeats('Kim, Lee\n7:\n8: a, b, c, d, e').unread).toEqual(['Kim, Lee', '7:', '8: a, b, c, d, e']);
});
