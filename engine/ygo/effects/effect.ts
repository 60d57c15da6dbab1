/**
 * One effect of a card, and how its card is summoned.
 */
import * as v from 'valibot';
import { type BattleStep, type DamageTiming, PHASES, type Phase, STEPS, TIMINGS } from '../../case/schema.ts';
import { LocalizedSchema, type Localized } from '../../ruling/schema.ts';
import { later, oneOrMany, opt, text, words } from './shapes.ts';
import {
  EFFECT_KINDS,
  type EffectKind,
  type OneOrMany,
  PLACES,
  type Place,
  SUMMONS,
  type Stat,
  type SummonKind,
  UNTIL,
  type Until,
} from './words.ts';
import { type Bounds } from './amounts.ts';
import { type Filter, FilterSchema, type Group, group } from './filters.ts';
import { type Differing } from './references.ts';
import { type HowMany, HowManySchema, type ZoneSpec, ZoneSpecSchema, pick } from './selectors.ts';
import {
  DECLARED,
  type Declared,
  type EventPattern,
  EventPatternSchema,
  type LinkPattern,
  LinkPatternSchema,
} from './events.ts';
import { type Condition, ConditionSchema } from './conditions.ts';
import { type Cost, CostSchema, type Limit, LimitSchema } from './costs.ts';
import { type Ongoing, OngoingSchema } from './ongoing.ts';
import { type Operation, OperationSchema } from './operations.ts';

export interface TargetSpec extends Group {
  choose: HowMany;
  by?: 'you' | 'opponent' | 'controller';
  distinct?: OneOrMany<Differing>;
  same?: OneOrMany<'name' | 'race' | 'attribute' | 'level' | 'controller'>;
  total?: { stat: Stat; is: Bounds };
  including?: { filter: Filter; min: number }[];
  oneOfEach?: true;
}
/** What the cards of one part of a monster's material must share, or differ in. */
const MATERIAL_TRAITS = ['name', 'race', 'attribute', 'level', 'rank'] as const;
export type MaterialTrait = (typeof MATERIAL_TRAITS)[number];
/** One part of a monster's material: so many cards like this; what holds for the cards of the part together. */
export interface Material {
  filter?: Filter;
  count: HowMany;
  from?: OneOrMany<Place>;
  distinct?: readonly MaterialTrait[];
  same?: readonly MaterialTrait[];
  /** At least so many of them are like this ("including a Tuner"). */
  including?: { filter: Filter; min: number };
}
/** How a monster is summoned by its own procedure, or what material its summon needs. */
export interface Procedure {
  summon: 'own' | 'fusion' | 'contact-fusion' | 'ritual' | 'synchro' | 'xyz' | 'link' | 'tribute';
  from?: OneOrMany<Place>;
  if?: Condition;
  /** What is done to summon it (own procedures). */
  do?: Cost;
  /** Each entry: so many cards like this. */
  materials?: Material[];
  /** Normal Summon: how many Tributes it takes (`alternative`: besides what its Level asks); `faceUp`: not to Set it. */
  tributes?: number;
  faceUp?: true;
  position?: 'attack' | 'defense';
  to?: 'you' | 'opponent';
  /** Into which zones (own procedures). */
  zone?: ZoneSpec;
  /** Another way besides the usual one ("you can also Xyz Summon it by using …"); `transfer`: the material's own materials go with it. */
  alternative?: true;
  transfer?: true;
  /** What its player cannot do in the turn of this Summon, before and after. */
  restricts?: Restriction;
  /** How often it may be summoned this way. */
  limit?: Limit;
  /** "If Summoned this way, …": done as soon as the Summon (not a Set) has succeeded, without a chain. */
  then?: Operation[];
}
/**
 * "You cannot … the turn you activate this": it cannot be activated where that was done already this turn, and holds from the activation on to the
 * end of the turn – not where the activation is negated. With `until` ("for the rest of this turn") what was done before does not matter.
 */
export interface Restriction {
  rules: Ongoing[];
  until?: Until;
}
export const RestrictionSchema: v.GenericSchema<Restriction> = later(() =>
  v.strictObject({ rules: v.array(OngoingSchema), until: opt(words(UNTIL)) }),
) as v.GenericSchema<Restriction>;
export interface Effect {
  kind: EffectKind;
  /** Our own sentence for it; without one, the words of the card stand where it would. */
  gist?: Localized;
  /** Mandatory: activates by itself. Default: false (flip effects: true). */
  must?: boolean;
  /** How the event is joined. `when` can miss the timing, `if` cannot. */
  timing?: 'when' | 'if' | 'during' | 'each-time';
  /** Where the card must be. Default: where such an effect works (monsters: face-up on the field). */
  from?: OneOrMany<Place>;
  /** A trigger: also from there, even if the card came there only after the event ("or hand (even if not)"). */
  orLater?: OneOrMany<Place>;
  /** Also while face-down (Set) there. */
  set?: boolean;
  whoseTurn?: 'you' | 'opponent';
  /** Also the player who does not control the card may activate it ("either player can", "the turn player can"). */
  usableBy?: 'either';
  phases?: Phase[];
  steps?: BattleStep[];
  timings?: DamageTiming[];
  /** The event it answers: trigger, flip, and Spells, Traps and Quick Effects that say "when". */
  on?: OneOrMany<EventPattern>;
  /** The chain link it must be chained to. */
  respondsTo?: OneOrMany<LinkPattern>;
  /** Without a chain, on an activation: not at once, but when that chain link has resolved ("… when that Spell resolves"). */
  afterLink?: true;
  condition?: Condition;
  limit?: OneOrMany<Limit>;
  /** What its player cannot do in the turn of its activation, before and after. */
  restricts?: Restriction;
  cost?: Cost;
  targets?: TargetSpec[];
  resolve?: Operation[];
  /** Done because it was activated, when its link resolves: also where its effect is negated, not where its activation is ("… after activation"). */
  afterActivation?: Operation[];
  /** What holds while it applies (continuous effects; Continuous, Equip and Field Spells and Traps). */
  ongoing?: Ongoing[];
  /**
   * Its `ongoing` rules are not this card's: a monster like `for` that was Summoned using this card (that was in `from`) has them as an effect of its
   * own, as long as it lies face-up, wherever this card goes.
   */
  madeWithThis?: { how: OneOrMany<SummonKind>; for?: Filter; from?: OneOrMany<Place> };
  procedure?: Procedure;
  /** What it will or may do beyond what the operations say. */
  declares?: { will?: Declared[]; may?: Declared[] };
  /** Whether it may be activated in the damage step, where that does not follow from what it does; a ruling's source. */
  damageStep?: boolean | { timings: DamageTiming[]; source?: string };
  /** Its activation, its effect, cannot be negated; nobody (or only some) can respond. */
  cannotBeNegated?: 'activation' | 'effect' | 'both';
  cannotBeRespondedTo?: boolean | LinkPattern;
  /** Both of these only as long as this holds. */
  keptWhile?: Condition;
  /** Cards like this neither negate it nor forbid what it does ("This effect is unaffected by …"). */
  unaffectedBy?: Filter;
  /** Conditions the card sets for being summoned (kind `condition`). */
  summoning?: {
    cannotNormalSummon?: boolean;
    cannotSpecialSummon?: boolean;
    /** Only by this; also after a proper summon, or never otherwise. */
    onlyBy?: OneOrMany<'own' | 'fusion' | 'ritual' | 'synchro' | 'xyz' | 'link' | 'pendulum' | 'effect'>;
    onlyByCard?: Filter;
    firstOnly?: boolean;
    /** So many Special Summons of cards of this name each turn; only those of this kind. */
    limit?: number;
    limitOf?: SummonKind;
    /** Its Summon cannot be negated. */
    cannotBeNegated?: boolean;
    /** It cannot be Normal or Special Summoned unless this holds for its player. */
    onlyIf?: Condition;
    /** It cannot be Normal Summoned unless this holds for its player; it may be Set all the same. */
    normalOnlyIf?: Condition;
    /** Whoever Special Summons it from there has to do this, too, at that moment. */
    price?: { from: OneOrMany<Place>; do: Cost };
    /** Its Fusion Summon takes the material it names, no substitute. */
    noSubstitutes?: true;
    /** Its Ritual Summon takes no such Tribute. */
    withoutTributing?: Filter;
    /** Tribute Summoned it takes only such Tributes. */
    tributesLike?: Filter;
    /** Face-up in the Extra Deck it can be Pendulum Summoned where such a Level can. */
    pendulumLevel?: number;
    /** It can be Set from the hand in a Spell & Trap Zone, as a Spell. */
    maySetAs?: 'spell';
  };
  /** The Spell or Trap stays on the field although it is not Continuous. */
  stays?: boolean;
  /** One of the bullets of an effect, chosen at activation (`choose.option`); all bullets of an effect have one number. */
  option?: number;
  /** Errata: the rulesets under which the card has this effect. Default: all. */
  rulesets?: string[];
  /** Stands in the Pendulum box. */
  pendulum?: boolean;
  /** Text of the card that is not modelled, for kind `unclassified` and the like. */
  unmodelled?: string;
}
const targetSpec = {
  ...group,
  choose: HowManySchema,
  by: opt(words(['you', 'opponent', 'controller'])),
  distinct: pick.distinct,
  same: pick.same,
  total: pick.total,
  including: pick.including,
  oneOfEach: pick.oneOfEach,
};
export const SUMMONED_BY = ['own', 'fusion', 'ritual', 'synchro', 'xyz', 'link', 'pendulum', 'effect'] as const;
export const EffectSchema: v.GenericSchema<Effect> = later(() =>
  v.strictObject({
    kind: words(EFFECT_KINDS),
    gist: opt(LocalizedSchema),
    must: opt(v.boolean()),
    timing: opt(words(['when', 'if', 'during', 'each-time'])),
    from: opt(oneOrMany(words(PLACES))),
    orLater: opt(oneOrMany(words(PLACES))),
    set: opt(v.boolean()),
    whoseTurn: opt(words(['you', 'opponent'])),
    usableBy: opt(v.literal('either')),
    phases: opt(v.array(words(PHASES))),
    steps: opt(v.array(words(STEPS))),
    timings: opt(v.array(words(TIMINGS))),
    on: opt(oneOrMany(EventPatternSchema)),
    respondsTo: opt(oneOrMany(LinkPatternSchema)),
    afterLink: opt(v.literal(true)),
    condition: opt(ConditionSchema),
    limit: opt(oneOrMany(LimitSchema)),
    restricts: opt(RestrictionSchema),
    cost: opt(CostSchema),
    targets: opt(v.array(v.strictObject(targetSpec))),
    resolve: opt(v.array(OperationSchema)),
    afterActivation: opt(v.array(OperationSchema)),
    ongoing: opt(v.array(OngoingSchema)),
    madeWithThis: opt(
      v.strictObject({
        how: oneOrMany(words(SUMMONS)),
        for: opt(FilterSchema),
        from: opt(oneOrMany(words(PLACES))),
      }),
    ),
    procedure: opt(
      v.strictObject({
        summon: words(['own', 'fusion', 'contact-fusion', 'ritual', 'synchro', 'xyz', 'link', 'tribute']),
        from: opt(oneOrMany(words(PLACES))),
        if: opt(ConditionSchema),
        do: opt(CostSchema),
        materials: opt(
          v.array(
            v.strictObject({
              filter: opt(FilterSchema),
              count: HowManySchema,
              from: opt(oneOrMany(words(PLACES))),
              distinct: opt(v.array(words(MATERIAL_TRAITS))),
              same: opt(v.array(words(MATERIAL_TRAITS))),
              including: opt(v.strictObject({ filter: FilterSchema, min: v.number() })),
            }),
          ),
        ),
        tributes: opt(v.number()),
        faceUp: opt(v.literal(true)),
        position: opt(words(['attack', 'defense'])),
        to: opt(words(['you', 'opponent'])),
        zone: opt(ZoneSpecSchema),
        alternative: opt(v.literal(true)),
        transfer: opt(v.literal(true)),
        restricts: opt(RestrictionSchema),
        limit: opt(LimitSchema),
        then: opt(v.array(OperationSchema)),
      }),
    ),
    declares: opt(v.strictObject({ will: opt(v.array(words(DECLARED))), may: opt(v.array(words(DECLARED))) })),
    damageStep: opt(v.union([v.boolean(), v.strictObject({ timings: v.array(words(TIMINGS)), source: opt(text) })])),
    cannotBeNegated: opt(words(['activation', 'effect', 'both'])),
    cannotBeRespondedTo: opt(v.union([v.boolean(), LinkPatternSchema])),
    keptWhile: opt(ConditionSchema),
    unaffectedBy: opt(FilterSchema),
    summoning: opt(
      v.strictObject({
        cannotNormalSummon: opt(v.boolean()),
        cannotSpecialSummon: opt(v.boolean()),
        onlyBy: opt(oneOrMany(words(SUMMONED_BY))),
        onlyByCard: opt(FilterSchema),
        firstOnly: opt(v.boolean()),
        limit: opt(v.number()),
        limitOf: opt(words(SUMMONS)),
        cannotBeNegated: opt(v.boolean()),
        onlyIf: opt(ConditionSchema),
        normalOnlyIf: opt(ConditionSchema),
        price: opt(v.strictObject({ from: oneOrMany(words(PLACES)), do: CostSchema })),
        noSubstitutes: opt(v.literal(true)),
        withoutTributing: opt(FilterSchema),
        tributesLike: opt(FilterSchema),
        pendulumLevel: opt(v.number()),
        maySetAs: opt(v.literal('spell')),
      }),
    ),
    stays: opt(v.boolean()),
    option: opt(v.number()),
    rulesets: opt(v.array(text)),
    pendulum: opt(v.boolean()),
    unmodelled: opt(text),
  }),
) as v.GenericSchema<Effect>;
