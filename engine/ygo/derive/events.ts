/** Is an event, or a chain link, as a pattern of the effect language asks? */
import { seen } from './seen.ts';
import type { Player } from '../../case/schema.ts';
import { cardOf, type CardSeen, type DuelEvent, isIn, type Link, onField, other } from '../board/duel.ts';
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

export const matchesEvent = (game: Game, pattern: EventPattern, event: DuelEvent, ctx: Context): boolean =>
  (many(pattern.event) as readonly EventKind[]).includes(event.kind) &&
  asAsked<EventPattern, DuelEvent>(EVENT_TESTS, pattern, game, event, ctx, { ...ctx, event }) &&
  !wasNegated(game, event);

/** Of each word of a pattern: is the event, or link, so? `inside` is the context in which its cards are looked at. */
type Tests<Pattern, Thing> = {
  [K in keyof Required<Pattern>]: (
    wanted: Required<Pattern>[K],
    thing: Thing,
    in_: { game: Game; ctx: Context; inside: Context; pattern: Pattern },
  ) => boolean;
};
/** In the order of the tests: what is sure is asked before the values of a card, which nobody may know. */
function asAsked<Pattern, Thing>(
  tests: Tests<Pattern, Thing>,
  pattern: Pattern,
  game: Game,
  thing: Thing,
  ctx: Context,
  inside: Context,
): boolean {
  for (const key in tests) {
    const wanted = pattern[key];
    if (
      wanted !== undefined &&
      !tests[key](wanted as Required<Pattern>[typeof key], thing, { game, ctx, inside, pattern })
    )
      return false;
  }
  return true;
}

const EVENT_TESTS: Tests<EventPattern, DuelEvent> = {
  event: () => true,
  from: (wanted, { from }) => from !== undefined && isIn(from, many(wanted)),
  to: (wanted, { to }) => to !== undefined && isIn(to, many(wanted)),
  // Who Tributes for a Tribute Summon does it by the rules: texts that speak of it say so.
  cause: (wanted, { cause, kind }) =>
    many(wanted).includes(
      cause.kind === 'procedure' && kind === 'tributed' && many(wanted).includes('rule') ? 'rule' : cause.kind,
    ),
  by: (wanted, { cause }, { ctx }) => isWhose(ctx, wanted, cause.by),
  with: (wanted, event, { game, inside }) => doneWith(event).some((card) => matches(game, wanted, card, inside)),
  activated: (_, { cause }) => cause.kind === 'effect' && cause.link !== undefined,
  answering: (wanted, event, { game, ctx }) => answersSuch(game, wanted, event, ctx),
  excavated: (_, event, { game }) => wasExcavated(game, event),
  because: (wanted, { cause }, { game, ctx }) =>
    cause.because?.some((reason) => matchesEvent(game, wanted, reason, ctx)) === true,
  effect: (wanted, event, { game }) => linkOf(game, event)?.effect?.number === wanted,
  player: (wanted, { player }, { ctx }) => isWhose(ctx, wanted, player),
  how: (wanted, { how }) => how !== undefined && many(wanted).some((one) => howCovers(one, how)),
  what: (wanted, { what }) => what === wanted,
  phase: (wanted, { phase }) => phase !== undefined && many(wanted).includes(phase),
  step: (wanted, { step }) => step !== undefined && many(wanted).includes(step),
  timing: (wanted, { timing }) => timing !== undefined && many(wanted).includes(timing),
  card: (wanted, { card }, { game, inside }) => card !== undefined && matches(game, wanted, card, inside),
  becomes: (wanted, { card }, { game, inside }) =>
    card !== undefined && matches(game, wanted, seen(game, cardOf(game.duel, card.id)), inside),
  amount: (wanted, { amount }, { game, inside }) => within(game, amount, wanted, inside),
  count: (wanted, event, { game, ctx, inside, pattern }) =>
    within(game, together(game, pattern, event, ctx), wanted, inside),
};
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

export const matchesLink = (game: Game, pattern: LinkPattern, link: Link, ctx: Context): boolean =>
  asAsked<LinkPattern, Link>(LINK_TESTS, pattern, game, link, ctx, { ...ctx, responds: link });

const LINK_TESTS: Tests<LinkPattern, Link> = {
  by: (wanted, { by }, { ctx }) => isWhose(ctx, wanted, by),
  what: (wanted, { cardActivation }) => (wanted === 'card') === cardActivation,
  kind: (wanted, link) => many(wanted).includes(linkKind(link)),
  card: (wanted, { asActivated }, { game, inside }) => matches(game, wanted, asActivated, inside),
  place: (wanted, { asActivated }) => isIn(asActivated.zone, many(wanted)),
  includes: (wanted, link, { game, pattern }) => includesSuch(game, many(wanted), pattern.surely, link),
  damages: (wanted, link, { ctx }) => damages(link, wanted === 'you' ? ctx.you : other(ctx.you)),
  surely: () => true,
  activatedFrom: (wanted, { cardActivation, activatedFrom }) => cardActivation && isIn(activatedFrom, many(wanted)),
  waitedNot: (_, link, { game }) => waitedNot(game, link),
  destroys: ({ filter, min }, link, { game, inside }) => destroysSurely(game, link, filter, inside) >= (min ?? 1),
  effectKind: (wanted, { effect }) => effect !== undefined && many(wanted).includes(effect.kind),
  targets: (_, link, { game, inside, pattern }) => targetsLike(game, pattern, link, inside),
  targetsOnly: () => true,
  answering: (wanted, link, { game, ctx }) => many(wanted).some((one) => answersLink(game, one, link, ctx)),
};

/** Does the link do one of these, as far as it is known when it is activated? */
const includesSuch = (
  game: Game,
  wanted: readonly Declared[],
  surely: LinkPattern['surely'],
  { declares, ...link }: Link,
): boolean =>
  wanted
    .flatMap(orDraw)
    .some(
      (does) =>
        declares.will.has(does) ||
        (declares.may.has(does) && (!surely || (surely === 'chosen' && takesFromGraveyard(game, link)))),
    );

/** Would it inflict damage to this player? Where its operations do not tell whom, it may be either. */
function damages({ effect, by, declares }: Link, player: Player): boolean {
  if (!declares.will.has('damage') && !declares.may.has('damage')) return false;
  const found: unknown[] = [];
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('do' in part && part.do === 'damage' && 'to' in part) found.push(part.to);
    Object.values(part).forEach(look);
  };
  look(effect?.resolve);
  const to = player === by ? 'you' : 'opponent';
  return found.length === 0 || found.some((one) => one === to || (one !== 'you' && one !== 'opponent'));
}
/** Was it activated in response to such a link, the one just before it in its Chain? */
function answersLink(game: Game, pattern: LinkPattern, link: Link, ctx: Context): boolean {
  const answered = game.duel.links.find(({ chain, number }) => chain === link.chain && number === link.number - 1);
  return answered !== undefined && matchesLink(game, pattern, answered, ctx);
}
/** A drawn card is added from the Deck to the hand, too. */
const orDraw = (does: Declared): readonly Declared[] => (does === 'add-from-deck' ? [does, 'draw'] : [does]);

/** Has its player chosen a card of a Graveyard for its resolution? */
const takesFromGraveyard = (game: Game, { choose: { cards } }: Pick<Link, 'choose'>): boolean =>
  (cards ?? []).some((id) => game.duel.cards.get(id)?.zone === 'graveyard');

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
  // What somebody controls lies on the field.
  const controlled = pattern.targets?.controller !== undefined && pattern.targets.place === undefined;
  const fitting = targets.filter(
    (card) => (!controlled || onField(card)) && matches(game, pattern.targets, seen(game, card), ctx),
  );
  if (!isTargeting(game, targets.length)) return false;
  return fitting.length > 0 && (!pattern.targetsOnly || targets.length === 1);
}
