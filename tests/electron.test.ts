// The app in Electron's own window, end to end, as a checkout or (JUDGE_E2E=1) as `npm run dist -- --dir` packed it. Where there
// is no runtime (or no screen) it says so and counts as skipped, never as passed; what main decides is tested without
// Electron in `electron/*.test.ts`.
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { electronRuntime } from '../build/electron-runtime.ts';
import { root } from '../build/fresh.mjs';
import { ensure } from '../build/outputs.ts';
import type { JudgeDesk } from '../desk/contract.ts';

const PACKED = [
  'release/linux*-unpacked/judges-assistant',
  'release/win*-unpacked/*.exe',
  'release/mac*/*.app/Contents/MacOS/*',
];
const packed = process.env.JUDGE_E2E === '1' ? globSync(PACKED, { cwd: root })[0] : undefined;
const runtime = packed === undefined ? electronRuntime() : join(root, packed);
const missing =
  process.env.JUDGE_E2E === '1' && packed === undefined
    ? 'no packed app is in release/'
    : !runtime
      ? 'Electron’s runtime is not installed here'
      : process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY
        ? 'there is no screen here'
        : undefined;

const scratch = mkdtempSync(join(tmpdir(), 'judge-electron-'));
// Chromium refuses its sandbox to root; the test then runs without it.
const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const appArgs = (more: string[]) => [...rootFlags, `--user-data-dir=${join(scratch, 'session')}`, ...(packed === undefined ? [root] : []), ...more]; // prettier-ignore
const env = { ...process.env, XDG_DATA_HOME: join(scratch, 'data'), APPDATA: join(scratch, 'data'), HOME: scratch };
let app: ElectronApplication | undefined;
let page: Page;

async function start(...more: string[]): Promise<void> {
  app = await _electron.launch({ executablePath: runtime!, args: appArgs(more), env: env as Record<string, string> });
  page = await app.firstWindow();
  await page.locator('h1, [role=search], main').first().waitFor();
}
beforeAll(async () => {
  if (!missing) await ensure(['rules', 'renderer', 'electron']);
}, 300_000);
afterEach(async () => {
  await app?.close();
  app = undefined;
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

type Window = typeof globalThis & { judgeDesk: JudgeDesk };
/** A test of the window, or the reason why there is none. */
const inWindow = (name: string, work: () => Promise<void>): void =>
  void test(name, { timeout: 120_000 }, async (context) => {
    if (missing) return context.skip(missing);
    await work();
  });
const caseFile = (title: string): string => {
  const file = join(scratch, 'table 7.judgecase');
  const state = { players: { A: { hand: ['Monster Reborn'] } } };
  writeFileSync(file, JSON.stringify({ game: 'ygo', title, state, moves: [] }));
  return file;
};
const isOpen = async (title: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.body.innerText), { timeout: 20_000 }).toContain(title);

inWindow('the window comes up sandboxed, on its own scheme, with verbs only and no network', async () => {
  await start();
  expect(page.url()).toMatch(/^app:\/\/judge\//);
  const inside = await page.evaluate(async () => ({
    verbs: Object.values((globalThis as Window).judgeDesk).every((verb) => typeof verb === 'function'),
    node: 'require' in window || 'process' in window,
    opened: window.open('https://example.invalid/') !== null,
    network: await fetch('http://127.0.0.1:9/').then(
      () => 'reached',
      () => 'refused',
    ),
  }));
  expect(inside).toEqual({ verbs: true, node: false, opened: false, network: 'refused' });
});

inWindow('a question goes to the desk and back, and navigation leads nowhere', async () => {
  await start();
  const found = await page.evaluate(() => (globalThis as Window).judgeDesk.search({ query: 'damage step', limit: 3 }));
  expect(found).toMatchObject({ ok: true });
  await page.evaluate(() => void (location.href = 'https://example.invalid/'));
  await page.waitForTimeout(500);
  expect(page.url()).toMatch(/^app:\/\/judge\//);
});

inWindow('a case file opens by double click, and a second start hands its file to the first', async () => {
  await start(caseFile('Opened at start'));
  await isOpen('Opened at start');
  const second = spawn(runtime!, appArgs([caseFile('Opened by a second start')]), { env, stdio: 'ignore' });
  await new Promise((ended) => second.on('exit', ended));
  await isOpen('Opened by a second start');
  expect(app!.windows()).toHaveLength(1);
});

inWindow('when the desk’s processes die, the next question is answered by new ones', async () => {
  await start();
  const ask = () => page.evaluate(() => (globalThis as Window).judgeDesk.rulesets({}).then(({ ok }) => ok, () => false)); // prettier-ignore
  expect(await ask()).toBe(true);
  const killed = await app!.evaluate(({ app: electron }) => {
    const desks = electron.getAppMetrics().filter(({ name, serviceName }) => /judge-/.test(`${name} ${serviceName}`));
    for (const { pid } of desks) process.kill(pid);
    return desks.length;
  });
  expect(killed).toBeGreaterThan(0);
  await expect.poll(ask, { timeout: 20_000 }).toBe(true);
});

inWindow('when the page dies it comes back', async () => {
  await start();
  await app!.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.webContents.forcefullyCrashRenderer());
  const alive = () =>
    app!.evaluate(({ BrowserWindow }) => {
      const { webContents } = BrowserWindow.getAllWindows()[0]!;
      return !webContents.isCrashed() && !webContents.isLoading();
    });
  await expect.poll(alive, { timeout: 20_000 }).toBe(true);
});

inWindow('a case saved by an earlier version opens, as it was', async () => {
  const { default: Database } = await import('better-sqlite3');
  const { mkdirSync } = await import('node:fs');
  const { migrations } = await import('../rules-db/judge/migrations.ts');
  const { dataFolder } = await import('../desk/places.ts');
  const folder = dataFolder(process.platform, env).replace(process.env.HOME ?? '\0', scratch);
  if (existsSync(folder)) rmSync(folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const old = new Database(join(folder, 'judge.db'));
  for (const sql of migrations) old.exec(sql);
  old.pragma(`application_id = ${0x4a554447}`);
  old.pragma(`user_version = ${migrations.length}`);
  const at = '2026-01-01T00:00:00.000Z';
  old.prepare('INSERT INTO saved_case VALUES (?, ?, ?, ?, ?, ?, ?, ?)').run('old', 'Of last year', 'ygo', '{"game":"ygo","unknown":1}', ' of', at, at, null); // prettier-ignore
  old.close();
  await start();
  const saved = await page.evaluate(() => (globalThis as Window).judgeDesk.savedCase({ id: 'old' }));
  expect(saved).toMatchObject({ ok: true, value: { title: 'Of last year', case: { game: 'ygo', unknown: 1 } } });
});
