// The desk in a utility process: its databases never hold up the window.
import { utilityProcess } from 'electron';
import { twoDesks, type Peer } from '../desk/port.ts';
import type { Call } from '../desk/serve.ts';
import { deskProcess } from './paths.ts';

function openDesk(): Peer {
  const child = utilityProcess.fork(deskProcess, [], { serviceName: 'judge-desk', stdio: 'inherit' });
  return {
    post: (message) => child.postMessage(message),
    onMessage: (listener) => void child.on('message', listener),
    onEnd: (listener) => void child.on('exit', (code) => listener(`exit code ${code}`)),
  };
}

export const setupDesk = (): Call => twoDesks(openDesk);
