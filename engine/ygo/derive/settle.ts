/**
 * Which ongoing rules apply, in the order in which they began to. A rule that comes first is not negated by one that
 * comes later and that it negates itself: Skill Drain before Jinzo, or Jinzo first.
 */
import type { Player } from '../../case/schema.ts';
import { type Card, type CardSeen, type Force, isIn, onField } from '../board/duel.ts';
import { type Effect, many, type Ongoing } from '../effects/schema.ts';
import { holds } from './conditions.ts';
import { Unmodelled } from './context.ts';
import { howCovers, matches } from './filters.ts';
import type { Game } from '../game/game.ts';
import { sayPrevented } from '../say/prevented.ts';
import { type Applied, cardsOfRule, isAbout, causeOf, contextOf, type Derived, isAgainst } from './applied.ts';
import { orderOf } from './order.ts';
import { asPrinted, seen } from './seen.ts';

/**
 * Fills in what applies; gives every rule that might, in order. The conditions of rules are asked of the cards as the rules before them left them
 * ("while "Umi" is on the field", which another card's name has become): again, until what applies stays the same.
 */
export function settle(game: Game, value: Derived): readonly Applied[] {
  for (let round = 0; ; round++) {
    if (round > game.duel.cards.size) throw new Unmodelled(sayPrevented.loop().en);
    const before = changes(value);
    const candidates = settleOnce(game, value);
    const after = changes(value);
    if (sameList(before, after) || !someConditionLooks(game)) return candidates;
    value.seen.clear();
  }
}
/** The rules in force that change what a condition can ask of a card. */
const changes = ({ active }: Derived): Applied[] =>
  active.filter(({ rule }) => rule.rule === 'treated-as' || rule.rule === 'modify');
const sameList = (a: readonly Applied[], b: readonly Applied[]): boolean =>
  a.length === b.length &&
  a.every((one, i) => one.rule === b[i]!.rule && one.card === b[i]!.card && one.force === b[i]!.force);

/** Does a rule of some card hang on what cards are called, what kind they are, or their values? */
const someConditionLooks = ({ duel }: Game): boolean =>
  [...duel.cards.values()].some((card) => card.zone !== 'nowhere' && card.info.effects.some(looks));
const LOOKS = new WeakMap<Effect, boolean>();
function looks(effect: Effect): boolean {
  if (!effect.ongoing) return false;
  const known = LOOKS.get(effect);
  if (known !== undefined) return known;
  const found = asksOfCards(effect.condition) || effect.ongoing.some((rule) => asksOfCards(rule.while));
  LOOKS.set(effect, found);
  return found;
}
const ASKED: ReadonlySet<string> = new Set([
  'name',
  'series',
  'race',
  'attribute',
  'is',
  'level',
  'rank',
  'atk',
  'def',
]);
const asksOfCards = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(([key, inner]) => ASKED.has(key) || asksOfCards(inner));

function settleOnce(game: Game, value: Derived): readonly Applied[] {
  const candidates = allRules(game);
  if (candidates.length === 0) return [];
  const dropped = new Map<Applied, Applied>();
  for (let round = 0; ; round++) {
    if (round > 2 * candidates.length) throw new Unmodelled(sayPrevented.loop().en);
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
    const began = asSummoned(game, candidate);
    if (began?.negated) continue;
    const carrier = began ? undefined : carrierOf(candidate);
    const negator = carrier === undefined ? undefined : value.negatedBy.get(carrier);
    if (negator && !cannotBeNegated(candidate)) continue;
    value.active.push(candidate);
    if (candidate.rule.rule !== 'negate-effects') continue;
    const standing = candidates.filter((c) => !dropped.has(c));
    for (const card of coveredByNegation(game, candidate, value, standing)) {
      value.negatedBy.set(card.id, candidate);
      const earlier = value.active.find(
        (a) => carrierOf(a) === card.id && a !== candidate && !asSummoned(game, a) && !cannotBeNegated(a),
      );
      if (earlier) return { earlier, by: candidate };
    }
  }
  return undefined;
}

const cannotBeNegated = ({ effect }: Applied): boolean =>
  effect?.cannotBeNegated !== undefined && effect.keptWhile === undefined;

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

/**
 * "During the turn you Normal Summoned this card, it can attack directly" begins with the Summon and lasts that turn: whether it was negated then counts,
 * not what negates it or no longer does later. The card as it was when it was Summoned.
 */
function asSummoned({ duel }: Game, { force, card, effect, rule }: Applied): CardSeen | undefined {
  const when = effect?.condition;
  if (force || !card || rule.rule !== 'attacks' || !when || !('like' in when) || when.is !== 'this') return undefined;
  if (when.like.summonedThisTurn !== true) return undefined;
  const events = duel.log.flatMap((instant) => instant.events);
  return events.findLast((e) => e.kind === 'summoned' && e.card?.id === card.id && e.card.stay === card.stay)?.card;
}

/** "While …": does the rule's own condition hold? */
const applies = (game: Game, applied: Applied): boolean => holds(game, applied.rule.while, contextOf(applied));

/** A card that is itself unaffected is so from the moment it is there: what negates it cannot come first. */
const ownShields = (card: Card, candidates: readonly Applied[]): Applied[] =>
  candidates.filter((c) => c.card === card && !c.force && c.rule.rule === 'unaffected');

/** "Its effects cannot be negated", said of the card itself: that holds whichever began first. */
const ownKeeps = (card: Card, candidates: readonly Applied[]): Applied[] =>
  candidates.filter((c) => c.card === card && c.rule.rule === 'cannot' && c.rule.what === 'be-negated');

function coveredByNegation(game: Game, applied: Applied, value: Derived, candidates: readonly Applied[]): Card[] {
  const rule = applied.rule as Extract<Ongoing, { rule: 'negate-effects' }>;
  return cardsOfRule(game, rule.cards, applied).filter(
    (card) =>
      card.face === 'up' &&
      (card !== applied.card || applied.force !== undefined) &&
      !shielded(game, card, applied, [...value.active, ...ownShields(card, candidates)]) &&
      !keepsItsEffects(game, card, applied, [...value.active, ...ownKeeps(card, candidates)]),
  );
}

/** Is the card unaffected by what this rule comes from? */
export function shielded(game: Game, card: Card, applied: Applied, active: readonly Applied[]): boolean {
  return active.some(
    (a) =>
      a.rule.rule === 'unaffected' &&
      isAgainst(game, a.rule.by, causeOf(applied), a) &&
      isAbout(game, a.rule.cards, a, card),
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
      isAbout(game, a.rule.cards, a, card),
  );

function allRules(game: Game): Applied[] {
  const { duel } = game;
  const found: Applied[] = [];
  const add = (
    card: Card | undefined,
    force: Force | undefined,
    effect: Effect | undefined,
    rules: readonly Ongoing[],
    controller: Player,
    order: number,
  ) => {
    for (const rule of rules) found.push({ rule, controller, card, force, effect, order });
  };
  for (const card of duel.cards.values()) {
    if (card.zone === 'nowhere') continue;
    for (const effect of card.info.effects)
      if (effect.ongoing && works(game, card, effect))
        add(card, undefined, effect, effect.ongoing, card.controller, orderOf(card));
    for (const effect of ownedThroughMaterial(game, card))
      add(card, undefined, effect, effect.ongoing ?? [], card.controller, orderOf(card));
    for (const force of card.forces) add(card, force, undefined, force.rules, force.controller, force.order);
  }
  for (const player of ['A', 'B'] as const)
    for (const force of duel.sides[player].forces) add(undefined, force, undefined, force.rules, player, force.order);
  for (const force of duel.forces) add(undefined, force, undefined, force.rules, force.controller, force.order);
  return found.sort((a, b) => a.order - b.order || (a.card?.since.turn ?? 0) - (b.card?.since.turn ?? 0));
}

const NONE: readonly Effect[] = [];
/** What cards it was Summoned with give to it. Turned face-down it has lost that, as it has how it was Summoned. */
function ownedThroughMaterial(game: Game, card: Card): readonly Effect[] {
  const { how } = card.since;
  if (card.madeWith.length === 0 || how === undefined || !onField(card) || card.face !== 'up') return NONE;
  if (!card.applying || game.duel.doomed.includes(card.id)) return NONE;
  return card.madeWith.flatMap((material) =>
    material.info.effects.filter(
      ({ madeWithThis: given }) =>
        given !== undefined &&
        many(given.how).some((wanted) => howCovers(wanted, how)) &&
        (given.from === undefined || isIn(material.zone, many(given.from))) &&
        matches(game, given.for, asPrinted(card), { you: card.controller, card }),
    ),
  );
}

/** Does a continuous effect work where its card is, as it lies? */
function works(game: Game, card: Card, effect: Effect): boolean {
  if (effect.madeWithThis) return false;
  const places = many(effect.from);
  if (places.length > 0 ? !isIn(card.zone, places) : !standardPlace(card, effect)) return false;
  // What the card says of its own activation holds while it is Set.
  const whileSet = effect.kind === 'condition' && effect.set === true && card.face === 'down';
  if (onField(card) && card.face !== 'up' && !whileSet) return false;
  if (onField(card) && !card.applying && !whileSet) return false;
  if (game.duel.doomed.includes(card.id)) return false;
  if (effect.kind === 'activation' && !onField(card)) return false;
  return effect.kind === 'activation' || holds(game, effect.condition, { you: card.controller, card });
}
function standardPlace(card: Card, effect: Effect): boolean {
  if (card.zone === 'pendulum') return effect.pendulum === true;
  return onField(card) && !effect.pendulum && !(card.info.kind === 'monster' && card.zone !== 'monsters' && !card.on);
}
