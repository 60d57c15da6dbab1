/** What a card must be, and all cards in some places that are so. */
import * as v from 'valibot';
import { CARD_KINDS, wordsOf } from '../../case/printed.ts';
import { type Bounds, BoundsSchema } from './amounts.ts';
import { type EventPattern, EventPatternSchema } from './events.ts';
import { type Ref, RefSchema } from './references.ts';
import { later, oneOrMany, opt, text, words } from './shapes.ts';
import { type OneOrMany, PLACES, type Place, SUMMONS, type SummonKind, WHOSE, type Whose } from './words.ts';

/** Of a player's five Main Monster Zones, from their left. */
export const ZONE_PLACES = ['leftmost', 'center', 'rightmost'] as const;
export type ZonePlace = (typeof ZONE_PLACES)[number];

/** As printed, whatever it is now. */
const ORIGINALS = ['original-name', 'original-race', 'original-attribute', 'original-level'] as const;
type Original = (typeof ORIGINALS)[number];

/** What a card must be. All that is named must hold; a list within one entry means "one of these". */
export interface Filter {
  kind?: OneOrMany<'monster' | 'spell' | 'trap'>;
  /** "Monster Card": what it is printed as, also where it is treated as something else. */
  printedKind?: OneOrMany<'monster' | 'spell' | 'trap'>;
  property?: OneOrMany<string>;
  /** Fusion, tuner, effect, token …: one of these. */
  is?: OneOrMany<string>;
  race?: OneOrMany<string>;
  attribute?: OneOrMany<string>;
  name?: OneOrMany<string>;
  /** The name it is printed with, whatever it is called now (the engine writes it where "that name" is settled). */
  originalName?: OneOrMany<string>;
  /** A word of the name it is printed with ("with 'Warrior' in its original name"). */
  inOriginalName?: OneOrMany<string>;
  /** Archetype or series ("a 'Blue-Eyes' card"). */
  series?: OneOrMany<string>;
  /** The card's text names this card. */
  mentions?: string;
  /** The card's text gives the name of a card of this archetype ("mentions a 'Toon' card's name"). */
  mentionsOneOf?: string;
  /** A monster whose line of material asks for such a card, by its name or otherwise ("lists a 'HERO' monster as material"). */
  listsMaterial?: { series: string } | { name: string } | { is: string };
  /** It has an effect that tosses coins. */
  tossesCoin?: true;
  /** The text of one of these cards gives its name; one of them names it as its material. */
  mentionedOn?: Ref | Group;
  /** Its text gives the name of one of these cards. */
  mentionsCard?: Ref | Group;
  materialOf?: Ref | Group;
  /** Its name has the name of one of these in it. */
  nameIncludes?: Ref;
  /** The number in its name ("Number 39"). */
  number?: Bounds;
  atk?: Bounds;
  def?: Bounds;
  level?: Bounds;
  rank?: Bounds;
  link?: Bounds;
  'original-atk'?: Bounds;
  'original-level'?: Bounds;
  'original-rank'?: Bounds;
  'original-def'?: Bounds;
  'original-race'?: OneOrMany<string>;
  'original-attribute'?: OneOrMany<string>;
  /** Its Pendulum Scale, or whether that is odd or even. */
  scale?: Bounds | 'odd' | 'even';
  face?: 'up' | 'down';
  position?: 'attack' | 'defense';
  place?: OneOrMany<Place>;
  controller?: Whose;
  owner?: Whose;
  /** Is this card; is any card but this card. */
  this?: true;
  other?: true;
  /** Is one of these; is none of these. */
  oneOf?: Ref;
  noneOf?: Ref;
  summoned?: OneOrMany<SummonKind>;
  summonedFrom?: OneOrMany<Place>;
  summonedThisTurn?: boolean;
  attackedThisTurn?: boolean;
  /** Something like this happened to it this turn, where it is now ("that activated its effect this turn"). */
  didThisTurn?: EventPattern;
  /** The same, whenever it was: since it came to where it is now, or in coming there ("Special Summoned by this card's effect"). */
  did?: EventPattern;
  /** It has lost the battle under way and is still on the field (after damage calculation). */
  destroyedByBattle?: boolean;
  counters?: { kind?: string; min: number };
  /** Counters of this kind may be placed on it: its own text speaks of them. */
  mayHave?: string;
  materials?: Bounds;
  /** A card like this is attached to it. */
  attached?: Filter;
  /** One of its Tributes or materials was like this. */
  madeWith?: Filter;
  /** One of them had its own name. */
  madeWithSame?: 'name';
  equipped?: boolean;
  /** It is an Equip Card: equipped to a monster. */
  isEquip?: true;
  /** Its own text lets it be equipped to one of these ("an appropriate Equip Spell"). */
  canEquip?: Ref;
  /** An Equip Card like this is equipped to it. */
  equippedWith?: Filter;
  /** Its current value is not its original one. */
  changed?: 'atk' | 'def' | 'level';
  /** A monster that can be Normal Summoned or Set. */
  normalSummonable?: boolean;
  /** Which of the Monster Zones it is in: a Main one, an Extra one, the one of the five that lies there (as its controller sees it). */
  zone?: 'main' | 'extra' | ZonePlace;
  /** `kind`: Monster, Spell or Trap, as printed; `monster-kind`: Ritual, Fusion, Synchro, Xyz, Pendulum, Link – one that both are. */
  sameAs?: {
    what:
      | 'name'
      | 'race'
      | 'attribute'
      | 'level'
      | Original
      | 'number'
      | 'controller'
      | 'column'
      /** Its column or one beside it. */
      | 'near-column'
      /** It lies in the zone left, right, before or behind: one for monsters, or for Spells and Traps. */
      | 'adjacent-zone'
      | 'kind'
      | 'monster-kind'
      /** Its Type now is the one that those are printed with. */
      | 'race-as-printed';
    as: Ref | Group;
  };
  differsFrom?: { what: 'name' | 'race' | 'attribute' | 'level' | Original; as: Ref | Group };
  /** Is what was declared. */
  declared?: 'name' | 'race' | 'attribute' | 'level' | 'kind';
  /** A Link Monster like this points to it; it points to a Link Monster that points back. */
  pointedToBy?: Filter;
  coLinked?: boolean;
  /** It is a Link Monster and points to a card like this. */
  pointsTo?: Filter;
  /** Of Type, Attribute, Level, ATK and DEF it has exactly so many in common with these. */
  inCommon?: { as: Ref; count: number };
  /** A Link Monster points to it, or it points to a monster. */
  linked?: true;
  /** These very cards (the engine writes it where "that monster" is settled). */
  ids?: string[];
  /** What an effect has left behind of "this column": its number from player A's left, or the card it was the column of. */
  inColumn?: number | string;
  any?: Filter[];
  all?: Filter[];
  not?: Filter;
  unmodelled?: string;
}
export const FilterSchema: v.GenericSchema<Filter> = later(() =>
  v.strictObject({
    kind: opt(oneOrMany(words(wordsOf(CARD_KINDS)))),
    printedKind: opt(oneOrMany(words(wordsOf(CARD_KINDS)))),
    property: opt(oneOrMany(text)),
    is: opt(oneOrMany(text)),
    race: opt(oneOrMany(text)),
    attribute: opt(oneOrMany(text)),
    name: opt(oneOrMany(text)),
    originalName: opt(oneOrMany(text)),
    inOriginalName: opt(oneOrMany(text)),
    series: opt(oneOrMany(text)),
    mentions: opt(text),
    mentionsOneOf: opt(text),
    listsMaterial: opt(
      v.union([v.strictObject({ series: text }), v.strictObject({ name: text }), v.strictObject({ is: text })]),
    ),
    tossesCoin: opt(v.literal(true)),
    mentionedOn: opt(v.union([RefSchema, GroupSchema])),
    mentionsCard: opt(v.union([RefSchema, GroupSchema])),
    materialOf: opt(v.union([RefSchema, GroupSchema])),
    nameIncludes: opt(RefSchema),
    number: opt(BoundsSchema),
    atk: opt(BoundsSchema),
    def: opt(BoundsSchema),
    level: opt(BoundsSchema),
    rank: opt(BoundsSchema),
    link: opt(BoundsSchema),
    'original-atk': opt(BoundsSchema),
    'original-level': opt(BoundsSchema),
    'original-rank': opt(BoundsSchema),
    'original-def': opt(BoundsSchema),
    'original-race': opt(oneOrMany(text)),
    'original-attribute': opt(oneOrMany(text)),
    scale: opt(v.union([words(['odd', 'even']), BoundsSchema])),
    face: opt(words(['up', 'down'])),
    position: opt(words(['attack', 'defense'])),
    place: opt(oneOrMany(words(PLACES))),
    controller: opt(words(WHOSE)),
    owner: opt(words(WHOSE)),
    this: opt(v.literal(true)),
    other: opt(v.literal(true)),
    oneOf: opt(RefSchema),
    noneOf: opt(RefSchema),
    summoned: opt(oneOrMany(words(SUMMONS))),
    summonedFrom: opt(oneOrMany(words(PLACES))),
    summonedThisTurn: opt(v.boolean()),
    attackedThisTurn: opt(v.boolean()),
    didThisTurn: opt(later(() => EventPatternSchema)),
    did: opt(later(() => EventPatternSchema)),
    destroyedByBattle: opt(v.boolean()),
    counters: opt(v.strictObject({ kind: opt(text), min: v.number() })),
    mayHave: opt(text),
    materials: opt(BoundsSchema),
    attached: opt(FilterSchema),
    madeWith: opt(FilterSchema),
    madeWithSame: opt(v.literal('name')),
    equipped: opt(v.boolean()),
    isEquip: opt(v.literal(true)),
    canEquip: opt(RefSchema),
    equippedWith: opt(FilterSchema),
    changed: opt(words(['atk', 'def', 'level'])),
    normalSummonable: opt(v.boolean()),
    zone: opt(words(['main', 'extra', ...ZONE_PLACES])),
    sameAs: opt(
      v.strictObject({
        what: words([
          'name',
          'race',
          'attribute',
          'level',
          ...ORIGINALS,
          'number',
          'controller',
          'column',
          'near-column',
          'adjacent-zone',
          'kind',
          'monster-kind',
          'race-as-printed',
        ]),
        as: v.union([RefSchema, GroupSchema]),
      }),
    ),
    differsFrom: opt(
      v.strictObject({
        what: words(['name', 'race', 'attribute', 'level', ...ORIGINALS]),
        as: v.union([RefSchema, GroupSchema]),
      }),
    ),
    declared: opt(words(['name', 'race', 'attribute', 'level', 'kind'])),
    pointedToBy: opt(FilterSchema),
    coLinked: opt(v.boolean()),
    pointsTo: opt(FilterSchema),
    inCommon: opt(v.strictObject({ as: RefSchema, count: v.number() })),
    linked: opt(v.literal(true)),
    ids: opt(v.array(text)),
    inColumn: opt(v.union([v.number(), text])),
    any: opt(v.array(FilterSchema)),
    all: opt(v.array(FilterSchema)),
    not: opt(FilterSchema),
    unmodelled: opt(text),
  }),
) as v.GenericSchema<Filter>;

/** All cards in some places that meet a filter; `only` keeps those with the highest or lowest value. */
export interface Group {
  where: OneOrMany<Place>;
  whose?: Whose;
  filter?: Filter;
  only?: 'highest-atk' | 'lowest-atk' | 'highest-def' | 'lowest-def' | 'highest-level';
}
export const group = {
  where: oneOrMany(words(PLACES)),
  whose: opt(words(WHOSE)),
  filter: opt(FilterSchema),
  only: opt(words(['highest-atk', 'lowest-atk', 'highest-def', 'lowest-def', 'highest-level'])),
};
export const GroupSchema: v.GenericSchema<Group> = later(() => v.strictObject(group)) as v.GenericSchema<Group>;
