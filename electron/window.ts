// The one window. It shows our page and never leaves it: navigation, frames and new windows are refused; a link to an
// official document opens in the system's browser.
import { app, BrowserWindow, dialog, ipcMain, nativeTheme, screen, shell } from 'electron';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lang } from '../desk/contract.ts';
import { readSource } from '../desk/source.ts';
import { LISTENING, OPENED } from './door.ts';
import { isCaseFile, placeOf, toOpen, type ToOpen } from './opening.ts';
import { preload } from './paths.ts';
import { afterCrash, placing, SMALLEST, type Placed } from './placing.ts';
import { isOwn, mayOpen, PAGE, senderProblem } from './policy.ts';

/** Holds for every page the app could ever show, whoever makes it. */
export function setupNavigation(): void {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (event) => {
      if (!isOwn(event.url)) event.preventDefault();
    });
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-frame-navigate', (event) => {
      if (!event.isMainFrame) event.preventDefault();
    });
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(({ url }) => {
      if (mayOpen(url)) void shell.openExternal(url);
      return { action: 'deny' };
    });
  });
}

/** Where the window's place is kept: beside the session, not with the judge's own data. */
const kept = (): string => join(app.getPath('userData'), 'window.json');

function storedPlace(): string | undefined {
  try {
    return readFileSync(kept(), 'utf8');
  } catch {
    return undefined;
  }
}

function keepPlace(window: BrowserWindow): void {
  try {
    const place: Placed = { ...window.getNormalBounds(), maximized: window.isMaximized() };
    writeFileSync(kept(), JSON.stringify(place));
  } catch (error) {
    // It opens in its usual place next time.
    console.error(error);
  }
}

function openWindow(): BrowserWindow {
  const { maximized, ...place } = placing(
    storedPlace(),
    screen.getAllDisplays().map(({ workArea }) => workArea),
  );
  const window = new BrowserWindow({
    ...place,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    show: false,
    autoHideMenuBar: true,
    // Paper and ink: no white flash before the page is there.
    backgroundColor: nativeTheme.shouldUseDarkColors ? '#171614' : '#faf8f3',
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
      spellcheck: false,
      navigateOnDragDrop: false,
    },
  });
  if (maximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => keepPlace(window));
  comeBack(window);
  void window.loadURL(PAGE);
  return window;
}

/** A page that died or hangs ends in a way on: it is loaded again with the table as it was last kept, or the judge is asked. */
function comeBack(window: BrowserWindow): void {
  const crashes: number[] = [];
  const ask = async (words: keyof typeof CRASH_WORDS): Promise<void> => {
    const lang = app.getLocale().startsWith('de') ? 'de' : 'en';
    const { message, again, quit } = CRASH_WORDS[words];
    const { response } = await dialog.showMessageBox(window, {
      type: 'warning',
      message: message[lang],
      buttons: [again[lang], quit[lang]],
      cancelId: 0,
    });
    if (window.isDestroyed()) return;
    if (response === 1) window.destroy();
    else window.reload();
  };
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    console.error(`the window's page ended: ${reason}`);
    const next = afterCrash(crashes, Date.now());
    crashes.push(Date.now());
    if (next === 'reload') window.reload();
    else void ask('died');
  });
  window.on('unresponsive', () => void ask('hangs'));
}

const again = { en: 'Load again', de: 'Neu laden' };
const CRASH_WORDS = {
  died: {
    message: {
      en: 'The window keeps failing. What was saved is safe, and so is the table as it was last.',
      de: 'Das Fenster stürzt immer wieder ab. Was gespeichert wurde, ist sicher, ebenso der letzte Stand des Tisches.',
    },
    again,
    quit: { en: 'Close', de: 'Schließen' },
  },
  hangs: {
    message: {
      en: 'The window does not answer. Loading it again brings back the table as it was last.',
      de: 'Das Fenster antwortet nicht. Neu geladen zeigt es den letzten Stand des Tisches.',
    },
    again,
    quit: { en: 'Close', de: 'Schließen' },
  },
} satisfies Record<string, Record<string, Record<Lang, string>>>;

/** Opens the window, and in it what the app was started with; a second start hands over what it was told to open. */
export function setupWindow(): void {
  let window: BrowserWindow | undefined;
  /** Texts of case files that wait for the page to listen. */
  let texts: string[] = [];
  let listening = false;
  const hand = (): void => {
    if (!listening || !window) return;
    for (const text of texts) window.webContents.send(OPENED, text);
    texts = [];
  };
  const show = (): BrowserWindow => {
    if (!window) {
      listening = false;
      window = openWindow();
      window.on('closed', () => (window = undefined));
      window.webContents.on('did-start-loading', () => (listening = false));
    }
    if (window.isMinimized()) window.restore();
    window.focus();
    return window;
  };
  const take = (what: ToOpen | undefined): void => {
    const shown = show();
    if (!what) return;
    if ('go' in what) return void shown.loadURL(PAGE + what.go);
    texts.push(caseText(what.file));
    hand();
  };
  ipcMain.on(LISTENING, (event) => {
    if (senderProblem(event.senderFrame) || event.sender !== window?.webContents) return;
    listening = true;
    hand();
  });
  app.on('second-instance', (_event, argv, folder) => take(toOpen(argv, folder)));
  app.on('activate', show);
  for (const file of waitingFiles ?? []) texts.push(caseText(file));
  waitingFiles = undefined;
  app.on('open-file', (event, file) => {
    event.preventDefault();
    if (isCaseFile(file)) take({ file });
  });
  app.on('open-url', (event, link) => {
    event.preventDefault();
    const go = placeOf(link);
    if (go !== undefined) take({ go });
  });
  app.on('child-process-gone', (_event, { type, reason, name }) =>
    // The desk's lanes are opened again by the next call; Chromium's own helpers by Chromium.
    console.error(`${name ?? type} ended: ${reason}`),
  );
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  take(toOpen(process.argv, process.cwd()));
}

/** macOS names the file of a double click before the app is ready. */
let waitingFiles: string[] | undefined = [];
export function setupEarlyFiles(): void {
  app.on('will-finish-launching', () => {
    app.on('open-file', (event, file) => {
      event.preventDefault();
      if (isCaseFile(file)) waitingFiles?.push(file);
    });
  });
}

/** The text of a case file, never more of it than a case can be; what cannot be read is for the window to say. */
function caseText(file: string): string {
  try {
    const read = readSource(file);
    return read.ok ? read.value : '';
  } catch (error) {
    console.error(error);
    return '';
  }
}
