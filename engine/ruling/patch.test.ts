import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChanges, diff } from './patch.ts';

test('a card that leaves a zone is one remove', () => {
  const before = { hand: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], graveyard: [] };
  const after = { hand: [{ id: 'b' }, { id: 'c' }], graveyard: [{ id: 'a' }] };
  expect(diff(before, after)).toEqual([
    { op: 'remove', path: '/hand/0' },
    { op: 'add', path: '/graveyard/0', value: { id: 'a' } },
  ]);
});

test('applying the difference of any two values gives the second', () => {
  const item = fc.oneof(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), n: fc.nat(3) }),
    fc.constantFrom('x', 'y'),
    fc.nat(2),
  );
  const value = fc.dictionary(
    fc.constantFrom('p', 'q', 'r/s', '~t'),
    fc.oneof(fc.array(item, { maxLength: 6 }), fc.nat(5)),
  );
  fc.assert(
    fc.property(value, value, (before, after) => {
      expect(applyChanges(before, diff(before, after))).toEqual(after);
    }),
    { numRuns: 2000 },
  );
});

test('a change that does not fit is an error, never ignored', () => {
  expect(() => applyChanges({}, [{ op: 'remove', path: '/nothing' }])).toThrow('nothing at /nothing');
});
