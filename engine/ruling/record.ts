/**
 * The record of a ruling while it is being made: steps (each with the changes since the step before), decisions, assumptions.
 * One place computes `changes`, so every change of the board belongs to exactly one step and replaying them gives `final`.
 */
import { diff } from './patch.ts';
import type { Change, Decision, Fact, Localized, RuleId, Step } from './schema.ts';

export interface StepInput {
  kind: string;
  text: Localized;
  rules: readonly [RuleId, ...RuleId[]] | readonly RuleId[];
  outcome?: Step['outcome'];
  by?: 'A' | 'B';
  card?: string;
  move?: number;
  chain?: number;
  link?: number;
  because?: readonly Fact[];
  says?: Step['says'];
}

/** What must be asked; `given`, `afterStep` and `answer` are filled in by the record. */
export type Question = Omit<Decision, 'given' | 'afterStep' | 'answer'>;

/** Thrown (and caught by `ruleWithBranches`) where the ruling cannot go on without an answer. */
export class Undecided extends Error {
  readonly decision: Decision;
  readonly probabilities: readonly number[] | undefined;
  constructor(decision: Decision, probabilities?: readonly number[]) {
    super(`undecided: ${decision.id}`);
    this.decision = decision;
    this.probabilities = probabilities;
  }
}

/** 'Charizard ex/1/coin' without its numbers, 'Charizard ex/coin': how a question is named before anything is ruled. */
export const questionName = (id: string): string =>
  id
    .split('/')
    .filter((part) => !/^\d+$/.test(part))
    .join('/');

/** What was not said of a step stands nowhere in it; its parts come in the order of the contract. */
function asStep(
  { kind, outcome, by, card, move, chain, link, ...input }: StepInput,
  n: number,
  changes: Change[],
): Step {
  const step = { n, kind, outcome: outcome ?? 'applied' } as Step;
  if (by) step.by = by;
  if (card !== undefined) step.card = card;
  if (move !== undefined) step.move = move;
  if (chain !== undefined) step.chain = chain;
  if (link !== undefined) step.link = link;
  step.because = [...(input.because ?? [])];
  step.text = input.text;
  step.rules = [...input.rules];
  step.changes = changes;
  if (input.says) step.says = input.says;
  return step;
}

export class Recording<State> {
  readonly steps: Step[] = [];
  readonly decisions: Decision[] = [];
  readonly assumptions: Fact[] = [];
  private readonly doubted = new Set<string>();
  initial: State;
  private current: State;
  private readonly view: () => State;
  private readonly answers: ReadonlyMap<string, unknown>;
  /** The first question of each name that a `decide` move gives without numbers. */
  private readonly firstOf = new Map<string, string>();
  private halt: { steps: number; questions: readonly [Question, ...Question[]] } | undefined;

  /** `view` gives the public board of this moment; unchanged parts should keep their identity from call to call. */
  constructor(view: () => State, answers: ReadonlyMap<string, unknown>) {
    this.view = view;
    this.answers = answers;
    this.current = view();
    this.initial = this.current;
  }

  /** Reads the board again as the one the ruling starts from. Before the first step only. */
  begin(): void {
    if (this.steps.length > 0) throw new Error('begin after the first step');
    this.current = this.view();
    this.initial = this.current;
  }

  /** Emits a step; all changes of the board since the last one are its changes. */
  step(input: StepInput): Step {
    if (input.rules.length === 0) throw new Error(`step without a rule: ${input.kind}`);
    this.haltIfDue();
    const board = this.view();
    const step = asStep(input, this.steps.length + 1, diff(this.current, board));
    this.current = board;
    this.steps.push(step);
    return step;
  }

  /** The board after the last step. Throws if something changed without a step (a programmer's error). */
  final(): State {
    const rest = diff(this.current, this.view());
    if (rest.length > 0) throw new Error(`changed without a step: ${rest.map((c) => c.path).join(', ')}`);
    return this.current;
  }

  /** The board after the last step, whatever has changed since (where a ruling stops in the middle of something). */
  board(): State {
    return this.current;
  }

  /** A point to which `rewind` can go back (a move that turns out to be illegal leaves no steps). The board itself is the caller's to restore. */
  mark(): { steps: number; decisions: number; assumptions: number; board: State } {
    const { steps, decisions, assumptions, current } = this;
    return { steps: steps.length, decisions: decisions.length, assumptions: assumptions.length, board: current };
  }

  rewind(to: ReturnType<Recording<State>['mark']>): void {
    this.steps.length = to.steps;
    this.decisions.length = to.decisions;
    this.assumptions.length = to.assumptions;
    this.current = to.board;
  }

  assume(fact: Fact): void {
    if (!this.assumptions.some((a) => a.path === fact.path)) this.assumptions.push(fact);
  }

  /**
   * The answer to a question: from a branch or `decide` move, else from the case (`fromCase`), else `assume`; else the ruling stops here.
   * `probabilities` run parallel to `answers`.
   */
  ask<T>(question: Question, from: { fromCase?: T; assume?: T; probabilities?: readonly number[] } = {}): T {
    const given = this.givenTo(question.id);
    if (given !== undefined) return this.decided(question, this.answers.get(given) as T, 'case');
    if (from.fromCase !== undefined) return this.decided(question, from.fromCase, 'case');
    if (from.assume !== undefined) return this.decided(question, from.assume, 'assumed');
    const decision: Decision = { ...question, afterStep: this.steps.length, given: 'open' };
    this.decisions.push(decision);
    throw new Undecided(decision, from.probabilities);
  }

  /** The answer a branch or a `decide` move gives to a question. */
  answerTo(id: string): unknown {
    return this.answers.get(this.givenTo(id) ?? id);
  }
  /** Under which the answers hold one for this question: its id, or (the first of that name) its id without numbers. */
  private givenTo(id: string): string | undefined {
    if (this.answers.has(id)) return id;
    const name = questionName(id);
    if (name === id || !this.answers.has(name)) return undefined;
    const first = this.firstOf.get(name) ?? id;
    this.firstOf.set(name, first);
    return first === id ? name : undefined;
  }
  /** The ruling goes no further than so many steps: there these questions are asked. */
  haltAfter(steps: number, questions: readonly [Question, ...Question[]]): void {
    this.halt = { steps, questions };
  }
  /** Asks what the ruling was to halt for, where it has come so far. */
  private haltIfDue(): void {
    if (this.halt && this.steps.length >= this.halt.steps) this.askAll(this.halt.questions);
  }
  /** Asks it although no step follows. */
  haltNow(): never {
    if (!this.halt) throw new Error('nothing to halt for');
    return this.askAll(this.halt.questions);
  }
  private askAll(questions: readonly [Question, ...Question[]]): never {
    const decisions = questions.map((one): Decision => ({ ...one, afterStep: this.steps.length, given: 'open' }));
    this.decisions.push(...decisions);
    throw new Undecided(decisions[0]!);
  }

  /** Has a branch or a `decide` move answered this question? */
  answered(id: string): boolean {
    return this.givenTo(id) !== undefined;
  }

  /** Notes a question that stays open without stopping the ruling (nothing later hangs on it); gives the answer where there is one. */
  leaveOpen<T>(question: Question, fromCase?: T): T | undefined {
    const given = this.givenTo(question.id);
    const answer = given === undefined ? fromCase : (this.answers.get(given) as T);
    if (answer !== undefined) return this.decided(question, answer, 'case');
    this.decisions.push({ ...question, afterStep: this.steps.length, given: 'open' });
    return undefined;
  }

  /** Notes a question on which the whole ruling hangs although it can go on as far as is known: while it is open, the verdict is `needs-facts`. */
  doubt(question: Question): void {
    if (this.leaveOpen(question) === undefined) this.doubted.add(question.id);
  }
  doubts(): Decision[] {
    return this.decisions.filter((d) => d.given === 'open' && this.doubted.has(d.id));
  }

  /** Notes a decision that was made without being asked for (a default, an effect not used). */
  note(question: Question, answer: unknown, given: Decision['given']): void {
    this.decided(question, answer, given);
  }

  private decided<T>(question: Question, answer: T, given: Decision['given']): T {
    this.decisions.push({ ...question, afterStep: this.steps.length, answer, given });
    return answer;
  }
}
