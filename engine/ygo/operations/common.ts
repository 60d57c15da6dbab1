/** What all operations share: their shape, how they tell what they did, which cards they can affect. */
import type { Player } from '../../case/schema.ts';
import type { Localized, RuleId } from '../../ruling/schema.ts';
import { type Moved, moveCard } from '../change/moving.ts';
import { isPick, subjectCards } from '../choose/choice.ts';
import { couldMatch } from '../choose/together.ts';
import { type Applied, sourceName } from '../derive/applied.ts';
import { unaffectedBy } from '../derive/forbidden.ts';
import { type Card, type Cause, deckCount, onField, other } from '../board/duel.ts';
import {
  type Declared,
  type OperationBase,
  type Pick,
  type Place,
  type Subject,
  type Until,
  many,
} from '../effects/schema.ts';
import { speaksOf } from '../effects/speaks-of.ts';
import { NOT_YET } from './ways.ts';
import { type Game, saying, step } from '../game/game.ts';
import { amount } from '../derive/amounts.ts';
import type { Context } from '../derive/context.ts';
import { cardsIn, unknownIn } from '../derive/groups.ts';
import { freeMonsterZones } from '../derive/zones.ts';
import { refCards } from '../derive/references.ts';
import { sayBattle } from '../battle/say.ts';
import { capacity } from '../summon/zones.ts';
import { sayChain } from '../say/chain.ts';
import { ITSELF } from '../say/effects.ts';
import { sayPrevented } from '../say/prevented.ts';

// ───────────────────────────── running ─────────────────────────────

export const name = (ctx: Context): Localized => ctx.card?.info.name ?? sayPrevented.anEffectInForce();

/** Says an operation that was done. */
export function tell(game: Game, kind: string, ctx: Context, text: Localized, ...rules: RuleId[]): void {
  step(game, {
    kind,
    by: ctx.you,
    ...(ctx.card && { card: ctx.card.id }),
    text,
    rules: rules.length > 0 ? rules : ['ygo.st.follow-card-text'],
  });
}

export function nothing(
  game: Game,
  kind: string,
  ctx: Context,
  text: Localized = sayPrevented.nothingToDo({ card: name(ctx) }),
  ...rules: RuleId[]
): false {
  step(game, {
    kind,
    outcome: 'skipped',
    by: ctx.you,
    ...(ctx.card && { card: ctx.card.id }),
    text,
    rules: rules.length > 0 ? rules : ['ygo.st.follow-card-text'],
  });
  return false;
}

/** What does not happen because a rule forbids it. */
export const forbiddenBy = (game: Game, kind: string, ctx: Context, by: Applied, what = name(ctx)): false =>
  saying(game, by.card, by.rule, () =>
    nothing(game, kind, ctx, sayPrevented.isForbidden({ what, by: sourceName(by) })),
  );

export const names = (cards: readonly Card[]): Localized[] => cards.map((card) => card.info.name);
/** As the card whose effect it is says them: itself by no name. */
export const namesBy = (ctx: Context, cards: readonly Card[]): Localized[] =>
  cards.map((card) => (card === ctx.card ? ITSELF : card.info.name));

/** The cause every event of this effect has. */
export const causeOf = (ctx: Context): Cause => ({
  kind: 'effect',
  by: ctx.you,
  ...(ctx.link
    ? { card: ctx.link.asResolving ?? ctx.link.asActivated, link: ctx.link.serial }
    : ctx.seen
      ? { card: ctx.seen }
      : {}),
});

/** Cards of the operation that this effect can affect at all; the rest is told. */
export function affectable(game: Game, kind: string, subject: Subject, ctx: Context, by: Player): Card[] {
  const cards = subjectCards(game, subject, ctx, by);
  const missing = subject === 'targets' && cards.length < (ctx.link?.targets.length ?? 0);
  if (missing) nothing(game, kind, ctx, sayChain.targetGone({ card: name(ctx) }), game.duel.ruleset.rules.targetGone);
  return cards.filter((card) => !isUnaffected(game, kind, card, ctx) && !isPastChanging(game, kind, card, ctx));
}
/** On the field, and unaffected by this effect; that is told. */
export function isUnaffected(game: Game, kind: string, card: Card, ctx: Context): boolean {
  const by = onField(card) ? unaffectedBy(game, card, causeOf(ctx)) : undefined;
  if (by)
    saying(game, by.card, by.rule, () =>
      nothing(
        game,
        kind,
        ctx,
        sayPrevented.spared({ card: card.info.name, by: sourceName(by), why: 'unaffected' }),
        game.duel.ruleset.rules.unaffected,
      ),
    );
  return by !== undefined;
}
/** What no longer happens to a monster settled as destroyed by battle; it can still be destroyed, sent or banished. */
const PAST_CHANGING = [
  'change-position',
  'modify',
  'switch-atk-def',
  'return',
  'add',
  'take-control',
  'switch-control',
  'equip',
];
function isPastChanging(game: Game, kind: string, card: Card, ctx: Context): boolean {
  if (!game.duel.doomed.includes(card.id) || !PAST_CHANGING.includes(kind)) return false;
  step(game, {
    kind,
    outcome: 'skipped',
    by: ctx.you,
    card: card.id,
    text: sayBattle.shielded({ card: card.info.name }),
    rules: [game.duel.ruleset.rules.doomed],
  });
  return true;
}

// ───────────────────────────── could it do anything ─────────────────────────────

/** What lies in the opponent's Deck the player who activates does not know. */
const isTheirDeck = ({ where, whose }: Pick): boolean => whose === 'opponent' && many(where).join() === 'deck';
export function anyCards(game: Game, subject: Subject, ctx: Context): boolean {
  if (typeof subject === 'string')
    return (
      ['this', 'targets', 'target-1', 'target-2', 'it', 'affected', 'cost', 'link', 'event', 'event-cause'].includes(
        subject,
      ) || refCards(game, subject, ctx).length > 0
    );
  if (!('where' in subject)) return true;
  if (isPick(subject) && subject.by === 'top') return true;
  const away = ctx.link?.cardActivation || isOwnCost(ctx);
  if (isPick(subject) && isTheirDeck(subject)) return deckCount(game.duel.sides[other(ctx.you)]) > 0;
  const cards = cardsIn(game, subject, ctx).filter((c) => c !== ctx.card || !away);
  const unknown = unknownIn(game, subject, ctx);
  const wanted = isPick(subject) ? leastOf(game, subject, ctx) : 1;
  return (
    cards.length + unknown >= wanted &&
    (unknown > 0 || !isPick(subject) || couldMatch(game, subject, cards, wanted, ctx))
  );
}
/** How many cards must be chosen at least; a number that hangs on what is not there yet may be 1. */
function leastOf(game: Game, { choose }: Pick, ctx: Context): number {
  if (typeof choose === 'number') return choose;
  const least = typeof choose === 'object' ? choose.min : undefined;
  return typeof least === 'object' && !speaksOf(least, NOT_YET) ? Math.max(1, amount(game, least, ctx)) : 1;
}
/** Is the card itself what the effect costs? Then it is no longer there. */
function isOwnCost({ card, link }: Context): boolean {
  const cost = link?.effect?.cost;
  if (!card || !cost) return false;
  const parts = 'all' in cost ? cost.all : [cost];
  return parts.some(
    (part) => 'do' in part && MOVES_ITSELF.includes(part.do) && 'cards' in part && part.cards === 'this',
  );
}
const MOVES_ITSELF: readonly string[] = ['tribute', 'send', 'banish', 'return', 'discard', 'destroy'];

// ───────────────────────────── what effects declare ─────────────────────────────

export const placesOf = (subject: Subject): readonly Place[] =>
  typeof subject === 'object' && 'where' in subject ? many(subject.where) : [];

export const fromPlaces = (subject: Subject, table: Partial<Record<Place, Declared>>): Declared[] =>
  placesOf(subject).flatMap((place) => table[place] ?? []);

export const destroyKinds = (subject: Subject): Declared[] => {
  if (typeof subject !== 'object' || !('where' in subject)) return ['destroy'];
  const kinds = many(subject.filter?.kind);
  const monsters = placesOf(subject).includes('monsters') || kinds.includes('monster');
  const spells = kinds.includes('spell') || kinds.includes('trap');
  return [
    'destroy',
    ...(monsters ? (['destroy-monster'] as const) : []),
    ...(spells ? (['destroy-spell-trap'] as const) : []),
  ];
};

// ───────────────────────────── the table ─────────────────────────────

export function moveAll(
  game: Game,
  cards: readonly Card[],
  to: Parameters<typeof moveCard>[2],
  ctx: Context,
  events: Parameters<typeof moveCard>[4] = [],
): Moved[] {
  return cards.map((card) => moveCard(game, card, { ...to }, causeOf(ctx), events));
}

export const UNTIL_SHOWN: Partial<Record<Until, 'end-of-turn' | 'end-of-damage-step' | 'leaves'>> = {
  'end-of-turn': 'end-of-turn',
  'end-phase': 'end-of-turn',
  'end-of-damage-step': 'end-of-damage-step',
  leaves: 'leaves',
};

/** Both players do something at once: the turn player first. */
export const inTurnOrder = (game: Game, players: readonly Player[]): Player[] =>
  [...players].sort((a) => (a === game.duel.turn.player ? -1 : 1));

export const freedByCost = (ctx: Context): number => ctx.link?.freed ?? 0;

/** Is there room for so many monsters that an effect Special Summons? A monster of the Extra Deck also finds an Extra Monster Zone. */
export function hasRoomFor(game: Game, op: SummonsTo, count: number, ctx: Context): boolean {
  const player = whoseFieldOf(op, ctx);
  // What is paid is one's own.
  const freed = player === ctx.you ? freedByCost(ctx) : 0;
  if (freeMonsterZones(game, player) + freed >= count) return true;
  return placesOf(op.cards).includes('extra-deck') && capacity(game, player, 'extra', []) + freed >= count;
}
interface SummonsTo {
  cards: Subject;
  to?: string;
  by?: OperationBase['by'];
}
/** Whose field a monster comes to: the one the text names, its owner's, else that of whoever Summons it. */
export function whoseFieldOf({ cards, to, by }: SummonsTo, { you }: Context): Player {
  if (to === 'opponent') return other(you);
  const whose = typeof cards === 'object' && 'whose' in cards ? cards.whose : undefined;
  return (to === 'owner' ? whose === 'opponent' : by === 'opponent') ? other(you) : you;
}

export const shownUntil = (until: Until | undefined) => {
  const shown = until && UNTIL_SHOWN[until];
  return shown ? { until: shown } : until === 'duel' ? { until: 'duel' as const } : {};
};
