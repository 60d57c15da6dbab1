// Three projects: `unit` is everything that runs in Node, `ui` drives the built window in Chromium, and `timed` measures:
// its files run after all others and one by one, so that they measure the program and not the other tests.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

if (parseInt(process.versions.node) < 24) throw new Error('The tests need Node 24 or newer: run "npm test".');

const ROOMS = '{engine,reader,rules-db,desk,electron,host,renderer,cli,build,scenarios,tests}';
const UI = 'tests/ui/**/*.test.ts';
const TIMED = 'tests/{timed,bad-input}/**/*.test.ts';

/** What takes longest, longest first. A fresh checkout knows no durations and would begin with the largest files, with these at the end, one core idle. */
const LONG = [
  ...['mouths/mouths', 'observed/observed', 'search/search', 'ygo-scenarios', 'ygo-reader', 'library-used', 'damaged/damaged'],
  ...['ptcg-reading', 'line-book', 'ygo-inventory', 'scenarios-shown', 'content', 'import', 'line-disputes', 'ptcg-fuzz', 'kill'],
  ...['phrasebook', 'ui/screens', 'ui/ruling', 'ui/box', 'ui/disputes', 'ui/show', 'ui/mouse', 'ui/log', 'ui/names'],
].map((name) => `tests/${name}.test.ts`); // prettier-ignore
const rank = ({ moduleId }: TestSpecification): number =>
  LONG.findIndex((name) => moduleId.endsWith(`/${name}`)) + 1 || Infinity;
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = (await super.sort(files)).map((file) => ({ file, order: file.project.config.sequence.groupOrder, at: rank(file) }));
    return ranked.sort((a, b) => a.order - b.order || (a.at === b.at ? 0 : a.at - b.at)).map(({ file }) => file);
  }
} // prettier-ignore

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  test: {
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    // A snapshot is written only by `npx vitest -u`: one that is missing fails.
    update: 'none',
    // What the window is expected to show it may show late: on a busy machine a ruling takes seconds.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        // On every core; by itself Vitest leaves one free, which is half of a small machine.
        // No test of this project measures: a limit of time only ends what hangs.
        // The files share two processes: each by itself would load the rooms and the content anew (0.2 to 1 s of some 290).
        // What a file changes for all (time, environment), it puts back when it is through.
        test: {
          name: 'unit',
          include: [`${ROOMS}/**/*.test.ts`],
          exclude: [UI, TIMED],
          maxWorkers: '100%',
          isolate: false,
          // Most of what a ruling makes dies young: in a larger nursery it need not be moved first.
          execArgv: ['--max-semi-space-size=64'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        // After all others, two windows at a time: a window waits as often as it works.
        test: {
          name: 'ui',
          include: [UI],
          maxWorkers: 2,
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
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
