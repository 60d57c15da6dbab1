/**
 * The Duel as the engine holds it: plain data, read everywhere, changed only by the primitives in `change/`.
 * `view.ts` projects it into the contract's state, `load.ts` makes it from a case.
 */
import type {
  BattleStep,
  DamageTiming,
  Phase,
  Player,
  YgoHappened,
  YgoInForce,
  YgoMatch,
  YgoModifier,
  YgoMonster,
} from '../../case/schema.ts';
import type { ChainLink, Localized } from '../../ruling/schema.ts';
import type { CardEffect, CardInfo } from '../cards.ts';
import type {
  Condition,
  CauseKind,
  Declared,
  Effect,
  EventKind,
  EventPattern,
  Filter,
  Ongoing,
  Operation,
  Place,
  SummonKind,
  Until,
} from '../effects/schema.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';

/** Where a card lies. `materials`: under an Xyz Monster; `nowhere`: a Token that left, or a card between two places. */
export const ZONES = [
  'monsters',
  'spellsTraps',
  'field',
  'pendulum',
  'hand',
  'graveyard',
  'banished',
  'deck',
  'extraDeck',
] as const;
export type ListZone = (typeof ZONES)[number];
export type Zone = ListZone | 'materials' | 'nowhere';
export const FIELD_ZONES: readonly Zone[] = ['monsters', 'spellsTraps', 'field', 'pendulum'];

/** An effect in force that does not come from a card's continuous effect: on a card, a player or the Duel. */
export interface Force {
  /** As the contract shows it. */
  shown: YgoInForce;
  /** What it does. Rules without `cards` are about the card it stands on. */
  rules: readonly Ongoing[];
  /** When it began to apply; comparable with `Card.since.order`. */
  order: number;
  controller: Player;
  /** Id of the card it comes from, its name, and that card's stay when it began. */
  source?: string;
  name?: Localized;
  sourceStay?: number;
  until: Until | undefined;
  /** Turn in which it began to apply. */
  turn: number;
  /** The last instant before a limit on how often something may be done began to count. */
  since?: number;
  /** Serial number of the link whose activation it restricts: gone when that activation is negated. */
  link?: number;
}
/** A change of ATK, DEF or Level that stays on the card. */
export interface Modifier {
  shown: YgoModifier;
  order: number;
  until: Until | undefined;
  turn: number;
  source?: string;
  sourceStay?: number;
  /** What a resolved effect that sets, halves or doubles ATK or DEF made of it. */
  frozen?: number;
  /** Of a card in the hand: it stays when the card is Summoned or Set. */
  keeps?: true;
}

/** Orders of what is on the board at the start lie below this; what begins to apply later lies above. */
export const FIRST_CLOCK = 1_000_000;

export type YgoSlot = YgoMonster['zone'];
export interface Card {
  readonly id: string;
  /** The name as the case writes it. */
  readonly written: string;
  /** What it is now: as printed, with the effects it has gained and as the monster it is treated as. */
  info: CardInfo;
  printed: CardInfo;
  /** Effects given to it by effects in force; `derive` keeps them true. */
  gained: readonly Effect[];
  /** What was declared for it (a name, a Type …), while it stays. */
  declared?: string | number;
  /** A Gemini monster that has become an Effect Monster. */
  geminiEffect: boolean;
  /** The monster it was Summoned as, not being one. */
  asMonster?: Pick<CardInfo, 'is' | 'race' | 'attribute' | 'level' | 'atk' | 'def' | 'also'>;
  owner: Player;
  /** On the field: its controller; elsewhere its owner. */
  controller: Player;
  zone: Zone;
  slot: YgoMonster['zone'];
  face: 'up' | 'down';
  position: 'attack' | 'defense';
  /** Counts its stays: a new one whenever it changes place. */
  stay: number;
  /** Counts its resets: a new one whenever it changes place or is turned face-down. */
  reset: number;
  /** `order`: when it began to apply; undefined where the case does not say. */
  since: { turn: number | undefined; order: number | undefined; from?: Place; how?: SummonKind };
  /** Spells and Traps: its continuous effect has begun (its activation has resolved). */
  applying: boolean;
  /** On the field: who controls it without any effect that gives control for a while, and since when. */
  lasting?: { by: Player; order: number };
  /** Order of application as the judge answered it, where the case does not say; never shown. */
  answeredOrder: number | undefined;
  /** Its zone as the judge answered it, where the case does not say; never shown. */
  answeredSlot?: YgoMonster['zone'];
  /** Undefined: nobody has said it of a monster whose own text asks for it. */
  properlySummoned: boolean | undefined;
  attacked: boolean;
  positionChanged: boolean;
  materials: Card[];
  /** What it was Summoned with, as it was. */
  madeWith: readonly CardSeen[];
  /** The Xyz Monster it is attached to. */
  attachedTo?: Card;
  counters: Record<string, number>;
  modifiers: Modifier[];
  forces: Force[];
  /** Id of the monster it equips or is linked to. */
  on?: string;
  /** Changes with every change of the card: `view` and `derive` keep what they made of it as long as it stays the same. */
  revision: number;
}

export interface Side {
  lifePoints: number;
  zones: Record<ListZone, Card[]>;
  /** Cards in the Deck and Extra Deck that nobody named. */
  unnamed: { deck: number; extraDeck: number };
  used: Record<string, boolean>;
  forces: Force[];
  /** Was this player's side written in the case at all? */
  written: boolean;
  /** Changes with every change of what lies on this side or is said of the player. */
  revision: number;
}
/** How many cards are in the Deck, named or not. */
export const deckCount = ({ zones, unnamed }: Side): number => zones.deck.length + unnamed.deck;

// ───────────────────────────── what happened ─────────────────────────────

/** A card as it was at some moment, all effects applied. */
export interface CardSeen {
  id: string;
  info: CardInfo;
  owner: Player;
  controller: Player;
  zone: Zone;
  face: 'up' | 'down';
  position: 'attack' | 'defense';
  stay: number;
  names: readonly string[];
  /** Series it is treated as besides those it is printed with. */
  series?: readonly string[];
  race: readonly string[];
  attribute: readonly string[];
  level: number | undefined;
  rank: number | undefined;
  scale: number | undefined;
  /** Normal, effect, tuner …, as it is treated now. */
  is: readonly string[];
  atk: number | '?' | undefined;
  def: number | '?' | undefined;
  originalAtk: number | '?' | undefined;
  originalDef: number | '?' | undefined;
  /** Why nobody knows its ATK and DEF: text that is not modelled, a zone nobody named. */
  unsure?: string;
  negated: boolean;
  how: SummonKind | undefined;
  from: Place | undefined;
  sinceTurn: number | undefined;
  properlySummoned: boolean;
  attacked: boolean;
  counters: Record<string, number>;
  materials: number;
  madeWith: readonly CardSeen[];
  slot: YgoMonster['zone'];
  /** Id of the monster it equips or is linked to. */
  on: string | undefined;
  /** Of a card that has left its place: what was attached to it and what was equipped to it. */
  had?: { attached: readonly CardSeen[]; equips: readonly CardSeen[] };
}
export interface Cause {
  kind: CauseKind;
  /** Who did it. */
  by: Player | undefined;
  /** The card it was done with, as it was. */
  card?: CardSeen;
  /** Serial number of the chain link whose effect it was. */
  link?: number;
  /** What an activated effect left behind and still applies. */
  lingers?: true;
  /** What happened to the monster of an Equip Card that goes with it. */
  because?: readonly DuelEvent[];
}
export interface DuelEvent {
  kind: EventKind;
  card?: CardSeen;
  cause: Cause;
  from?: Zone;
  to?: Zone;
  how?: SummonKind;
  /** A Special Summon that counts as done by the effect of such a card, too. */
  countsAs?: Filter;
  /** Of a card's activation, or of an effect's. */
  what?: 'card' | 'effect';
  /** Whom it happened to. */
  player?: Player;
  amount?: number;
  phase?: Phase;
  step?: BattleStep;
  timing?: DamageTiming;
  /** Turned face-up by an effect that keeps Flip Effects from activating. */
  noFlipEffect?: true;
}
/** Everything that happens at one moment. */
export interface Instant {
  n: number;
  events: DuelEvent[];
  turn: number;
  /** Serial number of the link that made it. */
  link?: number;
  /** Cleaning up does not count as the last thing that happened. */
  cleanUp: boolean;
  /** How many steps the ruling had when it began. */
  openedAfter: number;
}

// ───────────────────────────── chains ─────────────────────────────

export interface Link {
  /** Over the whole ruling, from 1. */
  serial: number;
  /** Turn of its activation. */
  turn: number;
  chain: number;
  /** From 1. */
  number: number;
  by: Player;
  card: Card;
  effect: CardEffect | undefined;
  /** The activation of a card (Spell, Trap), not of an effect of a card already there. */
  cardActivation: boolean;
  spellSpeed: 1 | 2 | 3;
  /** The first of the three views: its card when it was activated. */
  asActivated: CardSeen;
  /** Where the card was before it was activated. */
  activatedFrom: Zone;
  /** The second: its card when the link began to resolve. */
  asResolving?: CardSeen;
  /** The stay of its card since its own effect Special Summoned it: it is still "this card". */
  follows?: number;
  /** `follows`: the stay of a target since its effect moved it: it is still "it". */
  targets: { id: string; stay: number; spec: number; follows?: number }[];
  /** Targets that are players. */
  targetPlayers: Player[];
  /** What `whenActivated` conditions of its effect were then. */
  held?: ReadonlyMap<Condition, boolean>;
  cost: CardSeen[];
  /** The move names cards for a cost, or the like, that nobody read. */
  namedCost: boolean;
  paid: number;
  /** Monster Zones its cost will free. */
  freed: number;
  /** A lingering effect negated its card when it was activated: that holds wherever the card goes. */
  negatedFromStart?: Localized;
  declares: { will: ReadonlySet<Declared>; may: ReadonlySet<Declared>; unknown: boolean };
  /** The move that made it; undefined for one that activated by itself. */
  move: number | undefined;
  choose: LinkChoices;
  others: LinkChoices;
  negated?: { what: 'activation' | 'effect'; by: number | string; name?: Localized };
  /** Activated because it triggered. */
  triggered: boolean;
  /** What else triggered it in the same Chain. */
  earlier?: readonly DuelEvent[];
  /** Its effect became this. */
  replacedBy?: { operations: CardEffect['resolve']; by: Player };
  outcome?: ChainLink['outcome'];
  event?: DuelEvent;
  /** Links that the pattern of this effect answered to. */
  respondsTo?: Link;
  report: ChainLink;
}
export interface LinkChoices {
  option?: number;
  cards?: string[];
  position?: 'attack' | 'defense';
  face?: 'up' | 'down';
  zone?: number;
  order?: string[];
  player?: Player;
  number?: number;
  name?: string;
  coins?: ('heads' | 'tails')[];
  dice?: number[];
  yes?: boolean;
}

/** A trigger that may or must activate at the next gathering. */
export interface PendingTrigger {
  card: Card;
  effect: CardEffect;
  by: Player;
  event: DuelEvent;
  /** What else triggered it since it was last gathered: it activates once, and counts all of it. */
  earlier: readonly DuelEvent[];
  instant: number;
  /** The card's stay when it triggered: it is lost when the card has moved on. */
  stay: number;
  asTriggered: CardSeen;
}
/** An effect that will happen later, once. */
export interface Delayed {
  /** `left`: how many such phases are still to come, this one included. */
  at: { phase: Phase; whose: Player | undefined; notBefore: number; left: number } | { event: EventPattern };
  /** It waits no longer than this. */
  until: Until | undefined;
  turn: number;
  run: CardEffect['resolve'];
  link: Link;
  affected: { id: string; stay: number }[];
  /** Cards the text has given a name. */
  named: Record<string, { id: string; stay: number }[]>;
  text: Localized;
}
/** What a rule "each time …" does now because of this event. */
export interface AtOnce {
  run: readonly Operation[];
  by: Player;
  /** The card the rule comes from. */
  card: Card | undefined;
  event: DuelEvent;
}
/** How often something with a limit was used. */
export interface Use {
  key: string;
  turn: number;
  chain: number;
  /** Serial number of the link. */
  link: number;
  counts: 'use' | 'activate';
  /** The phase and the attack in which it was used. */
  phase?: Phase;
  attack?: number;
}

/**
 * The moment between two moves: who may do what.
 * `open`: the turn player may do anything; `response`: fast effects after something happened; `leaving`: the turn player wants to go on to the
 * next step, phase or turn; `summon`: a Summon may still be negated; `chain`: a chain is being built.
 */
export interface Window {
  kind: 'open' | 'response' | 'leaving' | 'summon' | 'chain';
  /** Index of the first instant since the last gathering, and the last instants that count. */
  since: number;
  last: number | undefined;
  /** Number of the last instant that belongs to it. */
  upTo: number;
  passed: Player[];
}

export interface Duel {
  readonly ruleset: Ruleset;
  firstPlayer: Player;
  match: YgoMatch | undefined;
  turn: { player: Player; number: number };
  /** The turn in which the case begins. */
  firstTurn: number;
  phase: Phase;
  step: BattleStep | undefined;
  timing: DamageTiming | undefined;
  battle: { attacker: string; target: string | 'player' } | undefined;
  sides: Record<Player, Side>;
  cards: Map<string, Card>;
  forces: Force[];
  /** What the case says happened before. */
  history: YgoHappened[];
  log: Instant[];
  window: Window;
  /** The chain being built or resolved, its first link first; empty: none. */
  chain: Link[];
  resolving: Link | undefined;
  /** Number of chains so far. */
  chains: number;
  links: Link[];
  pending: PendingTrigger[];
  delayed: Delayed[];
  /** What is to be done at once, as soon as no effect is in the middle of resolving. */
  atOnce: AtOnce[];
  /** Ids of monsters settled as destroyed by battle that are still on the field. */
  doomed: readonly string[];
  /** Life points decide as soon as they differ (a tied Match after time was called). */
  suddenDeath: boolean;
  uses: Use[];
  over: { winner: Player | 'draw'; reasons: import('../../ruling/schema.ts').Reason[] } | undefined;
  /** Counts what begins to apply: later ones have higher numbers. */
  clock: number;
  /** Changes with every change of anything. */
  revision: number;
}

/** Is this the last thing that happened, or what followed from it as cleaning up ("the equipped monster is gone")? */
export const isLast = ({ window: { last }, log }: Duel, instant: number): boolean =>
  last !== undefined && (instant === last || (instant > last && log[instant]?.cleanUp === true));
export const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');
export const onField = (card: { zone: Zone }): boolean => FIELD_ZONES.includes(card.zone);
export const faceUpOnField = (card: { zone: Zone; face: 'up' | 'down' }): boolean =>
  onField(card) && card.face === 'up';

/** A card by its id. Throws where there is none: ids are checked when a case is read. */
export function cardOf(duel: Duel, id: string): Card {
  const card = duel.cards.get(id);
  if (!card) throw new Error(`no card with the id ${id}`);
  return card;
}
/** All cards on the field, player A's first, in the order of their zones. */
export function fieldCards({ sides }: Duel): Card[] {
  const found: Card[] = [];
  for (const { zones } of [sides.A, sides.B]) for (const zone of FIELD_ZONES) found.push(...zones[zone as ListZone]);
  return found;
}

const PLACE_ZONES: Record<Place, readonly Zone[]> = {
  field: FIELD_ZONES,
  monsters: ['monsters'],
  'spells-traps': ['spellsTraps'],
  'field-zone': ['field'],
  'pendulum-zone': ['pendulum'],
  hand: ['hand'],
  graveyard: ['graveyard'],
  banished: ['banished'],
  deck: ['deck'],
  'extra-deck': ['extraDeck'],
  materials: ['materials'],
};
/** Is it an Equip Card (or a monster as one) on this card? A Continuous Card linked to a monster is none. */
export const isEquippedTo = (card: Pick<Card, 'on' | 'info'>, id: string | undefined): boolean =>
  card.on !== undefined && card.on === id && card.info.property !== 'continuous';
/** The zones a place of the effect language stands for. */
export const zonesOf = (place: Place): readonly Zone[] => PLACE_ZONES[place];
export const isIn = (zone: Zone, places: readonly Place[]): boolean =>
  places.some((place) => PLACE_ZONES[place].includes(zone));
