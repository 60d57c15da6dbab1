/**
 * Only `change/` changes the Duel. Everything that happens is an event of an instant; all events between its start and
 * its end happen at the same time. What follows when an instant ends (triggers are noted, Equip Cards leave …) is an ordered list that
 * `wiring.ts` puts together.
 */
import type { Player } from '../../case/schema.ts';
import type { Card, DuelEvent, Instant } from '../board/duel.ts';
import type { Game } from '../game/game.ts';

/** Says that a card changed. */
export function touch(game: Game, card: Card): void {
  card.revision++;
  game.duel.revision++;
  const holder = card.attachedTo ?? card;
  if (holder !== card) holder.revision++;
  if (holder.zone !== 'nowhere' && holder.zone !== 'materials') game.duel.sides[holder.controller].revision++;
}
export function touchPlayer(game: Game, player: Player): void {
  game.duel.sides[player].revision++;
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

/** Something that follows an instant; it may make instants of its own. */
export type Follow = (game: Game, done: Instant) => void;
let follows: readonly Follow[] | undefined;
/** What follows every instant, in this order. */
export const followInstants = (list: readonly Follow[]): void => {
  follows = list;
};

/** Ends the instant at hand, where one is open. */
export function endInstant(game: Game): void {
  const done = game.instant;
  game.instant = undefined;
  if (!done || done.events.length === 0) return;
  game.duel.log.push(done);
  game.duel.revision++;
  if (!follows) throw new Error('what follows an instant is not wired (engine/ygo/wiring.ts)');
  for (const follow of follows) follow(game, done);
}
export function happen(game: Game, event: DuelEvent): void {
  if (!game.instant) throw new Error(`event outside an instant: ${event.kind}`);
  game.instant.events.push(event);
}
