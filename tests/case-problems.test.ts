/**
 * What is wrong with a case, for every sixteenth scenario with one thing in it put wrong in turn: a key misspelt, a word where a number stands, a list in a word's place, a key
 * too many. The codes, places and suggestions; where the case is still one, that it is.
 */
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build/fresh.mjs';
import { readCase } from '../engine/case/read.ts';
import { library, readScenario, scenarioFiles } from './scenarios.ts';

const EACH = 16;
const MOST = 12;
type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
/** Every key of a value with what holds it, and where it is. */
const places = (holder: Node, at = ''): { holder: Node; key: string; path: string }[] =>
  Object.keys(holder).flatMap((key) => {
    const path = `${at}/${key}`;
    const inner = holder[key];
    return [{ holder, key, path }, ...(isNode(inner) ? places(inner, path) : [])];
  });
const wrong = (value: unknown): unknown =>
  typeof value === 'number' ? 'many' : typeof value === 'string' ? [value] : typeof value === 'boolean' ? 'yes' : 7;
const SLIPS: readonly ((holder: Node, key: string) => string)[] = [
  (holder, key) => {
    holder[key] = wrong(holder[key]);
    return 'of another kind';
  },
  (holder, key) => {
    if (Array.isArray(holder)) return String(holder.unshift({ card: 'Nobody Knows' }));
    holder[`${key.slice(0, 1)}${key.slice(2)}`] = holder[key];
    delete holder[key];
    return 'misspelt';
  },
  (holder, key) => {
    const value = holder[key];
    holder[key] = typeof value === 'number' ? -value - 1 : typeof value === 'string' ? `${value.slice(0, 1)}${value.slice(2)}` : null; // prettier-ignore
    return 'misspelt or below nothing';
  },
  (holder, key) => {
    holder[Array.isArray(holder) ? String(holder.length) : `${key}s`] = structuredClone(holder[key]);
    return 'once more';
  },
];
const sum = (text: string): number => [...text].reduce((all, letter) => all + letter.charCodeAt(0), 0);
function problemsOf(id: string, theCase: unknown, nth: number): string {
  const copy = structuredClone(theCase) as Node;
  const all = places(copy);
  const { holder, key, path } = all[(sum(id) + nth * 31) % all.length]!;
  const slip = SLIPS[nth % SLIPS.length]!(holder, key);
  const read = readCase(copy, { library });
  const found = read.ok ? ['still a case'] : read.problems.map(({ code, path, didYouMean = [] }) => `${code} ${path} ${didYouMean.join(', ')}`.trim());
  return `${path} ${slip}: ${found.join('; ')}`;
} // prettier-ignore

const dir = join(root, 'scenarios');
for (const file of scenarioFiles(dir).filter((one) => sum(relative(dir, one)) % EACH === 0)) {
  const { id, case: theCase } = readScenario(dir, file);
  test(id, () => {
    const told = Array.from({ length: MOST }, (_, nth) => problemsOf(id, theCase, nth));
    expect([...new Set(told)].join('\n')).toMatchSnapshot();
  });
}
