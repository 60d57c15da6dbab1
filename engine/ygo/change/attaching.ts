/** A card becomes Xyz Material. */
import { happen, touch } from './instant.ts';
import { moveCard, put } from './moving.ts';
import { seen } from '../derive/seen.ts';
import { type Card, type Cause, onField } from '../board/duel.ts';
import type { Game } from '../game/game.ts';

export function attach(game: Game, card: Card, to: Card, cause: Cause, transfer?: true): void {
  const was = seen(game, card);
  const left = onField(card);
  for (const material of [...card.materials])
    if (transfer) attach(game, material, to, cause);
    else moveCard(game, material, { zone: 'graveyard' }, { kind: 'rule', by: undefined });
  put(game, card, to.controller, 'materials');
  card.attachedTo = to;
  to.materials = [...to.materials, card];
  card.stay++;
  card.modifiers = [];
  card.forces = [];
  touch(game, card);
  happen(game, { kind: 'attached', card: was, cause, from: was.zone, to: 'materials' });
  if (left) happen(game, { kind: 'leaves-field', card: was, cause, from: was.zone, to: 'materials' });
}
