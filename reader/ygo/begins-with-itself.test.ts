/** A category that begins with itself finds nothing there, and what was read through it is remembered as nothing: only one is known to do so. */
import { expect, test } from 'vitest';
import { compile, type Part } from '../frame/pattern.ts';
import { grammar } from './grammar/grammar.ts';
import { canon } from './words/canon.ts';

/** The categories a pattern can begin with; whether it can be empty. */
function begins(parts: readonly Part[]): { with: string[]; empty: boolean } {
  const found: string[] = [];
  for (const part of parts) {
    if ('word' in part) return { with: found, empty: false };
    if ('slot' in part) return { with: [...found, part.category], empty: false };
    const ways = part.any.map(begins);
    found.push(...ways.flatMap((way) => way.with));
    if (!ways.some((way) => way.empty)) return { with: found, empty: false };
  }
  return { with: found, empty: true };
}

test('no category begins with itself but through what is put off', () => {
  const graph = new Map(
    [...grammar().patterns()].map(([category, patterns]) => [
      category,
      new Set(patterns.flatMap((pattern) => begins(compile(pattern, canon)).with)),
    ]),
  );
  const reaches = (from: string): boolean => {
    const seen = new Set<string>();
    const visit = (category: string): boolean =>
      [...(graph.get(category) ?? [])].some(
        (next) => next === from || (!seen.has(next) && seen.add(next) && visit(next)),
      );
    return visit(from);
  };
  expect([...graph.keys()].filter(reaches).sort()).toEqual(['action', 'laterAction', 'timely']);
});
