/** To which Pokémon a card may be attached, by its own text. */
import type { Card, Player, Pokemon } from '../board/board.ts';
import { newContext } from '../game/context.ts';
import { cardName, type Game } from '../game/game.ts';
import { matches } from './evaluate.ts';

/** Whether this player may attach it to that Pokémon: to their own, unless its text says otherwise. */
export function mayBeAttached(g: Game, player: Player, card: Card, pokemon: Pokemon): boolean {
  const rule = card.effects.find((e) => e.effect === 'attach-to');
  if (!rule) return pokemon.owner === player;
  const ctx = newContext({ g, you: player, self: pokemon, kind: 'energy', name: cardName(card), card: card.id });
  const fits = matches(ctx, pokemon, rule.which);
  return rule.which.of === undefined ? fits && pokemon.owner === player : fits;
}
