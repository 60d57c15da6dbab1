// Ids of an event's records may be written short, as far as they tell one record from the others: the command line shows them so.
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { Channel } from '../contract.ts';
import { refuse } from '../refused.ts';
import type { EventKinds } from './store.ts';

type Kind = keyof EventKinds;
/** Shorter beginnings are no id: they would soon be another record's, too. */
const LEAST = 4;
/** As many letters as the command line shows. */
export const shortId = (id: string): string => id.slice(0, 8);

/** The id of a kind's one record that begins so; what nothing begins with stays as it was written. */
export function wholeId(judge: JudgeDb | undefined, kind: Kind, written: string): string {
  if (written.length < LEAST || !judge || judge.records.find(kind, written)) return written;
  const [only, ...more] = judge.records.beginning(kind, written);
  if (more.length === 0) return only ?? written;
  return refuse('ambiguous-id', {
    de: `Mit „${written}“ beginnen mehrere: ${[only, ...more].join(', ')}.`,
    en: `Several begin with “${written}”: ${[only, ...more].join(', ')}.`,
  });
}

/** What the `id` of a channel names; `event`, `call` and `clock` name what they say. */
const NAMED: Partial<Record<Channel, Kind>> = {
  saveEvent: 'event',
  event: 'event',
  deleteEvent: 'event',
  restoreEvent: 'event',
  eventFile: 'event',
  eraseEvent: 'event',
  saveClock: 'clock',
  turnClock: 'clock',
  noteCall: 'call',
  stopCall: 'call',
  call: 'call',
  withdrawInfraction: 'given',
};

/** The input of a channel with its ids whole. */
export function withWholeIds<T extends object>(judge: JudgeDb | undefined, channel: Channel, input: T): T {
  const kinds = new Map<string, Kind | undefined>([
    ['id', NAMED[channel]],
    ['event', 'event'],
    ['call', 'call'],
    ['clock', 'clock'],
  ]);
  const whole = Object.entries(input).map(([field, value]: [string, unknown]) => {
    const kind = kinds.get(field);
    return [field, kind && typeof value === 'string' ? wholeId(judge, kind, value) : value];
  });
  return Object.fromEntries(whole) as T;
}
