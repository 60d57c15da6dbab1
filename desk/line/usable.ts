// Where the card of an activation lies: where the line says, else where its effect can be used.
import type { Player, YgoCard } from '../../engine/case/schema.ts';
import type { Effect, Place } from '../../engine/ygo/effects/schema.ts';
import { paidWithItself } from './asked.ts';
import type { Filling } from './filling.ts';
import type { Named } from './names.ts';
import { many } from './placeholders.ts';
import { isAt, onFieldZone, other, zoneFor, type Entry, type PlacedAs, type Zone } from './table.ts';
import type { Notes } from './items.ts';

/** The card of an activation, laid out where nothing says it lies already. */
export function placeToActivate(
  filling: Filling,
  by: Player,
  named: Named<YgoCard>,
  notes: Notes,
  effect: Effect | undefined,
): Entry {
  const there = usableThere(filling, by, named, notes, effect);
  if (there) return there;
  const { card } = named;
  if (notes.place !== undefined) {
    const [zone, as] = saidPlace(filling, card, notes);
    const path = notes.supposed && isItself(card, effect) && { path: `/moves/${filling.moves.length}/from` };
    return filling.table.put(named, by, zone, { ...as, ...path });
  }
  if (!isItself(card, effect))
    return filling.table.put(
      named,
      by,
      isHandTrap(effect) ? 'hand' : zoneOfUse(card, usedFrom(filling, card, effect)),
      {
        face: 'up',
        ...(notes.position && { position: notes.position }),
        ...(notes.materials !== undefined && { materials: notes.materials }),
        ...holding(filling, card, notes.counters),
      },
    );
  const fromHand = card?.kind === 'spell' && (by === filling.turnPlayer || card.property !== 'quick-play');
  return filling.table.put(named, by, fromHand ? 'hand' : 'spellsTraps');
}

function usableThere(
  filling: Filling,
  by: Player,
  named: Named<YgoCard>,
  notes: Notes,
  effect: Effect | undefined,
): Entry | undefined {
  const there = filling.table.find(named, by, true) ?? lent(filling, named, by);
  const free = there && (notes.itsEffect || !there.spent) && !isUsedUp(there, effect);
  const isIt = notes.place === undefined || notes.supposed;
  return (free && isIt) || (there?.zone === 'graveyard' && notes.place === 'graveyard') ? there : undefined;
}

/** A monster of this player's the other one took. */
function lent(filling: Filling, named: Named<YgoCard>, by: Player): Entry | undefined {
  const there = filling.table.find(named, other(by), true);
  return there && filling.chain.borrowed.get(there.id) === by ? there : undefined;
}

/** A hand trap that lies in the Graveyard by now, or is banished: another copy is meant. */
function isUsedUp({ zone }: Entry, effect: Effect | undefined): boolean {
  const gone = zone === 'graveyard' || zone === 'banished';
  return gone && effect?.from !== undefined && many(effect.from).every((place) => place === 'hand');
}

/** Where the line says that a card is, and how it lies there. */
export function saidPlace(
  filling: Filling,
  card: YgoCard | undefined,
  { place, position, faceDown, supposed, materials, counters, monster, equips }: Notes,
): [Zone, PlacedAs & { said: boolean }] {
  const onField = equips !== undefined ? 'spellsTraps' : monster ? 'monsters' : onFieldZone(card);
  const said = {
    said: !supposed,
    ...(position && { position }),
    ...(materials !== undefined && { materials }),
    ...holding(filling, card, counters),
  };
  if (place === 'set' || faceDown) return [onField, { ...said, face: 'down' }];
  if (place === 'field' || place === undefined) return [onField, { ...said, face: 'up' }];
  return [place, said];
}

/** The counters a card holds, of the kind its text speaks of. */
function holding(
  filling: Filling,
  card: YgoCard | undefined,
  counters: number | undefined,
): Pick<PlacedAs, 'counters'> {
  const [, kind] = (card && counters !== undefined && COUNTERS.exec(JSON.stringify(filling.text(card).effects))) || [];
  return kind !== undefined && counters !== undefined ? { counters: { [kind]: counters } } : {};
}

const COUNTERS = /"do":"(?:place|remove)-counters"[^{}]*?"kind":"([^"]+)"/;
/** From where the effect is used; of a card nobody read, the first thing its text lets its player do. */
function usedFrom({ text }: Filling, card: YgoCard | undefined, effect: Effect | undefined): readonly Place[] {
  const unread = card && !effect ? text(card).unread.find(({ optional }) => optional)?.needs : undefined;
  return many(effect?.from ?? unread?.from);
}
/** A Spell or Trap without an effect that is activated, or whose text nobody read, is itself what is activated. */
const isItself = (card: YgoCard | undefined, effect: Effect | undefined): card is YgoCard =>
  card !== undefined && card.kind !== 'monster' && (effect?.kind ?? 'activation') === 'activation';
/** "You can send this card from your hand or field to the GY": what nobody said to lie there is in the hand. */
export const isHandTrap = (effect: Effect | undefined): boolean =>
  effect?.kind === 'quick' && many(effect.from).includes('hand') && paidWithItself(effect.cost) !== undefined;
/** Where a card lies whose effect is used: on the field, else where the effect is used first. */
export function zoneOfUse(card: YgoCard | undefined, from: readonly Place[]): Zone {
  const home = card?.kind === 'monster' ? 'monsters' : 'spellsTraps';
  const [first] = from;
  if (first === undefined || from.some((place) => isAt(home, place))) return onFieldZone(card);
  return zoneFor(first, card?.kind ?? 'monster') ?? home;
}
