/**
 * How words are compared: folding (case, umlauts, accents, punctuation), light stems for German and English, trigram
 * lists, and the marks of a snippet. The index and the query go through the same functions.
 */

import { fold, foldAs, SPELT } from '../engine/case/names.ts';
import { ownStems, verbs } from './inflected.ts';

export { fold };
const bare: Record<string, string> = { ...SPELT, ä: 'a', ö: 'o', ü: 'u' };
/** The same with ä → a, as people without umlauts on the keyboard type. */
export const foldBare = (text: string): string => foldAs(bare, text);

const wordPattern = /[\p{L}\p{N}]+/gu;
/** The words of an already folded text. */
const wordsOf = (folded: string): string[] => folded.match(wordPattern) ?? [];
export const words = (text: string): string[] => wordsOf(fold(text));

/** A name without spaces and punctuation: "Blue-Eyes", "blue eyes" and "blueeyes" are one. */
export const key = (text: string): string => words(text).join('');
/** Every key a name may be typed as: with ae and, where that differs, with plain a. */
export function keys(text: string): string[] {
  const first = key(text);
  const second = wordsOf(foldBare(text)).join('');
  return first === second ? [first] : [first, second];
}
/** The words of a text for the index: each as with ae and, where that differs, with a. */
export function indexWords(text: string): string {
  const first = fold(text);
  const second = foldBare(text);
  const all = wordsOf(first);
  if (first !== second) {
    const seen = new Set(all);
    for (const word of wordsOf(second)) if (!seen.has(word)) all.push(word);
  }
  return all.join(' ');
}
/** A print such as 'OBF 125', 'sv03-125' or a passcode: words with leading zeros gone, so 'OBF 005' is 'OBF 5'. */
export const printKey = (text: string): string =>
  '#' + words(text).map((word) => word.replace(/^0+(?=\d)/, '')).join(' '); // prettier-ignore

/** The same function, which works out what it was given lately only once: names and texts are looked at again and again. */
export function remembered<T>(of: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    let found = kept.get(text);
    if (found === undefined) {
      if (kept.size > 30_000) kept.clear();
      kept.set(text, (found = of(text)));
    }
    return found;
  };
}

/** A light stem for both languages at once; only ever compared with other stems. */
export const stem = remembered((word: string): string => {
  const own = ownStems.get(word);
  if (own !== undefined) return own;
  const form = cutEndings(word);
  return verbOf(form) ?? form;
});

function cutEndings(word: string): string {
  // 'zählen' without its umlaut would be 'zahlen'.
  let s = word.replace('zaehl', 'zehl').replace(/ae|oe|ue/g, (pair) => pair[0]!);
  if (s.length <= 3 || /\d/.test(s)) return s;
  // German participles: aufgeloest → aufloest, gespielt → spielt.
  s = s.replace(/^(an|auf|aus|ab|ein|zu|vor|nach|zuruck|weg|hin)ge(?=[a-z]{4})/, '$1');
  if (/^ge[a-z]{3,}t(e[nmrs]?)?$/.test(s)) s = s.slice(2);
  const cut = (ending: RegExp, keep: number) => {
    const found = ending.exec(s);
    if (found && s.length - found[0].length >= keep) s = s.slice(0, found.index);
  };
  if (s.endsWith('ies') && s.length > 5) s = s.slice(0, -3) + 'y';
  else cut(/s$/, 3);
  cut(/(ungen|ung|ings|ing|ions|ion)$/, 4);
  cut(/(ierten|ierte|iert)$/, 3);
  cut(/er(e[nmrs]?)?$/, 6);
  cut(/(ern|en|em|ed|es|e|n)$/, 3);
  if (/ier$/.test(s) && s.length > 6) s = s.slice(0, -3);
  cut(/t$/, 4);
  return s;
}
const verbOf = verbs(cutEndings);
export const stems = (text: string): string[] => words(text).map(stem);

const stopWords = new Set(
  (
    'a an the of to in on at is are be been am was were do does did has have had my your his her its their our i you he she it they we me him them us ' +
    'and or if then than that this these those what which whom whose how why where can may could should would will shall with by for from as into onto ' +
    'about any some there here also just still so but up out again long happens happened happen need needs per each every difference between ' +
    'der die das den dem des ein eine einen einem einer eines ist sind sein war waren bin wird werden wurde wurden hat haben habe hatte kann koennen konnte ' +
    'darf duerfen soll sollen und oder wenn falls dann als wie was wen wem welche welcher welches welchen wo warum ich du er sie es wir ihr mich mir dich dir ihn ihm uns ' +
    'mein meine meinen meinem meiner dein deine deinen deinem deiner seine seinen seinem seiner ihre ihren ihrem ihrer im am zum zur vom von zu mit bei fuer auf aus an in ' +
    'nach noch auch nur schon erlaubt moeglich eigentlich denn diesen diesem dieser dieses diese jetzt gerade eben je pro unterschied zwischen macht machen mache tun tut ' +
    'brauche braucht brauchen gibt dass so man sich durch um ueber unter mal passiert geht gilt'
  ).split(' '),
);
/** Words that tell what kind of answer is wanted, by a common mark: `?when` is not `?where`. */
const askingWords = new Map<string, string>();
for (const [mark, list] of Object.entries({
  when: 'when wann', where: 'where wo wohin woher', who: 'who whose whom wer wem wen wessen', what: 'what was', why: 'why warum wozu',
  may: 'may can could allowed darf duerfen kann koennen erlaubt', must: 'must muss muessen', how: 'how wie', many: 'many much viele viel', often: 'often oft',
  which: 'which welche welcher welches welchen',
})) for (const word of list.split(' ')) askingWords.set(word, `?${mark}`); // prettier-ignore
export const askingWord = (word: string): string | undefined => askingWords.get(word);

export const isStopWord = (word: string): boolean => stopWords.has(word);

export function trigrams(text: string): string[] {
  const out = new Set<string>();
  for (let i = 0; i + 3 <= text.length; i++) out.add(text.slice(i, i + 3));
  return [...out];
}

/** How many typing errors a word or name of this length may have and still be meant. */
export const allowedEdits = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 12 ? 2 : 3);

export interface Snippet {
  text: string;
  /** From and to (exclusive) of each marked word, in UTF-16 units of `text`. */
  marks: [number, number][];
}

/**
 * The stretch of `text` (about `width` characters) with the most matching words. `matches` sees the folded word.
 */
export function snippet(text: string, matches: (word: string) => boolean, width = 160): Snippet {
  const hits: [number, number][] = [];
  for (const found of text.matchAll(wordPattern)) {
    if (matches(fold(found[0]))) hits.push([found.index, found.index + found[0].length]);
  }
  let from = 0;
  let most = 0;
  for (const [start] of hits) {
    const inside = hits.filter(([a, b]) => a >= start && b <= start + width).length;
    if (inside > most) [from, most] = [start, inside];
  }
  if (text.length <= width) from = 0;
  else {
    from = Math.max(0, Math.min(from - 40, text.length - width));
    if (from > 0) from = text.indexOf(' ', from) + 1 || from;
  }
  let to = Math.min(text.length, from + width);
  if (to < text.length) to = Math.max(text.lastIndexOf(' ', to), from + 1);
  const lead = from > 0 ? '… ' : '';
  const cut = lead + text.slice(from, to) + (to < text.length ? ' …' : '');
  const shift = lead.length - from;
  const marks = hits.filter(([a, b]) => a >= from && b <= to).map(([a, b]): [number, number] => [a + shift, b + shift]);
  return { text: cut, marks };
}
