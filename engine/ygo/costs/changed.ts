/** What effects in force make of the cost of an activation: paid besides, or something else in place of a part of it. */
import type { Card, Link } from '../board/duel.ts';
import { placeOf } from '../change/moving.ts';
import { contextOf } from '../derive/applied.ts';
import { rulesOf } from '../derive/derive.ts';
import { matchesLink } from '../derive/events.ts';
import { many, type Cost, type Group, type Ongoing, type Pick as Chosen } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { isUsedUp, limitKey } from './limited.ts';

/** The whole cost of activating a link, whose own is `own`; the link is drafted only where a rule in force asks about it. */
export function changedCost(game: Game, own: Cost | undefined, draft: () => Link): Cost | undefined {
  if (rulesOf(game, 'price').length === 0 && rulesOf(game, 'instead-of-cost').length === 0) return own;
  const link = draft();
  const prices = rulesOf(game, 'price').flatMap((a) =>
    a.rule.of === 'activation' && matchesLink(game, a.rule.what, link, contextOf(a)) ? [a.rule.do] : [],
  );
  const others = own === undefined ? [] : replacements(game, own, link);
  const mine = own !== undefined && others.length > 0 ? { oneOf: [own, ...others] } : own;
  const all = [...prices, ...(mine ? [mine] : [])];
  return all.length > 1 ? { all } : all[0];
}

function replacements(game: Game, own: Cost, link: Link): Cost[] {
  return rulesOf(game, 'instead-of-cost').flatMap((a) => {
    if (a.controller !== link.by || !a.card || !matchesLink(game, a.rule.what, link, contextOf(a))) return [];
    const uses = limitKey(a, a.rule.limit);
    if (isUsedUp(game, uses, a.rule.limit)) return [];
    const other = boundTo(a.card, a.rule.do);
    const cost = replaced(own, a.rule, uses === undefined ? other : { all: [other], uses });
    return cost ? [cost] : [];
  });
}

type Replacing = Pick<Extract<Ongoing, { rule: 'instead-of-cost' }>, 'of' | 'from' | 'whole' | 'itself'>;
/** The cost with something else done for one card of it; undefined where it takes none in this way. */
function replaced(cost: Cost, instead: Replacing, other: Cost): Cost | undefined {
  const { of, from, whole, itself } = instead;
  if ('all' in cost) {
    const parts = cost.all.map((part) => replaced(part, instead, other));
    const at = parts.findIndex((part) => part !== undefined);
    return at < 0 ? undefined : { all: cost.all.map((part, i) => (i === at ? (parts[at] ?? part) : part)) };
  }
  if (!('do' in cost) || !(many(of) as string[]).includes(cost.do)) return undefined;
  if (itself && !('cards' in cost && cost.cards === 'this')) return undefined;
  if (cost.do === 'detach') return whole ? other : oneLess(cost.count, other, (count) => ({ ...cost, count }));
  const { cards } = cost as { cards: unknown };
  const pick = typeof cards === 'object' && cards !== null && 'choose' in cards ? (cards as Chosen) : undefined;
  if (from && !(pick && many(pick.where).every((place) => many(from).includes(place)))) return undefined;
  const left = (choose: number) => ({ ...cost, cards: { ...pick, choose } }) as Cost;
  return whole ? other : oneLess(pick?.choose ?? 1, other, left);
}
/** The other thing, and what is left of the cost. Of a number left open nobody says how many remain. */
const oneLess = (count: unknown, other: Cost, left: (count: number) => Cost): Cost | undefined =>
  typeof count !== 'number' ? undefined : count > 1 ? { all: [other, left(count - 1)] } : other;

/** "This card" in it is the card whose effect it is, not the one that is activated. */
function boundTo(card: Card, cost: Cost): Cost {
  const itself: Group = { where: placeOf(card) ?? 'field', filter: { ids: [card.id] } };
  if ('all' in cost) return { all: cost.all.map((part) => boundTo(card, part)) };
  if ('do' in cost && cost.do === 'detach' && cost.from === undefined) return { ...cost, from: itself };
  return 'cards' in cost && cost.cards === 'this' ? ({ ...cost, cards: { choose: 1, ...itself } } as Cost) : cost;
}
