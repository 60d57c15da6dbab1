/** Which Pokémon an instruction is about. A choice is taken from the case, made where there is only one way, else asked. */
import type { Localized } from '../../ruling/schema.ts';
import { allPokemon, pokemonById, type Card, type Pokemon } from '../board/board.ts';
import { askChoice } from '../game/ask.ts';
import type { Ctx } from '../game/context.ts';
import type { PokemonFilter, Who } from '../effects/schema.ts';
import { matches } from './evaluate.ts';
import { cardName, Illegal, nameOf } from '../game/game.ts';
import { W } from '../say/words.ts';

const opponentOf = (ctx: Ctx) => (ctx.you === 'A' ? 'B' : 'A');
const present = (pokemon: Pokemon | null | undefined): Pokemon[] => (pokemon ? [pokemon] : []);

export const candidates = (ctx: Ctx, filter: PokemonFilter): Pokemon[] =>
  allPokemon(ctx.g.board).filter((p) => matches(ctx, p, filter));

/** Whom a choice is made among. Where those the player names may be chosen, nobody asks whether the others – whose HP are not known – may, too. */
export function amongWhom(ctx: Ctx, { from, choose, by = 'you' }: Extract<Who, { from: PokemonFilter }>): Pokemon[] {
  if (from.hp === undefined && from.remainingHp === undefined) return candidates(ctx, from);
  const named = ctx.inputs[by].pokemon.slice(0, choose).flatMap((id) => pokemonById(ctx.g.board, id) ?? []);
  return named.length === choose ? [...new Set(named)].filter((p) => matches(ctx, p, from)) : candidates(ctx, from);
}

/** The Pokémon meant, in play now. A choice is made once: the same instruction asked again gives the same Pokémon. */
export function pokemonFor(ctx: Ctx, who: Who): Pokemon[] {
  const { board } = ctx.g;
  const still = (list: readonly Pokemon[]): Pokemon[] => list.filter((p) => allPokemon(board).includes(p));
  switch (who) {
    case 'self':
      return still(present(ctx.self));
    case 'own-active':
      return present(board.players[ctx.you].active);
    case 'opponent-active':
      return present(board.players[opponentOf(ctx)].active);
    case 'attacker':
      return still(present(ctx.attacker));
    case 'event':
      return still(present(ctx.event));
  }
  if ('chosen' in who) return still(ctx.results.get(who.chosen)?.pokemon ?? []);
  if ('each' in who) return candidates(ctx, who.each);
  const settled = ctx.settled.get(who);
  if (settled) return still(settled);
  const chosen = choosePokemon(ctx, amongWhom(ctx, who), who.choose, who.upTo === true, who.by ?? 'you');
  ctx.settled.set(who, chosen);
  if (who.as) ctx.results.set(who.as, { count: chosen.length, pokemon: chosen, cards: [], coins: [] });
  return chosen;
}

export function choosePokemon(
  ctx: Ctx,
  from: readonly Pokemon[],
  n: number,
  upTo: boolean,
  by: 'you' | 'opponent',
): Pokemon[] {
  if (from.length === 0 || n === 0) return [];
  const { board } = ctx.g;
  const queue = ctx.inputs[by].pokemon;
  const given: Pokemon[] = [];
  while (given.length < n && queue.length > 0) {
    const chosen = pokemonById(board, queue[0]!);
    if (!chosen || !from.includes(chosen) || given.includes(chosen)) {
      if (given.length > 0 && (upTo || given.length >= Math.min(n, from.length))) break;
      throw new Illegal([W.reasons.illegalTarget(ctx.name, queue[0]!)]);
    }
    queue.shift();
    given.push(chosen);
  }
  refuse(ctx, by, 'pokemon');
  if (given.length > 0) {
    if (!upTo && given.length < Math.min(n, from.length))
      throw new Illegal([W.reasons.tooFewChosen(ctx.name, Math.min(n, from.length))]);
    return given;
  }
  if (!upTo && from.length <= n) return [...from];
  const answers = combinations(from, upTo ? 1 : Math.min(n, from.length), Math.min(n, from.length)).map((set) => ({
    value: n === 1 ? (set[0]!.id as unknown) : set.map((p) => p.id),
    text: joined(set.map((p) => nameOf(ctx.g, p))),
  }));
  const answer = askChoice<unknown>(
    ctx,
    'target',
    'target',
    W.chooseTarget(ctx.name, n, upTo),
    answers,
    ['ptcg.attack.step-d-choices'],
    by,
  );
  return (Array.isArray(answer) ? answer : [answer]).map((id) => {
    const chosen = pokemonById(board, String(id));
    if (!chosen || !from.includes(chosen)) throw new Illegal([W.reasons.illegalTarget(ctx.name, String(id))]);
    return chosen;
  });
}

/** What the case names beyond the choice just made: to be used by a later one, else wrong (`leftover`). */
export function refuse(ctx: Ctx, by: 'you' | 'opponent', what: 'pokemon' | 'cards' | 'energy'): void {
  const [next] = ctx.inputs[by][what];
  if (next === undefined) delete ctx.inputs[by].refused[what];
  else ctx.inputs[by].refused[what] = next;
}

const isNamed = (c: Card, name: string | undefined): boolean =>
  name !== undefined && (c.id === name || c.name === name || cardName(c).en === name || cardName(c).de === name);

/** Cards out of a zone everybody can see (or that the case names): at most `n`, and at least `least` of those there are. */
export function chooseCards(
  ctx: Ctx,
  from: readonly Card[],
  n: number,
  least: number,
  by: 'you' | 'opponent',
  queueName: 'cards' | 'energy' = 'cards',
): Card[] {
  if (from.length === 0 || n <= 0) return [];
  const queue = ctx.inputs[by][queueName];
  const fewest = Math.min(least, n, from.length);
  const all = from.length <= Math.min(n, least);
  // All of them: what is named may be for a later choice.
  const laterOnes = (all || ctx.paying) && !queue.some((name) => from.some((c) => isNamed(c, name)));
  const given = laterOnes ? [] : namedCards(ctx, from, n, queue);
  if (!laterOnes || all) refuse(ctx, by, queueName);
  if (given.length > 0 && given.length < fewest) throw new Illegal([W.reasons.tooFewChosen(ctx.name, fewest)]);
  if (fewest === 1 && least < n && ctx.inputs[by].none[queueName]) throw new Illegal([W.reasons.upToZero(ctx.name)]);
  if (given.length > 0 || (least === 0 && ctx.inputs[by].given[queueName])) return given;
  return all ? [...from] : askCards(ctx, from, n, least, by, queueName);
}

/** The first of the names that fit, taken out of the queue: as many as are asked for, or fewer where the next is for a later choice. */
function namedCards(ctx: Ctx, from: readonly Card[], n: number, queue: string[]): Card[] {
  const given: Card[] = [];
  while (given.length < n && queue.length > 0) {
    const at = queue.findIndex((name) => from.some((c) => !given.includes(c) && isNamed(c, name)));
    const card = from.find((c) => !given.includes(c) && isNamed(c, queue[at]));
    if (!card) {
      if (given.length > 0) break;
      throw new Illegal([W.reasons.illegalCard(ctx.name, queue[0]!)]);
    }
    queue.splice(at, 1);
    given.push(card);
  }
  return given;
}

/** Nobody named them: the player is asked which. */
function askCards(
  ctx: Ctx,
  from: readonly Card[],
  n: number,
  least: number,
  by: 'you' | 'opponent',
  queueName: 'cards' | 'energy',
): Card[] {
  const most = Math.min(n, from.length);
  const sets = distinct(combinations(from, Math.min(least, most), most));
  // Copies of one card are alike: no choice that anybody would call one.
  if (sets.length === 1) return sets[0]!;
  const answers = sets.map((set) => ({
    value: (n === 1 && set.length === 1 ? set[0]!.id : set.map((c) => c.id)) as unknown,
    text: set.length === 0 ? W.nothing() : joined(set.map(cardName)),
  }));
  const answer = askChoice<unknown>(
    ctx,
    'choice',
    queueName,
    W.chooseCards(ctx.name, n, least < n),
    answers,
    ['ptcg.trainers.follow-text'],
    by,
  );
  return (Array.isArray(answer) ? answer : [answer]).map((id) => {
    const card = from.find((c) => c.id === id);
    if (!card) throw new Illegal([W.reasons.illegalCard(ctx.name, String(id))]);
    return card;
  });
}

/** Of sets that differ only in which copy they name, the first. */
function distinct(sets: readonly (readonly Card[])[]): Card[][] {
  const seen = new Set<string>();
  return sets.flatMap((set) => {
    const key = set
      .map((c) => `${cardName(c).en}/${c.print ?? ''}`)
      .sort()
      .join('|');
    if (seen.has(key)) return [];
    seen.add(key);
    return [[...set]];
  });
}

/** More ways than a judge would read are not listed (and not worked out). */
const MOST_WAYS = 64;
function combinations<T>(list: readonly T[], least: number, most: number): T[][] {
  const found: T[][] = [];
  const visit = (from: number, chosen: T[]): void => {
    if (found.length > MOST_WAYS) return;
    if (chosen.length >= least) found.push(chosen);
    if (chosen.length === most) return;
    for (let i = from; i < list.length; i++) visit(i + 1, [...chosen, list[i]!]);
  };
  visit(0, []);
  return found.length > MOST_WAYS ? [] : found;
}

const joined = (names: readonly Localized[]): Localized => ({
  de: names.map((n) => n.de).join(' + '),
  en: names.map((n) => n.en).join(' + '),
});
