/** Who has lost by Life Points. */
import type { Player } from '../../case/schema.ts';
import { type Game, reason, step } from '../game/game.ts';
import { sayEffect } from '../say/effects.ts';
import { checkSuddenDeath } from './match.ts';
import { endDuel } from '../change/life-points.ts';

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
