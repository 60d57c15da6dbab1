/** The kinds of phrase of the Yu-Gi-Oh! grammar and what each means; what the patterns may look at. */
import type {
  Against, Amount, Bounds, Condition, Effect, EventPattern, Filter, Group, Limit, LinkPattern, Material, Operation, Place, Ref, Stat, SummonKind, Until, Whose,
} from '../../../engine/ygo/effects/schema.ts'; // prettier-ignore
import type { Phase } from '../../../engine/case/schema.ts';
import type { NameList } from '../../reading.ts';
import type { Grammar, Slots } from '../../frame/grammar.ts';
import type { Label, RowCard, RowTrait } from './label.ts';
import type { Noun, Pointer, Some, What } from './noun.ts';

export interface Where {
  where: Place[];
  whose?: Whose | 'their';
  /** What the phrase says of the cards there ("your face-up Monster Zone"). */
  filter?: Filter;
}
export interface Context {
  /** The card's own name. */
  name: string;
  /** Names of cards and archetypes of the imported lists. */
  known?: NameList;
  kind: 'monster' | 'spell' | 'trap';
  property: string | undefined;
  /** Of a monster: Effect, Tuner, Gemini …, and its Level. */
  monster: readonly string[];
  level?: number;
}
/** What would be destroyed; `atOnce`: "a monster(s)", all of them are saved by one deed. */
export type Doomed = What & { atOnce?: true };
/** An operation, a rule, an occasion before its words that point to cards are settled (`meaning/referents.ts`). */
export type Draft = Readonly<Record<string, unknown>>;
/** What stands before the semicolon. */
export interface Before {
  cost?: Draft[];
  targets?: What[];
  /** What is declared at activation: the first operation. */
  declares?: Draft[];
  /** "You can activate this effect once per battle". */
  limit?: Limit;
  /** "(Quick Effect)" behind it. */
  quick?: true;
  /** "(except during the Damage Step)", said after what is paid. */
  outsideDamageStep?: true;
  /** "Except the turn it was sent there", said of what is paid. */
  asks?: Condition;
  /** Other targets, if something is so: an effect beside it of which one is used. */
  or?: { if: Condition; targets: What[] };
}
/** A text without colon and semicolon, cut as today's texts are; without operations where the next sentence says what is done. */
export interface OlderBody {
  /** What it answers, told from what it does. */
  occasion?: Draft;
  before?: Before;
  operations: readonly Draft[];
  /** That it targets is not said. */
  unsaid?: true;
  /** "By discarding 1 card, …": whoever wants to. */
  by?: true;
}
export interface OlderEffect extends OlderBody {
  occasion: Draft;
  optional: boolean;
}
/** Which effects a limit governs, and what it says of them. */
export interface LimitSentence {
  limit: Limit | Limit[];
  /** What cannot be done in the turn of the activation. */
  restricts?: Draft;
  /** What has to be so for each of them. */
  asks?: Condition;
  /** How often the effect before that one. */
  before?: Limit;
  /** `previous`: the effect before it; `each`: all effects of the card; `card`: the card's activation; `following`, `preceding`: all from, up to here. */
  scope: 'previous' | 'each' | 'card' | 'next' | 'following' | 'preceding' | 'bullets';
}
/** What a sentence says more of the effect, the procedure, the Ritual Summon before it. */
export interface Addition {
  to:
    | 'effect'
    | 'card'
    /** Of the targets of either. */
    | 'effect-targeting'
    | 'card-targeting'
    | 'procedure'
    | 'procedures'
    /** A Normal Summon without Tributes. */
    | 'untributed'
    | 'ritual'
    /** Where more material may come from; how a card is turned face-up. */
    | 'fusion'
    | 'fusion-only'
    | 'turned'
    | 'turned-then'
    | 'quick'
    | 'always-quick'
    | 'set'
    /** All effects of the card. */
    | 'every'
    /** Asked when it is activated and when it resolves. */
    | 'resolving'
    /** The Summon that the effect makes; as what a Spell or Trap is Summoned. */
    | 'summon'
    /** Where its material goes. */
    | 'materials'
    | 'counts-as'
    | 'as-monster'
    /** With which value a monster attacks from Defense Position. */
    | 'in-defense'
    /** What the Equip Card gives that this card has just become; how long what was just done lasts. */
    | 'equipped'
    /** What becomes of a target nobody has seen yet: of that kind it is destroyed, of the other it stays. */
    | 'set-shown'
    | 'set-target'
    | 'set-other'
    /** Asked, too, when it is activated. */
    | 'condition'
    /** Of the activation of the card. */
    | 'card-condition'
    /** Done some time after the activation of the card. */
    | 'card-later'
    | 'lasts'
    /** A record of its own, of this card and the monster it Summoned. */
    | 'bound';
  put: Draft;
}
/** What stands above bullets of which one is done. */
export interface OptionHeader {
  /** When it resolves. */
  choose?: true;
  limit?: Limit;
  /** Done before, and how the choice is joined to it. */
  first?: Draft[];
  join?: Joining;
  if?: Condition;
  by?: 'opponent';
  /** More than one of them, one after the other, if something is so. */
  together?: { which: 'all' | 'any'; if: Condition };
  /** None that was applied before in this turn. */
  once?: 'turn';
  /** What has to be so to activate any of them. */
  asks?: Condition;
  /** What the bullets say holds so long, for that card. */
  until?: { until: Until; to?: 'this' };
  /** What the activation of each brings with it besides. */
  put?: Draft;
}
/** Effects in bullets that this card has while something is so, or gives to the monster it is attached to. */
export interface Grant {
  to: 'this' | 'holder' | 'made' | 'whom';
  whom?: What;
  /** What has to be so of the card that has them. */
  inner?: Condition;
  madeWithThis?: Effect['madeWithThis'];
  condition?: Condition;
  from?: Place;
}
/** What stands above bullets with rows: what is done with the row that counts, and by what it counts. */
export interface Rows {
  doing: 'gain' | 'apply' | 'sequence' | 'activate' | 'coin' | 'die' | 'all' | 'more' | 'or-else';
  amount?: Amount;
  /** The card whose Attribute or controller, or the Attribute of whose material, the rows tell. */
  of?: RowCard;
  /** What is paid, targeted before the row counts. */
  before?: Before;
  if?: Condition;
  /** Each of them is done or not, as its player likes. */
  any?: true;
  /** A row is met by a card there ("based on the Attributes of monsters on the field"). */
  among?: Group;
  /** What of the cards there the rows tell. */
  trait?: RowTrait;
  /** The rows tell where this card is. */
  placed?: true;
  /** Of each row by itself. */
  limit?: Limit;
  /** So many coins are tossed; the rows tell how many show a side. */
  coins?: number;
  /** Done before; how what the bullet says is joined to it. */
  first?: Draft[];
  join?: Joining;
  /** What can be done afterwards. */
  last?: Draft[];
  /** Counters removed, materials detached, as many as the row says; how many they may be. */
  removes?: Draft;
  counts?: number[];
  /** Monsters in the hand with the Attributes of the row are revealed. */
  reveals?: true;
}
export type Joining = { join: Operation['join']; optional?: true };

/** When rules hold; which cards "it" is in them (`self`: only this card), which the other ones that are fought. */
export interface Situation {
  condition?: Condition;
  cards?: Ref | Group;
  other?: Ref | Group;
  self?: true;
}
/** Who battles: what it is like, which cards those are (`self`: this card). */
export interface Combatant {
  like: Filter;
  cards?: Ref | Group;
  self?: true;
}
/** A card whose being there bounds what holds; `mine`: only under its player's control. */
export interface Presence {
  card: Pointer;
  mine?: true;
}

/** What a value is compared with: an amount; the same value of a card spoken of, as it was. */
export type Standard = { value: Amount } | { of: Pointer; asIt?: 'was' };

export interface Categories {
  // words
  number: number;
  quoted: string;
  counterName: string;
  race: string;
  attribute: string;
  monsterKind: string;
  property: string;
  stat: Stat;
  summonWord: SummonKind;
  summonWords: SummonKind[];
  // noun phrases
  races: Filter;
  attributes: Filter;
  monsterKinds: Filter;
  series: Filter;
  names: Filter;
  adjective: Filter;
  adjectives: Filter;
  /** `card`: "Monster Card", which is one in a Spell & Trap Zone, too. */
  head: { noun: Noun['noun']; filter: Filter; card?: true };
  place: Place;
  places: Place[];
  spot: { place: Place; face?: 'up' };
  spots: { where: Place[]; filter?: Filter };
  where: Where;
  bounds: Bounds;
  comparison: Bounds;
  standard: Standard;
  stats: Stat[];
  trait: string;
  traits: string[];
  /** "Types", in which several cards are alike or differ. */
  commonTrait: string;
  commonTraits: string[];
  /** What a card is compared with: a card spoken of, cards somewhere. */
  model: object;
  models: object;
  doneWord: string;
  /** "This way": when it resolved, else as a cost. */
  bySaying: 'cost' | 'effect' | 'way';
  statCheck: Filter;
  exception: Filter;
  /** What of Summons is not forbidden: monsters, or a kind of Summon. */
  exceptions: Filter | { lets: SummonKind };
  bySummon: { lets: SummonKind };
  post: Partial<Noun>;
  posts: Partial<Noun>;
  bare: Noun;
  alike: Noun;
  quantity: Partial<Noun>;
  noun: Noun;
  pointer: Pointer;
  what: What;
  // amounts and times
  amount: Amount;
  value: Amount;
  plainValue: Amount;
  each: Amount;
  /** Of this card, where "it" is no other. */
  ownEach: Amount;
  ownValue: Amount;
  possessive: Pointer;
  /** What becomes as another card's: values and traits. */
  asOther: string[];
  asOthers: string[];
  until: Until;
  lasting: Until;
  phase: Phase;
  phases: Phase[];
  player: Whose;
  damaged: Whose;
  // occasions
  subject: Filter;
  subject1: Filter;
  others: Filter;
  side: Filter;
  fighter: Filter;
  beaten: Filter;
  slain: Filter;
  effectKind: Filter;
  effectOf: Partial<EventPattern>;
  /** Each an event of its own. */
  cause: Partial<EventPattern>[];
  source: Draft;
  materialFor: Filter;
  asMaterial: Filter;
  manner: Draft[];
  manners: Draft[];
  inPosition: Filter;
  whileIn: Draft;
  thisHow: Filter;
  thisWhere: Filter;
  toGy: Draft;
  undergone: Draft[];
  /** The monster an Equip Card is equipped to. */
  wearer: Filter;
  befallen: Draft[];
  fate: Draft[];
  fated: Draft[];
  damageKind: EventPattern['event'];
  damageOf: EventPattern['event'];
  event: EventPattern[];
  /** What happened otherwise: said as an event though it has an occasion of its own. */
  alternative: EventPattern[];
  linkKind: LinkPattern | LinkPattern[];
  linkNoun: LinkPattern;
  linkTail: LinkPattern;
  linkTails: LinkPattern;
  whoActivates: Whose;
  link: LinkPattern | LinkPattern[];
  some: Some;
  someList: { of: Some[]; any?: true };
  condition: Condition;
  conditions: Condition;
  occasionPart: Draft;
  occasion: Draft;
  // what is done
  operationTail: Draft;
  operationTails: Draft;
  /** By the effect of what a Special Summon counts, too. */
  countedSource: Filter;
  sourcePlace: Draft;
  tokenBody: Draft;
  levelless: Draft;
  levelOf: Amount;
  fusionMaterial: Draft;
  action: Draft[];
  laterAction: Draft[];
  timeless: Draft[];
  timelessList: Draft[];
  playerAction: Draft[];
  join: Joining;
  /** An action with what is said after it. */
  doing: Draft[];
  goal: Draft;
  moment: Draft;
  timely: Draft[];
  operations: Draft[];
  /** What an effect becomes, in quotation marks. */
  quotedEffect: Draft[];
  /** "It cannot attack, its effects are negated, also …": what changes cards, in a row. */
  chain: Draft[];
  target: What[];
  /** `there`: the same, but there. */
  otherTarget: { if: Condition; target?: What; count?: Noun['count']; there?: Where };
  before: Before;
  optionHeader: Before & OptionHeader;
  /** How what stands in a bullet goes on with the effect before it; `adds`: "add this additional effect". */
  moreBelow: { join: Operation['join']; optional?: true; if?: Condition; adds?: true; instead?: true };
  /** None of the effects is applied twice in a turn. */
  applyOnce: true;
  /** The player who chooses is the other one, unless this is so. */
  chooser: Condition;
  /** Both of two may be done, one after the other, if this is so. */
  bothIf: Condition;
  grant: Grant;
  /** Where more material of a Fusion Summon may come from. */
  alsoMaterial: object;
  among: { where: Place[]; filter: Filter };
  immediately: Draft[];
  /** The monster Summoned using this card. */
  offspring: NonNullable<Effect['madeWithThis']>;
  label: Label;
  rows: Rows;
  /** A kind of card, in a bullet under "1 of the following monsters". */
  kindBelow: Noun;
  /** What rows depend on. */
  basis: Pick<Rows, 'among' | 'of' | 'trait' | 'placed'>;
  // what holds
  effectsKind: Against;
  effectSource: Against;
  /** With an exception, said of what is unaffected. */
  effectSourceBut: Against;
  /** Cards whose activations are meant. */
  linkCards: LinkPattern;
  /** Activated effects that are negated; where they are activated, what they target. */
  heldLink: LinkPattern;
  negatedNoun: LinkPattern;
  heldTail: LinkPattern;
  /** What is Tributed, banished for a Ritual Summon; what the Levels have to come to. */
  ritualPart: object;
  ritualSum: object;
  /** Numbers a die may show. */
  dieFaces: number[];
  /** What nothing can be chained to. */
  answered: LinkPattern;
  damageDone: Draft;
  damageChange: string;
  /** Whom a rule is about. */
  whom: What;
  /** Of whose battles damage is spoken of. */
  involved: What;
  /** By any of these. */
  against: Against[];
  predicate: Draft[];
  gains: Draft[];
  forbiddenTo: Whose;
  activating: LinkPattern[];
  playerRule: Draft[];
  holds: Draft[];
  holding: Draft[];
  situation: Situation;
  /** What has to be so for an effect. */
  mustBe: Condition;
  /** What cannot be done, be suffered. */
  deed: Draft[];
  /** What would be destroyed. */
  doomed: Doomed;
  /** Nouns of what would be destroyed. */
  doomedAlike: Doomed;
  doomedBare: Noun & { atOnce?: true };
  /** What the cards of a material share, differ in. */
  sharing: Pick<Material, 'same' | 'distinct'>;
  /** What a card is like at a moment. */
  state: Filter;
  /** Cards battle; how long what is said then holds. */
  fight: Situation;
  ownFight: Situation;
  combatant: Combatant;
  foe: Filter;
  presence: Presence;
  lastingFight: Situation;
  /** Rules that are about this card where they name none. */
  said: Draft[];
  ruleList: Draft[];
  rulesOf: Draft[];
  statement: Draft[];
  olderEffect: OlderEffect;
  olderBody: OlderBody;
  /** "Select 1 monster", where everybody sees it. */
  selected: What[];
  /** How the activation of a Spell or Trap begins, in a sentence before what it does. */
  activateOnly: { occasion?: Draft; before?: Before };
  addition: Addition;
  /** More that the effect before does. */
  continuation: Draft[];
  reminder: Draft;
  bulletHeader: Draft;
  pay: Draft;
  /** What a Summon by its own procedure brings with it: `then`, what its player cannot do afterwards. */
  consequence: Draft;
  lastingRules: Draft[];
  declared: 'name' | 'type' | 'attribute' | 'level' | 'kind';
  paying: Draft;
  having: Condition;
  fromWhere: Draft;
  material: Material;
  materialLine: Material[];
  limited: LimitSentence;
  limitSentence: LimitSentence;
  scope: LimitSentence['scope'];
  per: Partial<Limit>;
}
/** The grammar as its tables are written: what a phrase means is checked as a whole, by the schema of the effects it becomes. */
export interface YgoGrammar extends Pick<
  Grammar<Categories, Context>,
  'terminal' | 'reader' | 'readings' | 'furthest' | 'patterns'
> {
  rule<const P extends string>(
    category: keyof Categories,
    pattern: P,
    meaning: (slots: Slots<P, Categories>, context: Context) => unknown,
  ): this;
  table(category: keyof Categories, phrases: Readonly<Record<string, unknown>>): this;
}
