/**
 * The language in which Yu-Gi-Oh! card effects are declared (docs/effects.md has an example for every construct).
 * A declaration is plain data: who may activate it when, what it costs and targets, and the operations that resolve, joined as card text joins
 * them. One interpreter (`../operations`) runs it; the same data says what the effect will or may do, so that other cards can respond to that.
 * What the language cannot say is `unmodelled`: reaching it in a ruling is an open question, never a guess.
 */
import * as v from 'valibot';
import {
  PHASES,
  STEPS,
  SUMMON_KINDS,
  TIMINGS,
  type BattleStep,
  type DamageTiming,
  type Phase,
} from '../../case/schema.ts';
import { LocalizedSchema, type Localized } from '../../ruling/schema.ts';

const opt = v.optional;
const text = v.pipe(v.string(), v.minLength(1));
const words = <const T extends readonly string[]>(list: T) => v.picklist(list);
const oneOrMany = <T>(item: v.GenericSchema<T>): v.GenericSchema<T | T[]> => v.union([item, v.array(item)]);
export type OneOrMany<T> = T | T[];

// ───────────────────────────── words ─────────────────────────────

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
/** Seen from the player who activates the effect (continuous effects: who controls the card). */
export const WHOSE = ['you', 'opponent', 'either'] as const;
export type Whose = (typeof WHOSE)[number];
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
] as const;
export type Stat = (typeof STATS)[number];
export const UNTIL = [
  'end-of-turn',
  'end-of-opponents-turn',
  'end-of-next-turn',
  'end-of-damage-step',
  'end-of-battle-phase',
  'end-phase',
  'next-standby-phase',
  'while-this-face-up',
  'while-face-up',
  'leaves',
  'duel',
] as const;
export type Until = (typeof UNTIL)[number];
const SUMMONS = SUMMON_KINDS;
export type SummonKind = (typeof SUMMONS)[number];

/** Cards the text has already spoken of. */
export const REFS = [
  /** This card. */
  'this',
  /** The targets, as "that target": they must still meet the requirements. */
  'targets',
  'target-1',
  'target-2',
  'target-3',
  /** The targets, as "it": they only have to be there. */
  'it',
  /** The card or cards of the event that is answered. */
  'event',
  /** The card whose effect or attack caused that event. */
  'event-cause',
  /** The card of the chain link this effect responds to, and the targets of that link. */
  'link',
  'link-targets',
  /** What the last operation that did something affected. */
  'affected',
  /** The cards used for the cost. */
  'cost',
  /** The monster this card is equipped to; the cards equipped to this card. */
  'equipped',
  'equips',
  'attacker',
  'attack-target',
  /** The monster this card battles. */
  'battling',
  /** The materials used to summon this card, or attached to it. */
  'materials',
] as const;
export type Ref = (typeof REFS)[number] | { named: string };
const RefSchema: v.GenericSchema<Ref> = v.union([words(REFS), v.strictObject({ named: text })]);

// ───────────────────────────── amounts ─────────────────────────────

/** A number, or how to find it. `times` multiplies the result (0.5: half). */
export type Amount =
  | number
  | { count: Group; distinct?: 'name' | 'race' | 'attribute' | 'level'; times?: number }
  | { stat: Stat; of: Ref | Group; each?: 'sum' | 'highest' | 'lowest'; asIt?: 'was' | 'is'; times?: number }
  | { lifePoints: 'you' | 'opponent'; times?: number }
  | { counters: string; on: Ref | Group; times?: number }
  /** `event`: the event's amount (damage dealt, cards drawn); `paid`, `declared`, `rolled`, `heads`; `affected`, `cost`: how many cards. */
  | {
      from: 'event' | 'paid' | 'declared' | 'rolled' | 'heads' | 'affected' | 'cost' | 'links' | 'turn';
      times?: number;
    }
  | { sum: Amount[]; times?: number }
  | { difference: [Amount, Amount]; times?: number };
export const AmountSchema: v.GenericSchema<Amount> = v.lazy(() =>
  v.union([
    v.number(),
    v.strictObject({
      count: GroupSchema,
      distinct: opt(words(['name', 'race', 'attribute', 'level'])),
      times: opt(v.number()),
    }),
    v.strictObject({
      stat: words(STATS),
      of: v.union([RefSchema, GroupSchema]),
      each: opt(words(['sum', 'highest', 'lowest'])),
      asIt: opt(words(['was', 'is'])),
      times: opt(v.number()),
    }),
    v.strictObject({ lifePoints: words(['you', 'opponent']), times: opt(v.number()) }),
    v.strictObject({ counters: text, on: v.union([RefSchema, GroupSchema]), times: opt(v.number()) }),
    v.strictObject({
      from: words(['event', 'paid', 'declared', 'rolled', 'heads', 'affected', 'cost', 'links', 'turn']),
      times: opt(v.number()),
    }),
    v.strictObject({ sum: v.array(AmountSchema), times: opt(v.number()) }),
    v.strictObject({ difference: v.tuple([AmountSchema, AmountSchema]), times: opt(v.number()) }),
  ]),
);
/** A value that must be met: exactly, or between bounds. */
export type Bounds = number | { min?: Amount; max?: Amount; equals?: Amount; parity?: 'even' | 'odd' };
const BoundsSchema: v.GenericSchema<Bounds> = v.lazy(() =>
  v.union([
    v.number(),
    v.strictObject({
      min: opt(AmountSchema),
      max: opt(AmountSchema),
      equals: opt(AmountSchema),
      parity: opt(words(['even', 'odd'])),
    }),
  ]),
);

// ───────────────────────────── which cards ─────────────────────────────

/** What a card must be. All that is named must hold; a list within one entry means "one of these". */
export interface Filter {
  kind?: OneOrMany<'monster' | 'spell' | 'trap'>;
  property?: OneOrMany<string>;
  /** Fusion, tuner, effect, token …: one of these. */
  is?: OneOrMany<string>;
  race?: OneOrMany<string>;
  attribute?: OneOrMany<string>;
  name?: OneOrMany<string>;
  /** Archetype or series ("a 'Blue-Eyes' card"). */
  series?: OneOrMany<string>;
  /** The card's text names this card. */
  mentions?: string;
  atk?: Bounds;
  def?: Bounds;
  level?: Bounds;
  rank?: Bounds;
  link?: Bounds;
  scale?: Bounds;
  'original-atk'?: Bounds;
  'original-def'?: Bounds;
  'original-level'?: Bounds;
  face?: 'up' | 'down';
  position?: 'attack' | 'defense';
  place?: OneOrMany<Place>;
  controller?: Whose;
  owner?: Whose;
  /** Is this card; is any card but this card. */
  this?: true;
  other?: true;
  /** Is one of these; is none of these. */
  oneOf?: Ref;
  noneOf?: Ref;
  summoned?: OneOrMany<SummonKind>;
  summonedFrom?: OneOrMany<Place>;
  summonedThisTurn?: boolean;
  setThisTurn?: boolean;
  properlySummoned?: boolean;
  attackedThisTurn?: boolean;
  negated?: boolean;
  counters?: { kind?: string; min: number };
  materials?: Bounds;
  equipped?: boolean;
  sameAs?: { what: 'name' | 'race' | 'attribute' | 'level' | 'controller' | 'column'; as: Ref };
  differsFrom?: { what: 'name' | 'race' | 'attribute' | 'level' | 'original-race'; as: Ref };
  /** Is what was declared. */
  declared?: 'name' | 'race' | 'attribute' | 'level';
  /** A Link Monster like this points to it; it points to a Link Monster that points back. */
  pointedToBy?: Filter;
  coLinked?: boolean;
  /** These very cards (the engine writes it where "that monster" is settled). */
  ids?: string[];
  any?: Filter[];
  all?: Filter[];
  not?: Filter;
  unmodelled?: string;
}
export const FilterSchema: v.GenericSchema<Filter> = v.lazy(() =>
  v.strictObject({
    kind: opt(oneOrMany(words(['monster', 'spell', 'trap']))),
    property: opt(oneOrMany(text)),
    is: opt(oneOrMany(text)),
    race: opt(oneOrMany(text)),
    attribute: opt(oneOrMany(text)),
    name: opt(oneOrMany(text)),
    series: opt(oneOrMany(text)),
    mentions: opt(text),
    atk: opt(BoundsSchema),
    def: opt(BoundsSchema),
    level: opt(BoundsSchema),
    rank: opt(BoundsSchema),
    link: opt(BoundsSchema),
    scale: opt(BoundsSchema),
    'original-atk': opt(BoundsSchema),
    'original-def': opt(BoundsSchema),
    'original-level': opt(BoundsSchema),
    face: opt(words(['up', 'down'])),
    position: opt(words(['attack', 'defense'])),
    place: opt(oneOrMany(words(PLACES))),
    controller: opt(words(WHOSE)),
    owner: opt(words(WHOSE)),
    this: opt(v.literal(true)),
    other: opt(v.literal(true)),
    oneOf: opt(RefSchema),
    noneOf: opt(RefSchema),
    summoned: opt(oneOrMany(words(SUMMONS))),
    summonedFrom: opt(oneOrMany(words(PLACES))),
    summonedThisTurn: opt(v.boolean()),
    setThisTurn: opt(v.boolean()),
    properlySummoned: opt(v.boolean()),
    attackedThisTurn: opt(v.boolean()),
    negated: opt(v.boolean()),
    counters: opt(v.strictObject({ kind: opt(text), min: v.number() })),
    materials: opt(BoundsSchema),
    equipped: opt(v.boolean()),
    sameAs: opt(
      v.strictObject({ what: words(['name', 'race', 'attribute', 'level', 'controller', 'column']), as: RefSchema }),
    ),
    differsFrom: opt(
      v.strictObject({ what: words(['name', 'race', 'attribute', 'level', 'original-race']), as: RefSchema }),
    ),
    declared: opt(words(['name', 'race', 'attribute', 'level'])),
    pointedToBy: opt(FilterSchema),
    coLinked: opt(v.boolean()),
    ids: opt(v.array(text)),
    any: opt(v.array(FilterSchema)),
    all: opt(v.array(FilterSchema)),
    not: opt(FilterSchema),
    unmodelled: opt(text),
  }),
) as v.GenericSchema<Filter>;

/** All cards in some places that meet a filter; `only` keeps those with the highest or lowest value. */
export interface Group {
  where: OneOrMany<Place>;
  whose?: Whose;
  filter?: Filter;
  only?: 'highest-atk' | 'lowest-atk' | 'highest-def' | 'lowest-def' | 'highest-level';
}
const group = {
  where: oneOrMany(words(PLACES)),
  whose: opt(words(WHOSE)),
  filter: opt(FilterSchema),
  only: opt(words(['highest-atk', 'lowest-atk', 'highest-def', 'lowest-def', 'highest-level'])),
};
export const GroupSchema: v.GenericSchema<Group> = v.lazy(() => v.strictObject(group)) as v.GenericSchema<Group>;

/** How many: exactly, between bounds ("up to 2" is {min: 0 or 1, max: 2}), or as many as there are. */
export type HowMany = number | { min?: Amount; max?: Amount } | 'any-number' | 'as-many-as-possible';
const HowManySchema: v.GenericSchema<HowMany> = v.lazy(() =>
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
  distinct?: OneOrMany<'name' | 'race' | 'attribute' | 'level'>;
  same?: OneOrMany<'name' | 'race' | 'attribute' | 'level' | 'controller'>;
  total?: { stat: Stat; is: Bounds };
  /** At least so many of the chosen meet this ("including a Tuner"). */
  including?: { filter: Filter; min: number }[];
  named?: string;
}
const pick = {
  ...group,
  choose: HowManySchema,
  by: opt(words(['you', 'opponent', 'controller', 'random', 'top'])),
  distinct: opt(oneOrMany(words(['name', 'race', 'attribute', 'level']))),
  same: opt(oneOrMany(words(['name', 'race', 'attribute', 'level', 'controller']))),
  total: opt(v.strictObject({ stat: words(STATS), is: BoundsSchema })),
  including: opt(v.array(v.strictObject({ filter: FilterSchema, min: v.number() }))),
  named: opt(text),
};
export const PickSchema: v.GenericSchema<Pick> = v.lazy(() => v.strictObject(pick)) as v.GenericSchema<Pick>;
/** Which cards an operation is about: known ones, all of a group, or ones somebody chooses now. */
export type Subject = Ref | Group | Pick;
const SubjectSchema: v.GenericSchema<Subject> = v.lazy(() =>
  v.union([RefSchema, PickSchema, GroupSchema]),
) as v.GenericSchema<Subject>;

// ───────────────────────────── events ─────────────────────────────

export const EVENTS = [
  'destroyed',
  'sent',
  'banished',
  'returned',
  'drawn',
  'added',
  'discarded',
  'tributed',
  'detached',
  'leaves-field',
  'used-as-material',
  'summoned',
  'summon-attempt',
  'set',
  'flipped',
  'position-changed',
  'control-changed',
  'attack-declared',
  'attack-negated',
  'battled',
  'battle-damage',
  'effect-damage',
  'life-gained',
  'life-lost',
  'life-paid',
  'counter-placed',
  'counter-removed',
  'targeted',
  'equipped',
  'attached',
  'revealed',
  'activated',
  'activation-negated',
  'effect-resolved',
  'chain-resolved',
  'phase',
  'step',
  'coin',
] as const;
export type EventKind = (typeof EVENTS)[number];
export const CAUSES = ['battle', 'effect', 'cost', 'rule', 'procedure', 'material', 'action'] as const;
export type CauseKind = (typeof CAUSES)[number];

/** What must have happened. `card` is asked of the card as it was before; `becomes` of the card as it is after. */
export interface EventPattern {
  event: OneOrMany<EventKind>;
  card?: Filter;
  becomes?: Filter;
  from?: OneOrMany<Place>;
  to?: OneOrMany<Place>;
  cause?: OneOrMany<CauseKind>;
  /** Who did it, and the card it was done with. */
  by?: Whose;
  with?: Filter;
  /** Whom it happened to (life points, draws, phases). */
  player?: Whose;
  how?: OneOrMany<SummonKind>;
  phase?: OneOrMany<Phase>;
  timing?: OneOrMany<DamageTiming>;
  amount?: Bounds;
  count?: Bounds;
}
export const EventPatternSchema: v.GenericSchema<EventPattern> = v.lazy(() =>
  v.strictObject({
    event: oneOrMany(words(EVENTS)),
    card: opt(FilterSchema),
    becomes: opt(FilterSchema),
    from: opt(oneOrMany(words(PLACES))),
    to: opt(oneOrMany(words(PLACES))),
    cause: opt(oneOrMany(words(CAUSES))),
    by: opt(words(WHOSE)),
    with: opt(FilterSchema),
    player: opt(words(WHOSE)),
    how: opt(oneOrMany(words(SUMMONS))),
    phase: opt(oneOrMany(words(PHASES))),
    timing: opt(oneOrMany(words(TIMINGS))),
    amount: opt(BoundsSchema),
    count: opt(BoundsSchema),
  }),
) as v.GenericSchema<EventPattern>;

/** What an effect will or may do, as far as other cards respond to it. `from`: where the cards are taken from. */
export const DECLARED = [
  'add-from-deck',
  'add-from-graveyard',
  'special-summon',
  'special-summon-from-deck',
  'special-summon-from-graveyard',
  'fusion-summon',
  'send-from-deck',
  'banish-from-graveyard',
  'move-from-graveyard',
  'destroy',
  'destroy-monster',
  'destroy-spell-trap',
  'send',
  'banish',
  'return',
  'negate',
  'negate-summon',
  'draw',
  'discard',
  'damage',
  'gain-life',
  'take-control',
  'change-position',
  'equip',
  'stat-change',
  'token',
] as const;
export type Declared = (typeof DECLARED)[number];

/** A chain link, as a card responds to it. */
export interface LinkPattern {
  by?: Whose;
  /** The activation of a card, or of the effect of a card already there. */
  what?: 'card' | 'effect';
  kind?: OneOrMany<'monster' | 'spell' | 'trap'>;
  card?: Filter;
  /** Where the card was when it was activated. */
  place?: OneOrMany<Place>;
  spellSpeed?: OneOrMany<1 | 2 | 3>;
  includes?: OneOrMany<Declared>;
  /** With `includes`: it surely does that, not only perhaps. */
  surely?: true;
  /** A card activated from the hand, or before its player's next turn after it was Set. */
  waitedNot?: true;
  /** It targets a card like this (and, with `only`, nothing else). */
  targets?: Filter;
  targetsOnly?: true;
  effectKind?: OneOrMany<EffectKind>;
}
export const LinkPatternSchema: v.GenericSchema<LinkPattern> = v.lazy(() =>
  v.strictObject({
    by: opt(words(WHOSE)),
    what: opt(words(['card', 'effect'])),
    kind: opt(oneOrMany(words(['monster', 'spell', 'trap']))),
    card: opt(FilterSchema),
    place: opt(oneOrMany(words(PLACES))),
    spellSpeed: opt(oneOrMany(words_([1, 2, 3]))),
    includes: opt(oneOrMany(words(DECLARED))),
    surely: opt(v.literal(true)),
    waitedNot: opt(v.literal(true)),
    targets: opt(FilterSchema),
    targetsOnly: opt(v.literal(true)),
    effectKind: opt(oneOrMany(words(EFFECT_KINDS))),
  }),
) as v.GenericSchema<LinkPattern>;
function words_<const T extends readonly number[]>(list: T) {
  return v.picklist(list);
}

// ───────────────────────────── conditions ─────────────────────────────

/** A question about the board or the turn, answered yes or no. */
export type Condition =
  | { all: Condition[] }
  | { any: Condition[] }
  | { not: Condition }
  /** So many such cards are there. Default: at least one. */
  | { exists: Group; count?: Bounds }
  /** These cards are like this. */
  | { is: Ref; like: Filter }
  | { amount: Amount; is: Bounds }
  | { turn: 'you' | 'opponent' }
  | { phase: OneOrMany<Phase> }
  | { step: OneOrMany<BattleStep>; timing?: OneOrMany<DamageTiming> }
  | { lifePoints: 'you' | 'opponent'; is: Bounds }
  /** Something that happened earlier this turn (or in the whole Duel). */
  | { happened: EventPattern; during?: 'turn' | 'last-turn' | 'chain' | 'duel'; count?: Bounds }
  | { chain: LinkPattern }
  /** The last operation that could do something did it. */
  | { did: true }
  | { coin: 'heads' | 'tails' }
  | { rolled: Bounds }
  | { declared: string }
  /** Where this card was when it was activated: the hand, or Set. */
  | { activatedFrom: OneOrMany<Place> }
  | { freeZone: Whose; count?: number }
  | { unmodelled: string };
export const ConditionSchema: v.GenericSchema<Condition> = v.lazy(() =>
  v.union([
    v.strictObject({ all: v.array(ConditionSchema) }),
    v.strictObject({ any: v.array(ConditionSchema) }),
    v.strictObject({ not: ConditionSchema }),
    v.strictObject({ exists: GroupSchema, count: opt(BoundsSchema) }),
    v.strictObject({ is: RefSchema, like: FilterSchema }),
    v.strictObject({ amount: AmountSchema, is: BoundsSchema }),
    v.strictObject({ turn: words(['you', 'opponent']) }),
    v.strictObject({ phase: oneOrMany(words(PHASES)) }),
    v.strictObject({ step: oneOrMany(words(STEPS)), timing: opt(oneOrMany(words(TIMINGS))) }),
    v.strictObject({ lifePoints: words(['you', 'opponent']), is: BoundsSchema }),
    v.strictObject({
      happened: EventPatternSchema,
      during: opt(words(['turn', 'last-turn', 'chain', 'duel'])),
      count: opt(BoundsSchema),
    }),
    v.strictObject({ chain: LinkPatternSchema }),
    v.strictObject({ did: v.literal(true) }),
    v.strictObject({ coin: words(['heads', 'tails']) }),
    v.strictObject({ rolled: BoundsSchema }),
    v.strictObject({ declared: text }),
    v.strictObject({ activatedFrom: oneOrMany(words(PLACES)) }),
    v.strictObject({ freeZone: words(WHOSE), count: opt(v.number()) }),
    v.strictObject({ unmodelled: text }),
  ]),
) as v.GenericSchema<Condition>;

// ───────────────────────────── ongoing rules ─────────────────────────────

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
  'be-responded-to',
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
  targeting?: boolean;
}
const AgainstSchema: v.GenericSchema<Against> = v.lazy(() =>
  v.strictObject({
    cause: opt(oneOrMany(words(CAUSES))),
    whose: opt(words(WHOSE)),
    kind: opt(oneOrMany(words(['monster', 'spell', 'trap']))),
    card: opt(FilterSchema),
    targeting: opt(v.boolean()),
  }),
) as v.GenericSchema<Against>;

/** What holds while a continuous effect applies, or for the duration of a lingering one. `cards` default: this card. */
export type Ongoing =
  | { rule: 'modify'; cards?: Ref | Group; stat: Stat; op: '+' | '-' | '×' | '='; value: Amount }
  /** Their effects are negated (activating them stays legal). */
  | { rule: 'negate-effects'; cards?: Ref | Group; activatedOn?: 'field' }
  /** Effects of links like this are negated when they resolve; `destroy`: and their cards destroyed. */
  | { rule: 'negate-links'; what: LinkPattern; destroy?: boolean }
  /** Cards or effects like this cannot be activated. */
  | { rule: 'cannot-activate'; whose?: Whose; what: LinkPattern; until?: 'damage-step-ends' }
  /** Cards cannot do, or suffer, something. */
  | {
      rule: 'cannot';
      what: Forbidden;
      cards?: Ref | Group;
      player?: Whose;
      filter?: Filter;
      by?: Against;
      times?: number;
    }
  | { rule: 'unaffected'; cards?: Ref | Group; by?: Against }
  /** Cards go somewhere else instead. */
  | {
      rule: 'redirect';
      cards?: Ref | Group;
      from?: OneOrMany<Place>;
      when: 'sent-to-graveyard' | 'leaves-field';
      to: 'banished' | 'deck' | 'hand';
    }
  /** If it would be destroyed, something is done instead. */
  | { rule: 'instead-of-destruction'; cards?: Ref | Group; by?: Against; optional?: boolean; do: Cost; limit?: Limit }
  | {
      rule: 'treated-as';
      cards?: Ref | Group;
      name?: string;
      race?: string;
      attribute?: string;
      kind?: string;
      level?: number;
      add?: boolean;
    }
  | { rule: 'must-attack'; cards?: Ref | Group; target?: Ref | Group }
  | {
      rule: 'attacks';
      cards?: Ref | Group;
      times?: number;
      directly?: boolean;
      allMonsters?: boolean;
      inDefense?: boolean;
    }
  | { rule: 'piercing'; cards?: Ref | Group; times?: number }
  | {
      rule: 'battle-damage';
      cards?: Ref | Group;
      player?: Whose;
      change: 'none' | 'half' | 'double' | 'opponent-takes-it' | 'both-take-it';
    }
  | { rule: 'effect-damage'; player?: Whose; change: 'none' | 'half' | 'double' | 'gain-instead' | 'opponent-takes-it' }
  | { rule: 'extra-normal-summon'; filter?: Filter; times?: number }
  | { rule: 'tributes'; filter?: Filter; count: number; from?: OneOrMany<Place> }
  | { rule: 'activate-from'; what: Filter; from?: Place; setThisTurn?: boolean }
  | { rule: 'costs'; what: LinkPattern; change: 'none' | 'half'; cost?: 'pay-life' }
  | { rule: 'hand-limit'; player?: Whose; count: number | 'none' }
  | { rule: 'reveal'; player?: Whose; where: Place }
  | { rule: 'self-destruct'; if: Condition; how?: 'destroy' | 'send' | 'banish' | 'return' }
  | { rule: 'wins'; if: Condition }
  | { rule: 'unmodelled'; text: string };
const someCards = { cards: opt(v.lazy(() => v.union([RefSchema, GroupSchema]))) };
export const OngoingSchema: v.GenericSchema<Ongoing> = v.lazy(() =>
  v.variant('rule', [
    v.strictObject({
      rule: v.literal('modify'),
      ...someCards,
      stat: words(STATS),
      op: words(['+', '-', '×', '=']),
      value: AmountSchema,
    }),
    v.strictObject({ rule: v.literal('negate-effects'), ...someCards, activatedOn: opt(v.literal('field')) }),
    v.strictObject({ rule: v.literal('negate-links'), what: LinkPatternSchema, destroy: opt(v.boolean()) }),
    v.strictObject({
      rule: v.literal('cannot-activate'),
      whose: opt(words(WHOSE)),
      what: LinkPatternSchema,
      until: opt(v.literal('damage-step-ends')),
    }),
    v.strictObject({
      rule: v.literal('cannot'),
      what: words(FORBIDDABLE),
      ...someCards,
      player: opt(words(WHOSE)),
      filter: opt(FilterSchema),
      by: opt(AgainstSchema),
      times: opt(v.number()),
    }),
    v.strictObject({ rule: v.literal('unaffected'), ...someCards, by: opt(AgainstSchema) }),
    v.strictObject({
      rule: v.literal('redirect'),
      ...someCards,
      from: opt(oneOrMany(words(PLACES))),
      when: words(['sent-to-graveyard', 'leaves-field']),
      to: words(['banished', 'deck', 'hand']),
    }),
    v.strictObject({
      rule: v.literal('instead-of-destruction'),
      ...someCards,
      by: opt(AgainstSchema),
      optional: opt(v.boolean()),
      do: CostSchema,
      limit: opt(LimitSchema),
    }),
    v.strictObject({
      rule: v.literal('treated-as'),
      ...someCards,
      name: opt(text),
      race: opt(text),
      attribute: opt(text),
      kind: opt(text),
      level: opt(v.number()),
      add: opt(v.boolean()),
    }),
    v.strictObject({ rule: v.literal('must-attack'), ...someCards, target: opt(v.union([RefSchema, GroupSchema])) }),
    v.strictObject({
      rule: v.literal('attacks'),
      ...someCards,
      times: opt(v.number()),
      directly: opt(v.boolean()),
      allMonsters: opt(v.boolean()),
      inDefense: opt(v.boolean()),
    }),
    v.strictObject({ rule: v.literal('piercing'), ...someCards, times: opt(v.number()) }),
    v.strictObject({
      rule: v.literal('battle-damage'),
      ...someCards,
      player: opt(words(WHOSE)),
      change: words(['none', 'half', 'double', 'opponent-takes-it', 'both-take-it']),
    }),
    v.strictObject({
      rule: v.literal('effect-damage'),
      player: opt(words(WHOSE)),
      change: words(['none', 'half', 'double', 'gain-instead', 'opponent-takes-it']),
    }),
    v.strictObject({ rule: v.literal('extra-normal-summon'), filter: opt(FilterSchema), times: opt(v.number()) }),
    v.strictObject({
      rule: v.literal('tributes'),
      filter: opt(FilterSchema),
      count: v.number(),
      from: opt(oneOrMany(words(PLACES))),
    }),
    v.strictObject({
      rule: v.literal('activate-from'),
      what: FilterSchema,
      from: opt(words(PLACES)),
      setThisTurn: opt(v.boolean()),
    }),
    v.strictObject({
      rule: v.literal('costs'),
      what: LinkPatternSchema,
      change: words(['none', 'half']),
      cost: opt(v.literal('pay-life')),
    }),
    v.strictObject({
      rule: v.literal('hand-limit'),
      player: opt(words(WHOSE)),
      count: v.union([v.number(), v.literal('none')]),
    }),
    v.strictObject({ rule: v.literal('reveal'), player: opt(words(WHOSE)), where: words(PLACES) }),
    v.strictObject({
      rule: v.literal('self-destruct'),
      if: ConditionSchema,
      how: opt(words(['destroy', 'send', 'banish', 'return'])),
    }),
    v.strictObject({ rule: v.literal('wins'), if: ConditionSchema }),
    v.strictObject({ rule: v.literal('unmodelled'), text }),
  ]),
) as v.GenericSchema<Ongoing>;

// ───────────────────────────── costs ─────────────────────────────

/** What must be done to activate. One definition answers: can it be paid, pay it, say it. */
export type Cost =
  | { all: Cost[] }
  | { oneOf: Cost[] }
  | { do: 'pay-life'; amount: Amount | 'half' | 'chosen' }
  | { do: 'discard' | 'tribute' | 'send' | 'banish' | 'reveal'; cards: Ref | Pick | Group; face?: 'down' }
  | { do: 'return'; cards: Ref | Pick | Group; to: 'hand' | 'deck' | 'deck-bottom' | 'deck-top' | 'extra-deck' }
  | { do: 'destroy'; cards: Ref | Pick | Group }
  | { do: 'detach'; count: number; from?: Ref | Group }
  | { do: 'remove-counters'; kind: string; count: number; from?: Ref | Group }
  | { do: 'place-counters'; kind: string; count: number; on?: Ref }
  | { do: 'change-position'; cards: Ref | Pick }
  | { do: 'skip-battle-phase' }
  | { unmodelled: string };
const costCards = v.lazy(() => v.union([RefSchema, PickSchema, GroupSchema]));
export const CostSchema: v.GenericSchema<Cost> = v.lazy(() =>
  v.union([
    v.strictObject({ all: v.array(CostSchema) }),
    v.strictObject({ oneOf: v.array(CostSchema) }),
    v.strictObject({ do: v.literal('pay-life'), amount: v.union([AmountSchema, words(['half', 'chosen'])]) }),
    v.strictObject({
      do: words(['discard', 'tribute', 'send', 'banish', 'reveal']),
      cards: costCards,
      face: opt(v.literal('down')),
    }),
    v.strictObject({
      do: v.literal('return'),
      cards: costCards,
      to: words(['hand', 'deck', 'deck-bottom', 'deck-top', 'extra-deck']),
    }),
    v.strictObject({ do: v.literal('destroy'), cards: costCards }),
    v.strictObject({ do: v.literal('detach'), count: v.number(), from: opt(v.union([RefSchema, GroupSchema])) }),
    v.strictObject({
      do: v.literal('remove-counters'),
      kind: text,
      count: v.number(),
      from: opt(v.union([RefSchema, GroupSchema])),
    }),
    v.strictObject({ do: v.literal('place-counters'), kind: text, count: v.number(), on: opt(RefSchema) }),
    v.strictObject({ do: v.literal('change-position'), cards: v.union([RefSchema, PickSchema]) }),
    v.strictObject({ do: v.literal('skip-battle-phase') }),
    v.strictObject({ unmodelled: text }),
  ]),
) as v.GenericSchema<Cost>;

/**
 * How often. `of`: this copy, the card's name, or a group of effects ("only one of these effects"); `counts`: `use` is used up even if the
 * activation is negated, `activate` is not.
 */
export interface Limit {
  per: 'turn' | 'chain' | 'duel' | 'phase' | 'battle';
  of: 'copy' | 'name' | 'group' | 'effect-name';
  counts?: 'use' | 'activate';
  times?: number;
  group?: string;
}
export const LimitSchema: v.GenericSchema<Limit> = v.lazy(() =>
  v.strictObject({
    per: words(['turn', 'chain', 'duel', 'phase', 'battle']),
    of: words(['copy', 'name', 'group', 'effect-name']),
    counts: opt(words(['use', 'activate'])),
    times: opt(v.number()),
    group: opt(text),
  }),
) as v.GenericSchema<Limit>;

// ───────────────────────────── operations ─────────────────────────────

/**
 * How an operation hangs on the one before it. `then`: a later instant, only if the one before happened; `and-if-you-do`: the same instant,
 * only if it happened; `and`: the same instant, both or neither; `also`: the same instant, independently; `also-after-that`: a later instant,
 * independently.
 */
export const JOINS = ['then', 'and-if-you-do', 'and', 'also', 'also-after-that'] as const;
export type Join = (typeof JOINS)[number];
export interface OperationBase {
  join?: Join;
  /** "You can": the controller decides. */
  optional?: boolean;
  /** Who does it. Default: the effect's controller. */
  by?: Whose;
  if?: Condition;
  /** Only if it applies to all of them ("both"). */
  allOrNothing?: boolean;
  /** A name under which later operations find the cards. */
  named?: string;
}
export type OperationBody =
  | { do: 'destroy' | 'send' | 'tribute' | 'reveal' | 'discard'; cards: Subject }
  | { do: 'banish'; cards: Subject; face?: 'down'; until?: Until }
  | { do: 'return'; cards: Subject; to: 'hand' | 'deck' | 'deck-top' | 'deck-bottom' | 'extra-deck' }
  /** From the Deck or elsewhere to the hand. */
  | { do: 'add'; cards: Subject }
  | { do: 'draw'; count: Amount; whose?: Whose }
  | {
      do: 'special-summon';
      cards: Subject;
      to?: 'you' | 'opponent' | 'owner';
      position?: 'attack' | 'defense' | 'face-down';
      /** It counts as this kind of summon. */
      as?: SummonKind;
      ignoringConditions?: boolean;
      effectsNegated?: boolean;
      /** This card is linked to the monster (as an Equip Card is): `equipped` means it from now on. */
      bind?: boolean;
    }
  | { do: 'normal-summon'; cards: Subject }
  | {
      do: 'fusion-summon' | 'ritual-summon' | 'synchro-summon' | 'xyz-summon' | 'link-summon';
      what: Filter;
      from?: OneOrMany<Place>;
      materials?: Group[];
      /** Where the materials go. Default: Graveyard (Xyz: attached). */
      materialsTo?: 'graveyard' | 'banished' | 'deck';
      including?: Ref;
      exactLevel?: boolean;
    }
  | { do: 'set'; cards: Subject; activatableThisTurn?: boolean }
  | {
      do: 'place';
      cards: Subject;
      to: 'field-zone' | 'spells-traps' | 'pendulum-zone' | 'monsters';
      whose?: 'you' | 'opponent';
      as?: string;
    }
  | {
      do: 'change-position';
      cards: Subject;
      to: 'attack' | 'defense' | 'face-down' | 'face-up' | 'other' | 'face-up-attack' | 'face-up-defense';
    }
  /** Banished for a while: back to the field where and as it was. */
  | { do: 'return-to-field'; cards: Subject }
  | { do: 'take-control'; cards: Subject; until?: Until; to?: 'you' | 'opponent' }
  | { do: 'switch-control'; cards: [Subject, Subject] }
  | { do: 'equip'; cards: Subject; to: Ref | Pick; ongoing?: Ongoing[] }
  | { do: 'attach'; cards: Subject; to: Ref | Pick }
  | { do: 'detach'; count: Amount; from: Ref | Group }
  /** Of the link this effect responds to. */
  | { do: 'negate-activation' }
  | { do: 'negate-effect'; of?: 'link' | Ref }
  | { do: 'negate-summon' }
  | { do: 'negate-attack' }
  | { do: 'change-attack-target'; to: Ref | Pick }
  /** The effects of cards on the field, for a while. */
  | { do: 'negate-effects'; cards: Subject; until?: Until }
  | { do: 'end-battle-phase' }
  | { do: 'skip'; phase: Phase | 'turn'; whose: Whose; times?: number }
  | { do: 'damage' | 'gain-life' | 'lose-life' | 'set-life'; to: Whose; amount: Amount }
  | { do: 'modify'; cards: Subject; stat: Stat; op: '+' | '-' | '×' | '='; value: Amount; until?: Until }
  /** An ongoing rule, for a while. `bound`: to these cards, to a player, or to all that are there at any time. */
  | { do: 'apply'; rules: Ongoing[]; to?: Subject; until: Until }
  | { do: 'place-counters' | 'remove-counters'; cards: Subject; kind: string; count: Amount }
  | {
      do: 'token';
      name: string;
      count: Amount;
      atk: Amount;
      def: Amount;
      level: number;
      race: string;
      attribute: string;
      whose?: Whose;
      position?: 'attack' | 'defense';
    }
  | { do: 'shuffle' | 'look'; where: OneOrMany<Place>; whose: Whose }
  | { do: 'excavate'; count: Amount; whose?: Whose }
  | { do: 'coin'; count?: number; heads?: Operation[]; tails?: Operation[] }
  | { do: 'die'; count?: number; results?: { is: Bounds; then: Operation[] }[] }
  | { do: 'declare'; what: 'name' | 'type' | 'attribute' | 'level' | 'number' | 'kind' }
  /** Bullets: `count` of them, chosen now (or at activation). */
  | {
      do: 'choose';
      options: { gist: Localized; if?: Condition; do: Operation[] }[];
      count?: number;
      at?: 'activation' | 'resolution';
    }
  /** Delayed: once, at the first such moment. */
  | {
      do: 'later';
      at: { phase: Phase; whose?: Whose; turn?: 'this' | 'next' } | { event: EventPattern };
      then: Operation[];
      until?: Until;
    }
  | { do: 'otherwise'; then: Operation[] }
  /** The effect of the link answered to becomes this. */
  | { do: 'replace-effect'; then: Operation[] }
  | { do: 'copy-effect'; of: Subject }
  | { do: 'win'; player: Whose; draw?: boolean }
  | { do: 'pay-life'; amount: Amount | 'half' }
  | { do: 'unmodelled'; text: string };
export type Operation = OperationBase & OperationBody;
export type OperationName = OperationBody['do'];

const base = {
  join: opt(words(JOINS)),
  optional: opt(v.boolean()),
  by: opt(words(WHOSE)),
  if: opt(ConditionSchema),
  allOrNothing: opt(v.boolean()),
  named: opt(text),
};
const operation = <const K extends string, T extends v.ObjectEntries>(kinds: readonly K[], entries: T) =>
  kinds.map((kind) => v.strictObject({ do: v.literal(kind), ...base, ...entries }));
const until = { until: opt(words(UNTIL)) };
const subject = { cards: SubjectSchema };
const manyOps = v.lazy(() => v.array(OperationSchema));
export const OperationSchema: v.GenericSchema<Operation> = v.lazy(() =>
  v.variant('do', [
    ...operation(['destroy', 'send', 'tribute', 'reveal', 'discard'], subject),
    ...operation(['banish'], { ...subject, face: opt(v.literal('down')), ...until }),
    ...operation(['return'], { ...subject, to: words(['hand', 'deck', 'deck-top', 'deck-bottom', 'extra-deck']) }),
    ...operation(['add'], subject),
    ...operation(['draw'], { count: AmountSchema, whose: opt(words(WHOSE)) }),
    ...operation(['special-summon'], {
      ...subject,
      to: opt(words(['you', 'opponent', 'owner'])),
      position: opt(words(['attack', 'defense', 'face-down'])),
      as: opt(words(SUMMONS)),
      ignoringConditions: opt(v.boolean()),
      effectsNegated: opt(v.boolean()),
      bind: opt(v.boolean()),
    }),
    ...operation(['normal-summon'], subject),
    ...operation(['fusion-summon', 'ritual-summon', 'synchro-summon', 'xyz-summon', 'link-summon'], {
      what: FilterSchema,
      from: opt(oneOrMany(words(PLACES))),
      materials: opt(v.array(GroupSchema)),
      materialsTo: opt(words(['graveyard', 'banished', 'deck'])),
      including: opt(RefSchema),
      exactLevel: opt(v.boolean()),
    }),
    ...operation(['set'], { ...subject, activatableThisTurn: opt(v.boolean()) }),
    ...operation(['place'], {
      ...subject,
      to: words(['field-zone', 'spells-traps', 'pendulum-zone', 'monsters']),
      whose: opt(words(['you', 'opponent'])),
      as: opt(text),
    }),
    ...operation(['change-position'], {
      ...subject,
      to: words(['attack', 'defense', 'face-down', 'face-up', 'other', 'face-up-attack', 'face-up-defense']),
    }),
    ...operation(['return-to-field'], subject),
    ...operation(['take-control'], { ...subject, ...until, to: opt(words(['you', 'opponent'])) }),
    ...operation(['switch-control'], { cards: v.tuple([SubjectSchema, SubjectSchema]) }),
    ...operation(['equip'], { ...subject, to: v.union([RefSchema, PickSchema]), ongoing: opt(v.array(OngoingSchema)) }),
    ...operation(['attach'], { ...subject, to: v.union([RefSchema, PickSchema]) }),
    ...operation(['detach'], { count: AmountSchema, from: v.union([RefSchema, GroupSchema]) }),
    ...operation(['negate-activation', 'negate-summon', 'negate-attack', 'end-battle-phase'], {}),
    ...operation(['negate-effect'], { of: opt(v.union([v.literal('link'), RefSchema])) }),
    ...operation(['change-attack-target'], { to: v.union([RefSchema, PickSchema]) }),
    ...operation(['negate-effects'], { ...subject, ...until }),
    ...operation(['skip'], { phase: words([...PHASES, 'turn']), whose: words(WHOSE), times: opt(v.number()) }),
    ...operation(['damage', 'gain-life', 'lose-life', 'set-life'], { to: words(WHOSE), amount: AmountSchema }),
    ...operation(['modify'], {
      ...subject,
      stat: words(STATS),
      op: words(['+', '-', '×', '=']),
      value: AmountSchema,
      ...until,
    }),
    ...operation(['apply'], { rules: v.array(OngoingSchema), to: opt(SubjectSchema), until: words(UNTIL) }),
    ...operation(['place-counters', 'remove-counters'], { ...subject, kind: text, count: AmountSchema }),
    ...operation(['token'], {
      name: text,
      count: AmountSchema,
      atk: AmountSchema,
      def: AmountSchema,
      level: v.number(),
      race: text,
      attribute: text,
      whose: opt(words(WHOSE)),
      position: opt(words(['attack', 'defense'])),
    }),
    ...operation(['shuffle', 'look'], { where: oneOrMany(words(PLACES)), whose: words(WHOSE) }),
    ...operation(['excavate'], { count: AmountSchema, whose: opt(words(WHOSE)) }),
    ...operation(['coin'], { count: opt(v.number()), heads: opt(manyOps), tails: opt(manyOps) }),
    ...operation(['die'], {
      count: opt(v.number()),
      results: opt(v.array(v.strictObject({ is: BoundsSchema, then: manyOps }))),
    }),
    ...operation(['declare'], { what: words(['name', 'type', 'attribute', 'level', 'number', 'kind']) }),
    ...operation(['choose'], {
      options: v.array(v.strictObject({ gist: LocalizedSchema, if: opt(ConditionSchema), do: manyOps })),
      count: opt(v.number()),
      at: opt(words(['activation', 'resolution'])),
    }),
    ...operation(['later'], {
      at: v.union([
        v.strictObject({ phase: words(PHASES), whose: opt(words(WHOSE)), turn: opt(words(['this', 'next'])) }),
        v.strictObject({ event: EventPatternSchema }),
      ]),
      then: manyOps,
      ...until,
    }),
    ...operation(['otherwise', 'replace-effect'], { then: manyOps }),
    ...operation(['copy-effect'], { of: SubjectSchema }),
    ...operation(['win'], { player: words(WHOSE), draw: opt(v.boolean()) }),
    ...operation(['pay-life'], { amount: v.union([AmountSchema, v.literal('half')]) }),
    ...operation(['unmodelled'], { text }),
  ] as never),
) as v.GenericSchema<Operation>;

// ───────────────────────────── effects ─────────────────────────────

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

export interface TargetSpec extends Group {
  choose: HowMany;
  by?: 'you' | 'opponent' | 'controller';
  distinct?: OneOrMany<'name' | 'race' | 'attribute' | 'level'>;
  same?: OneOrMany<'name' | 'race' | 'attribute' | 'level' | 'controller'>;
  total?: { stat: Stat; is: Bounds };
  including?: { filter: Filter; min: number }[];
}
/** How a monster is summoned by its own procedure, or what material its summon needs. */
export interface Procedure {
  summon: 'own' | 'fusion' | 'contact-fusion' | 'ritual' | 'synchro' | 'xyz' | 'link' | 'tribute';
  from?: OneOrMany<Place>;
  if?: Condition;
  /** What is done to summon it (own procedures). */
  do?: Cost;
  /** Each entry: so many cards like this. */
  materials?: { filter?: Filter; count: HowMany; from?: OneOrMany<Place> }[];
  /** Tribute Summon: how many Tributes it takes. */
  tributes?: number;
  position?: 'attack' | 'defense';
  to?: 'you' | 'opponent';
}
export interface Effect {
  kind: EffectKind;
  /** Our own sentence for it. */
  gist: Localized;
  /** Mandatory: activates by itself. Default: false (flip effects: true). */
  must?: boolean;
  /** How the event is joined. `when` can miss the timing, `if` cannot. */
  timing?: 'when' | 'if' | 'during' | 'each-time';
  /** Where the card must be. Default: where such an effect works (monsters: face-up on the field). */
  from?: OneOrMany<Place>;
  /** Also while face-down (Set) there. */
  set?: boolean;
  whoseTurn?: 'you' | 'opponent';
  phases?: Phase[];
  steps?: BattleStep[];
  timings?: DamageTiming[];
  /** The event it answers: trigger, flip, and Spells, Traps and Quick Effects that say "when". */
  on?: OneOrMany<EventPattern>;
  /** The chain link it must be chained to. */
  respondsTo?: OneOrMany<LinkPattern>;
  condition?: Condition;
  limit?: OneOrMany<Limit>;
  cost?: Cost;
  targets?: TargetSpec[];
  resolve?: Operation[];
  /** What holds while it applies (continuous effects; Continuous, Equip and Field Spells and Traps). */
  ongoing?: Ongoing[];
  procedure?: Procedure;
  /** What it will or may do beyond what the operations say. */
  declares?: { will?: Declared[]; may?: Declared[] };
  /** Whether it may be activated in the damage step, where that does not follow from what it does; a ruling's source. */
  damageStep?: boolean | { timings: DamageTiming[]; source?: string };
  /** Its activation, its effect, cannot be negated; nobody (or only some) can respond. */
  cannotBeNegated?: 'activation' | 'effect' | 'both';
  cannotBeRespondedTo?: boolean | LinkPattern;
  /** Conditions the card sets for being summoned (kind `condition`). */
  summoning?: {
    cannotNormalSummon?: boolean;
    cannotSpecialSummon?: boolean;
    /** Only by this; also after a proper summon, or never otherwise. */
    onlyBy?: OneOrMany<'own' | 'fusion' | 'ritual' | 'synchro' | 'xyz' | 'link' | 'pendulum' | 'effect'>;
    onlyByCard?: Filter;
    firstOnly?: boolean;
    limit?: number;
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
};
const SUMMONED_BY = ['own', 'fusion', 'ritual', 'synchro', 'xyz', 'link', 'pendulum', 'effect'] as const;
export const EffectSchema: v.GenericSchema<Effect> = v.strictObject({
  kind: words(EFFECT_KINDS),
  gist: LocalizedSchema,
  must: opt(v.boolean()),
  timing: opt(words(['when', 'if', 'during', 'each-time'])),
  from: opt(oneOrMany(words(PLACES))),
  set: opt(v.boolean()),
  whoseTurn: opt(words(['you', 'opponent'])),
  phases: opt(v.array(words(PHASES))),
  steps: opt(v.array(words(STEPS))),
  timings: opt(v.array(words(TIMINGS))),
  on: opt(oneOrMany(EventPatternSchema)),
  respondsTo: opt(oneOrMany(LinkPatternSchema)),
  condition: opt(ConditionSchema),
  limit: opt(oneOrMany(LimitSchema)),
  cost: opt(CostSchema),
  targets: opt(v.array(v.strictObject(targetSpec))),
  resolve: opt(v.array(OperationSchema)),
  ongoing: opt(v.array(OngoingSchema)),
  procedure: opt(
    v.strictObject({
      summon: words(['own', 'fusion', 'contact-fusion', 'ritual', 'synchro', 'xyz', 'link', 'tribute']),
      from: opt(oneOrMany(words(PLACES))),
      if: opt(ConditionSchema),
      do: opt(CostSchema),
      materials: opt(
        v.array(
          v.strictObject({ filter: opt(FilterSchema), count: HowManySchema, from: opt(oneOrMany(words(PLACES))) }),
        ),
      ),
      tributes: opt(v.number()),
      position: opt(words(['attack', 'defense'])),
      to: opt(words(['you', 'opponent'])),
    }),
  ),
  declares: opt(v.strictObject({ will: opt(v.array(words(DECLARED))), may: opt(v.array(words(DECLARED))) })),
  damageStep: opt(v.union([v.boolean(), v.strictObject({ timings: v.array(words(TIMINGS)), source: opt(text) })])),
  cannotBeNegated: opt(words(['activation', 'effect', 'both'])),
  cannotBeRespondedTo: opt(v.union([v.boolean(), LinkPatternSchema])),
  summoning: opt(
    v.strictObject({
      cannotNormalSummon: opt(v.boolean()),
      cannotSpecialSummon: opt(v.boolean()),
      onlyBy: opt(oneOrMany(words(SUMMONED_BY))),
      onlyByCard: opt(FilterSchema),
      firstOnly: opt(v.boolean()),
      limit: opt(v.number()),
    }),
  ),
  stays: opt(v.boolean()),
  option: opt(v.number()),
  rulesets: opt(v.array(text)),
  pendulum: opt(v.boolean()),
  unmodelled: opt(text),
}) as v.GenericSchema<Effect>;

export const many = <T>(value: OneOrMany<T> | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
