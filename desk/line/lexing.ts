// What the tokens of both games' sentences share: how a pattern is tried at a place, and how words are compared.

interface Said {
  is: string;
  text: string;
}

/** What a sticky pattern finds at this place of a text. */
export function matchAt(sticky: RegExp, text: string, from: number): RegExpExecArray | null {
  sticky.lastIndex = from;
  return sticky.exec(text);
}
/** "zu aktivieren", "to activate": what stands before an infinitive. */
export const ZU = /(?:zu|to)\s+(?=\p{L}+)/iuy;
/** A word without the signs behind it. */
export const bareWord = (word: string): string => word.replace(/(?<=.)[.?!:]+$/, '') || word;
/** "no X", „ohne X“: it is not there. */
export const DENIES = /^(?:no|kein\p{L}*|without|ohne)$/iu;
/** A token's text, as words are compared. */
export const lower = (token: Said | undefined): string => token?.text.toLowerCase() ?? '';
/** "B's backrow": its last word is one of these. */
export const endsWith = (text: string, words: RegExp): boolean => words.test(text.split(' ').at(-1)!.toLowerCase());
/** Whether it is one of these words, a verb among them. */
export const isWord = (token: Said | undefined, words: RegExp): boolean =>
  (token?.is === 'word' || token?.is === 'verb') && words.test(lower(token));
