// One lane of the desk in a worker thread: its databases never hold up the server. The one that looks up checks the files. Bundled to dist/desk-worker.mjs.
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Lane } from '../desk/lanes.ts';
import { openDesk } from '../desk/open.ts';
import { answerCalls } from '../desk/port.ts';
import { serve } from '../desk/serve.ts';

if (!parentPort) throw new Error('this file runs as a worker');
const port = parentPort;
const { data, lane, left } = workerData as { data?: string; lane: Lane; left: Int32Array };
const rules = fileURLToPath(new URL('./rules.db', import.meta.url));
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
);
