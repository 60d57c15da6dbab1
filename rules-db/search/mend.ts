/** Typing errors, mended word by word before anything is asked. */
import { isStopWord, stem } from '../text.ts';
import type { Query } from './query.ts';
import type { Searcher } from './searcher.ts';

export interface Mended {
  query: Query;
  /** How much was changed: a word no known one is near counts as three errors. */
  edits: number;
}

/** What two words written as one count. */
const joined = 0.3;
const notMended = 3;
/** So much further a known word may lie and still be taken before the nearest, where it stands in a name with the others. */
const inCompany = 1;

/** The query in known words; undefined where every word is known. */
export function mended(sources: Searcher[], query: Query): Mended | undefined {
  const known = query.tokens.map((token, i) => isKnown(sources, query, token, i));
  if (!known.includes(false)) return undefined;
  const company = query.tokens.filter((token, i) => known[i] && !isStopWord(token));
  let edits = 0;
  const tokens = query.tokens.flatMap((token, i) => {
    if (known[i]) return [token];
    const two = twoWords(sources, token);
    const one = nearest(sources, token, company);
    if (two && (!one || one.edits > 1)) {
      edits += joined;
      return two;
    }
    edits += one?.edits ?? notMended;
    return [one?.word ?? token];
  });
  const text = tokens.join(' ');
  if (text === query.tokens.join(' ')) return undefined;
  return { query: { ...query, tokens, text, key: tokens.join('') }, edits };
}

/** The nearest known word, of several near ones that which stands in a name with the query's other words. */
function nearest(sources: Searcher[], token: string, company: string[]): { word: string; edits: number } | undefined {
  // Of words as near, one that begins as it was typed: the first letter is seldom the wrong one.
  const begins = ({ word }: { word: string }): number => (word[0] === token[0] ? 0 : 1);
  const near = sources.flatMap((source) => source.corrections(token, 4)).sort((a, b) => a.edits - b.edits || begins(a) - begins(b)); // prettier-ignore
  const best = near[0];
  if (!best || company.length === 0) return best;
  const together = near
    .filter(({ edits }) => edits <= best.edits + inCompany)
    .find(({ word }) => sources.some((source) => source.together([...company, word])));
  return together ?? best;
}

/** Two known words written as one: 'raumtaifun'. */
function twoWords(sources: Searcher[], token: string): [string, string] | undefined {
  for (let i = 3; i <= token.length - 3; i++) {
    const [head, tail] = [token.slice(0, i), token.slice(i)];
    if (sources.some((s) => s.knowsWhole(head) && s.knowsWhole(tail) && s.together([head, tail]))) return [head, tail];
  }
  return undefined;
}

/** A word of the vocabulary, or the beginning of one where it is still being typed. */
const isKnown = (sources: Searcher[], query: Query, token: string, i: number): boolean =>
  isStopWord(token) ||
  /^\d+$/.test(token) ||
  sources.some((s) =>
    i === query.tokens.length - 1
      ? s.knows(token)
      : s.knowsWhole(token) || s.knowsStem(stem(token)) || s.means(token) || s.isCompound(token),
  );
