/** Discarding a card that may be discarded from play. Every reason why it may not be done (`judge now` asks the same functions), and doing it. */
import { putCard, removeFromPlay } from '../board/act.ts';
import { topCard } from '../board/board.ts';
import { playedAs } from '../derive/values.ts';
import { nameOf, type Game } from '../game/game.ts';
import { askBoxes, unreadText } from '../derive/heed.ts';
import { W } from '../say/words.ts';
import { type MoveOf, own, insist } from './common.ts';

export function doDiscardFromPlay(g: Game, move: MoveOf<'discard-from-play'>, force: boolean): void {
  const pokemon = own(g, move.by, move.pokemon);
  const fossil = playedAs(topCard(pokemon));
  if (fossil && !fossil.discardable) askBoxes(g, topCard(pokemon), unreadText(topCard(pokemon)));
  insist(g, () => (fossil?.discardable ? [] : [W.reasons.notDiscardable(nameOf(g, pokemon))]), force);
  const name = nameOf(g, pokemon);
  removeFromPlay(g, pokemon);
  for (const card of [...pokemon.cards, ...pokemon.energy, ...pokemon.tools]) putCard(g, card, 'discard');
  g.step(
    'leaves-play',
    W.run.leftPlay(name, 'discard', 'with'),
    ['ptcg.knock-out.leaves-play-without-ko', 'ptcg.turn.card-beats-rulebook'],
    { by: move.by, card: pokemon.id },
  );
}
