/**
 * The words of the effect language that several themes share: places, players, stats, durations, kinds of effect.
 */
import { SUMMON_KINDS } from '../../case/schema.ts';

export type OneOrMany<T> = T | T[];
export const many = <T>(value: OneOrMany<T> | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** `field` is all of monsters, spells-traps, field-zone and pendulum-zone; `spells-traps` the five Spell & Trap Zones only. */
export const PLACES = [
  'field',
  'monsters',
  'spells-traps',
  'field-zone',
  'pendulum-zone',
  'hand',
  'graveyard',
  'banished',
  'deck',
  'extra-deck',
  'materials',
] as const;
export type Place = (typeof PLACES)[number];
export const isPlace = (place: string): place is Place => (PLACES as readonly string[]).includes(place);
/** Seen from the player who activates the effect (continuous effects: who controls the card). */
export const WHOSE = ['you', 'opponent', 'either'] as const;
export type Whose = (typeof WHOSE)[number];
/** When something happened; `since-your-standby`: after the last Standby Phase of this player, that under way not counted ("your next Standby Phase after …"). */
export const DURING = ['turn', 'last-turn', 'duel', 'since-your-standby'] as const;
export type During = (typeof DURING)[number];
export const STATS = [
  'atk',
  'def',
  'level',
  'rank',
  'link',
  'scale',
  'original-atk',
  'original-def',
  'original-level',
  'original-rank',
] as const;
export type Stat = (typeof STATS)[number];
export const UNTIL = [
  /** The chain that is resolving has resolved completely. */
  'end-of-chain',
  /** The phase in which it began. */
  'end-of-phase',
  'end-of-turn',
  'end-of-opponents-turn',
  'end-of-next-turn',
  'end-of-your-next-turn',
  'end-of-opponents-next-turn',
  /** A turn of the opponent in which it began is none of them. */
  'end-of-opponents-second-turn',
  /** A turn of the opponent in which it began is the first. */
  'end-of-opponents-third-turn',
  'end-of-damage-step',
  'end-of-battle-phase',
  'end-phase',
  'next-standby-phase',
  'your-next-standby-phase',
  'opponents-next-standby-phase',
  /** In that player's own turn the End Phase of this turn. */
  'your-next-end-phase',
  'opponents-next-end-phase',
  'next-turns-end-phase',
  'while-this-face-up',
  'while-face-up',
  'leaves',
  'duel',
] as const;
export type Until = (typeof UNTIL)[number];
export const SUMMONS = SUMMON_KINDS;
export type SummonKind = (typeof SUMMONS)[number];

export const EFFECT_KINDS = [
  /** The activation of a Spell or Trap Card, with what resolves from it. */
  'activation',
  'ignition',
  'trigger',
  'quick',
  'flip',
  'continuous',
  /** A sentence that restricts the card (how it may be summoned, how often it may be activated). */
  'condition',
  /** How the card may be summoned, without an effect being activated. */
  'procedure',
  /** Applies without activating, at some moment (maintenance, returning to the hand). */
  'unclassified',
] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

/** Where material goes. */
export const MATERIAL_GOES = ['graveyard', 'banished', 'deck', 'deck-bottom'] as const;
export type MaterialGoes = (typeof MATERIAL_GOES)[number];
