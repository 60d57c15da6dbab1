// Two projects: `unit` is everything that runs in Node, `ui` drives the built window in Chromium.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

if (parseInt(process.versions.node) < 24) throw new Error('The tests need Node 24 or newer: run "npm test".');

const ROOMS = '{engine,rules-db,desk,electron,host,renderer,cli,build,scenarios,tests}';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [`${ROOMS}/**/*.test.ts`], exclude: ['tests/ui/**'] },
      },
      {
        extends: true,
        // One window at a time: the tests share two cores with the browser they drive.
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
