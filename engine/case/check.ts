/**
 * Checks a value against a schema and says what is wrong in a judge's words: every problem at once, of the branch that was meant,
 * with the nearest known word. It refuses all that `v.safeParse` refuses, and a list where an entry belongs (which valibot takes).
 */
import * as v from 'valibot';
import type { Localized } from '../ruling/schema.ts';
import { closest } from './names.ts';
import type { Path } from './ids.ts';
import { oneOf, problems, type ProblemCode } from './problems.ts';
import { keyed } from '../keyed.ts';

/** A problem before it has a line: where it is in the value. */
export interface Finding {
  code: ProblemCode;
  path: Path;
  message: Localized;
  didYouMean?: string[];
}

/** What valibot's schemas look like from outside, as far as this file walks them. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  rest?: Shape;
  item?: Shape;
  items?: readonly Shape[];
  key?: Shape;
  value?: Shape;
  wrapped?: Shape;
  options?: readonly unknown[];
  literal?: unknown;
  getter?: (input: unknown) => Shape;
  pipe?: readonly unknown[];
}
type Action = { kind: string; type: string; requirement?: unknown };

const OBJECTS = new Set(['object', 'strict_object', 'loose_object', 'object_with_rest', 'record', 'variant']);
const WRAPPERS = new Set(['optional', 'nullable', 'nullish', 'exact_optional', 'undefinedable']);

export function check(schema: v.GenericSchema, value: unknown, path: Path = []): Finding[] {
  return visit(schema as unknown as Shape, value, path);
}

const accepts = (shape: Shape, value: unknown): boolean => v.is(shape as unknown as v.GenericSchema, value);

function visit(shape: Shape, value: unknown, path: Path): Finding[] {
  if (shape.type === 'unknown' || shape.type === 'any') return [];
  if (WRAPPERS.has(shape.type))
    return value === undefined || value === null
      ? accepts(shape, value) ? [] : [wrong(shape, value, path)]
      : visit(shape.wrapped!, value, path); // prettier-ignore
  if (shape.type === 'lazy') return visit(shape.getter!(value), value, path);
  if (shape.type === 'union') return visitUnion(shape, value, path);
  if (kindOf(shape) !== kindOfValue(value)) return [wrong(shape, value, path)];
  const found = Array.isArray(value)
    ? visitList(shape, value, path)
    : isObject(value)
      ? visitObject(shape, value, path)
      : [];
  // What only the schema itself checks: a scalar, a container's length.
  const whole = !shape.pipe && kindOfValue(value) !== 'scalar';
  return found.length > 0 || whole || accepts(shape, value) ? found : [wrong(shape, value, path)];
}

/** The options that could have been meant: by the kind of value, then by the fewest problems. */
function visitUnion(shape: Shape, value: unknown, path: Path): Finding[] {
  const kind = kindOfValue(value);
  const options = leaves(shape);
  if (kind === 'scalar') return accepts(shape, value) ? [] : [wrong(shape, value, path)];
  if (options.some((option) => option.type === 'unknown')) return [];
  const attempts = options.filter((option) => kindOf(option) === kind).map((option) => visit(option, value, path));
  return attempts.sort((a, b) => a.length - b.length)[0] ?? [wrong(shape, value, path)];
}

function visitList(shape: Shape, value: readonly unknown[], path: Path): Finding[] {
  const items = shape.items;
  if (items && value.length !== items.length) return [wrong(shape, value, path)];
  const found: Finding[] = [];
  for (const [i, item] of value.entries()) {
    if (found.length >= ENOUGH) break;
    found.push(...visit(items?.[i] ?? shape.item!, item, [...path, i]));
  }
  return found;
}
/** A list with so many problems is wrong as a whole: looking for more would only take time. */
const ENOUGH = 1000;

function visitObject(shape: Shape, value: Record<string, unknown>, path: Path): Finding[] {
  if ('' in value && value[''] === null) return [{ code: 'quote-it', path, message: problems.quoteIt() }];
  if (shape.type === 'variant') return visitVariant(shape, value, path);
  if (shape.type === 'record')
    return Object.entries(value).flatMap(([key, item]) => [
      ...visit(shape.key!, key, [...path, key]),
      ...visit(shape.value!, item, [...path, key]),
    ]);
  const entries = shape.entries ?? {};
  const found: Finding[] = [];
  for (const key of Object.keys(value)) {
    if (Object.hasOwn(entries, key)) found.push(...visit(keyed(entries, key)!, keyed(value, key), [...path, key]));
    else if (shape.type === 'object_with_rest') found.push(...visit(shape.rest!, keyed(value, key), [...path, key]));
    else if (shape.type === 'strict_object') found.push(unknownKey(shape, key, path));
  }
  for (const [key, entry] of Object.entries(entries))
    if (!Object.hasOwn(value, key) && !accepts(entry, undefined))
      found.push({ code: 'missing', path, message: problems.missing(key, describe(entry)) });
  return found;
}

/** The option a discriminating field names; where its word is misspelt, what is wrong beside it by the option probably meant. */
function visitVariant(shape: Shape, value: Record<string, unknown>, path: Path): Finding[] {
  const key = shape.key as unknown as string;
  const options = (shape.options as readonly Shape[]).flatMap((option) =>
    option.type === 'variant' ? (option.options as Shape[]) : [option],
  );
  const words = options.flatMap((option) => literalsOf(keyed(option.entries!, key)!));
  const named = options.find((option) =>
    literalsOf(keyed(option.entries!, key)!).includes(keyed(value, key) as string),
  );
  if (named) return visit(named, value, path);
  if (!Object.hasOwn(value, key)) return [{ code: 'missing', path, message: problems.missing(key, oneOf(words)) }];
  const misspelt = wrong({ type: 'picklist', options: words }, keyed(value, key), [...path, key]);
  const meant = (misspelt.didYouMean ?? []).map((word) => visitVariant(shape, { ...value, [key]: word }, path));
  return [misspelt, ...(meant.sort((a, b) => a.length - b.length)[0] ?? [])];
}

function unknownKey(shape: Shape, key: string, path: Path): Finding {
  const known = Object.keys(shape.entries ?? {});
  const didYouMean = closest(key, known);
  const at = { code: 'unknown-key' as const, path: [...path, key] };
  // Either what was probably meant, or all there is.
  if (didYouMean.length > 0) return { ...at, message: problems.unknownKey(key, []), didYouMean };
  return { ...at, message: problems.unknownKey(key, known) };
}

/** The value is not what its place asks for. */
function wrong(shape: Shape, value: unknown, path: Path): Finding {
  const words = leaves(shape).flatMap(literalsOf);
  const field = fieldOf(path);
  const kind = kindOfValue(value);
  if (kind !== 'scalar' && leaves(shape).some((leaf) => kindOf(leaf) === kind && leaf.type !== 'tuple'))
    return { code: 'not-understood', path, message: problems.notUnderstood(field) };
  const message = problems.wrongValue(field, describe(shape), show(value));
  if (typeof value === 'string' && words.length > 0)
    return withNearest({ code: 'unknown-word', path, message }, value, words);
  const fits = leaves(shape).some((leaf) => leaf.type === typeof value);
  // A card may be called 7; YAML takes that for a number.
  const quoted =
    (typeof value === 'number' || typeof value === 'boolean') && leaves(shape).some((leaf) => leaf.type === 'string');
  return { code: fits ? 'out-of-range' : 'wrong-type', path, message, ...(quoted && { didYouMean: [`'${value}'`] }) };
}

const withNearest = (finding: Finding, word: string, known: readonly string[]): Finding => {
  const didYouMean = closest(word, known);
  return didYouMean.length > 0 ? { ...finding, didYouMean } : finding;
};

/** The name of the field a path leads to; a place in a list goes by the list's name. */
const fieldOf = (path: Path): string => String(path.findLast((key) => typeof key === 'string') ?? 'case');

/** A schema's alternatives, wrappers and unions taken apart. */
function leaves(shape: Shape): Shape[] {
  if (shape.type === 'nullable' || shape.type === 'nullish') return [...leaves(shape.wrapped!), { type: 'null' }];
  if (WRAPPERS.has(shape.type)) return leaves(shape.wrapped!);
  if (shape.type === 'lazy') return leaves(shape.getter!(undefined));
  if (shape.type === 'union') return (shape.options as readonly Shape[]).flatMap(leaves);
  return [shape];
}

function literalsOf(shape: Shape): string[] {
  if (shape.type === 'picklist') return (shape.options ?? []).filter((word) => typeof word === 'string');
  if (shape.type === 'literal') return typeof shape.literal === 'string' ? [shape.literal] : [];
  return [];
}

type Kind = 'object' | 'list' | 'scalar';
const kindOf = (shape: Shape): Kind =>
  OBJECTS.has(shape.type) ? 'object' : shape.type === 'array' || shape.type === 'tuple' ? 'list' : 'scalar';
const kindOfValue = (value: unknown): Kind => (Array.isArray(value) ? 'list' : isObject(value) ? 'object' : 'scalar');
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longest list of keywords spelt out in a sentence. */
const SPELT_OUT = 24;

/** What a schema asks for, as it completes "must be …". */
function describe(shape: Shape): Localized {
  const all = leaves(shape);
  const words = all.flatMap(literalsOf);
  const others = all.filter((leaf) => leaf.type !== 'picklist' && leaf.type !== 'literal').map(describeLeaf);
  const different = others.filter((o, i) => others.findIndex((p) => p.en === o.en) === i);
  if (words.length > SPELT_OUT)
    return oneOf([...different, { de: 'eines der Wörter für dieses Feld', en: "one of this field's keywords" }]);
  return oneOf([...different, ...words]);
}

function describeLeaf(leaf: Shape): Localized {
  switch (leaf.type) {
    case 'string':
      return { de: 'ein Text', en: 'a text' };
    case 'boolean':
      return oneOf(['true', 'false']);
    case 'null':
      return { de: 'nichts (null)', en: 'nothing (null)' };
    case 'number':
      return describeNumber(leaf);
    case 'tuple':
      return {
        de: `eine Liste mit ${leaf.items!.length} Plätzen (leer: null)`,
        en: `a list of ${leaf.items!.length} places (empty: null)`,
      };
    case 'array':
      return { de: 'eine Liste', en: 'a list' };
    default:
      return { de: 'ein Eintrag mit Feldern', en: 'an entry with fields' };
  }
}

/** 'a whole number from 1 to 5', out of the schema's own limits. */
function describeNumber(leaf: Shape): Localized {
  const actions = pipeActions(leaf);
  const limit = (type: string) => actions.findLast((action) => action.type === type)?.requirement as number | undefined;
  const min = actions.filter((action) => action.type === 'min_value').map((action) => action.requirement as number);
  const from = min.length > 0 ? Math.max(...min) : undefined;
  const to = limit('max_value');
  const step = limit('multiple_of');
  const whole = actions.some((action) => action.type === 'integer');
  const range = rangeOf(from, to);
  if (step !== undefined)
    return {
      de: `ein Vielfaches von ${step}${range.de && ` (${range.de})`}`,
      en: `a multiple of ${step}${range.en && ` (${range.en})`}`,
    };
  return {
    de: `eine ${whole ? 'ganze ' : ''}Zahl${range.de && ` ${range.de}`}`,
    en: `a ${whole ? 'whole ' : ''}number${range.en && ` ${range.en}`}`,
  };
}
function rangeOf(from: number | undefined, to: number | undefined): Localized {
  if (from === undefined) return to === undefined ? { de: '', en: '' } : { de: `bis ${to}`, en: `up to ${to}` };
  return to === undefined
    ? { de: `ab ${from}`, en: `from ${from}` }
    : { de: `von ${from} bis ${to}`, en: `from ${from} to ${to}` };
}

/** The actions of a schema's pipe, those of inner pipes first. */
function pipeActions(leaf: Shape): Action[] {
  const [inner, ...actions] = (leaf.pipe ?? []) as [Shape, ...Action[]];
  return inner ? [...pipeActions(inner), ...actions] : [];
}

function show(value: unknown): Localized {
  if (typeof value === 'string') return value === '' ? { de: 'nichts', en: 'nothing' } : oneOf([value]);
  if (Array.isArray(value)) return { de: 'eine Liste', en: 'a list' };
  if (value === null || value === undefined) return { de: 'nichts', en: 'nothing' };
  if (typeof value === 'object') return { de: 'ein Eintrag mit Feldern', en: 'an entry with fields' };
  return { de: String(value), en: String(value) };
}
