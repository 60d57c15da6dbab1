/** How many Trainer cards of a kind may be played in a turn, and what forbids playing them. */
import type { Reason } from '../../ruling/schema.ts';
import type { Card, Player } from '../board/board.ts';
import { sameName } from '../cards.ts';
import { forbids, permits } from '../derive/values.ts';
import { sayingOf } from '../derive/modifiers.ts';
import { cardNames } from '../derive/evaluate.ts';
import { cardName, type Game } from '../game/game.ts';
import { W } from '../say/words.ts';

export const kindOf = (card: Card): 'item' | 'supporter' | 'stadium' | 'tool' => card.def?.trainer ?? 'item';

/** Limits of the kind of Trainer card, and what forbids playing it. */
export function checkPlayed(g: Game, player: Player, card: Card): Reason[] {
  const reasons: Reason[] = [];
  const { turn, firstPlayer, players, stadium } = g.board;
  const { used } = players[player];
  const kind = kindOf(card);
  const about = { player, card };
  if (kind === 'supporter') {
    if (used['supporter'] && !permits(g, 'second-supporter', { player })) reasons.push(W.reasons.supporterUsed());
    if (
      player === firstPlayer &&
      turn.number === 1 &&
      g.rules.options.startingPlayerSupporter.value === 'forbidden' &&
      !permits(g, 'supporter-on-first-turn', about) &&
      !allowsItself(card)
    )
      reasons.push(W.reasons.startingPlayerSupporter([...g.rules.options.startingPlayerSupporter.rules]));
  }
  if (kind === 'stadium') {
    if (used['stadium']) reasons.push(W.reasons.stadiumUsed());
    if (stadium && sameName(cardNames(stadium.card), cardNames(card)))
      reasons.push(W.reasons.sameStadium(cardName(card)));
  }
  const asItem = kind === 'tool' && g.rules.options.toolKind.value === 'item';
  for (const what of [`play-${kind}`, ...(asItem ? ['play-item'] : []), 'play-trainer'] as const)
    for (const h of forbids(g, what as 'play-item', about))
      // Of some cards of the kind alone it is said which card that is.
      reasons.push({
        ...(h.modifier.card ? W.reasons.forbiddenBy(cardName(card), h.name) : W.reasons.cannotPlay(kind, h.name)),
        ...sayingOf(h),
      });
  return reasons;
}

/** The card says of itself that it may be played in the first turn. */
const allowsItself = (card: Card): boolean =>
  card.effects.some(
    (e) => e.effect === 'passive' && e.modifiers.some((m) => m.what === 'can' && m.do === 'supporter-on-first-turn'),
  );
