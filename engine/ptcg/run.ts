/**
 * Carries out the instructions of a card: one handler per word of the language. Each does what it can, says what it did in a step, and answers
 * how much it did. The order is the text's.
 */
import * as v from 'valibot';
import type { Coin } from '../case/schema.ts';
import type { Localized, RuleId } from '../ruling/schema.ts';
import {
  addDamage,
  bringIntoPlay,
  clearPokemon,
  evolve,
  isImmune,
  putCard,
  removeCondition,
  removeFromPlay,
  setCondition,
  switchActive,
  takeFrom,
  type CardZone,
} from './act.ts';
import { askChoice, askText, askYesNo, flipCoin, leaveOpen } from './ask.ts';
import { strike, useAttackOf } from './attack.ts';
import { allPokemon, deckSize, isActive, pokemonOf, topCard, type Card, type Player, type Pokemon } from './board.ts';
import { isEvolution, sameName, stageOf } from './cards.ts';
import { candidates, chooseCards, choosePokemon, pokemonFor } from './choose.ts';
import type { Ctx, Result } from './context.ts';
import { benchLimit, energyIs, energyUnits, forbids, limitsBench, unitsOf } from './derive.ts';
import { smallestSets } from './energy.ts';
import {
  OpSchema,
  type Amount,
  type CardFilter,
  type EnergyFilter,
  type Op,
  type OpKind,
  type Side,
} from './effects/schema.ts';
import { amount, cardMatches, cardNames, matches, playerOf, test } from './evaluate.ts';
import { cardName, Illegal, nameOf } from './game.ts';
import { takePrizes } from './knock-out.ts';
import { holdingContext, holdings, isAbout, type Holding } from './modifiers.ts';
import { lingering } from './public-modifiers.ts';
import { W } from './words.ts';

type OpOf<K extends OpKind> = Extract<Op, { do: K }>;
type Done = Partial<Result> & { count: number };
const NOTHING_DONE: Done = { count: 0 };

const RULES_OF: Record<Ctx['kind'], RuleId[]> = {
  attack: ['ptcg.attack.step-f-resolve', 'ptcg.attack.follow-text'],
  ability: ['ptcg.abilities.definition'],
  item: ['ptcg.trainers.follow-text'],
  supporter: ['ptcg.trainers.follow-text'],
  stadium: ['ptcg.trainers.follow-text'],
  tool: ['ptcg.trainers.follow-text'],
  energy: ['ptcg.energy.card'],
  rule: ['ptcg.turn.card-beats-rulebook'],
};
export const rulesFor = (ctx: Ctx): RuleId[] => RULES_OF[ctx.kind];

function say(ctx: Ctx, kind: string, text: Localized, rules: readonly RuleId[] = [], skipped = false): void {
  ctx.g.step(kind, text, [...rules, ...rulesFor(ctx)], {
    by: ctx.you,
    card: ctx.card,
    ...(skipped && { outcome: 'skipped' as const }),
  });
}

/** Carries out instructions in order; answers how many of them did something. */
export function run(ctx: Ctx, ops: readonly Op[]): number {
  let done = 0;
  for (const op of ops) {
    if (ctx.attack?.failed || ctx.g.over) break;
    const result = runOne(ctx, op);
    if (result.count > 0) done++;
    if ('as' in op && op.as !== undefined) ctx.results.set(op.as, { pokemon: [], cards: [], coins: [], ...result });
  }
  return done;
}

const runOne = (ctx: Ctx, op: Op): Done => (HANDLERS[op.do] as (ctx: Ctx, op: Op) => Done)(ctx, op);

/** What stops an effect (not damage) done to this Pokémon, if anything does. */
export function preventsEffect(ctx: Ctx, pokemon: Pokemon): Holding<'prevent-effects'> | undefined {
  if (ctx.kind === 'rule' || ctx.kind === 'energy') return undefined;
  const kind = ctx.kind;
  return holdings(ctx.g, 'prevent-effects').find((h) => {
    const { of = ['attack'], from, on } = h.modifier;
    if (!(of as readonly string[]).includes(kind) || !isAbout(ctx.g, h, pokemon, on)) return false;
    if (from) return ctx.self !== undefined && matches(holdingContext(ctx.g, h), ctx.self, from);
    return ctx.you !== pokemon.owner;
  });
}

/** The Pokémon of a list to which the effect may be done; a step says why not for the others. */
function reached(ctx: Ctx, list: readonly Pokemon[]): Pokemon[] {
  return list.filter((p) => {
    const by = preventsEffect(ctx, p);
    if (by) say(ctx, 'prevented', W.run.prevented(nameOf(ctx.g, p), by.name), ['ptcg.attack.prevent-effects-not-damage'], true);
    return !by;
  });
} // prettier-ignore

const countOf = (ctx: Ctx, n: Amount | 'all' | 'any', all: number): number =>
  n === 'all' || n === 'any' ? all : Math.min(all, amount(ctx, n));

// ───────────────────────────── Cards in zones ─────────────────────────────

const zoneOf = (ctx: Ctx, player: Player, zone: 'hand' | 'discard' | 'lost-zone' | 'deck'): Card[] => {
  const side = ctx.g.board.players[player];
  return { hand: side.hand, discard: side.discard, 'lost-zone': side.lostZone, deck: side.deck }[zone];
};
function takeOut(ctx: Ctx, player: Player, zone: 'hand' | 'discard' | 'lost-zone' | 'deck', card: Card): void {
  takeFrom(zoneOf(ctx, player, zone), card);
}

/**
 * Cards found in a deck, or among its top cards: those the case names, else a question that stays open. A card the deck is not known to hold may be
 * named as long as the deck has cards nobody named. Taken out of the deck already.
 */
function searchDeck(ctx: Ctx, player: Player, which: CardFilter | undefined, n: number, chooser: Side, queueName: 'cards' | 'energy'): Card[] | 'open' {
  const { g } = ctx;
  const side = g.board.players[player];
  const queue = ctx.inputs[chooser][queueName];
  const given = ctx.inputs[chooser].given[queueName];
  if (!given && queue.length === 0) {
    const sure = side.deck.filter((c) => cardMatches(ctx, c, which));
    if (side.deckUnknown === 0 && sure.length === 0) return [];
    if (side.deckUnknown === 0 && new Set(sure.map((c) => cardName(c).en)).size === 1 && sure.length <= n) {
      for (const card of sure) takeFrom(side.deck, card);
      return sure;
    }
    return 'open';
  }
  const found: Card[] = [];
  while (found.length < n && queue.length > 0) {
    const wanted = queue[0]!;
    const known = side.deck.find((c) => c.id === wanted || cardNames(c).includes(wanted) || c.name === wanted);
    if (!known && (side.deckUnknown === 0 || !g.find(wanted))) {
      if (found.length > 0) break;
      throw new Illegal([W.reasons.illegalCard(ctx.name, wanted)]);
    }
    const card = known ?? g.newCard(wanted, player);
    if (!cardMatches(ctx, card, which)) {
      if (found.length > 0) break;
      throw new Illegal([W.reasons.illegalCard(ctx.name, wanted)]);
    }
    queue.shift();
    if (known) takeFrom(side.deck, known);
    else side.deckUnknown--;
    found.push(card);
  }
  return found;
} // prettier-ignore

/** Chooses among attached Energy: `n` units (or cards), no card more than needed. */
function chooseEnergy(ctx: Ctx, from: readonly { pokemon: Pokemon; card: Card }[], n: number | 'all', upTo: boolean, asCards: boolean, chooser: Side): { pokemon: Pokemon; card: Card }[] {
  const { g } = ctx;
  if (n === 'all') return [...from];
  const worth = (e: { pokemon: Pokemon; card: Card }) => (asCards ? 1 : Math.max(1, unitsOf(g, e.card, e.pokemon).length));
  const queue = ctx.inputs[chooser].energy;
  const chosen: { pokemon: Pokemon; card: Card }[] = [];
  let sum = 0;
  while (queue.length > 0 && sum < n) {
    const found = from.find((e) => !chosen.includes(e) && (e.card.id === queue[0] || e.card.name === queue[0] || cardNames(e.card).includes(queue[0]!)));
    if (!found) {
      if (chosen.length > 0) break;
      throw new Illegal([W.reasons.illegalCard(ctx.name, queue[0]!)]);
    }
    queue.shift();
    chosen.push(found);
    sum += worth(found);
  }
  if (chosen.length > 0) return chosen;
  const total = from.reduce((t, e) => t + worth(e), 0);
  if (total <= n && !upTo) return [...from];
  const sizes = upTo ? Array.from({ length: Math.min(n, total) + 1 }, (_, i) => i) : [n];
  const sets = new Map<string, { pokemon: Pokemon; card: Card }[]>();
  for (const size of sizes)
    for (const set of size === 0 ? [[]] : smallestSets(from, worth, size)) {
      const key = set.map((e) => `${e.pokemon.id}:${cardName(e.card).en}`).sort().join('|');
      if (!sets.has(key)) sets.set(key, set);
    }
  const ways = [...sets.values()];
  if (ways.length === 1) return ways[0]!;
  const answers = ways.map((set) => ({
    value: set.map((e) => e.card.id),
    text: set.length === 0 ? W.nothing() : W.list(set.map((e) => cardName(e.card))),
  }));
  const answer = askChoice<string[]>(ctx, 'choice', 'energy', W.chooseEnergy(ctx.name, n, upTo), answers.length <= 64 ? answers : [], rulesFor(ctx), chooser);
  return answer.map((id) => {
    const found = from.find((e) => e.card.id === id);
    if (!found) throw new Illegal([W.reasons.illegalCard(ctx.name, id)]);
    return found;
  });
} // prettier-ignore

const attachedEnergy = (ctx: Ctx, list: readonly Pokemon[], filter: EnergyFilter): { pokemon: Pokemon; card: Card }[] =>
  list.flatMap((pokemon) =>
    pokemon.energy.filter((card) => energyIs(ctx.g, card, pokemon, filter)).map((card) => ({ pokemon, card })),
  );

const energyFilter = ({ type, basic, special, name }: EnergyFilter): EnergyFilter => ({
  ...(type !== undefined && { type }),
  ...(basic && { basic }),
  ...(special && { special }),
  ...(name !== undefined && { name }),
}); // prettier-ignore

/** Puts a Pokémon's cards somewhere; attached cards go along or are discarded. */
function leavePlay(ctx: Ctx, pokemon: Pokemon, to: CardZone, attached: 'with' | 'discard'): void {
  const { g } = ctx;
  removeFromPlay(g, pokemon);
  for (const card of pokemon.cards) putCard(g, card, to);
  for (const card of [...pokemon.energy, ...pokemon.tools]) putCard(g, card, attached === 'with' ? to : 'discard');
  if (to === 'deck') g.board.players[pokemon.owner].shuffled = true;
}

/** Puts cards that were chosen where they go. Onto the Bench only while there is room. */
function put(ctx: Ctx, cards: readonly Card[], to: OpOf<'take'>['to'], on: readonly Pokemon[] = [], into: Pokemon[] = []): Card[] {
  const { g } = ctx;
  return cards.filter((card) => {
    const side = g.board.players[card.owner];
    if (to === 'bench') {
      if (side.bench.length >= benchLimit(g, card.owner)) {
        putCard(g, card, 'deck');
        return false;
      }
      into.push(bringIntoPlay(g, card.owner, [card], 'played'));
    } else if (to === 'stadium') {
      const old = g.board.stadium;
      g.board.stadium = { card, owner: ctx.you };
      if (old) putCard(g, old.card, 'discard');
    } else if (to === 'evolve') {
      const onto = on.length > 0 ? on : pokemonOf(g.board, card.owner).filter((p) => card.def?.evolvesFrom !== undefined && sameName([card.def.evolvesFrom], cardNames(topCard(p))));
      const target = choosePokemon(ctx, onto, 1, false, 'you')[0];
      if (!target) {
        putCard(g, card, 'deck');
        return false;
      }
      evolve(g, target, card);
    } else putCard(g, card, to);
    return true;
  });
} // prettier-ignore

/** Flips, one after another. */
function flips(ctx: Ctx, coins: Amount | 'until-tails', by: Side): Coin[] {
  const rules: RuleId[] = rulesFor(ctx);
  const results: Coin[] = [];
  if (coins === 'until-tails') {
    do results.push(flipCoin(ctx, ctx.name, rules, by));
    while (results.at(-1) === 'heads');
    return results;
  }
  const n = amount(ctx, coins);
  for (let i = 0; i < n; i++) results.push(flipCoin(ctx, ctx.name, rules, by));
  return results;
}

// ───────────────────────────── The handlers ─────────────────────────────

type Handlers = { [K in OpKind]: (ctx: Ctx, op: OpOf<K>) => Done };

const HANDLERS: Handlers = {
  damage: (ctx, op) => {
    const hit = strike(ctx, [{ formula: op, targets: pokemonFor(ctx, op.to) }]);
    return { count: hit };
  },

  'put-counters': (ctx, op) => {
    const n = amount(ctx, op.count);
    const list = n > 0 ? reached(ctx, pokemonFor(ctx, op.on)) : [];
    for (const p of list) {
      addDamage(p, n * 10);
      say(ctx, 'damage-counters', W.run.counters(nameOf(ctx.g, p), n), ['ptcg.damage.counters-are-not-damage']);
    }
    return { count: list.length * n, pokemon: list };
  },

  'spread-counters': (ctx, op) => {
    const n = amount(ctx, op.count);
    const list = candidates(ctx, op.among);
    if (n === 0 || list.length === 0) return NOTHING_DONE;
    const given = ctx.inputs.you.counters ?? (list.length === 1 ? { [list[0]!.id]: n } : undefined);
    const counters = askChoice<Record<string, number>>(ctx, 'choice', 'counters', W.spreadCounters(ctx.name, n), [], ['ptcg.attack.step-d-choices'], 'you', given);
    const sum = Object.values(counters).reduce((a, b) => a + b, 0);
    if (sum > n || (sum < n && !op.upTo)) throw new Illegal([W.reasons.wrongCounters(ctx.name, n, sum)]);
    for (const [id, k] of Object.entries(counters)) {
      const p = list.find((q) => q.id === id);
      if (!p) throw new Illegal([W.reasons.illegalTarget(ctx.name, id)]);
      if (reached(ctx, [p]).length === 0) continue;
      addDamage(p, k * 10);
      say(ctx, 'damage-counters', W.run.counters(nameOf(ctx.g, p), k), ['ptcg.damage.counters-are-not-damage']);
    }
    return { count: sum };
  },

  'move-counters': (ctx, op) => {
    const from = pokemonFor(ctx, op.from).filter((p) => p.damage > 0);
    if (from.length === 0) return NOTHING_DONE;
    const to = pokemonFor(ctx, op.to)[0];
    if (!to) return NOTHING_DONE;
    let moved = 0;
    for (const p of from) {
      if (p === to) continue;
      const there = p.damage / 10;
      const most = op.count === 'all' || op.count === 'any' ? there : Math.min(there, amount(ctx, op.count));
      const n = op.upTo || op.count === 'any' ? Math.min(most, ctx.inputs.you.number ?? most) : most;
      if (n === 0) continue;
      addDamage(p, -n * 10);
      const stopped = preventsEffect(ctx, to);
      if (!stopped) addDamage(to, n * 10);
      const text = stopped ? W.run.countersLost(nameOf(ctx.g, p), nameOf(ctx.g, to), n, stopped.name) : W.run.countersMoved(nameOf(ctx.g, p), nameOf(ctx.g, to), n);
      say(ctx, 'move-counters', text, [stopped ? 'ptcg.attack.protected-target-may-be-chosen' : 'ptcg.damage.counters-are-not-damage']);
      moved += n;
    }
    return { count: moved };
  },

  heal: (ctx, op) => {
    const chosen = pokemonFor(ctx, op.on);
    let healed = 0;
    const list: Pokemon[] = [];
    for (const p of chosen) {
      const stop = forbids(ctx.g, 'be-healed', { pokemon: p, player: p.owner })[0];
      const n = Math.min(p.damage, op.amount === 'all' ? p.damage : amount(ctx, op.amount));
      if (stop && n > 0) say(ctx, 'heal', W.run.cannotBeHealed(nameOf(ctx.g, p), stop.name), ['ptcg.turn.card-beats-rulebook'], true);
      if (stop || n === 0) continue;
      addDamage(p, -n);
      healed += n;
      list.push(p);
      say(ctx, 'heal', W.run.healed(nameOf(ctx.g, p), n), ['ptcg.damage.counter']);
    }
    return { count: healed / 10, pokemon: list };
  },

  condition: (ctx, op) => {
    const conditions = Array.isArray(op.apply) ? op.apply : [op.apply];
    let n = 0;
    for (const p of reached(ctx, pokemonFor(ctx, op.on))) {
      if (!isActive(ctx.g.board, p)) continue;
      for (const condition of conditions) {
        if (isImmune(ctx.g, p, condition)) {
          say(ctx, 'condition', W.run.immune(nameOf(ctx.g, p), condition), ['ptcg.turn.card-beats-rulebook'], true);
          continue;
        }
        const replaced = p.conditions.filter((c) => c !== condition && ['asleep', 'confused', 'paralyzed'].includes(c) && ['asleep', 'confused', 'paralyzed'].includes(condition));
        const again = p.conditions.includes(condition);
        setCondition(ctx.g, p, condition, op.counters === undefined ? undefined : op.counters * 10);
        const rules: RuleId[] = ['ptcg.conditions.five-active-only'];
        if (replaced.length > 0) rules.push('ptcg.conditions.rotation-exclusive');
        if (again && (condition === 'poisoned' || condition === 'burned')) rules.push('ptcg.conditions.newest-counts');
        say(ctx, 'condition', W.run.condition(nameOf(ctx.g, p), condition, replaced, op.counters), rules);
        n++;
      }
    }
    return { count: n };
  },

  recover: (ctx, op) => {
    let n = 0;
    for (const p of pokemonFor(ctx, op.on)) {
      const gone = p.conditions.filter((c) => op.from === 'all' || op.from.includes(c));
      if (gone.length === 0) continue;
      for (const c of gone) removeCondition(p, c);
      n += gone.length;
      say(ctx, 'recover', W.run.recovered(nameOf(ctx.g, p), gone), ['ptcg.conditions.removal']);
    }
    return { count: n };
  },

  'discard-energy': (ctx, op) => {
    const list = reached(ctx, pokemonFor(ctx, op.from));
    const there = attachedEnergy(ctx, list, energyFilter(op));
    const n = op.count === 'all' ? 'all' : op.count === 'any' ? there.length * 4 : amount(ctx, op.count);
    if (there.length === 0 || n === 0) return NOTHING_DONE;
    const chosen = chooseEnergy(ctx, there, n, op.upTo === true || op.count === 'any', op.cards === true, op.by ?? 'you');
    const units = chosen.reduce((t, e) => t + (op.cards ? 1 : Math.max(1, unitsOf(ctx.g, e.card, e.pokemon).length)), 0);
    for (const { pokemon, card } of chosen) {
      takeFrom(pokemon.energy, card);
      putCard(ctx.g, card, op.to ?? 'discard');
    }
    if (chosen.length > 0) say(ctx, 'discard-energy', W.run.energyDiscarded(chosen.map((e) => cardName(e.card)), nameOf(ctx.g, chosen[0]!.pokemon), op.to ?? 'discard'), ['ptcg.energy.units-not-cards']);
    return { count: units, cards: chosen.map((e) => e.card), pokemon: [...new Set(chosen.map((e) => e.pokemon))] };
  },

  'attach-energy': (ctx, op) => {
    const targets = pokemonFor(ctx, op.to);
    if (targets.length === 0) return NOTHING_DONE;
    const each = typeof op.to === 'object' && 'each' in op.to;
    const zone = op.from;
    const n = countOf(ctx, op.count, op.looking ?? 99) * (each ? targets.length : 1);
    let cards: Card[];
    if (zone === 'deck' || zone === 'deck-top') {
      const queueName = ctx.inputs.you.energy.length > 0 ? 'energy' : 'cards';
      const found = searchDeck(ctx, ctx.you, op.which, n, 'you', queueName);
      if (found === 'open') {
        // What is attached decides what comes later: it must be known.
        askChoice(ctx, 'choice', 'energy', W.chooseCards(ctx.name, n, op.upTo === true), [], rulesFor(ctx));
        return NOTHING_DONE;
      }
      cards = found;
      ctx.g.board.players[ctx.you].shuffled = true;
    } else {
      const there = zoneOf(ctx, ctx.you, zone).filter((c) => c.def?.kind === 'energy' && cardMatches(ctx, c, op.which));
      const queueName = ctx.inputs.you.energy.length > 0 ? 'energy' : 'cards';
      cards = chooseCards(ctx, there, Math.min(n, there.length), op.upTo === true || op.count === 'any', 'you', queueName);
      for (const card of cards) takeOut(ctx, ctx.you, zone, card);
    }
    cards.forEach((card, i) => {
      const target = each ? targets[Math.floor(i / Math.max(1, n / targets.length))] : targets[Math.min(i, targets.length - 1)];
      target!.energy.push(card);
      say(ctx, 'attach-energy', W.run.attached(cardName(card), nameOf(ctx.g, target!)), ['ptcg.energy.attach-meaning']);
    });
    return { count: cards.length, cards, pokemon: targets };
  },

  'move-energy': (ctx, op) => {
    const there = attachedEnergy(ctx, reached(ctx, pokemonFor(ctx, op.from)), energyFilter(op));
    if (there.length === 0) return NOTHING_DONE;
    const n = op.count === 'all' ? 'all' : op.count === 'any' ? there.length * 4 : amount(ctx, op.count);
    const chosen = chooseEnergy(ctx, there, n, op.upTo === true || op.count === 'any', true, 'you');
    const to = pokemonFor(ctx, op.to);
    if (to.length === 0) return NOTHING_DONE;
    chosen.forEach((e, i) => {
      const target = to[Math.min(i, to.length - 1)]!;
      takeFrom(e.pokemon.energy, e.card);
      target.energy.push(e.card);
      say(ctx, 'move-energy', W.run.energyMoved(cardName(e.card), nameOf(ctx.g, e.pokemon), nameOf(ctx.g, target)), ['ptcg.energy.units-not-cards']);
    });
    return { count: chosen.length, cards: chosen.map((e) => e.card) };
  },

  draw: (ctx, op) => {
    const player = playerOf(ctx, op.by ?? 'you');
    const most = amount(ctx, op.count);
    const n = op.upTo ? Math.min(most, ctx.inputs[op.by ?? 'you'].number ?? most) : most;
    return draw(ctx, player, n);
  },
  'draw-until': (ctx, op) => {
    const player = playerOf(ctx, op.by ?? 'you');
    return draw(ctx, player, Math.max(0, amount(ctx, op.hand) - ctx.g.board.players[player].hand.length));
  },

  take: (ctx, op) => {
    const { g } = ctx;
    const player = playerOf(ctx, op.of ?? 'you');
    const chooser = op.by ?? 'you';
    const side = g.board.players[player];
    const on = op.on ? pokemonFor(ctx, op.on) : [];
    const room = op.to === 'bench' ? Math.max(0, benchLimit(g, player) - side.bench.length) : Infinity;
    const upTo = op.upTo === true || op.count === 'any';
    if (op.from === 'deck' || op.from === 'deck-top') {
      const n = Math.min(room, countOf(ctx, op.count, op.looking ?? deckSize(side)));
      const found = n === 0 ? [] : searchDeck(ctx, player, op.which, n, chooser, 'cards');
      side.shuffled = side.shuffled || op.from === 'deck';
      if (found === 'open') return openSearch(ctx, player, n, upTo || op.which !== undefined, op.to);
      const pokemon: Pokemon[] = [];
      const taken = put(ctx, found, op.to, on, pokemon);
      say(ctx, 'search', taken.length === 0 ? W.run.searchFailed(player) : W.run.taken(player, taken.map(cardName), op.to), ['ptcg.choices.search-may-fail'], taken.length === 0);
      return { count: taken.length, cards: taken, pokemon };
    }
    const zone = op.from;
    const there = zoneOf(ctx, player, zone).filter((c) => cardMatches(ctx, c, op.which));
    const n = Math.min(room, countOf(ctx, op.count, there.length));
    const chosen = chooseCards(ctx, there, n, upTo, chooser);
    for (const card of chosen) takeOut(ctx, player, zone, card);
    const pokemon: Pokemon[] = [];
    const taken = put(ctx, chosen, op.to, on, pokemon);
    if (taken.length > 0) say(ctx, 'take', W.run.taken(player, taken.map(cardName), op.to));
    if (op.to === 'deck') side.shuffled = true;
    return { count: taken.length, cards: taken, pokemon };
  },

  'discard-cards': (ctx, op) => {
    const player = playerOf(ctx, op.of ?? 'you');
    const by = op.by ?? op.of ?? 'you';
    const hand = ctx.g.board.players[player].hand.filter((c) => cardMatches(ctx, c, op.which));
    const n = countOf(ctx, op.count, hand.length);
    const upTo = op.upTo === true || op.count === 'any';
    const chosen = by === 'random' ? randomCards(ctx, hand, n) : chooseCards(ctx, hand, n, upTo, by);
    for (const card of chosen) {
      takeOut(ctx, player, 'hand', card);
      putCard(ctx.g, card, op.to ?? 'discard');
    }
    if (chosen.length > 0) say(ctx, 'discard', W.run.discarded(player, chosen.map(cardName), op.to ?? 'discard'));
    return { count: chosen.length, cards: chosen };
  },

  'discard-deck': (ctx, op) => {
    const player = playerOf(ctx, op.of);
    const n = Math.min(amount(ctx, op.count), deckSize(ctx.g.board.players[player]));
    const cards = Array.from({ length: n }, () => ctx.g.takeTop(player)!);
    for (const card of cards) putCard(ctx.g, card, 'discard');
    if (n > 0) say(ctx, 'discard-deck', W.run.deckDiscarded(player, n), ['ptcg.winning.deck-out']);
    if (!op.which) return { count: n, cards };
    const fitting = cards.filter((c) => c.def && cardMatches(ctx, c, op.which)).length;
    const unknown = cards.filter((c) => !c.def).length;
    if (unknown === 0) return { count: fitting, cards };
    const answers = Array.from({ length: unknown + 1 }, (_, i) => ({ value: fitting + i, text: W.number(fitting + i) }));
    return { count: askChoice<number>(ctx, 'fact', 'discarded', W.howMany(ctx.name), answers, rulesFor(ctx), 'you', ctx.inputs.you.number), cards };
  },

  'shuffle-hand': (ctx, op) => {
    const player = playerOf(ctx, op.of);
    const side = ctx.g.board.players[player];
    const cards = [...side.hand];
    side.hand = [];
    for (const card of cards) putCard(ctx.g, card, op.to === 'deck-bottom' ? 'deck-bottom' : 'deck');
    if (op.to !== 'deck-bottom') side.shuffled = true;
    if (cards.length > 0) say(ctx, 'shuffle-hand', W.run.handShuffled(player, cards.length, op.to === 'deck-bottom'));
    return { count: cards.length, cards };
  },

  switch: (ctx, op) => {
    const player = playerOf(ctx, op.who);
    const side = ctx.g.board.players[player];
    if (side.bench.length === 0 || !side.active) return NOTHING_DONE;
    if (reached(ctx, [side.active]).length === 0) return NOTHING_DONE;
    const to = op.to ? pokemonFor(ctx, op.to)[0] : choosePokemon(ctx, side.bench, 1, false, op.by ?? op.who)[0];
    if (!to || !side.bench.includes(to)) return NOTHING_DONE;
    const old = nameOf(ctx.g, side.active);
    switchActive(ctx.g, player, to);
    say(ctx, 'switch', W.run.switched(player, old, nameOf(ctx.g, to)), ['ptcg.conditions.switching-is-not-retreating', 'ptcg.retreat.leaving-active-clears']);
    return { count: 1, pokemon: [to] };
  },

  return: (ctx, op) => {
    const list = reached(ctx, pokemonFor(ctx, op.which));
    for (const p of list) {
      const name = nameOf(ctx.g, p);
      leavePlay(ctx, p, op.to, op.attached);
      say(ctx, 'leaves-play', W.run.leftPlay(name, op.to, op.attached), ['ptcg.knock-out.leaves-play-without-ko']);
    }
    return { count: list.length, pokemon: list };
  },

  devolve: (ctx, op) => {
    const list = reached(ctx, pokemonFor(ctx, op.which)).filter((p) => p.cards.length > 1 && topCard(p).def && isEvolution(topCard(p).def!));
    for (const p of list) {
      const name = nameOf(ctx.g, p);
      const card = p.cards.pop()!;
      clearPokemon(p);
      p.since = { turn: ctx.g.board.turn.number, how: 'played' };
      putCard(ctx.g, card, op.to);
      say(ctx, 'devolve', W.run.devolved(name, nameOf(ctx.g, p), op.to), ['ptcg.evolution.devolve', 'ptcg.evolution.devolve-details']);
    }
    return { count: list.length, pokemon: list };
  },

  evolve: (ctx, op) => {
    const { g } = ctx;
    const onto = pokemonFor(ctx, op.on)[0];
    if (!onto) return NOTHING_DONE;
    const fits = (c: Card): boolean =>
      c.def !== undefined && isEvolution(c.def) && cardMatches(ctx, c, op.which) && (op.skipStage ? skipsTo(ctx, c, onto) : sameName([c.def.evolvesFrom ?? ''], cardNames(topCard(onto))));
    if (op.from === 'deck') {
      const found = searchDeck(ctx, ctx.you, op.which, 1, 'you', 'cards');
      if (found === 'open') {
        askChoice(ctx, 'choice', 'evolve', W.chooseCards(ctx.name, 1, false), [], rulesFor(ctx));
        return NOTHING_DONE;
      }
      const card = found[0];
      if (!card) return NOTHING_DONE;
      if (!fits(card)) throw new Illegal([W.reasons.illegalCard(ctx.name, card.name)]);
      g.board.players[ctx.you].shuffled = true;
      return evolveWith(ctx, onto, card);
    }
    const card = chooseCards(ctx, g.board.players[ctx.you].hand.filter(fits), 1, false, 'you')[0];
    if (!card) return NOTHING_DONE;
    takeOut(ctx, ctx.you, 'hand', card);
    return evolveWith(ctx, onto, card);
  },

  'knock-out': (ctx, op) => {
    const list = reached(ctx, pokemonFor(ctx, op.which));
    for (const p of list) {
      ctx.g.doomed.add(p);
      say(ctx, 'knock-out-effect', W.run.willBeKnockedOut(nameOf(ctx.g, p)), ['ptcg.knock-out.after-all-effects']);
    }
    return { count: list.length, pokemon: list };
  },

  'move-this-card': (ctx, op) => {
    const { g, thisCard: card } = ctx;
    if (!card) return NOTHING_DONE;
    const side = g.board.players[card.owner];
    const from = [side.hand, side.discard].find((zone) => zone.includes(card));
    if (!from || (op.to === 'bench' && side.bench.length >= benchLimit(g, card.owner))) return NOTHING_DONE;
    takeFrom(from, card);
    const pokemon: Pokemon[] = [];
    put(ctx, [card], op.to, [], pokemon);
    say(ctx, 'take', W.run.taken(card.owner, [cardName(card)], op.to));
    if (pokemon[0]) ctx.self = pokemon[0];
    return { count: 1, cards: [card], pokemon };
  },

  flip: (ctx, op) => {
    const coins = flips(ctx, op.coins, op.by ?? 'you');
    const heads = coins.filter((c) => c === 'heads').length;
    if (coins.length > 0) say(ctx, 'coin', W.run.flipped(ctx.name, coins));
    return { count: heads, coins };
  },

  'choose-number': (ctx, op) => {
    const most = amount(ctx, op.atMost);
    const answers = Array.from({ length: most + 1 }, (_, i) => ({ value: i, text: W.number(i) }));
    const n = askChoice<number>(ctx, 'choice', 'number', W.chooseNumber(ctx.name, most), answers, ['ptcg.attack.step-d-choices'], 'you', ctx.inputs.you.number);
    return { count: Math.min(most, n) };
  },
  'choose-pokemon': (ctx, op) => {
    const pokemon = pokemonFor(ctx, op.which);
    return { count: pokemon.length, pokemon };
  },

  'in-force': (ctx, op) => {
    const { g } = ctx;
    const from = (ofAttack: boolean) => ({ you: ctx.you, name: ctx.name, ofAttack, until: op.until, turn: g.board.turn });
    if (op.player) {
      const side = g.board.players[playerOf(ctx, op.player)];
      side.effects = [...side.effects, ...op.modifiers.map((m) => lingering(m, from(false)))];
      say(ctx, 'effect', W.run.inForceOnPlayer(playerOf(ctx, op.player), ctx.name, op.until), ['ptcg.attack.effects-on-player-stay']);
      return { count: 1 };
    }
    if (op.on === undefined) {
      g.board.effects = [...g.board.effects, ...op.modifiers.map((m) => lingering(m, from(false)))];
      say(ctx, 'effect', W.run.inForceOnGame(ctx.name, op.until));
      return { count: 1 };
    }
    const list = reached(ctx, pokemonFor(ctx, op.on));
    for (const p of list) {
      p.effects = [...p.effects, ...op.modifiers.map((m) => lingering(m, from(ctx.kind === 'attack')))];
      say(ctx, 'effect', W.run.inForceOnPokemon(nameOf(g, p), ctx.name, op.until));
    }
    return { count: list.length, pokemon: list };
  },

  'use-attack': (ctx, op) => useAttackOf(ctx, pokemonFor(ctx, op.of), op.payCost === true, op.not),

  'take-prizes': (ctx, op) => {
    const n = takePrizes(ctx.g, ctx.you, op.count);
    say(ctx, 'prizes', W.prizesTaken(ctx.you, n), ['ptcg.prizes.take']);
    return { count: n };
  },

  'discard-tools': (ctx, op) => {
    const there = reached(ctx, pokemonFor(ctx, op.from)).flatMap((pokemon) => pokemon.tools.map((card) => ({ pokemon, card })));
    const n = countOf(ctx, op.count, there.length);
    const chosen = chooseCards(ctx, there.map((t) => t.card), n, op.upTo === true || op.count === 'any', 'you');
    for (const card of chosen) {
      const { pokemon } = there.find((t) => t.card === card)!;
      takeFrom(pokemon.tools, card);
      putCard(ctx.g, card, 'discard');
      say(ctx, 'discard-tool', W.run.toolDiscarded(cardName(card), nameOf(ctx.g, pokemon)));
    }
    return { count: chosen.length, cards: chosen };
  },

  'discard-stadium': (ctx) => {
    const stadium = ctx.g.board.stadium;
    if (!stadium) return NOTHING_DONE;
    ctx.g.board.stadium = null;
    if (limitsBench(stadium.card)) ctx.g.benchFirst = stadium.owner;
    putCard(ctx.g, stadium.card, 'discard');
    say(ctx, 'discard-stadium', W.run.stadiumDiscarded(cardName(stadium.card)), ['ptcg.stadium.only-one']);
    return { count: 1, cards: [stadium.card] };
  },

  nothing: (ctx) => {
    if (ctx.attack) ctx.attack.failed = true;
    return { count: 0 };
  },
  'end-turn': (ctx) => {
    ctx.g.turnEnds = true;
    say(ctx, 'turn-ends', W.run.turnEnds(ctx.you), ['ptcg.turn.end-to-checkup']);
    return { count: 1 };
  },
  'extra-turn': (ctx) => {
    ctx.g.extraTurnFor = ctx.you;
    say(ctx, 'extra-turn', W.run.extraTurn(ctx.you), ['ptcg.checkup.extra-turn-no-checkup']);
    return { count: 1 };
  },
  look: () => ({ count: 1 }),

  unmodelled: (ctx, op) => runAnswer(ctx, askText(ctx, op.text)),

  if: (ctx, op) => ({ count: run(ctx, test(ctx, op.test) ? op.then : (op.else ?? [])) }),
  may: (ctx, op) => {
    const could = couldDo(ctx, op.then);
    if (!could) return NOTHING_DONE;
    const yes = askYesNo(ctx, op.gist ? W.mayGist(ctx.name, op.gist) : W.may(ctx.name), rulesFor(ctx), 'may', op.by ?? 'you');
    return yes ? { count: run(ctx, op.then) } : NOTHING_DONE;
  },
  'if-you-do': (ctx, op) => {
    const first = run(ctx, op.first);
    if (first === 0) return NOTHING_DONE;
    run(ctx, op.then);
    return { count: first };
  },
  'choose-one': (ctx, op) => {
    const answers = op.options.map((o, i) => ({ value: i + 1, text: o.gist }));
    const by = op.by ?? 'you';
    const chosen = askChoice<number>(ctx, 'choice', 'option', W.chooseOption(ctx.name), answers, ['ptcg.attack.step-d-choices'], by, ctx.inputs[by].option);
    const option = op.options[chosen - 1];
    if (!option) throw new Illegal([W.reasons.illegalCard(ctx.name, String(chosen))]);
    return { count: run(ctx, option.then) };
  },
}; // prettier-ignore

/** The judge's answer to a text that is not declared: 'nothing', or instructions of the language. */
export function runAnswer(ctx: Ctx, answer: unknown): Done {
  if (Array.isArray(answer)) return { count: run(ctx, v.parse(v.array(OpSchema), answer)) };
  return NOTHING_DONE;
}

function draw(ctx: Ctx, player: Player, wanted: number): Done {
  const side = ctx.g.board.players[player];
  const cards: Card[] = [];
  while (cards.length < wanted) {
    const card = ctx.g.takeTop(player);
    if (!card) break;
    cards.push(card);
    side.hand.push(card);
  }
  if (wanted > 0)
    say(
      ctx,
      'draw',
      W.run.drew(player, cards.length, wanted),
      cards.length < wanted ? ['ptcg.choices.draw-fewer'] : [],
      cards.length === 0,
    );
  return { count: cards.length, cards };
}

/** A search whose result nobody named: it stays open; cards for the hand are there, unknown. */
function openSearch(ctx: Ctx, player: Player, n: number, mayFail: boolean, to: OpOf<'take'>['to']): Done {
  const { g } = ctx;
  const side = g.board.players[player];
  if (to === 'hand') {
    leaveOpen(ctx, 'choice', 'search', W.searchOpen(ctx.name, n, mayFail), rulesFor(ctx));
    const most = Math.min(n, deckSize(side));
    const cards = Array.from({ length: most }, () => g.takeTop(player)!).map((c) =>
      c.name === '?' ? c : swapForUnknown(ctx, player, c),
    );
    side.hand.push(...cards);
    say(ctx, 'search', W.run.searchedUnknown(player, cards.length), ['ptcg.choices.search-may-fail']);
    return { count: cards.length, cards };
  }
  askChoice(ctx, 'choice', 'search', W.searchOpen(ctx.name, n, mayFail), [], rulesFor(ctx));
  return NOTHING_DONE;
}
/** A known top card is not what was searched for: it stays in the deck, an unknown one takes its place. */
function swapForUnknown(ctx: Ctx, player: Player, known: Card): Card {
  const side = ctx.g.board.players[player];
  if (side.deckUnknown === 0) return known;
  side.deck.push(known);
  side.deckUnknown--;
  return ctx.g.newCard('?', player);
}

function randomCards(ctx: Ctx, hand: readonly Card[], n: number): Card[] {
  if (n >= hand.length) return [...hand];
  return chooseCards(ctx, hand, n, false, 'opponent');
}

function evolveWith(ctx: Ctx, onto: Pokemon, card: Card): Done {
  const name = nameOf(ctx.g, onto);
  const healed = onto.conditions.length > 0 || onto.effects.some((e) => e.ofAttack);
  evolve(ctx.g, onto, card);
  say(ctx, 'evolve', W.evolved(name, cardName(card), healed), [
    'ptcg.evolution.keeps-cards-and-damage',
    'ptcg.evolution.ends-effects',
  ]);
  return { count: 1, pokemon: [onto], cards: [card] };
}

/** A Stage 2 that belongs to this Basic Pokémon: its Stage 1 evolves from it. */
export function skipsTo(ctx: Ctx, card: Card, onto: Pokemon): boolean {
  if (!card.def || stageOf(card.def) !== 'stage2' || card.def.evolvesFrom === undefined) return false;
  const between = ctx.g.find(card.def.evolvesFrom);
  return between?.evolvesFrom !== undefined && sameName([between.evolvesFrom], cardNames(topCard(onto)));
}

// ───────────────────────────── Could it do anything? ─────────────────────────────

/** Whether the instructions could do something, on what everybody knows. `used`: the card being played, no longer in the hand. */
export function couldDo(ctx: Ctx, ops: readonly Op[], used?: Card): boolean {
  return ops.some((op) => couldOne(ctx, op, used));
}

const filterOf = (ctx: Ctx, who: Parameters<typeof pokemonFor>[1]): Pokemon[] => {
  if (typeof who === 'string') return pokemonFor(ctx, who);
  if ('each' in who) return candidates(ctx, who.each);
  if ('from' in who) return candidates(ctx, who.from);
  return allPokemon(ctx.g.board);
};

function couldOne(ctx: Ctx, op: Op, used?: Card): boolean {
  const { g } = ctx;
  const side = (s: Side) => g.board.players[playerOf(ctx, s)];
  const hand = (s: Side) => side(s).hand.filter((c) => c !== used);
  switch (op.do) {
    case 'heal':
      return filterOf(ctx, op.on).some((p) => p.damage > 0);
    case 'recover':
      return filterOf(ctx, op.on).some((p) => p.conditions.length > 0);
    case 'move-counters':
      return filterOf(ctx, op.from).some((p) => p.damage > 0);
    case 'put-counters':
    case 'condition':
      return filterOf(ctx, op.on).length > 0;
    case 'damage':
      return filterOf(ctx, op.to).length > 0;
    case 'spread-counters':
      return candidates(ctx, op.among).length > 0;
    case 'discard-energy':
    case 'move-energy':
      return attachedEnergy(ctx, filterOf(ctx, op.from), energyFilter(op)).length > 0;
    case 'attach-energy': {
      if (filterOf(ctx, op.to).length === 0) return false;
      if (op.from === 'deck' || op.from === 'deck-top') return deckSize(side('you')) > 0;
      const zone = op.from === 'hand' ? hand('you') : side('you').discard;
      return zone.some((c) => c.name === '?' || (c.def?.kind === 'energy' && cardMatches(ctx, c, op.which)));
    }
    case 'draw':
      return deckSize(side(op.by ?? 'you')) > 0;
    case 'draw-until':
      return deckSize(side(op.by ?? 'you')) > 0 && hand(op.by ?? 'you').length < amount(ctx, op.hand);
    case 'take': {
      const of = op.of ?? 'you';
      if (op.to === 'bench' && side(of).bench.length >= benchLimit(g, playerOf(ctx, of))) return false;
      if (op.from === 'deck' || op.from === 'deck-top') return deckSize(side(of)) > 0;
      const zone = op.from === 'hand' ? hand(of) : op.from === 'discard' ? side(of).discard : side(of).lostZone;
      return zone.some((c) => c.name === '?' || cardMatches(ctx, c, op.which));
    }
    case 'discard-cards':
      return hand(op.of ?? 'you').some((c) => c.name === '?' || cardMatches(ctx, c, op.which));
    case 'discard-deck':
      return deckSize(side(op.of)) > 0;
    case 'shuffle-hand':
      return hand(op.of).length > 0;
    case 'switch': {
      const s = side(op.who);
      if (s.bench.length === 0) return false;
      return op.to === undefined || filterOf(ctx, op.to).some((p) => s.bench.includes(p));
    }
    case 'return':
    case 'knock-out':
    case 'choose-pokemon':
      return filterOf(ctx, op.which).length > 0;
    case 'devolve':
      return filterOf(ctx, op.which).some((p) => p.cards.length > 1);
    case 'evolve':
      return filterOf(ctx, op.on).length > 0 && (op.from === 'deck' ? deckSize(side('you')) > 0 : hand('you').some((c) => c.name === '?' || (c.def && isEvolution(c.def) && filterOf(ctx, op.on).some((p) => (op.skipStage ? skipsTo(ctx, c, p) : sameName([c.def!.evolvesFrom ?? ''], cardNames(topCard(p))))))));
    case 'discard-tools':
      return filterOf(ctx, op.from).some((p) => p.tools.length > 0);
    case 'discard-stadium':
      return g.board.stadium !== null;
    case 'move-this-card':
      return ctx.thisCard !== undefined && (op.to !== 'bench' || g.board.players[ctx.you].bench.length < benchLimit(g, ctx.you));
    case 'use-attack':
      return filterOf(ctx, op.of).length > 0;
    case 'if': {
      const flipped = JSON.stringify(op.test).includes('"coin"') || JSON.stringify(op.test).includes('"done"');
      if (flipped) return couldDo(ctx, op.then, used) || couldDo(ctx, op.else ?? [], used);
      return couldDo(ctx, test(ctx, op.test) ? op.then : (op.else ?? []), used);
    }
    case 'may':
      return couldDo(ctx, op.then, used);
    case 'if-you-do':
      return couldDo(ctx, op.first, used);
    case 'choose-one':
      return op.options.some((o) => couldDo(ctx, o.then, used));
    case 'flip':
    case 'choose-number':
    case 'nothing':
      return false;
    case 'in-force':
    case 'take-prizes':
    case 'end-turn':
    case 'extra-turn':
    case 'look':
    case 'unmodelled':
      return true;
  }
} // prettier-ignore

/** Whether a cost can be paid, on what is known. */
export function canPay(ctx: Ctx, cost: readonly Op[], used?: Card): boolean {
  const { g } = ctx;
  return cost.every((op) => {
    if (op.do === 'discard-cards') {
      const hand = g.board.players[playerOf(ctx, op.of ?? 'you')].hand.filter((c) => c !== used);
      const fitting = hand.filter((c) => c.name === '?' || cardMatches(ctx, c, op.which)).length;
      return op.upTo || op.count === 'any' || op.count === 'all' ? true : fitting >= amount(ctx, op.count);
    }
    if (op.do === 'discard-energy') {
      const there = filterOf(ctx, op.from);
      const units = there.reduce((n, p) => n + energyUnits(g, p, energyFilter(op)).length, 0);
      return op.upTo || typeof op.count === 'string' ? units > 0 : units >= amount(ctx, op.count);
    }
    return couldOne(ctx, op, used);
  });
}
