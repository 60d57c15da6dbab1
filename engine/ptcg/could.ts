/** Whether a text could do anything, and whether its cost can be paid, on what everybody knows: playing a card for no effect is forbidden. */
import { allPokemon, deckSize, topCard, type Card, type Pokemon } from './board.ts';
import { isEvolution, sameName } from './cards.ts';
import { candidates, pokemonFor } from './choose.ts';
import type { Ctx } from './context.ts';
import { benchLimit, energyUnits } from './derive.ts';
import type { Op, Side } from './effects/schema.ts';
import { amount, cardMatches, cardNames, playerOf, test } from './evaluate.ts';
import { attachedEnergy, energyFilter } from './instructions/common.ts';
import { skipsTo } from './instructions/pokemon.ts';

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
    case 'for-each':
      return candidates(ctx, op.which).length > 0;
    case 'rearrange-counters':
      return candidates(ctx, op.among).some((p) => p.damage > 0);
    case 'exchange': {
      const p = filterOf(ctx, op.which)[0];
      if (!p) return false;
      if (op.from === 'deck') return deckSize(side('you')) > 0;
      return (op.from === 'hand' ? hand('you') : side('you').discard).some((c) => c.name === '?' || cardMatches(ctx, c, op.card));
    }
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
      const zone = op.from === 'hand' ? hand(op.of ?? 'you') : side(op.of ?? 'you').discard;
      return zone.some((c) => c.name === '?' || (c.def?.kind === 'energy' && cardMatches(ctx, c, op.which)));
    }
    case 'draw':
      return deckSize(side(op.by ?? 'you')) > 0;
    case 'draw-until':
      return deckSize(side(op.by ?? 'you')) > 0 && hand(op.by ?? 'you').length < amount(ctx, op.hand);
    case 'take': {
      const of = op.of ?? 'you';
      if (op.to === 'bench' && side(of).bench.length >= benchLimit(g, playerOf(ctx, of))) return false;
      if (op.from === 'deck' || op.from === 'deck-top' || op.from === 'deck-bottom') return deckSize(side(of)) > 0;
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
      return op.discard !== undefined || (op.of !== undefined && filterOf(ctx, op.of).length > 0);
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
    case 'choose-pokemon':
    case 'nothing':
      return false;
    case 'in-force':
    case 'take-prizes':
    case 'renew-prizes':
    case 'win':
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
