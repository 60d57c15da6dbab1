/** From what sentences say is done to instructions of the effect language: "if you do", "you may", flips and what hangs on them. */
import type { Op, Predicate } from '../../../engine/ptcg/effects/schema.ts';
import { DONE, type Step } from '../grammar/phrases.ts';

/** Instructions that can say whether they did something. */
const NAMED: ReadonlySet<Op['do']> = new Set([
  'spread-counters', 'rearrange-counters', 'move-counters', 'heal', 'discard-energy', 'attach-energy', 'move-energy', 'draw', 'draw-until', 'take', 'discard-cards', 'discard-deck',
  'shuffle-hand', 'switch', 'return', 'devolve', 'evolve', 'move-this-card', 'discard-tools', 'discard-stadium', 'exchange',
]); // prettier-ignore

/** Names for results, new in each effect. */
export class Names {
  #count = 0;
  next(what: string): string {
    this.#count++;
    return `${what}${this.#count}`;
  }
}

/** The name under which it is known whether the last of these instructions did something; `undefined` where that cannot be told. */
export function resultOf(ops: readonly Op[], names: Names): string | undefined {
  const last = ops.at(-1);
  if (!last) return undefined;
  if (last.do === 'if') return resultOf(last.then, names);
  if (last.do === 'may' && last.then.length > 0) {
    const inner = resultOf(last.then, names);
    if (inner) return inner;
  }
  if (last.do !== 'may' && !NAMED.has(last.do)) return undefined;
  const named = last as Op & { as?: string };
  if (named.as === undefined || named.as === DONE) named.as = names.next('done');
  return named.as;
}

/** Puts instructions behind the last one, to be done only if that did something. */
function ifDone(ops: Op[], then: Op[]): boolean {
  const last = ops.at(-1);
  if (!last) return false;
  if ((last.do === 'may' || last.do === 'if') && last.then.length > 0) return ifDone(last.then, then);
  if (last.do === 'if-you-do') last.then.push(...then);
  else if (last.do === 'flip') return false;
  else ops[ops.length - 1] = { do: 'if-you-do', first: [last], then };
  return true;
}

/** Steps as instructions; `undefined` where one of them is about the damage of an attack, or hangs on nothing. */
export function opsOf(steps: readonly Step[], names: Names, ops: Op[] = []): Op[] | undefined {
  return steps.every((step) => addStep(ops, step, names)) ? ops : undefined;
}

/** Puts a step behind the instructions before it; false where it is none, or hangs on nothing. */
function addStep(ops: Op[], step: Step, names: Names): boolean {
  if ('part' in step) return true;
  if ('op' in step) {
    ops.push(step.op);
    return true;
  }
  if ('rest' in step) return restTo(ops, step.rest);
  if ('test' in step) return addIf(ops, step, names);
  if ('may' in step) return addMay(ops, step, names);
  return 'didSo' in step && addIfDone(ops, step, names);
}
function addIf(ops: Op[], step: Extract<Step, { test: unknown }>, names: Names): boolean {
  const then = opsOf(step.then, names);
  const otherwise = then && step.else && opsOf(step.else, names);
  if (!then || (step.else && !otherwise)) return false;
  ops.push({ do: 'if', test: step.test, then, ...(otherwise && { else: otherwise }) });
  return true;
}
function addMay(ops: Op[], step: Extract<Step, { may: unknown }>, names: Names): boolean {
  const then = opsOf(step.may, names);
  if (!then) return false;
  ops.push({ do: 'may', then, ...(step.by && { by: step.by }) });
  return true;
}
/** "If you do", "if you don't". */
function addIfDone(ops: Op[], step: Extract<Step, { didSo: unknown }>, names: Names): boolean {
  const then = opsOf(step.didSo, names);
  if (!then) return false;
  if (!step.not) return ifDone(ops, then);
  const by = resultOf(ops, names);
  if (!by) return false;
  ops.push({ do: 'if', test: { not: { test: 'done', by } }, then });
  return true;
}

/** The cards looked at last that nobody took go there. False where nothing was looked at. */
function restTo(ops: readonly Op[], rest: Extract<Step, { rest: unknown }>['rest']): boolean {
  const last = ops.findLast((one) => one.do !== 'look');
  if (last?.do === 'may' || last?.do === 'if') return restTo(last.then, rest);
  if (last?.do === 'if-you-do') return restTo(last.first, rest);
  if ((last?.do !== 'take' && last?.do !== 'attach-energy') || last.looking === undefined) return false;
  // Several takes from what was looked at: the last one clears up.
  last.rest = rest;
  return true;
}

/** Both, where there are two. */
export const andTest = (a: Predicate | undefined, b: Predicate | undefined): Predicate | undefined =>
  a && b ? { all: [a, b] } : (a ?? b);
