/** Why a requirement is not met: of several conditions the first that fails, with its number. */
import type { Reason } from '../../ruling/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import type { Count, Predicate } from '../effects/amounts.ts';
import { requirements as W } from '../say/requirements.ts';
import type { Ctx } from '../game/context.ts';
import { count, playerOf, test } from './evaluate.ts';

/** The reason against something that requires this, where it is not met; `what`: whose requirement it is. */
export const requires = (ctx: Ctx, predicate: Predicate | undefined, what: Localized): Reason[] =>
  predicate === undefined || test(ctx, predicate) ? [] : [W.notMet(what, lacking(ctx, predicate))];

function lacking(ctx: Ctx, predicate: Predicate): Localized | undefined {
  if ('all' in predicate) {
    const failing = predicate.all.find((one) => !test(ctx, one));
    return failing && lacking(ctx, failing);
  }
  if ('any' in predicate || 'not' in predicate) return undefined;
  switch (predicate.test) {
    case 'count':
      return W.number(counted(ctx, predicate.of), count(ctx, predicate.of), predicate.number);
    case 'compare': {
      const { a, than } = predicate;
      return W.compared(counted(ctx, a), count(ctx, a), counted(ctx, than), count(ctx, than));
    }
    case 'turn':
      return turn(ctx, predicate);
    case 'stadium':
      return predicate.none ? W.stadium() : W.noStadium();
    case 'happened':
      return W.notHappened(predicate.event, playerOf(ctx, predicate.event.by ?? 'you'));
    default:
      return undefined;
  }
}
function turn(ctx: Ctx, asked: Extract<Predicate, { test: 'turn' }>): Localized {
  const { turn: now, firstPlayer } = ctx.g.board;
  const player = playerOf(ctx, asked.of);
  if (now.player !== player) return W.notTheirTurn(player);
  if (asked.first !== undefined && now.number <= 2 !== asked.first)
    return asked.first ? W.firstTurn(player) : W.isFirstTurn(player);
  return firstPlayer === player ? W.wentFirst(player) : W.wentSecond(player);
}
function counted(ctx: Ctx, what: Count): Localized {
  const of = 'of' in what && (what.of === 'you' || what.of === 'opponent') ? playerOf(ctx, what.of) : ctx.you;
  const both = 'of' in what && what.of === 'both';
  switch (what.count) {
    case 'prizes-left':
      return both ? W.counted.other() : W.counted.prizesLeft(of);
    case 'prizes-taken':
      return both ? W.counted.other() : W.counted.prizesTaken(of);
    case 'cards':
      if (what.in === 'hand' && !what.which) return W.counted.hand(of);
      if (what.in === 'lost-zone' && !what.which) return W.counted.lostZone(of);
      return what.in === 'discard' ? W.counted.discard(of) : W.counted.other();
    case 'pokemon':
      return W.counted.pokemon();
    case 'damage-counters':
      return W.counted.counters();
    case 'energy':
    case 'energy-cards':
      return W.counted.energy();
    default:
      return W.counted.other();
  }
} // prettier-ignore
