// What a line says, taken apart: who does what with which card, what lies where, which moment it is.
import type { BattleStep, DamageTiming, Phase, Player, YgoCard, YgoMonster } from '../../engine/case/schema.ts';
import type { Filter } from '../../engine/ygo/effects/schema.ts';

type SummonKind = NonNullable<NonNullable<YgoMonster['since']>['how']>;
export type Does =
  | 'activate'
  | 'normal-summon'
  | 'special-summon'
  | 'pendulum-summon'
  | 'flip-summon'
  | 'set'
  | 'change-position'
  | 'attack'
  | 'pass'
  | 'end-turn';
/** What stands in parentheses behind a name. */
export interface Notes {
  /** The place, or the number of the effect, was not said: it is tried. */
  supposed?: true;
  place?: 'set' | 'hand' | 'field' | 'graveyard' | 'banished' | 'deck' | 'extraDeck' | 'pendulum';
  position?: 'attack' | 'defense';
  faceDown?: boolean;
  /** Of a monster nobody named; of one that is named, what it has before the first play. */
  atk?: number;
  def?: number;
  /** Its Level or Rank, as printed. */
  level?: number;
  /** So many Xyz Materials it has. */
  materials?: number;
  /** So many counters it holds, of whatever kind its text speaks of. */
  counters?: number;
  /** A monster nobody named. */
  monster?: true;
  /** One of so many, and no more. */
  exactly?: true;
  /** One of so many besides the card that is played. */
  others?: true;
  /** Whose side it lies on. */
  side?: Player;
  /** It is said to be one's own. */
  own?: true;
  /** A monster Set in a Spell & Trap Zone. */
  asSpell?: boolean;
  effect?: number;
  /** What the effect that is meant does, or where it is used: a word of `EFFECT_KINDS`. */
  effectKind?: string;
  option?: number;
  /** "X's effect", without its number: not the activation of the card itself. */
  itsEffect?: true;
  /** Its effect applies already. */
  inForce?: true;
  /** What is declared: a card name, a Type. */
  declared?: string;
  /** So many monsters nobody named are Tributed, whatever its Level asks for. */
  tributes?: number;
  /** Names of cards given up: Tributes, discards and other costs. */
  cost: { how: 'tribute' | 'discard' | 'banish' | 'send' | 'return' | 'reveal'; name: string; side?: Player }[];
  /** It was not Summoned properly before. */
  improper?: true;
  /** How it was Summoned, where it lies there. */
  how?: SummonKind;
  /** Names of the monsters to whose zones this Link Monster points. */
  pointsAt?: string[];
  /** The name of the monster it is equipped to. */
  equips?: string;
  /** So many monsters of a kind nobody named are the material. */
  madeOf?: { count: number; like: Filter };
  /** What is among the material, where an effect answers a Summon with such material. */
  madeWith?: Filter;
  /** Notes nobody understands. */
  unknown: string[];
}
/** A card of which nothing more is said. */
export const noNotes = (): Notes => ({ cost: [], unknown: [] });
export interface NamedCard {
  name: string;
  notes: Notes;
  /** A card nobody named, put in. */
  card?: YgoCard;
}
/** `supposed`: the line does not say it; it is tried, and then an assumption. */
export type Item =
  | { is: 'life-points'; player: Player; lifePoints: number }
  /** So many monsters that player has Summoned this turn, before the first play. */
  | { is: 'summoned'; player: Player; count: number }
  /** The turn of the duel with this number. */
  | { is: 'turn-number'; number: number }
  /** So many cards are in that player's Deck. */
  | { is: 'deck'; player: Player; count: number }
  | { is: 'turn'; player: Player; supposed?: true }
  | { is: 'phase'; phase: Phase; supposed?: true }
  | { is: 'step'; step: BattleStep; timing?: DamageTiming; by?: Player; supposed?: true }
  /** `between`: put between two plays of the line. */
  /** `again`: what triggered by then was a Chain of its own, and has resolved, too. */
  /** `said`: in words; a sign may stand between a play and its answer, too. */
  | { is: 'chain-ends'; said?: true; supposed?: true; between?: true; answered?: true; again?: true }
  | There
  | Action;
/** "B has Macro Cosmos": what lies there from the beginning. */
export interface There {
  is: 'there';
  player: Player;
  cards: NamedCard[];
  /** "no monsters", "no cards in hand": the place in which nothing lies. */
  none?: 'hand' | 'field' | 'graveyard';
  /** The line does not say whose. */
  nobodys?: true;
}
export interface Action {
  is: 'action';
  by?: Player;
  does: Does;
  card?: NamedCard;
  targets: NamedCard[];
  written: string;
  supposed?: true;
  /** Supposed, but in the place of a play the line says: a Summon by a card nobody named. */
  instead?: true;
  /** Supposed: what brings out this monster, which the line names only then. */
  comesOut?: NamedCard;
  /** "summons", or no verb at all: the line does not say how. */
  anyHow?: true;
  /** "plays X": activated or, of a monster, Summoned. */
  plays?: true;
  /** "link summons X": by nothing but its own material. */
  fromMaterial?: true;
  /** "summons X with Y": where Y is a monster, it is given up for X, not activated. */
  summonsWith?: true;
  /** Behind a '>': a link on what stands before it, never a play behind that Chain. */
  links?: true;
}
/** Whether the line says this play. */
export const isSaid = (item: Item | undefined): boolean =>
  item?.is === 'action' && (!item.supposed || item.instead === true);
/** Whether it was put in to be tried. */
export const isSupposed = (item: Item): boolean => 'supposed' in item && item.supposed === true;

/** Whether a text names a card; whether it is its whole name. */
export interface IsCard {
  (name: string): boolean;
  exactly?: (name: string) => boolean;
}

export const playerOf = (letter: string | undefined): Player => (letter?.toUpperCase() === 'B' ? 'B' : 'A');

/** "2 monsters", "a DARK monster" on the field. */
export const isOneOfSoMany = ({ card, notes }: NamedCard): boolean =>
  notes.exactly === true &&
  (notes.monster === true || card?.kind === 'monster') &&
  (notes.place ?? 'field') === 'field';
