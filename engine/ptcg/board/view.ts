/**
 * The board as the contract shows it (`PtcgState`): every id and default filled in. Cards and lists that did not change keep the object made before,
 * so that a step's `changes` cost no more than what changed.
 */
import type { CardRef, PokemonInPlay, PtcgPlayer, PtcgState } from '../../case/schema.ts';
import { deckSize, topCard, type Board, type Card, type InForce, type Pokemon, type Side } from './board.ts';

const REFS = new WeakMap<Card, CardRef>();
/** A card outside play: what it is never changes. */
function ref(card: Card): CardRef {
  const known = REFS.get(card);
  if (known) return known;
  const made = { id: card.id, card: card.name, ...(card.print && { print: card.print }) };
  REFS.set(card, made);
  return made;
}
const LISTS = new WeakMap<readonly Card[], CardRef[]>();
function refs(cards: readonly Card[]): CardRef[] {
  const before = LISTS.get(cards);
  if (before?.length === cards.length && cards.every((card, i) => before[i] === ref(card))) return before;
  const now = cards.map(ref);
  LISTS.set(cards, now);
  return now;
}
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
    energy: refs(pokemon.energy),
    tools: refs(pokemon.tools),
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
    hand: refs(side.hand),
    discard: refs(side.discard),
    lostZone: refs(side.lostZone),
    deck: { cards: refs(side.deck), count: deckSize(side) },
    prizes: side.prizesNamed ? { cards: refs(side.prizesKnown), count: side.prizes } : side.prizes,
    ...(side.mulliganDraws !== undefined && { mulliganDraws: side.mulliganDraws }),
    effects: shown(side.effects),
    used: { ...side.used },
  };
}

export const view = (board: Board): PtcgState => ({
  turn: { ...board.turn },
  firstPlayer: board.firstPlayer,
  ...(board.match && { match: board.match }),
  stadium: board.stadium && {
    card: board.stadium.card.name,
    owner: board.stadium.owner,
    ...(board.stadium.faces && { faces: board.stadium.faces }),
  },
  suddenDeath: board.suddenDeath,
  effects: shown(board.effects),
  history: [...board.history],
  players: { A: viewPlayer(board.players.A), B: viewPlayer(board.players.B) },
});
