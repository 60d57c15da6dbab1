/** Feeds a mouth with mutated inputs, by seed and number: the one that was answered with an exception is found again by both. */
import type { Mouth } from './mouths.ts';
import { mutated, randomFrom } from './mutate.ts';

export interface Tried {
  mouth: string;
  taken: number;
  refused: number;
  /** The longest any input took, in ms. */
  slowest: number;
  faults: { n: number; input: Buffer; error: unknown }[];
}

/** The n-th input of a seed. */
export const inputOf = ({ samples }: Mouth, seed: number, n: number): Buffer =>
  mutated(samples, randomFrom(seed * 1_000_003 + n));

export async function tryMouth(mouth: Mouth, { seed, count }: { seed: number; count: number }): Promise<Tried> {
  const tried: Tried = { mouth: mouth.name, taken: 0, refused: 0, slowest: 0, faults: [] };
  for (let n = 0; n < count * (mouth.share ?? 1); n++) {
    const input = inputOf(mouth, seed, n);
    const before = performance.now();
    try {
      if (await mouth.take(input)) tried.taken++;
      else tried.refused++;
    } catch (error) {
      tried.faults.push({ n, input, error });
      if (tried.faults.length >= 20) break;
    }
    tried.slowest = Math.max(tried.slowest, performance.now() - before);
  }
  return tried;
}
