/** The banded distance is the plain one, cut off behind the limit: random words of few letters, where everything happens often. */
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

/** Insert, delete, replace, swap of neighbours: the whole table. */
function plain(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)));
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? d[i - 2]![j - 2]! + 1 : Infinity;
      d[i]![j] = Math.min(d[i - 1]![j]! + 1, d[i]![j - 1]! + 1, d[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1), swapped);
    }
  return d[a.length]![b.length]!;
} // prettier-ignore
/** Small, and the same each time. */
function* words(): Generator<string> {
  let seed = 7;
  const next = (n: number): number => (seed = (seed * 48271) % 2147483647) % n;
  for (;;) yield Array.from({ length: next(8) }, () => 'abc'[next(3)]!).join('');
}
const some = words();
const PAIRS = Array.from({ length: 3000 }, (): [string, string] => [some.next().value as string, some.next().value as string]); // prettier-ignore

test.each([0, 1, 2, 3])('within %i', (limit) => {
  const wrong = PAIRS.filter(([a, b]) => editDistance(a, b, limit) !== Math.min(plain(a, b), limit + 1));
  expect(wrong).toEqual([]);
});
test.each([1, 2])('to the beginning that fits best, within %i', (limit) => {
  const best = (a: string, b: string) => Math.min(...Array.from({ length: b.length + 1 }, (_, n) => plain(a, b.slice(0, n)))); // prettier-ignore
  const wrong = PAIRS.filter(([a, b]) => editDistance(a, b, limit, true) !== Math.min(best(a, b), limit + 1));
  expect(wrong).toEqual([]);
});
test('long words, after short ones', () => {
  const long = 'abcdefghij'.repeat(20);
  expect(editDistance(long, `${long}k`, 2)).toBe(1);
  expect(editDistance(`x${long}`, long, 2)).toBe(1);
});
