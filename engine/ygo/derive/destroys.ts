/** How many cards an activated effect would destroy for certain, as far as its declaration tells before it resolves. */
import { linkContext } from '../chain/link.ts';
import { seen } from './seen.ts';
import type { Card, Link } from '../board/duel.ts';
import type { Filter, Operation, Pick } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { amount } from './amounts.ts';
import type { Context } from './context.ts';
import { holds } from './conditions.ts';
import { matches } from './filters.ts';
import { cardsIn } from './groups.ts';
import { refCards } from './references.ts';

type Destroying = Extract<Operation, { cards: unknown }>;

/** The cards like this it would destroy: those it targets, all of a group, and of what is chosen later only as many as cannot be others. */
export function destroysSurely(game: Game, link: Link, filter: Filter | undefined, ctx: Context): number {
  const own = linkContext(link);
  const like = (card: Card): boolean => matches(game, filter, seen(game, card), ctx);
  return (link.effect?.resolve ?? [])
    .filter((op): op is Destroying => op.do === 'destroy' && !op.optional && (!op.if || holds(game, op.if, own)))
    .reduce((sum, op) => sum + surelyOf(game, op.cards as Destroying['cards'], like, own), 0);
}
function surelyOf(game: Game, cards: unknown, like: (card: Card) => boolean, ctx: Context): number {
  if (typeof cards !== 'object' || cards === null || !('where' in cards))
    return refCards(game, cards as never, ctx).filter(like).length;
  const all = cardsIn(game, cards as Pick, ctx);
  const fitting = all.filter(like).length;
  if (!('choose' in cards)) return fitting;
  return Math.max(0, leastOf(game, cards as Pick, all.length, ctx) - (all.length - fitting));
}
/** So many cards have to be chosen at least. */
function leastOf(game: Game, { choose }: Pick, there: number, ctx: Context): number {
  if (choose === 'any-number') return 1;
  if (choose === 'as-many-as-possible') return there;
  if (typeof choose === 'number') return Math.min(choose, there);
  return choose.min === undefined ? 1 : amount(game, choose.min, ctx);
}
