/** Reading the board for an effect: does a Pokémon or card fit a filter, how many, does a condition hold. */
import { nameKey, eachName } from '../../case/names.ts';
import type { EnergyType, PtcgCard, PtcgHappened } from '../../case/schema.ts';
import {
  allPokemon,
  deckSize,
  isActive,
  otherPlayer,
  PLAYERS,
  topCard,
  type Card,
  type Player,
  type Pokemon,
} from '../board/board.ts';
import {
  basicEnergyType,
  hasRuleBox,
  isBasicEnergy,
  isEvolution,
  localized,
  sameName,
  stageOf,
  type Named,
} from '../cards.ts';
import { candidates, pokemonFor } from './choose.ts';
import { groupOf } from './group.ts';
import { countAsEmpty, prizesOf } from './not-given.ts';
import type { Ctx } from '../game/context.ts';
import { energyIs, energyUnits, hpOf, many, playedAs, retreatCostOf, typedValues, typesOf } from './values.ts';
import type {
  Amount,
  CardFilter,
  Count,
  HappenedFilter,
  PokemonFilter,
  Predicate,
  Range,
  Side,
  Who,
} from '../effects/schema.ts';
import { abilitiesOff, activeCards } from './modifiers.ts';
import { askFact, askHp, hasLabel } from '../game/ask.ts';
import { W } from '../say/words.ts';

export const playerOf = (ctx: Ctx, side: Side): Player => (side === 'you' ? ctx.you : otherPlayer(ctx.you));

export const inRange = (n: number, range: Range): boolean =>
  typeof range === 'number'
    ? n === range
    : (range.atLeast === undefined || n >= range.atLeast) && (range.atMost === undefined || n <= range.atMost);

const named = (names: readonly string[], wanted: string | readonly string[]): boolean => {
  const keys = names.map(nameKey);
  return many(wanted).some((name) => keys.includes(nameKey(name)));
};

/** Is it only asked what could be done, and the choice these Pokémon come from is still to be made? */
const chosenLater = (ctx: Ctx, { chosen }: PokemonFilter): boolean =>
  chosen !== undefined && !ctx.results.has(chosen) && ctx.choosable?.has(chosen) === true;

/** All that the filter says holds of this Pokémon. */
export function matches(ctx: Ctx, pokemon: Pokemon, filter: PokemonFilter): boolean {
  const { g } = ctx;
  const top = topCard(pokemon);
  const def = top.def;
  const checks: Record<keyof PokemonFilter, () => boolean> = {
    of: () => pokemon.owner === playerOf(ctx, filter.of!),
    where: () => isActive(g.board, pokemon) === (filter.where === 'active'),
    self: () => (pokemon === ctx.self) === filter.self,
    name: () => named(def ? eachName(def) : [top.name], filter.name!),
    nameIncludes: () => (def ? eachName(def) : [top.name]).some((n) => includesWords(n, filter.nameIncludes!)),
    type: () => many(filter.type!).some((t) => typesOf(g, pokemon).includes(t)),
    stage: () => stageFits(def, playedAs(top) !== undefined, filter.stage!),
    label: () => def !== undefined && hasLabel(ctx, def, many(filter.label!)),
    ruleBox: () => (def !== undefined && hasRuleBox(def)) === filter.ruleBox,
    hasAbility: () =>
      (!abilitiesOff(g).has(pokemon) && activeCards(pokemon).some((c) => (c.def?.abilities?.length ?? 0) > 0)) ===
      filter.hasAbility,
    damaged: () => pokemon.damage > 0 === filter.damaged,
    counters: () => inRange(pokemon.damage / 10, filter.counters!),
    evolvedFrom: () => pokemon.cards.slice(0, -1).some((c) => named(cardNames(c), filter.evolvedFrom!)),
    condition: () =>
      many(filter.condition!).some((c) =>
        c === 'any' ? pokemon.conditions.length > 0 : pokemon.conditions.includes(c),
      ),
    energy: () => {
      const { atLeast = 1, ...like } = filter.energy!;
      // What kind of Energy card it is stands on the card, whatever it provides.
      const cards = pokemon.energy.filter((card) => energyIs(g, card, pokemon, like)).length;
      const units = energyUnits(g, pokemon, like).length;
      return (like.special || like.basic ? Math.max(units, cards) : units) >= atLeast;
    },
    tool: () =>
      typeof filter.tool === 'string'
        ? pokemon.tools.some((t) => named(t.def ? eachName(t.def) : [t.name], filter.tool as string))
        : pokemon.tools.length > 0 === filter.tool,
    hp: () => inRange(hpFor(ctx, pokemon), filter.hp!),
    remainingHp: () => inRange(hpFor(ctx, pokemon) - pokemon.damage, filter.remainingHp!),
    retreatCost: () => inRange(retreatCostOf(g, pokemon), filter.retreatCost!),
    weakness: () => typedValues(g, pokemon, 'weakness').some((w) => w.type === filter.weakness),
    resistance: () => typedValues(g, pokemon, 'resistance').some((r) => r.type === filter.resistance),
    attack: () => activeCards(pokemon).some((c) => hasPart(c.def?.attacks, filter.attack!)),
    ability: () =>
      !abilitiesOff(g).has(pokemon) && activeCards(pokemon).some((c) => hasPart(c.def?.abilities, filter.ability!)),
    // While it is only asked whether anything could be done: one that could be chosen.
    chosen: () =>
      (ctx.results.get(filter.chosen!)?.pokemon ?? ctx.choosable?.get(filter.chosen!))?.includes(pokemon) === true,
    thisTurn: () => enteredSo(ctx, pokemon, filter.thisTurn!),
    // A choice not made yet could leave any of them out.
    not: () => (chosenLater(ctx, filter.not!) ? true : !matches(ctx, pokemon, filter.not!)),
    any: () => filter.any!.some((f) => matches(ctx, pokemon, f)),
  };
  return (Object.keys(filter) as (keyof PokemonFilter)[]).every((key) => filter[key] === undefined || checks[key]());
}

/** HP now; where nobody knows it, the judge is asked. */
const hpFor = (ctx: Ctx, p: Pokemon): number => hpOf(ctx.g, p) ?? askHp(ctx, p, printedName(topCard(p)));

/** An owner or form is whole words: "Hop's" is in "Hop's Zacian ex", "Mew" is not in "Mewtwo". */
/** "Team Rocket" is in "Team Rocket's Murkrow". */
const includesWords = (name: string, part: string): boolean =>
  [' ', "'s "].some((end) => ` ${fold(name)} `.includes(` ${fold(part)}${end}`));
const fold = (text: string): string => text.toLowerCase().replaceAll('’', "'").replaceAll('-', ' ');

function enteredSo({ g }: Ctx, pokemon: Pokemon, how: 'played' | 'moved-to-active' | 'evolved'): boolean {
  const { number } = g.board.turn;
  if (how === 'moved-to-active') {
    const told = g.board.history.some(
      (h) => h.what === 'moved-to-active' && h.pokemon === pokemon.id && (h.when ?? 'this-turn') === 'this-turn',
    );
    return pokemon.activeSince === number || told;
  }
  if (pokemon.since?.turn !== number) return false;
  return how === 'evolved' ? pokemon.since.how === 'evolved' : pokemon.since.how !== 'evolved';
}

function stageFits(def: PtcgCard | undefined, asBasic: boolean, wanted: NonNullable<PokemonFilter['stage']>): boolean {
  if (!def) return false;
  const stage = asBasic ? 'basic' : stageOf(def);
  return many(wanted).some((w) => (w === 'evolution' ? !asBasic && isEvolution(def) : w === stage));
}

/** All that the filter says holds of this card outside play. A card nobody has identified fits only an empty filter. */
export function cardMatches(ctx: Ctx, card: Card, filter: CardFilter | undefined): boolean {
  if (!filter) return true;
  if (filter.among !== undefined && !groupOf(ctx, filter.among).includes(card)) return false;
  const def = card.def;
  if (!def) return Object.values(filter).every((value) => value === undefined);
  const checks: Record<keyof CardFilter, () => boolean> = {
    kind: () => def.kind === filter.kind,
    trainer: () => def.kind === 'trainer' && many(filter.trainer!).some((t) => t === (def.trainer ?? 'item')),
    energy: () => def.kind === 'energy' && isBasicEnergy(def) === (filter.energy === 'basic'),
    type: () => many(filter.type!).some((t) => typesOn(card).includes(t)),
    name: () => named(eachName(def), filter.name!),
    nameIncludes: () => eachName(def).some((n) => includesWords(n, filter.nameIncludes!)),
    stage: () => def.kind === 'pokemon' && stageFits(def, false, filter.stage!),
    label: () => hasLabel(ctx, def, many(filter.label!)),
    ruleBox: () => hasRuleBox(def) === filter.ruleBox,
    hp: () => inRange(def.hp ?? 0, filter.hp!),
    retreatCost: () => def.kind === 'pokemon' && inRange(def.retreat ?? 0, filter.retreatCost!),
    weakness: () => (def.weakness ?? []).some(({ type }) => type === filter.weakness),
    resistance: () => (def.resistance ?? []).some(({ type }) => type === filter.resistance),
    hasAbility: () => (def.abilities ?? []).length > 0 === filter.hasAbility,
    attack: () => hasPart(def.attacks, filter.attack!),
    ability: () => hasPart(def.abilities, filter.ability!),
    evolvesFrom: () => evolvesFromThat(ctx, def, filter.evolvesFrom!),
    among: () => true,
    otherTypeThan: () => {
      const theirs = groupOf(ctx, filter.otherTypeThan!).flatMap(typesOn);
      return !typesOn(card).some((type) => theirs.includes(type));
    },
    sameNameAs: () => candidates(ctx, filter.sameNameAs!).some((p) => sameName(cardNames(topCard(p)), eachName(def))),
    not: () => !cardMatches(ctx, card, filter.not),
    any: () => filter.any!.some((f) => cardMatches(ctx, card, f)),
  };
  return (Object.keys(filter) as (keyof CardFilter)[]).every((key) => filter[key] === undefined || checks[key]());
}

/** The types of a Pokémon card, or the one of a basic Energy card. */
export function typesOn({ def }: Card): readonly EnergyType[] {
  if (def?.kind !== 'energy') return def?.types ?? [];
  const type = basicEnergyType(def);
  return type ? [type] : [];
}

/** Has an attack or Ability of this name. */
const hasPart = (parts: readonly { name: Named }[] | undefined, wanted: string): boolean =>
  (parts ?? []).some((part) => named(eachName(part), wanted));

function evolvesFromThat(ctx: Ctx, { evolvesFrom }: PtcgCard, from: NonNullable<CardFilter['evolvesFrom']>): boolean {
  if (evolvesFrom === undefined) return false;
  if (typeof from === 'string' && from !== 'self') return sameName([evolvesFrom], [from]);
  return pokemonFor(ctx, from as Who).some((p) => sameName([evolvesFrom], cardNames(topCard(p))));
}

const HIDDEN_COUNT = 0;

/** The text of the attack being used speaks of Pokémon that may be on a Bench nobody gave. */
function heedBench(ctx: Ctx, { of, where }: PokemonFilter): void {
  if (!ctx.attack || where === 'active') return;
  for (const player of PLAYERS)
    if (of === undefined || playerOf(ctx, of) === player) countAsEmpty(ctx.g, player, 'bench');
}

/** How many there are of what is counted. */
export function count(ctx: Ctx, what: Count): number {
  const { g } = ctx;
  const side = (s: Side) => g.board.players[playerOf(ctx, s)];
  const sum = (list: readonly Pokemon[], of: (p: Pokemon) => number): number => list.reduce((n, p) => n + of(p), 0);
  const both = (of: Side | 'both', n: (s: Side) => number): number =>
    of === 'both' ? n('you') + n('opponent') : n(of);
  switch (what.count) {
    case 'damage-counters':
      return sum(pokemonFor(ctx, what.on), (p) => p.damage / 10);
    case 'energy':
    case 'energy-cards': {
      const { count: kind, on, ...like } = what;
      return sum(pokemonFor(ctx, on), (p) =>
        kind === 'energy' ? energyUnits(g, p, like).length : p.energy.filter((c) => energyIs(g, c, p, like)).length,
      );
    }
    case 'energy-types':
      return new Set(
        pokemonFor(ctx, what.on).flatMap((p) =>
          energyUnits(g, p, what.basic ? { basic: true } : {}).flatMap((u) => u.types),
        ),
      ).size;
    case 'extra-energy': {
      const units = ctx.self ? energyUnits(g, ctx.self, what.type ? { type: what.type } : {}).length : HIDDEN_COUNT;
      const cost = ctx.attack?.cost ?? [];
      const asked = what.type ? cost.filter((t) => many(what.type!).includes(t)).length : cost.length;
      return Math.max(0, units - asked);
    }
    case 'pokemon':
      heedBench(ctx, what.which);
      return allPokemon(g.board).filter((p) => matches(ctx, p, what.which)).length;
    case 'pokemon-types':
      heedBench(ctx, what.which);
      return new Set(
        allPokemon(g.board)
          .filter((p) => matches(ctx, p, what.which))
          .flatMap((p) => typesOf(g, p)),
      ).size;
    case 'cards': {
      const s = side(what.of);
      if (what.in === 'deck' && !what.which) return deckSize(s);
      if (what.in === 'discard' && ctx.attack) countAsEmpty(g, playerOf(ctx, what.of), 'discard');
      const zone = { hand: s.hand, deck: s.deck, discard: s.discard, 'lost-zone': s.lostZone }[what.in];
      const found = zone.filter((c) => cardMatches(ctx, c, what.which));
      return what.types ? new Set(found.flatMap(typesOn)).size : found.length;
    }
    case 'prizes-left':
      return both(what.of, (s) => prizesOf(g, playerOf(ctx, s)));
    case 'prizes-taken': {
      const dealt = g.number(g.board.suddenDeath ? 'suddenDeathPrizes' : 'prizeCards');
      return both(what.of, (s) => Math.max(0, dealt - prizesOf(g, playerOf(ctx, s))));
    }
    case 'heads':
    case 'tails':
      return (ctx.results.get(what.flip)?.coins ?? []).filter((c) => c === what.count).length;
    case 'done': {
      if (what.which === undefined && what.types === undefined) return ctx.results.get(what.by)?.count ?? 0;
      const cards = groupOf(ctx, what.by).filter((c) => cardMatches(ctx, c, what.which));
      return what.types ? new Set(cards.flatMap(typesOn)).size : cards.length;
    }
    case 'tools':
      return sum(pokemonFor(ctx, what.on), (p) => p.tools.length);
    case 'conditions':
      return sum(pokemonFor(ctx, what.on), (p) => p.conditions.length);
    case 'retreat-cost':
      return sum(pokemonFor(ctx, what.of), (p) => retreatCostOf(g, p));
    case 'hp':
      return sum(pokemonFor(ctx, what.of), (p) => hpFor(ctx, p));
    case 'remaining-hp':
      return sum(pokemonFor(ctx, what.of), (p) => Math.max(0, hpFor(ctx, p) - p.damage));
    case 'damage-suffered':
      return ctx.suffered ?? 0;
    case 'damage-done':
      return [...(ctx.attack?.done.values() ?? [])].reduce((a, b) => a + b, 0);
    case 'happened':
      return happenings(ctx, what.event);
  }
}

/** How often it happened. Turns alternate: what happened "last turn" was in the turn before this one, or before that in one's own. */
function happenings(ctx: Ctx, event: HappenedFilter): number {
  return ctx.g.board.history
    .filter(
      (h) =>
        h.what === event.what &&
        (h.when ?? 'this-turn') === event.when &&
        (event.by === undefined || h.by === undefined || h.by === playerOf(ctx, event.by)) &&
        (event.card === undefined || (h.card !== undefined && nameKey(h.card) === nameKey(event.card))) &&
        (event.pokemon === undefined || (h.pokemon === ctx.self?.id) === (event.pokemon === 'self')) &&
        (event.byDamage === undefined || (h.byDamage ?? askFact(ctx, W.byDamageAsked(h.card ?? h.pokemon)))) &&
        (event.which === undefined || wasLike(ctx, h, event.which)),
    )
    .reduce((n, h) => n + (h.count ?? 1), 0);
}

/** Whether the Pokémon something happened to was of this kind; where the case does not name a card anybody knows, the judge says. */
function wasLike(ctx: Ctx, { what, card, pokemon }: PtcgHappened, which: CardFilter): boolean {
  // Of an attack that was used, `card` is the attack.
  const name = what === 'attack-used' ? pokemon : (card ?? pokemon);
  const there = allPokemon(ctx.g.board).find(({ id }) => id === name);
  const def = name === undefined ? undefined : there ? topCard(there).def : ctx.g.find(name);
  if (!def || name === undefined) return askFact(ctx, W.wasLikeAsked(name));
  return cardMatches(ctx, { id: name, name, def, effects: [], unread: [], ground: 'declared', owner: ctx.you }, which);
}

export function amount(ctx: Ctx, of: Amount): number {
  if (typeof of === 'number') return of;
  if ('sum' in of) return of.sum.reduce<number>((n, part) => n + amount(ctx, part), 0);
  const counted = count(ctx, of.per) * (of.times ?? 1);
  const divided = of.dividedBy === undefined ? counted : rounded(counted / of.dividedBy, of.round);
  return of.atMost === undefined ? divided : Math.min(of.atMost, divided);
}
const rounded = (n: number, round: 'up' | 'down' | undefined): number =>
  round === 'up' ? Math.ceil(n) : round === 'down' ? Math.floor(n) : n;

/** Whether a condition holds now. */
export function test(ctx: Ctx, predicate: Predicate): boolean {
  if ('all' in predicate) return predicate.all.every((p) => test(ctx, p));
  if ('any' in predicate) return predicate.any.some((p) => test(ctx, p));
  if ('not' in predicate) return !test(ctx, predicate.not);
  const { g } = ctx;
  switch (predicate.test) {
    case 'pokemon':
      return pokemonFor(ctx, predicate.who).some((p) => matches(ctx, p, predicate.is));
    case 'in-play': {
      heedBench(ctx, predicate.which);
      const found = allPokemon(g.board).filter((p) => matches(ctx, p, predicate.which)).length;
      return predicate.number === undefined ? found > 0 : inRange(found, predicate.number);
    }
    case 'count':
      return inRange(count(ctx, predicate.of), predicate.number);
    case 'compare': {
      const a = count(ctx, predicate.a);
      const b = count(ctx, predicate.than);
      return { more: a > b, fewer: a < b, equal: a === b }[predicate.is];
    }
    case 'same-type': {
      const types = new Set(pokemonFor(ctx, predicate.b).flatMap((p) => typesOf(g, p)));
      return pokemonFor(ctx, predicate.a).some((p) => typesOf(g, p).some((type) => types.has(type)));
    }
    case 'coin': {
      const coins = ctx.results.get(predicate.flip)?.coins ?? [];
      const all = (side: 'heads' | 'tails') => coins.length > 0 && coins.every((c) => c === side);
      return {
        heads: coins.includes('heads'),
        tails: coins.includes('tails'),
        'all-heads': all('heads'),
        'all-tails': all('tails'),
      }[predicate.is];
    }
    case 'done':
      return predicate.which === undefined
        ? (ctx.results.get(predicate.by)?.count ?? 0) > 0
        : groupOf(ctx, predicate.by).some((c) => cardMatches(ctx, c, predicate.which));
    case 'stadium': {
      const { stadium } = g.board;
      if (predicate.none) return stadium === null;
      if (!stadium || (predicate.of && stadium.owner !== playerOf(ctx, predicate.of))) return false;
      return predicate.name === undefined || named(cardNames(stadium.card), predicate.name);
    }
    case 'happened':
      return happenings(ctx, predicate.event) > 0;
    case 'used':
      return g.board.players[playerOf(ctx, predicate.by)].used[predicate.what] === true;
    case 'turn': {
      const { turn, firstPlayer } = g.board;
      const player = playerOf(ctx, predicate.of);
      return (
        turn.player === player &&
        (predicate.first === undefined || turn.number <= 2 === predicate.first) &&
        (predicate.goesFirst === undefined || (firstPlayer === player) === predicate.goesFirst)
      );
    }
    case 'unmodelled':
      return askFact(ctx, predicate.text);
  }
}

export const cardNames = (card: Card): readonly string[] => (card.def ? eachName(card.def) : [card.name]);
const printedName = (card: Card) => (card.def ? localized(card.def.name) : { de: card.name, en: card.name });
