// The window's session: every permission denied, every request but for our own files refused, nothing downloaded.
import { app, session } from 'electron';
import { mayLoad } from './policy.ts';

export function setupSession(): void {
  const ours = session.defaultSession;
  ours.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  ours.setPermissionCheckHandler(() => false);
  ours.setDevicePermissionHandler(() => false);
  ours.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: !mayLoad(url, !app.isPackaged) }));
  ours.on('will-download', (event) => event.preventDefault());
  // The spelling checker would fetch its dictionaries.
  ours.setSpellCheckerEnabled(false);
}
