/** The line book with a test for each line: a mutant is tried with the lines that reach it only. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entry, lines } from '../line-book.ts';

const pinned = readFileSync(new URL('../__snapshots__/line-book.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n');
test.each(lines.map((line, i) => ({ line, i })))('$line', ({ line, i }) => {
  expect(entry(line) === pinned[i]).toBe(true);
});
