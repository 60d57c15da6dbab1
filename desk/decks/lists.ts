// Lists of Forbidden and Limited cards as the engine asks for them: the content says what each changed, here each is whole.
import {
  listAt,
  listChanges,
  limitOf,
  namedOn,
  type Limit,
  type LimitedList,
  type ListSeries,
} from '../../engine/deck/limits.ts';
import { nameKey } from '../../engine/case/names.ts';
import type { SetPool } from '../../engine/deck/printings.ts';
import { limitWord, listOf, sayDeck } from '../../engine/deck/say.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { RulesDb } from '../../rules-db/rules-db.ts';
import type { ListSeriesText } from '../../rules-db/schema.ts';

/** Any day is before it: no newer list is known of a document's own list. */
const ALWAYS = '9999-12-31';
const KINDS = [
  ['forbidden', 0],
  ['limited', 1],
  ['semi-limited', 2],
  ['unlimited', 3],
] as const;

export function wholeSeries({ series, game, title, until, lists }: ListSeriesText): ListSeries {
  let limits: Record<string, Limit> = {};
  let unsure: string[] = [];
  const whole = lists.map((list): LimitedList => {
    const changed: Record<string, Limit | 3> = { ...limits };
    for (const [kind, limit] of KINDS) for (const card of list[kind]) changed[card] = limit;
    unsure = [
      ...unsure.filter((card) => !list.forbidden.includes(card) && !list.unlimited.includes(card)),
      ...list.unsure,
    ];
    limits = Object.fromEntries(Object.entries(changed).filter((entry): entry is [string, Limit] => entry[1] !== 3));
    return {
      series,
      called: list.from === undefined ? title : listOf(list.from),
      from: list.from ?? '',
      ...(list.firstAnywhere !== undefined && { firstAnywhere: list.firstAnywhere }),
      limits: Object.fromEntries(Object.entries(limits).filter(([card]) => !unsure.includes(card))),
      ...(unsure.length > 0 && { unsure }),
    };
  });
  return { series, title, game, lists: whole, until: until ?? ALWAYS };
}

const kept = new WeakMap<RulesDb, Map<string, ListSeries>>();
/** A series by its id. */
export function listSeries(rules: RulesDb, id: string): ListSeries | undefined {
  let all = kept.get(rules);
  if (!all) {
    all = new Map(rules.listSeries().map((one) => [one.series, wholeSeries(one)]));
    kept.set(rules, all);
  }
  return all.get(id);
}

export interface ListsView {
  series: string;
  title: Localized;
  /** First days of all lists of the series. */
  dates: string[];
  /** The day asked for (default: that of the newest list), and whether a list is established for it. */
  date: string;
  established: boolean;
  /** Why not, naming the neighbours. */
  note?: Localized;
  /** The list in force: its first day, the next one's, and its cards. */
  from?: string;
  next?: string;
  cards?: { card: string; limit: Limit; words: Localized }[];
  /** With `to`: what changed. */
  changes?: { card: string; from: Localized; to: Localized }[];
  /** With `card`: from which day on it had which status. */
  history?: { from: string; limit: Limit | 3; words: Localized }[];
}

interface ListsAsked {
  series?: string;
  date?: string;
  to?: string;
  card?: string;
}
/** What is known of a series of lists; the caller has seen to it that the series is there. */
export function listsView(found: ListSeries, { date, to, card }: ListsAsked): ListsView {
  const dates = found.lists.map(({ from }) => from);
  const day = date ?? dates.at(-1) ?? '';
  const at = listAt(found, day);
  const view: ListsView = {
    series: found.series,
    title: found.title,
    dates,
    date: day,
    established: at.established,
  };
  const note = (on: string, { before, after }: { before?: LimitedList; after?: LimitedList }) =>
    sayDeck.notEstablished(on, before?.from, after?.from);
  const history = card === undefined ? {} : { history: historyOfName(found, card) };
  if (!at.established) return { ...view, ...history, note: note(day, at) };
  const { list, next } = at;
  const then = to === undefined ? undefined : listAt(found, to);
  return {
    ...view,
    ...history,
    from: list.from,
    ...(next !== undefined && { next }),
    cards: Object.entries(list.limits).map(([name, limit]) => ({
      card: name,
      limit,
      words: limitWord(limit, found.game),
    })),
    ...(then?.established && {
      changes: listChanges(list, then.list).map((change) => ({
        card: change.card,
        from: limitWord(change.from, found.game),
        to: limitWord(change.to, found.game),
      })),
    }),
    ...(to !== undefined && then && !then.established && { note: note(to, then) }),
  };
}

/** The same of every entry of a name: of Pokémon a list may name single printings. */
function historyOfName(found: ListSeries, card: string): NonNullable<ListsView['history']> {
  const listed = new Set(found.lists.flatMap(({ limits }) => Object.keys(limits)));
  const ofName = [...listed].filter((one) => namedOn(one).prints && nameKey(namedOn(one).name) === nameKey(card));
  const printed = ofName.flatMap((one) =>
    historyOf(found, one).map(({ words, ...entry }) => {
      const prints = namedOn(one).prints?.join(', ') ?? '';
      return { ...entry, words: { de: `${words.de} (${prints})`, en: `${words.en} (${prints})` } };
    }),
  );
  return [...historyOf(found, card), ...printed].sort((a, b) => (a.from < b.from ? -1 : 1));
}

/** A card's status through time: each list that changed it. */
export function historyOf({ game, lists }: ListSeries, card: string): NonNullable<ListsView['history']> {
  const history: NonNullable<ListsView['history']> = [];
  for (const list of lists) {
    const limit = limitOf(list, card);
    if ((history.at(-1)?.limit ?? 3) !== limit) history.push({ from: list.from, limit, words: limitWord(limit, game) });
  }
  return history;
}

const pools = new WeakMap<RulesDb, Map<string, ReadonlySet<string>>>();
/** The cards of a format's pool, by `nameKey`; undefined where there is no list of it here. */
export function cardPool(rules: RulesDb, id: string): ReadonlySet<string> | undefined {
  const known = pools.get(rules) ?? new Map<string, ReadonlySet<string>>();
  pools.set(rules, known);
  const before = known.get(id);
  if (before) return before;
  const found = rules.pool(id);
  if (!found) return undefined;
  const held = found.holds === undefined ? undefined : cardPool(rules, found.holds);
  const pool = new Set([...(held ?? []), ...found.cards.map(nameKey)]);
  known.set(id, pool);
  return pool;
}

/** A format's pool by sets and regulation marks. */
export function setPool(rules: RulesDb, id: string): SetPool | undefined {
  const found = rules.pool(id);
  return found?.sets && found.marksFrom !== undefined
    ? { sets: found.sets, marksFrom: found.marksFrom, oneNameOf: found.oneNameOf ?? [] }
    : undefined;
}
