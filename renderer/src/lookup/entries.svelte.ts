/** Rules, terms and cards by id, asked of the desk once and kept. */
import { SvelteMap } from 'svelte/reactivity';
import type { CardView, Localized, RuleView, TermView } from '../../../desk/contract.ts';
import { desk, valueOf } from '../desk.ts';
import { W } from './words.ts';

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
const titles = new SvelteMap<string, Localized>();
/** Titles of rules, all in one: what a sheet that is printed before the rules are there calls them by. */
export async function fetchTitles(ids: readonly string[]): Promise<void> {
  const missing = ids.filter((id) => !titles.has(id) && !known.has(id));
  if (missing.length === 0) return;
  const found = valueOf(await desk.ruleTitles({ ids: missing })) ?? {};
  for (const [id, title] of Object.entries(found)) if (title) titles.set(id, title);
}
/** A rule's title, where it is known by now. */
export const titleOf = (id: string): Localized | undefined => {
  const entry = known.get(id);
  return entry?.kind === 'rule' ? entry.title : titles.get(id);
};
/** What a rule is called; while that is not known, that it is a rule. */
export function ruleTitle(id: string): Localized {
  const entry = entryOf(id);
  return entry?.kind === 'rule' ? entry.title : W.rule();
}
/** Fetches them one after the other: whoever looks something up meanwhile waits for one at most. */
export async function fetchEntries(ids: readonly string[]): Promise<void> {
  for (const id of ids) if (entryOf(id) === undefined) await asked.get(id);
}
/** When everything asked for so far is there. */
export const entriesThere = async (): Promise<void> => void (await Promise.allSettled(asked.values()));
