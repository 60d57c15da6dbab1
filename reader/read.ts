/** Printed English card text → declared effects. Pure; the same text and lists give the same reading. */
import type { PtcgCard, YgoCard } from '../engine/case/schema.ts';
import type { CardReading } from '../engine/reading.ts';
import { ptcgBoxes } from './frame/boxes.ts';
import { unreadReading } from './frame/unread.ts';
import { tellBox } from './ptcg/touches.ts';
import { forEngine, type NameList, type Reading } from './reading.ts';
import { readYgo } from './ygo/read.ts';

export { readYgo };
export const readPtcg = (card: PtcgCard, _names: NameList): Reading => unreadReading(ptcgBoxes(card), tellBox);

/** How the engine asks (`Library.reading`): each card is read when first needed, and once. */
export function textReader(names: () => NameList): (game: 'ygo' | 'ptcg', card: YgoCard | PtcgCard) => CardReading {
  const read = new WeakMap<YgoCard | PtcgCard, CardReading>();
  return (game, card) => {
    const known = read.get(card);
    if (known) return known;
    const reading = forEngine(game === 'ygo' ? readYgo(card as YgoCard, names()) : readPtcg(card as PtcgCard, names()));
    read.set(card, reading);
    return reading;
  };
}
