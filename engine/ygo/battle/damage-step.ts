/**
 * The Damage Step: its timings as windows, in the order of the ruleset. Start; before damage calculation (an attacked face-down monster is turned
 * face-up); damage calculation; after it (effects of the battle, held Flip Effects; destroyed monsters are still there); end (they leave, effects
 * of that activate). What may be activated in each is asked in `legality/`; this file leads from one to the next.
 */
import type { DamageTiming } from '../../case/schema.ts';
import { lastInstant, settle } from '../chain/settle.ts';
import { checkLifePoints } from '../winning/life-points.ts';
import { happen, instant } from '../change/instant.ts';
import { moveCard, type Moved } from '../change/moving.ts';
import { tellRedirects } from '../change/redirected.ts';
import { turnFaceUp } from '../change/on-field.ts';
import { seen } from '../derive/seen.ts';
import { other, type Card, type Cause } from '../board/duel.ts';
import { endDurations } from '../follows/duration.ts';
import { step, type Game } from '../game/game.ts';
import { openState } from '../game/moves.ts';
import { choose } from '../rulesets/ruleset.ts';
import { calculate } from './calculate.ts';
import { isThere, targetOf, type Fight } from './fight.ts';
import { sayBattle } from './say.ts';

const TIMINGS: readonly DamageTiming[] = ['start', 'before-calculation', 'calculation', 'after-calculation', 'end'];

export function enterDamageStep(game: Game): void {
  const { duel, fight } = game;
  duel.step = 'damage';
  duel.timing = undefined;
  if (fight?.toCalculation) return canBattle(game, fight) ? enterTiming(game, 'calculation') : endWithout(game, fight);
  const first = choose<'damageStepProcedure', DamageTiming>(duel.ruleset, 'damageStepProcedure', {
    'five-timings': 'start',
    'six-steps': 'before-calculation',
  });
  enterTiming(game, first);
}
/** From the timing at hand to the next. */
export function goOnInDamageStep(game: Game): void {
  const { duel, fight } = game;
  if (!fight) return finish(game);
  if (duel.timing === 'calculation') return afterCalculation(game, fight);
  const next = TIMINGS[TIMINGS.indexOf(duel.timing ?? 'start') + 1];
  if (duel.timing === 'end' || !next) return finish(game);
  if ((next === 'before-calculation' || next === 'calculation') && !canBattle(game, fight))
    return endWithout(game, fight);
  enterTiming(game, next);
}

function enterTiming(game: Game, timing: DamageTiming): void {
  const { duel, fight } = game;
  duel.timing = timing;
  duel.revision++;
  if (fight) fight.chainsBefore = duel.chains;
  step(game, {
    kind: 'damage-step',
    by: duel.turn.player,
    text: sayBattle.timing({ timing }),
    rules: ['ygo.damage-step.meaning', ...duel.ruleset.rules.damageStepTimings[timing]],
  });
  const before = duel.log.length;
  if (fight && timing === 'end') destroyedLeave(game, fight);
  else instant(game, {}, () => announce(game, timing));
  if (fight && (timing === 'before-calculation' || timing === 'calculation')) flipTarget(game, fight);
  settle(game, lastInstant(game, before));
  if (!duel.over) game.flow = { kind: 'battle', go: () => goOnInDamageStep(game) };
}
/** The timing itself as an event, for effects "at the start of the Damage Step" and the like. */
const announce = (game: Game, timing: DamageTiming): void =>
  happen(game, {
    kind: 'step',
    phase: 'battle',
    step: 'damage',
    timing,
    player: game.duel.turn.player,
    cause: { kind: 'rule', by: game.duel.turn.player },
  });

/** Are both still there to battle each other? */
function canBattle(game: Game, fight: Fight): boolean {
  return gone(game, fight) === undefined;
}
function gone(game: Game, { attacker, by, ownTarget }: Fight): Card | undefined {
  const { card } = attacker;
  if (!isThere(attacker) || card.controller !== by || card.face === 'down' || !game.duel.battle) return card;
  const target = targetOf(game);
  return target && (target.zone !== 'monsters' || (target.controller === by && target.id !== ownTarget))
    ? target
    : undefined;
}

/** An attacked face-down monster is turned face-up; its Flip Effect waits. */
function flipTarget(game: Game, fight: Fight): void {
  const target = targetOf(game);
  if (!target || target.face === 'up') return;
  const cause: Cause = { kind: 'battle', by: fight.by, card: seen(game, fight.attacker.card) };
  instant(game, {}, () => turnFaceUp(game, target, 'defense', cause));
  step(game, {
    kind: 'flip',
    card: target.id,
    by: target.controller,
    text: sayBattle.flipped({ card: target.info.name }),
    rules: game.duel.ruleset.rules.attackedFaceDown,
  });
}

/** Values are compared, damage is dealt, it is settled what is destroyed; then the effects of that activate. */
function afterCalculation(game: Game, fight: Fight): void {
  const { duel } = game;
  if (!canBattle(game, fight)) return endWithout(game, fight);
  const before = duel.log.length;
  calculate(game, fight);
  fight.calculated = true;
  if (checkLifePoints(game)) return;
  duel.timing = 'after-calculation';
  duel.revision++;
  releaseHeld(game, before);
  step(game, {
    kind: 'damage-step',
    by: duel.turn.player,
    text: sayBattle.timing({ timing: 'after-calculation' }),
    rules: ['ygo.damage-step.meaning', ...duel.ruleset.rules.damageStepTimings['after-calculation']],
  });
  settle(game, lastInstant(game, before));
  if (!duel.over) game.flow = { kind: 'battle', go: () => goOnInDamageStep(game) };
}
/** Flip Effects held since the flip belong to this moment now. */
function releaseHeld(game: Game, before: number): void {
  const last = lastInstant(game, before);
  game.duel.pending = game.duel.pending.map((p) =>
    p.event.kind === 'flipped' && p.event.cause.kind === 'battle' && last !== undefined ? { ...p, instant: last } : p,
  );
}
function endWithout(game: Game, fight: Fight): void {
  const card = gone(game, fight) ?? fight.attacker.card;
  const text = sayBattle.noCalculation({ card: card.info.name });
  game.told.push({ weight: 60, after: game.rec.steps.length, text });
  step(game, {
    kind: 'no-calculation',
    outcome: 'skipped',
    card: card.id,
    text,
    rules: game.duel.ruleset.rules.noCalculation,
  });
  enterTiming(game, 'end');
}

/** Monsters settled as destroyed by battle leave the field, at the same time: the moment that effects "at the end of the Damage Step" answer, too. */
function destroyedLeave(game: Game, fight: Fight): void {
  const { duel } = game;
  const due = fight.destroyed.filter(({ fighter }) => isThere(fighter));
  duel.doomed = [];
  duel.revision++;
  if (due.length === 0) return instant(game, {}, () => announce(game, 'end'));
  const causes = due.map(({ fighter: { card }, by }): Cause => ({
    kind: 'battle',
    by: other(card.controller),
    ...(by && { card: seen(game, by.card) }),
  }));
  const moved = instant(game, {}, (): Moved[] => {
    announce(game, 'end');
    return due.map(({ fighter: { card } }, i) =>
      moveCard(game, card, { zone: 'graveyard' }, causes[i] as Cause, ['destroyed']),
    );
  });
  step(game, {
    kind: 'destroyed-by-battle',
    text: sayBattle.toGraveyard({ cards: due.map(({ fighter }) => fighter.card.info.name) }),
    rules: ['ygo.damage-step.meaning', ...duel.ruleset.rules.damageStepTimings.end, 'ygo.fx.gy.after-resolve-effects'],
  });
  tellRedirects(game, moved);
}

/** The battle is over: what lasted until now ends; back to the Battle Step. */
function finish(game: Game): void {
  const { duel } = game;
  endDurations(game, 'end-of-damage-step');
  duel.battle = undefined;
  duel.timing = undefined;
  duel.step = duel.phase === 'battle' ? 'battle' : undefined;
  duel.doomed = [];
  duel.revision++;
  game.fight = undefined;
  step(game, {
    kind: 'step',
    by: duel.turn.player,
    text: sayBattle.backToBattleStep(),
    rules: ['ygo.battle.return-to-battle-step'],
  });
  openState(game);
}
