/**
 * What changes the board: few small deeds, each the rulebook's. None emits a step; who calls them does, at once. Rules that always go along
 * with a deed (leaving the Active Spot ends conditions) are done here.
 */
import { CONDITIONS, type PtcgHappened, type SpecialCondition } from '../../case/schema.ts';
import type { Became, Localized } from '../../ruling/schema.ts';
import { topCard, type Card, type Player, type Pokemon, type Side } from './board.ts';
import { labelsOf } from '../cards.ts';
import { cardName, type Game } from '../game/game.ts';
import { about, many, playedAs } from '../derive/values.ts';

export type CardZone = 'hand' | 'deck' | 'discard' | 'lost-zone' | 'deck-top' | 'deck-bottom';

/** Damage counters in points; never below 0. */
export function addDamage(pokemon: Pokemon, points: number): void {
  pokemon.damage = Math.max(0, pokemon.damage + points);
}

const BECOMES: Record<CardZone, Became> = {
  hand: 'added',
  deck: 'returned',
  'deck-top': 'returned',
  'deck-bottom': 'returned',
  discard: 'sent',
  'lost-zone': 'sent',
};
export function putCard(g: Game, card: Card, zone: CardZone): void {
  const side = g.board.players[card.owner];
  if (card.name !== '?') g.became(card.id, BECOMES[zone]);
  if (card.name === '?' && zone !== 'hand' && zone !== 'discard' && zone !== 'lost-zone') {
    side.deckUnknown++;
    return;
  }
  // RULE: a Prism Star card goes to the Lost Zone instead of the discard pile.
  const prism = zone === 'discard' && card.def !== undefined && labelsOf(card.def).has('Prism Star');
  const to = prism ? 'lost-zone' : zone;
  if (to === 'hand') side.hand.push(card);
  else if (to === 'discard') side.discard.push(card);
  else if (to === 'lost-zone') side.lostZone.push(card);
  else if (to === 'deck-top') side.deck.unshift(card);
  else {
    side.deck.push(card);
    // Beneath cards nobody knows: known to be there, and no longer which comes first.
    if (to === 'deck-bottom' && side.deckUnknown > 0) side.shuffled = true;
  }
}

export const takeFrom = (list: Card[], card: Card): void => {
  const at = list.indexOf(card);
  if (at < 0) throw new Error(`not there: ${card.id}`);
  list.splice(at, 1);
};

/** Asleep, Confused and Paralyzed exclude each other; Poisoned and Burned are replaced, not doubled. */
export const ROTATED: readonly SpecialCondition[] = ['asleep', 'confused', 'paralyzed'];
export function setCondition(g: Game, pokemon: Pokemon, condition: SpecialCondition, points?: number): void {
  const keep = ROTATED.includes(condition)
    ? (c: SpecialCondition) => !ROTATED.includes(c)
    : (c: SpecialCondition) => c !== condition;
  const now = new Set([...pokemon.conditions.filter(keep), condition]);
  pokemon.conditions = CONDITIONS.filter((c) => now.has(c));
  if (ROTATED.includes(condition)) forgetSleep(pokemon);
  if (condition === 'paralyzed') pokemon.paralyzedIn = g.board.turn.number;
  if (condition === 'poisoned' || condition === 'burned') {
    delete pokemon.conditionDamage[condition];
    if (points !== undefined) pokemon.conditionDamage[condition] = points;
  }
}
/** How many coins it must flip belongs to the sleep that has ended. */
const forgetSleep = (pokemon: Pokemon): void => {
  pokemon.effects = pokemon.effects.filter((e) => e.modifier.what !== 'sleep-coins');
};
export function removeCondition(pokemon: Pokemon, condition: SpecialCondition): void {
  if (condition === 'asleep') forgetSleep(pokemon);
  pokemon.conditions = pokemon.conditions.filter((c) => c !== condition);
  if (condition === 'poisoned' || condition === 'burned') delete pokemon.conditionDamage[condition];
}
export const isImmune = (g: Game, pokemon: Pokemon, condition: SpecialCondition): boolean =>
  playedAs(topCard(pokemon))?.immune === true ||
  about(g, 'immune', pokemon).some((h) => many(h.modifier.to).some((c) => c === 'any' || c === condition));

/** Evolving, devolving and leaving the Active Spot: conditions and effects of attacks end. */
export function clearPokemon(pokemon: Pokemon): void {
  pokemon.conditions = [];
  pokemon.conditionDamage = {};
  pokemon.effects = pokemon.effects.filter((e) => !e.ofAttack);
}
function leftActive(pokemon: Pokemon): void {
  clearPokemon(pokemon);
  pokemon.effects = pokemon.effects.filter((e) => !e.leavesActive);
  delete pokemon.activeSince;
}

/** What a Pokémon loses by leaving the Active Spot. */
export interface Shed {
  pokemon: Pokemon;
  conditions: readonly SpecialCondition[];
  effects: readonly Localized[];
}
const shedBy = (pokemon: Pokemon): Shed => ({
  pokemon,
  conditions: pokemon.conditions,
  effects: pokemon.effects.flatMap(({ name, ofAttack, leavesActive }) => (name && (ofAttack || leavesActive) ? [name] : [])),
}); // prettier-ignore

/** The Active Pokémon changes places with a Benched one, or a Benched one moves up; what it loses thereby. */
export function switchActive(g: Game, player: Player, to: Pokemon): Shed | undefined {
  const side = g.board.players[player];
  const at = side.bench.indexOf(to);
  if (at < 0) throw new Error(`not on the Bench: ${to.id}`);
  const old = side.active;
  const shed = old ? shedBy(old) : undefined;
  g.became(to.id, 'switched');
  if (old) {
    g.became(old.id, 'switched');
    side.bench.splice(at, 1, old);
    leftActive(old);
  } else side.bench.splice(at, 1);
  side.active = to;
  to.activeSince = g.board.turn.number;
  g.happened({ what: 'moved-to-active', by: player, pokemon: to.id });
  return shed;
}

/** Takes a Pokémon out of play; its cards go where they are sent. */
export function removeFromPlay(g: Game, pokemon: Pokemon): void {
  const side: Side = g.board.players[pokemon.owner];
  if (side.active === pokemon) side.active = null;
  else side.bench = side.bench.filter((p) => p !== pokemon);
  g.winDue = true;
  // RULE: a Pokémon that comes back later is a new one; its Abilities have not been used.
  for (const { used } of Object.values(g.board.players))
    for (const key of Object.keys(used)) if (key.startsWith(`${pokemon.id}/`)) delete used[key];
}

/** A new Pokémon in play. */
export function bringIntoPlay(
  g: Game,
  player: Player,
  cards: Card[],
  how: 'setup' | 'played',
  where: 'bench' | 'active' = 'bench',
): Pokemon {
  const top = cards[cards.length - 1]!;
  g.became(top.id, 'played');
  const pokemon: Pokemon = {
    id: top.id,
    owner: player,
    cards,
    damage: 0,
    energy: [],
    tools: [],
    conditions: [],
    conditionDamage: {},
    since: { turn: g.board.turn.number, how },
    effects: [],
  };
  const side = g.board.players[player];
  if (where === 'active') side.active = pokemon;
  else side.bench.push(pokemon);
  side.written = true;
  return pokemon;
}

export function evolve(g: Game, pokemon: Pokemon, card: Card): void {
  pokemon.cards = [...pokemon.cards, card];
  g.became(card.id, 'evolved');
  g.became(pokemon.id, 'evolved');
  pokemon.since = { turn: g.board.turn.number, how: 'evolved' };
  clearPokemon(pokemon);
  g.happened({ what: 'evolved', by: pokemon.owner, pokemon: pokemon.id, card: cardName(card).en });
}

export const history = (g: Game, what: PtcgHappened['what'], player: Player): boolean =>
  g.board.history.some((h) => h.what === what && h.by === player && (h.when ?? 'this-turn') === 'this-turn');
