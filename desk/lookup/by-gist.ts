/**
 * Which sentences of a text an effect is in that is declared, where the text was read otherwise than it is declared, or not at all: those that share
 * more words with what we say of this effect (its gist) than with what we say of any other of the card.
 */
import { sentences } from '../../reader/frame/sentences.ts';

interface Span {
  from: number;
  to: number;
}

/** Words too common to tell one sentence from another. */
const COMMON = new Set('a an and any as at be by can card cards do effect for from has have if in is it its may not of on once one only or per same that the their them then they this those to turn used when while with you your'.split(' ')); // prettier-ignore
/** What a card prints short. */
const SHORT = [[/\blife points?\b/g, 'lp'], [/\bgraveyards?\b/g, 'gy'], [/\bquick effect\b/g, ''], [/(\w)(?:es|s)\b/g, '$1'], [/[+-](?=\d)/g, '']] as const; // prettier-ignore
/** What is said of effects, not by one. */
const HOW_OFTEN = /^You can (?:only (?!control)|Ritual Summon this card with)/;
/** A sentence is an effect's that is like its gist at least so much, and so many times as much as like any other. */
const ALIKE = 0.4;
const MORE = 1.5;
const SAME = 0.7;

/** The sentences of the English `text` that `gists[index]` tells; none where it is not plain which. */
export function byGist(text: string, gists: readonly string[], index: number): Span[] {
  const told = gists.map(words);
  const rarity = (word: string): number => 1 / told.filter((one) => one.has(word)).length;
  // One sentence in several versions (each Attribute one may declare, before and after a change of the rules).
  const isSame = (a: Set<string>, b: Set<string>): boolean => a === b || [...a].filter((word) => b.has(word)).length > SAME * Math.max(a.size, b.size); // prettier-ignore
  const size = (of: Iterable<string>): number => [...of].reduce((sum, word) => sum + (told.some((one) => one.has(word)) ? rarity(word) : 0.5), 0); // prettier-ignore
  const effects = sentences(text).filter(({ from, to }) => !HOW_OFTEN.test(text.slice(from, to)));
  if (effects.length === 1) return effects;
  return effects.filter(({ from, to }) => {
    const own = words(text.slice(from, to));
    const likeness = told.map((gist) => {
      const shared = [...own].filter((word) => gist.has(word));
      return size(shared) / Math.sqrt(size(own) * size(gist) || 1);
    });
    const mine = likeness[index] ?? 0;
    return mine >= ALIKE && likeness.every((other, i) => isSame(told[index]!, told[i]!) || mine >= other * MORE);
  });
}

const words = (text: string): Set<string> => {
  const plain = SHORT.reduce((said, [long, short]) => said.replace(long, short), text.toLowerCase());
  return new Set((plain.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !COMMON.has(word)));
};
