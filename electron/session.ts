// The window's session: every permission denied, every request but for our own files refused, nothing saved but what the page itself made.
import { app, session } from 'electron';
import { isOwnBlob, mayLoad } from './policy.ts';

export function setupSession(): void {
  const ours = session.defaultSession;
  ours.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  ours.setPermissionCheckHandler(() => false);
  ours.setDevicePermissionHandler(() => false);
  ours.webRequest.onBeforeRequest(({ url }, decide) => decide({ cancel: !mayLoad(url, !app.isPackaged) }));
  ours.on('will-download', (event, item) => {
    if (!isOwnBlob(item.getURL())) event.preventDefault();
  });
  // The spelling checker would fetch its dictionaries.
  ours.setSpellCheckerEnabled(false);
}
