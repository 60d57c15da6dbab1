/**
 * May this be activated, here and now? One function gives every reason why not; moves, `now` and the app ask the same.
 * What is checked: card and place, turn and phase, spell speed and window, event or link answered, condition, limit,
 * prohibition, cost, targets, and whether the effect could do anything on what is known.
 */
import type { Reason } from '../../ruling/schema.ts';
import { isActivated } from '../cards.ts';
import { whyNotPay } from '../costs.ts';
import { sourceName } from '../derive/applied.ts';
import { activationForbidden } from '../derive/forbidden.ts';
import { type Link, other } from '../duel.ts';
import type { Ref } from '../effects/schema.ts';
import { speaksOf } from '../effects/speaks-of.ts';
import { holds } from '../evaluate/conditions.ts';
import { type Context, Unmodelled } from '../evaluate/context.ts';
import { freeMonsterZones } from '../evaluate/groups.ts';
import type { Game } from '../game.ts';
import { forbiddenPart, whatCannotBeDone } from '../operations.ts';
import { why } from '../reasons.ts';
import { whyNotRestricted } from '../restrictions.ts';
import { isSummonOperation, whyNotSummonByEffect } from '../summon/by-effect.ts';
import { whyOverLimit } from '../summon/special.ts';
import { type Activation, activations, type Request, stays } from './activation.ts';
import { whyNotInDamageStep, whyNotOfDoomed } from './damage-step.ts';
import { contextFor, draftLink, freedZones } from './draft.ts';
import { whyNotLimited } from './limits.ts';
import { costOf, whyNotFromHere, whyNotInTurn, whyNotYours } from './place-and-turn.ts';
import { whyNotTargets } from './targets.ts';
import { isPhaseTrigger, isTrigger, refusedTrigger } from './triggers.ts';
import { whyNotAnswering, whyNotInWindow } from './window.ts';

/** The activation a request means: the one with the fewest reasons against it; of several, first what answers where we are (the chain, or what happened). */
export function meant(game: Game, request: Request): Activation | undefined {
  const all = activations(request);
  if (all.length < 2) return all[0];
  const onChain = game.duel.chain.length > 0;
  const judged = all.map((a) => {
    const against = whyNot(game, a);
    const has = (...codes: string[]): boolean => against.some((r) => codes.includes(r.code));
    const far = has('wrong-place') ? 200 : has('timing', 'condition', 'missed-timing') ? 100 : 0;
    const elsewhere = onChain === (a.declared?.respondsTo !== undefined) ? 0 : 50;
    return { a, weight: against.length === 0 ? 0 : against.length + far + elsewhere };
  });
  return judged.reduce((best, next) => (next.weight < best.weight ? next : best)).a;
}

/** Every reason why this cannot be activated now; empty where it can. */
export function whyNotActivate(game: Game, request: Request): Reason[] {
  if (game.duel.over) return [why.over()];
  if (request.card.info.unknown) return [why.unknownCard()];
  const activation = meant(game, request);
  if (!activation) return [noEffect(game, request)];
  return whyNot(game, activation);
}
function noEffect(game: Game, { card, effect }: Request): Reason {
  if (card.face === 'down' && card.zone === 'monsters') return why.faceDown({ card: card.info.name });
  const onlyContinuous = card.info.effects.length > 0 && card.info.effects.every((e) => !isActivated(e));
  return onlyContinuous
    ? why.continuousOnly({ card: card.info.name }, game.duel.ruleset.rules.continuousNoChain)
    : why.noSuchEffect({ card: card.info.name, effect });
}

/** All reasons for one activation. */
export function whyNot(game: Game, a: Activation): Reason[] {
  const link = draftLink(game, a);
  // A trigger activates when it is gathered, never by itself later.
  if (isTrigger(a.declared) && !isPhaseTrigger(a.declared)) return [refusedTrigger(game, a)];
  const where = whyNotFromHere(game, a);
  const basics = [
    ...whyNotYours(a),
    ...where,
    ...whyNotInTurn(game, a),
    ...(a.unread ? [] : [...whyNotInDamageStep(game, a), ...whyNotOfDoomed(game, a)]),
    ...whyNotInWindow(game, a),
  ];
  const stopped = where.some((r) => r.code === 'face-down' || r.code === 'wrong-place');
  if (stopped) return basics;
  const ctx = contextFor(game, a, link);
  const answering = whyNotAnswering(game, a, ctx);
  // Without what it answers nobody can say which cards it would be about.
  const speaksOfIt = answering.length > 0 && speaksOf(a.declared, WHAT_IS_ANSWERED);
  const typed = whyNotTyped(game, a, ctx, link).filter((r) => !speaksOfIt || !ABOUT_CARDS.has(r.code));
  return unique([...basics, ...answering, ...typed]);
}
const unique = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter((r, i) => reasons.findIndex((s) => s.code === r.code && s.text.en === r.text.en) === i);
const WHAT_IS_ANSWERED: ReadonlySet<Ref> = new Set([
  'event',
  'event-cause',
  'link',
  'link-targets',
  'attacker',
  'attack-target',
]);
const ABOUT_CARDS: ReadonlySet<string> = new Set(['no-target', 'target', 'does-nothing']);
export function whyNotTyped(game: Game, a: Activation, ctx: Context, link: Link): Reason[] {
  const e = a.declared;
  const forbids = activationForbidden(game, link);
  if (a.unread) return forbids ? [why.forbidden({ by: sourceName(forbids) })] : [];
  // A mandatory effect activates all the same and does what it can.
  const part = forbids ?? (e?.must || e?.kind === 'flip' ? undefined : forbiddenPart(game, e?.resolve ?? [], ctx));
  return [
    ...(part ? [why.forbidden({ by: sourceName(part) })] : []),
    ...(e && safely(() => !holds(game, e.condition, ctx)) ? [why.condition({ gist: e.gist })] : []),
    ...whyNotLimited(game, a),
    ...whyNotRestricted(game, e?.restricts, a.by, a.card),
    ...(a.cardActivation && stays(a) ? whyOverLimit(game, a.by, a.card) : []),
    ...whyNotPay(game, costOf(game, a), ctx, a.cost),
    ...whyNotTargets(game, a, ctx),
    ...whyNotChosen(game, a, ctx),
    ...(part ? [] : whyNothing(game, a, { ...ctx, link: { ...link, card: a.card } })),
  ];
}
/** It could do nothing on what is known: for want of a Monster Zone, or of what an operation is about. */
function whyNothing(game: Game, a: Activation, ctx: Context): Reason[] {
  // What is mandatory activates all the same.
  if (a.declared?.must) return [];
  const operations = a.declared?.resolve ?? [];
  const cannot = safely(() => whatCannotBeDone(game, operations, ctx));
  if (!cannot) return [];
  return [
    lacksZone(game, a)
      ? why.noMonsterZone(operations[0]?.do === 'take-control')
      : why.doesNothing({ cannot }, [game.duel.ruleset.rules.noSuchCard]),
  ];
}

/** A Summon by this effect with the monster and material the move names. */
function whyNotChosen(game: Game, a: Activation, ctx: Context): Reason[] {
  const [first] = a.declared?.resolve ?? [];
  const ids = a.choose?.cards;
  if (!ids || !isSummonOperation(first)) return [];
  // What the Summon takes may be what is targeted: the targets are those the move names.
  const targets = (a.targets ?? []).flatMap((id) => {
    const card = game.duel.cards.get(id);
    return card ? [{ id, stay: card.stay, spec: 0 }] : [];
  });
  return whyNotSummonByEffect(game, first, ids, { ...ctx, ...(ctx.link && { link: { ...ctx.link, targets } }) });
}

/** Could it do nothing only because no Monster Zone is free for the Summon, or the monster whose control is taken? */
function lacksZone(game: Game, a: Activation): boolean {
  const [first] = a.declared?.resolve ?? [];
  if (first?.do !== 'special-summon' && first?.do !== 'take-control') return false;
  const to = 'to' in first && first.to === 'opponent' ? other(a.by) : a.by;
  return freeMonsterZones(game, to) + freedZones(a) <= 0;
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
