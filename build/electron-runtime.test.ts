import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { electronRuntime, tryInstall } from './electron-runtime.ts';

const folder = mkdtempSync(join(tmpdir(), 'runtime-'));
afterAll(() => rmSync(folder, { recursive: true }));
const script = (name: string, code: string): string => {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
};

test('a runtime is there once its executable is', () => {
  expect(electronRuntime(folder)).toBeUndefined();
  writeFileSync(join(folder, 'path.txt'), 'electron');
  expect(electronRuntime(folder)).toBeUndefined();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'electron'), '');
  expect(electronRuntime(folder)).toBe(join(folder, 'dist', 'electron'));
});

test('an install that fails has failed, one that ends well has not', async () => {
  const run = (name: string, code: string) => tryInstall({ script: script(name, code), patience: 10_000, watch: [] });
  expect(await run('fails.cjs', 'console.error("no network"); process.exit(1)')).toBe(false);
  expect(await run('works.cjs', '')).toBe(true);
});

test('an install without progress is given up', async () => {
  const before = Date.now();
  expect(
    await tryInstall({ script: script('hangs.cjs', 'setInterval(() => {}, 1000)'), patience: 400, watch: [] }),
  ).toBe(false);
  expect(Date.now() - before).toBeLessThan(5_000);
});

test('an install that makes progress is waited for, longer than the patience', async () => {
  const slow = `const fs = require('node:fs'), path = require('node:path'), os = require('node:os');
    let n = 0;
    setInterval(() => { fs.appendFileSync(path.join(os.tmpdir(), 'part'), 'x'); if (++n === 10) process.exit(0); }, 300);`;
  // Until its first byte Node must have started, which takes a second on a busy machine.
  expect(await tryInstall({ script: script('slow.cjs', slow), patience: 2500, watch: [] })).toBe(true);
});
