// The tables of a round: who sits there, who was called to them, what they were given.
import type { CallView, TableView } from './contract.ts';
import { callViews, type EventParts } from './views.ts';

export const tableKey = ({ event, round, table }: { event: string; round: number; table: string }): string => `${event}/${round}/${table}`; // prettier-ignore

/** Tables somebody was noted at or called to, in their order; of the latest round where none is named. */
export function tablesOf(parts: EventParts, event: string, wanted?: number): { round: number; tables: TableView[] } {
  const noted = parts.store.list('table', { event }).map(({ head }) => head);
  const called = parts.store.list('call', { event });
  const round = wanted ?? Math.max(0, ...noted.map((one) => one.round), ...called.map(({ head }) => head.round ?? 0));
  const calls = callViews(parts, event, called.filter(({ head }) => (head.round ?? 0) === round)); // prettier-ignore
  const names = new Set([
    ...noted.filter((one) => one.round === round).map((one) => one.table),
    ...calls.map((one) => one.table),
  ]);
  const tables = [...names]
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((table) => viewOf(round, table, noted.find((one) => one.round === round && one.table === table), calls)); // prettier-ignore
  return { round, tables };
}

export function tableView(parts: EventParts, event: string, round: number, table: string): TableView {
  return tablesOf(parts, event, round).tables.find((one) => one.table === table)!;
}

type Noted = Pick<TableView, 'players' | 'note' | 'done'>;

function viewOf(round: number, table: string, noted: Noted | undefined, all: readonly CallView[]): TableView {
  const calls = all.filter((one) => one.table === table);
  const open = (one: CallView) => (one.stopped === undefined ? 0 : 1);
  return {
    round,
    table,
    players: noted?.players ?? [...new Set(calls.flatMap(({ players }) => players))],
    note: noted?.note ?? '',
    done: noted?.done ?? false,
    calls: calls
      .toSorted((a, b) => open(a) - open(b))
      .map(({ id, started, stopped, subject }) => ({
        id,
        started,
        subject,
        ...(stopped !== undefined && { stopped }),
      })),
    extension: calls.reduce((sum, { extension }) => sum + (extension?.given ?? extension?.seconds ?? 0), 0),
    infractions: calls.flatMap(({ infractions }) => infractions),
  };
}
