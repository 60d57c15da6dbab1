/**
 * Only `change/` changes the Duel. Everything that happens is an event of an instant; all events between its start and
 * its end happen at the same time. At the end of an instant, triggers are noted and what the rules demand of the board
 * follows.
 */
import type { Player } from '../../case/schema.ts';
import { settleControl } from '../control.ts';
import type { Card, DuelEvent } from '../duel.ts';
import type { Game } from '../game.ts';
import { noteBegun } from '../derive/began.ts';
import { noteTriggers } from '../triggers.ts';
import { noteUnread } from '../unread/reached.ts';
import { applyUnchained } from '../unchained.ts';
import { endWithSource, loseEquips } from './follows.ts';

/** Says that a card changed. */
export function touch(game: Game, card: Card): void {
  card.revision++;
  game.duel.revision++;
  const holder = card.attachedTo ?? card;
  if (holder !== card) holder.revision++;
  if (holder.zone !== 'nowhere' && holder.zone !== 'materials')
    game.duel.sides[holder.controller].revision[holder.zone]++;
}
export function touchPlayer(game: Game, player: Player): void {
  game.duel.sides[player].revision.player++;
  game.duel.revision++;
}
export const nextOrder = (game: Game): number => ++game.duel.clock;

/** Runs `body` as one instant. Inside another instant it is part of that one. */
export function instant<T>(game: Game, options: { cleanUp?: boolean }, body: () => T): T {
  if (game.instant) return body();
  openInstant(game, options);
  const result = body();
  endInstant(game);
  return result;
}

/** Opens an instant that stays open until somebody ends it. */
export function openInstant(game: Game, options: { cleanUp?: boolean } = {}): void {
  game.instant = {
    n: game.duel.log.length,
    events: [],
    turn: game.duel.turn.number,
    ...(game.duel.resolving && { link: game.duel.resolving.serial }),
    cleanUp: options.cleanUp ?? game.aside,
    openedAfter: game.rec.steps.length,
  };
}

/** Ends the instant at hand, where one is open. */
export function endInstant(game: Game): void {
  const done = game.instant;
  game.instant = undefined;
  if (!done || done.events.length === 0) return;
  game.duel.log.push(done);
  game.duel.revision++;
  noteUnread(game, done);
  noteTriggers(game, done);
  applyUnchained(game, done);
  loseEquips(game, done);
  endWithSource(game, done);
  settleControl(game);
  noteBegun(game);
}
export function happen(game: Game, event: DuelEvent): void {
  if (!game.instant) throw new Error(`event outside an instant: ${event.kind}`);
  game.instant.events.push(event);
}
