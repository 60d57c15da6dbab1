import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Host, startHost } from './server.ts';

const files = mkdtempSync(join(tmpdir(), 'host-'));
let host: Host;
let cookie: string;
const faults: unknown[] = [];

beforeAll(async () => {
  writeFileSync(join(files, 'index.html'), '<p>the app</p>');
  host = await startHost({
    files,
    bodyLimit: 1000,
    onFault: (fault) => faults.push(fault),
    call: async (channel, input) => {
      if (channel === 'fault') throw new Error('invariant: broken');
      return { ok: true, value: [channel, input] };
    },
  });
  cookie = (await fetch(host.url)).headers.get('set-cookie')!.split(';')[0]!;
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

test('the page is served on the loopback address with its policy', async () => {
  const page = await fetch(host.url);
  expect(host.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(await page.text()).toBe('<p>the app</p>');
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
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
