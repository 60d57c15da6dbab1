/** Flip Summon and change of the battle position by the player: which monsters may, and why not. */
import type { Player } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import { lastInstant, settle } from '../chain/settle.ts';
import { changePosition } from '../change/on-field.ts';
import { instant, touch } from '../change/instant.ts';
import { forbidden, forbiddenFor } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { isAbout, forbiddingReason } from '../derive/applied.ts';
import { rulesOf } from '../derive/derive.ts';
import type { Card } from '../board/duel.ts';
import { step, type Game } from '../game/game.ts';
import { why } from '../say/reasons.ts';
import { choose } from '../rulesets/ruleset.ts';
import { attemptFlip } from './attempt.ts';
import { whyNotMainPhase } from './may.ts';
import { whyOverLimit } from './may.ts';
import { saySummon, whySummon } from './say.ts';

/** Did this monster come to the field (Summoned or Set) this turn? Being turned face-down does not count. */
export function cameThisTurn(game: Game, card: Card): boolean {
  const { log, turn } = game.duel;
  const events = log
    .filter((i) => i.turn === turn.number)
    .flatMap((i) => i.events)
    .filter((e) => e.card?.id === card.id);
  if (events.some((e) => e.to === 'monsters' && ((e.kind === 'summoned' && e.how !== 'flip') || e.kind === 'set')))
    return true;
  return card.since.turn === turn.number && !events.some((e) => e.kind === 'position-changed');
}
/** Has its position been changed this turn, as the ruleset counts? */
function changedThisTurn(game: Game, card: Card): boolean {
  const { log, turn, ruleset } = game.duel;
  const byEffect = log
    .filter((i) => i.turn === turn.number)
    .some((i) =>
      i.events.some((e) => e.kind === 'position-changed' && e.card?.id === card.id && e.card.stay === card.stay),
    );
  return card.positionChanged || choose(ruleset, 'positionChange', { 'any-change': byEffect, 'only-manual': false });
}
function whyNotAny(game: Game, by: Player, card: Card): Reason[] {
  const name = card.info.name;
  const when = whyNotMainPhase(game, by);
  if (card.controller !== by) return [...when, why.notYourCard({ card: name, player: by })];
  return card.zone === 'monsters' ? when : [...when, whySummon.notOnField({ card: name })];
}

export function whyNotFlipSummon(game: Game, by: Player, card: Card): Reason[] {
  const basics = whyNotAny(game, by, card);
  const name = card.info.name;
  if (card.zone !== 'monsters' || card.controller !== by) return basics;
  if (card.face === 'up') return [...basics, whySummon.notFaceDown({ card: name })];
  const { rules, options } = game.duel.ruleset;
  // A Flip Summon changes the battle position, too.
  const forbids =
    forbiddenFor(game, 'flip-summon', by, seen(game, card)) ??
    forbidden(game, 'flip-summon', card, { kind: 'action', by }) ??
    forbidden(game, 'change-position', card, { kind: 'action', by });
  return [
    ...basics,
    ...(cameThisTurn(game, card) ? [whySummon.setThisTurn({ card: name }, rules.flipTurnSet)] : []),
    ...(changedThisTurn(game, card) ? [whySummon.alreadyChanged({ card: name }, ...options.positionChange.rules)] : []),
    ...(forbids ? [forbiddingReason(forbids)] : []),
    ...whyOverLimit(game, by, card),
  ];
}
export const makeFlipSummon = (game: Game, by: Player, card: Card): void =>
  attemptFlip(game, card, {
    by,
    rules: [
      'ygo.summon.flip.definition',
      'ygo.summon.flip.attack-position-only',
      'ygo.turn.main1.flip-special-unlimited',
    ],
  });

export function whyNotChangePosition(game: Game, by: Player, card: Card): Reason[] {
  const basics = whyNotAny(game, by, card);
  const name = card.info.name;
  if (card.zone !== 'monsters' || card.controller !== by) return basics;
  if (card.face === 'down') return [...basics, whySummon.faceDown({ card: name })];
  const { rules, options } = game.duel.ruleset;
  const forbids =
    forbidden(game, 'change-position', card, { kind: 'action', by }) ??
    forbiddenFor(game, 'change-position', by, seen(game, card)) ??
    rulesOf(game, 'position').find((a) => a.rule.to === card.position && isAbout(game, a.rule.cards, a, card));
  return [
    ...basics,
    ...(card.info.is.includes('link') ? [whySummon.linkPosition({ card: name })] : []),
    ...(cameThisTurn(game, card) ? [whySummon.summonedThisTurn({ card: name }, rules.positionTurnSummoned)] : []),
    ...(card.attacked ? [whySummon.attackedThisTurn({ card: name })] : []),
    ...(changedThisTurn(game, card) ? [whySummon.alreadyChanged({ card: name }, ...options.positionChange.rules)] : []),
    ...(forbids ? [forbiddingReason(forbids)] : []),
  ];
}
export function makeChangePosition(game: Game, by: Player, card: Card): void {
  const to = card.position === 'attack' ? 'defense' : 'attack';
  const before = game.duel.log.length;
  instant(game, {}, () => changePosition(game, card, to, { kind: 'action', by }));
  card.positionChanged = true;
  touch(game, card);
  const text = saySummon.changes({ player: by, card: card.info.name, to });
  game.told.push({ weight: 10, text });
  step(game, {
    kind: 'change-position',
    by,
    card: card.id,
    text,
    rules: ['ygo.turn.position.scope', 'ygo.turn.position.every-controlled-monster'],
  });
  settle(game, lastInstant(game, before));
}
