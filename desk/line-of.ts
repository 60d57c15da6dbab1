// A case written as a line: in the language that is asked for, and only where the line is read back as the same case.
import type { Case, Lang, PtcgCard, YgoCard } from '../engine/case/schema.ts';
import { keyed } from '../engine/keyed.ts';
import { readLine, type LineOptions } from './line.ts';
import { readLineAsFarAs } from './line/partly.ts';
import { unreadOf } from './line/unread.ts';
import { writeLine } from './line/write.ts';
import { WRITTEN } from './line/written.ts';
import { bothNames } from './localized.ts';
import { cardOfName, type CardFinder } from './lookup/find-card.ts';
import { Stopped } from './stop.ts';

export interface WrittenLine {
  line: string;
  /** Of its words. */
  lang: Lang;
}

/**
 * The line that means this case, or undefined where a line cannot say it. In the language asked for, cards and all, as far as it is read
 * back as the same case; else with the names the case has, else (or where none is asked for) in English with those.
 */
export function lineOf(theCase: Case, { lang, ...reading }: LineOptions & { lang?: Lang }): WrittenLine | undefined {
  const asWritten = (card: string): string => card;
  const inThat = (of: Lang) => (card: string) => nameIn(of, cardNamed(reading.find, theCase, card)) ?? card;
  const tries: [Lang, (card: string) => string][] = lang ? [[lang, inThat(lang)], [lang, asWritten]] : [];
  for (const [of, called] of [...tries, ['en', asWritten] as const]) {
    const written = writeLine(theCase, { words: WRITTEN[of], called });
    // Words that were not read are asked about wherever the line goes.
    const line = written && [written, ...unreadOf(theCase)].join(', ');
    if (line !== undefined && isReadBack(line, theCase, reading)) return { line, lang: of };
  }
  return undefined;
} // prettier-ignore

function isReadBack(line: string, theCase: Case, { game: _, ...reading }: LineOptions): boolean {
  try {
    const { ruleset } = theCase;
    const unread = unreadOf(theCase);
    const read = unread.length > 0 ? readLineAsFarAs : readLine;
    const back = read(line, { ...reading, game: theCase.game, ...(ruleset !== undefined && { ruleset }) });
    return same(back.case, theCase, reading.find) && unreadOf({ assumed: back.assumptions }).join() === unread.join();
  } catch (error) {
    if (error instanceof Stopped) throw error;
    return false;
  }
}

/** The card of this very name, unless the case brings one of its own. */
const cardNamed = (find: CardFinder, { game, cards }: Case, name: string): CaseCards[string] | undefined =>
  keyed(cards as CaseCards | undefined, name) ? undefined : cardOfName(find, game, name)?.card;
type CaseCards = Record<string, YgoCard | PtcgCard>;
const nameIn = (lang: Lang, card: YgoCard | PtcgCard | undefined): string | undefined =>
  card && bothNames(card.name)[lang];

/** Equal up to the order of fields, absent ones, the title, what was said to be filled in, and the language of the cards' names. */
function same(a: Case, b: Case, find: CardFinder): boolean {
  const plain = (of: Case): string => {
    const named = (text: string): string => {
      const [, name = text, number = ''] = /^(.*?)(#\d+)?$/s.exec(text) ?? [];
      return (nameIn('en', cardNamed(find, of, name)) ?? name) + number;
    };
    return canonical({ ...of, title: undefined, assumed: undefined }, named);
  };
  return plain(a) === plain(b);
}
const canonical = (value: unknown, named: (text: string) => string): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'string') return named(inner);
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([x], [y]) => (x < y ? -1 : 1)))
      : inner;
  });
