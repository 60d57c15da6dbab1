// The desk in a worker thread, a lane of it as it is told: its databases never hold up the server. The lane that looks up checks the files. Bundled to dist/desk-worker.mjs.
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { openDesk } from '../desk/open.ts';
import { answerCalls } from '../desk/port.ts';
import { serve } from '../desk/serve.ts';
import type { Orders } from './lane.ts';

if (!parentPort) throw new Error('this file runs as a worker');
const rules = fileURLToPath(new URL('./rules.db', import.meta.url));
parentPort.on('message', ({ port, data, lane, left }: Orders) =>
  answerCalls(
    { post: (message) => port.postMessage(message), onMessage: (listener) => void port.on('message', listener) },
    serve(
      openDesk({
        rules,
        data,
        integrity: lane === 'lookup',
        mapped: lane === 'lookup',
        notice: ({ en }) => console.error(en),
      }),
    ),
    () => Atomics.load(left, 0),
  ),
);
