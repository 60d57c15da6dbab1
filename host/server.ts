// The app for a browser on the same machine: the built window and the desk over HTTP, on 127.0.0.1 only.
// Another page in that browser must not reach the desk: Host and Origin must be ours (DNS rebinding, cross-site
// requests). Another user of the machine must not either: everything is served for a cookie only, which is given once, in
// exchange for the token in the address the host prints at start.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from '../desk/serve.ts';
import { WINDOW_HEADERS, windowFile } from '../desk/window-files.ts';

export interface HostOptions {
  /** Answers the desk's channels. */
  call: Call;
  /** Folder of the built window. */
  files: string;
  /** Port to take; 0 (default) for any free one. */
  port?: number;
  /** Told of every fault of the desk; the browser only learns that there was one. */
  onFault?: (fault: unknown) => void;
  /** Largest request body in bytes. */
  bodyLimit?: number;
  /** How long (ms) a request may take to arrive. */
  patience?: number;
}
export interface Host {
  /** 'http://127.0.0.1:PORT/' */
  url: string;
  /** An address that opens the app in one browser, once. */
  launchUrl(): string;
  close(): Promise<void>;
}

const BODY_LIMIT = 64 * 1024 * 1024;
const PATIENCE = 15_000;
/** The cookie outlives the browser, not the host. */
const COOKIE_AGE = 7 * 24 * 60 * 60;
/** Launch tokens that were printed and not used; more are forgotten. */
const MOST_TOKENS = 20;

/**
 * Why a request is refused before anything is read, or undefined. `authority` is '127.0.0.1:PORT'. Node keeps the first of
 * several Host or Origin headers: the raw ones tell that there were more.
 */
export function refusal({ headers, rawHeaders }: IncomingMessage, authority: string): string | undefined {
  const names = rawHeaders.filter((_, i) => i % 2 === 0).map((name) => name.toLowerCase());
  for (const name of ['host', 'origin', 'content-type', 'content-length', 'sec-fetch-site'])
    if (names.indexOf(name) !== names.lastIndexOf(name)) return `several ${name}s`;
  const ours = [authority, authority.replace('127.0.0.1', 'localhost')];
  if (!ours.includes(headers.host ?? '')) return 'foreign host';
  if (headers.origin !== undefined && !ours.some((host) => headers.origin === `http://${host}`))
    return 'foreign origin';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'foreign site';
  return undefined;
}

/** Whether the Cookie header carries our token. */
export function knows(header: string | undefined, name: string, token: string): boolean {
  const given = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (given === undefined) return false;
  // Compared as bytes: as many letters need not be as many of them.
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether a request's body is JSON: that type exactly, in UTF-8 if anything is said. */
export const isJson = (type: string | undefined): boolean =>
  /^application\/json(\s*;\s*charset="?utf-8"?)?\s*$/i.test(type ?? '');

/** The path and query a request asks for; undefined where its target is none of ours, however it is malformed. */
export function targetOf(target: string | undefined, authority: string): URL | undefined {
  if (!target?.startsWith('/') || target.startsWith('//')) return undefined;
  const url = URL.parse(target, `http://${authority}`);
  return url?.host === authority ? url : undefined;
}

/** The body as text, or undefined where it is longer than the limit. */
async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Said to a browser that was not let in; a page of its own, without script or style. */
function refuseWindow(response: ServerResponse): void {
  response.writeHead(403, { ...WINDOW_HEADERS, 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><meta charset="utf-8"><title>Judge’s Assistant</title>
<p lang="de">Öffnen Sie die App mit der Adresse, die sie beim Start anzeigt; jede gilt einmal. Die Eingabetaste im Fenster, in dem sie gestartet wurde, zeigt eine neue.</p>
<p lang="en">Open the app with the address it shows when it starts; each is good once. Enter, in the window it was started in, shows a new one.</p>`);
}

/** Who may see anything: browsers with the cookie, which is given once for each launch token. */
class Admission {
  readonly #token = randomBytes(24).toString('base64url');
  readonly #launches = new Set<string>();
  /** Cookies are shared by all ports of a host: the name tells two hosts apart. */
  cookie = '';

  admits = (request: IncomingMessage): boolean => knows(request.headers.cookie, this.cookie, this.#token);

  newLaunch(): string {
    const [oldest] = this.#launches;
    if (this.#launches.size >= MOST_TOKENS && oldest !== undefined) this.#launches.delete(oldest);
    const given = randomBytes(24).toString('base64url');
    this.#launches.add(given);
    return given;
  }
  /** A launch token, used up, for the cookie; the address without it is what stays in the browser. */
  launch(given: string, response: ServerResponse): void {
    if (!this.#launches.delete(given)) return refuseWindow(response);
    response.writeHead(303, {
      ...WINDOW_HEADERS,
      Location: '/',
      'Set-Cookie': `${this.cookie}=${this.#token}; HttpOnly; SameSite=Strict; Path=/; Max-Age=${COOKIE_AGE}`,
    });
    response.end();
  }
}

/** What a host answers with; `authority` is known once it listens. */
interface Running extends Required<Omit<HostOptions, 'port'>> {
  authority: string;
  admission: Admission;
}
function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { ...WINDOW_HEADERS, 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
async function api(host: Running, channel: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') return reply(response, 405, { error: 'POST only' });
  if (!isJson(request.headers['content-type'])) return reply(response, 415, { error: 'JSON only' });
  if (!host.admission.admits(request)) return reply(response, 403, { error: 'open the page first' });
  const body = await readBody(request, host.bodyLimit);
  if (body === undefined) {
    response.setHeader('Connection', 'close');
    return reply(response, 413, { error: `more than ${host.bodyLimit} bytes` });
  }
  let input: unknown;
  try {
    input = JSON.parse(body);
  } catch {
    return reply(response, 400, { error: 'not JSON' });
  }
  return reply(response, 200, await host.call(channel, input));
}
async function page(host: Running, url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return reply(response, 405, { error: 'GET only' });
  // Browsers ask for it whatever the page says.
  if (url.pathname === '/favicon.ico') return void response.writeHead(204, WINDOW_HEADERS).end();
  const given = url.pathname === '/' ? url.searchParams.get('launch') : null;
  if (!host.admission.admits(request))
    return given !== null && request.method === 'GET' ? host.admission.launch(given, response) : refuseWindow(response);
  const found = await windowFile(host.files, url.pathname);
  if (!found) return reply(response, 404, { error: 'not found' });
  response.writeHead(200, { ...WINDOW_HEADERS, 'Content-Type': found.type });
  response.end(request.method === 'HEAD' ? undefined : found.body);
}
async function answerRequest(host: Running, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refused = refusal(request, host.authority);
  if (refused) return reply(response, 403, { error: refused });
  const url = targetOf(request.url, host.authority);
  if (!url) return reply(response, 400, { error: 'no address of ours' });
  const channel = /^\/api\/([A-Za-z]+)$/.exec(url.pathname)?.[1];
  await (channel ? api(host, channel, request, response) : page(host, url, request, response));
}
/** What went wrong while a request was answered. */
function faulted(host: Running, error: unknown, request: IncomingMessage, response: ServerResponse): void {
  // A caller that went away, or was too slow, is nobody to answer.
  if (request.destroyed && !request.complete) return;
  host.onFault(error);
  if (!response.headersSent) reply(response, 500, { error: 'fault in the desk' });
  else response.destroy();
}

/** Starts the host; it listens when the promise is kept. */
export async function startHost({ port = 0, ...options }: HostOptions): Promise<Host> {
  const { onFault = console.error, bodyLimit = BODY_LIMIT, patience = PATIENCE } = options;
  const admission = new Admission();
  const host: Running = { ...options, onFault, bodyLimit, patience, authority: '', admission };
  const server = createServer(
    { requestTimeout: patience, headersTimeout: patience, connectionsCheckingInterval: Math.min(1000, patience) },
    (request, response) => {
      answerRequest(host, request, response).catch((error: unknown) => faulted(host, error, request, response));
    },
  );
  server.maxConnections = 200;
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const bound = (server.address() as AddressInfo).port;
  host.authority = `127.0.0.1:${bound}`;
  admission.cookie = `judge-${bound}`;
  return {
    url: `http://${host.authority}/`,
    launchUrl: () => `http://${host.authority}/?launch=${admission.newLaunch()}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
