/** Zones on the board: where Link Arrows point, and which zones share a column. */
import { seen } from '../derive/seen.ts';
import { type Card, type CardSeen, fieldCards } from '../duel.ts';
import type { Game } from '../game.ts';
import { Unmodelled } from './context.ts';

/** Link Monsters that point to a card. Without zones nobody can tell. */
export const pointers = (game: Game, card: CardSeen): Card[] =>
  fieldCards(game.duel).filter(
    (c) =>
      c.zone === 'monsters' &&
      c.face === 'up' &&
      c.info.arrows.length > 0 &&
      c.id !== card.id &&
      pointsTo(seen(game, c), card),
  );
export function pointsTo(link: CardSeen, card: CardSeen): boolean {
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

/** The opponent's zone in the same column: zones are counted from each player's left. */
export const mirrored = (slot: CardSeen['slot']): CardSeen['slot'] =>
  slot === 'extra-left'
    ? 'extra-right'
    : slot === 'extra-right'
      ? 'extra-left'
      : slot === undefined
        ? undefined
        : 6 - slot;
