/**
 * Words of a text with the place where they stand, in canonical form: lower case, one apostrophe, the wordings of older texts as today's. The text
 * itself is never rewritten; a token only says what stands between two offsets.
 */
import { fold } from '../../engine/case/names.ts';

export interface Token {
  /** Canonical form; the inside of quotation marks as printed. */
  word: string;
  kind: 'word' | 'number' | 'quoted' | 'mark';
  from: number;
  to: number;
  /** Printed with a capital letter. */
  capital: boolean;
  /** For comparing with names (`nameKey` of a name is the keys of its words in a row). */
  key: string;
}

/** How one language writes: the same wordings are the same words. */
export interface Canon {
  /** Words whose case matters (EX is not ex). */
  cased: ReadonlySet<string>;
  /** Wordings that mean the same, other → canonical; an empty right side says nothing and is a reminder. Longest first where several fit. */
  same: readonly (readonly [string, string])[];
}

export interface Tokens {
  words: readonly Token[];
  /** What the canon says means nothing. */
  nothing: readonly { from: number; to: number }[];
}

/** A name may have a quotation in it: "Maxx "C"", "World Legacy - "World Key"", ""A Case for K9"". */
const LEXEME =
  /"(?:[^"\n]*\s)?"(?=\S)[^"\n]*\S"(?:"|[^"\n,.;:()]*\S")|"[^"\n]*"|“[^”\n]*”|\{[A-Za-z]+\}|\d{1,3}(?:,\d{3})+(?!\d)|\d+|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*['’]?|[^\s]/gu;
const QUOTE = /^["“]([\s\S]*)["”]$/u;

/** A printed word as a token, without its place. */
type Printed = Pick<Token, 'word' | 'kind' | 'capital' | 'key'>;
const keyOf = (raw: string): string => fold(raw).replace(/[^\p{L}\p{N}]/gu, '');
function printed(raw: string, cased: ReadonlySet<string>): Printed {
  const quoted = raw.length > 1 ? QUOTE.exec(raw)?.[1] : undefined;
  if (quoted !== undefined) return { word: quoted, kind: 'quoted', capital: false, key: keyOf(quoted) };
  if (/^\d/.test(raw)) {
    const digits = raw.replaceAll(',', '');
    return { word: digits, kind: 'number', capital: false, key: digits };
  }
  const lower = raw.normalize('NFC').replace('’', "'").toLowerCase();
  const word = cased.has(raw) ? raw : lower;
  const isWord = /^[\p{L}{]/u.test(raw);
  return {
    word: word === '×' ? 'x' : word,
    kind: isWord ? 'word' : 'mark',
    capital: isWord && raw[0] !== raw[0]!.toLowerCase(),
    key: isWord ? keyOf(raw) : '',
  };
}
/** The words of a language come again and again: each is looked at once. So many are kept at most, no long ones. */
const WORDS = 20_000;
const LONGEST = 24;
const seen = new WeakMap<Canon, Map<string, Printed>>();
function lexemes<T>(text: string, canon: Canon, as: (printed: Printed, from: number, to: number) => T): T[] {
  let known = seen.get(canon);
  if (!known) seen.set(canon, (known = new Map()));
  const found: T[] = [];
  for (const { 0: raw, index: from } of text.matchAll(LEXEME)) {
    let word = known.get(raw);
    if (!word) {
      word = printed(raw, canon.cased);
      if (raw.length <= LONGEST && known.size < WORDS) known.set(raw, word);
    }
    found.push(as(word, from, from + raw.length));
  }
  return found;
}
const placed = ({ word, kind, capital, key }: Printed, from: number, to: number): Token => ({ word, kind, from, to, capital, key }); // prettier-ignore
const itself = (one: Printed): Printed => one;

type Same = { other: readonly string[]; canonical: readonly string[] };
const tables = new WeakMap<Canon, ReadonlyMap<string, readonly Same[]>>();
function tableOf(canon: Canon): ReadonlyMap<string, readonly Same[]> {
  const known = tables.get(canon);
  if (known) return known;
  const table = new Map<string, Same[]>();
  const words = (text: string): string[] => lexemes(text, canon, itself).map(({ word }) => word);
  for (const [from, to] of canon.same) {
    const same = { other: words(from), canonical: words(to) };
    const first = same.other[0]!;
    table.set(first, [...(table.get(first) ?? []), same].sort((a, b) => b.other.length - a.other.length));
  }
  tables.set(canon, table);
  return table;
} // prettier-ignore

/** The canonical wording of what stands at a place, if it has another there. */
const wordingAt = (raw: readonly Printed[], i: number, table: ReadonlyMap<string, readonly Same[]>): Same | undefined =>
  table
    .get(raw[i]!.word)
    ?.find(({ other }) => other.every((word, k) => raw[i + k]?.word === word && raw[i + k]!.kind !== 'quoted'));

/** The words of a phrase, as those of a text. */
export function wordsOf(text: string, canon: Canon): string[] {
  const raw = lexemes(text, canon, itself);
  const table = tableOf(canon);
  const words: string[] = [];
  for (let i = 0; i < raw.length;) {
    const same = wordingAt(raw, i, table);
    if (same) words.push(...same.canonical);
    else words.push(raw[i]!.word);
    i += same?.other.length ?? 1;
  }
  return words;
}

/** The tokens of a text. Each canonical wording stands where the other one does: its tokens share the place. */
export function tokenize(text: string, canon: Canon): Tokens {
  const raw = lexemes(text, canon, placed);
  const table = tableOf(canon);
  const words: Token[] = [];
  const nothing: { from: number; to: number }[] = [];
  for (let i = 0; i < raw.length;) {
    const found = wordingAt(raw, i, table);
    if (!found) {
      words.push(raw[i++]!);
      continue;
    }
    const { from, capital } = raw[i]!;
    i += found.other.length;
    const { to } = raw[i - 1]!;
    if (found.canonical.length === 0) nothing.push({ from, to });
    for (const word of found.canonical) words.push({ word, kind: kindOf(word), from, to, capital, key: keyOf(word) });
  }
  return { words, nothing };
}
const kindOf = (word: string): Token['kind'] =>
  /^\d/.test(word) ? 'number' : /^[\p{L}{]/u.test(word) ? 'word' : 'mark';
