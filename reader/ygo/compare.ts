/** Two declarations of one text are the same if they only differ in sentences for people, in what goes without saying, and in the order of words. */
import type { Effect } from '../../engine/ygo/effects/schema.ts';
import { canonical } from '../frame/grammar.ts';

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Notes for people and for the engine, not for what the text says. */
const NOTES = ['gist', 'rulesets', 'declares', 'damageStep'];
const LISTS = new Set(['where', 'kind', 'is', 'race', 'attribute', 'name', 'series', 'how', 'cause', 'from', 'phases', 'any', 'all', 'property']); // prettier-ignore

/** What is so where nothing is said. */
function plain(node: Node): Node {
  const out = Object.fromEntries(Object.entries(node).filter(([key, value]) => !NOTES.includes(key) && value !== false));
  if (out['kind'] === 'ignition') delete out['phases'];
  if (out['choose'] === undefined && out['whose'] === 'either') delete out['whose'];
  // Only monsters lie there, and only they have these.
  const filter = out['filter'];
  if (isNode(filter) && (out['where'] === 'monsters' || ['is', 'race', 'attribute', 'level', 'atk', 'def', 'rank', 'link'].some((key) => key in filter)) && filter['kind'] === 'monster') {
    const { kind: _kind, ...rest } = filter;
    out['filter'] = rest;
  }
  if (isNode(out['filter']) && Object.keys(out['filter']).length === 0) delete out['filter'];
  if (out['counts'] === 'use') delete out['counts'];
  return out;
} // prettier-ignore

function mapped(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const list = value.map((one) => mapped(one));
    const one = list.length === 1 && key !== 'resolve' && key !== 'effects' ? list[0] : undefined;
    if (one !== undefined) return one;
    return LISTS.has(key) ? [...list].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) : list;
  }
  if (!isNode(value)) return value;
  return Object.fromEntries(Object.entries(plain(value)).map(([inner, one]) => [inner, mapped(one, inner)]));
}

/** An effect as a text: equal for records that mean the same. */
export const canonicalEffect = (effect: Effect): string => canonical(mapped(effect));
