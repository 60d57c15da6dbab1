/** Cards outside play: drawing, searching, discarding, shuffling. */
import { putCard, takeFrom } from '../board/act.ts';
import { askChoice, leaveOpen } from '../game/ask.ts';
import { deckSize, type Card, type Player, type Pokemon } from '../board/board.ts';
import { chooseCards, pokemonFor } from '../derive/choose.ts';
import { identify } from '../derive/group.ts';
import type { Ctx } from '../game/context.ts';
import { BASIC_ENERGY_TYPES } from '../cards.ts';
import { benchLimit } from '../derive/values.ts';
import { amount, cardMatches, playerOf } from '../derive/evaluate.ts';
import type { PlayEffect, Side } from '../effects/schema.ts';
import { cardName } from '../game/game.ts';
import { countAsEmpty, heedNoPrizes } from '../derive/not-given.ts';
import { askBoxes, heed, unreadText } from '../derive/heed.ts';
import { fire } from '../events/triggers.ts';
import { register, run } from './run.ts';
import {
  countOf,
  handOf,
  isSome,
  leastOf,
  mayBe,
  NOTHING_DONE,
  rulesFor,
  say,
  sideOf,
  type Done,
  type OpOf,
} from './common.ts';
import { differing, put, putRest, searchDeck, searchOrAsk, takeOut, zoneOf } from './zones.ts';
import { W } from '../say/words.ts';

/** Instructions about cards outside play. */
register({
  draw: {
    possible: (ctx, op) => deckSize(sideOf(ctx, op.by ?? 'you')) > 0 && isSome(ctx, op.count),
    run: (ctx, op) => {
      const player = playerOf(ctx, op.by ?? 'you');
      const most = amount(ctx, op.count);
      heedNoPrizes(ctx.g, ctx.you, op.count);
      const n = op.upTo ? Math.min(most, ctx.inputs[op.by ?? 'you'].number ?? most) : most;
      return draw(ctx, player, n, op.from);
    },
  },
  'draw-until': {
    possible: (ctx, op, used) => {
      const by = op.by ?? 'you';
      const owed = (by === 'you' && ctx.owed) || { hand: 0, deck: 0 };
      return (
        deckSize(sideOf(ctx, by)) + owed.deck > 0 && handOf(ctx, by, used).length - owed.hand < amount(ctx, op.hand)
      );
    },
    run: (ctx, op) => {
      const player = playerOf(ctx, op.by ?? 'you');
      countAsEmpty(ctx.g, player, 'hand');
      return draw(ctx, player, Math.max(0, amount(ctx, op.hand) - ctx.g.board.players[player].hand.length));
    },
  },

  take: {
    possible: (ctx, op, used) => {
      const of = op.of ?? 'you';
      const side = sideOf(ctx, of);
      if (!isSome(ctx, op.count)) return false;
      if (op.to === 'bench' && side.bench.length >= benchLimit(ctx.g, playerOf(ctx, of))) return false;
      if (isDeck(op.from)) return deckSize(side) > 0;
      const zone = op.from === 'hand' ? handOf(ctx, of, used) : op.from === 'discard' ? side.discard : side.lostZone;
      return zone.some((c) => mayBe(ctx, c, op.which));
    },
    run: (ctx, op) => (isDeck(op.from) ? takeFromDeck(ctx, op) : takeFromZone(ctx, op, op.from)),
  },

  reveal: {
    possible: (ctx, op, used) => {
      if (op.from === 'deck-top') return deckSize(sideOf(ctx, op.of ?? 'you')) > 0;
      return handOf(ctx, op.of ?? 'you', used).some((c) => mayBe(ctx, c, op.which));
    },
    run: (ctx, op) => {
      const player = playerOf(ctx, op.of ?? 'you');
      const cards = op.from === 'deck-top' ? revealTop(ctx, player, op.count) : revealHand(ctx, player, op);
      if (cards.length > 0) say(ctx, 'reveal', W.run.revealed(player, cards.map(cardName)), [], false, null);
      return { count: cards.length, cards };
    },
  },

  'discard-cards': {
    possible: (ctx, op, used) =>
      isSome(ctx, op.count) && handOf(ctx, op.of ?? 'you', used).some((c) => mayBe(ctx, c, op.which)),
    payable: (ctx, op, used) => {
      if (op.upTo || op.count === 'any' || op.count === 'all') return true;
      return handOf(ctx, op.of ?? 'you', used).filter((c) => mayBe(ctx, c, op.which)).length >= amount(ctx, op.count);
    },
    run: (ctx, op) => {
      const player = playerOf(ctx, op.of ?? 'you');
      const by = op.by ?? op.of ?? 'you';
      const hand = ctx.g.board.players[player].hand.filter((c) => cardMatches(ctx, c, op.which));
      const n = countOf(ctx, op.count, hand.length);
      const upTo = op.upTo === true || op.count === 'any';
      const least = leastOf(ctx, op, n);
      const chosen = by === 'random' ? randomCards(ctx, player, hand, n) : chooseCards(ctx, hand, n, least, by);
      // Of a hand nobody gave there may be cards; a hand of the other player is nothing the effect needs.
      if (hand.length === 0 && (upTo || player === ctx.you)) countAsEmpty(ctx.g, player, 'hand');
      for (const card of chosen) {
        takeOut(ctx, player, 'hand', card);
        putCard(ctx.g, card, op.to ?? 'discard');
      }
      if (chosen.length > 0) say(ctx, 'discard', W.run.discarded(player, chosen.map(cardName), op.to ?? 'discard'));
      return { count: chosen.length, cards: chosen };
    },
  },

  'discard-deck': {
    possible: (ctx, op) => sidesOf(op.of).some((of) => deckSize(sideOf(ctx, of)) > 0),
    run: (ctx, op) => {
      const cards = sidesOf(op.of).flatMap((of) => discardTop(ctx, playerOf(ctx, of), amount(ctx, op.count), op.to));
      const n = cards.length;
      if (!op.which) return { count: n, cards };
      const fitting = cards.filter((c) => c.def && cardMatches(ctx, c, op.which)).length;
      const unknown = cards.filter((c) => !c.def).length;
      if (unknown === 0) return { count: fitting, cards };
      const answers = Array.from({ length: unknown + 1 }, (_, i) => ({
        value: fitting + i,
        text: W.number(fitting + i),
      }));
      return {
        count: askChoice<number>(
          ctx,
          'fact',
          'discarded',
          W.howMany(ctx.name),
          answers,
          rulesFor(ctx),
          'you',
          ctx.inputs.you.number,
        ),
        cards,
      };
    },
  },

  'shuffle-hand': {
    possible: (ctx, op, used) => handOf(ctx, op.of, used).length > 0,
    run: (ctx, op) => {
      const player = playerOf(ctx, op.of);
      const side = ctx.g.board.players[player];
      const cards = [...side.hand];
      side.hand = [];
      for (const card of cards) putCard(ctx.g, card, op.to === 'deck-bottom' ? 'deck-bottom' : 'deck');
      if (op.to !== 'deck-bottom') side.shuffled = true;
      if (cards.length > 0) say(ctx, 'shuffle-hand', W.run.handShuffled(player, cards.length, op.to === 'deck-bottom'));
      return { count: cards.length, cards };
    },
  },

  'move-this-card': {
    possible: (ctx, op) =>
      ctx.thisCard !== undefined && (op.to !== 'bench' || sideOf(ctx, 'you').bench.length < benchLimit(ctx.g, ctx.you)),
    run: (ctx, op) => {
      const { g, thisCard: card } = ctx;
      if (!card) return NOTHING_DONE;
      const side = g.board.players[card.owner];
      const from = [side.hand, side.discard].find((zone) => zone.includes(card));
      if (!from || (op.to === 'bench' && side.bench.length >= benchLimit(g, card.owner))) return NOTHING_DONE;
      takeFrom(from, card);
      const pokemon: Pokemon[] = [];
      put(ctx, [card], op.to, [], pokemon);
      say(ctx, 'take', W.run.taken(card.owner, [cardName(card)], op.to));
      comeOntoBench(ctx, op.to, pokemon);
      if (pokemon[0]) ctx.self = pokemon[0];
      return { count: 1, cards: [card], pokemon };
    },
  },

  'switch-with-top': {
    possible: (ctx, _, used) => handOf(ctx, 'you', used).length > 0 && deckSize(sideOf(ctx, 'you')) > 0,
    run: (ctx) => {
      const { g } = ctx;
      const side = sideOf(ctx, 'you');
      const card = deckSize(side) > 0 ? chooseCards(ctx, side.hand, 1, 1, 'you')[0] : undefined;
      if (!card) return NOTHING_DONE;
      takeOut(ctx, ctx.you, 'hand', card);
      const top = g.takeTop(ctx.you)!;
      side.hand.push(top);
      putCard(g, card, 'deck-top');
      say(ctx, 'discard', W.run.switchedWithTop(ctx.you, cardName(card)));
      return { count: 1, cards: [card] };
    },
  },
  'use-supporter': {
    possible: (ctx, op, used) => {
      const zone = op.from === 'hand' ? handOf(ctx, op.of, used) : sideOf(ctx, op.of).discard;
      return zone.some((c) => mayBe(ctx, c, { ...op.which, trainer: 'supporter' }));
    },
    run: (ctx, op) => {
      const { g } = ctx;
      const which = { ...op.which, kind: 'trainer', trainer: 'supporter' } as const;
      const there = zoneOf(ctx, playerOf(ctx, op.of), op.from).filter((c) => cardMatches(ctx, c, which));
      const card = chooseCards(ctx, there, 1, 1, 'you')[0];
      if (!card) return NOTHING_DONE;
      say(ctx, 'copied-supporter', W.run.supporterUsed(ctx.name, cardName(card)), [], false, null);
      g.mattered(card);
      askBoxes(g, card, unreadText(card));
      const effect = card.effects.find((e): e is PlayEffect => e.effect === 'play');
      if (effect) run(ctx, effect.do);
      return { count: 1, cards: [card] };
    },
  },
});

function draw(ctx: Ctx, player: Player, wanted: number, from?: 'deck-bottom'): Done {
  const side = ctx.g.board.players[player];
  const cards: Card[] = [];
  while (cards.length < wanted) {
    const card = from ? ctx.g.takeBottom(player) : ctx.g.takeTop(player);
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

type Take = OpOf<'take'>;
const isDeck = (from: Take['from']): from is 'deck' | 'deck-top' | 'deck-bottom' => from.startsWith('deck');
/** Of cards that come onto the Bench, no more are taken than there is room for. */
const roomFor = ({ g }: Ctx, { to }: Take, player: Player): number =>
  to === 'bench' ? Math.max(0, benchLimit(g, player) - g.board.players[player].bench.length) : Infinity;
const mayTakeFewer = (op: Take): boolean => op.upTo === true || op.count === 'any';

/** What answers to Pokémon put onto the Bench during their player's turn. */
function comeOntoBench({ g, inputs }: Ctx, to: string, pokemon: readonly Pokemon[]): void {
  if (to !== 'bench') return;
  for (const one of pokemon)
    if (one.owner === g.board.turn.player) fire(g, { event: 'put-onto-bench', pokemon: one, inputs });
}
/** A search of the deck, or of some cards of it; what was looked at and not taken goes where the text says. */
function takeFromDeck(ctx: Ctx, op: Take): Done {
  const player = playerOf(ctx, op.of ?? 'you');
  const side = ctx.g.board.players[player];
  const on = op.on ? pokemonFor(ctx, op.on) : [];
  const n = Math.min(
    roomFor(ctx, op, player),
    countOf(ctx, op.count, op.looking ?? deckSize(side)),
    op.different === 'types' && op.which?.energy === 'basic' ? BASIC_ENERGY_TYPES.length : Infinity,
  );
  const looked = Math.min(op.looking ?? 0, deckSize(side));
  const search = op.to === 'hand' ? searchDeck : searchOrAsk;
  const mayFail = mayTakeFewer(op) || op.which !== undefined;
  // Where it goes decides what comes later: it must be known.
  const asked = () => askChoice(ctx, 'choice', 'search', W.searchOpen(ctx.name, n, mayFail), [], rulesFor(ctx));
  const found = n === 0 ? [] : search(ctx, player, op.which, n, op.by ?? 'you', 'cards', asked);
  side.shuffled = side.shuffled || op.from === 'deck';
  if (op.rest && found !== 'open') putRest(ctx, player, looked - found.length, op.rest);
  if (found === 'open') return openSearch(ctx, player, n, mayFail, mayTakeFewer(op));
  const pokemon: Pokemon[] = [];
  const kept = differing(ctx, found, op.different);
  for (const card of found) if (!kept.includes(card)) putCard(ctx.g, card, 'deck');
  const taken = put(ctx, kept, op.to, on, pokemon);
  const text = taken.length === 0 ? W.run.searchFailed(player) : W.run.taken(player, taken.map(cardName), op.to);
  say(ctx, 'search', text, ['ptcg.choices.search-may-fail'], taken.length === 0);
  comeOntoBench(ctx, op.to, pokemon);
  return { count: taken.length, cards: taken, pokemon };
}

/** Cards taken from where their owner sees them; some cards stay in the discard pile. */
function takeFromZone(ctx: Ctx, op: Take, zone: 'hand' | 'discard' | 'lost-zone'): Done {
  const player = playerOf(ctx, op.of ?? 'you');
  if (zone === 'discard') heed(ctx.g, 'discard', { player });
  const on = op.on ? pokemonFor(ctx, op.on) : [];
  const room = roomFor(ctx, op, player);
  const stays = zone === 'discard' && ['hand', 'deck', 'deck-top', 'deck-bottom'].includes(op.to);
  const there = zoneOf(ctx, player, zone).filter(
    (c) => cardMatches(ctx, c, op.which) && !(stays && c.effects.some((e) => e.effect === 'stays-discarded')),
  );
  const n = Math.min(room, countOf(ctx, op.count, there.length));
  const least = leastOf(ctx, op, n, op.which === undefined);
  const chosen = differing(ctx, chooseCards(ctx, there, n, least, op.by ?? 'you'), op.different);
  for (const card of chosen) takeOut(ctx, player, zone, card);
  const pokemon: Pokemon[] = [];
  const taken = put(ctx, chosen, op.to, on, pokemon);
  if (taken.length > 0) say(ctx, 'take', W.run.taken(player, taken.map(cardName), op.to));
  if (op.to === 'deck') ctx.g.board.players[player].shuffled = true;
  comeOntoBench(ctx, op.to, pokemon);
  return { count: taken.length, cards: taken, pokemon };
}

/** A search for the hand whose result nobody named: it stays open; the cards are there, unknown. */
function openSearch(ctx: Ctx, player: Player, n: number, mayFail: boolean, upTo: boolean): Done {
  const { g } = ctx;
  const side = g.board.players[player];
  leaveOpen(ctx, 'choice', 'search', W.searchOpen(ctx.name, n, mayFail), rulesFor(ctx));
  const most = Math.min(n, deckSize(side));
  const cards = Array.from({ length: most }, () => g.takeTop(player)!).map((c) =>
    c.name === '?' ? c : swapForUnknown(ctx, player, c),
  );
  side.hand.push(...cards);
  say(ctx, 'search', W.run.searchedUnknown(player, cards.length, upTo), ['ptcg.choices.search-may-fail']);
  return { count: cards.length, cards };
}
/** A known top card is not what was searched for: it stays in the deck, an unknown one takes its place. */
function swapForUnknown(ctx: Ctx, player: Player, known: Card): Card {
  const side = ctx.g.board.players[player];
  if (side.deckUnknown === 0) return known;
  side.deck.push(known);
  side.deckUnknown--;
  return ctx.g.newCard('?', player);
}

/** The top cards of a deck, put back on top; everybody sees which they are. */
function revealTop(ctx: Ctx, player: Player, count: OpOf<'reveal'>['count']): Card[] {
  const side = ctx.g.board.players[player];
  const top = Array.from({ length: countOf(ctx, count, deckSize(side)) }, () => ctx.g.takeTop(player)!);
  const unknown = top.filter(({ name }) => name === '?');
  const known = unknown.length > 0 ? identify(ctx, unknown) : new Map<Card, Card>();
  const cards = top.map((card) => known.get(card) ?? card);
  side.deck = [...cards, ...side.deck];
  return cards;
}
function revealHand(ctx: Ctx, player: Player, op: OpOf<'reveal'>): Card[] {
  const hand = ctx.g.board.players[player].hand.filter((c) => cardMatches(ctx, c, op.which));
  const most = countOf(ctx, op.count, hand.length);
  return chooseCards(ctx, hand, most, leastOf(ctx, op, most), op.of ?? 'you');
}

/** Chosen at random: those the case names; where nothing later hangs on it, which they are stays open, and nobody knows the hand any more. */
function randomCards(ctx: Ctx, player: Player, hand: readonly Card[], n: number): Card[] {
  if (n >= hand.length) return [...hand];
  const { g } = ctx;
  const named = ctx.inputs.you.cards.length + ctx.inputs.opponent.cards.length > 0;
  const later = g.moves.slice(g.move + 1).some(({ do: what }) => !AFTER_ALL.has(what));
  if (named || later || g.trying) return chooseCards(ctx, hand, n, n, named && ctx.inputs.you.cards.length > 0 ? 'you' : 'opponent'); // prettier-ignore
  const alike = new Set(hand.map((card) => cardName(card).en)).size === 1;
  if (alike) return hand.slice(0, n);
  const whose = player === ctx.you ? 'you' : 'opponent';
  const told = leaveOpen<string | string[]>(ctx, 'choice', 'random', W.randomOpen(ctx.name, n), rulesFor(ctx), whose);
  if (told !== undefined) {
    ctx.inputs[whose].cards = [told].flat();
    return chooseCards(ctx, hand, n, n, whose);
  }
  const side = g.board.players[player];
  side.hand = side.hand.map(() => g.newCard('?', player));
  return side.hand.slice(0, n);
}
/** Moves that name no card of a hand. */
const AFTER_ALL: ReadonlySet<string> = new Set(['checkup', 'promote', 'end-turn', 'draw-for-turn', 'decide']);

const sidesOf = (of: Side | 'both'): Side[] => (of === 'both' ? ['you', 'opponent'] : [of]);

function discardTop(ctx: Ctx, player: Player, many: number, to?: 'lost-zone'): Card[] {
  if (player !== ctx.you && many > 0) heed(ctx.g, 'deck', { player });
  const n = Math.min(many, deckSize(ctx.g.board.players[player]));
  const cards = Array.from({ length: n }, () => ctx.g.takeTop(player)!);
  for (const card of cards) putCard(ctx.g, card, to ?? 'discard');
  if (n > 0)
    say(ctx, 'discard-deck', (to ? W.run.deckLost : W.run.deckDiscarded)(player, n), ['ptcg.winning.deck-out']);
  return cards;
}
