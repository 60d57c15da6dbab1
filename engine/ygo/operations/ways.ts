/** What an effect could be about before its player has said it: with each card it could target, with each way to pay its cost. */
import { paidWith, payments } from '../costs/payments.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import type { Context } from '../derive/context.ts';
import type { Operation, Ref } from '../effects/schema.ts';
import { speaksOf } from '../effects/speaks-of.ts';
import type { Game } from '../game/game.ts';

const COST: ReadonlySet<Ref> = new Set<Ref>(['cost']);
export const TARGETS: ReadonlySet<Ref> = new Set<Ref>(['targets', 'target-1', 'target-2', 'it']);
/** What operations did, while an activation is judged. */
export const AFFECTED: ReadonlySet<Ref> = new Set<Ref>(['affected']);
/** Cards that nobody has named yet while an activation is judged. */
export const NOT_YET: ReadonlySet<Ref> = new Set<Ref>([...COST, ...TARGETS, ...AFFECTED]);

/** Of these parts of an effect, does a filter, an amount or an option ask for its cost, or for its targets, which nobody has named yet? */
export const awaitsCost = (part: unknown, { link }: Context): boolean =>
  link?.cost.length === 0 && link.effect?.cost !== undefined && asksFor(part, COST);
export const awaitsTargets = (part: unknown, { link }: Context): boolean =>
  link?.targets.length === 0 && link.effect?.targets !== undefined && asksFor(part, TARGETS);
/** Does a condition look in some place for what is only thought of as paid? Nobody can tell yet. */
export const looksForPaid = (part: unknown, { onPaper }: Context): boolean =>
  onPaper === true && asksFor(part, COST) && JSON.stringify(part).includes('"where":');
/** A reference by itself ("destroy it") asks nothing. */
const asksFor = (part: unknown, refs: ReadonlySet<Ref>): boolean => typeof part === 'object' && speaksOf(part, refs);
/** What of an operation may hang on its cost and targets. */
export const askedBy = (op: Operation): unknown =>
  'cards' in op ? op.cards : 'options' in op ? op.options : undefined;

/** Which cards it takes hangs on what the operation before it did ("reveal 1 monster and add 1 of its materials"): it comes after it, though "and" joins them. */
export const awaitsAffected = (op: Operation): boolean => {
  const asked = askedBy(op);
  return asksFor(asked, AFFECTED) || (JSON.stringify(asked ?? '').includes('"named":') && 'where' in (asked as object));
};

/** The context with each way to pay the cost; `undefined` where there is no telling. */
export function withEachPayment(game: Game, ctx: Context): (Context | undefined)[] {
  const ways = ctx.link && payments(game, ctx.link.effect?.cost, ctx);
  return ways?.map((way) => (way.length === 0 ? undefined : paidWith(game, way, ctx))) ?? [undefined];
}

/** The context with each card the effect could target; `undefined` where there is no telling. */
export function withEachTarget(game: Game, ctx: Context): (Context | undefined)[] {
  const { link } = ctx;
  const [spec, ...more] = link?.effect?.targets ?? [];
  if (!link || !spec || more.length > 0 || spec.choose !== 1 || unknownIn(game, spec, ctx) > 0) return [undefined];
  return cardsIn(game, spec, ctx).map((card) => ({
    ...ctx,
    link: { ...link, targets: [{ id: card.id, stay: card.stay, spec: 0 }] },
  }));
}
