/**
 * Questions about the board or the turn.
 */
import * as v from 'valibot';
import { type BattleStep, type DamageTiming, PHASES, type Phase, STEPS, TIMINGS } from '../../case/schema.ts';
import { later, oneOrMany, opt, text, words } from './shapes.ts';
import { DURING, type During, type OneOrMany, PLACES, type Place, WHOSE, type Whose } from './words.ts';
import { type Amount, AmountSchema, type Bounds, BoundsSchema } from './amounts.ts';
import { type Filter, FilterSchema, type Group, GroupSchema } from './filters.ts';
import { type Ref, RefSchema } from './references.ts';
import { type EventPattern, EventPatternSchema } from './events.ts';

/** A question about the board or the turn, answered yes or no. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  /** So many such cards are there. Default: at least one. */
  | { exists: Group; count?: Bounds }
  /** These cards are like this; `was`: as they were when they left the field. */
  | { is: Ref; like: Filter; asIt?: 'was' }
  | { amount: Amount; is: Bounds }
  | { turn: 'you' | 'opponent' }
  | { phase: OneOrMany<Phase> }
  | { step: OneOrMany<BattleStep>; timing?: OneOrMany<DamageTiming> }
  | { lifePoints: 'you' | 'opponent'; is: Bounds }
  /** Something that happened earlier this turn (or at another time). */
  | { happened: EventPattern; during?: During; count?: Bounds; atOnce?: true }
  /** Nothing has been done in this phase yet ("at the start of your Main Phase 1"). */
  | { start: 'phase' }
  /** The normal draw of this Draw Phase is still to come ("before you draw"). */
  | { due: 'normal-draw' }
  | { declared: string }
  /** Where this card was when it was activated: the hand, or Set. */
  | { activatedFrom: OneOrMany<Place> }
  /** It held when this effect was activated. */
  | { whenActivated: Condition }
  | { freeZone: Whose; count?: number }
  | { unmodelled: string };
export const ConditionSchema: v.GenericSchema<Condition> = later(() =>
  v.union([
    v.strictObject({ all: v.array(ConditionSchema) }),
    v.strictObject({ any: v.array(ConditionSchema) }),
    v.strictObject({ not: ConditionSchema }),
    v.strictObject({ exists: GroupSchema, count: opt(BoundsSchema) }),
    v.strictObject({ is: RefSchema, like: FilterSchema, asIt: opt(v.literal('was')) }),
    v.strictObject({ amount: AmountSchema, is: BoundsSchema }),
    v.strictObject({ turn: words(['you', 'opponent']) }),
    v.strictObject({ phase: oneOrMany(words(PHASES)) }),
    v.strictObject({ step: oneOrMany(words(STEPS)), timing: opt(oneOrMany(words(TIMINGS))) }),
    v.strictObject({ lifePoints: words(['you', 'opponent']), is: BoundsSchema }),
    v.strictObject({
      happened: EventPatternSchema,
      during: opt(words(DURING)),
      count: opt(BoundsSchema),
      atOnce: opt(v.literal(true)),
    }),
    v.strictObject({ start: v.literal('phase') }),
    v.strictObject({ due: v.literal('normal-draw') }),
    v.strictObject({ declared: text }),
    v.strictObject({ activatedFrom: oneOrMany(words(PLACES)) }),
    v.strictObject({ whenActivated: ConditionSchema }),
    v.strictObject({ freeZone: words(WHOSE), count: opt(v.number()) }),
    v.strictObject({ unmodelled: text }),
  ]),
) as v.GenericSchema<Condition>;
