/**
 * Edits (insert, delete, replace, swap of neighbours) from `query` to `name`, at most `limit` + 1. With `prefix`, to
 * the beginning of `name` that fits best: the rest is still to be typed.
 */
export function editDistance(query: string, name: string, limit: number, prefix = false): number {
  const n = query.length;
  const m = prefix ? Math.min(name.length, n + limit) : name.length;
  if (Math.abs(n - m) > limit && !(prefix && m > n)) return limit + 1;
  const over = limit + 1;
  if (m + 1 > rows[0].length) rows = [0, 1, 2].map(() => new Int32Array(2 * m)) as Rows;
  let [before, above, row] = rows;
  for (let j = 0; j <= m; j++) above[j] = j;
  for (let i = 1; i <= n; i++) {
    // Farther than `limit` from the diagonal nothing can be within it.
    const from = Math.max(1, i - limit);
    const to = Math.min(m, i + limit);
    row[from - 1] = from === 1 ? i : over;
    let best = row[from - 1]!;
    const typed = query.charCodeAt(i - 1);
    for (let j = from; j <= to; j++) {
      let d = above[j - 1]! + (typed === name.charCodeAt(j - 1) ? 0 : 1);
      if (j < i + limit) d = Math.min(d, above[j]! + 1);
      d = Math.min(d, row[j - 1]! + 1);
      if (i > 1 && j > 1 && typed === name.charCodeAt(j - 2) && query.charCodeAt(i - 2) === name.charCodeAt(j - 1))
        d = Math.min(d, before[j - 2]! + 1);
      row[j] = d;
      if (d < best) best = d;
    }
    if (best > limit) return over;
    [before, above, row] = [above, row, before];
  }
  return Math.min(over, prefix ? least(above, Math.max(0, n - limit), m) : above[m]!);
}
function least(row: Int32Array, from: number, to: number): number {
  let best = Infinity;
  for (let j = from; j <= to; j++) best = Math.min(best, row[j]!);
  return best;
}
type Rows = [Int32Array, Int32Array, Int32Array];
/** Two rows before and the one at hand: made once, for a search asks thousands of times. */
let rows: Rows = [new Int32Array(64), new Int32Array(64), new Int32Array(64)];
