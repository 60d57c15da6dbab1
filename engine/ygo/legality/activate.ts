/**
 * May this be activated, here and now? One function gives every reason why not; moves, `now` and the app ask the same.
 * What is checked: card and place, turn and phase, spell speed and window, event or link answered, condition, limit,
 * prohibition, cost, targets, and whether the effect could do anything on what is known.
 */
import type { Reason } from '../../ruling/schema.ts';
import { isActivated, isUsed } from '../cards.ts';
import { isGeminiAsNormal } from '../derive/derive.ts';
import { placeOf } from '../change/moving.ts';
import type { Ref } from '../effects/schema.ts';
import { speaksOf } from '../effects/speaks-of.ts';
import type { Game } from '../game/game.ts';
import { why } from '../say/reasons.ts';
import { geminiRules } from '../summon/normal.ts';
import { type Activation, activations, type Request } from './activation.ts';
import { whyNotInDamageStep, whyNotOfDoomed } from './damage-step.ts';
import { contextFor, draftLink } from './draft.ts';
import { whyNotFromHere, whyNotInTurn, whyNotYours } from './place-and-turn.ts';
import { whyNotHalfRead } from './half-read.ts';
import { reasonsSought } from './sought.ts';
import { isPhaseTrigger, isTrigger, refusedTrigger } from './triggers.ts';
import { whyNotAnswering, whyNotInWindow } from './window.ts';
import { whyNotTyped } from './typed.ts';

/** The activation a request means: the one with the fewest reasons against it; of several, first what answers where we are (the chain, or what happened). */
export function meant(game: Game, request: Request): Activation | undefined {
  const all = activations(request);
  if (all.length < 2) return all[0];
  const onChain = game.duel.chain.length > 0;
  const judged = all.map((a) => {
    const against = whyNot(game, a);
    const has = (...codes: string[]): boolean => against.some((r) => codes.includes(r.code));
    const far = has('wrong-place') ? 200 : has('timing', 'condition', 'wrong-link', 'missed-timing') ? 100 : 0;
    const elsewhere = onChain === (a.declared?.respondsTo !== undefined) ? 0 : 50;
    const passed = passesOver(a) ? PASSED_OVER : 0;
    return { a, weight: (against.length === 0 ? 0 : against.length + far + elsewhere) + passed };
  });
  return judged.reduce((best, next) => (next.weight < best.weight ? next : best)).a;
}

/** Among effects of which both may be activated, the one is meant that has use for what the move names. */
const PASSED_OVER = 0.5;
/** Does the move name targets, or cards that are chosen, for which this effect, read to its end, has no use? */
function passesOver({ declared, card, targets, choose }: Activation): boolean {
  if (!declared || card.info.unread.some(({ effect }) => effect === declared.index)) return false;
  const { resolve = [], cost } = declared;
  if (resolve.some(({ do: what }) => what === 'unmodelled' || what === 'copy-effect')) return false;
  const named = (targets ?? []).some((id) => id !== 'A' && id !== 'B');
  const picked = (choose?.cards ?? []).length > 0;
  return (
    (named && !declared.targets) ||
    (picked && !declared.targets && !/"(choose|materials|cards)":\s*[{1-9]/.test(JSON.stringify({ resolve, cost })))
  );
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
  // An effect nobody read is used somewhere else; so is the other box of a Pendulum Monster.
  const elsewhere = card.info.unread.some((text) => text.effect === undefined && isUsed(text));
  const inOtherBox = card.info.effects.some(
    (e) =>
      e.number !== undefined &&
      (e.pendulum ?? false) !== (card.zone === 'pendulum') &&
      e.number === (effect ?? e.number),
  );
  // A Spell or Trap is activated in the hand or where it is Set, whatever its effects are.
  const itself = card.info.effects.some(({ kind }) => kind === 'activation');
  if (elsewhere || inOtherBox || itself)
    return why.wrongPlace({ card: card.info.name, zone: placeOf(card) ?? 'field' });
  if (isGeminiAsNormal(card)) return why.geminiAsNormal({ card: card.info.name }, geminiRules(game, card));
  const onlyContinuous =
    card.info.effects.some((e) => e.kind === 'continuous') && card.info.effects.every((e) => !isActivated(e));
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
  return reasonsSought((sought) => {
    const answering = sought(() => whyNotAnswering(game, a, ctx));
    // Without what it answers nobody can say which cards it would be about.
    const speaksOfIt = answering.length > 0 && speaksOf(a.declared, WHAT_IS_ANSWERED);
    const typed = sought(() => whyNotTyped(game, a, ctx, link)).filter((r) => !speaksOfIt || !ABOUT_CARDS.has(r.code));
    return unique([...basics, ...answering, ...typed, ...(a.unread ? sought(() => whyNotHalfRead(game, a)) : [])]);
  });
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
