// Three projects: `unit` is everything that runs in Node, `ui` drives the built window in Chromium, and `timed` measures:
// its files run after all others and one by one, so that they measure the program and not the other tests.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

if (parseInt(process.versions.node) < 24) throw new Error('The tests need Node 24 or newer: run "npm test".');

const ROOMS = '{engine,reader,rules-db,desk,electron,host,renderer,cli,build,scenarios,tests}';
const UI = 'tests/ui/**/*.test.ts';
const TIMED = 'tests/{timed,bad-input}/**/*.test.ts';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    environment: 'node',
    // A snapshot is written only by `npx vitest -u`: one that is missing fails.
    update: 'none',
    // What the window is expected to show it may show late: on a busy machine a ruling takes seconds.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        // On every core; by itself Vitest leaves one free, which is half of a small machine.
        // No test of this project measures: a limit of time only ends what hangs.
        test: {
          name: 'unit',
          include: [`${ROOMS}/**/*.test.ts`],
          exclude: [UI, TIMED],
          maxWorkers: '100%',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // One window at a time, and alone: the tests share two cores with the browser they drive.
        test: {
          name: 'ui',
          include: [UI],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'timed',
          include: [TIMED],
          fileParallelism: false,
          testTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
