/**
 * What must be done to activate, and how often that may be.
 */
import * as v from 'valibot';
import { later, opt, text, words } from './shapes.ts';
import { UNTIL, type Until } from './words.ts';
import { type Amount, AmountSchema } from './amounts.ts';
import { type Group, GroupSchema } from './filters.ts';
import { type Ref, RefSchema } from './references.ts';
import { type HowMany, HowManySchema, type Pick, PickSchema } from './selectors.ts';

/** What must be done to activate. One definition answers: can it be paid, pay it, say it. */
export type Cost =
  /** `uses`: under which key paying it is counted (the engine writes it where something is done instead of a cost). */
  | { all: Cost[]; uses?: string }
  | { oneOf: Cost[] }
  /** `chosen`: as much as its player says; in such multiples, at most so much. */
  | { do: 'pay-life'; amount: Amount | 'half' | 'chosen'; multiple?: number; most?: Amount }
  /** `to`: it must reach the Graveyard ("discard … to the GY"), as it must for `send`. */
  | {
      do: 'discard' | 'tribute' | 'send' | 'banish' | 'reveal';
      cards: Ref | Pick | Group;
      face?: 'down';
      to?: 'graveyard';
      /** `banish`: they come back then. */
      until?: Until;
    }
  | { do: 'return'; cards: Ref | Pick | Group; to: 'hand' | 'deck' | 'deck-bottom' | 'deck-top' | 'extra-deck' }
  | { do: 'destroy'; cards: Ref | Pick | Group }
  /** `count` open ("any number"): which material the move names. */
  | { do: 'detach'; count: HowMany; from?: Ref | Group }
  /** `count` open: how many the move says; `{ from: 'paid' }` is that number. */
  | { do: 'remove-counters'; kind: string; count: HowMany; from?: Ref | Group }
  /** On this card. */
  | { do: 'place-counters'; kind: string; count: number }
  /** `to`: a face-down card is turned face-up; else it is changed to the other battle position. */
  | { do: 'change-position'; cards: Ref | Pick; to?: 'face-up-defense' }
  /** "Instead of conducting your normal draw": its player does not draw in this Draw Phase. */
  | { do: 'give-up-draw' }
  | { unmodelled: string };
const costCards = later(() => v.union([RefSchema, PickSchema, GroupSchema]));
export const CostSchema: v.GenericSchema<Cost> = later(() =>
  v.union([
    v.strictObject({ all: v.array(CostSchema) }),
    v.strictObject({ oneOf: v.array(CostSchema) }),
    v.strictObject({
      do: v.literal('pay-life'),
      amount: v.union([AmountSchema, words(['half', 'chosen'])]),
      multiple: opt(v.number()),
      most: opt(AmountSchema),
    }),
    v.strictObject({
      do: words(['discard', 'tribute', 'send', 'banish', 'reveal']),
      cards: costCards,
      face: opt(v.literal('down')),
      to: opt(v.literal('graveyard')),
      until: opt(words(UNTIL)),
    }),
    v.strictObject({
      do: v.literal('return'),
      cards: costCards,
      to: words(['hand', 'deck', 'deck-bottom', 'deck-top', 'extra-deck']),
    }),
    v.strictObject({ do: v.literal('destroy'), cards: costCards }),
    v.strictObject({ do: v.literal('detach'), count: HowManySchema, from: opt(v.union([RefSchema, GroupSchema])) }),
    v.strictObject({
      do: v.literal('remove-counters'),
      kind: text,
      count: HowManySchema,
      from: opt(v.union([RefSchema, GroupSchema])),
    }),
    v.strictObject({ do: v.literal('place-counters'), kind: text, count: v.number() }),
    v.strictObject({
      do: v.literal('change-position'),
      cards: v.union([RefSchema, PickSchema]),
      to: opt(v.literal('face-up-defense')),
    }),
    v.strictObject({ do: v.literal('give-up-draw') }),
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
  /** The card whose name it is counted under: of an effect that card gave to another. */
  name?: string;
}
export const LimitSchema: v.GenericSchema<Limit> = later(() =>
  v.strictObject({
    per: words(['turn', 'chain', 'duel', 'phase', 'battle']),
    of: words(['copy', 'name', 'group', 'effect-name']),
    counts: opt(words(['use', 'activate'])),
    times: opt(v.number()),
    group: opt(text),
    name: opt(text),
  }),
) as v.GenericSchema<Limit>;
