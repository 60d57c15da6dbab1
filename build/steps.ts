// Runs a tool of node_modules on this Node, its output passed through.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { root } from './fresh.mjs';

const require = createRequire(join(root, 'package.json'));

/** The file behind a package's command. */
function binOf(name: string, command: string): string {
  const manifest = join(root, 'node_modules', name, 'package.json');
  const { bin } = require(manifest) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${name} has no command ${command}`);
  return join(dirname(manifest), file);
}

/** Runs a package's command to its end; whether it ended well. */
export const tool = (name: string, args: string[], command = name): Promise<boolean> =>
  new Promise((ended, failed) => {
    const child = spawn(process.execPath, [binOf(name, command), ...args], { cwd: root, stdio: 'inherit' });
    child.on('error', failed);
    child.on('exit', (code) => ended(code === 0));
  });
