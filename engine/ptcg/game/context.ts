/** In whose name an instruction is carried out, and what it has been told and has found out so far. */
import type { Coin, EnergyType, Player, PtcgChoices, SpecialCondition } from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import type { KnownAttack } from '../attack/known.ts';
import type { Card, Pokemon } from '../board/board.ts';
import type { Game } from './game.ts';

export type Origin = 'attack' | 'ability' | 'item' | 'supporter' | 'stadium' | 'tool' | 'energy' | 'rule';

/** What an instruction with an `as` did. */
export interface Result {
  count: number;
  pokemon: Pokemon[];
  cards: Card[];
  coins: Coin[];
  /** English name of the attack chosen. */
  attack?: string;
}
/** Choices the case gives, taken from the front as they are asked for. */
export interface Inputs {
  /** The case names cards or Energy here, perhaps none (`[]`: the search fails). */
  given: { cards: boolean; energy: boolean };
  /** It says that none are chosen. */
  none: { cards: boolean; energy: boolean };
  pokemon: string[];
  cards: string[];
  energy: string[];
  coins: Coin[];
  counters?: Record<string, number>;
  option?: number;
  number?: number;
  name?: string;
  type?: EnergyType;
  condition?: SpecialCondition;
  yes?: boolean;
  /** Named by the case, but not to be taken where it was asked for: wrong, unless something later asks for it. */
  refused: { pokemon?: string; cards?: string; energy?: string };
}
export interface AttackInUse {
  attacker: Pokemon;
  name: Localized;
  /** Cost after changes, in symbols. */
  cost: EnergyType[];
  /** Damage points done so far, per Pokémon. */
  done: Map<Pokemon, number>;
  failed: boolean;
  /** It, and those it has copied. */
  used: KnownAttack[];
  /** Its damage stands in the headline. */
  told?: true;
  /** Whose Weakness would have counted, had no effect said otherwise. */
  spared?: Set<Pokemon>;
}
export interface Ctx {
  g: Game;
  you: Player;
  self?: Pokemon;
  kind: Origin;
  /** Name of the card, Ability or attack the instruction comes from, and the id of its card. */
  name: Localized;
  card: string;
  results: Map<string, Result>;
  inputs: Record<'you' | 'opponent', Inputs>;
  /** The card itself, where its effect is used from the hand or the discard pile. */
  thisCard?: Card;
  /** The Trainer card being played, until it lies somewhere else. */
  played?: Card;
  event?: Pokemon;
  /** Damage points of the attack that the event is about. */
  suffered?: number;
  attacker?: Pokemon;
  attack?: AttackInUse;
  /** Only what somebody has read counts, while it is asked whether the effect could do anything. */
  readOnly?: true;
  /** A cost is being paid: what the case chooses may be for the effect behind it. */
  paying?: true;
  /** The Pokémon a choice could be made of, by its `as`, while it is only asked whether the effect could do anything. */
  choosable?: Map<string, Pokemon[]>;
  /** The Trainer card that would be played, while it is only asked whether it could do anything: it is no card of the hand any more. */
  leaving?: Card;
  /** Cards the cost will take from the hand, and those of them it puts into the deck, while it is only asked whether the effect could do anything. */
  owed?: { hand: number; deck: number };
  /** Choices of targets settled before (step d), by the instruction that makes them. */
  settled: Map<object, Pokemon[]>;
}

export function inputsOf(move: {
  targets?: string[] | undefined;
  coins?: Coin[];
  choose?: PtcgChoices | undefined;
  others?: PtcgChoices;
}): Ctx['inputs'] {
  const of = (choices: PtcgChoices | undefined, targets: string[], coins: Coin[]): Inputs => ({
    ...choices,
    refused: {},
    none: { cards: choices?.cards?.length === 0, energy: choices?.energy?.length === 0 },
    given: { cards: choices?.cards !== undefined, energy: choices?.energy !== undefined },
    pokemon: [...targets, ...(choices?.pokemon ?? [])],
    cards: [...(choices?.cards ?? [])],
    energy: [...(choices?.energy ?? [])],
    coins: [...coins, ...(choices?.coins ?? [])],
  });
  return { you: of(move.choose, move.targets ?? [], move.coins ?? []), opponent: of(move.others, [], []) };
}
export const noInputs = (): Ctx['inputs'] => inputsOf({});

export const newContext = (from: Pick<Ctx, 'g' | 'you' | 'kind' | 'name' | 'card'> & Partial<Ctx>): Ctx => ({
  results: new Map(),
  inputs: noInputs(),
  settled: new Map(),
  ...from,
});
