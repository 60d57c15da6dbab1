/** Attached Energy: discarding, attaching, moving it. */
import { putCard, takeFrom } from '../board/act.ts';
import { askChoice } from '../game/ask.ts';
import { deckSize, type Card, type Pokemon } from '../board/board.ts';
import { chooseCards, choosePokemon, pokemonFor, refuse } from '../derive/choose.ts';
import type { Ctx } from '../game/context.ts';
import { energyUnits, unitsOf } from '../derive/values.ts';
import { smallestSets } from '../attack/energy.ts';
import type { Side } from '../effects/schema.ts';
import { amount, cardMatches, cardNames, playerOf } from '../derive/evaluate.ts';
import { cardName, Illegal, nameOf } from '../game/game.ts';
import {
  attachedEnergy,
  countOf,
  energyFilter,
  NOTHING_DONE,
  reached,
  rulesFor,
  say,
  handOf,
  sideOf,
  within,
} from './common.ts';
import { differing, putRest, searchDeck, takeOut, zoneOf } from './zones.ts';
import { register } from './run.ts';
import { mayBeAttached } from '../derive/attachable.ts';
import { fire } from '../events/triggers.ts';
import { W } from '../say/words.ts';

const isTool = ({ def }: Card): boolean => def?.kind === 'trainer' && def.trainer === 'tool';

/** Chooses among attached Energy: `n` units (or cards), no card more than needed. */
function chooseEnergy(
  ctx: Ctx,
  from: readonly { pokemon: Pokemon; card: Card }[],
  n: number | 'all',
  upTo: boolean,
  asCards: boolean,
  chooser: Side,
): { pokemon: Pokemon; card: Card }[] {
  const { g } = ctx;
  if (n === 'all') return [...from];
  const worth = (e: { pokemon: Pokemon; card: Card }) =>
    asCards ? 1 : Math.max(1, unitsOf(g, e.card, e.pokemon).length);
  const queue = ctx.inputs[chooser].energy;
  const chosen: { pokemon: Pokemon; card: Card }[] = [];
  let sum = 0;
  while (queue.length > 0 && sum < n) {
    const found = from.find(
      (e) =>
        !chosen.includes(e) &&
        (e.card.id === queue[0] || e.card.name === queue[0] || cardNames(e.card).includes(queue[0]!)),
    );
    if (!found) {
      if (chosen.length > 0) break;
      throw new Illegal([W.reasons.illegalCard(ctx.name, queue[0]!)]);
    }
    queue.shift();
    chosen.push(found);
    sum += worth(found);
  }
  refuse(ctx, chooser, 'energy');
  if (chosen.length > 0) return chosen;
  const total = from.reduce((t, e) => t + worth(e), 0);
  if (total <= n && !upTo) return [...from];
  const sizes = upTo ? Array.from({ length: Math.min(n, total) + 1 }, (_, i) => i) : [n];
  const sets = new Map<string, { pokemon: Pokemon; card: Card }[]>();
  for (const size of sizes)
    for (const set of size === 0 ? [[]] : smallestSets(from, worth, size)) {
      const key = set
        .map((e) => `${e.pokemon.id}:${cardName(e.card).en}`)
        .sort()
        .join('|');
      if (!sets.has(key)) sets.set(key, set);
    }
  const ways = [...sets.values()];
  if (ways.length === 1) return ways[0]!;
  const answers = ways.map((set) => ({
    value: set.map((e) => e.card.id),
    text: set.length === 0 ? W.nothing() : W.list(set.map((e) => cardName(e.card))),
  }));
  const answer = askChoice<string[]>(
    ctx,
    'choice',
    'energy',
    W.chooseEnergy(ctx.name, n, upTo),
    answers.length <= 64 ? answers : [],
    rulesFor(ctx),
    chooser,
  );
  return answer.map((id) => {
    const found = from.find((e) => e.card.id === id);
    if (!found) throw new Illegal([W.reasons.illegalCard(ctx.name, id)]);
    return found;
  });
}

/** Instructions about Energy. */
register({
  'discard-energy': {
    possible: (ctx, op) => attachedEnergy(ctx, within(ctx, op.from), energyFilter(op)).length > 0,
    payable: (ctx, op) => {
      const units = within(ctx, op.from).reduce((n, p) => n + energyUnits(ctx.g, p, energyFilter(op)).length, 0);
      return op.upTo || typeof op.count === 'string' ? units > 0 : units >= amount(ctx, op.count);
    },
    run: (ctx, op) => {
      const list = reached(ctx, pokemonFor(ctx, op.from));
      const there = attachedEnergy(ctx, list, energyFilter(op));
      const n = op.count === 'all' ? 'all' : op.count === 'any' ? there.length * 4 : amount(ctx, op.count);
      if (there.length === 0 || n === 0) return NOTHING_DONE;
      const chosen = chooseEnergy(
        ctx,
        there,
        n,
        op.upTo === true || op.count === 'any',
        op.cards === true,
        op.by ?? 'you',
      );
      const units = chosen.reduce(
        (t, e) => t + (op.cards ? 1 : Math.max(1, unitsOf(ctx.g, e.card, e.pokemon).length)),
        0,
      );
      for (const { pokemon, card } of chosen) {
        takeFrom(pokemon.energy, card);
        putCard(ctx.g, card, op.to ?? 'discard');
      }
      if (chosen.length > 0)
        say(
          ctx,
          'discard-energy',
          W.run.energyDiscarded(
            chosen.map((e) => cardName(e.card)),
            nameOf(ctx.g, chosen[0]!.pokemon),
            op.to ?? 'discard',
          ),
          ['ptcg.energy.units-not-cards'],
        );
      return { count: units, cards: chosen.map((e) => e.card), pokemon: [...new Set(chosen.map((e) => e.pokemon))] };
    },
  },

  'attach-energy': {
    possible: (ctx, op, used) => {
      if (within(ctx, op.to).length === 0) return false;
      if (op.from === 'deck' || op.from === 'deck-top') return deckSize(sideOf(ctx, 'you')) > 0;
      const zone = op.from === 'hand' ? handOf(ctx, op.of ?? 'you', used) : sideOf(ctx, op.of ?? 'you').discard;
      return zone.some((c) => c.name === '?' || (c.def?.kind === 'energy' && cardMatches(ctx, c, op.which)));
    },
    run: (ctx, op) => {
      if (within(ctx, op.to).length === 0) return NOTHING_DONE;
      const each = op.anyWay !== true && typeof op.to === 'object' && 'each' in op.to;
      const many = each ? pokemonFor(ctx, op.to).length : 1;
      const player = playerOf(ctx, op.of ?? 'you');
      const zone = op.from;
      const n = countOf(ctx, op.count, op.looking ?? 99) * many;
      let cards: Card[];
      if ((zone === 'deck' || zone === 'deck-top') && op.which.among === undefined) {
        const queueName = ctx.inputs.you.energy.length > 0 ? 'energy' : 'cards';
        const found = searchDeck(ctx, player, op.which, n, 'you', queueName);
        if (found === 'open') {
          // What is attached decides what comes later: it must be known.
          askChoice(ctx, 'choice', 'energy', W.chooseCards(ctx.name, n, op.upTo === true), [], rulesFor(ctx));
          return NOTHING_DONE;
        }
        cards = differing(ctx, found, op.different);
        for (const card of found) if (!cards.includes(card)) putCard(ctx.g, card, 'deck');
        const looked = Math.min(op.looking ?? 0, found.length + deckSize(sideOf(ctx, op.of ?? 'you')));
        if (op.rest) putRest(ctx, player, looked - found.length, op.rest);
        ctx.g.board.players[player].shuffled = true;
      } else {
        // Of cards that were revealed everybody knows which they are.
        const where = zone === 'deck-top' ? 'deck' : zone;
        const there = zoneOf(ctx, player, where).filter(
          (c) => (c.def?.kind === 'energy' || isTool(c)) && cardMatches(ctx, c, op.which),
        );
        const queueName = ctx.inputs.you.energy.length > 0 ? 'energy' : 'cards';
        cards = chooseCards(
          ctx,
          there,
          Math.min(n, there.length),
          op.upTo === true || op.count === 'any',
          'you',
          queueName,
        );
        cards = differing(ctx, cards, op.different);
        for (const card of cards) takeOut(ctx, player, where, card);
      }
      // Nobody need be chosen where nothing is attached.
      if (cards.length === 0) return NOTHING_DONE;
      const targets = pokemonFor(ctx, op.to);
      const onto: { card: Card; pokemon: Pokemon }[] = [];
      cards.forEach((card, i) => {
        const target = op.anyWay
          ? choosePokemon(ctx, targets, 1, false, 'you')[0]
          : each
            ? targets[Math.floor(i / Math.max(1, n / targets.length))]
            : targets[Math.min(i, targets.length - 1)];
        if (!mayBeAttached(ctx.g, player, card, target!)) {
          putCard(ctx.g, card, zone === 'deck-top' ? 'deck' : zone);
          say(
            ctx,
            'attach-energy',
            W.run.notAttached(cardName(card), nameOf(ctx.g, target!)),
            ['ptcg.energy.card'],
            true,
          );
          return;
        }
        (isTool(card) ? target!.tools : target!.energy).push(card);
        ctx.g.became(card.id, 'attached');
        if (zone === 'hand') onto.push({ card, pokemon: target! });
        say(ctx, 'attach-energy', W.run.attached(cardName(card), nameOf(ctx.g, target!)), [
          'ptcg.energy.attach-meaning',
        ]);
      });
      for (const { card, pokemon } of onto)
        fire(ctx.g, { event: 'energy-attached', pokemon, energy: card, inputs: ctx.inputs });
      return { count: cards.length, cards, pokemon: targets };
    },
  },

  'move-energy': {
    possible: (ctx, op) => attachedEnergy(ctx, within(ctx, op.from), energyFilter(op)).length > 0,
    run: (ctx, op) => {
      const there = attachedEnergy(ctx, reached(ctx, pokemonFor(ctx, op.from)), energyFilter(op));
      if (there.length === 0 || within(ctx, op.to).length === 0) return NOTHING_DONE;
      const n = op.count === 'all' ? 'all' : op.count === 'any' ? there.length * 4 : amount(ctx, op.count);
      const chosen = chooseEnergy(ctx, there, n, op.upTo === true || op.count === 'any', true, 'you');
      const to = pokemonFor(ctx, op.to);
      if (to.length === 0) return NOTHING_DONE;
      chosen.forEach((e, i) => {
        const target = op.anyWay ? choosePokemon(ctx, to, 1, false, 'you')[0]! : to[Math.min(i, to.length - 1)]!;
        if (target === e.pokemon) return;
        takeFrom(e.pokemon.energy, e.card);
        target.energy.push(e.card);
        ctx.g.became(e.card.id, 'attached');
        say(ctx, 'move-energy', W.run.energyMoved(cardName(e.card), nameOf(ctx.g, e.pokemon), nameOf(ctx.g, target)), [
          'ptcg.energy.units-not-cards',
        ]);
      });
      return { count: chosen.length, cards: chosen.map((e) => e.card) };
    },
  },
});
