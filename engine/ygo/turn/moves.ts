/** Moves that lead the turn on: to a phase, to a step of the Battle Phase, to the other player's turn. */
import type { Phase, Player } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import { whyNotAttack, whyNotThisAttack } from '../battle/attack.ts';
import { whyBattle } from '../battle/say.ts';
import { forbiddenFor } from '../derive/forbidden.ts';
import { rulesOf } from '../derive/derive.ts';
import { cardsOfRule, reasonNaming } from '../derive/applied.ts';
import { other, type Card } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
import { closeWindow, registerMove } from '../game/moves.ts';
import { registerOffers } from '../game/offers.ts';
import { choose } from '../rulesets/ruleset.ts';
import { sayPrevented } from '../say/prevented.ts';
import { PHASE_NAMES, STEP_NAMES } from '../say/names.ts';
import { enterBattleStep, enterEndStep, finishTurn, goTowards, leave } from './phases.ts';
import { whyTurn } from './say.ts';

const ORDER: readonly Phase[] = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'];

/** Why there is no Battle Phase for the turn player now. */
function whyNotBattlePhase(game: Game): Reason[] {
  const { duel } = game;
  const { player, number } = duel.turn;
  const forbids = forbiddenFor(game, 'enter-battle-phase', player);
  const used = duel.sides[player].used;
  return [
    ...(number === 1 ? [whyTurn.firstTurn()] : []),
    ...(forbids ? [reasonNaming(forbids, (by) => whyTurn.noBattlePhase({ by }))] : []),
    ...(used['no-battle-phase'] || used['skip-battle']
      ? [whyTurn.noBattlePhase({ by: sayPrevented.anEffectInForce() })]
      : []),
  ];
}
/** Why the turn cannot go on to this phase. */
function whyNotPhase(game: Game, by: Player, to: Phase): Reason[] {
  const { duel } = game;
  if (by !== duel.turn.player) return [whyTurn.notTurnPlayer()];
  // The turn runs on by itself and is there already.
  if (duel.phase === to && game.flow?.kind === 'turn' && (to !== 'battle' || duel.step === 'start')) return [];
  const from = ORDER.indexOf(duel.phase);
  if (ORDER.indexOf(to) <= from) return [whyTurn.wrongOrder({ from: duel.phase, to })];
  if (to === 'main2' && duel.phase !== 'battle') return [whyTurn.main2WithoutBattle()];
  return [
    ...(to === 'battle' ? whyNotBattlePhase(game) : []),
    ...(to === 'end' ? whyNotSkipBattle(game) : []),
    ...whyNotLeaveBattle(game),
  ];
}
/** A monster that must attack and could asks for the Battle Phase. */
function whyNotSkipBattle(game: Game): Reason[] {
  const { duel } = game;
  if (duel.phase !== 'main1' || whyNotBattlePhase(game).length > 0) return [];
  const able = mustAttack(game).find((card) => couldAttack(game, card));
  return able ? [whyTurn.mustAttackFirst({ card: able.info.name })] : [];
}
/** Monsters of the turn player that must attack. */
const mustAttack = (game: Game): Card[] =>
  rulesOf(game, 'must-attack')
    .flatMap((a) => cardsOfRule(game, a.rule.cards, a))
    .filter((card) => card.controller === game.duel.turn.player && card.zone === 'monsters');
/** Could it attack something, were the Battle Step there? */
const couldAttack = (game: Game, card: Card): boolean =>
  [...game.duel.sides[other(card.controller)].zones.monsters.map((m) => m.id), 'player'].some(
    (target) => whyNotThisAttack(game, card.controller, card, target).length === 0,
  );
/** A monster that must attack and can keeps the Battle Phase open. */
function whyNotLeaveBattle(game: Game): Reason[] {
  const { duel } = game;
  // Who battles a case need not say.
  if (duel.battle || (duel.phase === 'battle' && duel.step === 'damage')) return [whyBattle.attackUnderWay()];
  if (duel.phase !== 'battle' || duel.step !== 'battle') return [];
  const { player } = duel.turn;
  const forced = rulesOf(game, 'must-attack').flatMap((a) => cardsOfRule(game, a.rule.cards, a));
  const able = forced.find(
    (card) =>
      card.controller === player &&
      card.zone === 'monsters' &&
      [...duel.sides[other(player)].zones.monsters.map((m) => m.id), 'player'].some(
        (target) => whyNotAttack(game, player, card, target).length === 0,
      ),
  );
  return able ? [whyTurn.mustAttackFirst({ card: able.info.name })] : [];
}

registerMove('phase', {
  whyNot: (game, move) => whyNotPhase(game, move.by, move.to),
  make(game, move) {
    if (game.duel.phase === move.to) return;
    leave(game, PHASE_NAMES[move.to], () => goTowards(game, move.to));
  },
});
registerMove('end-turn', {
  whyNot: (game, move) =>
    move.by === game.duel.turn.player
      ? [...whyNotSkipBattle(game), ...whyNotLeaveBattle(game)]
      : [whyTurn.notTurnPlayer()],
  make(game) {
    const { duel } = game;
    const next = PHASE_NAMES.end;
    if (duel.phase === 'end') return leave(game, next, () => finishTurn(game));
    leave(game, next, () => goTowards(game, 'end', () => finishTurn(game)));
  },
});
registerMove('step', {
  whyNot(game, move) {
    const { duel } = game;
    if (duel.phase === 'battle' && duel.step === move.to && (move.timing ?? duel.timing) === duel.timing) return [];
    if (move.by !== duel.turn.player) return [whyTurn.notTurnPlayer()];
    if (duel.phase !== 'battle') return [whyTurn.notThere({ step: move.to })];
    if (move.to === 'end' && duel.step === 'battle') return whyNotLeaveBattle(game);
    if (move.to === 'battle' && duel.step === 'end') {
      const { rules } = duel.ruleset.options.endStep;
      return choose(duel.ruleset, 'endStep', { 'may-return': [], 'may-not-return': [whyTurn.noReturn(rules)] });
    }
    return [whyTurn.notThere({ step: move.to })];
  },
  make(game, move) {
    const { duel } = game;
    if (duel.step === move.to) return;
    // The move names the point where the next one happens: nobody acts before it.
    if (move.to === 'end') {
      leave(game, STEP_NAMES.end, () => enterEndStep(game));
      closeWindow(game);
    }
    if (move.to === 'battle') enterBattleStep(game);
  },
});

/** Phases the turn player may go to now. */
registerOffers((game, player) =>
  player !== game.duel.turn.player
    ? []
    : (['battle', 'main2', 'end'] as const)
        .filter((to) => ORDER.indexOf(to) > ORDER.indexOf(game.duel.phase))
        .map((to) => {
          const reasons = whyNotPhase(game, player, to);
          return {
            by: player,
            card: to,
            name: PHASE_NAMES[to],
            do: 'phase',
            legal: reasons.length === 0,
            reasons,
            open: [],
          };
        }),
);
