import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { WINDOW_HEADERS, windowFile, windowPath } from './window-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'window-'));
const root = join(folder, 'renderer');
mkdirSync(join(root, 'assets'), { recursive: true });
writeFileSync(join(root, 'index.html'), '<p>index</p>');
writeFileSync(join(root, 'assets', 'a b.js'), '1');
writeFileSync(join(folder, 'secret.json'), '{}');
mkdirSync(join(folder, 'renderer-old'));
writeFileSync(join(folder, 'renderer-old', 'index.html'), 'other');
afterAll(() => rmSync(folder, { recursive: true }));

test('the root is the page, and names are decoded', () => {
  expect(windowPath(root, '/')).toEqual({ file: join(root, 'index.html'), type: 'text/html; charset=utf-8' });
  expect(windowPath(root, '/assets/a%20b.js')?.file).toBe(join(root, 'assets', 'a b.js'));
});

test.each([
  '/../secret.json',
  '/%2e%2e/secret.json',
  '/..%2fsecret.json',
  '/assets/../../secret.json',
  '/..%5csecret.json',
  '/../renderer-old/index.html',
  '/%00.html',
  '/%',
  '/index.html%00.js',
  '/etc/passwd',
  '/assets',
])('%s means no file of ours', (address) => {
  expect(windowPath(root, address)).toBeUndefined();
});

test('a file that is not there is no file, and one that is there is read', async () => {
  expect(await windowFile(root, '/nothing.js')).toBeUndefined();
  expect(new TextDecoder().decode((await windowFile(root, '/'))?.body)).toBe('<p>index</p>');
});

test('the policy lets in nothing but our own files', () => {
  const { 'Content-Security-Policy': policy, ...headers } = WINDOW_HEADERS;
  expect(policy!.split('; ')).toEqual([
    "default-src 'none'", ...['script', 'style', 'img', 'font', 'connect'].map((kind) => `${kind}-src 'self'`),
    "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "object-src 'none'",
  ]); // prettier-ignore
  expect(headers).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-cache',
  });
});

test('each kind of file has its type, others are none of ours', () => {
  const type = (name: string) => windowPath(root, `/${name}`)?.type;
  expect(['a.html', 'a.js', 'a.css', 'a.json', 'a.svg', 'a.png', 'a.woff2', 'a.txt', 'a.mjs', 'a'].map(type)).toEqual([
    'text/html; charset=utf-8', 'text/javascript; charset=utf-8', 'text/css; charset=utf-8', 'application/json; charset=utf-8', 'image/svg+xml', 'image/png',
    'font/woff2', 'text/plain; charset=utf-8', undefined, undefined,
  ]); // prettier-ignore
});
