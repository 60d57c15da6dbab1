/**
 * Regulation marks of Pokémon's Standard format by date. Sources: the publisher's announcements of each rotation as reported (2023-04-14, 2024-04-05: two
 * reports each; 2021-09-10, 2025-04-11: one); the marks of August 2026 from the card database's own legality. On which day of 2026 mark G left, no source at hand says.
 */
export interface Rotation {
  from: string;
  /** First day of which it is not known that these marks still held. */
  until?: string;
  marks: readonly string[];
  confidence: 'B' | 'C';
}
export const STANDARD: readonly Rotation[] = [
  { from: '2021-09-10', marks: ['D', 'E', 'F'], confidence: 'C' },
  { from: '2023-04-14', marks: ['E', 'F', 'G'], confidence: 'B' },
  { from: '2024-04-05', marks: ['F', 'G', 'H'], confidence: 'B' },
  { from: '2025-04-11', until: '2026-01-01', marks: ['G', 'H', 'I'], confidence: 'C' },
  { from: '2026-08-21', marks: ['H', 'I', 'J'], confidence: 'B' },
];

export type MarksAt =
  { established: true; rotation: Rotation } | { established: false; before?: string; after?: string };

/** The marks legal on a day (ISO); without a day, the newest known. */
export function marksAt(date: string | undefined): MarksAt {
  if (date === undefined) {
    const rotation = STANDARD.at(-1);
    return rotation ? { established: true, rotation } : { established: false };
  }
  const i = STANDARD.findLastIndex(({ from }) => from <= date);
  const rotation = STANDARD[i];
  if (rotation && (rotation.until === undefined || date < rotation.until)) return { established: true, rotation };
  const after = STANDARD[i + 1]?.from;
  return { established: false, ...(rotation && { before: rotation.from }), ...(after !== undefined && { after }) };
}
