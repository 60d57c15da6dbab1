/**
 * Triggers: they activate when they are gathered, never by themselves later. Why one that is ready by its event still
 * cannot activate.
 */
import type { Player } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import type { CardEffect } from '../cards.ts';
import type { Card, DuelEvent } from '../board/duel.ts';
import type { Effect } from '../effects/schema.ts';
import type { Context } from '../derive/context.ts';
import type { Game } from '../game/game.ts';
import { why } from '../say/reasons.ts';
import { whyNotTyped } from './typed.ts';
import type { Activation, Said } from './activation.ts';
import { mayTriggerInDamageStep } from './damage-step.ts';
import { draftLink } from './draft.ts';

export const isTrigger = (e: Effect | undefined): boolean => e?.kind === 'trigger' || e?.kind === 'flip';

/** "During the End Phase": no event; each starts its own chain in that phase. */
export const isPhaseTrigger = (e: Effect | undefined): boolean =>
  e?.kind === 'trigger' && !e.on && e.phases !== undefined;
export const triggerKey = (card: Card, effect: Effect & { index?: number }): string =>
  `${card.id}/${effect.index ?? 0}`;
export const refusedTrigger = (game: Game, a: Activation): Reason =>
  (a.declared && game.refused.get(triggerKey(a.card, a.declared))) ?? why.needsEvent(a.declared?.gist);

/**
 * Why a trigger that is ready by its event still cannot activate: condition, limit, prohibition, cost, targets, nothing to do. With what the
 * move says: also why not so.
 */
export function whyNotPending(
  game: Game,
  p: { card: Card; effect: CardEffect; by: Player; event: DuelEvent },
  said: Said = {},
): Reason[] {
  const a: Activation = { by: p.by, card: p.card, declared: p.effect, cardActivation: false, spellSpeed: 1, ...said };
  const link = draftLink(game, a);
  const ctx: Context = {
    you: p.by,
    card: p.card,
    seen: link.asActivated,
    link: { ...link, event: p.event },
    event: p.event,
  };
  const inStep = mayTriggerInDamageStep(game, p) ? [] : [why.damageStep(game.duel.ruleset.options.damageStep.rules)];
  return [...inStep, ...whyNotTyped(game, a, ctx, link)];
}
