/**
 * The cards of a group ("all monsters your opponent controls"), and how many might be there that nobody wrote down.
 */
import type { Player } from '../../case/schema.ts';
import { askedValue, isUnnamed } from './asked-value.ts';
import { seen } from './seen.ts';
import { type Card, isIn, type Zone, zonesOf } from '../board/duel.ts';
import { type Group, many } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { type Context, isWhose, playersOf } from './context.ts';
import { matches } from './filters.ts';

/** The cards of a group, player `ctx.you`'s first, in the order of the board. */
export function cardsIn(game: Game, group: Group, ctx: Context): Card[] {
  const found = cardsOfPlaces(game, group, ctx);
  const there = ctx.paying ? found.filter((card) => !isPaid(card, ctx)) : found;
  const like = group.filter ? there.filter((card) => matches(game, group.filter, seen(game, card), ctx)) : there;
  const fitting = ctx.paying ? [...like, ...broughtByPaying(game, group, ctx)] : like;
  return group.only ? extreme(game, fitting, group.only) : fitting;
}
function cardsOfPlaces(game: Game, group: Group, ctx: Context): Card[] {
  const places = many(group.where);
  // Places overlap: the field is the Monster Zones, too.
  const zones = places.length === 1 ? zonesOf(places[0]!) : new Set(places.flatMap(zonesOf));
  const found: Card[] = [];
  for (const player of playersOf(ctx, group.whose))
    for (const zone of zones) found.push(...cardsAt(game, player, zone));
  return found;
}
const isPaid = (card: Card, { paying = [] }: Context): boolean =>
  paying.some((one) => one.card === card && one.to !== undefined);
/** The cards that would lie there once it is paid. */
const broughtByPaying = (game: Game, group: Group, ctx: Context): Card[] =>
  (ctx.paying ?? []).flatMap(({ card, to }) =>
    to !== undefined && wouldBeAmong(game, group, ctx, card, to) ? [card] : [],
  );
/** Is a card among those of a group? The others are looked at only where the group is the highest or lowest of them. */
export const isAmong = (game: Game, group: Group, ctx: Context, card: Card): boolean =>
  group.only
    ? cardsIn(game, group, ctx).includes(card)
    : isIn(card.zone, many(group.where)) &&
      isWhose(ctx, group.whose, (card.attachedTo ?? card).controller) &&
      (!group.filter || matches(game, group.filter, seen(game, card), ctx));
/** Would a card be among those of a group once it came to its owner's zone, face-up? */
export const wouldBeAmong = (game: Game, group: Group, ctx: Context, card: Card, zone: Zone): boolean =>
  many(group.where).some((place) => zonesOf(place).includes(zone)) &&
  isWhose(ctx, group.whose, card.owner) &&
  matches(game, group.filter, { ...seen(game, card), zone, face: 'up', controller: card.owner }, ctx);

const cardsAt = (game: Game, player: Player, zone: Zone): readonly Card[] =>
  zone === 'materials' ? materialsOf(game, player) : zone === 'nowhere' ? [] : game.duel.sides[player].zones[zone];
const materialsOf = (game: Game, player: Player): Card[] =>
  game.duel.sides[player].zones.monsters.flatMap((m) => m.materials);

function extreme(game: Game, cards: Card[], only: NonNullable<Group['only']>): Card[] {
  if (cards.length < 2) return cards;
  const [which, stat] = only.split('-') as ['highest' | 'lowest', 'atk' | 'def' | 'level'];
  const value = (card: Card): number => {
    const now = seen(game, card);
    return isUnnamed(now, stat) ? askedValue(game, now, stat) : Number(now[stat] ?? 0) || 0;
  };
  const best = cards
    .map(value)
    .reduce(
      (a, b) => (which === 'highest' ? Math.max(a, b) : Math.min(a, b)),
      which === 'highest' ? -Infinity : Infinity,
    );
  return cards.filter((card) => value(card) === best);
}

/** How many cards of places nobody wrote down might be there: unknown cards of the hand, unnamed cards of the Deck. */
export function unknownIn(game: Game, group: Group, ctx: Context): number {
  const places = many(group.where);
  return playersOf(ctx, group.whose).reduce((sum, player) => {
    const side = game.duel.sides[player];
    const hand = places.includes('hand') ? side.zones.hand.filter((c) => c.info.unknown).length : 0;
    const deck = places.includes('deck') ? side.unnamed.deck : 0;
    const extra = places.includes('extra-deck') ? side.unnamed.extraDeck : 0;
    const set = places.some((p) => p === 'field' || p === 'spells-traps')
      ? side.zones.spellsTraps.filter((c) => c.info.unknown).length
      : 0;
    return sum + hand + deck + extra + set;
  }, 0);
}
