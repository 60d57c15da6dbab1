/** What changes on a card that stays on the field: battle position, control, counters. */
import type { Player } from '../../case/schema.ts';
import { counterKey } from '../board/counters.ts';
import { seen } from '../derive/seen.ts';
import type { Card, Cause } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
import { choose } from '../rulesets/ruleset.ts';
import { happen, nextOrder, touch } from './instant.ts';
import { put } from './moving.ts';
import { toSpellTrapZone } from './onto-field.ts';

/** Turns a monster face-down, if it can lie so: it is reset. A Token and a Link Monster cannot. */
export function turnFaceDown(game: Game, card: Card, cause: Cause): boolean {
  if (card.face === 'down' || card.info.token || card.info.is.includes('link')) return false;
  const was = seen(game, card);
  // A Trap Monster turned face-down is a Set Trap again.
  if (card.asMonster) toSpellTrapZone(game, card, card.controller, 'spellsTraps', 'down');
  card.face = 'down';
  card.position = 'defense';
  card.reset++;
  card.counters = {};
  card.modifiers = [];
  card.forces = card.forces.filter((f) => f.until === 'duel' || f.rules.some((r) => r.rule === 'control'));
  choose<'equipControl', () => void>(game.duel.ruleset, 'equipControl', {
    stays: () => {
      // What was taken for a time only goes back all the same.
      if (card.forces.length === 0) keepControl(game, card, card.controller);
    },
    returns: () => undefined,
  })();
  card.since = { turn: game.duel.turn.number, order: undefined, ...(card.since.from && { from: card.since.from }) };
  touch(game, card);
  happen(game, { kind: 'position-changed', card: was, cause, player: card.controller });
  return true;
}
export function turnFaceUp(
  game: Game,
  card: Card,
  position: 'attack' | 'defense',
  cause: Cause,
  flipEffects = true,
): void {
  const was = seen(game, card);
  card.face = 'up';
  card.position = position;
  card.since = { ...card.since, order: nextOrder(game) };
  touch(game, card);
  happen(game, {
    kind: 'flipped',
    card: was,
    cause,
    player: card.controller,
    ...(!flipEffects && { noFlipEffect: true }),
  });
  if (was.position !== position) happen(game, { kind: 'position-changed', card: was, cause, player: card.controller });
}
export function changePosition(game: Game, card: Card, position: 'attack' | 'defense', cause: Cause): void {
  const was = seen(game, card);
  card.position = position;
  touch(game, card);
  happen(game, { kind: 'position-changed', card: was, cause, player: card.controller });
}
export function changeControl(game: Game, card: Card, to: Player, cause: Cause): void {
  const was = seen(game, card);
  touch(game, card);
  put(game, card, to, card.zone);
  card.slot = undefined;
  happen(game, { kind: 'control-changed', card: was, cause, player: to });
}
export function changeCounters(game: Game, card: Card, kind: string, by: number, cause: Cause): void {
  const key = counterKey(card.counters, kind);
  const { [key]: before = 0, ...rest } = card.counters;
  const now = before + by;
  card.counters = now > 0 ? { ...rest, [key]: now } : rest;
  touch(game, card);
  happen(game, {
    kind: by > 0 ? 'counter-placed' : 'counter-removed',
    card: seen(game, card),
    cause,
    player: card.controller,
    amount: Math.abs(by),
  });
}

/** From now on this player controls the card, until something else takes it. */
export function keepControl(game: Game, card: Card, by: Player): void {
  card.lasting = { by, order: nextOrder(game) };
}
