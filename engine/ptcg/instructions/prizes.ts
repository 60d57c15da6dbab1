/** Instructions about Prize cards: taking them, putting new ones down, exchanging them for other cards. */
import { putCard } from '../board/act.ts';
import { deckSize, type Card, type Player } from '../board/board.ts';
import { askChoice } from '../game/ask.ts';
import { cardName, Illegal } from '../game/game.ts';
import { chooseCards, refuse } from '../derive/choose.ts';
import { amount, cardMatches, playerOf } from '../derive/evaluate.ts';
import type { Ctx } from '../game/context.ts';
import { addPrize, prizeNamed, prizesIntoDeck, takePrizes, unnamedPrizes } from '../events/prizes.ts';
import { mayBe, rulesFor, say, sideOf, type Done, type OpOf } from './common.ts';
import { register } from './run.ts';
import { takeOut, zoneOf } from './zones.ts';
import { W } from '../say/words.ts';

register({
  'take-prizes': {
    possible: () => true,
    run: (ctx, op) => {
      const { count, named } = takePrizes(ctx.g, ctx.you, op.count);
      say(ctx, 'prizes', W.prizesTaken(ctx.you, count, named.map(cardName)), ['ptcg.prizes.take']);
      return { count, cards: named };
    },
  },

  'renew-prizes': {
    possible: () => true,
    run: (ctx, op) => {
      const player = playerOf(ctx, op.of);
      const side = ctx.g.board.players[player];
      const wanted = op.count === 'same' ? side.prizes : op.count;
      prizesIntoDeck(ctx.g, side, op.under === true);
      if (!op.under) side.shuffled = true;
      const n = Math.min(wanted, deckSize(side));
      for (let i = 0; i < n; i++) addPrize(side, ctx.g.takeTop(player)!);
      side.prizesWritten = true;
      say(ctx, 'prizes-placed', W.run.prizesRenewed(player, n, op.under === true), ['ptcg.prizes.definition']);
      return { count: n };
    },
  },

  'add-prizes': {
    possible: (ctx, op) => {
      const side = sideOf(ctx, op.of);
      if (op.from === 'deck-top') return deckSize(side) > 0;
      return (op.from === 'hand' ? side.hand : side.discard).some((c) => mayBe(ctx, c, op.which));
    },
    run: (ctx, op) => {
      const player = playerOf(ctx, op.of);
      const side = ctx.g.board.players[player];
      const n = amount(ctx, op.count);
      const added = op.from === 'deck-top' ? topCards(ctx, player, n) : chosenFrom(ctx, player, op.from, op.which, n);
      for (const card of added) addPrize(side, card);
      if (added.length > 0)
        say(ctx, 'prizes-placed', W.run.prizesAdded(player, added.length), ['ptcg.prizes.definition']);
      return { count: added.length };
    },
  },

  'exchange-prizes': {
    possible: (ctx, op, used) => {
      const side = sideOf(ctx, op.of);
      if (side.prizes === 0) return false;
      if (op.for === 'deck-top') return deckSize(side) > 0;
      return unnamedPrizes(side) > 0 || side.prizesKnown.some((c) => mayBe(ctx, c, op.which)) || used !== undefined;
    },
    run: exchangePrizes,
  },
});

function topCards({ g }: Ctx, player: Player, n: number): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < n; i++) {
    const card = g.takeTop(player);
    if (card) cards.push(card);
  }
  return cards;
}
function chosenFrom(ctx: Ctx, player: Player, zone: 'hand' | 'discard', which: OpOf<'add-prizes'>['which'], n: number): Card[] {
  const there = zoneOf(ctx, player, zone).filter((c) => cardMatches(ctx, c, which));
  const chosen = chooseCards(ctx, there, n, n, 'you');
  for (const card of chosen) takeOut(ctx, player, zone, card);
  return chosen;
} // prettier-ignore

/** Prize cards come out (into the hand, or onto the deck they are exchanged with), and as many other cards take their place: none is taken. */
function exchangePrizes(ctx: Ctx, op: OpOf<'exchange-prizes'>): Done {
  const { g } = ctx;
  const player = playerOf(ctx, op.of);
  const side = g.board.players[player];
  const most = Math.min(amount(ctx, op.count), side.prizes, op.for === 'deck-top' ? deckSize(side) : Infinity);
  const out = op.for === 'deck-top' ? turnedOver(ctx, player, most) : found(ctx, player, op, most);
  side.prizes -= out.length;
  const top = op.for === 'deck-top' ? topCards(ctx, player, out.length) : [];
  for (const card of out) putCard(g, card, op.for === 'deck-top' ? 'deck-top' : 'hand');
  const instead = top.length > 0 ? top : laidDown(ctx, player, op, out.length);
  for (const card of instead) addPrize(side, card);
  const text = out.length === 0 ? W.run.noPrizeExchanged(player) : W.run.prizesExchanged(player, out.map(cardName), instead.map(cardName), op.for); // prettier-ignore
  say(ctx, 'prizes-exchanged', text, ['ptcg.prizes.definition']);
  return { count: out.length, cards: out };
}

/** The cards that take the place: this card, or cards of the hand. */
function laidDown(ctx: Ctx, player: Player, op: OpOf<'exchange-prizes'>, n: number): Card[] {
  if (op.for === 'hand') return n === 0 ? [] : chosenFrom(ctx, player, 'hand', undefined, n);
  if (n === 0 || !ctx.played) return [];
  const card = ctx.played;
  delete ctx.played;
  return [card];
}

/** Face-down cards nobody looks at: the one the case names, else any. */
function turnedOver(ctx: Ctx, player: Player, n: number): Card[] {
  const { g } = ctx;
  const side = g.board.players[player];
  const out: Card[] = [];
  for (let i = 0; i < n; i++) {
    if (unnamedPrizes(side) - i <= 0 && side.prizesKnown.length === 1) out.push(side.prizesKnown.pop()!);
    else {
      // Which of them it is nobody knows: any known one may be it.
      side.prizesKnown = [];
      out.push(g.newCard('?', player));
    }
  }
  return out;
}

/** Prize cards looked at: those the case names, none where there is none or it names none, else they are asked for. */
function found(ctx: Ctx, player: Player, op: OpOf<'exchange-prizes'>, n: number): Card[] {
  const { g } = ctx;
  const side = g.board.players[player];
  const { cards: queue, given } = ctx.inputs.you;
  const fitting = side.prizesKnown.filter((c) => cardMatches(ctx, c, op.which));
  if (unnamedPrizes(side) === 0 && fitting.length === 0) return [];
  const out: Card[] = [];
  while (out.length < n && queue.length > 0) {
    const card = prizeNamed(g, player, queue[0]!);
    if (!card || !cardMatches(ctx, card, op.which)) throw new Illegal([W.reasons.illegalCard(ctx.name, queue[0]!)]);
    queue.shift();
    out.push(card);
  }
  refuse(ctx, 'you', 'cards');
  if (out.length > 0 || (op.upTo && given.cards)) return out;
  const text = W.searchOpen(ctx.name, n, op.upTo === true);
  const answer = askChoice<string | string[]>(ctx, 'choice', 'search', text, [], rulesFor(ctx));
  return [answer].flat().flatMap((name) => prizeNamed(g, player, name) ?? []);
}
