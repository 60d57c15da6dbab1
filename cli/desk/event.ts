// `judge desk event|clock|call|infraction|table`: what each verb asks of the desk.
import type { Answer, Game, JudgeDesk } from '../../desk/contract.ts';
import { dayOf } from '../../desk/day.ts';
import { saveText } from '../data.ts';
import type { Out } from '../out.ts';
import { sourceOf, Usage } from '../call.ts';
import { sentences } from '../words.ts';
import { told } from './penalty.ts';
import { printAssess, printCall, printCalls, printClock, printEvent, printGiven, printTables } from './print-event.ts';
import { deskWords as words } from './words.ts';

export interface EventOptions {
  json?: boolean;
  game?: Game;
  format?: string;
  date?: string;
  to?: string;
  note?: string;
  minutes?: string;
  seconds?: string;
  round?: string;
  table?: string;
  players?: string;
  player?: string;
  subject?: string;
  clock?: string;
  call?: string;
  given?: string;
  infraction?: string;
  degree?: string;
  penalty?: string;
  what?: string;
  done?: boolean;
  yes?: boolean;
}
interface Asked {
  out: Out;
  desk: JudgeDesk;
  /** What stands behind the verb. */
  args: string[];
  options: EventOptions;
}
type Verb = (asked: Asked) => Promise<void>;

const need = (value: string | undefined, name: string): string => {
  if (value === undefined || value === '') throw new Usage(sentences.missingArgument(name));
  return value;
};
const number = (value: string | undefined, name: string): number => {
  const read = Number(need(value, name));
  if (!Number.isInteger(read)) throw new Usage(sentences.badValue(name));
  return read;
};
const optional = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [K in keyof T]: Exclude<T[K], undefined> }; // prettier-ignore
const rounds = ({ round }: EventOptions) => (round === undefined ? {} : { round: number(round, '--round') });
const seated = ({ players }: EventOptions) => (players === undefined ? {} : { players: players.split(',').map((one) => one.trim()).filter(Boolean) }); // prettier-ignore
const show = async <T>({ out, options }: Asked, answer: Promise<Answer<T>>, text: (value: T) => void): Promise<void> =>
  told(out, options.json, await answer, text);

const event: Record<string, Verb> = {
  new: (a) => {
    const { game = 'ygo', format, date = dayOf(), to, note } = a.options;
    const input = { name: need(a.args.join(' '), 'name'), game, from: date, ...optional({ format, to, note }) };
    return show(a, a.desk.saveEvent(input as Parameters<JudgeDesk['saveEvent']>[0]), (one) => printEvent(a.out, one));
  },
  list: (a) => show(a, a.desk.events({}), (all) => all.forEach((one) => printEvent(a.out, one))),
  show: (a) => show(a, a.desk.event({ id: need(a.args[0], 'id') }), (one) => printEvent(a.out, one)),
  delete: (a) => show(a, a.desk.deleteEvent({ id: need(a.args[0], 'id') }), () => a.out.line(a.out.of(words.done))),
  restore: (a) => show(a, a.desk.restoreEvent({ id: need(a.args[0], 'id') }), () => a.out.line(a.out.of(words.done))),
  file: async (a) => {
    const file = need(a.args[1], 'file');
    const as = file.endsWith('.json') ? 'json' : /\.html?$/.test(file) ? 'html' : 'text';
    const written = await a.desk.eventFile({ id: need(a.args[0], 'id'), as, lang: a.out.lang });
    told(a.out, a.options.json, saveText(written, file), () => a.out.line(a.out.of(sentences.savedTo(file))));
  },
  erase: (a) => {
    const what = a.options.what ?? 'persons';
    if (what !== 'persons' && what !== 'all') throw new Usage(sentences.badValue('--what'));
    if (!a.options.yes) throw new Usage(words.sure);
    return show(a, a.desk.eraseEvent({ id: need(a.args[0], 'id'), what }), ({ records, copies }) =>
      a.out.paragraph(a.out.of(words.erased(records, copies))),
    );
  },
};

const turn =
  (what: 'start' | 'pause' | 'add' | 'reset' | 'remove'): Verb =>
  (a) => {
    const seconds = what === 'add' ? { seconds: number(a.options.seconds, '--seconds') } : {};
    return show(a, a.desk.turnClock({ id: need(a.args[0], 'id'), do: what, ...seconds }), (one) =>
      one ? printClock(a.out, one) : a.out.line(a.out.of(words.done)),
    );
  };
const clock: Record<string, Verb> = {
  new: (a) => {
    const [id, ...name] = a.args;
    const seconds = a.options.seconds === undefined ? number(a.options.minutes, '--minutes') * 60 : number(a.options.seconds, '--seconds'); // prettier-ignore
    return show(a, a.desk.saveClock({ event: need(id, 'event'), name: name.join(' '), seconds, ...rounds(a.options) }), (one) => printClock(a.out, one)); // prettier-ignore
  },
  list: (a) => show(a, a.desk.clocks({ event: need(a.args[0], 'event') }), (all) => all.forEach((one) => printClock(a.out, one))), // prettier-ignore
  start: turn('start'),
  pause: turn('pause'),
  add: turn('add'),
  reset: turn('reset'),
  remove: turn('remove'),
};

const callNotes = ({ options }: Asked) =>
  optional({ table: options.table, subject: options.subject, note: options.note, clock: options.clock });
const call: Record<string, Verb> = {
  new: (a) => {
    const { note: _, ...notes } = callNotes(a);
    const input = { event: need(a.args[0], 'event'), ...notes, table: need(a.options.table, '--table'), ...rounds(a.options), ...seated(a.options) }; // prettier-ignore
    return show(a, a.desk.startCall(input), (one) => printCall(a.out, one));
  },
  list: (a) => {
    const { player, table } = a.options;
    const filter = {
      event: need(a.args[0], 'event'),
      ...optional({ player, table }),
      ...rounds(a.options),
      limit: 5000,
    };
    return show(a, a.desk.calls(filter as Parameters<JudgeDesk['calls']>[0]), ({ calls }) => printCalls(a.out, calls));
  },
  show: (a) => show(a, a.desk.call({ id: need(a.args[0], 'id') }), (one) => printCall(a.out, one)),
  stop: (a) => show(a, a.desk.stopCall({ id: need(a.args[0], 'id') }), (one) => printCall(a.out, one)),
  resume: (a) => show(a, a.desk.stopCall({ id: need(a.args[0], 'id'), resume: true }), (one) => printCall(a.out, one)),
  note: (a) => {
    const extension = a.options.given === undefined ? {} : { extension: number(a.options.given, '--given') };
    const input = { id: need(a.args[0], 'id'), ...callNotes(a), ...rounds(a.options), ...seated(a.options), ...extension }; // prettier-ignore
    return show(a, a.desk.noteCall(input), (one) => printCall(a.out, one));
  },
  /** Rules on a case and keeps the ruling with the call. */
  rule: async (a) => {
    const { out, desk, options } = a;
    const source = await sourceOf(need(a.args[1], 'file'));
    const ruled = source.ok ? await desk.rule({ source: source.value }) : source;
    if (!ruled.ok) return told(out, options.json, ruled, () => {});
    const { case: theCase, ruling } = ruled.value;
    const { ruleset, verdict, headline, grounds } = ruling;
    const kept = desk.logRuling({ case: theCase, ruleset, lang: out.lang, verdict, headline, grounds: [...grounds], call: need(a.args[0], 'id') }); // prettier-ignore
    await show(a, kept, ({ entry }) => out.paragraph(out.of(entry.headline)));
  },
};

const about = ({ args, options }: Asked) => ({
  event: need(args[0], 'event'),
  player: need(options.player, '--player'),
  infraction: need(options.infraction, '--infraction'),
  degree: need(options.degree, '--degree'),
});
const infraction: Record<string, Verb> = {
  assess: (a) => show(a, a.desk.assess(about(a)), (one) => printAssess(a.out, one)),
  give: (a) => {
    const { call: of, table, penalty, note } = a.options;
    const input = { ...about(a), ...optional({ call: of, table, penalty, note }), ...rounds(a.options) };
    return show(a, a.desk.giveInfraction(input), (one) => printGiven(a.out, one));
  },
  list: (a) => {
    const filter = { event: need(a.args[0], 'event'), ...optional({ player: a.options.player }), limit: 5000 };
    return show(a, a.desk.givenInfractions(filter), ({ given }) => given.forEach((one) => printGiven(a.out, one)));
  },
  withdraw: (a) => show(a, a.desk.withdrawInfraction({ id: need(a.args[0], 'id') }), (one) => printGiven(a.out, one)),
  restore: (a) => show(a, a.desk.withdrawInfraction({ id: need(a.args[0], 'id'), restore: true }), (one) => printGiven(a.out, one)), // prettier-ignore
};

const table: Record<string, Verb> = {
  list: (a) => show(a, a.desk.tables({ event: need(a.args[0], 'event'), ...rounds(a.options) }), ({ tables }) => printTables(a.out, tables)), // prettier-ignore
  save: (a) => {
    const { note, done, table: name } = a.options;
    const input = { event: need(a.args[0], 'event'), round: number(a.options.round, '--round'), table: need(name, '--table'), players: seated(a.options).players ?? [], ...optional({ note, done }) }; // prettier-ignore
    return show(a, a.desk.saveTable(input), (one) => printTables(a.out, [one]));
  },
};

const VERBS = new Map(Object.entries({ event, clock, call, infraction, table }).map(([kind, verbs]) => [kind, new Map(Object.entries(verbs))])); // prettier-ignore
/** The verbs of each kind, for the help. */
export const verbsOf = (kind: string): string[] => [...(VERBS.get(kind)?.keys() ?? [])];

export async function eventCommand(kind: string, verb: string, asked: Asked): Promise<void> {
  const work = VERBS.get(kind)?.get(verb);
  if (!work) throw new Usage(sentences.badValue(verb));
  await work(asked);
}
