/**
 * Every card a case names, in reading order, with its id: the name as written, `name#2` for a second copy without an id of its own.
 * Reading order: player A before B; Yu-Gi-Oh!: monsters (each followed by its materials), Spell & Trap Zones, Field Zone, Pendulum Zones,
 * hand, Graveyard, banished, Deck, Extra Deck; Pokémon: Active, Bench (each followed by Energy, Tools and the cards under it), hand,
 * discard pile, deck, Lost Zone, Prize cards; the Stadium last.
 */
import { knownPrizes } from './ptcg.ts';
import type { Case, Player, PtcgPlayer, PtcgState, YgoPlayer, YgoState } from './schema.ts';

export type Path = readonly (string | number)[];
/** A place where a card is named, before ids are given. */
export interface Mention {
  /** Explicit id. */
  id?: string;
  card: string;
  print?: string;
  /** The player on whose side it stands. */
  side: Player;
  zone: Zone;
  /** Where it stands in the case. */
  path: Path;
}
export type Zone =
  | 'monsters' | 'materials' | 'spellsTraps' | 'field' | 'pendulum' | 'hand' | 'graveyard' | 'banished' | 'deck' | 'extraDeck'
  | 'active' | 'bench' | 'energy' | 'tools' | 'under' | 'discard' | 'lostZone' | 'prizes' | 'stadium'; // prettier-ignore
export interface CaseCard extends Mention {
  id: string;
}

const SIDES = ['A', 'B'] as const;
type Ref = string | { id?: string; card: string; print?: string };
/** The id of a card as it is written, of a first copy without one its name. */
export const idOf = (ref: Ref): string => (typeof ref === 'string' ? ref : (ref.id ?? ref.card));

function mention(ref: Ref, side: Player, zone: Zone, path: Path): Mention {
  if (typeof ref === 'string') return { card: ref, side, zone, path };
  const { id, card, print } = ref;
  const found: Mention = { card, side, zone, path };
  if (id !== undefined) found.id = id;
  if (print !== undefined) found.print = print;
  return found;
}

const list = (refs: readonly Ref[] | undefined, side: Player, zone: Zone, path: Path): Mention[] =>
  (refs ?? []).map((ref, i) => mention(ref, side, zone, [...path, i]));

function ygoMentions(player: YgoPlayer, side: Player, at: Path): Mention[] {
  const monsters = (player.monsters ?? []).flatMap((monster, i) => [
    mention(monster, side, 'monsters', [...at, 'monsters', i]),
    ...list(typeof monster === 'string' ? [] : monster.materials, side, 'materials', [
      ...at,
      'monsters',
      i,
      'materials',
    ]),
  ]);
  const pendulum = (player.pendulum ?? []).flatMap((card, i) =>
    card === null ? [] : [mention(card, side, 'pendulum', [...at, 'pendulum', i])],
  );
  return [
    ...monsters,
    ...list(player.spellsTraps, side, 'spellsTraps', [...at, 'spellsTraps']),
    ...(player.field ? [mention(player.field, side, 'field', [...at, 'field'])] : []),
    ...pendulum,
    ...list(player.hand, side, 'hand', [...at, 'hand']),
    ...list(player.graveyard, side, 'graveyard', [...at, 'graveyard']),
    ...list(player.banished, side, 'banished', [...at, 'banished']),
    ...list(player.deck?.cards, side, 'deck', [...at, 'deck', 'cards']),
    ...list(player.extraDeck?.cards, side, 'extraDeck', [...at, 'extraDeck', 'cards']),
  ];
}

function ptcgMentions(player: PtcgPlayer, side: Player, at: Path): Mention[] {
  const inPlay = (pokemon: NonNullable<PtcgPlayer['active']>, zone: Zone, path: Path): Mention[] => [
    mention(pokemon, side, zone, path),
    ...(typeof pokemon === 'string'
      ? []
      : (['energy', 'tools', 'under'] as const).flatMap((part) => list(pokemon[part], side, part, [...path, part]))),
  ];
  return [
    ...(player.active ? inPlay(player.active, 'active', [...at, 'active']) : []),
    ...(player.bench ?? []).flatMap((pokemon, i) => inPlay(pokemon, 'bench', [...at, 'bench', i])),
    ...list(player.hand, side, 'hand', [...at, 'hand']),
    ...list(player.discard, side, 'discard', [...at, 'discard']),
    ...list(player.deck?.cards, side, 'deck', [...at, 'deck', 'cards']),
    ...list(player.lostZone, side, 'lostZone', [...at, 'lostZone']),
    ...list(knownPrizes(player.prizes), side, 'prizes', [...at, 'prizes', 'cards']),
  ];
}

/** Every card the case's board names, in reading order, without ids. */
export function mentions(theCase: Case): Mention[] {
  const at = (side: Player): Path => ['state', 'players', side];
  if (theCase.game === 'ygo') {
    const players: NonNullable<YgoState['players']> = theCase.state?.players ?? {};
    return SIDES.flatMap((side) => (players[side] ? ygoMentions(players[side], side, at(side)) : []));
  }
  const state: PtcgState = theCase.state ?? {};
  const stadium = state.stadium;
  return [
    ...SIDES.flatMap((side) => (state.players?.[side] ? ptcgMentions(state.players[side], side, at(side)) : [])),
    ...(stadium ? [mention(stadium, stadium.owner, 'stadium', ['state', 'stadium'])] : []),
  ];
}

/** Gives each mention its id. Copies without an id count among themselves; a number another card took explicitly is left out. */
export function giveIds(all: readonly Mention[]): CaseCard[] {
  const taken = new Set(all.flatMap((m) => (m.id === undefined ? [] : [m.id])));
  const give = idGiver(taken);
  return all.map((m) => {
    if (m.id !== undefined) return { ...m, id: m.id };
    return { ...m, id: give(m.card) };
  });
}

/** The id the next copy of a card gets: its name, else `name#2`, `name#3` … */
export function freeId(name: string, taken: Pick<ReadonlySet<string>, 'has'>): string {
  if (!taken.has(name)) return name;
  let n = 2;
  while (taken.has(`${name}#${n}`)) n++;
  return `${name}#${n}`;
}

/** Gives free ids one after the other and takes them; it remembers how far the copies of a name have come. */
export function idGiver(taken: Set<string>): (name: string) => string {
  const next = new Map<string, number>();
  return (name) => {
    let n = next.get(name) ?? 1;
    const id = (): string => (n === 1 ? name : `${name}#${n}`);
    while (taken.has(id())) n++;
    taken.add(id());
    next.set(name, n + 1);
    return id();
  };
}

/** Every card of the case's board with its id, in reading order. */
export const cardsOf = (theCase: Case): CaseCard[] => giveIds(mentions(theCase));
