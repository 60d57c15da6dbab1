/** A pattern of the grammar, taken apart, and the patterns of a category as one tree. */
import { tokenize, type Canon } from './tokens.ts';

/** A word (any of these), a phrase of a category under a name, or one of several ways. */
export type Part =
  { word: readonly string[] } | { slot: string; category: string } | { any: readonly (readonly Part[])[] };

/** The parts of a pattern. */
export function compile(pattern: string, canon: Canon): Part[] {
  const pieces = pattern.match(/\{[^}]*\}|[[\]<>|]|[^{}[\]<>|]+/gu) ?? [];
  let at = 0;
  const words = (text: string): Part[] => {
    const optionalEnds = text.replace(/\((e?s)\)/gu, '§$1');
    return optionalEnds.split(/(\S+§e?s)/u).flatMap((bit): Part[] => {
      const ending = /^(\S+)§(e?s)$/u.exec(bit);
      const tokens = tokenize(ending ? ending[1]! : bit, canon).words.map(({ word }): Part => ({ word: [word] }));
      const last = tokens.at(-1);
      if (ending && last && 'word' in last) last.word = [last.word[0]!, last.word[0]! + ending[2]!];
      return tokens;
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
        parts.push({ slot: slot!, category: category ?? slot! });
      } else parts.push(...words(piece));
    }
    return parts;
  };
  const parts = sequence([]);
  if (at < pieces.length || parts.length === 0) throw new Error(`not a pattern: ${pattern}`);
  return parts;
}

/**
 * What patterns that begin alike have in common stands once: the words and phrases that can come next, and what ends here. Reading walks it token by token,
 * so that a hundred patterns "you cannot …" cost one look at "you".
 */
export interface Tree<R> {
  words?: Map<string, Tree<R>>;
  phrases?: Map<string, Tree<R>>;
  /** Of each pattern whose way leads here: the names of its phrases so far, in order, and what is left of it. */
  ends?: { rule: R; slots: readonly string[]; rest: readonly Part[] }[];
}

/** A pattern goes into the tree on so many ways at most; what would need more is matched behind them. */
const MOST_WAYS = 16;

/** Puts a pattern into the tree. */
export function plant<R>(tree: Tree<R>, parts: readonly Part[], rule: R): void {
  let ways: readonly Way<R>[] = [{ at: tree, slots: [] }];
  let n = 0;
  for (; n < parts.length; n++) {
    const further = waysThrough(parts[n]!) * ways.length;
    // What it can begin with stands in the tree in any case.
    if (further > Math.max(ways.length, MOST_WAYS) && ways.every(({ at }) => at !== tree)) break;
    ways = grow(ways, [parts[n]!]);
  }
  for (const { at, slots } of ways) (at.ends ??= []).push({ rule, slots, rest: parts.slice(n) });
}
const waysThrough = (part: Part): number =>
  'any' in part ? part.any.reduce((sum, way) => sum + way.reduce((n, one) => n * waysThrough(one), 1), 0) : 1;
interface Way<R> {
  at: Tree<R>;
  slots: readonly string[];
}
function grow<R>(ways: readonly Way<R>[], parts: readonly Part[]): readonly Way<R>[] {
  return parts.reduce<readonly Way<R>[]>((from, part) => {
    if ('word' in part)
      return from.flatMap(({ at, slots }) =>
        part.word.map((word) => ({ at: branch((at.words ??= new Map()), word), slots })),
      );
    if ('slot' in part)
      return from.map(({ at, slots }) => ({
        at: branch((at.phrases ??= new Map()), part.category),
        slots: [...slots, part.slot],
      }));
    return part.any.flatMap((way) => grow(from, way));
  }, ways);
}
function branch<R>(of: Map<string, Tree<R>>, key: string): Tree<R> {
  const known = of.get(key) ?? {};
  of.set(key, known);
  return known;
}
