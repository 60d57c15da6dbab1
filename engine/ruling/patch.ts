/**
 * JSON Patch (RFC 6902) between two plain JSON values, and its application.
 * Lists whose items carry an `id` are compared by id, so that a card that leaves a zone is one `remove`, not a shift of all that follow.
 * Values are compared by reference first: unchanged parts of a board cost nothing.
 */
import type { Change } from './schema.ts';
import { keyed } from '../keyed.ts';

type Json = unknown;
type JsonObject = Record<string, Json>;

/** Operations that turn `before` into `after`, in an order in which they can be applied one by one. */
export function diff(before: Json, after: Json): Change[] {
  const changes: Change[] = [];
  compare(before, after, '', changes);
  return changes;
}
/** Puts what differs at a path into `changes`. */
function compare(before: Json, after: Json, path: string, changes: Change[]): void {
  if (before === after) return;
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, changes);
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, changes);
  else changes.push({ op: 'replace', path, value: after });
}

/** A copy of `document` with `changes` applied. Throws where a change does not fit (a programmer's error). */
export function applyChanges<T>(document: T, changes: readonly Change[]): T {
  let root: Json = structuredClone(document);
  for (const change of changes) {
    if (change.path === '') {
      if (change.op === 'remove') throw new Error('patch: the whole document cannot be removed');
      root = structuredClone(change.value);
      continue;
    }
    const keys = change.path.split('/').slice(1).map(unescape);
    const last = keys.pop() as string;
    let parent: Json = root;
    for (const key of keys) parent = keyed(parent as JsonObject, key);
    applyTo(parent, last, change);
  }
  return root as T;
}

function applyTo(parent: Json, key: string, change: Change): void {
  if (Array.isArray(parent)) {
    const index = key === '-' ? parent.length : Number(key);
    if (change.op === 'remove') parent.splice(index, 1);
    else if (change.op === 'add') parent.splice(index, 0, structuredClone(change.value));
    else parent[index] = structuredClone(change.value);
  } else if (isObject(parent)) {
    if (change.op !== 'add' && !(key in parent)) throw new Error(`patch: nothing at ${change.path}`);
    if (change.op === 'remove') delete parent[key];
    else parent[key] = structuredClone(change.value);
  } else throw new Error(`patch: nothing at ${change.path}`);
}

function compareObjects(before: JsonObject, after: JsonObject, path: string, changes: Change[]): void {
  for (const key of Object.keys(before)) {
    if (keyed(after, key) === undefined && keyed(before, key) !== undefined)
      changes.push({ op: 'remove', path: join(path, key) });
  }
  for (const key of Object.keys(after)) {
    const value = keyed(after, key);
    const was = keyed(before, key);
    if (value === undefined || value === was) continue;
    if (was === undefined) changes.push({ op: 'add', path: join(path, key), value });
    else compare(was, value, join(path, key), changes);
  }
}

function compareLists(before: readonly Json[], after: readonly Json[], path: string, changes: Change[]): void {
  const wanted = new Set(after.map(keyOf));
  const list: Json[] = [...before];
  for (let i = list.length - 1; i >= 0; i--) {
    if (wanted.has(keyOf(list[i]))) continue;
    list.splice(i, 1);
    changes.push({ op: 'remove', path: join(path, i) });
  }
  after.forEach((item, i) => {
    const key = keyOf(item);
    if (i < list.length && keyOf(list[i]) === key) {
      if (list[i] !== item) compare(list[i], item, join(path, i), changes);
      return;
    }
    const from = list.findIndex((other, at) => at > i && keyOf(other) === key);
    if (from > i) {
      list.splice(from, 1);
      changes.push({ op: 'remove', path: join(path, from) });
    }
    list.splice(i, 0, item);
    changes.push({ op: 'add', path: join(path, i), value: item });
  });
  for (let i = list.length - 1; i >= after.length; i--) changes.push({ op: 'remove', path: join(path, i) });
}

/** What tells two items of a list apart: their id, else their whole value. */
function keyOf(item: Json): string {
  return isObject(item) && typeof item['id'] === 'string' ? `id:${item['id']}` : `value:${JSON.stringify(item)}`;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const join = (path: string, key: string | number): string =>
  `${path}/${typeof key === 'string' && /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key}`;
const unescape = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');
