// A judge's day is that of the place where they are: a ruling given late in the evening belongs to it.

/** The day of a moment, here: today's where none is given. */
export function dayOf(moment: Date = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Day and time of a moment, here. */
export const momentOf = (moment: Date): string =>
  `${dayOf(moment)} ${String(moment.getHours()).padStart(2, '0')}:${String(moment.getMinutes()).padStart(2, '0')}`;

/** The moments (ISO) from which and before which it is this day here. */
export function momentsOf(day: string): { from: string; until: string } {
  const from = new Date(`${day}T00:00`);
  const until = new Date(from);
  until.setDate(until.getDate() + 1);
  return { from: from.toISOString(), until: until.toISOString() };
}
