/**
 * What holds for a while: the rules of continuous and lingering effects.
 */
import * as v from 'valibot';
import {
  type Against,
  AgainstSchema,
  FORBIDDABLE,
  type Forbidden,
  REPLACED_COSTS,
  type ReplacedCost,
  TREATED_TRAITS,
  type TreatedTrait,
} from './against.ts';
import { later, oneOrMany, opt, text, words } from './shapes.ts';
import {
  MATERIAL_GOES,
  type MaterialGoes,
  type OneOrMany,
  PLACES,
  type Place,
  STATS,
  SUMMONS,
  type Stat,
  type SummonKind,
  WHOSE,
  type Whose,
} from './words.ts';
import { type Amount, AmountSchema } from './amounts.ts';
import { type Filter, FilterSchema, type Group, GroupSchema } from './filters.ts';
import { type Ref, RefSchema } from './references.ts';
import { type EventPattern, EventPatternSchema, type LinkPattern, LinkPatternSchema } from './events.ts';
import { type Condition, ConditionSchema } from './conditions.ts';
import { type Effect, EffectSchema } from './effect.ts';
import { type Cost, CostSchema, type Limit, LimitSchema } from './costs.ts';
import { type Operation, OperationSchema } from './operations.ts';

export interface OngoingBase {
  /** Only as long as this holds ("while you control …", "if this card attacks …"). */
  while?: Condition;
}
/** What holds while a continuous effect applies, or for the duration of a lingering one. `cards` default: this card. */
export type OngoingBody =
  | { rule: 'modify'; cards?: Ref | Group; stat: Stat; op: '+' | '-' | '×' | '='; value: Amount }
  /** Their effects are negated (activating them stays legal). */
  | { rule: 'negate-effects'; cards?: Ref | Group }
  /**
   * Effects of links like this are negated when they resolve (`rolled`: where a die then shows one of these; `optional`: if the controller of this effect
   * wants it; `do`: by doing that); `destroy`: and their cards destroyed; `then`: and this done.
   */
  | {
      rule: 'negate-links';
      what: LinkPattern;
      destroy?: boolean;
      rolled?: number[];
      optional?: true;
      limit?: Limit;
      do?: Cost;
      then?: Operation[];
    }
  /**
   * Cards or effects like this cannot be activated; `inResponseTo`: only in the window that such an event opens, and in the chain built on it; `times`:
   * only once so many were activated this turn since the rule began (what was negated is none of them).
   */
  | { rule: 'cannot-activate'; whose?: Whose; what: LinkPattern; inResponseTo?: EventPattern; times?: number }
  /** Nothing (or nothing like `with`) can be chained by the opponent (`whose`) to links like this. */
  | { rule: 'cannot-respond'; to: LinkPattern; with?: LinkPattern }
  /** The activation, the effect, or both of links like this cannot be negated. */
  | { rule: 'cannot-be-negated'; links: LinkPattern; what: 'activation' | 'effect' | 'both' }
  /** Cards cannot do, or suffer, something. */
  | {
      rule: 'cannot';
      what: Forbidden;
      cards?: Ref | Group;
      player?: Whose;
      filter?: Filter;
      by?: Against;
      /** Only once it was done so often: Special Summons of that player this turn, attacks of other monsters ("only 1 monster can attack"). */
      times?: number;
      /** Special Summons: only so many monsters, or more, at the same time. */
      atOnce?: number;
      /** Summons: not what the effect itself Summons whose activation this restricts ("other monsters"). */
      others?: true;
      /** `be-attacked`: where only such monsters are there, a direct attack is possible all the same; `special-summon`: face-down, or by such a Summon, it is allowed. */
      lets?: 'direct-attack' | 'face-down' | SummonKind;
      /** Normal Summons (`tribute`), Special Summons, material: only for this kind of Summon; material: only for a monster like this. */
      how?: OneOrMany<SummonKind>;
      for?: Filter;
    }
  | { rule: 'unaffected'; cards?: Ref | Group; by?: Against }
  /** Cards go somewhere else instead. */
  | {
      rule: 'redirect';
      cards?: Ref | Group;
      from?: OneOrMany<Place>;
      /** Only what this does to them ("destroyed by battle with …"). */
      by?: Against;
      when: 'sent-to-graveyard' | 'leaves-field' | 'destroyed';
      /** `spells-traps`: face-up, where its controller has a zone. */
      to: 'banished' | 'deck' | 'deck-top' | 'deck-bottom' | 'hand' | 'spells-traps';
      /** What it is there ("as a Continuous Spell"). */
      as?: string;
      /** "You can": the controller of this effect decides. */
      optional?: true;
    }
  /** If it would be destroyed (`alone`: it and no other card; `together`: done once for all of these that would be destroyed at once), something is done instead. */
  | {
      rule: 'instead-of-destruction';
      cards?: Ref | Group;
      by?: Against;
      alone?: true;
      together?: true;
      optional?: boolean;
      do: Cost;
      limit?: Limit;
    }
  /**
   * Only so many cards like this face-up: for each player (`whose`; default: you) or on the whole field (`onField`). `of`: so many different ones of
   * these; `each`: so many of each. Where more lie there, their player keeps what is allowed and the rest is destroyed or, with `excess: send`, sent
   * to the Graveyard.
   */
  | {
      rule: 'control-limit';
      whose?: Whose;
      onField?: true;
      filter: Filter;
      count: number;
      of?: 'race' | 'attribute';
      each?: 'race' | 'attribute' | 'name';
      excess?: 'send';
    }
  /** They have these effects as long as this holds; a negated card's gained effects are negated too. */
  | { rule: 'gains-effects'; cards?: Ref | Group; effects: Effect[] }
  | {
      rule: 'treated-as';
      cards?: Ref | Group;
      name?: string;
      /** It belongs to that series, too ("is also treated as a 'X' monster"). */
      series?: string;
      race?: string;
      attribute?: string;
      /** Normal, Effect, Tuner …: 'normal' stands instead of 'effect', everything else is added. */
      kind?: string;
      add?: boolean;
      /** Given by an effect that resolves (`apply`): the name, Type or Attribute that these cards have then, or what was declared. */
      as?: { what: OneOrMany<TreatedTrait>; of: Ref | 'declared' };
    }
  /** The controller of this effect controls them (Equip Cards that take control); `by: owner`: each one's owner does, whatever else would give control of it. */
  | { rule: 'control'; cards?: Ref | Group; by?: 'owner' }
  /** Each time this happens: at once, without a chain; in the middle of a chain as soon as the link at hand has resolved. */
  | { rule: 'each-time'; on: OneOrMany<EventPattern>; do: Operation[]; per?: 'card' }
  /** Face-up they are put into this position as soon as nothing resolves, and are not changed out of it. */
  | { rule: 'position'; cards?: Ref | Group; to: 'attack' | 'defense' }
  /** The controller of this effect chooses which monsters the opponent's monsters attack. */
  | { rule: 'chooses-attack-targets' }
  /** They must attack if they can, and while one of `target` is there, only that. */
  | { rule: 'must-attack'; cards?: Ref | Group; target?: Ref | Group }
  | {
      rule: 'attacks';
      cards?: Ref | Group;
      /** So many attacks; `atMost`: and no more, though it were fewer than 1. */
      times?: Amount;
      atMost?: true;
      directly?: boolean;
      /** Each of the opponent's monsters once; with a filter only those. */
      allMonsters?: boolean | Filter;
      /** Of the attacks it gives none beyond the first may be a direct one, nor follow one. */
      onlyMonsters?: true;
      /** From face-up Defense Position, with its ATK or its DEF for damage calculation. */
      inDefense?: 'atk' | 'def';
      /** So many attacks beyond those it has; `inARow`: as long as no other monster has attacked since its last one. */
      more?: number;
      inARow?: true;
    }
  | { rule: 'piercing'; cards?: Ref | Group; times?: number }
  | {
      rule: 'battle-damage';
      cards?: Ref | Group;
      player?: Whose;
      /** `fixed`: it becomes `amount`; `as-effect-damage`: it counts as effect damage. */
      change: 'none' | 'half' | 'double' | 'fixed' | 'as-effect-damage' | 'opponent-takes-it' | 'both-take-it';
      amount?: Amount;
      /** Only the first so many times each turn; what one effect says of battle and of effect damage is counted together. */
      times?: number;
    }
  | {
      rule: 'effect-damage';
      player?: Whose;
      change: 'none' | 'half' | 'double' | 'gain-instead' | 'opponent-takes-it';
      times?: number;
      /** Only damage by the effects of such cards. */
      from?: Filter;
    }
  /** Instead of a player's normal draw, of damage they would take, of Life Points an effect would give them, this happens; `{ from: event }` is the amount. */
  | {
      rule: 'instead';
      of: 'normal-draw' | 'battle-damage' | 'effect-damage' | 'life-gain';
      player?: Whose;
      optional?: boolean;
      /** So often each turn. */
      times?: number;
      do: Operation[];
    }
  /** `tribute`: only as a Tribute Summon. */
  | { rule: 'extra-normal-summon'; filter?: Filter; times?: number; tribute?: true }
  /**
   * Tribute Summons of monsters like `for` (by `whose`, default: you) take `less` Tributes, or these cards may be Tributed `also`: at most so many,
   * only for a Summon face-up, only `times` this turn.
   */
  | {
      rule: 'tributes';
      whose?: Whose;
      for?: Filter;
      less?: number;
      also?: Group;
      most?: number;
      faceUp?: true;
      times?: number;
    }
  /** One of them can be treated as so many Tributes for the Tribute Summon of a monster like `for`. */
  | { rule: 'tribute-value'; cards?: Ref | Group; for?: Filter; count: number }
  /** For the Ritual Summon of a monster like `for` one of them can be the entire Tribute. */
  | { rule: 'entire-tribute'; cards?: Ref | Group; for?: Filter }
  /** They may be used as material too (from the hand, from the opponent's field …), at most so many for one Summon, together with one like `with`; `to`: where they go then. */
  | {
      rule: 'may-be-material';
      cards?: Ref | Group;
      for?: Filter;
      how?: OneOrMany<SummonKind>;
      with?: Filter;
      most?: number;
      to?: MaterialGoes;
    }
  /** For the Summon of a monster like `for` they (at most so many) can be treated as a Tuner, as none, as being of a Level. */
  | {
      rule: 'as-material';
      cards?: Ref | Group;
      how: OneOrMany<SummonKind>;
      for?: Filter;
      kind?: 'tuner' | 'non-tuner';
      level?: number;
      most?: number;
    }
  /** It can stand for one material that a Fusion Monster mentions by name, if the others are right; where its record says (`from`), else anywhere. */
  | { rule: 'fusion-substitute' }
  /** It can stand for one Tuner of that series that a Synchro Monster asks for, by that series or by its name. */
  | { rule: 'tuner-substitute'; series: string }
  /** With one of them among the material of such a Summon all other material is like this. */
  | { rule: 'other-material'; cards?: Ref | Group; how: OneOrMany<SummonKind>; like: Filter }
  /** Their controller can Summon in these ways only with them among the material. */
  | { rule: 'must-be-material'; cards?: Ref | Group; how: OneOrMany<SummonKind> }
  /** `cost`: what activating it from there costs besides; `times`: only so many this turn since the rule began. */
  | { rule: 'activate-from'; what: Filter; from?: Place; setThisTurn?: boolean; cost?: Cost; times?: number }
  /** Who activates such a link, who declares an attack with one of these cards, has to do this, too. */
  | { rule: 'price'; of: 'activation'; what: LinkPattern; do: Cost }
  | { rule: 'price'; of: 'attack'; cards?: Ref | Group; do: Cost }
  /** In the cost of such a link this may be done instead of what is done to one card (from there), to however many (`whole`), to the card itself (`itself`). */
  | {
      rule: 'instead-of-cost';
      what: LinkPattern;
      of: OneOrMany<ReplacedCost>;
      from?: OneOrMany<Place>;
      whole?: true;
      itself?: true;
      limit?: Limit;
      do: Cost;
    }
  /** Life Points to pay: for activating what is like this, or for the upkeep of cards like this. */
  | { rule: 'costs'; what?: LinkPattern; upkeepOf?: Filter; change: 'none' | 'half'; cost?: 'pay-life' }
  | { rule: 'hand-limit'; player?: Whose; count: number | 'none' }
  | { rule: 'reveal'; player?: Whose; where: Place }
  /** `send`: it is sent to the Graveyard, not destroyed. */
  | { rule: 'self-destruct'; if: Condition; send?: true }
  | { rule: 'wins'; if: Condition }
  | { rule: 'unmodelled'; text: string };
export type Ongoing = OngoingBase & OngoingBody;
const ongoing = <const K extends string, T extends v.ObjectEntries>(rule: K, entries: T) =>
  v.strictObject({ rule: v.literal(rule), while: opt(ConditionSchema), ...entries });
const someCards = { cards: opt(later(() => v.union([RefSchema, GroupSchema]))) };
export const OngoingSchema: v.GenericSchema<Ongoing> = later(() =>
  v.variant('rule', [
    ongoing('modify', { ...someCards, stat: words(STATS), op: words(['+', '-', '×', '=']), value: AmountSchema }),
    ongoing('negate-effects', { ...someCards }),
    ongoing('negate-links', {
      what: LinkPatternSchema,
      destroy: opt(v.boolean()),
      rolled: opt(v.array(v.number())),
      optional: opt(v.literal(true)),
      limit: opt(LimitSchema),
      do: opt(CostSchema),
      then: opt(later(() => v.array(OperationSchema))),
    }),
    ongoing('cannot-activate', {
      whose: opt(words(WHOSE)),
      what: LinkPatternSchema,
      inResponseTo: opt(EventPatternSchema),
      times: opt(v.number()),
    }),
    ongoing('cannot-respond', { to: LinkPatternSchema, with: opt(LinkPatternSchema) }),
    ongoing('cannot-be-negated', { links: LinkPatternSchema, what: words(['activation', 'effect', 'both']) }),
    ongoing('cannot', {
      what: words(FORBIDDABLE),
      ...someCards,
      player: opt(words(WHOSE)),
      filter: opt(FilterSchema),
      by: opt(AgainstSchema),
      times: opt(v.number()),
      atOnce: opt(v.number()),
      others: opt(v.literal(true)),
      lets: opt(words(['direct-attack', 'face-down', ...SUMMONS])),
      how: opt(oneOrMany(words(SUMMONS))),
      for: opt(FilterSchema),
    }),
    ongoing('unaffected', { ...someCards, by: opt(AgainstSchema) }),
    ongoing('redirect', {
      ...someCards,
      from: opt(oneOrMany(words(PLACES))),
      by: opt(AgainstSchema),
      when: words(['sent-to-graveyard', 'leaves-field', 'destroyed']),
      to: words(['banished', 'deck', 'deck-top', 'deck-bottom', 'hand', 'spells-traps']),
      as: opt(text),
      optional: opt(v.literal(true)),
    }),
    ongoing('instead-of-destruction', {
      ...someCards,
      by: opt(AgainstSchema),
      alone: opt(v.literal(true)),
      together: opt(v.literal(true)),
      optional: opt(v.boolean()),
      do: CostSchema,
      limit: opt(LimitSchema),
    }),
    ongoing('control-limit', {
      whose: opt(words(WHOSE)),
      onField: opt(v.literal(true)),
      filter: FilterSchema,
      count: v.number(),
      of: opt(words(['race', 'attribute'])),
      each: opt(words(['race', 'attribute', 'name'])),
      excess: opt(v.literal('send')),
    }),
    ongoing('gains-effects', { ...someCards, effects: later(() => v.array(EffectSchema)) }),
    ongoing('treated-as', {
      ...someCards,
      name: opt(text),
      series: opt(text),
      race: opt(text),
      attribute: opt(text),
      kind: opt(text),
      add: opt(v.boolean()),
      as: opt(
        v.strictObject({ what: oneOrMany(words(TREATED_TRAITS)), of: v.union([RefSchema, v.literal('declared')]) }),
      ),
    }),
    ongoing('control', { ...someCards, by: opt(v.literal('owner')) }),
    ongoing('each-time', {
      on: oneOrMany(EventPatternSchema),
      do: later(() => v.array(OperationSchema)),
      per: opt(v.literal('card')),
    }),
    ongoing('position', { ...someCards, to: words(['attack', 'defense']) }),
    ongoing('chooses-attack-targets', {}),
    ongoing('must-attack', { ...someCards, target: opt(v.union([RefSchema, GroupSchema])) }),
    ongoing('attacks', {
      ...someCards,
      times: opt(AmountSchema),
      atMost: opt(v.literal(true)),
      directly: opt(v.boolean()),
      allMonsters: opt(v.union([v.boolean(), FilterSchema])),
      onlyMonsters: opt(v.literal(true)),
      inDefense: opt(words(['atk', 'def'])),
      more: opt(v.number()),
      inARow: opt(v.literal(true)),
    }),
    ongoing('piercing', { ...someCards, times: opt(v.number()) }),
    ongoing('battle-damage', {
      ...someCards,
      player: opt(words(WHOSE)),
      change: words(['none', 'half', 'double', 'fixed', 'as-effect-damage', 'opponent-takes-it', 'both-take-it']),
      amount: opt(AmountSchema),
      times: opt(v.number()),
    }),
    ongoing('effect-damage', {
      player: opt(words(WHOSE)),
      change: words(['none', 'half', 'double', 'gain-instead', 'opponent-takes-it']),
      times: opt(v.number()),
      from: opt(FilterSchema),
    }),
    ongoing('instead', {
      of: words(['normal-draw', 'battle-damage', 'effect-damage', 'life-gain']),
      player: opt(words(WHOSE)),
      optional: opt(v.boolean()),
      times: opt(v.number()),
      do: later(() => v.array(OperationSchema)),
    }),
    ongoing('extra-normal-summon', {
      filter: opt(FilterSchema),
      times: opt(v.number()),
      tribute: opt(v.literal(true)),
    }),
    ongoing('tributes', {
      whose: opt(words(WHOSE)),
      for: opt(FilterSchema),
      less: opt(v.number()),
      also: opt(GroupSchema),
      most: opt(v.number()),
      faceUp: opt(v.literal(true)),
      times: opt(v.number()),
    }),
    ongoing('tribute-value', { ...someCards, for: opt(FilterSchema), count: v.number() }),
    ongoing('entire-tribute', { ...someCards, for: opt(FilterSchema) }),
    ongoing('may-be-material', {
      ...someCards,
      for: opt(FilterSchema),
      how: opt(oneOrMany(words(SUMMONS))),
      with: opt(FilterSchema),
      most: opt(v.number()),
      to: opt(words(MATERIAL_GOES)),
    }),
    ongoing('as-material', {
      ...someCards,
      how: oneOrMany(words(SUMMONS)),
      for: opt(FilterSchema),
      kind: opt(words(['tuner', 'non-tuner'])),
      level: opt(v.number()),
      most: opt(v.number()),
    }),
    ongoing('fusion-substitute', {}),
    ongoing('tuner-substitute', { series: text }),
    ongoing('other-material', { ...someCards, how: oneOrMany(words(SUMMONS)), like: FilterSchema }),
    ongoing('must-be-material', { ...someCards, how: oneOrMany(words(SUMMONS)) }),
    ongoing('activate-from', {
      what: FilterSchema,
      from: opt(words(PLACES)),
      setThisTurn: opt(v.boolean()),
      cost: opt(CostSchema),
      times: opt(v.number()),
    }),
    ongoing('price', {
      of: words(['activation', 'attack']),
      ...someCards,
      what: opt(LinkPatternSchema),
      do: CostSchema,
    }),
    ongoing('instead-of-cost', {
      what: LinkPatternSchema,
      of: oneOrMany(words(REPLACED_COSTS)),
      from: opt(oneOrMany(words(PLACES))),
      whole: opt(v.literal(true)),
      itself: opt(v.literal(true)),
      limit: opt(LimitSchema),
      do: CostSchema,
    }),
    ongoing('costs', {
      what: opt(LinkPatternSchema),
      upkeepOf: opt(FilterSchema),
      change: words(['none', 'half']),
      cost: opt(v.literal('pay-life')),
    }),
    ongoing('hand-limit', { player: opt(words(WHOSE)), count: v.union([v.number(), v.literal('none')]) }),
    ongoing('reveal', { player: opt(words(WHOSE)), where: words(PLACES) }),
    ongoing('self-destruct', { if: ConditionSchema, send: opt(v.literal(true)) }),
    ongoing('wins', { if: ConditionSchema }),
    ongoing('unmodelled', { text }),
  ]),
) as v.GenericSchema<Ongoing>;
