/** What may be activated in the Damage Step, and at which of its timings. */
import type { Reason } from '../../ruling/schema.ts';
import { whyBattle } from '../battle/say.ts';
import type { CardEffect } from '../cards.ts';
import type { Card, DuelEvent } from '../board/duel.ts';
import type { Operation } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { declaredBy } from '../operations/declared.ts';
import { why } from '../say/reasons.ts';
import { choose } from '../rulesets/ruleset.ts';
import type { Activation } from './activation.ts';
import { answered, draftLink } from './draft.ts';

type DamageClass = 'stat-change' | 'counter-trap' | 'negates-activation' | 'mandatory' | 'says-so' | 'other';

/** Why an effect may, or may not, be activated in the damage step. */
export function damageStepClass(a: Pick<Activation, 'declared' | 'card' | 'cardActivation'>): DamageClass {
  const e = a.declared;
  if (e && saysSo(e)) return 'says-so';
  if (a.card.info.property === 'counter' && a.cardActivation) return 'counter-trap';
  if (e?.must || e?.kind === 'flip') return 'mandatory';
  const { resolve = [], targets = [] } = e ?? {};
  const does = declaredBy(resolve.filter(isOfOthers), { targets });
  const [first] = resolve;
  if (first?.do === 'negate-activation' || first?.do === 'negate-summon-or-activation') return 'negates-activation';
  return does.will.has('stat-change') || changesStats(first) ? 'stat-change' : 'other';
}
/** Not a change to what the same effect has Summoned: nothing on the field has other values by it. */
const isOfOthers = (op: Operation, at: number, all: readonly Operation[]): boolean =>
  !(op.do === 'modify' && op.cards === 'affected' && all.slice(0, at).some(({ do: done }) => done.endsWith('-summon')));
const changesStats = (first: Operation | undefined): boolean =>
  first?.do === 'modify' && (first.stat === 'atk' || first.stat === 'def');
const saysSo = ({ damageStep, timings, steps }: CardEffect): boolean =>
  damageStep === true || typeof damageStep === 'object' || timings !== undefined || steps?.includes('damage') === true;
const BEFORE_CALCULATION = ['start', 'before-calculation'];
export function whyNotInDamageStep(game: Game, a: Activation): Reason[] {
  const { duel } = game;
  const e = a.declared;
  if (duel.step !== 'damage') return e?.timings ? [why.wrongStep()] : [];
  const { rules } = duel.ruleset.options.damageStep;
  if (e?.damageStep === false) return [why.damageStep(rules)];
  const timings = typeof e?.damageStep === 'object' ? e.damageStep.timings : e?.timings;
  if (timings) return duel.timing !== undefined && timings.includes(duel.timing) ? [] : [why.damageStepTiming(rules)];
  if (e?.kind === 'trigger' || e?.kind === 'flip') return [];
  const early = duel.timing === undefined || BEFORE_CALCULATION.includes(duel.timing);
  const classes: Record<DamageClass, boolean> = choose(duel.ruleset, 'damageStep', {
    'stat-changes-and-counters': {
      'stat-change': early,
      'counter-trap': true,
      'negates-activation': false,
      mandatory: true,
      'says-so': true,
      other: false,
    },
    'fast-effect-classes': {
      'stat-change': early,
      'counter-trap': true,
      'negates-activation': true,
      mandatory: true,
      'says-so': true,
      other: false,
    },
  });
  const kind = damageStepClass(a);
  if (classes[kind] || answersBattle(game, a)) return [];
  return [
    kind === 'stat-change' ? why.damageStepTiming(duel.ruleset.options.statChangesUntil.rules) : why.damageStep(rules),
  ];
}

/** Does it answer the battle itself: battle damage, a destruction by battle? That happens in the Damage Step only. */
function answersBattle(game: Game, a: Activation): boolean {
  if (!a.declared?.on) return false;
  const { event } = answered(game, a, draftLink(game, a));
  return (
    event !== undefined && (event.kind === 'battle-damage' || event.kind === 'battled' || event.cause.kind === 'battle')
  );
}

/** A monster settled as destroyed by battle has no optional Quick Effects any more. */
export const whyNotOfDoomed = (game: Game, a: Activation): Reason[] =>
  game.duel.doomed.includes(a.card.id) && !a.declared?.must
    ? [whyBattle.doomed({ card: a.card.info.name }, game.duel.ruleset.rules.doomed)]
    : [];

const BATTLE_EVENTS: readonly string[] = ['battled', 'battle-damage', 'attack-declared', 'flipped', 'step'];

/** In the Damage Step optional triggers about other cards, with conditions that can be met elsewhere too, do not activate. */
export function mayTriggerInDamageStep(game: Game, p: { card: Card; effect: CardEffect; event: DuelEvent }): boolean {
  const { effect, event } = p;
  if (game.duel.step !== 'damage') return true;
  if (effect.damageStep !== undefined)
    return effect.damageStep === false
      ? false
      : effect.damageStep === true ||
          (game.duel.timing !== undefined && effect.damageStep.timings.includes(game.duel.timing));
  const fits =
    effect.must === true ||
    effect.kind === 'flip' ||
    event.card?.id === p.card.id ||
    BATTLE_EVENTS.includes(event.kind) ||
    event.cause.kind === 'battle';
  return (
    fits || choose(game.duel.ruleset, 'damageStep', { 'stat-changes-and-counters': true, 'fast-effect-classes': false })
  );
}
