// `npm start`: the app in Electron's window; where there is no runtime or no screen for it, the same app in the browser.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { obtainElectron } from './electron-runtime.ts';
import { root } from './fresh.mjs';
import { ensure } from './outputs.ts';

type Why = 'no-runtime' | 'no-screen' | 'no-window';
const WHY: Record<Why, { en: string; de: string }> = {
  'no-runtime': {
    en: 'Electron’s runtime could not be downloaded.',
    de: 'Die Electron-Laufzeit ließ sich nicht laden.',
  },
  'no-screen': { en: 'There is no screen for a window here.', de: 'Hier gibt es keinen Bildschirm für ein Fenster.' },
  'no-window': { en: 'Electron’s window could not be opened.', de: 'Das Electron-Fenster ließ sich nicht öffnen.' },
};
/** An end sooner than this (ms) with an error code means that the window never came up. */
const TOO_SOON = 5_000;

const lang = (process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || '').startsWith('de') ? 'de' : 'en';
let running: ChildProcess | undefined;
let stopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    stopped = true;
    if (running) running.kill(signal === 'SIGINT' ? 'SIGTERM' : signal);
    else process.exit(0);
  });

const hasScreen = (): boolean =>
  process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);

/** Runs a program to its end; its exit code (0 where we were asked to stop). */
function run(command: string, args: string[], quiet = false): Promise<number> {
  return new Promise((ended) => {
    running = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', quiet ? 'ignore' : 'inherit'],
    });
    running.on('error', () => ended(1));
    running.on('exit', (code) => ended(stopped ? 0 : (code ?? 1)));
  });
}

/** Runs the app in the browser, saying why where Electron was tried. */
async function inBrowser(why?: Why): Promise<number> {
  await ensure(['rules', 'renderer', 'host']);
  const reason = why ? ['--why', WHY[why][lang]] : [];
  return run(process.execPath, [join(root, 'dist', 'host.mjs'), '--lang', lang, '--open', ...reason]);
}

async function start(): Promise<number> {
  if (process.env.JUDGE_HOST === '1') return inBrowser();
  const electron = await obtainElectron();
  if (!electron) return inBrowser('no-runtime');
  if (!hasScreen()) return inBrowser('no-screen');
  await ensure(['rules', 'renderer', 'electron']);
  const before = Date.now();
  const code = await run(electron, [root], true);
  if (code !== 0 && Date.now() - before < TOO_SOON) return inBrowser('no-window');
  return code;
}

process.exit(await start());
