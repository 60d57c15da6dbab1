/** What holds while an effect does. */
import * as v from 'valibot';
import { CONDITIONS, EnergyTypeSchema } from '../../case/schema.ts';
import { AmountSchema, PredicateSchema } from './amounts.ts';
import { OpSchema } from './instructions.ts';
import { EnergyFilterSchema, PokemonFilterSchema, CardFilterSchema } from './selectors.ts';
import { opt, obj, lit, pick, name, yes, oneOrMany, SideSchema, QuotedSchema, RangeSchema } from './shapes.ts';

// Annotated, so that the types of modifiers do not hang on those of instructions.
const laterOps: () => v.GenericSchema<unknown> = () => OpSchema as v.GenericSchema<unknown>;
export const EVENTS = [
  'played-to-bench',
  /** Played there, or put there by an effect, in its player's turn. */
  'put-onto-bench',
  'evolved',
  'moved-to-active',
  'moved-to-bench',
  'retreated',
  'damaged',
  'knocked-out',
  'energy-attached',
  'checkup',
  'turn-ended',
  'supporter-played',
  'item-played',
  'stadium-played',
  'about-to-evolve',
] as const;
export type EventKind = (typeof EVENTS)[number];

/** What damage may not be affected by. */
export const IGNORED = ['weakness', 'resistance', 'effects'] as const;

const op = pick(['+', '-', '×', '=']);
/** What a player or Pokémon cannot do, or can do against the rules. */
export const FORBIDDEN = [
  'attack',
  'use-attack',
  'retreat',
  'evolve',
  'attach-energy',
  'play-item',
  'play-supporter',
  'play-stadium',
  'play-tool',
  'play-trainer',
  'play-pokemon',
  'be-healed',
  'use-ability',
] as const;
export const PERMITTED = [
  'attack-on-first-turn',
  'supporter-on-first-turn',
  'evolve-on-first-turn',
  'evolve-on-arrival',
  'attack-while-asleep',
  'attack-while-paralyzed',
  'second-supporter',
  'second-energy',
  'second-tool',
  'mega-evolve-and-go-on',
  'attack-twice',
] as const;

/**
 * One change that holds while its effect does. `on`: the Pokémon it is about (default `self`, or the Pokémon or player the lingering effect
 * lies on). Amounts of damage are in damage points.
 */
export const ModifierSchema = v.variant('what', [
  /** Attacks of `on` do more or less damage; `to`: only to such targets (default: the opponent's Active Pokémon). */
  obj({
    what: lit('damage-done'),
    op: pick(['+', '-', '×', '=']),
    value: AmountSchema,
    on: opt(PokemonFilterSchema),
    to: opt(PokemonFilterSchema),
    place: opt(pick(['before-weakness', 'after-weakness'])),
    attack: opt(name),
    if: opt(PredicateSchema),
  }),
  /** `on` takes more or less damage from attacks; `opponents`: only from Pokémon of the other player than its own; `from`: only from such attackers; `of` in filters is seen from this card's controller. */
  obj({
    what: lit('damage-taken'),
    op: pick(['+', '-', '×', '=']),
    value: AmountSchema,
    on: opt(PokemonFilterSchema),
    from: opt(PokemonFilterSchema),
    opponents: opt(yes),
    place: opt(pick(['before-weakness', 'after-weakness'])),
    if: opt(PredicateSchema),
  }),
  /** Damage by attacks to `on` is prevented; `damage`: only if it would be so much (after all other steps); with a coin only on heads. */
  obj({
    what: lit('prevent-damage'),
    on: opt(PokemonFilterSchema),
    from: opt(PokemonFilterSchema),
    opponents: opt(yes),
    damage: opt(v.union([RangeSchema, v.array(v.number())])),
    coin: opt(yes),
    if: opt(PredicateSchema),
  }),
  /** Effects (not damage) of attacks, Abilities or cards done to `on` are prevented; `counters`: only damage counters being put on it. Effects of the controller's own are stopped only where `from` says so. */
  obj({
    what: lit('prevent-effects'),
    of: opt(v.array(pick(['attack', 'ability', 'item', 'supporter', 'stadium', 'tool']))),
    on: opt(PokemonFilterSchema),
    from: opt(PokemonFilterSchema),
    counters: opt(yes),
    if: opt(PredicateSchema),
  }),
  /** Would be Knocked Out by damage from an attack: is not, and `leaves` HP remain; `discard`: then the Tool it comes from is discarded. */
  obj({
    what: lit('survives'),
    on: opt(PokemonFilterSchema),
    leaves: v.number(),
    fullHp: opt(yes),
    coin: opt(yes),
    discard: opt(yes),
    if: opt(PredicateSchema),
  }),
  /** Damage of the attacks of `on` is not affected by Weakness, Resistance, effects on the target. */
  obj({
    what: lit('attack-ignores'),
    ignores: v.array(pick(IGNORED)),
    on: opt(PokemonFilterSchema),
    attack: opt(name),
    if: opt(PredicateSchema),
  }),
  obj({ what: lit('hp'), op, value: AmountSchema, on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** Weakness or Resistance is taken away, or becomes this. */
  obj({
    what: lit('weakness'),
    none: opt(yes),
    type: opt(EnergyTypeSchema),
    value: opt(name),
    on: opt(PokemonFilterSchema),
    if: opt(PredicateSchema),
  }),
  obj({
    what: lit('resistance'),
    none: opt(yes),
    type: opt(EnergyTypeSchema),
    value: opt(name),
    on: opt(PokemonFilterSchema),
    if: opt(PredicateSchema),
  }),
  obj({ what: lit('retreat-cost'), op, value: AmountSchema, on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** The cost of attacks: so many symbols of `type` (default Colorless) more or less; `=` 0 ignores all Energy in the cost; `anyType`: less of whichever it is best not to pay. */
  obj({
    what: lit('attack-cost'),
    op,
    value: AmountSchema,
    type: opt(EnergyTypeSchema),
    anyType: opt(yes),
    attack: opt(name),
    on: opt(PokemonFilterSchema),
    if: opt(PredicateSchema),
  }),
  /** Prize cards taken when `on` is Knocked Out; `byDamageFrom`: only by damage from an attack of such a Pokémon; `oncePerGame`: for its player, by the card's name. */
  obj({
    what: lit('prizes'),
    op,
    value: v.number(),
    oncePerGame: opt(yes),
    on: opt(PokemonFilterSchema),
    byDamageFrom: opt(PokemonFilterSchema),
    if: opt(PredicateSchema),
  }),
  obj({
    what: lit('types'),
    types: v.array(EnergyTypeSchema),
    also: opt(yes),
    on: opt(PokemonFilterSchema),
    if: opt(PredicateSchema),
  }),
  /** Pokémon Tools attached to `on` have no effect, except those of this name. */
  obj({ what: lit('no-tools'), except: opt(name), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** Special Energy attached to `on` has no effect but the Energy it provides. */
  obj({ what: lit('no-energy-effects'), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** `except`: Abilities of this name stay. */
  obj({
    what: lit('no-abilities'),
    on: opt(PokemonFilterSchema),
    except: opt(name),
    inHand: opt(yes),
    if: opt(PredicateSchema),
  }),
  /** So many Pokémon Tools may be attached to `on`. */
  obj({ what: lit('tool-limit'), value: v.number(), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** Basic or all Energy attached to `on` counts as these units instead. */
  obj({
    what: lit('energy-provides'),
    units: v.array(v.array(EnergyTypeSchema)),
    which: opt(EnergyFilterSchema),
    on: opt(PokemonFilterSchema),
    if: opt(PredicateSchema),
  }),
  obj({
    what: lit('cannot'),
    do: pick(FORBIDDEN),
    on: opt(PokemonFilterSchema),
    player: opt(pick(['you', 'opponent', 'both'])),
    attack: opt(v.union([name, obj({ chosen: name })])),
    card: opt(CardFilterSchema),
    if: opt(PredicateSchema),
  }),
  obj({
    what: lit('can'),
    do: pick(PERMITTED),
    on: opt(PokemonFilterSchema),
    player: opt(pick(['you', 'opponent', 'both'])),
    if: opt(PredicateSchema),
  }),
  /** `recovers`: conditions it has already end, too. */
  obj({
    what: lit('immune'),
    to: oneOrMany(pick([...CONDITIONS, 'any'])),
    recovers: opt(yes),
    on: opt(PokemonFilterSchema),
    if: opt(PredicateSchema),
  }),
  /** Poisoned or Burned puts so many counters more, or exactly so many. */
  obj({
    what: lit('condition-counters'),
    condition: pick(['poisoned', 'burned']),
    op: pick(['+', '=']),
    value: v.number(),
    on: opt(PokemonFilterSchema),
    if: opt(PredicateSchema),
  }),
  obj({
    what: lit('bench-limit'),
    value: v.number(),
    player: opt(pick(['you', 'opponent', 'both'])),
    if: opt(PredicateSchema),
  }),
  /** Trying to attack, `on` flips a coin (`coins`: so many, one tails is enough): tails, the attack does nothing. */
  obj({
    what: lit('attack-fails-on-tails'),
    coins: opt(v.number()),
    on: opt(PokemonFilterSchema),
    if: opt(PredicateSchema),
  }),
  /** `on` may use the attacks of such Pokémon, of such cards in its player's discard pile, of the cards under it, or printed on this card, paying their cost. */
  obj({
    what: lit('gains-attacks'),
    of: v.union([pick(['under', 'this-card']), obj({ discard: CardFilterSchema }), PokemonFilterSchema]),
    on: opt(PokemonFilterSchema),
    if: opt(PredicateSchema),
  }),
  /** The Pokémon goes here instead of the discard pile when Knocked Out; `attached`: its attached cards, too. */
  obj({
    what: lit('goes-to'),
    to: pick(['hand', 'lost-zone']),
    attached: opt(yes),
    on: opt(PokemonFilterSchema),
    byDamageFrom: opt(PokemonFilterSchema),
    if: opt(PredicateSchema),
  }),
  /** A lingering trigger (`player`: only in whose turn, or by whom): while it lasts, this is done at the event. `do` holds instructions as elsewhere. */
  obj({
    what: lit('when'),
    event: pick(EVENTS),
    player: opt(SideSchema),
    on: opt(PokemonFilterSchema),
    byDamageFrom: opt(PokemonFilterSchema),
    do: v.array(v.lazy(laterOps)),
  }),
  /** An Asleep `on` wakes only if this many coins are all heads. */
  obj({ what: lit('sleep-coins'), value: v.number(), on: opt(PokemonFilterSchema), if: opt(PredicateSchema) }),
  /** Attaching Energy from the hand, the player flips: tails, the card is discarded instead and the attachment is not used up. */
  obj({ what: lit('attach-fails-on-tails'), player: opt(pick(['you', 'opponent', 'both'])), if: opt(PredicateSchema) }),
  /** Effects of such cards do nothing to this Stadium. */
  obj({ what: lit('stadium-unaffected'), by: v.array(pick(['item', 'supporter'])), if: opt(PredicateSchema) }),
  obj({ what: lit('unmodelled'), text: QuotedSchema }),
]);
export type Modifier = v.InferOutput<typeof ModifierSchema>;

export const UNTIL = [
  'end-of-turn',
  'end-of-opponents-next-turn',
  'end-of-own-next-turn',
  'leaves-active',
  'game',
] as const;
export type Until = (typeof UNTIL)[number];
