/** Says of cards that were to go to the Graveyard which of them came elsewhere: by an effect, or as Pendulum Monsters. */
import { sourceName } from '../derive/applied.ts';
import { type Game, sayingOf, step } from '../game/game.ts';
import { sayPrevented } from '../say/prevented.ts';
import type { Moved } from './moving.ts';

export function tellRedirects(game: Game, moved: readonly Moved[]): void {
  for (const m of moved) {
    const { card, to } = m;
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
    else if (to === 'extraDeck' && card.info.is.includes('pendulum'))
      step(game, {
        kind: 'redirection',
        card: card.id,
        text: sayPrevented.toExtraDeck({ card: card.info.name }),
        rules: ['ygo.pendulum.to-extra-deck'],
      });
  }
}
