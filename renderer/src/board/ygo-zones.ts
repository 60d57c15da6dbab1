/**
 * Where the zones lie on the mat, seen from player A's chair, with the proportions of a real one: seven squares wide, five high.
 * What a ruleset has of zones is read from its values, not from its name.
 */
import type { Player, RulesetView } from '../../../desk/contract.ts';
import type { Place } from './edit.ts';
import { keyed } from '../../../desk/pure.ts';

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
export const sharedWith = (place: Place): Place | undefined =>
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
