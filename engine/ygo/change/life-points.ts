/** Life Points, and the end of the Duel. */
import type { Player } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import type { Cause } from '../duel.ts';
import { type Game, reason, step } from '../game.ts';
import { sayEffect } from '../say/effects.ts';
import { checkSuddenDeath } from '../turn/match.ts';
import { happen, touchPlayer } from './instant.ts';

export type LifeChange = 'effect-damage' | 'battle-damage' | 'life-gained' | 'life-lost' | 'life-paid';

/** Changes life points; never below 0. */
export function changeLife(game: Game, player: Player, kind: LifeChange, by: number, cause: Cause): void {
  if (by === 0) return;
  const side = game.duel.sides[player];
  side.lifePoints = Math.max(0, side.lifePoints + (kind === 'life-gained' ? by : -by));
  touchPlayer(game, player);
  happen(game, { kind, cause, player, amount: by });
}

/** Ends the Duel. The first end counts. */
export function endDuel(game: Game, winner: Player | 'draw', ...reasons: Reason[]): void {
  game.duel.over ??= { winner, reasons };
}

/** Is a player at 0 life points? The Duel is over. */
export function checkLifePoints(game: Game): boolean {
  const { duel } = game;
  if (duel.over) return true;
  const lost = (['A', 'B'] as const).filter((player) => duel.sides[player].lifePoints === 0);
  if (lost.length === 0) {
    checkSuddenDeath(game);
    return duel.over !== undefined;
  }
  const rules = duel.ruleset.options.lifePointsZero.rules;
  if (lost.length === 2)
    endDuel(game, 'draw', reason('both-at-zero', sayEffect.bothAtZero(), 'ygo.win.simultaneous-zero', ...rules));
  else {
    const [loser] = lost as [Player];
    endDuel(
      game,
      loser === 'A' ? 'B' : 'A',
      reason('life-points-zero', sayEffect.atZero({ player: loser }), 'ygo.win.lp-zero', ...rules),
    );
  }
  step(game, {
    kind: 'life-points-zero',
    text: lost.length === 2 ? sayEffect.bothAtZero() : sayEffect.atZero({ player: lost[0] as Player }),
    rules: ['ygo.win.lp-zero', ...rules],
  });
  return true;
}
