/**
 * The ways in which a cost could be paid, tried before anybody has said with what: an effect is activated only where one of them leaves it something to
 * target and to do.
 */
import { returnTo, wouldComeTo } from '../change/moving.ts';
import { counted, groupsBetween, isPick } from '../choose/choice.ts';
import { fits } from '../choose/together.ts';
import { unknownIn, wouldBeAmong } from '../derive/groups.ts';
import { seen } from '../derive/seen.ts';
import { type Card, type Zone } from '../board/duel.ts';
import type { Cost, Group } from '../effects/schema.ts';
import type { Context } from '../derive/context.ts';
import type { Game } from '../game/game.ts';
import { type CardCost, type CostAction, detachable, isAction, notItself, payable } from './why-not.ts';

/** Cards used for a cost, and where it puts them; undefined: they stay where they are (revealed, turned). */
export type Payment = readonly { card: Card; to: Zone | undefined }[];

/** Beyond this many ways nobody looks further. */
const MOST_WAYS = 300;

/** Every way to pay; undefined where there is no telling: cards nobody knows, words the language has not, too many ways. */
export function payments(game: Game, cost: Cost | undefined, ctx: Context): Payment[] | undefined {
  if (!cost) return [[]];
  if ('all' in cost) return inAllParts(game, cost.all, ctx);
  if ('oneOf' in cost) {
    const each = cost.oneOf.map((part) => payments(game, part, ctx));
    return each.some((ways) => ways === undefined) ? undefined : each.flatMap((ways) => ways ?? []);
  }
  if (!isAction(cost)) return undefined;
  if (cost.do === 'detach') {
    const there = detachable(game, cost, ctx);
    const { min, max } = counted(game, cost.count, there.length, ctx);
    return asPayments(game, groupsBetween(there, min, Math.min(max, there.length)), cost);
  }
  return 'cards' in cost ? ofCards(game, cost as CardCost, ctx) : [[]];
}

/** Of them those with the cards that are named for it, where some are. */
export function waysToPay(
  game: Game,
  cost: Cost | undefined,
  ctx: Context,
  named: readonly string[] = [],
): Payment[] | undefined {
  const ways = payments(game, cost, ctx);
  const meant = ways?.filter((way) => named.every((id) => way.some(({ card }) => card.id === id)));
  return meant && meant.length > 0 ? meant : ways;
}

/** No card pays for two parts. */
function inAllParts(game: Game, parts: readonly Cost[], ctx: Context): Payment[] | undefined {
  let ways: Payment[] = [[]];
  for (const part of parts) {
    const own = payments(game, part, ctx);
    if (own === undefined || own.length * ways.length > MOST_WAYS) return undefined;
    ways = ways.flatMap((way) =>
      own.flatMap((more) => (more.some(({ card }) => way.some((one) => one.card === card)) ? [] : [[...way, ...more]])),
    );
  }
  return ways;
}

function ofCards(game: Game, cost: CardCost, ctx: Context): Payment[] | undefined {
  const cards = payable(game, cost, ctx).filter(notItself(ctx, cost));
  if (typeof cost.cards !== 'object' || !isPick(cost.cards)) return asPayments(game, [cards], cost);
  const pick = cost.cards;
  const { min, max } = counted(game, pick.choose, cards.length, ctx);
  if (pick.by === 'top' || unknownIn(game, { ...pick, whose: pick.whose ?? 'you' }, ctx) > 0) return undefined;
  const groups = groupsBetween(cards, min, max);
  const fitting = groups?.filter((group) =>
    fits(
      game,
      pick,
      group.map(({ id }) => id),
      ctx,
    ),
  );
  return asPayments(game, fitting, cost);
}

/** Costs that do not move their cards. */
const STAY: readonly CostAction['do'][] = ['reveal', 'change-position'];
function asPayments(game: Game, groups: readonly Card[][] | undefined, cost: CostAction): Payment[] | undefined {
  if (groups === undefined || groups.length > MOST_WAYS) return undefined;
  const zone = cost.do === 'return' ? returnTo(cost.to).zone : cost.do === 'banish' ? 'banished' : 'graveyard';
  const to = (card: Card): Zone | undefined => (STAY.includes(cost.do) ? undefined : wouldComeTo(game, card, zone));
  return groups.map((group) => group.map((card) => ({ card, to: to(card) })));
}

/** What is asked of an effect whose cost was paid in this way. */
export const paidWith = (game: Game, payment: Payment, ctx: Context): Context =>
  ctx.link
    ? { ...ctx, paying: payment, link: { ...ctx.link, cost: payment.map(({ card }) => seen(game, card)) } }
    : ctx;

/** The cards that paying brings to where a group is. */
export function paidInto(game: Game, group: Group, payment: Payment, ctx: Context): Card[] {
  return payment.flatMap(({ card, to }) =>
    to !== undefined && wouldBeAmong(game, group, ctx, card, to) ? [card] : [],
  );
}
export const leaves = (payment: Payment, card: Card): boolean =>
  payment.some((paid) => paid.card === card && paid.to !== undefined);
