/**
 * Branching: where a ruling stops at a question with few answers, it is made again with each of them.
 * The engines are deterministic, so the steps before the question are the same and the branch is what comes after.
 */
import type { Branch, Decision, Localized, Ruling } from './schema.ts';

/** A ruling as far as it got; `stopped` names the question at which it had to stop. */
export interface Attempt {
  ruling: Ruling;
  stopped?: { decision: Decision; probabilities?: readonly number[] };
}
export type Answers = ReadonlyMap<string, unknown>;

/** More answers at one point, or more leaves in all, than a judge would read: the question stays open without branches. */
export const MAX_ANSWERS = 12;
export const MAX_LEAVES = 64;

interface Budget {
  leaves: number;
}

/**
 * Runs `attempt`; where it stops at a question, branches over the answers.
 * `summarize` gives the headline of a ruling whose branches are known (it says whether the answer matters).
 */
export function ruleWithBranches(
  attempt: (answers: Answers) => Attempt,
  summarize: (question: Decision, branches: readonly Branch[]) => Localized,
  answers: Answers = new Map(),
  budget: Budget = { leaves: MAX_LEAVES },
): Ruling {
  const { ruling, stopped } = attempt(answers);
  const options = stopped?.decision.answers ?? [];
  if (!stopped || options.length === 0 || options.length > Math.min(MAX_ANSWERS, budget.leaves)) return ruling;
  budget.leaves -= options.length - 1;
  const inners = options.map(({ value }) =>
    ruleWithBranches(attempt, summarize, new Map(answers).set(stopped.decision.id, value), budget),
  );
  const [first] = inners;
  const illegal = same(inners.map((r) => r.illegal));
  // Illegal whatever the answer, and taken back to before the question: nobody need have asked it.
  if (first && illegal && inners.every((r) => !r.branches && r.steps.length < ruling.steps.length)) return first;
  // Asked only in looking ahead, and the answer led elsewhere: likewise, where all agree.
  const asked = inners.some((r) => r.decisions.some((d) => d.id === stopped.decision.id));
  if (first && !asked && same(inners) !== undefined) return first;
  const over = same(inners.map((r) => r.over));
  const branches = options.map((option, i): Branch => {
    const inner = inners[i]!;
    const probability = stopped.probabilities?.[i];
    return {
      decision: stopped.decision.id,
      answer: option.value,
      ...(probability !== undefined && { probability }),
      ruling: fromStep(inner, ruling),
    };
  });
  const verdicts = new Set(branches.map((b) => b.ruling.verdict));
  const agreed = verdicts.size === 1 ? branches[0]?.ruling.verdict : undefined;
  return {
    ...ruling,
    verdict: agreed ?? ruling.verdict,
    ...(illegal && { illegal }),
    ...(over && { over }),
    headline: summarize(stopped.decision, branches),
    decisions: markBranched(ruling.decisions, stopped.decision.id),
    open: markBranched(ruling.open, stopped.decision.id),
    branches,
  };
}

const markBranched = (decisions: readonly Decision[], id: string): Decision[] =>
  decisions.map((d) => (d.id === id ? { ...d, given: 'branched' } : d));

/** The value all of them have, if it is one and the same. */
const same = <T>(values: readonly T[]): T | undefined =>
  new Set(values.map((value) => JSON.stringify(value))).size === 1 ? values[0] : undefined;

/**
 * The part of `inner` after the steps it shares with `outer`; nothing where an illegal move was taken back to before them; the whole where the
 * answer, known in advance, leads another way than to the question.
 */
function fromStep(inner: Ruling, outer: Ruling): Ruling {
  const shared = outer.steps.findIndex((s, i) => JSON.stringify(s) !== JSON.stringify(inner.steps[i]));
  if (shared >= inner.steps.length) return { ...inner, steps: [], initial: inner.final } as Ruling;
  if (shared >= 0) return inner;
  return { ...inner, steps: inner.steps.slice(outer.steps.length), initial: outer.final } as Ruling;
}
