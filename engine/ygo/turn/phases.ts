/**
 * The turn as it runs: entering and leaving phases, what each does by itself (draw, maintenance costs, effects of the phase, durations, hand
 * limit), and the next turn. A phase is left by passing: the opponent has the last chance to act, and who acts keeps the phase open.
 */
import { PHASES, type Phase, type Player } from '../../case/schema.ts';
import type { RuleId } from '../../ruling/schema.ts';
import { lastInstant, settle } from '../chain/settle.ts';
import { endDuel } from '../change/life-points.ts';
import { drawCards } from '../change/deck.ts';
import { happen, instant, touch, touchPlayer } from '../change/instant.ts';
import { takeSkip } from '../change/lasting.ts';
import { moveCard } from '../change/moving.ts';
import { askCards } from '../choose/choice.ts';
import { forbiddenFor } from '../derive/forbidden.ts';
import { rulesOf } from '../derive/derive.ts';
import { sourceName } from '../derive/applied.ts';
import { cardOf, other, type Card } from '../board/duel.ts';
import { endDurations } from '../follows/duration.ts';
import { reason, sayingOf, step, type Game } from '../game/game.ts';
import { insteadOf } from '../follows/replacing.ts';
import { isWhose } from '../derive/context.ts';
import { openState } from '../game/moves.ts';
import { choose } from '../rulesets/ruleset.ts';
import { sayEffect } from '../say/effects.ts';
import { sayPrevented } from '../say/prevented.ts';
import { PHASE_NAMES } from '../say/names.ts';
import { activatesBeforeDraw, finishDue, goOnWithDue, isSomethingDue, noteDue, once } from './due.ts';
import { decideByTime } from '../winning/match.ts';
import { sayTurn } from './say.ts';

/** The turn player passes to go on; the opponent may act; if nobody does, `go` follows. */
export function leave(game: Game, to: { de: string; en: string }, go: () => void): void {
  const { duel } = game;
  duel.window = { kind: 'leaving', since: duel.log.length, last: undefined, upTo: -1, passed: [duel.turn.player] };
  game.flow = { kind: 'leaving', go };
  step(game, {
    kind: 'leaving',
    by: duel.turn.player,
    text: sayTurn.wantsOn({ player: duel.turn.player, to }),
    rules: ['ygo.priority.implicit-pass', 'ygo.priority.interrupt-end', duel.ruleset.rules.leavePhase],
  });
}

const PHASE_RULES: Record<Phase, readonly RuleId[]> = {
  draw: ['ygo.turn.draw.first-phase', 'ygo.turn.draw.other-actions'],
  standby: ['ygo.turn.standby.effects', 'ygo.turn.standby.other-actions'],
  main1: ['ygo.turn.main1.actions', 'ygo.turn.main1.any-order'],
  battle: ['ygo.battle.enter', 'ygo.battle.start-step'],
  main2: ['ygo.turn.main2.when', 'ygo.turn.main2.same-actions'],
  end: ['ygo.turn.end.declare', 'ygo.turn.end.other-actions'],
};

/** Enters a phase; when all that happens in it by itself is over, and nobody acts, `then` follows. */
function enterPhase(game: Game, phase: Phase, then?: () => void): void {
  const { duel } = game;
  if (skips(game, phase)) {
    if (then) then();
    return;
  }
  duel.phase = phase;
  duel.step = phase === 'battle' ? 'start' : undefined;
  duel.timing = undefined;
  duel.battle = undefined;
  duel.revision++;
  const before = duel.log.length;
  instant(game, {}, () =>
    happen(game, { kind: 'phase', phase, player: duel.turn.player, cause: { kind: 'rule', by: duel.turn.player } }),
  );
  step(game, {
    kind: 'phase',
    by: duel.turn.player,
    text: sayTurn.enters({ phase, player: duel.turn.player }),
    rules: PHASE_RULES[phase],
  });
  phaseActions(game, true);
  if (duel.over) return;
  settle(game, lastInstant(game, before));
  afterEntering(game, then);
}
/** The effects that must activate in this phase, each on its own chain; then what follows. */
function afterEntering(game: Game, then: (() => void) | undefined): void {
  const { phase } = game.duel;
  if (phase === 'battle') {
    game.flow = { kind: 'turn', go: () => enterBattleStep(game) };
    return;
  }
  const more = goOnWithDue(game);
  if (then !== undefined || game.duel.chain.length > 0 || more)
    game.flow = {
      kind: 'turn',
      go() {
        drawIfDue(game);
        if (game.duel.over) return;
        if (isSomethingDue(game)) afterEntering(game, then);
        else then?.();
      },
    };
  else if (game.duel.window.kind === 'response' && (phase === 'main1' || phase === 'main2')) openState(game);
}
export function enterBattleStep(game: Game): void {
  const { duel } = game;
  duel.step = 'battle';
  duel.revision++;
  step(game, {
    kind: 'step',
    by: duel.turn.player,
    text: sayTurn.entersStep({ step: 'battle' }),
    rules: ['ygo.battle.four-steps', 'ygo.battle.return-to-battle-step'],
  });
  openState(game);
}
export function enterEndStep(game: Game, then?: () => void): void {
  const { duel } = game;
  duel.step = 'end';
  duel.revision++;
  const before = duel.log.length;
  instant(game, {}, () =>
    happen(game, {
      kind: 'step',
      phase: 'battle',
      step: 'end',
      player: duel.turn.player,
      cause: { kind: 'rule', by: duel.turn.player },
    }),
  );
  step(game, {
    kind: 'step',
    by: duel.turn.player,
    text: sayTurn.entersStep({ step: 'end' }),
    rules: ['ygo.battle.end-step', ...duel.ruleset.options.endStep.rules],
  });
  settle(game, lastInstant(game, before));
  if (then) game.flow = { kind: 'turn', go: then };
}

/** Must this phase be skipped? The mark is used up. */
function skips(game: Game, phase: Phase): boolean {
  const { duel } = game;
  if (!takeSkip(game, duel.turn.player, phase)) return false;
  step(game, {
    kind: 'phase-skipped',
    outcome: 'skipped',
    by: duel.turn.player,
    text: sayTurn.phaseSkipped({ phase, player: duel.turn.player }),
    rules: ['ygo.rules-vs-cards.card-wins', 'ygo.turn.sequence'],
  });
  return true;
}

// ───────────────────────────── what a phase does ─────────────────────────────

/** What the rules do in a phase, once. A state that starts in a phase does it when the phase is left. */
function phaseActions(game: Game, entering = false): void {
  if (!once(game, 'actions')) return;
  // What the next moves activate "before you draw" comes first.
  if (!(entering && activatesBeforeDraw(game))) drawIfDue(game);
  if (!game.duel.over) noteDue(game);
}
/** A phase is left: what it still has to do is done. */
function finishPhase(game: Game): void {
  phaseActions(game);
  drawIfDue(game);
  finishDue(game);
}

/** The normal draw, once in its phase. */
function drawIfDue(game: Game): void {
  if (game.duel.phase === 'draw' && !game.duel.over && once(game, 'draw')) drawForTurn(game);
}
function drawForTurn(game: Game): void {
  const { duel } = game;
  const { player, number } = duel.turn;
  const drawn = duel.history.some((h) => h.what === 'drawn' && !h.lastTurn && (h.by ?? player) === player);
  if (drawn) return;
  if (takeSkip(game, player, 'normal-draw')) return;
  const { rules } = duel.ruleset.options.firstDraw;
  const first = choose(duel.ruleset, 'firstDraw', { draws: false, 'does-not-draw': number === 1 });
  if (first) {
    step(game, { kind: 'draw', outcome: 'skipped', by: player, text: sayTurn.noFirstDraw({ player }), rules });
    return;
  }
  const forbids = forbiddenFor(game, 'draw', player);
  if (forbids) {
    const text = sayPrevented.isForbidden({ what: PHASE_NAMES.draw, by: sourceName(forbids) });
    step(game, {
      kind: 'draw',
      outcome: 'skipped',
      by: player,
      ...sayingOf(forbids),
      text,
      rules: ['ygo.rules-vs-cards.card-wins'],
    });
    return;
  }
  if (insteadOf(game, 'normal-draw', player, 1)) return;
  const { missing } = instant(game, {}, () => drawCards(game, player, 1, { kind: 'rule', by: player }));
  if (missing === 0) {
    step(game, {
      kind: 'draw',
      by: player,
      text: sayTurn.drawsForTurn({ player }),
      rules: ['ygo.turn.draw.draw-one', ...(number === 1 ? rules : [])],
    });
    return;
  }
  const text = sayEffect.cannotDraw({ player });
  endDuel(game, other(player), reason('deck-out', text, 'ygo.win.cannot-draw'));
  step(game, { kind: 'deck-out', by: player, text, rules: ['ygo.win.cannot-draw', 'ygo.turn.draw.draw-one'] });
}

// ───────────────────────────── from phase to phase ─────────────────────────────

/** The phase after the one at hand on the way to another. */
function nextPhase(from: Phase, to: Phase): Phase {
  switch (from) {
    case 'draw':
      return 'standby';
    case 'standby':
      return 'main1';
    case 'main1':
      return to === 'battle' ? 'battle' : 'end';
    case 'battle':
      return to === 'main2' ? 'main2' : 'end';
    default:
      return 'end';
  }
}
const liesAhead = (from: Phase, to: Phase): boolean =>
  PHASES.indexOf(to) > PHASES.indexOf(from) && (to !== 'main2' || from === 'battle');
/** Leaves the phase at hand and enters the following ones, up to `to`; then `then`. */
export function goTowards(game: Game, to: Phase, then?: () => void): void {
  const { duel } = game;
  finishPhase(game);
  if (duel.over) return;
  if (duel.phase === 'battle' && duel.step !== 'end') return enterEndStep(game, () => goTowards(game, to, then));
  if (duel.phase === 'battle') endDurations(game, 'end-of-battle-phase');
  endDurations(game, 'end-of-phase');
  if (decideByTime(game, 'phase')) return;
  // A phase that does not lie ahead was gone to all the same (and accepted): there at once.
  const next = liesAhead(duel.phase, to) ? nextPhase(duel.phase, to) : to;
  if (next === to) enterPhase(game, next, then);
  else enterPhase(game, next, () => goTowards(game, to, then));
}

/** An effect makes it another phase at once: what lies between does not happen. */
export function becomePhase(game: Game, phase: Phase): void {
  if (game.duel.phase === 'battle') endDurations(game, 'end-of-battle-phase');
  endDurations(game, 'end-of-phase');
  enterPhase(game, phase);
}

/** The End Phase is over: hand limit, what lasts until the end of the turn, the other player's turn up to Main Phase 1. */
export function finishTurn(game: Game): void {
  finishPhase(game);
  if (game.duel.over) return;
  discardToLimit(game);
  if (game.duel.chain.length > 0 || game.duel.over) {
    game.flow = { kind: 'turn', go: () => beginNextTurn(game) };
    return;
  }
  beginNextTurn(game);
}
function discardToLimit(game: Game): void {
  const { duel } = game;
  const { player } = duel.turn;
  const hand = duel.sides[player].zones.hand;
  const limit = handLimit(game, player);
  const excess = hand.length - limit;
  if (excess <= 0) return;
  const cards = chosenDiscards(game, player, hand, excess);
  const before = duel.log.length;
  instant(game, {}, () =>
    cards.forEach((card) => moveCard(game, card, { zone: 'graveyard' }, { kind: 'rule', by: player }, ['discarded'])),
  );
  step(game, {
    kind: 'hand-limit',
    by: player,
    text: sayTurn.discardsToLimit({ player, limit, cards: cards.map((c) => c.info.name) }),
    rules: [...duel.ruleset.numbers.handLimit.rules],
  });
  settle(game, lastInstant(game, before));
}
function handLimit(game: Game, player: Player): number {
  const standard = game.duel.ruleset.numbers.handLimit.value;
  return rulesOf(game, 'hand-limit').reduce((limit, a) => {
    if (!isWhose({ you: a.controller }, a.rule.player ?? 'you', player)) return limit;
    return a.rule.count === 'none' ? Infinity : a.rule.count;
  }, standard);
}
function chosenDiscards(game: Game, player: Player, hand: readonly Card[], count: number): Card[] {
  if (hand.every((card) => card.info.unknown)) return hand.slice(0, count);
  const before = game.rec.decisions.filter((d) => d.id.startsWith('hand-limit')).length;
  const ids = askCards(game, {
    id: before === 0 ? 'hand-limit' : `hand-limit/${before + 1}`,
    by: player,
    what: 'choice',
    text: sayTurn.whichDiscards({ player, count }),
    ...(count === 1 && { answers: hand.map((card) => ({ value: [card.id], text: card.info.name })) }),
    rules: ['ygo.turn.end.hand-limit'],
  });
  return ids.slice(0, count).map((id) => cardOf(game.duel, id));
}

function beginNextTurn(game: Game): void {
  const { duel } = game;
  endDurations(game, 'end-of-turn');
  if (decideByTime(game, 'turn')) return;
  duel.turn = { player: other(duel.turn.player), number: duel.turn.number + 1 };
  duel.step = undefined;
  duel.timing = undefined;
  duel.phase = 'draw';
  duel.history = duel.history.filter((h) => !h.lastTurn).map((h) => ({ ...h, lastTurn: true }));
  for (const card of duel.cards.values())
    if (card.attacked || card.positionChanged) {
      card.attacked = false;
      card.positionChanged = false;
      touch(game, card);
    }
  for (const player of ['A', 'B'] as const) {
    const { used } = duel.sides[player];
    duel.sides[player].used = Object.fromEntries(Object.entries(used).filter(([key]) => key.startsWith('skip-')));
    touchPlayer(game, player);
  }
  duel.revision++;
  step(game, {
    kind: 'turn',
    by: duel.turn.player,
    text: sayTurn.turnBegins({ player: duel.turn.player, number: duel.turn.number }),
    rules: ['ygo.turn.sequence'],
  });
  if (takeSkip(game, duel.turn.player, 'turn')) return beginNextTurn(game);
  enterPhase(game, 'draw', () => enterPhase(game, 'standby', () => enterPhase(game, 'main1')));
}
