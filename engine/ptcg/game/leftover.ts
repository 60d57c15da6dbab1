/** What a case gave and nothing asked for. */
import type { Ctx } from './context.ts';
import { Illegal, type Game } from './game.ts';
import { W } from '../say/words.ts';

/**
 * What the case gives beyond what was asked for is never silently dropped: a Pokémon or card that could not be chosen where a choice was made makes the move
 * illegal (`force`: that was said already, it is left out), the rest (coins of a flip that was not made) is named.
 */
export function leftover(g: Game, ctx: Ctx, force: boolean): void {
  for (const { refused, ...given } of Object.values(ctx.inputs))
    for (const what of ['pokemon', 'cards', 'energy'] as const) {
      const [next] = given[what];
      if (next === undefined || next !== refused[what]) continue;
      if (!force)
        throw new Illegal([
          what === 'pokemon' ? W.reasons.illegalTarget(ctx.name, next) : W.reasons.illegalCard(ctx.name, next),
        ]);
      given[what].length = 0;
    }
  for (const what of ['cards', 'energy'] as const) {
    const unused = ctx.inputs.you[what];
    if (unused.length > 0)
      g.record.assume({ path: `/moves/${g.move}/choose/${what}`, value: unused, text: W.cardsUnused(unused.length) });
  }
  const rest = ctx.inputs.you.coins;
  const active = Object.values(g.board.players).map((side) => side.active);
  const targets = ctx.inputs.you.pokemon.filter((id) => !active.some((p) => p?.id === id));
  if (targets.length > 0)
    g.record.assume({ path: `/moves/${g.move}/targets`, value: targets, text: W.targetsUnused(targets.length) });
  if (rest.length > 0)
    g.record.assume({ path: `/moves/${g.move}/coins`, value: rest, text: W.leftoverCoins(rest.length) });
}
