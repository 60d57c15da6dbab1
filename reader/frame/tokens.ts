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

function lexemes(text: string, cased: ReadonlySet<string>): Token[] {
  return [...text.matchAll(LEXEME)].map(({ 0: raw, index: from }): Token => {
    const to = from + raw.length;
    const quoted = raw.length > 1 ? QUOTE.exec(raw)?.[1] : undefined;
    if (quoted !== undefined)
      return { word: quoted, kind: 'quoted', from, to, capital: false, key: fold(quoted).replace(/[^\p{L}\p{N}]/gu, '') };
    if (/^\d/.test(raw)) {
      const digits = raw.replaceAll(',', '');
      return { word: digits, kind: 'number', from, to, capital: false, key: digits };
    }
    const lower = raw.normalize('NFC').replace('’', "'").toLowerCase();
    const word = cased.has(raw) ? raw : lower;
    const isWord = /^[\p{L}{]/u.test(raw);
    return {
      word: word === '×' ? 'x' : word,
      kind: isWord ? 'word' : 'mark',
      from,
      to,
      capital: isWord && raw[0] !== raw[0]!.toLowerCase(),
      key: isWord ? fold(raw).replace(/[^\p{L}\p{N}]/gu, '') : '',
    };
  });
} // prettier-ignore

type Same = { other: readonly string[]; canonical: readonly string[] };
const tables = new WeakMap<Canon, ReadonlyMap<string, readonly Same[]>>();
function tableOf(canon: Canon): ReadonlyMap<string, readonly Same[]> {
  const known = tables.get(canon);
  if (known) return known;
  const table = new Map<string, Same[]>();
  const words = (text: string): string[] => lexemes(text, canon.cased).map(({ word }) => word);
  for (const [from, to] of canon.same) {
    const same = { other: words(from), canonical: words(to) };
    const first = same.other[0]!;
    table.set(first, [...(table.get(first) ?? []), same].sort((a, b) => b.other.length - a.other.length));
  }
  tables.set(canon, table);
  return table;
} // prettier-ignore

/** The tokens of a text. Each canonical wording stands where the other one does: its tokens share the place. */
export function tokenize(text: string, canon: Canon): Tokens {
  const raw = lexemes(text, canon.cased);
  const table = tableOf(canon);
  const words: Token[] = [];
  const nothing: { from: number; to: number }[] = [];
  for (let i = 0; i < raw.length;) {
    const found = table
      .get(raw[i]!.word)
      ?.find(({ other }) => other.every((word, k) => raw[i + k]?.word === word && raw[i + k]!.kind !== 'quoted'));
    if (!found) {
      words.push(raw[i++]!);
      continue;
    }
    const { from, capital } = raw[i]!;
    i += found.other.length;
    const { to } = raw[i - 1]!;
    if (found.canonical.length === 0) nothing.push({ from, to });
    for (const word of found.canonical)
      words.push({ word, kind: kindOf(word), from, to, capital, key: fold(word).replace(/[^\p{L}\p{N}]/gu, '') });
  }
  return { words, nothing };
}
const kindOf = (word: string): Token['kind'] =>
  /^\d/.test(word) ? 'number' : /^[\p{L}{]/u.test(word) ? 'word' : 'mark';
