/** Is the card where it may be activated from, in a turn and phase in which it may? */
import type { Reason } from '../../ruling/schema.ts';
import { placeOf } from '../change/moving.ts';
import { changedCost } from '../costs/changed.ts';
import { draftLink } from './draft.ts';
import { rulesOf } from '../derive/derive.ts';
import { activatedSince } from '../derive/forbidden.ts';
import { seen } from '../derive/seen.ts';
import { isIn } from '../board/duel.ts';
import { hasRoom } from '../derive/zones.ts';
import { type Cost, many, type Ongoing, type Place } from '../effects/schema.ts';
import { matches } from '../derive/filters.ts';
import type { Game } from '../game/game.ts';
import { why } from '../say/reasons.ts';
import { choose } from '../rulesets/ruleset.ts';
import { type Activation, activationZone } from './activation.ts';

export function whyNotYours(a: Activation): Reason[] {
  const may = a.card.controller === a.by || a.declared?.usableBy === 'either';
  return may ? [] : [why.notYourCard({ card: a.card.info.name, player: a.by })];
}

const DEFAULT_PLACES: readonly Place[] = ['field'];
export function whyNotFromHere(game: Game, a: Activation): Reason[] {
  const { card } = a;
  if (a.cardActivation) return whyNotCardFromHere(game, a);
  // Where the text can be used has been asked in finding the effect.
  if (a.unread) return card.zone === 'monsters' && card.face === 'down' ? [why.faceDown({ card: card.info.name })] : [];
  const places = many(a.declared?.from);
  if (card.zone === 'monsters' && card.face === 'down' && !a.declared?.set)
    return [why.faceDown({ card: card.info.name })];
  const wanted = places.length > 0 ? places : DEFAULT_PLACES;
  const gone = !isIn(card.zone, wanted);
  return gone ? [why.wrongPlace({ card: card.info.name, zone: placeOf(card) ?? 'field' })] : [];
}
/** What allows activating this card from the hand, or in the turn in which it was Set; first what asks for no cost. */
function allowanceFor(game: Game, { card, by }: Activation, otherwise: 'hand' | 'set-this-turn') {
  const all = rulesOf(game, 'activate-from').filter(
    (r) =>
      (otherwise === 'hand' ? r.rule.from === 'hand' : r.rule.setThisTurn === true) &&
      // Its player knows a Set card.
      matches(
        game,
        r.rule.what,
        { ...seen(game, card), face: 'up' },
        { you: r.controller, ...(r.card && { card: r.card }) },
      ) &&
      r.controller === by &&
      (r.rule.times === undefined || usedSince(game, r, by) < r.rule.times),
  );
  return all.find((r) => !r.rule.cost) ?? all[0];
}
/** How many cards were activated by that leave this turn: those of the hand, negated ones, too. */
const usedSince = (game: Game, a: ReturnType<typeof rulesOf<'activate-from'>>[number], by: Activation['by']): number =>
  activatedSince(game, a, { what: 'card', card: a.rule.what, activatedFrom: a.rule.from ?? 'spells-traps' }, by, true);
/** What the card's type does not allow of itself. */
function needsLeave(game: Game, { card, by }: Activation): 'hand' | 'set-this-turn' | undefined {
  const { kind, property } = card.info;
  if (card.zone !== 'hand') {
    const setNow = card.since.turn === game.duel.turn.number;
    return setNow && (kind === 'trap' || property === 'quick-play') ? 'set-this-turn' : undefined;
  }
  return kind === 'trap' || (property === 'quick-play' && game.duel.turn.player !== by) ? 'hand' : undefined;
}
/** The whole cost: what the effect asks for, what activating the card from the hand costs besides, what rules in force make of it. */
export function costOf(game: Game, a: Activation): Cost | undefined {
  const own = a.declared?.cost;
  const otherwise = a.cardActivation ? needsLeave(game, a) : undefined;
  const extra = otherwise && allowanceFor(game, a, otherwise)?.rule.cost;
  return changedCost(game, extra && own ? { all: [extra, own] } : (extra ?? own), () => draftLink(game, a));
}
function whyNotCardFromHere(game: Game, a: Activation): Reason[] {
  const { card } = a;
  const fromHand = card.zone === 'hand';
  const otherwise = needsLeave(game, a);
  const reasons: Reason[] = [];
  if (otherwise && !allowanceFor(game, a, otherwise)) {
    const isTrap = card.info.kind === 'trap';
    const against =
      otherwise === 'hand'
        ? isTrap
          ? why.trapFromHand()
          : why.quickFromHand()
        : isTrap
          ? why.trapSetThisTurn()
          : why.quickSetThisTurn();
    const own = card.info.effects.find(({ ongoing = [] }) => ongoing.some((rule) => allows(rule, otherwise)));
    reasons.push(own?.gist ? why.butForItsText({ reason: against, text: own.gist }) : against);
  }
  if (fromHand) reasons.push(...whyNotZone(game, a));
  return reasons;
}
/** "You can activate this card from your hand": the sentence of its own that would have allowed it. */
const allows = (rule: Ongoing, otherwise: 'hand' | 'set-this-turn'): boolean =>
  rule.rule === 'activate-from' && (otherwise === 'hand' ? rule.from === 'hand' : rule.setThisTurn === true);
function whyNotZone(game: Game, a: Activation): Reason[] {
  const side = game.duel.sides[a.by];
  if (activationZone(a.card) === 'field') {
    const blocked = choose(game.duel.ruleset, 'fieldSpells', {
      'one-in-play': side.zones.field.length > 0,
      'one-per-player': false,
    });
    return blocked ? [why.fieldBlocked(game.duel.ruleset.options.fieldSpells.rules)] : [];
  }
  return hasRoom(game, a.by, activationZone(a.card)) ? [] : [why.noZone()];
}

export function whyNotInTurn(game: Game, a: Activation): Reason[] {
  const { duel } = game;
  const { phases, steps, whoseTurn } = a.declared ?? {};
  const yours = duel.turn.player === a.by;
  const reasons = slowOnes(game, a);
  if (whoseTurn === 'you' && !yours) reasons.push(why.notYourTurn('ygo.st.follow-card-text'));
  if (whoseTurn === 'opponent' && yours) reasons.push(why.onlyOpponentsTurn());
  if (phases && !phases.includes(duel.phase)) reasons.push(why.wrongPhase());
  if (steps && (duel.step === undefined || !steps.includes(duel.step))) reasons.push(why.wrongStep());
  return reasons;
}
/** What Spell Speed 1 asks of turn and phase, where the text asks nothing else: of Spell Cards and of Ignition Effects. */
function slowOnes(game: Game, a: Activation): Reason[] {
  if (a.spellSpeed !== 1) return [];
  const { phases, whoseTurn, kind } = a.declared ?? {};
  const reasons: Reason[] = [];
  const { turn, phase, ruleset } = game.duel;
  const yours = turn.player === a.by;
  const notMain = phase !== 'main1' && phase !== 'main2' && !phases;
  if (a.cardActivation) {
    if (!yours) reasons.push(why.spellNotYourTurn());
    if (notMain) reasons.push(why.notMainPhase('ygo.spell.when'));
  } else if (kind === 'ignition') {
    const rule = ruleset.rules.ignition;
    if (!yours && whoseTurn === undefined) reasons.push(why.notYourTurn(rule));
    if (notMain) reasons.push(why.notMainPhase(rule));
  }
  return reasons;
}
