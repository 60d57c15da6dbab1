import { expect, test } from 'vitest';
import { severalIn } from './several.ts';

test('several cards with their number and how they lie', () => {
  expect(severalIn('sangan, jinzo def, 2x kuriboh')).toEqual([
    { count: 1, name: 'sangan' },
    { count: 1, name: 'jinzo', lies: 'defense' },
    { count: 2, name: 'kuriboh' },
  ]);
  expect(severalIn('3 × Spiegelkraft verdeckt')).toEqual([{ count: 3, name: 'Spiegelkraft', lies: 'set' }]);
});

test('one card is one card', () => {
  expect(severalIn('sangan')).toBeUndefined();
  expect(severalIn('7 colored fish')).toBeUndefined();
});
