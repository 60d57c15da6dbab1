// Programs that a script runs one after the other, each with its output passed through and ended with the script.
import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './fresh.mjs';
import { whenParentEnds } from './parent.mjs';

let running: ChildProcess | undefined;
let stopped = false;

/** Ends the running program, and with it the script. */
function stop(): void {
  stopped = true;
  if (running) running.kill('SIGTERM');
  else process.exit(0);
}

let guarded = false;
/** From here on (at the latest from the first program) a signal, or the end of whoever started the script, ends what runs. */
export function guard(): void {
  if (guarded) return;
  guarded = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  whenParentEnds(stop);
}

/** Whether the script was asked to stop. */
export const wasStopped = (): boolean => stopped;

/** Runs a program to its end; its exit code, 1 where it had none. */
export function run(
  command: string,
  args: string[],
  { env = process.env, stdio = 'inherit' }: { env?: NodeJS.ProcessEnv; stdio?: StdioOptions } = {},
): Promise<number> {
  guard();
  return new Promise((ended, failed) => {
    running = spawn(command, args, { cwd: root, stdio, env });
    running.on('error', failed);
    running.on('exit', (code) => {
      running = undefined;
      ended(code ?? 1);
    });
  });
}

/** The file behind a package's command. */
function binOf(name: string, command: string): string {
  const manifest = join(root, 'node_modules', name, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${name} has no command ${command}`);
  return join(dirname(manifest), file);
}

/** Runs a package's command on this Node; its exit code. */
export const tool = (name: string, args: string[], { command = name, env = process.env } = {}): Promise<number> =>
  run(process.execPath, [binOf(name, command), ...args], { env });
