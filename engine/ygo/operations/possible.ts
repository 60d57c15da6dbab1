/** On what is known: could operations do anything, and what forbids a part of them? */
import type { Localized } from '../../ruling/schema.ts';
import { paidWith, type Payment } from '../costs/payments.ts';
import type { Applied } from '../derive/applied.ts';
import {
  many,
  type Amount,
  type Forbidden,
  type Ongoing,
  type Operation,
  type Place,
  type Subject,
} from '../effects/schema.ts';
import { unknownIn, wouldBeAmong } from '../derive/groups.ts';
import { speaksOf } from '../effects/speaks-of.ts';
import type { Game } from '../game/game.ts';
import type { Context } from '../derive/context.ts';
import { holds } from '../derive/conditions.ts';
import { amount, signedAmount } from '../derive/amounts.ts';
import { CANNOT, CONDITION_NOT_MET } from '../say/operations.ts';
import { anyCards } from './common.ts';
import { couldFindLater } from './later-parts.ts';
import { changesNothing } from './sets-what-is.ts';
import { handlerOf } from './table.ts';
import {
  AFFECTED,
  askedBy,
  awaitsAffected,
  awaitsCost,
  awaitsTargets,
  NOT_YET,
  TARGETS,
  withEachPayment,
  withEachTarget,
} from './ways.ts';

/** On what is known, could this operation do anything? */
export function possible(game: Game, op: Operation, ctx: Context): boolean {
  if (awaitsCost(askedBy(op), ctx))
    return withEachPayment(game, ctx).some((known) => known === undefined || possible(game, op, known));
  if (awaitsTargets(askedBy(op), ctx))
    return withEachTarget(game, ctx).some((known) => known === undefined || possible(game, op, known));
  if (comesToNothing(game, op, ctx)) return false;
  const handler = handlerOf(op);
  return handler.possible
    ? handler.possible(game, op as never, ctx)
    : 'cards' in op
      ? anyCards(game, op.cards as Subject, ctx)
      : true;
}
/** Life Points, cards drawn or excavated, or a change of ATK "for each" of cards of which there are none; a draw up to a number of cards that the hand has. */
function comesToNothing(game: Game, op: Operation, ctx: Context): boolean {
  if (op.do === 'draw' && typeof op.count === 'object' && 'sum' in op.count) return handIsFull(game, op.count, ctx);
  const measure =
    op.do === 'modify'
      ? op.op === '+' || op.op === '-'
        ? op.value
        : undefined
      : op.do === 'draw' || op.do === 'excavate'
        ? op.count
        : 'amount' in op
          ? op.amount
          : undefined;
  if (typeof measure !== 'object' || !('count' in measure) || typeof measure.count !== 'object') return false;
  const group = measure.count;
  if (!('where' in group) || speaksOf(measure, NOT_YET) || unknownIn(game, group, ctx) > 0) return false;
  const { card, link } = ctx;
  // A card that is activated lies face-up when its effect counts.
  if (card && link?.cardActivation && wouldBeAmong(game, group, ctx, card, link.asActivated.zone)) return false;
  return amount(game, measure, ctx) === 0;
}
/** "Draw until you have 3 cards in your hand": the card that is activated from there is not among them. */
function handIsFull(game: Game, count: Amount, ctx: Context): boolean {
  const { link } = ctx;
  if (link?.effect?.cost || speaksOf(count, NOT_YET)) return false;
  const fromHand = link?.cardActivation === true && ctx.card?.zone === 'hand';
  return signedAmount(game, count, ctx) + (fromHand ? 1 : 0) <= 0;
}
/** Could an effect's operations do anything that they must do? */
export const couldDoSomething = (game: Game, operations: readonly Operation[], ctx: Context): boolean =>
  whatCannotBeDone(game, operations, ctx) === undefined;
/** Of an effect that could do nothing, or not what it must: the operation on which it fails, as the end of a sentence. */
function whatCannotBeDone(game: Game, operations: readonly Operation[], ctx: Context): Localized | undefined {
  const bound = operations.find((op) => measuredByTargets(game, op, ctx));
  if (bound) return CANNOT[bound.do];
  const parts = independentParts(operations);
  const own = parts.filter(([first], i) => first && !leansOnTheRest(first, ctx) && !isOtherwiseOf(first, parts[i - 1]));
  const stops = (own.length > 0 ? own : parts).map((part) => stopOf(game, part, ctx));
  return stops.some((stop) => stop === undefined) ? undefined : stops[0];
}
/**
 * The same of an effect with a cost: of the ways to pay it (`ways`; undefined where there is no telling) one must leave it what it needs.
 */
export function whatCannotBeDonePaid(
  game: Game,
  operations: readonly Operation[],
  ctx: Context,
  ways: readonly Payment[] | undefined,
): Localized | undefined {
  const cannot = whatCannotBeDone(game, operations, ctx);
  if (cannot || !ways) return cannot;
  const stops = new Set<Localized>();
  for (const way of ways) {
    const stop = whatCannotBeDone(game, operations, paidWith(game, way, ctx));
    if (!stop) return undefined;
    stops.add(stop);
  }
  return [...stops][0];
}
const ON_FIELD: readonly Place[] = ['field', 'monsters', 'spells-traps', 'field-zone', 'pendulum-zone'];
/** "Also, … cards, up to the number of cards returned": as many as the targets, of which there must be one; none is no number. */
function measuredByTargets(game: Game, op: Operation, ctx: Context): boolean {
  if (op.optional || op.if || !('cards' in op) || typeof op.cards !== 'object' || !('choose' in op.cards)) return false;
  const { choose, ...group } = op.cards;
  if (typeof choose !== 'object' || !speaksOf(choose, TARGETS) || speaksOf(group, NOT_YET)) return false;
  if (choose.min === undefined || choose.min === 0 || group.where === undefined) return false;
  return many(group.where).every((place) => ON_FIELD.includes(place)) && !anyCards(game, group, ctx);
}
/** "Also" begins a part that is done whatever becomes of the one before. */
function independentParts(operations: readonly Operation[]): Operation[][] {
  const parts: Operation[][] = [];
  for (const op of operations) {
    const last = parts.at(-1);
    if (!last || op.join === 'also' || op.join === 'also-after-that') parts.push([op]);
    else last.push(op);
  }
  return parts;
}
/** "Otherwise", said of what an operation finds that hangs on those before it: nothing that is done where they cannot be. */
function isOtherwiseOf(op: Operation, part: readonly Operation[] | undefined): boolean {
  const last = part?.at(-1);
  return op.do === 'otherwise' && last?.if !== undefined && (part?.length ?? 0) > 1 && asksWhatIsToCome(last);
}
/** On what a part of an effect fails: its first operation with those joined to it by "and"; later ones that must find a card where none can be. */
function stopOf(game: Game, part: readonly Operation[], ctx: Context): Localized | undefined {
  const rest = part.findIndex((op, i) => i > 0 && (op.join !== 'and' || awaitsAffected(op)));
  const together = rest < 0 ? part : part.slice(0, rest);
  for (const [i, op] of together.entries()) {
    // "…, and if a card is in the Field Zone, …": what is done only then need not be done.
    if (i > 0 && op.if) continue;
    // "You can target 1 card; …": without a target nothing of it need be done.
    if (op.if && 'amount' in op.if && speaksOf(op.if, NOT_YET)) return undefined;
    if (op.if && !holds(game, op.if, ctx) && !asksWhatIsToCome(op)) return CONDITION_NOT_MET;
    if (!possible(game, op, ctx)) return CANNOT[op.do];
  }
  const lacking = part.find(
    (op, i) => i >= together.length && !hangsOnOptional(part, i) && !couldFindLater(game, op, part.slice(0, i), ctx),
  );
  if (lacking) return CANNOT[lacking.do];
  const [first] = part;
  return first && changesNothing(game, part, ctx) ? CANNOT[first.do] : undefined;
}
/** "… then you can banish 5 …, and if you do, Special Summon …": what is done only if its player does something he need not do. */
function hangsOnOptional(part: readonly Operation[], i: number): boolean {
  const before = part[i - 1];
  return part[i]?.join === 'and-if-you-do' && (before?.optional === true || hangsOnOptional(part, i - 1));
}

/** "Also, you cannot …", "also, destroy it during the End Phase", "each time one is destroyed, …": what an effect leaves behind against its own player is nothing it does by itself. */
const leansOnTheRest = (op: Operation, ctx: Context): boolean =>
  ('cards' in op && op.cards === 'affected') ||
  // "Also, gain 800 Life Points for each that was destroyed".
  (op.join !== undefined && (op.do === 'gain-life' || op.do === 'damage') && countsWhatWasDone(op.amount)) ||
  // "Also, if 2 or more were destroyed, …".
  (op.join !== undefined && op.if !== undefined && 'amount' in op.if && countsWhatWasDone(op.if.amount)) ||
  (op.do === 'later' && (op.join !== undefined || speaksOf(op.then, AFFECTED))) ||
  (op.do === 'apply' &&
    (op.to === 'affected' ||
      op.rules.every(
        (rule) =>
          limitsOneself(rule) ||
          (op.join !== undefined && keepsOthersOut(rule)) ||
          (op.join !== undefined && (rule.rule === 'each-time' || handicaps(op.to, rule, ctx))),
      )));
const countsWhatWasDone = (value: Amount): boolean =>
  typeof value === 'object' &&
  (('from' in value && value.from === 'affected') ||
    ('count' in value && (value.count === 'affected' || (typeof value.count === 'object' && 'named' in value.count))));
/** It restricts the player of the effect, or keeps the opponent from harm. */
const limitsOneself = (rule: Ongoing): boolean =>
  (rule.rule === 'cannot' && rule.player === 'you') ||
  (rule.rule === 'cannot-activate' && rule.whose === 'you') ||
  ((rule.rule === 'battle-damage' || rule.rule === 'effect-damage') &&
    rule.player === 'opponent' &&
    rule.change === 'none');
/** It only keeps what is done later from being answered or negated. */
const keepsOthersOut = (rule: Ongoing): boolean =>
  rule.rule === 'cannot-be-negated' || (rule.rule === 'cannot-activate' && rule.inResponseTo !== undefined);
/** What one's own monsters lose: attacks, being material, their effects. */
const LOST: readonly Forbidden[] = [
  'attack',
  'declare-attack',
  'attack-directly',
  'change-position',
  'be-material',
  'be-tributed',
];
function handicaps(to: Subject | undefined, rule: Ongoing, { link }: Context): boolean {
  if (rule.rule === 'cannot-activate') return speaksOf(rule.what, AFFECTED);
  if (rule.rule !== 'cannot' || !LOST.includes(rule.what)) return false;
  if (to === 'targets') return (link?.effect?.targets ?? []).every(({ whose }) => whose === 'you');
  return typeof rule.cards === 'object' && 'where' in rule.cards && rule.cards.whose === 'you';
}

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
