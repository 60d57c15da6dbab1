import { expect, test } from 'vitest';
import { words } from '../text.ts';
import { compared } from './amounts.ts';

test.each([
  ['attack 1500 into 1800', '<'],
  ['My 1900 attacks his 2000 DEF monster', '<'],
  ['I attack his 1200 DEF monster with my 2400', '>'],
  ['Mein 2500er greift seinen 2500er an', '='],
  ['Mit 1500 in 2000 Verteidigung', '<'],
  ['his 1800 is attacked with my 1500', '<'],
  ['Er greift meine 1600 mit 2100 an', '>'],
  ['He has 4000 LP', undefined],
  ['the rules of 2004 and 2014', undefined],
  ['1000, 1500 and 2000', undefined],
])('%s: the attacker is %s', (text, held) => {
  expect(compared(words(text))).toBe(held);
});
