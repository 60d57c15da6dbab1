/**
 * What happens without a chain although no player does it: effects that apply when something happens ("each time you draw, gain 500", "when this
 * card leaves the field, destroy that monster").
 */
import { endInstant } from '../change/instant.ts';
import type { CardEffect } from '../cards.ts';
import { negatedBy, rulesOf } from '../derive/derive.ts';
import { askIfAtOnceIsEndless } from './endless.ts';
import { seen } from '../derive/seen.ts';
import { isIn, onField, type Card, type CardSeen, type DuelEvent, type Instant } from '../board/duel.ts';
import { many, type Operation } from '../effects/schema.ts';
import { step, type Game } from '../game/game.ts';
import { holds } from '../derive/conditions.ts';
import { matchesEvent } from '../derive/events.ts';
import type { Context } from '../derive/context.ts';
import { linkContext } from '../chain/link.ts';
import { runOperations } from '../operations/run.ts';
import { sayEffect } from '../say/effects.ts';
import { sayPrevented } from '../say/prevented.ts';

/** Runs what effects have put off until something like this happens. */
function runPutOff(game: Game, done: Instant): void {
  for (const delayed of game.duel.delayed) {
    if (!('event' in delayed.at)) continue;
    const pattern = delayed.at.event;
    const ctx = linkContext(delayed.link);
    const event = done.events.find((e) => matchesEvent(game, pattern, e, ctx));
    if (!event) continue;
    game.duel.delayed = game.duel.delayed.filter((d) => d !== delayed);
    endInstant(game);
    step(game, {
      kind: 'delayed',
      by: delayed.link.by,
      card: delayed.link.card.id,
      text: sayEffect.laterNow({ card: delayed.text }),
      rules: ['ygo.st.follow-card-text'],
    });
    const there = (cards: typeof delayed.affected): Card[] =>
      cards.flatMap(({ id, stay }) => {
        const card = game.duel.cards.get(id);
        return card && card.stay === stay ? [card] : [];
      });
    const named = Object.fromEntries(Object.entries(delayed.named).map(([key, cards]) => [key, there(cards)]));
    runOperations(game, delayed.run ?? [], { ...ctx, event, affected: there(delayed.affected), named });
    endInstant(game);
  }
}

/** "Each time …": done once for an instant, however many of its events are like that (for each of them, where it says so); by whom the rule belongs to. */
function noteEachTime(game: Game, done: Instant): void {
  for (const a of rulesOf(game, 'each-time')) {
    const card = a.force?.source === undefined ? a.card : game.duel.cards.get(a.force.source);
    const ctx: Context = { you: a.controller, ...(card && { card }) };
    const fitting = done.events.filter((e) => many(a.rule.on).some((pattern) => matchesEvent(game, pattern, e, ctx)));
    const events = a.rule.per === 'card' ? fitting : fitting.slice(-1);
    const due = events.map((event) => ({ run: a.rule.do, by: a.controller, card, event }));
    game.duel.atOnce = [...game.duel.atOnce, ...due];
  }
}
/** Does what has to be done at once. It is no effect that resolves: it does not count as the last thing that happened. */
export function doAtOnce(game: Game): void {
  for (let times = 0; game.duel.atOnce.length > 0 && !game.duel.over; times++) {
    const [next, ...rest] = game.duel.atOnce;
    game.duel.atOnce = rest;
    if (!next) return;
    const { run, by, card, event } = next;
    askIfAtOnceIsEndless(game, times, card);
    step(game, {
      kind: 'each-time',
      by,
      ...(card && { card: card.id }),
      text: sayEffect.eachTime({ card: card?.info.name ?? sayPrevented.anEffectInForce(), player: by }),
      rules: ['ygo.current.continuous.each-time'],
    });
    game.aside = true;
    runOperations(game, run, { you: by, event, ...(card && { card, seen: seen(game, card) }) });
    endInstant(game);
    game.aside = false;
  }
}

interface Waiting {
  card: Card;
  effect: CardEffect;
  event: DuelEvent;
  as: CardSeen;
}
/** Those of an event of targeting, and those that say so, wait until the chain link has resolved. */
const waiting = new WeakMap<Game, Waiting[]>();
const queueOf = (game: Game): Waiting[] => {
  const before = waiting.get(game);
  if (before) return before;
  const queue: Waiting[] = [];
  waiting.set(game, queue);
  return queue;
};

/** Notes, and where possible applies at once, what an instant sets off. */
export function applyUnchained(game: Game, done: Instant): void {
  runPutOff(game, done);
  noteEachTime(game, done);
  for (const card of game.duel.cards.values())
    for (const effect of card.info.effects) {
      if (effect.kind !== 'unclassified' || !effect.on || !effect.resolve) continue;
      const found = done.events.flatMap((event) => setOff(game, card, effect, event))[0];
      if (!found) continue;
      if (found.event.kind === 'targeted' || effect.afterLink) queueOf(game).push(found);
      else apply(game, found);
    }
}
/** What is negated because a battle destroys it is so from when that is settled: its Flip Effect comes before it leaves the field. */
export function negateDoomed(game: Game, events: readonly DuelEvent[]): void {
  for (const card of game.duel.cards.values())
    for (const effect of card.info.effects) {
      if (effect.kind !== 'unclassified' || !effect.on || !many(effect.resolve).every(negatesFallen)) continue;
      if (game.duel.doomed.includes(card.id)) continue;
      for (const found of events.flatMap((event) => setOff(game, card, effect, event))) apply(game, found);
    }
}
const negatesFallen = (op: Operation): boolean => op.do === 'negate-effects' && op.cards === 'event';
function setOff(game: Game, card: Card, effect: CardEffect, event: DuelEvent): Waiting[] {
  const as = subjectOf(game, card, event);
  if (!as || !isThere(card, effect, as)) return [];
  const ctx: Context = { you: as.controller, card, seen: as, event };
  return many(effect.on).some((pattern) => matchesEvent(game, pattern, event, ctx))
    ? [{ card, effect, event, as }]
    : [];
}
/** The card as the effect sees itself: as it was, where the event is its own. */
const subjectOf = (game: Game, card: Card, event: DuelEvent): CardSeen | undefined =>
  event.card?.id === card.id ? event.card : card.zone === 'nowhere' ? undefined : seen(game, card);
function isThere(card: Card, effect: CardEffect, as: CardSeen): boolean {
  const places = many(effect.from);
  if (places.length > 0) return isIn(as.zone, places);
  return onField(as) && as.face === 'up' && (card.info.kind === 'monster' || card.applying || as.stay !== card.stay);
}

function apply(game: Game, { card, effect, event, as }: Waiting): void {
  const ctx: Context = { you: as.controller, card, seen: as, event, answers: many(effect.on) };
  if (as.negated || (card.stay === as.stay && negatedBy(game, card)) || !holds(game, effect.condition, ctx)) return;
  endInstant(game);
  runOperations(game, effect.resolve ?? [], ctx);
  endInstant(game);
}

/** After the link with this serial number has resolved: what waited for it. */
export function applyWaiting(game: Game, link: number): void {
  const queue = queueOf(game);
  const due = queue.filter((w) => w.event.cause.link === link);
  waiting.set(
    game,
    queue.filter((w) => !due.includes(w)),
  );
  for (const w of due)
    if (w.card.stay === w.as.stay && w.card.face === 'up' && onField(w.card))
      apply(game, { ...w, as: seen(game, w.card) });
}
