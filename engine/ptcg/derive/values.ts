/** The values that hold now: HP, types, costs, Weakness, Prize cards … each the printed one and every modifier in force. */
import type { EnergyType, Player, PtcgCard } from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import { otherPlayer, topCard, type Card, type Pokemon } from '../board/board.ts';
import { basicEnergyType, isBasicEnergy, prizeKind, stageOf } from '../cards.ts';
import { nameKey } from '../../case/names.ts';
import type { KnownAttack } from '../attack/known.ts';
import { newContext } from '../game/context.ts';
import { isPaid, pay, type Unit } from '../attack/energy.ts';
import { amount, cardMatches, matches, test } from './evaluate.ts';
import { cardName, type Game } from '../game/game.ts';
import { holdingContext, holdings, isAbout, isAboutPlayer, type Holding, type What } from './modifiers.ts';
import type { EnergyFilter, FORBIDDEN, PERMITTED, PokemonFilter } from '../effects/schema.ts';
import { heed } from './heed.ts';
import { restOnAbsence } from './not-given.ts';
import { TOUCHED_BY_BAN, TOUCHED_BY_LEAVE, TOUCHED_BY_MODIFIER } from '../texts/touched.ts';
import type { NumberKey } from '../rulesets.ts';
import { keyed } from '../../keyed.ts';

/** Asks once; a query that comes back to itself gets what is printed. */
function once<T>(g: Game, key: string, printed: T, ask: () => T): T {
  if (g.deriving.has(key)) return printed;
  g.deriving.add(key);
  try {
    return ask();
  } finally {
    g.deriving.delete(key);
  }
}

type Op = '+' | '-' | '×' | '=';
export const apply = (value: number, op: Op, by: number): number =>
  op === '+' ? value + by : op === '-' ? value - by : op === '×' ? value * by : by;

type Valued = 'hp' | 'retreat-cost';
function valued(g: Game, what: Valued, pokemon: Pokemon, printed: number): number {
  return once(g, `${what}/${pokemon.id}`, printed, () =>
    about(g, what, pokemon).reduce(
      (value, h) => apply(value, h.modifier.op, amount(holdingContext(g, h), h.modifier.value)),
      printed,
    ),
  );
}
/** The modifiers of a kind that are about this Pokémon. */
export function about<W extends keyof typeof TOUCHED_BY_MODIFIER>(g: Game, what: W, pokemon: Pokemon): Holding<W>[] {
  heed(g, TOUCHED_BY_MODIFIER[what], { pokemon }, true);
  const all = holdings(g, what).filter((h) => isAbout(g, h, pokemon, (h.modifier as { on?: PokemonFilter }).on));
  return relied(g, all);
}
/** What works only while a card's text does: a text nobody read might switch it off. */
export function relied<W extends What>(g: Game, all: Holding<W>[]): Holding<W>[] {
  for (const { origin, self } of all) {
    if (origin === 'ability') heed(g, 'abilities', { pokemon: self }, true);
    if (origin === 'tool') heed(g, 'tools', { pokemon: self }, true);
  }
  return all;
}

/**
 * A Pokémon while in play (fossils): as its text says. Where nobody read that, a Trainer card with HP printed on it has these HP; what else its text says is
 * asked where it matters. An invented one without a text is an ordinary fossil.
 */
export function playedAs(card: Card): PlayedAs | undefined {
  const declared = card.effects.find((e) => e.effect === 'played-as-pokemon');
  if (declared) return declared;
  const { def } = card;
  if (def?.kind !== 'trainer' || def.hp === undefined) return undefined;
  const body = { hp: def.hp, types: def.types ?? (['Colorless'] as const) };
  return def.text === undefined ? { ...body, discardable: true, cannotRetreat: true, immune: true } : body;
}
interface PlayedAs {
  hp: number;
  types: readonly EnergyType[];
  discardable?: boolean | undefined;
  cannotRetreat?: boolean | undefined;
  immune?: boolean | undefined;
  prizes?: number | undefined;
  setUpOnly?: boolean | undefined;
}

const printedHp = (pokemon: Pokemon): number | undefined => {
  const top = topCard(pokemon);
  return top.def?.hp ?? playedAs(top)?.hp;
};
/** HP now; undefined for a Pokémon nobody has identified. */
export function hpOf(g: Game, pokemon: Pokemon): number | undefined {
  const printed = printedHp(pokemon);
  return printed === undefined ? undefined : Math.max(0, valued(g, 'hp', pokemon, printed));
}
export function typesOf(g: Game, pokemon: Pokemon): readonly EnergyType[] {
  const top = topCard(pokemon);
  const printed = top.def?.types ?? playedAs(top)?.types ?? [];
  return once(g, `types/${pokemon.id}`, printed, () =>
    about(g, 'types', pokemon).reduce<readonly EnergyType[]>(
      (types, { modifier }) => (modifier.also ? [...types, ...modifier.types] : modifier.types),
      printed,
    ),
  );
}
/** The card that gives Weakness, Resistance and Retreat Cost: a Pokémon BREAK keeps those of the card below. */
const bodyOf = (pokemon: Pokemon): PtcgCard | undefined => {
  const top = topCard(pokemon).def;
  return top && stageOf(top) === 'break' ? pokemon.cards.at(-2)?.def : top;
};
export const retreatCostOf = (g: Game, pokemon: Pokemon): number =>
  Math.max(0, valued(g, 'retreat-cost', pokemon, bodyOf(pokemon)?.retreat ?? 0));

export type TypedValue = { type: EnergyType; value: string; changedBy?: Holding };
/** Weakness or Resistance now, each with its value as printed ('×2', '+20', '-30'). */
export function typedValues(g: Game, pokemon: Pokemon, what: 'weakness' | 'resistance'): TypedValue[] {
  const usual = what === 'weakness' ? '×2' : '-30';
  const printed: TypedValue[] = (bodyOf(pokemon)?.[what] ?? []).map(({ type, value }) => ({
    type,
    value: value ?? usual,
  }));
  return once(g, `${what}/${pokemon.id}`, printed, () =>
    about(g, what, pokemon)
      .filter((h) => h.modifier.what === what)
      .reduce<TypedValue[]>((values, h) => {
        const { none, type, value } = h.modifier;
        if (none) return [];
        if (type) return [{ type, value: value ?? values[0]?.value ?? usual, changedBy: h }];
        return values.map((old) => ({ ...old, ...(value && { value }), changedBy: h }));
      }, printed),
  );
}
/** Who took a Weakness or Resistance away, where it is printed but gone. */
export const takenAway = (g: Game, pokemon: Pokemon, what: 'weakness' | 'resistance'): Holding | undefined =>
  about(g, what, pokemon).find((h) => h.modifier.what === what && h.modifier.none);

// ───────────────────────────── Energy ─────────────────────────────

/** Units of Energy a card provides while attached. */
export function unitsOf(g: Game, card: Card, on: Pokemon): EnergyType[][] {
  const printed = printedUnits(g, card, on);
  return once(g, `energy/${card.id}`, printed, () =>
    about(g, 'energy-provides', on).reduce<EnergyType[][]>(
      (units, { modifier }) => (energyIs(g, card, on, modifier.which ?? {}) ? modifier.units : units),
      printed,
    ),
  );
}
function printedUnits(g: Game, card: Card, on: Pokemon): EnergyType[][] {
  const declared = card.effects.find((e) => e.effect === 'provides');
  if (declared) {
    const ctx = newContext({ g, you: on.owner, self: on, kind: 'energy', name: cardName(card), card: card.id });
    const option = declared.options.find((o) => !o.if || test(ctx, o.if));
    return option?.units ?? [];
  }
  if (card.def?.provides) return card.def.provides;
  const basic = card.def && basicEnergyType(card.def);
  return basic ? [[basic]] : [];
}
export function energyIs(g: Game, card: Card, on: Pokemon, filter: EnergyFilter): boolean {
  const { type, basic, special, name } = filter;
  if (!card.def) return Object.keys(filter).length === 0;
  if (basic && !isBasicEnergy(card.def)) return false;
  if (special && isBasicEnergy(card.def)) return false;
  if (name !== undefined && !many(name).includes(cardName(card).en)) return false;
  return type === undefined || unitsOf(g, card, on).some((unit) => many(type).some((t) => unit.includes(t)));
}
export const many = <T>(value: T | readonly T[]): readonly T[] =>
  (Array.isArray(value) ? value : [value]) as readonly T[];

/** All units attached to a Pokémon, in the order of the cards. */
export const energyUnits = (g: Game, pokemon: Pokemon, filter: EnergyFilter = {}): Unit[] =>
  pokemon.energy
    .filter((card) => energyIs(g, card, pokemon, filter))
    .flatMap((card) =>
      unitsOf(g, card, pokemon)
        .filter((unit) => filter.type === undefined || many(filter.type).some((t) => unit.includes(t)))
        .map((types) => ({ card: card.id, types })),
    );

// ───────────────────────────── Attack costs, Prize cards, limits ─────────────────────────────

/** The cost of an attack after changes, and what changed it. */
export function attackCost(
  g: Game,
  pokemon: Pokemon,
  { printed, names, effect, name }: KnownAttack,
): { cost: EnergyType[]; changes: Holding<'attack-cost'>[] } {
  const own = newContext({ g, you: pokemon.owner, self: pokemon, kind: 'attack', name, card: pokemon.id });
  let cost = (effect?.cost ?? [])
    .filter((change) => change.if === undefined || test(own, change.if))
    .reduce<EnergyType[]>(
      (so, change) =>
        'symbols' in change ? change.symbols : changed(so, change.op, amount(own, change.value), change.type),
      printed.cost ?? [],
    );
  const changes = about(g, 'attack-cost', pokemon).filter(
    (h) => h.modifier.attack === undefined || names.includes(h.modifier.attack),
  );
  for (const h of changes) {
    const { op, type, anyType } = h.modifier;
    const n = amount(holdingContext(g, h), h.modifier.value);
    cost = anyType && op === '-' ? lessOfAny(cost, n, energyUnits(g, pokemon)) : changed(cost, op, n, type);
  }
  return { cost, changes };
}
/** A cost with `n` symbols of a type more or less, all its symbols `n` times, or `n` of that type instead. */
function changed(cost: EnergyType[], op: Op, n: number, type: EnergyType = 'Colorless'): EnergyType[] {
  const symbols = (symbol: EnergyType): EnergyType[] => Array<EnergyType>(Math.max(0, n)).fill(symbol);
  switch (op) {
    case '=':
      return symbols(type);
    case '×':
      return cost.flatMap(symbols);
    case '+':
      return [...cost, ...symbols(type)];
    case '-':
      return symbols(type).reduce(withoutOne, cost);
  }
}
/** So many symbols less, of whichever types the rest can be paid without. */
function lessOfAny(cost: EnergyType[], n: number, units: readonly Unit[]): EnergyType[] {
  if (n <= 0 || cost.length === 0) return cost;
  const ways = [...new Set(cost)].map((type) => lessOfAny(withoutOne(cost, type), n - 1, units));
  return ways.find((way) => isPaid(pay(way, units))) ?? ways[0]!;
}
function withoutOne(cost: EnergyType[], type: EnergyType): EnergyType[] {
  const at = cost.lastIndexOf(type);
  return at < 0 ? cost : cost.filter((_, i) => i !== at);
}

export interface PrizeValue {
  kind: NumberKey;
  printed: number;
  value: number;
  changes: Holding<'prizes'>[];
  /** What applies once per game and has been applied. */
  usedUp: Holding<'prizes'>[];
}
/** Under which a change that applies once per game is written down. */
export const oncePerGameKey = (h: Holding): string => `game/${h.name.en}`;
/** Prize cards for a Knocked Out Pokémon. `by`: the Pokémon whose attack damage did it. */
export function prizeValue(g: Game, pokemon: Pokemon, by?: Pokemon): PrizeValue {
  const top = topCard(pokemon);
  const kind = top.def ? prizeKind(top.def) : 'prizesOrdinary';
  const printed = playedAs(top)?.prizes ?? g.number(kind);
  const taker = otherPlayer(pokemon.owner);
  // On a player, it is about the Prize cards that player takes.
  const onTaker = holdings(g, 'prizes').filter(
    (h) => h.player !== undefined && h.modifier.on === undefined && h.player === taker,
  );
  const onPokemon = about(g, 'prizes', pokemon).filter((h) => h.player === undefined || h.modifier.on !== undefined);
  const all = [...onPokemon, ...onTaker].filter(
    (h) =>
      h.modifier.byDamageFrom === undefined ||
      (by !== undefined && matches(holdingContext(g, h), by, h.modifier.byDamageFrom)),
  );
  const isUsed = (h: Holding<'prizes'>): boolean =>
    h.modifier.oncePerGame === true && keyed(g.board.players[h.you].used, oncePerGameKey(h)) !== undefined;
  const changes = all.filter((h) => !isUsed(h));
  const value = changes.reduce((n, h) => apply(n, h.modifier.op, h.modifier.value), printed);
  return { kind, printed, value: Math.max(0, value), changes, usedUp: all.filter(isUsed) };
}

/** A modifier that forbids something to a Pokémon or a player. */
export function forbids(
  g: Game,
  what: (typeof FORBIDDEN)[number],
  about: { pokemon?: Pokemon; player: Player; attack?: readonly string[]; card?: Card },
): Holding<'cannot'>[] {
  heed(g, TOUCHED_BY_BAN[what], about);
  const all = holdings(g, 'cannot').filter((h) => h.modifier.do === what && concerns(g, h, about));
  const forbidding = all.filter((h) => cardFits(g, h, about));
  for (const { under } of forbidding) if (under) restOnAbsence(g, under.ctx.you, under.predicate);
  return relied(g, forbidding);
}

/** A modifier that names an attack or a kind of card is about nothing else. */
function cardFits(
  g: Game,
  h: Holding<'cannot'>,
  { attack = [], card }: { attack?: readonly string[]; card?: Card },
): boolean {
  const { attack: named, card: which } = h.modifier;
  if (named !== undefined && !(typeof named === 'string' && attack.some((n) => nameKey(n) === nameKey(named)))) return false; // prettier-ignore
  return which === undefined || (card !== undefined && cardMatches(holdingContext(g, h), card, which));
}

function concerns(g: Game, h: Holding<'cannot' | 'can'>, about: { pokemon?: Pokemon; player: Player }): boolean {
  const { on, player } = h.modifier;
  if (player !== undefined) {
    if (!isAboutPlayer(h, about.player, player)) return false;
    return on === undefined || (about.pokemon !== undefined && matches(holdingContext(g, h), about.pokemon, on));
  }
  if (about.pokemon) return isAbout(g, h, about.pokemon, on);
  return isAboutPlayer(h, about.player, undefined);
}
/** A modifier that allows what the rules forbid. */
export function permits(
  g: Game,
  what: (typeof PERMITTED)[number],
  about: { pokemon?: Pokemon; player: Player; card?: Card },
): Holding<'can'> | undefined {
  heed(g, TOUCHED_BY_LEAVE[what], about, true);
  return holdings(g, 'can').find((h) => h.modifier.do === what && concerns(g, h, about));
}

/** What makes more or fewer spaces of this Bench. */
const benchLimited = (g: Game, player: Player): Holding<'bench-limit'>[] =>
  holdings(g, 'bench-limit').filter(
    (h) => h.modifier.player === 'both' || isAboutPlayer(h, player, h.modifier.player ?? 'you'),
  );
/** What lets so few Pokémon be on this Bench. */
export const benchLimitedBy = (g: Game, player: Player): Localized[] =>
  benchLimited(g, player).flatMap((h) => (h.modifier.value === benchLimit(g, player) ? [h.name] : []));
/** How many Pokémon may be on this Bench. */
export function benchLimit(g: Game, player: Player): number {
  const changed = benchLimited(g, player);
  return changed.length === 0 ? g.number('benchLimit') : Math.min(...changed.map((h) => h.modifier.value));
}

/** Whether a card changes how many Pokémon may be on a Bench. */
export const limitsBench = (card: Card): boolean =>
  card.effects.some((e) => e.effect === 'passive' && e.modifiers.some((m) => m.what === 'bench-limit'));
