/**
 * Where a monster may be placed: five Main Monster Zones; under today's rules also the two Extra Monster Zones and the zones Link Monsters point to.
 * Columns count 1–5 from player A's left; row 0 is A's Main Monster Zones, row 1 the Extra Monster Zones (columns 2 and 4), row 2 B's.
 */
import { ofExtraDeck } from '../../case/printed.ts';
import type { Player, YgoMonster } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import { ask, type Question } from '../choose/choice.ts';
import { onField, type Card } from '../board/duel.ts';
import { seen } from '../derive/seen.ts';
import type { Filter, ZonePlace, ZoneSpec } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { within } from '../derive/amounts.ts';
import { cardsInColumns } from '../derive/columns.ts';
import { matches } from '../derive/filters.ts';
import { refCards } from '../derive/references.ts';
import { Unmodelled, type Context } from '../derive/context.ts';
import { choose } from '../rulesets/ruleset.ts';
import { sayQuestion } from '../say/questions.ts';
import { saySummon, whySummon, zoneName } from './say.ts';
import { keyed } from '../../keyed.ts';

type Slot = YgoMonster['zone'];
/** `main`: any Main Monster Zone; `extra`: also an Extra Monster Zone; `linked`: an Extra Monster Zone or a zone a Link Monster points to. */
export type Placement = 'main' | 'extra' | 'linked';
const EXTRA_SLOTS = ['extra-left', 'extra-right'] as const;
const MAIN_SLOTS = [1, 2, 3, 4, 5] as const;
interface Place {
  column: number;
  row: number;
}
const slotOf = (card: Card): Slot => card.slot ?? card.answeredSlot;
const isExtra = (slot: Slot): slot is 'extra-left' | 'extra-right' => slot === 'extra-left' || slot === 'extra-right';

function placeOf(player: Player, slot: Exclude<Slot, undefined>): Place {
  const own = slot === 'extra-left' ? 2 : slot === 'extra-right' ? 4 : slot;
  return { column: player === 'A' ? own : 6 - own, row: isExtra(slot) ? 1 : player === 'A' ? 0 : 2 };
}
const same = (a: Place, b: Place): boolean => a.column === b.column && a.row === b.row;
/** Columns to the right and rows forward, as the controller sees them. */
const ARROWS: Record<string, [number, number]> = {
  'top-left': [-1, 1],
  top: [0, 1],
  'top-right': [1, 1],
  left: [-1, 0],
  right: [1, 0],
  'bottom-left': [-1, -1],
  bottom: [0, -1],
  'bottom-right': [1, -1],
};
const pointsTo = (card: Card): Place[] => {
  const slot = slotOf(card);
  return slot === undefined || card.face === 'down' ? [] : placesFrom(card.controller, slot, card.info.arrows);
};
/** Where the Link Arrows of a monster in this zone point. */
function placesFrom(controller: Player, slot: NonNullable<Slot>, arrows: readonly string[]): Place[] {
  const from = placeOf(controller, slot);
  const side = controller === 'A' ? 1 : -1;
  return arrows.flatMap((arrow) => {
    const [columns, rows] = keyed(ARROWS, arrow) ?? [0, 0];
    return [{ column: from.column + side * columns, row: from.row + side * rows }];
  });
}
/** A zone for a Link Monster, zones it points to, and those of each player it does not point to. */
export interface Pointing {
  own: NonNullable<Slot>;
  at: NonNullable<Slot>[];
  elsewhere: Record<Player, NonNullable<Slot>[]>;
}
/** Zones for a Link Monster of `by` with these Link Arrows that points to monsters of these players; nothing where it points to none such. */
export function pointingZones(by: Player, arrows: readonly string[], at: readonly Player[]): Pointing | undefined {
  for (const own of [...EXTRA_SLOTS, 3, 2, 4, 1, 5] as const) {
    const pointed = placesFrom(by, own, arrows);
    const isPointedTo = (player: Player, slot: NonNullable<Slot>) => pointed.some((place) => same(place, placeOf(player, slot)));
    const free = (player: Player, taken: readonly Slot[]) => MAIN_SLOTS.find((slot) => !taken.includes(slot) && isPointedTo(player, slot));
    const others = (player: Player) => MAIN_SLOTS.filter((slot) => !isPointedTo(player, slot) && !(player === by && slot === own));
    const found: NonNullable<Slot>[] = [];
    for (const [n, player] of at.entries()) {
      const slot = free(player, found.filter((_, m) => at[m] === player));
      if (slot !== undefined && found.length === n) found.push(slot);
    }
    if (found.length === at.length) return { own, at: found, elsewhere: { A: others('A'), B: others('B') } };
  }
  return undefined;
} // prettier-ignore

const monstersOn = (game: Game, without: readonly Card[]): Card[] =>
  (['A', 'B'] as const).flatMap((p) => game.duel.sides[p].zones.monsters).filter((card) => !without.includes(card));
const occupied = (game: Game, at: Place, without: readonly Card[]): boolean =>
  monstersOn(game, without).some((card) => {
    const slot = slotOf(card);
    return slot !== undefined && same(placeOf(card.controller, slot), at);
  });

/** Main Monster Zones that would be free for a player once these cards are gone. */
function freeMain(game: Game, player: Player, without: readonly Card[]): number {
  const used = game.duel.sides[player].zones.monsters.filter((c) => !isExtra(slotOf(c)) && !without.includes(c)).length;
  return game.duel.ruleset.numbers.mainMonsterZones.value - used;
}
const hasExtraZones = (game: Game): boolean =>
  choose<'monsterZones', boolean>(game.duel.ruleset, 'monsterZones', {
    five: false,
    'five-and-extra': true,
    'extra-deck-to-extra-zones': true,
  });
/** A player uses only one of the two Extra Monster Zones. */
function extraSlots(game: Game, player: Player, without: readonly Card[]): NonNullable<Slot>[] {
  if (!hasExtraZones(game)) return [];
  const own = game.duel.sides[player].zones.monsters.some((c) => isExtra(slotOf(c)) && !without.includes(c));
  if (own) return [];
  return EXTRA_SLOTS.filter((slot) => !occupied(game, placeOf(player, slot), without));
}
function linkedSlots(game: Game, player: Player, without: readonly Card[]): Slot[] {
  const pointed = monstersOn(game, without)
    .filter((card) => onField(card) && card.info.is.includes('link'))
    .flatMap(pointsTo);
  return ([1, 2, 3, 4, 5] as const).filter((slot) => {
    const at = placeOf(player, slot);
    return pointed.some((p) => same(p, at)) && !occupied(game, at, without);
  });
}

/** Where the own monsters of the Extra Deck lie that the case gives no zone: asked, for where they lie decides what is free. */
function settleZones(game: Game, player: Player, without: readonly Card[]): void {
  const own = game.duel.sides[player].zones.monsters.filter((card) => !without.includes(card));
  for (const card of own) {
    if (slotOf(card) !== undefined || !ofExtraDeck(card.info.is)) continue;
    const free = ([...EXTRA_SLOTS, 1, 2, 3, 4, 5] as const).filter(
      (slot) => !occupied(game, placeOf(player, slot), []),
    );
    card.answeredSlot = ask<Slot>(game, zoneQuestion(game, card, free));
  }
}

/** Free Monster Zones of a player that are as asked: pointed to, next to a card. Zones nobody named are asked for. */
export function freeSlots(game: Game, player: Player, spec: ZoneSpec | undefined, ctx: Context): Slot[] {
  const slots = ([1, 2, 3, 4, 5, 'extra-left', 'extra-right'] as const).filter((slot) =>
    isExtra(slot) ? spec?.only === 'extra' && extraSlots(game, player, []).includes(slot) : spec?.only !== 'extra',
  );
  const pointed = spec?.pointedToBy && placesPointedTo(game, spec.pointedToBy, ctx);
  const beside = spec?.adjacentTo && refCards(game, spec.adjacentTo, ctx).map(knownPlace);
  const columns = spec?.column && columnsOf(game, spec.column, ctx);
  // A monster of which nobody said where it lies may lie in the very zone.
  if (spec?.place || columns) game.duel.sides[player].zones.monsters.forEach(knownPlace);
  return slots.filter((slot) => {
    const at = placeOf(player, slot);
    return (
      (!spec?.place || slot === PLACED[spec.place]) &&
      (!columns || columns.includes(at.column)) &&
      !occupied(game, at, []) &&
      (!pointed || pointed.filter((p) => same(p, at)).length >= (spec?.pointers ?? 1)) &&
      (!beside || beside.some((p) => p.row === at.row && Math.abs(p.column - at.column) === 1))
    );
  });
}
const PLACED: Readonly<Record<ZonePlace, Slot>> = { leftmost: 1, center: 3, rightmost: 5 };
function columnsOf(game: Game, column: NonNullable<ZoneSpec['column']>, ctx: Context): number[] {
  if (typeof column !== 'object' || !('cards' in column))
    return refCards(game, column, ctx).map((card) => knownPlace(card).column);
  return [...cardsInColumns(game)].flatMap(([n, cards]) => (within(game, cards, column.cards, ctx) ? [n] : []));
}
const knownPlace = (card: Card): Place => {
  const slot = slotOf(card);
  if (slot === undefined)
    throw new Unmodelled(`${card.info.name.en}: zone?`, sayQuestion.inWhichZone({ card: card.info.name }), card.id);
  return placeOf(card.controller, slot);
};
const placesPointedTo = (game: Game, wanted: Filter, ctx: Context): Place[] =>
  monstersOn(game, [])
    .filter(
      (card) => card.face === 'up' && card.info.is.includes('link') && matches(game, wanted, seen(game, card), ctx),
    )
    .flatMap((card) => (knownPlace(card), pointsTo(card)));

/** How many monsters could be placed so at the same time. */
export function capacity(game: Game, player: Player, placement: Placement, without: readonly Card[]): number {
  const main = freeMain(game, player, without);
  if (placement === 'main' || !hasExtraZones(game)) return main;
  const extra = extraSlots(game, player, without).length > 0 ? 1 : 0;
  return placement === 'extra' ? main + extra : Math.min(main, linkedSlots(game, player, without).length) + extra;
}

/** Whether this Link Monster would close an Extra Link there: an unbroken series of co-linked Link Monsters, whoever controls them, to the player's monster in the other Extra Monster Zone (`ygo.current.link.extra-link`). */
export function closesExtraLink(game: Game, player: Player, card: Card, wanted: Slot, without: readonly Card[]): boolean {
  if (!isExtra(wanted) || !card.info.is.includes('link') || !hasExtraZones(game)) return false;
  const at = placeOf(player, wanted);
  if (occupied(game, at, without)) return false;
  const there = monstersOn(game, without).flatMap((one) => {
    const slot = slotOf(one);
    if (slot === undefined || one.face === 'down' || !one.info.is.includes('link')) return [];
    return [{ at: placeOf(one.controller, slot), points: pointsTo(one), isEnd: one.controller === player && isExtra(slot) }];
  });
  const isPointedTo = (one: (typeof there)[number], by: (typeof there)[number]) => by.points.some((place) => same(place, one.at));
  const series = new Set([{ at, points: placesFrom(player, wanted, card.info.arrows), isEnd: false }]);
  for (const one of series)
    for (const next of there) if (isPointedTo(one, next) && isPointedTo(next, one)) series.add(next);
  return [...series].some(({ isEnd }) => isEnd);
} // prettier-ignore
/** Why a monster cannot be placed (there); empty where it can. */
export function whyNotPlace(
  game: Game,
  player: Player,
  placement: Placement,
  wanted: Slot,
  without: readonly Card[],
): Reason[] {
  const rule = game.duel.ruleset.rules.zoneLimit;
  const linked = placement === 'linked' && hasExtraZones(game);
  const matters = linked || isExtra(wanted) || (placement === 'extra' && freeMain(game, player, without) <= 0);
  if (matters && hasExtraZones(game)) settleZones(game, player, without);
  if (capacity(game, player, placement, without) <= 0)
    return [linked ? whySummon.noExtraZone() : whySummon.noZone(rule)];
  if (wanted === undefined) return [];
  if (isExtra(wanted))
    return placement === 'main' ? [whySummon.wrongZone(rule)] : whyNotExtra(game, player, wanted, without);
  if (wanted < 1 || wanted > 5) return [whySummon.wrongZone(rule)];
  if (occupied(game, placeOf(player, wanted), without)) return [whySummon.zoneTaken(rule)];
  return linked && !linkedSlots(game, player, without).includes(wanted) ? [whySummon.noExtraZone()] : [];
}
function whyNotExtra(game: Game, player: Player, wanted: NonNullable<Slot>, without: readonly Card[]): Reason[] {
  const rule = game.duel.ruleset.rules.zoneLimit;
  if (!hasExtraZones(game)) return [whySummon.wrongZone(rule)];
  if (occupied(game, placeOf(player, wanted), without)) return [whySummon.zoneTaken(rule)];
  return extraSlots(game, player, without).includes(wanted) ? [] : [whySummon.secondExtraZone()];
}
/** The zone it goes to: as said; where it matters and nobody said, the first possible one, which is an assumption where there are several. */
export function placeFor(game: Game, player: Player, card: Card, wanted: Slot, without: readonly Card[] = []): Slot {
  const placement = placementOf(game, card);
  if (wanted !== undefined) return wanted;
  const told = placement === 'linked' ? undefined : toldZone(game, player, card, without);
  if (told !== undefined || !hasExtraZones(game) || placement === 'main') return told;
  if (placement === 'extra' && freeMain(game, player, without) > 0) return undefined;
  settleZones(game, player, without);
  const extra = extraSlots(game, player, without);
  const possible = placement === 'extra' ? extra : [...extra, ...linkedSlots(game, player, without)];
  return firstOf(game, card, possible);
}
/** The zone the judge named for it, where it can lie there: a case may answer it before it is asked. */
function toldZone(game: Game, player: Player, card: Card, without: readonly Card[]): Slot {
  const told = game.rec.answerTo(`${card.id}/zone`) as Slot;
  const main = ([1, 2, 3, 4, 5] as const).filter((slot) => !occupied(game, placeOf(player, slot), without));
  const free: readonly NonNullable<Slot>[] =
    placementOf(game, card) === 'main' ? main : [...main, ...extraSlots(game, player, without)];
  return told !== undefined && free.includes(told) ? ask<Slot>(game, zoneQuestion(game, card, free)) : undefined;
}
/** Of the monsters that lie there without a zone: the zones the judge named. */
export function takeToldZones(game: Game): void {
  for (const player of ['A', 'B'] as const)
    for (const card of game.duel.sides[player].zones.monsters)
      if (slotOf(card) === undefined) {
        const told = toldZone(game, player, card, []);
        if (told !== undefined) card.slot = told;
      }
}
const zoneQuestion = (game: Game, card: Card, free: readonly NonNullable<Slot>[]): Question => ({
  id: `${card.id}/zone`,
  by: 'judge',
  what: 'fact',
  text: saySummon.whichZone({ card: card.info.name }),
  answers: free.map((slot) => ({ value: slot, text: zoneName(slot) })),
  rules: [game.duel.ruleset.rules.zoneLimit],
});
function firstOf(game: Game, card: Card, possible: readonly Slot[]): Slot {
  const [first] = possible;
  if (first !== undefined && possible.length > 1)
    game.rec.assume({
      path: `/moves/${game.move}/zone`,
      value: first,
      text: saySummon.goesTo({ card: card.info.name, zone: zoneName(first) }),
    });
  return first;
}
/** The zones its own text lets a monster be Summoned to; where the monsters lie that point to them is asked. */
function slotsSaid(game: Game, player: Player, spec: ZoneSpec, ctx: Context): Slot[] {
  settleZones(game, 'A', []);
  settleZones(game, 'B', []);
  return freeSlots(game, player, spec, ctx);
}
/** Why a monster cannot be Summoned to such a zone (to that one). */
export function whyNotSlot(game: Game, player: Player, spec: ZoneSpec, wanted: Slot, ctx: Context): Reason[] {
  const free = slotsSaid(game, player, spec, ctx);
  const rule = game.duel.ruleset.rules.zoneLimit;
  if (free.length === 0) return [whySummon.noZone(rule)];
  return wanted === undefined || free.includes(wanted) ? [] : [whySummon.wrongZone(rule)];
}
/** The zone it goes to: as said, else the first possible one. */
export function slotAsSaid(game: Game, player: Player, card: Card, spec: ZoneSpec, wanted: Slot): Slot {
  return wanted ?? firstOf(game, card, slotsSaid(game, player, spec, { you: player, card }));
}
/** Where a monster that comes from the Extra Deck may go. */
export function placementOf(game: Game, card: Card): Placement {
  if (card.zone !== 'extraDeck') return 'main';
  const pointedOnly = card.info.is.includes('link') || card.face === 'up';
  return choose<'monsterZones', Placement>(game.duel.ruleset, 'monsterZones', {
    five: 'main',
    'five-and-extra': pointedOnly ? 'linked' : 'extra',
    'extra-deck-to-extra-zones': 'linked',
  });
}
