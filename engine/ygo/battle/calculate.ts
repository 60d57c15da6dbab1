/**
 * Damage calculation: the values that are compared with every change that made them, the damage (`damage.ts`), then what is destroyed.
 */
import type { Player } from '../../case/schema.ts';
import type { DamageReport, DamageTerm, RuleId } from '../../ruling/schema.ts';
import { changeLife } from '../change/life-points.ts';
import { happen, instant } from '../change/instant.ts';
import { protectionOf } from '../change/destroying.ts';
import { seen } from '../derive/seen.ts';
import { sourceName } from '../derive/applied.ts';
import { statAnswer } from '../derive/values.ts';
import { other, type Card, type Cause, type DuelEvent } from '../board/duel.ts';
import { fact, pathOf, sayingOf, step, type Game } from '../game/game.ts';
import { damagePlayer } from '../operations/life-points.ts';
import { askedValue } from '../derive/asked-value.ts';
import { insteadOf } from '../follows/replacing.ts';
import { negateDoomed } from '../follows/unchained.ts';
import { choose } from '../rulesets/ruleset.ts';
import { attackingStat, damageTerms, type Dealt, type Result, type Stat, type Value } from './damage.ts';
import { fighter, targetOf, type Fight } from './fight.ts';
import { pointsOf, sayBattle } from './say.ts';

/** The value a monster battles with. An unknown one (`?`) is asked. */
function battleValue(game: Game, card: Card, stat: Stat): Value {
  const answer = statAnswer(game, card, stat);
  const value = answer.value === '?' ? askedValue(game, card, stat) : answer.value;
  return { card, stat, answer, value };
}

function compare(game: Game, fight: Fight, attacker: Value, target: Value | undefined): Result {
  const { ruleset } = game.duel;
  const defender = fight.ownTarget !== undefined && target?.card.id === fight.ownTarget ? fight.by : other(fight.by);
  if (!target)
    return {
      damaged: defender,
      amount: attacker.value,
      destroyed: [],
      rules: ['ygo.damage.direct-attack'],
    };
  const a = attacker.value;
  const d = target.value;
  const result = (damaged: Player | undefined, amount: number, destroyed: Card[], ...rules: RuleId[]): Result => ({
    damaged,
    amount,
    destroyed,
    rules,
  });
  if (target.stat === 'def') {
    if (a > d)
      return result(undefined, a - d, [target.card], 'ygo.damage.vs-defense.win', 'ygo.battle.no-piercing-by-default');
    if (a === d) return result(undefined, 0, [], 'ygo.damage.vs-defense.tie');
    return result(fight.by, d - a, [], 'ygo.damage.vs-defense.lose');
  }
  if (a > d) return result(defender, a - d, [target.card], 'ygo.damage.vs-attack.win');
  if (a < d) return result(fight.by, d - a, [attacker.card], 'ygo.damage.vs-attack.lose');
  const both = [attacker.card, target.card];
  return a > 0
    ? result(undefined, 0, both, 'ygo.damage.vs-attack.tie')
    : result(
        undefined,
        0,
        choose<'zeroAtk', Card[]>(ruleset, 'zeroAtk', { 'both-destroyed': both, 'none-destroyed': [] }),
        ...ruleset.options.zeroAtk.rules,
      );
}

// ───────────────────────────── the calculation ─────────────────────────────

export function calculate(game: Game, fight: Fight): void {
  const card = fight.attacker.card;
  const targetCard = targetOf(game);
  if (!targetCard && dealsNothing(game, fight)) return directWithout(game, fight);
  const attacker = battleValue(game, card, attackingStat(game, card));
  const target = targetCard && battleValue(game, targetCard, targetCard.position === 'attack' ? 'atk' : 'def');
  tellValue(game, attacker);
  if (target) tellValue(game, target);
  const result = compare(game, fight, attacker, target);
  tellComparison(game, fight, attacker, target, result);
  const { terms, dealt } = damageTerms(game, fight, attacker, target, result);
  const destroyed = settleDestroyed(game, fight, result, targetCard);
  const taken = dealt.filter((d) => d.asEffect || !insteadOf(game, 'battle-damage', d.player, d.amount));
  dealDamage(game, fight, targetCard, taken);
  reportBattle(game, fight, { attacker, target, terms, dealt: taken, destroyed });
  tellDestroyed(game, destroyed, attacker, target);
  negateDoomed(
    game,
    destroyed.map((fallen) => destruction(game, fallen, fallen === targetCard ? card : targetCard)),
  );
}
const destruction = (game: Game, card: Card, by: Card | undefined): DuelEvent => ({
  kind: 'destroyed',
  card: seen(game, card),
  cause: { kind: 'battle', by: other(card.controller), ...(by && { card: seen(game, by) }) },
  player: card.controller,
});

/** What the battle under way would inflict to a player as things stand. */
export function wouldTake(game: Game, player: Player): number {
  const { fight } = game;
  if (!fight || !game.duel.battle || fight.calculated) return 0;
  const targetCard = targetOf(game);
  const attacker = battleValue(game, fight.attacker.card, attackingStat(game, fight.attacker.card));
  const target = targetCard && battleValue(game, targetCard, targetCard.position === 'attack' ? 'atk' : 'def');
  const { dealt } = damageTerms(game, fight, attacker, target, compare(game, fight, attacker, target));
  return dealt.reduce((sum, one) => sum + (one.player === player && !one.asEffect ? one.amount : 0), 0);
}

/** A direct attack of an ATK nobody knows that inflicts no damage whatever it is: there is nothing to ask. */
function dealsNothing(game: Game, fight: Fight): boolean {
  const { card } = fight.attacker;
  const stat = attackingStat(game, card);
  const answer = statAnswer(game, card, stat);
  if (answer.value !== '?' || game.rec.answerTo(`${card.id}/${stat}`) !== undefined) return false;
  return [1, MUCH].every((value) => {
    const probe: Value = { card, stat, answer: { ...answer, base: value, terms: [] }, value };
    return damageTerms(game, fight, probe, undefined, compare(game, fight, probe, undefined)).dealt.length === 0;
  });
}
/** More than any monster's ATK. */
const MUCH = 100_000;
function directWithout(game: Game, fight: Fight): void {
  const { card } = fight.attacker;
  const stat = attackingStat(game, card);
  const answer = statAnswer(game, card, stat);
  step(game, {
    kind: 'damage-calculation',
    by: fight.by,
    card: card.id,
    text: sayBattle.directUnknown({ a: card.info.name, player: other(fight.by) }),
    rules: [
      'ygo.damage.which-values',
      ...game.duel.ruleset.rules.damageStepTimings.calculation,
      'ygo.damage.direct-attack',
    ],
  });
  const destroyed = settleDestroyed(
    game,
    fight,
    { damaged: undefined, amount: 0, destroyed: [], rules: [] },
    undefined,
  );
  dealDamage(game, fight, undefined, []);
  const attacker: Value = { card, stat, answer, value: 0 };
  reportBattle(game, fight, { attacker, target: undefined, terms: [], dealt: [], destroyed });
}

function tellValue(game: Game, { card, stat, answer }: Value): void {
  for (const t of answer.terms)
    step(game, {
      kind: stat,
      outcome: t.outcome,
      card: card.id,
      by: card.controller,
      because: [fact(`${pathOf(game.duel, card)}/current/${stat}`, t.before)],
      text: sayBattle.stat({
        card: card.info.name,
        stat,
        op: t.op,
        value: t.value,
        source: t.source,
        after: t.after,
        applied: t.outcome === 'applied',
      }),
      rules: ['ygo.glossary.original-atk-def.excludes-changes', ...game.duel.ruleset.rules.statChanges],
    });
}
function tellComparison(game: Game, fight: Fight, attacker: Value, target: Value | undefined, result: Result): void {
  const name = attacker.card.info.name;
  const because = [fact(`${pathOf(game.duel, attacker.card)}/current/${attacker.stat}`, attacker.value)];
  if (target)
    because.push(
      fact(`${pathOf(game.duel, target.card)}/position`, target.card.position),
      fact(`${pathOf(game.duel, target.card)}/current/${target.stat}`, target.value),
    );
  step(game, {
    kind: 'damage-calculation',
    by: fight.by,
    card: attacker.card.id,
    because,
    text: target
      ? sayBattle.compares({
          a: { name, ...attacker },
          b: { name: target.card.info.name, ...target },
        })
      : sayBattle.directDamage({ a: { name, ...attacker }, player: other(fight.by) }),
    rules: ['ygo.damage.which-values', ...game.duel.ruleset.rules.damageStepTimings.calculation, ...result.rules],
  });
}

/** Which monsters this battle destroys: not those that something protects. They stay until the end of the Damage Step. */
function settleDestroyed(game: Game, fight: Fight, result: Result, target: Card | undefined): Card[] {
  const among: Parameters<typeof protectionOf>[3] = { alone: result.destroyed.length === 1, atOnce: [] };
  const destroyed = result.destroyed.filter((card) => {
    const opponent = card === target ? fight.attacker.card : target;
    const cause: Cause = {
      kind: 'battle',
      by: other(card.controller),
      ...(opponent && { card: seen(game, opponent) }),
    };
    const spared = protectionOf(game, card, cause, among);
    if (!spared) return true;
    game.spared.push({ card, by: sourceName(spared.by), why: spared.why, step: game.rec.steps.length + 1 });
    step(game, {
      kind: 'destruction-prevented',
      outcome: 'skipped',
      card: card.id,
      ...sayingOf(spared.by),
      text: sayBattle.notByBattle({
        card: card.info.name,
        by: sourceName(spared.by),
        instead: spared.why === 'instead',
      }),
      rules: ['ygo.rules-vs-cards.card-wins', 'ygo.effect.continuous.start-end'],
    });
    return false;
  });
  fight.destroyed = destroyed.map((card) => {
    const opponent = card === target ? fight.attacker.card : target;
    return { fighter: fighter(card), by: opponent && fighter(opponent) };
  });
  game.duel.doomed = destroyed.map((card) => card.id);
  game.duel.revision++;
  return destroyed;
}

/** Damage is inflicted and the monsters have battled: one moment. */
function dealDamage(game: Game, fight: Fight, target: Card | undefined, dealt: readonly Dealt[]): void {
  const attacker = fight.attacker.card;
  instant(game, {}, () => {
    for (const { player, amount, asEffect } of dealt) {
      const dealer = player === attacker.controller && target ? target : attacker;
      if (asEffect) {
        damagePlayer(game, player, amount, { you: dealer.controller, card: dealer, seen: seen(game, dealer) });
        continue;
      }
      changeLife(game, player, 'battle-damage', amount, {
        kind: 'battle',
        by: dealer.controller,
        card: seen(game, dealer),
      });
    }
    const pairs: [Card, Card | undefined][] = target
      ? [
          [attacker, target],
          [target, attacker],
        ]
      : [[attacker, undefined]];
    for (const [card, opponent] of pairs)
      happen(game, {
        kind: 'battled',
        card: seen(game, card),
        cause: {
          kind: 'battle',
          by: opponent?.controller ?? card.controller,
          ...(opponent && { card: seen(game, opponent) }),
        },
        player: card.controller,
      });
  });
  // What counts as effect damage is told as that.
  const battle = dealt.filter(({ asEffect }) => !asEffect);
  for (const { player, amount } of battle)
    step(game, {
      kind: 'battle-damage',
      by: player,
      text: sayBattle.takesBattleDamage({ player, amount, left: game.duel.sides[player].lifePoints }),
      rules: ['ygo.glossary.battle-damage.definition', 'ygo.lp.damage.two-kinds'],
    });
  if (battle.length === 0)
    step(game, {
      kind: 'battle-damage',
      outcome: 'skipped',
      text: sayBattle.noBattleDamage(),
      rules: ['ygo.glossary.battle-damage.definition'],
    });
}

function tellDestroyed(game: Game, destroyed: readonly Card[], attacker: Value, target: Value | undefined): void {
  if (!target) return;
  const zero = attacker.value === 0 && target.value === 0 && target.stat === 'atk';
  const { zeroAtk } = game.duel.ruleset.options;
  step(game, {
    kind: 'destruction',
    outcome: destroyed.length > 0 ? 'applied' : 'skipped',
    text:
      destroyed.length > 0
        ? sayBattle.willBeDestroyed({ cards: destroyed.map((c) => c.info.name) })
        : zero
          ? sayBattle.zeroDestroysNothing()
          : sayBattle.nothingDestroyed(),
    rules: ['ygo.damage-step.meaning', ...(zero ? zeroAtk.rules : [])],
  });
}

interface Battle {
  attacker: Value;
  target: Value | undefined;
  terms: DamageTerm[];
  dealt: readonly Dealt[];
  destroyed: readonly Card[];
}
function reportBattle(game: Game, fight: Fight, { attacker, target, terms, dealt, destroyed }: Battle): void {
  const defender = other(fight.by);
  const shown: readonly Dealt[] = dealt.length > 0 ? dealt : [{ player: defender, amount: 0, terms }];
  for (const { player, amount, terms: own } of shown) {
    const report: DamageReport = {
      kind: 'battle',
      attacker: attacker.card.id,
      target: target ? target.card.id : defender,
      terms: own,
      total: amount,
      ...(amount > 0 && { player }),
      destroyed: destroyed.map((c) => c.id),
    };
    game.damage.push(report);
  }
  const damage = dealt.flatMap(({ player, amount, asEffect }) => (asEffect ? [] : [{ player, amount }]));
  const name = attacker.card.info.name;
  game.told.push({
    weight: 70,
    after: game.rec.steps.length,
    text: target
      ? sayBattle.verdict({
          numbers: `${pointsOf(attacker)} – ${pointsOf(target)}`,
          destroyed: destroyed.map((card) => ({
            card: card.info.name,
            by: card === target.card ? name : target.card.info.name,
          })),
          tie: false,
          damage,
        })
      : sayBattle.verdictDirect({ attacker: name, damage }),
  });
}
