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
  for (const step of steps) {
    if ('op' in step) ops.push(step.op);
    else if ('part' in step) continue;
    else if ('rest' in step) {
      if (!restTo(ops, step.rest)) return undefined;
    } else if ('test' in step) {
      const then = opsOf(step.then, names);
      if (!then) return undefined;
      const otherwise = step.else && opsOf(step.else, names);
      if (step.else && !otherwise) return undefined;
      ops.push({ do: 'if', test: step.test, then, ...(otherwise && { else: otherwise }) });
    } else if ('may' in step) {
      const then = opsOf(step.may, names);
      if (!then) return undefined;
      ops.push({ do: 'may', then, ...(step.by && { by: step.by }) });
    } else if ('didSo' in step) {
      const then = opsOf(step.didSo, names);
      if (!then) return undefined;
      if (!step.not) {
        if (!ifDone(ops, then)) return undefined;
        continue;
      }
      const by = resultOf(ops, names);
      if (!by) return undefined;
      ops.push({ do: 'if', test: { not: { test: 'done', by } }, then });
    } else return undefined;
  }
  return ops;
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
