// One lane of the desk in Electron's utility process; the one that looks up checks the files. Bundled to dist/electron/desk-process.mjs.
import { fileURLToPath } from 'node:url';
import type { Lane } from '../desk/lanes.ts';
import { leftIn } from '../desk/left-file.ts';
import { openDesk } from '../desk/open.ts';
import { answerCalls } from '../desk/port.ts';
import { serve } from '../desk/serve.ts';

const port = process.parentPort;
const [lane, left] = process.argv.slice(2) as [Lane, string?];
// The database is opened as a real file: electron-builder keeps it outside the archive.
const rules = fileURLToPath(new URL('../rules.db', import.meta.url)).replace('app.asar', 'app.asar.unpacked');
answerCalls(
  {
    post: (message) => port.postMessage(message),
    onMessage: (listener) => void port.on('message', (event) => listener(event.data)),
  },
  serve(openDesk({ rules, integrity: lane === 'lookup', notice: ({ en }) => console.error(en) })),
  left === undefined ? undefined : leftIn(left),
);
