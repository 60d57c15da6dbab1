/** Which words of a printed text are lit: those of the English text that was read; in German the sentence at the same place. */
import type { TextView } from '../../../desk/contract.ts';
import { sentences } from '../../../desk/pure.ts';

export interface Span {
  from: number;
  to: number;
}
interface Segment {
  text: string;
  lit: boolean;
}

/** The text of one language in parts, what is lit apart from the rest. */
export function segments(text: TextView, lang: 'de' | 'en', lit: readonly Span[]): Segment[] {
  const shown = text[lang] ?? '';
  const spans = lang === 'en' ? [...lit] : germanSpans(text, lit);
  const parts: Segment[] = [];
  let at = 0;
  for (const { from, to } of spans.sort((a, b) => a.from - b.from)) {
    if (to <= at) continue;
    if (from > at) parts.push({ text: shown.slice(at, from), lit: false });
    parts.push({ text: shown.slice(Math.max(at, from), to), lit: true });
    at = to;
  }
  if (at < shown.length) parts.push({ text: shown.slice(at), lit: false });
  return parts;
}

/** The German sentences at the places of the English ones that are lit, where both texts split alike; else nothing. */
function germanSpans({ en, de }: TextView, lit: readonly Span[]): Span[] {
  const [english, german] = [sentences(en ?? ''), sentences(de ?? '')];
  if (english.length !== german.length) return [];
  return german.filter((_, i) => lit.some(({ from, to }) => from < english[i]!.to && to > english[i]!.from));
}
