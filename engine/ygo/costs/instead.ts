/** Instead of being destroyed a card has its player do something, paid like a cost. */
import { ask, questionId } from '../choose/choice.ts';
import type { Applied } from '../derive/applied.ts';
import type { Card } from '../board/duel.ts';
import type { Ongoing } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import type { Context } from '../derive/context.ts';
import { sayQuestion, yesOrNo } from '../say/questions.ts';
import { isUsedUp, limitKey, useUp } from './limited.ts';
import { whyNotPay } from './why-not.ts';
import { pay } from './pay.ts';

/** Instead of being destroyed: does what the rule says; `false` where it cannot be done or is not wanted. */
export function doInstead(
  game: Game,
  applied: Applied & { rule: Extract<Ongoing, { rule: 'instead-of-destruction' }> },
  card: Card,
): boolean {
  // "That monster" is the one that would be destroyed.
  const ctx: Context = { you: applied.controller, card: applied.card ?? card, affected: [card] };
  const { limit } = applied.rule;
  const key = limitKey(game, applied, limit);
  if (isUsedUp(game, key, limit)) return false;
  if (whyNotPay(game, applied.rule.do, ctx, undefined).length > 0) return false;
  if (applied.rule.optional) {
    const yes = ask<boolean>(game, {
      id: questionId(game, undefined, `${card.id}/instead`),
      by: applied.controller,
      what: 'choice',
      text: sayQuestion.useIt({ card: ctx.card?.info.name ?? card.info.name, player: applied.controller }),
      answers: yesOrNo(),
      rules: ['ygo.rules-vs-cards.card-wins'],
    });
    if (!yes) return false;
  }
  useUp(game, key);
  pay(game, applied.rule.do, ctx, []);
  return true;
}
