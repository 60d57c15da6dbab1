// Which Node runs the project's scripts: this one where it is new enough, else the one npm's `node` package brings.
// Plain JavaScript without dependencies: it must run on Node 20. `.npmrc` forbids install scripts, so the package's
// binary is fetched here, on first use, by the one script that is allowed to run.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const NEEDED = 24;

/** Major version of the Node that runs this. */
export const running = () => Number(process.versions.node.split('.')[0]);

/** One line where the running Node is too old (better-sqlite3 crashes there without a word), else undefined. */
export const tooOld = () =>
  running() >= NEEDED
    ? undefined
    : `This needs Node ${NEEDED} or newer; this is Node ${process.versions.node}. In a checkout "npm run" brings its own.`;

/** The path of a Node new enough, fetched on first use; throws with npm's own words where it cannot be had. */
export async function node24() {
  if (running() >= NEEDED) return process.execPath;
  const binary = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  if (!existsSync(join(root, 'node_modules', 'node')))
    throw new Error('The packages are not installed yet: run "npm ci" first.');
  await withLock('node', () => {
    if (existsSync(binary)) return;
    const npm = spawnSync('npm', ['rebuild', 'node', '--ignore-scripts=false'], {
      cwd: root,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (!existsSync(binary))
      throw new Error(`Node ${NEEDED} could not be fetched from npm:\n${npm.stderr || npm.stdout || npm.error}`.trim());
  });
  return binary;
}
