// The pieces of a line where nothing is known of it yet but the names of cards: a comma of a name is none of the line's.
import { pieces } from './words.ts';

const COMMA = '\uE000';
const WORDS_BEFORE = 6;
const WORDS_BEHIND = 9;
/** The commas inside a card's name as another sign. */
function maskedCommas(line: string, isCard: (name: string) => boolean): string {
  if (!/,\s/.test(line)) return line;
  const words = line.split(' ');
  for (let at = 0; at < words.length; at++) {
    if (!/\p{L},$/u.test(words[at]!)) continue;
    const span = nameAround(words, at, isCard);
    if (span) for (let n = span.from; n < span.to; n++) words[n] = words[n]!.replace(/,$/, COMMA);
  }
  return words.join(' ');
}
/** The pieces of a line, a comma of a name within its piece. */
export const wholePieces = (line: string, isCard: (name: string) => boolean): { text: string }[] =>
  pieces(maskedCommas(line, isCard)).map(({ text }) => ({ text: text.replaceAll(COMMA, ',') }));
const bare = (text: string): string => text.replaceAll(COMMA, ',').replace(/[.,;?]$/, '');
/** The longest name that has the comma behind this word in it. */
function nameAround(words: readonly string[], at: number, isCard: (name: string) => boolean): { from: number; to: number } | undefined {
  for (let from = Math.max(0, at - WORDS_BEFORE); from <= at; from++)
    for (let to = Math.min(words.length - 1, at + WORDS_BEHIND); to > at; to--)
      if (isCard(bare(words.slice(from, to + 1).join(' ')))) return { from, to };
  return undefined;
} // prettier-ignore
