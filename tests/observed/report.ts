/** A run as text: tables by kind and by ground, and the causes of what does not hold, most frequent first. */

interface Counted {
  id: string;
  result: string;
  cause?: string;
}

export function table<T extends Counted>(
  all: readonly T[],
  columns: readonly string[],
  groupOf: (one: T) => string,
): string[] {
  const groups = [...Map.groupBy(all, groupOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = [...groups, ...(groups.length === 1 ? [] : [['all', all] as const])].map(([name, members]) => {
    const counts = columns.map((column) => members.filter(({ result }) => result === column).length);
    return [name, ...counts.map(String), share(counts[0]!, members.length)];
  });
  const cells = [['', ...columns, `${columns[0]} %`], ...rows];
  const widths = cells[0]!.map((_, i) => Math.max(...cells.map((row) => row[i]!.length)));
  return cells.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]! + 2))).join(''),
  );
}
/** Rounded down: 99.96 of a hundred is not all. */
export const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : (Math.floor((1000 * part) / whole) / 10).toFixed(1);

const IDS = 3;
/** The causes of one result, each with how often and some ids. */
export function causes(all: readonly Counted[], result: string, most: number): string[] {
  const groups = [
    ...Map.groupBy(
      all.filter((one) => one.result === result),
      ({ cause }) => cause ?? '',
    ),
  ];
  const sorted = groups.sort(([, a], [, b]) => b.length - a.length);
  const rest = sorted.slice(most);
  const lines = sorted.slice(0, most).map(([cause, members]) => {
    const ids = members.slice(0, IDS).map(({ id }) => id);
    return `${String(members.length).padStart(6)}  ${cause}\n        ${ids.join('  ')}`;
  });
  const left = rest.reduce((sum, [, members]) => sum + members.length, 0);
  return rest.length === 0 ? lines : [...lines, `${String(left).padStart(6)}  in ${rest.length} other causes`];
}
