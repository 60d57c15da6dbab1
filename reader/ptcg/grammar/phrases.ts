/** What the phrases of Pokémon texts mean: the categories of the grammar. */
import type { EnergyType, PtcgCard, SpecialCondition } from '../../../engine/case/schema.ts';
import type {
  Amount,
  AttackEffect,
  CardFilter,
  Count,
  Effect,
  EnergyFilter,
  Modifier,
  Op,
  PokemonFilter,
  Predicate,
  Side,
  Until,
  Who,
} from '../../../engine/ptcg/effects/schema.ts';
import type { Label, StageWord } from '../../../engine/ptcg/effects/shapes.ts';
import { Grammar } from '../../frame/grammar.ts';
import { CANON } from '../canon.ts';
import type { Named } from './names.ts';

/** What a reading may look at besides the text. */
export interface Context {
  /** The box as printed. */
  text: string;
  box: 'attack' | 'ability' | 'text';
  kind: PtcgCard['kind'];
  /** Keys (`nameKey`) of all names of cards known. */
  names: ReadonlySet<string>;
  /** Keys of names a text may use without their being on a list: those printed on this very card, and of its attacks. */
  own: ReadonlySet<string>;
  attacks: ReadonlyMap<string, string>;
  /** Printed damage of its attacks, by name. */
  damage: ReadonlyMap<string, string | number>;
  /** Name of this very card. */
  copiesOf?: string;
  /** The same without level, mark and letter ("Unown" of "Unown [A]"). */
  baseName?: string;
}

/** References to something named before; settled when the sentences are put together. */
export const IT = '#it';
export const FLIP = '#flip';
export const DONE = '#done';
/** The Pokémon that was Active before the last switch. */
export const OLD_ACTIVE = '#old-active';
/** On an instruction: whose Pokémon its text says it is about; checked and taken away when the sentences are put together. */
export const OWNER = '#owner';
/** The attack chosen before. */
export const ATTACK = '#attack';
/** Each of several Pokémon in turn. */
export const EACH = '#each';

/** One thing a sentence says is done. `ops`: words of the effect language; the rest is about the damage of the attack, or about other steps. */
export type Step =
  | { op: Op }
  | { damage: DamageSaid }
  | { plus: Amount }
  | { minus: Amount }
  | { ignores: ('weakness' | 'resistance' | 'effects')[] }
  | { benchToo: true }
  | { test: Predicate; then: readonly Step[]; else?: readonly Step[] }
  | { may: readonly Step[]; by?: Side }
  /** "If you do": what was just said did something. */
  | { didSo: readonly Step[]; not?: true }
  /** Part of what was just done (shuffling after a search), or nothing at all. */
  | { part: true | 'choices' }
  /** Where the other cards looked at go. */
  | { rest: NonNullable<Extract<Op, { do: 'take' }>['rest']> }
  /** "You can't add more than 100 damage in this way." */
  | { cap: number };
/** "does N damage": printed is what stands beside the attack. */
export interface DamageSaid {
  n: number;
  to?: Who | undefined;
  per?: Amount | undefined;
  also?: true | undefined;
  /** The number beside the attack, whatever it is. */
  printed?: true | undefined;
}

/** When and where an Ability, Tool, Stadium … does something. */
export type Head =
  | {
      effect: 'activated';
      limit: 'once-per-turn' | 'any-number' | 'once-per-game' | 'vstar';
      place?: 'active' | 'bench' | 'hand' | 'discard';
      if?: Predicate;
    }
  | {
      effect: 'triggered';
      when: Extract<Effect, { effect: 'triggered' }>['when'];
      place?: 'active' | 'bench';
      if?: Predicate;
      may?: true;
      it?: Who;
    };

/** What a sentence says. */
export type Said =
  /** `early`: what is done before everything else of the effect, wherever the text says it. */
  | { steps: readonly Step[]; early?: readonly Op[]; cost?: readonly Step[] }
  | { head: Head; steps: readonly Step[]; cost?: readonly Step[] }
  | { holds: readonly Modifier[]; place?: 'active' | 'bench'; if?: Predicate }
  | { cost: readonly Step[] }
  | { about: Partial<About> }
  | { records: readonly Effect[] }
  /** What a Special Energy provides, and when. */
  | { provides: EnergyType[][]; if?: Predicate }
  /** "Choose 1:", and what can be chosen. */
  | { choose: true | 'any' }
  | { option: readonly Step[] }
  /** Repeats the rules, or is said by the record anyway. */
  | { reminder: true };
/** What a sentence says of the whole effect. */
export interface About {
  limit: 'gx' | 'vstar' | 'by-name';
  usableIf: Predicate;
  firstTurn: true;
  /** What an attack says of its own cost. */
  cost: NonNullable<AttackEffect['cost']>;
  /** Of what it chooses, nothing like this. */
  notOn: PokemonFilter;
  /** What was discarded for it is none of the cards it takes. */
  notPaid: true;
  once: true;
  attachTo: PokemonFilter;
  /** What it may be attached to, said again: on anything else it is discarded. */
  elseDiscard: PokemonFilter;
  /** Played as a Pokémon. */
  fossil: Partial<Extract<Effect, { effect: 'played-as-pokemon' }>>;
}

export interface Wanted {
  which?: CardFilter | undefined;
  count: Amount | 'all' | 'any';
  upTo?: true | undefined;
}
/** No two of them the same. */
export interface Differing extends Wanted {
  different: 'types' | 'names';
}
export interface EnergyNoun extends EnergyFilter {
  cards?: true | undefined;
}

/** From or onto whom; `each`: of each of these in turn, as `EACH`. */
export interface At {
  who: Who;
  each?: PokemonFilter;
}

export interface Phrases {
  n: number;
  article: 1;
  type: EnergyType;
  types: EnergyType | EnergyType[];
  condition: SpecialCondition;
  conditions: SpecialCondition | SpecialCondition[];
  side: Side;
  stage: StageWord;
  label: Label;
  labels: Label | Label[];
  cardName: string;
  cardNames: string | string[];
  cardNamesAnd: string[];
  attackName: string;
  /** "Nidoqueen's". */
  cardNameOf: string;
  namePart: string;
  named: Named;
  owner: string;
  adjective: PokemonFilter;
  /** Pokémon without saying whose. */
  pokemon: PokemonFilter;
  pokemons: PokemonFilter;
  pokemonHead: PokemonFilter;
  pokemonPost: PokemonFilter;
  pokemonPossessive: PokemonFilter;
  kindOfPokemon: PokemonFilter;
  /** Pokémon of a player. */
  those: PokemonFilter;
  except: PokemonFilter;
  who: Who;
  /** All but `eachOf`. */
  who1: Who;
  eachOf: PokemonFilter;
  at: At;
  whose: Who;
  energy: EnergyNoun;
  energyHead: EnergyNoun;
  card: CardFilter;
  cardHead: CardFilter;
  cardPost: CardFilter;
  cards: CardFilter;
  wanted: Wanted;
  wantedEach: Wanted[];
  differing: Differing;
  ofDifferent: Differing['different'];
  oneOfEach: CardFilter;
  count: Count | { sum: Count[] };
  per: Amount;
  amount: Amount;
  test: Predicate;
  tests: Predicate;
  test1: Predicate;
  is: PokemonFilter;
  attackers: PokemonFilter;
  byWhom: PokemonFilter;
  numbers: number[];
  subject: PokemonFilter;
  subject1: PokemonFilter;
  subjects: PokemonFilter;
  subjectOf: PokemonFilter;
  attacksOf: PokemonFilter;
  until: Until;
  modifier: Modifier[];
  modifiers: Modifier[];
  verb: Modifier[];
  verbs: Modifier[];
  cost: { type: EnergyType; n: number };
  act: Step[];
  acts: Step[];
  moreActs: Step[];
  head: Head;
  event: Head;
  event1: Head;
  place: 'active' | 'bench' | 'hand' | 'discard';
  sentence: Said;
  /** "you attached Energy in this way": the instruction before it did something. */
  didSo: true;
  units: EnergyType[][];
  symbols: EnergyType[];
  option: Step[];
  /** What is done with cards just seen. */
  found: Step[];
  topFound: Step[];
  looked: { en: string; de: string };
  afterReveal: true;
  shown: Step[];
  deckOf: Side;
  putOnto: { to: 'hand' | 'deck' | 'discard' | 'lost-zone' | 'deck-top' | 'deck-bottom' | 'bench' };
}

export type PtcgGrammar = Grammar<Phrases, Context>;
export const newGrammar = (): PtcgGrammar => new Grammar<Phrases, Context>(CANON);

/** Both must hold; `undefined` where they cannot be said together. */
export function both(a: PokemonFilter, b: PokemonFilter): PokemonFilter | undefined {
  for (const key of Object.keys(b) as (keyof PokemonFilter)[])
    if (a[key] !== undefined && b[key] !== undefined && key !== 'not' && key !== 'any') return undefined;
  if (a.not && b.not) return { ...a, ...b, not: { any: [a.not, b.not] } };
  if (a.any && b.any) return undefined;
  return { ...a, ...b };
}
/** `both` for filters of cards. */
export function bothCards(a: CardFilter, b: CardFilter): CardFilter | undefined {
  for (const key of Object.keys(b) as (keyof CardFilter)[])
    if (a[key] !== undefined && b[key] !== undefined && a[key] !== b[key]) return undefined;
  return { ...a, ...b };
}
export const listed = <T>(first: T, more: T | T[]): T[] => [first, ...(Array.isArray(more) ? more : [more])];
export const single = <T>(list: readonly T[]): T | T[] => (list.length === 1 ? list[0]! : [...list]);
