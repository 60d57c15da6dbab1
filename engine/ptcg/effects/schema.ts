/**
 * The effect language of the Pokémon TCG: what a card text does, as data. One interpreter (`run.ts`, `modifiers.ts`) executes it; the library's
 * cards and a case's own cards use the same declarations. `docs/effects.md` explains each word with examples.
 * `you` is the player whose effect it is (who attacks, plays the card, uses the Stadium; otherwise the controller of the card).
 */
import * as v from 'valibot';
import {
  CONDITIONS,
  EnergyTypeSchema,
  PTCG_LABELS,
  type EnergyType,
  type SpecialCondition,
} from '../../case/schema.ts';

const opt = v.optional;
const obj = v.strictObject;
const lit = v.literal;
const pick = <const T extends readonly string[]>(list: T) => v.picklist(list);
const name = v.pipe(v.string(), v.minLength(1));
const yes = v.literal(true);
const oneOrMany = <T extends v.GenericSchema>(item: T) => v.union([item, v.array(item)]);
type OneOrMany<T> = T | T[];

/** Our own sentence on what the effect does; never printed text. */
export const GistSchema = obj({ de: name, en: name });
export const SideSchema = pick(['you', 'opponent']);
export type Side = v.InferOutput<typeof SideSchema>;
/** Our own words for what the language cannot say, in one language or both. */
export const QuotedSchema = v.union([name, GistSchema]);
export type Quoted = v.InferOutput<typeof QuotedSchema>;
/** A number of something: exactly n, or limits. */
export const RangeSchema = v.union([v.number(), obj({ atLeast: opt(v.number()), atMost: opt(v.number()) })]);
export type Range = v.InferOutput<typeof RangeSchema>;

export const STAGES = [
  'basic', 'stage1', 'stage2', 'vmax', 'vstar', 'v-union', 'break', 'mega', 'restored', 'level-up', 'legend', 'evolution',
] as const; // prettier-ignore
type StageWord = (typeof STAGES)[number];
type Label = (typeof PTCG_LABELS)[number];
const stage = oneOrMany(pick(STAGES));
const label = oneOrMany(pick(PTCG_LABELS));
const type = oneOrMany(EnergyTypeSchema);
const names = oneOrMany(name);

// ───────────────────────────── which Pokémon, which cards ─────────────────────────────

/** Energy attached to a Pokémon. `type`: it provides that type now. */
export const EnergyFilterSchema = obj({ type: opt(type), basic: opt(yes), special: opt(yes), name: opt(names) });
export type EnergyFilter = v.InferOutput<typeof EnergyFilterSchema>;

/** Pokémon in play. All that is written must hold; a list means any of. */
export interface PokemonFilter {
  of?: Side;
  where?: 'active' | 'bench';
  /** true: this Pokémon only; false: any but this one. */
  self?: boolean;
  name?: OneOrMany<string>;
  /** Part of the name: an owner ("Marnie's"), a form ("Hisuian"). */
  nameIncludes?: string;
  type?: OneOrMany<EnergyType>;
  stage?: OneOrMany<StageWord>;
  label?: OneOrMany<Label>;
  ruleBox?: boolean;
  hasAbility?: boolean;
  damaged?: boolean;
  /** Damage counters on it. */
  counters?: Range;
  /** The name of a card under the top one. */
  evolvedFrom?: string;
  condition?: OneOrMany<SpecialCondition | 'any'>;
  /** Has Energy like this attached; `atLeast` units (default 1). */
  energy?: EnergyFilter & { atLeast?: number | undefined };
  /** Has a Pokémon Tool attached (of this name). */
  tool?: boolean | string;
  /** Maximum HP now; HP left. */
  hp?: Range;
  remainingHp?: Range;
  retreatCost?: Range;
  weakness?: EnergyType;
  /** Has an attack of this name. */
  attack?: string;
  /** Was chosen by the instruction with this `as`. */
  chosen?: string;
  /** Came into play this turn; moved from the Bench to the Active Spot this turn; evolved this turn. */
  thisTurn?: 'played' | 'moved-to-active' | 'evolved';
  not?: PokemonFilter;
  any?: PokemonFilter[];
}
export const PokemonFilterSchema: v.GenericSchema<PokemonFilter> = obj({
  of: opt(SideSchema),
  where: opt(pick(['active', 'bench'])),
  self: opt(v.boolean()),
  name: opt(names),
  nameIncludes: opt(name),
  type: opt(type),
  stage: opt(stage),
  label: opt(label),
  ruleBox: opt(v.boolean()),
  hasAbility: opt(v.boolean()),
  damaged: opt(v.boolean()),
  counters: opt(RangeSchema),
  evolvedFrom: opt(name),
  condition: opt(oneOrMany(pick([...CONDITIONS, 'any']))),
  energy: opt(obj({ ...EnergyFilterSchema.entries, atLeast: opt(v.number()) })),
  tool: opt(v.union([v.boolean(), name])),
  hp: opt(RangeSchema),
  remainingHp: opt(RangeSchema),
  retreatCost: opt(RangeSchema),
  weakness: opt(EnergyTypeSchema),
  attack: opt(name),
  chosen: opt(name),
  thisTurn: opt(pick(['played', 'moved-to-active', 'evolved'])),
  not: opt(v.lazy(() => PokemonFilterSchema)),
  any: opt(v.array(v.lazy(() => PokemonFilterSchema))),
}) as v.GenericSchema<PokemonFilter>;

/**
 * The Pokémon an instruction is about: `self` (the Pokémon with this attack or Ability, or to which this card is attached), the Active Pokémon of either
 * side, in a trigger `event` (the Pokémon it happened to) and `attacker` (the Attacking Pokémon), one chosen before (`chosen`), every one like this
 * (`each`), or a choice now. `choose` counts Pokémon; with `upTo` fewer (at least one) may be chosen.
 */
export type Who =
  | 'self'
  | 'own-active'
  | 'opponent-active'
  | 'attacker'
  | 'event'
  | { chosen: string }
  | { each: PokemonFilter }
  | { choose: number; from: PokemonFilter; upTo?: true; by?: Side; as?: string };
export const WhoSchema: v.GenericSchema<Who> = v.union([
  pick(['self', 'own-active', 'opponent-active', 'attacker', 'event']),
  obj({ chosen: name }),
  obj({ each: PokemonFilterSchema }),
  obj({ choose: v.number(), from: PokemonFilterSchema, upTo: opt(yes), by: opt(SideSchema), as: opt(name) }),
]) as v.GenericSchema<Who>;

/** Cards in a hand, deck, discard pile … */
export interface CardFilter {
  kind?: 'pokemon' | 'trainer' | 'energy';
  trainer?: OneOrMany<'item' | 'supporter' | 'stadium' | 'tool'>;
  energy?: 'basic' | 'special';
  /** Type of a Pokémon, or of a basic Energy card. */
  type?: OneOrMany<EnergyType>;
  name?: OneOrMany<string>;
  nameIncludes?: string;
  stage?: OneOrMany<StageWord>;
  label?: OneOrMany<Label>;
  ruleBox?: boolean;
  hp?: Range;
  /** Evolves from a Pokémon of this name; `self`: from this Pokémon. */
  evolvesFrom?: string;
  not?: CardFilter;
  any?: CardFilter[];
}
export const CardFilterSchema: v.GenericSchema<CardFilter> = obj({
  kind: opt(pick(['pokemon', 'trainer', 'energy'])),
  trainer: opt(oneOrMany(pick(['item', 'supporter', 'stadium', 'tool']))),
  energy: opt(pick(['basic', 'special'])),
  type: opt(type),
  name: opt(names),
  nameIncludes: opt(name),
  stage: opt(stage),
  label: opt(label),
  ruleBox: opt(v.boolean()),
  hp: opt(RangeSchema),
  evolvesFrom: opt(name),
  not: opt(v.lazy(() => CardFilterSchema)),
  any: opt(v.array(v.lazy(() => CardFilterSchema))),
}) as v.GenericSchema<CardFilter>;

// ───────────────────────────── how many ─────────────────────────────

const HAPPENED = [
  'knocked-out', 'moved-to-active', 'supporter-played', 'card-played', 'attack-used', 'ability-used', 'evolved', 'prizes-taken', 'damaged', 'healed',
] as const; // prettier-ignore
/** Something that happened before. `by`: whose Pokémon, card or action; `pokemon: self`: to or by this Pokémon. */
export const HappenedSchema = obj({
  what: pick(HAPPENED),
  by: opt(SideSchema),
  when: pick(['this-turn', 'last-turn']),
  /** Name of the card, attack or Ability. */
  card: opt(name),
  /** Knocked Out by damage from an attack. */
  byDamage: opt(yes),
  /** What kind of card the Pokémon was. */
  which: opt(v.lazy(() => CardFilterSchema)),
  pokemon: opt(lit('self')),
});
export type HappenedFilter = v.InferOutput<typeof HappenedSchema>;

/** What is counted. */
export const CountSchema = v.variant('count', [
  obj({ count: lit('damage-counters'), on: WhoSchema }),
  /** Units of Energy; `energy-cards` counts cards. */
  obj({ count: lit('energy'), on: WhoSchema, ...EnergyFilterSchema.entries }),
  obj({ count: lit('energy-cards'), on: WhoSchema, ...EnergyFilterSchema.entries }),
  obj({ count: lit('energy-types'), on: WhoSchema }),
  /** Energy beyond the cost of this attack. */
  obj({ count: lit('extra-energy'), type: opt(type) }),
  obj({ count: lit('pokemon'), which: PokemonFilterSchema }),
  /** Different types among such Pokémon. */
  obj({ count: lit('pokemon-types'), which: PokemonFilterSchema }),
  obj({
    count: lit('cards'),
    in: pick(['hand', 'deck', 'discard', 'lost-zone']),
    of: SideSchema,
    which: opt(CardFilterSchema),
  }),
  obj({ count: lit('prizes-left'), of: SideSchema }),
  obj({ count: lit('prizes-taken'), of: SideSchema }),
  obj({ count: pick(['heads', 'tails']), flip: name }),
  /** How many things the instruction with this `as` did (cards discarded, counters moved, Pokémon chosen). */
  obj({ count: lit('done'), by: name }),
  obj({ count: lit('tools'), on: WhoSchema }),
  obj({ count: lit('conditions'), on: WhoSchema }),
  obj({ count: lit('retreat-cost'), of: WhoSchema }),
  obj({ count: pick(['hp', 'remaining-hp']), of: WhoSchema }),
  /** Damage points this attack has done so far. */
  obj({ count: lit('damage-done') }),
  obj({ count: lit('happened'), event: HappenedSchema }),
]);
export type Count = v.InferOutput<typeof CountSchema>;

/** A number, or so much for each thing counted: `times` (default 1) for each, at most `atMost`, or divided (always say how to round). */
export type Amount =
  | number
  | { per: Count; times?: number; atMost?: number; dividedBy?: number; round?: 'up' | 'down' }
  | { sum: Amount[] };
export const AmountSchema: v.GenericSchema<Amount> = v.union([
  v.number(),
  obj({
    per: CountSchema,
    times: opt(v.number()),
    atMost: opt(v.number()),
    dividedBy: opt(v.number()),
    round: opt(pick(['up', 'down'])),
  }),
  obj({ sum: v.array(v.lazy(() => AmountSchema)) }),
]) as v.GenericSchema<Amount>;

// ───────────────────────────── whether ─────────────────────────────

const SimpleTestSchema = v.variant('test', [
  /** The Pokémon is like this (any of them, where several). */
  obj({ test: lit('pokemon'), who: WhoSchema, is: PokemonFilterSchema }),
  /** So many such Pokémon are in play (default: at least one). */
  obj({ test: lit('in-play'), which: PokemonFilterSchema, number: opt(RangeSchema) }),
  obj({ test: lit('count'), of: CountSchema, number: RangeSchema }),
  obj({ test: lit('compare'), a: CountSchema, is: pick(['more', 'fewer', 'equal']), than: CountSchema }),
  /** Result of the flip with this `as`. */
  obj({ test: lit('coin'), flip: name, is: pick(['heads', 'tails', 'all-heads', 'all-tails']) }),
  /** The instruction with this `as` did something. */
  obj({ test: lit('done'), by: name }),
  obj({ test: lit('stadium'), name: opt(names), none: opt(yes) }),
  obj({ test: lit('happened'), event: HappenedSchema }),
  /** Whose turn it is, their first turn, whether they go first. */
  obj({ test: lit('turn'), of: SideSchema, first: opt(v.boolean()), goesFirst: opt(v.boolean()) }),
  /** A fact the language cannot say: the judge answers it. */
  obj({ test: lit('unmodelled'), text: QuotedSchema }),
]);
type SimpleTest = v.InferOutput<typeof SimpleTestSchema>;
export type Predicate = SimpleTest | { all: Predicate[] } | { any: Predicate[] } | { not: Predicate };
export const PredicateSchema: v.GenericSchema<Predicate> = v.union([
  SimpleTestSchema,
  obj({ all: v.array(v.lazy(() => PredicateSchema)) }),
  obj({ any: v.array(v.lazy(() => PredicateSchema)) }),
  obj({ not: v.lazy(() => PredicateSchema) }),
]) as v.GenericSchema<Predicate>;

// ───────────────────────────── what holds (modifiers) ─────────────────────────────

// Annotated, so that the types of modifiers do not hang on those of instructions.
const laterOps: () => v.GenericSchema<unknown> = () => OpSchema as v.GenericSchema<unknown>;
export const EVENTS = [
  'played-to-bench', 'evolved', 'moved-to-active', 'moved-to-bench', 'damaged', 'knocked-out', 'energy-attached', 'checkup', 'turn-ended', 'supporter-played', 'item-played', 'stadium-played', 'about-to-evolve',
] as const; // prettier-ignore
export type EventKind = (typeof EVENTS)[number];

const op = pick(['+', '-', '×', '=']);
/** What a player or Pokémon cannot do, or can do against the rules. */
export const FORBIDDEN = [
  'attack', 'use-attack', 'retreat', 'evolve', 'attach-energy', 'play-item', 'play-supporter', 'play-stadium', 'play-tool', 'play-trainer', 'play-pokemon',
  'be-healed', 'use-ability',
] as const; // prettier-ignore
export const PERMITTED = [
  'attack-on-first-turn', 'supporter-on-first-turn', 'evolve-on-first-turn', 'evolve-on-arrival', 'attack-while-asleep', 'attack-while-paralyzed',
  'second-supporter', 'second-energy', 'second-tool', 'mega-evolve-and-go-on', 'attack-twice',
] as const; // prettier-ignore

/**
 * One change that holds while its effect does. `on`: the Pokémon it is about (default `self`, or the Pokémon or player the lingering effect
 * lies on). Amounts of damage are in damage points.
 */
export const ModifierSchema = v.variant('what', [
  /** Attacks of `on` do more or less damage; `to`: only to such targets (default: the opponent's Active Pokémon). */
  obj({
    what: lit('damage-done'), op: pick(['+', '-', '×', '=']), value: AmountSchema, on: opt(PokemonFilterSchema), to: opt(PokemonFilterSchema),
    place: opt(pick(['before-weakness', 'after-weakness'])), attack: opt(name), if: opt(PredicateSchema),
  }),
  /** `on` takes more or less damage from attacks; `opponents`: only from Pokémon of the other player than its own; `from`: only from such attackers; `of` in filters is seen from this card's controller. */
  obj({
    what: lit('damage-taken'), op: pick(['+', '-', '×', '=']), value: AmountSchema, on: opt(PokemonFilterSchema), from: opt(PokemonFilterSchema), opponents: opt(yes),
    place: opt(pick(['before-weakness', 'after-weakness'])), if: opt(PredicateSchema),
  }),
  /** Damage by attacks to `on` is prevented; `damage`: only if it would be so much (after all other steps); with a coin only on heads. */
  obj({
    what: lit('prevent-damage'), on: opt(PokemonFilterSchema), from: opt(PokemonFilterSchema), opponents: opt(yes), damage: opt(v.union([RangeSchema, v.array(v.number())])), coin: opt(yes), if: opt(PredicateSchema),
  }),
  /** Effects (not damage) of attacks, Abilities or cards done to `on` are prevented; `counters`: only damage counters being put on it. Effects of the controller's own are stopped only where `from` says so. */
  obj({
    what: lit('prevent-effects'), of: opt(v.array(pick(['attack', 'ability', 'item', 'supporter', 'stadium', 'tool']))), on: opt(PokemonFilterSchema),
    from: opt(PokemonFilterSchema), counters: opt(yes), if: opt(PredicateSchema),
  }),
  /** Would be Knocked Out by damage from an attack: is not, and `leaves` HP remain; `discard`: then the Tool it comes from is discarded. */
  obj({ what: lit('survives'), on: opt(PokemonFilterSchema), leaves: v.number(), fullHp: opt(yes), coin: opt(yes), discard: opt(yes), if: opt(PredicateSchema) }),
  obj({ what: lit('hp'), op, value: AmountSchema, on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** Weakness or Resistance is taken away, or becomes this. */
  obj({ what: lit('weakness'), none: opt(yes), type: opt(EnergyTypeSchema), value: opt(name), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  obj({ what: lit('resistance'), none: opt(yes), type: opt(EnergyTypeSchema), value: opt(name), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  obj({ what: lit('retreat-cost'), op, value: AmountSchema, on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** The cost of attacks: so many symbols of `type` (default Colorless) more or less; `=` 0 ignores all Energy in the cost. */
  obj({ what: lit('attack-cost'), op, value: AmountSchema, type: opt(EnergyTypeSchema), attack: opt(name), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** Prize cards taken when `on` is Knocked Out; `byDamageFrom`: only by damage from an attack of such a Pokémon; `oncePerGame`: for its player, by the card's name. */
  obj({ what: lit('prizes'), op, value: v.number(), oncePerGame: opt(yes), on: opt(PokemonFilterSchema), byDamageFrom: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  obj({ what: lit('types'), types: v.array(EnergyTypeSchema), also: opt(yes), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** Pokémon Tools attached to `on` have no effect, except those of this name. */
  obj({ what: lit('no-tools'), except: opt(name), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** Special Energy attached to `on` has no effect but the Energy it provides. */
  obj({ what: lit('no-energy-effects'), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  obj({ what: lit('no-abilities'), on: opt(PokemonFilterSchema), inHand: opt(yes), if: opt(PredicateSchema) }),
  /** Basic or all Energy attached to `on` counts as these units instead. */
  obj({ what: lit('energy-provides'), units: v.array(v.array(EnergyTypeSchema)), which: opt(EnergyFilterSchema), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  obj({
    what: lit('cannot'), do: pick(FORBIDDEN), on: opt(PokemonFilterSchema), player: opt(pick(['you', 'opponent', 'both'])), attack: opt(name),
    card: opt(CardFilterSchema), if: opt(PredicateSchema),
  }),
  obj({ what: lit('can'), do: pick(PERMITTED), on: opt(PokemonFilterSchema), player: opt(pick(['you', 'opponent', 'both'])), if: opt(PredicateSchema) }),
  /** `recovers`: conditions it has already end, too. */
  obj({ what: lit('immune'), to: oneOrMany(pick([...CONDITIONS, 'any'])), recovers: opt(yes), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** Poisoned or Burned puts so many counters more, or exactly so many. */
  obj({ what: lit('condition-counters'), condition: pick(['poisoned', 'burned']), op: pick(['+', '=']), value: v.number(), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  obj({ what: lit('bench-limit'), value: v.number(), player: opt(pick(['you', 'opponent', 'both'])), if: opt(PredicateSchema) }),
  /** Trying to attack, `on` flips a coin: tails, the attack does nothing. */
  obj({ what: lit('attack-fails-on-tails'), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** `on` may use the attacks of such Pokémon, of the cards under it, or printed on this card, paying their cost. */
  obj({ what: lit('gains-attacks'), of: v.union([pick(['under', 'this-card']), PokemonFilterSchema]), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** The Pokémon goes here instead of the discard pile when Knocked Out; `attached`: its attached cards, too. */
  obj({
    what: lit('goes-to'), to: pick(['hand', 'lost-zone']), attached: opt(yes), on: opt(PokemonFilterSchema), byDamageFrom: opt(PokemonFilterSchema),
    if: opt(PredicateSchema),
  }),
  /** A lingering trigger (`player`: only in whose turn, or by whom): while it lasts, this is done at the event. `do` holds instructions as elsewhere. */
  obj({
    what: lit('when'), event: pick(EVENTS), player: opt(SideSchema), on: opt(PokemonFilterSchema), byDamageFrom: opt(PokemonFilterSchema),
    do: v.array(v.lazy(laterOps)),
  }),
  /** An Asleep `on` wakes only if this many coins are all heads. */
  obj({ what: lit('sleep-coins'), value: v.number(), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** Attaching Energy from the hand, the player flips: tails, the card is discarded instead and the attachment is not used up. */
  obj({ what: lit('attach-fails-on-tails'), player: opt(pick(['you', 'opponent', 'both'])), if: opt(PredicateSchema) }),
  obj({ what: lit('unmodelled'), text: QuotedSchema }),
]); // prettier-ignore
export type Modifier = v.InferOutput<typeof ModifierSchema>;

export const UNTIL = [
  'end-of-turn',
  'end-of-opponents-next-turn',
  'end-of-own-next-turn',
  'leaves-active',
  'game',
] as const;
export type Until = (typeof UNTIL)[number];

// ───────────────────────────── what is done (instructions) ─────────────────────────────

const as = opt(name);
const number = v.union([AmountSchema, pick(['all', 'any'])]);
const ZONES = ['hand', 'deck', 'discard', 'lost-zone', 'deck-top', 'deck-bottom'] as const;

/** What the damage of an attack is. Without it, an attack does its printed damage to the opponent's Active Pokémon. */
export const DamageSchema = obj({
  /** Default: the printed number. */
  base: opt(v.number()),
  to: opt(WhoSchema),
  /** Base × this ("30×"). */
  times: opt(AmountSchema),
  /** More or less damage ("30+", "50-"), as the attack's own text says. */
  plus: opt(v.array(obj({ amount: AmountSchema, if: opt(PredicateSchema) }))),
  minus: opt(v.array(obj({ amount: AmountSchema, if: opt(PredicateSchema) }))),
  if: opt(PredicateSchema),
  /** Not affected by: Weakness, Resistance, effects on the target. */
  ignores: opt(v.array(pick(['weakness', 'resistance', 'effects']))),
  /** Weakness and Resistance count for Benched Pokémon, too. */
  benchToo: opt(yes),
});
export type DamageFormula = v.InferOutput<typeof DamageSchema>;

const SIMPLE = [
  /** Attack damage besides the `damage` of the attack (conditional, after a flip). */
  obj({ do: lit('damage'), ...DamageSchema.entries, base: v.number(), to: WhoSchema }),
  /** Damage counters, not points. */
  obj({ do: lit('put-counters'), count: AmountSchema, on: WhoSchema }),
  obj({ do: lit('spread-counters'), count: AmountSchema, among: PokemonFilterSchema, upTo: opt(yes), as }),
  /** Any number of counters among such Pokémon, in any way: the case says how many lie where in the end. */
  obj({ do: lit('rearrange-counters'), among: PokemonFilterSchema, as }),
  obj({ do: lit('move-counters'), count: number, upTo: opt(yes), from: WhoSchema, to: WhoSchema, as }),
  /** Damage points. */
  obj({ do: lit('heal'), amount: v.union([AmountSchema, lit('all')]), on: WhoSchema, as }),
  /** `counters`: so many per Pokémon Checkup instead of the usual number; `coins`: so many flips to wake up, all of them heads. */
  obj({ do: lit('condition'), apply: oneOrMany(pick(CONDITIONS)), on: WhoSchema, counters: opt(v.number()), coins: opt(v.number()) }),
  obj({ do: lit('recover'), from: v.union([lit('all'), v.array(pick(CONDITIONS))]), on: WhoSchema }),
  obj({ do: lit('discard-energy'), from: WhoSchema, count: number, upTo: opt(yes), ...EnergyFilterSchema.entries, cards: opt(yes), to: opt(pick(ZONES)), by: opt(SideSchema), as }),
  /** `anyWay`: onto any of the Pokémon of `to`, each card onto one of its own choosing (named in the order of the cards). */
  obj({ do: lit('attach-energy'), from: pick(['hand', 'deck', 'deck-top', 'discard']), of: opt(SideSchema), looking: opt(v.number()), which: CardFilterSchema, count: number, upTo: opt(yes), to: WhoSchema, anyWay: opt(yes), as }),
  obj({ do: lit('move-energy'), from: WhoSchema, to: WhoSchema, count: number, upTo: opt(yes), anyWay: opt(yes), ...EnergyFilterSchema.entries, as }),
  obj({ do: lit('draw'), count: AmountSchema, upTo: opt(yes), by: opt(SideSchema), as }),
  obj({ do: lit('draw-until'), hand: AmountSchema, by: opt(SideSchema), as }),
  /** Takes cards out of a zone; a deck (or its top `looking` cards) is a hidden zone: the search may fail. `evolve`: onto the Pokémon it evolves from. */
  obj({
    do: lit('take'), from: pick(['hand', 'deck', 'discard', 'lost-zone', 'deck-top', 'deck-bottom']), looking: opt(v.number()), of: opt(SideSchema), which: opt(CardFilterSchema),
    count: number, upTo: opt(yes), to: pick([...ZONES, 'bench', 'evolve', 'stadium']), on: opt(WhoSchema), by: opt(SideSchema), as,
  }),
  obj({ do: lit('discard-cards'), count: number, upTo: opt(yes), which: opt(CardFilterSchema), of: opt(SideSchema), by: opt(pick(['you', 'opponent', 'random'])), to: opt(pick(ZONES)), as }),
  obj({ do: lit('discard-deck'), count: AmountSchema, of: SideSchema, which: opt(CardFilterSchema), as }),
  obj({ do: lit('shuffle-hand'), of: SideSchema, to: opt(pick(['deck', 'deck-bottom'])), as }),
  /** The Active Pokémon of `who` changes places with a Benched one; `by` chooses it (default: that player). */
  obj({ do: lit('switch'), who: SideSchema, by: opt(SideSchema), to: opt(WhoSchema), as }),
  obj({ do: lit('return'), which: WhoSchema, to: pick(ZONES), attached: pick(['with', 'discard']), as }),
  obj({ do: lit('devolve'), which: WhoSchema, to: pick(ZONES), as }),
  obj({ do: lit('evolve'), from: pick(['hand', 'deck']), on: WhoSchema, which: opt(CardFilterSchema), skipStage: opt(yes), as }),
  obj({ do: lit('knock-out'), which: WhoSchema }),
  /** This card itself, used from the hand or the discard pile. */
  obj({ do: lit('move-this-card'), to: pick([...ZONES, 'bench']), as }),
  obj({ do: lit('flip'), coins: v.union([AmountSchema, lit('until-tails')]), as: name, by: opt(SideSchema) }),
  obj({ do: lit('choose-number'), atMost: AmountSchema, as: name }),
  obj({ do: lit('choose-pokemon'), which: WhoSchema, as: name }),
  /** A lingering effect on Pokémon (`on`), on a player (`player`) or on the game. Of an attack on a Pokémon: gone when it is benched or evolves. */
  obj({ do: lit('in-force'), modifiers: v.array(ModifierSchema), on: opt(WhoSchema), player: opt(SideSchema), until: pick(UNTIL) }),
  /** Uses an attack of such a Pokémon, or of such a card in the own discard pile, as this attack. */
  obj({ do: lit('use-attack'), of: opt(WhoSchema), discard: opt(CardFilterSchema), payCost: opt(yes), not: opt(names) }),
  obj({ do: lit('take-prizes'), count: v.number() }),
  obj({ do: lit('discard-tools'), from: WhoSchema, count: number, upTo: opt(yes), to: opt(pick(ZONES)), as }),
  obj({ do: lit('discard-stadium'), to: opt(pick(ZONES)), as }),
  /** The Pokémon's top card changes places with another card of its player; all that lies on it stays, it counts as in play since then. `old`: where the first card goes. */
  obj({ do: lit('exchange'), which: WhoSchema, from: pick(['hand', 'deck', 'discard']), card: CardFilterSchema, old: pick(ZONES), as }),
  /** The Prize cards are shuffled into the deck, and so many new ones put down. */
  obj({ do: lit('renew-prizes'), of: SideSchema, count: v.number() }),
  obj({ do: lit('win'), who: SideSchema }),
  /** This attack does nothing (only in `requires`). */
  obj({ do: lit('nothing') }),
  obj({ do: lit('end-turn') }),
  obj({ do: lit('extra-turn') }),
  /** Looking at, revealing or rearranging cards: changes nothing that is known. */
  obj({ do: lit('look'), gist: opt(GistSchema) }),
  obj({ do: lit('unmodelled'), text: QuotedSchema }),
] as const; // prettier-ignore
type SimpleOp = v.InferOutput<(typeof SIMPLE)[number]>;

/** Instructions are carried out in order, each as far as possible. */
export type Op =
  | SimpleOp
  | { do: 'if'; test: Predicate; then: Op[]; else?: Op[] }
  /** "You may": a choice. */
  | { do: 'may'; then: Op[]; gist?: v.InferOutput<typeof GistSchema>; by?: Side; as?: string }
  /** `then` only if `first` did something. */
  | { do: 'if-you-do'; first: Op[]; then: Op[] }
  /** For every such Pokémon in turn, `as` naming it. */
  | { do: 'for-each'; which: PokemonFilter; as: string; then: Op[] }
  | { do: 'choose-one'; options: { gist: v.InferOutput<typeof GistSchema>; then: Op[] }[]; by?: Side };
export type OpKind = Op['do'];
export const OpSchema: v.GenericSchema<Op> = v.variant('do', [
  ...SIMPLE,
  obj({ do: lit('if'), test: PredicateSchema, then: v.array(v.lazy(() => OpSchema)), else: opt(v.array(v.lazy(() => OpSchema))) }),
  obj({ do: lit('may'), then: v.array(v.lazy(() => OpSchema)), gist: opt(GistSchema), by: opt(SideSchema), as }),
  obj({ do: lit('if-you-do'), first: v.array(v.lazy(() => OpSchema)), then: v.array(v.lazy(() => OpSchema)) }),
  obj({ do: lit('for-each'), which: PokemonFilterSchema, as: name, then: v.array(v.lazy(() => OpSchema)) }),
  obj({ do: lit('choose-one'), options: v.array(obj({ gist: GistSchema, then: v.array(v.lazy(() => OpSchema)) })), by: opt(SideSchema) }),
]) as unknown as v.GenericSchema<Op>; // prettier-ignore

// ───────────────────────────── effects of a card ─────────────────────────────

const ops = v.array(OpSchema);
const gist = opt(GistSchema);
const LIMITS = ['once-per-turn', 'once-per-turn-by-name', 'any-number', 'once-per-game', 'vstar', 'gx'] as const;

/** Names a part of the card: an attack or Ability by its (English or German) name or its number from 1. */
const part = v.union([v.number(), name]);

export const EffectSchema = v.variant('effect', [
  /** The text of an attack. Attacks without an entry do their printed damage only. */
  obj({
    effect: lit('attack'),
    attack: part,
    gist,
    limit: opt(pick(['gx', 'vstar'])),
    /** "You can use this attack only if …". */
    usableIf: opt(PredicateSchema),
    /** May be used by the starting player in their first turn. */
    firstTurn: opt(yes),
    /** Step e: what the attack needs; `nothing` in here makes it fail. */
    requires: opt(ops),
    /** Before damage, also the flips and choices the damage depends on. */
    before: opt(ops),
    /** One entry for each target; an empty list: no damage. */
    damage: opt(v.array(DamageSchema)),
    after: opt(ops),
  }),
  /** An Ability (or a Stadium, a Tool, another card in play) a player uses. `place`: where this Pokémon must be. */
  obj({
    effect: lit('activated'),
    ability: opt(part),
    gist,
    limit: pick(LIMITS),
    place: opt(pick(['active', 'bench', 'hand', 'discard'])),
    if: opt(PredicateSchema),
    cost: opt(ops),
    do: ops,
  }),
  /** Happens at an event. `may`: its player decides. */
  obj({
    effect: lit('triggered'),
    ability: opt(part),
    gist,
    when: obj({
      event: pick(EVENTS),
      /** To which Pokémon (default: this one). */
      pokemon: opt(PokemonFilterSchema),
      /** By damage from an attack of a Pokémon like this. */
      byDamageFrom: opt(PokemonFilterSchema),
      energy: opt(EnergyFilterSchema),
      /** In whose turn, or by whom the card is played. */
      player: opt(SideSchema),
    }),
    place: opt(pick(['active', 'bench'])),
    may: opt(yes),
    limit: opt(pick(LIMITS)),
    if: opt(PredicateSchema),
    do: ops,
  }),
  /** Holds while the card is in play. */
  obj({
    effect: lit('passive'),
    ability: opt(part),
    gist,
    place: opt(pick(['active', 'bench'])),
    if: opt(PredicateSchema),
    modifiers: v.array(ModifierSchema),
    /** "You can't apply more than one … at a time". */
    once: opt(yes),
  }),
  /** Playing a Trainer card. `if`: "you can play this card only if"; `cost`: what must be done to play it. */
  obj({ effect: lit('play'), gist, if: opt(PredicateSchema), cost: opt(ops), do: ops, perTurn: opt(v.number()) }),
  /** What a Special Energy provides; the first entry whose condition holds counts. Each unit is a set of types. */
  obj({ effect: lit('provides'), gist, options: v.array(obj({ units: v.array(v.array(EnergyTypeSchema)), if: opt(PredicateSchema) })) }),
  /** To whom a Special Energy or Tool may be attached (default: any own Pokémon); to the opponent's Pokémon where `of: opponent`. */
  obj({ effect: lit('attach-to'), gist, which: PokemonFilterSchema, elseDiscard: opt(yes) }),
  /** This card can't be put into the hand or deck from the discard pile. */
  obj({ effect: lit('stays-discarded') }),
  /** This Item or Trainer is played as a Pokémon (fossils): its `hp` and `types` stand on the card. */
  obj({ effect: lit('played-as-pokemon'), gist, hp: v.number(), types: v.array(EnergyTypeSchema), discardable: opt(yes), prizes: opt(v.number()), cannotRetreat: opt(yes), immune: opt(yes) }),
  /** Text the language cannot say, of an Ability, an attack or the card. Reached in a ruling, it is an open question. */
  obj({ effect: lit('unmodelled'), ability: opt(part), attack: opt(part), text: QuotedSchema }),
]); // prettier-ignore
export type Effect = v.InferOutput<typeof EffectSchema>;
export type AttackEffect = Extract<Effect, { effect: 'attack' }>;
export type ActivatedEffect = Extract<Effect, { effect: 'activated' }>;
export type TriggeredEffect = Extract<Effect, { effect: 'triggered' }>;
export type PassiveEffect = Extract<Effect, { effect: 'passive' }>;
export type PlayEffect = Extract<Effect, { effect: 'play' }>;
export const EffectsSchema = v.array(EffectSchema);
