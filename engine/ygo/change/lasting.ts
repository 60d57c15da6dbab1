/** What an effect leaves behind on a card, a player or the Duel: changes of values, effects in force, uses. */
import type { Player } from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import { noteBegun } from '../derive/began.ts';
import { frozenValue } from '../derive/values.ts';
import type { Card, Force, Modifier } from '../board/duel.ts';
import type { Until } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { nextOrder, touch, touchPlayer } from './instant.ts';

export function addModifier(
  game: Game,
  card: Card,
  shown: Modifier['shown'],
  until: Until | undefined,
  source: string | undefined,
  keeps?: true,
): void {
  noteBegun(game);
  const frozen = frozenValue(game, card, shown);
  card.modifiers = [
    ...card.modifiers,
    {
      shown,
      ...(frozen !== undefined && { frozen }),
      order: nextOrder(game),
      until,
      turn: game.duel.turn.number,
      ...(keeps && { keeps }),
      ...(source !== undefined && { source, sourceStay: game.duel.cards.get(source)?.stay ?? 0 }),
    },
  ];
  touch(game, card);
}
export type NewForce = Omit<Force, 'order' | 'turn' | 'name' | 'sourceStay'>;
function fromSource(game: Game, source: string | undefined): { name?: Localized; sourceStay?: number } {
  const card = source === undefined ? undefined : game.duel.cards.get(source);
  return card ? { name: card.info.name, sourceStay: card.stay } : {};
}
const dated = (game: Game, force: NewForce): Force => ({
  ...force,
  ...fromSource(game, force.source),
  order: nextOrder(game),
  turn: game.duel.turn.number,
});
export function addForce(game: Game, to: Card | Player | 'duel', force: NewForce): void {
  if (to === 'duel') {
    game.duel.forces = [...game.duel.forces, dated(game, force)];
    game.duel.revision++;
  } else if (to === 'A' || to === 'B') {
    game.duel.sides[to].forces = [...game.duel.sides[to].forces, dated(game, force)];
    touchPlayer(game, to);
  } else {
    to.forces = [...to.forces, dated(game, force)];
    touch(game, to);
  }
}
export function markUsed(game: Game, player: Player, what: string): void {
  game.duel.sides[player].used = { ...game.duel.sides[player].used, [what]: true };
  touchPlayer(game, player);
}

/** A player skips this phase (or turn) so many more times. One mark for each: `skip-draw`, `skip-draw#2` … */
export function skipNext(game: Game, player: Player, what: string, times: number): void {
  for (let i = 0; i < times; i++) {
    const { used } = game.duel.sides[player];
    const marks = Object.keys(used).filter((key) => key.startsWith(`skip-${what}`)).length;
    markUsed(game, player, marks === 0 ? `skip-${what}` : `skip-${what}#${marks + 1}`);
  }
}
/** Must it be skipped now? The last mark is used up. */
export function takeSkip(game: Game, player: Player, what: string): boolean {
  const side = game.duel.sides[player];
  const mark = Object.keys(side.used).findLast((key) => key === `skip-${what}` || key.startsWith(`skip-${what}#`));
  if (mark === undefined || !side.used[mark]) return false;
  side.used = Object.fromEntries(Object.entries(side.used).filter(([key]) => key !== mark));
  touchPlayer(game, player);
  return true;
}
