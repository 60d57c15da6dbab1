// What becomes of an event's records when its personal data is erased, or all of it.
import type { JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { Row } from '../../rules-db/judge/record.ts';
import type { EventOutputs } from './contract.ts';
import { foundBy, type EventStore } from './store.ts';
import { keyed } from '../../engine/keyed.ts';

const KINDS = new Set(['event', 'clock', 'call', 'given', 'table', 'ruling']);

/** Persons are told by their names, by where they sat, and by what was written of them. */
const NOBODY: Record<string, Record<string, unknown>> = {
  event: { note: '' },
  call: { players: [], table: '', subject: '', note: '' },
  given: { player: '', table: '', note: '' },
  ruling: { players: '', table: '', note: '', tags: [] },
};

export function eraseEvent(judge: JudgeDb, store: EventStore, id: string, what: 'persons' | 'all'): EventOutputs['eraseEvent'] {
  const { head } = store.get('event', id);
  const erased = head.erased ?? store.now();
  return judge.erase((row) => {
    if (!KINDS.has(row.kind) || eventOf(row) !== id) return undefined;
    return what === 'all' || row.kind === 'table' ? null : withoutPersons(row, erased);
  });
} // prettier-ignore

const eventOf = (row: Row): unknown =>
  row.kind === 'event' ? row.key : (JSON.parse(row.head) as { event?: unknown }).event;

function withoutPersons(row: Row, erased: string): Pick<Row, 'head' | 'body' | 'words'> | undefined {
  const old = JSON.parse(row.head) as Record<string, unknown>;
  const head: Record<string, unknown> = { ...old, ...keyed(NOBODY, row.kind), ...(row.kind === 'event' && { erased }) };
  const body = row.kind === 'ruling' ? withoutTitle(row.body) : row.body;
  const same = JSON.stringify(head) === JSON.stringify(old) && body === row.body;
  return same ? undefined : { head: JSON.stringify(head), body, words: row.kind === 'ruling' ? headline(head) : foundBy(head) }; // prettier-ignore
}

/** The judge's own title of a case may name the players. */
function withoutTitle(body: string): string {
  const { title, ...rest } = JSON.parse(body) as { title?: string };
  return title === undefined ? body : JSON.stringify(rest);
}

/** A ruling is found by its answer alone then. */
const headline = (head: Record<string, unknown>): string => foundBy((head.headline ?? {}) as Record<string, string>);
