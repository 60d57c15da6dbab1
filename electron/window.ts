// The one window. It shows our page and never leaves it: navigation, frames and new windows are refused; a link to an
// official document opens in the system's browser.
import { app, BrowserWindow, nativeTheme, shell } from 'electron';
import { preload } from './paths.ts';
import { isOwn, mayOpen, PAGE } from './policy.ts';

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

function openWindow(): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 720,
    minWidth: 900,
    minHeight: 600,
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
  window.once('ready-to-show', () => window.show());
  void window.loadURL(PAGE);
  return window;
}

/** Opens the window; a second start of the app brings the first one's window to the front. */
export function setupWindow(): void {
  let window: BrowserWindow | undefined = openWindow();
  window.on('closed', () => (window = undefined));
  const show = (): void => {
    if (!window) {
      window = openWindow();
      window.on('closed', () => (window = undefined));
    }
    if (window.isMinimized()) window.restore();
    window.focus();
  };
  app.on('second-instance', show);
  app.on('activate', show);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
}
