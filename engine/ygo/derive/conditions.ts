/** Does a condition of the effect language hold? */
import { isIn, other } from '../board/duel.ts';
import { type Condition, many } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { choose } from '../rulesets/ruleset.ts';
import { amount, within } from './amounts.ts';
import { type Context, isWhose, playersOf, Unmodelled } from './context.ts';
import { matches } from './filters.ts';
import { areThere, isAsShown } from './identified.ts';
import { freeMonsterZones } from './zones.ts';
import { happened } from './happened.ts';
import { refSeen, refSeenAsWas } from './references.ts';

export function holds(game: Game, condition: Condition | undefined, ctx: Context): boolean {
  if (!condition) return true;
  if ('all' in condition) return condition.all.every((c) => holds(game, c, ctx));
  if ('any' in condition) return condition.any.some((c) => holds(game, c, ctx));
  if ('not' in condition) return !holds(game, condition.not, ctx);
  if ('whenActivated' in condition) return held(game, condition.whenActivated, ctx);
  if ('exists' in condition) return areThere(game, condition.exists, condition.count ?? { min: 1 }, ctx);
  if ('like' in condition) {
    const cards = condition.asIt ? refSeenAsWas(game, condition.is, ctx) : refSeen(game, condition.is, ctx);
    const shown = typeof condition.is === 'object' && 'named' in condition.is;
    const meets = shown ? isAsShown : matches;
    return cards.length > 0 && cards.every((card) => meets(game, condition.like, card, ctx));
  }
  if ('amount' in condition) return within(game, amount(game, condition.amount, ctx), condition.is, ctx);
  if ('happened' in condition) return happened(game, condition, ctx);
  if ('declared' in condition) return String(ctx.declared ?? '') === condition.declared;
  if ('activatedFrom' in condition)
    return ctx.link !== undefined && isIn(ctx.link.activatedFrom, many(condition.activatedFrom));
  if ('unmodelled' in condition) throw new Unmodelled(condition.unmodelled);
  return holdsOfDuel(game, condition, ctx);
}

const held = (game: Game, condition: Condition, ctx: Context): boolean =>
  ctx.link?.held?.get(condition) ?? holds(game, condition, ctx);

type OfDuel = Extract<
  Condition,
  | { turn: unknown }
  | { phase: unknown }
  | { step: unknown }
  | { lifePoints: unknown }
  | { start: unknown }
  | { due: unknown }
  | { freeZone: unknown }
>;
/** Of the turn and its parts, the players and their zones. */
function holdsOfDuel(game: Game, condition: OfDuel, ctx: Context): boolean {
  const { phase, step, timing, turn, sides } = game.duel;
  if ('turn' in condition) return isWhose(ctx, condition.turn, turn.player);
  if ('phase' in condition) return many(condition.phase).includes(phase);
  if ('step' in condition)
    return (
      step !== undefined &&
      many(condition.step).includes(step) &&
      (condition.timing === undefined || (timing !== undefined && many(condition.timing).includes(timing)))
    );
  if ('lifePoints' in condition) {
    const side = sides[condition.lifePoints === 'you' ? ctx.you : other(ctx.you)];
    return within(game, side.lifePoints, condition.is, ctx);
  }
  if ('start' in condition) return atStartOfPhase(game);
  if ('due' in condition) return isDrawDue(game);
  return playersOf(ctx, condition.freeZone).every((p) => freeMonsterZones(game, p) >= (condition.count ?? 1));
}

/** Is the normal draw of this Draw Phase still to come? */
export function isDrawDue({ duel }: Game): boolean {
  const { player, number } = duel.turn;
  const first = number === 1 && choose(duel.ruleset, 'firstDraw', { draws: false, 'does-not-draw': true });
  if (duel.phase !== 'draw' || first || duel.sides[player].used['skip-normal-draw']) return false;
  const told = duel.history.some((h) => h.what === 'drawn' && !h.lastTurn && (h.by ?? player) === player);
  const done = duel.log.some(
    ({ turn, events }) =>
      turn === number && events.some((e) => e.kind === 'drawn' && e.cause?.kind === 'rule' && e.player === player),
  );
  return !told && !done;
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
    .some(
      (i) =>
        i.turn === duel.turn.number &&
        (now === undefined || i.link !== now) &&
        i.events.some((e) => ACTS.includes(e.kind)),
    );
}
