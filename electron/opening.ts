// What the app is started with, or told to open later: a case file by double click, a judge:// link. Both come from
// outside: what is not exactly one of them is passed over.
import { extname, isAbsolute, resolve } from 'node:path';

/** What the window is to do: go to a place of its own, or take in the text of a case file. */
export type ToOpen = { go: string } | { file: string };

const CASE_FILE = '.judgecase';
const LINK = 'judge:';
/** An id of a rule, term or card, or its name. */
const ID = /^[\p{L}\p{N} .,:'’!?&()/-]{1,200}$/u;

/** Where in the window a judge:// link leads: judge://show/ID is the page of a rule, term or card. */
export function placeOf(link: string): string | undefined {
  const url = URL.canParse(link) ? new URL(link) : undefined;
  if (url?.protocol !== LINK || url.host !== 'show' || url.username !== '' || url.search !== '' || url.hash !== '')
    return undefined;
  let id: string;
  try {
    id = decodeURIComponent(url.pathname.slice(1));
  } catch {
    return undefined;
  }
  return ID.test(id) ? `#/lookup/${encodeURIComponent(id)}` : undefined;
}

/** What the arguments of a start ask to open; relative files are those of the folder it was started in. */
export function toOpen(argv: readonly string[], folder: string): ToOpen | undefined {
  for (const arg of argv.slice(1).reverse()) {
    const go = placeOf(arg);
    if (go !== undefined) return { go };
    if (isCaseFile(arg)) return { file: isAbsolute(arg) ? arg : resolve(folder, arg) };
  }
  return undefined;
}

/** Whether a name is that of a case file; a flag or a link never is. */
export const isCaseFile = (name: string): boolean =>
  !name.startsWith('-') && !/^[a-z][a-z0-9+.-]+:/i.test(name.slice(0, 20)) && extname(name).toLowerCase() === CASE_FILE;
