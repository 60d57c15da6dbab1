/** What an instant triggers is noted when it ends; it is gathered later (`chain/gather.ts`). */
import { FIRST_GAINED, type CardEffect } from '../cards.ts';
import { derive } from '../derive/derive.ts';
import { seen } from '../derive/seen.ts';
import { isIn, onField, type Card, type DuelEvent, type Instant, type PendingTrigger } from '../board/duel.ts';
import { type EventPattern, type Filter, many } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { isTrigger } from '../legality/triggers.ts';
import { matchesEvent } from '../derive/events.ts';
import type { Context } from '../derive/context.ts';

/** Notes what an instant triggers. */
export function noteTriggers(game: Game, instant: Instant): void {
  if (game.duel.over) return;
  derive(game);
  const lost = lostEffects(game, instant);
  for (const card of game.duel.cards.values()) {
    const { effects } = card.info;
    const gone = lost?.get(card.id);
    for (const effect of gone ? [...effects, ...gone] : effects) {
      if (!isTrigger(effect)) continue;
      const event = instant.events.findLast((e) => triggers(game, card, effect, e));
      if (event)
        note(game, {
          card,
          effect,
          by: card.controller,
          event,
          earlier: [],
          instant: instant.n,
          stay: card.stay,
          asTriggered: seen(game, card),
        });
    }
  }
}

/** Effects a card had gained and has no more, by its id: they answer to its own leaving. */
function lostEffects({ duel }: Game, { events }: Instant): ReadonlyMap<string, readonly CardEffect[]> | undefined {
  let lost: Map<string, readonly CardEffect[]> | undefined;
  for (const { card } of events) {
    if (!card || lost?.has(card.id) || card.info === duel.cards.get(card.id)?.info) continue;
    const gained = card.info.effects.filter((e) => e.index >= FIRST_GAINED);
    lost = (lost ?? new Map<string, readonly CardEffect[]>()).set(card.id, gained);
  }
  return lost;
}

/** One pending trigger per card and effect; a later event takes the place of the earlier, which counts besides. */
export function note(game: Game, pending: PendingTrigger): void {
  const { duel } = game;
  const isSame = (p: PendingTrigger): boolean =>
    p.card === pending.card && p.effect.index === pending.effect.index && p.stay === pending.stay;
  const before = duel.pending.filter(isSame);
  duel.pending = [
    ...duel.pending.filter((p) => !isSame(p)),
    { ...pending, earlier: before.flatMap(({ event, earlier }) => [...earlier, event]) },
  ];
}

export function triggers(game: Game, card: Card, effect: CardEffect, event: DuelEvent): boolean {
  const own = event.card?.id === card.id && (many(effect.on).length === 0 || many(effect.on).some(speaksOfItself));
  if (effect.kind === 'flip' && !effect.on) return own && event.kind === 'flipped' && !event.noFlipEffect;
  if (!isThere(card, effect, event, own) && effect.orLater === undefined) return false;
  const ctx: Context = { you: card.controller, card, seen: own && event.card ? event.card : seen(game, card), event };
  return occasions(effect).some((pattern) => matchesEvent(game, pattern, event, ctx));
}
/** Does it answer what happens to this very card? What answers "a monster" works where such an effect does. */
const speaksOfItself = ({ card, becomes }: EventPattern): boolean => [card, becomes].some(asksForThis);
const asksForThis = (filter: Filter | undefined): boolean =>
  filter !== undefined && (filter.this === true || [...(filter.any ?? []), ...(filter.all ?? [])].some(asksForThis));

/** "During damage calculation: …" without more: the timing itself. */
const occasions = ({ on, timings = [] }: CardEffect): readonly EventPattern[] =>
  on ? many(on) : timings.map((timing) => ({ event: 'step', timing }));
/** Is the card where the effect works: where it says; else wherever its own event put it; else face-up on the field. */
function isThere(card: Card, effect: CardEffect, event: DuelEvent, own: boolean): boolean {
  const places = many(effect.from);
  if (card.zone === 'nowhere' || card.zone === 'materials') return false;
  // On the field a Pendulum Monster has either box's effects, as it lies.
  if (!own && onField(card) && (effect.pendulum ?? false) !== (card.zone === 'pendulum')) return false;
  if (places.length > 0) return isIn(card.zone, places) && (!onField(card) || card.face === 'up');
  // What was material lies where the Summon put it.
  if (own && (event.to !== undefined || event.kind === 'used-as-material') && event.kind !== 'summoned')
    // A Pendulum Monster that left the field lies face-up in the Extra Deck.
    return card.zone !== 'deck' && (card.zone !== 'extraDeck' || card.face === 'up');
  return onField(card) && card.face === 'up' && (card.zone !== 'spellsTraps' || card.applying);
}
