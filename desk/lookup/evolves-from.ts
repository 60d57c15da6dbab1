// Printings whose list leaves out what they evolve from evolve from what the others of their name do.
import type { PtcgCard } from '../../engine/case/schema.ts';
import { isEvolution, sameName, stageOf } from '../../engine/ptcg/cards.ts';
import { eachName } from '../../engine/case/names.ts';

/** The card with what `others` (cards whose name has the same letters) evolve from at the same stage. */
export function withOrigin(card: PtcgCard, others: () => readonly PtcgCard[]): PtcgCard {
  if (card.evolvesFrom !== undefined || !isEvolution(card)) return card;
  const known = others().find(
    (one) => one.evolvesFrom !== undefined && stageOf(one) === stageOf(card) && sameName(eachName(one), eachName(card)),
  );
  return known?.evolvesFrom === undefined ? card : { ...card, evolvesFrom: known.evolvesFrom };
}
