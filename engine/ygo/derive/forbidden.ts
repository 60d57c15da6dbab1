/** What ongoing rules forbid, prevent or redirect: each answer is the rule that does it. */
import type { Player } from '../../case/schema.ts';
import { type Card, type CardSeen, type Cause, isIn, type Duel, type Link, onField } from '../board/duel.ts';
import {
  type EventPattern,
  type Filter,
  type Forbidden,
  type LinkPattern,
  many,
  type Ongoing,
  type Place,
  type SummonKind,
} from '../effects/schema.ts';
import { type Context, isWhose } from './context.ts';
import { holds } from './conditions.ts';
import { matchesEvent, matchesLink } from './events.ts';
import { howCovers, matches } from './filters.ts';
import type { Game } from '../game/game.ts';
import { surelyMatches } from './identified.ts';
import { type Applied, cardsOfRule, isAbout, contextOf, isAgainst, isPastIt } from './applied.ts';
import { derive, rulesOf } from './derive.ts';
import { seen } from './seen.ts';

/** What makes a card unaffected by this cause, where something does. */
export function unaffectedBy(game: Game, card: Card, cause: Cause): Applied | undefined {
  if (cause.kind !== 'effect') return undefined;
  return derive(game).active.find(
    (a) =>
      a.rule.rule === 'unaffected' &&
      isAgainst(game, a.rule.by, cause, a, card) &&
      isAbout(game, a.rule.cards, a, card),
  );
}

/** For which Summon something is asked: its kind, and the monster that would be Summoned. */
export interface Summoning {
  how: SummonKind;
  faceDown?: boolean;
  monster?: Card;
  /** So many monsters at once (default: 1). */
  count?: number;
}
function concernsSummon(
  game: Game,
  { how, for: wanted, lets, atOnce }: Extract<Ongoing, { rule: 'cannot' }>,
  summon: Summoning | undefined,
  a: Applied,
): boolean {
  if (atOnce !== undefined && (summon?.count ?? 1) < atOnce) return false;
  if (lets === 'face-down' && summon?.faceDown) return false;
  if (lets && summon && lets === summon.how) return false;
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
      isAbout(game, a.rule.cards, a, card),
  );

/** A card without which its controller cannot Summon in this way, and that is not among the material. */
export const missingMaterial = (
  game: Game,
  by: Player,
  how: SummonKind,
  materials: readonly Card[],
): Card | undefined =>
  rulesOf(game, 'must-be-material')
    .filter((a) => a.controller === by && many(a.rule.how).some((h) => howCovers(h, how)))
    .flatMap((a) => cardsOfRule(game, a.rule.cards, a))
    .find((card) => !materials.includes(card));

/** A card that another of the material does not suffer beside it. */
export const unlikeMaterial = (game: Game, how: SummonKind, materials: readonly Card[]): Card | undefined =>
  rulesOf(game, 'other-material')
    .filter((a) => many(a.rule.how).some((h) => howCovers(h, how)))
    .flatMap((a) => {
      const bound = cardsOfRule(game, a.rule.cards, a).filter((card) => materials.includes(card));
      const others = bound.length === 0 ? [] : materials.filter((card) => bound.length > 1 || card !== bound[0]);
      return others.filter((card) => !matches(game, a.rule.like, faceUp(game, card), contextOf(a)));
    })[0];

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
      isAbout(game, rule.cards, a, card) &&
      !isPastIt(game, cause, a)
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
    if (rule.others && a.force?.link !== undefined && a.force.link === game.duel.resolving?.serial) return false;
    return (
      isWhose(contextOf(a), rule.player, player) &&
      (rule.times === undefined || timesDone(game, a, what, player, card) >= rule.times) &&
      concernsSummon(game, rule, summon, a) &&
      (!rule.filter || (card !== undefined && surelyMatches(game, rule.filter, card, contextOf(a)))) &&
      !(what === 'special-summon' && comesAsMonster(rule.filter, card))
    );
  });
}
/** What keeps a player from doing this with any card of these places, whatever it is. */
export const barredFrom = (
  game: Game,
  what: 'send-to-graveyard' | 'special-summon',
  player: Player,
  from: readonly Place[],
): Applied | undefined =>
  from.length === 0
    ? undefined
    : rulesOf(game, 'cannot').find(({ rule, ...a }) => {
        if (rule.what !== what || rule.player === undefined || rule.times !== undefined) return false;
        if (rule.how || rule.for || rule.lets || rule.atOnce) return false;
        const { place, ...rest } = rule.filter ?? {};
        const all = place === undefined || from.every((one) => many(place).includes(one));
        return all && Object.keys(rest).length === 0 && isWhose({ you: a.controller }, rule.player, player);
      });
/** What keeps this cause from banishing any card of these places, whatever it is: "cards in the GY cannot be banished". */
export const banishingBarred = (game: Game, from: readonly Place[], cause: Cause): Applied | undefined =>
  from.length === 0
    ? undefined
    : rulesOf(game, 'cannot').find((a) => {
        const { what, player, cards, by } = a.rule;
        if (what !== 'be-banished' || player !== undefined || typeof cards !== 'object' || !('where' in cards))
          return false;
        const { where, whose, filter } = cards;
        const all = whose === undefined && filter === undefined && from.every((one) => many(where).includes(one));
        return all && isAgainst(game, by, cause, a) && !isPastIt(game, cause, a);
      });
/** "Monsters from the GY": a Trap Card that lies there and is Summoned as a monster is none there. */
const comesAsMonster = (filter: Filter | undefined, card: CardSeen | undefined): boolean =>
  filter?.place !== undefined && card !== undefined && card.info.kind !== 'monster' && !onField(card);

/** How often a player has done it; of attacks: how many other monsters have attacked this turn. */
const timesDone = (game: Game, a: Applied, what: Forbidden, player: Player, card: CardSeen | undefined): number =>
  what === 'attack' || what === 'declare-attack'
    ? othersThatAttacked(game, player, card)
    : summonedSince(game, a, player, many(a.rule.rule === 'cannot' ? a.rule.filter?.place : undefined));
function othersThatAttacked({ duel }: Game, player: Player, card: CardSeen | undefined): number {
  const declared = duel.log
    .filter((i) => i.turn === duel.turn.number)
    .flatMap((i) => i.events)
    .filter((e) => e.kind === 'attack-declared' && e.cause.by === player && e.card?.id !== card?.id);
  const before = duel.sides[player].zones.monsters.filter((c) => c.attacked && c.id !== card?.id).map((c) => c.id);
  return new Set([...declared.map((e) => e.card?.id), ...before]).size;
}
/** How often a player has Special Summoned (from there) this turn since the card of this rule lies there, since its effect left it behind: monsters Summoned together count once. */
const summonedSince = ({ duel }: Game, a: Applied, player: Player, from: readonly Place[]): number =>
  summons(duel, player, beganAt(duel, a), from);
const summons = (duel: Duel, player: Player, after: number, from: readonly Place[]): number =>
  duel.log.filter(
    (i) =>
      i.turn === duel.turn.number &&
      i.n > after &&
      i.events.some(
        (e) =>
          e.kind === 'summoned' &&
          e.player === player &&
          howCovers('special', e.how ?? '') &&
          (from.length === 0 || (e.card?.from !== undefined && from.includes(e.card.from))),
      ),
  ).length;

/** What forbids activating this, where something does. */
export function activationForbidden(game: Game, link: Link): Applied | undefined {
  return derive(game).active.find((a) => {
    const { rule } = a;
    if (rule.rule !== 'cannot-activate') return false;
    const ctx = contextOf(a);
    return (
      isWhose(ctx, rule.whose, link.by) &&
      matchesLink(game, rule.what, link, ctx) &&
      (!rule.inResponseTo || openedBy(game, rule.inResponseTo, ctx)) &&
      (rule.times === undefined || activatedSince(game, a, rule.what, link.by) >= rule.times)
    );
  });
}

/** How many such links a player has activated this turn since this rule began to apply; `negated`: those, too, whose activation was negated. */
export function activatedSince(game: Game, a: Applied, what: LinkPattern, by: Player, negated = false): number {
  const { duel } = game;
  const after = beganAt(duel, a);
  const since = duel.log.filter((i) => i.turn === duel.turn.number && i.n > after).flatMap((i) => i.events);
  const serials = new Set(since.flatMap((e) => (e.kind === 'activated' && e.player === by ? [e.cause.link] : [])));
  return duel.links.filter(
    (one) =>
      serials.has(one.serial) &&
      (negated || one.negated?.what !== 'activation') &&
      matchesLink(game, what, one, contextOf(a)),
  ).length;
}
/** The moment since which the card of this rule lies there, since which its effect has left it behind. */
const beganAt = ({ log }: Duel, { card, force }: Applied): number =>
  force?.since ??
  log.findLast((i) =>
    i.events.some((e) => e.card?.id === card?.id && ['summoned', 'flipped', 'activated'].includes(e.kind)),
  )?.n ??
  -1;

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
      isWhose(ctx, 'opponent', link.by) &&
      matchesLink(game, a.rule.to, last, ctx) &&
      (!a.rule.with || matchesLink(game, a.rule.with, link, ctx))
    );
  });
}

/** Can the activation, the effect of a link not be negated: by its own text or by a rule? */
export function cannotBeNegated(game: Game, link: Link, what: 'activation' | 'effect'): boolean {
  const { cannotBeNegated: own, keptWhile } = link.effect ?? {};
  const kept = (own === what || own === 'both') && holds(game, keptWhile, { you: link.by, card: link.card, link });
  return kept || keptFromNegation(game, link, what) !== undefined;
}
/** The rule of another card that keeps it from being negated, where one does. */
export const keptFromNegation = (game: Game, link: Link, what: 'activation' | 'effect'): Applied | undefined =>
  rulesOf(game, 'cannot-be-negated').find(
    (a) => (a.rule.what === what || a.rule.what === 'both') && matchesLink(game, a.rule.links, link, contextOf(a)),
  );

/** Is a card's own sentence a limit on what may lie there? */
export const isLimited = <T extends { rule: Ongoing }>(
  from: T,
): from is T & { rule: Extract<Ongoing, { rule: 'control-limit' }> } => from.rule.rule === 'control-limit';

export type Redirecting = Applied & { rule: Extract<Ongoing, { rule: 'redirect' }> };
/** What says that a card goes somewhere else instead. */
export function redirections(
  game: Game,
  card: Card,
  when: 'sent-to-graveyard' | 'leaves-field' | 'destroyed',
  cause?: Cause,
): Redirecting[] {
  return rulesOf(game, 'redirect').filter(
    (a) =>
      (a.rule.when === when || (a.rule.when === 'leaves-field' && onField(card))) &&
      (!a.rule.by || (cause !== undefined && isAgainst(game, a.rule.by, cause, a, card))) &&
      (!a.rule.from || isIn(card.zone, many(a.rule.from))) &&
      isAbout(game, a.rule.cards, a, card),
  );
}
