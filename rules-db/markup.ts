/**
 * Glossary links in content texts: `[[term-id]]` or `[[term-id|words]]`. The build fills in the words of a bare link, so
 * readers of the database only ever meet the second form.
 */
export type Segment = { text: string; term?: string };

const link = /\[\[([^\]|]*)(?:\|([^\]]*))?\]\]/g;

/** The text in pieces, in order; a piece with `term` links to the glossary. */
export function segments(text: string): Segment[] {
  const out: Segment[] = [];
  let at = 0;
  for (const found of text.matchAll(link)) {
    if (found.index > at) out.push({ text: text.slice(at, found.index) });
    out.push({ text: found[2] ?? found[1]!, term: found[1]! });
    at = found.index + found[0].length;
  }
  if (at < text.length) out.push({ text: text.slice(at) });
  return out;
}

/** The text as read, without its links. */
export const plain = (text: string): string => text.replace(link, (_, id: string, words?: string) => words ?? id);

/** The text with every link passed through `replace`. */
export const mapLinks = (text: string, replace: (term: string, words: string | undefined) => string): string =>
  text.replace(link, (_, id: string, words?: string) => replace(id, words));
