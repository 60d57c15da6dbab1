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
  type Link,
  fieldCards,
  isIn,
  onField,
  isEquippedTo,
  other,
} from '../board/duel.ts';
import { type Doer, type Group, many, type Ref } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { type Context, isWhose, playersOf, Unmodelled } from './context.ts';
import { matchesEvent } from './events.ts';
import { matches } from './filters.ts';
import { sayQuestion } from '../say/questions.ts';
import { keyed } from '../../keyed.ts';

/** The cards a reference means now. Cards that are no longer what was spoken of are left out. */
export const refCards = (game: Game, ref: Ref, ctx: Context): Card[] =>
  typeof ref !== 'object'
    ? REFERENCES[ref](game, ctx)
    : 'madeWith' in ref
      ? stillThere(
          game,
          usedFor(game, ref.madeWith, ctx).map(({ id, stay }) => ({ id, stay: stay + 1 })),
        )
      : (keyed(ctx.named, ref.named) ?? []);

/** The cards monsters spoken of were Summoned with, as they were then; of one that lay there from the start nobody has said it. */
function usedFor(game: Game, ref: Ref, ctx: Context): readonly CardSeen[] {
  const together = ref === 'event' ? usedWith(game, ctx.event) : undefined;
  if (together) return together;
  return refSeenAsWas(game, ref, ctx).flatMap((monster) => {
    if (onField(monster) && monster.stay === 1 && monster.madeWith.length === 0)
      throw new Unmodelled(
        `${monster.info.name.en}: material?`,
        sayQuestion.withWhatSummoned({ card: monster.info.name }),
      );
    return monster.madeWith;
  });
}
/** Answered is that a card was used for a Summon: what was used for that Summon, the card among it. */
function usedWith({ duel }: Game, event: DuelEvent | undefined): readonly CardSeen[] | undefined {
  if (event?.cause.kind !== 'material') return undefined;
  const made = duel.log
    .flatMap(({ events }) => events)
    .findLast(
      ({ kind, card }) =>
        kind === 'summoned' && card?.madeWith.some(({ id, stay }) => id === event.card?.id && stay === event.card.stay),
    );
  return made?.card?.madeWith ?? [];
}

type Reference = Exclude<Ref, object>;
const REFERENCES: { [R in Reference]: (game: Game, ctx: Context) => Card[] } = {
  this: (_, ctx) => thisCard(ctx),
  targets: (game, ctx) => validTargets(game, ctx),
  'target-1': (game, ctx) => validTargets(game, ctx, 0),
  'target-2': (game, ctx) => validTargets(game, ctx, 1),
  it: (game, { link }) =>
    stillThere(
      game,
      (link?.targets ?? []).map(({ id, stay, follows }) => ({ id, stay: follows ?? stay })),
    ),
  event: (game, ctx) =>
    stillThere(
      game,
      eventsAnswered(game, ctx).map((event) => afterEvent(event, game.duel)),
    ),
  'event-cause': (game, { event }) => (event ? stillThere(game, causeAfter(event)) : []),
  // What has gone elsewhere as its own cost is no longer that card.
  link: (_, { responds }) => (responds && !isPaidAway(responds) ? [responds.card] : []),
  'link-targets': (game, { responds }) => stillThere(game, responds?.targets ?? []),
  affected: (_, { affected }) => affected ?? [],
  cost: ({ duel }, { link }) => (link?.cost ?? []).map(({ id }) => cardOf(duel, id)),
  equipped: ({ duel }, { card, seen: was }) => {
    const on = duel.cards.get(card?.on ?? was?.on ?? '');
    return on && onField(on) ? [on] : [];
  },
  equips: ({ duel }, { card }) => fieldCards(duel).filter((equip) => isEquippedTo(equip, card?.id)),
  // Turned face-down it does not attack any more.
  attacker: (game) => inBattle(game, 'attacker').filter((card) => onField(card) && card.face === 'up'),
  'attack-target': (game) => inBattle(game, 'target').filter(onField),
  battling: (game, { card }) => battling(game, card),
  materials: (_, { card }) => card?.materials ?? [],
  'made-with': (game, ctx) =>
    stillThere(
      game,
      madeWith(ctx).map(({ id, stay }) => ({ id, stay: stay + 1 })),
    ),
  holder: (_, { card }) => (card?.attachedTo ? [card.attachedTo] : []),
};

const isPaidAway = ({ card, asActivated, cost }: Link): boolean =>
  card.stay !== asActivated.stay && cost.some(({ id }) => id === card.id);
/** The cards that have not moved on since they were spoken of. */
const stillThere = ({ duel }: Game, spoken: readonly { id: string; stay: number }[]): Card[] =>
  spoken.flatMap(({ id, stay }) => {
    const card = duel.cards.get(id);
    return card?.stay === stay ? [card] : [];
  });
/** An attack just negated can still be spoken of. */
const battleOf = ({ duel, negatedAttack }: Game): Game['negatedAttack'] => duel.battle ?? negatedAttack;
function inBattle(game: Game, role: 'attacker' | 'target'): Card[] {
  const id = battleOf(game)?.[role];
  return id === undefined || id === 'player' ? [] : [cardOf(game.duel, id)];
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
  const battle = battleOf(game);
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
export const refSeen = (game: Game, ref: Ref, ctx: Context): CardSeen[] =>
  (typeof ref === 'object' ? undefined : SPOKEN[ref]?.(game, ctx)) ??
  refCards(game, ref, ctx).map((card) => seen(game, card));

/** The references whose cards are not as they are now, but as they were. */
const SPOKEN: { [R in Reference]?: (game: Game, ctx: Context) => CardSeen[] | undefined } = {
  // Asked for in an event, the monster may have left with it; where this card went with it, it is the one the event is about.
  equipped: (game, ctx) => {
    const { card, seen: was, event } = ctx;
    const id = card?.on ?? was?.on;
    if (id === undefined && event && card && !onField(card))
      return eventsAnswered(game, ctx).flatMap((one) => (one.card.id === card.id ? [] : [one.card]));
    const on = game.duel.cards.get(id ?? '');
    return on && on.zone !== 'nowhere' ? [seen(game, on)] : [];
  },
  // Destroyed by the battle, it is spoken of as it was.
  battling: (game, ctx) => {
    const id = battlesWith(game, ctx.card ?? ctx.seen);
    return id === undefined ? [] : lastSeen(game, [id]);
  },
  event: (game, ctx) => eventsAnswered(game, ctx).map((event) => event.card),
  'event-cause': (_, { event }) => (event?.cause.card ? [event.cause.card] : []),
  cost: (_, { link }) => link?.cost ?? [],
  link: (_, { responds }) => (responds ? [responds.asActivated] : []),
  // While its effect resolves, a card that is still there is as it is now.
  this: (_, { link, card, seen: was }) =>
    was && !(link?.asResolving !== undefined && card?.stay === was.stay) ? [was] : undefined,
};

/** The players who do something, or to whom it is done; of cards that are gone, those they had last. */
export function doersOf(game: Game, doer: Doer, ctx: Context): Player[] {
  if (doer === 'turn-player') return [game.duel.turn.player];
  if (doer === 'turn-players-opponent') return [other(game.duel.turn.player)];
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
  typeof ref === 'object' && 'madeWith' in ref
    ? [...usedFor(game, ref.madeWith, ctx)]
    : ref === 'made-with'
      ? [...madeWith(ctx)]
      : ref === 'targets' || ref === 'it' || ref === 'affected' || ref === 'attacker' || typeof ref === 'object'
        ? lastSeen(game, refIdsAnyway(game, ref, ctx))
        : ref === 'this' && ctx.card && !onField(ctx.card) && lastSeen(game, [ctx.card.id]).length > 0
          ? lastSeen(game, [ctx.card.id])
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
export function lastSeen(game: Game, ids: readonly string[]): CardSeen[] {
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
