// How long a judge waits for the command, from a warm file cache and without npm around it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../../build/fresh.mjs';
import { ensure } from '../../build/outputs.ts';
import { BARE_START, BUSY } from './slack.ts';

const BUDGET = 250;
const STARTS = 9;
const RUNS = 8;

beforeAll(() => ensure(['rules', 'judge']), 60_000);

/** The shortest of several runs, in ms: what the command needs, not what else the machine is doing. */
function shortest(args: string[]): number {
  const times = Array.from({ length: RUNS }, () => {
    const before = performance.now();
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'build', 'judge.mjs'), ...args], {
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    return performance.now() - before;
  });
  return Math.min(...times);
}

test.each([
  ['every value of every ruleset (the whole engine loaded)', ['rulesets', '--json']],
  ['a search', ['search', 'mst', '--json']],
  [
    'a chain of four links',
    [
      'chain',
      'A: Heavy Storm > B: Call of the Haunted > A: Mystical Space Typhoon -> Call of the Haunted > B: Waboku',
      '--json',
    ],
  ],
])(`%s is answered within ${BUDGET} ms, or ${STARTS} bare starts of Node`, { timeout: 60_000 }, (_what, args) => {
  const needed = shortest(args);
  console.log(`${args[0]}: ${Math.round(needed)} ms`);
  expect(needed).toBeLessThan(BUSY * Math.max(BUDGET, STARTS * BARE_START));
});
