/** How often something happened this turn, last turn or in the Duel: from the log, and from what the case tells. */
import type { Player } from '../../case/schema.ts';
import type { Duel, Instant } from '../board/duel.ts';
import { type Condition, type During, type EventPattern, many } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { within } from './amounts.ts';
import { type Context, isWhose } from './context.ts';
import { matchesEvent } from './events.ts';
import { keyed } from '../../keyed.ts';

export const happened = (game: Game, asked: Extract<Condition, { happened: unknown }>, ctx: Context): boolean =>
  within(game, timesHappened(game, asked, ctx), asked.count ?? { min: 1 }, ctx);
export function timesHappened(
  game: Game,
  asked: { happened: EventPattern; during?: During; atOnce?: true },
  ctx: Context,
): number {
  const { duel } = game;
  const instants = during(duel, asked.during, ctx.you);
  const like = (i: Instant): number => i.events.filter((e) => matchesEvent(game, asked.happened, e, ctx)).length;
  const count = instants.map(like).reduce((sum, n) => sum + (asked.atOnce ? Math.min(n, 1) : n), 0);
  const before = duel.history
    .filter(
      (h) =>
        asked.during === 'duel' ||
        asked.during === 'since-your-standby' ||
        (h.lastTurn ?? false) === (asked.during === 'last-turn'),
    )
    .filter((h) => matchesHistory(asked.happened, h.what, h.by, ctx))
    .reduce((sum, h) => sum + (h.count ?? 1), 0);
  return count + before;
}
/** The moments that are asked about. */
function during({ log, turn, phase }: Duel, when: During | undefined, you: Player): readonly Instant[] {
  if (when === 'duel') return log;
  if (when !== 'since-your-standby') return log.filter((i) => i.turn === turn.number - (when === 'last-turn' ? 1 : 0));
  const begins = (i: Instant): boolean => i.events.some((e) => e.kind === 'phase');
  const standby = (i: Instant): boolean =>
    i.events.some((e) => e.kind === 'phase' && e.phase === 'standby' && e.player === you);
  const now = turn.player === you && phase === 'standby';
  const before = now ? log.slice(0, Math.max(0, log.findLastIndex(standby))) : log;
  const last = before.findLastIndex(standby);
  const over = before.findIndex((i, at) => at > last && begins(i));
  return last < 0 ? before : over < 0 ? [] : before.slice(over);
}
const HISTORY: Record<string, string> = {
  'normal-summoned': 'summoned',
  'special-summoned': 'summoned',
  activated: 'activated',
  resolved: 'effect-resolved',
  sent: 'sent',
  destroyed: 'destroyed',
  added: 'added',
  drawn: 'drawn',
  discarded: 'discarded',
  attacked: 'attack-declared',
  damaged: 'battle-damage',
};
function matchesHistory(pattern: EventPattern, what: string, by: Player | undefined, ctx: Context): boolean {
  if (!(many(pattern.event) as string[]).includes(keyed(HISTORY, what) ?? what) || pattern.effect !== undefined)
    return false;
  const how = many(pattern.how);
  if (
    how.length > 0 &&
    what.endsWith('summoned') &&
    !how.some((h) => (what === 'normal-summoned') === (h === 'normal' || h === 'tribute'))
  )
    return false;
  return isWhose(ctx, pattern.by, by) && isWhose(ctx, pattern.player, by);
}
