/** Where the sentences of a text box stand. Offsets into the text as printed; the text itself is never rewritten. */
export interface Span {
  from: number;
  to: number;
}

/** Letters before a full stop that ends no sentence. */
const ABBREVIATED = /\b(?:[A-UW-Z]|Lt|No|Mr|Mrs|Dr|vs|St|Lv|Jr)\.$/;

/**
 * The sentences of a text, in order, without the white space between them: a full stop, an exclamation or question mark outside quotation marks and
 * parentheses ends one (with closing marks after it), so does a line break, also one that a list writes as “ / ”; a parenthesis that stands by itself is one.
 */
export function sentences(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  let depth = 0;
  // Where the outermost parenthesis opened.
  let opened = -1;
  let quotes = 0;
  const close = (to: number): void => {
    const raw = text.slice(from, to);
    const start = from + (raw.length - raw.trimStart().length);
    const end = from + raw.trimEnd().length;
    if (end > start) spans.push({ from: start, to: end });
    from = to;
  };
  for (const { 0: c, index: i } of text.matchAll(MARKS)) {
    const quoted = QUOTATION.get(c);
    if (c === '\n') {
      close(i);
      depth = 0;
      quotes = 0;
    } else if (depth === 0 && quotes === 0 && c === '/') {
      close(i);
      from = i + 1;
    } else if (quoted) quotes = quoted(quotes);
    else if (quotes > 0) continue;
    else if (c === '(') {
      if (depth === 0 && text.slice(from, i).trim() === '') from = i;
      if (depth === 0) opened = i;
      depth++;
    } else if (c === ')') {
      depth = Math.max(0, depth - 1);
      if (depth === 0 && opened === from && text[from] === '(' && endsAfter(text, i)) close(i + 1);
    } else if (depth === 0 && endsSentence(text, from, i)) close(i + 1);
  }
  close(text.length);
  return spans;
}

/** What can begin or end a sentence, a parenthesis, a quotation; “ / You ” is a line break a list wrote so. */
const MARKS = /[\n"„“”().!?]|(?<= )\/(?= You )/gu;

/** How many quotations are open behind a mark, of how many before it. */
const QUOTATION = new Map<string, (open: number) => number>([
  ['"', (open) => (open > 0 ? 0 : 1)],
  ['„', (open) => open + 1],
  // German names close with the mark English ones open with.
  ['“', (open) => (open > 0 ? open - 1 : 1)],
  ['”', () => 0],
]);

/** Does white space, or nothing, follow what stands here? */
const endsAfter = (text: string, i: number): boolean => i + 1 >= text.length || /\s/.test(text[i + 1]!);

/** Is this full stop one behind an abbreviation, or behind a German ordinal ("der 1. Effekt" in the middle of a sentence)? */
const goesOn = (text: string, from: number, i: number): boolean =>
  ABBREVIATED.test(text.slice(from, i + 1)) || /^\d\.\s+\p{Ll}/u.test(text.slice(i - 1, i + 9));

/** Does the full stop, exclamation or question mark here end the sentence that began at `from`? */
const endsSentence = (text: string, from: number, i: number): boolean => endsAfter(text, i) && !goesOn(text, from, i);
