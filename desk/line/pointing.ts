// "X points to Y": the Link Monster and those it points to get zones in which it does.
import { pointingZones } from '../../engine/ygo/summon/zones.ts';
import { cardNamed, type Filling } from './filling.ts';
import type { Item } from './items.ts';
import { lineNote } from './problems.ts';

/** Puts what the line says points somewhere, and what it points to, into zones. */
export function tellPointing(filling: Filling, items: readonly Item[]): void {
  for (const item of items)
    for (const said of item.is === 'there' ? item.cards : []) {
      const { pointsAt } = said.notes;
      if (!pointsAt) continue;
      const [link, ...pointed] = [said, ...pointsAt.map((name) => ({ name, notes: said.notes }))].map((one) => {
        const { name } = cardNamed(filling, one);
        return filling.table.entries.find((entry) => entry.named.name === name && entry.zone === 'monsters');
      });
      const there = pointed.flatMap((entry) => entry ?? []);
      const zones = link && pointingZones(link.player, link.named.card?.arrows ?? [], there.map(({ player }) => player));
      if (!zones || there.length < pointed.length) return lineNote(pointsAt.join(' + '));
      filling.table.give(link.id, { zone: zones.own });
      for (const [n, { id }] of there.entries()) filling.table.give(id, { zone: zones.at[n] });
      // To nothing else that lies there: the line says to what.
      for (const one of filling.table.entries)
        if (one.zone === 'monsters' && one !== link && !there.includes(one))
          filling.table.give(one.id, { zone: zones.elsewhere[one.player].shift() });
    }
} // prettier-ignore
