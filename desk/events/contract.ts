/** The channels of events: what each is asked, and what it answers. Part of the desk's contract (`../contract.ts`). */
import * as v from 'valibot';
import type { Game } from '../../engine/case/schema.ts';
import type { Localized } from '../../engine/ruling/schema.ts';
import type { LogEntry } from '../contract.ts';
import type { PenaltyView } from '../penalties/contract.ts';
import { day, id, opt, text, whole } from '../inputs.ts';

const round = whole(0, 100);
const table = text(40);
const players = v.pipe(v.array(text(120)), v.maxLength(4));
const page = { limit: opt(whole(0, 5000)), offset: opt(whole(0, 1_000_000_000)) };
/** A day in seconds: no clock and no extension is longer. */
const MOST = 86_400;

export const eventInputs = {
  events: v.strictObject({}),
  /** All of an event at once; made where no `id` is given. */
  saveEvent: v.strictObject({
    id: opt(id),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
    game: v.picklist(['ygo', 'ptcg']),
    format: opt(id),
    /** First and last day. */
    from: day,
    to: opt(day),
    note: opt(text(5000)),
  }),
  event: v.strictObject({ id }),
  /** Hides an event; `restoreEvent` brings it back. */
  deleteEvent: v.strictObject({ id }),
  restoreEvent: v.strictObject({ id }),

  saveClock: v.strictObject({ id: opt(id), event: id, name: text(120), seconds: whole(1, MOST), round: opt(round) }),
  /** `add` gives (or takes) seconds; what is already so changes nothing. */
  turnClock: v.strictObject({ id, do: v.picklist(['start', 'pause', 'add', 'reset', 'remove']), seconds: opt(whole(-MOST, MOST)) }),
  clocks: v.strictObject({ event: id }),

  /** A judge comes to a table. */
  startCall: v.strictObject({ event: id, round: opt(round), table, players: opt(players), subject: opt(text(300)), clock: opt(id) }),
  /** What the judge writes to a call: what is given is changed. `extension`: the seconds the judge gave. */
  noteCall: v.strictObject({ id, round: opt(round), table: opt(table), players: opt(players), subject: opt(text(300)), note: opt(text(5000)), clock: opt(id), extension: opt(whole(0, MOST)) }),
  /** Ends it; the answer says which extension policy gives. `resume`: it goes on, as if never stopped. */
  stopCall: v.strictObject({ id, resume: opt(v.boolean()) }),
  calls: v.strictObject({ event: id, query: opt(text(300)), round: opt(round), table: opt(table), player: opt(text(120)), open: opt(v.boolean()), ...page }),
  call: v.strictObject({ id }),

  /** What policy suggests for this player now: the starting penalty, what was given before, and the upgrade. */
  assess: v.strictObject({ event: id, player: text(120), infraction: id, degree: id }),
  giveInfraction: v.strictObject({
    event: id,
    call: opt(id),
    round: opt(round),
    table: opt(table),
    player: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120)),
    infraction: id,
    degree: id,
    /** What was given in fact; default: what `assess` suggests. */
    penalty: opt(id),
    note: opt(text(5000)),
  }),
  /** Takes it back, or gives it again. */
  withdrawInfraction: v.strictObject({ id, restore: opt(v.boolean()) }),
  givenInfractions: v.strictObject({ event: id, player: opt(text(120)), call: opt(id), round: opt(round), ...page }),

  /** Who sits where in a round. */
  saveTable: v.strictObject({ event: id, round, table, players, note: opt(text(2000)), done: opt(v.boolean()) }),
  /** The tables of a round, with what happened at each; without a round, those of the latest. */
  tables: v.strictObject({ event: id, round: opt(round) }),

  /** The event as a file to save or to print. */
  eventFile: v.strictObject({ id, as: v.picklist(['text', 'html', 'json']), lang: v.picklist(['de', 'en']) }),
  /**
   * Erases for good, in the data, its copies and its free space. `persons`: names, tables and what was written; times and
   * penalties stay. `all`: the event with everything of it. What was saved to a file elsewhere is the judge's own affair.
   */
  eraseEvent: v.strictObject({ id, what: v.picklist(['persons', 'all']) }),
} satisfies Record<string, v.GenericSchema>; // prettier-ignore

export interface EventView {
  id: string;
  name: string;
  game: Game;
  format?: string;
  from: string;
  to?: string;
  note: string;
  created: string;
  updated: string;
  /** When personal data was erased, ISO. */
  erased?: string;
  counts: { clocks: number; calls: number; open: number; infractions: number; rulings: number };
}
/** A clock is told by moments, not by ticks: whoever shows it counts from `now` to `ends`. */
export interface ClockView {
  id: string;
  event: string;
  name: string;
  round?: number;
  /** Its length with what was added, and what is left at `now`; below 0: over time. In seconds. */
  seconds: number;
  left: number;
  running: boolean;
  /** When it is (or was) at 0, ISO; absent where it stands. */
  ends?: string;
  /** The desk's own clock when it answered, ISO. */
  now: string;
  /** Everything that was done to it. */
  moments: { do: 'start' | 'pause' | 'add' | 'reset'; at: string; seconds?: number }[];
}
export interface ExtensionView {
  /** What policy gives, 0 where it gives nothing. */
  seconds: number;
  text: Localized;
  rules: string[];
  /** What the judge gave, where that was told. */
  given?: number;
}
export interface CallView {
  id: string;
  event: string;
  round?: number;
  table: string;
  players: string[];
  subject: string;
  note: string;
  clock?: string;
  started: string;
  /** Absent while it is open. */
  stopped?: string;
  /** Seconds from start to stop, or until `now`. */
  lasted: number;
  now: string;
  /** Absent while it is open. */
  extension?: ExtensionView;
  infractions: GivenView[];
  rulings: LogEntry[];
}
/** An infraction that was given to a player. */
export interface GivenView {
  id: string;
  event: string;
  call?: string;
  at: string;
  round?: number;
  table: string;
  player: string;
  infraction: string;
  title: Localized;
  degree: string;
  degreeWords: Localized;
  penalty: PenaltyView;
  /** The starting penalty, where another was given. */
  starting?: PenaltyView;
  note: string;
  withdrawn?: true;
}
export interface AssessView {
  starting: PenaltyView;
  suggested: PenaltyView;
  /** Given to this player in this event before, newest first. */
  earlier: GivenView[];
  /** The rungs above the starting penalty. */
  path: PenaltyView[];
  why: { text: Localized; rules: string[] }[];
  /** Only the Head Judge gives it. */
  headJudge: boolean;
}
export interface TableView {
  round: number;
  table: string;
  players: string[];
  note: string;
  done: boolean;
  /** Calls of this table in this round, open ones first, and the seconds it has been given. */
  calls: { id: string; started: string; stopped?: string; subject: string }[];
  extension: number;
  infractions: GivenView[];
}

export interface EventOutputs {
  events: EventView[];
  saveEvent: EventView;
  event: EventView;
  deleteEvent: null;
  restoreEvent: null;
  saveClock: ClockView;
  /** Null where it was removed. */
  turnClock: ClockView | null;
  clocks: ClockView[];
  startCall: CallView;
  noteCall: CallView;
  stopCall: CallView;
  calls: { total: number; calls: CallView[] };
  call: CallView;
  assess: AssessView;
  giveInfraction: GivenView;
  withdrawInfraction: GivenView;
  givenInfractions: { total: number; given: GivenView[] };
  saveTable: TableView;
  tables: { round: number; tables: TableView[] };
  eventFile: { name: string; text: string };
  /** Records changed or taken out, and the copies of the data that were made anew or thrown away. */
  eraseEvent: { records: number; copies: number };
}
