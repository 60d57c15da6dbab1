/**
 * A small parser for the language of cards: categories of phrases, each a list of patterns with what they mean. It yields all readings of a
 * stretch of tokens, so that two that differ are no reading. Every token is matched by a word of a pattern or by a terminal; nothing is skipped.
 *
 *     g.rule('op', 'draw {n:number} card(s) [from {where:zone}]', ({ n, where }) => ({ do: 'draw', count: n, from: where }));
 *
 * Pattern: words as on the card (they become canonical like the text); `{name:category}` or `{category}` a phrase; `[…]` may be missing, `[a|b]` too;
 * `<a|b>` any of these; `card(s)` with or without the ending. A meaning of `undefined` refuses the phrase.
 */
import { tokenize, type Canon, type Token } from './tokens.ts';

/** A phrase that was read: `from` and `to` count tokens. */
export interface Parsed<T = unknown> {
  category: string;
  value: T;
  from: number;
  to: number;
  parts: readonly Parsed[];
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

type Part = { word: readonly string[] } | { slot: string; category: string } | { any: readonly (readonly Part[])[] };
interface Rule<X> {
  pattern: string;
  parts: readonly Part[];
  meaning: (slots: Readonly<Record<string, unknown>>, context: X) => unknown;
}
type Terminal<T, X> = (tokens: readonly Token[], at: number, context: X) => readonly { value: T; to: number }[];
/** How a terminal's phrases can begin: a kind of token, a capital letter, any token. */
type Begins = Token['kind'] | 'capital' | 'anything';

interface Category<X> {
  rules: Rule<X>[];
  terminal?: { read: Terminal<unknown, X>; begins: readonly Begins[] };
  /** By first word; `#kind` for terminals. */
  index?: Map<string, Rule<X>[]>;
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
    const known = this.#categories.get(name) ?? { rules: [] };
    this.#categories.set(name, known);
    return known;
  }

  /** What a pattern means. */
  rule<K extends keyof C & string, const P extends string>(
    category: K,
    pattern: P,
    meaning: (slots: Slots<P, NoInfer<C>>, context: X) => NoInfer<C[K]> | undefined,
  ): this {
    const { rules } = this.#category(category);
    if (rules.some((one) => one.pattern === pattern)) throw new Error(`twice in ${category}: ${pattern}`);
    rules.push({ pattern, parts: compile(pattern, this.#canon), meaning: meaning as Rule<X>['meaning'] });
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
    this.#category(category).terminal = { read, begins };
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
    return new Map([...this.#categories].map(([name, { rules }]) => [name, rules.map(({ pattern }) => pattern)]));
  }

  #seal(): void {
    if (this.#sealed) return;
    const firsts = firstsOf(this.#categories);
    for (const category of this.#categories.values()) {
      const index = new Map<string, Rule<X>[]>();
      for (const rule of category.rules)
        for (const first of firsts.sequence(rule.parts, rule.pattern))
          index.set(first, [...(index.get(first) ?? []), rule]);
      category.index = index;
    }
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
    const places = this.#memo.get(name) ?? [];
    if (places.length === 0) this.#memo.set(name, places);
    const known = places[at];
    if (known) return known;
    const found: Parsed[] = [];
    // A category that begins with itself finds nothing there.
    places[at] = found;
    if (at > this.furthest) this.furthest = at;
    const token = this.#tokens[at];
    if (!token) return found;
    const { terminal, index } = this.#categories.get(name)!;
    if (
      terminal?.begins.some((one) => one === 'anything' || one === token.kind || (one === 'capital' && token.capital))
    )
      for (const { value, to } of terminal.read(this.#tokens, at, this.#context))
        add(found, { category: name, value, from: at, to, parts: [] });
    const keys = [token.word, `#${token.kind}`, ...(token.capital ? ['#capital'] : []), '#anything'];
    const tried = new Set<Rule<X>>();
    for (const key of keys)
      for (const rule of index!.get(key) ?? []) {
        if (tried.has(rule)) continue;
        tried.add(rule);
        this.#sequence(rule.parts, 0, at, undefined, (to, slots) => {
          const named: Record<string, unknown> = {};
          const parts: Parsed[] = [];
          for (let one = slots; one; one = one.before) {
            named[one.name] = one.parsed.value;
            parts.unshift(one.parsed);
          }
          const value = rule.meaning(named, this.#context);
          if (value !== undefined) add(found, { category: name, value, from: at, to, parts });
        });
      }
    return found;
  }

  #sequence(parts: readonly Part[], i: number, at: number, slots: Link | undefined, done: (to: number, slots: Link | undefined) => void): void {
    const part = parts[i];
    if (!part) return done(at, slots);
    if ('word' in part) {
      const token = this.#tokens[at];
      if (at > this.furthest) this.furthest = at;
      if (token && token.kind !== 'quoted' && part.word.includes(token.word)) this.#sequence(parts, i + 1, at + 1, slots, done);
    } else if ('slot' in part)
      for (const parsed of this.phrase(part.category, at))
        this.#sequence(parts, i + 1, parsed.to, { name: part.slot, parsed, before: slots }, done);
    else for (const way of part.any) this.#sequence(way, 0, at, slots, (to, more) => this.#sequence(parts, i + 1, to, more, done));
  } // prettier-ignore
}
interface Link {
  name: string;
  parsed: Parsed;
  before: Link | undefined;
}

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

/** The parts of a pattern. */
function compile(pattern: string, canon: Canon): Part[] {
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

/** With which words the phrases of each category can begin. */
function firstsOf<X>(categories: ReadonlyMap<string, Category<X>>): { sequence: (parts: readonly Part[], pattern: string) => ReadonlySet<string> } {
  const firsts = new Map([...categories].map(([name, { terminal }]) => [name, new Set(terminal?.begins.map((one) => `#${one}`))]));
  const sequence = (parts: readonly Part[], pattern: string): { first: Set<string>; empty: boolean } => {
    const first = new Set<string>();
    for (const part of parts) {
      if ('word' in part) part.word.forEach((word) => first.add(word));
      else if ('slot' in part) {
        const of = firsts.get(part.category);
        if (!of) throw new Error(`no category '${part.category}': ${pattern}`);
        of.forEach((word) => first.add(word));
      } else {
        const ways = part.any.map((way) => sequence(way, pattern));
        ways.forEach((way) => way.first.forEach((word) => first.add(word)));
        if (ways.some(({ empty }) => empty)) continue;
      }
      return { first, empty: false };
    }
    return { first, empty: true };
  };
  for (let grown = true; grown; ) {
    grown = false;
    for (const [name, { rules }] of categories)
      for (const { parts, pattern } of rules) {
        const { first, empty } = sequence(parts, pattern);
        if (empty) throw new Error(`matches nothing: ${pattern}`);
        const known = firsts.get(name)!;
        for (const word of first) if (!known.has(word)) grown = known.add(word) && true;
      }
  }
  // Every part of every pattern names a category there is.
  const check = (parts: readonly Part[], pattern: string): void => {
    for (const part of parts)
      if ('slot' in part && !categories.has(part.category)) throw new Error(`no category '${part.category}': ${pattern}`);
      else if ('any' in part) part.any.forEach((way) => check(way, pattern));
  };
  for (const { rules } of categories.values()) for (const { parts, pattern } of rules) check(parts, pattern);
  return { sequence: (parts, pattern) => sequence(parts, pattern).first };
} // prettier-ignore
