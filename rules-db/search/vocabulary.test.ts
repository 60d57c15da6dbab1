/** Known words near a typed one: the shortcut by letters loses none. */
import { expect, test } from 'vitest';
import { editDistance } from '../edit-distance.ts';
import { allowedEdits } from '../text.ts';
import { Vocabulary } from './vocabulary.ts';

const known = [
  'battle', 'bottle', 'cattle', 'chain', 'chains', 'change', 'damage', 'damaged', 'dame', 'graveyard', 'resolution', 'resolve', 'resolved', 'spell', 'target',
  'targets', 'trap', 'tribute', 'tributes', 'zone',
]; // prettier-ignore
const vocabulary = new Vocabulary(known);

test('every word within the allowed typing errors is found, and none beyond', () => {
  for (const typed of ['batle', 'chian', 'damgae', 'gravyard', 'resolutoin', 'spel', 'tarqet', 'tirbute', 'zoen', 'xxxx']) {
    const most = allowedEdits(typed.length);
    const found = vocabulary.near(typed, 20);
    const near = known.filter((word) => editDistance(typed, word, most) <= most);
    expect(found.map(({ word }) => word), typed).toEqual(expect.arrayContaining(near));
    for (const { word, edits } of found) {
      const begins = editDistance(typed, word, most, true);
      expect(Math.min(editDistance(typed, word, most), begins), `${typed} ${word}`).toBeLessThanOrEqual(edits);
      expect(edits).toBeLessThanOrEqual(most);
    }
  }
}); // prettier-ignore

test('the nearest stands first, then the shorter', () => {
  expect(vocabulary.near('chainz', 20).map(({ word }) => word)).toEqual(['chain', 'chains']);
  expect(vocabulary.near('targts', 1)).toEqual([{ word: 'targets', edits: 1 }]);
});

test('a beginning with an error finds what it begins', () => {
  expect(vocabulary.near('resulut', 20).map(({ word }) => word)).toContain('resolution');
});

test('a word of three letters has no errors', () => {
  expect(vocabulary.near('trp', 20)).toEqual([]);
});
