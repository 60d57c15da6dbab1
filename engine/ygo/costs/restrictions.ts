/**
 * "You cannot … the turn you activate this": the restriction reaches back – what it forbids must not have been done this turn – and holds from the
 * activation on. It is no part of the effect: a negated effect restricts all the same, a negated activation does not.
 */
import type { Player } from '../../case/schema.ts';
import type { Reason } from '../../ruling/schema.ts';
import { addForce } from '../change/lasting.ts';
import { touch, touchPlayer } from '../change/instant.ts';
import { whyNotPay } from './why-not.ts';
import { asPrinted } from '../derive/seen.ts';
import { cardsOfRule, type Applied } from '../derive/applied.ts';
import { isIn, zonesOf, type Card, type CardSeen, type DuelEvent, type Link } from '../board/duel.ts';
import {
  type Cost,
  type Effect,
  type Forbidden,
  type Limit,
  type Ongoing,
  type Procedure,
  type SummonKind,
  many,
} from '../effects/schema.ts';
import { step, type Game } from '../game/game.ts';
import { holds } from '../derive/conditions.ts';
import { howCovers, matches } from '../derive/filters.ts';
import { matchesLink } from '../derive/events.ts';
import type { Context } from '../derive/context.ts';
import { sayRestricted, why } from '../say/reasons.ts';
import { sayEffect } from '../say/effects.ts';
import { shownForce } from '../board/shown.ts';

type Restriction = NonNullable<Effect['restricts']>;

/** Was something done this turn that the restriction does not allow? */
export function whyNotRestricted(game: Game, restriction: Restriction | undefined, by: Player, card: Card): Reason[] {
  if (!restriction || restriction.until) return [];
  const broken = restriction.rules.find((rule) => wasBroken(game, rule, by, card));
  if (!broken) return [];
  const what = broken.rule === 'cannot' ? broken.what : 'activate';
  const did =
    broken.rule === 'cannot'
      ? (eventBreaking(game, broken, by, card)?.card ?? liesThereSince(game, broken, by, { you: by, card }))?.info.name
      : undefined;
  const certain = broken.rule !== 'cannot' || broken.filter !== undefined;
  return [why.restricted({ card: card.info.name, what: sayRestricted(what, certain), ...(did && { did }) })];
}

type Did = (event: DuelEvent, by: Player) => boolean;
const summonedBy =
  (how: SummonKind): Did =>
  (e, by) =>
    e.kind === 'summoned' && e.cause.by === by && e.how !== undefined && howCovers(how, e.how);
/** How an event shows that a player did what can be forbidden. */
const DID: Partial<Record<Forbidden, Did>> = {
  'special-summon': summonedBy('special'),
  'normal-summon': summonedBy('normal'),
  'set-monster': (e, by) => e.kind === 'set' && e.to === 'monsters' && e.cause.kind === 'action' && e.cause.by === by,
  set: (e, by) => e.kind === 'set' && e.to !== 'monsters' && e.cause.by === by,
  'flip-summon': (e, by) => e.kind === 'summoned' && e.how === 'flip' && e.cause.by === by,
  attack: (e, by) => e.kind === 'attack-declared' && e.cause.by === by,
  'declare-attack': (e, by) => e.kind === 'attack-declared' && e.cause.by === by,
  'attack-directly': (e, by) => e.kind === 'attack-declared' && e.cause.by === by && e.cause.card === undefined,
  draw: (e, by) => e.kind === 'drawn' && e.player === by && e.cause.kind === 'effect',
  'add-from-deck': (e, by) => e.kind === 'added' && e.from === 'deck' && e.cause.by === by,
  'enter-battle-phase': (e, by) => e.kind === 'phase' && e.phase === 'battle' && e.player === by,
  banish: (e, by) => e.kind === 'banished' && e.cause.by === by,
};
function wasBroken(game: Game, rule: Ongoing, by: Player, card: Card): boolean {
  const { duel } = game;
  const ctx: Context = { you: by, card };
  if (rule.rule === 'cannot-activate')
    return duel.links.some(
      (link) =>
        link.turn === duel.turn.number &&
        link.by === by &&
        link.negated?.what !== 'activation' &&
        matchesLink(game, rule.what, link, ctx),
    );
  if (rule.rule !== 'cannot' || !DID[rule.what]) return false;
  return eventBreaking(game, rule, by, card) !== undefined || wasToldOf(game, rule, by, ctx);
}
/** What happened this turn that the rule does not allow. */
function eventBreaking(
  game: Game,
  rule: Extract<Ongoing, { rule: 'cannot' }>,
  by: Player,
  card: Card,
): DuelEvent | undefined {
  const { duel } = game;
  const ctx: Context = { you: by, card };
  const did = DID[rule.what];
  const applied: Applied = { rule, controller: by, card, force: undefined, effect: undefined, order: 0 };
  const about = rule.cards === undefined ? undefined : new Set(cardsOfRule(game, rule.cards, applied).map((c) => c.id));
  return duel.log
    .filter((i) => i.turn === duel.turn.number)
    .flatMap((i) => i.events)
    .find(
      (e) =>
        did?.(e, by) === true &&
        !(rule.lets === 'face-down' && e.card?.face === 'down') &&
        (rule.lets === undefined || rule.lets !== e.how) &&
        (about === undefined || (e.card !== undefined && about.has(e.card.id))) &&
        (!rule.filter || (e.card !== undefined && matches(game, rule.filter, asItCame(e.card, e.from), ctx))),
    );
}
/** What is forbidden speaks of the card where it was before: "from the Extra Deck". */
const asItCame = (card: CardSeen, from: DuelEvent['from']): CardSeen => ({ ...card, ...(from && { zone: from }) });
const TOLD: Partial<Record<Forbidden, string>> = {
  'special-summon': 'special-summoned',
  'normal-summon': 'normal-summoned',
  attack: 'attacked',
  'declare-attack': 'attacked',
  draw: 'drawn',
  'add-from-deck': 'added',
};
/** What the case tells of this turn. */
const wasToldOf = (game: Game, rule: Extract<Ongoing, { rule: 'cannot' }>, by: Player, ctx: Context): boolean =>
  liesThereSince(game, rule, by, ctx) !== undefined ||
  game.duel.history.some((h) => {
    if (h.lastTurn || (h.by ?? by) !== by || h.what !== TOLD[rule.what]) return false;
    if (!rule.filter) return true;
    const card = [...game.duel.cards.values()].find((c) => c.id === h.card || c.info.names.includes(h.card ?? ''));
    return card !== undefined && matches(game, rule.filter, { ...asPrinted(card), face: 'up' }, ctx);
  });
const SINCE: Partial<Record<Forbidden, SummonKind>> = { 'special-summon': 'special', 'normal-summon': 'normal' };
/** A monster the case lays out as Summoned this turn was Summoned by its controller; a monster of the Extra Deck by its own kind of Summon came from there. */
function liesThereSince(
  game: Game,
  rule: Extract<Ongoing, { rule: 'cannot' }>,
  by: Player,
  ctx: Context,
): Card | undefined {
  const { turn, sides } = game.duel;
  const wanted = SINCE[rule.what];
  return sides[by].zones.monsters.find((card) => {
    const { how, from, turn: since } = card.since;
    if (!wanted || !how || card.stay !== 1 || since !== turn.number || !howCovers(wanted, how)) return false;
    if (rule.lets === how) return false;
    const came = asItCame({ ...asPrinted(card), face: 'up' }, from && zonesOf(from)[0]);
    return !rule.filter || matches(game, rule.filter, came, ctx);
  });
}
/** What its Special Summon from where it lies costs its Summoner, by its own text. */
export const priceOf = (card: Card): Cost | undefined =>
  card.info.effects.find((e) => e.summoning?.price && isIn(card.zone, many(e.summoning.price.from)))?.summoning?.price
    ?.do;
export const whyNotPrice = (game: Game, by: Player, card: Card): Reason[] =>
  whyNotPay(game, priceOf(card), { you: by, card }, undefined);

/** From the activation on. */
export function restrict(
  game: Game,
  restriction: Restriction | undefined,
  by: Player,
  card: Card,
  link?: number,
): void {
  if (!restriction) return;
  const until = restriction.until ?? 'end-of-turn';
  // "This card cannot attack": it is the card that is restricted, as long as it lies there.
  const [own, others] = [true, false].map((own) => restriction.rules.filter((rule) => isAboutItself(rule) === own));
  for (const [on, rules = []] of [
    [card, own],
    [by, others],
  ] as const)
    if (rules.length > 0)
      addForce(game, on, {
        shown: shownForce(rules, card.info.name, until),
        rules,
        controller: by,
        until,
        source: card.id,
        ...(link !== undefined && { link }),
      });
  step(game, {
    kind: 'restriction',
    by,
    card: card.id,
    text: sayEffect.restricts({ card: card.info.name, player: by }),
    rules: ['ygo.current.limits.turn-of-activation'],
  });
}
const isAboutItself = (rule: Ongoing): boolean => 'cards' in rule && rule.cards === 'this';
/** An activation that was negated was none: what it would have forbidden is allowed. */
export function liftRestriction(game: Game, link: Link): void {
  const side = game.duel.sides[link.by];
  for (const bearer of [side, link.card]) bearer.forces = bearer.forces.filter((f) => f.link !== link.serial);
  touchPlayer(game, link.by);
  touch(game, link.card);
}

// ───────────────────────────── how often a monster may be summoned ─────────────────────────────

const procedureKey = (limit: Limit, by: Player, card: Card): string =>
  limit.of === 'copy'
    ? `${limit.per}/procedure/${card.id}/${card.reset}`
    : `${limit.per}/procedure/${by}/${limit.group ?? card.info.name.en}`;
/** "You can only Special Summon it once per turn this way." */
export function whyNotThisWayAgain(game: Game, { limit }: Procedure, by: Player, card: Card): Reason[] {
  if (!limit) return [];
  const key = procedureKey(limit, by, card);
  const { uses, turn } = game.duel;
  const used = uses.filter((use) => use.key === key && (limit.per === 'duel' || use.turn === turn.number)).length;
  return used >= (limit.times ?? 1)
    ? [
        why.limit(
          { kind: limit.per === 'duel' ? 'duel' : limit.of === 'name' ? 'this-way' : limit.of },
          game.duel.ruleset.rules.limits,
        ),
      ]
    : [];
}
export function useProcedure(game: Game, procedure: Procedure | undefined, by: Player, card: Card): void {
  const limit = procedure?.limit;
  if (!limit) return;
  const { duel } = game;
  duel.uses = [
    ...duel.uses,
    { key: procedureKey(limit, by, card), turn: duel.turn.number, chain: duel.chains, link: 0, counts: 'use' },
  ];
}
/** "You can only Special Summon cards of this name so often each turn", however they are Summoned. */
export function whyNotSummonedAgain(game: Game, by: Player, card: Card, how: SummonKind = 'special'): Reason[] {
  const limiting = card.info.effects.flatMap(({ summoning }) => (summoning?.limit === undefined ? [] : [summoning]))[0];
  const { limit, limitOf = 'special' } = limiting ?? {};
  if (limit === undefined || !howCovers(limitOf, how)) return [];
  const { log, turn, history } = game.duel;
  const made = log
    .filter((i) => i.turn === turn.number)
    .flatMap((i) => i.events)
    .filter((e) => summonedBy(limitOf)(e, by) && e.card?.info.name.en === card.info.name.en).length;
  const told = history.filter(
    (h) =>
      h.what === 'special-summoned' &&
      limitOf === 'special' &&
      !h.lastTurn &&
      (h.by ?? by) === by &&
      many(h.card).some((name) => card.info.names.includes(name)),
  ).length;
  return made + told >= limit ? [why.summonedAlready({ card: card.info.name })] : [];
}
/** "Cannot be Normal Summoned unless …" */
export const whyNotNormalUnless = (game: Game, by: Player, card: Card): Reason[] =>
  card.info.effects
    .filter((e) => e.summoning?.normalOnlyIf && !holds(game, e.summoning.normalOnlyIf, { you: by, card }))
    .map(({ gist }) => why.condition({ gist }));
/** "Cannot be Normal or Special Summoned unless …" */
export const whyNotUnless = (game: Game, by: Player, card: Card): Reason[] =>
  card.info.effects
    .filter((e) => e.summoning?.onlyIf && !holds(game, e.summoning.onlyIf, { you: by, card }))
    .map(({ gist }) => why.condition({ gist }));
