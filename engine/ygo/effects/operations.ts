/**
 * What an effect does when it resolves.
 */
import * as v from 'valibot';
import { PHASES, type Phase } from '../../case/schema.ts';
import { LocalizedSchema, type Localized } from '../../ruling/schema.ts';
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
  UNTIL,
  type Until,
  WHOSE,
  type Whose,
} from './words.ts';
import { type Amount, AmountSchema, type Bounds, BoundsSchema } from './amounts.ts';
import { type Filter, FilterSchema, type Group, GroupSchema, group } from './filters.ts';
import { type Ref, RefSchema } from './references.ts';
import {
  type HowMany,
  HowManySchema,
  type Pick,
  PickSchema,
  type Subject,
  SubjectSchema,
  type ZoneSpec,
  ZoneSpecSchema,
} from './selectors.ts';
import { type EventPattern, EventPatternSchema } from './events.ts';
import { type Condition, ConditionSchema } from './conditions.ts';
import { type Ongoing, OngoingSchema } from './ongoing.ts';

/**
 * How an operation hangs on the one before it. `then`: a later instant, only if the one before happened; `and-if-you-do`: the same instant,
 * only if it happened; `and`: the same instant, both or neither; `also`: the same instant, independently; `also-after-that`: a later instant,
 * independently.
 */
export const JOINS = ['then', 'and-if-you-do', 'and', 'also', 'also-after-that'] as const;
export type Join = (typeof JOINS)[number];
/** What a card is as a monster it was not printed to be. */
export interface AsMonster {
  /** Normal, effect, tuner … */
  is: string[];
  race: string;
  attribute: string;
  level: number;
  atk: Amount;
  def: Amount;
  /** "It is also still a Trap." */
  still?: 'spell' | 'trap';
}
export const AsMonsterSchema: v.GenericSchema<AsMonster> = later(() =>
  v.strictObject({
    is: v.array(text),
    race: text,
    attribute: text,
    level: v.number(),
    atk: AmountSchema,
    def: AmountSchema,
    still: opt(words(['spell', 'trap'])),
  }),
) as v.GenericSchema<AsMonster>;
/** Who does something, or to whom it is done: a player, or whose cards spoken of are (or were). */
export type Doer = Whose | 'turn-player' | 'turn-players-opponent' | { controllerOf: Ref } | { ownerOf: Ref };
const DoerSchema: v.GenericSchema<Doer> = later(() =>
  v.union([
    words([...WHOSE, 'turn-player', 'turn-players-opponent']),
    v.strictObject({ controllerOf: RefSchema }),
    v.strictObject({ ownerOf: RefSchema }),
  ]),
);
export interface OperationBase {
  join?: Join;
  /** "You can": the controller decides. */
  optional?: boolean;
  /** Who does it. Default: the effect's controller. */
  by?: Doer;
  if?: Condition;
  /** Only if it applies to all of them ("both"). */
  allOrNothing?: boolean;
  /** A name under which later operations find the cards. */
  named?: string;
}
/** Cards among which an effect lets its player take material; only as long as `if` holds, for a monster like `for`, at most so many, beside another card like `with`. */
export interface MaterialSource extends Group {
  /** Where that part of it goes. */
  to?: MaterialGoes;
  if?: Condition;
  for?: Filter;
  most?: Amount;
  with?: Filter;
}
export type OperationBody =
  | { do: 'destroy' | 'send' | 'tribute' | 'reveal' | 'discard'; cards: Subject }
  | { do: 'banish'; cards: Subject; face?: 'down'; until?: Until }
  /** `graveyard`: a banished card goes back there; it is not sent there. `face`: Pendulum Monsters added to the Extra Deck face-up. */
  | {
      do: 'return';
      cards: Subject;
      to: 'hand' | 'deck' | 'deck-top' | 'deck-bottom' | 'extra-deck' | 'graveyard';
      face?: 'up';
    }
  /** From the Deck or elsewhere to the hand. */
  | { do: 'add'; cards: Subject }
  | { do: 'draw'; count: Amount; whose?: Doer }
  | {
      do: 'special-summon';
      cards: Subject;
      to?: 'you' | 'opponent' | 'owner';
      position?: 'attack' | 'defense' | 'face-down';
      /** It counts as this kind of summon. */
      as?: SummonKind;
      /** It counts as done by the effect of such a card, too (a name, a series, a kind). */
      countsAs?: Filter;
      ignoringConditions?: boolean;
      effectsNegated?: boolean;
      /** This card is linked to the monster (as an Equip Card is): `equipped` means it from now on. */
      bind?: boolean;
      zone?: ZoneSpec;
      /** A Spell or Trap is Summoned as this monster. */
      asMonster?: AsMonster;
    }
  /** To another of the Monster Zones of its controller. */
  | { do: 'move-zone'; cards: Subject; zone?: ZoneSpec }
  /** Two monsters change places: both of one choice, or one of each. */
  | { do: 'switch-zones'; cards: Subject | [Subject, Subject] }
  /** `how`: a Tribute Summon, nothing where it takes no Tribute. */
  | { do: 'normal-summon'; cards: Subject; how?: 'tribute' }
  | {
      do: 'fusion-summon' | 'ritual-summon' | 'synchro-summon' | 'xyz-summon' | 'link-summon';
      what: Filter;
      from?: OneOrMany<Place>;
      /** Where it may come from. Default: hand and field (Ritual), what `from` says. */
      materials?: MaterialSource[];
      /** Where the materials go. Default: Graveyard (Xyz: attached). */
      materialsTo?: MaterialGoes;
      /** These cards are the material ("using that target as material"), whatever it needs otherwise; `transfer`: with what is attached to them. */
      using?: Ref;
      /** They, or so many like this, must be among the material. */
      including?: Ref | { filter: Filter; min: number };
      transfer?: true;
      exactLevel?: boolean;
    }
  /** `as: spell`: a monster is Set in a Spell & Trap Zone. */
  | { do: 'set'; cards: Subject; as?: 'spell' }
  | {
      do: 'place';
      cards: Subject;
      to: 'field-zone' | 'spells-traps' | 'pendulum-zone' | 'monsters';
      whose?: 'you' | 'opponent' | 'owner';
      as?: string;
    }
  | {
      do: 'change-position';
      cards: Subject;
      to: 'attack' | 'defense' | 'face-down' | 'face-up' | 'other' | 'face-up-attack' | 'face-up-defense';
      /** Turned face-up, their Flip Effects are not activated. */
      flipEffects?: false;
    }
  /** A Continuous or Field Spell or Trap is activated by this effect: put face-up into its zone, where it applies from then on; no chain. */
  | { do: 'activate'; cards: Subject }
  /** Banished for a while: back to the field where and as it was. */
  | { do: 'return-to-field'; cards: Subject }
  | { do: 'take-control'; cards: Subject; until?: Until; to?: 'you' | 'opponent'; zone?: ZoneSpec }
  | { do: 'switch-control'; cards: [Subject, Subject] }
  /** `appropriate`: only as the card's own text lets it be equipped; a Union Monster then gives what it gives by its own effect. */
  | { do: 'equip'; cards: Subject; to: Ref | Pick; ongoing?: Ongoing[]; appropriate?: true }
  | { do: 'attach'; cards: Subject; to: Ref | Pick }
  | { do: 'detach'; count: Amount; from: Ref | Group }
  /** Of the link this effect responds to. */
  | { do: 'negate-activation' }
  | { do: 'negate-effect' }
  /** This very effect, by what stands before it ("your opponent can discard 1 card to negate this effect"). */
  | { do: 'negate-this-effect' }
  | { do: 'negate-summon' }
  /** Whichever of both is answered. */
  | { do: 'negate-summon-or-activation' }
  | { do: 'negate-attack' }
  /** `calculate`: "and perform damage calculation", without a replay and without what comes before it in the Damage Step; `player`: it becomes a direct attack. */
  | { do: 'change-attack-target'; to: Ref | Pick | 'player'; calculate?: true }
  /** The link that is answered (or the attack) targets this card instead of its one target; as a target only what it could target itself is chosen. */
  | { do: 'retarget'; to: 'targets' }
  /** The effects of cards on the field, for a while. */
  | { do: 'negate-effects'; cards: Subject; until?: Until }
  | { do: 'end-battle-phase' }
  /** "It becomes the End Phase": once the Chain has resolved. */
  | { do: 'go-to-phase'; phase: Phase }
  /** `normal-draw`: only the draw of the turn's Draw Phase ("give up your normal draw this turn"). */
  | { do: 'skip'; phase: Phase | 'turn' | 'normal-draw'; whose: Whose; times?: number }
  | { do: 'damage' | 'gain-life' | 'lose-life' | 'set-life'; to: Doer; amount: Amount }
  /** `most`, `least`: the value does not go beyond ("(max. 12)"). `keeps`: cards in the hand have it even after they are Summoned or Set. */
  | {
      do: 'modify';
      cards: Subject;
      stat: Stat;
      op: '+' | '-' | '×' | '=';
      value: Amount;
      most?: number;
      least?: number;
      keeps?: true;
      until?: Until;
    }
  /** Their current ATK and DEF are switched, or the original ones. */
  | { do: 'switch-atk-def'; cards: Subject; original?: true; until?: Until }
  /**
   * An ongoing rule, for a while. `bound`: to these cards, to a player, or to all that are there at any time. `bind` links this card to them (as
   * `special-summon` does).
   */
  | { do: 'apply'; rules: Ongoing[]; to?: Subject; until: Until; bind?: true }
  /** `most`: no card gets more of them than that ("(max. 3)"). */
  | { do: 'place-counters'; cards: Subject; kind: string; count: Amount; most?: number }
  | { do: 'remove-counters'; cards: Subject; kind: string; count: Amount }
  | {
      do: 'token';
      name: Localized;
      /** `as-many-as-possible`: one for each free zone; `{ min, max }`, `any-number`: its player says how many. */
      count: Amount | HowMany;
      atk: Amount;
      def: Amount;
      level: Amount;
      /** "(This Token is treated as a Tuner.)" */
      is?: 'tuner';
      race: string;
      attribute: string;
      whose?: Whose;
      position?: 'attack' | 'defense';
      /** What holds for each of them as long as it is there. */
      ongoing?: Ongoing[];
    }
  | { do: 'shuffle'; where: OneOrMany<Place>; whose: Whose }
  /** `top`: only so many cards of the Deck; `arrange`: put back in any order (`choose.order`); `random`: so many cards of the hand. */
  | { do: 'look'; where: OneOrMany<Place>; whose: Whose; top?: Amount; arrange?: true; random?: number }
  /** So many cards, or until a card (with `count`: so many cards) like this is excavated (`{ named: found }`). */
  | { do: 'excavate'; count?: Amount; until?: Filter; whose?: Whose }
  /** `right`, `wrong`: the player calls the toss. */
  | {
      do: 'coin';
      count?: number;
      heads?: Operation[];
      tails?: Operation[];
      right?: Operation[];
      wrong?: Operation[];
    }
  | { do: 'die'; count?: number; results?: { is: Bounds; then: Operation[] }[] }
  /** `is`: of a number or Level, which may be declared. */
  | { do: 'declare'; what: DeclareWhat; is?: Bounds }
  /** Bullets, chosen when it resolves; `by` chooses. `once`: none that this player has applied before, of a card of this name. */
  | {
      do: 'choose';
      once?: 'turn';
      options: { gist?: Localized; if?: Condition; do: Operation[] }[];
    }
  /** Delayed: once, at the first such moment. */
  | {
      do: 'later';
      /** `nth`: not the first such phase, but the second, third … */
      at: { phase: Phase; whose?: Whose; turn?: 'this' | 'next'; nth?: number } | { event: EventPattern };
      then: Operation[];
      until?: Until;
    }
  | { do: 'otherwise'; then: Operation[] }
  /** The effect of the link answered to becomes this. */
  | { do: 'replace-effect'; then: Operation[] }
  | { do: 'copy-effect'; of: Subject }
  /** This card has its original name and its original effects. */
  | { do: 'take-after'; of: Subject; until: Until }
  /** Cards are chosen for what follows (`named`); nothing happens to them. */
  | { do: 'single-out'; cards: Subject }
  /** Both (`either`) at once: a draw. */
  | { do: 'win'; player: Whose }
  | { do: 'pay-life'; amount: Amount | 'half' }
  | { do: 'unmodelled'; text: string };
export type Operation = OperationBase & OperationBody;
export type DeclareWhat = (typeof DECLARABLE)[number];
export type OperationName = OperationBody['do'];

const base = {
  join: opt(words(JOINS)),
  optional: opt(v.boolean()),
  by: opt(DoerSchema),
  if: opt(ConditionSchema),
  allOrNothing: opt(v.boolean()),
  named: opt(text),
};
const operation = <const K extends string, T extends v.ObjectEntries>(kinds: readonly K[], entries: T) =>
  kinds.map((kind) => v.strictObject({ do: v.literal(kind), ...base, ...entries }));
const until = { until: opt(words(UNTIL)) };
const subject = { cards: SubjectSchema };
const manyOps = later(() => v.array(OperationSchema));
const DECLARABLE = ['name', 'type', 'attribute', 'level', 'number', 'kind'] as const;
export const OperationSchema: v.GenericSchema<Operation> = later(() =>
  v.variant('do', [
    ...operation(['destroy', 'send', 'tribute', 'reveal', 'discard'], subject),
    ...operation(['banish'], { ...subject, face: opt(v.literal('down')), ...until }),
    ...operation(['return'], {
      ...subject,
      to: words(['hand', 'deck', 'deck-top', 'deck-bottom', 'extra-deck', 'graveyard']),
      face: opt(v.literal('up')),
    }),
    ...operation(['add'], subject),
    ...operation(['draw'], { count: AmountSchema, whose: opt(DoerSchema) }),
    ...operation(['special-summon'], {
      ...subject,
      to: opt(words(['you', 'opponent', 'owner'])),
      position: opt(words(['attack', 'defense', 'face-down'])),
      as: opt(words(SUMMONS)),
      countsAs: opt(FilterSchema),
      ignoringConditions: opt(v.boolean()),
      effectsNegated: opt(v.boolean()),
      bind: opt(v.boolean()),
      zone: opt(ZoneSpecSchema),
      asMonster: opt(AsMonsterSchema),
    }),
    ...operation(['switch-zones'], { cards: v.union([SubjectSchema, v.tuple([SubjectSchema, SubjectSchema])]) }),
    ...operation(['move-zone'], { ...subject, zone: opt(ZoneSpecSchema) }),
    ...operation(['normal-summon'], { ...subject, how: opt(v.literal('tribute')) }),
    ...operation(['fusion-summon', 'ritual-summon', 'synchro-summon', 'xyz-summon', 'link-summon'], {
      what: FilterSchema,
      from: opt(oneOrMany(words(PLACES))),
      materials: opt(
        v.array(
          v.strictObject({
            ...group,
            to: opt(words(MATERIAL_GOES)),
            if: opt(ConditionSchema),
            for: opt(FilterSchema),
            most: opt(AmountSchema),
            with: opt(FilterSchema),
          }),
        ),
      ),
      materialsTo: opt(words(MATERIAL_GOES)),
      using: opt(RefSchema),
      including: opt(v.union([RefSchema, v.strictObject({ filter: FilterSchema, min: v.number() })])),
      transfer: opt(v.literal(true)),
      exactLevel: opt(v.boolean()),
    }),
    ...operation(['set'], { ...subject, as: opt(v.literal('spell')) }),
    ...operation(['place'], {
      ...subject,
      to: words(['field-zone', 'spells-traps', 'pendulum-zone', 'monsters']),
      whose: opt(words(['you', 'opponent', 'owner'])),
      as: opt(text),
    }),
    ...operation(['change-position'], {
      ...subject,
      to: words(['attack', 'defense', 'face-down', 'face-up', 'other', 'face-up-attack', 'face-up-defense']),
      flipEffects: opt(v.literal(false)),
    }),
    ...operation(['return-to-field', 'activate'], subject),
    ...operation(['take-control'], {
      ...subject,
      ...until,
      to: opt(words(['you', 'opponent'])),
      zone: opt(ZoneSpecSchema),
    }),
    ...operation(['switch-control'], { cards: v.tuple([SubjectSchema, SubjectSchema]) }),
    ...operation(['equip'], {
      ...subject,
      to: v.union([RefSchema, PickSchema]),
      ongoing: opt(v.array(OngoingSchema)),
      appropriate: opt(v.literal(true)),
    }),
    ...operation(['attach'], { ...subject, to: v.union([RefSchema, PickSchema]) }),
    ...operation(['detach'], { count: AmountSchema, from: v.union([RefSchema, GroupSchema]) }),
    ...operation(
      [
        'negate-activation',
        'negate-effect',
        'negate-this-effect',
        'negate-summon',
        'negate-summon-or-activation',
        'negate-attack',
        'end-battle-phase',
      ],
      {},
    ),
    ...operation(['retarget'], { to: v.literal('targets') }),
    ...operation(['change-attack-target'], {
      to: v.union([RefSchema, PickSchema, v.literal('player')]),
      calculate: opt(v.literal(true)),
    }),
    ...operation(['negate-effects'], { ...subject, ...until }),
    ...operation(['go-to-phase'], { phase: words(PHASES) }),
    ...operation(['skip'], {
      phase: words([...PHASES, 'turn', 'normal-draw']),
      whose: words(WHOSE),
      times: opt(v.number()),
    }),
    ...operation(['damage', 'gain-life', 'lose-life', 'set-life'], { to: DoerSchema, amount: AmountSchema }),
    ...operation(['modify'], {
      ...subject,
      stat: words(STATS),
      op: words(['+', '-', '×', '=']),
      value: AmountSchema,
      most: opt(v.number()),
      least: opt(v.number()),
      keeps: opt(v.literal(true)),
      ...until,
    }),
    ...operation(['switch-atk-def'], { ...subject, original: opt(v.literal(true)), ...until }),
    ...operation(['apply'], {
      rules: v.array(OngoingSchema),
      to: opt(SubjectSchema),
      until: words(UNTIL),
      bind: opt(v.literal(true)),
    }),
    ...operation(['place-counters'], { ...subject, kind: text, count: AmountSchema, most: opt(v.number()) }),
    ...operation(['remove-counters'], { ...subject, kind: text, count: AmountSchema }),
    ...operation(['token'], {
      name: LocalizedSchema,
      count: v.union([AmountSchema, HowManySchema]),
      atk: AmountSchema,
      def: AmountSchema,
      level: AmountSchema,
      is: opt(v.literal('tuner')),
      race: text,
      attribute: text,
      whose: opt(words(WHOSE)),
      position: opt(words(['attack', 'defense'])),
      ongoing: opt(v.array(OngoingSchema)),
    }),
    ...operation(['shuffle'], { where: oneOrMany(words(PLACES)), whose: words(WHOSE) }),
    ...operation(['look'], {
      where: oneOrMany(words(PLACES)),
      whose: words(WHOSE),
      top: opt(AmountSchema),
      arrange: opt(v.literal(true)),
      random: opt(v.number()),
    }),
    ...operation(['excavate'], { count: opt(AmountSchema), until: opt(FilterSchema), whose: opt(words(WHOSE)) }),
    ...operation(['coin'], {
      count: opt(v.number()),
      heads: opt(manyOps),
      tails: opt(manyOps),
      right: opt(manyOps),
      wrong: opt(manyOps),
    }),
    ...operation(['die'], {
      count: opt(v.number()),
      results: opt(v.array(v.strictObject({ is: BoundsSchema, then: manyOps }))),
    }),
    ...operation(['declare'], { what: words(DECLARABLE), is: opt(BoundsSchema) }),
    ...operation(['choose'], {
      once: opt(v.literal('turn')),
      options: v.array(v.strictObject({ gist: opt(LocalizedSchema), if: opt(ConditionSchema), do: manyOps })),
    }),
    ...operation(['later'], {
      at: v.union([
        v.strictObject({
          phase: words(PHASES),
          whose: opt(words(WHOSE)),
          turn: opt(words(['this', 'next'])),
          nth: opt(v.number()),
        }),
        v.strictObject({ event: EventPatternSchema }),
      ]),
      then: manyOps,
      ...until,
    }),
    ...operation(['otherwise', 'replace-effect'], { then: manyOps }),
    ...operation(['copy-effect'], { of: SubjectSchema }),
    ...operation(['take-after'], { of: SubjectSchema, until: words(UNTIL) }),
    ...operation(['single-out'], subject),
    ...operation(['win'], { player: words(WHOSE) }),
    ...operation(['pay-life'], { amount: v.union([AmountSchema, v.literal('half')]) }),
    ...operation(['unmodelled'], { text }),
  ] as never),
) as v.GenericSchema<Operation>;
