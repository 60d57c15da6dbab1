/**
 * The Duel as the contract shows it: ids and defaults filled in, current values of monsters, effects in force.
 * Zones and cards that did not change keep the object made before, so that a step's `changes` cost no more than what changed.
 */
import type { Player, YgoInForce, YgoMonster, YgoPlayer, YgoSpellTrap, YgoState } from '../../case/schema.ts';
import { deckCount, type Card, type Duel, type ListZone, type Side } from './duel.ts';

/** ATK, DEF and Level that hold now. */
export type Values = (card: Card) => { atk: number | '?'; def: number | '?'; level?: number };

/** Gives a function that shows the board of the moment. `values` tells the values a face-up monster has now. */
export function viewer(duel: Duel, values: Values): () => YgoState {
  const view = new View(duel, values);
  return () => view.state();
}

/** Objects made before, by name: the old one is kept while its key is the same. */
class Kept {
  readonly #made = new Map<string, { key: string; value: unknown }>();

  get<T>(name: string, key: string, make: () => T): T {
    const before = this.#made.get(name);
    if (before && before.key === key) return before.value as T;
    const value = make();
    this.#made.set(name, { key, value });
    return value;
  }
  /** The old list where all its items are the same objects. */
  list<T>(name: string, now: T[]): T[] {
    const before = this.#made.get(name)?.value as T[] | undefined;
    if (before && before.length === now.length && before.every((item, i) => item === now[i])) return before;
    this.#made.set(name, { key: '', value: now });
    return now;
  }
}

type Rest = Omit<YgoPlayer, 'lifePoints' | 'monsters'>;
/** A player as last shown, and at which revision of the Duel: until the next one no value of a monster changes. */
interface Shown {
  revision: number;
  lifePoints: number;
  monsters: YgoMonster[];
  rest: Rest;
  value: YgoPlayer;
}
type ShowList = <T>(zone: ListZone, show: (card: Card) => T) => T[];

class View {
  readonly #duel: Duel;
  readonly #values: Values;
  readonly #cards = new Kept();
  readonly #zones = new Kept();
  readonly #rests = new Kept();
  readonly #players: Partial<Record<Player, Shown>> = {};
  #shownTurn: Duel['turn'] | undefined;
  constructor(duel: Duel, values: Values) {
    this.#duel = duel;
    this.#values = values;
  }

  state(): YgoState {
    const { turn, firstPlayer, match, phase, step, timing, battle, forces, history } = this.#duel;
    return {
      turn: this.#turn(turn),
      firstPlayer,
      ...(match && { match }),
      phase,
      ...(step && { step }),
      ...(timing && { timing }),
      ...(battle && { battle: { ...battle } }),
      players: { A: this.#player('A'), B: this.#player('B') },
      effects: this.#zones.list(
        'effects',
        forces.map((f): YgoInForce => f.shown),
      ),
      history,
    };
  }

  #turn({ player, number }: Duel['turn']): Duel['turn'] {
    if (this.#shownTurn?.player !== player || this.#shownTurn.number !== number) this.#shownTurn = { player, number };
    return this.#shownTurn;
  }

  #player(player: Player): YgoPlayer {
    const side = this.#duel.sides[player];
    const list: ShowList = (zone, show) => this.#zones.list(`${player}/${zone}`, side.zones[zone].map(show));
    const { lifePoints } = side;
    const { revision } = this.#duel;
    const before = this.#players[player];
    const isSame = before?.revision === revision;
    if (isSame && before.lifePoints === lifePoints) return before.value;
    const monsters = isSame ? before.monsters : list('monsters', (card) => this.#monster(card));
    const rest = this.#rests.get(player, String(side.revision), () => this.#rest(side, list));
    if (before?.lifePoints === lifePoints && before.monsters === monsters && before.rest === rest) {
      before.revision = revision;
      return before.value;
    }
    const value: YgoPlayer = { lifePoints, monsters, ...rest };
    this.#players[player] = { revision, lifePoints, monsters, rest, value };
    return value;
  }

  /** What a player has besides Life Points and monsters. */
  #rest(side: Side, list: ShowList): Rest {
    const spellTrap = (card: Card) => this.#spellTrap(card);
    const ref = (card: Card) => this.#ref(card);
    const { zones, unnamed, used, forces } = side;
    const at = (slot: number): YgoSpellTrap | null => {
      const card = zones.pendulum.find((one) => one.slot === slot);
      return card ? spellTrap(card) : null;
    };
    return {
      spellsTraps: list('spellsTraps', spellTrap),
      field: zones.field[0] ? spellTrap(zones.field[0]) : null,
      ...(zones.pendulum.length > 0 && { pendulum: [at(1), at(5)] }),
      hand: list('hand', ref),
      graveyard: list('graveyard', ref),
      banished: list('banished', ref) as YgoPlayer['banished'],
      deck: { cards: list('deck', ref), count: deckCount(side) },
      extraDeck: {
        cards: list('extraDeck', ref) as NonNullable<YgoPlayer['extraDeck']>['cards'],
        count: zones.extraDeck.length + unnamed.extraDeck,
      },
      used: { ...used },
      effects: forces.map((f) => f.shown),
    };
  }

  #monster(card: Card): YgoMonster {
    const current = this.#values(card);
    const key = `m${card.revision}/${card.zone}/${current.atk}/${current.def}/${current.level}`;
    return this.#cards.get(card.id, key, () => ({
      id: card.id,
      card: card.written,
      owner: card.owner,
      position: card.position,
      face: card.face,
      ...(card.slot !== undefined && { zone: card.slot }),
      ...(sinceOf(card) && { since: sinceOf(card) }),
      properlySummoned: card.properlySummoned === true,
      attacked: card.attacked,
      positionChanged: card.positionChanged,
      ...(card.materials.length > 0 && {
        materials: card.materials.map((m) => ({ id: m.id, card: m.written, owner: m.owner })),
      }),
      ...(Object.keys(card.counters).length > 0 && { counters: { ...card.counters } }),
      ...(card.modifiers.length > 0 && { modifiers: card.modifiers.map((m) => m.shown) }),
      ...(card.forces.length > 0 && { effects: card.forces.map((f) => f.shown) }),
      current,
    }));
  }

  #spellTrap(card: Card): YgoSpellTrap {
    return this.#cards.get(card.id, `s${card.revision}/${card.zone}`, () => ({
      id: card.id,
      card: card.written,
      owner: card.owner,
      face: card.face,
      ...(sinceOf(card) && { since: { turn: card.since.turn, order: card.since.order } }),
      ...(card.on !== undefined && { on: card.on }),
      ...(typeof card.slot === 'number' && { zone: card.slot }),
      ...(Object.keys(card.counters).length > 0 && { counters: { ...card.counters } }),
      ...(card.forces.length > 0 && { effects: card.forces.map((f) => f.shown) }),
    }));
  }

  #ref(card: Card) {
    return this.#cards.get(card.id, `r${card.revision}/${card.zone}`, () => ({
      id: card.id,
      card: card.written,
      owner: card.owner,
      ...(card.properlySummoned === false && { properlySummoned: false }),
      ...(card.zone === 'banished' && { face: card.face }),
      ...(card.zone === 'extraDeck' && card.face === 'up' && { face: card.face }),
    }));
  }
}

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
