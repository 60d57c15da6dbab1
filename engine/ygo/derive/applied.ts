/** An ongoing rule that applies: where it comes from and which cards it is about. */
import type { Player } from '../../case/schema.ts';
import type { Localized, Reason } from '../../ruling/schema.ts';
import { type Card, type CardSeen, type Cause, fieldCards, type Force } from '../board/duel.ts';
import { type Against, type Effect, type Group, many, type Ongoing, type Ref } from '../effects/schema.ts';
import { type Context, isWhose } from './context.ts';
import { matches } from './filters.ts';
import { cardsIn, isAmong } from './groups.ts';
import { refCards } from './references.ts';
import { type Game, sayingOf } from '../game/game.ts';
import { sayPrevented } from '../say/prevented.ts';
import { why } from '../say/reasons.ts';
import { asPrinted } from './seen.ts';

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
  /** Of which rule and source it is, as `began.ts` writes it, once that was asked. */
  key?: string;
}
interface Kinds {
  of: readonly Applied[];
  upTo: number;
  byKind: Map<string, Applied[]>;
  byValue: Map<string, Applied[]>;
}
export interface Derived {
  active: Applied[];
  /** The same sorted by kinds, changes of a value by the value, too. */
  kinds?: Kinds;
  /** By card id: what negates its effects. */
  negatedBy: Map<string, Applied>;
  seen: Map<string, CardSeen>;
}

type OfKind<K extends Ongoing['rule']> = Applied & { rule: Extract<Ongoing, { rule: K }> };
/** The rules of one kind that apply, in order. */
export const activeOf = <K extends Ongoing['rule']>(value: Derived, kind: K): readonly OfKind<K>[] =>
  (sorted(value).byKind.get(kind) ?? NONE) as readonly OfKind<K>[];
/** The rules that change a value. */
export const changing = (value: Derived, stat: OfKind<'modify'>['rule']['stat']): readonly OfKind<'modify'>[] =>
  (sorted(value).byValue.get(stat) ?? NONE) as readonly OfKind<'modify'>[];
const NONE: readonly never[] = [];
const NOTHING_APPLIES: Kinds = { of: NONE, upTo: 0, byKind: new Map(), byValue: new Map() };
/** While it is being worked out what applies, the list grows. */
function sorted(value: Derived): Kinds {
  const { active } = value;
  if (active.length === 0) return NOTHING_APPLIES;
  const kinds =
    value.kinds?.of === active
      ? value.kinds
      : (value.kinds = { of: active, upTo: 0, byKind: new Map(), byValue: new Map() });
  for (; kinds.upTo < active.length; kinds.upTo++) {
    const one = active[kinds.upTo]!;
    put(kinds.byKind, one.rule.rule, one);
    if (one.rule.rule === 'modify') put(kinds.byValue, one.rule.stat, one);
  }
  return kinds;
}
function put(map: Map<string, Applied[]>, key: string, one: Applied): void {
  const alike = map.get(key);
  if (alike) alike.push(one);
  else map.set(key, [one]);
}

/** Name of what a rule comes from. */
export const sourceName = (applied: Applied): Localized =>
  applied.force
    ? (applied.force.name ?? sayPrevented.anEffectInForce())
    : (applied.card?.info.name ?? sayPrevented.anEffectInForce());

/** A reason that names what a rule comes from, and where that rule is printed. */
export const reasonNaming = (applied: Applied, reason: (by: Localized) => Reason): Reason => ({
  ...reason(sourceName(applied)),
  ...sayingOf(applied),
});
/** Why a play is not legal that a rule forbids. */
export const forbiddingReason = (applied: Applied): Reason => reasonNaming(applied, (by) => why.forbidden({ by }));
/** Why a play is not legal that would Special Summon what a rule forbids to. */
export const summonForbiddingReason = (applied: Applied, { info: { name } }: Card): Reason =>
  reasonNaming(applied, (by) => why.forbidsSummon({ by, card: name }));

export function contextOf({ controller: you, card }: Applied): Context {
  if (!card) return { you };
  return card.declared === undefined ? { you, card } : { you, card, declared: card.declared };
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
/** Is a rule about this card? */
export const isAbout = (game: Game, cards: Ref | Group | undefined, applied: Applied, card: Card): boolean =>
  typeof cards === 'object' && 'where' in cards
    ? isAmong(game, cards, contextOf(applied), card)
    : cardsOfRule(game, cards, applied).includes(card);

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
    (!against.activated || cause.link !== undefined || cause.lingers === true) &&
    (!against.cause || many(against.cause).includes(cause.kind)) &&
    isWhose(ctx, against.whose, cause.by) &&
    (!against.kind || (cause.card !== undefined && many(against.kind).includes(cause.card.info.kind))) &&
    (!against.card || (cause.card !== undefined && matches(game, against.card, cause.card, ctx)))
  );
}

/** Does the effect that is the cause say of itself that it is unaffected by the card this rule comes from? */
export function isPastIt(game: Game, { link: serial }: Cause, { card, controller }: Applied): boolean {
  const past =
    serial === undefined ? undefined : game.duel.links.find((l) => l.serial === serial)?.effect?.unaffectedBy;
  return past !== undefined && card !== undefined && matches(game, past, asPrinted(card), { you: controller });
}

/** Does the link whose effect it is target this card? */
const isTargetedBy = (game: Game, card: Card | undefined, cause: Cause): boolean =>
  game.duel.links.some((link) => link.serial === cause.link && link.targets.some((t) => t.id === card?.id));
export const causeOf = (applied: Applied): Cause => ({
  kind: 'effect',
  by: applied.controller,
  ...(applied.card && { card: asPrinted(applied.card) }),
  ...(applied.force && { lingers: true }),
});
