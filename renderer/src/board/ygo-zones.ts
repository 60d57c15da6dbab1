/**
 * Where the zones lie on the mat, seen from player A's chair, with the proportions of a real one: seven squares wide, five high.
 * What a ruleset has of zones is read from its values, not from its name.
 */
import type { Player, RulesetView } from '../../../desk/contract.ts';
import { laidOut, type FullYgo, type Held, type Place, type YgoAny } from './edit.ts';
import { keyed } from '../../../desk/pure.ts';
import { columnsFor, rowsFor, weightOf, WEIGHT, type Lens } from './lens.ts';

export interface Layout {
  extraMonsterZones: boolean;
  pendulum: 'none' | 'own-zones' | 'outer-spell-trap-zones';
}
export interface Cell {
  key: string;
  place: Place;
  /** From 1, seen from A's chair. */
  column: number;
  row: number;
  rows: number;
}

export function layoutOf(ruleset: RulesetView | undefined): Layout {
  const value = (key: string): unknown => ruleset?.values.find((v) => v.key === key)?.value;
  const pendulum = value('pendulumZones');
  return {
    extraMonsterZones: value('monsterZones') === 'five-and-extra',
    pendulum: pendulum === 'own-zones' || pendulum === 'outer-spell-trap-zones' ? pendulum : 'none',
  };
}
export const columnsOf = (layout: Layout): number => (layout.pendulum === 'own-zones' ? 9 : 7);
/** Width by height of the mat, zones as wide as they are high. */
export const ratioOf = (layout: Layout): number => columnsOf(layout) / (layout.extraMonsterZones ? 5 : 4.4);

export function cellsOf(layout: Layout): Cell[] {
  const last = columnsOf(layout);
  const first = layout.pendulum === 'own-zones' ? 3 : 2;
  const cells: Cell[] = [];
  const add = (
    player: Player,
    zone: Place['zone'],
    slot: Place['slot'],
    column: number,
    row: number,
    rows = 1,
  ): void => {
    // B sits opposite: everything turned half around.
    const mine = player === 'A';
    cells.push({
      key: `${player}-${zone}${slot === undefined ? '' : `-${slot}`}`,
      place: slot === undefined ? { player, zone } : { player, zone, slot },
      column: mine ? column : last + 1 - column,
      row: mine ? row : 6 - row - rows + 1,
      rows,
    });
  };
  for (const player of ['B', 'A'] as const) {
    add(player, 'field', undefined, 1, 4);
    add(player, 'extraDeck', undefined, 1, 5);
    for (let slot = 1; slot <= 5; slot++) {
      add(player, 'monsters', slot, first + slot - 1, 4);
      add(player, 'spellsTraps', slot, first + slot - 1, 5);
    }
    if (layout.pendulum === 'own-zones') {
      add(player, 'pendulum', 0, 2, 4, 2);
      add(player, 'pendulum', 1, last - 1, 4, 2);
    }
    add(player, 'graveyard', undefined, last, 4);
    add(player, 'deck', undefined, last, 5);
    add(player, 'banished', undefined, last, 3);
    if (layout.extraMonsterZones) add(player, 'monsters', 'extra-left', first + 1, 3);
  }
  return cells.sort((a, b) => a.row - b.row || a.column - b.column);
}

/** The two shared zones as the other player names them: A's left is B's right. */
const sharedWith = (place: Place): Place | undefined =>
  place.slot === 'extra-left'
    ? { player: place.player === 'A' ? 'B' : 'A', zone: 'monsters', slot: 'extra-right' }
    : undefined;

/** The next cell from `from` in a direction, by place on the mat. */
export function nextCell(cells: readonly Cell[], from: Cell, key: string): Cell | undefined {
  const [dx, dy] = keyed({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }, key) ?? [
    0, 0,
  ];
  const ahead = cells
    .filter((c) =>
      dx
        ? Math.sign(c.column - from.column) === dx &&
          c.row <= from.row + from.rows - 1 &&
          c.row + c.rows - 1 >= from.row
        : Math.sign(c.row - from.row) === dy,
    )
    .map((c) => ({
      c,
      far: dx
        ? Math.abs(c.column - from.column) * 10 + Math.abs(c.row - from.row)
        : Math.abs(c.row - from.row) * 10 + Math.abs(c.column - from.column),
    }));
  return ahead.sort((a, b) => a.far - b.far)[0]?.c;
}

const PILES = ['graveyard', 'banished', 'deck', 'extraDeck'] as const;
export type Pile = (typeof PILES)[number];
export const isPile = (zone: string): zone is Pile => (PILES as readonly string[]).includes(zone);

/** A pile's cards, the top one first, and how many there are where that is told apart from them. */
export function pileOf(board: FullYgo, player: Player, zone: Pile): { cards: Held[]; count: number | undefined } {
  const side = board.players[player];
  if (zone === 'deck' || zone === 'extraDeck') return { cards: side[zone].cards, count: side[zone].count };
  return { cards: side[zone].toReversed(), count: undefined };
}

/** What lies in each cell; of a pile, the card on top. */
export function lying(board: FullYgo, cells: readonly Cell[], { pendulum }: Layout): Map<string, YgoAny> {
  const rowsOf = ({ monsters, spellsTraps }: FullYgo['players']['A']) => ({
    monsters: laidOut(monsters).slots,
    spellsTraps: laidOut(spellsTraps).slots,
  });
  const laid = { A: rowsOf(board.players.A), B: rowsOf(board.players.B) };
  const cardIn = (place: Place): YgoAny | null | undefined => {
    const { player, zone, slot } = place;
    const side = board.players[player];
    const shared = sharedWith(place);
    if (zone === 'monsters')
      return laid[player].monsters.get(slot ?? 0) ?? (shared && laid[shared.player].monsters.get(shared.slot ?? 0));
    if (zone === 'spellsTraps') {
      const card = laid[player].spellsTraps.get(slot as number);
      if (card || pendulum !== 'outer-spell-trap-zones') return card;
      return slot === 1 ? side.pendulum[0] : slot === 5 ? side.pendulum[1] : undefined;
    }
    if (zone === 'field') return side.field;
    if (zone === 'pendulum') return side.pendulum[slot as 0 | 1];
    return isPile(zone) ? pileOf(board, player, zone).cards[0] : undefined;
  };
  return new Map(
    cells.flatMap(({ key, place }) => {
      const card = cardIn(place);
      return card ? [[key, card]] : [];
    }),
  );
}

/** Rows and columns of the mat, those larger in which cards that take part lie. */
export function lensed(lens: Lens<FullYgo>, cells: readonly Cell[], layout: Layout): { columns: string; rows: string } {
  const boards = lens.boards.map((board) => lying(board, cells, layout));
  const weights = cells.map((cell) => ({
    ...cell,
    weight: weightOf(
      lens,
      boards.map((of) => of.get(cell.key)),
    ),
  }));
  const along = (count: number, isIn: (cell: Cell, track: number) => boolean): number[][] =>
    Array.from({ length: count }, (_, i) => weights.flatMap((cell) => (isIn(cell, i + 1) ? cell.weight : [])));
  return {
    columns: columnsFor(
      along(columnsOf(layout), ({ column }, track) => column === track).map((of, i, { length }) =>
        i % (length - 1) === 0 ? [...of, WEIGHT.held] : of,
      ),
    ),
    // A zone as high as two rows has room in them as they are.
    rows: rowsFor(along(5, ({ row, rows }, track) => rows === 1 && row === track)),
  };
}
