// Builds what is missing or older than its sources, silently: a build speaks only when it fails.
import { execFile } from 'node:child_process';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OUTPUTS, type OutputName, root, stale } from './fresh.mjs';
import { withLock } from './lock.mjs';

const run = promisify(execFile);

const builders: Record<OutputName, () => Promise<unknown>> = {
  rules: () =>
    run(process.execPath, [join(root, 'build', 'rules.ts')], { cwd: root }).catch((error: { stderr?: string }) => {
      throw new Error(`The knowledge base does not compile:\n${error.stderr?.trim()}`);
    }),
  judge: async () => (await import('./bundle.ts')).bundle('judge'),
  host: async () => (await import('./bundle.ts')).bundle('host'),
  electron: async () => (await import('./bundle.ts')).bundle('electron'),
  renderer: async () => {
    const { build } = await import('vite');
    // A test's process is one of development: the window built in it would be, too, and a seventh larger.
    const before = process.env['NODE_ENV'];
    process.env['NODE_ENV'] = 'production';
    try {
      await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'error', clearScreen: false });
    } finally {
      if (before === undefined) delete process.env['NODE_ENV'];
      else process.env['NODE_ENV'] = before;
    }
    writeFileSync(join(root, 'dist', 'renderer', 'licences.txt'), (await import('./licences.ts')).licencesText());
  },
};

/** Brings the named outputs up to date; a second process asking for the same waits for the first. */
export async function ensure(names: readonly OutputName[]): Promise<void> {
  if (stale(names).length === 0) return;
  await withLock('outputs', async () => {
    for (const name of stale(names)) {
      const started = new Date();
      await builders[name]();
      // Dated by the build's start: a source changed while it ran counts as newer.
      utimesSync(join(root, OUTPUTS[name].file), started, started);
    }
  });
}

export const ALL = Object.keys(OUTPUTS) as OutputName[];
