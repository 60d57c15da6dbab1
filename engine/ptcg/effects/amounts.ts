/** How many, and whether. */
import * as v from 'valibot';
import { PTCG_HAPPENED } from '../../case/ptcg.ts';
import { EnergyFilterSchema, PokemonFilterSchema, WhoSchema, CardFilterSchema } from './selectors.ts';
import { opt, obj, lit, pick, name, yes, SideSchema, QuotedSchema, RangeSchema, type, names } from './shapes.ts';

/** Something that happened before. `by`: whose Pokémon, card or action; `pokemon: self`: to or by this Pokémon. */
export const HappenedSchema = obj({
  what: pick(PTCG_HAPPENED),
  by: opt(SideSchema),
  when: pick(['this-turn', 'last-turn']),
  /** Name of the card, attack or Ability. */
  card: opt(name),
  /** Knocked Out by damage from an attack. */
  byDamage: opt(yes),
  /** What kind of card the Pokémon was. */
  which: opt(v.lazy(() => CardFilterSchema)),
  /** Of an attack used: the Pokémon that used it was this one, or another. */
  pokemon: opt(pick(['self', 'other'])),
});
export type HappenedFilter = v.InferOutput<typeof HappenedSchema>;

/** What is counted. */
export const CountSchema = v.variant('count', [
  obj({ count: lit('damage-counters'), on: WhoSchema }),
  /** Units of Energy; `energy-cards` counts cards. */
  obj({ count: lit('energy'), on: WhoSchema, ...EnergyFilterSchema.entries }),
  obj({ count: lit('energy-cards'), on: WhoSchema, ...EnergyFilterSchema.entries }),
  obj({ count: lit('energy-types'), on: WhoSchema, basic: opt(yes) }),
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
    /** Of how many different types they are. */
    types: opt(yes),
  }),
  obj({ count: lit('prizes-left'), of: pick(['you', 'opponent', 'both']) }),
  obj({ count: lit('prizes-taken'), of: pick(['you', 'opponent', 'both']) }),
  obj({ count: pick(['heads', 'tails']), flip: name }),
  /**
   * How many things the instruction with this `as` did (cards discarded, counters moved, Pokémon chosen); `which`: how many of its cards are like this;
   * `types`: how many different types these have.
   */
  obj({ count: lit('done'), by: name, which: opt(v.lazy(() => CardFilterSchema)), types: opt(yes) }),
  obj({ count: lit('tools'), on: WhoSchema }),
  obj({ count: lit('conditions'), on: WhoSchema }),
  obj({ count: lit('retreat-cost'), of: WhoSchema }),
  obj({ count: pick(['hp', 'remaining-hp']), of: WhoSchema }),
  /** In a trigger: damage points the attack it answers to has done to the Pokémon it happened to. */
  obj({ count: lit('damage-suffered') }),
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

const SimpleTestSchema = v.variant('test', [
  /** The Pokémon is like this (any of them, where several). */
  obj({ test: lit('pokemon'), who: WhoSchema, is: PokemonFilterSchema }),
  /** So many such Pokémon are in play (default: at least one). */
  obj({ test: lit('in-play'), which: PokemonFilterSchema, number: opt(RangeSchema) }),
  obj({ test: lit('count'), of: CountSchema, number: RangeSchema }),
  obj({ test: lit('compare'), a: CountSchema, is: pick(['more', 'fewer', 'equal']), than: CountSchema }),
  /** A Pokémon of `a` and one of `b` have a type in common. */
  obj({ test: lit('same-type'), a: WhoSchema, b: WhoSchema }),
  /** Result of the flip with this `as`. */
  obj({ test: lit('coin'), flip: name, is: pick(['heads', 'tails', 'all-heads', 'all-tails']) }),
  /** The instruction with this `as` did something; `which`: a card of it is like this. */
  obj({ test: lit('done'), by: name, which: opt(CardFilterSchema) }),
  /** `of`: whose Stadium it is (who played it). */
  obj({ test: lit('stadium'), name: opt(names), none: opt(yes), of: opt(SideSchema) }),
  obj({ test: lit('happened'), event: HappenedSchema }),
  /** The player has used their GX attack, their VSTAR Power in this game. */
  obj({ test: lit('used'), what: pick(['gx', 'vstar']), by: SideSchema }),
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
