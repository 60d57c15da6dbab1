import { expect, test } from 'vitest';
import { beside, rowsOf } from './ptcg-walk.ts';

const rows = rowsOf({ A: 5, B: 6 });
test.each([
  ['A-active', 'ArrowUp', 'B-active'],
  ['A-active', 'ArrowDown', 'A-bench-2'],
  ['A-bench-4', 'ArrowUp', 'A-active'],
  ['A-bench-1', 'ArrowLeft', 'A-bench-0'],
  ['A-bench-1', 'ArrowDown', 'A-hand'],
  ['B-bench-5', 'ArrowUp', 'B-hand'],
  ['B-bench-5', 'ArrowRight', undefined],
  ['A-bench-4', 'ArrowRight', 'A-deck'],
  ['A-active', 'ArrowRight', 'A-discard'],
  ['A-discard', 'ArrowUp', 'A-lostZone'],
  ['A-lostZone', 'ArrowUp', 'A-lostZone'],
  ['A-deck', 'ArrowDown', 'A-hand'],
  ['A-deck', 'ArrowLeft', 'A-bench-4'],
  ['B-bench-0', 'ArrowLeft', 'B-deck'],
  ['B-active', 'ArrowRight', 'stadium'],
  ['stadium', 'ArrowDown', 'A-active'],
  ['stadium', 'ArrowLeft', 'B-active'],
  ['stadium', 'ArrowRight', 'A-discard'],
] as const)('from %s by %s to %s', (cell, key, to) => {
  expect(beside(rows, cell, key)).toBe(to);
});
