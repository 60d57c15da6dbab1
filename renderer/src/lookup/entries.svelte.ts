/** Rules, terms and cards by id, asked of the desk once and kept. */
import { SvelteMap } from 'svelte/reactivity';
import type { CardView, RuleView, TermView } from '../../../desk/contract.ts';
import { desk, valueOf } from '../desk.ts';

export type Entry = RuleView | TermView | CardView;
const known = new SvelteMap<string, Entry | null>();
const asked = new Map<string, Promise<void>>();

/** The entry; undefined while it is being fetched, null where there is none. */
export function entryOf(id: string): Entry | null | undefined {
  const entry = known.get(id);
  if (entry === undefined && !asked.has(id)) {
    const coming = desk.show({ id }).then((answer) => void known.set(id, valueOf(answer) ?? null));
    asked.set(id, coming);
  }
  return entry;
}
/** When everything asked for so far is there. */
export const entriesThere = async (): Promise<void> => void (await Promise.allSettled(asked.values()));
