// The desk in utility processes: its databases and rulings never hold up the window.
import { utilityProcess } from 'electron';
import { laneCalls, type Lane } from '../desk/lanes.ts';
import type { Peer } from '../desk/port.ts';
import type { Call } from '../desk/serve.ts';
import { deskProcess } from './paths.ts';

function openDesk(lane: Lane): Peer {
  const child = utilityProcess.fork(deskProcess, [lane], { serviceName: `judge-${lane}`, stdio: 'inherit' });
  return {
    post: (message) => child.postMessage(message),
    onMessage: (listener) => void child.on('message', listener),
    onEnd: (listener) => void child.on('exit', (code) => listener(`exit code ${code}`)),
    end: () => void child.kill(),
  };
}

export const setupDesk = (): Call => laneCalls(openDesk);
