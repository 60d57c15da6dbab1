/** Prize cards: taken into the hand, put down, put back into the deck. Known ones (named by the case, or seen by an effect) keep their names. */
import type { Card, Player, Side } from '../board/board.ts';
import { heed } from '../derive/heed.ts';
import { putCard, takeFrom } from '../board/act.ts';
import { prizesOf } from '../derive/not-given.ts';
import { cardName, Illegal, type Game } from '../game/game.ts';
import { W } from '../say/words.ts';

/** How many were taken, and those of them that have a name. */
export interface Taken {
  count: number;
  named: Card[];
}

/** Into the hand, at most what is left. Which they are is known where all of them are named or somebody says it. */
export function takePrizes(g: Game, player: Player, n: number): Taken {
  const side = g.board.players[player];
  const count = Math.min(n, side.prizes);
  if (n > 0) prizesOf(g, player);
  if (count > 0) heed(g, 'prizes', { player });
  side.prizesWritten = true;
  const named = count > 0 ? whichTaken(g, player, count) : [];
  side.prizes -= count;
  g.winDue = true;
  for (const card of named) putCard(g, card, 'hand');
  for (let i = named.length; i < count; i++) side.hand.push(g.newCard('?', player));
  return { count, named };
}

function whichTaken(g: Game, player: Player, count: number): Card[] {
  const side = g.board.players[player];
  const { prizesKnown: known } = side;
  if (known.length === 0) return [];
  if (count >= side.prizes) return known.splice(0);
  const told = g.record.leaveOpen<string | string[]>({
    id: g.decisionId(player, 'prize-cards'),
    by: player,
    what: 'choice',
    move: g.move + 1,
    text: W.whichPrizes(player, count),
    rules: ['ptcg.prizes.take'],
  });
  if (told === undefined) {
    // Any of them may be among those taken.
    side.prizesKnown = [];
    return [];
  }
  const names = [told].flat();
  if (names.length > count)
    throw new Illegal([W.reasons.tooFewChosen({ de: 'Preiskarten', en: 'Prize cards' }, count)]);
  return names.map((name) => {
    const card = prizeNamed(g, player, name);
    if (!card) throw new Illegal([W.reasons.illegalCard({ de: 'Preiskarten', en: 'Prize cards' }, name)]);
    return card;
  });
}

/** The Prize card meant by a name, taken out of them: a known one, else one of those nobody has named yet. */
export function prizeNamed(g: Game, player: Player, name: string): Card | undefined {
  const side = g.board.players[player];
  const known = side.prizesKnown.find(
    (card) => card.id === name || card.name === name || Object.values(cardName(card)).includes(name),
  );
  if (known) {
    takeFrom(side.prizesKnown, known);
    return known;
  }
  return unnamedPrizes(side) > 0 && g.find(name) ? g.newCard(name, player) : undefined;
}
/** How many Prize cards nobody has named. */
export const unnamedPrizes = ({ prizes, prizesKnown }: Side): number => prizes - prizesKnown.length;

/** A card becomes a further Prize card. Its name is kept only where the case speaks of Prize cards by name: they lie face down. */
export function addPrize(side: Side, card: Card): void {
  side.prizes++;
  if (card.name !== '?' && side.prizesNamed) side.prizesKnown.push(card);
}

/** All Prize cards of a player go into (or under) their deck. */
export function prizesIntoDeck(g: Game, side: Side, under: boolean): void {
  side.deckUnknown += unnamedPrizes(side);
  for (const card of side.prizesKnown.splice(0)) putCard(g, card, under ? 'deck-bottom' : 'deck');
  side.prizes = 0;
}
