/** Rules, terms and cards by id, asked of the desk once and kept. */
import { SvelteMap } from 'svelte/reactivity';
import type { CardView, RuleView, TermView } from '../../../desk/contract.ts';
import { desk, valueOf } from '../desk.ts';

export type Entry = RuleView | TermView | CardView;
const known = new SvelteMap<string, Entry | null>();
const asked = new Set<string>();

/** The entry; undefined while it is being fetched, null where there is none. */
export function entryOf(id: string): Entry | null | undefined {
  const entry = known.get(id);
  if (entry === undefined && !asked.has(id)) {
    asked.add(id);
    void desk.show({ id }).then((answer) => known.set(id, valueOf(answer) ?? null));
  }
  return entry;
}
