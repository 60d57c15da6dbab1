/** What is done. */
import * as v from 'valibot';
import { CONDITIONS } from '../../case/schema.ts';
import { AmountSchema, type Predicate, PredicateSchema } from './amounts.ts';
import { IGNORED, ModifierSchema, UNTIL } from './modifiers.ts';
import {
  EnergyFilterSchema,
  type PokemonFilter,
  PokemonFilterSchema,
  WhoSchema,
  CardFilterSchema,
} from './selectors.ts';
import {
  opt,
  obj,
  lit,
  pick,
  name,
  yes,
  oneOrMany,
  GistSchema,
  SideSchema,
  type Side,
  QuotedSchema,
  names,
} from './shapes.ts';

const as = opt(name);
const number = v.union([AmountSchema, pick(['all', 'any'])]);
/** No two of the cards have the same of this. */
const DIFFERENT = ['types', 'names'] as const;
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
  ignores: opt(v.array(pick(IGNORED))),
  /** Weakness and Resistance count for Benched Pokémon, too. */
  benchToo: opt(yes),
});
export type DamageFormula = v.InferOutput<typeof DamageSchema>;

const SIMPLE = [
  /** So often such a Pokémon is chosen, the same perhaps again: so much damage for each time, worked out at once for each Pokémon. */
  obj({
    do: lit('damage-each-time'),
    times: AmountSchema,
    damage: v.number(),
    from: PokemonFilterSchema,
    ignores: opt(v.array(pick(IGNORED))),
  }),
  /** Attack damage besides the `damage` of the attack (conditional, after a flip). */
  obj({ do: lit('damage'), ...DamageSchema.entries, base: v.number(), to: WhoSchema }),
  /** Damage counters, not points. */
  obj({ do: lit('put-counters'), count: AmountSchema, on: WhoSchema }),
  obj({ do: lit('spread-counters'), count: AmountSchema, among: PokemonFilterSchema, upTo: opt(yes), as }),
  /** Any number of counters among such Pokémon, in any way: the case says how many lie where in the end. */
  obj({ do: lit('rearrange-counters'), among: PokemonFilterSchema, as }),
  obj({ do: lit('move-counters'), count: number, upTo: opt(yes), from: WhoSchema, to: WhoSchema, as }),
  /** The damage counters of two Pokémon change places. */
  obj({ do: lit('swap-counters'), a: WhoSchema, b: WhoSchema }),
  /** Damage points. */
  obj({ do: lit('heal'), amount: v.union([AmountSchema, lit('all')]), on: WhoSchema, as }),
  /** `counters`: so many per Pokémon Checkup instead of the usual number; `coins`: so many flips to wake up, all of them heads. */
  obj({
    do: lit('condition'),
    apply: oneOrMany(pick(CONDITIONS)),
    on: WhoSchema,
    counters: opt(v.number()),
    coins: opt(v.number()),
  }),
  /** `one`: one of them, which its player chooses. */
  obj({ do: lit('recover'), from: v.union([pick(['all', 'one']), v.array(pick(CONDITIONS))]), on: WhoSchema }),
  obj({
    do: lit('discard-energy'),
    from: WhoSchema,
    count: number,
    upTo: opt(yes),
    ...EnergyFilterSchema.entries,
    cards: opt(yes),
    to: opt(pick(ZONES)),
    by: opt(SideSchema),
    as,
  }),
  /** Energy, or Pokémon Tools where `which` is about them. `anyWay`: onto any of the Pokémon of `to`, each card onto one of its own choosing (named in the order of the cards). */
  obj({
    do: lit('attach-energy'),
    from: pick(['hand', 'deck', 'deck-top', 'discard']),
    of: opt(SideSchema),
    looking: opt(v.number()),
    which: CardFilterSchema,
    count: number,
    upTo: opt(yes),
    different: opt(pick(DIFFERENT)),
    rest: opt(pick(ZONES)),
    to: WhoSchema,
    anyWay: opt(yes),
    as,
  }),
  obj({
    do: lit('move-energy'),
    from: WhoSchema,
    to: WhoSchema,
    count: number,
    upTo: opt(yes),
    anyWay: opt(yes),
    ...EnergyFilterSchema.entries,
    as,
  }),
  obj({
    do: lit('draw'),
    count: AmountSchema,
    upTo: opt(yes),
    by: opt(SideSchema),
    from: opt(lit('deck-bottom')),
    as,
  }),
  obj({ do: lit('draw-until'), hand: AmountSchema, by: opt(SideSchema), as }),
  /**
   * Takes cards out of a zone; a deck (or its top `looking` cards) is a hidden zone: the search may fail. `evolve`: onto the Pokémon it evolves from.
   * `rest`: where the other cards looked at go (default: they are shuffled in).
   */
  obj({
    do: lit('take'),
    from: pick(['hand', 'deck', 'discard', 'lost-zone', 'deck-top', 'deck-bottom']),
    looking: opt(v.number()),
    of: opt(SideSchema),
    which: opt(CardFilterSchema),
    count: number,
    upTo: opt(yes),
    to: pick([...ZONES, 'bench', 'evolve', 'stadium']),
    different: opt(pick(DIFFERENT)),
    rest: opt(pick(ZONES)),
    on: opt(WhoSchema),
    by: opt(SideSchema),
    as,
  }),
  /** Cards shown to both players, which stay where they are: such cards of the hand, or the top cards of the deck. */
  obj({
    do: lit('reveal'),
    from: pick(['hand', 'deck-top']),
    of: opt(SideSchema),
    which: opt(CardFilterSchema),
    count: number,
    upTo: opt(yes),
    as,
  }),
  obj({
    do: lit('discard-cards'),
    count: number,
    upTo: opt(yes),
    which: opt(CardFilterSchema),
    of: opt(SideSchema),
    by: opt(pick(['you', 'opponent', 'random'])),
    to: opt(pick(ZONES)),
    as,
  }),
  obj({
    do: lit('discard-deck'),
    count: AmountSchema,
    of: v.union([SideSchema, lit('both')]),
    which: opt(CardFilterSchema),
    to: opt(lit('lost-zone')),
    as,
  }),
  /** A card of the own hand changes places with the top card of the deck. */
  obj({ do: lit('switch-with-top'), as }),
  obj({ do: lit('shuffle-hand'), of: SideSchema, to: opt(pick(['deck', 'deck-bottom'])), as }),
  /** The Active Pokémon of `who` changes places with a Benched one; `by` chooses it (default: that player). */
  obj({ do: lit('switch'), who: SideSchema, by: opt(SideSchema), to: opt(WhoSchema), as }),
  obj({ do: lit('return'), which: WhoSchema, to: pick(ZONES), attached: pick(['with', 'discard']), as }),
  obj({ do: lit('devolve'), which: WhoSchema, to: pick(ZONES), as }),
  obj({
    do: lit('evolve'),
    from: pick(['hand', 'deck']),
    on: WhoSchema,
    which: opt(CardFilterSchema),
    skipStage: opt(yes),
    /** Whatever the card says it evolves from. */
    freely: opt(yes),
    as,
  }),
  obj({ do: lit('knock-out'), which: WhoSchema, as }),
  /** This card itself, used from the hand or the discard pile. */
  obj({ do: lit('move-this-card'), to: pick([...ZONES, 'bench']), as }),
  obj({ do: lit('flip'), coins: v.union([AmountSchema, lit('until-tails')]), as: name, by: opt(SideSchema) }),
  obj({ do: lit('choose-number'), atMost: AmountSchema, as: name }),
  obj({ do: lit('choose-pokemon'), which: WhoSchema, as: name }),
  /** One attack of that Pokémon: `attack: { chosen }` in what is put in force later is that attack. */
  obj({ do: lit('choose-attack'), of: WhoSchema, as: name }),
  /** A lingering effect on Pokémon (`on`), on a player (`player`) or on the game. Of an attack on a Pokémon: gone when it is benched or evolves. */
  obj({
    do: lit('in-force'),
    modifiers: v.array(ModifierSchema),
    on: opt(WhoSchema),
    player: opt(SideSchema),
    until: pick(UNTIL),
  }),
  /** Uses an attack of such a Pokémon, or of such a card in the own discard pile, as this attack. */
  obj({
    do: lit('use-attack'),
    of: opt(WhoSchema),
    discard: opt(CardFilterSchema),
    payCost: opt(yes),
    not: opt(names),
  }),
  obj({ do: lit('take-prizes'), count: v.number() }),
  obj({ do: lit('discard-tools'), from: WhoSchema, count: number, upTo: opt(yes), to: opt(pick(ZONES)), as }),
  obj({ do: lit('discard-stadium'), to: opt(pick(ZONES)), as }),
  /** The Pokémon's top card changes places with another card of its player; all that lies on it stays, it counts as in play since then. `old`: where the first card goes. */
  obj({
    do: lit('exchange'),
    which: WhoSchema,
    from: pick(['hand', 'deck', 'discard']),
    card: CardFilterSchema,
    old: pick(ZONES),
    as,
  }),
  /** The Prize cards are shuffled into the deck (`under`: put under it), and so many new ones put down; `same`: as many as there were. */
  obj({ do: lit('renew-prizes'), of: SideSchema, count: v.union([v.number(), lit('same')]), under: opt(yes) }),
  /** Prize cards are looked at and such ones come into the hand (`deck-top`: unseen, onto the deck), and this card, cards of the hand or the deck's top card take their place. */
  obj({
    do: lit('exchange-prizes'),
    of: SideSchema,
    which: opt(CardFilterSchema),
    count: AmountSchema,
    upTo: opt(yes),
    for: pick(['this-card', 'hand', 'deck-top']),
    as,
  }),
  /** Cards of that player become further Prize cards of theirs. */
  obj({
    do: lit('add-prizes'),
    of: SideSchema,
    from: pick(['deck-top', 'hand', 'discard']),
    which: opt(CardFilterSchema),
    count: AmountSchema,
  }),
  /** What such a Supporter card does when played is done as part of this effect; the card itself is not played. */
  obj({
    do: lit('use-supporter'),
    of: SideSchema,
    from: pick(['hand', 'discard']),
    which: opt(CardFilterSchema),
    as,
  }),
  obj({ do: lit('win'), who: SideSchema }),
  /** This attack does nothing (only in `requires`). */
  obj({ do: lit('nothing') }),
  obj({ do: lit('end-turn') }),
  obj({ do: lit('extra-turn') }),
  /** Looking at, revealing or rearranging cards: changes nothing that is known. */
  obj({ do: lit('look'), gist: opt(GistSchema) }),
  obj({ do: lit('unmodelled'), text: QuotedSchema }),
] as const;
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
  obj({
    do: lit('if'),
    test: PredicateSchema,
    then: v.array(v.lazy(() => OpSchema)),
    else: opt(v.array(v.lazy(() => OpSchema))),
  }),
  obj({ do: lit('may'), then: v.array(v.lazy(() => OpSchema)), gist: opt(GistSchema), by: opt(SideSchema), as }),
  obj({ do: lit('if-you-do'), first: v.array(v.lazy(() => OpSchema)), then: v.array(v.lazy(() => OpSchema)) }),
  obj({ do: lit('for-each'), which: PokemonFilterSchema, as: name, then: v.array(v.lazy(() => OpSchema)) }),
  obj({
    do: lit('choose-one'),
    options: v.array(obj({ gist: GistSchema, then: v.array(v.lazy(() => OpSchema)) })),
    by: opt(SideSchema),
  }),
]) as unknown as v.GenericSchema<Op>;
