import { expect, test } from 'vitest';
import { energyLetter, energyType } from './ptcg-words.ts';

test('a basic Energy has its type’s sign by the type’s name and by the card’s, in both languages; another card none', () => {
  expect(['Lightning', 'Basic Lightning Energy', 'Lightning Energy', 'Basis-Elektro-Energie'].map(energyType)).toEqual(
    Array(4).fill('Lightning'),
  );
  expect(energyLetter('Basic Fire Energy')).toBe('R');
  expect(energyType('Double Alpha Energy')).toBeUndefined();
});
