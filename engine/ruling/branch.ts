/**
 * Branching: where a ruling stops at a question with few answers, it is made again with each of them.
 * The engines are deterministic, so the steps before the question are the same and the branch is what comes after.
 */
import type { Branch, Decision, Localized, Ruling } from './schema.ts';
import { say } from './say.ts';
import { NOTHING, sayUnread, type UnreadAsked } from './unread.ts';

/** A ruling as far as it got; `stopped` names the question at which it had to stop. */
export interface Attempt {
  ruling: Ruling;
  stopped?: { decision: Decision; probabilities?: readonly number[]; unread?: UnreadAsked };
}
export type Answers = ReadonlyMap<string, unknown>;

/** More answers at one point, or more leaves in all, than a judge would read: the question stays open without branches. */
export const MAX_ANSWERS = 12;
const MAX_LEAVES = 64;
/** Orders are tried further than they are told: four effects have 24, which may well come to the same. */
const MAX_ORDERS = 24;

/** Branches that come to the same, as `then` says it, are one. */
export function alike(branches: readonly Branch[], then: (branch: Branch) => string): Branch[][] {
  const ways = new Map<string, Branch[]>();
  for (const branch of branches) ways.set(then(branch), [...(ways.get(then(branch)) ?? []), branch]);
  return [...ways.values()];
}
/** Every ruling it can come to in the end, whatever is decided. */
export const leaves = (ruling: Branch['ruling']): Branch['ruling'][] =>
  ruling.branches?.flatMap((branch) => leaves(branch.ruling)) ?? [ruling];

/** What one ruling and its branches share. */
interface Run {
  /** Leaves that may still be added. */
  leaves: number;
  /** Rulings that hold only if texts change nothing: which cards', and the headline for that. */
  provided: WeakMap<Ruling, { cards: readonly Localized[]; then: Localized }>;
}

/** What a game says of its rulings. */
export interface Speaker {
  /** The headline of a ruling whose branches are known (it says whether the answer matters). */
  summarize: (question: Decision, branches: readonly Branch[]) => Localized;
  /** Where an order may turn out not to matter: what two boards have in common that are the same to the players, and how it is said. */
  orders?: {
    boardKey: (final: Ruling['final']) => string;
    indifferent: (question: Decision) => Localized;
    /** Does it ask which of two things began first? Only what follows from that counts, not how the boards differ. */
    isWhichBegan: (question: Decision) => boolean;
  };
}

/** Runs `attempt`; where it stops at a question, branches over the answers. An order that changes nothing is no branch: the first is taken. */
export function ruleWithBranches(
  attempt: (answers: Answers) => Attempt,
  speaker: Speaker,
  answers: Answers = new Map(),
  run: Run = { leaves: MAX_LEAVES, provided: new WeakMap() },
): Ruling {
  const { ruling, stopped } = attempt(answers);
  if (stopped?.unread) return ifTheyChangeNothing(attempt, speaker, answers, run, ruling, stopped.unread);
  const options = stopped?.decision.answers ?? [];
  if (!stopped || options.length === 0) return ruling;
  const { decision, probabilities } = stopped;
  const most = decision.what === 'order' && speaker.orders ? MAX_ORDERS : MAX_ANSWERS;
  if (options.length > Math.min(most, run.leaves))
    return notFollowed(ruling, decision.id, options.length, MAX_LEAVES - run.leaves);
  const left = run.leaves;
  run.leaves -= options.length - 1;
  const inners = options.map(({ value }) =>
    ruleWithBranches(attempt, speaker, new Map(answers).set(decision.id, value), run),
  );
  const indifferent = inAnyOrder(speaker, decision, inners);
  if (indifferent) {
    run.leaves = left;
    return indifferent;
  }
  if (options.length > MAX_ANSWERS) return untold(ruling, decision.id);
  if (neverAsked(ruling, decision, inners)) return inners[0]!;
  return branched(ruling, decision, inners, speaker, probabilities);
}

/** Need nobody have asked this? All answers come to the same, and no ruling is left in which the question comes up. */
function neverAsked(ruling: Ruling, { id }: Decision, inners: readonly Ruling[]): boolean {
  const illegal = same(inners.map((r) => r.illegal));
  // Illegal whatever the answer, and taken back to before the question.
  if (illegal && inners.every((r) => !r.branches && r.steps.length < ruling.steps.length)) return true;
  // Asked only in looking ahead, and the answer led elsewhere: likewise, where all agree.
  const asked = inners.some((r) => r.decisions.some((d) => d.id === id));
  return !asked && same(inners) !== undefined;
}

/** The ruling up to the question, with what comes after each answer: what all of them come to is said of it. */
function branched(
  ruling: Ruling,
  decision: Decision,
  inners: readonly Ruling[],
  speaker: Speaker,
  probabilities: readonly number[] | undefined,
): Ruling {
  const { id, answers = [] } = decision;
  const branches = answers.map((option, i): Branch => {
    const probability = probabilities?.[i];
    return {
      decision: id,
      answer: option.value,
      ...(probability !== undefined && { probability }),
      ruling: fromStep(inners[i]!, ruling),
    };
  });
  const illegal = same(inners.map((r) => r.illegal));
  const over = same(inners.map((r) => r.over));
  return {
    ...ruling,
    verdict: same(branches.map((b) => b.ruling.verdict)) ?? ruling.verdict,
    ...(illegal && { illegal }),
    ...(over && { over }),
    headline: speaker.summarize(decision, branches),
    decisions: markBranched(ruling.decisions, id),
    open: markBranched(ruling.open, id),
    branches,
  };
}

/**
 * Texts nobody could read may matter here: the complete ruling should they change nothing is the one branch. Other answers are possible, so it decides
 * no verdict, and the questions stay open.
 */
function ifTheyChangeNothing(
  attempt: (answers: Answers) => Attempt,
  speaker: Speaker,
  answers: Answers,
  run: Run,
  ruling: Ruling,
  { questions, cards }: UnreadAsked,
): Ruling {
  // Asked again although it is answered: there is nothing more to follow.
  if (questions.every(({ id }) => answers.has(id))) return { ...ruling, verdict: 'needs-facts' };
  const nothing = questions.map(({ id }): [string, unknown] => [id, NOTHING]);
  const inner = ruleWithBranches(attempt, speaker, new Map([...answers, ...nothing]), run);
  const decision = questions[0]!.id;
  // What the texts could change is unknown on the board of the question and known on that of the branch.
  const sameStart = same([ruling.initial, inner.initial]) !== undefined;
  // Texts asked about one after the other are one condition.
  const further = run.provided.get(inner);
  const provided = { cards: [...cards, ...(further?.cards ?? [])], then: further?.then ?? inner.headline };
  const conditional: Ruling = {
    ...ruling,
    verdict: 'needs-facts',
    headline: sayUnread.provided(provided),
    branches: [{ decision, answer: NOTHING, ruling: sameStart ? fromStep(inner, ruling) : inner }],
  };
  run.provided.set(conditional, provided);
  return conditional;
}

/** The ruling of the first order, where every order comes to the same: as an assumption that is named and matters to nobody. */
function inAnyOrder({ orders }: Speaker, question: Decision, inners: readonly Ruling[]): Ruling | undefined {
  const [first] = inners;
  if (!orders || !first) return undefined;
  const whichBegan = orders.isWhichBegan(question);
  if (question.what !== 'order' && !whichBegan) return undefined;
  const ends = inners.map((r) => endOf(r, whichBegan ? cameTo : ({ final }) => orders.boardKey(final)));
  if (ends.includes(undefined) || same(ends) === undefined) return undefined;
  const value = question.answers?.[0]?.value;
  return {
    ...first,
    assumptions: [
      ...first.assumptions,
      { path: `/decisions/${question.id}`, value, text: orders.indifferent(question) },
    ],
    decisions: first.decisions.map((d) => (d.id === question.id ? { ...d, given: 'assumed' } : d)),
  };
}
/** What a ruling comes to; nothing where it could not be followed to its end. */
function endOf(r: Branch['ruling'], endKey: (ruling: Branch['ruling']) => string): string | undefined {
  if (r.branches) {
    const ends = r.branches.map((b) => endOf(b.ruling, endKey));
    return ends.includes(undefined) ? undefined : JSON.stringify(r.branches.map((b, i) => [b.answer, ends[i]]));
  }
  if (r.verdict === 'needs-facts') return undefined;
  const open = r.open.map((d) => d.text.en).sort();
  return JSON.stringify([r.verdict, r.illegal, r.over, r.match, open, endKey(r)]);
}
/** What is told of it, and what became of cards and players. */
const cameTo = ({ headline, outcomes, players }: Branch['ruling']): string =>
  JSON.stringify([headline, outcomes, players]);

/** The question whose answers were not followed says so, and how many courses were before the bound was reached (`followed` beside this one). */
function notFollowed(ruling: Ruling, id: string, answers: number, followed: number): Ruling {
  const [de, en] =
    followed === 0
      ? ['keine davon ist durchgespielt', 'none of them is played out']
      : [
          `hier nicht durchgespielt, nach ${followed + 1} Verläufen`,
          `not played out here, after ${followed + 1} courses`,
        ];
  const told = (all: readonly Decision[]): Decision[] =>
    all.map((d) =>
      d.id === id
        ? {
            ...d,
            text: say(
              `${d.text.de} (${answers} Antworten möglich, ${de})`,
              `${d.text.en} (${answers} answers possible, ${en})`,
            ),
          }
        : d,
    );
  return { ...ruling, decisions: told(ruling.decisions), open: told(ruling.open) };
}

/** The question with more answers than are told: without them. */
function untold(ruling: Ruling, id: string): Ruling {
  const without = (all: readonly Decision[]): Decision[] => all.map((d) => (d.id === id ? { ...d, answers: [] } : d));
  return { ...ruling, decisions: without(ruling.decisions), open: without(ruling.open) };
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
