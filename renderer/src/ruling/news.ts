/** Of two answers that differ: what the one says that the other does not. */
import { sentences } from '../../../desk/pure.ts';

const split = (text: string): string[] => sentences(text).map(({ from, to }) => text.slice(from, to).trim());

/** The sentences of `text` that do not stand in `known`; all of it where none is new. */
export function news(text: string, known: string): string {
  const old = new Set(split(known));
  return (
    split(text)
      .filter((one) => !old.has(one))
      .join(' ') || text
  );
}
