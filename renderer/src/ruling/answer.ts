/** Answering a decision: the case with a `decide` move where the answer would stand, in place of an earlier answer to the same question. */
import type { Case, Decision, Localized, Player, Ruling } from '../../../desk/contract.ts';
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

/** A case with the decisions of the branches one looks into (`path`, `taken`), so that the question asked there is the one answered. */
export function answeredAlong(
  of: Case,
  ruling: Ruling | undefined,
  path: readonly number[],
  taken: readonly { decision: string; answer: unknown }[],
): Case {
  let base = of;
  for (const branch of taken) {
    const parting = findDecision(ruling, path, branch.decision);
    if (parting) base = answered(base, parting, branch.answer);
  }
  return base;
}
function findDecision(ruling: Ruling | undefined, path: readonly number[], id: string): Decision | undefined {
  for (let at = ruling, i = 0; at && i <= path.length; at = at.branches?.[path[i++] ?? 0]?.ruling) {
    const found = at.decisions.find((d) => d.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Whether players would see a question: facts lack, or the headline says no more than what is decided first. */
export const isQuestion = ({
  verdict,
  headline,
  decisions,
}: Pick<Ruling, 'verdict' | 'headline' | 'decisions'>): boolean =>
  verdict === 'needs-facts' || decisions.some(({ text }) => headline.en.endsWith(text.en));

/** As many answers as stand there at once, each with its key; of more one is looked for. */
export const FEW_ANSWERS = 9;
