/**
 * An event's records: the event, its clocks, calls, infractions given and tables, each a record of its own kind in the judge's
 * store, so that each save is confirmed by itself and two programs change different ones without losing any.
 */
import { randomUUID } from 'node:crypto';
import type { Game } from '../../engine/case/schema.ts';
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { Kept } from '../../rules-db/judge/records.ts';
import { words as wordsOf } from '../../rules-db/text.ts';
import { refuse } from '../refused.ts';
import type { Moment } from './clock.ts';

export interface EventHead {
  name: string;
  game: Game;
  format?: string | undefined;
  from: string;
  to?: string | undefined;
  note: string;
  erased?: string | undefined;
}
export interface ClockHead {
  event: string;
  name: string;
  seconds: number;
  round?: number | undefined;
  moments: Moment[];
}
export interface CallHead {
  event: string;
  round?: number | undefined;
  table: string;
  players: string[];
  subject: string;
  note: string;
  clock?: string | undefined;
  started: string;
  stopped?: string | undefined;
  /** The seconds the judge gave. */
  extension?: number | undefined;
}
export interface GivenHead {
  event: string;
  call?: string | undefined;
  round?: number | undefined;
  table: string;
  player: string;
  infraction: string;
  degree: string;
  penalty: string;
  /** What the degree starts with. */
  starting: string;
  note: string;
  withdrawn?: true | undefined;
}
export interface TableHead {
  event: string;
  round: number;
  table: string;
  players: string[];
  note: string;
  done: boolean;
}
/** Kind of record → its head. */
export interface EventKinds {
  event: EventHead;
  clock: ClockHead;
  call: CallHead;
  given: GivenHead;
  table: TableHead;
}
type Kind = keyof EventKinds;
export type Stored<K extends Kind> = Omit<Kept<EventKinds[K]>, 'body' | 'words'>;

/** No event has more of a kind. */
const ALL = 100_000;

const NAMES: Record<Kind, { de: string; en: string }> = {
  event: { de: 'Diese Veranstaltung', en: 'event' },
  clock: { de: 'Diese Uhr', en: 'clock' },
  call: { de: 'Diesen Ruf', en: 'call' },
  given: { de: 'Diesen Eintrag', en: 'entry' },
  table: { de: 'Diesen Tisch', en: 'table' },
};
const notThere = (kind: Kind): never =>
  refuse('not-found', { de: `${NAMES[kind].de} gibt es nicht.`, en: `There is no such ${NAMES[kind].en}.` });

export interface EventStore {
  now(): string;
  get<K extends Kind>(kind: K, id: string): Stored<K>;
  find<K extends Kind>(kind: K, id: string): Stored<K> | undefined;
  /** Of an event (or all events), the newest first. */
  list<K extends Kind>(kind: K, where: { event?: string; words?: string; head?: Record<string, string> }): Stored<K>[];
  count(kind: Kind | 'ruling', event: string): number;
  make<K extends Kind>(kind: K, head: EventKinds[K], id?: string): Stored<K>;
  /** Changes what is there; refuses where it is not. */
  change<K extends Kind>(kind: K, id: string, make: (head: EventKinds[K]) => EventKinds[K]): Stored<K>;
  hide(kind: Kind, id: string, hidden: boolean): void;
}

/** What a record is found by: everything people wrote in it. */
export const foundBy = (head: object): string => {
  const texts = Object.entries(head).flatMap(([key, value]: [string, unknown]) =>
    key === 'moments' ? [] : Array.isArray(value) ? value : typeof value === 'string' ? [value] : [],
  );
  return ` ${wordsOf(texts.join(' ')).join(' ')}`;
};

export function eventStore(judge: () => JudgeDb, judgeIfThere: () => JudgeDb | undefined, clock: () => Date): EventStore {
  const listed = (kind: string, words: string[], head: Record<string, string>, limit: number) =>
    judgeIfThere()?.records.list<never>(kind, { words, head, deleted: false, limit, offset: 0, by: 'created' });
  const store: EventStore = {
    now: () => clock().toISOString(),
    find: (kind, id) => judgeIfThere()?.records.get<EventKinds[typeof kind]>(kind, id),
    get: (kind, id) => store.find(kind, id) ?? notThere(kind),
    list: (kind, { event, words = '', head = {} }) =>
      (listed(kind, wordsOf(words), { ...(event !== undefined && { event }), ...head }, ALL)?.records ?? []) as Stored<typeof kind>[],
    count: (kind, event) => listed(kind, [], { event }, 0)?.total ?? 0,
    make: (kind, head, id = randomUUID()) =>
      judge().records.change<EventKinds[typeof kind]>(kind, id, () => ({ head, words: foundBy(head) }))!,
    change: (kind, id, make) =>
      judge().records.change<EventKinds[typeof kind]>(kind, id, (old) => {
        if (!old || old.deleted !== null) return undefined;
        const head = make(old.head);
        return { head, words: foundBy(head) };
      }) ?? notThere(kind),
    hide: (kind, id, hidden) => {
      const done = hidden ? judge().records.hide(kind, id) : judge().records.unhide(kind, id);
      if (!done) notThere(kind);
    },
  };
  return store;
} // prettier-ignore
