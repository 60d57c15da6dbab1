/** Answering a decision: the case with a `decide` move where the answer would stand, in place of an earlier answer to the same question. */
import type { Case, Decision, Localized, Player } from '../../../desk/contract.ts';

type Move = NonNullable<Case['moves']>[number];

export function answered(of: Case, decision: Decision, answer: unknown): Case {
  const moves = (of.moves ?? []) as Move[];
  const isEarlier = (move: Move): boolean => move.do === 'decide' && move.question === decision.id;
  const before = moves.slice(0, decision.move).filter((m) => !isEarlier(m));
  const after = moves.slice(decision.move).filter((m) => !isEarlier(m));
  const by: Player = decision.by === 'judge' ? 'A' : decision.by;
  return { ...of, moves: [...before, { by, do: 'decide', question: decision.id, answer }, ...after] } as Case;
}

/** The answer that tells what a text does. */
export const tells = (answer: unknown): answer is { does: readonly { gist?: Localized }[] } =>
  typeof answer === 'object' && answer !== null && 'does' in answer;
