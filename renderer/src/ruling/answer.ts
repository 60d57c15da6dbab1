/** Answering a decision: the case with a `decide` move where the answer would stand, in place of an earlier answer to the same question. */
import type { Case, Decision, Localized, Player } from '../../../desk/contract.ts';
import { spliceMoves } from '../../../desk/pure.ts';

export function answered(of: Case, decision: Decision, answer: unknown): Case {
  let next = of;
  let at = decision.move;
  const earlier = (): number =>
    (next.moves ?? []).findIndex((move) => move.do === 'decide' && move.question === decision.id);
  for (let found = earlier(); found >= 0; found = earlier()) {
    next = spliceMoves(next, found, 1);
    if (found < at) at--;
  }
  const by: Player = decision.by === 'judge' ? 'A' : decision.by;
  return spliceMoves(next, at, 0, { by, do: 'decide', question: decision.id, answer });
}

/** The answer that tells what a text does. */
export const tells = (answer: unknown): answer is { does: readonly { gist?: Localized }[] } =>
  typeof answer === 'object' && answer !== null && 'does' in answer;
