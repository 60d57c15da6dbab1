/** Special Summons that start no chain: by a monster's own procedure, Synchro, Xyz and Link Summon. Every reason why not, and the Summon that can still be negated. */
import type { Reason } from '../../ruling/schema.ts';
import type { Game } from '../game/game.ts';
import { why } from '../say/reasons.ts';
import { makeFromExtra, whyNotFromExtra } from './extra-deck.ts';
import { type SpecialSummon, whyNotAtAll, whyNotMainPhase } from './may.ts';
import { makeOwn, whyNotOwn } from './own-procedure.ts';

export function whyNotSpecialSummon(game: Game, s: SpecialSummon): Reason[] {
  const { card, by, method } = s;
  const basics = [...whyNotMainPhase(game, by), ...whyNotAtAll(game, by, card, method === 'own' ? 'special' : method)];
  if (card.controller !== by) return [...basics, why.notYourCard({ card: card.info.name, player: by })];
  return [...basics, ...(method === 'own' ? whyNotOwn(game, s) : whyNotFromExtra(game, s, method))];
}
export const makeSpecialSummon = (game: Game, s: SpecialSummon): void =>
  s.method === 'own' ? makeOwn(game, s) : makeFromExtra(game, s, s.method);
