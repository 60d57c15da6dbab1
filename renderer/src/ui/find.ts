import Fuse from 'fuse.js/basic';

/** Of a short list what was typed may mean: first what has every word as it was typed, then what is only like it. */
export function like<T>(list: readonly T[], typed: string, wordsOf: (one: T) => string): T[] {
  const query = typed.trim();
  const parts = query.toLowerCase().split(/\s+/);
  const said = list.filter((one) => parts.every((part) => wordsOf(one).toLowerCase().includes(part)));
  if (query === '') return said;
  const getFn = (one: T): string => wordsOf(one);
  const fuse = new Fuse(list, { keys: [{ name: '', getFn }], threshold: 0.4, ignoreLocation: true, ignoreDiacritics: true }); // prettier-ignore
  const near = parts.map((part) => fuse.search(part).map(({ item }) => item));
  return [...new Set([...said, ...near[0]!.filter((one) => near.every((of) => of.includes(one)))])];
}
