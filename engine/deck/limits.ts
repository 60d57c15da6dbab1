/** Limited lists by date: which list is in force on a day, and what it says of a card. */
import { nameKey } from '../case/names.ts';
import type { Game } from '../case/schema.ts';
import type { Localized } from '../ruling/schema.ts';

export type Limit = 0 | 1 | 2;
/** A list of Forbidden and Limited cards from one day on. */
export interface LimitedList {
  /** Which series of lists ('ygo-tcg'). */
  series: string;
  /** As a sentence names it: 'the list of 2005-04-01'. */
  called: Localized;
  /** First day in force, ISO; '' where its document gives none. */
  from: string;
  /** Where regions began it on different days, or the day is not known: the earliest day it may have begun anywhere. */
  firstAnywhere?: string;
  /** Card (English name) → copies allowed. */
  limits: Readonly<Record<string, Limit>>;
  /** Cards of which no source says whether this list still names them. */
  unsure?: readonly string[];
  /** Only these cards are legal, the Forbidden ones among them apart. */
  only?: readonly string[];
}
/** The lists of one series in the order of their dates; `until`: the day up to which nothing newer is known. */
export interface ListSeries {
  series: string;
  title: Localized;
  game: Game;
  lists: readonly LimitedList[];
  until: string;
}

export type ListAt =
  | { established: true; list: LimitedList; next?: string }
  /** Nobody here knows which list held: before the first, after what is known, or between two regions' days. */
  | { established: false; before?: LimitedList; after?: LimitedList };

/** The list in force on a day (ISO); without a day, the newest known. */
export function listAt({ lists, until }: ListSeries, date: string | undefined): ListAt {
  if (date === undefined) {
    const list = lists.at(-1);
    return list ? { established: true, list } : { established: false };
  }
  const i = lists.findLastIndex((list) => list.from <= date);
  const list = lists[i];
  const next = lists[i + 1];
  const regional = next?.firstAnywhere !== undefined && date >= next.firstAnywhere;
  if (!list || date > until || regional)
    return { established: false, ...(list && { before: list }), ...(next && { after: next }) };
  return { established: true, list, ...(next && { next: next.from }) };
}

/** A card a list names, with the printings meant: 'Unown (LOT 90)' is the card Unown, print LOT 90. Without prints every printing is meant. */
export function namedOn(listed: string): { name: string; prints?: string[] } {
  const [, name, prints] = /^(.+) \(([A-Z]{2,}[^()]*)\)$/.exec(listed) ?? [];
  return name === undefined || prints === undefined ? { name: listed } : { name, prints: prints.split(', ') };
}

/** How many copies a list allows: 3 where it does not name the card. */
export function limitOf(list: LimitedList, name: string): Limit | 3 {
  return keyed(list).get(nameKey(name)) ?? 3;
}
const keys = new WeakMap<LimitedList, ReadonlyMap<string, Limit>>();
function keyed(list: LimitedList): ReadonlyMap<string, Limit> {
  const known = keys.get(list);
  if (known) return known;
  const made = new Map(Object.entries(list.limits).map(([name, limit]) => [nameKey(name), limit]));
  keys.set(list, made);
  return made;
}

/** What changed from one list to another: card, before, after, by name. */
export function listChanges(from: LimitedList, to: LimitedList): { card: string; from: Limit | 3; to: Limit | 3 }[] {
  const names = [...new Set([...Object.keys(from.limits), ...Object.keys(to.limits)])].sort();
  return names
    .map((card) => ({ card, from: limitOf(from, card), to: limitOf(to, card) }))
    .filter((change) => change.from !== change.to);
}
