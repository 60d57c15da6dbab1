/**
 * Which sentences of a German text say what which of the English one say. Translators keep the order, and join or split sentences at most: where
 * both texts have as many, each stands for the one at its place; else the cheapest way through both is looked for, by length and by the numbers
 * that stand in them (after Gale and Church, 1993).
 */
import { sentences } from '../../../desk/pure.ts';

interface Span {
  from: number;
  to: number;
}
/** Sentences that say the same, as offsets into their texts; one side is empty where only the other text says it. */
export interface Aligned {
  en: Span[];
  de: Span[];
}

type Group = readonly [english: number, german: number];
/** How many sentences of each language may stand for one another. */
const GROUPS: readonly Group[] = [[1, 1], [1, 2], [2, 1], [1, 3], [3, 1], [1, 0], [0, 1]]; // prettier-ignore
/** What it costs to join sentences; that one stands alone; that a number stands in one text only. */
const JOINED = 1;
const ALONE = 4;
const NUMBER = 1.5;
/** German says the same in so many times the letters. */
const LONGER = 1.2;

export function aligned(en: string, de: string): Aligned[] {
  const [english, german] = [sentences(en), sentences(de)];
  if (english.length === german.length) return english.map((span, i) => ({ en: [span], de: [german[i]!] }));
  /** The cheapest way to the first `i` English and `j` German sentences, and the group it ends with. */
  const ways: { cost: number; last: Group }[][] = [];
  for (let i = 0; i <= english.length; i++) {
    ways.push([]);
    for (let j = 0; j <= german.length; j++) {
      let found = { cost: i + j === 0 ? 0 : Infinity, last: GROUPS[0]! };
      for (const last of GROUPS) {
        const before = ways[i - last[0]]?.[j - last[1]];
        if (!before) continue;
        const group = [words(en, english.slice(i - last[0], i)), words(de, german.slice(j - last[1], j))] as const;
        const cost = before.cost + unlike(...group) + (last[0] === last[1] ? 0 : JOINED);
        if (cost < found.cost) found = { cost, last };
      }
      ways[i]!.push(found);
    }
  }
  const way: Aligned[] = [];
  for (let [i, j] = [english.length, german.length]; i + j > 0;) {
    const [m, n] = ways[i]![j]!.last;
    way.unshift({ en: english.slice(i - m, i), de: german.slice(j - n, j) });
    [i, j] = [i - m, j - n];
  }
  return way;
}

const words = (text: string, spans: readonly Span[]): string =>
  spans.length === 0 ? '' : text.slice(spans[0]!.from, spans.at(-1)!.to);

const numbersIn = (text: string): string[] => text.match(/\d+|●/g) ?? [];

function unlike(en: string, de: string): number {
  if (en === '' || de === '') return ALONE;
  const [english, german] = [numbersIn(en), numbersIn(de)];
  const numbers = new Set([...english, ...german]);
  const count = (of: string[], sign: string): number => of.filter((one) => one === sign).length;
  const lacking = [...numbers].reduce((n, sign) => n + Math.abs(count(english, sign) - count(german, sign)), 0);
  return Math.abs(en.length * LONGER - de.length) / Math.sqrt(en.length + de.length) + NUMBER * lacking;
}
