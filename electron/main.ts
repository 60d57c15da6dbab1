// Electron's main process: a list of what is set up, in order. Everything it decides stands in `policy.ts`, tested
// without Electron; everything the app does stands in the desk.
import { app, Menu } from 'electron';
import { setupDesk } from './desk.ts';
import { setupIpc } from './ipc.ts';
import { menuTemplate } from './menu.ts';
import { setupFiles, setupScheme } from './scheme.ts';
import { setupSession } from './session.ts';
import { setupEarlyFiles, setupNavigation, setupWindow } from './window.ts';

function setupOffline(): void {
  // The session refuses every request; these keep Chromium itself from asking for anything.
  app.commandLine.appendSwitch('disable-background-networking');
  app.commandLine.appendSwitch('disable-component-update');
  app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND');
}

/** Heaps grow in small steps, as in `host/main.ts`. Untested in Electron: whether its utility processes take it is not measured. */
function setupHeaps(): void {
  app.commandLine.appendSwitch('js-flags', '--heap-growing-percent=40');
}

function setupMenu(): void {
  const lang = app.getLocale().startsWith('de') ? 'de' : 'en';
  const template = menuTemplate({ lang, mac: process.platform === 'darwin', checkout: !app.isPackaged });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

if (!app.requestSingleInstanceLock()) app.exit(0);
app.enableSandbox();
setupOffline();
setupHeaps();
setupScheme();
setupNavigation();
setupEarlyFiles();
// Not awaited at the top: Electron is ready only after this module has run.
void app.whenReady().then(() => {
  setupSession();
  setupFiles();
  setupMenu();
  setupIpc(setupDesk());
  setupWindow();
});
