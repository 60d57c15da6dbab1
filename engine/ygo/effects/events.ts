/**
 * What happens: events, what effects do as other cards see it, chain links as other cards respond to them.
 */
import * as v from 'valibot';
import { CARD_KINDS, wordsOf } from '../../case/printed.ts';
import { type BattleStep, type DamageTiming, PHASES, type Phase, STEPS, TIMINGS } from '../../case/schema.ts';
import { later, oneOrMany, opt, words } from './shapes.ts';
import {
  EFFECT_KINDS,
  type EffectKind,
  type OneOrMany,
  PLACES,
  type Place,
  SUMMONS,
  type SummonKind,
  WHOSE,
  type Whose,
} from './words.ts';
import { type Bounds, BoundsSchema } from './amounts.ts';
import { type Filter, FilterSchema } from './filters.ts';

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
  /** A monster moved to another Monster Zone. */
  'zone-changed',
  /** Put face-up into a zone for Spells and Traps (not activated, not Set). */
  'placed',
  'control-changed',
  'attack-declared',
  'attack-negated',
  'battled',
  'battle-damage',
  'effect-damage',
  'life-gained',
  'life-paid',
  'life-lost',
  'counter-placed',
  'counter-removed',
  'targeted',
  'equipped',
  'activated',
  'activation-negated',
  'effect-resolved',
  'phase',
  'step',
  'coin',
] as const;
/** What no card answers, but happens all the same, is only in the log. */
export type EventKind = (typeof EVENTS)[number] | 'attached' | 'revealed' | 'excavated' | 'battle-phase-ended';
export const CAUSES = ['battle', 'effect', 'cost', 'rule', 'procedure', 'material', 'action'] as const;
export type CauseKind = (typeof CAUSES)[number];

/** What must have happened. `card` is asked of the card as it was before; `becomes` of the card as it is after. */
export interface EventPattern {
  event: OneOrMany<(typeof EVENTS)[number]>;
  card?: Filter;
  becomes?: Filter;
  from?: OneOrMany<Place>;
  to?: OneOrMany<Place>;
  cause?: OneOrMany<CauseKind>;
  /** Who did it, and the card it was done with. */
  by?: Whose;
  with?: Filter;
  /** By an effect that was activated, not by one that applies by itself. */
  activated?: true;
  /** The effect that did it answered an event like this. */
  answering?: EventPattern;
  /** The effect that did it had excavated the card. */
  excavated?: true;
  /** Of an Equip Card that went because its monster did: what became of the monster. */
  because?: EventPattern;
  /** Of an activation, a resolution: the effect of the card with this number. */
  effect?: number;
  /** Whom it happened to (life points, draws, phases). */
  player?: Whose;
  how?: OneOrMany<SummonKind>;
  /** Of activations and what became of them: of the card, or of an effect of a card already there. */
  what?: 'card' | 'effect';
  phase?: OneOrMany<Phase>;
  step?: OneOrMany<BattleStep>;
  timing?: OneOrMany<DamageTiming>;
  amount?: Bounds;
  /** So many such events at that moment. */
  count?: Bounds;
}
export const EventPatternSchema: v.GenericSchema<EventPattern> = later(() =>
  v.strictObject({
    event: oneOrMany(words(EVENTS)),
    card: opt(FilterSchema),
    becomes: opt(FilterSchema),
    from: opt(oneOrMany(words(PLACES))),
    to: opt(oneOrMany(words(PLACES))),
    cause: opt(oneOrMany(words(CAUSES))),
    by: opt(words(WHOSE)),
    with: opt(FilterSchema),
    activated: opt(v.literal(true)),
    answering: opt(EventPatternSchema),
    excavated: opt(v.literal(true)),
    because: opt(EventPatternSchema),
    effect: opt(v.number()),
    player: opt(words(WHOSE)),
    how: opt(oneOrMany(words(SUMMONS))),
    what: opt(words(['card', 'effect'])),
    phase: opt(oneOrMany(words(PHASES))),
    step: opt(oneOrMany(words(STEPS))),
    timing: opt(oneOrMany(words(TIMINGS))),
    amount: opt(BoundsSchema),
    count: opt(BoundsSchema),
  }),
) as v.GenericSchema<EventPattern>;

/** What an effect will or may do, as far as other cards respond to it. `from`: where the cards are taken from. */
export const DECLARED = [
  'add-from-deck',
  'add-from-graveyard',
  'return-from-graveyard',
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
  includes?: OneOrMany<Declared>;
  /** It would inflict damage to that player ("that would inflict damage to you"). */
  damages?: 'you' | 'opponent';
  /** With `includes`: it surely does that, not only perhaps. */
  surely?: true | 'chosen';
  /** Of the activation of a Spell or Trap Card: where it was, in the hand or Set. */
  activatedFrom?: OneOrMany<Place>;
  /** A card activated from the hand, or before its player's next turn after it was Set. */
  waitedNot?: true;
  /** It targets a card like this; `targetsOnly`: 1 such card and no other. */
  targets?: Filter;
  targetsOnly?: true;
  /** It would destroy at least `min` (default: 1) cards like this, whatever is chosen when it resolves. */
  destroys?: { filter?: Filter; min?: number };
  effectKind?: OneOrMany<EffectKind>;
  /** It was activated in response to a link like this. */
  answering?: OneOrMany<LinkPattern>;
}
export const LinkPatternSchema: v.GenericSchema<LinkPattern> = later(() =>
  v.strictObject({
    answering: opt(oneOrMany(LinkPatternSchema)),
    by: opt(words(WHOSE)),
    what: opt(words(['card', 'effect'])),
    kind: opt(oneOrMany(words(wordsOf(CARD_KINDS)))),
    card: opt(FilterSchema),
    place: opt(oneOrMany(words(PLACES))),
    includes: opt(oneOrMany(words(DECLARED))),
    damages: opt(words(['you', 'opponent'])),
    surely: opt(v.union([v.literal(true), v.literal('chosen')])),
    activatedFrom: opt(oneOrMany(words(PLACES))),
    waitedNot: opt(v.literal(true)),
    targets: opt(FilterSchema),
    targetsOnly: opt(v.literal(true)),
    destroys: opt(v.strictObject({ filter: opt(FilterSchema), min: opt(v.number()) })),
    effectKind: opt(oneOrMany(words(EFFECT_KINDS))),
  }),
) as v.GenericSchema<LinkPattern>;
