// The loopback host as a program: prints the address and runs until it is stopped. Bundled to dist/host.mjs.
//   node dist/host.mjs [--port N] [--data DIR] [--why TEXT] [--lang de|en] [--open]
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { laneCalls, type Lane } from '../desk/lanes.ts';
import type { Peer } from '../desk/port.ts';
import { deskThread, laneOn } from './lane.ts';
import { startHost, type Host } from './server.ts';

/** The usual address, so that what the browser keeps for it is found again; any other where it is taken. */
const USUAL_PORT = 4750;

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    data: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    why: { type: 'string', default: '' },
    open: { type: 'boolean', default: false },
  },
});

// The lanes' heaps grow in small steps: with both card lists a day of 60 rulings takes some 60 MB less and a tenth more of the processor.
setFlagsFromString('--heap-growing-percent=40');

const openLane = (lane: Lane): Peer =>
  laneOn(deskThread(new URL('./desk-worker.mjs', import.meta.url)), lane, values.data);

function portOf(written: string): number {
  if (/^\d{1,5}$/.test(written) && Number(written) <= 65_535) return Number(written);
  console.error(`--port: a number from 0 to 65535, not “${written}”`);
  process.exit(2);
}

async function start(): Promise<Host> {
  const options = {
    call: laneCalls(openLane, { early: true }),
    files: fileURLToPath(new URL('./renderer', import.meta.url)),
  };
  if (values.port !== undefined) return startHost({ ...options, port: portOf(values.port) });
  try {
    return await startHost({ ...options, port: USUAL_PORT });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return startHost(options);
  }
}

/** Opens the address in the system's browser where there is a way to; the printed line serves where there is none. */
function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  spawn(command!, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

const host = await start();
const says = (address: string): string =>
  values.lang === 'de'
    ? `Die App läuft im Browser: ${address} (gilt einmal; die Eingabetaste zeigt eine neue Adresse, Strg+C beendet die App).`
    : `The app runs in the browser: ${address} (good once; Enter shows a new address, Ctrl+C ends the app).`;
const address = host.launchUrl();
console.log([values.why, says(address)].filter(Boolean).join(' '));
if (values.open) openBrowser(address);
if (process.stdin.isTTY) process.stdin.on('data', () => console.log(says(host.launchUrl())));

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await host.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// Started by `npm start`, it ends with it, however that ended.
if (process.connected) process.on('disconnect', stop);
