// The app in Electron's own window, end to end. Where there is no runtime (or no screen) it says so and counts as
// skipped, never as passed; what main decides is tested without Electron in `electron/policy.test.ts`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from 'playwright-core';
import { expect, test } from 'vitest';
import { electronRuntime } from '../build/electron-runtime.ts';
import { root } from '../build/fresh.mjs';
import { ensure } from '../build/outputs.ts';

const runtime = electronRuntime();
const missing = !runtime
  ? 'Electron’s runtime is not installed here'
  : process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY
    ? 'there is no screen here'
    : undefined;

test(
  'the window comes up sandboxed, on its own scheme, with verbs only and no network',
  { timeout: 120_000 },
  async (context) => {
    if (missing) context.skip(missing);
    await ensure(['rules', 'renderer', 'electron']);
    const data = mkdtempSync(join(tmpdir(), 'judge-electron-'));
    // Chromium refuses its sandbox to root; the test then runs without it.
    const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const app = await _electron.launch({
      executablePath: runtime,
      args: [...rootFlags, `--user-data-dir=${data}`, root],
    });
    try {
      const page = await app.firstWindow();
      await page.locator('h1, [role=search], main').first().waitFor();
      expect(page.url()).toMatch(/^app:\/\/judge\//);
      const inside = await page.evaluate(async () => {
        const desk = (window as unknown as { judgeDesk: Record<string, unknown> }).judgeDesk;
        return {
          verbs: Object.values(desk).every((verb) => typeof verb === 'function'),
          node: 'require' in window || 'process' in window,
          opened: window.open('https://example.invalid/') !== null,
          network: await fetch('http://127.0.0.1:9/').then(
            () => 'reached',
            () => 'refused',
          ),
        };
      });
      expect(inside).toEqual({ verbs: true, node: false, opened: false, network: 'refused' });
    } finally {
      await app.close();
      rmSync(data, { recursive: true, force: true });
    }
  },
);
