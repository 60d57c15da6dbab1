/**
 * A small parser for the language of cards: categories of phrases, each a list of patterns with what they mean. It yields all readings of a
 * stretch of tokens, so that two that differ are no reading. Every token is matched by a word of a pattern or by a terminal; nothing is skipped.
 *
 *     g.rule('op', 'draw {n:number} card(s) [from {where:zone}]', ({ n, where }) => ({ do: 'draw', count: n, from: where }));
 *
 * Pattern: words as on the card (they become canonical like the text); `{name:category}` or `{category}` a phrase; `[…]` may be missing, `[a|b]` too;
 * `<a|b>` any of these; `card(s)` with or without the ending. A meaning of `undefined` refuses the phrase.
 */
import { compile, type Part } from './pattern.ts';
import {
  Run,
  sealed,
  type Category,
  type Made,
  type Parsed,
  type Rule,
  type Sealed,
  type Terminal,
  type TokenKind,
} from './run.ts';
import type { Canon, Token } from './tokens.ts';
import { copyOf } from './values.ts';

export type { Parsed } from './run.ts';

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

/** All readings that begin at a token; with `to` those that end there. */
export type Reader<C> = <K extends keyof C & string>(category: K, at: number, to?: number) => Parsed<C[K]>[];

export class Grammar<C extends object, X> {
  readonly #categories = new Map<string, Category<X>>();
  readonly #canon: Canon;
  #sealed: Sealed<X> | undefined;
  constructor(canon: Canon) {
    this.#canon = canon;
  }

  #category(name: string): Category<X> {
    if (this.#sealed) throw new Error('the grammar is in use');
    const known = this.#categories.get(name) ?? { patterns: [], rules: [] };
    this.#categories.set(name, known);
    return known;
  }

  /** What a pattern means. */
  rule<K extends keyof C & string, const P extends string>(
    category: K,
    pattern: P,
    meaning: (slots: Slots<P, NoInfer<C>>, context: X) => NoInfer<C[K]> | undefined,
  ): this {
    const { patterns, rules } = this.#category(category);
    if (patterns.includes(pattern)) throw new Error(`twice in ${category}: ${pattern}`);
    patterns.push(pattern);
    const parts = compile(pattern, this.#canon);
    rules.push({ parts, rule: { category, pattern, meaning: meaning as Rule<X>['meaning'] } });
    if (canBeEmpty(parts)) throw new Error(`matches nothing: ${pattern}`);
    return this;
  }

  /** Phrases without parts and what each means, as a table. */
  table<K extends keyof C & string>(category: K, phrases: Readonly<Record<string, C[K]>>): this {
    // A new object each time: what a phrase meant becomes part of a record, where it may be completed.
    for (const [phrase, value] of Object.entries<C[K]>(phrases)) this.rule(category, phrase, () => copyOf(value));
    return this;
  }

  /** A phrase that no list of patterns can hold: numbers, names, quotations. A list of kinds of tokens: those it begins with and is made of. */
  terminal<K extends keyof C & string>(category: K, made: readonly TokenKind[] | Made, read: Terminal<C[K], X>): this {
    this.#category(category).terminal = { read, made: Array.isArray(made) ? { begins: made } : (made as Made) };
    return this;
  }

  /** All readings of such a phrase that begin at a token, whatever they end at; of those that end alike, only different ones. */
  readings<K extends keyof C & string>(category: K, tokens: readonly Token[], context: X, at = 0): Parsed<C[K]>[] {
    return this.#run(tokens, context).phrase(category, at) as Parsed<C[K]>[];
  }

  /** As `readings`, for several questions about the same tokens: what was read once is remembered. */
  reader(tokens: readonly Token[], context: X): Reader<C> {
    const run = this.#run(tokens, context);
    return (category, at, to) =>
      (to === undefined ? run.phrase(category, at) : run.whole(category, at, to)) as Parsed<never>[];
  }

  /** The furthest token anybody looked at for such a phrase at the first token: where the grammar ends, if no reading takes all. */
  furthest<K extends keyof C & string>(category: K, tokens: readonly Token[], context: X): number {
    const run = this.#run(tokens, context);
    run.phrase(category, 0);
    return run.furthest;
  }

  /** Every pattern, by category: for tables and for tests. */
  patterns(): ReadonlyMap<string, readonly string[]> {
    return new Map([...this.#categories].map(([name, { patterns }]) => [name, patterns]));
  }

  #run(tokens: readonly Token[], context: X): Run<X> {
    return new Run((this.#sealed ??= sealed(this.#categories)), tokens, context);
  }
}
const canBeEmpty = (parts: readonly Part[]): boolean =>
  parts.every((part) => 'any' in part && part.any.some(canBeEmpty));
