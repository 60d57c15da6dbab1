// "Jinzo (2400)", "Gorz (2700/2500)": the ATK and DEF a line says a monster has. What is printed is confirmed; anything else is what it has before the first
// play, where it lies on the field by then and nothing the line names changes it besides.
import type { Player, YgoCard, YgoMonster } from '../../engine/case/schema.ts';
import { idOf } from '../../engine/case/ids.ts';
import type { TextOf } from './asked.ts';
import { cardNamed, type Filling } from './filling.ts';
import type { Item, NamedCard } from './items.ts';
import { methodOf } from './materials.ts';
import { names } from './names.ts';
import { lineNote } from './problems.ts';

const STATS = ['atk', 'def'] as const;
type Stat = (typeof STATS)[number];
type Modifier = NonNullable<YgoMonster['modifiers']>[number] & { stat: Stat };

/** "Jinzo (Special Summoned)", "X (never properly Summoned)": how a monster came there that lies there. */
export function tellSummons({ table, ...filling }: Filling, items: readonly Item[]): void {
  for (const said of items.flatMap(cardsIn)) {
    const { how, improper } = said.notes;
    if (!how && !improper) continue;
    const { name } = cardNamed({ table, ...filling }, said);
    for (const { id, zone } of table.entries.filter(({ named }) => named.name === name)) {
      if (how && zone === 'monsters') table.give(id, { since: { how } });
      if (improper) table.give(id, { properlySummoned: false });
    }
  }
}
/** A monster of the Extra Deck whose own text asks how it was Summoned came there by its kind of Summon, where the line does not tell. */
export function tellKinds({ table, assumed, text }: Filling): void {
  for (const player of ['A', 'B'] as const)
    for (const there of table.players[player].monsters ?? []) {
      const entry = table.entries.find(({ id }) => id === idOf(there));
      const { card, name } = entry?.named ?? {};
      const how = methodOf(card);
      if (!card || !entry || how === 'own' || (typeof there !== 'string' && there.since?.how)) continue;
      if (!JSON.stringify(text(card).effects).includes(`"this":true,"summoned":"${how}"`)) continue;
      table.give(entry.id, { since: { how } });
      const { de, en } = names(card, name ?? '');
      assumed.add('', how, `${de} wurde als ${SUMMONS_NAMED[how].de} beschworen.`, `${en} was ${SUMMONS_NAMED[how].en} Summoned.`);
    }
} // prettier-ignore
const SUMMONS_NAMED = {
  fusion: { de: 'Fusionsbeschwörung', en: 'Fusion' },
  synchro: { de: 'Synchrobeschwörung', en: 'Synchro' },
  xyz: { de: 'Xyz-Beschwörung', en: 'Xyz' },
  link: { de: 'Linkbeschwörung', en: 'Link' },
} as const;
/** Puts the values that are told, and are not printed, on the monsters of the table. */
export function tellValues(filling: Filling, items: readonly Item[]): void {
  for (const said of items.flatMap(cardsIn).filter(({ notes }) => notes.level !== undefined)) {
    const { card } = cardNamed(filling, said);
    if (card && card.level !== said.notes.level) return lineNote(`Level ${said.notes.level}`);
  }
  const told = items.flatMap(cardsIn).filter(({ card, notes }) => !card && STATS.some((stat) => notes[stat] !== undefined));
  for (const said of told) {
    const { name, card } = cardNamed(filling, said);
    const others = STATS.flatMap((stat): Modifier[] => {
      const value = said.notes[stat];
      return value === undefined || value === card?.[stat] ? [] : [{ stat, op: '=', value }];
    });
    if (others.length === 0) continue;
    const there = filling.table.entries.filter(({ named }) => named.name === name);
    const [one, ...more] = there;
    // What alone tells its ATK, printed as "?", is what is told.
    const isOwn = (entry: (typeof there)[number]): boolean => entry === one && others.every(({ stat }) => typeof card?.[stat] !== 'number');
    const changed = filling.table.entries.some((entry) => !isOwn(entry) && changes(entry.named.card, filling.text));
    if (!one || one.laid || more.length > 0 || changed || !modify(filling, one.player, one.id, others)) return lineNote(written(said));
    for (const { stat, value } of others) {
      const { de, en } = names(card, name);
      filling.assumed.add('', value, `${de} hat vor dem ersten Spielzug ${value} ${NAMED[stat]}.`, `${en} has ${value} ${NAMED[stat]} before the first play.`); // prettier-ignore
    }
  }
} // prettier-ignore
const NAMED: Readonly<Record<Stat, string>> = { atk: 'ATK', def: 'DEF' };
const written = ({ notes }: NamedCard): string =>
  STATS.flatMap((stat) => (notes[stat] === undefined ? [] : [notes[stat]])).join('/');
const cardsIn = (item: Item): NamedCard[] =>
  item.is === 'there' ? item.cards : item.is === 'action' ? [...(item.card ? [item.card] : []), ...item.targets] : [];

/** Whether a card changes ATK or DEF as long as it lies there: what is told may count that already. */
const changes = (card: YgoCard | undefined, textOf: TextOf): boolean =>
  card !== undefined &&
  textOf(card).effects.some(({ ongoing }) =>
    /"(?:atk|def|original-atk|original-def)"/.test(JSON.stringify(ongoing ?? null)),
  );

function modify({ table }: Filling, player: Player, id: string, modifiers: Modifier[]): boolean {
  const { monsters = [] } = table.players[player];
  const at = monsters.findIndex((one) => idOf(one) === id);
  const there = monsters[at];
  if (there === undefined) return false;
  monsters[at] = { ...(typeof there === 'string' ? { card: there } : there), modifiers };
  return true;
}
