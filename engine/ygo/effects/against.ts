/**
 * What a rule that holds for a while can forbid, against whose effects it protects, what of a card it changes.
 */
import * as v from 'valibot';
import { CARD_KINDS, wordsOf } from '../../case/printed.ts';
import { CAUSES, type CauseKind } from './events.ts';
import { type Filter, FilterSchema } from './filters.ts';
import { later, oneOrMany, opt, words } from './shapes.ts';
import { type OneOrMany, WHOSE, type Whose } from './words.ts';

/** Actions and fates that an ongoing rule can forbid. */
export const FORBIDDABLE = [
  'attack',
  /** Only the declaration: an attack that is declared already goes on. */
  'declare-attack',
  'attack-directly',
  'be-attacked',
  'normal-summon',
  'set-monster',
  'flip-summon',
  'special-summon',
  'set',
  'change-position',
  'be-tributed',
  'be-material',
  'be-targeted',
  'be-destroyed',
  'be-banished',
  'be-negated',
  /** Its Summon cannot be negated. */
  'have-summon-negated',
  'change-control',
  'draw',
  'add-from-deck',
  'send-to-graveyard',
  'banish',
  'enter-battle-phase',
] as const;
export type Forbidden = (typeof FORBIDDABLE)[number];
/** Whose effects, or what kind of cause, a protection is about. Left out: all. */
export interface Against {
  cause?: OneOrMany<CauseKind>;
  whose?: Whose;
  kind?: OneOrMany<'monster' | 'spell' | 'trap'>;
  card?: Filter;
  /** Effects that target it, or only those that do not. */
  targeting?: boolean;
  /** Only effects that were activated: what a card does by lying there is none of them. */
  activated?: true;
}
export const AgainstSchema: v.GenericSchema<Against> = later(() =>
  v.strictObject({
    cause: opt(oneOrMany(words(CAUSES))),
    whose: opt(words(WHOSE)),
    kind: opt(oneOrMany(words(wordsOf(CARD_KINDS)))),
    card: opt(FilterSchema),
    targeting: opt(v.boolean()),
    activated: opt(v.literal(true)),
  }),
) as v.GenericSchema<Against>;

/** What a card can have like another card. */
export const TREATED_TRAITS = [
  'name',
  'race',
  'attribute',
  'original-name',
  'original-race',
  'original-attribute',
] as const;
export type TreatedTrait = (typeof TREATED_TRAITS)[number];

/** What of a cost something else can be done for. */
export const REPLACED_COSTS = ['detach', 'discard', 'tribute', 'banish', 'send'] as const;
export type ReplacedCost = (typeof REPLACED_COSTS)[number];
