// What was filled in, not told, goes with the case: it is an assumption of every ruling on it, as long as it still stands there.
import type { Case } from '../engine/case/schema.ts';
import type { Fact, Ruling } from '../engine/ruling/schema.ts';

/** The case with what was filled in for it, beside what was filled in before. */
export function withAssumed(of: Case, facts: readonly Fact[], before: Case | undefined): Case {
  const assumed = [...(before?.assumed ?? []), ...facts];
  return assumed.length > 0 ? { ...of, assumed } : of;
}

/** The ruling with the fillings of its case among its assumptions; what the judge has told since is none any more. */
export function assuming(ruling: Ruling, of: Case): Ruling {
  const still = (of.assumed ?? []).filter(({ path, value }) => holds(of, path, value)) as Fact[];
  return still.length > 0 ? { ...ruling, assumptions: [...still, ...ruling.assumptions] } : ruling;
}

/** Whether a value stands at its place on the board: as the value there, or one of the cards there. Nothing there: the default, told by nobody. */
function holds(of: Case, path: string, value: unknown): boolean {
  if (path === '') return true;
  const found = at(path.startsWith('/moves') ? of : of.state, path);
  if (found === undefined || same(found, value)) return true;
  return Array.isArray(found) && found.some((card) => same(card, value) || names(card).includes(value));
}
const at = (state: unknown, path: string): unknown =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((here, key) => (here as Record<string, unknown> | undefined)?.[key], state);
const names = (card: unknown): unknown[] => {
  const { id, card: name } = (card ?? {}) as { id?: unknown; card?: unknown };
  return [id, name];
};
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
