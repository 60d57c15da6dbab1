/** Who wins by what is there ("if you have all five pieces in your hand"). */
import { endDuel } from '../change/life-points.ts';
import { rulesOf } from '../derive/derive.ts';
import { sourceName } from '../derive/applied.ts';
import { reason, step, type Game } from '../game/game.ts';
import { holds } from '../derive/conditions.ts';
import { sayEffect } from '../say/effects.ts';

/** Has somebody won by what is there? Checked when an effect has resolved completely, never in the middle of one. */
export function checkWins(game: Game): boolean {
  if (game.duel.over) return true;
  const won = rulesOf(game, 'wins').filter((a) =>
    holds(game, a.rule.if, { you: a.controller, ...(a.card && { card: a.card }) }),
  );
  const [first] = won;
  if (!first) return false;
  const rules = ['ygo.win.card-effect', 'ygo.win.exodia-after-effect'];
  const players = new Set(won.map((a) => a.controller));
  const text =
    players.size > 1
      ? sayEffect.drawByEffect({ card: sourceName(first) })
      : sayEffect.wins({ player: first.controller, card: sourceName(first) });
  endDuel(game, players.size > 1 ? 'draw' : first.controller, reason('win-by-effect', text, ...rules));
  step(game, { kind: 'win', by: first.controller, text, rules });
  return true;
}
