/**
 * Does a card meet a filter of the effect language? Reads only; what depends on effects in force comes from `derive/`.
 */
import { ofExtraDeck } from '../../case/printed.ts';
import { sameCounter } from '../../case/names.ts';
import { counterCount } from '../board/counters.ts';
import { canBeNormalSummoned } from '../cards.ts';
import { declarable, readDeclaration } from '../choose/declaring.ts';
import { seen } from './seen.ts';
import { type Card, type CardSeen, type DuelEvent, fieldCards, isEquippedTo, isIn, onField } from '../board/duel.ts';
import { type EventPattern, type Filter, type Group, many, type Ref, type ZonePlace } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { SPECIAL_KINDS, within } from './amounts.ts';
import { matchesEvent } from './events.ts';
import { cardsIn } from './groups.ts';
import { isAsAsked, withAskedValues } from './identified.ts';
import { isInColumn, pointers, pointsTo, sharesColumn, sharesNearColumn, isAdjacent } from './columns.ts';
import { sayQuestion } from '../say/questions.ts';
import { type Context, isWhose, Unmodelled } from './context.ts';
import { isAppropriate } from './equippable.ts';
import { listsMaterial, materialNames, mentions, mentionsOneOf, namesCard, tossesCoin } from './mentioned.ts';
import { afterEvent, lastSeen, refCards, refIds, spokenOf, wasTarget } from './references.ts';

/** A card whose ATK and DEF are asked for: they have to be known. */
export function sure(card: CardSeen): CardSeen {
  if (card.unsure !== undefined) throw new Unmodelled(card.unsure);
  return card;
}

/** Are face-down cards nothing but face-down cards: no name, Type, Level … */
const hidden = (card: CardSeen): boolean => card.face === 'down' && onField(card);

export function matches(game: Game, filter: Filter | undefined, card: CardSeen, ctx: Context): boolean {
  if (!filter) return true;
  if (card.info.unknown) {
    const asked = isAsAsked(game, filter, card, ctx);
    if (asked !== undefined) return asked;
    return meets(game, filter, card, ctx);
  }
  return meets(game, filter, withAskedValues(game, filter, card, ctx), ctx);
}
/** The same, taken as the card is written: one nobody identified has no name, Type or ATK. */
export function meets(game: Game, filter: Filter, card: CardSeen, ctx: Context): boolean {
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
  printedKind: (_g, wanted, card) => many(wanted).includes(card.info.kind),
  property: (_g, wanted, card) => !hidden(card) && many(wanted).includes(propertyOf(card)),
  is: (_g, wanted, card) => !hidden(card) && many(wanted).some((is) => isKind(card, is)),
  race: (_g, wanted, card) => !hidden(card) && many(wanted).some((race) => card.race.some((r) => same(r, race))),
  attribute: (_g, wanted, card) => !hidden(card) && many(wanted).some((a) => card.attribute.some((b) => same(a, b))),
  name: (_g, wanted, card) => !hidden(card) && many(wanted).some((name) => card.names.some((n) => same(n, name))),
  inOriginalName: (_g, wanted, card) => !hidden(card) && many(wanted).some((word) => inSeries(card.info.name.en, word)),
  originalName: (_g, wanted, card) => !hidden(card) && many(wanted).some((name) => same(card.info.name.en, name)),
  series: (_g, wanted, card) =>
    !hidden(card) &&
    many(wanted).some(
      (series) =>
        [...card.info.series, ...(card.series ?? [])].some((s) => same(s, series)) ||
        card.names.some((n) => inSeries(n, series)),
    ),
  mentions: (_g, wanted, card) => !hidden(card) && mentions(card.info, wanted),
  mentionsOneOf: (_g, wanted, card) => !hidden(card) && mentionsOneOf(card.info, wanted),
  listsMaterial: (_g, wanted, card) => !hidden(card) && listsMaterial(card.info, wanted),
  tossesCoin: (_g, _w, card) => !hidden(card) && tossesCoin(card.info),
  mentionedOn: (g, wanted, card, ctx) =>
    !hidden(card) && comparedWith(g, wanted, ctx).some(({ info }) => card.names.some((name) => namesCard(info, name))),
  mentionsCard: (g, wanted, card, ctx) =>
    !hidden(card) && comparedWith(g, wanted, ctx).some(({ names }) => names.some((name) => namesCard(card.info, name))),
  materialOf: (g, wanted, card, ctx) =>
    !hidden(card) &&
    comparedWith(g, wanted, ctx).some(({ info }) =>
      materialNames(info).some((name) => card.names.some((own) => same(own, name))),
    ),
  number: (g, wanted, card, ctx) => !hidden(card) && within(g, numberOf(card), wanted, ctx),
  atk: (g, wanted, card, ctx) => !hidden(card) && within(g, sure(card).atk, wanted, { ...ctx, changing: card }),
  def: (g, wanted, card, ctx) => !hidden(card) && within(g, sure(card).def, wanted, { ...ctx, changing: card }),
  level: (g, wanted, card, ctx) => !hidden(card) && within(g, card.level, wanted, ctx),
  rank: (g, wanted, card, ctx) => !hidden(card) && within(g, card.rank, wanted, ctx),
  link: (g, wanted, card, ctx) => !hidden(card) && within(g, card.info.link, wanted, ctx),
  'original-atk': (g, wanted, card, ctx) => !hidden(card) && within(g, card.originalAtk, wanted, ctx),
  'original-level': (g, wanted, card, ctx) => !hidden(card) && within(g, card.info.level, wanted, ctx),
  'original-rank': (g, wanted, card, ctx) => !hidden(card) && within(g, card.info.rank, wanted, ctx),
  'original-def': (g, wanted, card, ctx) => !hidden(card) && within(g, card.originalDef, wanted, ctx),
  'original-race': (_g, wanted, card) => !hidden(card) && many(wanted).some((race) => same(card.info.race ?? '', race)),
  'original-attribute': (_g, wanted, card) =>
    !hidden(card) && many(wanted).some((attribute) => same(card.info.attribute ?? '', attribute)),
  scale: (g, wanted, card, ctx) =>
    !hidden(card) &&
    card.scale !== undefined &&
    (typeof wanted === 'string' ? (card.scale % 2 === 1) === (wanted === 'odd') : within(g, card.scale, wanted, ctx)),
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
      ? isEquippedTo(card, ctx.card?.id)
      : refIds(g, wanted, ctx).includes(card.id) || (wanted === 'it' && wasTarget(ctx, card)),
  noneOf: (g, wanted, card, ctx) => !refIds(g, wanted, ctx).includes(card.id),
  summoned: (_g, wanted, card) =>
    card.how !== undefined && many(wanted).some((how) => howCovers(how, card.how as string)),
  summonedFrom: (_g, wanted, card) => card.from !== undefined && many(wanted).includes(card.from),
  summonedThisTurn: (g, wanted, card) =>
    (card.sinceTurn === g.duel.turn.number && card.zone === 'monsters' && card.face === 'up') === wanted,
  attackedThisTurn: (_g, wanted, card) => card.attacked === wanted,
  didThisTurn: (g, wanted, card, ctx) =>
    g.duel.log.some((i) => i.turn === g.duel.turn.number && i.events.some((e) => befell(g, wanted, e, card, ctx))),
  did: (g, wanted, card, ctx) => {
    // What is happening at this instant has befallen it, too: the values it changes change with it.
    const instants = g.instant ? [...g.duel.log, g.instant] : g.duel.log;
    if (instants.some((i) => i.events.some((e) => befell(g, wanted, e, card, ctx)))) return true;
    if (card.stay !== 1) return false;
    const likely = wanted.event === 'equipped' && isEquippedByItsText(card, ctx);
    g.rec?.assume(befellBefore(card, ctx, likely));
    return likely;
  },
  destroyedByBattle: (g, wanted, card) => g.duel.doomed.includes(card.id) === wanted,
  counters: (_g, wanted, card) =>
    (wanted.kind === undefined
      ? Object.values(card.counters).reduce((a, b) => a + b, 0)
      : counterCount(card.counters, wanted.kind)) >= wanted.min,
  mayHave: (_g, wanted, card) => !hidden(card) && placesOnItself(card.info.effects, wanted),
  materials: (g, wanted, card, ctx) => within(g, card.materials, wanted, ctx),
  attached: (g, wanted, card, ctx) => attachedTo(g, card).some((material) => matches(g, wanted, material, ctx)),
  equippedWith: (g, wanted, card, ctx) =>
    equippedTo(g, card).some((equip) => equip.face === 'up' && matches(g, wanted, equip, ctx)),
  madeWith: (g, wanted, card, ctx) => card.madeWith.some((m) => matches(g, wanted, m, ctx)),
  madeWithSame: (g, _w, card, ctx) => {
    if (card.madeWith.length === 0 && card.stay === 1) g.rec?.assume(didNot(card, ctx));
    return card.madeWith.some((m) => m.names.some((name) => card.names.includes(name)));
  },
  equipped: (g, wanted, card) => equippedTo(g, card).length > 0 === wanted,
  nameIncludes: (g, wanted, card, ctx) =>
    !hidden(card) && spokenOf(g, wanted, ctx).some(({ names }) => names.some((n) => card.info.name.en.includes(n))),
  canEquip: (g, wanted, card, ctx) => {
    const equip = g.duel.cards.get(card.id);
    return !!equip && refCards(g, wanted, ctx).some((monster) => isAppropriate(g, equip, monster, ctx.you));
  },
  isEquip: (_g, _w, card) => isEquippedTo(card, card.on),
  sameAs: (g, wanted, card, ctx) => comparedWith(g, wanted.as, ctx).some((c) => shares(g, wanted.what, c, card)),
  // What has no Level, or nobody sees, has no other one.
  differsFrom: (g, { what, as }, card, ctx) =>
    shares(g, what, card, card) && comparedWith(g, as, ctx).every((c) => !shares(g, what, c, card)),
  changed: (_g, wanted, card) =>
    !hidden(card) &&
    sure(card)[wanted] !== { atk: card.originalAtk, def: card.originalDef, level: card.info.level }[wanted],
  normalSummonable: (_g, wanted, card) => !hidden(card) && canBeNormalSummoned(card.info) === wanted,
  zone: (_g, wanted, card) => card.zone === 'monsters' && isInZone(card, wanted),
  declared: (_g, wanted, card, ctx) =>
    !hidden(card) &&
    isDeclared(card, wanted, String(ctx.declared ?? ctx.link?.choose.name ?? ctx.link?.choose.number ?? '')),
  pointedToBy: (g, wanted, card, ctx) => pointers(g, card).some((p) => matches(g, wanted, seen(g, p), ctx)),
  coLinked: (g, wanted, card) => pointers(g, card).some((p) => pointsTo(card, seen(g, p))) === wanted,
  pointsTo: (g, wanted, card, ctx) =>
    fieldCards(g.duel).some(
      (c) =>
        c.id !== card.id &&
        c.zone === 'monsters' &&
        card.info.arrows.length > 0 &&
        matches(g, wanted, seen(g, c), ctx) &&
        (zonesKnown(g, card, c) ? pointsTo(card, seen(g, c)) : false),
    ),
  inCommon: (g, wanted, card, ctx) =>
    !hidden(card) && spokenOf(g, wanted.as, ctx).every((other) => inCommon(card, other) === wanted.count),
  linked: (g, _w, card) =>
    pointers(g, card).length > 0 || fieldCards(g.duel).some((c) => c.id !== card.id && pointsTo(card, seen(g, c))),
  ids: (_g, wanted, card) => wanted.includes(card.id),
  inColumn: (g, wanted, card) => isInColumn(g, card, wanted),
  any: (g, wanted, card, ctx) => wanted.some((f) => matches(g, f, card, ctx)),
  all: (g, wanted, card, ctx) => wanted.every((f) => matches(g, f, card, ctx)),
  not: (g, wanted, card, ctx) => !matches(g, wanted, card, ctx),
  unmodelled: (_g, wanted) => {
    throw new Unmodelled(wanted);
  },
};

/** What is attached, what is equipped to a card; to one that has gone elsewhere since it was seen, what was. */
const attachedTo = (g: Game, card: CardSeen): readonly CardSeen[] =>
  hasGone(g, card)
    ? (card.had?.attached ?? [])
    : (g.duel.cards.get(card.id)?.materials ?? []).map((material) => seen(g, material));
const equippedTo = (g: Game, card: CardSeen): readonly CardSeen[] =>
  hasGone(g, card)
    ? (card.had?.equips ?? [])
    : fieldCards(g.duel)
        .filter((equip) => isEquippedTo(equip, card.id))
        .map((equip) => seen(g, equip));
const hasGone = (g: Game, card: CardSeen): boolean => g.duel.cards.get(card.id)?.stay !== card.stay;

/** Did this happen to the card where it is now, or in coming there? */
const befell = (g: Game, wanted: EventPattern, event: DuelEvent, card: CardSeen, ctx: Context): boolean =>
  event.card?.id === card.id &&
  (event.card.stay === card.stay || afterEvent(event as DuelEvent & { card: CardSeen }, g.duel).stay === card.stay) &&
  matchesEvent(g, wanted, event, ctx);

/** A monster lies on the monster that speaks of it, or speaks of itself: no other effect than that monster's is likely to have equipped it. */
const isEquippedByItsText = ({ id, info, on }: CardSeen, { card: by }: Context): boolean =>
  info.kind === 'monster' && by?.info.kind === 'monster' && on !== undefined && (on === by.id || id === by.id);
/** Of a card that lies there from the start nobody has said what happened to it: taken not to have been, unless it lies as it would then. */
const befellBefore = (card: CardSeen, { card: by }: Context, value: boolean): Parameters<NonNullable<Game['rec']>['assume']>[0] => ({
  path: `/did/${card.id}/${by?.id ?? ''}`,
  value,
  text: (value ? sayQuestion.takenAsBefallen : sayQuestion.nothingBefell)({ card: card.info.name, by: (by ?? card).info.name }),
}); // prettier-ignore
const didNot = (card: CardSeen, ctx: Context) => befellBefore(card, ctx, false);

/** Cards spoken of, or all cards of a group. */
const comparedWith = (g: Game, as: Ref | Group, ctx: Context): CardSeen[] =>
  typeof as === 'object' && 'where' in as ? cardsIn(g, as, ctx).map((c) => seen(g, c)) : spokenOf(g, as, ctx);

/** Only monsters from the Extra Deck can be in an Extra Monster Zone; of them nobody can tell without zones. */
function inZone(card: CardSeen): 'main' | 'extra' {
  if (card.slot === undefined && isKind(card, 'extra-deck'))
    throw new Unmodelled(`${card.info.name.en}: zone?`, sayQuestion.inWhichZone({ card: card.info.name }), card.id);
  return typeof card.slot === 'string' ? 'extra' : 'main';
}
const SLOTS: Readonly<Record<ZonePlace, number>> = { leftmost: 1, center: 3, rightmost: 5 };
const isInZone = (card: CardSeen, wanted: NonNullable<Filter['zone']>): boolean => {
  if (wanted === 'main' || wanted === 'extra') return inZone(card) === wanted;
  if (card.slot === undefined)
    throw new Unmodelled(`${card.info.name.en}: zone?`, sayQuestion.inWhichZone({ card: card.info.name }), card.id);
  return card.slot === SLOTS[wanted];
};
/** Do a card's effects place counters of this kind on the card itself? */
function placesOnItself(value: unknown, kind: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const op = value as { do?: unknown; kind?: unknown; cards?: unknown; on?: unknown };
  const places = op.do === 'place-counters' && typeof op.kind === 'string' && sameCounter(op.kind, kind);
  if (places && (op.cards ?? op.on ?? 'this') === 'this') return true;
  return Object.values(value).some((inner) => placesOnItself(inner, kind));
}

function isDeclared(card: CardSeen, what: NonNullable<Filter['declared']>, said: string): boolean {
  if (said === '') return false;
  if (what === 'level') return String(card.level) === said;
  if (what === 'name') return card.names.some((v) => same(v, said));
  const value = String(readDeclaration(said, declarable(what === 'race' ? 'type' : what)));
  return what === 'kind' ? kindOf(card) === value : card[what].includes(value);
}

/** Where zones are not given, a Link Monster is taken not to point to another: said, so that the judge can name them. */
function zonesKnown(g: Game, link: CardSeen, card: Card): boolean {
  if (link.slot !== undefined && card.slot !== undefined) return true;
  g.rec?.assume({
    path: `/zones/${link.id}/${card.id}`,
    value: false,
    text: sayQuestion.pointsNot({ link: link.info.name, card: card.info.name }),
  });
  return false;
}
/** How many of Type, Attribute, Level, ATK and DEF two cards share; what neither has or nobody knows is not shared. */
const inCommon = (a: CardSeen, b: CardSeen): number =>
  [
    a.race.some((race) => b.race.includes(race)),
    a.attribute.some((attribute) => b.attribute.includes(attribute)),
    a.level !== undefined && a.level === b.level,
    a.atk !== undefined && a.atk !== '?' && a.atk === b.atk,
    a.def !== undefined && a.def !== '?' && a.def === b.def,
  ].filter(Boolean).length;

/** "Number 39: Utopia" has the number 39. */
const numberOf = (card: CardSeen): number | undefined => {
  const found = /^Number \D*(\d+)/.exec(card.names[0] ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
};

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const inSeries = (name: string, series: string): boolean => name.toLowerCase().includes(series.toLowerCase());
export const howCovers = (wanted: string, how: string): boolean => {
  if (wanted === how) return true;
  if (wanted === 'special') return !['normal', 'tribute', 'set', 'flip'].includes(how);
  return wanted === 'normal' && how === 'tribute';
};

/** A monster in a zone for Spells and Traps counts as what it is treated as there. */
export function kindOf(card: CardSeen): 'monster' | 'spell' | 'trap' {
  if (card.info.kind !== 'monster') return card.zone === 'monsters' ? 'monster' : card.info.kind;
  return card.zone === 'spellsTraps' || card.zone === 'field' || card.zone === 'pendulum' ? 'spell' : 'monster';
}
/** A monster in a Spell & Trap Zone is an Equip Card or a Continuous Spell there. */
const propertyOf = (card: CardSeen): string =>
  card.info.property ??
  (card.info.kind === 'monster' && card.zone === 'spellsTraps' ? (card.on === undefined ? 'continuous' : 'equip') : '');
/** Where the card does not say whether it is an Effect Monster: what is no Normal Monster is one; of the others, what has an effect or a text. */
const isEffectUnsaid = ({ is, info }: CardSeen): boolean =>
  !is.includes('normal') &&
  ((!ofExtraDeck(is) && !is.includes('ritual')) || info.unread.length > 0 || info.effects.some(isNoProcedure));
/** Has a monster on the field effects that can be negated? A Normal Monster has none, and one whose effects are negated has none any more; a Gemini monster has. */
export const hasEffectsToNegate = (card: CardSeen): boolean =>
  card.info.unknown ||
  kindOf(card) !== 'monster' ||
  (!card.negated && (isKind(card, 'effect') || card.is.includes('gemini') || card.info.effects.some(isNoProcedure)));
const isNoProcedure = ({ kind }: CardSeen['info']['effects'][number]): boolean =>
  kind !== 'procedure' && kind !== 'condition';
function isKind(card: CardSeen, is: string): boolean {
  if (is === 'effect')
    return card.info.kind === 'monster' && (card.is.includes('effect') || (!card.info.token && isEffectUnsaid(card)));
  if (is === 'extra-deck') return ofExtraDeck(card.info.is);
  return card.is.includes(is);
}
type Shared = NonNullable<Filter['sameAs']>['what'];
type InZones = 'controller' | 'column' | 'near-column' | 'adjacent-zone';
/** Of what both have printed or have now: is it the same? */
const SAME: { [W in Exclude<Shared, InZones>]: (a: CardSeen, b: CardSeen) => boolean } = {
  name: (a, b) => a.names.some((n) => b.names.some((m) => same(n, m))),
  'original-name': (a, b) => same(a.info.name.en, b.info.name.en),
  race: (a, b) => a.race.some((r) => b.race.includes(r)),
  attribute: (a, b) => a.attribute.some((r) => b.attribute.includes(r)),
  level: (a, b) => a.level !== undefined && a.level === b.level,
  'original-race': (a, b) => a.info.race !== undefined && a.info.race === b.info.race,
  'original-attribute': (a, b) => a.info.attribute !== undefined && a.info.attribute === b.info.attribute,
  'original-level': (a, b) => a.info.level !== undefined && a.info.level === b.info.level,
  number: (a, b) => numberOf(a) !== undefined && numberOf(a) === numberOf(b),
  kind: (a, b) => a.info.kind === b.info.kind,
  'race-as-printed': (a, b) => a.info.race !== undefined && b.race.includes(a.info.race),
  'monster-kind': (a, b) => a.is.some((kind) => SPECIAL_KINDS.includes(kind) && b.is.includes(kind)),
};
const IN_ZONES = { column: sharesColumn, 'near-column': sharesNearColumn, 'adjacent-zone': isAdjacent };
/** A card that has left the field is spoken of where it lay there. */
const whereItLay = (game: Game, card: CardSeen): CardSeen =>
  onField(card) ? card : (lastSeen(game, [card.id])[0] ?? card);
function shares(game: Game, what: Shared, a: CardSeen, b: CardSeen): boolean {
  if (what === 'controller') return a.controller === b.controller;
  if (what === 'column' || what === 'near-column' || what === 'adjacent-zone')
    return IN_ZONES[what](game, whereItLay(game, a), b);
  return !hidden(a) && !hidden(b) && SAME[what](a, b);
}
