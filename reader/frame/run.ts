/** Reading with a grammar: its categories made ready once, then each stretch of tokens with them. */
import { plant, type Part, type Tree } from './pattern.ts';
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
  /** They become a tree when the grammar is first read with. */
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
  /** By number of a word: can its phrases begin with it? */
  words: Uint8Array;
  /** The kinds of tokens its terminals begin with. */
  kinds: number;
  /** By number of a word and by kinds of tokens: can it stand anywhere in its phrases? */
  holds: { words: Uint8Array; kinds: number };
  /** The categories its phrases are made of. */
  madeOf: ReadonlySet<string>;
}
interface Node<X> {
  words?: ReadonlyMap<number, Node<X>> | OneWord<X>;
  phrases?: readonly { category: Ready<X>; then: Node<X> }[];
  ends?: readonly { rule: Rule<X>; slots: readonly string[]; rest: readonly Part[] }[];
}
/** A map of one word: most places lead on by a single one, and there are a hundred thousand. */
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
  for (const category of written.values())
    for (const word of wordsOf(category)) if (!numbers.has(word)) numbers.set(word, numbers.size + 1);
  const categories = new Map<string, Ready<X>>();
  for (const [name, category] of written) categories.set(name, ready(name, category, categories.size, numbers));
  // One after the other, and each tree dropped for what is read with: together they would be most of what a reader takes.
  for (const [name, category] of written) {
    const tree: Tree<Rule<X>> = {};
    for (const { parts, rule } of category.rules) plant(tree, parts, rule);
    category.rules = [];
    fill(categories.get(name)!.root, tree, categories, numbers);
  }
  const all = [...categories.values()];
  for (const one of all) for (const word of one.root.words?.keys() ?? []) one.words[word] = 1;
  const of = (names: Iterable<string>): Ready<X>[] => [...names].map((name) => categories.get(name)!);
  const other = ({ name }: Ready<X>): Ready<X>[] => of([written.get(name)!.terminal?.made.as ?? []].flat());
  spread(all, (one) => [...(one.root.phrases ?? []).map(({ category }) => category), ...other(one)], (one) => one);
  spread(all, ({ madeOf }) => of(madeOf), ({ holds }) => holds);
  return { categories, numbers };
} // prettier-ignore
function ready<X>(name: string, category: Category<X>, index: number, numbers: ReadonlyMap<string, number>): Ready<X> {
  const { terminal, rules } = category;
  const { begins = [], holds: further = [], as } = terminal?.made ?? {};
  const kinds = bitsOf(begins);
  const holds = { words: new Uint8Array(numbers.size + 1), kinds: kinds | bitsOf(further) };
  for (const word of wordsOf(category)) holds.words[numbers.get(word)!] = 1;
  return {
    name,
    index,
    root: {},
    // Where it is as another category, that one says what it begins with.
    ...(terminal && { terminal: { read: terminal.read, kinds: as ? KINDS.anything : kinds } }),
    words: new Uint8Array(numbers.size + 1),
    kinds,
    holds,
    madeOf: new Set([...rules.flatMap(({ parts }) => categoriesIn(parts)), ...(as ? [as] : [])]),
  };
} // prettier-ignore
const bitsOf = (kinds: readonly TokenKind[]): number => kinds.reduce((all, one) => all | KINDS[one], 0);
const wordsOf = <X>({ rules, terminal }: Category<X>): string[] => [
  ...rules.flatMap(({ parts }) => wordsIn(parts)),
  ...(terminal?.made.marks ?? []),
];
const wordsIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => ('any' in part ? part.any.flatMap(wordsIn) : 'word' in part ? part.word : []));
const categoriesIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) => ('any' in part ? part.any.flatMap(categoriesIn) : 'slot' in part ? [part.category] : []));
function fill<X>(node: Node<X>, tree: Tree<Rule<X>>, categories: ReadonlyMap<string, Ready<X>>, numbers: ReadonlyMap<string, number>): void {
  const of = (name: string): Ready<X> => {
    const category = categories.get(name);
    if (!category) throw new Error(`no category '${name}'`);
    return category;
  };
  const checked = (parts: readonly Part[]): void =>
    parts.forEach((part) => ('slot' in part ? of(part.category) : 'any' in part ? part.any.forEach(checked) : undefined));
  const grown = (then: Tree<Rule<X>>): Node<X> => {
    const next: Node<X> = {};
    fill(next, then, categories, numbers);
    return next;
  };
  for (const { rest } of tree.ends ?? []) checked(rest);
  if (tree.ends) node.ends = tree.ends;
  if (tree.words) {
    const words = [...tree.words].map(([word, then]) => [numbers.get(word)!, grown(then)] as const);
    node.words = words.length === 1 ? new OneWord(words[0]!) : new Map(words);
  }
  if (tree.phrases) node.phrases = [...tree.phrases].map(([name, then]) => ({ category: of(name), then: grown(then) }));
} // prettier-ignore
/** A category begins with what the phrases at its beginning begin with, and holds what the phrases in it hold. */
function spread<X>(categories: readonly Ready<X>[], from: (one: Ready<X>) => readonly Ready<X>[], of: (one: Ready<X>) => { words: Uint8Array; kinds: number }): void {
  const sources = categories.map((one) => ({ to: of(one), from: from(one).map(of) }));
  for (let grown = true; grown;) {
    grown = false;
    for (const { to, from: all } of sources)
      for (const { words, kinds } of all) {
        grown ||= (to.kinds | kinds) !== to.kinds || words.some((can, word) => can > to.words[word]!);
        to.kinds |= kinds;
        words.forEach((can, word) => (to.words[word]! |= can));
      }
  }
} // prettier-ignore

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
    return category.words[this.#words[at]!] === 1 || (category.kinds & this.#kinds[at]!) !== 0;
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
    for (const { rule, slots: names, rest } of node.ends ?? NONE)
      if (rest.length === 0) this.#read(rule, from, at, slots, names, found);
      else this.#behind(rest, 0, at, slots, names, (to, all, called) => this.#read(rule, from, to, all, called, found));
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

  /** What is left of a pattern behind the tree, part by part. */
  #behind(parts: readonly Part[], i: number, at: number, slots: Link | undefined, names: readonly string[], done: Done): void {
    const part = parts[i];
    if (!part) return done(at, slots, names);
    if ('word' in part) {
      const token = this.#tokens[at];
      if (at > this.furthest) this.furthest = at;
      if (token && token.kind !== 'quoted' && part.word.includes(token.word))
        this.#behind(parts, i + 1, at + 1, slots, names, done);
    } else if ('slot' in part)
      for (const parsed of this.phrase(part.category, at))
        this.#behind(parts, i + 1, parsed.to, { parsed, before: slots }, [...names, part.slot], done);
    else
      for (const way of part.any)
        this.#behind(way, 0, at, slots, names, (to, more, called) =>
          this.#behind(parts, i + 1, to, more, called, done),
        );
  } // prettier-ignore
}
const NONE: readonly never[] = [];
type Done = (to: number, slots: Link | undefined, names: readonly string[]) => void;
interface Link {
  parsed: Parsed;
  before: Link | undefined;
}
/** Keeps a reading unless one that means the same ends at the same place. */
function add(found: Parsed[], one: Parsed): void {
  if (!found.some((other) => other.to === one.to && sameValue(other.value, one.value))) found.push(one);
}
