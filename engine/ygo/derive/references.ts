/**
 * The cards a reference means ("that target", "the destroyed monster"): as they are now, or as they were when they
 * were spoken of.
 */
import type { Player } from '../../case/schema.ts';
import { seen } from './seen.ts';
import {
  type Card,
  cardOf,
  type CardSeen,
  type DuelEvent,
  fieldCards,
  isIn,
  onField,
  isEquippedTo,
} from '../board/duel.ts';
import { type Doer, type Group, many, type Ref } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { type Context, isWhose, playersOf } from './context.ts';
import { matchesEvent } from './events.ts';
import { matches } from './filters.ts';
import { keyed } from '../../keyed.ts';

/** The cards a reference means now. Cards that are no longer what was spoken of are left out. */
export function refCards(game: Game, ref: Ref, ctx: Context): Card[] {
  const { duel } = game;
  const byId = (ids: readonly { id: string; stay: number }[]): Card[] =>
    ids
      .map(({ id, stay }) => ({ card: duel.cards.get(id), stay }))
      .flatMap(({ card, stay }) => (card && card.stay === stay ? [card] : []));
  if (typeof ref === 'object') return keyed(ctx.named, ref.named) ?? [];
  // An attack just negated can still be spoken of.
  const battle = duel.battle ?? game.negatedAttack;
  switch (ref) {
    case 'this':
      return thisCard(ctx);
    case 'targets':
      return validTargets(game, ctx);
    case 'target-1':
    case 'target-2':
      return validTargets(game, ctx, Number(ref.slice(-1)) - 1);
    case 'it':
      return byId((ctx.link?.targets ?? []).map(({ id, stay, follows }) => ({ id, stay: follows ?? stay })));
    case 'event':
      return byId(eventsAnswered(game, ctx).map((event) => afterEvent(event, duel)));
    case 'event-cause':
      return ctx.event ? byId(causeAfter(ctx.event)) : [];
    case 'link':
      return ctx.responds ? [ctx.responds.card] : [];
    case 'link-targets':
      return byId(ctx.responds?.targets ?? []);
    case 'affected':
      return ctx.affected ?? [];
    case 'cost':
      return (ctx.link?.cost ?? []).map((c) => cardOf(duel, c.id));
    case 'equipped': {
      const on = ctx.card?.on ?? ctx.seen?.on;
      const card = on === undefined ? undefined : duel.cards.get(on);
      return card && onField(card) ? [card] : [];
    }
    case 'equips':
      return fieldCards(duel).filter((c) => isEquippedTo(c, ctx.card?.id));
    case 'attacker':
      // Turned face-down it does not attack any more.
      return battle ? [cardOf(duel, battle.attacker)].filter((c) => onField(c) && c.face === 'up') : [];
    case 'attack-target':
      return battle && battle.target !== 'player' ? [cardOf(duel, battle.target)].filter(onField) : [];
    case 'battling':
      return battling(game, ctx.card);
    case 'materials':
      return ctx.card?.materials ?? [];
    case 'made-with':
      return madeWith(ctx).flatMap(({ id, stay }) => {
        const card = duel.cards.get(id);
        return card && card.stay === stay + 1 ? [card] : [];
      });
    case 'holder':
      return ctx.card?.attachedTo ? [ctx.card.attachedTo] : [];
  }
}

/** With what this card was Summoned; of a card that has left the field, as it was then. */
const madeWith = ({ card, seen: was, event }: Context): readonly CardSeen[] =>
  [event?.card?.id === card?.id ? event?.card : undefined, was, card].find((one) => (one?.madeWith.length ?? 0) > 0)
    ?.madeWith ?? [];

/** The event that is answered, with those of its instant that fit as well: several monsters Summoned at the same time are all "that monster". */
function eventsAnswered(game: Game, ctx: Context): readonly (DuelEvent & { card: CardSeen })[] {
  const { event, link } = ctx;
  if (!event?.card) return [];
  const patterns = link ? many(link.effect?.on) : (ctx.answers ?? []);
  const together = game.duel.log.findLast((i) => i.events.includes(event))?.events ?? [];
  const fitting = together.filter((e) => e === event || patterns.some((p) => matchesEvent(game, p, e, ctx)));
  return (fitting.length > 0 ? fitting : [event]).filter((e): e is DuelEvent & { card: CardSeen } => !!e.card);
}

/** What caused the event, as it is after it: material is used before its monster comes to the field. */
const causeAfter = ({ cause }: DuelEvent): { id: string; stay: number }[] =>
  cause.card ? [{ id: cause.card.id, stay: cause.card.stay + (cause.kind === 'material' ? 1 : 0) }] : [];
/** The event's card, as it is after the event. */
export const afterEvent = (event: DuelEvent & { card: CardSeen }, duel: Game['duel']): { id: string; stay: number } =>
  duel.cards.has(event.card.id)
    ? { id: event.card.id, stay: movedBy(event) ? event.card.stay + 1 : event.card.stay }
    : { id: '', stay: 0 };

/** Did the event move the card on from where it was seen? (A Summon is seen when it has succeeded: the card lies there already.) */
const movedBy = (event: DuelEvent): boolean =>
  event.to !== undefined && event.from !== undefined && event.to !== event.from && event.card?.zone !== event.to;

function thisCard(ctx: Context): Card[] {
  if (!ctx.card) return [];
  const was = ctx.link?.asActivated;
  if (!was) return [ctx.card];
  if (ctx.card.stay !== was.stay && ctx.card.stay !== ctx.link?.follows) return [];
  return was.face === 'up' && onField(was) && ctx.card.face === 'down' ? [] : [ctx.card];
}
/** Id of the monster that battles this one. */
function battlesWith(game: Game, card: { id: string } | undefined): string | undefined {
  // An attack just negated can still be spoken of.
  const battle = game.duel.battle ?? game.negatedAttack;
  if (!battle || !card || battle.target === 'player') return undefined;
  if (battle.attacker === card.id) return battle.target;
  return battle.target === card.id ? battle.attacker : undefined;
}
function battling(game: Game, card: Card | undefined): Card[] {
  const id = battlesWith(game, card);
  return id === undefined ? [] : [cardOf(game.duel, id)].filter(onField);
}

/** "That target": targets that are still there and still meet the requirements. */
function validTargets(game: Game, ctx: Context, spec?: number): Card[] {
  const specs = ctx.link?.effect?.targets ?? [];
  return (ctx.link?.targets ?? []).flatMap((target) => {
    if (spec !== undefined && target.spec !== spec) return [];
    const card = game.duel.cards.get(target.id);
    const asked = specs[target.spec];
    if (!card) return [];
    // Where the effect itself has put it, it is no longer what was asked of a target.
    if (card.stay === target.follows) return [card];
    if (card.stay !== target.stay) return [];
    return !asked || isFittingTarget(game, asked, card, ctx) ? [card] : [];
  });
}
export function isFittingTarget(game: Game, spec: Group, card: Card, ctx: Context): boolean {
  return (
    isIn(card.zone, many(spec.where)) &&
    isWhose(ctx, spec.whose, card.controller) &&
    matches(game, spec.filter, seen(game, card), ctx)
  );
}

export const refIds = (game: Game, ref: Ref, ctx: Context): string[] => refSeen(game, ref, ctx).map((c) => c.id);

/** As they were spoken of, also where they are gone. */
export function refSeen(game: Game, ref: Ref, ctx: Context): CardSeen[] {
  // Asked for in an event, the monster may have left with it.
  if (ref === 'equipped') {
    const on = game.duel.cards.get(ctx.card?.on ?? ctx.seen?.on ?? '');
    return on && on.zone !== 'nowhere' ? [seen(game, on)] : [];
  }
  if (ref === 'battling') {
    // Destroyed by the battle, it is spoken of as it was.
    const id = battlesWith(game, ctx.card ?? ctx.seen);
    return id === undefined ? [] : lastSeen(game, [id]);
  }
  if (ref === 'event') return eventsAnswered(game, ctx).map((event) => event.card);
  if (ref === 'event-cause') return ctx.event?.cause.card ? [ctx.event.cause.card] : [];
  if (ref === 'cost') return ctx.link?.cost ?? [];
  if (ref === 'link') return ctx.responds ? [ctx.responds.asActivated] : [];
  // While its effect resolves, a card that is still there is as it is now.
  const resolves = ctx.link?.asResolving !== undefined && ctx.card?.stay === ctx.seen?.stay;
  if (ref === 'this' && ctx.seen && !resolves) return [ctx.seen];
  return refCards(game, ref, ctx).map((card) => seen(game, card));
}

/** The players who do something, or to whom it is done; of cards that are gone, those they had last. */
export function doersOf(game: Game, doer: Doer, ctx: Context): Player[] {
  if (doer === 'turn-player') return [game.duel.turn.player];
  if (typeof doer === 'string') return playersOf(ctx, doer);
  return 'controllerOf' in doer
    ? [...new Set(refSeenAsWas(game, doer.controllerOf, ctx).map(({ controller }) => controller))]
    : [...new Set(refSeenAsWas(game, doer.ownerOf, ctx).map(({ owner }) => owner))];
}

/** Was the card, as it is seen here, a target of the link? (The card of an event that took it away.) */
export const wasTarget = ({ link }: Context, card: CardSeen): boolean =>
  link?.targets.some(({ id, stay }) => id === card.id && stay === card.stay) ?? false;

/** Targets that are gone are compared as they were when they left the field. */
export const spokenOf = (game: Game, ref: Ref, ctx: Context): CardSeen[] => {
  const there = refSeen(game, ref, ctx);
  return there.length > 0 ? there : refSeenAsWas(game, ref, ctx);
};

export const refSeenAsWas = (game: Game, ref: Ref, ctx: Context): CardSeen[] =>
  ref === 'targets' || ref === 'it' || ref === 'affected' || ref === 'attacker' || typeof ref === 'object'
    ? lastSeen(game, refIdsAnyway(game, ref, ctx))
    : refSeen(game, ref, ctx);
const refIdsAnyway = (game: Game, ref: Ref, ctx: Context): string[] =>
  ref === 'affected'
    ? (ctx.affected ?? []).map((c) => c.id)
    : ref === 'targets' || ref === 'it'
      ? (ctx.link?.targets ?? []).map((t) => t.id)
      : ref === 'attacker' && game.fight
        ? [game.fight.attacker.card.id]
        : refIds(game, ref, ctx);

/** As they are on the field, or were when they last left it. */
function lastSeen(game: Game, ids: readonly string[]): CardSeen[] {
  return ids.map((id) => {
    const card = cardOf(game.duel, id);
    if (onField(card)) return seen(game, card);
    const instants = [...game.duel.log, ...(game.instant ? [game.instant] : [])];
    const left = instants
      .flatMap((i) => i.events)
      .findLast((e) => e.card?.id === id && e.from !== undefined && onField({ zone: e.from }));
    return left?.card ?? seen(game, card);
  });
}
