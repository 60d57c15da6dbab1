import { expect, test } from 'vitest';
import { latentDirections, directionOf, seedOf } from './latent.ts';
import { learn, type Lesson } from './learned.ts';

const rank = 8;
/** Features 0 to 5; both rules speak of 0 and 1, what tells them apart is 2 and 3 (rule 0), 4 and 5 (rule 1). */
const asked: [rule: number, features: number[]][] = [
  [0, [0, 1, 2]],
  [0, [0, 1, 3]],
  [0, [0, 2, 3]],
  [1, [0, 1, 4]],
  [1, [0, 1, 5]],
  [1, [1, 4, 5]],
];
const lesson = (rule: number, features: number[], seed = 0): Lesson => ({
  rule,
  seed,
  at: Uint32Array.from(features),
  weight: Float64Array.from(features, () => 1 / Math.sqrt(features.length)),
});

function learned() {
  const lessons = asked.map(([rule, features]) => lesson(rule, features));
  const features = latentDirections(
    lessons,
    Uint32Array.from({ length: 6 }, (_, i) => seedOf(`feature ${i}`)),
    rank,
  );
  // Both rules begin in the same place.
  const rules = Float64Array.from({ length: 2 * rank }, (_, i) => (i % rank === 0 ? 1 : 0));
  // As much is learned of little as of much, if it is said often enough.
  learn(
    Array.from({ length: 50 }, (_, n) =>
      asked.map(([rule, features], i) => lesson(rule, features, seedOf(`${n} ${i}`))),
    ).flat(),
    { features, rules, rank },
  );
  return { features, rules };
}

test('a question is near the rule whose telling words it has, though most of its words are shared', () => {
  const { features, rules } = learned();
  const likeness = (question: number[], rule: number) =>
    directionOf(lesson(rule, question), features, rank).reduce((sum, x, c) => sum + x * rules[rule * rank + c]!, 0);
  for (const telling of [2, 3]) expect(likeness([0, 1, telling], 0)).toBeGreaterThan(likeness([0, 1, telling], 1));
  for (const telling of [4, 5]) expect(likeness([0, 1, telling], 1)).toBeGreaterThan(likeness([0, 1, telling], 0));
});

test('rules end with vectors of length 1, and the same lessons teach the same', () => {
  const { features, rules } = learned();
  for (const rule of [0, 1]) expect(Math.hypot(...rules.subarray(rule * rank, (rule + 1) * rank))).toBeCloseTo(1);
  expect(learned()).toEqual({ features, rules });
});
