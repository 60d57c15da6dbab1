// "X equipped with Y", "Y (equipped to X)": both lie there from the beginning, and Y on X.
import type { YgoCard } from '../../engine/case/schema.ts';
import { cardNamed, type Filling } from './filling.ts';
import type { Item } from './items.ts';
import { lineNote } from './problems.ts';
import { other } from './table.ts';

/** Lays what the line says is equipped on its monster; whoever takes control by it is not its owner. */
export function tellEquipped(filling: Filling, items: readonly Item[]): void {
  for (const { player: by, cards } of items.filter((item) => item.is === 'there'))
    for (const said of cards) {
      const { equips } = said.notes;
      if (equips === undefined) continue;
      const { table } = filling;
      const name = cardNamed(filling, said).name;
      const equip = table.entries.find((one) => one.named.name === name && one.zone === 'spellsTraps');
      const monster = cardNamed(filling, { name: equips, notes: said.notes });
      const lying = table.entries.filter((one) => one.named.name === monster.name && one.zone === 'monsters');
      const on = lying.find(({ player }) => player === by) ?? lying[0];
      if (!equip || !on) return lineNote(`equipped to ${equips}`);
      table.give(equip.id, { on: on.id });
      if (!takesControl(filling, equip.named.card)) continue;
      table.borrowed(on, equip.player);
      table.give(on.id, { owner: other(equip.player) });
    }
}
const takesControl = ({ text }: Filling, card: YgoCard | undefined): boolean =>
  card !== undefined && text(card).effects.some(({ ongoing }) => ongoing?.some(({ rule }) => rule === 'control'));
