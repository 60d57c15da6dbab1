/** A pattern of the grammar, taken apart, and what of it is left behind its first parts. */
import { wordsOf, type Canon } from './tokens.ts';

/** A word (any of these), a phrase of a category under a name, or one of several ways. */
export type Part =
  { word: readonly string[] } | { slot: string; category: string } | { any: readonly (readonly Part[])[] };

/** Some ten thousand patterns say the same few thousand words and phrases: each stands in memory once. */
const known = new Map<string, Part>();
function once(key: string, make: () => Part): Part {
  const part = known.get(key) ?? make();
  known.set(key, part);
  return part;
}
const aWord = (word: string): Part => once(word, () => ({ word: [word] }));

/** The parts of a pattern. */
export function compile(pattern: string, canon: Canon): Part[] {
  const pieces = pattern.match(/\{[^}]*\}|[[\]<>|]|[^{}[\]<>|]+/gu) ?? [];
  let at = 0;
  const words = (text: string): Part[] => {
    if (!text.includes('(')) return wordsOf(text, canon).map(aWord);
    const optionalEnds = text.replace(/\((e?s)\)/gu, '§$1');
    return optionalEnds.split(/(\S+§e?s)/u).flatMap((bit): Part[] => {
      const ending = /^(\S+)§(e?s)$/u.exec(bit);
      const words = wordsOf(ending ? ending[1]! : bit, canon);
      const last = ending && words.pop();
      const parts = words.map(aWord);
      return last ? [...parts, { word: [last, last + ending[2]!] }] : parts;
    });
  };
  const sequence = (until: readonly string[]): Part[] => {
    const parts: Part[] = [];
    while (at < pieces.length && !until.includes(pieces[at]!)) {
      const piece = pieces[at++]!;
      if (piece === '[') {
        const ways = [sequence(['|', ']'])];
        while (pieces[at++] === '|') ways.push(sequence(['|', ']']));
        parts.push({ any: [...ways, []] });
      } else if (piece === '<') {
        const ways = [sequence(['|', '>'])];
        while (pieces[at++] === '|') ways.push(sequence(['|', '>']));
        parts.push({ any: ways });
      } else if (piece.startsWith('{')) {
        const [slot, category] = piece.slice(1, -1).split(':');
        parts.push(once(piece, () => ({ slot: slot!, category: category ?? slot! })));
      } else parts.push(...words(piece));
    }
    // As long as it is: what grew has room left over.
    return parts.slice();
  };
  const parts = sequence([]);
  if (at < pieces.length || parts.length === 0) throw new Error(`not a pattern: ${pattern}`);
  return parts;
}

/** What of a pattern is still to come: the parts from one on, and what stands behind them where they are one way of several. */
export interface Left {
  parts: readonly Part[];
  from: number;
  behind?: Left | undefined;
}
/** What comes next: a word, a phrase, or nothing more. */
export type Next =
  | { word: readonly string[]; then: Left | undefined }
  | { slot: string; category: string; then: Left | undefined }
  | 'end';

/** Each way on. */
export function nextOf(left: Left | undefined, found: Next[] = []): Next[] {
  if (!left) {
    found.push('end');
    return found;
  }
  const { parts, from, behind } = left;
  const part = parts[from];
  if (!part) return nextOf(behind, found);
  const then: Left | undefined = from + 1 < parts.length ? { parts, from: from + 1, behind } : behind;
  if ('any' in part) for (const way of part.any) nextOf({ parts: way, from: 0, behind: then }, found);
  else if ('word' in part) found.push({ word: part.word, then });
  else found.push({ slot: part.slot, category: part.category, then });
  return found;
}
