/**
 * Attacks: who may attack what, the declaration with its response window, what stops a declared attack, and the replay when the opponent's
 * monsters change before the Damage Step.
 */
import type { Player } from '../../case/schema.ts';
import type { Reason, RuleId } from '../../ruling/schema.ts';
import { lastInstant, settle } from '../chain/settle.ts';
import { happen, instant, touch } from '../change/instant.ts';
import { ask } from '../choose/choice.ts';
import { pay } from '../costs/pay.ts';
import { whyNotPay } from '../costs/why-not.ts';
import { isAbout, contextOf, forbiddingReason, reasonNaming, sourceName } from '../derive/applied.ts';
import { forbidden, forbiddenFor } from '../derive/forbidden.ts';
import { rulesOf } from '../derive/derive.ts';
import { seen } from '../derive/seen.ts';
import { cardOf, other, type Card, type DuelEvent } from '../board/duel.ts';
import type { Cost } from '../effects/schema.ts';
import { step, type Game } from '../game/game.ts';
import { openState } from '../game/moves.ts';
import { amount } from '../derive/amounts.ts';
import { matches } from '../derive/filters.ts';
import { cardsIn } from '../derive/groups.ts';
import { refCards } from '../derive/references.ts';
import { why } from '../say/reasons.ts';
import { choose } from '../rulesets/ruleset.ts';
import { playerName } from '../say/names.ts';
import { whyTurn } from '../turn/say.ts';
import { enterDamageStep } from './damage-step.ts';
import { isThere, newFight, opposingMonsters, targetOf, type Fight, type Fighter } from './fight.ts';
import { type AttackStopped, sayBattle, whyBattle } from './say.ts';

// ───────────────────────────── who may attack what ─────────────────────────────

/** Every reason why this attack cannot be declared now. */
export function whyNotAttack(game: Game, by: Player, attacker: Card, target: string): Reason[] {
  return [...whyNotNow(game, by, attacker), ...whyNotThisAttack(game, by, attacker, target)];
}
/** Every reason against this attack, whenever it may be declared. */
export function whyNotThisAttack(game: Game, by: Player, attacker: Card, target: string): Reason[] {
  return [...whyNotAttacker(game, by, attacker, target), ...whyNotTarget(game, by, attacker, target)];
}
function whyNotNow(game: Game, by: Player, attacker: Card): Reason[] {
  const { duel } = game;
  if (by !== duel.turn.player) return [whyTurn.notTurnPlayer()];
  if (duel.window.kind === 'leaving' && duel.phase === 'battle')
    return [whyTurn.passedToLeave([duel.ruleset.rules.leavePhase])];
  if (duel.phase !== 'battle')
    return [...(duel.turn.number === 1 ? [whyTurn.firstTurn()] : []), whyBattle.notBattlePhase()];
  const reasons: Reason[] = duel.turn.number === 1 ? [whyTurn.firstTurn()] : [];
  if (duel.step === 'end') reasons.push(...whyNotInEndStep(game, attacker));
  else if (duel.battle) reasons.push(whyBattle.attackUnderWay());
  else if (duel.step !== 'battle') reasons.push(whyBattle.notBattleStep());
  return reasons;
}
/** After the End Step has begun: only where the ruleset lets a monster that came then attack. */
function whyNotInEndStep(game: Game, attacker: Card): Reason[] {
  const { rules } = game.duel.ruleset.options.endStep;
  const came = game.duel.log.findLastIndex((i) =>
    i.events.some((e) => e.kind === 'summoned' && e.card?.id === attacker.id),
  );
  const began = game.duel.log.findLastIndex((i) => i.events.some((e) => e.kind === 'step' && e.step === 'end'));
  return choose(game.duel.ruleset, 'endStep', {
    'may-return': came > began ? [] : [whyBattle.endStep(rules)],
    'may-not-return': [whyBattle.endStep(rules)],
  });
}

function whyNotAttacker(game: Game, by: Player, card: Card, target: string): Reason[] {
  const name = card.info.name;
  if (card.controller !== by) return [why.notYourCard({ card: name, player: by })];
  if (card.zone !== 'monsters') return [whyBattle.notAMonster({ card: name })];
  if (card.face === 'down') return [whyBattle.faceDownAttacker({ card: name })];
  const inDefense = attackRules(game, card).some((a) => a.rule.inDefense);
  const cause = { kind: 'action' as const, by };
  const forbids =
    forbidden(game, 'attack', card, cause) ??
    forbidden(game, 'declare-attack', card, cause) ??
    forbiddenFor(game, 'attack', by, seen(game, card)) ??
    forbiddenFor(game, 'declare-attack', by, seen(game, card));
  return [
    ...(card.position === 'defense' && !inDefense ? [whyBattle.defensePosition({ card: name })] : []),
    ...whyNotAgain(game, card, target),
    ...pricesOf(game, card).flatMap((price) => whyNotPay(game, price, { you: by, card }, undefined)),
    ...(forbids ? [forbiddingReason(forbids)] : []),
  ];
}
/** What declaring an attack with this monster costs. */
const pricesOf = (game: Game, card: Card): Cost[] =>
  rulesOf(game, 'price').flatMap((a) =>
    a.rule.of === 'attack' && isAbout(game, a.rule.cards, a, card) ? [a.rule.do] : [],
  );
const attackRules = (game: Game, card: Card) =>
  rulesOf(game, 'attacks').filter((a) => isAbout(game, a.rule.cards, a, card));
/** One attack a turn; more where an effect gives them. */
function whyNotAgain(game: Game, card: Card, target: string): Reason[] {
  const name = card.info.name;
  const rules = attackRules(game, card);
  const before = attacksOf(game, card);
  // An attack that a replay gave back does not count.
  const made = card.attacked ? Math.max(before.length, 1) : 0;
  const isOneOfThese = (a: (typeof rules)[number]): boolean =>
    typeof a.rule.allMonsters === 'object'
      ? matches(game, a.rule.allMonsters, seen(game, cardOf(game.duel, target)), contextOf(a))
      : a.rule.allMonsters === true;
  if (target !== 'player' && rules.some(isOneOfThese)) {
    const same = before.some((e) => e.target === target);
    return same ? [whyBattle.alreadyAttackedThis({ card: name, target: cardOf(game.duel, target).info.name })] : [];
  }
  const onMonsters = target !== 'player' && before.every((e) => e.target !== 'player');
  const counting = rules.filter(({ rule }) => rule.more === undefined);
  const times = counting.map((a) =>
    a.rule.onlyMonsters && !onMonsters ? 1 : amount(game, a.rule.times ?? 1, contextOf(a)),
  );
  const most = counting.flatMap((a, i) => (a.rule.atMost ? (times[i] ?? 1) : []));
  const allowed =
    (most.length > 0 ? Math.max(...most) : Math.max(1, ...times)) + moreAttacks(game, card, target, rules);
  return made >= allowed ? [whyBattle.alreadyAttacked({ card: name, times: made })] : [];
}
/** Attacks beyond those it has: "can attack again", "in a row" only right after its own. */
function moreAttacks(game: Game, card: Card, target: string, rules: ReturnType<typeof attackRules>): number {
  const last = game.duel.log.flatMap((i) => i.events).findLast((e) => e.kind === 'attack-declared');
  const inARow = last?.card?.id === card.id;
  return rules
    .filter(({ rule }) => (inARow || !rule.inARow) && (target !== 'player' || !rule.onlyMonsters))
    .reduce((sum, { rule }) => sum + (rule.more ?? 0), 0);
}
/** Attacks this monster has declared in this turn and stay, with their targets. */
function attacksOf(game: Game, card: Card): { target: string }[] {
  const { log, turn } = game.duel;
  return log
    .filter((i) => i.turn === turn.number)
    .flatMap((i) => i.events)
    .filter((e) => e.kind === 'attack-declared' && e.card?.id === card.id && e.card.stay === card.stay)
    .map((e) => ({ target: e.cause.card?.id ?? 'player' }));
}

function whyNotTarget(game: Game, by: Player, attacker: Card, target: string): Reason[] {
  if (target === 'player') return whyNotDirect(game, by, attacker);
  const card = game.duel.cards.get(target);
  if (!card || card.zone !== 'monsters' || card.controller === by)
    return [whyBattle.wrongTarget({ card: card?.info.name ?? { de: target, en: target } })];
  const forbids = forbidden(game, 'be-attacked', card, { kind: 'battle', by, card: seen(game, attacker) });
  return [
    ...(forbids ? [reasonNaming(forbids, (by) => whyBattle.cannotBeAttacked({ card: card.info.name, by }))] : []),
    ...whyNotOther(game, attacker, card),
  ];
}
function whyNotDirect(game: Game, by: Player, attacker: Card): Reason[] {
  const monsters = opposingMonsters(game, by).filter(({ card }) => !isPassed(game, by, attacker, card));
  const allowed = monsters.length === 0 || attackRules(game, attacker).some((a) => a.rule.directly);
  const forbids =
    forbidden(game, 'attack-directly', attacker, { kind: 'action', by }) ??
    forbiddenFor(game, 'attack-directly', by, seen(game, attacker));
  return [
    ...(allowed ? [] : [whyBattle.directWithMonsters({ player: other(by) })]),
    ...(forbids ? [forbiddingReason(forbids)] : []),
    ...whyNotOther(game, attacker, undefined),
  ];
}
/** It cannot be attacked, and does not stand in the way of a direct attack. */
function isPassed(game: Game, by: Player, attacker: Card, card: Card): boolean {
  const rule = forbidden(game, 'be-attacked', card, { kind: 'battle', by, card: seen(game, attacker) })?.rule;
  return rule?.rule === 'cannot' && rule.lets === 'direct-attack';
}
/** A monster that must attack certain monsters, while one of them is there. */
function whyNotOther(game: Game, attacker: Card, target: Card | undefined): Reason[] {
  const forced = rulesOf(game, 'must-attack').find((a) => {
    if (!a.rule.target || !isAbout(game, a.rule.cards, a, attacker)) return false;
    const ctx = { you: a.controller, ...(a.card && { card: a.card }) };
    const wanted =
      typeof a.rule.target === 'object' && 'where' in a.rule.target
        ? cardsIn(game, a.rule.target, ctx)
        : refCards(game, a.rule.target, ctx);
    const there = wanted.filter((c) => c.zone === 'monsters' && c.controller !== attacker.controller);
    return there.length > 0 && (!target || !there.includes(target));
  });
  return forced ? [reasonNaming(forced, (by) => whyBattle.mustAttackOther({ card: attacker.info.name, by }))] : [];
}

// ───────────────────────────── the declaration ─────────────────────────────

/** Declares an attack; the response window opens. */
export function declareAttack(game: Game, attacker: Card, target: string): void {
  const { duel } = game;
  duel.step = 'battle';
  for (const price of pricesOf(game, attacker)) pay(game, price, { you: attacker.controller, card: attacker }, []);
  attacker.attacked = true;
  touch(game, attacker);
  duel.battle = { attacker: attacker.id, target };
  duel.revision++;
  game.fight = newFight(game, duel.battle);
  const before = duel.log.length;
  instant(game, {}, () => happen(game, declaration(game, attacker, target)));
  const by = attacker.controller;
  const targetName = attackedName(game, target);
  step(game, {
    kind: 'attack',
    by,
    card: attacker.id,
    text:
      target === 'player'
        ? sayBattle.attacksDirectly({ attacker: attacker.info.name, player: by, opponent: other(by) })
        : sayBattle.attacks({ attacker: attacker.info.name, target: targetName, player: by }),
    rules: [
      'ygo.battle.declare-attack',
      'ygo.battle.one-attack-per-monster',
      ...(target === 'player' ? (['ygo.glossary.direct-attack.definition'] as const) : []),
      ...(duel.log.some((i) => i.events.some((e) => e.kind === 'summoned' && e.card?.id === attacker.id))
        ? (['ygo.bp.damage-step-summon-may-attack'] as const)
        : []),
    ],
  });
  if (target !== 'player') tellWhoChose(game, by);
  settle(game, lastInstant(game, before));
  game.flow = { kind: 'battle', go: () => afterDeclaration(game) };
}
/** Where the other player chooses what is attacked, the target a move names is taken to be the one that player chose. */
function tellWhoChose(game: Game, by: Player): void {
  const rule = rulesOf(game, 'chooses-attack-targets').find((a) => a.controller !== by);
  if (!rule || opposingMonsters(game, by).length < 2) return;
  const chose = { player: rule.controller, by: sourceName(rule) };
  game.rec.assume({ path: `/moves/${game.move}/target`, value: rule.controller, text: sayBattle.choseTarget(chose) });
}
/** `cause.card` of the event is the attacked monster. */
const declaration = (game: Game, attacker: Card, target: string): DuelEvent => ({
  kind: 'attack-declared',
  card: seen(game, attacker),
  cause: {
    kind: 'action',
    by: attacker.controller,
    ...(target !== 'player' && { card: seen(game, cardOf(game.duel, target)) }),
  },
  player: other(attacker.controller),
});
/** How players speak of the attacked monster: a face-down one has no name. */
function attackedName(game: Game, target: string) {
  if (target === 'player') return playerName(other(game.fight?.by ?? game.duel.turn.player));
  const card = cardOf(game.duel, target);
  return card.face === 'down' ? sayBattle.faceDownMonster() : card.info.name;
}

/** Nobody acts any more after the declaration: the attack stops, there is a replay, or the Damage Step begins. */
export function afterDeclaration(game: Game): void {
  const { fight, duel } = game;
  if (!fight) return openState(game);
  const name = fight.attacker.card.info.name;
  if (!duel.battle)
    return game.negatedAttack
      ? endAttack(game, 'attack-negated', sayBattle.attackNegated({ attacker: name }), duel.ruleset.rules.attackNegated)
      : endAttack(game, 'attack-stops', sayBattle.battlePhaseEnded({ attacker: name }), ['ygo.battle.end-step']);
  const stopped = whyStopped(game, fight);
  if (stopped)
    return endAttack(
      game,
      'attack-stops',
      sayBattle.attackStops({ attacker: name, why: stopped }),
      duel.ruleset.rules.attackStops,
    );
  if (!fight.toCalculation && needsReplay(game, fight)) return replay(game, fight);
  enterDamageStep(game);
}
/** The attack is over before the Damage Step. */
function endAttack(game: Game, kind: string, text: { de: string; en: string }, rules: readonly RuleId[]): void {
  const { duel } = game;
  duel.battle = undefined;
  game.negatedAttack = undefined;
  duel.revision++;
  game.fight = undefined;
  game.told.push({ weight: 60, after: game.rec.steps.length, text });
  step(game, { kind, text, rules: ['ygo.battle.one-attack-per-monster', ...rules] });
  openState(game);
}
function whyStopped(game: Game, { attacker, by }: Fight): AttackStopped | undefined {
  const { card } = attacker;
  if (!isThere(attacker) || card.face === 'down') return 'gone';
  if (card.controller !== by) return 'control';
  const left = card.position === 'defense' ? 'position' : wasTurned(game, card) ? 'turned' : undefined;
  if (left && !attackRules(game, card).some((a) => a.rule.inDefense)) return left;
  // "Cannot declare an attack" comes too late; "cannot attack" stops the attack.
  const forbids =
    forbidden(game, 'attack', card, { kind: 'action', by }) ?? forbiddenFor(game, 'attack', by, seen(game, card));
  return forbids ? 'forbidden' : undefined;
}

/** Was the attacker in another position for a while since it declared its attack? Changed back, it does not attack on. */
function wasTurned({ duel: { log } }: Game, { id }: Card): boolean {
  const declared = log.findLastIndex(({ events }) =>
    events.some(({ kind, card }) => kind === 'attack-declared' && card?.id === id),
  );
  return log
    .slice(declared + 1)
    .some(({ events }) =>
      events.some(({ kind, card }) => kind === 'position-changed' && card?.id === id && card.position === 'attack'),
    );
}

// ───────────────────────────── replay ─────────────────────────────

const missing = (from: readonly Fighter[], now: readonly Fighter[]): Fighter[] =>
  from.filter((f) => !now.some((n) => n.card === f.card && n.stay === f.stay));
function needsReplay(game: Game, fight: Fight): boolean {
  const now = opposingMonsters(game, fight.by);
  const target = targetOf(game);
  const gone =
    target !== undefined &&
    (target.zone !== 'monsters' || (target.controller === fight.by && target.id !== fight.ownTarget));
  const changed = missing(fight.opposing, now).length > 0 || missing(now, fight.opposing).length > 0;
  return choose<'replay', boolean>(game.duel.ruleset, 'replay', {
    'number-changes': gone || now.length !== fight.opposing.length,
    'monsters-change': gone || changed,
  });
}

type Answer = 'stop' | { card: string; target: string };
function replay(game: Game, fight: Fight): void {
  const { duel } = game;
  const now = opposingMonsters(game, fight.by);
  const name = fight.attacker.card.info.name;
  step(game, {
    kind: 'replay',
    by: fight.by,
    card: fight.attacker.card.id,
    text: sayBattle.replay({
      left: missing(fight.opposing, now).map((f) => f.card.info.name),
      came: missing(now, fight.opposing).map((f) => f.card.info.name),
    }),
    rules: [...duel.ruleset.options.replay.rules, ...duel.ruleset.rules.replayOptions],
  });
  const spent = choose<'replayFirstAttacker', boolean>(duel.ruleset, 'replayFirstAttacker', {
    spent: true,
    'not-spent': false,
  });
  const first = fight.attacker.card;
  if (!spent) {
    first.attacked = false;
    touch(game, first);
  }
  const answer = askReplay(game, fight);
  const rules = duel.ruleset.options.replayFirstAttacker.rules;
  if (answer === 'stop')
    return endAttack(game, 'replay-stop', sayBattle.stopsAfterReplay({ attacker: name, spent }), rules);
  const again = cardOf(duel, answer.card);
  if (again !== first) {
    step(game, {
      kind: 'replay-other',
      by: fight.by,
      card: again.id,
      text: sayBattle.otherAttacks({ first: name, other: again.info.name, spent }),
      rules: [...duel.ruleset.rules.replayOptions, ...rules],
    });
    return declareAttack(game, again, answer.target);
  }
  choose<'replayFirstAttacker', () => void>(duel.ruleset, 'replayFirstAttacker', {
    'not-spent': () => declareAttack(game, first, answer.target),
    spent: () => goOnAttacking(game, fight, answer.target),
  })();
}
/** The same monster goes on with another target (or the same): no new declaration. */
function goOnAttacking(game: Game, fight: Fight, target: string): void {
  const { duel } = game;
  duel.battle = { attacker: fight.attacker.card.id, target };
  duel.revision++;
  game.fight = { ...fight, opposing: opposingMonsters(game, fight.by), replays: fight.replays + 1 };
  step(game, {
    kind: 'attack-continues',
    by: fight.by,
    card: fight.attacker.card.id,
    text: sayBattle.attackGoesOn({ attacker: fight.attacker.card.info.name, target: attackedName(game, target) }),
    rules: duel.ruleset.rules.replayOptions,
  });
  settle(game, undefined);
  game.flow = { kind: 'battle', go: () => afterDeclaration(game) };
}

/** What the attacking player does: a `decide` move or the attack that follows says so; else it is asked. */
function askReplay(game: Game, fight: Fight): Answer {
  const before = game.rec.decisions.filter((d) => d.id === 'replay' || d.id.startsWith('replay/')).length;
  const answers = replayAnswers(game, fight);
  const move = game.moves[game.next];
  const said = move?.do === 'attack' && move.by === fight.by ? { card: move.card, target: move.target } : undefined;
  const fits =
    said && answers.some(({ value }) => value !== 'stop' && value.card === said.card && value.target === said.target);
  if (fits) game.used.add(game.next);
  const answer = ask<Answer>(
    game,
    {
      id: before === 0 ? 'replay' : `replay/${before + 1}`,
      by: fight.by,
      what: 'replay',
      text: sayBattle.whatAfterReplay({ player: fight.by, attacker: fight.attacker.card.info.name }),
      answers,
      rules: game.duel.ruleset.rules.replayOptions,
    },
    fits ? said : undefined,
  );
  return answer;
}
function replayAnswers(game: Game, fight: Fight): { value: Answer; text: { de: string; en: string } }[] {
  const { duel } = game;
  const battle = duel.battle;
  const attackers = duel.sides[fight.by].zones.monsters;
  const targets = [...opposingMonsters(game, fight.by).map((f) => f.card.id), 'player'];
  // Asked as if no attack were under way and the first attacker had not attacked.
  const first = fight.attacker.card;
  const answers = attackers.flatMap((card) =>
    targets
      .filter((target) => whyNotInReplay(game, fight, card, target).length === 0)
      .map((target) => ({
        value: { card: card.id, target },
        text: sayBattle.answerAttack({ attacker: card.info.name, target: attackedName(game, target) }),
      })),
  );
  duel.battle = battle;
  const ofFirst = answers.filter((a) => a.value.card === first.id);
  const ofOthers = answers.filter((a) => a.value.card !== first.id);
  return [...ofFirst, ...ofOthers, { value: 'stop', text: sayBattle.answerStop() }];
}
/** Why a monster could not attack this in the replay. */
function whyNotInReplay(game: Game, fight: Fight, card: Card, target: string): Reason[] {
  const reasons = [...whyNotAttacker(game, fight.by, card, target), ...whyNotTarget(game, fight.by, card, target)];
  return card === fight.attacker.card ? reasons.filter((r) => r.code !== 'already-attacked') : reasons;
}
