/**
 * What players read from across the table: of the mat, the cards that take part in the ruling. Their zones are drawn larger than those of the
 * others, and empty ones smaller, so that their names can be written large. Every zone keeps its row and its column.
 */
import type { FullPtcg, FullYgo } from './edit.ts';

export interface Lens<Board = FullYgo | FullPtcg> {
  /** Ids of the cards that take part. */
  cards: ReadonlySet<string>;
  /** The boards shown, one after the other: where one of them lies at any time is large all the time, so that nothing moves while one walks. */
  boards: readonly Board[];
}

/** Shares of a row; a pile has its name on it, empty or not. */
export const WEIGHT = { part: 2.2, held: 1.1, empty: 0.6 };

/** How much room a zone is given for what lies in it on one board after the other. */
export function weightOf({ cards }: Lens, lying: readonly ({ id: string } | null | undefined)[]): number {
  const there = lying.flatMap((card) => card ?? []);
  if (there.some(({ id }) => cards.has(id))) return WEIGHT.part;
  return there.length > 0 ? WEIGHT.held : WEIGHT.empty;
}

/** Columns of a grid: each as wide as the zone in it that needs the most. */
export const columnsFor = (weights: readonly (readonly number[])[]): string => tracks(weights, (weight) => weight);
/** Rows: a card is as wide as its name needs, and hardly higher. */
export const rowsFor = (weights: readonly (readonly number[])[]): string => tracks(weights, Math.sqrt);

const tracks = (weights: readonly (readonly number[])[], share: (weight: number) => number): string =>
  weights.map((of) => `minmax(0, ${share(Math.max(...of, WEIGHT.empty)).toFixed(2)}fr)`).join(' ');
