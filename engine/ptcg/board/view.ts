/** The board as the contract shows it (`PtcgState`): every id and default filled in. */
import type { CardRef, PokemonInPlay, PtcgPlayer, PtcgState } from '../../case/schema.ts';
import { deckSize, topCard, type Board, type Card, type InForce, type Pokemon, type Side } from './board.ts';

const ref = (card: Card): CardRef => ({ id: card.id, card: card.name, ...(card.print && { print: card.print }) });
const shown = (effects: readonly InForce[]) => effects.map((e) => e.public);

/** A card under the top one; the id that has become the Pokémon's is not given twice. */
const under = (pokemon: Pokemon, card: Card): CardRef =>
  card.id === pokemon.id ? { card: card.name, ...(card.print && { print: card.print }) } : ref(card);

function viewPokemon(pokemon: Pokemon): PokemonInPlay {
  const top = topCard(pokemon);
  const { poisoned, burned } = pokemon.conditionDamage;
  return {
    id: pokemon.id,
    card: top.name,
    ...(top.print && { print: top.print }),
    damage: pokemon.damage,
    energy: pokemon.energy.map(ref),
    tools: pokemon.tools.map(ref),
    under: pokemon.cards.slice(0, -1).map((card) => under(pokemon, card)),
    conditions: [...pokemon.conditions],
    ...((poisoned !== undefined || burned !== undefined) && { conditionDamage: { ...pokemon.conditionDamage } }),
    ...(pokemon.since && { since: pokemon.since }),
    effects: shown(pokemon.effects),
  };
}

function viewPlayer(side: Side): PtcgPlayer {
  return {
    active: side.active && viewPokemon(side.active),
    bench: side.bench.map(viewPokemon),
    hand: side.hand.map(ref),
    discard: side.discard.map(ref),
    lostZone: side.lostZone.map(ref),
    deck: { cards: side.deck.map(ref), count: deckSize(side) },
    prizes: side.prizes,
    ...(side.mulliganDraws !== undefined && { mulliganDraws: side.mulliganDraws }),
    effects: shown(side.effects),
    used: { ...side.used },
  };
}

export const view = (board: Board): PtcgState => ({
  turn: { ...board.turn },
  firstPlayer: board.firstPlayer,
  ...(board.match && { match: board.match }),
  stadium: board.stadium && { card: board.stadium.card.name, owner: board.stadium.owner },
  suddenDeath: board.suddenDeath,
  effects: shown(board.effects),
  history: [...board.history],
  players: { A: viewPlayer(board.players.A), B: viewPlayer(board.players.B) },
});
