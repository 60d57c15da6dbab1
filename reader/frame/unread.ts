/** A reading of a text of which nobody has read a word: each sentence unread, with what it could touch. */
import type { UnreadText } from '../../engine/reading.ts';
import type { Piece, Reading } from '../reading.ts';
import { bothLanguages, type Box } from './boxes.ts';
import { sentences } from './sentences.ts';

/** What is told of each sentence of a box, in order. */
export type Teller = (
  sentences: readonly string[],
) => readonly Omit<UnreadText<string, never>, 'text' | 'box' | 'effect'>[];

/** Of what is told nothing. */
const ANYTHING = { touches: [{ what: 'everything' as const }] };

export function unreadReading(boxes: readonly Box[], tell: Teller): Reading<never> {
  const unread: UnreadText<string, never>[] = boxes.flatMap((box) => {
    const spans = sentences(box.en);
    const told = box.onlyGerman ? [] : tell(spans.map(({ from, to }) => box.en.slice(from, to)));
    return spans.map((span, i) => ({ text: bothLanguages(box, span), box: box.box, ...(told[i] ?? ANYTHING) }));
  });
  const pieces: Piece[] = boxes.flatMap(({ box, en }) => [{ box, from: 0, to: en.length, role: 'unread', at: [] }]);
  return { effects: [], pieces, whole: boxes.length === 0, unread, touches: unread.flatMap((one) => one.touches) };
}
