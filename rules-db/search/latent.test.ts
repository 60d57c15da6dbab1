/** Directions of texts: what goes together lies near, also where no word is shared; the same texts give the same. */
import { expect, test } from 'vitest';
import { directionOf, latentDirections, numbers, seedOf, type Sparse } from './latent.ts';

const text = (...features: number[]): Sparse => ({ at: Uint32Array.from(features), weight: Float64Array.from(features, () => 1) }); // prettier-ignore
/** Two circles of words: 0 to 3 and 4 to 7; 0 and 3 stand in no text together. */
const texts = [text(0, 1), text(1, 2), text(2, 3), text(0, 2), text(4, 5), text(5, 6), text(6, 7), text(4, 6)];
const seeds = Uint32Array.from({ length: 8 }, (_, i) => seedOf(`feature ${i}`));
const rank = 2;
const directions = (rounds?: number) => latentDirections(texts, seeds, rank, rounds);
const near = (a: number, b: number, all = directions(8)) => {
  const [one, other] = [directionOf(text(a), all, rank), directionOf(text(b), all, rank)];
  return one.reduce((sum, x, i) => sum + x * other[i]!, 0);
};

test('words of one circle lie near, also those that never stand together; of two circles they do not', () => {
  expect(near(0, 3)).toBeGreaterThan(0.9);
  expect(near(4, 7)).toBeGreaterThan(0.9);
  expect(Math.abs(near(0, 4))).toBeLessThan(0.2);
});

test('the columns are of length 1, and with more rounds stand upright on each other', () => {
  const all = directions(30);
  const column = (c: number) => [...all].filter((_, i) => i % rank === c);
  const dot = (a: number[], b: number[]) => a.reduce((sum, x, i) => sum + x * b[i]!, 0);
  expect(dot(column(0), column(0))).toBeCloseTo(1);
  expect(dot(column(1), column(1))).toBeCloseTo(1);
  expect(dot(column(0), column(1))).toBeCloseTo(0);
});

test('the same texts give the same, whatever came before another feature', () => {
  expect(directions()).toEqual(directions());
  expect(directions()).toEqual(directions(2));
  expect(directions(1)).not.toEqual(directions(2));
});

test('what something is about is a vector of length 1; nothing is about nothing', () => {
  const all = directions();
  expect(Math.hypot(...directionOf({ at: Uint32Array.of(0, 5), weight: Float64Array.of(3, 0.5) }, all, rank))).toBeCloseTo(1); // prettier-ignore
  expect([...directionOf(text(), all, rank)]).toEqual([0, 0]);
});

test('numbers of a seed lie between 0 and 1, are spread, and are another seed’s never', () => {
  const drawn = (seed: number) => Array.from({ length: 200 }, numbers(seed));
  expect(drawn(1)).toEqual(drawn(1));
  expect(drawn(1)).not.toEqual(drawn(2));
  expect(Math.min(...drawn(1)) >= 0 && Math.max(...drawn(1)) < 1).toBe(true);
  const mean = drawn(1).reduce((a, b) => a + b, 0) / 200;
  expect(mean).toBeGreaterThan(0.4);
  expect(mean).toBeLessThan(0.6);
  expect([seedOf(''), seedOf('a'), seedOf('ab')]).toEqual([0x811c9dc5, 0xe40c292c, 0x4d2505ca]);
});
