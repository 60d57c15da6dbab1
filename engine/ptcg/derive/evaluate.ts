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
import { countAsEmpty, heedNoPrizes, heedUntold, prizesOf } from './not-given.ts';
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
    damaged: () => isDamaged(g, pokemon) === filter.damaged,
    counters: () => inRange(ofActive(g, pokemon, 'damage').damage / 10, filter.counters!),
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
      const enough = (like.special || like.basic ? Math.max(units, cards) : units) >= atLeast;
      // More than is given would change nothing about enough.
      if (!enough) ofActive(g, pokemon, 'energy');
      return enough;
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
    hp: () => def.kind === 'pokemon' && inRange(def.hp ?? 0, filter.hp!),
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

/** Any damage counters are enough; none where nobody said so is said. */
const isDamaged = (g: Ctx['g'], pokemon: Pokemon): boolean =>
  pokemon.damage > 0 || ofActive(g, pokemon, 'damage').damage > 0;
/** Of Pokémon on the Bench others may be meant that are so. */
const ofActive = (g: Ctx['g'], pokemon: Pokemon, what: 'damage' | 'energy'): Pokemon =>
  isActive(g.board, pokemon) ? heeded(g, pokemon, what) : pokemon;
/** The Pokémon; what a line does not say of it is said to be taken as not so. */
function heeded(g: Ctx['g'], pokemon: Pokemon, what: 'damage' | 'energy'): Pokemon {
  heedUntold(g, pokemon, what);
  return pokemon;
}

/** The text of the attack being used speaks of Pokémon that may be on a Bench nobody gave. */
function heedBench(ctx: Ctx, { of, where }: PokemonFilter): void {
  if (!ctx.attack || where === 'active') return;
  for (const player of PLAYERS)
    if (of === undefined || playerOf(ctx, of) === player) countAsEmpty(ctx.g, player, 'bench');
}

/** How many there are of what is counted. */
export function count(ctx: Ctx, what: Count): number {
  return (COUNTS[what.count] as (ctx: Ctx, what: Count) => number)(ctx, what);
}

const sum = (list: readonly Pokemon[], of: (p: Pokemon) => number): number => list.reduce((n, p) => n + of(p), 0);
const both = (of: Side | 'both', n: (s: Side) => number): number => (of === 'both' ? n('you') + n('opponent') : n(of));
/** Pokémon in play of a kind, those on a Bench nobody gave counted as none. */
function inPlay(ctx: Ctx, which: PokemonFilter): Pokemon[] {
  heedBench(ctx, which);
  return allPokemon(ctx.g.board).filter((p) => matches(ctx, p, which));
}
const coinsShowing = (ctx: Ctx, { count: face, flip }: { count: 'heads' | 'tails'; flip: string }): number =>
  (ctx.results.get(flip)?.coins ?? []).filter((c) => c === face).length;

const COUNTS: { [K in Count['count']]: (ctx: Ctx, what: Extract<Count, { count: K }>) => number } = {
  'damage-counters': (ctx, what) => sum(pokemonFor(ctx, what.on), (p) => heeded(ctx.g, p, 'damage').damage / 10),
  energy: (ctx, { count: _, on, ...like }) =>
    sum(pokemonFor(ctx, on), (p) => energyUnits(ctx.g, heeded(ctx.g, p, 'energy'), like).length),
  'energy-cards': (ctx, { count: _, on, ...like }) =>
    sum(
      pokemonFor(ctx, on),
      (p) => heeded(ctx.g, p, 'energy').energy.filter((c) => energyIs(ctx.g, c, p, like)).length,
    ),
  'energy-types': (ctx, { on, basic }) => {
    const units = pokemonFor(ctx, on).flatMap((p) =>
      energyUnits(ctx.g, heeded(ctx.g, p, 'energy'), basic ? { basic: true } : {}),
    );
    return new Set(units.flatMap((u) => u.types)).size;
  },
  'extra-energy': ({ g, self, attack }, { type }) => {
    const units = self ? energyUnits(g, heeded(g, self, 'energy'), type ? { type } : {}).length : HIDDEN_COUNT;
    const cost = attack?.cost ?? [];
    return Math.max(0, units - (type ? cost.filter((t) => many(type).includes(t)).length : cost.length));
  },
  pokemon: (ctx, { which }) => inPlay(ctx, which).length,
  'pokemon-types': (ctx, { which }) => new Set(inPlay(ctx, which).flatMap((p) => typesOf(ctx.g, p))).size,
  cards: (ctx, { of, in: place, which, types }) => {
    const player = playerOf(ctx, of);
    const side = ctx.g.board.players[player];
    if (place === 'deck' && !which) return deckSize(side);
    if ((place === 'discard' || place === 'hand') && ctx.attack) countAsEmpty(ctx.g, player, place);
    const zone = { hand: side.hand, deck: side.deck, discard: side.discard, 'lost-zone': side.lostZone }[place];
    const found = zone.filter((c) => c !== ctx.leaving && cardMatches(ctx, c, which));
    return types ? new Set(found.flatMap(typesOn)).size : found.length;
  },
  'prizes-left': (ctx, { of }) => both(of, (s) => prizesOf(ctx.g, playerOf(ctx, s))),
  'prizes-taken': (ctx, { of }) => {
    const dealt = ctx.g.number(ctx.g.board.suddenDeath ? 'suddenDeathPrizes' : 'prizeCards');
    return both(of, (s) => Math.max(0, dealt - prizesOf(ctx.g, playerOf(ctx, s))));
  },
  heads: coinsShowing,
  tails: coinsShowing,
  done: (ctx, { by, which, types }) => {
    if (which === undefined && types === undefined) return ctx.results.get(by)?.count ?? 0;
    const cards = groupOf(ctx, by).filter((c) => cardMatches(ctx, c, which));
    return types ? new Set(cards.flatMap(typesOn)).size : cards.length;
  },
  tools: (ctx, { on }) => sum(pokemonFor(ctx, on), (p) => p.tools.length),
  conditions: (ctx, { on }) => sum(pokemonFor(ctx, on), (p) => p.conditions.length),
  'retreat-cost': (ctx, { of }) => sum(pokemonFor(ctx, of), (p) => retreatCostOf(ctx.g, p)),
  hp: (ctx, { of }) => sum(pokemonFor(ctx, of), (p) => hpFor(ctx, p)),
  'remaining-hp': (ctx, { of }) => sum(pokemonFor(ctx, of), (p) => Math.max(0, hpFor(ctx, p) - p.damage)),
  'damage-suffered': (ctx) => ctx.suffered ?? 0,
  'damage-done': (ctx) => [...(ctx.attack?.done.values() ?? [])].reduce((a, b) => a + b, 0),
  happened: (ctx, { event }) => happenings(ctx, event),
};

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
  return (TESTS[predicate.test] as (ctx: Ctx, predicate: Test) => boolean)(ctx, predicate);
}

type Test = Extract<Predicate, { test: string }>;
const TESTS: { [K in Test['test']]: (ctx: Ctx, predicate: Extract<Test, { test: K }>) => boolean } = {
  pokemon: (ctx, { who, is }) => pokemonFor(ctx, who).some((p) => matches(ctx, p, is)),
  'in-play': (ctx, { which, number }) => {
    const found = inPlay(ctx, which).length;
    return number === undefined ? found > 0 : inRange(found, number);
  },
  count: (ctx, { of, number }) => {
    // "If your opponent has exactly 3 or 4 Prize cards remaining": nobody gave them.
    heedNoPrizes(ctx.g, ctx.you, of);
    return inRange(count(ctx, of), number);
  },
  compare: (ctx, predicate) => {
    // Whoever counts Prize cards nobody gave may have either more.
    for (const side of [predicate.a, predicate.than]) heedNoPrizes(ctx.g, ctx.you, side);
    const a = count(ctx, predicate.a);
    const b = count(ctx, predicate.than);
    return { more: a > b, fewer: a < b, equal: a === b }[predicate.is];
  },
  'same-type': (ctx, { a, b }) => {
    const types = new Set(pokemonFor(ctx, b).flatMap((p) => typesOf(ctx.g, p)));
    return pokemonFor(ctx, a).some((p) => typesOf(ctx.g, p).some((type) => types.has(type)));
  },
  coin: (ctx, { flip, is }) => {
    const coins = ctx.results.get(flip)?.coins ?? [];
    const all = (side: 'heads' | 'tails') => coins.length > 0 && coins.every((c) => c === side);
    return {
      heads: coins.includes('heads'),
      tails: coins.includes('tails'),
      'all-heads': all('heads'),
      'all-tails': all('tails'),
    }[is];
  },
  done: (ctx, { by, which }) =>
    which === undefined
      ? (ctx.results.get(by)?.count ?? 0) > 0
      : groupOf(ctx, by).some((c) => cardMatches(ctx, c, which)),
  stadium: (ctx, { none, of, name }) => {
    const { stadium } = ctx.g.board;
    if (none) return stadium === null;
    if (!stadium || (of && stadium.owner !== playerOf(ctx, of))) return false;
    return name === undefined || named(cardNames(stadium.card), name);
  },
  happened: (ctx, { event }) => happenings(ctx, event) > 0,
  used: (ctx, { by, what }) => ctx.g.board.players[playerOf(ctx, by)].used[what] === true,
  turn: (ctx, { of, first, goesFirst }) => {
    const { turn, firstPlayer } = ctx.g.board;
    const player = playerOf(ctx, of);
    return (
      turn.player === player &&
      (first === undefined || turn.number <= 2 === first) &&
      (goesFirst === undefined || (firstPlayer === player) === goesFirst)
    );
  },
  unmodelled: (ctx, { text }) => askFact(ctx, text),
};

export const cardNames = (card: Card): readonly string[] => (card.def ? eachName(card.def) : [card.name]);
const printedName = (card: Card) => (card.def ? localized(card.def.name) : { de: card.name, en: card.name });
