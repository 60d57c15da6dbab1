/** What a monster's own effect made of its values is lost for good once its effects are negated: it does not come back when the negation ends. */
import { touch } from '../change/instant.ts';
import { beganAt } from '../derive/began.ts';
import { derive } from '../derive/derive.ts';
import type { Card } from '../board/duel.ts';
import { type Game, step } from '../game/game.ts';
import { sayEffect } from '../say/effects.ts';

export function loseOwnGains(game: Game): void {
  const cards: Card[] = [];
  for (const card of game.duel.cards.values())
    if (card.modifiers.some(({ source }) => source === card.id)) cards.push(card);
  if (cards.length === 0) return;
  const { negatedBy } = derive(game);
  const losing = cards.filter((card) => {
    const negator = negatedBy.get(card.id);
    if (!negator) return false;
    // What it gains while they are negated stays.
    const from = beganAt(game, negator, card);
    const kept = card.modifiers.filter(({ source, order }) => source !== card.id || order > from);
    if (kept.length === card.modifiers.length) return false;
    card.modifiers = kept;
    touch(game, card);
    return true;
  });
  if (losing.length > 0) tellLost(game, losing);
}
const tellLost = (game: Game, cards: readonly Card[]): void =>
  step(game, {
    kind: 'duration',
    text: sayEffect.ownGainsLost({ cards: cards.map((card) => card.info.name) }),
    rules: [game.duel.ruleset.rules.negatedEffect],
  });
