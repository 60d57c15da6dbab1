import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerRequest, guarded, isOwn, isOwnBlob, mayLoad, mayOpen, PAGE, senderProblem } from './policy.ts';

test('only the own page is own', () => {
  expect(isOwn(PAGE)).toBe(true);
  for (const foreign of [
    'app://judge.evil/',
    'app://evil/index.html',
    'file:///etc/passwd',
    'https://judge/',
    'about:blank',
    '',
  ])
    expect(isOwn(foreign), foreign).toBe(false);
});

test('the session loads the own files and nothing else', () => {
  expect(mayLoad('app://judge/assets/a.js', false)).toBe(true);
  for (const refused of [
    'https://www.pokemon.com/',
    'http://127.0.0.1/',
    'file:///x',
    'ws://x/',
    'data:text/html,x',
    'blob:https://evil.example/1',
    'blob:app://judge.evil/1',
  ])
    expect(mayLoad(refused, true), refused).toBe(false);
  expect([mayLoad('devtools://devtools/x', true), mayLoad('devtools://devtools/x', false)]).toEqual([true, false]);
});

test('only what the page itself made may be saved', () => {
  expect(isOwnBlob('blob:app://judge/5a1c')).toBe(true);
  for (const refused of ['blob:https://evil.example/1', 'blob:app://judge.evil/1', 'https://www.pokemon.com/x.pdf', ''])
    expect(isOwnBlob(refused), refused).toBe(false);
});

test('links leave for official documents over https only', () => {
  expect(mayOpen('https://www.yugioh-card.com/en/play/fast-effect-timing/')).toBe(true);
  for (const refused of [
    'http://www.yugioh-card.com/',
    'https://yugioh-card.com.evil.example/',
    'https://www.pokemon.com@evil.example/',
    'https://user@www.pokemon.com/',
    'https://www.pokemon.com:8443/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'smb://x/y',
    'not an address',
  ])
    expect(mayOpen(refused), refused).toBe(false);
});

test('only the top frame of the own page may call', () => {
  expect(senderProblem({ url: PAGE, parent: null })).toBeUndefined();
  expect(senderProblem({ url: PAGE, parent: {} })).toMatch(/top frame/);
  expect(senderProblem({ url: 'https://evil.example/', parent: null })).toMatch(/own page/);
  expect(senderProblem(null)).toMatch(/gone/);
});

test('a call passes only from the own page and with a name for its channel', async () => {
  const asked: unknown[] = [];
  const call = guarded(async (...args) => {
    asked.push(args);
    return { ok: true, value: null };
  });
  const own = { senderFrame: { url: PAGE, parent: null } };
  expect(await call(own, 'search', { query: 'x' })).toEqual({ ok: true, value: null });
  await expect(call({ senderFrame: { url: 'https://evil.example/', parent: null } }, 'search', {})).rejects.toThrow(
    'refused',
  );
  await expect(call({ senderFrame: null }, 'search', {})).rejects.toThrow('refused');
  await expect(call(own, { toString: () => 'search' }, {})).rejects.toThrow('refused');
  expect(asked).toEqual([['search', { query: 'x' }]]);
});

test('the scheme serves the window with its policy, and nothing beside it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'scheme-'));
  writeFileSync(join(root, 'index.html'), 'page');
  const get = (url: string, method = 'GET') => answerRequest({ method, url }, root);
  const page = await get(PAGE);
  expect([page.status, await page.text()]).toEqual([200, 'page']);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect((await get('app://judge/..%2f..%2fetc%2fpasswd.json')).status).toBe(404);
  expect((await get('app://other/index.html')).status).toBe(403);
  expect((await get(PAGE, 'POST')).status).toBe(403);
  rmSync(root, { recursive: true });
});
