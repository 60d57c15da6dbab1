/**
 * The Duel as the contract shows it: ids and defaults filled in, current values of monsters, effects in force.
 * Zones and cards that did not change keep the object made before, so that a step's `changes` cost no more than what changed.
 */
import type { Player, YgoInForce, YgoMonster, YgoPlayer, YgoSpellTrap, YgoState } from '../../case/schema.ts';
import { deckCount, type Card, type Duel, type ListZone } from './duel.ts';

/** ATK, DEF and Level that hold now. */
export type Values = (card: Card) => { atk: number | '?'; def: number | '?'; level?: number };

interface Kept<T> {
  key: string;
  value: T;
}

/** Gives a function that shows the board of the moment. `values` tells the values a face-up monster has now. */
export function viewer(duel: Duel, values: Values): () => YgoState {
  const cards = new Map<string, Kept<unknown>>();
  const zones = new Map<string, Kept<unknown>>();
  const parts = new Map<string, Kept<unknown>>();

  const keep = <T>(store: Map<string, Kept<unknown>>, name: string, key: string, make: () => T): T => {
    const before = store.get(name);
    if (before && before.key === key) return before.value as T;
    const value = make();
    store.set(name, { key, value });
    return value;
  };
  /** Keeps the old list where all its items are the same objects. */
  const keepList = <T>(name: string, make: () => T[]): T[] => {
    const before = zones.get(name)?.value as T[] | undefined;
    const now = make();
    if (before && before.length === now.length && before.every((item, i) => item === now[i])) return before;
    zones.set(name, { key: '', value: now });
    return now;
  };

  const monster = (card: Card): YgoMonster => {
    const current = values(card);
    return keep(
      cards,
      card.id,
      `m${card.revision}/${card.zone}/${current.atk}/${current.def}/${current.level}`,
      () => ({
        id: card.id,
        card: card.written,
        owner: card.owner,
        position: card.position,
        face: card.face,
        ...(card.slot !== undefined && { zone: card.slot }),
        ...(sinceOf(card) && { since: sinceOf(card) }),
        properlySummoned: card.properlySummoned,
        attacked: card.attacked,
        positionChanged: card.positionChanged,
        ...(card.materials.length > 0 && {
          materials: card.materials.map((m) => ({ id: m.id, card: m.written, owner: m.owner })),
        }),
        ...(Object.keys(card.counters).length > 0 && { counters: { ...card.counters } }),
        ...(card.modifiers.length > 0 && { modifiers: card.modifiers.map((m) => m.shown) }),
        ...(card.forces.length > 0 && { effects: card.forces.map((f) => f.shown) }),
        current,
      }),
    );
  };
  const spellTrap = (card: Card): YgoSpellTrap =>
    keep(cards, card.id, `s${card.revision}/${card.zone}`, () => ({
      id: card.id,
      card: card.written,
      owner: card.owner,
      face: card.face,
      ...(sinceOf(card) && { since: { turn: card.since.turn, order: shownOrder(card) } }),
      ...(card.on !== undefined && { on: card.on }),
      ...(typeof card.slot === 'number' && { zone: card.slot }),
      ...(Object.keys(card.counters).length > 0 && { counters: { ...card.counters } }),
      ...(card.forces.length > 0 && { effects: card.forces.map((f) => f.shown) }),
    }));
  const ref = (card: Card) =>
    keep(cards, card.id, `r${card.revision}/${card.zone}`, () => ({
      id: card.id,
      card: card.written,
      owner: card.owner,
      ...(card.properlySummoned ? {} : { properlySummoned: false }),
      ...(card.zone === 'banished' && { face: card.face }),
      ...(card.zone === 'extraDeck' && card.face === 'up' && { face: card.face }),
    }));

  const side = (player: Player): YgoPlayer => {
    const s = duel.sides[player];
    const list = <T>(zone: ListZone, show: (card: Card) => T): T[] =>
      keepList(`${player}/${zone}`, () => s.zones[zone].map(show));
    const monsters = list('monsters', monster);
    const rest = keep(parts, `${player}/rest`, Object.values(s.revision).join('/'), () => ({
      spellsTraps: list('spellsTraps', spellTrap),
      field: s.zones.field[0] ? spellTrap(s.zones.field[0]) : null,
      ...(s.zones.pendulum.length > 0 && { pendulum: pendulum(s.zones.pendulum) }),
      hand: list('hand', ref),
      graveyard: list('graveyard', ref),
      banished: list('banished', ref) as YgoPlayer['banished'],
      deck: { cards: list('deck', ref), count: deckCount(s) },
      extraDeck: {
        cards: list('extraDeck', ref) as NonNullable<YgoPlayer['extraDeck']>['cards'],
        count: s.zones.extraDeck.length + s.unnamed.extraDeck,
      },
      used: { ...s.used },
      effects: s.forces.map((f) => f.shown),
    }));
    return whole(player, s.lifePoints, monsters, rest);
  };
  const pendulum = (held: Card[]): [YgoSpellTrap | null, YgoSpellTrap | null] => {
    const at = (slot: number) => held.find((card) => card.slot === slot);
    const show = (card: Card | undefined) => (card ? spellTrap(card) : null);
    return [show(at(1)), show(at(5))];
  };
  const sides: Partial<Record<Player, { lifePoints: number; monsters: unknown; rest: unknown; value: YgoPlayer }>> = {};
  const whole = (player: Player, lifePoints: number, monsters: YgoMonster[], rest: Partial<YgoPlayer>): YgoPlayer => {
    const before = sides[player];
    if (before && before.lifePoints === lifePoints && before.monsters === monsters && before.rest === rest)
      return before.value;
    const value: YgoPlayer = { lifePoints, monsters, ...rest };
    sides[player] = { lifePoints, monsters, rest, value };
    return value;
  };

  return () => ({
    turn: { player: duel.turn.player, number: duel.turn.number },
    firstPlayer: duel.firstPlayer,
    ...(duel.match && { match: duel.match }),
    phase: duel.phase,
    ...(duel.step && { step: duel.step }),
    ...(duel.timing && { timing: duel.timing }),
    ...(duel.battle && { battle: { ...duel.battle } }),
    players: { A: side('A'), B: side('B') },
    effects: duel.forces.map((f): YgoInForce => f.shown),
    history: duel.history,
  });
}

const shownOrder = (card: Card): number | undefined => card.since.order;
function sinceOf(card: Card): YgoMonster['since'] {
  const { turn, order, from, how } = card.since;
  const place = from === 'extra-deck' ? 'extra' : from;
  const known = (['hand', 'deck', 'extra', 'graveyard', 'banished'] as const).find((p) => p === place);
  if (turn === undefined && order === undefined && !known && !how) return undefined;
  return {
    ...(turn !== undefined && { turn }),
    ...(order !== undefined && { order }),
    ...(known && { from: known }),
    ...(how && { how }),
  };
}
