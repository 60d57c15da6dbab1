/** Instead of being destroyed a card has its player do something, paid like a cost. */
import { ask, questionId } from '../choose/choice.ts';
import type { Applied } from '../derive/applied.ts';
import type { Card } from '../board/duel.ts';
import type { Ongoing } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import type { Context } from '../derive/context.ts';
import { sayQuestion } from '../say/questions.ts';
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
  const limit = limitOf(applied);
  if (limit && game.duel.uses.filter(({ key }) => key === limit.key).length >= limit.times) return false;
  if (whyNotPay(game, applied.rule.do, ctx, undefined).length > 0) return false;
  if (applied.rule.optional) {
    const yes = ask<boolean>(game, {
      id: questionId(game, undefined, `${card.id}/instead`),
      by: applied.controller,
      what: 'choice',
      text: sayQuestion.useIt({ card: ctx.card?.info.name ?? card.info.name, player: applied.controller }),
      answers: [
        { value: true, text: sayQuestion.yes() },
        { value: false, text: sayQuestion.no() },
      ],
      rules: ['ygo.rules-vs-cards.card-wins'],
    });
    if (!yes) return false;
  }
  const { duel } = game;
  if (limit)
    duel.uses = [
      ...duel.uses,
      { key: limit.key, turn: duel.turn.number, chain: duel.chains, link: 0, counts: 'use' as const },
    ];
  pay(game, applied.rule.do, ctx, []);
  return true;

  /** Under which key "once per turn" is counted. */
  function limitOf({ rule, card: by, controller }: typeof applied): { key: string; times: number } | undefined {
    if (!rule.limit) return undefined;
    const whose = rule.limit.of === 'copy' ? `${by?.id}/${by?.reset}` : `${controller}/${by?.info.name.en}`;
    const when = rule.limit.per === 'duel' ? 'duel' : `turn ${game.duel.turn.number}`;
    return { key: `instead/${when}/${whose}`, times: rule.limit.times ?? 1 };
  }
}
