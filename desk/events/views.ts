// An event's records as the contract shows them.
import type { RulesDb } from '../../rules-db/rules-db.ts';
import type { LogEntry } from '../contract.ts';
import { policyOf, rungOf } from '../penalties/views.ts';
import { clockAt, endsAt } from './clock.ts';
import type { CallView, ClockView, EventView, GivenView } from './contract.ts';
import { extensionOf } from './extension.ts';
import type { EventStore, Stored } from './store.ts';

/** What the views are made of: the records, the policies, and the log's rulings of an event. */
export interface EventParts {
  store: EventStore;
  rules: () => RulesDb;
  rulings: (event: string, call?: string) => LogEntry[];
}

export function eventView({ store }: EventParts, { key: id, head, created, updated }: Stored<'event'>): EventView {
  const calls = store.list('call', { event: id });
  return {
    id,
    name: head.name,
    game: head.game,
    ...(head.format !== undefined && { format: head.format }),
    from: head.from,
    ...(head.to !== undefined && { to: head.to }),
    note: head.note,
    created,
    updated,
    ...(head.erased !== undefined && { erased: head.erased }),
    counts: {
      clocks: store.count('clock', id),
      calls: calls.length,
      open: calls.filter((call) => call.head.stopped === undefined).length,
      infractions: store.list('given', { event: id }).filter((given) => !given.head.withdrawn).length,
      rulings: store.count('ruling', id),
    },
  };
}

export function clockView({ store }: EventParts, { key: id, head }: Stored<'clock'>): ClockView {
  const now = store.now();
  const { seconds, left, running } = clockAt(head, now);
  const ends = endsAt(head, now);
  return {
    id,
    event: head.event,
    name: head.name,
    ...(head.round !== undefined && { round: head.round }),
    seconds,
    left,
    running,
    ...(ends !== undefined && { ends }),
    now,
    moments: head.moments,
  };
}

/** The round of an infraction: its own, else its call's, to which it may be written later. */
export const roundOf = (store: EventParts['store'], { round, call }: Stored<'given'>['head']): number | undefined =>
  round ?? (call === undefined ? undefined : store.find('call', call)?.head.round);

export function givenView({ store, rules }: EventParts, { key: id, head, created }: Stored<'given'>): GivenView {
  const policy = policyOf(rules(), store.get('event', head.event).head.game);
  const infraction = policy.infractions.find((one) => one.id === head.infraction);
  const degree = infraction?.degrees.find((one) => one.id === head.degree);
  const same = (text: string) => ({ de: text, en: text });
  const round = roundOf(store, head);
  return {
    id,
    event: head.event,
    ...(head.call !== undefined && { call: head.call }),
    at: created,
    ...(round !== undefined && { round }),
    table: head.table,
    player: head.player,
    infraction: head.infraction,
    // What a later policy no longer has keeps its id.
    title: infraction?.title ?? same(head.infraction),
    degree: head.degree,
    degreeWords: degree?.words ?? same(head.degree),
    penalty: rungOf(policy, head.penalty),
    ...(head.starting !== head.penalty && { starting: rungOf(policy, head.starting) }),
    note: head.note,
    ...(head.withdrawn && { withdrawn: true as const }),
  };
}

/** Calls with what was given and ruled in each. */
export function callViews(parts: EventParts, event: string, calls: readonly Stored<'call'>[]): CallView[] {
  const { store } = parts;
  const { game } = store.get('event', event).head;
  // One call asks for its own; many are quicker asked for together.
  const only = calls.length === 1 ? calls[0]!.key : undefined;
  const given = store.list('given', { event, ...(only !== undefined && { head: { call: only } }) }).map((one) => givenView(parts, one)); // prettier-ignore
  const rulings = parts.rulings(event, only);
  const now = store.now();
  return calls.map(({ key: id, head }): CallView => {
    const here = given.filter(({ call }) => call === id);
    const end = head.stopped ?? now;
    const clock = head.clock === undefined ? undefined : store.find('clock', head.clock)?.head;
    const counted = here.filter(({ withdrawn }) => !withdrawn).map(({ penalty, infraction }) => ({ penalty: penalty.id, slow: /\.(slow-play|pace-of-play)$/.test(infraction) })); // prettier-ignore
    const policy =
      head.stopped === undefined
        ? undefined
        : extensionOf({ game, started: head.started, stopped: head.stopped, clock, given: counted });
    return {
      id,
      event,
      ...(head.round !== undefined && { round: head.round }),
      table: head.table,
      players: head.players,
      subject: head.subject,
      note: head.note,
      ...(head.clock !== undefined && { clock: head.clock }),
      started: head.started,
      ...(head.stopped !== undefined && { stopped: head.stopped }),
      lasted: Math.max(0, (Date.parse(end) - Date.parse(head.started)) / 1000),
      now,
      ...(policy && { extension: { ...policy, ...(head.extension !== undefined && { given: head.extension }) } }),
      infractions: here,
      rulings: rulings.filter(({ call }) => call === id),
    };
  });
}
