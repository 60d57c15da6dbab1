/** Where the grammar ends in a sentence: what was asked for there, and the words it could not go on with. */
import { expect, test } from 'vitest';
import type { YgoCard } from '../../engine/case/schema.ts';
import { failuresOf } from './failures.ts';

const card: YgoCard = { name: 'Example Knight', kind: 'monster', monster: ['effect'] };

test.each([
  ['You can discard 1 card; sing a song.', 'operations', 'sing a song'],
  ['When somebody sings: Draw 1 card.', 'occasion', 'somebody sings'],
  ['FLIP: Sing a song.', 'statement', 'sing a song'],
  ['● Sing a song.', 'bullet: statement', 'sing a song'],
  ['● Draw 1 card, then sing.', 'bullet: statement', 'sing'],
  ['● When somebody sings: Draw 1 card.', 'bullet: occasion', 'somebody sings'],
])('%s', (sentence, category, words) => {
  const found = failuresOf(card, sentence).map(({ tokens, at, ...one }) => [one.category, tokens.slice(at).map(({ word }) => word).join(' ')]); // prettier-ignore
  expect(found).toEqual([[category, words]]);
});
