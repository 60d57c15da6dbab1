/** What the text of an effect asks for its activation: condition, limit, cost, targets, something to do; and what forbids it. */
import type { Localized, Reason } from '../../ruling/schema.ts';
import { isMandatory } from '../cards.ts';
import type { Effect, Operation } from '../effects/schema.ts';
import { payments, waysToPay } from '../costs/payments.ts';
import { isNoCostOf, whyNotPay } from '../costs/why-not.ts';
import { forbiddingReason, reasonNaming } from '../derive/applied.ts';
import { activationForbidden, keptFromNegation } from '../derive/forbidden.ts';
import { cardOf, type Link, other } from '../board/duel.ts';
import { holds } from '../derive/conditions.ts';
import { type Context, Unmodelled } from '../derive/context.ts';
import { freeMonsterZones } from '../derive/zones.ts';
import type { Game } from '../game/game.ts';
import { forbiddenPart, whatCannotBeDonePaid } from '../operations/possible.ts';
import { CANNOT } from '../say/operations.ts';
import { why } from '../say/reasons.ts';
import { whyNotRestricted } from '../costs/restrictions.ts';
import { isSummonOperation, whyNotSummonByEffect } from '../summon/by-effect.ts';
import { whyOverLimit } from '../summon/may.ts';
import { type Activation, stays } from './activation.ts';
import { freedZones } from './draft.ts';
import { whyNotLimited } from './limits.ts';
import { costOf } from './place-and-turn.ts';
import { reasonsSought, type Sought } from './sought.ts';
import { whyNotTargets } from './targets.ts';

export const whyNotTyped = (game: Game, a: Activation, ctx: Context, link: Link): Reason[] =>
  reasonsSought((sought) => typedReasons(game, a, ctx, link, sought));
function typedReasons(game: Game, a: Activation, ctx: Context, link: Link, sought: Sought): Reason[] {
  const e = a.declared;
  const forbids = activationForbidden(game, link);
  if (a.unread) return forbids ? [forbiddingReason(forbids)] : [];
  // A mandatory effect activates all the same and does what it can.
  const part = forbids || isMandatory(e) ? undefined : forbiddenPart(game, e?.resolve ?? [], ctx);
  const targets = needsNoTargets(a) ? [] : sought(() => whyNotTargets(game, a, ctx));
  // Of a target that may not be Summoned this is said of the target.
  const against = forbids ?? (targets.some(({ code }) => code === 'forbidden') ? undefined : part);
  return [
    ...(against ? [forbiddingReason(against)] : []),
    ...sought(() => (e && safely(() => !holds(game, e.condition, ctx)) ? [why.condition({ gist: e.gist })] : [])),
    ...whyNotLimited(game, a),
    ...whyNotRestricted(game, e?.restricts, a.by, a.card),
    ...(a.cardActivation && stays(a) ? whyOverLimit(game, a.by, a.card) : []),
    ...sought(() => whyNotPaid(game, a, ctx)),
    ...targets,
    ...sought(() => whyNotChosen(game, a, ctx)),
    ...(forbids || part
      ? []
      : sought(() => whyNothing(game, a, { ...ctx, link: { ...link, card: a.card, targets: onlyTargets(game, a) } }))),
  ];
}
/** Why its cost cannot be paid: too few cards for a part of it, or none that are together what it asks for. */
function whyNotPaid(game: Game, a: Activation, ctx: Context): Reason[] {
  const cost = costOf(game, a);
  const stray =
    a.declared && !choosesCards(a.declared) ? a.cost?.find((id) => isNoCostOf(game, cost, ctx, id)) : undefined;
  if (stray !== undefined) return [why.costWrong({ card: cardOf(game.duel, stray).info.name })];
  const reasons = whyNotPay(game, cost, ctx, a.cost);
  if (!cost || reasons.length > 0) return reasons;
  const ways = safely(() => payments(game, cost, ctx));
  return ways?.length === 0 ? [why.costMissing({ what: 'together' })] : [];
}
/** A card named as its cost may be one that such an effect takes otherwise: older texts do not tell the one from the other. */
const choosesCards = ({ targets, resolve = [] }: Effect): boolean =>
  targets !== undefined || resolve.some((op) => 'cards' in op && typeof op.cards === 'object' && 'choose' in op.cards);
/** It could do nothing on what is known: for want of a Monster Zone, or of what an operation is about. */
function whyNothing(game: Game, a: Activation, ctx: Context): Reason[] {
  // What is mandatory activates all the same; so does a card that stays and whose effect at activation its player need not use.
  if (isMandatory(a.declared)) return [];
  const operations = a.declared?.resolve ?? [];
  // A card that applies by lying there does so whatever else it does when it is activated.
  if (isOptionalAtActivation(a) || (a.cardActivation && stays(a) && a.declared?.ongoing)) return [];
  // "When this card is activated: If there are any …, …": whether there are is asked when it resolves.
  // So it is with all there are of something, be it none.
  if (a.cardActivation && stays(a) && (operations[0]?.if || isOfAll(operations[0]))) return [];
  const cost = costOf(game, a);
  const ways = cost && safely(() => waysToPay(game, cost, ctx, a.cost));
  const cannot = safely(() => whatCannotBeDonePaid(game, operations, { ...ctx, onPaper: true }, ways));
  if (!cannot) return [];
  if (lacksZone(game, a)) return [why.noMonsterZone(operations[0]?.do === 'take-control')];
  return [whyDoesNothing(game, cannot, ctx)];
}
/** What it fails on, with the card that keeps what it answers from being negated, where one does. */
function whyDoesNothing(game: Game, cannot: Localized, { responds }: Context): Reason {
  const rules = [game.duel.ruleset.rules.noSuchCard];
  const what = cannot === CANNOT['negate-effect'] ? 'effect' : 'activation';
  const kept = responds && NEGATING.has(cannot) && keptFromNegation(game, responds, what);
  return kept ? reasonNaming(kept, (by) => why.doesNothing({ cannot, by }, rules)) : why.doesNothing({ cannot }, rules);
}
/** What an answer fails on where the link it answers is kept from being negated. */
const NEGATING: ReadonlySet<Localized> = new Set([
  CANNOT['negate-activation'],
  CANNOT['negate-effect'],
  CANNOT['negate-summon-or-activation'],
]);

/** "Shuffle all 'X' monsters in your GY into the Deck": nothing is chosen. */
const isOfAll = (op: Operation | undefined): boolean =>
  op !== undefined && 'cards' in op && typeof op.cards === 'object' && 'where' in op.cards && !('choose' in op.cards);
/** "When this card is activated: You can …", of a card that stays: it may be activated without that effect. */
const isOptionalAtActivation = (a: Activation): boolean =>
  a.cardActivation && stays(a) && isOptional(a.declared?.resolve ?? []);
const isOptional = ([first, ...rest]: readonly Operation[]): boolean =>
  first?.optional === true && rest.every((op) => op.optional || op.join !== undefined);
/** Its player names no target: the effect is not used. */
const needsNoTargets = (a: Activation): boolean => isOptionalAtActivation(a) && (a.targets ?? []).length === 0;

/** A Summon by this effect with the monster and material the move names. */
function whyNotChosen(game: Game, a: Activation, ctx: Context): Reason[] {
  const [first] = a.declared?.resolve ?? [];
  const ids = a.choose?.cards;
  if (!ids || !isSummonOperation(first)) return [];
  // What the Summon takes may be what is targeted: the targets are those the move names.
  const targets = namedTargets(game, a);
  return whyNotSummonByEffect(game, first, ids, { ...ctx, ...(ctx.link && { link: { ...ctx.link, targets } }) });
}

/** The targets the move names, where the effect has no second kind of target. */
const onlyTargets = (game: Game, a: Activation): Link['targets'] =>
  (a.declared?.targets ?? []).length > 1 ? [] : namedTargets(game, a);
const namedTargets = (game: Game, { targets }: Activation): Link['targets'] =>
  (targets ?? []).flatMap((id) => {
    const card = game.duel.cards.get(id);
    return card ? [{ id, stay: card.stay, spec: 0 }] : [];
  });

/** Could it do nothing only because no Monster Zone is free for the Summon, or the monster whose control is taken? */
function lacksZone(game: Game, a: Activation): boolean {
  const [first] = a.declared?.resolve ?? [];
  if (first?.do !== 'special-summon' && first?.do !== 'take-control') return false;
  const to = 'to' in first && first.to === 'opponent' ? other(a.by) : a.by;
  return freeMonsterZones(game, to) + freedZones(game, a) <= 0;
}

/** What is not modelled forbids nothing; it is asked when it is reached. */
function safely<T>(test: () => T): T | undefined {
  try {
    return test();
  } catch (error) {
    if (error instanceof Unmodelled) return undefined;
    throw error;
  }
}
