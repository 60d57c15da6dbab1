import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';

function start(): number {
  const before = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  return performance.now() - before;
}

/**
 * Milliseconds in which Node starts here with nothing to do: what a whole command's budget is measured by where processes and memory are slow. Of two
 * machines on which the same rulings took the same time (`npm run bench`), one took 250 ms for a search by the command, the other 590, and 80 ms
 * for Node alone.
 */
export const BARE_START = Math.min(start(), start(), start());

/** Milliseconds in which a processor nobody holds back adds up a hundred million numbers. */
const QUIET = 140;
function adding(): number {
  const before = performance.now();
  let sum = 0;
  for (let n = 0; n < 1e8; n++) sum += n;
  return sum > 0 ? performance.now() - before : 0;
}
/**
 * Milliseconds in which three hundred thousand small objects are made and kept where nobody holds memory back: reckoned from a command that takes 0.34 s
 * on a quiet machine and took 0.9 on one that added as fast as ever and needed 0.4 s for this.
 */
const QUIET_KEEPING = 160;
function keeping(): number {
  const before = performance.now();
  const kept = new Map<string, { n: number; words: string[] }>();
  for (let n = 0; n < 3e5; n++) kept.set(`card ${(n * 7919) % 300_007}`, { n, words: ['a', String(n)] });
  let sum = 0;
  for (const [name, { n }] of kept) sum += name.length + n;
  return sum > 0 ? performance.now() - before : 0;
}
/**
 * How many times slower than on a quiet machine the processor, or its memory, is just now; 1 there. A host that holds its guests back shows in no load, and
 * hardly in how long Node alone takes to start: the same command took 0.34 s and, twenty minutes later, 1.2 s, the adding 0.14 and 0.77 s.
 */
export const heldBack = (): number =>
  Math.max(1, adding() / QUIET, Math.min(keeping(), keeping(), keeping()) / QUIET_KEEPING);

/** What a machine that is busy with other things, or held back, may take longer than the budget of a quiet one; what is printed is what counts. */
export const BUSY = (loadavg()[0]! > availableParallelism() * 0.75 ? 2 : 1) * heldBack();
