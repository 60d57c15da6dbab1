/**
 * What happens without a chain although no player does it: effects that apply when something happens ("each time you draw, gain 500", "when this
 * card leaves the field, destroy that monster"), monsters that destroy themselves, and wins by what is there.
 */
import { destroyCards } from './change/destroying.ts';
import { endDuel } from './change/life-points.ts';
import { endInstant, instant } from './change/instant.ts';
import { changePosition } from './change/on-field.ts';
import type { CardEffect } from './cards.ts';
import { negatedBy, rulesOf } from './derive/derive.ts';
import { seen } from './derive/seen.ts';
import { cardsOfRule, sourceName } from './derive/applied.ts';
import { unaffectedBy } from './derive/forbidden.ts';
import { isIn, onField, type Card, type CardSeen, type DuelEvent, type Instant } from './duel.ts';
import { many } from './effects/schema.ts';
import { reason, step, type Game } from './game.ts';
import { holds } from './evaluate/conditions.ts';
import { matchesEvent } from './evaluate/events.ts';
import type { Context } from './evaluate/context.ts';
import { linkContext } from './chain/link.ts';
import { runOperations } from './operations.ts';
import { enforceLimits } from './control-limit.ts';
import { sayEffect } from './say/effects.ts';
import { sayPrevented } from './say/prevented.ts';

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
  while (game.duel.atOnce.length > 0 && !game.duel.over) {
    const [next, ...rest] = game.duel.atOnce;
    game.duel.atOnce = rest;
    if (!next) return;
    const { run, by, card, event } = next;
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
  const ctx: Context = { you: as.controller, card, seen: as, event };
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

/** In the Damage Step what applies by itself waits until after damage calculation. */
const waitsForDamage = (game: Game): boolean =>
  game.fight !== undefined && game.duel.step === 'damage' && !game.fight.calculated;
/** Monsters that a continuous effect puts into a position. */
export function holdPositions(game: Game): void {
  if (waitsForDamage(game)) return;
  for (const a of rulesOf(game, 'position')) {
    const cause = { kind: 'effect' as const, by: a.controller, ...(a.card && { card: seen(game, a.card) }) };
    const due = cardsOfRule(game, a.rule.cards, a).filter(
      (card) => isOutOf(card, a.rule.to) && !unaffectedBy(game, card, cause),
    );
    if (due.length === 0) continue;
    instant(game, {}, () => due.forEach((card) => changePosition(game, card, a.rule.to, cause)));
    step(game, {
      kind: 'position',
      by: a.controller,
      ...(a.card && { card: a.card.id }),
      text: sayEffect.changesPosition({ cards: due.map((c) => c.info.name), to: a.rule.to }),
      rules: ['ygo.effect.continuous.start-end'],
    });
  }
}
const isOutOf = (card: Card, position: 'attack' | 'defense'): boolean =>
  card.zone === 'monsters' && card.face === 'up' && card.position !== position && !card.info.is.includes('link');

/** Monsters that destroy themselves under a condition, as soon as nothing is resolving. */
export function selfDestruct(game: Game): void {
  if (waitsForDamage(game)) return;
  enforceLimits(game);
  for (let round = 0; round <= game.duel.cards.size; round++) {
    const due = rulesOf(game, 'self-destruct').filter(
      (a) => a.card && onField(a.card) && holds(game, a.rule.if, { you: a.controller, card: a.card }),
    );
    const [first] = due;
    if (!first?.card) return;
    const { card } = first;
    const cause = { kind: 'effect' as const, by: first.controller, card: seen(game, card) };
    const gone = instant(game, {}, () => destroyCards(game, [card], cause).destroyed.length > 0);
    if (!gone) return;
    step(game, {
      kind: 'self-destruct',
      by: first.controller,
      card: card.id,
      text: sayEffect.destroys({ card: card.info.name, cards: [card.info.name] }),
      rules: ['ygo.effect.continuous.start-end'],
    });
  }
}

/** Has somebody won by what is there? Checked when an effect has resolved completely, never in the middle of one. */
export function checkWins(game: Game): boolean {
  if (game.duel.over) return true;
  const won = rulesOf(game, 'wins').filter((a) =>
    holds(game, a.rule.if, { you: a.controller, ...(a.card && { card: a.card }) }),
  );
  const [first] = won;
  if (!first) return false;
  const rules = ['ygo.win.card-effect', 'ygo.win.exodia-after-effect'];
  const players = new Set(won.map((a) => a.controller));
  const text =
    players.size > 1
      ? sayEffect.drawByEffect({ card: sourceName(first) })
      : sayEffect.wins({ player: first.controller, card: sourceName(first) });
  endDuel(game, players.size > 1 ? 'draw' : first.controller, reason('win-by-effect', text, ...rules));
  step(game, { kind: 'win', by: first.controller, text, rules });
  return true;
}
