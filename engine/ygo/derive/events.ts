/** Is an event, or a chain link, as a pattern of the effect language asks? */
import { seen } from './seen.ts';
import { cardOf, type CardSeen, type DuelEvent, isIn, type Link } from '../board/duel.ts';
import {
  type Declared,
  type EventKind,
  type EventPattern,
  type Filter,
  type LinkPattern,
  many,
} from '../effects/schema.ts';
import type { Game } from '../game/game.ts';
import { choose } from '../rulesets/ruleset.ts';
import { within } from './amounts.ts';
import { type Context, isWhose } from './context.ts';
import { destroysSurely } from './destroys.ts';
import { howCovers, kindOf, matches } from './filters.ts';

export function matchesEvent(game: Game, pattern: EventPattern, event: DuelEvent, ctx: Context): boolean {
  const inside = { ...ctx, event };
  return (
    (many(pattern.event) as readonly EventKind[]).includes(event.kind) &&
    (!pattern.card || (event.card !== undefined && matches(game, pattern.card, event.card, inside))) &&
    (!pattern.becomes ||
      (event.card !== undefined &&
        matches(game, pattern.becomes, seen(game, cardOf(game.duel, event.card.id)), inside))) &&
    (!pattern.from || (event.from !== undefined && isIn(event.from, many(pattern.from)))) &&
    (!pattern.to || (event.to !== undefined && isIn(event.to, many(pattern.to)))) &&
    (!pattern.cause || many(pattern.cause).includes(event.cause.kind)) &&
    isWhose(ctx, pattern.by, event.cause.by) &&
    (!pattern.with || doneWith(event).some((card) => matches(game, pattern.with, card, inside))) &&
    (!pattern.activated || (event.cause.kind === 'effect' && event.cause.link !== undefined)) &&
    (!pattern.answering || answersSuch(game, pattern.answering, event, ctx)) &&
    (!pattern.excavated || wasExcavated(game, event)) &&
    (!pattern.because || event.cause.because?.some((e) => matchesEvent(game, pattern.because!, e, ctx)) === true) &&
    (pattern.effect === undefined || linkOf(game, event)?.effect?.number === pattern.effect) &&
    isWhose(ctx, pattern.player, event.player) &&
    (!pattern.how ||
      (event.how !== undefined && many(pattern.how).some((how) => howCovers(how, event.how as string)))) &&
    (!pattern.what || event.what === pattern.what) &&
    (!pattern.phase || (event.phase !== undefined && many(pattern.phase).includes(event.phase))) &&
    (!pattern.step || (event.step !== undefined && many(pattern.step).includes(event.step))) &&
    (!pattern.timing || (event.timing !== undefined && many(pattern.timing).includes(event.timing))) &&
    !wasNegated(game, event) &&
    (pattern.amount === undefined || within(game, event.amount, pattern.amount, inside)) &&
    (pattern.count === undefined || within(game, together(game, pattern, event, ctx), pattern.count, inside))
  );
}
/** The card it was done with, and the one it counts as done with. */
const doneWith = ({ cause: { card }, countsAs }: DuelEvent): CardSeen[] =>
  card === undefined ? [] : countsAs ? [card, standIn(countsAs, card)] : [card];
/** A card such as an effect counts as one of: of that name, series and kind, and nothing else that is known. */
export function standIn({ name, series, kind }: Filter, by: CardSeen): CardSeen {
  const known = many(name)[0] ?? many(series)[0] ?? by.info.name.en;
  const [as = by.info.kind] = many(kind);
  const info = { ...by.info, name: { de: known, en: known }, series: [...many(series)], kind: as };
  return { ...by, id: '', info, names: [known], zone: as === 'monster' ? 'monsters' : 'spellsTraps', face: 'up' };
}
/** Had the effect that did this excavated the card? */
const wasExcavated = ({ duel }: Game, { card, cause }: DuelEvent): boolean =>
  duel.log.some(({ events }) =>
    events.some(
      (e) =>
        e.kind === 'excavated' && e.card?.id === card?.id && e.card?.stay === card?.stay && e.cause.link === cause.link,
    ),
  );
/** The event that the effect which did this answered. */
export const answeredBy = (game: Game, event: DuelEvent | undefined): DuelEvent | undefined =>
  event && linkOf(game, event)?.event;
/** The link whose activation, or whose doing, it was. */
const linkOf = ({ duel }: Game, { cause }: DuelEvent): Link | undefined =>
  cause.link === undefined ? undefined : duel.links.find((link) => link.serial === cause.link);
function answersSuch(game: Game, pattern: EventPattern, event: DuelEvent, ctx: Context): boolean {
  const answered = answeredBy(game, event);
  return answered !== undefined && matchesEvent(game, pattern, answered, ctx);
}
/** How many events like this happened at the same moment ("exactly 1 monster"). */
function together(game: Game, { count: _, ...pattern }: EventPattern, event: DuelEvent, ctx: Context): number {
  const at = [...game.duel.log, ...(game.instant ? [game.instant] : [])].findLast((i) => i.events.includes(event));
  return at?.events.filter((e) => matchesEvent(game, pattern, e, ctx)).length ?? 1;
}

/** An activation that was negated was none. */
export const wasNegated = (game: Game, event: DuelEvent): boolean =>
  event.kind === 'activated' && linkOf(game, event)?.negated?.what === 'activation';

export function matchesLink(game: Game, pattern: LinkPattern, link: Link, ctx: Context): boolean {
  const inside = { ...ctx, responds: link };
  return (
    isWhose(ctx, pattern.by, link.by) &&
    (!pattern.what || (pattern.what === 'card') === link.cardActivation) &&
    (!pattern.kind || many(pattern.kind).includes(linkKind(link))) &&
    (!pattern.card || matches(game, pattern.card, link.asActivated, inside)) &&
    (!pattern.place || isIn(link.asActivated.zone, many(pattern.place))) &&
    (!pattern.includes ||
      many(pattern.includes)
        .flatMap(orDraw)
        .some(
          (does) =>
            link.declares.will.has(does) ||
            (link.declares.may.has(does) &&
              (!pattern.surely || (pattern.surely === 'chosen' && takesFromGraveyard(game, link)))),
        )) &&
    (!pattern.activatedFrom || (link.cardActivation && isIn(link.activatedFrom, many(pattern.activatedFrom)))) &&
    (!pattern.waitedNot || waitedNot(game, link)) &&
    (!pattern.destroys || destroysSurely(game, link, pattern.destroys.filter, inside) >= (pattern.destroys.min ?? 1)) &&
    (!pattern.effectKind || (link.effect !== undefined && many(pattern.effectKind).includes(link.effect.kind))) &&
    (!pattern.targets || targetsLike(game, pattern, link, inside)) &&
    (!pattern.answering || many(pattern.answering).some((one) => answersLink(game, one, link, ctx)))
  );
}

/** Was it activated in response to such a link, the one just before it in its Chain? */
function answersLink(game: Game, pattern: LinkPattern, link: Link, ctx: Context): boolean {
  const answered = game.duel.links.find(({ chain, number }) => chain === link.chain && number === link.number - 1);
  return answered !== undefined && matchesLink(game, pattern, answered, ctx);
}
/** A drawn card is added from the Deck to the hand, too. */
const orDraw = (does: Declared): readonly Declared[] => (does === 'add-from-deck' ? [does, 'draw'] : [does]);

/** Has its player chosen a card of a Graveyard for its resolution? */
const takesFromGraveyard = (game: Game, link: Link): boolean =>
  (link.choose.cards ?? []).some((id) => game.duel.cards.get(id)?.zone === 'graveyard');

/** Activated from the hand, or Set and its player's next turn has not come yet. */
function waitedNot({ duel }: Game, link: Link): boolean {
  if (!link.cardActivation) return false;
  if (link.activatedFrom === 'hand') return true;
  const { turn } = link.card.since;
  if (turn === undefined) return false;
  const turns = duel.turn.number - turn;
  return turns === 0 || (turns === 1 && duel.turn.player !== link.by);
}

/** What kind of card the activation belongs to. */
export const linkKind = (link: Link): 'monster' | 'spell' | 'trap' => kindOf(link.asActivated);

/** Does an effect that has chosen so many cards target them? */
export const isTargeting = (game: Game, chosen: number): boolean =>
  choose(game.duel.ruleset, 'targeting', { 'one-chosen-card': chosen === 1, 'as-the-card-says': chosen > 0 });
function targetsLike(game: Game, pattern: LinkPattern, link: Link, ctx: Context): boolean {
  const targets = link.targets.flatMap(({ id }) => game.duel.cards.get(id) ?? []);
  const fitting = targets.filter((card) => matches(game, pattern.targets, seen(game, card), ctx));
  if (!isTargeting(game, targets.length)) return false;
  return fitting.length > 0 && (!pattern.targetsOnly || targets.length === 1);
}
