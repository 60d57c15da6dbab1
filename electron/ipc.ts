// The one door from the window to the desk. Who calls is checked here, for every call; what is asked is checked by the
// contract (`desk/serve.ts`), the same that serves the loopback host.
import { ipcMain } from 'electron';
import type { Call } from '../desk/serve.ts';
import { DOOR } from './door.ts';
import { guarded } from './policy.ts';

export function setupIpc(call: Call): void {
  ipcMain.handle(DOOR, guarded(call));
}
