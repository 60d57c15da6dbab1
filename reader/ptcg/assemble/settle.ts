/** References of a text – "that Pokémon", "if heads", "in this way" – become names. */
import type { Who } from '../../../engine/ptcg/effects/schema.ts';
import { DONE, EACH, FLIP, IT } from '../grammar/phrases.ts';
import { sameValue } from '../../frame/grammar.ts';
import type { Names } from './steps.ts';

type Node = Record<string, unknown>;
const WHO_WORDS: ReadonlySet<unknown> = new Set(['self', 'own-active', 'opponent-active', 'attacker', 'event']);
const WHO_KEYS: ReadonlySet<string> = new Set(['on', 'to', 'from', 'which', 'who', 'of']);
const NEW_ACTIVE = '#new-active';

/** Settles what a record leaves open, in the order of its parts. False where something refers to nothing. */
export function settle(record: object, names: Names, first?: Who): boolean {
  let it: Who | undefined = first;
  let flip: string | undefined;
  let done: Node | undefined;
  let active: Who | undefined;
  let good = true;

  /** What "that Pokémon" is, as a filter or as whom an instruction is about. */
  const that = (filter: boolean): unknown => {
    if (it === undefined) return undefined;
    if (typeof it === 'object' && 'choose' in it) return { chosen: (it.as ??= names.next('chosen')) };
    if (!filter) return typeof it === 'string' ? it : structuredClone(it);
    return it === 'self' ? { self: true }
      : it === 'opponent-active' ? { of: 'opponent', where: 'active' }
      : it === 'own-active' ? { of: 'you', where: 'active' }
      : typeof it === 'object' && 'each' in it ? structuredClone(it.each)
      : typeof it === 'object' && 'chosen' in it ? structuredClone(it)
      : undefined; // prettier-ignore
  };
  const visit = (value: unknown, parent: Node | unknown[], key: string): void => {
    if (WHO_WORDS.has(value) && WHO_KEYS.has(key)) it = value as Who;
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node['chosen'] === IT && Object.keys(node).length === 1) {
      const filter = key === 'not' || key === 'any' || ('what' in parent && key !== 'which');
      const found = that(filter);
      if (found === undefined) good = false;
      else (parent as Node)[key] = found;
      return;
    }
    if (node['chosen'] === NEW_ACTIVE) {
      if (active === undefined) good = false;
      else (parent as Node)[key] = active;
      return;
    }
    if (node['chosen'] === IT) {
      const found = that(true);
      if (found === undefined) good = false;
      else {
        delete node['chosen'];
        Object.assign(node, found);
      }
    }
    if (node['do'] === 'for-each' && node['as'] === EACH) {
      const name = names.next('each');
      node['as'] = name;
      renameEach(node['then'], name);
    }
    for (const [k, inner] of Object.entries(node)) visit(inner, node, k);
    if (node['do'] === 'flip' && node['as'] === FLIP) node['as'] = flip = names.next('coin');
    else if (node['do'] === 'flip') flip = node['as'] as string;
    if (node['flip'] === FLIP) {
      if (flip === undefined) good = false;
      else node['flip'] = flip;
    }
    if (node['do'] === 'choose-pokemon' && node['as'] === DONE) {
      node['as'] = names.next('chosen');
      it = { chosen: node['as'] as string };
      done = node;
      return;
    }
    if (node['do'] === 'switch') active = node['who'] === 'you' ? 'own-active' : 'opponent-active';
    if (typeof node['as'] === 'string' && typeof node['do'] === 'string' && node['do'] !== 'flip') done = node;
    if (node['by'] === DONE) {
      if (!done) good = false;
      else {
        if (done['as'] === DONE) done['as'] = names.next('done');
        node['by'] = done['as'];
        if (node['which'] !== undefined && !counts(done, node)) good = false;
      }
    }
    if ('choose' in node || 'each' in node) it = node as unknown as Who;
  };
  visit(record, [record], '0');
  tidy(record);
  return good;
}

/** Of cards discarded from a deck, only those of a kind count: the instruction says so. */
function counts(done: Node, count: Node): boolean {
  if (done['do'] !== 'discard-deck' || (done['which'] !== undefined && !sameValue(done['which'], count['which']))) return false;
  done['which'] = count['which'];
  delete count['which'];
  return true;
} // prettier-ignore

function renameEach(value: unknown, name: string): void {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (node['chosen'] === EACH) node['chosen'] = name;
  for (const inner of Object.values(node)) renameEach(inner, name);
}

/** Names nobody asked for, and what was not said. */
function tidy(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined || (key === 'as' && inner === DONE)) delete (value as Node)[key];
    else tidy(inner);
  }
}
