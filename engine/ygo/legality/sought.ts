/** Reasons that are looked for each by itself: one that is sure outweighs what another look would have to ask. */
import { Undecided } from '../../ruling/record.ts';
import type { Reason } from '../../ruling/schema.ts';
import { Unmodelled } from '../derive/context.ts';

/** The reasons a look finds; none where it would have to ask. */
export type Sought = (look: () => Reason[]) => Reason[];
/** What `collect` looks for; where that is nothing, the first question one of its looks came to is asked. */
export function reasonsSought(collect: (sought: Sought) => Reason[]): Reason[] {
  const asked: unknown[] = [];
  const reasons = collect((look) => {
    try {
      return look();
    } catch (error) {
      if (!(error instanceof Undecided || error instanceof Unmodelled)) throw error;
      asked.push(error);
      return [];
    }
  });
  if (reasons.length === 0 && asked.length > 0) throw asked[0];
  return reasons;
}
