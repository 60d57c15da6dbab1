/** The Deck, with cards nobody named; drawing; cards that were not there before. */
import { freeId } from '../../case/ids.ts';
import type { Player } from '../../case/schema.ts';
import { type CardInfo, UNKNOWN_CARD } from '../cards.ts';
import { seen } from '../derive/seen.ts';
import type { Card, Cause } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
import { newCard } from '../board/load.ts';
import { happen, touch } from './instant.ts';
import { put } from './moving.ts';

/** The card on top of the Deck; an unknown one where nobody named it; undefined where the Deck is empty. */
function topOfDeck(game: Game, player: Player): Card | undefined {
  const side = game.duel.sides[player];
  const named = side.zones.deck[0];
  if (named) return named;
  if (side.unnamed.deck === 0) return undefined;
  side.unnamed.deck--;
  const card = makeCard(game, '?', UNKNOWN_CARD, player);
  card.face = 'down';
  put(game, card, player, 'deck', 'start');
  return card;
}

/** An unnamed card of the Deck, Extra Deck as '?' (a search by a player who has not said for what); as `name` where only such a card is looked for. */
export function unnamedCard(game: Game, player: Player, zone: 'deck' | 'extraDeck', name?: string): Card | undefined {
  const side = game.duel.sides[player];
  if (side.unnamed[zone] === 0) return undefined;
  side.unnamed[zone]--;
  const info = name === undefined ? undefined : game.infoNamed(name);
  const card = makeCard(game, info ? name! : '?', info ?? UNKNOWN_CARD, player);
  card.face = 'down';
  put(game, card, player, zone);
  return card;
}

/** A card that was not there before (a Token, an unknown card), in no place. */
export function makeCard(game: Game, name: string, info: CardInfo, owner: Player): Card {
  const id = freeId(name, game.duel.cards);
  const card = newCard(id, name, info, owner, owner);
  game.duel.cards.set(id, card);
  return card;
}
export function drawCards(game: Game, player: Player, count: number, cause: Cause): { drawn: Card[]; missing: number } {
  const drawn: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = topOfDeck(game, player);
    if (!card) return { drawn, missing: count - i };
    const was = seen(game, card);
    put(game, card, player, 'hand');
    card.stay++;
    touch(game, card);
    drawn.push(card);
    happen(game, { kind: 'drawn', card: was, cause, from: 'deck', to: 'hand', player, amount: 1 });
  }
  return { drawn, missing: 0 };
}
