/** Effects that set off one another for ever: what becomes of that is a judge's to say. */
import type { Card } from '../board/duel.ts';
import type { Game } from '../game/game.ts';
import { sayQuestion } from '../say/questions.ts';

/** So many chains follow one another without anybody's move only where none is the last. */
const CHAINS = 40;
/** So much happens at once, one thing for each of many cards, only where it sets itself off. */
const AT_ONCE = 400;

/** Before a chain resolves: stops where so many have begun by themselves. */
export function askIfEndless(game: Game): void {
  const { chain, chains } = game.duel;
  if (chain.some(({ move }) => move !== undefined)) game.lastByMove = chains;
  stopAfter(game, chains - (game.lastByMove ?? 0), CHAINS, chain);
}
/** Before one of what happens at once is done: the same of so many before it. */
export const askIfAtOnceIsEndless = (game: Game, done: number, card: Card | undefined): void =>
  stopAfter(game, done, AT_ONCE, card ? [{ card }] : []);

/** Asked anew each time `most` more have followed, so that no answer makes it endless again. */
function stopAfter(game: Game, times: number, most: number, causes: readonly { card: Card }[]): void {
  if (times === 0 || times % most !== 0) return;
  game.rec.ask({
    id: `endless/${game.rec.steps.length}`,
    by: 'judge',
    what: 'fact',
    move: game.move,
    text: sayQuestion.endless({ cards: causes.map(({ card }) => card.info.name) }),
    rules: ['ygo.current.policy.infinite-loop'],
  });
}
