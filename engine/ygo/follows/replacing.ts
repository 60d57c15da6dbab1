/** What happens instead of a normal draw or of damage, and changes that only concern the first times each turn. */
import type { Player } from '../../case/schema.ts';
import { endInstant } from '../change/instant.ts';
import { ask, questionId } from '../choose/choice.ts';
import { rulesOf } from '../derive/derive.ts';
import { hasTimesLeft, stillApplies } from '../costs/limited.ts';
import { sourceName, type Applied } from '../derive/applied.ts';
import type { EventKind, Ongoing } from '../effects/schema.ts';
import { step, type Game } from '../game/game.ts';
import { isWhose, type Context } from '../derive/context.ts';
import { couldDoSomething } from '../operations/possible.ts';
import { runOperations } from '../operations/run.ts';
import { sayPrevented } from '../say/prevented.ts';
import { sayQuestion, yesOrNo } from '../say/questions.ts';

type What = Extract<Ongoing, { rule: 'instead' }>['of'];
const EVENT: Record<What, EventKind> = {
  'normal-draw': 'drawn',
  'battle-damage': 'battle-damage',
  'effect-damage': 'effect-damage',
  'life-gain': 'life-gained',
};

/** Does something happen to this player instead? Then it is done. */
export function insteadOf(game: Game, what: What, player: Player, amount: number): boolean {
  for (const a of rulesOf(game, 'instead')) {
    if (a.rule.of !== what || !isWhose({ you: a.controller }, a.rule.player ?? 'you', player)) continue;
    const ctx: Context = {
      you: a.controller,
      ...(a.card && { card: a.card }),
      event: { kind: EVENT[what], player, amount, cause: { kind: 'rule', by: player } },
    };
    if (a.rule.do.length > 0 && !couldDoSomething(game, a.rule.do, ctx)) continue;
    if (!hasTimesLeft(game, a, what) || (a.rule.optional && !wants(game, a, player))) continue;
    stillApplies(game, a, what);
    step(game, {
      kind: 'instead',
      by: player,
      ...(a.card && { card: a.card.id }),
      text: sayPrevented.insteadOf({ by: sourceName(a), player, of: what }),
      rules: ['ygo.rules-vs-cards.card-wins'],
    });
    runOperations(game, a.rule.do, ctx);
    endInstant(game);
    return true;
  }
  return false;
}
const wants = (game: Game, a: Applied, player: Player): boolean =>
  ask<boolean>(game, {
    id: questionId(game, undefined, `${a.card?.id ?? player}/instead`),
    by: player,
    what: 'choice',
    text: sayQuestion.useIt({ card: sourceName(a), player }),
    answers: yesOrNo(),
    rules: ['ygo.st.follow-card-text'],
  });
