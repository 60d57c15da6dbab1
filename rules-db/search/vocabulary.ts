/**
 * The words of an index in memory, for typing errors: each has the set of its letters as bits, so that all but a few of some
 * twenty thousand are passed over without counting their edits.
 */
import { editDistance } from '../edit-distance.ts';
import { allowedEdits } from '../text.ts';

/** A mistyped beginning of fewer letters could be that of anything. */
export const leastBegun = 5;
/** What a word that is only begun counts beside a whole one. */
const begunCost = 0.5;

export interface Correction {
  word: string;
  edits: number;
}

export class Vocabulary {
  readonly #words: string[];
  readonly #letters: Int32Array;

  constructor(words: string[]) {
    this.#words = words;
    this.#letters = Int32Array.from(words, (word) => lettersOf(word, word.length));
  }

  /** Words within the typing errors a word of this length may have, or beginning so, nearest first, then the shorter. */
  near(word: string, limit: number): Correction[] {
    const most = allowedEdits(word.length);
    if (most === 0) return [];
    const letters = lettersOf(word, word.length);
    const begins = word.length >= leastBegun;
    const found: Correction[] = [];
    for (let i = 0; i < this.#words.length; i++) {
      // Each letter of the word that a known one lacks is an edit.
      if (bits(letters & ~this.#letters[i]!) > most) continue;
      const known = this.#words[i]!;
      if (known.length < word.length - most) continue;
      const edits = this.#edits(word, letters, known, most, begins);
      if (edits <= most) found.push({ word: known, edits });
    }
    const nearer = (a: Correction, b: Correction) =>
      a.edits - b.edits || a.word.length - b.word.length || (a.word < b.word ? -1 : 1);
    return found.sort(nearer).slice(0, limit);
  }

  #edits(word: string, letters: number, known: string, most: number, begins: boolean): number {
    const whole = known.length <= word.length + most ? editDistance(word, known, most) : Infinity;
    if (!begins || whole < begunCost || known.length < word.length) return whole;
    // What the known word begins with may have letters the typed one lacks: each is an edit, too.
    const beginning = lettersOf(known, word.length - most);
    if (bits(beginning & ~letters) > most) return whole;
    return Math.min(whole, editDistance(word, known, most, true) + begunCost);
  }
}

/** Of the first `length` characters: a bit for each letter, one for all else. */
function lettersOf(word: string, length: number): number {
  let letters = 0;
  for (let i = 0; i < length; i++) {
    const at = word.charCodeAt(i) - 97;
    letters |= 1 << (at >= 0 && at < 26 ? at : 26);
  }
  return letters;
}

function bits(of: number): number {
  let count = 0;
  for (let left = of; left !== 0; left &= left - 1) count++;
  return count;
}
