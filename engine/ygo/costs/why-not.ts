/**
 * Whether a cost can be paid, and with which cards. Costs are paid when an effect is activated, before anyone can respond, and stay paid whatever becomes
 * of the effect.
 */
import { counterCount } from '../board/counters.ts';
import type { Player } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import { counted, isPick } from '../choose/choice.ts';
import { fits } from '../choose/together.ts';
import { barredFrom, forbidden, forbiddenFor, redirections } from '../derive/forbidden.ts';
import { rulesOf } from '../derive/derive.ts';
import { seen } from '../derive/seen.ts';
import { sourceName, type Applied } from '../derive/applied.ts';
import { cardOf, isIn, type Card, type Cause } from '../board/duel.ts';
import { many, type Cost, type Filter, type Group, type Ongoing, type Pick, type Ref } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { amount } from '../derive/amounts.ts';
import { isDrawDue } from '../derive/conditions.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import { isWhose, type Context } from '../derive/context.ts';
import { matches } from '../derive/filters.ts';
import { matchesLink } from '../derive/events.ts';
import { refCards } from '../derive/references.ts';
import { why } from '../say/reasons.ts';
import { choose } from '../rulesets/ruleset.ts';

export type CostAction = Extract<Cost, { do: string }>;
export const isAction = (cost: Cost): cost is CostAction => 'do' in cost;

/** Why a cost cannot be paid; empty where it can. `said`: ids the move names for it. */
export function whyNotPay(
  game: Game,
  cost: Cost | undefined,
  ctx: Context,
  said: readonly string[] | undefined,
  room = 0,
): Reason[] {
  if (!cost) return [];
  if ('all' in cost) {
    const room = cost.all.reduce((sum, part) => sum + mostCards(game, part, ctx), 0);
    const own = cost.all.map((part) => usable(game, part, ctx));
    // Names are those of the part they fit; a part nobody named a card for is asked about.
    const meant = (ids: ReadonlySet<string>) => (said?.some((id) => ids.has(id)) ? said : undefined);
    const stray = isTold(cost) && said ? withoutPart(said, own, cost.all.map(takes)) : undefined;
    const reasons = [
      ...cost.all.flatMap((c, i) => whyNotPay(game, c, ctx, meant(own[i] ?? new Set()), room)),
      ...(stray === undefined ? [] : [why.costWrong({ card: cardOf(game.duel, stray).info.name })]),
    ];
    return reasons.filter((r, i) => reasons.findIndex((s) => s.text.en === r.text.en) === i);
  }
  if ('oneOf' in cost) {
    const each = cost.oneOf.map((c) => whyNotPay(game, c, ctx, said));
    return each.some((reasons) => reasons.length === 0) ? [] : (each[0] ?? []);
  }
  if (!isAction(cost)) return [];
  switch (cost.do) {
    case 'pay-life':
      return [...whyNotThisMuch(game, cost, ctx), ...whyNotPayLife(game, cost, ctx)];
    case 'detach': {
      const have = detachable(game, cost, ctx).length;
      return have >= counted(game, cost.count, have, ctx).min ? [] : [why.costMissing({ what: 'detach' })];
    }
    case 'remove-counters': {
      const have = counterHolders(game, cost.from, ctx).reduce(
        (sum, card) => sum + counterCount(card.counters, cost.kind),
        0,
      );
      // "Remove all counters": none is nothing removed.
      const least = Math.max(1, counted(game, cost.count, have, ctx).min);
      return have >= least ? [] : [why.costMissing({ what: 'counters' })];
    }
    case 'place-counters':
      return [];
    case 'give-up-draw':
      return isDrawDue(game) ? [] : [why.costMissing({ what: 'draw' })];
    default:
      return whyNotCards(game, cost, ctx, said, room);
  }
}

/** So many cards a part of a cost takes, where its text says a number. */
const takes = (part: Cost): number =>
  isAction(part) && 'cards' in part && typeof part.cards === 'object' && 'choose' in part.cards && typeof part.cards.choose === 'number' ? part.cards.choose : Infinity; // prettier-ignore
/** A card the move names for which no part of the cost is left: each part takes so many of its own. */
function withoutPart(said: readonly string[], own: readonly ReadonlySet<string>[], most: readonly number[]): string | undefined {
  const taken = most.map((): string[] => []);
  const place = (id: string, seen: Set<number>): boolean =>
    own.some((ids, part) => {
      if (!ids.has(id) || seen.has(part)) return false;
      seen.add(part);
      const there = taken[part] ?? [];
      if (there.length < (most[part] ?? 0)) return there.push(id) > 0;
      const moves = there.findIndex((other) => place(other, seen));
      if (moves < 0) return false;
      there.splice(moves, 1, id);
      return true;
    });
  return said.find((id) => !place(id, new Set()));
} // prettier-ignore

export type LifeCost = Extract<CostAction, { do: 'pay-life' }>;
function lifeToPay(game: Game, { amount: asked, multiple }: LifeCost, ctx: Context): number {
  if (asked === 'half') return Math.floor(game.duel.sides[ctx.you].lifePoints / 2);
  // As long as nobody has said how much: the least that can be paid.
  if (asked === 'chosen') return ctx.link?.choose.number ?? multiple ?? 1;
  return amount(game, asked, ctx);
}
/** A number that the text does not let its player choose. */
function whyNotThisMuch(game: Game, { amount: asked, multiple = 1, most }: LifeCost, ctx: Context): Reason[] {
  const said = ctx.link?.choose.number;
  if (asked !== 'chosen' || said === undefined) return [];
  const bound = most === undefined ? undefined : amount(game, most, ctx);
  const fits = said > 0 && said % multiple === 0 && (bound === undefined || said <= bound);
  return fits ? [] : [why.costNumber({ said, multiple, ...(bound !== undefined && { most: bound }) })];
}
/** Every number of Life Points that can be chosen. */
export function lifeChoices(game: Game, { multiple = 1, most }: LifeCost, ctx: Context): number[] {
  const bound = Math.min(game.duel.sides[ctx.you].lifePoints, most === undefined ? Infinity : amount(game, most, ctx));
  return Array.from({ length: Math.floor(bound / multiple) }, (_, i) => (i + 1) * multiple);
}
/** A cost of life points after effects that waive or halve it. */
export function lifeCost(game: Game, asked: LifeCost, ctx: Context): number {
  const full = lifeToPay(game, asked, ctx);
  return rulesOf(game, 'costs').reduce((cost, a) => {
    if (!isCheaper(game, a, ctx)) return cost;
    return a.rule.change === 'none' ? 0 : Math.ceil(cost / 2);
  }, full);
}
/** Is a rule about costs meant for what is being activated, or for the upkeep of this card? */
function isCheaper(
  game: Game,
  { rule, controller, card }: Applied & { rule: Extract<Ongoing, { rule: 'costs' }> },
  { link, card: paidFor }: Context,
): boolean {
  const ctx = { you: controller, ...(card && { card }) };
  if (link) return rule.what !== undefined && matchesLink(game, rule.what, link, ctx);
  return rule.upkeepOf !== undefined && paidFor !== undefined && matches(game, rule.upkeepOf, seen(game, paidFor), ctx);
}
function whyNotPayLife(game: Game, asked: LifeCost, ctx: Context): Reason[] {
  const cost = lifeCost(game, asked, ctx);
  const { lifePoints } = game.duel.sides[ctx.you];
  if (cost === 0) return [];
  const enough = choose(game.duel.ruleset, 'lifePointCost', {
    'must-keep-some': lifePoints > cost,
    'may-pay-all': lifePoints >= cost,
  });
  return enough
    ? []
    : [why.lifePoints({ player: ctx.you, cost, have: lifePoints }, game.duel.ruleset.options.lifePointCost.rules)];
}

export type CardCost = Extract<CostAction, { cards: unknown }>;
/** Cards that may be used for this cost. */
export function payable(game: Game, cost: CardCost, ctx: Context): Card[] {
  return costCards(game, cost.cards, ctx).filter((card) => {
    if (barredBy(game, cost, card, ctx)) return false;
    if (cost.do === 'tribute') return card.controller === ctx.you || saysWhose(cost.cards);
    if (cost.do === 'change-position' && cost.to) return card.zone === 'monsters' && card.face === 'down';
    return cost.do !== 'reveal' || !liesOpen(game, card);
  });
}
/** The rule of a card that keeps this card from being used for the cost. */
function barredBy(game: Game, cost: CardCost, card: Card, ctx: Context): Applied | undefined {
  const cause: Cause = { kind: 'cost', by: ctx.you };
  if (cost.do === 'tribute') return forbidden(game, 'be-tributed', card, cause);
  // Cards that would be banished instead cannot be sent; discarding and Tributing do not ask where they go.
  const elsewhere = mustReach(cost) ? redirections(game, card, 'sent-to-graveyard')[0] : undefined;
  if (elsewhere) return elsewhere;
  if (cost.do === 'send' || cost.do === 'discard')
    return forbiddenFor(game, 'send-to-graveyard', ctx.you, seen(game, card));
  if (cost.do !== 'banish') return undefined;
  return forbiddenFor(game, 'banish', ctx.you, seen(game, card)) ?? forbidden(game, 'be-banished', card, cause);
}
const mustReach = (cost: CardCost): boolean => cost.do === 'send' || ('to' in cost && cost.to === 'graveyard');
/** A card of a hand that has to be kept open cannot be shown once more. */
const liesOpen = (game: Game, card: Card): boolean =>
  rulesOf(game, 'reveal').some(
    (a) => isWhose({ you: a.controller }, a.rule.player, card.controller) && isIn(card.zone, [a.rule.where]),
  );
/** Only one's own monsters are Tributed, unless the text says whose. */
const saysWhose = (cards: Ref | Pick | Group): boolean =>
  typeof cards === 'object' && 'where' in cards && (cards.whose ?? 'you') !== 'you';
export function costCards(game: Game, cards: Ref | Pick | Group, ctx: Context): Card[] {
  return typeof cards === 'object' && 'where' in cards
    ? cardsIn(game, { ...cards, whose: cards.whose ?? 'you' }, ctx)
    : refCards(game, cards as Ref, ctx);
}
/** The Spell or Trap being activated cannot be its own cost unless it says so. */
export const notItself = (ctx: Context, cost: CardCost) => (card: Card) =>
  cost.cards === 'this' || card !== ctx.card || !ctx.link?.cardActivation;

/** Whether a group is of all cards of this player that lie there, or of all of the kind that is `asked` for. */
function isOfAll({ whose, filter = {} }: Group, you: Player, player: Player, asked: Filter = {}): boolean {
  const { owner, kind, ...more } = filter;
  const isOfKind = kind === undefined || (asked.kind !== undefined && many(asked.kind).every((one) => many(kind).includes(one))); // prettier-ignore
  return (
    isOfKind && Object.keys(more).length === 0 && isWhose({ you }, whose, player) && isWhose({ you }, owner, player)
  );
}

/** Does something in force send every card from there somewhere else, so that not even an unknown one could be sent to the Graveyard? */
const neverReaches = (game: Game, cost: CardCost, pick: Pick, ctx: Context): Applied | undefined =>
  !mustReach(cost)
    ? undefined
    : rulesOf(game, 'redirect').find(
        ({ rule, controller }) =>
          rule.when === 'sent-to-graveyard' &&
          typeof rule.cards === 'object' &&
          'where' in rule.cards &&
          isOfAll(rule.cards, controller, ctx.you, pick.filter) &&
          many(pick.where).every((place) => many((rule.cards as Group).where).includes(place)),
      );
/** Whether every part of a cost is one the program has words for. */
const isTold = (cost: Cost): boolean =>
  'all' in cost ? cost.all.every(isTold) : 'oneOf' in cost ? cost.oneOf.every(isTold) : isAction(cost);
/** No card is given up for the cost, and no counters are taken from this one. */
export function isNoCostOf(game: Game, cost: Cost | undefined, ctx: Context, id: string): boolean {
  if (cost === undefined) return true;
  if ('all' in cost) return cost.all.every((part) => isNoCostOf(game, part, ctx, id));
  if (!isAction(cost)) return false;
  if (cost.do === 'remove-counters')
    return !counterHolders(game, cost.from, ctx).some(
      (card) => card.id === id && counterCount(card.counters, cost.kind) > 0,
    );
  return cost.do === 'pay-life' || cost.do === 'give-up-draw';
}
/** The cards that may be used for a cost, or for one of its parts. */
function usable(game: Game, cost: Cost, ctx: Context): ReadonlySet<string> {
  if ('all' in cost) return new Set(cost.all.flatMap((part) => [...usable(game, part, ctx)]));
  if ('oneOf' in cost) return new Set(cost.oneOf.flatMap((part) => [...usable(game, part, ctx)]));
  if (!isAction(cost)) return new Set();
  if (cost.do === 'detach') return new Set(detachable(game, cost, ctx).map(({ id }) => id));
  return new Set(
    'cards' in cost
      ? payable(game, cost, ctx)
          .filter(notItself(ctx, cost))
          .map(({ id }) => id)
      : [],
  );
}
/** How many cards one part of a cost can take. */
function mostCards(game: Game, cost: Cost, ctx: Context): number {
  if (!isAction(cost) || !('cards' in cost)) return 0;
  const pick = typeof cost.cards === 'object' && isPick(cost.cards as Pick) ? (cost.cards as Pick) : undefined;
  return pick ? counted(game, pick.choose, payable(game, cost as CardCost, ctx).length, ctx).max : 0;
}
/** `room`: how many the parts of the cost take together, where it has several. */
function whyNotCards(
  game: Game,
  cost: CardCost,
  ctx: Context,
  said: readonly string[] | undefined,
  room: number,
): Reason[] {
  const cards = payable(game, cost, ctx).filter(notItself(ctx, cost));
  const pick = typeof cost.cards === 'object' && isPick(cost.cards as Pick) ? (cost.cards as Pick) : undefined;
  const astray =
    pick &&
    (neverReaches(game, cost, pick, ctx) ??
      (cost.do === 'send' ? barredFrom(game, 'send-to-graveyard', ctx.you, many(pick.where)) : undefined));
  const unknown = pick && !astray ? unknownIn(game, { ...pick, whose: pick.whose ?? 'you' }, ctx) : 0;
  const needed = pick ? counted(game, pick.choose, cards.length, ctx).min : 1;
  if (cards.length + (pick ? Math.min(unknown, needed) : 0) < needed) {
    const all = costCards(game, cost.cards, ctx).filter(notItself(ctx, cost));
    const bar = astray ?? all.map((card) => barredBy(game, cost, card, ctx)).find((rule) => rule !== undefined);
    return [bar ? why.costBarred({ what: cost.do, by: sourceName(bar) }) : why.costMissing({ what: cost.do })];
  }
  const lacking = pick?.including?.some(
    ({ filter, min }) => cards.filter((c) => matches(game, filter, seen(game, c), ctx)).length + unknown < min,
  );
  if (lacking) return [why.costMissing({ what: cost.do })];
  return pick && said && said.length > 0 ? whyNotSaid(game, { cost, pick, cards, said, room, needed }, ctx) : [];
}
/** Why the cards that are named cannot be those of the cost. */
function whyNotSaid(
  game: Game,
  {
    cost,
    pick,
    cards,
    said,
    room,
    needed,
  }: { cost: CardCost; pick: Pick; cards: readonly Card[]; said: readonly string[]; room: number; needed: number },
  ctx: Context,
): Reason[] {
  const named = (id: string | undefined) => {
    const card = cardOf(game.duel, id as string);
    const bar = barredBy(game, cost, card, ctx);
    return [why.costWrong({ card: card.info.name, by: bar && sourceName(bar) })];
  };
  const wrong = said.filter((id) => !cards.some((c) => c.id === id));
  if (wrong.length > 0) return said.length - wrong.length < needed ? named(wrong[0]) : [];
  const { max } = counted(game, pick.choose, cards.length, ctx);
  if (said.length > Math.max(max, room)) return [why.costTooMany()];
  return room === 0 && said.length === needed && !fits(game, pick, said, ctx) ? named(said.at(-1)) : [];
}

export const detachable = (game: Game, cost: Extract<CostAction, { do: 'detach' }>, ctx: Context): Card[] =>
  holders(game, cost.from, ctx).flatMap((card) => card.materials);
export const holders = (game: Game, from: Ref | Group | undefined, ctx: Context): Card[] =>
  from === undefined
    ? ctx.card
      ? [ctx.card]
      : []
    : typeof from === 'object' && 'where' in from
      ? cardsIn(game, from, ctx)
      : refCards(game, from as Ref, ctx);
export const counterHolders = holders;
