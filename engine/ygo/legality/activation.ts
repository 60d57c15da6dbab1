/**
 * What somebody wants to activate, and every way in which a card could be activated: the card itself or one of its
 * effects, and how fast it is.
 */
import type { Player } from '../../case/schema.ts';
import { type CardEffect, isPutOff, isUsed, staysOnField } from '../cards.ts';
import { type Card, type LinkChoices, onField } from '../board/duel.ts';
import { type Effect, many } from '../effects/schema.ts';
import { unreadActivationOf, unreadEffects } from '../unread/reached.ts';

/** What somebody wants to activate. */
export interface Request {
  by: Player;
  card: Card;
  /** Number of the effect; left out for a card activation or where the card has only one. */
  effect?: number;
  targets?: readonly string[];
  cost?: readonly string[];
  choose?: LinkChoices;
  others?: LinkChoices;
}

/** A request with what it means: which effect, whether the card itself is activated, how fast. */
export interface Activation extends Request {
  declared: CardEffect | undefined;
  cardActivation: boolean;
  spellSpeed: 1 | 2 | 3;
  /** An effect nobody read: what only its text could tell forbids nothing. */
  unread?: true | undefined;
}

const TRAP_SPEED = { counter: 3 } as const;
const isSpellTrap = (card: Card): boolean => card.info.kind !== 'monster';

/** Would playing it be the activation of the card (not of an effect of a card already there)? */
const isCardActivation = (card: Card): boolean =>
  isSpellTrap(card) ? card.zone === 'hand' || (onField(card) && card.face === 'down') : isPendulumInHand(card);
/** It may be activated as a Spell Card, but it is a monster, too, with effects that may be used in the hand. */
const isPendulumInHand = ({ zone, info }: Card): boolean => zone === 'hand' && info.is.includes('pendulum');

/** Every way in which a card could be activated, in the order of its text. */
export function activations(request: Request): Activation[] {
  const { card } = request;
  if (isPendulumInHand(card)) {
    const asMonster = effectActivations(request).filter(
      ({ declared }) => declared?.kind === 'trigger' || many(declared?.from).includes('hand'),
    );
    const asSpell = request.effect === undefined ? cardActivations(request) : [];
    const unread = usedFromHand(card) ? [unreadActivation(request)] : [];
    // Of both, activating the card is meant, unless something is named for the effect.
    const { targets, cost, choose } = request;
    return targets || cost || choose ? [...asMonster, ...unread, ...asSpell] : [...asSpell, ...asMonster, ...unread];
  }
  return isCardActivation(card) ? cardActivations(request) : effectActivations(request);
}

/** Effects of a card that is where they are used, in the order of its text. */
function effectActivations(request: Request): Activation[] {
  const { card } = request;
  const numbered = card.info.effects.filter(
    (e) => e.number !== undefined && (e.pendulum ?? false) === (card.zone === 'pendulum'),
  );
  const wanted = request.effect === undefined ? numbered : numbered.filter((e) => e.number === request.effect);
  const read = chosenOption(wanted, request).map((declared): Activation => ({
    ...request,
    declared,
    cardActivation: false,
    spellSpeed: effectSpeed(card, declared),
  }));
  return meansUnread(request, numbered) ? [...read, unreadActivation(request)] : read;
}

/** A Pendulum Monster in the hand is a monster, too: does its text speak of an effect used there, which nobody read? */
const usedFromHand = (card: Card): boolean =>
  card.info.kind === 'monster' && unreadEffects(card).some(({ places }) => places?.includes('hand'));

/** Could the request mean an effect that nobody read? How many effects an unread sentence has is not known. */
function meansUnread({ card, effect }: Request, read: readonly CardEffect[]): boolean {
  if (effect !== undefined && read.some((e) => e.number === effect)) return false;
  return unreadEffects(card).length > 0 || (effect !== undefined && card.info.unread.some(isUsed));
}
/** As fast as an effect of such a card can be. */
const unreadActivation = (request: Request): Activation => ({
  ...request,
  declared: undefined,
  cardActivation: false,
  spellSpeed: 2,
  unread: true,
});

/** A card with several texts for its activation ("when a monster would be Summoned, or a Spell is activated") has one entry for each. */
function cardActivations(request: Request): Activation[] {
  const { card, effect } = request;
  const together = effect === undefined ? [] : card.info.effects.filter((e) => e.number === effect);
  const texts = card.info.effects.filter((e) => e.kind === 'activation');
  const doing = texts.filter((e) => !isPutOff(e));
  const own = together.length > 0 ? together : doing.length > 0 ? doing : texts;
  const alone = own.length > 0 ? chosenOption(own, request) : [undefined];
  const entries = [...usedWithIt(request, own), ...alone];
  const unread = unreadActivationOf(card).length > 0;
  if (own.length === 0 && !unread && doesNothingByItself(card)) return [];
  return entries.map((declared) => ({
    ...request,
    declared,
    cardActivation: true,
    spellSpeed: cardSpeed(card),
    ...(!declared && unread && { unread }),
  }));
}

/** Effects that a Continuous Trap may use when it is activated: those for which the move names a target, a cost or a choice its activation does not ask for. */
function usedWithIt({ card, effect, targets, cost, choose }: Request, own: readonly CardEffect[]): CardEffect[] {
  const named = targets?.length || cost?.length || choose?.yes === true || choose?.cards?.length;
  if (!named || effect !== undefined || card.info.kind !== 'trap' || card.info.property !== 'continuous') return [];
  if (!own.every(isPutOff)) return [];
  return card.info.effects.filter(
    (e) =>
      e.kind === 'quick' &&
      many(e.from ?? 'field').some((place) => place === 'field' || place === 'spells-traps') &&
      (e.targets !== undefined) === (targets?.length ?? 0) > 0 &&
      (!cost?.length || e.cost !== undefined),
  );
}

/** A Normal Spell or Trap and the like of which all is known, with effects but none for its activation ("when this Set card is destroyed …"). */
const doesNothingByItself = ({ info }: Card): boolean =>
  info.kind !== 'monster' &&
  info.effects.length > 0 &&
  info.unread.length === 0 &&
  ['normal', 'quick-play', 'counter', 'ritual'].includes(info.property ?? '');

/** The bullet the move chooses, where the effect has bullets chosen at activation; a target named chooses among those that target. */
function chosenOption(effects: CardEffect[], { choose, targets }: Request): CardEffect[] {
  if (effects.every((e) => e.option === undefined)) return effects;
  if (choose?.option !== undefined) return effects.filter((e) => e.option === choose.option);
  const targeting = targets?.length ? effects.filter((e) => e.option === undefined || e.targets) : [];
  return targeting.length > 0 ? targeting : effects;
}
function cardSpeed(card: Card): 1 | 2 | 3 {
  if (card.info.kind === 'trap') return card.info.property === 'counter' ? TRAP_SPEED.counter : 2;
  return card.info.property === 'quick-play' ? 2 : 1;
}
const effectSpeed = (card: Card, effect: Effect): 1 | 2 =>
  effect.kind === 'quick' || (card.info.kind === 'trap' && effect.kind !== 'trigger') ? 2 : 1;

export const activationZone = (card: Card): 'field' | 'pendulum' | 'spellsTraps' =>
  card.info.property === 'field' ? 'field' : card.info.kind === 'monster' ? 'pendulum' : 'spellsTraps';

/** Does the activated card stay face-up on the field? */
export const stays = (a: Activation): boolean => staysOnField(a.card.info) || a.declared?.stays === true;

/** What a move says beyond which effect is meant. */
export type Said = Pick<Activation, 'targets' | 'cost' | 'choose' | 'others'>;
/** A card named twice for a cost is one card. */
export const saidBy = ({ targets, cost, choose, others }: Said): Said => ({
  ...(targets && { targets }),
  ...(cost && { cost: [...new Set(cost)] }),
  ...(choose && { choose }),
  ...(others && { others }),
});
