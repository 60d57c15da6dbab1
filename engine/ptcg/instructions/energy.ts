/** Attached Energy: discarding, attaching, moving it. */
import { putCard, takeFrom } from '../board/act.ts';
import { askChoice } from '../game/ask.ts';
import { deckSize, type Card, type Pokemon } from '../board/board.ts';
import { chooseCards, choosePokemon, pokemonFor, refuse } from '../derive/choose.ts';
import type { Ctx } from '../game/context.ts';
import { energyUnits, unitsOf } from '../derive/values.ts';
import { smallestSets } from '../attack/energy.ts';
import type { Op, Side } from '../effects/schema.ts';
import { amount, cardMatches, cardNames, playerOf } from '../derive/evaluate.ts';
import { cardName, Illegal, nameOf } from '../game/game.ts';
import {
  attachedEnergy,
  countOf,
  energyFilter,
  leastOf,
  NOTHING_DONE,
  reached,
  rulesFor,
  say,
  handOf,
  sideOf,
  within,
} from './common.ts';
import { differing, putRest, searchOrAsk, takeOut, zoneOf } from './zones.ts';
import { register } from './run.ts';
import { heedUntold } from '../derive/not-given.ts';
import { mayBeAttached } from '../derive/attachable.ts';
import { fire } from '../events/triggers.ts';
import { W } from '../say/words.ts';

const isTool = ({ def }: Card): boolean => def?.kind === 'trainer' && def.trainer === 'tool';

/** An Energy card on the Pokémon it is attached to. */
interface Attached {
  pokemon: Pokemon;
  card: Card;
}

/** Chooses among attached Energy: `n` units (or cards), no card more than needed. */
function chooseEnergy(
  ctx: Ctx,
  from: readonly Attached[],
  n: number | 'all',
  op: Parameters<typeof leastOf>[1],
  asCards: boolean,
  chooser: Side,
): readonly Attached[] {
  if (n === 'all') return [...from];
  const least = leastOf(ctx, op, n);
  const worth = (e: Attached) => (asCards ? 1 : Math.max(1, unitsOf(ctx.g, e.card, e.pokemon).length));
  const named = namedEnergy(ctx, from, n, worth, chooser);
  if (named.length > 0) return named;
  const total = from.reduce((t, e) => t + worth(e), 0);
  if (total <= Math.min(n, least)) return [...from];
  const most = Math.min(n, total);
  const fewest = Math.min(least, most);
  const sizes = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  const ways = differentWays(sizes.flatMap((size) => (size === 0 ? [[]] : smallestSets(from, worth, size))));
  if (ways.length === 1) return ways[0]!;
  const answers = ways.map((set) => ({
    value: set.map((e) => e.card.id),
    text: set.length === 0 ? W.nothing() : W.list(set.map((e) => cardName(e.card))),
  }));
  const answer = askChoice<string[]>(
    ctx,
    'choice',
    'energy',
    W.chooseEnergy(ctx.name, n, least < n),
    answers.length <= 64 ? answers : [],
    rulesFor(ctx),
    chooser,
  );
  return [answer].flat().map((id) => {
    const found = from.find((e) => e.card.id === id);
    if (!found) throw new Illegal([W.reasons.illegalCard(ctx.name, id)]);
    return found;
  });
}

/** The Energy the move names, as far as it is needed; a name that is not among it is illegal. */
function namedEnergy(
  ctx: Ctx,
  from: readonly Attached[],
  n: number,
  worth: (e: Attached) => number,
  chooser: Side,
): Attached[] {
  const queue = ctx.inputs[chooser].energy;
  const named: Attached[] = [];
  let sum = 0;
  while (queue.length > 0 && sum < n) {
    const wanted = queue[0]!;
    const found = from.find(
      (e) =>
        !named.includes(e) && (e.card.id === wanted || e.card.name === wanted || cardNames(e.card).includes(wanted)),
    );
    if (!found && named.length > 0) break;
    if (!found) throw new Illegal([W.reasons.illegalCard(ctx.name, wanted)]);
    queue.shift();
    named.push(found);
    sum += worth(found);
  }
  refuse(ctx, chooser, 'energy');
  return named;
}

/** Of sets with the same Energy on the same Pokémon, one. */
function differentWays(sets: readonly (readonly Attached[])[]): (readonly Attached[])[] {
  const keyOf = (set: readonly Attached[]): string =>
    set
      .map((e) => `${e.pokemon.id}:${cardName(e.card).en}`)
      .sort()
      .join('|');
  const ways = new Map<string, readonly Attached[]>();
  for (const set of sets) if (!ways.has(keyOf(set))) ways.set(keyOf(set), set);
  return [...ways.values()];
}

type AttachEnergy = Extract<Op, { do: 'attach-energy' }>;

/** The cards that are attached, taken from where they are. */
function energyToAttach(ctx: Ctx, op: AttachEnergy, n: number): Card[] {
  const player = playerOf(ctx, op.of ?? 'you');
  const queueName = ctx.inputs.you.energy.length > 0 ? 'energy' : 'cards';
  if ((op.from === 'deck' || op.from === 'deck-top') && op.which.among === undefined) {
    // What is attached decides what comes later: it must be known.
    const asked = () =>
      askChoice(ctx, 'choice', 'energy', W.chooseCards(ctx.name, n, op.upTo === true), [], rulesFor(ctx));
    const found = n <= 0 ? [] : searchOrAsk(ctx, player, op.which, n, 'you', queueName, asked);
    const cards = differing(ctx, found, op.different);
    for (const card of found) if (!cards.includes(card)) putCard(ctx.g, card, 'deck');
    const looked = Math.min(op.looking ?? 0, found.length + deckSize(sideOf(ctx, op.of ?? 'you')));
    if (op.rest) putRest(ctx, player, looked - found.length, op.rest);
    ctx.g.board.players[player].shuffled = true;
    return cards;
  }
  // Of cards that were revealed everybody knows which they are.
  const where = op.from === 'deck-top' ? 'deck' : op.from;
  const there = zoneOf(ctx, player, where).filter(
    (c) => (c.def?.kind === 'energy' || isTool(c)) && cardMatches(ctx, c, op.which),
  );
  const most = Math.min(n, there.length);
  const chosen = chooseCards(ctx, there, most, leastOf(ctx, op, most), 'you', queueName);
  const cards = differing(ctx, chosen, op.different);
  for (const card of cards) takeOut(ctx, player, where, card);
  return cards;
}

/** Attaches one card; what may not be attached there goes back to where it was. */
function attach(ctx: Ctx, op: AttachEnergy, card: Card, pokemon: Pokemon): boolean {
  const names = [cardName(card), nameOf(ctx.g, pokemon)] as const;
  if (!mayBeAttached(ctx.g, playerOf(ctx, op.of ?? 'you'), card, pokemon)) {
    putCard(ctx.g, card, op.from === 'deck-top' ? 'deck' : op.from);
    say(ctx, 'attach-energy', W.run.notAttached(...names), ['ptcg.energy.card'], true);
    return false;
  }
  (isTool(card) ? pokemon.tools : pokemon.energy).push(card);
  ctx.g.became(card.id, 'attached');
  say(ctx, 'attach-energy', W.run.attached(...names), ['ptcg.energy.attach-meaning']);
  return true;
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
      if (there.length === 0) for (const p of list) heedUntold(ctx.g, p, 'energy');
      if (there.length === 0 || n === 0) return NOTHING_DONE;
      const chosen = chooseEnergy(ctx, there, n, op, op.cards === true, op.by ?? 'you');
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
      const n = countOf(ctx, op.count, op.looking ?? 99) * (each ? pokemonFor(ctx, op.to).length : 1);
      const cards = energyToAttach(ctx, op, n);
      // Nobody need be chosen where nothing is attached.
      if (cards.length === 0) return NOTHING_DONE;
      const targets = pokemonFor(ctx, op.to);
      const perTarget = Math.max(1, n / targets.length);
      const attached = cards.flatMap((card, i) => {
        const pokemon = op.anyWay
          ? choosePokemon(ctx, targets, 1, false, 'you')[0]
          : targets[each ? Math.floor(i / perTarget) : Math.min(i, targets.length - 1)];
        return attach(ctx, op, card, pokemon!) ? [{ card, pokemon: pokemon! }] : [];
      });
      if (op.from === 'hand')
        for (const { card, pokemon } of attached)
          fire(ctx.g, { event: 'energy-attached', pokemon, energy: card, inputs: ctx.inputs });
      return { count: cards.length, cards, pokemon: targets };
    },
  },

  'move-energy': {
    possible: (ctx, op) =>
      attachedEnergy(ctx, within(ctx, op.from), energyFilter(op)).some(({ pokemon }) =>
        within(ctx, op.to).some((other) => other !== pokemon),
      ),
    run: (ctx, op) => {
      const there = attachedEnergy(ctx, reached(ctx, pokemonFor(ctx, op.from)), energyFilter(op));
      if (there.length === 0 || within(ctx, op.to).length === 0) return NOTHING_DONE;
      const n = op.count === 'all' ? 'all' : op.count === 'any' ? there.length * 4 : amount(ctx, op.count);
      const chosen = chooseEnergy(ctx, there, n, op, true, 'you');
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
