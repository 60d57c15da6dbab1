/**
 * Answers the questions of the effect language about the board: which cards meet a filter, how much an amount is, whether an event, a chain
 * link or a condition is as asked. Reads only; what depends on effects in force comes from `derive.ts`.
 */
import type { Player } from '../case/schema.ts';
import { declarable, readDeclaration } from './declaring.ts';
import { seen } from './derive.ts';
import {
  cardOf,
  fieldCards,
  isIn,
  onField,
  other,
  zonesOf,
  type Card,
  type CardSeen,
  type DuelEvent,
  type Instant,
  type Link,
  type ListZone,
} from './duel.ts';
import {
  many,
  type Amount,
  type Bounds,
  type Condition,
  type EventPattern,
  type Filter,
  type Group,
  type LinkPattern,
  type Ref,
  type Whose,
} from './effects/schema.ts';
import type { CardInfo } from './cards.ts';
import type { Game } from './game.ts';
import { choose } from './rulesets.ts';

/** From whose point of view a declaration is read, and what it can refer to. */
export interface Context {
  you: Player;
  /** The card the declaration stands on. */
  card?: Card;
  /** That card as it was (an effect that activates from elsewhere). */
  seen?: CardSeen;
  link?: Link;
  event?: DuelEvent;
  /** The link that is answered. */
  responds?: Link;
  affected?: Card[];
  named?: Record<string, Card[]>;
  rolled?: number;
  heads?: number;
  declared?: string | number;
  did?: boolean;
  /** The last operation sent cards that went somewhere else instead: it was done, but not as "if you do" asks. */
  redirected?: boolean;
  /** Who picked which card for this link already (`A card`); coins and dice of the case not used yet. */
  picked?: Set<string>;
  coins?: ('heads' | 'tails')[];
  dice?: number[];
}

/** What the declaration asks cannot be answered; the text says why. The caller turns it into an open question. */
export class Unmodelled extends Error {
  readonly text: string;
  constructor(text: string) {
    super(text);
    this.text = text;
  }
}

export const isWhose = (ctx: Context, whose: Whose | undefined, player: Player | undefined): boolean =>
  whose === undefined || whose === 'either' || (player !== undefined && (player === ctx.you) === (whose === 'you'));
export const playersOf = (ctx: Context, whose: Whose | undefined): Player[] =>
  whose === 'you' ? [ctx.you] : whose === 'opponent' ? [other(ctx.you)] : [ctx.you, other(ctx.you)];

// ───────────────────────────── cards ─────────────────────────────

/** A card whose ATK and DEF are asked for: they have to be known. */
function sure(card: CardSeen): CardSeen {
  if (card.unsure !== undefined) throw new Unmodelled(card.unsure);
  return card;
}
/** Are face-down cards nothing but face-down cards: no name, Type, Level … */
const hidden = (card: CardSeen): boolean => card.face === 'down' && onField(card);

export function matches(game: Game, filter: Filter | undefined, card: CardSeen, ctx: Context): boolean {
  if (!filter) return true;
  return Object.entries(filter).every(([key, wanted]) => {
    const test = FILTERS[key as keyof Filter] as
      ((g: Game, w: unknown, c: CardSeen, x: Context) => boolean) | undefined;
    return test ? test(game, wanted, card, ctx) : true;
  });
}

type FilterTests = {
  [K in keyof Required<Filter>]: (game: Game, wanted: Required<Filter>[K], card: CardSeen, ctx: Context) => boolean;
};
const FILTERS: FilterTests = {
  kind: (_g, wanted, card) =>
    many(wanted).includes(kindOf(card)) ||
    (!hidden(card) && card.info.also !== undefined && many(wanted).includes(card.info.also)),
  property: (_g, wanted, card) => !hidden(card) && many(wanted).includes(card.info.property ?? ''),
  is: (_g, wanted, card) => !hidden(card) && many(wanted).some((is) => isKind(card, is)),
  race: (_g, wanted, card) => !hidden(card) && many(wanted).some((race) => card.race.some((r) => same(r, race))),
  attribute: (_g, wanted, card) => !hidden(card) && many(wanted).some((a) => card.attribute.some((b) => same(a, b))),
  name: (_g, wanted, card) => !hidden(card) && many(wanted).some((name) => card.names.some((n) => same(n, name))),
  series: (_g, wanted, card) =>
    !hidden(card) &&
    many(wanted).some(
      (series) => card.info.series.some((s) => same(s, series)) || card.names.some((n) => inSeries(n, series)),
    ),
  mentions: (_g, wanted, card) => !hidden(card) && mentions(card.info, wanted),
  number: (g, wanted, card, ctx) => !hidden(card) && within(g, numberOf(card), wanted, ctx),
  atk: (g, wanted, card, ctx) => !hidden(card) && within(g, sure(card).atk, wanted, ctx),
  def: (g, wanted, card, ctx) => !hidden(card) && within(g, sure(card).def, wanted, ctx),
  level: (g, wanted, card, ctx) => !hidden(card) && within(g, card.level, wanted, ctx),
  rank: (g, wanted, card, ctx) => !hidden(card) && within(g, card.rank, wanted, ctx),
  link: (g, wanted, card, ctx) => !hidden(card) && within(g, card.info.link, wanted, ctx),
  scale: (g, wanted, card, ctx) => !hidden(card) && within(g, card.scale, wanted, ctx),
  'original-atk': (g, wanted, card, ctx) => !hidden(card) && within(g, card.originalAtk, wanted, ctx),
  'original-def': (g, wanted, card, ctx) => !hidden(card) && within(g, card.originalDef, wanted, ctx),
  'original-level': (g, wanted, card, ctx) => !hidden(card) && within(g, card.info.level, wanted, ctx),
  face: (_g, wanted, card) => card.face === wanted,
  position: (_g, wanted, card) => card.zone === 'monsters' && card.position === wanted,
  place: (_g, wanted, card) => isIn(card.zone, many(wanted)),
  controller: (_g, wanted, card, ctx) => isWhose(ctx, wanted, card.controller),
  owner: (_g, wanted, card, ctx) => isWhose(ctx, wanted, card.owner),
  this: (_g, _w, card, ctx) => card.id === ctx.card?.id,
  other: (_g, _w, card, ctx) => card.id !== ctx.card?.id,
  // A card that was equipped to this one is asked for what it was.
  oneOf: (g, wanted, card, ctx) =>
    wanted === 'equips'
      ? card.on === ctx.card?.id
      : refIds(g, wanted, ctx).includes(card.id) || (wanted === 'it' && wasTarget(ctx, card)),
  noneOf: (g, wanted, card, ctx) => !refIds(g, wanted, ctx).includes(card.id),
  summoned: (_g, wanted, card) =>
    card.how !== undefined && many(wanted).some((how) => howCovers(how, card.how as string)),
  summonedFrom: (_g, wanted, card) => card.from !== undefined && many(wanted).includes(card.from),
  summonedThisTurn: (g, wanted, card) =>
    (card.sinceTurn === g.duel.turn.number && card.zone === 'monsters' && card.face === 'up') === wanted,
  setThisTurn: (g, wanted, card) => (card.sinceTurn === g.duel.turn.number && card.face === 'down') === wanted,
  properlySummoned: (_g, wanted, card) => card.properlySummoned === wanted,
  attackedThisTurn: (_g, wanted, card) => card.attacked === wanted,
  destroyedByBattle: (g, wanted, card) => g.duel.doomed.includes(card.id) === wanted,
  negated: (_g, wanted, card) => card.negated === wanted,
  counters: (_g, wanted, card) =>
    (wanted.kind === undefined
      ? Object.values(card.counters).reduce((a, b) => a + b, 0)
      : (card.counters[wanted.kind] ?? 0)) >= wanted.min,
  materials: (g, wanted, card, ctx) => within(g, card.materials, wanted, ctx),
  equippedWith: (g, wanted, card, ctx) =>
    fieldCards(g.duel).some((c) => c.on === card.id && c.face === 'up' && matches(g, wanted, seen(g, c), ctx)),
  madeWith: (g, wanted, card, ctx) => card.madeWith.some((m) => matches(g, wanted, m, ctx)),
  equipped: (g, wanted, card) => fieldCards(g.duel).some((c) => c.on === card.id) === wanted,
  sameAs: (g, wanted, card, ctx) => spokenOf(g, wanted.as, ctx).some((c) => shares(wanted.what, c, card)),
  differsFrom: (g, wanted, card, ctx) =>
    spokenOf(g, wanted.as, ctx).every((c) => !shares(wanted.what === 'original-race' ? 'race' : wanted.what, c, card)),
  declared: (_g, wanted, card, ctx) =>
    !hidden(card) &&
    isDeclared(card, wanted, String(ctx.declared ?? ctx.link?.choose.name ?? ctx.link?.choose.number ?? '')),
  pointedToBy: (g, wanted, card, ctx) => pointers(g, card).some((p) => matches(g, wanted, seen(g, p), ctx)),
  coLinked: (g, wanted, card) => pointers(g, card).some((p) => pointsTo(card, seen(g, p))) === wanted,
  ids: (_g, wanted, card) => wanted.includes(card.id),
  any: (g, wanted, card, ctx) => wanted.some((f) => matches(g, f, card, ctx)),
  all: (g, wanted, card, ctx) => wanted.every((f) => matches(g, f, card, ctx)),
  not: (g, wanted, card, ctx) => !matches(g, wanted, card, ctx),
  unmodelled: (_g, wanted) => {
    throw new Unmodelled(wanted);
  },
};

function isDeclared(card: CardSeen, what: NonNullable<Filter['declared']>, said: string): boolean {
  if (said === '') return false;
  if (what === 'level') return String(card.level) === said;
  if (what === 'name') return card.names.some((v) => same(v, said));
  const value = String(readDeclaration(said, declarable(what === 'race' ? 'type' : what)));
  return what === 'kind' ? kindOf(card) === value : card[what].includes(value);
}
/** Names a card's text gives: in its declared effects, in the line of its material, in its text where it is imported. */
function mentions(info: CardInfo, name: string): boolean {
  const inText = (text: string | undefined): boolean => text?.includes(name) ?? false;
  return inText(info.text?.en) || inText(info.materials) || namesIn(info).has(name.toLowerCase());
}
const NAMES = new WeakMap<CardInfo, ReadonlySet<string>>();
function namesIn(info: CardInfo): ReadonlySet<string> {
  const known = NAMES.get(info);
  if (known) return known;
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value))
      if (key === 'name' || key === 'mentions')
        for (const name of Array.isArray(inner) ? (inner as unknown[]) : [inner])
          if (typeof name === 'string') found.add(name.toLowerCase());
          else look(name);
      else look(inner);
  };
  look(info.effects);
  NAMES.set(info, found);
  return found;
}
/** "Number 39: Utopia" has the number 39. */
const numberOf = (card: CardSeen): number | undefined => {
  const found = /^Number \D*(\d+)/.exec(card.names[0] ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
};
/** Link Monsters that point to a card. Without zones nobody can tell. */
const pointers = (game: Game, card: CardSeen): Card[] =>
  fieldCards(game.duel).filter(
    (c) =>
      c.zone === 'monsters' &&
      c.face === 'up' &&
      c.info.arrows.length > 0 &&
      c.id !== card.id &&
      pointsTo(seen(game, c), card),
  );
function pointsTo(link: CardSeen, card: CardSeen): boolean {
  if (card.zone !== 'monsters' || link.info.arrows.length === 0) return false;
  if (link.slot === undefined || card.slot === undefined)
    throw new Unmodelled(`${link.info.name.en}, ${card.info.name.en}: zone?`);
  const [x, y] = square(link);
  const [toX, toY] = square(card);
  const forward = link.controller === 'A' ? 1 : -1;
  return link.info.arrows.some((arrow) => {
    const dx = arrow.includes('left') ? -1 : arrow.includes('right') ? 1 : 0;
    const dy = arrow.includes('top') ? 1 : arrow.includes('bottom') ? -1 : 0;
    return toX === x + dx * forward && toY === y + dy * forward;
  });
}
/** Column (1–5 from player A's left) and row (0: A's Main Monster Zones, 1: Extra, 2: B's). */
function square(card: CardSeen): [number, number] {
  const own = card.slot === 'extra-left' ? 2 : card.slot === 'extra-right' ? 4 : Number(card.slot);
  const column = card.controller === 'A' ? own : 6 - own;
  return [column, typeof card.slot === 'string' ? 1 : card.controller === 'A' ? 0 : 2];
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const inSeries = (name: string, series: string): boolean => name.toLowerCase().includes(series.toLowerCase());
const howCovers = (wanted: string, how: string): boolean => {
  if (wanted === how) return true;
  if (wanted === 'special') return !['normal', 'tribute', 'set', 'flip'].includes(how);
  return wanted === 'normal' && how === 'tribute';
};
export { howCovers };

/** A monster in a zone for Spells and Traps counts as what it is treated as there. */
function kindOf(card: CardSeen): 'monster' | 'spell' | 'trap' {
  if (card.info.kind !== 'monster') return card.zone === 'monsters' ? 'monster' : card.info.kind;
  return card.zone === 'spellsTraps' || card.zone === 'field' || card.zone === 'pendulum' ? 'spell' : 'monster';
}
function isKind(card: CardSeen, is: string): boolean {
  if (is === 'effect')
    return (
      card.info.kind === 'monster' && (card.is.includes('effect') || (!card.is.includes('normal') && !card.info.token))
    );
  if (is === 'extra-deck')
    return ['fusion', 'synchro', 'xyz', 'link'].some((kind) => card.info.is.includes(kind as never));
  return card.is.includes(is);
}
function shares(what: string, a: CardSeen, b: CardSeen): boolean {
  switch (what) {
    case 'name':
      return a.names.some((n) => b.names.some((m) => same(n, m)));
    case 'race':
      return a.race.some((r) => b.race.includes(r));
    case 'attribute':
      return a.attribute.some((r) => b.attribute.includes(r));
    case 'level':
      return a.level !== undefined && a.level === b.level;
    case 'number':
      return numberOf(a) !== undefined && numberOf(a) === numberOf(b);
    case 'controller':
      return a.controller === b.controller;
    default:
      return a.slot !== undefined && a.slot === (a.controller === b.controller ? b.slot : mirrored(b.slot));
  }
}

/** The opponent's zone in the same column: zones are counted from each player's left. */
const mirrored = (slot: CardSeen['slot']): CardSeen['slot'] =>
  slot === 'extra-left'
    ? 'extra-right'
    : slot === 'extra-right'
      ? 'extra-left'
      : slot === undefined
        ? undefined
        : 6 - slot;

export function within(game: Game, value: number | '?' | undefined, bounds: Bounds, ctx: Context): boolean {
  if (value === undefined || value === '?') return false;
  if (typeof bounds === 'number') return value === bounds;
  return (
    (bounds.min === undefined || value >= amount(game, bounds.min, ctx)) &&
    (bounds.max === undefined || value <= amount(game, bounds.max, ctx)) &&
    (bounds.equals === undefined || value === amount(game, bounds.equals, ctx))
  );
}

/** The cards of a group, player `ctx.you`'s first, in the order of the board. */
export function cardsIn(game: Game, group: Group, ctx: Context): Card[] {
  const zones = new Set(many(group.where).flatMap(zonesOf));
  const found = playersOf(ctx, group.whose).flatMap((player) =>
    [...zones].flatMap((zone) =>
      zone === 'materials'
        ? materialsOf(game, player)
        : zone === 'nowhere'
          ? []
          : game.duel.sides[player].zones[zone as ListZone],
    ),
  );
  const fitting = found.filter((card) => matches(game, group.filter, seen(game, card), ctx));
  return group.only ? extreme(game, fitting, group.only) : fitting;
}
const materialsOf = (game: Game, player: Player): Card[] =>
  game.duel.sides[player].zones.monsters.flatMap((m) => m.materials);

function extreme(game: Game, cards: Card[], only: NonNullable<Group['only']>): Card[] {
  const [which, stat] = only.split('-') as ['highest' | 'lowest', 'atk' | 'def' | 'level'];
  const value = (card: Card): number => Number(seen(game, card)[stat] ?? 0) || 0;
  const best = cards
    .map(value)
    .reduce(
      (a, b) => (which === 'highest' ? Math.max(a, b) : Math.min(a, b)),
      which === 'highest' ? -Infinity : Infinity,
    );
  return cards.filter((card) => value(card) === best);
}

/** How many cards of places nobody wrote down might be there: unknown cards of the hand, unnamed cards of the Deck. */
export function unknownIn(game: Game, group: Group, ctx: Context): number {
  const places = many(group.where);
  return playersOf(ctx, group.whose).reduce((sum, player) => {
    const side = game.duel.sides[player];
    const hand = places.includes('hand') ? side.zones.hand.filter((c) => c.info.unknown).length : 0;
    const deck = places.includes('deck') ? side.unnamed.deck : 0;
    const extra = places.includes('extra-deck') ? side.unnamed.extraDeck : 0;
    const set = places.some((p) => p === 'field' || p === 'spells-traps')
      ? side.zones.spellsTraps.filter((c) => c.info.unknown).length
      : 0;
    return sum + hand + deck + extra + set;
  }, 0);
}

// ───────────────────────────── references ─────────────────────────────

/** The cards a reference means now. Cards that are no longer what was spoken of are left out. */
export function refCards(game: Game, ref: Ref, ctx: Context): Card[] {
  const { duel } = game;
  const byId = (ids: readonly { id: string; stay: number }[]): Card[] =>
    ids
      .map(({ id, stay }) => ({ card: duel.cards.get(id), stay }))
      .flatMap(({ card, stay }) => (card && card.stay === stay ? [card] : []));
  if (typeof ref === 'object') return ctx.named?.[ref.named] ?? [];
  switch (ref) {
    case 'this':
      return thisCard(ctx);
    case 'targets':
      return validTargets(game, ctx);
    case 'target-1':
    case 'target-2':
    case 'target-3':
      return validTargets(game, ctx, Number(ref.slice(-1)) - 1);
    case 'it':
      return byId(ctx.link?.targets ?? []);
    case 'event':
      return byId(eventsAnswered(game, ctx).map((event) => afterEvent(event, duel)));
    case 'event-cause':
      return ctx.event?.cause.card ? byId([ctx.event.cause.card]) : [];
    case 'link':
      return ctx.responds ? [ctx.responds.card] : [];
    case 'link-targets':
      return byId(ctx.responds?.targets ?? []);
    case 'affected':
      return ctx.affected ?? [];
    case 'cost':
      return (ctx.link?.cost ?? []).map((c) => cardOf(duel, c.id));
    case 'equipped': {
      const on = ctx.card?.on ?? ctx.seen?.on;
      const card = on === undefined ? undefined : duel.cards.get(on);
      return card && card.zone !== 'nowhere' ? [card] : [];
    }
    case 'equips':
      return fieldCards(duel).filter((c) => c.on === ctx.card?.id);
    case 'attacker':
      // Turned face-down it does not attack any more.
      return duel.battle ? [cardOf(duel, duel.battle.attacker)].filter((c) => onField(c) && c.face === 'up') : [];
    case 'attack-target':
      return duel.battle && duel.battle.target !== 'player' ? [cardOf(duel, duel.battle.target)].filter(onField) : [];
    case 'battling':
      return battling(game, ctx.card);
    case 'materials':
      return ctx.card?.materials ?? [];
    case 'made-with':
      return (ctx.card?.madeWith ?? []).flatMap(({ id, stay }) => {
        const card = duel.cards.get(id);
        return card && card.stay === stay + 1 ? [card] : [];
      });
    case 'holder':
      return ctx.card?.attachedTo ? [ctx.card.attachedTo] : [];
  }
}
/** The event that is answered, with those of its instant that fit as well: several monsters Summoned at the same time are all "that monster". */
function eventsAnswered(game: Game, ctx: Context): readonly (DuelEvent & { card: CardSeen })[] {
  const { event, link } = ctx;
  if (!event?.card) return [];
  const patterns = many(link?.effect?.on);
  const together = game.duel.log.findLast((i) => i.events.includes(event))?.events ?? [];
  const fitting = together.filter((e) => e === event || patterns.some((p) => matchesEvent(game, p, e, ctx)));
  return (fitting.length > 0 ? fitting : [event]).filter((e): e is DuelEvent & { card: CardSeen } => !!e.card);
}
/** The event's card, as it is after the event. */
const afterEvent = (event: DuelEvent & { card: CardSeen }, duel: Game['duel']): { id: string; stay: number } =>
  duel.cards.has(event.card.id)
    ? { id: event.card.id, stay: movedBy(event) ? event.card.stay + 1 : event.card.stay }
    : { id: '', stay: 0 };
/** Did the event move the card on from where it was seen? (A Summon is seen when it has succeeded: the card lies there already.) */
const movedBy = (event: DuelEvent): boolean =>
  event.to !== undefined && event.from !== undefined && event.to !== event.from && event.card?.zone !== event.to;

function thisCard(ctx: Context): Card[] {
  if (!ctx.card) return [];
  const was = ctx.link?.asActivated;
  if (!was) return [ctx.card];
  if (ctx.card.stay !== was.stay && ctx.card.stay !== ctx.link?.follows) return [];
  return was.face === 'up' && onField(was) && ctx.card.face === 'down' ? [] : [ctx.card];
}
function battling(game: Game, card: Card | undefined): Card[] {
  const battle = game.duel.battle;
  if (!battle || !card || battle.target === 'player') return [];
  if (battle.attacker === card.id) return [cardOf(game.duel, battle.target)].filter(onField);
  return battle.target === card.id ? [cardOf(game.duel, battle.attacker)].filter(onField) : [];
}

/** "That target": targets that are still there and still meet the requirements. */
export function validTargets(game: Game, ctx: Context, spec?: number): Card[] {
  const specs = ctx.link?.effect?.targets ?? [];
  return (ctx.link?.targets ?? []).flatMap((target) => {
    if (spec !== undefined && target.spec !== spec) return [];
    const card = game.duel.cards.get(target.id);
    const asked = specs[target.spec];
    if (!card || card.stay !== target.stay) return [];
    return !asked || isFittingTarget(game, asked, card, ctx) ? [card] : [];
  });
}
export function isFittingTarget(game: Game, spec: Group, card: Card, ctx: Context): boolean {
  return (
    isIn(card.zone, many(spec.where)) &&
    isWhose(ctx, spec.whose, card.controller) &&
    matches(game, spec.filter, seen(game, card), ctx)
  );
}

const refIds = (game: Game, ref: Ref, ctx: Context): string[] => refSeen(game, ref, ctx).map((c) => c.id);
/** As they were spoken of, also where they are gone. */
function refSeen(game: Game, ref: Ref, ctx: Context): CardSeen[] {
  if (ref === 'event') return ctx.event?.card ? [ctx.event.card] : [];
  if (ref === 'event-cause') return ctx.event?.cause.card ? [ctx.event.cause.card] : [];
  if (ref === 'cost') return ctx.link?.cost ?? [];
  if (ref === 'link') return ctx.responds ? [ctx.responds.asActivated] : [];
  if (ref === 'this' && ctx.seen) return [ctx.seen];
  return refCards(game, ref, ctx).map((card) => seen(game, card));
}

/** Was the card, as it is seen here, a target of the link? (The card of an event that took it away.) */
const wasTarget = ({ link }: Context, card: CardSeen): boolean =>
  link?.targets.some(({ id, stay }) => id === card.id && stay === card.stay) ?? false;
/** Targets that are gone are compared as they were when they left the field. */
const spokenOf = (game: Game, ref: Ref, ctx: Context): CardSeen[] => {
  const there = refSeen(game, ref, ctx);
  return there.length > 0 ? there : refSeenAsWas(game, ref, ctx);
};

// ───────────────────────────── amounts and conditions ─────────────────────────────

export function amount(game: Game, asked: Amount, ctx: Context): number {
  if (typeof asked === 'number') return asked;
  const times = asked.times ?? 1;
  const value = raw(game, asked, ctx);
  return Math.max(0, asked.rounded === 'down' ? Math.floor(value * times + 1e-9) : scale(value, times));
}
/** Halves that are not whole are rounded up. */
const scale = (value: number, times: number): number => Math.ceil(value * times - 1e-9);

function raw(game: Game, asked: Exclude<Amount, number>, ctx: Context): number {
  const { duel } = game;
  if ('count' in asked) return countOf(game, asked, ctx);
  if ('happened' in asked) return timesHappened(game, asked, ctx);
  if ('stat' in asked) return statSum(game, asked, ctx);
  if ('lifePoints' in asked) return duel.sides[asked.lifePoints === 'you' ? ctx.you : other(ctx.you)].lifePoints;
  if ('counters' in asked) {
    const on =
      typeof asked.on === 'object' && 'where' in asked.on
        ? cardsIn(game, asked.on, ctx)
        : refCards(game, asked.on as Ref, ctx);
    return on.reduce((sum, card) => sum + (card.counters[asked.counters] ?? 0), 0);
  }
  if ('sum' in asked) return asked.sum.reduce<number>((sum, a) => sum + amount(game, a, ctx), 0);
  if ('difference' in asked)
    return Math.abs(amount(game, asked.difference[0], ctx) - amount(game, asked.difference[1], ctx));
  switch (asked.from) {
    case 'event':
      return ctx.event?.amount ?? 0;
    case 'paid':
      return ctx.link?.paid ?? 0;
    case 'declared':
      return Number(ctx.declared ?? ctx.link?.choose.number ?? 0);
    case 'rolled':
      return ctx.rolled ?? 0;
    case 'heads':
      return ctx.heads ?? 0;
    case 'affected':
      return ctx.affected?.length ?? 0;
    case 'cost':
      return ctx.link?.cost.length ?? 0;
    case 'links':
      return duel.chain.length;
    case 'turn':
      return duel.turn.number;
    case 'made-with':
      return madeWithCount(ctx);
  }
}

/** With how many cards this card was Summoned; of a monster in its first stay (the board at the start) nobody has said it. */
function madeWithCount({ card, seen: was }: Context): number {
  const cards = (was ?? card)?.madeWith ?? [];
  if (card && onField(card) && card.stay === 1 && cards.length === 0)
    throw new Unmodelled('with how many cards it was Summoned');
  return cards.length;
}

const SPECIAL_KINDS = ['ritual', 'fusion', 'synchro', 'xyz', 'pendulum', 'link'];
function countOf(game: Game, asked: Extract<Amount, { count: unknown }>, ctx: Context): number {
  const cards = cardsIn(game, asked.count, ctx);
  const { distinct } = asked;
  if (!distinct) return cards.length;
  if (distinct === 'kind')
    return new Set(cards.flatMap((card) => seen(game, card).is.filter((is) => SPECIAL_KINDS.includes(is)))).size;
  const key = {
    name: (c: CardSeen) => c.names[0] ?? '',
    race: (c: CardSeen) => c.race.join(),
    attribute: (c: CardSeen) => c.attribute.join(),
    level: (c: CardSeen) => String(c.level),
  }[distinct];
  return new Set(cards.map((card) => key(seen(game, card)))).size;
}

function statSum(game: Game, asked: Extract<Amount, { stat: unknown }>, ctx: Context): number {
  const cards: CardSeen[] =
    typeof asked.of === 'object' && 'where' in asked.of
      ? cardsIn(game, asked.of, ctx).map((card) => seen(game, card))
      : asked.asIt === 'was'
        ? refSeenAsWas(game, asked.of as Ref, ctx)
        : refSeen(game, asked.of as Ref, ctx);
  const values = cards.map((card) => statNumber(card, asked.stat));
  if (values.length === 0) return 0;
  return asked.each === 'highest'
    ? Math.max(...values)
    : asked.each === 'lowest'
      ? Math.min(...values)
      : values.reduce((a, b) => a + b, 0);
}
const refSeenAsWas = (game: Game, ref: Ref, ctx: Context): CardSeen[] =>
  ref === 'targets' || ref === 'it' || ref === 'affected'
    ? lastSeen(game, refIdsAnyway(game, ref, ctx))
    : refSeen(game, ref, ctx);
const refIdsAnyway = (game: Game, ref: Ref, ctx: Context): string[] =>
  ref === 'affected'
    ? (ctx.affected ?? []).map((c) => c.id)
    : ref === 'targets' || ref === 'it'
      ? (ctx.link?.targets ?? []).map((t) => t.id)
      : refIds(game, ref, ctx);
/** As they were when they last left the field. */
function lastSeen(game: Game, ids: readonly string[]): CardSeen[] {
  return ids.map((id) => {
    const instants = [...game.duel.log, ...(game.instant ? [game.instant] : [])];
    const left = instants
      .flatMap((i) => i.events)
      .findLast((e) => e.card?.id === id && e.from !== undefined && onField({ zone: e.from }));
    return left?.card ?? seen(game, cardOf(game.duel, id));
  });
}
export function statNumber(card: CardSeen, stat: string): number {
  if (stat === 'atk' || stat === 'def') sure(card);
  const value = {
    atk: card.atk,
    def: card.def,
    level: card.level,
    rank: card.rank,
    link: card.info.link,
    scale: card.scale,
    'original-atk': card.originalAtk,
    'original-def': card.originalDef,
    'original-level': card.info.level,
  }[stat];
  return typeof value === 'number' ? value : 0;
}

export function holds(game: Game, condition: Condition | undefined, ctx: Context): boolean {
  if (!condition) return true;
  const { duel } = game;
  if ('all' in condition) return condition.all.every((c) => holds(game, c, ctx));
  if ('any' in condition) return condition.any.some((c) => holds(game, c, ctx));
  if ('not' in condition) return !holds(game, condition.not, ctx);
  if ('exists' in condition)
    return within(game, cardsIn(game, condition.exists, ctx).length, condition.count ?? { min: 1 }, ctx);
  if ('like' in condition) {
    const cards = refSeen(game, condition.is, ctx);
    return cards.length > 0 && cards.every((card) => matches(game, condition.like, card, ctx));
  }
  if ('amount' in condition) return within(game, amount(game, condition.amount, ctx), condition.is, ctx);
  if ('turn' in condition) return isWhose(ctx, condition.turn, duel.turn.player);
  if ('phase' in condition) return many(condition.phase).includes(duel.phase);
  if ('step' in condition)
    return (
      duel.step !== undefined &&
      many(condition.step).includes(duel.step) &&
      (condition.timing === undefined || (duel.timing !== undefined && many(condition.timing).includes(duel.timing)))
    );
  if ('lifePoints' in condition)
    return within(
      game,
      duel.sides[condition.lifePoints === 'you' ? ctx.you : other(ctx.you)].lifePoints,
      condition.is,
      ctx,
    );
  if ('happened' in condition) return happened(game, condition, ctx);
  if ('start' in condition) return atStartOfPhase(game);
  if ('coin' in condition) return condition.coin === 'heads' ? (ctx.heads ?? 0) > 0 : (ctx.heads ?? 0) === 0;
  if ('rolled' in condition) return within(game, ctx.rolled, condition.rolled, ctx);
  if ('declared' in condition) return String(ctx.declared ?? '') === condition.declared;
  if ('activatedFrom' in condition)
    return ctx.link !== undefined && isIn(ctx.link.activatedFrom, many(condition.activatedFrom));
  if ('freeZone' in condition)
    return playersOf(ctx, condition.freeZone).every((p) => freeMonsterZones(game, p) >= (condition.count ?? 1));
  throw new Unmodelled(condition.unmodelled);
}

export const freeMonsterZones = (game: Game, player: Player): number =>
  game.duel.ruleset.numbers.mainMonsterZones.value -
  game.duel.sides[player].zones.monsters.filter((c) => c.slot !== 'extra-left' && c.slot !== 'extra-right').length;

/** Has nobody done anything in this phase yet? */
const ACTS: readonly string[] = [
  'activated',
  'summon-attempt',
  'summoned',
  'set',
  'attack-declared',
  'position-changed',
];
function atStartOfPhase({ duel }: Game): boolean {
  const began = duel.log.findLastIndex((i) => i.events.some((e) => e.kind === 'phase'));
  const now = duel.chain.length > 0 ? duel.chain[0]?.serial : undefined;
  return !duel.log
    .slice(began + 1)
    .some((i) => i.turn === duel.turn.number && i.link !== now && i.events.some((e) => ACTS.includes(e.kind)));
}
const happened = (game: Game, asked: Extract<Condition, { happened: unknown }>, ctx: Context): boolean =>
  within(game, timesHappened(game, asked, ctx), asked.count ?? { min: 1 }, ctx);
function timesHappened(
  game: Game,
  asked: { happened: EventPattern; during?: 'turn' | 'last-turn' | 'duel'; atOnce?: true },
  ctx: Context,
): number {
  const { duel } = game;
  const turn = duel.turn.number - (asked.during === 'last-turn' ? 1 : 0);
  const instants = duel.log.filter((i) => asked.during === 'duel' || i.turn === turn);
  const like = (i: Instant): number => i.events.filter((e) => matchesEvent(game, asked.happened, e, ctx)).length;
  const count = instants.map(like).reduce((sum, n) => sum + (asked.atOnce ? Math.min(n, 1) : n), 0);
  const before = duel.history
    .filter((h) => asked.during === 'duel' || (h.lastTurn ?? false) === (asked.during === 'last-turn'))
    .filter((h) => matchesHistory(asked.happened, h.what, h.by, ctx))
    .reduce((sum, h) => sum + (h.count ?? 1), 0);
  return count + before;
}
const HISTORY: Record<string, string> = {
  'normal-summoned': 'summoned',
  'special-summoned': 'summoned',
  activated: 'activated',
  resolved: 'effect-resolved',
  sent: 'sent',
  destroyed: 'destroyed',
  added: 'added',
  drawn: 'drawn',
  discarded: 'discarded',
  attacked: 'attack-declared',
  damaged: 'battle-damage',
};
function matchesHistory(pattern: EventPattern, what: string, by: Player | undefined, ctx: Context): boolean {
  if (!(many(pattern.event) as string[]).includes(HISTORY[what] ?? what)) return false;
  const how = many(pattern.how);
  if (
    how.length > 0 &&
    what.endsWith('summoned') &&
    !how.some((h) => (what === 'normal-summoned') === (h === 'normal' || h === 'tribute'))
  )
    return false;
  return isWhose(ctx, pattern.by, by) && isWhose(ctx, pattern.player, by);
}

// ───────────────────────────── events and links ─────────────────────────────

export function matchesEvent(game: Game, pattern: EventPattern, event: DuelEvent, ctx: Context): boolean {
  const inside = { ...ctx, event };
  return (
    many(pattern.event).includes(event.kind) &&
    (!pattern.card || (event.card !== undefined && matches(game, pattern.card, event.card, inside))) &&
    (!pattern.becomes ||
      (event.card !== undefined &&
        matches(game, pattern.becomes, seen(game, cardOf(game.duel, event.card.id)), inside))) &&
    (!pattern.from || (event.from !== undefined && isIn(event.from, many(pattern.from)))) &&
    (!pattern.to || (event.to !== undefined && isIn(event.to, many(pattern.to)))) &&
    (!pattern.cause || many(pattern.cause).includes(event.cause.kind)) &&
    isWhose(ctx, pattern.by, event.cause.by) &&
    (!pattern.with || (event.cause.card !== undefined && matches(game, pattern.with, event.cause.card, inside))) &&
    isWhose(ctx, pattern.player, event.player) &&
    (!pattern.how ||
      (event.how !== undefined && many(pattern.how).some((how) => howCovers(how, event.how as string)))) &&
    (!pattern.phase || (event.phase !== undefined && many(pattern.phase).includes(event.phase))) &&
    (!pattern.timing || (event.timing !== undefined && many(pattern.timing).includes(event.timing))) &&
    (pattern.amount === undefined || within(game, event.amount, pattern.amount, inside))
  );
}

export function matchesLink(game: Game, pattern: LinkPattern, link: Link, ctx: Context): boolean {
  const inside = { ...ctx, responds: link };
  return (
    isWhose(ctx, pattern.by, link.by) &&
    (!pattern.what || (pattern.what === 'card') === link.cardActivation) &&
    (!pattern.kind || many(pattern.kind).includes(linkKind(link))) &&
    (!pattern.card || matches(game, pattern.card, link.asActivated, inside)) &&
    (!pattern.place || isIn(link.asActivated.zone, many(pattern.place))) &&
    (!pattern.spellSpeed || many(pattern.spellSpeed).includes(link.spellSpeed)) &&
    (!pattern.includes ||
      many(pattern.includes).some(
        (does) =>
          link.declares.will.has(does) ||
          (link.declares.may.has(does) &&
            (!pattern.surely || (pattern.surely === 'chosen' && takesFromGraveyard(game, link)))),
      )) &&
    (!pattern.waitedNot || waitedNot(game, link)) &&
    (!pattern.effectKind || (link.effect !== undefined && many(pattern.effectKind).includes(link.effect.kind))) &&
    (!pattern.targets || targetsLike(game, pattern, link, inside))
  );
}
/** Has its player chosen a card of a Graveyard for its resolution? */
const takesFromGraveyard = (game: Game, link: Link): boolean =>
  (link.choose.cards ?? []).some((id) => game.duel.cards.get(id)?.zone === 'graveyard');
/** Activated from the hand, or Set and its player's next turn has not come yet. */
function waitedNot({ duel }: Game, link: Link): boolean {
  if (!link.cardActivation) return false;
  if (link.activatedFrom === 'hand') return true;
  const { turn } = link.card.since;
  if (turn === undefined) return false;
  const turns = duel.turn.number - turn;
  return turns === 0 || (turns === 1 && duel.turn.player !== link.by);
}
/** What kind of card the activation belongs to. */
export const linkKind = (link: Link): 'monster' | 'spell' | 'trap' => kindOf(link.asActivated);

/** Does an effect that has chosen so many cards target them? */
export const isTargeting = (game: Game, chosen: number): boolean =>
  choose(game.duel.ruleset, 'targeting', { 'one-chosen-card': chosen === 1, 'as-the-card-says': chosen > 0 });
function targetsLike(game: Game, pattern: LinkPattern, link: Link, ctx: Context): boolean {
  const targets = link.targets.flatMap(({ id }) => game.duel.cards.get(id) ?? []);
  const fitting = targets.filter((card) => matches(game, pattern.targets, seen(game, card), ctx));
  if (!isTargeting(game, targets.length)) return false;
  return fitting.length > 0 && (!pattern.targetsOnly || fitting.length === targets.length);
}
