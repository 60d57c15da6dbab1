// `npm start`: the app in Electron's window; where there is no runtime or no screen for it, the same app in the browser.
import { join } from 'node:path';
import { obtainElectron } from './electron-runtime.ts';
import { root } from './fresh.mjs';
import { ensure } from './outputs.ts';
import { guard, run, wasStopped } from './steps.ts';

const WHY = {
  'no-runtime': {
    en: 'Electron’s runtime could not be downloaded.',
    de: 'Die Electron-Laufzeit ließ sich nicht laden.',
  },
  'no-screen': { en: 'There is no screen for a window here.', de: 'Hier gibt es keinen Bildschirm für ein Fenster.' },
  'no-window': { en: 'Electron’s window could not be opened.', de: 'Das Electron-Fenster ließ sich nicht öffnen.' },
};
/** An end sooner than this (ms) with an error code means that the window never came up. */
const TOO_SOON = 5_000;

const { LC_ALL, LC_MESSAGES, LANG, DISPLAY, WAYLAND_DISPLAY } = process.env;
const lang = (LC_ALL || LC_MESSAGES || LANG || '').startsWith('de') ? 'de' : 'en';
const hasScreen = process.platform !== 'linux' || Boolean(DISPLAY || WAYLAND_DISPLAY);

/**
 * Runs the app in the browser, saying why where Electron was tried. The host ends when its line to us is cut. Its threads
 * share two heaps of the C library: of their own (Linux) they hold 35 MB more.
 */
async function inBrowser(why?: keyof typeof WHY): Promise<number> {
  await ensure(['rules', 'renderer', 'host']);
  const reason = why ? ['--why', WHY[why][lang]] : [];
  const args = [join(root, 'dist', 'host.mjs'), '--lang', lang, '--open', ...reason];
  return run(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: { MALLOC_ARENA_MAX: '2', ...process.env } }); // prettier-ignore
}

async function start(): Promise<number> {
  if (process.env.JUDGE_HOST === '1') return inBrowser();
  const electron = await obtainElectron();
  if (!electron) return inBrowser('no-runtime');
  if (!hasScreen) return inBrowser('no-screen');
  await ensure(['rules', 'renderer', 'electron']);
  const before = Date.now();
  const code = await run(electron, [root], { stdio: 'ignore' });
  if (code !== 0 && !wasStopped() && Date.now() - before < TOO_SOON) return inBrowser('no-window');
  return code;
}

guard();
const code = await start();
process.exit(wasStopped() ? 0 : code);
