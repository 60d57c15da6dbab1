/**
 * Where a monster may be placed: five Main Monster Zones; under today's rules also the two Extra Monster Zones and the zones Link Monsters point to.
 * Columns count 1–5 from player A's left; row 0 is A's Main Monster Zones, row 1 the Extra Monster Zones (columns 2 and 4), row 2 B's.
 */
import type { Player, YgoMonster } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import { onField, type Card } from '../duel.ts';
import type { Game } from '../game.ts';
import { choose } from '../rulesets.ts';
import { whySummon } from './say.ts';

type Slot = YgoMonster['zone'];
/** `main`: any Main Monster Zone; `extra`: also an Extra Monster Zone; `linked`: an Extra Monster Zone or a zone a Link Monster points to. */
export type Placement = 'main' | 'extra' | 'linked';
interface Place {
  column: number;
  row: number;
}
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
  if (card.slot === undefined || card.face === 'down') return [];
  const from = placeOf(card.controller, card.slot);
  const side = card.controller === 'A' ? 1 : -1;
  return card.info.arrows.flatMap((arrow) => {
    const [columns, rows] = ARROWS[arrow] ?? [0, 0];
    return [{ column: from.column + side * columns, row: from.row + side * rows }];
  });
};

const monstersOn = (game: Game, without: readonly Card[]): Card[] =>
  (['A', 'B'] as const).flatMap((p) => game.duel.sides[p].zones.monsters).filter((card) => !without.includes(card));
const occupied = (game: Game, at: Place, without: readonly Card[]): boolean =>
  monstersOn(game, without).some((card) => card.slot !== undefined && same(placeOf(card.controller, card.slot), at));

/** Main Monster Zones that would be free for a player once these cards are gone. */
export function freeMain(game: Game, player: Player, without: readonly Card[]): number {
  const used = game.duel.sides[player].zones.monsters.filter((c) => !isExtra(c.slot) && !without.includes(c)).length;
  return game.duel.ruleset.numbers.mainMonsterZones.value - used;
}
const hasExtraZones = (game: Game): boolean =>
  choose<'monsterZones', boolean>(game.duel.ruleset, 'monsterZones', { five: false, 'five-and-extra': true });
/** A player uses only one of the two Extra Monster Zones. */
function extraSlots(game: Game, player: Player, without: readonly Card[]): Slot[] {
  if (!hasExtraZones(game)) return [];
  const own = game.duel.sides[player].zones.monsters.some((c) => isExtra(c.slot) && !without.includes(c));
  if (own) return [];
  return (['extra-left', 'extra-right'] as const).filter((slot) => !occupied(game, placeOf(player, slot), without));
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

/** How many monsters could be placed so at the same time. */
export function capacity(game: Game, player: Player, placement: Placement, without: readonly Card[]): number {
  const main = freeMain(game, player, without);
  if (placement === 'main' || !hasExtraZones(game)) return main;
  const extra = extraSlots(game, player, without).length > 0 ? 1 : 0;
  return placement === 'extra' ? main + extra : Math.min(main, linkedSlots(game, player, without).length) + extra;
}

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
  if (capacity(game, player, placement, without) <= 0)
    return [linked ? whySummon.noExtraZone() : whySummon.noZone(rule)];
  if (wanted === undefined) return [];
  if (isExtra(wanted) && (placement === 'main' || !hasExtraZones(game))) return [whySummon.wrongZone(rule)];
  if (isExtra(wanted)) return extraSlots(game, player, without).includes(wanted) ? [] : [whySummon.zoneTaken(rule)];
  if (wanted < 1 || wanted > 5) return [whySummon.wrongZone(rule)];
  if (occupied(game, placeOf(player, wanted), without)) return [whySummon.zoneTaken(rule)];
  return linked && !linkedSlots(game, player, without).includes(wanted) ? [whySummon.noExtraZone()] : [];
}
/** The zone it goes to: as said; where it matters and nobody said, the first possible one. */
export function placeFor(
  game: Game,
  player: Player,
  placement: Placement,
  wanted: Slot,
  without: readonly Card[] = [],
): Slot {
  if (wanted !== undefined || !hasExtraZones(game) || placement === 'main') return wanted;
  if (placement === 'extra')
    return freeMain(game, player, without) > 0 ? undefined : extraSlots(game, player, without)[0];
  return extraSlots(game, player, without)[0] ?? linkedSlots(game, player, without)[0];
}
/** Where a monster that comes from the Extra Deck may go. */
export const placementOf = (game: Game, card: Card): Placement =>
  card.zone !== 'extraDeck' || !hasExtraZones(game)
    ? 'main'
    : card.info.is.includes('link') || card.face === 'up'
      ? 'linked'
      : 'extra';
