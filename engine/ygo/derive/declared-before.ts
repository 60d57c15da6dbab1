/** What was declared for a card that lay there before the case begins. */
import { FIRST_CLOCK } from '../board/duel.ts';
import { declarable } from '../choose/declaring.ts';
import { many, type OneOrMany, type TreatedTrait } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { sayQuestion } from '../say/questions.ts';
import type { Context } from './context.ts';

/** The Type or Attribute that was declared for it, asked once; undefined where it is declared in the course of the moves, or has no list to choose from. */
export function declaredBefore(game: Game, what: OneOrMany<TreatedTrait>, { card }: Context): string | undefined {
  const [trait] = many(what);
  const allowed = trait === 'race' ? declarable('type') : trait === 'attribute' ? declarable('attribute') : undefined;
  if (!card || !allowed || (card.since.order ?? 0) > FIRST_CLOCK) return undefined;
  const answer = game.rec.ask<string>({
    id: `${card.id}/declared`,
    by: 'judge',
    what: 'fact',
    move: game.move,
    text: sayQuestion.whichDeclared({ card: card.info.name }),
    answers: allowed.map(([value, text]) => ({ value, text })),
    rules: ['ygo.st.follow-card-text'],
  });
  card.declared = answer;
  return answer;
}
