// A Yu-Gi-Oh! board being filled in from a line: every card gets a place, and every place nobody named is an assumption.
import { idOf, type CaseCard } from '../../engine/case/ids.ts';
import type { Player, YgoCard, YgoCase, YgoMonster, YgoPlayer } from '../../engine/case/schema.ts';
import { staysOnField } from '../../engine/ygo/cards.ts';
import type { Place } from '../../engine/ygo/effects/schema.ts';
import { countersNamed } from '../../engine/ygo/say/names.ts';
import { names, type Assumptions, type Named } from './names.ts';
import { keyed } from '../../engine/keyed.ts';

export type Zone =
  'monsters' | 'spellsTraps' | 'field' | 'pendulum' | 'hand' | 'graveyard' | 'banished' | 'deck' | 'extraDeck';
export interface Entry {
  id: string;
  named: Named<YgoCard>;
  player: Player;
  zone: Zone;
  face: 'up' | 'down';
  /** One of so many nobody named. */
  unnamed?: boolean;
  /** Put there because something of its kind is needed. */
  placeholder?: true;
  /** It lay there in the case the line goes on with. */
  laid?: true;
  /** A Spell or Trap that was activated already: another activation is another copy. */
  spent?: boolean;
}
/** Where a card goes, and to whom. */
export type Goes = Partial<Pick<Entry, 'zone' | 'player' | 'face'>>;
export interface PlacedAs {
  face?: 'up' | 'down';
  position?: 'attack' | 'defense';
  /** How a monster came there, where an effect asks. */
  how?: NonNullable<YgoMonster['since']>['how'];
  /** So many Xyz Materials, where the line says so. */
  materials?: number;
  /** Counters it holds, by their kind. */
  counters?: Record<string, number>;
  /** From where, where an effect asks. */
  from?: NonNullable<YgoMonster['since']>['from'];
  /** The line said so: no assumption. */
  said?: boolean;
  /** What the assumption is about, where it is more than what lies there: `/moves/N/from`, a move that is possible only from there. */
  path?: string;
}

/** A board on which a line goes on. */
export interface Laid {
  cards?: readonly CaseCard[];
  players?: { A?: YgoPlayer; B?: YgoPlayer };
  defined?: YgoCase['cards'];
  look?: (name: string) => YgoCard | undefined;
  full?: readonly Held[];
  bare?: readonly Player[];
}
/** A hand or Graveyard of which the line says how many cards are in it. */
export type Held = `${Player}/${'hand' | 'graveyard'}`;
export const isZone = (zone: string): zone is Zone => Object.hasOwn(WHERE, zone);

export const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');

const WHERE: Record<Zone, (face: 'up' | 'down') => [string, string]> = {
  monsters: (face) =>
    face === 'down'
      ? ['liegt verdeckt auf dem Spielfeld', 'is face-down on the field']
      : ['liegt offen auf dem Spielfeld', 'is face-up on the field'],
  spellsTraps: (face) =>
    face === 'down'
      ? ['wurde in einem früheren Zug gesetzt', 'was Set in an earlier turn']
      : ['liegt offen auf dem Spielfeld', 'is face-up on the field'],
  field: () => ['liegt offen in der Spielfeldzone', 'is face-up in the Field Zone'],
  pendulum: () => ['liegt offen in der Pendelzone', 'is face-up in the Pendulum Zone'],
  hand: () => ['ist in der Hand', 'is in the hand'],
  graveyard: () => ['liegt auf dem Friedhof', 'is in the Graveyard'],
  banished: () => ['ist verbannt', 'is banished'],
  deck: () => ['ist im Deck', 'is in the Deck'],
  extraDeck: (face) =>
    face === 'up'
      ? ['liegt offen im Extra Deck', 'is face-up in the Extra Deck']
      : ['ist im Extra Deck', 'is in the Extra Deck'],
};

/** The materials of an Xyz Monster, where the line does not say how many it has. */
const UNTOLD = 2;

export class Table {
  readonly entries: Entry[];
  readonly players: Record<Player, YgoPlayer>;
  readonly cards: NonNullable<YgoCase['cards']>;
  /** Players attacked directly: they control no monster nobody named. */
  readonly attackedDirectly: Set<Player>;
  /** Players of whom the line says that they control no monster. */
  readonly bare: Player[];
  /** Players of whom the line says how many cards they hold: a card is one of those, none comes besides. */
  readonly full: Held[];
  /** Of those, where so many others are told of: the next card from there is none of them. */
  readonly besides = new Set<Held>();
  /** What is played now is supposed: it came before what the line counts. */
  before = false;
  private readonly assumed: Assumptions;

  constructor(assumed: Assumptions, { cards = [], players, defined, look, full = [], bare = [] }: Laid = {}) {
    this.full = [...full];
    this.bare = [...bare];
    this.attackedDirectly = new Set(bare);
    this.assumed = assumed;
    this.players = { A: players?.A ?? {}, B: players?.B ?? {} };
    this.cards = defined ?? {};
    this.entries = cards.flatMap(({ id, card, zone, side }) =>
      isZone(zone)
        ? [
            {
              id,
              named: { name: card, card: look?.(card) },
              player: side,
              zone,
              face: zone === 'spellsTraps' ? ('down' as const) : ('up' as const),
              laid: true as const,
              ...((card === '?' || card === 'a monster') && { unnamed: true }),
            },
          ]
        : [],
    );
  }

  /** A Spell or Trap that was activated: another activation is another copy. */
  spend(id: string): void {
    const entry = this.entries.find((one) => one.id === id);
    if (entry && entry.named.card?.kind !== 'monster') entry.spent = true;
  }

  /** The Chain has resolved: a Spell or Trap that does not stay lies in the Graveyard; `going`: what its links did with others. */
  chainEnded(going: ReadonlyMap<string, Goes>): void {
    for (const entry of this.entries) {
      Object.assign(entry, going.get(entry.id));
      const card = entry.named.card;
      if (entry.spent && card?.kind !== 'monster' && !(card && staysOnField(card))) entry.zone = 'graveyard';
    }
  }

  /** Puts a card somewhere and says so, unless the line did. */
  put(named: Named<YgoCard>, player: Player, zone: Zone, as: PlacedAs = {}): Entry {
    if ((zone === 'hand' || zone === 'graveyard') && !as.said && !this.before) this.among(player, zone);
    const id = this.freeId(named.name);
    const face = as.face ?? (zone === 'spellsTraps' || zone === 'extraDeck' ? 'down' : 'up');
    const unnamed = named.name === '?' || (as.said && named.name === 'a monster');
    const entry: Entry = { id, named, player, zone, face, ...(unnamed && { unnamed }) };
    this.entries.push(entry);
    this.write(entry, as);
    if (!as.said) {
      const { de, en } = names(named.card, named.name);
      const [wo, where] = WHERE[zone](face);
      this.assumed.add(
        as.path ?? `/players/${player}/${zone}`,
        named.name,
        `${player}: ${de} ${wo}.`,
        `${player}: ${en} ${where}.`,
      );
    }
    return entry;
  }

  /** So many cards are in a player's Deck, those nobody named among them. */
  more(player: Player, zone: 'deck' | 'extraDeck', count: number): void {
    (this.players[player][zone] ??= {}).count ??= count;
  }

  /** A monster that lies on the other side from the beginning, though it is its owner's. */
  borrowed(entry: Entry, by: Player): void {
    const list = this.players[entry.player].monsters ?? [];
    const at = list.findIndex((one) => one !== null && idOf(one) === entry.id);
    if (entry.player === by || at < 0) return;
    (this.players[by].monsters ??= []).push(...list.splice(at, 1));
    entry.player = by;
  }

  /** A card of a hand or Graveyard whose number was said is one of those nobody named. */
  among(player: Player, zone: 'hand' | 'graveyard'): void {
    if (this.besides.delete(`${player}/${zone}`)) return;
    const list = this.players[player][zone];
    const unknown = this.full.includes(`${player}/${zone}`) ? this.entries.findLast((one) => one.player === player && one.zone === zone && one.unnamed) : undefined;
    const at = unknown && list ? list.findLastIndex((one) => idOf(one) === unknown.id) : -1;
    if (!unknown || !list || at < 0) return;
    list.splice(at, 1);
    this.entries.splice(this.entries.indexOf(unknown), 1);
  } // prettier-ignore

  /** Into the case: the name alone where nothing else is to be said. */
  private write({ id, named: { name, card }, player, zone, face }: Entry, as: PlacedAs): void {
    const side = this.players[player];
    const told = <T extends object>(facts: T): string | ({ card: string; id?: string } & T) => {
      const all = { ...(id !== name && { id }), ...facts };
      return Object.keys(all).length > 0 ? { ...all, card: name } : name;
    };
    const held = { ...(as.counters && { counters: as.counters }) };
    const up = { ...(id !== name && { face: 'up' as const }), ...held };
    if (zone === 'monsters')
      (side.monsters ??= []).push(told({ ...asMonster(face, as), ...this.materials(card, as.materials), ...held }));
    else if (zone === 'spellsTraps')
      (side.spellsTraps ??= []).push(told({ ...((face === 'up' || id !== name) && { face }), ...held }));
    else if (zone === 'field') side.field = told(face === 'down' ? { face } : up);
    else if (zone === 'pendulum') {
      const zones = (side.pendulum ??= [null, null]);
      zones[zones[0] === null ? 0 : 1] = told(up);
    } else if (zone === 'deck' || zone === 'extraDeck')
      ((side[zone] ??= {}).cards ??= []).push(told(openIn(zone, face)));
    else (side[zone] ??= []).push(told({}));
  }

  /** A card that comes there by what the line plays; nothing is laid out for it. */
  expect(named: Named<YgoCard>, player: Player, zone: Zone): void {
    this.entries.push({ id: this.freeId(named.name), named, player, zone, face: 'up' });
  }

  /** Puts counters on a card on the field and says so. */
  count(id: string | undefined, counters: string, count: number): void {
    const there = this.give(id, { counters: { [counters]: count } });
    const named = countersNamed({ kind: counters, count });
    if (there)
      this.assumed.add(
        `/players/${there.player}/counters`,
        count,
        `${there.name.de} trägt ${named.de}.`,
        `${there.name.en} holds ${named.en}.`,
      );
  }
  /** Gives an Xyz Monster so many materials nobody has named, unless the line says how many it has. */
  attach(id: string | undefined, count: number): void {
    const monsters = [...(this.players.A.monsters ?? []), ...(this.players.B.monsters ?? [])];
    const there = monsters.find((one) => typeof one !== 'string' && (one.id ?? one.card) === id);
    const has = typeof there === 'object' ? there.materials?.length : undefined;
    if (has !== undefined && has !== UNTOLD) return;
    this.give(id, { materials: Array.from({ length: Math.max(count, 2) }, () => '?') });
  }
  /** Says more of a card on the field, in a Graveyard, or banished. */
  give(id: string | undefined, facts: object): { player: Player; name: { de: string; en: string } } | undefined {
    const entry = this.entries.find((one) => one.id === id);
    const side = entry && this.players[entry.player];
    for (const list of [side?.monsters, side?.spellsTraps, side?.graveyard, side?.banished] as (
      string | { id?: string; card: string }
    )[][]) {
      const at = (list ?? []).findIndex((one) => idOf(one) === id);
      const there = list?.[at];
      if (!entry || there === undefined) continue;
      list[at] = { ...(typeof there === 'string' ? { card: there } : there), ...facts } as never;
      return { player: entry.player, name: names(entry.named.card, entry.named.name) };
    }
    return undefined;
  }

  /** Describes a card nobody named and gives the key under which it stands in the case. */
  define(name: string, card: YgoCard): string {
    for (let n = 1; ; n++) {
      const key = n === 1 ? name : `${name} ${n}`;
      const there = keyed(this.cards, key);
      if (there && JSON.stringify(there) !== JSON.stringify(card)) continue;
      this.cards[key] = card;
      return key;
    }
  }

  /** An Xyz Monster stands there with materials nobody has named: two, where their number is not told. */
  private materials(card: YgoCard | undefined, told = UNTOLD): { materials?: string[] } {
    return card?.monster?.includes('xyz') ? { materials: Array.from({ length: told }, () => '?') } : {};
  }

  private freeId(name: string): string {
    const taken = new Set(this.entries.map((entry) => entry.id));
    // Cards nobody identified lie in many places, under Xyz Monsters too: the one that is meant has an id of its own.
    const unknown = name === '?';
    if (!taken.has(name) && !unknown) return name;
    let n = unknown ? 1 : 2;
    const numbered = () => (unknown ? `unknown ${n}` : `${name}#${n}`);
    while (taken.has(numbered())) n++;
    return numbered();
  }

  /** The same card, where the case has it on whichever side. */
  laid(named: Named<YgoCard>, zone: Zone, not?: Entry): Entry | undefined {
    return this.entries.find((one) => one.laid && one.zone === zone && one !== not && isSame(one, named));
  }

  /** The same card, where it already lies: the player's own first, or only theirs; `besides`: copies that are meant already. */
  find(named: Named<YgoCard>, player: Player, only = false, besides: readonly string[] = []): Entry | undefined {
    const same = this.entries.filter((entry) => isSame(entry, named) && !besides.includes(entry.id));
    return same.find((entry) => entry.player === player) ?? (only ? undefined : same[0]);
  }
  /** The player's own card so called, where none lies yet put there; `besides` as in `find`. */
  own(named: Named<YgoCard>, player: Player, zone: Zone, besides: readonly string[] = []): Entry {
    return this.find(named, player, true, besides) ?? this.put(named, player, zone);
  }
}

/** Whether several of them are different cards that are named. */
export const areSeveral = (entries: readonly Entry[]): boolean =>
  new Set(entries.filter(({ unnamed, placeholder }) => !unnamed && !placeholder).map(({ named }) => named.name)).size >
  1;

const isSame = ({ named }: Entry, { name, card }: Named<YgoCard>): boolean =>
  named.name === name || (named.card !== undefined && named.card === card);

const ZONES: Record<Place, Zone | undefined> = {
  field: 'monsters',
  monsters: 'monsters',
  'spells-traps': 'spellsTraps',
  'field-zone': 'field',
  'pendulum-zone': 'pendulum',
  hand: 'hand',
  graveyard: 'graveyard',
  banished: 'banished',
  deck: 'deck',
  'extra-deck': 'extraDeck',
  materials: undefined,
};
/** Where a card of this kind lies when a text says only this. */
export const zoneFor = (place: Place, kind: YgoCard['kind']): Zone | undefined =>
  place === 'field' && kind !== 'monster' ? 'spellsTraps' : ZONES[place];
export const isAt = (zone: Zone, place: Place): boolean =>
  place === 'field' ? ['monsters', 'spellsTraps', 'field', 'pendulum'].includes(zone) : ZONES[place] === zone;

/** Where a card lies on the field. */
export const onFieldZone = (card: YgoCard | undefined): Zone =>
  card?.kind === 'monster' ? 'monsters' : card?.property === 'field' ? 'field' : 'spellsTraps';

/** Only in the Extra Deck a card may lie face-up. */
const openIn = (zone: Zone, face: 'up' | 'down'): { face?: 'up' } =>
  zone === 'extraDeck' && face === 'up' ? { face } : {};

/** A monster's battle position, face, and how and from where it was Summoned, as far as they want saying. */
function asMonster(face: 'up' | 'down', { position = face === 'down' ? 'defense' : undefined, how, from }: PlacedAs): Partial<{ position: 'attack' | 'defense'; face: 'down'; since: Pick<PlacedAs, 'how' | 'from'> }> {
  return {
    ...(position && { position }),
    ...(face === 'down' && { face }),
    ...((how ?? from) && { since: { ...(how && { how }), ...(from && { from }) } }),
  };
} // prettier-ignore
