/** The cards an instruction discarded, revealed or took: what later instructions speak of as "those cards". */
import type { Ctx } from '../game/context.ts';
import type { Card, Side } from '../board/board.ts';
import { askCards } from '../game/ask.ts';
import { cardName, Illegal } from '../game/game.ts';
import { W } from '../say/words.ts';

/** The cards of the instruction with this `as`. Those nobody has identified are asked for: both players see them. */
export function groupOf(ctx: Ctx, as: string): readonly Card[] {
  const result = ctx.results.get(as);
  if (!result) return [];
  const unknown = result.cards.filter(({ name }) => name === '?');
  if (unknown.length === 0) return result.cards;
  const known = identify(ctx, unknown);
  result.cards = result.cards.map((card) => known.get(card) ?? card);
  return result.cards;
}

/** Turns cards nobody has identified into those the judge names, where they lie. */
export function identify(ctx: Ctx, unknown: readonly Card[]): Map<Card, Card> {
  const { g } = ctx;
  const names = askCards(ctx, unknown.length);
  const wrong = names.find((name) => g.find(name) === undefined);
  if (wrong !== undefined) throw new Illegal([W.reasons.illegalCard(ctx.name, wrong)]);
  if (names.length !== unknown.length) throw new Illegal([W.reasons.tooFewChosen(ctx.name, unknown.length)]);
  const known = new Map(unknown.map((card, i) => [card, g.newCard(names[i]!, card.owner)]));
  for (const [card, now] of known) replace(g.board.players[card.owner], card, now);
  g.step('revealed', W.run.identified([...known.values()].map(cardName)), ['ptcg.turn.card-beats-rulebook'], {
    by: ctx.you,
    card: ctx.card,
  });
  return known;
}

function replace({ hand, discard, lostZone, deck, prizesKnown }: Side, old: Card, now: Card): void {
  for (const zone of [hand, discard, lostZone, deck, prizesKnown]) {
    const at = zone.indexOf(old);
    if (at >= 0) zone[at] = now;
  }
}
