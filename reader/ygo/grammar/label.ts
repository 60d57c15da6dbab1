/** What a row before a bullet's colon says, and of which card. */
import type { Bounds, Condition, Filter, Place, Stat } from '../../../engine/ygo/effects/schema.ts';
import type { Pointer } from './noun.ts';

/** The row before a bullet's colon: what it must be. */
export interface Label {
  coin?: 'heads' | 'tails';
  /** One of these. */
  numbers?: Bounds[];
  attributes?: Filter;
  /** So many of each. */
  listed?: { count: number; like: Filter }[];
  controller?: 'you' | 'opponent';
  /** What a card is like: its position, its kind. */
  like?: Filter;
  condition?: Condition;
  /** The numbers are Levels, Ranks. */
  stat?: Stat;
  /** Where this card is. */
  place?: Place;
  /** Coins that show the other side. */
  tails?: true;
  /** None of the other rows. */
  other?: true;
}
/** The card the rows are about: what of it they name. */
export interface RowCard {
  is: 'this' | 'equipped' | Pointer;
  trait?: 'madeWith';
  by?: 'position' | 'kind' | 'owner' | 'controller' | 'trait' | 'attribute' | 'race';
  asIt?: 'was';
}
/** By what the rows count. */
export type RowTrait = 'attribute' | 'race' | 'kind';
