import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Host, knows, startHost } from './server.ts';

const files = mkdtempSync(join(tmpdir(), 'host-'));
let host: Host;
let cookie: string;
const faults: unknown[] = [];

beforeAll(async () => {
  writeFileSync(join(files, 'index.html'), '<p>the app</p>');
  host = await startHost({
    files,
    bodyLimit: 1000,
    patience: 500,
    onFault: (fault) => faults.push(fault),
    call: async (channel, input) => {
      if (channel === 'fault') throw new Error('invariant: broken');
      return { ok: true, value: [channel, input] };
    },
  });
  const launched = await fetch(host.launchUrl(), { redirect: 'manual' });
  cookie = launched.headers.get('set-cookie')!.split(';')[0]!;
});
afterAll(async () => {
  await host.close();
  rmSync(files, { recursive: true });
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}
/** Node's own client: fetch would not let a test forge Host or Origin. */
const send = (path: string, { method = 'POST', headers = {}, body = '{}' }: Sent = {}) =>
  new Promise<{ status: number; text: string }>((done, fail) => {
    const outgoing = httpRequest(new URL(path, host.url), {
      method,
      headers: { 'content-type': 'application/json', cookie, ...headers },
    });
    outgoing.on('response', async (response) => {
      let text = '';
      for await (const part of response) text += part;
      done({ status: response.statusCode!, text });
    });
    outgoing.on('error', fail);
    outgoing.end(method === 'GET' ? undefined : body);
  });

test('the page is served on the loopback address with its policy, to the browser that was let in', async () => {
  const page = await fetch(host.url, { headers: { cookie } });
  expect(host.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(await page.text()).toBe('<p>the app</p>');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('a launch address lets one browser in, once; everybody else stays out', async () => {
  const address = host.launchUrl();
  const first = await fetch(address, { redirect: 'manual' });
  expect([first.status, first.headers.get('location')]).toEqual([303, '/']);
  expect(first.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict; Path=\/; Max-Age=\d+$/);
  for (const tried of [address, host.url, `${host.url}?launch=`, `${host.url}?launch=guess`, `${host.url}index.html`]) {
    const refused = await fetch(tried, { redirect: 'manual' });
    expect([tried, refused.status, refused.headers.get('set-cookie')]).toEqual([tried, 403, null]);
  }
  expect(await (await fetch(host.url)).text()).toMatch(/Adresse.*address/s);
});

/** Bytes as they are: no client in between that would put them right. */
const raw = (bytes: string, { end = true } = {}) =>
  new Promise<string>((done) => {
    const socket = connect(Number(new URL(host.url).port), '127.0.0.1', () =>
      end ? socket.end(bytes) : socket.write(bytes),
    );
    let answer = '';
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('error', () => done(answer));
    socket.on('close', () => done(answer));
  });

test('no malformed request ends the host', async () => {
  const { host: name } = new URL(host.url);
  for (const target of [
    '//',
    '//evil.example/',
    '/\\',
    'http://evil.example/',
    'http://[',
    '*',
    '/%',
    '/%ff%fe',
    `/${'a'.repeat(9000)}`,
    '/?launch=%',
    '/api/',
    '/api/__proto__',
    '?',
    '/\u0000',
  ])
    // prettier-ignore
    for (const method of ['GET', 'POST', 'OPTIONS', 'CONNECT', 'TRACE', 'BREW'])
      await raw(`${method} ${target} HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`);
  for (const bytes of [
    '',
    '\r\n\r\n',
    'GET',
    'GET / HTTP/9.9\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: ${name}\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`,
    '\x16\x03\x01\x02\x00',
  ])
    // prettier-ignore
    await raw(bytes);
  expect((await send('/api/search', { body: '{"query":"alive"}' })).status).toBe(200);
});

test('a token of as many letters and other bytes is just wrong', () => {
  expect(knows('judge-1=abcd', 'judge-1', 'abcd')).toBe(true);
  expect(knows('judge-1=\u00e4bcd', 'judge-1', 'abcd')).toBe(false);
});

test('a second Host, Origin or Content-Type is refused', async () => {
  const { host: name } = new URL(host.url);
  for (const twice of [
    'Host: evil.example',
    `Host: ${name}`,
    'Content-Type: application/json',
    'Origin: http://evil.example\r\nOrigin: ' + host.url,
  ]) {
    // prettier-ignore
    const answer = await raw(`POST /api/search HTTP/1.1\r\nHost: ${name}\r\nContent-Type: application/json\r\nCookie: ${cookie}\r\n${twice}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`); // prettier-ignore
    expect([twice, answer.slice(9, 12)]).toEqual([twice, expect.stringMatching(/^40[03]$/)]);
  }
});

test('a request that does not arrive in time is ended', async () => {
  const { host: name } = new URL(host.url);
  const before = performance.now();
  const slow = [
    raw(`POST /api/search HTTP/1.1\r\nHost: ${name}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`, { end: false }), // prettier-ignore
    raw(`GET / HTTP/1.1\r\nHost: ${name}\r\n`, { end: false }),
  ];
  await Promise.all(slow);
  expect(performance.now() - before).toBeLessThan(4_000);
  expect(faults).toEqual([]);
});

test('a call with the cookie is answered', async () => {
  const { status, text } = await send('/api/search', { body: '{"query":"x"}' });
  expect([status, JSON.parse(text)]).toEqual([200, { ok: true, value: ['search', { query: 'x' }] }]);
});

test.each<[string, number, Sent]>([
  ['no cookie', 403, { headers: { cookie: '' } }],
  ['a wrong cookie', 403, { headers: { cookie: 'judge-1=aaaa' } }],
  ['a foreign host (DNS rebinding)', 403, { headers: { host: 'evil.example' } }],
  ['a foreign origin', 403, { headers: { origin: 'http://evil.example' } }],
  ['another port as origin', 403, { headers: { origin: 'http://127.0.0.1:1' } }],
  ['no origin of its own (a sandboxed frame)', 403, { headers: { origin: 'null' } }],
  ['a cross-site fetch', 403, { headers: { 'sec-fetch-site': 'cross-site' } }],
  ['a form', 415, { headers: { 'content-type': 'text/plain' } }],
  ['almost JSON', 415, { headers: { 'content-type': 'application/jsonp' } }],
  ['JSON and more', 415, { headers: { 'content-type': 'application/json, text/plain' } }],
  ['JSON in another encoding', 415, { headers: { 'content-type': 'application/json; charset=utf-7' } }],
  ['GET', 405, { method: 'GET' }],
  ['no JSON', 400, { body: '{' }],
  ['a body over the limit', 413, { body: JSON.stringify('x'.repeat(2000)) }],
])('a call is refused with %s', async (_why, status, sent) => {
  expect((await send('/api/search', sent)).status).toBe(status);
});

test('a fault is answered with 500 and says nothing of the inside', async () => {
  const { status, text } = await send('/api/fault');
  expect(status).toBe(500);
  expect(text).not.toContain('invariant');
  expect(faults).toEqual([new Error('invariant: broken')]);
});

test('files outside the window are not served', async () => {
  for (const path of ['/..%2f..%2fetc%2fpasswd', '/missing.js', '/api/a/b'])
    expect((await send(path, { method: 'GET' })).status).toBe(404);
});
