/**
 * Editing a board: pure functions from one state to the next. Every card gets an explicit id first (by the contract's
 * reading order), so that moves keep meaning the same card when another of its name comes or goes.
 */
import type {
  CardRef,
  Player,
  PokemonInPlay,
  PtcgPlayer,
  PtcgState,
  YgoMonster,
  YgoPlayer,
  YgoSpellTrap,
  YgoState,
  Game,
} from '../../../desk/contract.ts';

export const PLAYERS: readonly Player[] = ['A', 'B'];
export const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');

/** A card somewhere with its id written out. */
export interface Held {
  id: string;
  card: string;
  owner?: Player;
  face?: 'up' | 'down';
  print?: string;
  properlySummoned?: boolean;
}
export type Monster = Omit<YgoMonster, 'id' | 'materials'> & { id: string; materials?: Held[] };
export type SpellTrap = Omit<YgoSpellTrap, 'id'> & { id: string };
export interface YgoSide extends Omit<
  YgoPlayer,
  'monsters' | 'spellsTraps' | 'field' | 'pendulum' | 'hand' | 'graveyard' | 'banished' | 'deck' | 'extraDeck'
> {
  monsters: Monster[];
  spellsTraps: SpellTrap[];
  field: SpellTrap | null;
  pendulum: [SpellTrap | null, SpellTrap | null];
  hand: Held[];
  graveyard: Held[];
  banished: Held[];
  deck: { cards: Held[]; count?: number };
  extraDeck: { cards: Held[]; count?: number };
}
/** A state in which nothing is left to defaults of writing. */
export type FullYgo = Omit<YgoState, 'players'> & { players: Record<Player, YgoSide> };

export type Pokemon = Omit<PokemonInPlay, 'id'> & { id: string };
export interface PtcgSide extends Omit<PtcgPlayer, 'active' | 'bench' | 'hand' | 'discard' | 'deck' | 'lostZone'> {
  active: Pokemon | null;
  bench: Pokemon[];
  hand: Held[];
  discard: Held[];
  lostZone: Held[];
  deck: { cards: Held[]; count?: number };
}
/** How many Prize cards are left, where it is said, and the names of those that are known. */
export const prizesOf = ({ prizes }: PtcgSide): { left?: number; known: string[] } =>
  typeof prizes === 'object'
    ? { ...(prizes.count !== undefined && { left: prizes.count }), known: (prizes.cards ?? []).map(refName) }
    : { ...(prizes !== undefined && { left: prizes }), known: [] };
export type FullPtcg = Omit<PtcgState, 'players'> & { players: Record<Player, PtcgSide> };

/** Gives ids as the contract does: the name, then name#2, name#3, … */
function idGiver() {
  const seen = new Map<string, number>();
  const taken = new Set<string>();
  return (card: string, id?: string): string => {
    if (id !== undefined) {
      taken.add(id);
      return id;
    }
    for (;;) {
      const count = (seen.get(card) ?? 0) + 1;
      seen.set(card, count);
      const name = count === 1 ? card : `${card}#${count}`;
      if (taken.has(name)) continue;
      taken.add(name);
      return name;
    }
  };
}
type GiveId = ReturnType<typeof idGiver>;
const held = (ref: CardRef | { id?: string; card: string; face?: 'up' | 'down' }, give: GiveId): Held =>
  typeof ref === 'string' ? { id: give(ref), card: ref } : { ...ref, id: give(ref.card, ref.id) };

function fullYgoSide(p: YgoPlayer, give: GiveId): YgoSide {
  // A bare Spell or Trap is set; one in a Field or Pendulum Zone is face-up.
  const spellTrap = (s: string | YgoSpellTrap, face: 'up' | 'down'): SpellTrap =>
    typeof s === 'string' ? { id: give(s), card: s, face } : { face, ...s, id: give(s.card, s.id) };
  const monsters = (p.monsters ?? []).map((m): Monster => {
    if (typeof m === 'string') return { id: give(m), card: m };
    const id = give(m.card, m.id);
    const { materials, ...rest } = m;
    return { ...rest, id, ...(materials && { materials: materials.map((c) => held(c, give)) }) };
  });
  return {
    ...p,
    monsters,
    spellsTraps: (p.spellsTraps ?? []).map((s) => spellTrap(s, 'down')),
    field: p.field ? spellTrap(p.field, 'up') : null,
    pendulum: [
      p.pendulum?.[0] ? spellTrap(p.pendulum[0], 'up') : null,
      p.pendulum?.[1] ? spellTrap(p.pendulum[1], 'up') : null,
    ],
    hand: (p.hand ?? []).map((c) => held(c, give)),
    graveyard: (p.graveyard ?? []).map((c) => held(c, give)),
    banished: (p.banished ?? []).map((c) => held(c, give)),
    deck: { ...p.deck, cards: (p.deck?.cards ?? []).map((c) => held(c, give)) },
    extraDeck: { ...p.extraDeck, cards: (p.extraDeck?.cards ?? []).map((c) => held(c, give)) },
  };
}

export function fullYgo(state: YgoState | undefined): FullYgo {
  const give = idGiver();
  const A = fullYgoSide(state?.players?.A ?? {}, give);
  const B = fullYgoSide(state?.players?.B ?? {}, give);
  return { ...state, players: { A, B } };
}

function fullPtcgSide(p: PtcgPlayer, give: GiveId): PtcgSide {
  const pokemon = (m: string | PokemonInPlay): Pokemon =>
    typeof m === 'string' ? { id: give(m), card: m } : { ...m, id: give(m.card, m.id) };
  return {
    ...p,
    active: p.active ? pokemon(p.active) : null,
    bench: (p.bench ?? []).map(pokemon),
    hand: (p.hand ?? []).map((c) => held(c, give)),
    discard: (p.discard ?? []).map((c) => held(c, give)),
    deck: { ...p.deck, cards: (p.deck?.cards ?? []).map((c) => held(c, give)) },
    lostZone: (p.lostZone ?? []).map((c) => held(c, give)),
  };
}

export function fullPtcg(state: PtcgState | undefined): FullPtcg {
  const give = idGiver();
  const A = fullPtcgSide(state?.players?.A ?? {}, give);
  const B = fullPtcgSide(state?.players?.B ?? {}, give);
  return { ...state, players: { A, B } };
}

/** The board of either game with nothing left to defaults. */
export const fullOf = (board: unknown, game: Game): FullYgo | FullPtcg =>
  game === 'ygo' ? fullYgo(board as YgoState | undefined) : fullPtcg(board as PtcgState | undefined);

/**
 * Leaves out what says nothing: empty zones, so that a saved case reads like one written by hand. A zone that was told to be empty (`before`) stays so
 * while it is: an empty Bench is another board than one nobody told of.
 */
export function slim<T extends FullYgo | FullPtcg>(state: T, before?: YgoState | PtcgState): YgoState & PtcgState {
  const sides = PLAYERS.map((player) => {
    const told = before?.players?.[player] ?? {};
    const toldEmpty = (key: string): boolean => key in told && !says(told[key as keyof typeof told]);
    const entries = Object.entries(state.players[player]).filter(([key, value]) => says(value) || toldEmpty(key));
    return [player, Object.fromEntries(entries)] as const;
  }).filter(([, side]) => Object.keys(side).length > 0);
  return { ...state, players: Object.fromEntries(sides) } as YgoState & PtcgState;
}
/** Whether something stands in a zone, or in a Deck; a number says itself. */
function says(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((v) => v !== null);
  if (typeof value !== 'object' || value === null) return value !== null && value !== undefined;
  const { cards, count } = value as { cards?: unknown[]; count?: number };
  return cards === undefined || cards.length > 0 || count !== undefined;
}

// ───────────────────────────── Yu-Gi-Oh! ─────────────────────────────

export type YgoZone =
  'monsters' | 'spellsTraps' | 'field' | 'pendulum' | 'hand' | 'graveyard' | 'banished' | 'deck' | 'extraDeck';
/** `slot`: 1–5 and the Extra Monster Zones for monsters, 1–5 for Spells and Traps, 0 and 1 for Pendulum Zones. */
export interface Place {
  player: Player;
  zone: YgoZone;
  slot?: number | 'extra-left' | 'extra-right';
}
export type YgoAny = Monster | SpellTrap | Held;

/** Every card with its place, in reading order. Materials stand under their monster and are left out. */
export function* cardsOf(state: FullYgo): Generator<{ card: YgoAny; place: Place }> {
  for (const player of PLAYERS) {
    const side = state.players[player];
    for (const card of side.monsters) yield { card, place: place(player, 'monsters', card.zone) };
    for (const card of side.spellsTraps) yield { card, place: place(player, 'spellsTraps', card.zone) };
    if (side.field) yield { card: side.field, place: place(player, 'field') };
    for (const slot of [0, 1] as const) {
      const card = side.pendulum[slot];
      if (card) yield { card, place: place(player, 'pendulum', slot) };
    }
    for (const zone of ['hand', 'graveyard', 'banished'] as const)
      for (const card of side[zone]) yield { card, place: place(player, zone) };
    for (const zone of ['deck', 'extraDeck'] as const)
      for (const card of side[zone].cards) yield { card, place: place(player, zone) };
  }
}
const place = (player: Player, zone: YgoZone, slot?: Place['slot']): Place =>
  slot === undefined ? { player, zone } : { player, zone, slot };

export const findYgo = (state: FullYgo, id: string): { card: YgoAny; place: Place } | undefined => {
  for (const found of cardsOf(state)) if (found.card.id === id) return found;
  return undefined;
};

export function freshId(ids: Iterable<string>, card: string): string {
  const taken = new Set(ids);
  if (!taken.has(card)) return card;
  for (let i = 2; ; i++) if (!taken.has(`${card}#${i}`)) return `${card}#${i}`;
}
const ygoIds = (state: FullYgo): string[] => [...cardsOf(state)].map(({ card }) => card.id);

const mapSide = (state: FullYgo, player: Player, change: (side: YgoSide) => YgoSide): FullYgo => ({
  ...state,
  players: { ...state.players, [player]: change(state.players[player]) },
});

function without(side: YgoSide, id: string): YgoSide {
  const keep = <T extends { id: string }>(cards: T[]): T[] => cards.filter((c) => c.id !== id);
  return {
    ...side,
    monsters: keep(side.monsters),
    spellsTraps: keep(side.spellsTraps),
    field: side.field?.id === id ? null : side.field,
    pendulum: [
      side.pendulum[0]?.id === id ? null : side.pendulum[0],
      side.pendulum[1]?.id === id ? null : side.pendulum[1],
    ],
    hand: keep(side.hand),
    graveyard: keep(side.graveyard),
    banished: keep(side.banished),
    deck: { ...side.deck, cards: keep(side.deck.cards) },
    extraDeck: { ...side.extraDeck, cards: keep(side.extraDeck.cards) },
  };
}

export const removeYgo = (state: FullYgo, id: string): FullYgo =>
  PLAYERS.reduce((s, player) => mapSide(s, player, (side) => without(side, id)), state);

const heldOf = ({ id, card, owner, print }: Held): Held => ({
  id,
  card,
  ...(owner && { owner }),
  ...(print && { print }),
});

function put(side: YgoSide, card: YgoAny, at: Place): YgoSide {
  const bare = heldOf(card as Held);
  const face = (card as { face?: 'up' | 'down' }).face;
  switch (at.zone) {
    case 'monsters': {
      const from = card as Monster;
      const slot = at.slot as Monster['zone'];
      return {
        ...side,
        monsters: [
          ...side.monsters,
          {
            ...bare,
            ...(from.position && { position: from.position }),
            ...(face && { face }),
            ...(slot !== undefined && { zone: slot }),
          },
        ],
      };
    }
    case 'spellsTraps':
      return {
        ...side,
        spellsTraps: [
          ...side.spellsTraps,
          { ...bare, ...(face && { face }), ...(typeof at.slot === 'number' && { zone: at.slot }) },
        ],
      };
    case 'field':
      return { ...side, field: { ...bare, face: face ?? 'up' } };
    case 'pendulum':
      return {
        ...side,
        pendulum:
          at.slot === 1 ? [side.pendulum[0], { ...bare, face: 'up' }] : [{ ...bare, face: 'up' }, side.pendulum[1]],
      };
    case 'deck':
    case 'extraDeck':
      return { ...side, [at.zone]: { ...side[at.zone], cards: [bare, ...side[at.zone].cards] } };
    case 'hand':
    case 'graveyard':
    case 'banished':
      return { ...side, [at.zone]: [...side[at.zone], bare] };
  }
}

/** Adds a card by name; gives the new state and the card's id. */
export function addYgo(
  state: FullYgo,
  name: string,
  at: Place,
  facts: Partial<Monster & SpellTrap> = {},
): { state: FullYgo; id: string } {
  const id = freshId(ygoIds(state), name);
  return { state: mapSide(state, at.player, (side) => put(side, { ...facts, id, card: name } as YgoAny, at)), id };
}

/** Moves a card. What it was on the field is forgotten, except within one zone; a card that changes sides keeps its owner. */
export function moveYgo(state: FullYgo, id: string, to: Place): FullYgo {
  const found = findYgo(state, id);
  if (!found) return state;
  if (
    found.place.player === to.player &&
    found.place.zone === to.zone &&
    (to.zone === 'monsters' || to.zone === 'spellsTraps')
  ) {
    return patchYgo(state, id, to.slot === undefined ? {} : ({ zone: to.slot } as Partial<Monster>));
  }
  const owner = found.card.owner ?? found.place.player;
  const onField = ['monsters', 'spellsTraps', 'field', 'pendulum'].includes(to.zone);
  const home = onField ? to.player : owner;
  const card = { ...found.card, owner: home === owner ? undefined : owner } as YgoAny;
  const wasField = ['monsters', 'spellsTraps'].includes(found.place.zone);
  const facts = wasField && to.zone === found.place.zone ? card : ({ ...heldOf(card as Held) } as YgoAny);
  return mapSide(removeYgo(state, id), home, (side) => put(side, facts, { ...to, player: home }));
}

/** Changes fields of a card wherever it is; `undefined` takes a field away. */
export function patchYgo(
  state: FullYgo,
  id: string,
  fields: Partial<Monster> | Partial<SpellTrap> | Partial<Held>,
): FullYgo {
  const on = <T extends { id: string } | null>(card: T): T =>
    card?.id === id ? (tidy({ ...card, ...fields }) as T) : card;
  const side = (s: YgoSide): YgoSide => ({
    ...s,
    monsters: s.monsters.map(on),
    spellsTraps: s.spellsTraps.map(on),
    field: on(s.field),
    pendulum: [on(s.pendulum[0]), on(s.pendulum[1])],
    hand: s.hand.map(on),
    graveyard: s.graveyard.map(on),
    banished: s.banished.map(on),
    deck: { ...s.deck, cards: s.deck.cards.map(on) },
    extraDeck: { ...s.extraDeck, cards: s.extraDeck.cards.map(on) },
  });
  return { ...state, players: { A: side(state.players.A), B: side(state.players.B) } };
}

export const tidy = <T extends object>(object: T): T =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;

/** Zones one to five, in the order in which cards without a zone are laid out: from the middle. */
const LAY_OUT = [3, 2, 4, 1, 5];

/** The card in each numbered zone of a row; what does not fit stands at the end. */
export function laidOut<T extends { zone?: number | string }>(
  cards: readonly T[],
): { slots: Map<number | string, T>; rest: T[] } {
  const slots = new Map<number | string, T>();
  const rest: T[] = [];
  for (const card of cards) {
    if (card.zone !== undefined && !slots.has(card.zone)) slots.set(card.zone, card);
    else rest.push(card);
  }
  const over: T[] = [];
  for (const card of rest) {
    const free = LAY_OUT.find((slot) => !slots.has(slot));
    if (free === undefined) over.push(card);
    else slots.set(free, card);
  }
  return { slots, rest: over };
}

// ───────────────────────────── Pokémon ─────────────────────────────

export type PtcgZone = 'active' | 'bench' | 'hand' | 'discard' | 'lostZone' | 'deck';
export interface PtcgPlace {
  player: Player;
  zone: PtcgZone;
}

export function* pokemonOf(state: FullPtcg): Generator<{ card: Pokemon | Held; place: PtcgPlace }> {
  for (const player of PLAYERS) {
    const side = state.players[player];
    if (side.active) yield { card: side.active, place: { player, zone: 'active' } };
    for (const card of side.bench) yield { card, place: { player, zone: 'bench' } };
    for (const zone of ['hand', 'discard'] as const)
      for (const card of side[zone]) yield { card, place: { player, zone } };
    for (const card of side.deck.cards) yield { card, place: { player, zone: 'deck' } };
    for (const card of side.lostZone) yield { card, place: { player, zone: 'lostZone' } };
  }
}
export const findPtcg = (state: FullPtcg, id: string): { card: Pokemon | Held; place: PtcgPlace } | undefined => {
  for (const found of pokemonOf(state)) if (found.card.id === id) return found;
  return undefined;
};

/** A card of either game's board by its id. */
export const findOf = (state: FullYgo | FullPtcg, game: Game, id: string): { card: YgoAny | Pokemon } | undefined =>
  game === 'ygo' ? findYgo(state as FullYgo, id) : findPtcg(state as FullPtcg, id);

const mapPtcg = (state: FullPtcg, player: Player, change: (side: PtcgSide) => PtcgSide): FullPtcg => ({
  ...state,
  players: { ...state.players, [player]: change(state.players[player]) },
});

export function removePtcg(state: FullPtcg, id: string): FullPtcg {
  const keep = <T extends { id: string }>(cards: T[]): T[] => cards.filter((c) => c.id !== id);
  return PLAYERS.reduce(
    (s, player) =>
      mapPtcg(s, player, (side) => ({
        ...side,
        active: side.active?.id === id ? null : side.active,
        bench: keep(side.bench),
        hand: keep(side.hand),
        discard: keep(side.discard),
        lostZone: keep(side.lostZone),
        deck: { ...side.deck, cards: keep(side.deck.cards) },
      })),
    state,
  );
}

function putPtcg(side: PtcgSide, card: Pokemon | Held, zone: PtcgZone): PtcgSide {
  switch (zone) {
    case 'active':
      // Whoever was active goes to the Bench: two cannot be.
      return { ...side, active: card as Pokemon, bench: side.active ? [...side.bench, side.active] : side.bench };
    case 'bench':
      return { ...side, bench: [...side.bench, card as Pokemon] };
    case 'deck':
      return { ...side, deck: { ...side.deck, cards: [{ id: card.id, card: card.card }, ...side.deck.cards] } };
    case 'hand':
    case 'discard':
    case 'lostZone':
      return { ...side, [zone]: [...side[zone], { id: card.id, card: card.card }] };
  }
}

export function addPtcg(
  state: FullPtcg,
  name: string,
  at: PtcgPlace,
  facts: Partial<Pokemon> = {},
): { state: FullPtcg; id: string } {
  const id = freshId(
    [...pokemonOf(state)].map(({ card }) => card.id),
    name,
  );
  return {
    state: mapPtcg(state, at.player, (side) => putPtcg(side, { ...tidy(facts), id, card: name }, at.zone)),
    id,
  };
}

export function movePtcg(state: FullPtcg, id: string, to: PtcgPlace): FullPtcg {
  const found = findPtcg(state, id);
  if (!found || (found.place.player === to.player && found.place.zone === to.zone)) return state;
  return mapPtcg(removePtcg(state, id), to.player, (side) => putPtcg(side, found.card, to.zone));
}

export function patchPtcg(state: FullPtcg, id: string, fields: Partial<Pokemon>): FullPtcg {
  const on = <T extends { id: string } | null>(card: T): T =>
    card?.id === id ? (tidy({ ...card, ...fields }) as T) : card;
  const side = (s: PtcgSide): PtcgSide => ({
    ...s,
    active: on(s.active),
    bench: s.bench.map(on),
    hand: s.hand.map(on),
    discard: s.discard.map(on),
  });
  return { ...state, players: { A: side(state.players.A), B: side(state.players.B) } };
}

export const refName = (ref: CardRef): string => (typeof ref === 'string' ? ref : ref.card);
