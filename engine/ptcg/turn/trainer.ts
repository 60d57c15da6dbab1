/** Playing Trainer cards. Every reason why it may not be done (`judge now` asks the same functions), and doing it. */
import type { Reason, RuleId } from '../../ruling/schema.ts';
import { putCard, takeFrom } from '../board/act.ts';
import { leftover } from '../game/leftover.ts';
import type { Card, Player } from '../board/board.ts';
import { stageOf } from '../cards.ts';
import { inputsOf, newContext, type Ctx, type Origin } from '../game/context.ts';
import { isTwoSided } from '../derive/modifiers.ts';
import { limitsBench } from '../derive/values.ts';
import type { Op, PlayEffect, Quoted } from '../effects/schema.ts';
import { arrivedTooLate, evolvingForbidden, noRoom, requires } from '../derive/lacking.ts';
import { cardName, Illegal, type Game } from '../game/game.ts';
import { canPay, couldDoAfter, hangsOn, pay, run } from '../instructions/run.ts';
import { misnamed, type Named } from '../derive/named-target.ts';
import { restOnEmpty } from '../derive/not-given.ts';
import { askBoxes, heedEvent, unreadText } from '../derive/heed.ts';
import { fire } from '../events/triggers.ts';
import { W } from '../say/words.ts';
import { checkAttachEnergy, doAttach, checkTool } from './attach.ts';
import { isPlayableAsPokemon, checkBench, doBench } from './bench.ts';
import { type MoveOf, inHand, insist } from './common.ts';
import { kindOf, checkPlayed } from './trainer-limits.ts';

const playEffect = (card: Card): PlayEffect | undefined =>
  card.effects.find((e): e is PlayEffect => e.effect === 'play');
const playContext = (g: Game, player: Player, card: Card, inputs?: Ctx['inputs']): Ctx =>
  newContext({
    g,
    you: player,
    kind: kindOf(card) as Origin,
    name: cardName(card),
    card: card.id,
    ...(inputs && { inputs }),
  });

/** Texts nobody read on which it hangs whether playing the card does anything. */
export function playHangsOn(g: Game, player: Player, card: Card): Quoted[] {
  const effect = playEffect(card);
  return effect && kindOf(card) !== 'stadium' ? hangsOn(playContext(g, player, card), effect, card) : [];
}

/** `named`: what the move names for it. */
export function checkPlay(g: Game, player: Player, card: Card, named: Named = {}): Reason[] {
  if (!card.def) return [W.reasons.unknownCard()];
  if (card.def.kind === 'pokemon') return checkBench(g, player, card);
  if (card.def.kind === 'energy') return checkAttachEnergy(g, player, card);
  if (isPlayableAsPokemon(card)) return checkBench(g, player, card);
  if (kindOf(card) === 'tool') return checkTool(g, player, card);
  const reasons = checkPlayed(g, player, card);
  const effect = playEffect(card);
  if (!effect) return reasons;
  const ctx = playContext(g, player, card, inputsOf(named));
  reasons.push(...requires(ctx, effect.if, cardName(card)));
  if (effect.cost && !canPay(ctx, effect.cost, card)) reasons.push(lackingForCost(g, player, card, effect.cost));
  if (kindOf(card) !== 'stadium' && !couldDoAfter(ctx, effect.cost, effect.do, card)) {
    const stray = misnamed(ctx, effect.do, named);
    if (stray) return [...reasons, stray, W.reasons.noEffect(cardName(card))];
    reasons.push(
      W.reasons.noEffect(cardName(card)),
      ...arrivedTooLate(ctx, effect.do),
      ...evolvingForbidden(ctx, effect.do),
      ...noRoom(ctx, effect.do),
    );
    restOnEmpty(g, player, effect.do);
  }
  return reasons;
}

/** Of cards of whatever kind it is said how many there are. */
function lackingForCost(g: Game, player: Player, card: Card, cost: readonly Op[]): Reason {
  const [op] = cost;
  const needed = op?.do === 'discard-cards' && typeof op.count === 'number' && op.which === undefined ? op.count : 0;
  const there = g.board.players[player].hand.filter(({ id }) => id !== card.id).length;
  return there < needed
    ? W.reasons.tooFewToDiscard(cardName(card), needed, there)
    : W.reasons.cannotPayCost(cardName(card));
}

export function doPlay(g: Game, move: MoveOf<'play'>, force: boolean): void {
  const side = g.board.players[move.by];
  if (side.discard.some((c) => c.id === move.card && c.def && stageOf(c.def) === 'v-union'))
    return doBench(g, move, force);
  const card = inHand(g, move.by, move.card);
  if (card.def?.kind === 'pokemon' || isPlayableAsPokemon(card)) return doBench(g, move, force);
  const target = move.targets?.[0];
  if (card.def?.kind === 'energy' || kindOf(card) === 'tool') {
    if (target === undefined) throw new Illegal([W.reasons.noTarget(cardName(card))]);
    return doAttach(g, { by: move.by, do: 'attach', card: move.card, to: target }, force);
  }
  insist(g, () => checkPlay(g, move.by, card, move), force);
  takeFrom(side.hand, card);
  if (kindOf(card) === 'stadium') return playStadium(g, move.by, card, move.choose?.player);
  const supporter = kindOf(card) === 'supporter';
  if (supporter) side.used['supporter'] = true;
  const name = cardName(card);
  g.happened({ what: supporter ? 'supporter-played' : 'card-played', by: move.by, card: name.en });
  g.step(
    'play',
    W.played(move.by, name, kindOf(card)),
    [
      'ptcg.trainers.follow-text',
      'ptcg.trainers.discard-after-use',
      ...(supporter ? (['ptcg.trainers.one-supporter'] as const) : []),
    ],
    { by: move.by, card: card.id },
  );
  const ctx: Ctx = { ...playContext(g, move.by, card, inputsOf(move)), played: card };
  g.mattered(card);
  askBoxes(g, card, unreadText(card));
  const effect = playEffect(card);
  if (effect?.cost) pay(ctx, effect.cost);
  if (effect) run(ctx, effect.do);
  if (ctx.played) {
    putCard(g, card, 'discard');
    g.became(card.id, 'resolved');
    g.step('discard', W.playedAway(name), ['ptcg.trainers.discard-after-use'], { by: move.by, card: card.id });
  }
  leftover(g, ctx, force);
  fire(g, { event: supporter ? 'supporter-played' : 'item-played', player: move.by });
}
function playStadium(g: Game, player: Player, card: Card, faces?: Player): void {
  const old = g.board.stadium;
  // What the one in play says of that it says as long as it lies there.
  if (old) heedEvent(g, 'stadium-played', { player });
  g.board.players[player].used['stadium'] = true;
  g.board.stadium = { card, owner: player, ...(faces && isTwoSided(card) && { faces }) };
  g.became(card.id, 'played');
  if (old) putCard(g, old.card, 'discard');
  const limiting = [old, g.board.stadium].find((s) => s && limitsBench(s.card));
  if (limiting) g.benchFirst = limiting.owner;
  const rules: RuleId[] = ['ptcg.stadium.only-one', 'ptcg.stadium.one-per-turn'];
  g.step('play', W.stadiumPlayed(player, cardName(card), old && cardName(old.card)), rules, {
    by: player,
    card: card.id,
  });
  fire(g, { event: 'stadium-played', player });
}
