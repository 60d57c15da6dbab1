// The app for a browser on the same machine: the built window and the desk over HTTP, on 127.0.0.1 only.
// Another page in that browser must not reach the desk: Host and Origin must be ours (DNS rebinding, cross-site
// requests), and every call carries the cookie that only our own page was given.
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
}
export interface Host {
  /** 'http://127.0.0.1:PORT/' */
  url: string;
  close(): Promise<void>;
}

const BODY_LIMIT = 64 * 1024 * 1024;

/** Why a request is refused before anything is read, or undefined. `authority` is '127.0.0.1:PORT'. */
export function refusal(headers: IncomingMessage['headers'], authority: string): string | undefined {
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
  return (
    given !== undefined && given.length === token.length && timingSafeEqual(Buffer.from(given), Buffer.from(token))
  );
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

/** Starts the host; it listens when the promise is kept. */
export async function startHost({
  call,
  files,
  port = 0,
  onFault = console.error,
  bodyLimit = BODY_LIMIT,
}: HostOptions): Promise<Host> {
  const token = randomBytes(24).toString('base64url');
  let authority = '';
  let cookie = '';

  const reply = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { ...WINDOW_HEADERS, 'Content-Type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  };

  const api = async (channel: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') return reply(response, 405, { error: 'POST only' });
    if (!request.headers['content-type']?.startsWith('application/json'))
      return reply(response, 415, { error: 'JSON only' });
    if (!knows(request.headers.cookie, cookie, token)) return reply(response, 403, { error: 'open the page first' });
    const body = await readBody(request, bodyLimit);
    if (body === undefined) {
      response.setHeader('Connection', 'close');
      return reply(response, 413, { error: `more than ${bodyLimit} bytes` });
    }
    let input: unknown;
    try {
      input = JSON.parse(body);
    } catch {
      return reply(response, 400, { error: 'not JSON' });
    }
    return reply(response, 200, await call(channel, input));
  };

  const page = async (pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply(response, 405, { error: 'GET only' });
    // Browsers ask for it whatever the page says.
    if (pathname === '/favicon.ico') return void response.writeHead(204, WINDOW_HEADERS).end();
    const found = await windowFile(files, pathname);
    if (!found) return reply(response, 404, { error: 'not found' });
    const headers: Record<string, string> = { ...WINDOW_HEADERS, 'Content-Type': found.type };
    if (found.type.startsWith('text/html'))
      headers['Set-Cookie'] = `${cookie}=${token}; HttpOnly; SameSite=Strict; Path=/`;
    response.writeHead(200, headers);
    response.end(request.method === 'HEAD' ? undefined : found.body);
  };

  const server = createServer((request, response) => {
    const refused = refusal(request.headers, authority);
    if (refused) return reply(response, 403, { error: refused });
    const { pathname } = new URL(request.url ?? '/', `http://${authority}`);
    const channel = /^\/api\/([A-Za-z]+)$/.exec(pathname)?.[1];
    (channel ? api(channel, request, response) : page(pathname, request, response)).catch((error: unknown) => {
      onFault(error);
      if (!response.headersSent) reply(response, 500, { error: 'fault in the desk' });
      else response.destroy();
    });
  });

  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const bound = (server.address() as AddressInfo).port;
  authority = `127.0.0.1:${bound}`;
  // Cookies are shared by all ports of a host: the name tells two hosts apart.
  cookie = `judge-${bound}`;
  return {
    url: `http://${authority}/`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
