/** Paying a cost, and saying it. Cards moved for a cost are not destroyed; an effect in force may send them elsewhere. */
import { UNKNOWN_CARD } from '../cards.ts';
import { counterCount } from '../board/counters.ts';
import { changeCounters, changePosition, turnFaceUp } from '../change/on-field.ts';
import { markUsed } from '../change/lasting.ts';
import { changeLife } from '../change/life-points.ts';
import { instant } from '../change/instant.ts';
import { moveCard, type Destination, type Moved, returnTo } from '../change/moving.ts';
import {
  ask,
  askCards,
  atThisMove,
  counted,
  groupsOf,
  isPick,
  questionId,
  topCards,
  type Question,
} from '../choose/choice.ts';
import { fits } from '../choose/together.ts';
import { seen } from '../derive/seen.ts';
import { sourceName } from '../derive/applied.ts';
import { cardOf, type Card, type CardSeen, type Cause } from '../board/duel.ts';
import type { Cost, HowMany, Pick, Ref } from '../effects/schema.ts';
import { saying, step, type Game } from '../game/game.ts';
import { Unmodelled, type Context } from '../derive/context.ts';
import { sayChain } from '../say/chain.ts';
import { sayPrevented } from '../say/prevented.ts';
import { sayQuestion } from '../say/questions.ts';
import { useUp } from './limited.ts';
import {
  isAction,
  lifeChoices,
  type LifeCost,
  lifeCost,
  detachable,
  whyNotPay,
  costCards,
  type CardCost,
  payable,
  notItself,
  type CostAction,
  holders,
  counterHolders,
} from './why-not.ts';
import { keyed } from '../../keyed.ts';

const costRules = ['ygo.glossary.cost.definition', 'ygo.cost.before-effect-no-refund'] as const;

// ───────────────────────────── paying ─────────────────────────────

/** Pays a cost: the instants and steps of it. Records on the link what was used. */
export function pay(game: Game, cost: Cost | undefined, ctx: Context, said: string[]): void {
  if (!cost) return;
  if ('all' in cost) {
    for (const part of cost.all) pay(game, part, ctx, said);
    if (cost.uses !== undefined) useUp(game, cost.uses);
    return;
  }
  if ('oneOf' in cost) {
    pay(game, alternative(game, cost.oneOf, ctx, said), ctx, said);
    return;
  }
  if (!isAction(cost)) throw new Unmodelled(cost.unmodelled);
  saying(game, ctx.card, cost, () => payThis(game, cost, ctx, said));
}
function payThis(game: Game, cost: CostAction, ctx: Context, said: string[]): void {
  const cause: Cause = { kind: 'cost', by: ctx.you, ...(ctx.card && { card: seen(game, ctx.card) }) };
  const { link } = ctx;
  switch (cost.do) {
    case 'pay-life': {
      if (link && cost.amount === 'chosen') link.choose.number ??= lifeChosen(game, cost, ctx);
      const life = lifeCost(game, cost, ctx);
      if (link) link.paid += life;
      instant(game, {}, () => changeLife(game, ctx.you, 'life-paid', life, cause));
      sayCost(game, ctx, sayChain.paysLife({ player: ctx.you, amount: life }));
      return;
    }
    case 'detach':
      return moveForCost(
        game,
        'detach',
        picked(game, { choose: cost.count, where: 'materials' }, detachable(game, cost, ctx), ctx, said),
        { zone: 'graveyard' },
        cause,
        ctx,
        ['detached'],
      );
    case 'give-up-draw':
      markUsed(game, ctx.you, 'skip-normal-draw');
      return sayCost(game, ctx, sayChain.givesUpDraw({ player: ctx.you }));
    case 'remove-counters':
    case 'place-counters':
      return payCounters(game, cost, ctx, cause);
    default:
      return payCards(game, cost, ctx, cause, said);
  }
}

function lifeChosen(game: Game, cost: LifeCost, ctx: Context): number {
  const numbers = lifeChoices(game, cost, ctx);
  const answers = numbers.map((value) => ({ value, text: { de: String(value), en: String(value) } }));
  if (numbers.length <= MOST_ANSWERS) return ask<number>(game, costQuestion(game, ctx, answers));
  const question = atThisMove(game, costQuestion(game, ctx));
  const paid = game.rec.askNumber(question);
  return numbers.includes(paid) ? paid : game.rec.askAnew(question);
}
/** Beyond this many numbers nobody reads them all. */
const MOST_ANSWERS = 20;

function alternative(game: Game, options: readonly Cost[], ctx: Context, said: string[]): Cost {
  const possible = options.filter((option) => whyNotPay(game, option, ctx, said).length === 0);
  const meant = possible.filter(
    (option) =>
      said.length > 0 &&
      isAction(option) &&
      'cards' in option &&
      costCards(game, option.cards as Ref, ctx).some((c) => said.includes(c.id)),
  );
  const only = meant[0] ?? (possible.length === 1 ? possible[0] : undefined);
  if (only) return only;
  const answers = possible.map((_option, i) => ({ value: i, text: { de: String(i + 1), en: String(i + 1) } }));
  const index = ask<number>(game, costQuestion(game, ctx, answers));
  return possible[index] ?? (possible[0] as Cost);
}
const costQuestion = (game: Game, ctx: Context, answers?: Question['answers']): Question => ({
  id: questionId(game, ctx.link, 'cost'),
  by: ctx.you,
  what: 'cost',
  text: sayQuestion.whichCost({ card: ctx.card?.info.name ?? sayPrevented.anEffectInForce(), player: ctx.you }),
  ...(answers && { answers }),
  rules: costRules,
});

function payCards(game: Game, cost: CardCost, ctx: Context, cause: Cause, said: string[]): void {
  const all = payable(game, cost, ctx).filter(notItself(ctx, cost));
  const pick = typeof cost.cards === 'object' && isPick(cost.cards as Pick) ? (cost.cards as Pick) : undefined;
  const cards = pick ? picked(game, pick, all, ctx, said) : all;
  if (cost.do === 'reveal') {
    if (ctx.link) ctx.link.cost.push(...cards.map((c) => seen(game, c)));
    sayCost(game, ctx, sayChain.costCards({ player: ctx.you, what: 'reveal', cards: cards.map((c) => c.info.name) }));
    return;
  }
  if (cost.do === 'change-position') {
    if (ctx.link) ctx.link.cost.push(...cards.map((c) => seen(game, c)));
    instant(game, {}, () =>
      cards.forEach((c) =>
        cost.to
          ? turnFaceUp(game, c, 'defense', cause)
          : changePosition(game, c, c.position === 'attack' ? 'defense' : 'attack', cause),
      ),
    );
    sayCost(
      game,
      ctx,
      sayChain.costCards({ player: ctx.you, what: 'change-position', cards: cards.map((c) => c.info.name) }),
    );
    return;
  }
  const face = 'face' in cost && cost.face === 'down' ? { face: 'down' as const } : {};
  const destination: Destination =
    cost.do === 'return'
      ? returnTo(cost.to)
      : cost.do === 'banish'
        ? { zone: 'banished', ...face }
        : { zone: 'graveyard' };
  const events = {
    discard: ['discarded'],
    tribute: ['tributed'],
    destroy: ['destroyed'],
    send: [],
    banish: [],
    return: [],
  } as const;
  moveForCost(game, cost.do, cards, destination, cause, ctx, [...events[cost.do]]);
}

/** The cards the move named, taken off the list; else the only ones possible; else asked. */
function picked(game: Game, pick: Pick, all: Card[], ctx: Context, said: string[]): Card[] {
  const { min, max } = counted(game, pick.choose, all.length, ctx);
  const named = said.filter((id) => all.some((c) => c.id === id)).slice(0, max);
  if (pick.by === 'top')
    return topCards(game, pick, ctx, min === max ? min : howMany(game, ctx, min, max, named.length));
  if (named.length >= min && named.length > 0 && fits(game, pick, named, ctx)) {
    for (const id of named) said.splice(said.indexOf(id), 1);
    return named.map((id) => cardOf(game.duel, id));
  }
  if (all.length === min || (min > 0 && all.every((c) => c.info.unknown))) return all.slice(0, min);
  return chosen(game, all, min, ctx, said, (ids) => fits(game, pick, ids, ctx));
}
/** How many cards a player takes where the cost leaves it open: what the move says, by number or by naming them; else asked. */
function howMany(game: Game, ctx: Context, min: number, max: number, named: number): number {
  const said = ctx.link?.choose.number ?? (named > 0 ? named : undefined);
  const numbers = max === Infinity ? [] : Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const answers = numbers.map((value) => ({ value, text: { de: String(value), en: String(value) } }));
  return Math.min(Math.max(ask<number>(game, costQuestion(game, ctx, answers), said), min), max);
}
function chosen(
  game: Game,
  all: Card[],
  count: number,
  ctx: Context,
  said: string[],
  fit: (ids: string[]) => boolean = () => true,
): Card[] {
  const named = said.filter((id) => all.some((c) => c.id === id)).slice(0, count);
  if (named.length === count && fit(named)) return named.map((id) => cardOf(game.duel, id));
  // Which of several cards nobody knows makes no difference.
  if (all.length <= count || all.every(({ printed }) => printed === UNKNOWN_CARD)) return all.slice(0, count);
  const answers = groupsOf(all, count, count, fit);
  return askCards(game, costQuestion(game, ctx, answers)).map((id) => cardOf(game.duel, id));
}

function moveForCost(
  game: Game,
  what: string,
  cards: readonly Card[],
  destination: Destination,
  cause: Cause,
  ctx: Context,
  events: ('discarded' | 'tributed' | 'destroyed' | 'detached')[],
): void {
  const was: CardSeen[] = cards.map((card) => seen(game, card));
  ctx.link?.cost.push(...was);
  const moved = instant(game, {}, (): Moved[] =>
    cards.map((card) => moveCard(game, card, { ...destination }, cause, events)),
  );
  sayCost(game, ctx, sayChain.costCards({ player: ctx.you, what, cards: cards.map((c) => c.info.name) }), what);
  for (const m of moved)
    if (m.redirectedBy)
      step(game, {
        kind: 'redirection',
        card: m.card.id,
        text: sayChain.costReplaced({ card: m.card.info.name, by: sourceName(m.redirectedBy) }),
        rules: ['ygo.rules-vs-cards.card-wins', ...costRules],
      });
}
function payCounters(
  game: Game,
  cost: Extract<CostAction, { do: 'remove-counters' | 'place-counters' }>,
  ctx: Context,
  cause: Cause,
): void {
  const place = cost.do === 'place-counters';
  const on = cost.do === 'place-counters' ? holders(game, undefined, ctx) : counterHolders(game, cost.from, ctx);
  const there = on.reduce((sum, card) => sum + counterCount(card.counters, cost.kind), 0);
  const count = countersPaid(game, cost.count, there, ctx);
  let left = count;
  instant(game, {}, () => {
    for (const card of on) {
      const by = place ? left : Math.min(left, counterCount(card.counters, cost.kind));
      if (by > 0) changeCounters(game, card, cost.kind, place ? by : -by, cause);
      left -= by;
    }
  });
  sayCost(game, ctx, sayChain.costCounters({ player: ctx.you, count, kind: cost.kind, place }));
}
/** How many counters are removed; where the text leaves it open the link remembers it. */
function countersPaid(game: Game, count: HowMany, there: number, ctx: Context): number {
  if (typeof count === 'number') return count;
  const { min, max } = counted(game, count, there, ctx);
  const paid = min === there ? there : howMany(game, ctx, min, Math.min(max, there), 0);
  if (ctx.link) ctx.link.paid += paid;
  return paid;
}
const EXTRA_RULES: Record<string, readonly string[]> = {
  tribute: ['ygo.glossary.tribute.possible-cost', 'ygo.glossary.destroy.not-cost-or-tribute'],
  discard: ['ygo.glossary.discard.causes'],
};
function sayCost(game: Game, ctx: Context, text: { de: string; en: string }, what = ''): void {
  const { link } = ctx;
  step(game, {
    kind: 'cost',
    by: ctx.you,
    ...(ctx.card && { card: ctx.card.id }),
    ...(link && { chain: link.chain, link: link.number }),
    text,
    rules: [
      game.duel.ruleset.rules.costBeforeActivation,
      ...(what === 'detach' ? [game.duel.ruleset.rules.detached] : (keyed(EXTRA_RULES, what) ?? costRules)),
    ],
  });
}
