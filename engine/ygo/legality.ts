/**
 * May this be activated, here and now? One function gives every reason why not; moves, `now` and the app ask the same.
 * What is checked: card and place, turn and phase, spell speed and window, event or link answered, condition, limit, prohibition, cost, targets, and
 * whether the effect could do anything on what is known.
 */
import type { Player } from '../case/schema.ts';
import type { Localized, Reason } from '../ruling/schema.ts';
import type { CardEffect } from './cards.ts';
import { isActivated } from './cards.ts';
import { sayBattle, whyBattle } from './battle/say.ts';
import { isSummonOperation, whyNotSummonByEffect } from './summon/by-effect.ts';
import { whyTurn } from './turn/say.ts';
import { placeOf } from './change.ts';
import { counted, fits } from './choice.ts';
import { whyNotPay } from './costs.ts';
import { activationForbidden, forbidden, responseForbidden, rulesOf, seen, sourceName } from './derive.ts';
import { isIn, onField, other, type Card, type DuelEvent, type Link, type LinkChoices, type Use } from './duel.ts';
import { many, type Effect, type OneOrMany, type Place, type TargetSpec } from './effects/schema.ts';
import type { Game } from './game.ts';
import {
  cardsIn,
  freeMonsterZones,
  holds,
  isFittingTarget,
  isTargeting,
  matches,
  matchesEvent,
  matchesLink,
  unknownIn,
  Unmodelled,
  type Context,
} from './match.ts';
import { couldDoSomething, declaredBy, forbiddenPart } from './operations.ts';
import { canBeRevived, maySummon, summonForbidden } from './operations/summoning.ts';
import { whyNotRestricted } from './restrictions.ts';
import { whyOverLimit } from './summon/special.ts';
import { why } from './reasons.ts';
import { choose } from './rulesets.ts';

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
}

const TRAP_SPEED = { counter: 3 } as const;
const isSpellTrap = (card: Card): boolean => card.info.kind !== 'monster';
/** Would playing it be the activation of the card (not of an effect of a card already there)? */
export function isCardActivation(card: Card): boolean {
  if (isSpellTrap(card)) return card.zone === 'hand' || (onField(card) && card.face === 'down');
  return (
    card.zone === 'hand' &&
    card.info.is.includes('pendulum') &&
    !card.info.effects.some((e) => isActivated(e) && many(e.from).includes('hand'))
  );
}

/** Every way in which a card could be activated, in the order of its text. */
export function activations(request: Request): Activation[] {
  const { card } = request;
  if (isCardActivation(card)) return cardActivations(request);
  const numbered = card.info.effects.filter(
    (e) => e.number !== undefined && (e.pendulum ?? false) === (card.zone === 'pendulum'),
  );
  const wanted = request.effect === undefined ? numbered : numbered.filter((e) => e.number === request.effect);
  return chosenOption(wanted, request).map((declared) => ({
    ...request,
    declared,
    cardActivation: false,
    spellSpeed: effectSpeed(card, declared),
  }));
}
/** A card with several texts for its activation ("when a monster would be Summoned, or a Spell is activated") has one entry for each. */
function cardActivations(request: Request): Activation[] {
  const { card, effect } = request;
  const together = effect === undefined ? [] : card.info.effects.filter((e) => e.number === effect);
  const own = together.length > 0 ? together : card.info.effects.filter((e) => e.kind === 'activation');
  const entries = own.length > 0 ? chosenOption(own, request) : [undefined];
  return entries.map((declared) => ({ ...request, declared, cardActivation: true, spellSpeed: cardSpeed(card) }));
}
/** The bullet the move chooses, where the effect has bullets chosen at activation. */
const chosenOption = (effects: CardEffect[], { choose }: Request): CardEffect[] =>
  choose?.option === undefined || effects.every((e) => e.option === undefined)
    ? effects
    : effects.filter((e) => e.option === choose.option);
function cardSpeed(card: Card): 1 | 2 | 3 {
  if (card.info.kind === 'trap') return card.info.property === 'counter' ? TRAP_SPEED.counter : 2;
  return card.info.property === 'quick-play' ? 2 : 1;
}
const effectSpeed = (card: Card, effect: Effect): 1 | 2 =>
  effect.kind === 'quick' || (card.info.kind === 'trap' && effect.kind !== 'trigger') ? 2 : 1;

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

/** Where this card, and the card of the event answered, lie: an effect that Special Summons them does so from there. */
const spokenOfPlaces = (a: Activation): { this?: OneOrMany<Place>; event?: OneOrMany<Place> } => {
  const event = many(a.declared?.on).flatMap((p) => many(p.to));
  return {
    ...(a.card.zone === 'graveyard' && { this: 'graveyard' as const }),
    ...(event.length > 0 && { event }),
  };
};

/** A link as it would be, for questions about it. */
export function draftLink(game: Game, a: Activation): Link {
  const { duel } = game;
  const operations = a.declared?.resolve ?? [];
  const declares = declaredBy(operations, { targets: a.declared?.targets ?? [], ...spokenOfPlaces(a) });
  for (const does of a.declared?.declares?.will ?? []) declares.will.add(does);
  for (const does of a.declared?.declares?.may ?? []) declares.may.add(does);
  const now = seen(game, a.card);
  const activated = a.cardActivation ? { ...now, zone: activationZone(a.card), face: 'up' as const } : now;
  return {
    serial: duel.links.length + 1,
    turn: duel.turn.number,
    chain: duel.chain.length > 0 ? duel.chains : duel.chains + 1,
    number: duel.chain.length + 1,
    by: a.by,
    card: a.card,
    effect: a.declared,
    cardActivation: a.cardActivation,
    spellSpeed: a.spellSpeed,
    asActivated: activated,
    activatedFrom: a.card.zone,
    targets: [],
    targetPlayers: [],
    // The cards meant for the cost, as far as they are named: what the effect can do may hang on them.
    cost: (a.cost ?? []).flatMap((id) => {
      const card = duel.cards.get(id);
      return card ? [seen(game, card)] : [];
    }),
    paid: 0,
    freed: freedZones(a),
    declares: { ...declares, unknown: a.card.info.undeclared },
    move: undefined,
    triggered: false,
    choose: a.choose ?? {},
    others: a.others ?? {},
    report: {
      chain: 0,
      link: 0,
      by: a.by,
      card: a.card.id,
      name: a.card.info.name,
      spellSpeed: a.spellSpeed,
      outcome: 'not-resolved',
      timing: { phase: duel.phase },
    },
  };
}
export const activationZone = (card: Card): 'field' | 'pendulum' | 'spellsTraps' =>
  card.info.property === 'field' ? 'field' : card.info.kind === 'monster' ? 'pendulum' : 'spellsTraps';
/** Monster Zones the cost frees, so that an effect may need them. */
function freedZones(a: Activation): number {
  const cost = a.declared?.cost;
  if (!cost) return 0;
  const parts = 'all' in cost ? cost.all : 'oneOf' in cost ? cost.oneOf : [cost];
  return parts.filter(
    (c) => 'do' in c && ['tribute', 'send', 'banish', 'return'].includes(c.do) && a.card.zone === 'monsters',
  ).length;
}
export function contextFor(game: Game, a: Activation, link: Link): Context {
  return { you: a.by, card: a.card, seen: link.asActivated, link, ...answered(game, a, link) };
}
/** The event or link this activation answers. */
export function answered(game: Game, a: Activation, link: Link): Pick<Context, 'event' | 'responds'> {
  const ctx: Context = { you: a.by, card: a.card, seen: link.asActivated, link };
  const last = game.duel.chain.at(-1);
  const responds = last && many(a.declared?.respondsTo).some((p) => matchesLink(game, p, last, ctx)) ? last : undefined;
  const event = answeredEvent(game, a, ctx)?.event;
  return { ...(event && { event }), ...(responds && { responds }) };
}
/** The event in the window that an effect with "when" or "if" answers; `late` where there is one that was not the last thing to happen. */
export function answeredEvent(
  game: Game,
  a: Activation,
  ctx: Context,
): { event: DuelEvent; late: boolean } | undefined {
  const { window, log } = game.duel;
  const patterns = many(a.declared?.on);
  let late: DuelEvent | undefined;
  for (let i = log.length - 1; i >= window.since; i--) {
    const happened = log[i];
    if (!happened || happened.n > window.upTo) continue;
    const event = happened.events.findLast((e) => patterns.some((p) => matchesEvent(game, p, e, ctx)));
    if (!event) continue;
    if (a.declared?.timing === 'if' || happened.n === window.last) return { event, late: false };
    late ??= event;
  }
  return late && { event: late, late: true };
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
    ...whyNotInDamageStep(game, a),
    ...whyNotOfDoomed(game, a),
    ...whyNotInWindow(game, a),
  ];
  const stopped = where.some((r) => r.code === 'face-down' || r.code === 'wrong-place');
  if (stopped) return basics;
  const ctx = contextFor(game, a, link);
  const answering = whyNotAnswering(game, a, ctx);
  // Without what it answers nobody can say which cards it would be about.
  const speaksOfIt = answering.length > 0 && SPEAKS_OF_WHAT_IT_ANSWERS.test(JSON.stringify(a.declared));
  const typed = whyNotTyped(game, a, ctx, link).filter((r) => !speaksOfIt || !ABOUT_CARDS.has(r.code));
  return unique([...basics, ...answering, ...typed]);
}
const unique = (reasons: readonly Reason[]): Reason[] =>
  reasons.filter((r, i) => reasons.findIndex((s) => s.code === r.code && s.text.en === r.text.en) === i);
const SPEAKS_OF_WHAT_IT_ANSWERS = /"(event|event-cause|link|link-targets|attacker|attack-target)"/;
const ABOUT_CARDS: ReadonlySet<string> = new Set(['no-target', 'target', 'does-nothing']);
function whyNotTyped(game: Game, a: Activation, ctx: Context, link: Link): Reason[] {
  const e = a.declared;
  const forbids = activationForbidden(game, link);
  // A mandatory effect activates all the same and does what it can.
  const part = forbids ?? (e?.must || e?.kind === 'flip' ? undefined : forbiddenPart(game, e?.resolve ?? [], ctx));
  return [
    ...(part ? [why.forbidden({ by: sourceName(part) })] : []),
    ...(safely(() => !holds(game, e?.condition, ctx)) ? [why.condition()] : []),
    ...whyNotLimited(game, a),
    ...whyNotRestricted(game, e?.restricts, a.by, a.card),
    ...(a.cardActivation && stays(a) ? whyOverLimit(game, a.by, a.card) : []),
    ...whyNotPay(game, e?.cost, ctx, a.cost),
    ...whyNotTargets(game, a, ctx),
    ...whyNotChosen(game, a, ctx),
    ...(!part &&
    e?.resolve &&
    e.resolve.length > 0 &&
    safely(() => !couldDoSomething(game, e.resolve ?? [], { ...ctx, link: { ...link, card: a.card } }))
      ? [
          lacksZone(game, a)
            ? why.noMonsterZone(a.declared?.resolve?.[0]?.do === 'take-control')
            : why.doesNothing(doesNothingRules(game)),
        ]
      : []),
  ];
}
/** Does the activated card stay face-up on the field? */
const stays = (a: Activation): boolean =>
  ['continuous', 'equip', 'field'].includes(a.card.info.property ?? '') || a.declared?.stays === true;
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
const doesNothingRules = (game: Game) => [game.duel.ruleset.rules.noSuchCard];
/** What is not modelled forbids nothing; it is asked when it is reached. */
function safely(test: () => boolean): boolean {
  try {
    return test();
  } catch (error) {
    if (error instanceof Unmodelled) return false;
    throw error;
  }
}

// ───────────────────────────── card, place, turn ─────────────────────────────

function whyNotYours(a: Activation): Reason[] {
  return a.card.controller === a.by ? [] : [why.notYourCard({ card: a.card.info.name, player: a.by })];
}

const DEFAULT_PLACES: readonly Place[] = ['field'];
function whyNotFromHere(game: Game, a: Activation): Reason[] {
  const { card } = a;
  if (a.cardActivation) return whyNotCardFromHere(game, a);
  const places = many(a.declared?.from);
  if (card.zone === 'monsters' && card.face === 'down' && !a.declared?.set)
    return [why.faceDown({ card: card.info.name })];
  const wanted = places.length > 0 ? places : DEFAULT_PLACES;
  const gone = !isIn(card.zone, wanted);
  return gone ? [why.wrongPlace({ card: card.info.name, zone: placeOf(card) ?? 'field' })] : [];
}
function whyNotCardFromHere(game: Game, a: Activation): Reason[] {
  const { card } = a;
  const allowance = rulesOf(game, 'activate-from').find(
    (r) =>
      matches(game, r.rule.what, seen(game, card), { you: r.controller, ...(r.card && { card: r.card }) }) &&
      r.controller === a.by,
  );
  const fromHand = card.zone === 'hand';
  const yourTurn = game.duel.turn.player === a.by;
  const reasons: Reason[] = [];
  if (card.info.kind === 'trap' && fromHand && allowance?.rule.from !== 'hand') reasons.push(why.trapFromHand());
  const setNow = !fromHand && card.since.turn === game.duel.turn.number && !allowance?.rule.setThisTurn;
  if (setNow && card.info.kind === 'trap') reasons.push(why.trapSetThisTurn());
  if (setNow && card.info.property === 'quick-play') reasons.push(why.quickSetThisTurn());
  if (card.info.property === 'quick-play' && fromHand && !yourTurn && allowance?.rule.from !== 'hand')
    reasons.push(why.quickFromHand());
  if (fromHand) reasons.push(...whyNotZone(game, a));
  return reasons;
}
function whyNotZone(game: Game, a: Activation): Reason[] {
  const side = game.duel.sides[a.by];
  if (activationZone(a.card) === 'field') {
    const blocked = choose(game.duel.ruleset, 'fieldSpells', {
      'one-in-play': side.zones.field.length > 0,
      'one-per-player': false,
    });
    return blocked ? [why.fieldBlocked(game.duel.ruleset.options.fieldSpells.rules)] : [];
  }
  if (activationZone(a.card) === 'pendulum') return side.zones.pendulum.length < 2 ? [] : [why.noZone()];
  return side.zones.spellsTraps.length < game.duel.ruleset.numbers.spellTrapZones.value ? [] : [why.noZone()];
}

function whyNotInTurn(game: Game, a: Activation): Reason[] {
  const { duel } = game;
  const yours = duel.turn.player === a.by;
  const e = a.declared;
  const main = duel.phase === 'main1' || duel.phase === 'main2';
  const reasons: Reason[] = [];
  if (a.cardActivation && a.spellSpeed === 1) {
    if (!yours) reasons.push(why.spellNotYourTurn());
    if (!main && !e?.phases) reasons.push(why.notMainPhase('ygo.spell.when'));
  }
  if (!a.cardActivation && e?.kind === 'ignition' && a.spellSpeed === 1) {
    const rule = game.duel.ruleset.rules.ignition;
    if (!yours && e.whoseTurn === undefined) reasons.push(why.notYourTurn(rule));
    if (!main && !e.phases) reasons.push(why.notMainPhase(rule));
  }
  if (e?.whoseTurn === 'you' && !yours) reasons.push(why.notYourTurn('ygo.st.follow-card-text'));
  if (e?.whoseTurn === 'opponent' && yours) reasons.push(why.onlyOpponentsTurn());
  if (e?.phases && !e.phases.includes(duel.phase)) reasons.push(why.wrongPhase());
  if (e?.steps && (duel.step === undefined || !e.steps.includes(duel.step))) reasons.push(why.wrongStep());
  return reasons;
}

// ───────────────────────────── damage step ─────────────────────────────

type DamageClass = 'stat-change' | 'counter-trap' | 'negates-activation' | 'mandatory' | 'says-so' | 'other';
/** Why an effect may, or may not, be activated in the damage step. */
export function damageStepClass(a: Pick<Activation, 'declared' | 'card' | 'cardActivation'>): DamageClass {
  const e = a.declared;
  if (e?.damageStep === true || typeof e?.damageStep === 'object' || e?.timings || e?.steps?.includes('damage'))
    return 'says-so';
  if (a.card.info.property === 'counter' && a.cardActivation) return 'counter-trap';
  if (e?.must || e?.kind === 'flip') return 'mandatory';
  const does = declaredBy(e?.resolve ?? [], { targets: e?.targets ?? [] });
  const first = e?.resolve?.[0];
  if (first?.do === 'negate-activation') return 'negates-activation';
  if (does.will.has('stat-change') || (first?.do === 'modify' && (first.stat === 'atk' || first.stat === 'def')))
    return 'stat-change';
  return 'other';
}
const BEFORE_CALCULATION = ['start', 'before-calculation'];
function whyNotInDamageStep(game: Game, a: Activation): Reason[] {
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
  if (classes[kind]) return [];
  return [
    kind === 'stat-change' ? why.damageStepTiming(duel.ruleset.options.statChangesUntil.rules) : why.damageStep(rules),
  ];
}

/** A monster settled as destroyed by battle has no optional Quick Effects any more. */
const whyNotOfDoomed = (game: Game, a: Activation): Reason[] =>
  game.duel.doomed.includes(a.card.id) && !a.declared?.must
    ? [whyBattle.doomed({ card: a.card.info.name }, game.duel.ruleset.rules.doomed)]
    : [];

// ───────────────────────────── window and spell speed ─────────────────────────────

function whyNotInWindow(game: Game, a: Activation): Reason[] {
  const { duel } = game;
  const last = duel.chain.at(-1);
  if (last) {
    if (duel.window.passed.length > 1) return [why.passed()];
    const reasons: Reason[] = [];
    if (a.spellSpeed === 1) reasons.push(why.speed1OnChain());
    else if (a.spellSpeed < last.spellSpeed) reasons.push(why.tooSlow({ speed: a.spellSpeed, last: last.spellSpeed }));
    if (!mayBeAnswered(game, a, last)) reasons.push(why.cannotRespond({ card: last.card.info.name }));
    const forbids = responseForbidden(game, last, draftLink(game, a));
    if (forbids) reasons.push(why.forbidden({ by: sourceName(forbids) }));
    if (duel.chain.some((link) => link.card === a.card && link.cardActivation && a.cardActivation))
      reasons.push(why.alreadyOnChain());
    return reasons;
  }
  const { kind } = duel.window;
  if (kind === 'leaving' && a.by === duel.turn.player) return [whyTurn.passedToLeave([duel.ruleset.rules.leavePhase])];
  if (
    kind === 'summon' &&
    !many(a.declared?.on).some((p) => many(p.event).includes('summon-attempt')) &&
    !a.card.info.undeclared
  )
    return [why.needsEvent()];
  return isSecondInCalculation(game) && !a.declared?.must ? [whyBattle.oneChain()] : [];
}
/** In damage calculation fast effects form one Chain. */
const isSecondInCalculation = (game: Game): boolean =>
  game.duel.timing === 'calculation' &&
  game.fight !== undefined &&
  game.duel.chains > game.fight.chainsBefore &&
  choose<'damageStepProcedure', boolean>(game.duel.ruleset, 'damageStepProcedure', {
    'five-timings': true,
    'six-steps': false,
  });
function mayBeAnswered(game: Game, a: Activation, last: Link): boolean {
  const closed = last.effect?.cannotBeRespondedTo;
  if (!closed) return true;
  if (closed === true) return false;
  return !matchesLink(game, closed, draftLink(game, a), { you: last.by, card: last.card, link: last });
}
export const isTrigger = (e: Effect | undefined): boolean => e?.kind === 'trigger' || e?.kind === 'flip';
/** "During the End Phase": no event; each starts its own chain in that phase. */
export const isPhaseTrigger = (e: Effect | undefined): boolean =>
  e?.kind === 'trigger' && !e.on && e.phases !== undefined;
export const triggerKey = (card: Card, effect: Effect & { index?: number }): string =>
  `${card.id}/${effect.index ?? 0}`;
const refusedTrigger = (game: Game, a: Activation): Reason =>
  (a.declared && game.refused.get(triggerKey(a.card, a.declared))) ?? why.needsEvent();

function whyNotAnswering(game: Game, a: Activation, ctx: Context): Reason[] {
  const e = a.declared;
  if (!e || isTrigger(e)) return [];
  if (e.respondsTo && !ctx.responds && !(e.on && answeredEvent(game, a, ctx)?.late === false))
    return [why.needsChain()];
  if (!e.on || e.respondsTo) return [];
  const found = answeredEvent(game, a, ctx);
  if (!found) return [why.needsEvent()];
  return found.late
    ? [why.missedTiming(game.duel.ruleset.rules.missedTiming, 'ygo.current.missed-timing.fast-effects')]
    : [];
}

// ───────────────────────────── limits ─────────────────────────────

/** What a use of this effect is counted under. */
export function limitKeys(
  a: Activation,
): { key: string; per: string; of: string; times: number; counts: 'use' | 'activate' }[] {
  return many(a.declared?.limit).map((limit) => {
    const index = a.declared?.index ?? 0;
    const name = a.card.info.name.en;
    const of = {
      copy: `copy/${a.card.id}/${a.card.reset}/${limit.group ?? index}`,
      name: `name/${a.by}/${name}/${limit.group ?? index}`,
      group: `name/${a.by}/${name}/${limit.group ?? 'all'}`,
      'effect-name': `name/${a.by}/${name}/${index}`,
    }[limit.of];
    return {
      key: `${limit.per}/${of}`,
      per: limit.per,
      of: limit.of,
      times: limit.times ?? 1,
      counts: limit.counts ?? 'use',
    };
  });
}
function whyNotLimited(game: Game, a: Activation): Reason[] {
  const { duel } = game;
  return limitKeys(a).flatMap(({ key, per, of, times }) => {
    const used =
      duel.uses.filter((use) => use.key === key && inPeriod(game, per, use)).length + usedBefore(game, a, per, of);
    return used >= times
      ? [why.limit({ kind: per === 'chain' || per === 'duel' ? per : of }, duel.ruleset.rules.limits)]
      : [];
  });
}
function inPeriod(game: Game, per: string, use: Use): boolean {
  const { duel } = game;
  if (per === 'duel') return true;
  if (per === 'chain') return use.chain === duel.chains && duel.chain.length > 0;
  if (use.turn !== duel.turn.number) return false;
  return per === 'phase' ? use.phase === duel.phase : per === 'battle' ? use.attack === attackNumber(game) : true;
}
/** Counts the attacks of the Duel: the number of the one under way. */
export const attackNumber = ({ duel }: Game): number =>
  duel.log.filter((i) => i.events.some((e) => e.kind === 'attack-declared')).length;
/** Uses the case tells of: `history`, and `used` of the player by the card's name. */
function usedBefore(game: Game, a: Activation, per: string, of: string): number {
  const { name } = a.card.info;
  const isIt = (card: string | undefined): boolean =>
    card !== undefined && (of === 'copy' ? card === a.card.id : a.card.info.names.includes(card) || card === a.card.id);
  const told = game.duel.history.filter(
    (h) =>
      h.what === 'activated' &&
      (h.by ?? a.by) === a.by &&
      isIt(h.card) &&
      (h.effect === undefined || h.effect === a.declared?.number) &&
      (per === 'duel' || !h.lastTurn),
  ).length;
  const { used } = game.duel.sides[a.by];
  const flagged = [name.en, name.de, a.card.id].some(
    (key) => used[key] || (a.declared?.number !== undefined && used[`${key}/${a.declared.number}`]),
  );
  return told + (flagged ? 1 : 0);
}

// ───────────────────────────── targets ─────────────────────────────

/** Cards that may be targeted for one entry. */
export function targetsFor(game: Game, spec: TargetSpec, a: Activation, ctx: Context): Card[] {
  return cardsIn(game, spec, ctx).filter(
    (card) =>
      (card !== a.card || !a.cardActivation) &&
      !whyNotTarget(game, card, a) &&
      (!summons(a) || (canBeRevived(game, card) && maySummon(game, card, a.by))),
  );
}
/** Does it Special Summon its targets? Then they must be monsters that can be Special Summoned so. */
const summons = (a: Activation): boolean =>
  (a.declared?.resolve ?? []).some(
    (op) =>
      op.do === 'special-summon' &&
      typeof op.cards === 'string' &&
      (op.cards === 'it' || op.cards.startsWith('target')) &&
      !op.ignoringConditions,
  );
/** Does it choose several cards (or could it), and does the ruleset not call that targeting? */
function choosesSeveral(game: Game, a: Activation): boolean {
  const said = (a.targets ?? []).length;
  const ctx = { you: a.by, card: a.card };
  const most = (a.declared?.targets ?? []).reduce((sum, spec) => sum + counted(game, spec.choose, 2, ctx).max, 0);
  return !isTargeting(game, said || most);
}
function whyNotTarget(game: Game, card: Card, a: Activation): Localized | undefined {
  const cause = { kind: 'effect' as const, by: a.by, card: seen(game, a.card) };
  if (game.duel.doomed.includes(card.id)) return sayBattle.destroyedByBattle();
  const forbids = choosesSeveral(game, a) ? undefined : forbidden(game, 'be-targeted', card, cause);
  if (forbids) return sourceName(forbids);
  return isSummoned(a.declared) && !canBeRevived(game, card) ? sayTarget.neverProperlySummoned() : undefined;
}
/** Does the effect do nothing else with its targets than Special Summon them, keeping to their conditions? */
const isSummoned = (e: Effect | undefined): boolean => {
  const [first] = e?.resolve ?? [];
  return first?.do === 'special-summon' && first.cards === 'targets' && !first.ignoringConditions;
};
const sayTarget = {
  neverProperlySummoned: (): Localized => ({
    de: 'es wurde nicht ordnungsgemäß beschworen oder kann so nicht beschworen werden',
    en: 'it was not properly Summoned, or cannot be Summoned in this way',
  }),
};
function whyNotTargets(game: Game, a: Activation, ctx: Context): Reason[] {
  const specs = a.declared?.targets ?? [];
  const said = (a.targets ?? []).filter((t) => t !== 'A' && t !== 'B');
  let rest = [...said];
  const reasons: Reason[] = [];
  for (const spec of specs) {
    const all = targetsFor(game, spec, a, ctx);
    const { min, max } = counted(game, spec.choose, all.length, ctx);
    const forbids = summons(a) && cardsIn(game, spec, ctx).flatMap((c) => summonForbidden(game, c, a.by) ?? [])[0];
    if (all.length + unknownIn(game, spec, ctx) < min && forbids)
      reasons.push(why.forbidden({ by: sourceName(forbids) }));
    else if (all.length + unknownIn(game, spec, ctx) < min)
      reasons.push(
        all.length === 0 || said.length === 0 ? why.noTarget() : why.targetCount({ min, given: all.length }),
      );
    if (said.length === 0) continue;
    const mine = rest.slice(0, max === Infinity ? rest.length : max);
    rest = rest.slice(mine.length);
    if (mine.length < min) reasons.push(why.targetCount({ min, given: mine.length }));
    for (const id of mine) reasons.push(...whyNotThisTarget(game, id, spec, a, ctx));
    if (!fits(game, spec, mine, ctx))
      reasons.push(why.wrongTarget({ card: game.duel.cards.get(mine[0] ?? '')?.info.name ?? a.card.info.name }));
  }
  return reasons;
}
function whyNotThisTarget(game: Game, id: string, spec: TargetSpec, a: Activation, ctx: Context): Reason[] {
  const card = game.duel.cards.get(id);
  if (!card) return [];
  const by = whyNotTarget(game, card, a);
  if (by) return [why.cannotBeTargeted({ card: card.info.name, by })];
  const forbids = summons(a) ? summonForbidden(game, card, a.by) : undefined;
  if (forbids) return [why.forbidden({ by: sourceName(forbids) })];
  const fitting =
    isFittingTarget(game, spec, card, ctx) &&
    (card !== a.card || !a.cardActivation) &&
    (!summons(a) || (canBeRevived(game, card) && maySummon(game, card, a.by)));
  return fitting ? [] : [why.wrongTarget({ card: card.info.name })];
}
const BATTLE_EVENTS: readonly string[] = ['battled', 'battle-damage', 'attack-declared', 'flipped', 'step'];
/** In the Damage Step optional triggers about other cards, with conditions that can be met elsewhere too, do not activate. */
function mayTriggerInDamageStep(game: Game, p: { card: Card; effect: CardEffect; event: DuelEvent }): boolean {
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
/** What a move says beyond which effect is meant. */
export type Said = Pick<Activation, 'targets' | 'cost' | 'choose' | 'others'>;
/**
 * Why a trigger that is ready by its event still cannot activate: condition, limit, prohibition, cost, targets, nothing to do. With what the
 * move says: also why not so.
 */
export function whyNotPending(
  game: Game,
  p: { card: Card; effect: CardEffect; by: Player; event: DuelEvent },
  said: Said = {},
): Reason[] {
  const a: Activation = { by: p.by, card: p.card, declared: p.effect, cardActivation: false, spellSpeed: 1, ...said };
  const link = draftLink(game, a);
  const ctx: Context = {
    you: p.by,
    card: p.card,
    seen: link.asActivated,
    link: { ...link, event: p.event },
    event: p.event,
  };
  const inStep = mayTriggerInDamageStep(game, p) ? [] : [why.damageStep(game.duel.ruleset.options.damageStep.rules)];
  // A mandatory trigger activates even where it could do nothing.
  const reasons = whyNotTyped(game, a, ctx, link).filter((r) => !(p.effect.must && r.code === 'does-nothing'));
  return [...inStep, ...reasons];
}
