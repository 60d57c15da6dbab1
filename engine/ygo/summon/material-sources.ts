/**
 * Where the material of a Summon comes from: what its player may use anyway, what the effect that Summons opens to him, what a rule in force does – some
 * of it for so many cards only, or beside another card.
 */
import type { Player } from '../../case/schema.ts';
import type { Card } from '../board/duel.ts';
import { amount } from '../derive/amounts.ts';
import { contextOf } from '../derive/applied.ts';
import { holds } from '../derive/conditions.ts';
import type { Context } from '../derive/context.ts';
import { materialRules, type Summoning } from '../derive/forbidden.ts';
import { matches } from '../derive/filters.ts';
import { isAmong } from '../derive/groups.ts';
import { seen } from '../derive/seen.ts';
import type { Filter, MaterialSource, Ongoing } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';

/** What gives a card: an entry of the effect, a rule of a card in force. */
export interface Source {
  of: MaterialSource | Extract<Ongoing, { rule: 'may-be-material' }> | 'its player';
  card?: Card | undefined;
  /** At most so many cards. */
  most?: number | undefined;
  /** Beside another card of the material like this. */
  with?: Filter | undefined;
  ctx: Context;
}
/** A card that its player may use without anybody saying so. */
export const ownMaterial = (by: Player): Source => ({ of: 'its player', ctx: { you: by } });

/** The rules in force that give this card. */
export const givenByRules = (game: Game, card: Card, by: Player, summon: Summoning): Source[] =>
  materialRules(game, card, by, summon).map((a) => ({
    of: a.rule,
    card: a.card,
    most: a.rule.most,
    with: a.rule.with,
    ctx: contextOf(a),
  }));

/** The entries of an effect that give this card for the Summon of that monster. */
export const givenByEffect = (
  game: Game,
  entries: readonly MaterialSource[],
  card: Card,
  monster: Card,
  ctx: Context,
): Source[] =>
  entriesFor(game, entries, monster, ctx)
    .filter((entry) => isAmong(game, entry, ctx, card))
    .map((of) => ({ of, with: of.with, ctx, ...(of.most !== undefined && { most: amount(game, of.most, ctx) }) }));
/** Those that stand open for the Summon of that monster. */
export const entriesFor = (
  game: Game,
  entries: readonly MaterialSource[],
  monster: Card,
  ctx: Context,
): MaterialSource[] =>
  entries.filter(
    (entry) =>
      holds(game, entry.if, ctx) &&
      (!entry.for || matches(game, entry.for, { ...seen(game, monster), face: 'up' }, ctx)),
  );

/** A card that nothing gives together with the others: what would give it asks for another card beside it, or gives no more. */
export function notGiven(
  game: Game,
  cards: readonly Card[],
  sourcesOf: (card: Card) => readonly Source[],
): Card | undefined {
  const giving = cards.map((card) =>
    sourcesOf(card).filter(
      ({ with: beside, ctx }) =>
        !beside || cards.some((other) => other !== card && matches(game, beside, seen(game, other), ctx)),
    ),
  );
  const alone = cards.find((_, i) => giving[i]?.length === 0);
  if (alone || eachHasItsOwn(giving)) return alone;
  return cards.findLast((_, i) => giving[i]?.every(({ most }) => most !== undefined)) ?? cards.at(-1);
}
/** Can every card be given by one of its sources, none of them giving more cards than it may? */
function eachHasItsOwn(giving: readonly (readonly Source[])[], taken: readonly Source[] = []): boolean {
  const [first, ...rest] = giving;
  return (
    !first ||
    first.some(
      (source) =>
        taken.filter(({ of, card }) => of === source.of && card === source.card).length < (source.most ?? Infinity) &&
        eachHasItsOwn(rest, [...taken, source]),
    )
  );
}
