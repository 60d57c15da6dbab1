/** Reading with a grammar: its categories made ready once, then each stretch of tokens with them. */
import { nextOf, type Left, type Part } from './pattern.ts';
import type { Token } from './tokens.ts';
import { sameValue } from './values.ts';

/** A phrase that was read: `from` and `to` count tokens. */
export interface Parsed<T = unknown> {
  category: string;
  value: T;
  from: number;
  to: number;
  parts: readonly Parsed[];
  /** The pattern that read it; none where a terminal did. */
  by?: string;
}

export interface Rule<X> {
  category: string;
  pattern: string;
  meaning: (slots: Readonly<Record<string, unknown>>, context: X) => unknown;
}
export type Terminal<T, X> = (tokens: readonly Token[], at: number, context: X) => readonly { value: T; to: number }[];
/** A kind of token, a capital letter, any token. */
export type TokenKind = Token['kind'] | 'capital' | 'anything';
/** How a terminal's phrases begin, and which tokens besides and which marks they can hold; or `as`: all of that as another category's. */
export interface Made {
  begins?: readonly TokenKind[];
  holds?: readonly TokenKind[];
  marks?: readonly string[];
  as?: string;
}

/** A category as its grammar is written. */
export interface Category<X> {
  patterns: string[];
  rules: { parts: readonly Part[]; rule: Rule<X> }[];
  terminal?: { read: Terminal<unknown, X>; made: Made };
}

/** A category as it is read with. What can begin a phrase is asked at every token: words are numbers, kinds of tokens bits. */
interface Ready<X> {
  name: string;
  /** Its place among the categories. */
  index: number;
  root: Node<X>;
  terminal?: { read: Terminal<unknown, X>; kinds: number };
  /** What its phrases can begin with; what can stand anywhere in them. */
  begins: Tokens;
  holds: Tokens;
}
/** Words by their numbers, and kinds of tokens. */
interface Tokens {
  words: Uint8Array;
  kinds: number;
}
/**
 * What patterns that begin alike have in common stands once, so that a hundred patterns "you cannot …" cost one look at "you": the words and phrases
 * that can come next, and what ends here. Where no text has led yet it is not worked out (`open`): most of a hundred thousand places are never come to.
 */
interface Node<X> {
  open?: Way<X>[] | undefined;
  words?: ReadonlyMap<number, Node<X>> | OneWord<X>;
  phrases?: { category: Ready<X>; then: Node<X> }[];
  ends?: Pick<Way<X>, 'rule' | 'slots'>[];
}
/** A pattern whose way leads to a place: the names of its phrases so far, and what is left of it. */
interface Way<X> {
  rule: Rule<X>;
  slots: readonly string[];
  left: Left | undefined;
}
/** A map of one word: most places lead on by a single one. */
class OneWord<X> {
  readonly word: number;
  readonly then: Node<X>;
  constructor([word, then]: readonly [number, Node<X>]) {
    this.word = word;
    this.then = then;
  }
  get(word: number): Node<X> | undefined {
    return word === this.word ? this.then : undefined;
  }
  keys(): readonly number[] {
    return [this.word];
  }
}
export interface Sealed<X> {
  categories: ReadonlyMap<string, Ready<X>>;
  /** The number of each word a pattern has; 0 is any other. */
  numbers: ReadonlyMap<string, number>;
}

const KINDS: Readonly<Record<TokenKind, number>> = {
  word: 1,
  number: 2,
  quoted: 4,
  mark: 8,
  capital: 16,
  anything: 31,
};
const kindsOf = (token: Token): number => KINDS[token.kind] | (token.capital ? KINDS.capital : 0);

/** The categories of a finished grammar; every pattern names categories there are. */
export function sealed<X>(written: ReadonlyMap<string, Category<X>>): Sealed<X> {
  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word) ?? numbers.size + 1;
    numbers.set(word, known);
    return known;
  };
  const held = [...written].map(([name, category]) => ({ name, category, ...heldBy(category, numberOf) }));
  const categories = new Map<string, Ready<X>>();
  for (const { name, category, words } of held) categories.set(name, ready(name, category, words, categories.size, numbers.size + 1));
  const named = (name: string): Ready<X> => {
    const category = categories.get(name);
    if (!category) throw new Error(`no category '${name}'`);
    return category;
  };
  const grammar: Sealed<X> = { categories, numbers };
  const first: [Tokens, Tokens[]][] = [];
  const anywhere: [Tokens, Tokens[]][] = [];
  for (const { name, category, phrases } of held) {
    const { root, begins, holds } = categories.get(name)!;
    root.open = category.rules.map(({ parts, rule }) => ({ rule, slots: NONE, left: { parts, from: 0 } }));
    category.rules = [];
    unfold(root, grammar);
    for (const word of root.words?.keys() ?? []) begins.words[word] = 1;
    const other = category.terminal?.made.as;
    const as = other === undefined ? [] : [named(other)];
    first.push([begins, [...(root.phrases ?? []).map((one) => one.category), ...as].map((one) => one.begins)]);
    anywhere.push([holds, [...[...phrases].map(named), ...as].map((one) => one.holds)]);
  }
  spread(first);
  spread(anywhere);
  return grammar;
} // prettier-ignore
/** The words and the phrases in the patterns of a category. */
function heldBy<X>({ rules, terminal }: Category<X>, numberOf: (word: string) => number): { words: number[]; phrases: Set<string> } {
  const words = (terminal?.made.marks ?? []).map(numberOf);
  const phrases = new Set<string>();
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts)
      if ('any' in part) part.any.forEach(visit);
      else if ('word' in part) for (const word of part.word) words.push(numberOf(word));
      else phrases.add(part.category);
  };
  for (const { parts } of rules) visit(parts);
  return { words, phrases };
} // prettier-ignore
function ready<X>(name: string, { terminal }: Category<X>, words: readonly number[], index: number, size: number): Ready<X> {
  const { begins = [], holds: further = [], as } = terminal?.made ?? {};
  const kinds = bitsOf(begins);
  const holds = { words: new Uint8Array(size), kinds: kinds | bitsOf(further) };
  for (const word of words) holds.words[word] = 1;
  return {
    name,
    index,
    root: {},
    // Where it is as another category, that one says what it begins with.
    ...(terminal && { terminal: { read: terminal.read, kinds: as ? KINDS.anything : kinds } }),
    begins: { words: new Uint8Array(size), kinds },
    holds,
  };
} // prettier-ignore
const bitsOf = (kinds: readonly TokenKind[]): number => kinds.reduce((all, one) => all | KINDS[one], 0);
/** Works out what comes next at a place. */
function unfold<X>(node: Node<X>, { categories, numbers }: Sealed<X>): void {
  const words = new Map<number, Node<X>>();
  const phrases = new Map<string, Node<X>>();
  const to = <K>(map: Map<K, Node<X>>, key: K, way: Way<X>): void => {
    const known = map.get(key);
    if (known) known.open!.push(way);
    else map.set(key, { open: [way] });
  };
  for (const { rule, slots, left } of node.open ?? NONE)
    for (const next of nextOf(left))
      if (next === 'end') (node.ends ??= []).push({ rule, slots });
      else if ('word' in next) for (const word of next.word) to(words, numbers.get(word)!, { rule, slots, left: next.then });
      else to(phrases, next.category, { rule, slots: [...slots, next.slot], left: next.then });
  const [only, more] = words;
  if (only) node.words = more ? words : new OneWord(only);
  if (phrases.size > 0) node.phrases = Array.from(phrases, ([name, then]) => ({ category: categories.get(name)!, then }));
  node.open = undefined;
} // prettier-ignore
/** A category begins with what the phrases at its beginning begin with, and holds what the phrases in it hold. */
function spread(sources: readonly (readonly [Tokens, readonly Tokens[]])[]): void {
  for (let grown = true; grown;) {
    grown = false;
    for (const [to, from] of sources)
      for (const { words, kinds } of from) {
        if ((to.kinds | kinds) !== to.kinds) grown = true;
        to.kinds |= kinds;
        for (let word = 0; word < words.length; word++)
          if (words[word] === 1 && to.words[word] === 0) {
            to.words[word] = 1;
            grown = true;
          }
      }
  }
}

/** The reading of one stretch of tokens: each category at each place once. */
export class Run<X> {
  readonly #memo: (Parsed[] | undefined)[][] = [];
  readonly #sealed: Sealed<X>;
  readonly #tokens: readonly Token[];
  readonly #words: readonly number[];
  readonly #kinds: readonly number[];
  readonly #context: X;
  furthest = 0;
  constructor(grammar: Sealed<X>, tokens: readonly Token[], context: X) {
    this.#sealed = grammar;
    this.#tokens = tokens;
    this.#words = tokens.map(({ kind, word }) => (kind === 'quoted' ? 0 : (grammar.numbers.get(word) ?? 0)));
    this.#kinds = tokens.map(kindsOf);
    this.#context = context;
  }

  phrase(name: string, at: number): readonly Parsed[] {
    return this.#phrase(this.#sealed.categories.get(name)!, at);
  }

  /** Those that end at `to`. Where a token between can stand in no such phrase, none is looked for. */
  whole(name: string, from: number, to: number): readonly Parsed[] {
    const category = this.#sealed.categories.get(name)!;
    const { words, kinds } = category.holds;
    for (let at = from; at < to; at++)
      if (words[this.#words[at]!] !== 1 && (kinds & this.#kinds[at]!) === 0) return NONE;
    return this.#phrase(category, from).filter((parsed) => parsed.to === to);
  }

  #canBegin(category: Ready<X>, at: number): boolean {
    const { words, kinds } = category.begins;
    return words[this.#words[at]!] === 1 || (kinds & this.#kinds[at]!) !== 0;
  }

  #phrase(category: Ready<X>, at: number): readonly Parsed[] {
    if (at > this.furthest) this.furthest = at;
    if (at >= this.#tokens.length || !this.#canBegin(category, at)) return NONE;
    const places = (this.#memo[category.index] ??= []);
    const known = places[at];
    if (known) return known;
    // A category that begins with itself finds nothing there.
    const found: Parsed[] = (places[at] = []);
    const { name, root, terminal } = category;
    if (terminal && (terminal.kinds & this.#kinds[at]!) !== 0)
      for (const { value, to } of terminal.read(this.#tokens, at, this.#context))
        add(found, { category: name, value, from: at, to, parts: [] });
    this.#walk(root, at, undefined, at, found);
    return found;
  }

  /** Every way on from here: what ends here is read, then the words and the phrases that can come next. */
  #walk(node: Node<X>, at: number, slots: Link | undefined, from: number, found: Parsed[]): void {
    if (node.open) unfold(node, this.#sealed);
    for (const { rule, slots: names } of node.ends ?? NONE) this.#read(rule, from, at, slots, names, found);
    if (at > this.furthest && (node.words ?? node.phrases)) this.furthest = at;
    if (at >= this.#tokens.length) return;
    const next = node.words?.get(this.#words[at]!);
    if (next) this.#walk(next, at + 1, slots, from, found);
    for (const { category, then } of node.phrases ?? NONE)
      if (this.#canBegin(category, at))
        for (const parsed of this.#phrase(category, at))
          this.#walk(then, parsed.to, { parsed, before: slots }, from, found);
  }

  /** What a pattern means whose phrases were all found. */
  #read(rule: Rule<X>, from: number, to: number, slots: Link | undefined, names: readonly string[], found: Parsed[]): void {
    const parts = new Array<Parsed>(names.length);
    const values: Record<string, unknown> = {};
    for (let i = names.length, link = slots; link; link = link.before) parts[--i] = link.parsed;
    for (let i = 0; i < names.length; i++) values[names[i]!] = parts[i]!.value;
    const value = rule.meaning(values, this.#context);
    if (value !== undefined) add(found, { category: rule.category, value, from, to, parts, by: rule.pattern });
  } // prettier-ignore
}
const NONE: readonly never[] = [];
interface Link {
  parsed: Parsed;
  before: Link | undefined;
}
/** Keeps a reading unless one that means the same ends at the same place. */
function add(found: Parsed[], one: Parsed): void {
  if (!found.some((other) => other.to === one.to && sameValue(other.value, one.value))) found.push(one);
}
