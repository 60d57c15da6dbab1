/** Operations that bring monsters to the field: Special Summons by effects, Fusion and Ritual Summons, Tokens. */
import type { Player } from '../../case/schema.ts';
import { same } from '../../ruling/say.ts';
import type { Localized, RuleId } from '../../ruling/schema.ts';
import { addForce } from '../change/lasting.ts';
import { endInstant, happen, instant, openInstant, touch } from '../change/instant.ts';
import { makeCard } from '../change/deck.ts';
import { moveCard, returnTo } from '../change/moving.ts';
import { toMonsterZone } from '../change/onto-field.ts';
import { ask, choicesOf, counted, positionFor, questionId, subjectCards } from '../choose/choice.ts';
import { pay } from '../costs/pay.ts';
import { forbiddenFor } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { sourceName } from '../derive/applied.ts';
import { type Card, type Cause, cardOf, isIn, other } from '../board/duel.ts';
import { type Amount, many, type MaterialGoes } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { type Context, playersOf } from '../derive/context.ts';
import { amount } from '../derive/amounts.ts';
import { matches } from '../derive/filters.ts';
import { freeMonsterZones } from '../derive/zones.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import { refCards } from '../derive/references.ts';
import { priceOf } from '../costs/restrictions.ts';
import { overLimit } from '../follows/limits.ts';
import { sayEffect } from '../say/effects.ts';
import { sayPrevented } from '../say/prevented.ts';
import { sayQuestion } from '../say/questions.ts';
import { couldSummonByEffect, materialGoes, whyNotSummonByEffect, type SummonOperation } from '../summon/by-effect.ts';
import { asSummoning, canBeRevived, summonableIn, summonForbidden, whyNotByOwnText } from '../summon/may.ts';
import { payTributes, tributesFor } from '../summon/tributes.ts';
import { whyNotSummonNow } from '../summon/normal.ts';
import { freeSlots, placeFor, placementOf, whyNotPlace } from '../summon/zones.ts';
import {
  fromPlaces,
  affectable,
  anyCards,
  causeOf,
  freedByCost,
  hasRoomFor,
  name,
  names,
  nothing,
  tell,
} from './common.ts';
import { type Handler, type Handlers, type OpOf } from './table.ts';
import { attach } from '../change/attaching.ts';
import { bindTo } from './on-field.ts';
import { slotFor } from './placing.ts';
import { shownForce } from '../board/shown.ts';

export const SUMMONING = {
  'special-summon': {
    forbids: (game, op, ctx) => forbiddenFor(game, 'special-summon', ctx.you, undefined, asSummoning(op)),
    possible: (game, op, ctx) =>
      anyCards(game, summonableOnes(game, op, ctx), ctx) &&
      !forbiddenFor(game, 'special-summon', ctx.you, undefined, asSummoning(op)) &&
      hasRoomFor(game, op, needed(op, ctx), ctx) &&
      (!op.zone || freeSlots(game, op.to === 'opponent' ? other(ctx.you) : ctx.you, op.zone, ctx).length > 0),
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
  'fusion-summon': summonFromExtra('fusion'),
  'ritual-summon': summonFromExtra('ritual'),
  'synchro-summon': summonFromExtra('synchro'),
  'xyz-summon': summonFromExtra('xyz'),
  'link-summon': summonFromExtra('link'),
  'return-to-field': {
    run(game, op, ctx, by) {
      const cards = subjectCards(game, op.cards, ctx, by).filter((card) => card.zone === 'banished');
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const back = cards.filter((card) => {
        if (freeMonsterZones(game, card.owner) > 0) return true;
        moveCard(game, card, { zone: 'graveyard' }, { kind: 'rule', by: undefined });
        const rule = 'ygo.current.leave-field.temporarily-banished';
        nothing(game, op.do, ctx, sayPrevented.noZoneAfterBanish({ player: card.owner, card: card.info.name }), rule);
        return false;
      });
      for (const card of back) {
        const was = game.duel.log
          .flatMap((i) => i.events)
          .findLast((e) => e.card?.id === card.id && e.kind === 'banished')?.card;
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
      if (back.length > 0)
        tell(
          game,
          op.do,
          ctx,
          sayEffect.returnsToField({ cards: names(back) }),
          'ygo.current.leave-field.temporarily-banished',
        );
      return back;
    },
  },
  token: {
    possible: (game, op, ctx) =>
      playersOf(ctx, op.whose ?? 'you').every(
        (p) => freeMonsterZones(game, p) + freedByCost(ctx) >= leastTokens(game, op, ctx),
      ) && !forbiddenFor(game, 'special-summon', ctx.you),
    run(game, op, ctx, by) {
      const player = playersOf(ctx, op.whose ?? 'you')[0] ?? ctx.you;
      const free = freeMonsterZones(game, player);
      const least = leastTokens(game, op, ctx);
      if (free < least) return nothing(game, op.do, ctx, sayPrevented.noZone({ player }));
      const count = tokenCount(game, op, least, free, ctx, by);
      const info = tokenInfo(game, op, ctx);
      const position = op.position ?? positionFor(game, ctx, ctx.you, [op.name]);
      const tokens = Array.from({ length: count }, () => {
        const token = makeCard(game, op.name.en, info, player);
        toMonsterZone(game, token, player, 'special', { position });
        happen(game, {
          kind: 'summoned',
          card: seen(game, token),
          cause: causeOf(ctx),
          to: 'monsters',
          how: 'special',
          player,
        });
        if (op.ongoing)
          addForce(game, token, {
            shown: shownForce(op.ongoing, name(ctx), 'leaves'),
            rules: op.ongoing,
            controller: ctx.you,
            until: 'leaves',
          });
        return token;
      });
      tell(
        game,
        op.do,
        ctx,
        sayEffect.tokens({ player, count, name: op.name }),
        'ygo.token.definition',
        'ygo.token.position',
      );
      return tokens;
    },
    declares: () => ['special-summon', 'token'],
  },
} satisfies Partial<Handlers>;

/** Puts monsters face-up on the field by an effect, as far as that is possible. */
function specialSummon(game: Game, op: OpOf<'special-summon'>, ctx: Context, by: Player): readonly Card[] | boolean {
  const cards = affectable(game, op.do, op.cards, ctx, by);
  const to = op.to === 'opponent' ? other(by) : by;
  // Asked when the first monster can be Summoned; Link Monsters have no choice.
  let chosen: 'attack' | 'defense' | undefined;
  const free = cards.filter((card) => !card.info.is.includes('link'));
  const positionOf = (card: Card) =>
    op.position ?? (free.includes(card) ? (chosen ??= positionFor(game, ctx, by, names(free))) : 'attack');
  let position: ReturnType<typeof positionOf> = 'attack';
  const summoned: Card[] = [];
  for (const card of cards) {
    const player = op.to === 'owner' ? card.owner : to;
    const stop = whyNotSpecialSummon(game, card, player, by, op, ctx);
    if (stop) {
      nothing(game, op.do, ctx, stop);
      continue;
    }
    position = positionOf(card);
    const to_ = op.zone && slotFor(game, player, op.zone, ctx);
    if (op.zone && !to_) {
      nothing(game, op.do, ctx, sayPrevented.noZone({ player }));
      continue;
    }
    payPrice(game, card, ctx, by);
    const was = seen(game, card);
    const how = op.as ?? 'special';
    const down = position === 'face-down';
    toMonsterZone(game, card, player, how, {
      position: down || position === 'defense' ? 'defense' : 'attack',
      ...(down && { face: 'down' }),
      slot: to_ ? to_.slot : placeFor(game, player, card, choicesOf(ctx, by).zone as never),
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
    happen(game, {
      kind: 'summoned',
      card: seen(game, card),
      cause: causeOf(ctx),
      from: was.zone,
      to: 'monsters',
      how,
      player,
    });
    if (op.bind) bindTo(game, ctx.card, card);
    if (card === ctx.card && ctx.link) ctx.link.follows = card.stay;
    summoned.push(card);
  }
  if (summoned.length === 0) return cards.length === 0 ? nothing(game, op.do, ctx) : false;
  tell(
    game,
    op.do,
    ctx,
    sayEffect.specialSummons({ player: to, cards: names(summoned), position }),
    'ygo.summon.special.by-effect',
    'ygo.summon.special.position',
  );
  return summoned;
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

/** How many Monster Zones it needs at least: for as many monsters as its text asks for. */
function needed({ cards }: OpOf<'special-summon'>, { link }: Context): number {
  if (typeof cards === 'object' && 'choose' in cards) return typeof cards.choose === 'number' ? cards.choose : 1;
  if (cards !== 'targets') return 1;
  return (
    (link?.effect?.targets ?? []).reduce((sum, { choose }) => sum + (typeof choose === 'number' ? choose : 1), 0) || 1
  );
}
/** Of a group or a choice, the cards that could be Special Summoned. */
function summonableOnes(game: Game, op: OpOf<'special-summon'>, ctx: Context): OpOf<'special-summon'>['cards'] {
  if (typeof op.cards !== 'object' || !('where' in op.cards)) return op.cards;
  const ids = summonableIn(game, op.cards, ctx, op).map((card) => card.id);
  return { ...op.cards, filter: { all: [op.cards.filter ?? {}, { ids }] } };
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
  if (!op.ignoringConditions && !canBeRevived(game, card, ctx, op.as))
    return sayPrevented.nothingToDo({ card: card.info.name });
  return whyNotPlace(game, to, placementOf(game, card), undefined, []).length === 0
    ? undefined
    : sayPrevented.noZone({ player: to });
}

const isAmount = (count: OpOf<'token'>['count']): count is Amount =>
  count !== 'any-number' && count !== 'as-many-as-possible' && !(typeof count === 'object' && isRange(count));
const isRange = (count: object): boolean => Object.keys(count).every((key) => key === 'min' || key === 'max');
/** As many Tokens as it has to bring: fewer are none. */
function leastTokens(game: Game, { count }: OpOf<'token'>, ctx: Context): number {
  if (isAmount(count)) return amount(game, count, ctx);
  return Math.max(1, counted(game, count, 1, ctx).min);
}
/** How many come: where its text leaves it open, what the move says, else asked. */
function tokenCount(
  game: Game,
  { count }: OpOf<'token'>,
  least: number,
  free: number,
  ctx: Context,
  by: Player,
): number {
  if (isAmount(count) || free <= least) return least;
  if (count === 'as-many-as-possible') return free;
  const most = Math.min(free, counted(game, count, free, ctx).max);
  if (most <= least) return least;
  const numbers = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const said = choicesOf(ctx, by).number;
  return ask<number>(
    game,
    {
      id: questionId(game, ctx.link, 'tokens'),
      by,
      what: 'choice',
      text: sayQuestion.howManyTokens({ card: name(ctx), player: by }),
      answers: numbers.map((value) => ({ value, text: same(String(value)) })),
      rules: ['ygo.st.follow-card-text'],
    },
    said !== undefined && numbers.includes(said) ? said : undefined,
  );
}

const tokenInfo = (game: Game, op: OpOf<'token'>, ctx: Context): CardInfoOfToken => ({
  name: op.name,
  names: [op.name.en, op.name.de],
  kind: 'monster',
  property: undefined,
  is: op.is ? ['token', op.is] : ['token'],
  race: op.race,
  attribute: op.attribute,
  level: amount(game, op.level, ctx),
  rank: undefined,
  link: undefined,
  scale: undefined,
  arrows: [],
  atk: amount(game, op.atk, ctx),
  def: amount(game, op.def, ctx),
  series: [],
  effects: [],
  ground: 'declared',
  unread: [],
  text: undefined,
  materials: undefined,
  unknown: false,
  token: true,
});

type CardInfoOfToken = Card['info'];

/** The cards named for this Summon: from the monster it could be on; what is named before was for operations before it. */
function fromTheMonsterOn(
  game: Game,
  op: SummonOperation,
  said: readonly string[] | undefined,
  ctx: Context,
): string[] | undefined {
  const places = [...many(op.from ?? 'hand'), 'extra-deck' as const];
  const first = said?.findIndex((id) => {
    const card = game.duel.cards.get(id);
    return card !== undefined && isIn(card.zone, places) && matches(game, op.what, seen(game, card), ctx);
  });
  return said?.slice(Math.max(first ?? 0, 0));
}
/** Fusion, Ritual … Summons by an effect: the monster, then its materials, are named in `choose.cards`. */
function summonFromExtra(
  how: 'fusion' | 'ritual' | 'synchro' | 'xyz' | 'link',
): Handler<'fusion-summon'> &
  Handler<'ritual-summon'> &
  Handler<'synchro-summon'> &
  Handler<'xyz-summon'> &
  Handler<'link-summon'> {
  return {
    possible: (game, op, ctx) => couldSummonByEffect(game, op, ctx),
    run(game, op, ctx, by) {
      const said = fromTheMonsterOn(game, op, choicesOf(ctx, by).cards, ctx);
      const ids = ask<string[]>(
        game,
        {
          id: questionId(game, ctx.link, how),
          by,
          what: 'choice',
          text: sayQuestion.whichCards({ card: name(ctx), player: by, count: '1+' }),
          rules: ['ygo.st.follow-card-text'],
        },
        said,
      );
      const [monster, ...named] = ids.map((id) => cardOf(game.duel, id));
      const materials = op.using ? refCards(game, op.using, ctx) : named;
      const [wrong] = whyNotSummonByEffect(game, op, ids, ctx);
      if (!monster || wrong) return nothing(game, op.do, ctx, wrong?.text);
      const cause: Cause = { ...causeOf(ctx), kind: 'material' };
      monster.madeWith = materials.map((card) => seen(game, card));
      if (how === 'xyz') for (const card of materials) attach(game, card, monster, cause, op.transfer);
      else {
        for (const card of materials)
          happen(game, { kind: 'used-as-material', card: seen(game, card), cause: causeOf(ctx), how, player: by });
        const goes = new Map(materials.map((card) => [card, materialGoes(game, op, card, monster, ctx)]));
        for (const card of materials)
          moveCard(
            game,
            card,
            destinationOf(goes.get(card) ?? 'graveyard'),
            { ...causeOf(ctx) },
            how === 'ritual' && goes.get(card) === 'graveyard' ? ['tributed'] : [],
          );
      }
      endInstant(game);
      return instant(game, {}, () => {
        const from = monster.zone;
        const position = how === 'link' ? 'attack' : positionFor(game, ctx, by, names([monster]));
        const slot = placeFor(game, by, monster, choicesOf(ctx, by).zone as never);
        toMonsterZone(game, monster, by, how, { position, slot });
        monster.properlySummoned = true;
        happen(game, {
          kind: 'summoned',
          card: seen(game, monster),
          cause: causeOf(ctx),
          from,
          to: 'monsters',
          how,
          player: by,
        });
        tell(
          game,
          op.do,
          ctx,
          sayEffect.summonedBy({ player: by, card: monster.info.name, kind: HOW[how], materials: names(materials) }),
          'ygo.summon.special.by-effect',
          'ygo.special.follow-card',
          ...SUMMON_RULES[how],
        );
        return [monster];
      });
    },
    declares: (op) => [
      'special-summon',
      ...(how === 'fusion' ? (['fusion-summon'] as const) : []),
      ...(many(op.from).includes('deck') ? (['send-from-deck'] as const) : []),
    ],
  };
}

const destinationOf = (to: MaterialGoes) => (to === 'deck-bottom' ? returnTo(to) : { zone: to });
const HOW = { fusion: 'Fusion', ritual: 'Ritual', synchro: 'Synchro', xyz: 'Xyz', link: 'Link' } as const;
const SUMMON_RULES: Record<keyof typeof HOW, readonly RuleId[]> = {
  fusion: ['ygo.fusion.is-special-summon', 'ygo.fusion.step1'],
  ritual: ['ygo.ritual.is-special-summon', 'ygo.ritual.step2.after-success', 'ygo.ritual.step3.place'],
  synchro: [],
  xyz: [],
  link: [],
};
