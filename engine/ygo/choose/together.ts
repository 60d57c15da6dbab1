/** What is asked of chosen cards together: alike or different, a total, one of each kind. */
import type { Card, CardSeen } from '../board/duel.ts';
import { statNumber, within } from '../derive/amounts.ts';
import type { Context } from '../derive/context.ts';
import { matches } from '../derive/filters.ts';
import { seen } from '../derive/seen.ts';
import { many, type Pick } from '../effects/schema.ts';
import type { Game } from '../game/game.ts';

/** What cards have in common or not ("with the same name", "with different Levels"). */
function likeness(what: string, card: CardSeen): string {
  switch (what) {
    case 'name':
      return card.names[0] ?? '';
    case 'original-name':
      return card.info.name.en;
    case 'race':
      return card.race.join();
    case 'original-race':
      return card.info.race ?? '';
    case 'original-attribute':
      return card.info.attribute ?? '';
    case 'kind':
      return card.info.kind;
    case 'attribute':
      return card.attribute.join();
    case 'controller':
      return card.controller;
    default:
      return String(card.level);
  }
}
/** Are there so many among these cards that are alike, or different, as a pick asks? */
export function couldMatch(game: Game, pick: Pick, cards: readonly Card[], count: number, ctx: Context): boolean {
  const { same, distinct } = pick;
  const all = cards.map((card) => seen(game, card));
  if (pick.oneOfEach && kindsAmong(game, pick, all, ctx) < count) return false;
  if (count < 2 || (!same && !distinct)) return true;
  const alike = new Map<string, CardSeen[]>();
  for (const card of all) {
    const key = many(same)
      .map((what) => likeness(what, card))
      .join('/');
    alike.set(key, [...(alike.get(key) ?? []), card]);
  }
  return [...alike.values()].some(
    (group) =>
      group.length >= count &&
      many(distinct).every((what) => new Set(group.map((card) => likeness(what, card))).size >= count),
  );
}

/** For how many entries of `filter.any` these cards can stand, each for another one. */
function kindsAmong(game: Game, pick: Omit<Pick, 'choose'>, cards: readonly CardSeen[], ctx: Context): number {
  const takenBy = new Map<number, number>();
  const kinds = pick.filter?.any ?? [];
  // Along augmenting paths: a card takes a kind, or moves the card that has it on to another.
  const place = (i: number, tried: Set<number>): boolean =>
    kinds.some((kind, k) => {
      const card = cards[i];
      if (!card || tried.has(k) || !matches(game, kind, card, ctx)) return false;
      tried.add(k);
      const holder = takenBy.get(k);
      if (holder !== undefined && !place(holder, tried)) return false;
      takenBy.set(k, i);
      return true;
    });
  return cards.filter((_, i) => place(i, new Set())).length;
}

/** Do the chosen cards meet what is asked of them together? */
export function fits(game: Game, pick: Omit<Pick, 'choose'>, ids: readonly string[], ctx: Context): boolean {
  const cards = ids.flatMap((id) => game.duel.cards.get(id) ?? []).map((card) => seen(game, card));
  const distinct = many(pick.distinct).every(
    (what) => new Set(cards.map((c) => likeness(what, c))).size === cards.length,
  );
  const same = many(pick.same).every((what) => new Set(cards.map((c) => likeness(what, c))).size <= 1);
  const total = pick.total
    ? within(
        game,
        cards.reduce((sum, c) => sum + statNumber(c, pick.total?.stat ?? 'level'), 0),
        pick.total.is,
        ctx,
      )
    : true;
  const including = (pick.including ?? []).every(
    ({ filter, min }) => cards.filter((card) => matches(game, filter, card, ctx)).length >= min,
  );
  const each = !pick.oneOfEach || kindsAmong(game, pick, cards, ctx) === cards.length;
  return distinct && same && total && including && each;
}
