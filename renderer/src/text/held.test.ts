import { expect, test } from 'vitest';
import { heldTogether } from './held.ts';

test('a name is held together before its short last word only', () => {
  expect(heldTogether('Guardevoir-ex und Glurak-VMAX')).toEqual(['Guardevoir-', 'ex und Glurak-', 'VMAX']);
  expect(heldTogether('Mega-Guardevoir-ex')).toEqual(['Mega-Guardevoir-', 'ex']);
  expect(heldTogether('Blue-Eyes White Dragon, Zugangskodier-Sprecher, 10-mal – -ex')).toHaveLength(1);
});
