/** Zones on the board: where Link Arrows point, and which zones share a column. */
import { ofExtraDeck } from '../../case/printed.ts';
import { seen } from './seen.ts';
import { type Card, type CardSeen, fieldCards } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
import type { Localized } from '../../ruling/schema.ts';
import { sayQuestion, yesOrNo } from '../say/questions.ts';
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
    throw new Unmodelled(
      `${link.info.name.en}, ${card.info.name.en}: zone?`,
      sayQuestion.inWhichZone({ card: (link.slot === undefined ? link : card).info.name }),
      (link.slot === undefined ? link : card).id,
    );
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

/** The column of a card on the field: 1–5 from player A's left; undefined where nobody named its zone. */
export function columnOf(game: Game, card: CardSeen): number | undefined {
  const slot = card.slot ?? game.duel.cards.get(card.id)?.answeredSlot;
  return slot === undefined ? undefined : square({ ...card, slot })[0];
}
/** Field Zones are in no column. */
const hasColumn = (card: CardSeen): boolean => ['monsters', 'spellsTraps', 'pendulum'].includes(card.zone);
const mayBeInExtraZone = (card: CardSeen): boolean =>
  card.zone === 'monsters' &&
  (typeof card.slot === 'string' ||
    (card.slot === undefined && (ofExtraDeck(card.is) || card.is.includes('pendulum'))));
/** Two cards in the same row are in two columns. */
const sameRow = (a: CardSeen, b: CardSeen): boolean =>
  a.controller === b.controller &&
  (a.zone === 'monsters') === (b.zone === 'monsters') &&
  !mayBeInExtraZone(a) &&
  !mayBeInExtraZone(b);

/** Are two cards in the same column? Asked where the case does not give their zones. */
export function sharesColumn(game: Game, a: CardSeen, b: CardSeen): boolean {
  if (!hasColumn(a) || !hasColumn(b)) return false;
  if (a.id === b.id) return true;
  const [x, y] = [columnOf(game, a), columnOf(game, b)];
  if (x !== undefined && y !== undefined) return x === y;
  return !sameRow(a, b) && askColumn(game, a.id, b.id);
}
/** Are two cards in the same column or in two that lie beside each other? */
export function sharesNearColumn(game: Game, a: CardSeen, b: CardSeen): boolean {
  if (!hasColumn(a) || !hasColumn(b)) return false;
  const [x, y] = [a, b].map((card) => {
    const column = columnOf(game, card);
    if (column === undefined)
      throw new Unmodelled(`${card.info.name.en}: zone?`, sayQuestion.inWhichZone({ card: card.info.name }), card.id);
    return column;
  }) as [number, number];
  return Math.abs(x - y) <= 1;
}
/** The rows a card may lie in: -1 and 3 the Spell & Trap Zones, 0 and 2 the Main Monster Zones, 1 the Extra Monster Zones. */
function rowsOf(card: CardSeen): number[] {
  const own = card.controller === 'A' ? 0 : 2;
  if (card.zone !== 'monsters') return [card.controller === 'A' ? -1 : 3];
  if (card.slot !== undefined) return [typeof card.slot === 'string' ? 1 : own];
  return mayBeInExtraZone(card) ? [own, 1] : [own];
}
/** Do two cards lie in zones beside each other, or one behind the other? */
export function isAdjacent(game: Game, a: CardSeen, b: CardSeen): boolean {
  if (!hasColumn(a) || !hasColumn(b) || a.id === b.id) return false;
  if (!rowsOf(a).some((row) => rowsOf(b).some((other) => Math.abs(row - other) <= 1))) return false;
  const places = [a, b].map((card) => {
    const column = columnOf(game, card);
    if (column === undefined)
      throw new Unmodelled(`${card.info.name.en}: zone?`, sayQuestion.inWhichZone({ card: card.info.name }), card.id);
    const slot = card.slot ?? game.duel.cards.get(card.id)?.answeredSlot;
    return { column, row: rowsOf({ ...card, ...(slot !== undefined && { slot }) })[0] ?? 0 };
  });
  const [x, y] = places as [{ column: number; row: number }, { column: number; row: number }];
  return Math.abs(x.column - y.column) + Math.abs(x.row - y.row) === 1;
}
/** How many cards lie in each column. */
export function cardsInColumns(game: Game): ReadonlyMap<number, number> {
  const counts = new Map([1, 2, 3, 4, 5].map((column) => [column, 0]));
  for (const card of fieldCards(game.duel)
    .map((one) => seen(game, one))
    .filter(hasColumn)) {
    const column = columnOf(game, card);
    if (column === undefined)
      throw new Unmodelled(`${card.info.name.en}: zone?`, sayQuestion.inWhichZone({ card: card.info.name }), card.id);
    counts.set(column, (counts.get(column) ?? 0) + 1);
  }
  return counts;
}
/** Is the card in this column: one with a number, or that of a card whose zone nobody named? */
export function isInColumn(game: Game, card: CardSeen, column: number | string): boolean {
  if (!hasColumn(card) || card.id === column) return false;
  const own = columnOf(game, card);
  if (typeof column === 'number' && own !== undefined) return own === column;
  return askColumn(game, card.id, typeof column === 'string' ? column : String(column));
}
function askColumn(game: Game, a: string, b: string): boolean {
  const pair = [a, b].sort();
  const key = pair.join('/');
  const known = game.columns.get(key);
  if (known !== undefined) return known;
  const nameOf = (id: string): Localized => game.duel.cards.get(id)?.info.name ?? sayQuestion.column({ number: id });
  const answer = game.rec.ask<boolean>({
    id: `${key}/column`,
    by: 'judge',
    what: 'fact',
    move: game.move,
    text: sayQuestion.sameColumn({ a: nameOf(a), b: nameOf(b) }),
    answers: yesOrNo(),
    rules: ['ygo.current.zones.column'],
  });
  game.columns.set(key, answer);
  return answer;
}
