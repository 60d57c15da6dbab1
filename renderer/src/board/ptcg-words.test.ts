import { expect, test } from 'vitest';
import { basicEnergyName, ENERGY_TYPES, energyLetter, energyType } from './ptcg-words.ts';

test('a basic Energy has its type’s sign by the type’s name and by the card’s, in both languages; another card none', () => {
  expect(['Lightning', 'Basic Lightning Energy', 'Lightning Energy', 'Basis-Elektro-Energie'].map(energyType)).toEqual(
    Array(4).fill('Lightning'),
  );
  expect(energyLetter('Basic Fire Energy')).toBe('R');
  expect(energyType('Double Alpha Energy')).toBeUndefined();
});

test('the name of a basic Energy leads back to its type in both languages', () => {
  expect(basicEnergyName('Grass')).toEqual({ de: 'Basis-Pflanzen-Energie', en: 'Basic Grass Energy' });
  for (const type of ENERGY_TYPES) expect(Object.values(basicEnergyName(type)).map(energyType)).toEqual([type, type]);
});
