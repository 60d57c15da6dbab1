/**
 * The effect language of the Pokémon TCG: what a card text does, as data. One interpreter (`run.ts`, `modifiers.ts`) executes it; the library's
 * cards and a case's own cards use the same declarations. `docs/effects.md` explains each word with examples.
 * `you` is the player whose effect it is (who attacks, plays the card, uses the Stadium; otherwise the controller of the card).
 */
import * as v from 'valibot';
import { EnergyTypeSchema } from '../../case/schema.ts';
import { AmountSchema, PredicateSchema } from './amounts.ts';
import { DamageSchema, OpSchema } from './instructions.ts';
import { EVENTS, ModifierSchema } from './modifiers.ts';
import { EnergyFilterSchema, PokemonFilterSchema } from './selectors.ts';
import { opt, obj, lit, pick, name, yes, GistSchema, SideSchema, QuotedSchema } from './shapes.ts';

export { GistSchema, SideSchema, QuotedSchema, RangeSchema, STAGES } from './shapes.ts';
export type { Quoted, Range, Side } from './shapes.ts';
export * from './selectors.ts';
export * from './amounts.ts';
export * from './modifiers.ts';
export * from './instructions.ts';

const ops = v.array(OpSchema);
const gist = opt(GistSchema);
const LIMITS = ['once-per-turn', 'once-per-turn-by-name', 'any-number', 'once-per-game', 'vstar', 'gx'] as const;

/** Names a part of the card: an attack or Ability by its (English or German) name or its number from 1. */
const part = v.union([v.number(), name]);

const OwnCostSchema = v.union([
  obj({ symbols: v.array(EnergyTypeSchema), if: opt(PredicateSchema) }),
  obj({ op: pick(['+', '-']), value: AmountSchema, type: opt(EnergyTypeSchema), if: opt(PredicateSchema) }),
]);

export const EffectSchema = v.variant('effect', [
  /** The text of an attack. Attacks without an entry do their printed damage only. */
  obj({
    effect: lit('attack'),
    attack: part,
    gist,
    limit: opt(pick(['gx', 'vstar'])),
    /** What the text says of its own cost: `symbols` ("can be used for"), or so many of `type` (default Colorless) more or less. */
    cost: opt(v.array(OwnCostSchema)),
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
    /** "The effect of … doesn't stack": of several by that name one is carried out. */
    once: opt(yes),
  }),
  /** Holds while the card is in play. */
  obj({
    effect: lit('passive'),
    ability: opt(part),
    gist,
    place: opt(pick(['active', 'bench'])),
    if: opt(PredicateSchema),
    /** Of a two-sided Stadium: `you` is the player at whom its first effect points (`second`: the other one). */
    faces: opt(pick(['first', 'second'])),
    modifiers: v.array(ModifierSchema),
    /** "You can't apply more than one … at a time". */
    once: opt(yes),
  }),
  /** Playing a Trainer card. `if`: "you can play this card only if"; `cost`: what must be done to play it. */
  obj({ effect: lit('play'), gist, if: opt(PredicateSchema), cost: opt(ops), do: ops, perTurn: opt(v.number()) }),
  /** What a Special Energy provides; the first entry whose condition holds counts. Each unit is a set of types. */
  obj({
    effect: lit('provides'),
    gist,
    options: v.array(obj({ units: v.array(v.array(EnergyTypeSchema)), if: opt(PredicateSchema) })),
  }),
  /** To whom a Special Energy or Tool may be attached (default: any own Pokémon); to the opponent's Pokémon where `of: opponent`. */
  obj({ effect: lit('attach-to'), gist, which: PokemonFilterSchema, elseDiscard: opt(yes) }),
  /** This card can't be put into the hand or deck from the discard pile. */
  obj({ effect: lit('stays-discarded') }),
  /** This Item or Trainer is played as a Pokémon (fossils): its `hp` and `types` stand on the card. */
  obj({
    effect: lit('played-as-pokemon'),
    gist,
    hp: v.number(),
    types: v.array(EnergyTypeSchema),
    discardable: opt(yes),
    prizes: opt(v.number()),
    cannotRetreat: opt(yes),
    immune: opt(yes),
    /** It is put down only while its player sets up. */
    setUpOnly: opt(yes),
  }),
  /** Text the language cannot say, of an Ability, an attack or the card. Reached in a ruling, it is an open question. */
  obj({ effect: lit('unmodelled'), ability: opt(part), attack: opt(part), text: QuotedSchema }),
]);
export type Effect = v.InferOutput<typeof EffectSchema>;
export type AttackEffect = Extract<Effect, { effect: 'attack' }>;
export type ActivatedEffect = Extract<Effect, { effect: 'activated' }>;
export type TriggeredEffect = Extract<Effect, { effect: 'triggered' }>;
export type PassiveEffect = Extract<Effect, { effect: 'passive' }>;
export type PlayEffect = Extract<Effect, { effect: 'play' }>;
export const EffectsSchema = v.array(EffectSchema);
