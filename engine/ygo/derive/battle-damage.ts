/** What a player would take from the battle under way: found by the room of battles (`wiring.ts`), asked by effects. */
import type { Player } from '../../case/schema.ts';
import type { Game } from '../game/game.ts';

type Measure = (game: Game, player: Player) => number;
let measure: Measure = () => 0;
/** Puts in place what finds it. */
export function measureBattleDamage(by: Measure): void {
  measure = by;
}
/** Points; 0 where no battle is under way or its damage has been dealt. */
export const battleDamageTo: Measure = (game, player) => measure(game, player);
