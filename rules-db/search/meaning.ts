/**
 * What a text is about, in features that rules, asked phrases and questions share whatever their words and language:
 * stems, parts of compounds, concepts (`=deck`, for 'Stapel' as for 'pile'; `=t:…` for a term of the glossary) and the
 * kind of question (`?when`).
 */
import { askingWord, isStopWord, stem, stems, words } from '../text.ts';

/** Feature → weight, 0 to 1. */
export type Meaning = Map<string, number>;

/** What a part of a compound, a concept and the kind of question weigh beside a word itself. */
const weights = { part: 0.6, concept: 0.8, conceptOfPart: 0.56, asking: 0.5 };

/** Words and what they stand for; several words stand for something only together. */
export class Concepts {
  readonly #of = new Map<string, string[]>();
  #longest = 1;

  /** `words` by their stems, joined by spaces. */
  add(words: string, concept: string): void {
    const held = this.#of.get(words);
    if (!held) this.#of.set(words, [concept]);
    else if (!held.includes(concept)) held.push(concept);
    this.#longest = Math.max(this.#longest, words.split(' ').length);
  }
  entries(): [words: string, concepts: string[]][] {
    return [...this.#of];
  }

  /** The concepts of words that follow one another, each with its share: a word of several meanings tells less of each. */
  in(tokens: string[]): { concept: string; share: number }[] {
    const own = tokens.map(stem);
    const found: { concept: string; share: number }[] = [];
    for (let from = 0; from < own.length; from++) {
      for (let to = from + 1; to <= Math.min(own.length, from + this.#longest); to++) {
        if (to === from + 1 && isStopWord(tokens[from]!)) continue;
        const concepts = this.#of.get(own.slice(from, to).join(' ')) ?? [];
        for (const concept of concepts) found.push({ concept, share: 1 / Math.sqrt(concepts.length) });
      }
    }
    return found;
  }
}
export const conceptKey = (text: string): string => stems(text).join(' ');

export interface Language {
  concepts: Concepts;
  /** The words of a compound. */
  parts: (word: string) => string[];
}

export function meaningOf(tokens: string[], { concepts, parts }: Language): Meaning {
  const meaning: Meaning = new Map();
  const add = (feature: string, weight: number) => {
    if ((meaning.get(feature) ?? 0) < weight) meaning.set(feature, weight);
  };
  for (const token of tokens) {
    const asking = askingWord(token);
    if (asking) add(asking, weights.asking);
    if (isStopWord(token)) continue;
    add(stem(token), 1);
    for (const part of parts(token)) {
      add(stem(part), weights.part);
      for (const { concept, share } of concepts.in([part])) add(`=${concept}`, weights.conceptOfPart * share);
    }
  }
  for (const { concept, share } of concepts.in(tokens)) add(`=${concept}`, weights.concept * share);
  return meaning;
}
export const meaningOfText = (text: string, language: Language): Meaning => meaningOf(words(text), language);
