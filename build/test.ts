// `npm test`: builds what the tests drive, finds a Chromium for the window's tests, runs everything once and closes with
// one plain line of counts.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, NO_CHROMIUM } from './chromium.ts';
import { root } from './fresh.mjs';
import { ALL, ensure } from './outputs.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

await ensure(ALL);
const chromium = await findChromium();
if (!chromium) console.error(NO_CHROMIUM);

const scratch = mkdtempSync(join(tmpdir(), 'judge-tests-'));
const report = join(scratch, 'report.json');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, [vitest, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...(chromium ? { CHROMIUM: chromium } : {}) },
});

let counts: Report | undefined;
try {
  counts = JSON.parse(readFileSync(report, 'utf8')) as Report;
} catch {
  console.error('Vitest wrote no report.');
}
rmSync(scratch, { recursive: true, force: true });
if (counts) {
  // A file that could not even be loaded has no tests of its own: it counts as one failure.
  const unloaded = counts.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = counts.numFailedTests + unloaded;
  const skipped = counts.numPendingTests + counts.numTodoTests;
  console.log(`\n${counts.numPassedTests} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
}
process.exit(counts ? (status ?? 1) : 1);
