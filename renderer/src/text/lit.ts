/** Which words of a printed text stand out: those of the English text that was read; in German the sentence that says the same. */
import type { TextView } from '../../../desk/contract.ts';
import { sentences } from '../../../desk/pure.ts';
import { aligned } from './aligned.ts';

interface Span {
  from: number;
  to: number;
}
/** A stretch of a box's English text: words that decide, or words nobody read. */
export interface Mark extends Span {
  box: string;
  as: 'lit' | 'unread';
}
interface Segment {
  text: string;
  as?: Mark['as'];
}

/** The text of one language in parts, what stands out apart from the rest. */
export function segments(text: TextView, lang: 'de' | 'en', marks: readonly Mark[]): Segment[] {
  const shown = text[lang] ?? '';
  const own = marks.filter(({ box }) => box === text.box);
  const spans = lang === 'en' ? [...own] : germanMarks(text, own);
  const parts: Segment[] = [];
  let at = 0;
  for (const { from, to, as } of spans.sort((a, b) => a.from - b.from)) {
    if (to <= at) continue;
    if (from > at) parts.push({ text: shown.slice(at, from) });
    parts.push({ text: shown.slice(Math.max(at, from), to), as });
    at = to;
  }
  if (at < shown.length) parts.push({ text: shown.slice(at) });
  return parts;
}

/** Of such parts the sentences in which something stands out; all of them where nothing does. */
export function standingOut(parts: readonly Segment[]): Segment[] {
  if (!parts.some(({ as }) => as)) return [...parts];
  const places = parts.map(({ text }, i) => parts.slice(0, i).reduce((n, one) => n + one.text.length, 0) + text.length);
  const spans = parts.map(({ text, as }, i) => ({ from: places[i]! - text.length, to: places[i]!, text, as }));
  const whole = parts.map(({ text }) => text).join('');
  const all = sentences(whole);
  const kept = all.filter(({ from, to }) => spans.some((one) => one.as && one.from < to && one.to > from));
  return kept.flatMap(({ from, to }, i): Segment[] => [
    ...before(whole.slice(kept[i - 1]?.to ?? 0, from), i === 0),
    ...spans
      .filter((one) => one.from < to && one.to > from)
      .map(({ as, ...one }) => ({
        text: one.text.slice(Math.max(0, from - one.from), to - one.from),
        ...(as && { as }),
      })),
  ]);
}

/** What stands between two sentences that are shown: white space as it is, what is left out as three points. */
function before(between: string, isFirst: boolean): Segment[] {
  if (between === '') return [];
  return [{ text: between.trim() === '' ? between : isFirst ? '… ' : ' … ' }];
}

/** The German sentences that say what the English ones say in which something stands out. */
function germanMarks({ en, de }: TextView, marks: readonly Mark[]): Mark[] {
  return aligned(en ?? '', de ?? '').flatMap((group) => {
    const mark = marks.find(({ from, to }) => group.en.some((span) => from < span.to && to > span.from));
    return mark ? group.de.map((span) => ({ ...mark, ...span })) : [];
  });
}
