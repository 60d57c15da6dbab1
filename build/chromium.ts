// Which Chromium the UI tests drive: the one named, else one without a window of its own (this machine's or the one npm's
// @sparticuz/chromium brings: a window opens in half the time), else a whole one, of this machine or from the system's
// packages (as root on Debian). Playwright's own download is never used.
import { execFile } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './fresh.mjs';

const HEADLESS = ['chromium-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome'];

export const LAUNCH_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const NO_CHROMIUM =
  'No Chromium for the UI tests: set CHROMIUM to its path, or install one (Debian: apt-get install chromium).';

/** Where to look; the tests replace the machine by one of their own. */
export interface Machine {
  env: Record<string, string | undefined>;
  isExecutable(path: string): boolean;
  /** Installs the system's package; whether that worked. */
  install(): Promise<boolean>;
  /** Path of npm's Chromium, or undefined. */
  fromNpm(): Promise<string | undefined>;
}

/** The first of these programs on PATH. */
function onPath(
  names: readonly string[],
  { env, isExecutable }: Pick<Machine, 'env' | 'isExecutable'>,
): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** The Chromium named by $CHROMIUM; one that names no program is not passed over. */
const named = ({ env, isExecutable }: Pick<Machine, 'env' | 'isExecutable'>): string | undefined =>
  env.CHROMIUM && isExecutable(env.CHROMIUM) ? env.CHROMIUM : undefined;

/** A Chromium that is there already: $CHROMIUM, then PATH. */
export const presentChromium = (machine: Pick<Machine, 'env' | 'isExecutable'>): string | undefined =>
  machine.env.CHROMIUM ? named(machine) : onPath([...HEADLESS, ...WHOLE], machine);

/** The Chromium to use, fetched if need be; undefined where there is none to be had. */
export async function findChromium(machine: Machine = thisMachine): Promise<string | undefined> {
  if (machine.env.CHROMIUM) return named(machine);
  const present = onPath(HEADLESS, machine) ?? (await machine.fromNpm()) ?? onPath(WHOLE, machine);
  if (present) return present;
  return (await machine.install()) ? onPath(WHOLE, machine) : undefined;
}

const run = promisify(execFile);

const starts = (path: string): Promise<boolean> =>
  run(path, ['--version', '--headless', '--no-sandbox'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );

/** The machine this runs on. */
export const thisMachine: Machine = {
  env: process.env,
  isExecutable(path) {
    try {
      accessSync(path, constants.X_OK);
      return statSync(path).isFile();
    } catch {
      return false;
    }
  },
  async install() {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    try {
      await run('apt-get', ['update', '-qq'], { env, timeout: 120_000 });
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, timeout: 240_000 });
      return true;
    } catch {
      return false;
    }
  },
  async fromNpm() {
    try {
      const { default: chromium, inflate, setupLambdaEnvironment } = await import('@sparticuz/chromium');
      const path = await chromium.executablePath();
      if (await starts(path)) return path;
      // A bare system lacks the libraries Chromium needs; the package brings them, for this process and its children.
      const libraries = join(root, 'node_modules', '@sparticuz', 'chromium', 'bin', 'al2023.tar.br');
      setupLambdaEnvironment(join(await inflate(libraries), 'lib'));
      return (await starts(path)) ? path : undefined;
    } catch {
      return undefined;
    }
  },
};
