// The bridge to the sandboxed page: one verb per channel of the contract, and the case files that were opened from outside;
// nothing of Electron itself.
import { contextBridge, ipcRenderer } from 'electron';
import { deskOver } from '../desk/serve.ts';
import { DOOR, LISTENING, OPENED } from './door.ts';

contextBridge.exposeInMainWorld(
  'judgeDesk',
  deskOver((channel, input) => ipcRenderer.invoke(DOOR, channel, input)),
);
contextBridge.exposeInMainWorld('judgeOpened', (listener: (text: string) => void) => {
  ipcRenderer.removeAllListeners(OPENED);
  ipcRenderer.on(OPENED, (_event, text: string) => listener(text));
  ipcRenderer.send(LISTENING);
});
