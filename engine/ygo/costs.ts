/**
 * Costs: one definition answers whether it can be paid, pays it, and says it. Costs are paid when an effect is activated, before anyone can
 * respond, and stay paid whatever becomes of the effect. Cards moved for a cost are not destroyed; an effect in force may send them elsewhere.
 */
import type { Reason } from '../ruling/schema.ts';
import { changeCounters, changePosition } from './change/on-field.ts';
import { changeLife } from './change/life-points.ts';
import { instant } from './change/instant.ts';
import { moveCard, placeOf, type Destination, type Moved } from './change/moving.ts';
import { ask, counted, fits, groupsOf, isPick, questionId, topCards, type Question } from './choice.ts';
import { forbidden, forbiddenFor, redirection } from './derive/forbidden.ts';
import { rulesOf } from './derive/derive.ts';
import { seen } from './derive/seen.ts';
import { sourceName, type Applied } from './derive/applied.ts';
import { cardOf, isIn, type Card, type CardSeen, type Cause } from './duel.ts';
import { many, type Amount, type Cost, type Group, type Ongoing, type Pick, type Ref } from './effects/schema.ts';
import { step, type Game } from './game.ts';
import { amount } from './evaluate/amounts.ts';
import { cardsIn, unknownIn } from './evaluate/groups.ts';
import { isWhose, Unmodelled, type Context } from './evaluate/context.ts';
import { matches } from './evaluate/filters.ts';
import { matchesLink } from './evaluate/events.ts';
import { refCards } from './evaluate/references.ts';
import { why } from './reasons.ts';
import { choose } from './rulesets/ruleset.ts';
import { sayChain } from './say/chain.ts';
import { sayPrevented } from './say/prevented.ts';
import { sayQuestion } from './say/questions.ts';

type CostAction = Extract<Cost, { do: string }>;
const isAction = (cost: Cost): cost is CostAction => 'do' in cost;
export const costRules = ['ygo.glossary.cost.definition', 'ygo.cost.before-effect-no-refund'] as const;

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
    const reasons = cost.all.flatMap((c) => whyNotPay(game, c, ctx, said, room));
    return reasons.filter((r, i) => reasons.findIndex((s) => s.text.en === r.text.en) === i);
  }
  if ('oneOf' in cost) {
    const each = cost.oneOf.map((c) => whyNotPay(game, c, ctx, said));
    return each.some((reasons) => reasons.length === 0) ? [] : (each[0] ?? []);
  }
  if (!isAction(cost)) return [];
  switch (cost.do) {
    case 'pay-life':
      return whyNotPayLife(game, cost.amount, ctx);
    case 'detach': {
      const have = detachable(game, cost, ctx).length;
      return have >= cost.count ? [] : [why.costMissing({ what: 'detach' })];
    }
    case 'remove-counters': {
      const have = counterHolders(game, cost.from, ctx).reduce((sum, card) => sum + (card.counters[cost.kind] ?? 0), 0);
      return have >= cost.count ? [] : [why.costMissing({ what: 'counters' })];
    }
    case 'place-counters':
      return [];
    default:
      return whyNotCards(game, cost, ctx, said, room);
  }
}

function lifeToPay(game: Game, asked: Amount | 'half' | 'chosen', ctx: Context): number {
  if (asked === 'half') return Math.floor(game.duel.sides[ctx.you].lifePoints / 2);
  if (asked === 'chosen') return ctx.link?.choose.number ?? 0;
  return amount(game, asked, ctx);
}
/** A cost of life points after effects that waive or halve it. */
function lifeCost(game: Game, asked: Amount | 'half' | 'chosen', ctx: Context): number {
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
function whyNotPayLife(game: Game, asked: Amount | 'half' | 'chosen', ctx: Context): Reason[] {
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

type CardCost = Extract<CostAction, { cards: unknown }>;
/** Cards that may be used for this cost. */
function payable(game: Game, cost: CardCost, ctx: Context): Card[] {
  const cards = costCards(game, cost.cards, ctx);
  const cause: Cause = { kind: 'cost', by: ctx.you };
  return cards.filter((card) => {
    if (cost.do === 'tribute')
      return !forbidden(game, 'be-tributed', card, cause) && (card.controller === ctx.you || saysWhose(cost.cards));
    // Cards that would be banished instead cannot be sent; discarding and Tributing do not ask where they go.
    const mustReach = cost.do === 'send' || ('to' in cost && cost.to === 'graveyard');
    if (mustReach && redirection(game, card, placeOf(card), 'sent-to-graveyard')) return false;
    if (cost.do === 'send' || cost.do === 'discard')
      return !forbiddenFor(game, 'send-to-graveyard', ctx.you, seen(game, card));
    if (cost.do === 'reveal') return !liesOpen(game, card);
    if (cost.do !== 'banish') return true;
    return !forbiddenFor(game, 'banish', ctx.you, seen(game, card)) && !forbidden(game, 'be-banished', card, cause);
  });
}
/** A card of a hand that has to be kept open cannot be shown once more. */
const liesOpen = (game: Game, card: Card): boolean =>
  rulesOf(game, 'reveal').some(
    (a) => isWhose({ you: a.controller }, a.rule.player, card.controller) && isIn(card.zone, [a.rule.where]),
  );
/** Only one's own monsters are Tributed, unless the text says whose. */
const saysWhose = (cards: Ref | Pick | Group): boolean =>
  typeof cards === 'object' && 'where' in cards && (cards.whose ?? 'you') !== 'you';
function costCards(game: Game, cards: Ref | Pick | Group, ctx: Context): Card[] {
  return typeof cards === 'object' && 'where' in cards
    ? cardsIn(game, { ...cards, whose: cards.whose ?? 'you' }, ctx)
    : refCards(game, cards as Ref, ctx);
}
/** The Spell or Trap being activated cannot be its own cost unless it says so. */
const notItself = (ctx: Context, cost: CardCost) => (card: Card) =>
  cost.cards === 'this' || card !== ctx.card || !ctx.link?.cardActivation;

/** Does something in force send every card from there somewhere else, so that not even an unknown one could be sent to the Graveyard? */
const neverReaches = (game: Game, cost: CardCost, pick: Pick, ctx: Context): boolean =>
  (cost.do === 'send' || ('to' in cost && cost.to === 'graveyard')) &&
  rulesOf(game, 'redirect').some(
    ({ rule, controller }) =>
      rule.when === 'sent-to-graveyard' &&
      typeof rule.cards === 'object' &&
      'where' in rule.cards &&
      rule.cards.filter === undefined &&
      isWhose({ you: controller }, rule.cards.whose, ctx.you) &&
      many(pick.where).every((place) => many((rule.cards as Group).where).includes(place)),
  );
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
  const unknown =
    pick && !neverReaches(game, cost, pick, ctx) ? unknownIn(game, { ...pick, whose: pick.whose ?? 'you' }, ctx) : 0;
  const needed = pick ? counted(game, pick.choose, cards.length, ctx).min : 1;
  if (cards.length + (pick ? Math.min(unknown, needed) : 0) < needed) return [why.costMissing({ what: cost.do })];
  const lacking = pick?.including?.some(
    ({ filter, min }) => cards.filter((c) => matches(game, filter, seen(game, c), ctx)).length + unknown < min,
  );
  if (lacking) return [why.costMissing({ what: cost.do })];
  if (pick && said && said.length > 0) {
    const wrong = said.filter((id) => !cards.some((c) => c.id === id));
    const { max } = counted(game, pick.choose, cards.length, ctx);
    if (wrong.length > 0 && said.length - wrong.length < needed)
      return [why.costWrong({ card: cardOf(game.duel, wrong[0] as string).info.name })];
    if (said.length > Math.max(max, room) && wrong.length === 0) return [why.costTooMany()];
    const together = wrong.length === 0 && room === 0 && said.length === needed;
    if (together && !fits(game, pick, said, ctx))
      return [why.costWrong({ card: cardOf(game.duel, said.at(-1) as string).info.name })];
  }
  return [];
}

const detachable = (game: Game, cost: Extract<CostAction, { do: 'detach' }>, ctx: Context): Card[] =>
  holders(game, cost.from, ctx).flatMap((card) => card.materials);
const holders = (game: Game, from: Ref | Group | undefined, ctx: Context): Card[] =>
  from === undefined
    ? ctx.card
      ? [ctx.card]
      : []
    : typeof from === 'object' && 'where' in from
      ? cardsIn(game, from, ctx)
      : refCards(game, from as Ref, ctx);
const counterHolders = holders;

// ───────────────────────────── paying ─────────────────────────────

/** Pays a cost: the instants and steps of it. Records on the link what was used. */
export function pay(game: Game, cost: Cost | undefined, ctx: Context, said: string[]): void {
  if (!cost) return;
  if ('all' in cost) {
    for (const part of cost.all) pay(game, part, ctx, said);
    return;
  }
  if ('oneOf' in cost) {
    pay(game, alternative(game, cost.oneOf, ctx, said), ctx, said);
    return;
  }
  if (!isAction(cost)) throw new Unmodelled(cost.unmodelled);
  const cause: Cause = { kind: 'cost', by: ctx.you, ...(ctx.card && { card: seen(game, ctx.card) }) };
  const { link } = ctx;
  switch (cost.do) {
    case 'pay-life': {
      const life = lifeCost(game, cost.amount, ctx);
      if (link) link.paid += life;
      instant(game, {}, () => changeLife(game, ctx.you, 'life-paid', life, cause));
      sayCost(game, ctx, sayChain.paysLife({ player: ctx.you, amount: life }));
      return;
    }
    case 'detach':
      return moveForCost(
        game,
        'detach',
        chosen(game, detachable(game, cost, ctx), cost.count, ctx, said),
        { zone: 'graveyard' },
        cause,
        ctx,
        ['detached'],
      );
    case 'remove-counters':
    case 'place-counters':
      return payCounters(game, cost, ctx, cause);
    default:
      return payCards(game, cost, ctx, cause, said);
  }
}

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
      cards.forEach((c) => changePosition(game, c, c.position === 'attack' ? 'defense' : 'attack', cause)),
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
export const returnTo = (to: 'hand' | 'deck' | 'deck-bottom' | 'deck-top' | 'extra-deck' | 'graveyard'): Destination =>
  to === 'hand' || to === 'graveyard'
    ? { zone: to }
    : to === 'extra-deck'
      ? { zone: 'extraDeck' }
      : { zone: 'deck', at: to === 'deck-top' ? 'start' : 'end' };

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
  if (all.length <= count) return all;
  const answers = groupsOf(all, count, count, fit);
  return ask<string[]>(game, costQuestion(game, ctx, answers)).map((id) => cardOf(game.duel, id));
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
  let left = cost.count;
  instant(game, {}, () => {
    for (const card of on) {
      const by = place ? left : Math.min(left, card.counters[cost.kind] ?? 0);
      if (by > 0) changeCounters(game, card, cost.kind, place ? by : -by, cause);
      left -= by;
    }
  });
  sayCost(game, ctx, sayChain.costCounters({ player: ctx.you, count: cost.count, kind: cost.kind, place }));
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
      ...(what === 'detach' ? [game.duel.ruleset.rules.detached] : (EXTRA_RULES[what] ?? costRules)),
    ],
  });
}

/** Instead of being destroyed: does what the rule says; `false` where it cannot be done or is not wanted. */
export function doInstead(
  game: Game,
  applied: Applied & { rule: Extract<Ongoing, { rule: 'instead-of-destruction' }> },
  card: Card,
): boolean {
  // "That monster" is the one that would be destroyed.
  const ctx: Context = { you: applied.controller, card: applied.card ?? card, affected: [card] };
  const limit = limitOf(applied);
  if (limit && game.duel.uses.filter(({ key }) => key === limit.key).length >= limit.times) return false;
  if (whyNotPay(game, applied.rule.do, ctx, undefined).length > 0) return false;
  if (applied.rule.optional) {
    const yes = ask<boolean>(game, {
      id: questionId(game, undefined, `${card.id}/instead`),
      by: applied.controller,
      what: 'choice',
      text: sayQuestion.useIt({ card: ctx.card?.info.name ?? card.info.name, player: applied.controller }),
      answers: [
        { value: true, text: sayQuestion.yes() },
        { value: false, text: sayQuestion.no() },
      ],
      rules: ['ygo.rules-vs-cards.card-wins'],
    });
    if (!yes) return false;
  }
  const { duel } = game;
  if (limit)
    duel.uses = [
      ...duel.uses,
      { key: limit.key, turn: duel.turn.number, chain: duel.chains, link: 0, counts: 'use' as const },
    ];
  pay(game, applied.rule.do, ctx, []);
  return true;

  /** Under which key "once per turn" is counted. */
  function limitOf({ rule, card: by, controller }: typeof applied): { key: string; times: number } | undefined {
    if (!rule.limit) return undefined;
    const whose = rule.limit.of === 'copy' ? `${by?.id}/${by?.reset}` : `${controller}/${by?.info.name.en}`;
    const when = rule.limit.per === 'duel' ? 'duel' : `turn ${game.duel.turn.number}`;
    return { key: `instead/${when}/${whose}`, times: rule.limit.times ?? 1 };
  }
}
