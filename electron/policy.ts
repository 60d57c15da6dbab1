// What the app's window may do, as plain functions: nothing but its own files, nothing from the network, and no call from
// any page but its own. `official` is the only way out: documents open in the system's browser.
import type { Answer } from '../desk/contract.ts';
import { isOfficial } from '../desk/lookup/official.ts';
import type { Call } from '../desk/serve.ts';
import { WINDOW_HEADERS, windowFile } from '../desk/window-files.ts';
/** The window's own scheme and origin; Chromium treats it like a site of its own (see `setupScheme`). */
export const SCHEME = 'app';
const ORIGIN = `${SCHEME}://judge`;
export const PAGE = `${ORIGIN}/index.html`;

const parse = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

/** Whether an address belongs to the app itself. */
export function isOwn(address: string): boolean {
  const url = parse(address);
  return url !== undefined && url.protocol === `${SCHEME}:` && url.host === new URL(ORIGIN).host;
}

/** Whether the session may request an address; developer tools only in a checkout. */
export const mayLoad = (address: string, checkout: boolean): boolean =>
  isOwn(address) || isOwnBlob(address) || (checkout && parse(address)?.protocol === 'devtools:');

/** A link may leave the app for the system's browser where it leads to a publisher's own document. */
export const mayOpen = isOfficial;

/** What the page itself made (a case as a file): the only thing that may be saved. */
export const isOwnBlob = (address: string): boolean => address.startsWith(`blob:${ORIGIN}/`);

/** The frame a call came from, as Electron describes it; null once it is gone. */
export interface Sender {
  url: string;
  parent: unknown;
}

/** Why a call is refused, or undefined: only the top frame of our own page may call. */
export function senderProblem(frame: Sender | null | undefined): string | undefined {
  if (!frame) return 'the calling frame is gone';
  if (frame.parent) return 'calls come from the top frame only';
  if (!isOwn(frame.url)) return 'calls come from the app’s own page only';
  return undefined;
}

/** Puts the check of the sender before every call. */
export const guarded =
  (call: Call) =>
  async (event: { senderFrame: Sender | null }, channel: unknown, input: unknown): Promise<Answer<unknown>> => {
    const problem = senderProblem(event.senderFrame);
    if (problem) throw new Error(`refused: ${problem}`);
    if (typeof channel !== 'string') throw new Error('refused: a channel is a name');
    return call(channel, input);
  };

/** Answers one request of the window's scheme with a file under `root`. */
export async function answerRequest(request: { method: string; url: string }, root: string): Promise<Response> {
  if (request.method !== 'GET' || !isOwn(request.url))
    return new Response('refused', { status: 403, headers: WINDOW_HEADERS });
  const found = await windowFile(root, new URL(request.url).pathname);
  if (!found) return new Response('not found', { status: 404, headers: WINDOW_HEADERS });
  return new Response(found.body, { headers: { ...WINDOW_HEADERS, 'Content-Type': found.type } });
}
