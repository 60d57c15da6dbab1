/** How words nobody read hang on what stands before them: a sentence asks otherwise than a clause that goes on. */
import { expect, test } from 'vitest';
import { joinOf } from './effect.ts';

test.each([
  ['then', ', then sing a song'],
  ['then', ', and sing a song'],
  ['then', 'with whom a Dragon sings'],
  ['also', ', and the Dragon cannot sing'],
  ['also', ', and/or sing a song'],
  ['also', ', or sing with a Dragon'],
  ['also', ', also a Dragon sings'],
  ['also', ', and a Dragon can sing'],
  ['also', 'it did not sing for the Dragon'],
  ['then', 'A Dragon sings, or somebody sang for it'],
  ['then', 'A Dragon cannot sing'],
  ['also', 'A Dragon can sing'],
  ['also', '(A Dragon can sing.)'],
  ['also', 'If you do not, a Dragon sings'],
  ['also', 'Otherwise, a Dragon sings'],
  ['then', 'During the next turn, the monster banished by this effect can sing'],
  ['also', 'During the next turn, the monster banished by this effect can sing instead'],
] as const)('%s: %s', (join, words) => expect(joinOf(words)).toBe(join));
