import { expect, test } from 'vitest';
import { severalIn } from './several.ts';

test('several cards with their number and how they lie', () => {
  expect(severalIn('sangan, jinzo def, 2x kuriboh', 'ygo')).toEqual([
    { count: 1, name: 'sangan' },
    { count: 1, name: 'jinzo', lies: 'defense' },
    { count: 2, name: 'kuriboh' },
  ]);
  expect(severalIn('3 × Spiegelkraft verdeckt', 'ygo')).toEqual([{ count: 3, name: 'Spiegelkraft', lies: 'set' }]);
});

test('one card is one card', () => {
  expect(severalIn('sangan', 'ygo')).toBeUndefined();
  expect(severalIn('7 colored fish', 'ygo')).toBeUndefined();
});

test('a Pokémon with its Energy and its damage; what is no Energy is part of the name', () => {
  expect(severalIn('dragapult ex +rpp -60, 2x dreepy + psychic, ho-oh −30', 'ptcg')).toEqual([
    { count: 1, name: 'dragapult ex', energy: ['Fire', 'Psychic', 'Psychic'], damage: 60 },
    { count: 2, name: 'dreepy', energy: ['Psychic'] },
    { count: 1, name: 'ho-oh', damage: 30 },
  ]);
  expect(severalIn('raikou -20 +2 elektro wasser', 'ptcg')).toEqual([
    { count: 1, name: 'raikou', energy: ['Lightning', 'Lightning', 'Water'], damage: 20 },
  ]);
  expect(severalIn('alph + omega', 'ptcg')).toBeUndefined();
  expect(severalIn('ho-oh ex', 'ptcg')).toBeUndefined();
  expect(severalIn('sangan + ll', 'ygo')).toBeUndefined();
});
