/**
 * Counts in how many library cards each word of the Yu-Gi-Oh! effect language stands. A word is an operation, an ongoing rule, a key that asks or
 * says something (of a filter, a condition, an amount, an effect …), or an entry of a list (an event, a duration, a reference …).
 */
import type { GenericSchema } from 'valibot';
import { PHASES, STEPS, TIMINGS } from '../engine/case/schema.ts';
import * as language from '../engine/ygo/effects/schema.ts';

/** The parts of valibot's schemas that are looked at. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  options?: readonly (Shape | string | number)[];
  item?: Shape;
  items?: Shape[];
  wrapped?: Shape;
  literal?: unknown;
  getter?: (input: unknown) => Shape;
  '~run': (dataset: { value: unknown }, config: object) => { issues?: unknown };
}
const shapes = (options: Shape['options']): Shape[] => (options ?? []).filter((o): o is Shape => typeof o === 'object');
const accepts = (shape: Shape, value: unknown): boolean => !shape['~run']({ value }, {}).issues;
/** Which variant an object is: its operation or rule. Its own keys are counted under that. */
const nameOf = (shape: Shape): string | undefined => {
  const kind = shape.entries?.do ?? shape.entries?.rule;
  return kind?.type === 'literal' ? String(kind.literal) : undefined;
};
/** Keys every operation and rule has are counted once for all. */
const SHARED = ['join', 'optional', 'by', 'if', 'allOrNothing', 'named', 'while', 'do', 'rule', 'cards'];
const wordFor = (shape: Shape, key: string): string => {
  const name = SHARED.includes(key)
    ? undefined
    : nameOf(shape)?.replace(/^(fusion|ritual|synchro|xyz|link)-summon$/, '…-summon');
  return name === undefined ? key : `${name}.${key}`;
};

type Found = (word: string) => void;
/** The words of a value, read by the schema it fits. */
function read(shape: Shape, value: unknown, key: string, found: Found): void {
  if (value === undefined) return;
  if (shape.getter) return read(shape.getter(value), value, key, found);
  if (shape.wrapped) return read(shape.wrapped, value, key, found);
  if (shape.item) return (value as unknown[]).forEach((v) => read(shape.item as Shape, v, key, found));
  if (shape.items) return (value as unknown[]).forEach((v, i) => read(shape.items?.[i] as Shape, v, key, found));
  if (shape.entries) {
    for (const [inner, schema] of Object.entries(shape.entries)) {
      const v = (value as Record<string, unknown>)[inner];
      if (v === undefined) continue;
      found(wordFor(shape, inner));
      read(schema, v, inner, found);
    }
  } else if (shape.type === 'picklist' || shape.type === 'literal') {
    const word = entry(shape, key, value);
    if (word) found(word);
  } else {
    const fitting = shapes(shape.options).find((o) => accepts(o, value));
    if (fitting) read(fitting, value, key, found);
  }
}
/** Every word there is. */
function collect(shape: Shape, key: string, found: Found, seen: Set<Shape>): void {
  if (seen.has(shape)) return;
  if (shape.getter || shape.entries) seen.add(shape);
  if (shape.getter) collect(shape.getter(undefined), key, found, seen);
  for (const part of [shape.wrapped, shape.item, ...(shape.items ?? []), ...shapes(shape.options)])
    if (part) collect(part, key, found, seen);
  for (const [inner, schema] of Object.entries(shape.entries ?? {})) {
    found(wordFor(shape, inner));
    collect(schema, inner, found, seen);
  }
  for (const value of shape.type === 'picklist'
    ? (shape.options ?? [])
    : shape.type === 'literal'
      ? [shape.literal]
      : []) {
    const word = entry(shape, key, value);
    if (word) found(word);
  }
}
/** Lists that are one list wherever they stand. */
const LISTS = new Map<readonly unknown[], string>([
  [language.REFS, 'reference'],
  [language.EVENTS, 'event'],
  [language.CAUSES, 'cause'],
  [language.FORBIDDABLE, 'forbids'],
  [language.UNTIL, 'until'],
  [language.JOINS, 'join'],
]);
/** What the game itself has (places, phases, stats …), and what follows from the operations, is no construct of the language. */
const THE_GAMES = new Set<readonly unknown[]>([
  language.PLACES,
  language.WHOSE,
  language.STATS,
  language.SUMMONS,
  language.EFFECT_KINDS,
  language.DECLARED,
  language.SUMMONED_BY,
  PHASES,
  STEPS,
  TIMINGS,
]);
/** The engine's own, and what says that something cannot be said. */
const isCounted = (word: string): boolean => !/^(unmodelled|ids|inColumn|originalName|text|source)/.test(word);
const entry = (shape: Shape, key: string, value: unknown): string | undefined => {
  const options = shape.options as readonly unknown[] | undefined;
  if (options && THE_GAMES.has(options)) return undefined;
  // A key's own few values are counted with the key.
  const list = (options && LISTS.get(options)) ?? (key === 'do' || key === 'rule' ? key : undefined);
  return list && `${list}: ${String(value)}`;
};

const root = language.EffectSchema as unknown as Shape;
export function allWords(): string[] {
  const words = new Set<string>();
  collect(root, '', (word) => words.add(word), new Set());
  return [...words].filter(isCounted).sort();
}
/** By word: the cards in which it stands. */
export function uses(cards: readonly { name: string; effects: readonly unknown[] }[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { name, effects } of cards)
    for (const effect of effects)
      read(root as Shape & GenericSchema, effect, '', (word) =>
        found.set(word, (found.get(word) ?? new Set()).add(name)),
      );
  return found;
}
