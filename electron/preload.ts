// The bridge to the sandboxed page: one verb per channel of the contract, nothing of Electron itself.
import { contextBridge, ipcRenderer } from 'electron';
import { deskOver } from '../desk/serve.ts';
import { DOOR } from './door.ts';

contextBridge.exposeInMainWorld(
  'judgeDesk',
  deskOver((channel, input) => ipcRenderer.invoke(DOOR, channel, input)),
);
