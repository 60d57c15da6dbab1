/** Operations that stop something: an activation, an effect, a Summon, an attack, a phase. */
import { addForce, skipNext } from '../change/lasting.ts';
import { happen } from '../change/instant.ts';
import { opposingMonsters } from '../battle/fight.ts';
import { pickCards } from '../choose/choice.ts';
import { cannotBeNegated, forbidden, forbiddenFor } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import type { Card, Link } from '../board/duel.ts';
import type { Phase } from '../../case/schema.ts';
import type { Localized } from '../../ruling/schema.ts';
import { isDrawDue } from '../derive/conditions.ts';
import type { SummonKind } from '../effects/schema.ts';
import type { Attempt, Game } from '../game/game.ts';
import { type Context, playersOf } from '../derive/context.ts';
import { refCards } from '../derive/references.ts';
import { liftRestriction } from '../costs/restrictions.ts';
import { sayEffect } from '../say/effects.ts';
import { sayPrevented } from '../say/prevented.ts';
import { cards, PHASE_NAMES } from '../say/names.ts';
import { becomePhase } from '../turn/phases.ts';
import { shownUntil, affectable, anyCards, causeOf, isUnaffected, name, names, nothing, tell } from './common.ts';
import { type Handlers } from './table.ts';

const canNegateSummon = (game: Game): boolean => !game.attempt || !summonIsSafe(game, game.attempt);

/** What is skipped besides phases. */
const SKIPPED: Partial<Record<Phase | 'turn' | 'normal-draw', Localized>> = {
  turn: { de: 'den Zug', en: 'the turn' },
  'normal-draw': { de: 'die normale Ziehung', en: 'the normal draw' },
};

export const NEGATING = {
  'negate-activation': {
    possible: (game, _op, ctx) => !ctx.responds || !cannotBeNegated(game, ctx.responds, 'activation'),
    run: (game, _op, ctx) => negateLink(game, 'activation', ctx.responds, ctx),
    declares: () => ['negate'],
  },
  'negate-effect': {
    possible: (game, _op, ctx) => !ctx.responds || !cannotBeNegated(game, ctx.responds, 'effect'),
    run: (game, _op, ctx) => negateLink(game, 'effect', ctx.responds, ctx),
    declares: () => ['negate'],
  },
  'negate-this-effect': {
    run: (game, _op, ctx) => negateLink(game, 'effect', ctx.link, ctx),
  },
  'negate-summon': {
    possible: canNegateSummon,
    run: (game, _op, ctx) => negateSummon(game, ctx),
    declares: () => ['negate-summon'],
  },
  'negate-summon-or-activation': {
    possible: (game, _op, ctx) =>
      ctx.responds ? !cannotBeNegated(game, ctx.responds, 'activation') : canNegateSummon(game),
    run(game, _op, ctx) {
      if (!ctx.responds) return negateSummon(game, ctx);
      return negateLink(game, 'activation', ctx.responds, ctx) && [ctx.responds.card];
    },
    declares: () => ['negate', 'negate-summon'],
  },
  'negate-attack': {
    possible: (game) => game.duel.battle !== undefined,
    run(game, op, ctx) {
      const { battle } = game.duel;
      const attacker = battle && game.duel.cards.get(battle.attacker);
      // An attacker that is gone or face-down attacks no more: there is nothing left to negate.
      const attacks = attacker?.zone === 'monsters' && attacker.face === 'up';
      if (!battle || !attacker || !attacks) return nothing(game, op.do, ctx);
      // What is done to an attack is done to the monster that makes it.
      if (isUnaffected(game, op.do, attacker, ctx)) return false;
      happen(game, {
        kind: 'attack-negated',
        card: seen(game, attacker),
        cause: causeOf(ctx),
        player: attacker.controller,
      });
      game.negatedAttack = battle;
      game.duel.battle = undefined;
      game.duel.revision++;
      tell(
        game,
        op.do,
        ctx,
        sayEffect.negatesAttack({ card: name(ctx), attacker: attacker.info.name }),
        ...game.duel.ruleset.rules.attackNegated,
      );
      return true;
    },
    declares: () => ['negate'],
  },
  'change-attack-target': {
    possible: (game, op, ctx) =>
      game.duel.battle !== undefined &&
      (typeof op.to === 'string' || !('where' in op.to) || anyCards(game, op.to, ctx)),
    run(game, op, ctx, by) {
      if (op.to === 'player') return attackDirectly(game, ctx);
      const [to] =
        typeof op.to === 'string' || !('where' in op.to)
          ? refCards(game, op.to as never, ctx)
          : pickCards(game, op.to, ctx, by);
      return attackInstead(game, op.do, to, ctx, op.calculate);
    },
  },
  retarget: {
    possible: (game, _op, { responds }) =>
      responds?.targets.length === 1 || (!responds && game.duel.battle !== undefined),
    run(game, op, ctx) {
      const [to] = refCards(game, op.to, ctx);
      const { responds } = ctx;
      if (!to) return nothing(game, op.do, ctx);
      if (!responds) return attackInstead(game, op.do, to, ctx);
      const [only, more] = responds.targets;
      if (!only || more) return nothing(game, op.do, ctx);
      responds.targets = [{ ...only, id: to.id, stay: to.stay }];
      tell(
        game,
        op.do,
        ctx,
        sayEffect.changesTarget({ card: responds.card.info.name, target: to.info.name }),
        'ygo.rules-vs-cards.card-wins',
      );
      return [to];
    },
  },
  'negate-effects': {
    possible: (game, op, ctx) => anyCards(game, op.cards, ctx),
    run(game, op, ctx, by) {
      const cards = affectable(game, op.do, op.cards, ctx, by).filter(
        (card) => card.face === 'up' && !forbidden(game, 'be-negated', card, causeOf(ctx)),
      );
      if (cards.length === 0) return nothing(game, op.do, ctx);
      for (const card of cards) followLinks(game, card, ctx);
      for (const card of cards)
        addForce(game, card, {
          shown: { what: 'effects-negated', by: name(ctx).en, ...shownUntil(op.until) },
          rules: [{ rule: 'negate-effects' }],
          controller: ctx.you,
          until: op.until,
          ...(ctx.card && { source: ctx.card.id }),
        });
      tell(
        game,
        op.do,
        ctx,
        sayEffect.negatesEffects({ card: name(ctx), cards: names(cards) }),
        game.duel.ruleset.rules.negatedEffect,
      );
      return cards;
    },
    declares: () => ['negate'],
  },
  'end-battle-phase': {
    possible: (game) => game.duel.phase === 'battle',
    run(game, op, ctx) {
      if (game.duel.phase !== 'battle') return nothing(game, op.do, ctx);
      happen(game, { kind: 'battle-phase-ended', cause: causeOf(ctx), player: game.duel.turn.player });
      game.duel.battle = undefined;
      game.duel.timing = undefined;
      game.duel.step = 'end';
      game.duel.revision++;
      tell(game, op.do, ctx, sayEffect.endsBattlePhase({ card: name(ctx) }), 'ygo.battle.end-step');
      return true;
    },
  },
  'go-to-phase': {
    run(game, op, ctx) {
      game.flow = { kind: 'at-once', go: () => becomePhase(game, op.phase) };
      tell(game, op.do, ctx, sayEffect.becomesPhase({ phase: PHASE_NAMES[op.phase] }), 'ygo.rules-vs-cards.card-wins');
      return true;
    },
  },
  skip: {
    possible: (game, op) => op.phase !== 'normal-draw' || isDrawDue(game),
    run(game, op, ctx) {
      if (op.phase === 'normal-draw' && !isDrawDue(game)) return nothing(game, op.do, ctx);
      const player = playersOf(ctx, op.whose)[0] ?? ctx.you;
      skipNext(game, player, op.phase, op.times ?? 1);
      tell(
        game,
        op.do,
        ctx,
        sayEffect.skipsPhase({
          player,
          phase: SKIPPED[op.phase] ?? PHASE_NAMES[op.phase as Phase],
        }),
        'ygo.rules-vs-cards.card-wins',
      );
      return true;
    },
  },
} satisfies Partial<Handlers>;

/** The attack goes on against that monster: what came to the field before is no cause for a replay. */
function attackInstead(
  game: Game,
  what: 'change-attack-target' | 'retarget',
  to: Card | undefined,
  ctx: Context,
  calculate = false,
): readonly Card[] | boolean {
  if (!to || !game.duel.battle) return nothing(game, what, ctx);
  game.duel.battle = { ...game.duel.battle, target: to.id };
  const { ownTarget: _before, ...fight } = game.fight ?? {};
  if (game.fight)
    game.fight = {
      ...(fight as typeof game.fight),
      ...(to.controller === game.fight.by && { ownTarget: to.id }),
      opposing: opposingMonsters(game, game.fight.by),
      ...(calculate && { toCalculation: true }),
    };
  game.duel.revision++;
  tell(game, what, ctx, sayEffect.changesAttackTarget({ target: to.info.name }), 'ygo.rules-vs-cards.card-wins');
  return [to];
}
/** The attack under way becomes a direct one, whatever monsters are there. */
function attackDirectly(game: Game, ctx: Context): boolean {
  const { battle } = game.duel;
  if (!battle || battle.target === 'player') return nothing(game, 'change-attack-target', ctx);
  game.duel.battle = { ...battle, target: 'player' };
  const { ownTarget: _own, ...fight } = game.fight ?? {};
  if (game.fight) game.fight = { ...(fight as typeof game.fight), opposing: opposingMonsters(game, game.fight.by) };
  game.duel.revision++;
  tell(game, 'change-attack-target', ctx, sayEffect.makesDirect(), 'ygo.rules-vs-cards.card-wins');
  return true;
}
function negateSummon(game: Game, ctx: Context): readonly Card[] | boolean {
  const attempt = game.attempt;
  if (!attempt || attempt.negated || summonIsSafe(game, attempt)) return nothing(game, 'negate-summon', ctx);
  attempt.negated = true;
  const text = sayEffect.negatesSummon({
    card: name(ctx),
    what: attempt.cards.length > 0 ? cards(attempt.cards.map(({ info }) => info.name)) : name(ctx),
  });
  game.told.push({ weight: 40, text, ...(ctx.link && { link: ctx.link.serial }) });
  tell(game, 'negate-summon', ctx, text, 'ygo.ss.negated-not-proper');
  return attempt.cards;
}

/** How the Summon under way is made. */
const howSummoned = (game: Game, card: Card): { how: SummonKind } | undefined => {
  const how = [...game.duel.log, ...(game.instant ? [game.instant] : [])]
    .flatMap((i) => i.events)
    .findLast((e) => e.kind === 'summon-attempt' && e.card?.id === card.id)?.how;
  return how && { how };
};
/** "The Summon of … cannot be negated": by the monster's own text or by a rule. */
const summonIsSafe = (game: Game, { cards, by }: Attempt): boolean =>
  cards.some(
    (card) =>
      card.info.effects.some((e) => e.summoning?.cannotBeNegated) ||
      forbidden(game, 'have-summon-negated', card, { kind: 'effect', by: undefined }) !== undefined ||
      forbiddenFor(game, 'have-summon-negated', by, seen(game, card), howSummoned(game, card)) !== undefined,
  );

function negateLink(game: Game, what: 'activation' | 'effect', link: Link | undefined, ctx: Context): boolean {
  if (!link) return nothing(game, `negate-${what}`, ctx);
  if (cannotBeNegated(game, link, what))
    return nothing(game, `negate-${what}`, ctx, sayPrevented.nothingToDo({ card: link.card.info.name }));
  const by = ctx.link?.chain === link.chain ? ctx.link.number : (ctx.card?.id ?? '');
  link.negated ??= { what, by };
  if (what === 'activation') {
    happen(game, {
      kind: 'activation-negated',
      card: link.asActivated,
      cause: causeOf(ctx),
      what: link.cardActivation ? 'card' : 'effect',
      player: link.by,
    });
    forgetActivation(game, link);
  }
  const text = what === 'activation' ? sayEffect.negatesActivation : sayEffect.negatesEffect;
  tell(
    game,
    `negate-${what}`,
    ctx,
    text({ card: name(ctx), what: link.card.info.name, link: link.number }),
    what === 'activation' ? game.duel.ruleset.rules.negatedActivation : game.duel.ruleset.rules.negatedEffect,
    'ygo.chain.activation-vs-resolution',
  );
  return true;
}

/** Limits that count activations are not used up by a negated one. */
function forgetActivation(game: Game, link: Link): void {
  game.duel.uses = game.duel.uses.filter((use) => !(use.link === link.serial && use.counts === 'activate'));
  liftRestriction(game, link);
}

/** A negation put on a card follows the effects it has already activated, wherever the card goes. */
function followLinks(game: Game, card: Card, ctx: Context): void {
  for (const link of game.duel.chain)
    if (link.card === card && !link.outcome && card.stay === link.asActivated.stay) link.negatedFromStart ??= name(ctx);
}
