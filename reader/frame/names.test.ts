import { expect, test } from 'vitest';
import { nameEnds } from './names.ts';
import { tokenize } from './tokens.ts';

const KEYS = new Set(['hooh', 'mrmime', 'marniesmorpeko', 'mew', 'mewstar']);
const CANON = { cased: new Set<string>(), same: [] };
test.each([
  ['Ho-Oh and', ['Ho-Oh']],
  ['Mr. Mime in play', ['Mr. Mime']],
  ['Marnie’s Morpeko.', ['Marnie’s Morpeko']],
  ['Mew Star', ['Mew', 'Mew Star']],
  ['Mew. Star', ['Mew']],
  ['Somebody', []],
])('names that begin %s', (text, expected) => {
  const { words } = tokenize(text, CANON);
  expect(nameEnds(words, 0, KEYS).map(({ to }) => text.slice(0, words[to - 1]!.to))).toEqual(expected);
});
