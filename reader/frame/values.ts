import { keyed } from '../../engine/keyed.ts';

/** Meanings compared as values; what is undefined is not there. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => sameValue(one, b[i]));
  const these = said(a);
  return these.length === said(b).length && these.every(([key, one]) => sameValue(one, keyed(b as Record<string, unknown>, key)));
} // prettier-ignore
const said = (of: object): [string, unknown][] => Object.entries(of).filter(([, value]) => value !== undefined);

/** A value as text, keys sorted, without what is undefined: equal for equal meanings. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return `{${said(value).sort(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
} // prettier-ignore

/** Plain data once more; `structuredClone` takes ten times as long for what is as small as a meaning. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const key in value) copy[key] = copyOf(value[key]);
  return copy as T;
}
