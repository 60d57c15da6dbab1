/** Operations that move cards: destroyed, sent, banished, returned, added, drawn, set, attached. */
import { destroyCards, type Spared } from '../change/destroying.ts';
import { drawCards } from '../change/deck.ts';
import { endDuel } from '../change/life-points.ts';
import { happen, touch } from '../change/instant.ts';
import { turnFaceDown } from '../change/on-field.ts';
import { clearFieldZone, toMonsterZone, toSpellTrapZone } from '../change/onto-field.ts';
import { choicesOf, isPick, pickCards, subjectCards } from '../choose/choice.ts';
import type { Player } from '../../case/schema.ts';
import type { RuleId } from '../../ruling/schema.ts';
import { returnTo } from '../change/moving.ts';
import { tellRedirects } from '../change/redirected.ts';
import { many, type Place, type Subject } from '../effects/schema.ts';
import { banishingBarred, barredFrom, forbidden, forbiddenFor } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { sourceName } from '../derive/applied.ts';
import { type Card, cardOf, type CardSeen, deckCount, type DuelEvent, onField, other } from '../board/duel.ts';
import { staysOnField } from '../cards.ts';
import { type Game, reason, saying } from '../game/game.ts';
import type { Context } from '../derive/context.ts';
import { amount } from '../derive/amounts.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import { freeMonsterZones, hasRoom } from '../derive/zones.ts';
import { doersOf, refCards } from '../derive/references.ts';
import { choose } from '../rulesets/ruleset.ts';
import { sayChain } from '../say/chain.ts';
import { sayEffect } from '../say/effects.ts';
import { sayPrevented } from '../say/prevented.ts';
import { RETURNS, putOff } from './choosing.ts';
import type { Handlers, OpOf } from './table.ts';
import {
  affectable,
  anyCards,
  causeOf,
  destroyKinds,
  forbiddenBy,
  freedByCost,
  fromPlaces,
  inTurnOrder,
  moveAll,
  name,
  names,
  namesBy,
  nothing,
  tell,
  placesOf,
} from './common.ts';
import { apart, tellMoved } from './tell-moved.ts';
import { attach } from '../change/attaching.ts';

/** Cards the cost will take from one's own Deck. */
function takenByCost(ctx: Context): number {
  const cost = ctx.link?.effect?.cost;
  if (!cost) return 0;
  const parts = 'all' in cost ? cost.all : [cost];
  return parts.reduce((sum, part) => {
    if (!('cards' in part) || typeof part.cards !== 'object' || !('where' in part.cards)) return sum;
    const { where, choose } = part.cards as { where: unknown; choose?: unknown };
    return where === 'deck' && typeof choose === 'number' ? sum + choose : sum;
  }, 0);
}

const sparedRules = (game: Game) => ({
  unaffected: game.duel.ruleset.rules.unaffected,
  protected: 'ygo.current.protection.not-destroyed',
  instead: 'ygo.rules-vs-cards.card-wins',
});

/** What keeps its player from sending any card from where this takes them. */
const sentNever = (game: Game, op: OpOf<'send'>, ctx: Context) =>
  barredFrom(game, 'send-to-graveyard', op.by === 'opponent' ? other(ctx.you) : ctx.you, placesOf(op.cards));

/** Where it takes its cards, its targets, from. */
const takenFrom = (cards: Subject, { link }: Context): readonly Place[] =>
  cards === 'targets' ? (link?.effect?.targets ?? []).flatMap(({ where }) => many(where)) : placesOf(cards);

export const MOVING = {
  destroy: {
    // A card that answered for itself and left (as a cost) is not there to be destroyed.
    possible: (game, op, ctx) =>
      op.cards === 'link' ? refCards(game, 'link', ctx).some(onField) : anyCards(game, op.cards, ctx),
    run(game, op, ctx, by) {
      const cards = subjectCards(game, op.cards, ctx, by);
      if (op.cards === 'targets' && cards.length < (ctx.link?.targets.length ?? 0))
        nothing(game, op.do, ctx, sayChain.targetGone({ card: name(ctx) }), game.duel.ruleset.rules.targetGone);
      if (cards.length === 0) return op.cards === 'targets' ? false : nothing(game, op.do, ctx);
      const mayGo = (card: Card): boolean =>
        ctx.banishing === true && !forbidden(game, 'be-banished', card, causeOf(ctx));
      const tellSpared = (spared: readonly Spared[]): void => {
        for (const { card, by, why } of spared)
          saying(game, by.card, by.rule, () =>
            nothing(
              game,
              op.do,
              ctx,
              sayPrevented.spared({ card: card.info.name, by: sourceName(by), why }),
              sparedRules(game)[why],
            ),
          );
      };
      const where = (card: Card): 'banished' | 'graveyard' => (mayGo(card) ? 'banished' : 'graveyard');
      const { destroyed } = destroyCards(game, cards, causeOf(ctx), where, tellSpared);
      if (destroyed.length > 0)
        tell(
          game,
          op.do,
          ctx,
          sayEffect.destroys({
            card: name(ctx),
            cards: namesBy(
              ctx,
              destroyed.map((m) => m.card),
            ),
          }),
          'ygo.gy.destroy-immediate',
          'ygo.gy.destroy-then-gy',
        );
      tellRedirects(game, destroyed);
      return destroyed.map((m) => m.card);
    },
    declares: (op) => destroyKinds(op.cards),
  },
  send: {
    possible: (game, op, ctx) =>
      typeof op.cards === 'string' || !('where' in op.cards)
        ? anyCards(game, op.cards, ctx)
        : anyCards(game, op.cards, ctx) && !sentNever(game, op, ctx),
    forbids: (game, op, ctx) => sentNever(game, op, ctx),
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter(
        (card) => card.zone !== 'graveyard' && !forbiddenFor(game, 'send-to-graveyard', by, seen(game, card)),
      );
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const moved = moveAll(game, cards, { zone: 'graveyard' }, ctx);
      tellMoved(
        game,
        op.do,
        ctx,
        cards,
        (sent) => sayEffect.sends({ card: name(ctx), cards: namesBy(ctx, sent) }),
        'ygo.gy.sent-not-destroyed',
        'ygo.glossary.send-gy.ways',
      );
      tellRedirects(game, moved);
      ctx.redirected = moved.some((m) => m.to !== 'graveyard');
      return moved.filter((m) => m.to === 'graveyard').map((m) => m.card);
    },
    declares: (op) => ['send', ...fromPlaces(op.cards, { deck: 'send-from-deck' })],
  },
  tribute: {
    run(game, op, ctx, by) {
      const all = affectable(game, op.do, op.cards, ctx, by);
      const cards = all.filter((card) => !forbidden(game, 'be-tributed', card, causeOf(ctx)));
      const [kept] = all;
      const barred = kept && forbidden(game, 'be-tributed', kept, causeOf(ctx));
      if (cards.length === 0 && barred) return forbiddenBy(game, op.do, ctx, barred, kept.info.name);
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const moved = moveAll(game, cards, { zone: 'graveyard' }, ctx, ['tributed']);
      tell(
        game,
        op.do,
        ctx,
        sayEffect.tributes({ card: name(ctx), cards: names(cards) }),
        'ygo.glossary.destroy.not-cost-or-tribute',
      );
      tellRedirects(game, moved);
      return moved.map((m) => m.card);
    },
  },
  reveal: {
    run(game, op, ctx, by) {
      const cards = subjectCards(game, op.cards, ctx, by);
      if (cards.length === 0) return nothing(game, op.do, ctx);
      cards.forEach((card) =>
        happen(game, { kind: 'revealed', card: seen(game, card), cause: causeOf(ctx), player: card.controller }),
      );
      tell(
        game,
        op.do,
        ctx,
        sayEffect.reveals({ card: name(ctx), cards: names(cards) }),
        'ygo.glossary.reveal.definition',
        'ygo.glossary.reveal.no-activation',
      );
      return cards;
    },
  },
  discard: {
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter((card) => card.zone === 'hand');
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const moved = moveAll(game, cards, { zone: 'graveyard' }, ctx, ['discarded']);
      const each = [...Map.groupBy(cards, ({ owner }) => owner)].map(([player, his]) => ({
        player,
        cards: names(his),
      }));
      tell(
        game,
        op.do,
        ctx,
        sayEffect.discards({ each }),
        'ygo.glossary.discard.definition',
        'ygo.glossary.discard.causes',
      );
      tellRedirects(game, moved);
      return moved.map((m) => m.card);
    },
    declares: () => ['discard'],
  },
  banish: {
    possible(game, op, ctx) {
      if (forbiddenFor(game, 'banish', ctx.you)) return false;
      if (typeof op.cards === 'string' || !('where' in op.cards)) return anyCards(game, op.cards, ctx);
      const free = cardsIn(game, op.cards, ctx).filter(
        (card) => !forbiddenFor(game, 'banish', ctx.you, seen(game, card)),
      );
      return free.length + unknownIn(game, op.cards, ctx) > 0 && anyCards(game, op.cards, ctx);
    },
    forbids: (game, op, ctx) =>
      forbiddenFor(game, 'banish', ctx.you) ?? banishingBarred(game, takenFrom(op.cards, ctx), causeOf(ctx)),
    run(game, op, ctx, by) {
      // "Destroy it, and if you do, banish it": destroyed, it has gone there at once.
      const gone = ctx.banishing
        ? subjectCards(game, op.cards, ctx, by).filter((card) => card.zone === 'banished')
        : [];
      if (gone.length > 0) {
        const said = sayEffect.banishes({ card: name(ctx), cards: namesBy(ctx, gone), down: false });
        tell(game, op.do, ctx, said, 'ygo.rfp.face-up-default');
        return gone;
      }
      const cards = affectable(game, op.do, op.cards, ctx, by).filter(
        (card) =>
          card.zone !== 'banished' &&
          !forbiddenFor(game, 'banish', ctx.you, seen(game, card)) &&
          !forbidden(game, 'be-banished', card, causeOf(ctx)),
      );
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const moved = moveAll(game, cards, { zone: 'banished', ...(op.face && { face: op.face }) }, ctx);
      tellMoved(
        game,
        op.do,
        ctx,
        cards,
        (gone) => sayEffect.banishes({ card: name(ctx), cards: namesBy(ctx, gone), down: op.face === 'down' }),
        'ygo.rfp.face-up-default',
      );
      const back = op.until && RETURNS[op.until];
      if (back)
        putOff(
          game,
          { ...back, then: [{ do: 'return-to-field', cards: 'affected' }] },
          moved.map((m) => m.card),
          ctx,
        );
      return moved.map((m) => m.card);
    },
    declares: (op) => [
      'banish',
      ...fromPlaces(op.cards, { graveyard: 'banish-from-graveyard' }),
      ...fromPlaces(op.cards, { graveyard: 'move-from-graveyard' }),
    ],
  },
  return: {
    run(game, op, ctx, by) {
      const all = affectable(game, op.do, op.cards, ctx, by);
      const used = all.filter((card) => card !== ctx.card && isBeingUsed(game, card));
      for (const card of used)
        nothing(game, op.do, ctx, sayPrevented.isBeingUsed({ card: card.info.name }), 'ygo.spell.normal.to-graveyard');
      const cards = all.filter((card) => !used.includes(card));
      if (cards.length === 0) return used.length > 0 ? false : nothing(game, op.do, ctx);
      const moved = moveAll(game, cards, { ...returnTo(op.to), ...(op.face && { face: op.face }) }, ctx, ['returned']);
      tellMoved(
        game,
        op.do,
        ctx,
        cards,
        (back) => sayEffect.returns({ card: name(ctx), ...apart(ctx, back, op.to), to: op.to }),
        'ygo.glossary.destroy.not-return',
      );
      return moved.map((m) => m.card);
    },
    declares: (op) => [
      'return',
      ...fromPlaces(op.cards, { graveyard: 'return-from-graveyard' }),
      ...fromPlaces(op.cards, { graveyard: 'move-from-graveyard' }),
    ],
  },
  add: {
    forbids: (game, op, ctx) =>
      fromPlaces(op.cards, { deck: 'add-from-deck' }).length > 0
        ? forbiddenFor(game, 'add-from-deck', ctx.you)
        : undefined,
    possible: (game, op, ctx) =>
      !(fromPlaces(op.cards, { deck: 'add-from-deck' }).length > 0 && forbiddenFor(game, 'add-from-deck', ctx.you)) &&
      (anyCards(game, op.cards, ctx) || game.duel.ruleset.options.searchInVain.value === 'may-activate'),
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by);
      if (cards.length === 0) return nothing(game, op.do, ctx);
      const fromDeck = cards.some((card) => card.zone === 'deck');
      const stop = fromDeck ? forbiddenFor(game, 'add-from-deck', by) : undefined;
      if (stop) return forbiddenBy(game, op.do, ctx, stop);
      // From one hand to the other; from anywhere else cards come to their owner's hand.
      const [first] = cards;
      const taker = cards.every((card) => card.zone === 'hand') ? takerOf(op.cards, first, by) : undefined;
      const moved = moveAll(game, cards, { zone: 'hand', ...(taker && { player: taker }) }, ctx, ['added']);
      tell(
        game,
        op.do,
        ctx,
        sayEffect.adds({ player: taker ?? first?.owner ?? by, cards: names(cards) }),
        ...(fromDeck ? ['ygo.draw.not-every-add-is-draw', 'ygo.glossary.search.when'] : []),
        ...shownRules(op.cards),
      );
      return moved.map((m) => m.card);
    },
    declares: (op) =>
      fromPlaces(op.cards, { deck: 'add-from-deck', graveyard: 'add-from-graveyard' }).concat(
        fromPlaces(op.cards, { graveyard: 'move-from-graveyard' }),
      ),
  },
  draw: {
    forbids: (game, op, ctx) => forbiddenFor(game, 'draw', doersOf(game, op.whose ?? 'you', ctx)[0] ?? ctx.you),
    possible(game, op, ctx) {
      const player = doersOf(game, op.whose ?? 'you', ctx)[0] ?? ctx.you;
      if (forbiddenFor(game, 'draw', player)) return false;
      const enough = doersOf(game, op.whose ?? 'you', ctx).every((one) => {
        const taken = one === ctx.you && ctx.link?.cost.length === 0 ? takenByCost(ctx) : 0;
        return deckCount(game.duel.sides[one]) - taken >= amount(game, op.count, ctx);
      });
      return choose(game.duel.ruleset, 'drawTooMany', { 'may-activate': true, 'may-not-activate': enough });
    },
    run(game, op, ctx) {
      const count = amount(game, op.count, ctx);
      const all: Card[] = [];
      const without: Player[] = [];
      for (const player of inTurnOrder(game, doersOf(game, op.whose ?? 'you', ctx))) {
        const stop = forbiddenFor(game, 'draw', player);
        if (stop) {
          forbiddenBy(game, op.do, ctx, stop);
          continue;
        }
        const { drawn, missing } = drawCards(game, player, count, causeOf(ctx));
        all.push(...drawn);
        if (drawn.length > 0)
          tell(game, op.do, ctx, sayEffect.draws({ player, count: drawn.length }), 'ygo.zone.deck.draw');
        if (missing > 0) without.push(player);
      }
      deckOut(game, without, ctx);
      // "It" is the card drawn, where nothing else has been spoken of.
      return op.named === undefined && (ctx.affected ?? []).length > 0 ? all.length > 0 : all;
    },
    declares: () => ['draw'],
  },
  set: {
    run(game, op, ctx, by) {
      const cards: Card[] = [];
      for (const card of affectable(game, op.do, op.cards, ctx, by)) {
        // "Set all face-up monsters": where they lie.
        if (card.zone === 'monsters' && op.as !== 'spell') {
          if (turnFaceDown(game, card, causeOf(ctx))) cards.push(card);
          continue;
        }
        if (!hasRoomToSet(game, card, by, op.as)) continue;
        cards.push(card);
        const from = card.zone;
        if (card.info.kind === 'monster' && op.as !== 'spell')
          toMonsterZone(game, card, by, 'set', { face: 'down', position: 'defense' });
        else toSpellTrapZone(game, card, by, card.info.property === 'field' ? 'field' : 'spellsTraps', 'down');
        happen(game, { kind: 'set', card: seen(game, card), cause: causeOf(ctx), from, to: card.zone, player: by });
      }
      if (cards.length === 0) return nothing(game, op.do, ctx);
      tell(game, op.do, ctx, sayEffect.setsCards({ player: by, cards: names(cards) }), 'ygo.vocab.set');
      return cards;
    },
  },
  place: {
    possible: (game, op, ctx) =>
      anyCards(game, op.cards, ctx) &&
      (op.whose !== undefined ||
        op.to === 'monsters' ||
        op.to === 'field-zone' ||
        freedByCost(ctx) > 0 ||
        hasRoom(game, ctx.you, op.to === 'pendulum-zone' ? 'pendulum' : 'spellsTraps')),
    run(game, op, ctx, by) {
      const side = (card: Card) => (op.whose === 'owner' ? card.owner : op.whose === 'opponent' ? other(by) : by);
      const zone = op.to === 'field-zone' ? 'field' : op.to === 'pendulum-zone' ? 'pendulum' : 'spellsTraps';
      const cards: Card[] = [];
      for (const card of affectable(game, op.do, op.cards, ctx, by)) {
        if (op.to !== 'monsters' && !hasRoom(game, side(card), zone)) continue;
        cards.push(card);
        const was = seen(game, card);
        if (zone === 'field') clearFieldZone(game, side(card), card);
        if (op.to === 'monsters') toMonsterZone(game, card, side(card), 'special', {});
        else toSpellTrapZone(game, card, side(card), zone, 'up');
        card.applying = true;
        touch(game, card);
        if (op.to !== 'monsters') happen(game, { kind: 'placed', ...cameTo(card, was, ctx) });
      }
      if (cards.length === 0) return nothing(game, op.do, ctx);
      tell(game, op.do, ctx, sayEffect.places({ cards: names(cards), to: op.to }), 'ygo.st.follow-card-text');
      return cards;
    },
  },
  attach: {
    run(game, op, ctx, by) {
      const [to] =
        typeof op.to === 'string' || !('where' in op.to)
          ? refCards(game, op.to as never, ctx)
          : pickCards(game, op.to, ctx, by);
      const cards = affectable(game, op.do, op.cards, ctx, by).filter((card) => card !== to && !card.info.token);
      if (!to || cards.length === 0) return nothing(game, op.do, ctx);
      for (const card of cards) attach(game, card, to, causeOf(ctx));
      tell(
        game,
        op.do,
        ctx,
        sayEffect.attaches({ cards: names(cards), to: to.info.name }),
        game.duel.ruleset.rules.attached,
      );
      return cards;
    },
  },
  detach: {
    possible: (game, op, ctx) => holdersOf(game, op, ctx).some((card) => card.materials.length > 0),
    run(game, op, ctx) {
      const all = holdersOf(game, op, ctx).flatMap((card) => card.materials);
      const count = amount(game, op.count, ctx);
      const said = (choicesOf(ctx, ctx.you).cards ?? []).filter((id) => all.some((c) => c.id === id));
      const cards =
        said.length >= count ? said.slice(0, count).map((id) => cardOf(game.duel, id)) : all.slice(0, count);
      if (cards.length < count) return nothing(game, op.do, ctx);
      moveAll(game, cards, { zone: 'graveyard' }, ctx, ['detached']);
      tell(game, op.do, ctx, sayEffect.detaches({ cards: names(cards) }), game.duel.ruleset.rules.detached);
      return cards;
    },
  },
} satisfies Partial<Handlers>;

const cameTo = (card: Card, was: CardSeen, ctx: Context): Omit<DuelEvent, 'kind'> => ({
  card: was,
  cause: causeOf(ctx),
  from: was.zone,
  to: card.zone,
  player: card.controller,
});

/** A Spell or Trap that does not stay on the field goes to the Graveyard once its Chain has resolved, nowhere else. */
const isBeingUsed = (game: Game, card: Card): boolean =>
  card.info.kind !== 'monster' &&
  !staysOnField(card.info) &&
  game.duel.chain.some(
    (link) =>
      link.card === card &&
      link.cardActivation &&
      link.negated?.what !== 'activation' &&
      !link.effect?.stays &&
      card.stay === link.asActivated.stay,
  );

/** Who has to draw and cannot has lost; where that happens to both at once, nobody has won. */
function deckOut(game: Game, players: readonly Player[], ctx: Context): void {
  const [player] = players;
  if (player === undefined) return;
  const both = players.length > 1;
  const text = both ? sayEffect.neitherCanDraw() : sayEffect.cannotDraw({ player });
  endDuel(game, both ? 'draw' : other(player), reason('deck-out', text, 'ygo.win.cannot-draw'));
  tell(game, 'deck-out', ctx, text, 'ygo.win.cannot-draw');
}

/** A monster Set as a monster, or a card in a zone for Spells and Traps. */
const hasRoomToSet = (game: Game, card: Card, by: Player, as: 'spell' | undefined): boolean =>
  card.info.kind === 'monster' && as !== 'spell'
    ? freeMonsterZones(game, by) > 0
    : hasRoom(game, by, card.info.property === 'field' ? 'field' : 'spellsTraps');

const holdersOf = (game: Game, op: OpOf<'detach'>, ctx: Context): Card[] =>
  typeof op.from === 'object' && 'where' in op.from
    ? cardsIn(game, op.from, ctx)
    : refCards(game, op.from as never, ctx);

/** Chosen by the text's conditions: shown; any card at all: not. */
/** To whose hand cards of a hand are added: said to come from there, to the other one; otherwise to that of the player who adds them. */
const takerOf = (subject: Subject, first: Card | undefined, by: Player): Player =>
  first && isPick(subject) && many(subject.where).join() === 'hand' ? other(first.controller) : by;
function shownRules(cards: Subject): readonly RuleId[] {
  if (typeof cards !== 'object' || !('where' in cards)) return [];
  return cards.filter ? ['ygo.search.restricted-must-show'] : ['ygo.search.any-card-not-shown'];
}
