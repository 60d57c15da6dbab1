// The desk in a worker thread: its databases never hold up the server. Bundled to dist/desk-worker.mjs.
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { openDesk } from '../desk/open.ts';
import { answerCalls } from '../desk/port.ts';
import { serve } from '../desk/serve.ts';

if (!parentPort) throw new Error('this file runs as a worker');
const port = parentPort;
const { data } = workerData as { data?: string };
const rules = fileURLToPath(new URL('./rules.db', import.meta.url));
answerCalls(
  { post: (message) => port.postMessage(message), onMessage: (listener) => void port.on('message', listener) },
  serve(openDesk({ rules, data, notice: ({ en }) => console.error(en) })),
);
