// Electron's runtime is no npm package: its install script downloads it. `npm start` tries once, quietly, and gives up
// when nothing has moved for a while.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './fresh.mjs';

const packageFolder = join(root, 'node_modules', 'electron');

/** The runtime's executable, or undefined where it has not been downloaded. */
export function electronRuntime(folder = packageFolder): string | undefined {
  try {
    const executable = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8'));
    return existsSync(executable) ? executable : undefined;
  } catch {
    return undefined;
  }
}

/** Bytes in the files under the given folders: what a download or an unpacking moves. */
function bytesIn(folders: string[]): number {
  let bytes = 0;
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
      if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}

export interface Attempt {
  /** The install script. */
  script: string;
  /** Gives up after so many milliseconds without output or a byte. */
  patience: number;
  /** Further folders in which progress shows. */
  watch: string[];
}

/** Runs an install script with its output caught; whether it ended well. */
export async function tryInstall({ script, patience, watch }: Attempt): Promise<boolean> {
  const scratch = mkdtempSync(join(tmpdir(), 'judge-electron-'));
  const env = { ...process.env, TMPDIR: scratch, TEMP: scratch, TMP: scratch };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let seen = 0;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (seen += data.length));
  let [moved, at] = [-1, Date.now()];
  const clock = setInterval(
    () => {
      const now = seen + bytesIn([scratch, ...watch]);
      if (now !== moved) [moved, at] = [now, Date.now()];
      else if (Date.now() - at >= patience) child.kill('SIGKILL');
    },
    Math.min(500, patience / 4),
  );
  const stop = (): void => void child.kill('SIGKILL');
  process.once('exit', stop);
  try {
    return await new Promise((ended) => {
      child.on('error', () => ended(false));
      child.on('close', (code) => ended(code === 0));
    });
  } finally {
    clearInterval(clock);
    process.off('exit', stop);
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The runtime's executable, downloaded if need be; undefined where it is not to be had. */
export async function obtainElectron(): Promise<string | undefined> {
  const there = electronRuntime();
  const script = join(packageFolder, 'install.js');
  if (there || !existsSync(script)) return there;
  await tryInstall({ script, patience: 20_000, watch: [join(packageFolder, 'dist')] });
  return electronRuntime();
}
