/** Words of a line mean one thing, words of two lines that share none do not; each of them is one. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stem, words } from '../../rules-db/text.ts';
import { COUNTS, meanOne, SETTING } from './words.ts';

const source = readFileSync(new URL('words.ts', import.meta.url), 'utf8');
const [meaning = '', ...others] = source.split('\n];\n');
const linesOf = (text: string): string[][] =>
  [...text.matchAll(/^ +'([^'\n]{8,})',$/gm)].map(([, line]) => [...new Set(words(line!).map(stem))]);
const lines = linesOf(meaning);

test('words of a line mean one', () => {
  expect(lines.length).toBeGreaterThan(70);
  for (const line of lines) for (const one of line) expect([line[0], one, meanOne(line[0]!, one)]).toEqual([line[0], one, true]); // prettier-ignore
});
test('words of two lines that share none do not', () => {
  const all = new Map<string, Set<string>>();
  for (const line of lines) for (const one of line) all.set(one, new Set([...(all.get(one) ?? []), ...line]));
  const firsts = lines.map((line) => line[0]!);
  for (const a of firsts) for (const b of firsts) expect([a, b, meanOne(a, b)]).toEqual([a, b, all.get(a)!.has(b)]);
});
test('what means nothing with anything', () => {
  expect(meanOne('quixotic', 'quixotic')).toBe(false);
  const [counts = [], setting = []] = linesOf(others.join('\n'));
  expect([...COUNTS].map(stem)).toEqual(expect.arrayContaining(counts));
  expect(SETTING.map(stem)).toEqual(expect.arrayContaining(setting));
  expect([counts.length, setting.length].every((n) => n > 15)).toBe(true);
});
