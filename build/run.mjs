// `node build/run.mjs SCRIPT …`: runs a script of the project on Node 24, whatever Node started this (20 or newer).
import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { node24 } from './node24.mjs';
import { whenParentEnds } from './parent.mjs';

const [script, ...rest] = process.argv.slice(2);
let node;
try {
  node = await node24();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

// Whatever the script starts finds the same Node first.
const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter) };
const child = spawn(node, [join(process.cwd(), script), ...rest], { stdio: 'inherit', env });
// A terminal's Ctrl+C reaches the child by itself; a signal sent to this process alone does not. Either way it is the
// child that decides when to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
if (process.env.npm_lifecycle_event) whenParentEnds(() => child.kill('SIGTERM'));
child.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
