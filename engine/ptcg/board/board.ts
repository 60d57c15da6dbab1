/**
 * The board of a Pokémon game while it is being ruled on: players, Pokémon in play, cards. One mutable model; `view.ts` projects it into the
 * contract's `PtcgState`. Names of zones and parts are the rulebook's.
 */
import type {
  Match,
  Player,
  PokemonInPlay,
  PtcgCard,
  PtcgHappened,
  PtcgModifier,
  SpecialCondition,
} from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import type { Ground } from '../../reading.ts';
import type { Effect, Modifier } from '../effects/schema.ts';
import type { UnreadBox } from '../texts/texts.ts';

export type { Player } from '../../case/schema.ts';
export const PLAYERS = ['A', 'B'] as const satisfies readonly Player[];
export const otherPlayer = (player: Player): Player => (player === 'A' ? 'B' : 'A');

/** A physical card. `def` is absent for a card nobody has identified (`'?'`). */
export interface Card {
  id: string;
  /** As the case writes it. */
  name: string;
  print?: string;
  def?: PtcgCard;
  /** Declared or read effects, checked against the schema. */
  effects: readonly Effect[];
  /** Text boxes with sentences nobody read. */
  unread: readonly UnreadBox[];
  /** Whose word the effects are. */
  ground: Ground;
  owner: Player;
}

/** A Pokémon in play: a pile of cards, the last on top. The id stays when it evolves. */
export interface Pokemon {
  id: string;
  owner: Player;
  /** Lowest first; a V-UNION's four pieces and a LEGEND's two halves are one Pokémon. */
  cards: Card[];
  /** Damage points, a multiple of 10. */
  damage: number;
  energy: Card[];
  tools: Card[];
  conditions: SpecialCondition[];
  /** Damage points per Pokémon Checkup where a card changed them. */
  /** Of a Pokémon whose HP nobody knows: damage it is known to have withstood, in points. */
  withstood?: number;
  conditionDamage: { poisoned?: number; burned?: number };
  /** What a line did not say of it and filled in: damage, Energy. */
  untold?: { damage?: true; energy?: true };
  since?: PokemonInPlay['since'];
  /** Number of the turn in which it moved from the Bench to the Active Spot. */
  activeSince?: number;
  /** Number of the turn in which it became Paralyzed, where that was during the ruling. */
  paralyzedIn?: number;
  effects: InForce[];
}

/** A lingering effect. `public` is what the contract's board shows of it. */
export interface InForce {
  modifier: Modifier;
  public: PtcgModifier;
  /** Whose effect it is: `you` in the modifier. */
  you: Player;
  /** Name of the card it comes from, where known. */
  by?: string;
  /** The same in both languages, where the ruling brought it about. */
  name?: Localized;
  /** The Pokémon whose effect it is (`self` in the modifier, where it lies on a player or on the game). */
  maker?: string;
  /** An effect of an attack on that Pokémon: gone when it is benched or evolves. */
  ofAttack: boolean;
  /** Gone at the end of the first turn of `player` with a number greater than `after`; 'leaves-active' effects have none. */
  ends?: { player: Player; after: number };
  leavesActive?: boolean;
}

export interface Side {
  active: Pokemon | null;
  bench: Pokemon[];
  hand: Card[];
  discard: Card[];
  lostZone: Card[];
  /** Known cards, top first, and how many more there are whose names nobody gave. */
  deck: Card[];
  deckUnknown: number;
  /** Shuffled since: the known cards are there, nobody knows where. */
  shuffled: boolean;
  /** How many are left, the known ones among them (which of those that lie there they are nobody says). */
  prizes: number;
  prizesKnown: Card[];
  /** The case speaks of Prize cards by name. */
  prizesNamed: boolean;
  prizesWritten: boolean;
  mulliganDraws?: number;
  effects: InForce[];
  used: Record<string, boolean>;
  /** The case says nothing of this player's board: no Pokémon is then no loss. */
  written: boolean;
  /** The case writes a Bench, a discard pile (an empty one counts). */
  benchWritten: boolean;
  discardWritten: boolean;
  handWritten: boolean;
}

export interface Board {
  turn: { player: Player; number: number };
  /** The case does not say whose turn it is or which. */
  turnAssumed: boolean;
  firstPlayer: Player;
  match?: Match;
  /** `faces`: the player at whom the first effect of a two-sided Stadium points. */
  stadium: { card: Card; owner: Player; faces?: Player } | null;
  suddenDeath: boolean;
  effects: InForce[];
  history: PtcgHappened[];
  players: Record<Player, Side>;
}

/** All Pokémon of a player: the Active one first, then the Bench in order. */
export const pokemonOf = (board: Board, player: Player): Pokemon[] => {
  const { active, bench } = board.players[player];
  return active ? [active, ...bench] : [...bench];
};
/** All Pokémon in play, player A's first. */
export const allPokemon = (board: Board): Pokemon[] => PLAYERS.flatMap((p) => pokemonOf(board, p));
export const isActive = (board: Board, pokemon: Pokemon): boolean => board.players[pokemon.owner].active === pokemon;
export const inPlay = (board: Board, pokemon: Pokemon): boolean => pokemonOf(board, pokemon.owner).includes(pokemon);
export const topCard = (pokemon: Pokemon): Card => pokemon.cards[pokemon.cards.length - 1]!;
export const deckSize = (side: Side): number => side.deck.length + side.deckUnknown;
export const pokemonById = (board: Board, id: string): Pokemon | undefined =>
  allPokemon(board).find((p) => p.id === id || topCard(p).id === id);

/** A copy that shares cards and declarations but nothing that changes. */
export function cloneBoard(board: Board): Board {
  const pokemon = (p: Pokemon): Pokemon => ({
    ...p,
    cards: [...p.cards],
    energy: [...p.energy],
    tools: [...p.tools],
    conditions: [...p.conditions],
    conditionDamage: { ...p.conditionDamage },
    effects: [...p.effects],
  });
  const side = (s: Side): Side => ({
    ...s,
    active: s.active && pokemon(s.active),
    bench: s.bench.map(pokemon),
    hand: [...s.hand],
    discard: [...s.discard],
    lostZone: [...s.lostZone],
    deck: [...s.deck],
    prizesKnown: [...s.prizesKnown],
    effects: [...s.effects],
    used: { ...s.used },
  });
  return {
    ...board,
    turn: { ...board.turn },
    effects: [...board.effects],
    history: [...board.history],
    players: { A: side(board.players.A), B: side(board.players.B) },
  };
}
