// The channels of events: made, timed, called to, given infractions at, written to a file, erased.
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { RulesDb } from '../../rules-db/rules-db.ts';
import type { Answer, JudgeDesk, LogEntry } from '../contract.ts';
import { answer, refuse } from '../refused.ts';
import { policyOf } from '../penalties/views.ts';
import { assess, samePlayer } from './assess.ts';
import type { Moment } from './clock.ts';
import type { EventOutputs } from './contract.ts';
import { eraseEvent } from './erase.ts';
import { eventFile } from './file.ts';
import { withWholeIds } from './ids.ts';
import { eventStore, type CallHead, type EventStore } from './store.ts';
import { tablesOf, tableKey, tableView } from './tables.ts';
import { callViews, clockView, eventView, givenView, roundOf, type EventParts } from './views.ts';

type Channels<K extends keyof JudgeDesk> = Pick<JudgeDesk, K>;
export interface EventDeskParts {
  rules: () => RulesDb;
  judge: () => JudgeDb;
  judgeIfThere: () => JudgeDb | undefined;
  /** The log's rulings of an event. */
  rulings: (event: string, call?: string) => LogEntry[];
  /** The clock of the computer; for tests. */
  clock?: () => Date;
}

export function eventChannels({ rules, judge, judgeIfThere, rulings, clock = () => new Date() }: EventDeskParts): Channels<keyof EventOutputs> {
  const store = eventStore(judge, judgeIfThere, clock);
  const parts: EventParts = { store, rules, rulings };
  const channels = {
    ...events(parts, judge),
    ...clocks(parts),
    ...calls(parts),
    ...infractions(parts),
    ...tables(parts),
  };
  return Object.fromEntries(
    (Object.entries(channels) as [keyof EventOutputs, (input: object) => Promise<Answer<unknown>>][]).map(([channel, call]) => [
      channel,
      async (input: object) => {
        const whole = await answer(() => withWholeIds(judgeIfThere(), channel, input));
        return whole.ok ? call(whole.value) : whole;
      },
    ]),
  ) as unknown as typeof channels;
} // prettier-ignore

/** Leaves out what was not given. */
const given = <T extends object>(input: T): Partial<T> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Partial<T>;
const page = <T>(all: readonly T[], { limit = 60, offset = 0 }: { limit?: number | undefined; offset?: number | undefined }): T[] => all.slice(offset, offset + limit); // prettier-ignore
/** Refuses what would belong to an event that is not there. */
const ofEvent = (store: EventStore, event: string): void => void store.get('event', event);

function events(parts: EventParts, judge: () => JudgeDb): Channels<'events' | 'saveEvent' | 'event' | 'deleteEvent' | 'restoreEvent' | 'eventFile' | 'eraseEvent'> {
  const { store } = parts;
  return {
    events: () => answer(() => store.list('event', {}).map((one) => eventView(parts, one))),
    saveEvent: ({ id, note = '', to, ...rest }) =>
      answer(() => {
        if (to !== undefined && to < rest.from)
          refuse('bad-input', { de: 'Der letzte Tag liegt vor dem ersten.', en: 'The last day lies before the first.' }, { path: '/to' });
        const head = { ...rest, note, ...(to !== undefined && { to }) };
        return eventView(parts, id === undefined ? store.make('event', head) : store.change('event', id, (old) => ({ ...head, erased: old.erased })));
      }),
    event: ({ id }) => answer(() => eventView(parts, store.get('event', id))),
    deleteEvent: ({ id }) => answer(() => (store.hide('event', id, true), null)),
    restoreEvent: ({ id }) => answer(() => (store.hide('event', id, false), null)),
    eventFile: ({ id, as, lang }) => answer(() => eventFile(parts, id, as, lang)),
    eraseEvent: ({ id, what }) => answer(() => eraseEvent(judge(), store, id, what)),
  };
} // prettier-ignore

function clocks(parts: EventParts): Channels<'saveClock' | 'turnClock' | 'clocks'> {
  const { store } = parts;
  return {
    saveClock: ({ id, ...head }) =>
      answer(() => {
        ofEvent(store, head.event);
        return clockView(parts, id === undefined ? store.make('clock', { ...head, moments: [] }) : store.change('clock', id, (old) => ({ ...head, moments: old.moments })));
      }),
    turnClock: ({ id, do: what, seconds }) =>
      answer(() => {
        if (what === 'remove') return store.hide('clock', id, true), null;
        if (what === 'add' && seconds === undefined)
          refuse('bad-input', { de: 'Wie viele Sekunden?', en: 'How many seconds?' }, { path: '/seconds' });
        const at = store.now();
        return clockView(parts, store.change('clock', id, (old) => ({ ...old, moments: turned(old.moments, { do: what, at, ...(what === 'add' && { seconds: seconds! }) }) })));
      }),
    clocks: ({ event }) => answer(() => (ofEvent(store, event), store.list('clock', { event }).map((one) => clockView(parts, one)).reverse())),
  };
} // prettier-ignore

/** Starting what runs and pausing what stands changes nothing. */
function turned(moments: readonly Moment[], moment: Moment): Moment[] {
  const last = moments.findLast(({ do: done }) => done !== 'add')?.do ?? 'pause';
  const already = moment.do === last || (moment.do === 'pause' && last === 'reset');
  return already ? [...moments] : [...moments, moment];
}

function calls(parts: EventParts): Channels<'startCall' | 'noteCall' | 'stopCall' | 'calls' | 'call'> {
  const { store } = parts;
  const view = (event: string, id: string) => callViews(parts, event, [store.get('call', id)])[0]!;
  return {
    startCall: ({ players = [], subject = '', ...rest }) =>
      answer(() => {
        ofEvent(store, rest.event);
        if (rest.clock !== undefined) store.get('clock', rest.clock);
        const made = store.make('call', { ...rest, players, subject, note: '', started: store.now() });
        return view(rest.event, made.key);
      }),
    noteCall: ({ id, ...changes }) =>
      answer(() => view(store.change('call', id, (old) => ({ ...old, ...(given(changes) as Partial<CallHead>) })).head.event, id)),
    stopCall: ({ id, resume }) =>
      answer(() => {
        const now = store.now();
        const changed = store.change('call', id, (old) => {
          const { stopped, ...open } = old;
          return resume ? open : { ...open, stopped: stopped ?? now };
        });
        return view(changed.head.event, id);
      }),
    calls: ({ event, query = '', round, table, player, open, ...shown }) =>
      answer(() => {
        const found = store.list('call', { event, words: query }).filter(({ head }) =>
          (round === undefined || head.round === round) &&
          (table === undefined || head.table === table) &&
          (player === undefined || head.players.some((one) => samePlayer(one, player))) &&
          (open === undefined || (head.stopped === undefined) === open));
        return { total: found.length, calls: callViews(parts, event, page(found, shown)) };
      }),
    call: ({ id }) => answer(() => view(store.get('call', id).head.event, id)),
  };
} // prettier-ignore

function infractions(parts: EventParts): Channels<'assess' | 'giveInfraction' | 'withdrawInfraction' | 'givenInfractions'> {
  const { store } = parts;
  return {
    assess: (asked) => answer(() => assess(parts, asked)),
    giveInfraction: ({ penalty, note = '', table, round, call, ...asked }) =>
      answer(() => {
        const { starting, suggested } = assess(parts, asked);
        const policy = policyOf(parts.rules(), store.get('event', asked.event).head.game);
        if (penalty !== undefined && !policy.ladder.some(({ id }) => id === penalty))
          refuse('not-found', { de: `Eine Strafe „${penalty}“ gibt es nicht.`, en: `There is no penalty “${penalty}”.` });
        const where = call === undefined ? undefined : store.get('call', call).head;
        const at = { round: round ?? where?.round, table: table ?? where?.table ?? '' };
        return givenView(parts, store.make('given', { ...asked, ...at, call, note, penalty: penalty ?? suggested.id, starting: starting.id }));
      }),
    withdrawInfraction: ({ id, restore }) =>
      answer(() => givenView(parts, store.change('given', id, (old) => ({ ...old, withdrawn: restore ? undefined : true })))),
    givenInfractions: ({ event, player, call, round, ...shown }) =>
      answer(() => {
        const found = store.list('given', { event }).filter(({ head }) =>
          (player === undefined || samePlayer(head.player, player)) && (call === undefined || head.call === call) && (round === undefined || roundOf(store, head) === round));
        return { total: found.length, given: page(found, shown).map((one) => givenView(parts, one)) };
      }),
  };
} // prettier-ignore

function tables(parts: EventParts): Channels<'saveTable' | 'tables'> {
  const { store } = parts;
  return {
    saveTable: ({ note = '', done = false, ...head }) =>
      answer(() => {
        ofEvent(store, head.event);
        store.make('table', { ...head, note, done }, tableKey(head));
        return tableView(parts, head.event, head.round, head.table);
      }),
    tables: ({ event, round }) => answer(() => (ofEvent(store, event), tablesOf(parts, event, round))),
  };
}
