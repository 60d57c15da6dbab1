/**
 * `line-choices.txt`: lines with choices of words that mean the same. Each line with the first of every choice is laid out and ruled as pinned; with another word of one choice,
 * with more spaces or in small letters it is laid out and ruled the same.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entry } from './line-book.ts';

const rows = readFileSync(new URL('line-choices.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'));

const inSmallLetters = (line: string): string => line.replace(/\p{L}{2,}/gu, (word) => word.toLowerCase());
/** The line with the first of every choice, and those that say the same. */
function written(row: string): { first: string; others: string[] } {
  const parts = row.split(/\{([^{}]*)\}/).map((part, n) => (n % 2 === 0 ? [part] : part.split('|')));
  const firsts = parts.map(([first = '']) => first);
  const first = firsts.join('');
  const others = parts.flatMap((words, n) => words.slice(1).map((word) => firsts.with(n, word).join('')));
  return { first, others: [...others, first.replaceAll(' ', '  '), inSmallLetters(first)] };
}
/** Without the line itself; names as they are written count alike in both languages and in small letters. */
const laidOut = (line: string): string =>
  entry(line).replace(/^#.*\n/, '').toLowerCase().replaceAll('relaxo', 'snorlax').replaceAll('glumanda', 'charmander'); // prettier-ignore

const pinned = new Map<string, string>();
const laidOutOnce = (line: string): string => {
  const known = pinned.get(line) ?? laidOut(line);
  pinned.set(line, known);
  return known;
};
const all = rows.map(written);
test.each(all.map(({ first }) => first))('%s', (line) => expect(entry(line)).toMatchSnapshot());
test.each(all.flatMap(({ first, others }) => others.map((line) => ({ line, first }))))('$line', ({ line, first }) =>
  expect(laidOut(line)).toBe(laidOutOnce(first)),
);
