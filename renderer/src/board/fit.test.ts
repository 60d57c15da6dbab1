import { expect, test } from 'vitest';
import { longestLine } from './fit.ts';

test('a long word counts as its half: it is parted, not written small', () => {
  expect(longestLine('Dark Magician')).toBe(8);
  expect(longestLine('Unterdrückungsherrschaft')).toBe(14);
  expect(longestLine('Blue-Eyes White Dragon')).toBe(6);
});
