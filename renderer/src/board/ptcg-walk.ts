/** The Pokémon mat walked with the arrow keys: which place lies beside another. */
import type { Player } from '../../../desk/contract.ts';

/** The piles of a player from above to below: they stand on B's left and A's right. */
export const PILES = { A: ['lostZone', 'discard', 'deck'], B: ['deck', 'discard', 'lostZone'] } as const;

const SIDEWARD = new Map([['ArrowLeft', -1], ['ArrowRight', 1]]); // prettier-ignore
const DOWNWARD = new Map([['ArrowUp', -1], ['ArrowDown', 1]]); // prettier-ignore

type Rows = readonly (readonly string[])[];
/** Places in play as the eye finds them, from above to below; `spots`: how many a Bench shows. */
export function rowsOf(spots: Readonly<Record<Player, number>>): Rows {
  const bench = (player: Player): string[] => Array.from({ length: spots[player] }, (_, i) => `${player}-bench-${i}`);
  return [bench('B'), ['B-active'], ['A-active'], bench('A')];
}

/** The place an arrow key leads to; undefined where none lies there. */
export function beside(rows: Rows, cell: string, key: string): string | undefined {
  return (cell === 'stadium' ? fromStadium(key) : pileward(rows, cell, key)) ?? inRows(rows, cell, key);
}
/** To the piles, along them, and back; undefined where the rows say where to. */
function pileward(rows: Rows, cell: string, key: string): string | undefined {
  const [player, zone] = cell.split('-') as [Player, string];
  const [out, back] = player === 'A' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const edge = player === 'A' ? rows[3]?.at(-1) : 'B-bench-0';
  if (cell === 'B-active' && key === 'ArrowRight') return 'stadium';
  const piles: readonly string[] = PILES[player];
  const at = piles.indexOf(zone);
  if (at < 0 && key !== out) return undefined;
  if (at < 0) return zone === 'active' ? `${player}-discard` : cell === edge ? `${player}-deck` : undefined;
  if (key === back) return zone === 'deck' ? edge : `${player}-active`;
  const by = DOWNWARD.get(key);
  if (by === undefined) return cell;
  return `${player}-${piles[at + by] ?? (zone === 'deck' ? 'hand' : zone)}`;
}
/** The Stadium stands right of the Active Spots, between them. */
function fromStadium(key: string): string {
  if (key === 'ArrowRight') return 'A-discard';
  return key === 'ArrowDown' ? 'A-active' : 'B-active';
}
/** Along a row, or to the next one; above and below all of them lie the hands. */
function inRows(rows: Rows, cell: string, key: string): string | undefined {
  const y = rows.findIndex((row) => row.includes(cell));
  const row = rows[y] ?? [];
  const x = row.indexOf(cell);
  const along = SIDEWARD.get(key);
  if (along !== undefined) return row[x + along];
  const next = rows[y + (DOWNWARD.get(key) ?? 0)];
  // From an Active Spot to the middle of the Bench.
  if (next) return next[Math.min(row.length === 1 ? 2 : x, next.length - 1)];
  return key === 'ArrowDown' ? 'A-hand' : key === 'ArrowUp' ? 'B-hand' : undefined;
}
