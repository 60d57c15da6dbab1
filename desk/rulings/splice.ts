// Moves put into a case or taken out of it, with what was assumed of the moves behind them.
import type { Case } from '../../engine/case/schema.ts';

/** The case with `remove` moves from `at` on replaced by `added`; what was filled in for a later move (`Case.assumed`) moves with it. */
export function spliceMoves<C extends Case>(of: C, at: number, remove: number, ...added: readonly object[]): C {
  const moves = ((of.moves ?? []) as object[]).toSpliced(at, remove, ...added);
  const assumed = of.assumed?.flatMap((fact) => {
    const [, place, rest = ''] = /^\/moves\/(\d+)(.*)$/.exec(fact.path) ?? [];
    if (place === undefined || Number(place) < at) return fact;
    if (Number(place) < at + remove) return [];
    return { ...fact, path: `/moves/${Number(place) - remove + added.length}${rest}` };
  });
  return { ...of, ...(assumed && { assumed }), moves } as C;
}
