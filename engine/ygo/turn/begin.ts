/** A state that starts inside a turn: where its flow stands. It stays there for the first move. */
import { happen, instant } from '../change/instant.ts';
import { seen } from '../derive/seen.ts';
import { cardOf } from '../board/duel.ts';
import { afterDeclaration } from '../battle/attack.ts';
import { goOnInDamageStep } from '../battle/damage-step.ts';
import { newFight } from '../battle/fight.ts';
import type { Game } from '../game/game.ts';
import { enterBattleStep } from './phases.ts';

export function beginInside(game: Game): void {
  const { duel } = game;
  if (duel.phase !== 'battle') return;
  if (duel.step === 'start') game.flow = { kind: 'turn', go: () => enterBattleStep(game) };
  if (!duel.battle) return;
  const attacker = cardOf(duel, duel.battle.attacker);
  game.fight = newFight(game, duel.battle);
  if (duel.step === 'damage') {
    game.flow = { kind: 'battle', go: () => goOnInDamageStep(game) };
    duel.window = { ...duel.window, kind: 'response' };
    return;
  }
  // Its attack declaration is what the first move can answer.
  attacker.attacked = true;
  instant(game, {}, () =>
    happen(game, {
      kind: 'attack-declared',
      card: seen(game, attacker),
      cause: { kind: 'action', by: attacker.controller },
      player: attacker.controller,
    }),
  );
  duel.window = { kind: 'response', since: 0, last: 0, upTo: 0, passed: [] };
  duel.pending = [];
  game.gathered = duel.log.length;
  game.flow = { kind: 'battle', go: () => afterDeclaration(game) };
}
