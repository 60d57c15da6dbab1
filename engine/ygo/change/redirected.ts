/** Says of cards that moved which of them an effect sent elsewhere. */
import { sourceName } from '../derive/applied.ts';
import { type Game, sayingOf, step } from '../game/game.ts';
import { sayPrevented } from '../say/prevented.ts';
import type { Moved } from './moving.ts';

export function tellRedirects(game: Game, moved: readonly Moved[]): void {
  for (const m of moved)
    if (m.redirectedBy)
      step(game, {
        kind: 'redirection',
        card: m.card.id,
        ...sayingOf(m.redirectedBy),
        text: sayPrevented.redirected({
          card: m.card.info.name,
          by: sourceName(m.redirectedBy),
          to: m.redirectedBy.rule.to,
        }),
        rules: ['ygo.rules-vs-cards.card-wins'],
      });
}
