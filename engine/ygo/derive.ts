/**
 * What continuous and lingering effects do to the board right now: derived afresh from the board after every change, in the order in which
 * they began to apply. Answers "are its effects negated", "what is its ATK", "may it be destroyed": each answer names what it comes from.
 * A rule that comes first is not negated by one that comes later and that it negates itself: Skill Drain before Jinzo, or Jinzo first.
 */
import type { Player } from '../case/schema.ts';
import type { Localized } from '../ruling/schema.ts';
import { asNormal, withGained } from './cards.ts';
import { fieldCards, isIn, onField, type Card, type CardSeen, type Cause, type Force, type Link } from './duel.ts';
import {
  many,
  type Against,
  type Effect,
  type EventPattern,
  type Forbidden,
  type Group,
  type Ongoing,
  type Place,
  type Ref,
  type SummonKind,
} from './effects/schema.ts';
import type { Game } from './game.ts';
import {
  cardsIn,
  holds,
  howCovers,
  isWhose,
  matches,
  matchesEvent,
  matchesLink,
  refCards,
  Unmodelled,
  type Context,
} from './match.ts';
import { askOrders, orderOf, OrderKnown } from './order.ts';
import { say } from './say.ts';
import { numberValue, originalValue, statValue } from './values.ts';

/** An ongoing rule that applies, and where it comes from. */
export interface Applied {
  rule: Ongoing;
  controller: Player;
  /** The card whose continuous effect it is, or on which the effect in force lies. */
  card: Card | undefined;
  /** Set for effects in force that are not a card's continuous effect. */
  force: Force | undefined;
  effect: Effect | undefined;
  order: number;
}
export interface Derived {
  active: Applied[];
  /** By card id: what negates its effects. */
  negatedBy: Map<string, Applied>;
  seen: Map<string, CardSeen>;
}

/** Name of what a rule comes from. */
export const sourceName = (applied: Applied): Localized =>
  applied.force ? (applied.force.name ?? say.anEffectInForce()) : (applied.card?.info.name ?? say.anEffectInForce());

export const contextOf = (applied: Applied): Context => ({
  you: applied.controller,
  ...(applied.card && { card: applied.card }),
  ...(applied.card?.declared !== undefined && { declared: applied.card.declared }),
});

export function derived(game: Game): Derived {
  const { revision } = game.duel;
  if (game.derived?.revision === revision) return game.derived.value;
  const value: Derived = { active: [], negatedBy: new Map(), seen: new Map() };
  // While it is being made, cards are seen as printed.
  game.derived = { revision, value };
  let candidates = settle(game, value);
  for (let round = 0; giveEffects(game, value); round++) {
    if (round > game.duel.cards.size) throw new Unmodelled(say.loop().en);
    value.seen.clear();
    candidates = settle(game, value);
  }
  value.seen.clear();
  askOrders(game, value, candidates);
  return value;
}

// ───────────────────────────── what a card is ─────────────────────────────

/** Gives every card the effects that rules in force give it and takes the others away; `true` where something changed. */
function giveEffects(game: Game, value: Derived): boolean {
  const given = new Map<Card, Effect[]>();
  for (const applied of value.active) {
    const { rule } = applied;
    if (rule.rule !== 'gains-effects') continue;
    for (const card of cardsOfRule(game, rule.cards, applied))
      if (!onField(card) || card.face === 'up') given.set(card, [...(given.get(card) ?? []), ...rule.effects]);
  }
  const effectMonsters = new Set(
    value.active.flatMap((a) =>
      a.rule.rule === 'treated-as' && a.rule.kind?.toLowerCase() === 'effect' ? cardsOfRule(game, a.rule.cards, a) : [],
    ),
  );
  let changed = false;
  for (const card of game.duel.cards.values()) {
    card.geminiEffect = card.printed.is.includes('gemini') && effectMonsters.has(card);
    const gained = given.get(card) ?? [];
    const same = gained.length === card.gained.length && gained.every((e, i) => e === card.gained[i]);
    if (!same) card.gained = gained;
    if (same && !isStale(card)) continue;
    card.info = infoNow(card);
    changed = true;
  }
  return changed;
}
/** A Gemini monster face-up on the field or in the Graveyard is a Normal Monster until it has been Normal Summoned again. */
export const isGeminiAsNormal = (card: Card): boolean =>
  card.printed.is.includes('gemini') &&
  ((card.zone === 'monsters' && card.face === 'up') || card.zone === 'graveyard') &&
  !card.geminiEffect;
const isStale = (card: Card): boolean =>
  (card.printed.is.includes('gemini') && isGeminiAsNormal(card) !== card.info.is.includes('normal')) ||
  (card.asMonster !== undefined && card.info.kind === card.printed.kind);
function infoNow(card: Card): Card['info'] {
  const base = isGeminiAsNormal(card) ? asNormal(card.printed) : card.printed;
  const monster = card.asMonster ? { ...base, ...card.asMonster, kind: 'monster' as const } : base;
  return withGained(monster, card.gained);
}

// ───────────────────────────── which rules apply ─────────────────────────────

/** Fills in what applies; gives every rule that might, in order. */
export function settle(game: Game, value: Derived): readonly Applied[] {
  const candidates = allRules(game);
  if (candidates.length === 0) return [];
  const dropped = new Map<Applied, Applied>();
  for (let round = 0; ; round++) {
    if (round > 2 * candidates.length) throw new Unmodelled(say.loop().en);
    const overruled = pass(game, candidates, dropped, value);
    if (!overruled) return candidates;
    dropped.set(overruled.earlier, overruled.by);
    // What a rule had overruled that is overruled itself applies again.
    for (const [victim, by] of dropped) if (by === overruled.earlier) dropped.delete(victim);
  }
}

/** One pass in order. Gives an earlier rule that a later one negates, where there is one. */
function pass(
  game: Game,
  candidates: readonly Applied[],
  dropped: Map<Applied, Applied>,
  value: Derived,
): { earlier: Applied; by: Applied } | undefined {
  value.active = [];
  value.negatedBy = new Map();
  for (const candidate of candidates) {
    if (dropped.has(candidate) || !applies(game, candidate)) continue;
    const carrier = carrierOf(candidate);
    const negator = carrier === undefined ? undefined : value.negatedBy.get(carrier);
    if (negator && candidate.effect?.cannotBeNegated === undefined) continue;
    value.active.push(candidate);
    if (candidate.rule.rule !== 'negate-effects') continue;
    const standing = candidates.filter((c) => !dropped.has(c));
    for (const card of coveredByNegation(game, candidate, value, standing)) {
      value.negatedBy.set(card.id, candidate);
      const earlier = value.active.find(
        (a) => carrierOf(a) === card.id && a !== candidate && a.effect?.cannotBeNegated === undefined,
      );
      if (earlier) return { earlier, by: candidate };
    }
  }
  return undefined;
}

/**
 * Id of the card whose negation stops a rule: a continuous effect's card; of lingering effects only those that last while their card is there.
 * A condition of the card ("you can only control 1") is no effect: nothing negates it.
 */
const carrierOf = ({ force, card, effect }: Applied): string | undefined =>
  force
    ? force.until === 'while-this-face-up'
      ? force.source
      : undefined
    : effect?.kind === 'condition'
      ? undefined
      : card?.id;
/** "While …": does the rule's own condition hold? */
const applies = (game: Game, applied: Applied): boolean => holds(game, applied.rule.while, contextOf(applied));

/** A card that is itself unaffected is so from the moment it is there: what negates it cannot come first. */
const ownShields = (card: Card, candidates: readonly Applied[]): Applied[] =>
  candidates.filter((c) => c.card === card && !c.force && c.rule.rule === 'unaffected');

function coveredByNegation(game: Game, applied: Applied, value: Derived, candidates: readonly Applied[]): Card[] {
  const rule = applied.rule as Extract<Ongoing, { rule: 'negate-effects' }>;
  return cardsOfRule(game, rule.cards, applied).filter(
    (card) =>
      card.face === 'up' &&
      (card !== applied.card || applied.force !== undefined) &&
      !shielded(game, card, applied, [...value.active, ...ownShields(card, candidates)]) &&
      !keepsItsEffects(game, card, applied, value.active),
  );
}
/** Is the card unaffected by what this rule comes from? */
export function shielded(game: Game, card: Card, applied: Applied, active: readonly Applied[]): boolean {
  return active.some(
    (a) =>
      a.rule.rule === 'unaffected' &&
      isAgainst(game, a.rule.by, causeOf(applied), a) &&
      cardsOfRule(game, a.rule.cards, a).includes(card),
  );
}

/** Does a rule say that its effects cannot be negated (by this)? */
const keepsItsEffects = (game: Game, card: Card, applied: Applied, active: readonly Applied[]): boolean =>
  active.some(
    (a) =>
      a.rule.rule === 'cannot' &&
      a.rule.what === 'be-negated' &&
      isAgainst(game, a.rule.by, causeOf(applied), a) &&
      (!a.rule.filter || matches(game, a.rule.filter, seen(game, card), contextOf(a))) &&
      cardsOfRule(game, a.rule.cards, a).includes(card),
  );

/** Derives, and again where an order was learnt on the way. */
export function derive(game: Game): Derived {
  for (;;) {
    try {
      return derived(game);
    } catch (error) {
      if (!(error instanceof OrderKnown)) throw error;
    }
  }
}

function allRules(game: Game): Applied[] {
  const { duel } = game;
  const found: { applied: Applied; card: Card | undefined }[] = [];
  const add = (
    card: Card | undefined,
    force: Force | undefined,
    effect: Effect | undefined,
    rules: readonly Ongoing[],
    controller: Player,
    order: number,
  ) => {
    for (const rule of rules) found.push({ applied: { rule, controller, card, force, effect, order }, card });
  };
  for (const card of duel.cards.values()) {
    if (card.zone === 'nowhere') continue;
    if (card.info.effects.length > 0)
      for (const effect of card.info.effects)
        if (effect.ongoing && works(game, card, effect))
          add(card, undefined, effect, effect.ongoing, card.controller, orderOf(card));
    for (const force of card.forces) add(card, force, undefined, force.rules, force.controller, force.order);
  }
  for (const player of ['A', 'B'] as const)
    for (const force of duel.sides[player].forces) add(undefined, force, undefined, force.rules, player, force.order);
  for (const force of duel.forces) add(undefined, force, undefined, force.rules, force.controller, force.order);
  return found
    .map((f, index) => ({ ...f, index }))
    .sort(
      (a, b) =>
        a.applied.order - b.applied.order || (a.card?.since.turn ?? 0) - (b.card?.since.turn ?? 0) || a.index - b.index,
    )
    .map((f) => f.applied);
}

/** Does a continuous effect work where its card is, as it lies? */
function works(game: Game, card: Card, effect: Effect): boolean {
  const places = many(effect.from);
  if (places.length > 0 ? !isIn(card.zone, places) : !standardPlace(card, effect)) return false;
  if (onField(card) && card.face !== 'up') return false;
  if (onField(card) && !card.applying) return false;
  if (game.duel.doomed.includes(card.id)) return false;
  if (effect.kind === 'activation' && !onField(card)) return false;
  return effect.kind === 'activation' || holds(game, effect.condition, { you: card.controller, card });
}
function standardPlace(card: Card, effect: Effect): boolean {
  if (card.zone === 'pendulum') return effect.pendulum === true;
  return onField(card) && !effect.pendulum && !(card.info.kind === 'monster' && card.zone !== 'monsters' && !card.on);
}

/** The cards a rule is about. Without `cards`: the card it stands on; for an effect in force on a player or the Duel: that player's monsters. */
export function cardsOfRule(game: Game, cards: Ref | Group | undefined, applied: Applied): Card[] {
  const ctx = contextOf(applied);
  if (cards === undefined)
    return applied.card
      ? [applied.card]
      : applied.force
        ? fieldCards(game.duel).filter((c) => c.controller === applied.controller)
        : [];
  return typeof cards === 'object' && 'where' in cards ? cardsIn(game, cards, ctx) : refCards(game, cards as Ref, ctx);
}

// ───────────────────────────── a card with all effects applied ─────────────────────────────

/** A card as it is now. */
export function seen(game: Game, card: Card): CardSeen {
  const value = derive(game);
  const before = value.seen.get(card.id);
  if (before) return before;
  const printed = asPrinted(card);
  value.seen.set(card.id, printed);
  const full = { ...printed, ...treatedAs(game, card, printed, value), negated: value.negatedBy.has(card.id) };
  value.seen.set(card.id, full);
  if (card.info.kind === 'monster' && (card.zone === 'monsters' || card.zone !== 'spellsTraps')) {
    try {
      full.atk = statValue(game, card, 'atk');
      full.def = statValue(game, card, 'def');
      full.originalAtk = originalValue(game, card, 'atk');
      full.originalDef = originalValue(game, card, 'def');
      for (const stat of ['level', 'rank', 'scale'] as const) full[stat] = numberValue(game, card, stat);
    } catch (error) {
      if (!(error instanceof Unmodelled)) {
        // Whoever asks again must not be given the printed values.
        value.seen.delete(card.id);
        throw error;
      }
      // Whoever needs the values is told why nobody knows them.
      Object.assign(full, { atk: '?', def: '?', unsure: error.text });
    }
  }
  return full;
}

export function asPrinted(card: Card): CardSeen {
  const { info } = card;
  return {
    id: card.id,
    info,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    face: card.face,
    position: card.position,
    stay: card.stay,
    names: info.names,
    race: info.race ? [info.race] : [],
    attribute: info.attribute ? [info.attribute] : [],
    level: info.level,
    rank: info.rank,
    scale: info.scale,
    originalAtk: info.atk,
    originalDef: info.def,
    is: info.is,
    atk: info.atk,
    def: info.def,
    negated: false,
    how: card.since.how,
    from: card.since.from,
    sinceTurn: card.since.turn,
    properlySummoned: card.properlySummoned,
    attacked: card.attacked,
    counters: card.counters,
    materials: card.materials.length,
    madeWith: card.madeWith,
    slot: card.slot,
    on: card.on,
  };
}

function treatedAs(game: Game, card: Card, printed: CardSeen, value: Derived): Partial<CardSeen> {
  const result: Partial<Pick<CardSeen, 'names' | 'race' | 'attribute' | 'is'>> & object = {};
  for (const applied of value.active) {
    const { rule } = applied;
    if (rule.rule !== 'treated-as' || !cardsOfRule(game, rule.cards, applied).includes(card)) continue;
    if (rule.name) result.names = rule.add ? [...(result.names ?? printed.names), rule.name] : [rule.name];
    if (rule.race) result.race = rule.add ? [...(result.race ?? printed.race), rule.race] : [rule.race];
    if (rule.kind) result.is = withKind(result.is ?? printed.is, rule.kind);
    if (rule.attribute)
      result.attribute = rule.add ? [...(result.attribute ?? printed.attribute), rule.attribute] : [rule.attribute];
  }
  return result;
}

/** Normal and Effect exclude each other; the rest is added. */
const withKind = (is: readonly string[], kind: string): readonly string[] => {
  const word = kind.toLowerCase();
  const without = word === 'normal' ? 'effect' : word === 'effect' ? 'normal' : undefined;
  return [...is.filter((w) => w !== without && w !== word), word];
};

/** What the contract's `current` shows. */
export function currentValues(game: Game, card: Card): { atk: number | '?'; def: number | '?'; level?: number } {
  const now = seen(game, card);
  return { atk: now.atk ?? 0, def: now.def ?? 0, ...(now.level !== undefined && { level: now.level }) };
}

// ───────────────────────────── questions ─────────────────────────────

/** What negates the effects of a card, where something does. */
export function negatedBy(game: Game, card: Card): Applied | undefined {
  return derive(game).negatedBy.get(card.id);
}

/** Is a cause one of those a protection is about? Seen from the protection's controller. */
export function isAgainst(
  game: Game,
  against: Against | undefined,
  cause: Cause,
  applied: Applied,
  about?: Card,
): boolean {
  if (!against) return true;
  const ctx = contextOf(applied);
  return (
    (against.targeting === undefined || against.targeting === isTargetedBy(game, about, cause)) &&
    (!against.cause || many(against.cause).includes(cause.kind)) &&
    isWhose(ctx, against.whose, cause.by) &&
    (!against.kind || (cause.card !== undefined && many(against.kind).includes(cause.card.info.kind))) &&
    (!against.card || (cause.card !== undefined && matches(game, against.card, cause.card, ctx)))
  );
}
/** Does the link whose effect it is target this card? */
const isTargetedBy = (game: Game, card: Card | undefined, cause: Cause): boolean =>
  game.duel.links.some((link) => link.serial === cause.link && link.targets.some((t) => t.id === card?.id));
const causeOf = (applied: Applied): Cause => ({
  kind: 'effect',
  by: applied.controller,
  ...(applied.card && { card: asPrinted(applied.card) }),
});

/** What makes a card unaffected by this cause, where something does. */
export function unaffectedBy(game: Game, card: Card, cause: Cause): Applied | undefined {
  if (cause.kind !== 'effect') return undefined;
  return derive(game).active.find(
    (a) =>
      a.rule.rule === 'unaffected' &&
      isAgainst(game, a.rule.by, cause, a, card) &&
      cardsOfRule(game, a.rule.cards, a).includes(card),
  );
}

/** For which Summon something is asked: its kind, and the monster that would be Summoned. */
export interface Summoning {
  how: SummonKind;
  monster?: Card;
}
function concernsSummon(
  game: Game,
  { how, for: wanted }: Extract<Ongoing, { rule: 'cannot' }>,
  summon: Summoning | undefined,
  a: Applied,
): boolean {
  if (how && !(summon && many(how).some((h) => howCovers(h, summon.how)))) return false;
  return (
    !wanted || (summon?.monster !== undefined && matches(game, wanted, faceUp(game, summon.monster), contextOf(a)))
  );
}
const faceUp = (game: Game, card: Card): CardSeen => ({ ...seen(game, card), face: 'up' });
/** The rules that let a player use a card as material which may not be used otherwise. */
export const materialRules = (game: Game, card: Card, by: Player, { how, monster }: Summoning) =>
  rulesOf(game, 'may-be-material').filter(
    (a) =>
      a.controller === by &&
      (!a.rule.how || many(a.rule.how).some((h) => howCovers(h, how))) &&
      (!a.rule.for || (monster !== undefined && matches(game, a.rule.for, faceUp(game, monster), contextOf(a)))) &&
      cardsOfRule(game, a.rule.cards, a).includes(card),
  );

/** What forbids this for a card, where something does. */
export function forbidden(
  game: Game,
  what: Forbidden,
  card: Card,
  cause: Cause,
  summon?: Summoning,
): Applied | undefined {
  return derive(game).active.find((a) => {
    const { rule } = a;
    if (rule.rule !== 'cannot' || rule.what !== what || rule.player !== undefined) return false;
    return (
      concernsSummon(game, rule, summon, a) &&
      isAgainst(game, rule.by, cause, a, card) &&
      (!rule.filter || matches(game, rule.filter, seen(game, card), contextOf(a))) &&
      cardsOfRule(game, rule.cards, a).includes(card)
    );
  });
}
/** What forbids this for a player (with such a card), where something does. */
export function forbiddenFor(
  game: Game,
  what: Forbidden,
  player: Player,
  card?: CardSeen,
  summon?: Summoning,
): Applied | undefined {
  return derive(game).active.find((a) => {
    const { rule } = a;
    if (rule.rule !== 'cannot' || rule.what !== what || rule.player === undefined) return false;
    return (
      isWhose(contextOf(a), rule.player, player) &&
      (rule.times === undefined || summonedSince(game, a, player) >= rule.times) &&
      concernsSummon(game, rule, summon, a) &&
      (!rule.filter || (card !== undefined && matches(game, rule.filter, card, contextOf(a))))
    );
  });
}
/** How often a player has Special Summoned this turn since the card of this rule lies there: monsters Summoned together count once. */
function summonedSince({ duel }: Game, { card }: Applied, player: Player): number {
  const came = duel.log.findLast((i) =>
    i.events.some((e) => e.card?.id === card?.id && ['summoned', 'flipped', 'activated'].includes(e.kind)),
  );
  return duel.log.filter(
    (i) =>
      i.turn === duel.turn.number &&
      i.n > (came?.n ?? -1) &&
      i.events.some((e) => e.kind === 'summoned' && e.player === player && howCovers('special', e.how ?? '')),
  ).length;
}
/** What forbids activating this, where something does. */
export function activationForbidden(game: Game, link: Link): Applied | undefined {
  return derive(game).active.find((a) => {
    const { rule } = a;
    if (rule.rule !== 'cannot-activate') return false;
    const ctx = contextOf(a);
    return (
      isWhose(ctx, rule.whose, link.by) &&
      matchesLink(game, rule.what, link, ctx) &&
      (!rule.inResponseTo || openedBy(game, rule.inResponseTo, ctx))
    );
  });
}
/** Did an event like this open the window at hand, or the one on which the chain is built? */
function openedBy(game: Game, pattern: EventPattern, ctx: Context): boolean {
  const { window, log } = game.duel;
  return log
    .slice(window.since)
    .some((instant) => instant.n <= window.upTo && instant.events.some((e) => matchesEvent(game, pattern, e, ctx)));
}
/** What forbids chaining this link to the last one, where something does. */
export function responseForbidden(game: Game, last: Link, link: Link): Applied | undefined {
  return rulesOf(game, 'cannot-respond').find((a) => {
    const ctx = contextOf(a);
    return (
      isWhose(ctx, a.rule.whose ?? 'opponent', link.by) &&
      matchesLink(game, a.rule.to, last, ctx) &&
      (!a.rule.with || matchesLink(game, a.rule.with, link, ctx))
    );
  });
}
/** Can the activation, the effect of a link not be negated: by its own text or by a rule? */
export function cannotBeNegated(game: Game, link: Link, what: 'activation' | 'effect'): boolean {
  const own = link.effect?.cannotBeNegated;
  if (own === what || own === 'both') return true;
  return rulesOf(game, 'cannot-be-negated').some(
    (a) => (a.rule.what === what || a.rule.what === 'both') && matchesLink(game, a.rule.links, link, contextOf(a)),
  );
}
/** Ongoing rules of one kind that apply, in order. */
export function rulesOf<K extends Ongoing['rule']>(
  game: Game,
  kind: K,
): (Applied & { rule: Extract<Ongoing, { rule: K }> })[] {
  return derive(game).active.filter(
    (a): a is Applied & { rule: Extract<Ongoing, { rule: K }> } => a.rule.rule === kind,
  );
}
/** Is a card's own sentence a limit on what may lie there? */
export const isLimited = <T extends { rule: Ongoing }>(
  from: T,
): from is T & { rule: Extract<Ongoing, { rule: 'control-limit' }> } => from.rule.rule === 'control-limit';
/** Where a card goes instead, where something redirects it. */
export function redirection(
  game: Game,
  card: Card,
  from: Place | undefined,
  when: 'sent-to-graveyard' | 'leaves-field',
): Applied | undefined {
  return rulesOf(game, 'redirect').find(
    (a) =>
      (a.rule.when === when || (a.rule.when === 'leaves-field' && onField(card))) &&
      (!a.rule.from || (from !== undefined && many(a.rule.from).includes(from))) &&
      cardsOfRule(game, a.rule.cards, a).includes(card),
  );
}
