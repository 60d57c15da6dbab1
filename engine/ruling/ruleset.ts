/**
 * What the rulesets of both games are made of: options with named alternatives, cited values, and how they are printed. Behaviour elsewhere is
 * a table over the alternatives; which options there are is each game's own list.
 */
import type { Localized, RuleId } from './schema.ts';
import { keyed } from '../keyed.ts';

export interface OptionOf<A extends string> {
  title: Localized;
  alternatives: Record<A, Localized>;
}
/** A value and the rules it rests on. */
export interface Cited<T> {
  value: T;
  rules: readonly RuleId[];
}
/** One printed line of a ruleset. */
export interface PrintedValue {
  key: string;
  title: Localized;
  value: string | number;
  words: Localized;
  rules: string[];
}
/** The options and numbers of a game, in the order in which they are printed. */
export interface Printable {
  options: Record<string, OptionOf<string>>;
  numbers: Record<string, Localized>;
}
/** A ruleset's values as `judge rulesets` and `judge diff` print them. */
export function printValues(
  printable: Printable,
  ruleset: { options: Record<string, Cited<string>>; numbers: Record<string, Cited<number>> },
): PrintedValue[] {
  const options = Object.entries(printable.options).map(([key, { title, alternatives }]): PrintedValue => {
    const { value, rules } = keyed(ruleset.options, key) as Cited<string>;
    return { key, title, value, words: keyed(alternatives, value) as Localized, rules: [...rules] };
  });
  const numbers = Object.entries(printable.numbers).map(([key, title]): PrintedValue => {
    const { value, rules } = keyed(ruleset.numbers, key) as Cited<number>;
    return { key, title, value, words: { de: String(value), en: String(value) }, rules: [...rules] };
  });
  return [...options, ...numbers];
}
