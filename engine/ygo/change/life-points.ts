/** Life Points, and the end of the Duel. */
import type { Player } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import type { Cause } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
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
