// Monsters that are Summoned or Set in a line.
import type { Player, YgoCard } from '../../engine/case/schema.ts';
import type { Effect, Filter } from '../../engine/ygo/effects/schema.ts';
import { costCards } from './asked.ts';
import { cardNamed, type Filling } from './filling.ts';
import { fromExtra, materialOf, methodOf, type Method } from './materials.ts';
import type { Named } from './names.ts';
import { many, putPlaceholder, sideOf } from './placeholders.ts';
import { other } from './table.ts';
import type { Notes } from './words.ts';

/** A Summon or Set, with the material or Tributes the line leaves out. */
export function bringOut(
  filling: Filling,
  by: Player,
  does: 'normal-summon' | 'special-summon' | 'flip-summon' | 'set',
  named: Named<YgoCard>,
  notes: Notes,
): void {
  const { table, moves } = filling;
  // What lies on the field face-up is Summoned no more: it is another copy.
  const found = table.find(named, by, true);
  const there =
    found?.zone === 'monsters' && (found.face === 'up' || does !== 'flip-summon') && !found.laid ? undefined : found;
  const entry =
    there ??
    (does === 'flip-summon'
      ? table.put(named, by, 'monsters', { face: 'down' })
      : table.put(named, by, does === 'special-summon' && fromExtra(named.card) ? 'extraDeck' : 'hand'));
  const tributes = notes.cost
    .filter(({ how }) => how === 'tribute')
    .map(({ name }) => {
      const card = cardNamed(filling, { name, notes });
      const side = does === 'special-summon' ? tributesFrom(filling, by, named.card) : by;
      return (table.find(card, side, true) ?? table.put(card, side, 'monsters')).id;
    });
  if (does === 'set' && notes.asSpell) moves.push({ by, do: does, card: entry.id, as: 'spell' });
  else if (does === 'normal-summon' || does === 'set')
    moves.push({ by, do: does, card: entry.id, ...tributesFor(filling, by, named.card, tributes) });
  else if (does === 'flip-summon') moves.push({ by, do: does, card: entry.id });
  else {
    const method = summonedBy(filling, named.card);
    const materials =
      tributes.length > 0 ? tributes : there || method === 'own' ? [] : materialsFor(filling, by, named.card, notes);
    moves.push({
      by,
      do: does,
      card: entry.id,
      method: method === 'fusion' ? 'own' : method,
      ...(materials.length > 0 && { materials }),
      ...(notes.position && { position: notes.position }),
    });
  }
  for (const one of table.entries) if (spentOn(filling, one.id)) one.zone = 'graveyard';
  entry.zone = named.card?.kind === 'monster' && !notes.asSpell ? 'monsters' : 'spellsTraps';
  entry.face = does === 'set' ? 'down' : 'up';
  if (does === 'special-summon' && ownWay(filling, named.card)?.to === 'opponent') entry.player = other(by);
  filling.last = { by, entry };
}

/** Monsters from the hand, between Pendulum Scales nobody named. */
export function pendulumSummon({ table, moves, find }: Filling, by: Player, named: readonly Named<YgoCard>[]): void {
  if (!table.entries.some(({ zone, player }) => zone === 'pendulum' && player === by))
    for (const scale of [0, 13]) putPlaceholder(table, { where: 'pendulum-zone', whose: 'you' }, by, find, { scale });
  const summoned = named.map((one) => table.find(one, by, true) ?? table.put(one, by, 'hand'));
  moves.push({ by, do: 'pendulum-summon', cards: summoned.map(({ id }) => id) });
  for (const entry of summoned) Object.assign(entry, { zone: 'monsters', face: 'up' });
}

/** Whose monsters its own way of being Summoned Tributes: a Kaiju those of the other player. */
function tributesFrom(filling: Filling, by: Player, card: YgoCard | undefined): Player {
  const tribute = costCards(ownWay(filling, card)?.do).find((pick) => pick.do === 'tribute');
  return sideOf({ whose: 'you', ...tribute }, by, 'monsters');
}
/** How it comes from the Extra Deck; by its own text where that forbids the usual way. */
function summonedBy({ text }: Filling, card: YgoCard | undefined): Method {
  const method = methodOf(card);
  const forbids = (effect: Effect) =>
    effect.ongoing?.some(
      (one) => one.rule === 'cannot' && one.what === 'special-summon' && one.cards === 'this' && one.how === method,
    );
  return card && text(card).effects.some(forbids) ? 'own' : method;
}
const ownWay = ({ text }: Filling, card: YgoCard | undefined) =>
  card && text(card).effects.find(({ procedure }) => procedure?.summon === 'own')?.procedure;

/** Whether the last move gave this card up. */
function spentOn({ moves }: Filling, id: string): boolean {
  const move = moves.at(-1) as { tributes?: string[]; materials?: string[] } | undefined;
  return (move?.tributes ?? move?.materials ?? []).includes(id);
}

/** Material the line leaves out, for a Summon from the Extra Deck: monsters nobody named. */
function materialsFor(
  { table, text, find }: Filling,
  by: Player,
  card: YgoCard | undefined,
  { madeWith }: Notes,
): string[] {
  const parts = card && fromExtra(card) ? materialOf(card, text(card).effects, find) : undefined;
  const [first, ...rest] = parts ?? [];
  const one = madeWith && first ? { ...first, filter: { all: [first.filter, ofOneKind(madeWith)] } } : first;
  return (one ? [one, ...rest] : []).flatMap(
    ({ filter, facts }) =>
      putPlaceholder(table, { where: 'monsters', whose: 'you', filter }, by, find, facts)?.id ?? [],
  );
}
/** "a Fusion, Synchro, Xyz, or Link Monster": the first of them will do. */
const ofOneKind = ({ is, ...filter }: Filter): Filter => ({ ...filter, ...(is && { is: many(is)[0]! }) });

/** Tributes the line leaves out: 1 from Level 5, 2 from Level 7. */
function tributesFor(
  { table, find }: Filling,
  by: Player,
  card: YgoCard | undefined,
  named: readonly string[],
): { tributes?: string[] } {
  const level = card?.kind === 'monster' ? (card.level ?? 0) : 0;
  const needed = level >= 7 ? 2 : level >= 5 ? 1 : 0;
  const tributes = [...named];
  while (tributes.length < needed)
    tributes.push(putPlaceholder(table, { where: 'monsters', whose: 'you' }, by, find)!.id);
  return tributes.length > 0 ? { tributes } : {};
}
