/**
 * From a case to a board: ids, defaults, card definitions. The case has been read and checked (names and ids exist); what is wrong here is a
 * programmer's error.
 */
import { cardsOf, type Path } from '../../case/ids.ts';
import { knownPrizes, prizeCount } from '../../case/ptcg.ts';
import type {
  CardRef,
  Player,
  PokemonInPlay,
  PtcgCard,
  PtcgCase,
  PtcgModifier,
  PtcgPlayer,
  PtcgState,
} from '../../case/schema.ts';
import { otherPlayer, PLAYERS, type Board, type Card, type InForce, type Pokemon, type Side } from './board.ts';
import type { Texts } from '../texts/texts.ts';
import { modifierFromCase } from './public-modifiers.ts';
import type { Ruleset } from '../rulesets.ts';

/** Cards in a deck of which the case says nothing. */
const DEFAULT_DECK = 30;
const DEFAULT_TURN = { starting: 5, other: 6 };
const USED = ['energy', 'supporter', 'stadium', 'retreat', 'gx', 'vstar'] as const;

/** The cards under a Pokémon from the Basic Pokémon upwards, in whatever order the case names them. */
const STAGES = ['basic', 'restored', 'stage1', 'stage2'];
const stageOf = ({ def }: Card): number => STAGES.indexOf(def?.stage ?? '');
const byStage = (one: Card, two: Card): number =>
  stageOf(one) < 0 || stageOf(two) < 0 ? 0 : stageOf(one) - stageOf(two);

export type FindCard = (name: string, print?: string) => PtcgCard | undefined;

/** Where cards come from: what is printed on them, and what their texts say. */
export interface Cards {
  find: FindCard;
  texts: Texts;
}

/** A card by its name; `'?'` and names nobody knows have no definition. */
export function makeCard({ find, texts }: Cards, id: string, name: string, owner: Player, print?: string): Card {
  const def = find(name, print);
  return {
    id,
    name,
    ...(print !== undefined && { print }),
    ...(def && { def }),
    ...(def ? textsOf(texts, def) : NO_TEXT),
    owner,
  };
}

const NO_TEXT = { effects: [], unread: [], ground: 'declared' } as const;
const textsOf = (texts: Texts, def: PtcgCard) => {
  const { effects, unread, ground } = texts.of(def);
  return { effects, unread, ground };
};

export function loadBoard(theCase: PtcgCase, from: Cards, rules: Ruleset): Board {
  return new Loading(theCase, from, rules).board();
}

/** A case on its way to a board: parts are found by their path in the case, which tells their id. */
class Loading {
  readonly #state: PtcgState;
  readonly #ids: ReadonlyMap<string, string>;
  readonly #from: Cards;
  readonly #rules: Ruleset;
  readonly #firstPlayer: Player;
  readonly #turn: Board['turn'];
  /** Energy a line filled in; nothing where the case is no line's. */
  readonly #filled: readonly unknown[] | undefined;

  /** Cards a line put into a hand it does not tell of: what else is there nobody said. */
  readonly #handsFilled: Partial<Record<Player, number>> = {};

  constructor(theCase: PtcgCase, from: Cards, rules: Ruleset) {
    const state = (this.#state = theCase.state ?? {});
    this.#ids = new Map(cardsOf(theCase).map((card) => [card.path.join('/'), card.id]));
    this.#from = from;
    this.#rules = rules;
    const filled = (theCase.assumed ?? []).flatMap(({ path, value }) =>
      path.endsWith('/active/energy') ? [value] : [],
    );
    this.#filled = theCase.assumed?.length ? filled : undefined;
    for (const player of PLAYERS) {
      const put = (theCase.assumed ?? []).filter(({ path }) => path === `/players/${player}/hand`);
      if (put.length > 0) this.#handsFilled[player] = put.flatMap(({ value }) => value).length;
    }
    const { player, firstPlayer } = whoseTurn(state);
    this.#firstPlayer = firstPlayer;
    const number = state.turn?.number ?? (player === firstPlayer ? DEFAULT_TURN.starting : DEFAULT_TURN.other);
    this.#turn = { player, number };
  }

  board(): Board {
    const state = this.#state;
    const { stadium } = state;
    return {
      turn: this.#turn,
      turnAssumed: state.turn?.number === undefined,
      firstPlayer: this.#firstPlayer,
      ...(state.match && { match: state.match }),
      stadium: stadium
        ? {
            card: this.#card({ card: stadium.card }, stadium.owner, ['state', 'stadium']),
            owner: stadium.owner,
            ...(stadium.faces && { faces: stadium.faces }),
          }
        : null,
      suddenDeath: state.suddenDeath ?? false,
      effects: this.#inForce(state.effects, this.#turn.player, false),
      history: (state.history ?? []).map((h) => ({ ...h })),
      players: Object.fromEntries(PLAYERS.map((p) => [p, this.#side(p)])) as Record<Player, Side>,
    };
  }

  #side(owner: Player): Side {
    const state = this.#state;
    const { suddenDeathPrizes, prizeCards } = this.#rules.numbers;
    const written: PtcgPlayer = state.players?.[owner] ?? {};
    const at: Path = ['state', 'players', owner];
    const deck = this.#cards(written.deck?.cards, owner, [...at, 'deck', 'cards']);
    const count = written.deck?.count ?? Math.max(DEFAULT_DECK, deck.length);
    const prizesKnown = this.#cards([...knownPrizes(written.prizes)], owner, [...at, 'prizes', 'cards']);
    const dealt = (state.suddenDeath ? suddenDeathPrizes : prizeCards).value;
    return {
      active: written.active ? this.#pokemon(written.active, owner, [...at, 'active']) : null,
      bench: (written.bench ?? []).map((p, i) => this.#pokemon(p, owner, [...at, 'bench', i])),
      hand: this.#cards(written.hand, owner, [...at, 'hand']),
      discard: this.#cards(written.discard, owner, [...at, 'discard']),
      lostZone: this.#cards(written.lostZone, owner, [...at, 'lostZone']),
      deck,
      deckUnknown: Math.max(0, count - deck.length),
      shuffled: false,
      prizes: prizeCount(written.prizes) ?? Math.max(dealt, prizesKnown.length),
      prizesKnown,
      prizesNamed: typeof written.prizes === 'object',
      prizesWritten: prizeCount(written.prizes) !== undefined,
      ...(written.mulliganDraws !== undefined && { mulliganDraws: written.mulliganDraws }),
      effects: this.#inForce(written.effects, owner, false),
      used: {
        ...Object.fromEntries(USED.map((what) => [what, false])),
        ...usedBefore(state, owner),
        ...defined(written.used),
      },
      written: state.players?.[owner] !== undefined,
      benchWritten: written.bench !== undefined,
      discardWritten: written.discard !== undefined,
      handWritten: written.hand !== undefined && written.hand.length > (this.#handsFilled[owner] ?? -1),
    };
  }

  #pokemon(ref: string | PokemonInPlay, owner: Player, path: Path): Pokemon {
    const written: PokemonInPlay = typeof ref === 'string' ? { card: ref } : ref;
    const { id: _, ...top } = written;
    const topCard = this.#card({ card: top.card, ...(top.print && { print: top.print }) }, owner, path);
    return {
      id: topCard.id,
      owner,
      cards: [...this.#cards(written.under, owner, [...path, 'under']).sort(byStage), topCard],
      damage: written.damage ?? 0,
      ...(written.damage && { withstood: written.damage }),
      energy: this.#cards(written.energy, owner, [...path, 'energy']),
      tools: this.#cards(written.tools, owner, [...path, 'tools']),
      conditions: [...(written.conditions ?? [])],
      conditionDamage: { ...written.conditionDamage },
      ...this.#untold(written),
      ...(written.since && { since: written.since }),
      effects: this.#inForce(written.effects, owner, true),
    };
  }

  /** A line says of a Pokémon what the dispute is about; the rest is not known. */
  #untold({ damage, energy }: PokemonInPlay): Pick<Pokemon, 'untold'> {
    const filled = this.#filled;
    if (!filled) return {};
    const same = JSON.stringify(energy);
    const noEnergy = energy === undefined || filled.some((one) => JSON.stringify(one) === same);
    return { untold: { ...(damage === undefined && { damage: true }), ...(noEnergy && { energy: true }) } };
  }

  #card(ref: CardRef, owner: Player, path: Path): Card {
    const written = typeof ref === 'string' ? { card: ref } : ref;
    const id = this.#ids.get(path.join('/'));
    if (id === undefined) throw new Error(`no id for ${path.join('/')}`);
    return makeCard(this.#from, id, written.card, written.owner ?? owner, written.print);
  }
  #cards(refs: readonly CardRef[] | undefined, owner: Player, path: Path): Card[] {
    return (refs ?? []).map((ref, i) => this.#card(ref, owner, [...path, i]));
  }
  #inForce(modifiers: readonly PtcgModifier[] | undefined, owner: Player, onPokemon: boolean): InForce[] {
    return (modifiers ?? []).map((m) => modifierFromCase(m, owner, onPokemon, this.#turn));
  }
}

/** A Supporter that `history` says was played this turn is the one of this turn. */
const usedBefore = (state: PtcgState, owner: Player): Record<string, boolean> =>
  (state.history ?? []).some(
    (h) => h.what === 'supporter-played' && h.by === owner && (h.when ?? 'this-turn') === 'this-turn',
  )
    ? { supporter: true }
    : {};

/**
 * Turns alternate: a number tells whose turn it is where the case does not say, and who went first where it names the turn's player. Extra turns break that, so
 * what is written counts.
 */
function whoseTurn({ turn, firstPlayer }: PtcgState): { player: Player; firstPlayer: Player } {
  const odd = turn?.number === undefined || turn.number % 2 === 1;
  if (turn?.player === undefined) {
    const first = firstPlayer ?? 'A';
    // Without a number, player A's turn.
    return { player: turn?.number === undefined ? 'A' : odd ? first : otherPlayer(first), firstPlayer: first };
  }
  if (firstPlayer !== undefined || turn.number === undefined)
    return { player: turn.player, firstPlayer: firstPlayer ?? 'A' };
  return { player: turn.player, firstPlayer: odd ? turn.player : otherPlayer(turn.player) };
}

const defined = (flags: Record<string, boolean | undefined> | undefined): Record<string, boolean> =>
  Object.fromEntries(Object.entries(flags ?? {}).map(([key, value]) => [key, value === true]));
