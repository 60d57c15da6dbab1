import Fuse from 'fuse.js/basic';

/**
 * Of a short list what was typed may mean: first what has a word that begins with each word typed, then what has every one somewhere, then
 * what is only like it. `alsoOf`: words it is found by besides, behind those it is called.
 */
export function like<T>(
  list: readonly T[],
  typed: string,
  wordsOf: (one: T) => string,
  alsoOf?: (one: T) => string,
): T[] {
  const own = meant(list, typed, wordsOf);
  const also = alsoOf && typed.trim() !== '' ? meant(list, typed, (one) => `${wordsOf(one)} ${alsoOf(one)}`) : NOTHING;
  return [...new Set([own.begins, also.begins, own.said, also.said, own.near, also.near].flat())];
}
const NOTHING = { begins: [], said: [], near: [] };

function meant<T>(
  list: readonly T[],
  typed: string,
  wordsOf: (one: T) => string,
): { begins: T[]; said: T[]; near: T[] } {
  const query = typed.trim();
  const parts = query.toLowerCase().split(/\s+/);
  const isSaid = (one: T, by: (words: string, part: string) => boolean): boolean =>
    parts.every((part) => by(wordsOf(one).toLowerCase(), part));
  const said = list.filter((one) => isSaid(one, (words, part) => words.includes(part)));
  if (query === '') return { begins: [], said, near: [] };
  const begins = said.filter((one) =>
    isSaid(one, (words, part) => words.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(part))),
  );
  const getFn = (one: T): string => wordsOf(one);
  const fuse = new Fuse(list, { keys: [{ name: '', getFn }], threshold: 0.4, ignoreLocation: true, ignoreDiacritics: true }); // prettier-ignore
  const near = parts.map((part) => fuse.search(part).map(({ item }) => item));
  return { begins, said, near: near[0]!.filter((one) => near.every((of) => of.includes(one))) };
}
