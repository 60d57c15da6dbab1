/** A reading of a text of which nobody has read a word: each sentence a piece, with what it could touch. */
import type { Touch, UnreadText } from '../../engine/reading.ts';
import type { Piece, Reading } from '../reading.ts';
import { bothLanguages, type Box } from './boxes.ts';
import { sentences } from './sentences.ts';

export function unreadReading(boxes: readonly Box[], touches: (sentence: string) => Touch[]): Reading<never> {
  const unread: UnreadText[] = boxes.flatMap((box) =>
    sentences(box.en).map((span) => ({
      text: bothLanguages(box, span),
      box: box.box,
      touches: touches(box.en.slice(span.from, span.to)),
    })),
  );
  const pieces: Piece[] = boxes.flatMap(({ box, en }) => [{ box, from: 0, to: en.length, role: 'unread', at: [] }]);
  return { effects: [], pieces, whole: boxes.length === 0, unread, touches: unread.flatMap((one) => one.touches) };
}
