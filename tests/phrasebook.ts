/**
 * Every pattern of a grammar as phrases and what each means: its shortest way and its fullest, the phrases in it taken from the book itself. Who
 * changes a pattern sees in the book what it says now; a pattern that no phrase fits is dead or says what another one says.
 */
import type { Parsed } from '../reader/frame/grammar.ts';
import { compile, type Part } from '../reader/frame/pattern.ts';
import { canonical } from '../reader/frame/values.ts';
import { tokenize, type Canon, type Token } from '../reader/frame/tokens.ts';

export interface Phrase {
  category: string;
  pattern: string;
  text: string;
  /** What it means, as canonical text. */
  value: string;
}
/** A grammar and what it needs to read a phrase that stands alone. */
export interface Asked<X> {
  grammar: {
    patterns(): ReadonlyMap<string, readonly string[]>;
    // Which categories there are is each grammar's own.
    readings(category: never, tokens: readonly Token[], context: X): Parsed[];
  };
  canon: Canon;
  /** What no pattern says: phrases of the terminals, by category. */
  terminals: Readonly<Record<string, readonly string[]>>;
  context: (text: string) => X;
}
/** Of a category so many phrases take part in others, none of them longer (in characters) where there are shorter ones. */
const PHRASES = 12;
const LONGEST = 50;
/** A pattern is tried with so many choices of phrases. */
const TRIES = 60;

export type Way = readonly ({ word: string } | { category: string })[];
export interface Open {
  category: string;
  pattern: string;
  way: Way;
  /** How many phrases there were to choose from when it was tried last. */
  tried: number;
}

/** The phrases of a grammar, in the order of its patterns, and the ways of patterns no phrase was found for. */
export function phrasebook<X>(asked: Asked<X>): { phrases: Phrase[]; without: Open[] } {
  const samples = new Map<string, Phrase[]>();
  for (const [category, texts] of Object.entries(asked.terminals))
    samples.set(category, texts.map((text) => ({ category, pattern: '', text, value: text }))); // prettier-ignore
  const found = new Map<Open, Phrase>();
  const all = waysOf(asked);
  // A phrase found lets others be found, until nothing more is.
  for (let grown = true; grown;) {
    grown = false;
    for (const open of all) {
      const known = open.way.reduce((n, part) => n + ('category' in part ? (samples.get(part.category)?.length ?? 0) : 0), 0);
      if (found.has(open) || known === open.tried) continue;
      open.tried = known;
      const phrase = phraseOf(asked, open, samples);
      if (!phrase) continue;
      grown = true;
      found.set(open, phrase);
      const others = samples.get(open.category) ?? [];
      if (!others.some(({ value }) => shape(value) === shape(phrase.value))) samples.set(open.category, [...others, phrase]);
    }
  }
  return { phrases: all.flatMap((open) => found.get(open) ?? []), without: all.filter((open) => !found.has(open)) };
} // prettier-ignore

function phraseOf<X>(asked: Asked<X>, { category, pattern, way }: Open, samples: ReadonlyMap<string, readonly Phrase[]>): Phrase | undefined {
  const choices = way.map((part) => ('word' in part ? [part.word] : spread((samples.get(part.category) ?? []).map(({ text }) => text))));
  if (choices.some(({ length }) => length === 0)) return undefined;
  for (const text of texts(choices)) {
    const tokens = tokenize(text, asked.canon).words;
    const readings: Parsed[] = asked.grammar.readings(category as never, tokens, asked.context(text));
    const read = readings.find(({ by, to }) => by === pattern && to === tokens.length);
    if (read) return { category, pattern, text, value: canonical(read.value) };
  }
  return undefined;
} // prettier-ignore

export function waysOf<X>({ grammar, canon }: Asked<X>): Open[] {
  return [...grammar.patterns()].flatMap(([category, patterns]) =>
    patterns.flatMap((pattern): Open[] => {
      const parts = compile(pattern, canon);
      const ways = new Map([least(parts), most(parts)].map((way) => [JSON.stringify(way), way]));
      return [...ways.values()].map((way) => ({ category, pattern, way, tried: -1 }));
    }),
  );
}
function least(parts: readonly Part[]): Way {
  return parts.flatMap((part): Way => {
    if ('word' in part) return [{ word: part.word[0]! }];
    if ('slot' in part) return [{ category: part.category }];
    return part.any.map(least).reduce((a, b) => (b.length < a.length ? b : a));
  });
}
function most(parts: readonly Part[]): Way {
  return parts.flatMap((part): Way => {
    if ('word' in part) return [{ word: part.word.at(-1)! }];
    if ('slot' in part) return [{ category: part.category }];
    return part.any.map(most).reduce((a, b) => (b.length >= a.length ? b : a));
  });
}

/** Values that differ in names and numbers only are of one shape. */
const shape = (value: string): string => value.replace(/:"[^"]*"|:\d+/g, ':');

function spread(all: readonly string[]): readonly string[] {
  const short = all.filter(({ length }) => length <= LONGEST);
  const from = short.length > 0 ? short : all;
  if (from.length <= PHRASES) return from;
  return Array.from({ length: PHRASES }, (_, i) => from[Math.floor((i * from.length) / PHRASES)]!);
}

/** A text for each choice of phrases: the first of each place, then one place changed at a time, then two. */
function* texts(choices: readonly (readonly string[])[]): Generator<string> {
  const places = choices.flatMap(({ length }, i) => (length > 1 ? [i] : []));
  const changed = function* (from: number, picked: ReadonlyMap<number, number>, more: number): Generator<ReadonlyMap<number, number>> {
    yield picked;
    if (more > 0)
      for (const place of places.filter((one) => one >= from))
        for (let n = 1; n < choices[place]!.length; n++) yield* changed(place + 1, new Map([...picked, [place, n]]), more - 1);
  };
  let tries = 0;
  for (const depth of [1, 2])
    for (const picked of changed(0, new Map(), depth)) {
      if (tries++ > TRIES) return;
      yield choices.map((all, i) => all[picked.get(i) ?? 0]!).join(' ');
    }
} // prettier-ignore
