/** Cards taken out of zones and put into zones, for every instruction that moves cards. */
import { bringIntoPlay, evolve, putCard, takeFrom } from '../board/act.ts';
import { pokemonOf, topCard, type Card, type Player, type Pokemon } from '../board/board.ts';
import { sameName } from '../cards.ts';
import { choosePokemon, refuse } from '../derive/choose.ts';
import type { Ctx } from '../game/context.ts';
import { benchLimit } from '../derive/values.ts';
import type { CardFilter, Side } from '../effects/schema.ts';
import { makeCard } from '../board/load.ts';
import { cardMatches, cardNames, typesOn } from '../derive/evaluate.ts';
import { cardName, Illegal } from '../game/game.ts';
import { say, type OpOf } from './common.ts';
import { W } from '../say/words.ts';

// ───────────────────────────── Cards in zones ─────────────────────────────

export const zoneOf = (ctx: Ctx, player: Player, zone: 'hand' | 'discard' | 'lost-zone' | 'deck'): Card[] => {
  const side = ctx.g.board.players[player];
  return { hand: side.hand, discard: side.discard, 'lost-zone': side.lostZone, deck: side.deck }[zone];
};
export function takeOut(ctx: Ctx, player: Player, zone: 'hand' | 'discard' | 'lost-zone' | 'deck', card: Card): void {
  takeFrom(zoneOf(ctx, player, zone), card);
}

/**
 * Cards found in a deck, or among its top cards: those the case names, else a question that stays open. A card the deck is not known to hold may be
 * named as long as the deck has cards nobody named. Taken out of the deck already.
 */
export function searchDeck(
  ctx: Ctx,
  player: Player,
  which: CardFilter | undefined,
  n: number,
  chooser: Side,
  queueName: 'cards' | 'energy',
): Card[] | 'open' {
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
  // The case names its cards in any order; each is taken where it fits.
  const inDeck = (name: string): Card | undefined =>
    side.deck.find((c) => c.id === name || cardNames(c).includes(name) || c.name === name);
  const fitsHere = (name: string): boolean => {
    const card = inDeck(name) ?? (side.deckUnknown > 0 ? makeCard(g, name, name, player) : undefined);
    return card?.def !== undefined && cardMatches(ctx, card, which);
  };
  const found: Card[] = [];
  while (found.length < n && queue.length > 0) {
    const wanted = queue.find((name) => fitsHere(name)) ?? queue[0]!;
    const known = inDeck(wanted);
    // What is not found here may be for a later search; if none asks for it, it is wrong (`leftover`).
    if (!known && (side.deckUnknown === 0 || !g.find(wanted))) break;
    const card = known ?? g.newCard(wanted, player);
    if (!cardMatches(ctx, card, which)) break;
    queue.splice(queue.indexOf(wanted), 1);
    if (known) takeFrom(side.deck, known);
    else side.deckUnknown--;
    found.push(card);
  }
  refuse(ctx, chooser, queueName);
  return found;
}

/** The same; where nobody named what is found it is asked (`ask`), and the answer is what the case would have named. */
export function searchOrAsk(
  ctx: Ctx,
  player: Player,
  which: CardFilter | undefined,
  n: number,
  chooser: Side,
  queueName: 'cards' | 'energy',
  ask: () => unknown,
): Card[] {
  const search = (): Card[] | 'open' => searchDeck(ctx, player, which, n, chooser, queueName);
  const found = search();
  if (found !== 'open') return found;
  const inputs = ctx.inputs[chooser];
  inputs[queueName] = [ask()].flat().map(String);
  inputs.given[queueName] = true;
  const named = search();
  const [stray] = inputs[queueName];
  if (stray !== undefined || named === 'open') throw new Illegal([W.reasons.illegalCard(ctx.name, stray ?? '')]);
  return named;
}

/** Of cards that must differ, no two that are the same: named so, that is wrong; taken by themselves, one of each. */
export function differing(ctx: Ctx, cards: readonly Card[], by: 'types' | 'names' | undefined): Card[] {
  if (by === undefined) return [...cards];
  const seen = new Set<string>();
  const kept = cards.filter((card) => {
    const keys = by === 'types' ? typesOn(card) : [cardName(card).en];
    const fresh = keys.every((key) => !seen.has(key));
    for (const key of keys) seen.add(key);
    return fresh;
  });
  const twice = cards.find((card) => !kept.includes(card));
  if (twice && ctx.inputs.you.given.cards) throw new Illegal([W.reasons.notDifferent(ctx.name, cardName(twice), by)]);
  return kept;
}

/** Puts cards that were chosen where they go. Onto the Bench only while there is room. */
export function put(
  ctx: Ctx,
  cards: readonly Card[],
  to: OpOf<'take'>['to'],
  on: readonly Pokemon[] = [],
  into: Pokemon[] = [],
): Card[] {
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
      const onto =
        on.length > 0
          ? on
          : pokemonOf(g.board, card.owner).filter(
              (p) => card.def?.evolvesFrom !== undefined && sameName([card.def.evolvesFrom], cardNames(topCard(p))),
            );
      const target = choosePokemon(ctx, onto, 1, false, 'you')[0];
      if (!target) {
        putCard(g, card, 'deck');
        return false;
      }
      evolve(g, target, card);
    } else putCard(g, card, to);
    return true;
  });
}

/** The cards looked at and not taken, from the top of the deck. */
export function putRest(ctx: Ctx, player: Player, n: number, to: NonNullable<OpOf<'take'>['rest']>): void {
  if (n <= 0) return;
  const cards = Array.from({ length: n }, () => ctx.g.takeTop(player)!);
  for (const card of cards) putCard(ctx.g, card, to);
  say(ctx, 'rest', W.run.rest(player, n, to), [], false, null);
}
