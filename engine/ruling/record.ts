/**
 * The record of a ruling while it is being made: steps (each with the changes since the step before), decisions, assumptions.
 * One place computes `changes`, so every change of the board belongs to exactly one step and replaying them gives `final`.
 */
import { asOffered } from './answers.ts';
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

/** A list of known ids, or one of them. */
function listed(told: unknown, known: (id: string) => boolean): string[] | undefined {
  const ids: unknown[] = told === undefined ? [undefined] : [told].flat();
  return ids.every((id): id is string => typeof id === 'string' && known(id)) ? ids : undefined;
}

/** A number for each of some known ids, or a list in which each stands as often. */
function counted(told: unknown, known: (id: string) => boolean): Record<string, number> | undefined {
  const counts: unknown = Array.isArray(told) ? asOften(told) : told;
  if (typeof counts !== 'object' || counts === null) return undefined;
  const all = Object.entries(counts);
  const isCount = (n: unknown): boolean => typeof n === 'number' && Number.isInteger(n) && n >= 0;
  return all.length > 0 && all.every(([id, n]) => known(id) && isCount(n)) ? (counts as Record<string, number>) : undefined; // prettier-ignore
}
/** How often each stands in a list. */
export function asOften(ids: readonly unknown[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(String(id), (counts.get(String(id)) ?? 0) + 1);
  return Object.fromEntries(counts);
}

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
    const told = this.toldOf(question);
    if (told !== undefined) return this.decided(question, told as T, 'case');
    if (from.fromCase !== undefined) return this.decided(question, from.fromCase, 'case');
    if (from.assume !== undefined) return this.decided(question, from.assume, 'assumed');
    return this.askAnew(question, from.probabilities);
  }
  /** The same of a question that a list of cards answers, `known` by their ids; one may stand alone. */
  askList(
    question: Question,
    known: (id: string) => boolean,
    from: { fromCase?: string[]; assume?: string[] } = {},
  ): string[] {
    const told = this.toldOf(question);
    if (told === undefined) return this.ask<string[]>(question, from);
    const ids = listed(told, known);
    return ids ? this.decided(question, ids, 'case') : this.askAnew(question);
  }
  /** The same of a question that any whole number answers. */
  askNumber(question: Question): number {
    const told = this.toldOf(question);
    if (told === undefined) return this.ask<number>(question);
    const n = typeof told === 'string' ? Number(told) : told;
    return typeof n === 'number' && Number.isInteger(n) && n >= 0
      ? this.decided(question, n, 'case')
      : this.askAnew(question);
  }
  /** The same of a question that counts for each of some cards answer, `known` by their ids: a number for each, or a list that names each as often. */
  askCounts(
    question: Question,
    known: (id: string) => boolean,
    from: { fromCase?: Record<string, number> } = {},
  ): Record<string, number> {
    const told = this.toldOf(question);
    if (told === undefined) return this.ask<Record<string, number>>(question, from);
    const counts = counted(told, known);
    return counts ? this.decided(question, counts, 'case') : this.askAnew(question);
  }
  /** Asks what is not answered, or not by anything that answers it: the ruling stops here. */
  askAnew(question: Question, probabilities?: readonly number[]): never {
    const decision: Decision = { ...question, afterStep: this.steps.length, given: 'open' };
    this.decisions.push(decision);
    throw new Undecided(decision, probabilities);
  }
  /** What a branch or a `decide` move answers to it, as it offers it; a word it does not offer is no answer (`withRightAnswers` of the desk says so). */
  private toldOf(question: Question): unknown {
    const given = this.givenTo(question.id);
    return given === undefined ? undefined : asOffered(question, this.answers.get(given));
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
    const answer = (this.toldOf(question) as T | undefined) ?? fromCase;
    if (answer !== undefined) return this.decided(question, answer, 'case');
    this.noteOpen(question);
    return undefined;
  }
  private noteOpen(question: Question): void {
    this.decisions.push({ ...question, afterStep: this.steps.length, given: 'open' });
  }

  /** The same of a question that a list of cards answers. */
  leaveListOpen(question: Question, known: (id: string) => boolean): string[] | undefined {
    const ids = listed(this.toldOf(question), known);
    if (ids) return this.decided(question, ids, 'case');
    this.noteOpen(question);
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
