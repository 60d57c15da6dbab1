/** Which Pokémon and which cards. */
import * as v from 'valibot';
import { CONDITIONS, EnergyTypeSchema, type EnergyType, type SpecialCondition } from '../../case/schema.ts';
import {
  opt,
  obj,
  pick,
  name,
  yes,
  oneOrMany,
  type OneOrMany,
  SideSchema,
  type Side,
  RangeSchema,
  type Range,
  type StageWord,
  type Label,
  stage,
  label,
  type,
  names,
} from './shapes.ts';

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
  resistance?: EnergyType;
  /** Has an attack, an Ability of this name. */
  attack?: string;
  ability?: string;
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
  resistance: opt(EnergyTypeSchema),
  attack: opt(name),
  ability: opt(name),
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
  /** Printed on it. */
  retreatCost?: Range;
  weakness?: EnergyType;
  resistance?: EnergyType;
  hasAbility?: boolean;
  /** Has an attack, an Ability of this name. */
  attack?: string;
  ability?: string;
  /** Evolves from a Pokémon of this name (`self`: from this Pokémon), from the Pokémon chosen before, from one such Pokémon in play. */
  evolvesFrom?: string | { chosen: string } | { each: PokemonFilter };
  /** Is one of the cards the instruction with this `as` discarded, revealed or took. */
  among?: string;
  /** Is of no type that a card of the instruction with this `as` has. */
  otherTypeThan?: string;
  /** Has the name of one such Pokémon in play. */
  sameNameAs?: PokemonFilter;
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
  retreatCost: opt(RangeSchema),
  weakness: opt(EnergyTypeSchema),
  resistance: opt(EnergyTypeSchema),
  hasAbility: opt(v.boolean()),
  attack: opt(name),
  ability: opt(name),
  evolvesFrom: opt(v.union([name, obj({ chosen: name }), obj({ each: PokemonFilterSchema })])),
  among: opt(name),
  otherTypeThan: opt(name),
  sameNameAs: opt(PokemonFilterSchema),
  not: opt(v.lazy(() => CardFilterSchema)),
  any: opt(v.array(v.lazy(() => CardFilterSchema))),
}) as v.GenericSchema<CardFilter>;
