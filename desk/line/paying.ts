// The cost of an activation in a line: which cards pay it, and where cards lie that were given up or were targets.
import type { Player, YgoCard } from '../../engine/case/schema.ts';
import type { Cost, Effect, Place } from '../../engine/ygo/effects/schema.ts';
import { costCards, paidWithItself } from './asked.ts';
import { cardNamed, type Filling } from './filling.ts';
import { couldBe, fits, least, many, putPlaceholder } from './placeholders.ts';
import { areSeveral, isAt, zoneFor, type Entry, type Goes, type Zone } from './table.ts';
import type { Notes } from './items.ts';
import { keyed } from '../../engine/keyed.ts';

/** Cards the cost is paid with: those the line names, else any that fit and are not `waiting`, else placeholders. */
export function paidWith(
  filling: Filling,
  by: Player,
  self: Entry,
  notes: Notes,
  effect: Effect | undefined,
  waiting: ReadonlySet<Entry>,
): string[] {
  const { table, find, last, moves, chose } = filling;
  const named = notes.cost.reduce<string[]>((paid, { how, name, side = by }) => {
    const card = cardNamed(filling, { name, notes });
    const zone = paidFrom(effect?.cost, how, card.card);
    return [...paid, table.own(card, side, zone, paid).id];
  }, []);
  if (named.length > 0) return named;
  // "Banish 10 cards from the top of your Deck": which they are nobody need say.
  const picks = costCards(effect?.cost).filter(
    ({ where, filter }) => filter || many<Place>(where).some((place) => place !== 'deck'),
  );
  return picks.flatMap((pick) => {
    const paid: string[] = pick.including?.some(({ filter }) => filter.this) ? [self.id] : [];
    for (let i = paid.length; i < least(pick.choose); i++) {
      const own = { ...pick, whose: pick.whose ?? ('you' as const) };
      const fitting = table.entries.filter(
        (e) =>
          e !== self &&
          !e.spent &&
          !waiting.has(e) &&
          !paid.includes(e.id) &&
          e !== last?.entry &&
          fits(e, own, by, self),
      );
      if (areSeveral(fitting)) chose.push({ move: moves.length, what: 'cost' });
      const entry =
        fitting[0] ??
        (!isAimedAt(filling, by) && paysItself(self, own, effect, paid) && fits(self, own, by, self)
          ? self
          : putPlaceholder(table, own, by, find));
      if (entry) paid.push(entry.id);
    }
    return paid;
  });
}

/** Where a card lies that the line says is given up: where the cost takes such a card from, else as it is done as a rule. */
export function paidFrom(cost: Cost | undefined, how: string, card: YgoCard | undefined): Zone {
  const kind = card?.kind ?? 'monster';
  const pick = costCards(cost).find((one) => one.do === how && (!card || couldBe(card, one.filter ?? {})));
  const [place] = many<Place>(pick?.where);
  if (how === 'discard') return 'hand';
  if (place === undefined || (kind === 'monster' && many<Place>(pick?.where).some((one) => isAt('monsters', one))))
    return how === 'banish' && kind !== 'monster' ? 'graveyard' : kind === 'monster' ? 'monsters' : 'hand';
  return zoneFor(place, kind) ?? 'hand';
}

/** Nothing else is there, and what it does it does without the card: it is given up for its own effect before another is invented. */
const paysItself = (self: Entry, { do: how }: { do: string }, effect: Effect | undefined, paid: readonly string[]): boolean =>
  how === 'tribute' && !paid.includes(self.id) && !JSON.stringify(effect?.resolve ?? []).includes('"this"'); // prettier-ignore

/** The other player answers with what takes a target: the card that was used is still there. */
function isAimedAt({ coming: [next], find, text }: Filling, by: Player): boolean {
  if (next?.is !== 'action' || next.does !== 'activate' || next.by === by || !next.card) return false;
  const found = find('ygo', next.card.name);
  return 'card' in found && text(found.card as YgoCard).effects.some(({ targets = [] }) => targets.length > 0);
}

/** Where the cards lie that the cost was paid with: a hand trap that was discarded can be banished from the Graveyard. */
export function movedByCost(
  { table }: Filling,
  self: Entry,
  paid: readonly string[],
  notes: Notes,
  effect: Effect | undefined,
): void {
  const own = paidWithItself(effect?.cost);
  const to = own && keyed(PAID_TO, own);
  if (to) self.zone = to;
  const how = notes.cost[0]?.how ?? costCards(effect?.cost)[0]?.do;
  const zone = how && keyed(PAID_TO, how);
  if (zone) for (const entry of table.entries) if (paid.includes(entry.id)) entry.zone = zone;
}

/** Where its targets go, as far as its first words say. */
export function targetsGoTo({ resolve = [] }: Effect, by: Player): Goes | undefined {
  const op = resolve.find((one) => 'cards' in one && one.cards === 'targets');
  if (!op) return undefined;
  if (op.do === 'take-control') return { player: by };
  const zone = op.do === 'special-summon' ? 'monsters' : op.do === 'add' ? 'hand' : PAID_TO[op.do];
  return zone && { zone, ...(op.do === 'special-summon' && { player: by }) };
}
/** Where a card goes that a cost is paid with. */
const PAID_TO: Record<string, Zone | undefined> = {
  discard: 'graveyard',
  send: 'graveyard',
  tribute: 'graveyard',
  destroy: 'graveyard',
  banish: 'banished',
};
