/**
 * Rules on many plays with one thread for each core. A play that takes the thread down with it, or does not end, is a fault of that play: the thread is
 * started again and goes on behind it.
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface Places {
  /** The compiled knowledge base. */
  rules: string;
  /** The data folder with the imported card lists. */
  data: string;
}
export interface Task {
  /** Plays, boards with everything that is allowed on them, or plays of which only the first activation is asked. */
  what: 'plays' | 'legal' | 'first';
  lines: string[];
}
export interface PoolOptions<T> {
  places: Places;
  what: Task['what'];
  /** What a play is recorded as that ended its thread or did not end. */
  fault: (line: string, why: string) => T;
  onDone?: (done: number) => void;
  threads?: number;
  /** So long one play may compute, in ms of the thread's processor time after as long a wait. */
  limit?: number;
  /** Threads that are ready, taken from here and given back: they have read many cards already. Whoever brings them ends them. */
  ready?: Worker[];
}

const BATCH = 40;
const LIMIT = 5_000;

/** What became of each line, in their order; a line has as many results as the task says. */
export async function inThreads<T>(lines: readonly string[], options: PoolOptions<T>): Promise<T[]> {
  const { threads = availableParallelism(), limit = LIMIT, places, what, fault, onDone, ready } = options;
  const results: T[][] = [];
  let next = 0;
  let done = 0;
  const thread = async (): Promise<void> => {
    let worker: Worker | undefined;
    while (next < lines.length) {
      let at = next;
      const end = (next = Math.min(at + BATCH, lines.length));
      while (at < end) {
        worker ??= ready?.pop() ?? (await start(places));
        const first = at;
        const broke = await ask(
          worker,
          { what, lines: lines.slice(at, end) },
          limit,
          (answer) => (results[at++] = answer as T[]),
        );
        if (broke !== undefined) {
          results[at] = [fault(lines[at]!, broke)];
          at++;
          await worker.terminate();
          worker = undefined;
        }
        onDone?.((done += at - first));
      }
    }
    if (worker && ready) ready.push(worker);
    else await worker?.terminate();
  };
  await Promise.all(Array.from({ length: Math.min(threads, Math.ceil(lines.length / BATCH)) }, thread));
  return results.flat();
}

/** A thread that is ready; one that cannot even start is no fault of a play. */
async function start(places: Places): Promise<Worker> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: places });
  await once(worker, 'message');
  return worker;
}

/** Hands each answer over as it comes; resolves to what broke the task off, or to nothing where all are answered. */
function ask(
  worker: Worker,
  task: Task,
  limit: number,
  onAnswer: (answer: unknown) => void,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    let missing = task.lines.length;
    // Other programs may keep the thread waiting: what counts is what it computed since the wait became long.
    let before: NodeJS.CpuUsage | undefined;
    const late = async (): Promise<void> => {
      const used = await worker.cpuUsage(before);
      if (over) return;
      if (before && used.user + used.system >= limit * 1000) return end(`no ruling after ${limit / 1000} s`);
      before ??= used;
      timer = setTimeout(() => void late(), limit);
    };
    let timer = setTimeout(() => void late(), limit);
    let over = false;
    const end = (broke?: string): void => {
      over = true;
      clearTimeout(timer);
      worker.off('message', take).off('error', failed).off('exit', ended);
      resolve(broke);
    };
    const take = (answer: unknown): void => {
      onAnswer(answer);
      if (--missing === 0) return end();
      clearTimeout(timer);
      before = undefined;
      timer = setTimeout(() => void late(), limit);
    };
    const failed = (error: Error): void => end(`the thread ended: ${error.message.slice(0, 80)}`);
    const ended = (code: number): void => end(`the thread ended with ${code}`);
    worker.on('message', take).on('error', failed).on('exit', ended);
    worker.postMessage(task);
  });
}
