/** What a rule lets its player do, and how often: instead of a card being destroyed, to negate an effect as it resolves. It is paid like a cost. */
import { ask, questionId } from '../choose/choice.ts';
import type { Applied } from '../derive/applied.ts';
import type { Card } from '../board/duel.ts';
import type { Cost, Limit, Ongoing } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import type { Context } from '../derive/context.ts';
import { sayQuestion, yesOrNo } from '../say/questions.ts';
import { isUsedUp, limitKey, useUp } from './limited.ts';
import { whyNotPay } from './why-not.ts';
import { pay } from './pay.ts';

/** Instead of being destroyed: does what the rule says; `false` where it cannot be done or is not wanted. */
export const doInstead = (
  game: Game,
  applied: Applied & { rule: Extract<Ongoing, { rule: 'instead-of-destruction' }> },
  card: Card,
): boolean =>
  // "That monster" is the one that would be destroyed.
  makesUse(game, applied, { you: applied.controller, card: applied.card ?? card, affected: [card] }, card.id);

type Usable = Applied & { rule: { do?: Cost; limit?: Limit; optional?: boolean } };
/** Is the rule used here (about the card of that id): not used up, payable, wanted? Then it is paid and counted. */
export function makesUse(game: Game, applied: Usable, ctx: Context & { card: Card }, about: string): boolean {
  const { limit, do: cost, optional } = applied.rule;
  const key = limitKey(applied, limit);
  if (isUsedUp(game, key, limit)) return false;
  if (cost && whyNotPay(game, cost, ctx, undefined).length > 0) return false;
  if (optional) {
    const yes = ask<boolean>(game, {
      id: questionId(game, undefined, `${about}/instead`),
      by: applied.controller,
      what: 'choice',
      text: sayQuestion.useIt({ card: ctx.card.info.name, player: applied.controller }),
      answers: yesOrNo(),
      rules: ['ygo.rules-vs-cards.card-wins'],
    });
    if (!yes) return false;
  }
  useUp(game, key);
  pay(game, cost, ctx, []);
  return true;
}
