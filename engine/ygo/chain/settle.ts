/**
 * After an action, or when a chain has resolved: what holds at once, the window on what happened, triggers, mandatory
 * Quick Effects.
 */
import { endInstant } from '../change/instant.ts';
import { settleControl } from '../follows/control.ts';
import { fieldCards, other } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
import { whyNot } from '../legality/activate.ts';
import type { Activation } from '../legality/activation.ts';
import { gather } from './gather.ts';
import { checkWins } from '../winning/wins.ts';
import { doAtOnce } from '../follows/unchained.ts';
import { holdPositions, selfDestruct } from '../follows/standing.ts';
import { activateNow } from './activate.ts';

/** After an action, or when a chain has resolved: the window opens on what happened, and triggers are gathered. */
export function settle(game: Game, last: number | undefined): void {
  const { duel } = game;
  endInstant(game);
  doAtOnce(game);
  settleControl(game);
  holdPositions(game);
  selfDestruct(game);
  if (checkWins(game)) return;
  duel.window = { kind: 'response', since: game.gathered, last, upTo: duel.log.length - 1, passed: [] };
  game.gathered = duel.log.length;
  gather(game);
  mandatoryQuickEffects(game);
}

/** Mandatory Quick Effects activate by themselves at the first window in which they must, unless a move names them next. */
export function mandatoryQuickEffects(game: Game): void {
  const { duel } = game;
  const first = duel.turn.player;
  for (const player of [first, other(first)] as const)
    for (const card of fieldCards(duel)) {
      if (card.controller !== player) continue;
      for (const declared of card.info.effects) {
        if (
          declared.kind !== 'quick' ||
          !declared.must ||
          duel.chain.some((l) => l.card === card && l.effect === declared)
        )
          continue;
        const next = game.moves[game.next];
        if (next?.do === 'activate' && next.card === card.id) continue;
        const activation: Activation = { by: player, card, declared, cardActivation: false, spellSpeed: 2 };
        if (whyNot(game, activation).length === 0) activateNow(game, activation, { move: undefined });
      }
    }
}

/** The last instant that counts since a mark. */
export const lastInstant = (game: Game, since: number): number | undefined =>
  game.duel.log.slice(since).findLast((i) => !i.cleanUp)?.n;
