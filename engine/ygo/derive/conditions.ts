/** Does a condition of the effect language hold? */
import { isIn, other } from '../board/duel.ts';
import { type Condition, many } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { amount, within } from './amounts.ts';
import { type Context, isWhose, playersOf, Unmodelled } from './context.ts';
import { matches } from './filters.ts';
import { areThere } from './identified.ts';
import { freeMonsterZones } from './zones.ts';
import { happened } from './happened.ts';
import { refSeen, refSeenAsWas } from './references.ts';

export function holds(game: Game, condition: Condition | undefined, ctx: Context): boolean {
  if (!condition) return true;
  const { duel } = game;
  if ('all' in condition) return condition.all.every((c) => holds(game, c, ctx));
  if ('any' in condition) return condition.any.some((c) => holds(game, c, ctx));
  if ('not' in condition) return !holds(game, condition.not, ctx);
  if ('exists' in condition) return areThere(game, condition.exists, condition.count ?? { min: 1 }, ctx);
  if ('like' in condition) {
    const cards = condition.asIt ? refSeenAsWas(game, condition.is, ctx) : refSeen(game, condition.is, ctx);
    return cards.length > 0 && cards.every((card) => matches(game, condition.like, card, ctx));
  }
  if ('amount' in condition) return within(game, amount(game, condition.amount, ctx), condition.is, ctx);
  if ('turn' in condition) return isWhose(ctx, condition.turn, duel.turn.player);
  if ('phase' in condition) return many(condition.phase).includes(duel.phase);
  if ('step' in condition)
    return (
      duel.step !== undefined &&
      many(condition.step).includes(duel.step) &&
      (condition.timing === undefined || (duel.timing !== undefined && many(condition.timing).includes(duel.timing)))
    );
  if ('lifePoints' in condition)
    return within(
      game,
      duel.sides[condition.lifePoints === 'you' ? ctx.you : other(ctx.you)].lifePoints,
      condition.is,
      ctx,
    );
  if ('happened' in condition) return happened(game, condition, ctx);
  if ('start' in condition) return atStartOfPhase(game);
  if ('declared' in condition) return String(ctx.declared ?? '') === condition.declared;
  if ('whenActivated' in condition)
    return ctx.link?.held?.get(condition.whenActivated) ?? holds(game, condition.whenActivated, ctx);
  if ('activatedFrom' in condition)
    return ctx.link !== undefined && isIn(ctx.link.activatedFrom, many(condition.activatedFrom));
  if ('freeZone' in condition)
    return playersOf(ctx, condition.freeZone).every((p) => freeMonsterZones(game, p) >= (condition.count ?? 1));
  throw new Unmodelled(condition.unmodelled);
}

/** Has nobody done anything in this phase yet? */
const ACTS: readonly string[] = [
  'activated',
  'summon-attempt',
  'summoned',
  'set',
  'attack-declared',
  'position-changed',
];
function atStartOfPhase({ duel }: Game): boolean {
  const began = duel.log.findLastIndex((i) => i.events.some((e) => e.kind === 'phase'));
  const now = duel.chain.length > 0 ? duel.chain[0]?.serial : undefined;
  return !duel.log
    .slice(began + 1)
    .some((i) => i.turn === duel.turn.number && i.link !== now && i.events.some((e) => ACTS.includes(e.kind)));
}
