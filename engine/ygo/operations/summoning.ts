/** Operations that bring monsters to the field: Special and Normal Summons by effects, what returns from banishment. */
import type { Player } from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import type { Place } from '../effects/schema.ts';
import { addForce } from '../change/lasting.ts';
import { endInstant, happen, openInstant, touch } from '../change/instant.ts';
import { moveCard } from '../change/moving.ts';
import { toMonsterZone } from '../change/onto-field.ts';
import { choicesOf, positionFor, subjectCards } from '../choose/choice.ts';
import { pay } from '../costs/pay.ts';
import { barredFrom, forbiddenFor, type Summoning } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { type Applied, sourceName } from '../derive/applied.ts';
import { type Card, type CardSeen, onField, other, type YgoSlot } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
import { type Context, Unmodelled } from '../derive/context.ts';
import { amount } from '../derive/amounts.ts';
import { freeMonsterZones } from '../derive/zones.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import { priceOf } from '../costs/restrictions.ts';
import { comeTogether, overLimit } from '../follows/limits.ts';
import { sayEffect } from '../say/effects.ts';
import { sayPrevented } from '../say/prevented.ts';
import { asSummoning, canBeRevived, summonableIn, summonForbidden, whyNotByOwnText } from '../summon/may.ts';
import { payTributes, tributesFor } from '../summon/tributes.ts';
import { whyNotSummonNow } from '../summon/normal.ts';
import { freeSlots, placeFor, placementOf, whyNotPlace } from '../summon/zones.ts';
import {
  fromPlaces,
  placesOf,
  affectable,
  anyCards,
  causeOf,
  forbiddenBy,
  hasRoomFor,
  name,
  names,
  nothing,
  tell,
  whoseFieldOf,
} from './common.ts';
import { type Handlers, type OpOf } from './table.ts';
import { bindTo } from './on-field.ts';
import { slotFor } from './placing.ts';

export const SUMMONING = {
  'special-summon': {
    forbids: (game, op, ctx) =>
      forbiddenFor(game, 'special-summon', summonerOf(op, ctx), itself(game, op, ctx), atOnce(op, ctx)) ??
      barredFrom(game, 'special-summon', summonerOf(op, ctx), placesOf(op.cards)),
    possible: (game, op, ctx) =>
      !isThereAlready(op, ctx) &&
      anyCards(game, summonableOnes(game, op, ctx), ctx) &&
      !forbiddenFor(game, 'special-summon', summonerOf(op, ctx), undefined, atOnce(op, ctx)) &&
      hasRoomFor(game, op, needed(op, ctx), ctx) &&
      (!op.zone || freeSlots(game, whoseFieldOf(op, ctx), op.zone, ctx).length > 0),
    run: specialSummon,
    declares: (op) => [
      'special-summon',
      ...fromPlaces(op.cards, { deck: 'special-summon-from-deck', graveyard: 'special-summon-from-graveyard' }),
      ...fromPlaces(op.cards, { graveyard: 'move-from-graveyard' }),
    ],
  },
  'normal-summon': {
    possible: (game, op, ctx) =>
      typeof op.cards !== 'object' ||
      !('where' in op.cards) ||
      unknownIn(game, op.cards, ctx) > 0 ||
      cardsIn(game, op.cards, ctx).some(
        (card) =>
          whyNotSummonNow(game, { by: ctx.you, card, as: 'normal-summon', tributes: undefined, zone: undefined })
            .length === 0,
      ),
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by);
      const [card] = cards;
      if (!card) return nothing(game, op.do, ctx);
      const summon = { by, card, as: 'normal-summon', tributes: undefined, zone: undefined } as const;
      const said = (choicesOf(ctx, by).cards ?? []).filter((id) => game.duel.cards.get(id)?.zone === 'monsters');
      const tributing = said.length > 0 ? { ...summon, tributes: said } : summon;
      const [stop] = whyNotSummonNow(game, tributing);
      if (stop) return nothing(game, op.do, ctx, stop.text);
      if (op.how === 'tribute' && !tributesFor(game, tributing)) return nothing(game, op.do, ctx);
      endInstant(game);
      const how = payTributes(game, tributing).length > 0 ? ('tribute' as const) : ('normal' as const);
      openInstant(game);
      toMonsterZone(game, card, by, how, { position: 'attack' });
      happen(game, {
        kind: 'summoned',
        card: seen(game, card),
        cause: causeOf(ctx),
        to: 'monsters',
        how,
        player: by,
      });
      tell(
        game,
        op.do,
        ctx,
        sayEffect.normalSummons({ player: by, card: card.info.name }),
        'ygo.summon.normal.eligible',
      );
      return [card];
    },
  },
  'return-to-field': {
    run(game, op, ctx, by) {
      const cards = subjectCards(game, op.cards, ctx, by).filter((card) => card.zone === 'banished');
      if (cards.length === 0) return nothing(game, op.do, ctx);
      // What was banished from the hand is returned there.
      const cameFrom = (card: Card) => lastBanished(game, card)?.zone;
      const toHand = cards.filter((card) => cameFrom(card) === 'hand');
      for (const card of toHand) moveCard(game, card, { zone: 'hand' }, causeOf(ctx));
      const temporarily = 'ygo.current.leave-field.temporarily-banished';
      if (toHand.length > 0)
        tell(game, op.do, ctx, sayEffect.returns({ card: name(ctx), cards: names(toHand), to: 'hand' }), temporarily);
      const back = cards.filter((card) => {
        if (toHand.includes(card)) return false;
        if (cameFrom(card) === 'spellsTraps' || cameFrom(card) === 'field' || cameFrom(card) === 'pendulum')
          throw new Unmodelled(`${card.info.name.en}: ${String(cameFrom(card))}?`);
        if (freeMonsterZones(game, card.owner) > 0) return true;
        moveCard(game, card, { zone: 'graveyard' }, { kind: 'rule', by: undefined });
        nothing(
          game,
          op.do,
          ctx,
          sayPrevented.noZoneAfterBanish({ player: card.owner, card: card.info.name }),
          temporarily,
        );
        return false;
      });
      for (const card of back) {
        const was = lastBanished(game, card);
        toMonsterZone(game, card, card.owner, 'special', {
          position: was?.position ?? 'attack',
          face: was?.face ?? 'up',
        });
        happen(game, {
          kind: 'returned',
          card: seen(game, card),
          cause: causeOf(ctx),
          from: 'banished',
          to: 'monsters',
          player: card.owner,
        });
      }
      if (back.length > 0) tell(game, op.do, ctx, sayEffect.returnsToField({ cards: names(back) }), temporarily);
      return [...toHand, ...back];
    },
  },
} satisfies Partial<Handlers>;

/** Puts monsters on the field by an effect, as far as that is possible. */
function specialSummon(game: Game, op: OpOf<'special-summon'>, ctx: Context, by: Player): readonly Card[] | boolean {
  const from =
    typeof op.cards === 'object' && 'where' in op.cards ? { ...op.cards, ...openOf(game, op, ctx) } : op.cards;
  const cards = affectable(game, op.do, from, ctx, by);
  const many = { ...asSummoning(op), count: cards.length };
  const tooMany = cards.length > 1 ? forbiddenFor(game, 'special-summon', by, undefined, many) : undefined;
  if (tooMany && 'atOnce' in tooMany.rule) return notSoMany(game, op, ctx, tooMany);
  // Whoever Summons, "the opponent" is that of the effect's player.
  const to = op.to === 'opponent' ? other(ctx.you) : by;
  // Asked when the first monster can be Summoned; Link Monsters have no choice.
  let chosen: 'attack' | 'defense' | undefined;
  const free = cards.filter((card) => !card.info.is.includes('link'));
  const positionOf = (card: Card): Position =>
    op.position ?? (free.includes(card) ? (chosen ??= positionFor(game, ctx, by, names(free))) : 'attack');
  let position: Position = 'attack';
  const summoned: Card[] = [];
  const stops: Localized[] = [];
  const together = op.to === 'owner' ? cards : comingTogether(game, cards, { to, by }, op, ctx);
  for (const card of [...together, ...cards.filter((one) => !together.includes(one))]) {
    const player = op.to === 'owner' ? card.owner : to;
    const stop = whyNotSpecialSummon(game, card, player, by, op, ctx);
    if (stop) {
      stops.push(stop);
      continue;
    }
    position = positionOf(card);
    const zone = op.zone && slotFor(game, player, op.zone, ctx);
    if (op.zone && !zone) {
      stops.push(sayPrevented.noZone({ player }));
      continue;
    }
    comes(game, op, ctx, by, { card, player, position, ...(zone && { slot: zone.slot }) });
    summoned.push(card);
  }
  if (cards.length === 0) return nothing(game, op.do, ctx);
  if (summoned.length > 0)
    tell(
      game,
      op.do,
      ctx,
      sayEffect.specialSummons({ player: to, cards: names(summoned), position }),
      'ygo.summon.special.by-effect',
      'ygo.summon.special.position',
    );
  for (const stop of stops) nothing(game, op.do, ctx, stop);
  return summoned.length > 0 && summoned;
}
/** Several where only one may come: none of a fixed number; how many of as many as possible the text does not say. */
function notSoMany(game: Game, op: OpOf<'special-summon'>, ctx: Context, by: Applied): false {
  const open = typeof op.cards === 'object' && 'choose' in op.cards && typeof op.cards.choose !== 'number';
  if (open) throw new Unmodelled(`${sourceName(by).en}: ${name(ctx).en}?`);
  return forbiddenBy(game, op.do, ctx, by);
}
/** Those that come first: of monsters each of which could come, the ones that can lie there together. */
function comingTogether(
  game: Game,
  cards: readonly Card[],
  { to, by }: { to: Player; by: Player },
  op: OpOf<'special-summon'>,
  ctx: Context,
): readonly Card[] {
  if (cards.length < 2) return cards;
  return comeTogether(
    game,
    cards.filter((card) => !whyNotSpecialSummon(game, card, to, by, op, ctx)),
    to,
  );
}
/** Who Summons: the player of the effect, unless the text has the opponent do it. */
/** The card the effect Summons, where that is its own: what forbids it alone forbids the effect. */
const itself = (game: Game, { cards }: OpOf<'special-summon'>, { card }: Context): CardSeen | undefined =>
  cards === 'this' && card && !onField(card) ? seen(game, card) : undefined;
const summonerOf = (op: OpOf<'special-summon'>, { you }: Context): Player => (op.by === 'opponent' ? other(you) : you);
type Position = NonNullable<OpOf<'special-summon'>['position']>;

/** One monster comes to a player's field, as what and with what its text says. */
function comes(
  game: Game,
  op: OpOf<'special-summon'>,
  ctx: Context,
  by: Player,
  { card, player, position, slot }: { card: Card; player: Player; position: Position; slot?: YgoSlot | undefined },
): void {
  payPrice(game, card, ctx, by);
  const from = seen(game, card).zone;
  const how = op.as ?? 'special';
  const down = position === 'face-down';
  toMonsterZone(game, card, player, how, {
    position: down || position === 'defense' ? 'defense' : 'attack',
    ...(down && { face: 'down' }),
    slot: slot ?? placeFor(game, player, card, choicesOf(ctx, by).zone as never),
  });
  if (op.asMonster) becomeMonster(game, card, op.asMonster, ctx);
  if (op.as) card.properlySummoned = true;
  if (op.effectsNegated)
    addForce(game, card, {
      shown: { what: 'effects-negated', by: name(ctx).en, until: 'leaves' },
      rules: [{ rule: 'negate-effects' }],
      controller: by,
      until: 'leaves',
      ...(ctx.card && { source: ctx.card.id }),
    });
  const counts = op.countsAs && { countsAs: op.countsAs };
  const cause = causeOf(ctx);
  happen(game, { kind: 'summoned', card: seen(game, card), cause, from, to: 'monsters', how, player, ...counts });
  if (op.bind) bindTo(game, ctx.card, card);
  if (card === ctx.card && ctx.link) ctx.link.follows = card.stay;
}

/** What the monster's own text asks for its Summon: done before it comes. */
function payPrice(game: Game, card: Card, ctx: Context, by: Player): void {
  const price = priceOf(card);
  if (!price) return;
  endInstant(game);
  pay(game, price, { you: by, card }, [...(choicesOf(ctx, by).cards ?? [])]);
  openInstant(game);
}

/** A Spell or Trap is a monster from now on, until it leaves the field or is turned face-down. */
function becomeMonster(
  game: Game,
  card: Card,
  as: NonNullable<OpOf<'special-summon'>['asMonster']>,
  ctx: Context,
): void {
  const { is, race, attribute, level, still } = as;
  const [atk, def] = [amount(game, as.atk, ctx), amount(game, as.def, ctx)];
  card.asMonster = { is, race, attribute, level, atk, def, ...(still && { also: still }) };
  touch(game, card);
}

/** A monster on the field is not Special Summoned (unless what it costs takes it away before). */
const isThereAlready = ({ cards }: OpOf<'special-summon'>, { card, link, paying }: Context): boolean =>
  cards === 'this' &&
  card?.zone === 'monsters' &&
  (paying ? !paying.some((one) => one.card === card) : link?.effect?.cost === undefined);
/** How many Monster Zones it needs at least: for as many monsters as its text asks for. */
function needed({ cards }: OpOf<'special-summon'>, { link }: Context): number {
  if (typeof cards === 'object' && 'choose' in cards) return typeof cards.choose === 'number' ? cards.choose : 1;
  if (cards !== 'targets') return 1;
  return (
    (link?.effect?.targets ?? []).reduce((sum, { choose }) => sum + (typeof choose === 'number' ? choose : 1), 0) || 1
  );
}
/** The Summon with as many monsters as it has to bring. */
const atOnce = (op: OpOf<'special-summon'>, ctx: Context): Summoning => ({
  ...asSummoning(op),
  count: needed(op, ctx),
});
/** "From your hand or Deck", where nothing can be Special Summoned from the Deck: from the hand. */
function openOf(game: Game, op: OpOf<'special-summon'>, ctx: Context): { where?: Place[] } {
  const open = placesOf(op.cards).filter((place) => !barredFrom(game, 'special-summon', summonerOf(op, ctx), [place]));
  return open.length > 0 ? { where: open } : {};
}
/** Of a group or a choice, the cards that could be Special Summoned. */
function summonableOnes(game: Game, op: OpOf<'special-summon'>, ctx: Context): OpOf<'special-summon'>['cards'] {
  if (typeof op.cards !== 'object' || !('where' in op.cards)) return op.cards;
  const ids = summonableIn(game, op.cards, ctx, op).map((card) => card.id);
  const { filter } = op.cards;
  // What the filter says of the cards together ("1 of each") is asked of it as it stands.
  return { ...op.cards, ...openOf(game, op, ctx), filter: { ...filter, all: [...(filter?.all ?? []), { ids }] } };
}
/** Why a monster cannot be Special Summoned by an effect now. */
function whyNotSpecialSummon(
  game: Game,
  card: Card,
  to: Player,
  by: Player,
  op: OpOf<'special-summon'>,
  ctx: Context,
): Localized | undefined {
  const forbids = summonForbidden(game, card, by, asSummoning(op));
  if (forbids) return sayPrevented.isForbidden({ what: card.info.name, by: sourceName(forbids) });
  const over = overLimit(game, card, to);
  if (over) return sayPrevented.isForbidden({ what: card.info.name, by: sourceName(over) });
  const [against] = whyNotByOwnText(game, card, by);
  if (against) return against.text;
  if (!op.ignoringConditions && !canBeRevived(game, card, ctx, op))
    return sayPrevented.nothingToDo({ card: card.info.name });
  return whyNotPlace(game, to, placementOf(game, card), undefined, []).length === 0
    ? undefined
    : sayPrevented.noZone({ player: to });
}

/** As it was when it was banished last. */
const lastBanished = (game: Game, card: Card): CardSeen | undefined =>
  game.duel.log.flatMap((i) => i.events).findLast((e) => e.card?.id === card.id && e.kind === 'banished')?.card;
