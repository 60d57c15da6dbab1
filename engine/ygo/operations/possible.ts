/** On what is known: could operations do anything, and what forbids a part of them? */
import type { Localized } from '../../ruling/schema.ts';
import type { Applied } from '../derive/applied.ts';
import type { Operation, Ref, Subject } from '../effects/schema.ts';
import { speaksOf } from '../effects/speaks-of.ts';
import type { Game } from '../game/game.ts';
import type { Context } from '../derive/context.ts';
import { holds } from '../derive/conditions.ts';
import { anyCards } from './common.ts';
import { CANNOT, CONDITION_NOT_MET } from '../say/operations.ts';
import { handlerOf } from './table.ts';

/** Does a filter or an amount of the operation ask for these cards? */
const asksFor = (op: Operation, refs: ReadonlySet<Ref>): boolean =>
  'cards' in op && typeof op.cards === 'object' && speaksOf(op.cards, refs);
const COST: ReadonlySet<Ref> = new Set<Ref>(['cost']);
const TARGETS: ReadonlySet<Ref> = new Set<Ref>(['targets', 'target-1', 'target-2', 'it']);

/** On what is known, could this operation do anything? */
export function possible(game: Game, op: Operation, ctx: Context): boolean {
  // What hangs on a cost not chosen yet may turn out well.
  if (ctx.link?.cost.length === 0 && ctx.link.effect?.cost && asksFor(op, COST)) return true;
  if (ctx.link?.targets.length === 0 && ctx.link.effect?.targets && asksFor(op, TARGETS)) return true;
  const handler = handlerOf(op);
  return handler.possible
    ? handler.possible(game, op as never, ctx)
    : 'cards' in op
      ? anyCards(game, op.cards as Subject, ctx)
      : true;
}

/** Could an effect's operations do anything: the first that must be done, and what hangs on it with "and". */
export const couldDoSomething = (game: Game, operations: readonly Operation[], ctx: Context): boolean =>
  whatCannotBeDone(game, operations, ctx) === undefined;
/** Of an effect that could do nothing: the operation on which it fails, as the end of a sentence. */
export function whatCannotBeDone(game: Game, operations: readonly Operation[], ctx: Context): Localized | undefined {
  const groups: Operation[][] = [];
  for (const op of operations) {
    if (op.join === 'and') groups.at(-1)?.push(op);
    else groups.push([op]);
  }
  const independent = groups.filter(
    ([op], i) => i === 0 || ((op?.join === 'also' || op?.join === 'also-after-that') && !leansOnTheRest(op)),
  );
  const why = (op: Operation): Localized | undefined =>
    op.if && !holds(game, op.if, ctx) && !asksWhatIsToCome(op)
      ? CONDITION_NOT_MET
      : possible(game, op, ctx)
        ? undefined
        : CANNOT[op.do];
  let first: Localized | undefined;
  for (const group of independent) {
    const stop = firstOf(group, why);
    if (!stop) return undefined;
    first ??= stop;
  }
  return first;
}

function firstOf<T, R>(list: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of list) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** "Also, you cannot …", "also, they cannot …": nothing the effect does by itself. */
const leansOnTheRest = (op: Operation): boolean =>
  ('cards' in op && op.cards === 'affected') ||
  (op.do === 'apply' && (op.to === 'affected' || op.rules.every((r) => r.rule === 'cannot' && r.player === 'you')));

/** What forbids a part of the effect that must be done: then it cannot be activated at all. */
export function forbiddenPart(game: Game, operations: readonly Operation[], ctx: Context): Applied | undefined {
  for (const op of operations) {
    if (op.optional || op.if) continue;
    const forbids = handlerOf(op).forbids?.(game, op as never, ctx);
    if (forbids) return forbids;
  }
  return undefined;
}

/** Conditions on what does not exist yet (a coin, what an operation did, a target not chosen) cannot be judged in advance. */
const asksWhatIsToCome = (op: Operation): boolean =>
  op.if !== undefined &&
  (['coin', 'rolled', 'declared'].some((key) => key in (op.if as object)) ||
    ('like' in op.if &&
      (typeof op.if.is === 'object' ||
        ['targets', 'target-1', 'target-2', 'it', 'affected', 'cost'].includes(op.if.is))));
