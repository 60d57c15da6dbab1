/** A link as it would be, for questions about an activation, and what that activation would answer. */
import { counterCount } from '../board/counters.ts';
import { waysToPay } from '../costs/payments.ts';
import { counterHolders } from '../costs/why-not.ts';
import { seen } from '../derive/seen.ts';
import { isIn, isLast, type DuelEvent, type Link } from '../board/duel.ts';
import { many, type Effect, type LinkPattern, type OneOrMany, type Place, type TargetSpec } from '../effects/schema.ts';
import type { Context } from '../derive/context.ts';
import { matchesEvent, matchesLink } from '../derive/events.ts';
import type { Game } from '../game/game.ts';
import { declaredBy, type Declares } from '../operations/declared.ts';
import { couldBeSuch } from '../unread/meets.ts';
import { said, unreadOf } from '../unread/reached.ts';
import { type Activation, activationZone } from './activation.ts';

/** Where this card, and the card of the event answered, lie: an effect that Special Summons them does so from there. */
const spokenOfPlaces = (a: Activation): { this?: OneOrMany<Place>; event?: OneOrMany<Place> } => {
  const event = many(a.declared?.on).flatMap((p) => many(p.to));
  return {
    ...(a.card.zone === 'graveyard' && { this: 'graveyard' as const }),
    ...(event.length > 0 && { event }),
  };
};

/** Could it do something that nobody read, and of which the judge has not said what it does? */
const unreadEffectOf = (
  game: Game,
  { card, declared, cardActivation, targets, cost, choose, unread }: Activation,
): boolean =>
  said(game, card) === undefined &&
  unreadOf({
    card,
    effect: declared,
    cardActivation,
    targets: targets ?? [],
    namedCost: unread === true && (cost ?? []).length > 0,
    choose: choose ?? {},
  }).length > 0;

/** What it will or may do; `targets`: what it takes, as far as it is known where that is. */
function declaresOf(a: Activation, targets: readonly TargetSpec[]): Declares {
  const declares = declaredBy(a.declared?.resolve ?? [], { targets, ...spokenOfPlaces(a) });
  for (const does of a.declared?.declares?.will ?? []) declares.will.add(does);
  for (const does of a.declared?.declares?.may ?? []) declares.may.add(does);
  return declares;
}
/** The same once its targets are chosen: "1 card on the field or in the Graveyard" lies in one of them. */
export function declaresChosen(game: Game, a: Activation, { targets }: Link): Declares {
  const specs = (a.declared?.targets ?? []).map((spec, i) => {
    const chosen = targets.flatMap((one) => (one.spec === i ? (game.duel.cards.get(one.id) ?? []) : []));
    const places = many(spec.where).filter((place) => chosen.some(({ zone }) => isIn(zone, [place])));
    return places.length > 0 ? { ...spec, where: places } : spec;
  });
  return declaresOf(a, specs);
}

/** A link as it would be, for questions about it. */
export function draftLink(game: Game, a: Activation): Link {
  const { duel } = game;
  const declares = declaresOf(a, a.declared?.targets ?? []);
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
    namedCost: a.unread === true && (a.cost ?? []).length > 0,
    paid: countersMeant(game, a),
    freed: freedZones(game, a),
    declares: { ...declares, unknown: unreadEffectOf(game, a) },
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

/** How many counters are meant to be removed where the text leaves it open: as many as the move says, else all; how strong a target may be can hang on it. */
function countersMeant(game: Game, { declared, by, card, choose }: Activation): number {
  const cost = declared?.cost;
  if (!cost || !('do' in cost) || cost.do !== 'remove-counters' || typeof cost.count === 'number') return 0;
  const holders = counterHolders(game, cost.from, { you: by, card });
  const there = holders.reduce((sum, one) => sum + counterCount(one.counters, cost.kind), 0);
  return Math.min(there, choose?.number ?? there);
}

/** Monster Zones the cost frees, so that an effect may need them: as many as one way to pay it can; where that cannot be told, one for each part. */
export function freedZones(game: Game, a: Activation): number {
  const cost = a.declared?.cost;
  if (!cost) return 0;
  const ways = waysToPay(game, cost, { you: a.by, card: a.card }, a.cost);
  if (!ways) return ('all' in cost ? cost.all : [cost]).filter((part) => 'cards' in part).length;
  const freed = ways.map(
    (way) =>
      way.filter(({ card, to }) => card.zone === 'monsters' && card.controller === a.by && to !== undefined).length,
  );
  return Math.max(0, ...freed);
}
export function contextFor(game: Game, a: Activation, link: Link): Context {
  return { you: a.by, card: a.card, seen: link.asActivated, link, ...answered(game, a, link) };
}

/** The event or link this activation answers. */
export function answered(game: Game, a: Activation, link: Link): Pick<Context, 'event' | 'responds'> {
  const ctx: Context = { you: a.by, card: a.card, seen: link.asActivated, link };
  const last = game.duel.chain.at(-1);
  const responds = last && answers(game, a, last, ctx) ? last : undefined;
  const event = answeredEvent(game, a, ctx)?.event;
  return { ...(event && { event }), ...(responds && { responds }) };
}

/** Is it chained to a link like the one it asks for? What nobody read of that link may be what is asked for. */
function answers(game: Game, a: Activation, last: Link, ctx: Context): boolean {
  return many(a.declared?.respondsTo).some(
    (p) =>
      matchesLink(game, p, last, ctx) ||
      (last.declares.unknown && couldBeSuch(unreadOf(last), p) && matchesLink(game, exceptWhatItDoes(p), last, ctx)),
  );
}
const exceptWhatItDoes = ({
  includes: _i,
  damages: _to,
  surely: _s,
  destroys: _d,
  effectKind: _k,
  ...rest
}: LinkPattern): LinkPattern => rest;
/** Does it answer what an effect does that nobody read? */
export const answersUnread = (game: Game, a: Activation, last: Link | undefined, ctx: Context): boolean =>
  last !== undefined &&
  last.declares.unknown &&
  !many(a.declared?.respondsTo).some((p) => matchesLink(game, p, last, ctx));

/** An effect that becomes that of a card sent for its cost answers what that card answers. */
export function answering(game: Game, a: Activation): Effect | undefined {
  const copies = a.declared?.resolve?.some((op) => op.do === 'copy-effect' && op.of === 'cost');
  if (!copies) return a.declared;
  const sent = (a.cost ?? []).flatMap((id) => game.duel.cards.get(id)?.info.effects ?? []);
  return sent.find((e) => e.kind === 'activation') ?? a.declared;
}
/** The event in the window that an effect with "when" or "if" answers; `late` where there is one that was not the last thing to happen. */
export function answeredEvent(
  game: Game,
  a: Activation,
  ctx: Context,
): { event: DuelEvent; late: boolean } | undefined {
  const { window, log } = game.duel;
  const asked = answering(game, a);
  const patterns = many(asked?.on);
  let late: DuelEvent | undefined;
  for (let i = log.length - 1; i >= window.since; i--) {
    const happened = log[i];
    if (!happened || happened.n > window.upTo) continue;
    const event = happened.events.findLast(
      (e) => isOpen(game, e) && patterns.some((p) => matchesEvent(game, p, e, ctx)),
    );
    if (!event) continue;
    if (asked?.timing === 'if' || isLast(game.duel, happened.n)) return { event, late: false };
    late ??= event;
  }
  return late && { event: late, late: true };
}
/** A Summon that can still be negated is answered by Chain Link 1 only: what is chained to that answers an activation. */
const isOpen = ({ duel }: Game, { kind }: DuelEvent): boolean => kind !== 'summon-attempt' || duel.chain.length === 0;
