// Which words of a line were read, and the rest as it was typed.
import type { Player } from '../../../engine/case/schema.ts';
import type { Clause } from './clauses.ts';
import type { Span, Word } from './words.ts';

/** A line in pieces, each read or not; together they are the line. */
export interface LinePiece {
  text: string;
  read: boolean;
}

const WORD = /[\p{L}\d]+/gu;

export class Taken {
  private readonly line: string;
  private readonly taken: Uint8Array;
  constructor(line: string) {
    this.line = line;
    this.taken = new Uint8Array(line.length);
  }
  take({ start, stop }: Span): void {
    this.taken.fill(1, start, stop);
  }
  has({ start, stop }: Span): boolean {
    return this.taken.subarray(start, stop).every((one) => one === 1);
  }
  /** Signs and spaces go with the words around them; between a word that was read and one that was not, with the former. */
  pieces(): LinePiece[] {
    const runs: (Span & { read: boolean })[] = [];
    for (const { index, 0: word } of this.line.matchAll(WORD)) {
      const read = this.taken[index] === 1;
      const last = runs.at(-1);
      if (last?.read === read) last.stop = index + word.length;
      else runs.push({ start: index, stop: index + word.length, read });
    }
    let from = 0;
    const cut = runs.map(({ stop, read }, n): LinePiece => {
      const behind = this.line.slice(stop, runs[n + 1]?.start);
      const end = stop + (read ? behind.length : (n + 1 < runs.length ? /^[?!.…]*/ : /^\S*/).exec(behind)![0].length);
      const piece = { text: this.line.slice(from, end), read };
      from = end;
      return piece;
    });
    return from < this.line.length ? [...cut, { text: this.line.slice(from), read: true }] : cut;
  } // prettier-ignore
}
/** What was not read, piece by piece. */
export const unreadIn = (pieces: readonly LinePiece[]): string[] =>
  pieces.filter(({ read }) => !read).map(({ text }) => text.trim());

/** Players, whose something is, articles and "and" before what was read, "has", "is": with the cards they are told. */
export function saysWhose({ words }: Clause, taken: Taken): void {
  for (const [at, word] of words.entries()) {
    const states = word.is === 'verb' && word.verbs.every(({ kind }) => kind === 'have' || kind === 'be' || kind === 'lie');
    const goesWith = ['small', 'whose', 'and'].includes(word.is) || (word.is === 'preposition' && ['of', 'at'].includes(word.role));
    if (word.is === 'player') taken.take(word);
    else if (goesWith && isReadNext(words, at, taken)) taken.take(word);
    else if (states && isReadNext(words, at, taken) && (at === 0 || isReadBefore(words, at, taken))) taken.take(word);
  }
} // prettier-ignore
/** Small words stand between; the word they belong to was read. */
function isReadNext(words: readonly Word[], at: number, taken: Taken): boolean {
  const next = words.slice(at + 1).find(({ is }) => is !== 'small' && is !== 'whose');
  return next !== undefined && (next.is === 'player' || taken.has(next));
}
const isReadBefore = (words: readonly Word[], at: number, taken: Taken): boolean =>
  words.slice(0, at).every((word) => word.is === 'player' || word.is === 'whose' || word.is === 'small' || word.is === 'sign' || taken.has(word)); // prettier-ignore

/** Whose turn the line says it is, where it speaks of one only; "A's turn" are two words. */
export function saysTurn(clauses: readonly Clause[], taken: Taken, tells: (word: Word, next: Word | undefined) => Player | undefined): Player | undefined {
  const told = clauses.flatMap(({ words }) => words.flatMap((word, at) => {
    const player = tells(word, words[at + 1]);
    return player ? [{ words: word.is === 'whose' ? [word, words[at + 1]!] : [word], player }] : [];
  }));
  const [first] = told;
  if (!first || told.some(({ player }) => player !== first.player)) return undefined;
  for (const one of told) for (const word of one.words) taken.take(word);
  return first.player;
} // prettier-ignore
