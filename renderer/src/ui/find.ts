import Fuse from 'fuse.js/basic';
import { editDistance } from '../../../desk/pure.ts';

/**
 * Of a short list what was typed may mean: first what has a word that begins with each word typed, then what has every one somewhere, then
 * what has a word one slip away (letters exchanged, too), then what is only like it. `alsoOf`: words it is found by besides, behind those it is called.
 */
export function like<T>(
  list: readonly T[],
  typed: string,
  wordsOf: (one: T) => string,
  alsoOf?: (one: T) => string,
): T[] {
  const own = meant(list, typed, wordsOf);
  const also = alsoOf && typed.trim() !== '' ? meant(list, typed, (one) => `${wordsOf(one)} ${alsoOf(one)}`) : NOTHING;
  return [
    ...new Set([own.begins, also.begins, own.said, also.said, own.slipped, also.slipped, own.near, also.near].flat()),
  ];
}
const NOTHING = { begins: [], said: [], slipped: [], near: [] };
/** The share of letters that may be others: with more, “poison” is like “Edison”; of three letters one is a third. */
const likeness = (part: string): number => (part.length < SHORTEST ? 0.4 : 0.3);
/** Of fewer letters too many words are one slip away. */
const SHORTEST = 4;
const isSlip = (part: string, word: string, alike: boolean): boolean =>
  part.length >= SHORTEST && (!alike || word[0] === part[0]) && editDistance(part, word, 1) <= 1;
/** As it was typed, beside a word that has the slip: a number is that number. */
const isMeant = (part: string, word: string): boolean => (/\d/.test(part) ? word === part : word.startsWith(part));
const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u);

function meant<T>(
  list: readonly T[],
  typed: string,
  wordsOf: (one: T) => string,
): { begins: T[]; said: T[]; slipped: T[]; near: T[] } {
  const query = typed.trim();
  const parts = query.toLowerCase().split(/\s+/);
  const isSaid = (one: T, by: (words: string, part: string) => boolean): boolean =>
    parts.every((part) => by(wordsOf(one).toLowerCase(), part));
  const said = list.filter((one) => isSaid(one, (words, part) => words.includes(part)));
  if (query === '') return { begins: [], said, slipped: [], near: [] };
  const begins = said.filter((one) =>
    isSaid(one, (words, part) => wordsIn(words).some((word) => word.startsWith(part))),
  );
  // The first letter is seldom the wrong one.
  const slipped = [true, false].flatMap((alike) =>
    list.filter((one) =>
      isSaid(one, (words, part) => wordsIn(words).some((word) => isMeant(part, word) || isSlip(part, word, alike))),
    ),
  );
  const getFn = (one: T): string => wordsOf(one);
  const nearTo = (part: string): T[] =>
    new Fuse(list, { keys: [{ name: '', getFn }], threshold: likeness(part), ignoreLocation: true, ignoreDiacritics: true }).search(part).map(({ item }) => item); // prettier-ignore
  // A number is like every other; of two or three letters nearly everything is like something.
  const near = parts.map((part) =>
    /\d/.test(part) ? list.filter((one) => wordsOf(one).toLowerCase().includes(part)) : nearTo(part),
  );
  const isFound = said.length > 0 && query.length < SHORTEST;
  return { begins, said, slipped, near: isFound ? [] : near[0]!.filter((one) => near.every((of) => of.includes(one))) };
}
