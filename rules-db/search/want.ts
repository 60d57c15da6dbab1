/** What a question wants: its words by their weight, and what stands for each. */
import { askingWeight, type Wanted } from '../questions.ts';
import { stemKey } from '../search-index.ts';
import { askingWord, isStopWord, stem, words } from '../text.ts';
import type { Query } from './query.ts';
import type { Searcher } from './searcher.ts';

/** Words of the query with their rarity, the glossary's other names for them, and compounds that hold them. */
export function want(rules: Searcher[], query: Query): Wanted[] {
  const tokens = query.tokens;
  const content = tokens.filter((t) => !isStopWord(t));
  const asking = [...new Set(tokens.flatMap((word) => askingWord(word) ?? []))].map((mark) => ({ word: mark.slice(1), weight: askingWeight, stems: [{ stem: mark, worth: 1 }] })); // prettier-ignore
  return [
    ...(content.length > 0 ? asking : []),
    ...tokens.flatMap((word, i): Wanted[] => {
      const isLast = i === tokens.length - 1;
      if (isStopWord(word) && content.length > 0) return [];
      // Amounts of a position ('my 1800 against 1500') are in no rule.
      if (/^\d{3,}$/.test(word) && content.length > 2 && rules.every((s) => s.frequency(word) === 0)) return [];
      const own = stem(word);
      const list = new Map<string, number>([[own, 1]]);
      const more = (text: string, worth: number) => {
        for (const s of words(text).map(stem)) if (!list.has(s)) list.set(s, worth);
      };
      for (const source of rules) {
        for (const term of source.terms(word)) {
          // Only one-word names stand for one word; a longer name would let its common words match alone.
          for (const name of [term.en, term.de]) if (words(name).length === 1) more(name, 0.95);
        }
        for (const other of source.everyday(own)) if (!list.has(other)) list.set(other, 0.75);
        if (isLast) for (const longer of source.containing(word)) more(longer, longer.startsWith(word) ? 0.9 : 0.7);
      }
      const seen = rules.reduce((n, s) => n + s.frequency(own), 0);
      const rarity = seen === 0 ? (list.size > 1 ? 3 : 2) : Math.max(0.4, Math.log(2500 / (seen + 1)));
      const weight = rarity * topic(rules, tokens, i);
      const whole = { word, weight, stems: [...list].map(([s, worth]) => ({ stem: s, worth })) };
      // 'Kontrollwechsel' also finds 'Wechsel der Kontrolle'.
      const parts = splitByStems(rules, word);
      return [
        whole,
        ...parts.map((part) => ({ word: part, weight: weight / 2, stems: [{ stem: stem(part), worth: 0.9 }] })),
      ];
    }),
  ];
}

/**
 * What a question is about weighs more: words of the glossary before others, numbers least. The words of one name
 * ('Spezieller Zustand') count as one thing.
 */
function topic(rules: Searcher[], tokens: string[], i: number): number {
  const word = tokens[i]!;
  if (faint.has(word)) return 0.3;
  if (!rules.some((s) => s.isRuleWord(word, true))) return 0.9;
  const pairs = [tokens.slice(i - 1, i + 1), tokens.slice(i, i + 2)].filter((pair) => pair.length === 2);
  const inName = pairs.some((pair) => rules.some((s) => s.terms(stemKey(pair.join(' '))).length > 0));
  return inName ? 1 : 1.15;
}
/** Numbers and words of asking: they tell little, but not nothing ('muss ich' asks whether one may choose). */
export const faint = new Set(
  (
    'one two three ein eins zwei drei when who many much often must wann wer oft viel viele muss muessen ' +
    'ohne without nicht not no kein keine keinen'
  ).split(' '),
);

/** A compound's two words, where both are words of the rules. */
function splitByStems(rules: Searcher[], word: string): string[] {
  const isWord = (part: string) => part.length >= 4 && rules.some((s) => s.frequency(stem(part)) > 0);
  if (word.length < 9) return [];
  for (let i = word.length - 4; i >= 4; i--) {
    const tail = word.slice(i);
    if (!isWord(tail)) continue;
    const head = word.slice(0, i);
    const bare = [head, head.replace(/(s|n|en|es|er)$/, '')].find(isWord);
    if (bare) return [bare, tail];
  }
  return [];
}
