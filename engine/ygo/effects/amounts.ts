/** How much: numbers, how they are found, and the bounds a value must keep. */
import * as v from 'valibot';
import { type EventPattern, EventPatternSchema } from './events.ts';
import { type Filter, FilterSchema, type Group, GroupSchema } from './filters.ts';
import { DIFFERING, type Differing, type Ref, RefSchema } from './references.ts';
import { later, oneOrMany, opt, text, words } from './shapes.ts';
import { DURING, type During, type OneOrMany, PLACES, type Place, STATS, type Stat } from './words.ts';

/** `times` multiplies an amount that is found (0.5: half), rounded up unless `rounded` says down ("for every 2 cards"). */
interface Scaled {
  times?: number;
  rounded?: 'down';
}
const scaled = { times: opt(v.number()), rounded: opt(v.literal('down')) };

/** A number, or how to find it. */
export type Amount = number | (Found & Scaled);
type Found =
  /**
   * Cards spoken of are counted as they were, those that are `like` this. `same`: the most
   * of them that share it ("2 or more monsters with the same Level").
   */
  | {
      count: Ref | Group;
      like?: Filter;
      distinct?: Differing;
      same?: 'name' | 'race' | 'attribute' | 'level';
    }
  /** How often it happened; with `atOnce`, what happened at one moment counts once. */
  | { happened: EventPattern; during?: During; atOnce?: true }
  | {
      stat: Stat;
      of: Ref | Group;
      /** Only of those that are like this. */
      like?: Filter;
      each?: 'sum' | 'highest' | 'lowest';
      asIt?: 'was' | 'is';
    }
  /** Of a change of values and in a filter: a value of the monster that is changed or asked for. */
  | { own: 'original-atk' | 'original-def' | 'atk' | 'def' | 'level' | 'rank' }
  | { lifePoints: 'you' | 'opponent' }
  /** The battle damage that player would take from the battle under way. */
  | { battleDamage: 'you' | 'opponent' }
  | { counters: string; on: Ref | Group }
  /**
   * `event`: the event's amount (damage dealt, cards drawn); `answered`: that of the event which the effect that did this had answered; `paid`, `declared`, `rolled`,
   * `heads`; `links`: of the Chain so far, `repeated-links`: those of them of which another is of a card with the same name; `affected`, `cost`: how many cards; `changed`: by how much the operation before changed a value, how much damage it dealt, how many Life Points it gave or took.
   */
  | {
      from:
        | 'event'
        | 'answered'
        | 'paid'
        | 'declared'
        | 'rolled'
        | 'heads'
        | 'affected'
        | 'cost'
        | 'changed'
        | 'links'
        | 'repeated-links'
        | 'turn'
        | 'made-with';
      /** `made-with`, `cost`: only those that came from there. */
      where?: OneOrMany<Place>;
    }
  | { sum: Amount[] }
  | { difference: [Amount, Amount] }
  /** The one of both that is greater, that is less ("ATK or DEF, whichever is higher"). */
  | { greater: [Amount, Amount] }
  | { lesser: [Amount, Amount] };
export const AmountSchema: v.GenericSchema<Amount> = later(() =>
  v.union([
    v.number(),
    v.strictObject({
      count: v.union([RefSchema, GroupSchema]),
      like: opt(FilterSchema),
      distinct: opt(words(DIFFERING)),
      same: opt(words(['name', 'race', 'attribute', 'level'])),
      ...scaled,
    }),
    v.strictObject({
      happened: EventPatternSchema,
      during: opt(words(DURING)),
      atOnce: opt(v.literal(true)),
      ...scaled,
    }),
    v.strictObject({
      stat: words(STATS),
      of: v.union([RefSchema, GroupSchema]),
      like: opt(FilterSchema),
      each: opt(words(['sum', 'highest', 'lowest'])),
      asIt: opt(words(['was', 'is'])),
      ...scaled,
    }),
    v.strictObject({
      own: words(['original-atk', 'original-def', 'atk', 'def', 'level', 'rank']),
      ...scaled,
    }),
    v.strictObject({ lifePoints: words(['you', 'opponent']), ...scaled }),
    v.strictObject({
      battleDamage: words(['you', 'opponent']),
      ...scaled,
    }),
    v.strictObject({
      counters: text,
      on: v.union([RefSchema, GroupSchema]),
      ...scaled,
    }),
    v.strictObject({
      where: opt(oneOrMany(words(PLACES))),
      from: words([
        'event',
        'answered',
        'paid',
        'declared',
        'rolled',
        'heads',
        'affected',
        'cost',
        'changed',
        'links',
        'repeated-links',
        'turn',
        'made-with',
      ]),
      ...scaled,
    }),
    v.strictObject({ sum: v.array(AmountSchema), ...scaled }),
    v.strictObject({
      difference: v.tuple([AmountSchema, AmountSchema]),
      ...scaled,
    }),
    v.strictObject({
      greater: v.tuple([AmountSchema, AmountSchema]),
      ...scaled,
    }),
    v.strictObject({
      lesser: v.tuple([AmountSchema, AmountSchema]),
      ...scaled,
    }),
  ]),
);
/** A value that must be met: exactly, or between bounds. */
export type Bounds = number | { min?: Amount; max?: Amount; equals?: Amount };
export const BoundsSchema: v.GenericSchema<Bounds> = later(() =>
  v.union([
    v.number(),
    v.strictObject({
      min: opt(AmountSchema),
      max: opt(AmountSchema),
      equals: opt(AmountSchema),
    }),
  ]),
);
