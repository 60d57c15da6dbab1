/** Why a requirement is not met: of several conditions the first that fails, with its number. */
import type { Localized, Reason } from '../../ruling/schema.ts';
import { allPokemon, pokemonOf, type Card, type Player, type Pokemon } from '../board/board.ts';
import { isEvolution } from '../cards.ts';
import type { Count, Predicate } from '../effects/amounts.ts';
import type { Op } from '../effects/instructions.ts';
import type { PokemonFilter } from '../effects/schema.ts';
import { reasonsOfTurn } from '../say/reasons-of-turn.ts';
import { requirements as W } from '../say/requirements.ts';
import type { Ctx } from '../game/context.ts';
import { cardName, nameOf, type Game } from '../game/game.ts';
import { count, matches, playerOf, test } from './evaluate.ts';
import { contextOf, sayingOf, sourceName, sourcesInPlay, works, type Holding, type Of } from './modifiers.ts';
import { isAboutZone } from './not-given.ts';
import { benchLimit, forbids } from './values.ts';

/** The reason against something that requires this, where it is not met; `what`: whose requirement it is. */
export const requires = (ctx: Ctx, predicate: Predicate | undefined, what: Localized): Reason[] =>
  predicate === undefined || test(ctx, predicate) ? [] : [W.notMet(what, lacking(ctx, predicate))];

/** What holds by the texts of a Pokémon and what is attached to it, and from where. */
const ownPassives = (g: Game, pokemon: Pokemon) =>
  sourcesInPlay(g)
    .filter(({ self }) => self === pokemon)
    .flatMap((source) => source.effects.flatMap((effect) => (effect.effect === 'passive' ? [{ source, effect }] : [])));

/** What a Pokémon's own text would permit, were it in its place and its requirement met. */
export const permittedIf = (g: Game, what: Of<'can'>['do'], pokemon: Pokemon): Reason[] =>
  ownPassives(g, pokemon).flatMap(({ source, effect }) => {
    if (!effect.modifiers.some((m) => m.what === 'can' && m.do === what)) return [];
    const name = sourceName(source, effect.ability);
    if (works(g, source, effect)) return requires(contextOf(g, source, name), effect.if, name);
    return effect.place !== undefined && works(g, source, { ability: effect.ability }) ? [reasonsOfTurn.wrongPlace(name, effect.place)] : [];
  }); // prettier-ignore

/** The Tools of a Pokémon with a modifier of these kinds that do nothing because what they require is not met; nothing where the case does not give what that hangs on. */
export const idleTools = (g: Game, pokemon: Pokemon, words: ReadonlySet<string>): Localized[] =>
  ownPassives(g, pokemon).flatMap(({ source, effect }) => {
    if (source.origin !== 'tool' || effect.if === undefined || !effect.modifiers.some(({ what }) => words.has(what))) return [];
    const name = sourceName(source, effect.ability);
    const ctx = contextOf(g, source, name);
    return test(ctx, effect.if) || g.record.assumptions.some(isAboutZone) ? [] : [W.idle(name, lacking(ctx, effect.if))];
  }); // prettier-ignore

/** Where nothing can be evolved: the Pokémon that could be, had they not come into play this turn. */
export function arrivedTooLate(ctx: Ctx, ops: readonly Op[]): Reason[] {
  const late = ops.flatMap((op) => {
    if (op.do !== 'evolve' || typeof op.on !== 'object' || !('choose' in op.on)) return [];
    const { not, ...which } = op.on.from;
    return not?.thisTurn === undefined
      ? []
      : pokemonOf(ctx.g.board, ctx.you).filter((p) => matches(ctx, p, which) && matches(ctx, p, not));
  });
  return late.map((p) => reasonsOfTurn.cameThisTurn(nameOf(ctx.g, p)));
}

/**
 * What forbids playing this card from the hand to evolve the Pokémon; an effect that puts it there from the hand plays it, too (Compendium, 2004-08-05:
 * Primal Aura and Rare Candy).
 */
export const whyNotEvolve = (g: Game, about: { player: Player; pokemon: Pokemon; card: Card }): Reason[] =>
  forbids(g, 'evolve', about).map((one) => ({
    ...reasonsOfTurn.forbiddenBy(cardName(about.card), one.name),
    ...sayingOf(one),
  }));
/** Where nothing can be evolved from the hand: what forbids it. */
export function evolvingForbidden({ g, you }: Ctx, ops: readonly Op[]): Reason[] {
  const evolves = ops.some((op) => op.do === 'evolve' && op.from === 'hand');
  const { hand } = g.board.players[you];
  const cards = evolves ? hand.filter(({ def }) => def !== undefined && isEvolution(def)) : [];
  const [first = []] = cards.flatMap((card) =>
    pokemonOf(g.board, you)
      .map((pokemon) => whyNotEvolve(g, { player: you, pokemon, card }))
      .filter((reasons) => reasons.length > 0),
  );
  return first;
}

/** What it does puts Pokémon on a Bench that is full. */
export function noRoom({ g, you }: Ctx, ops: readonly Op[]): Reason[] {
  const limit = benchLimit(g, you);
  const isFull = g.board.players[you].bench.length >= limit && JSON.stringify(ops).includes('"to":"bench"');
  return isFull ? [reasonsOfTurn.benchFull(limit)] : [];
}

/** What is missing where something holds as long as it is missing: its number. */
export function missing({ under }: Pick<Holding, 'under'>): Localized | undefined {
  const predicate = under && otherwise(under.predicate);
  return predicate && lacking(under.ctx, predicate);
}
/** What would have to be so for something not to hold; undefined where that is not one number. */
function otherwise(predicate: Predicate): Predicate | undefined {
  if ('not' in predicate) return predicate.not;
  if (!('test' in predicate) || (predicate.test !== 'in-play' && predicate.test !== 'count')) return undefined;
  const { number } = predicate;
  const { atLeast, atMost } = typeof number === 'object' ? number : {};
  if ((atLeast === undefined) === (atMost === undefined)) return undefined;
  return { ...predicate, number: atMost === undefined ? { atMost: atLeast! - 1 } : { atLeast: atMost + 1 } };
}

function lacking(ctx: Ctx, predicate: Predicate): Localized | undefined {
  if ('all' in predicate) {
    const failing = predicate.all.find((one) => !test(ctx, one));
    return failing && lacking(ctx, failing);
  }
  if ('not' in predicate) return inTheirFirst(ctx, predicate.not);
  if ('any' in predicate) return undefined;
  switch (predicate.test) {
    case 'count':
      return W.number(counted(ctx, predicate.of), count(ctx, predicate.of), predicate.number);
    case 'in-play':
      return predicate.number === undefined
        ? W.noneInPlay(ctx.you, predicate.which)
        : W.number(W.counted.pokemon(), matching(ctx, predicate.which), predicate.number);
    case 'compare': {
      const { a, than } = predicate;
      return W.compared(counted(ctx, a), count(ctx, a), counted(ctx, than), count(ctx, than));
    }
    case 'turn':
      return turn(ctx, predicate);
    case 'pokemon':
      return predicate.who === 'self' && ctx.self ? W.ofPokemon(nameOf(ctx.g, ctx.self), predicate.is) : undefined;
    case 'stadium':
      return predicate.none ? W.stadium() : W.noStadium();
    case 'happened':
      return W.notHappened(predicate.event, playerOf(ctx, predicate.event.by ?? 'you'));
    default:
      return undefined;
  }
}
const matching = (ctx: Ctx, which: PokemonFilter): number =>
  allPokemon(ctx.g.board).filter((p) => matches(ctx, p, which)).length;
function turn(ctx: Ctx, asked: Extract<Predicate, { test: 'turn' }>): Localized {
  const { turn: now, firstPlayer } = ctx.g.board;
  const player = playerOf(ctx, asked.of);
  if (now.player !== player) return W.notTheirTurn(player);
  if (asked.first !== undefined && now.number <= 2 !== asked.first)
    return asked.first ? W.firstTurn(player) : W.isFirstTurn(player);
  return firstPlayer === player ? W.wentFirst(player) : W.wentSecond(player);
}
/** "Not during your first turn": it is that turn. */
const inTheirFirst = (ctx: Ctx, asked: Predicate): Localized | undefined =>
  'test' in asked && asked.test === 'turn' && asked.first === true ? W.isFirstTurn(playerOf(ctx, asked.of)) : undefined;
function counted(ctx: Ctx, what: Count): Localized {
  const of = 'of' in what && (what.of === 'you' || what.of === 'opponent') ? playerOf(ctx, what.of) : ctx.you;
  const both = 'of' in what && what.of === 'both';
  switch (what.count) {
    case 'prizes-left':
      return both ? W.counted.other() : W.counted.prizesLeft(of);
    case 'prizes-taken':
      return both ? W.counted.other() : W.counted.prizesTaken(of);
    case 'cards':
      if (what.in === 'hand' && !what.which) return W.counted.hand(of);
      if (what.in === 'lost-zone' && !what.which) return W.counted.lostZone(of);
      return what.in === 'discard' ? W.counted.discard(of) : W.counted.other();
    case 'pokemon':
      return W.counted.pokemon();
    case 'damage-counters':
      return W.counted.counters();
    case 'energy':
    case 'energy-cards':
      return W.counted.energy();
    default:
      return W.counted.other();
  }
} // prettier-ignore
