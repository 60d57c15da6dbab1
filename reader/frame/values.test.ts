import { expect, test } from 'vitest';
import { sameValue } from './values.ts';

test.each<[string, unknown, unknown, boolean]>([
  ['the order of keys is nothing', { a: 1, b: [2, { c: 3 }] }, { b: [2, { c: 3 }], a: 1 }, true],
  ['what is undefined is not there', { a: 1, b: undefined }, { a: 1 }, true],
  ['one has more', { a: 1 }, { a: 1, b: 2 }, false],
  ['a word every object knows is no key of it', { toString: 1 }, {}, false],
  ['nor of the other', {}, { toString: 1 }, false],
  ['the order of a list is something', [1, 2], [2, 1], false],
  ['a list that goes on', [1], [1, 2], false],
  ['a list is no object', ['a'], { 0: 'a' }, false],
  ['nothing is no object', null, {}, false],
  ['a number is no text', { n: 1 }, { n: '1' }, false],
])('meanings compared: %s', (_, a, b, same) => expect(sameValue(a, b)).toBe(same));
