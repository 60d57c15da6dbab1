/**
 * A small parser for the language of cards: categories of phrases, each a list of patterns with what they mean. It yields all readings of a
 * stretch of tokens, so that two that differ are no reading. Every token is matched by a word of a pattern or by a terminal; nothing is skipped.
 *
 *     g.rule('op', 'draw {n:number} card(s) [from {where:zone}]', ({ n, where }) => ({ do: 'draw', count: n, from: where }));
 *
 * Pattern: words as on the card (they become canonical like the text); `{name:category}` or `{category}` a phrase; `[…]` may be missing, `[a|b]` too;
 * `<a|b>` any of these; `card(s)` with or without the ending. A meaning of `undefined` refuses the phrase.
 */
import { compile, plant, type Part, type Tree } from './pattern.ts';
import type { Canon, Token } from './tokens.ts';

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

type Slot<S extends string, C> = S extends `${infer N}:${infer K}`
  ? { [P in N]: K extends keyof C ? C[K] : never }
  : { [P in S]: S extends keyof C ? C[S] : never };
type Required<P extends string, C> = P extends `${string}{${infer S}}${infer R}`
  ? Slot<S, C> & Required<R, C>
  : unknown;
/** The phrases a pattern names; those in brackets may be missing. */
export type Slots<P extends string, C> = P extends `${infer A}[${infer B}]${infer R}`
  ? Required<A, C> & Partial<Required<B, C>> & Slots<R, C>
  : Required<P, C>;

interface Rule<X> {
  category: string;
  pattern: string;
  meaning: (slots: Readonly<Record<string, unknown>>, context: X) => unknown;
}
type Terminal<T, X> = (tokens: readonly Token[], at: number, context: X) => readonly { value: T; to: number }[];
/** How a terminal's phrases can begin: a kind of token, a capital letter, any token. */
type Begins = Token['kind'] | 'capital' | 'anything';

interface Category<X> {
  patterns: string[];
  tree: Tree<Rule<X>>;
  terminal?: { read: Terminal<unknown, X>; begins: ReadonlySet<string> };
  /** What its phrases can begin with: words, and `#kind` for terminals. */
  firsts: Set<string>;
}

export class Grammar<C extends object, X> {
  readonly #categories = new Map<string, Category<X>>();
  readonly #canon: Canon;
  #sealed = false;
  constructor(canon: Canon) {
    this.#canon = canon;
  }

  #category(name: string): Category<X> {
    if (this.#sealed) throw new Error('the grammar is in use');
    const known = this.#categories.get(name) ?? { patterns: [], tree: {}, firsts: new Set() };
    this.#categories.set(name, known);
    return known;
  }

  /** What a pattern means. */
  rule<K extends keyof C & string, const P extends string>(
    category: K,
    pattern: P,
    meaning: (slots: Slots<P, NoInfer<C>>, context: X) => NoInfer<C[K]> | undefined,
  ): this {
    const { patterns, tree } = this.#category(category);
    if (patterns.includes(pattern)) throw new Error(`twice in ${category}: ${pattern}`);
    patterns.push(pattern);
    plant(tree, compile(pattern, this.#canon), { category, pattern, meaning: meaning as Rule<X>['meaning'] });
    if (tree.ends?.some(({ rest }) => canBeEmpty(rest))) throw new Error(`matches nothing: ${pattern}`);
    return this;
  }

  /** Phrases without parts and what each means, as a table. */
  table<K extends keyof C & string>(category: K, phrases: Readonly<Record<string, C[K]>>): this {
    // A new object each time: what a phrase meant becomes part of a record, where it may be completed.
    for (const [phrase, value] of Object.entries<C[K]>(phrases))
      this.rule(category, phrase, () => structuredClone(value));
    return this;
  }

  /** A phrase that no list of patterns can hold: numbers, names, quotations. */
  terminal<K extends keyof C & string>(category: K, begins: readonly Begins[], read: Terminal<C[K], X>): this {
    this.#category(category).terminal = { read, begins: new Set(begins.map((one) => `#${one}`)) };
    return this;
  }

  /** All readings of such a phrase that begin at a token, whatever they end at; of those that end alike, only different ones. */
  readings<K extends keyof C & string>(category: K, tokens: readonly Token[], context: X, at = 0): Parsed<C[K]>[] {
    this.#seal();
    return new Run(this.#categories, tokens, context).phrase(category, at) as Parsed<C[K]>[];
  }

  /** As `readings`, for several questions about the same tokens: what was read once is remembered. */
  reader(
    tokens: readonly Token[],
    context: X,
  ): <K extends keyof C & string>(category: K, at: number) => Parsed<C[K]>[] {
    this.#seal();
    const run = new Run(this.#categories, tokens, context);
    return (category, at) => run.phrase(category, at) as Parsed<never>[];
  }

  /** The furthest token anybody looked at for such a phrase at the first token: where the grammar ends, if no reading takes all. */
  furthest<K extends keyof C & string>(category: K, tokens: readonly Token[], context: X): number {
    this.#seal();
    const run = new Run(this.#categories, tokens, context);
    run.phrase(category, 0);
    return run.furthest;
  }

  /** Every pattern, by category: for tables and for tests. */
  patterns(): ReadonlyMap<string, readonly string[]> {
    return new Map([...this.#categories].map(([name, { patterns }]) => [name, patterns]));
  }

  #seal(): void {
    if (!this.#sealed) settleFirsts(this.#categories);
    this.#sealed = true;
  }
}

/** The reading of one stretch of tokens: each category at each place once. */
class Run<X> {
  readonly #memo = new Map<string, (Parsed[] | undefined)[]>();
  readonly #categories: ReadonlyMap<string, Category<X>>;
  readonly #tokens: readonly Token[];
  readonly #context: X;
  furthest = 0;
  constructor(categories: ReadonlyMap<string, Category<X>>, tokens: readonly Token[], context: X) {
    this.#categories = categories;
    this.#tokens = tokens;
    this.#context = context;
  }

  phrase(name: string, at: number): Parsed[] {
    let places = this.#memo.get(name);
    if (!places) this.#memo.set(name, (places = []));
    const known = places[at];
    if (known) return known;
    const found: Parsed[] = [];
    // A category that begins with itself finds nothing there.
    places[at] = found;
    if (at > this.furthest) this.furthest = at;
    const token = this.#tokens[at];
    const { terminal, tree, firsts } = this.#categories.get(name)!;
    if (!token || !canBegin(firsts, token)) return found;
    if (terminal && canBegin(terminal.begins, token))
      for (const { value, to } of terminal.read(this.#tokens, at, this.#context))
        add(found, { category: name, value, from: at, to, parts: [] });
    this.#walk(tree, at, undefined, at, found);
    return found;
  }

  /** Every way on from here: what ends here is read, then the words and the phrases that can come next. */
  #walk(tree: Tree<Rule<X>>, at: number, slots: Link | undefined, from: number, found: Parsed[]): void {
    for (const { rule, slots: names, rest } of tree.ends ?? [])
      this.#behind(rest, 0, at, slots, names, (to, all, called) => {
        const parts = partsOf(all);
        const value = rule.meaning(Object.fromEntries(called.map((name, i) => [name, parts[i]!.value])), this.#context);
        if (value !== undefined) add(found, { category: rule.category, value, from, to, parts, by: rule.pattern });
      });
    if (at > this.furthest && (tree.words ?? tree.phrases)) this.furthest = at;
    const token = this.#tokens[at];
    if (!token) return;
    const next = token.kind === 'quoted' ? undefined : tree.words?.get(token.word);
    if (next) this.#walk(next, at + 1, slots, from, found);
    for (const [category, then] of tree.phrases ?? [])
      for (const parsed of this.phrase(category, at))
        this.#walk(then, parsed.to, { parsed, before: slots }, from, found);
  }

  /** What is left of a pattern behind the tree, part by part. */
  #behind(
    parts: readonly Part[],
    i: number,
    at: number,
    slots: Link | undefined,
    names: readonly string[],
    done: Done,
  ): void {
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
  }
}
type Done = (to: number, slots: Link | undefined, names: readonly string[]) => void;
interface Link {
  parsed: Parsed;
  before: Link | undefined;
}
function partsOf(slots: Link | undefined): Parsed[] {
  const parts: Parsed[] = [];
  for (let one = slots; one; one = one.before) parts.unshift(one.parsed);
  return parts;
}

/** Can a phrase that begins with these begin with this token? */
const canBegin = (firsts: ReadonlySet<string>, token: Token): boolean =>
  firsts.has(token.word) ||
  firsts.has(KIND[token.kind]) ||
  (token.capital && firsts.has('#capital')) ||
  firsts.has('#anything');
const KIND = { word: '#word', number: '#number', quoted: '#quoted', mark: '#mark' } as const;

/** What the phrases of each category can begin with; every pattern names categories there are. */
function settleFirsts<X>(categories: ReadonlyMap<string, Category<X>>): void {
  for (const { tree } of categories.values()) checkNames(tree, categories);
  for (const { terminal, tree, firsts } of categories.values()) {
    terminal?.begins.forEach((one) => firsts.add(one));
    for (const word of tree.words?.keys() ?? []) firsts.add(word);
  }
  for (let grown = true; grown;) {
    grown = false;
    for (const { tree, firsts } of categories.values()) {
      const before = firsts.size;
      for (const name of tree.phrases?.keys() ?? []) for (const word of categories.get(name)!.firsts) firsts.add(word);
      grown ||= firsts.size > before;
    }
  }
}
function checkNames<X>(tree: Tree<Rule<X>>, categories: ReadonlyMap<string, Category<X>>): void {
  const check = (name: string): void => {
    if (!categories.has(name)) throw new Error(`no category '${name}'`);
  };
  const inParts = (parts: readonly Part[]): void =>
    parts.forEach((part) => {
      if ('slot' in part) check(part.category);
      else if ('any' in part) part.any.forEach(inParts);
    });
  for (const { rest } of tree.ends ?? []) inParts(rest);
  for (const [name, then] of tree.phrases ?? []) {
    check(name);
    checkNames(then, categories);
  }
  for (const then of tree.words?.values() ?? []) checkNames(then, categories);
}
const canBeEmpty = (parts: readonly Part[]): boolean =>
  parts.every((part) => 'any' in part && part.any.some(canBeEmpty));

/** Keeps a reading unless one that means the same ends at the same place. */
function add(found: Parsed[], one: Parsed): void {
  if (!found.some((other) => other.to === one.to && sameValue(other.value, one.value))) found.push(one);
}
export const sameValue = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && canonical(a) === canonical(b));

/** A value as text, keys sorted, without what is undefined: equal for equal meanings. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  return `{${entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
} // prettier-ignore
