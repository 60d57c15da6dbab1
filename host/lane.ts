// The desk in threads, a lane of it in each. What to serve a thread is told by message: it may serve one data folder after
// another (the window's tests, which would otherwise load and warm the desk anew for each window).
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { Lane } from '../desk/lanes.ts';
import type { Peer } from '../desk/port.ts';

/** What a thread is told: answer the calls at `port`, as a lane of the desk over a judge's data. */
export interface Orders {
  port: MessagePort;
  data: string | undefined;
  lane: Lane;
  /** The number of the last call nobody waits for any more; seen by the thread while it works. */
  left: Int32Array;
}

/** A thread that loads the desk and waits for orders; `program` is dist/desk-worker.mjs. */
export const deskThread = (program: URL): Worker =>
  // What dies young is collected sooner: a day of rulings takes 275 MB in place of 390, and no longer.
  new Worker(program, { resourceLimits: { maxYoungGenerationSizeMb: 8 } });

/** A lane served by a thread from now on; `release` ends it and leaves the thread for other orders. */
export function laneOn(thread: Worker, lane: Lane, data: string | undefined): Peer & { release(): void } {
  const left = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { port1: here, port2: port } = new MessageChannel();
  thread.postMessage({ port, data, lane, left } satisfies Orders, [port]);
  const ended = new Set<(why: string) => void>();
  const failed = (error: unknown) =>
    ended.forEach((tell) => tell(error instanceof Error ? error.message : String(error)));
  const exited = (code: number) => ended.forEach((tell) => tell(`exit code ${code}`));
  thread.on('error', failed).on('exit', exited);
  let released = false;
  const leave = (last: number) => void Atomics.store(left, 0, last);
  return {
    post: (message) => here.postMessage(message),
    onMessage: (listener) => void here.on('message', listener),
    onEnd: (listener) => void ended.add(listener),
    leave,
    end: () => void (released || thread.terminate()),
    release() {
      released = true;
      thread.off('error', failed).off('exit', exited);
      leave(2 ** 31 - 1);
      here.close();
    },
  };
}
