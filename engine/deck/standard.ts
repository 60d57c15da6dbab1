/**
 * Regulation marks of Pokémon's Standard format by date. Sources: the TCG Tournament Handbook of 2026-05-21 (from which day each mark is legal) and the
 * rotation announcement of 2026-01-09 (from which day G no longer is), both as restated; the rotations of 2023 and 2024 as announced, of 2021 as reported.
 */
import type { Allows } from './printings.ts';

export interface Rotation {
  from: string;
  marks: readonly string[];
  confidence: 'B' | 'C';
}
export const STANDARD: readonly Rotation[] = [
  { from: '2021-09-10', marks: ['D', 'E', 'F'], confidence: 'C' },
  { from: '2023-04-14', marks: ['E', 'F', 'G'], confidence: 'B' },
  { from: '2024-04-05', marks: ['F', 'G', 'H'], confidence: 'B' },
  { from: '2025-04-11', marks: ['G', 'H', 'I'], confidence: 'B' },
  { from: '2026-03-06', marks: ['G', 'H', 'I', 'J'], confidence: 'B' },
  { from: '2026-04-10', marks: ['H', 'I', 'J'], confidence: 'B' },
];

export type MarksAt = { established: true; rotation: Rotation } | { established: false; after?: string };

/** The marks legal on a day (ISO); without a day, the newest known. */
export function marksAt(date: string | undefined): MarksAt {
  const rotation = date === undefined ? STANDARD.at(-1) : STANDARD.findLast(({ from }) => from <= date);
  if (rotation) return { established: true, rotation };
  const after = STANDARD[0]?.from;
  return { established: false, ...(after !== undefined && { after }) };
}

/** Printings a rotation allows; marks later than the newest known are legal, too. */
export const allowedIn = ({ marks }: Rotation): Allows => {
  const last = marks.at(-1) ?? '';
  const newest = marks === STANDARD.at(-1)?.marks;
  return ({ mark }) => mark !== undefined && (marks.includes(mark) || (newest && mark > last));
};
