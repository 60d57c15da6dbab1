/** Which cards somebody chooses, and how many: picks, zones, subjects. */
import * as v from 'valibot';
import { type Amount, AmountSchema, type Bounds, BoundsSchema } from './amounts.ts';
import { type Filter, FilterSchema, group, type Group, GroupSchema, ZONE_PLACES, type ZonePlace } from './filters.ts';
import { DIFFERING, type Differing, type Ref, RefSchema } from './references.ts';
import { later, oneOrMany, opt, text, words } from './shapes.ts';
import { type OneOrMany, STATS, type Stat } from './words.ts';

/** How many: exactly, between bounds ("up to 2" is {min: 0 or 1, max: 2}), or as many as there are. */
export type HowMany = number | { min?: Amount; max?: Amount } | 'any-number' | 'as-many-as-possible';
export const HowManySchema: v.GenericSchema<HowMany> = later(() =>
  v.union([
    v.number(),
    words(['any-number', 'as-many-as-possible']),
    v.strictObject({ min: opt(AmountSchema), max: opt(AmountSchema) }),
  ]),
) as v.GenericSchema<HowMany>;

/** Cards somebody chooses: as targets at activation, for a cost, or while the effect resolves. */
export interface Pick extends Group {
  choose: HowMany;
  /** Who chooses; `random` nobody, `top` the top cards of the Deck. Default: the effect's controller. */
  by?: 'you' | 'opponent' | 'controller' | 'random' | 'top';
  distinct?: OneOrMany<Differing>;
  same?: OneOrMany<
    'name' | 'race' | 'attribute' | 'level' | 'controller' | 'kind' | 'original-race' | 'original-attribute'
  >;
  total?: { stat: Stat; is: Bounds };
  /** At least so many of the chosen meet this ("including a Tuner"). */
  including?: { filter: Filter; min: number }[];
  /** Each of the chosen stands for another entry of `filter.any` ("1 Beast and/or 1 Spell"). */
  oneOfEach?: true;
  named?: string;
}
export const pick = {
  ...group,
  choose: HowManySchema,
  by: opt(words(['you', 'opponent', 'controller', 'random', 'top'])),
  distinct: opt(oneOrMany(words(DIFFERING))),
  same: opt(
    oneOrMany(
      words(['name', 'race', 'attribute', 'level', 'controller', 'kind', 'original-race', 'original-attribute']),
    ),
  ),
  total: opt(v.strictObject({ stat: words(STATS), is: BoundsSchema })),
  including: opt(v.array(v.strictObject({ filter: FilterSchema, min: v.number() }))),
  oneOfEach: opt(v.literal(true)),
  named: opt(text),
};
export const PickSchema: v.GenericSchema<Pick> = later(() => v.strictObject(pick)) as v.GenericSchema<Pick>;
/** Which zones a card may be put into. */
export interface ZoneSpec {
  /** A Link Monster like this points to it; so many of them. */
  pointedToBy?: Filter;
  pointers?: number;
  /** Next to this card. */
  adjacentTo?: Ref;
  /** Not an Extra Monster Zone; only one. */
  only?: 'main' | 'extra';
  /** The one of the five Main Monster Zones that lies there. */
  place?: ZonePlace;
  /** In the column of this card; in a column with so many cards. */
  column?: Ref | { cards: Bounds };
}
export const ZoneSpecSchema: v.GenericSchema<ZoneSpec> = later(() =>
  v.strictObject({
    pointedToBy: opt(FilterSchema),
    pointers: opt(v.number()),
    adjacentTo: opt(RefSchema),
    only: opt(words(['main', 'extra'])),
    place: opt(words(ZONE_PLACES)),
    column: opt(v.union([RefSchema, v.strictObject({ cards: BoundsSchema })])),
  }),
) as v.GenericSchema<ZoneSpec>;
/** Which cards an operation is about: known ones, all of a group, or ones somebody chooses now. */
export type Subject = Ref | Group | Pick;
export const SubjectSchema: v.GenericSchema<Subject> = later(() =>
  v.union([RefSchema, PickSchema, GroupSchema]),
) as v.GenericSchema<Subject>;
