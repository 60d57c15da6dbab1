/** Printed English card text → declared effects. Pure; the same text and lists give the same reading. */
import type { Game, PtcgCard, YgoCard } from '../engine/case/schema.ts';
import type { CardReading } from '../engine/reading.ts';
import { readPtcg } from './ptcg/read.ts';
import { forEngine, type NameList } from './reading.ts';
import { readYgo } from './ygo/read.ts';

export { readPtcg, readYgo };

/** How the engine asks (`Library.reading`): each card is read when first needed, and once. */
export function textReader(
  names: (game: Game) => NameList,
): (game: 'ygo' | 'ptcg', card: YgoCard | PtcgCard) => CardReading {
  const read = new WeakMap<YgoCard | PtcgCard, CardReading>();
  return (game, card) => {
    const known = read.get(card);
    if (known) return known;
    const list = names(game);
    const reading: CardReading =
      game === 'ygo' ? forEngine(readYgo(card as YgoCard, list)) : forEngine(readPtcg(card as PtcgCard, list));
    read.set(card, reading);
    return reading;
  };
}
