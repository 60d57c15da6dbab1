/** What the moves of a turn share: finding the cards a move names, and refusing it. */
import type { PtcgMove } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import { pokemonById, type Card, type Player, type Pokemon } from '../board/board.ts';
import { Illegal, type Game } from '../game/game.ts';
import { reasonsAgainst } from '../derive/heed.ts';
import { W } from '../say/words.ts';

export type MoveOf<K extends PtcgMove['do']> = Extract<PtcgMove, { do: K }>;

/** A card in a player's hand, by id. */
export function inHand(g: Game, player: Player, id: string): Card {
  const { hand } = g.board.players[player];
  // The id may belong to a copy elsewhere; only a card in the hand can be meant here, and copies are alike.
  const card = hand.find((c) => c.id === id) ?? hand.find((c) => c.name === id) ?? unknownIs(g, player, id);
  if (card) return card;
  // A copy that has left the hand: another of its name may be among the cards nobody has identified.
  const name = elsewhere(g, player, id)?.name;
  const another = name === undefined ? undefined : unknownIs(g, player, name);
  if (!another) throw new Illegal([W.reasons.notInHand(name ?? id)]);
  return another;
}
/** The card of this id where a player's cards lie that are not in play. */
function elsewhere(g: Game, player: Player, id: string): Card | undefined {
  const { deck, discard, lostZone } = g.board.players[player];
  return [...deck, ...discard, ...lostZone].find((card) => card.id === id && card.name !== '?');
}
/** A card nobody had identified turns out to be this one: the move shows it. */
function unknownIs(g: Game, player: Player, name: string): Card | undefined {
  const hand = g.board.players[player].hand;
  const at = hand.findIndex((c) => c.name === '?');
  if (at < 0 || !g.find(name)) return undefined;
  const card = g.newCard(name, player);
  hand[at] = card;
  return card;
}
export function own(g: Game, player: Player, id: string): Pokemon {
  const pokemon = pokemonById(g.board, id);
  if (!pokemon || pokemon.owner !== player) throw new Illegal([W.reasons.notYourPokemon(id)]);
  return pokemon;
}
/** All that stands against a move is asked; `force`: it was accepted all the same. */
export function insist(g: Game, check: () => readonly Reason[], force: boolean): void {
  const reasons = reasonsAgainst(g, check);
  if (reasons.length > 0 && !force) throw new Illegal(reasons);
}
export const isFirstTurn = (g: Game): boolean => g.board.turn.number <= 2;
