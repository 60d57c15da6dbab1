// The desk in utility processes: its databases and rulings never hold up the window.
import { utilityProcess } from 'electron';
import { laneCalls, type Lane } from '../desk/lanes.ts';
import { leftFile } from '../desk/left-file.ts';
import type { Peer } from '../desk/port.ts';
import type { Call } from '../desk/serve.ts';
import { deskProcess } from './paths.ts';

function openDesk(lane: Lane): Peer {
  const left = leftFile();
  const child = utilityProcess.fork(deskProcess, [lane, ...(left ? [left.path] : [])], {
    serviceName: `judge-${lane}`,
    stdio: 'inherit',
  });
  return {
    post: (message) => child.postMessage(message),
    onMessage: (listener) => void child.on('message', listener),
    onEnd: (listener) =>
      void child.on('exit', (code) => {
        left?.remove();
        listener(`exit code ${code}`);
      }),
    ...(left && { leave: left.leave }),
    end: () => void child.kill(),
  };
}

export const setupDesk = (): Call => laneCalls(openDesk, { early: true });
