// One lane of the desk in Electron's utility process; the one that looks up checks the files. Bundled to dist/electron/desk-process.mjs.
import { fileURLToPath } from 'node:url';
import { openDesk } from '../desk/open.ts';
import { answerCalls } from '../desk/port.ts';
import { serve } from '../desk/serve.ts';

const port = process.parentPort;
// The database is opened as a real file: electron-builder keeps it outside the archive.
const rules = fileURLToPath(new URL('../rules.db', import.meta.url)).replace('app.asar', 'app.asar.unpacked');
answerCalls(
  {
    post: (message) => port.postMessage(message),
    onMessage: (listener) => void port.on('message', (event) => listener(event.data)),
  },
  serve(openDesk({ rules, integrity: process.argv.includes('lookup'), notice: ({ en }) => console.error(en) })),
);
