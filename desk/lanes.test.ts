// Over real threads, each of which can be kept busy: what waits for what, and what is dropped.
import { Worker } from 'node:worker_threads';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { Answer } from './contract.ts';
import { laneCalls, type Lane, type LaneOptions } from './lanes.ts';
import type { Peer } from './port.ts';

/**
 * A desk whose answer is its input, after as many milliseconds of work as the input says (`deaf`: whether or not somebody still waits);
 * an import is as it was last told.
 */
const PROGRAM = `
  const { parentPort, workerData: { lane, left } } = require('node:worker_threads');
  let kept;
  parentPort.on('message', ({ id, channel, input }) => {
    const until = performance.now() + (input.busy ?? 0);
    const isLeft = () => !input.deaf && Atomics.load(left, 0) >= id;
    while (performance.now() < until && !isLeft());
    if (isLeft()) return parentPort.postMessage({ id, answer: { ok: false, problems: [{ code: 'dropped' }] } });
    kept = input.state ?? kept;
    const health = channel === 'dataHealth' && { folder: '/', notices: (input.notices ?? {})[lane] ?? [] };
    const value = channel === 'importState' && kept ? { state: kept } : health || [channel, input.n ?? 0];
    parentPort.postMessage({ id, answer: { ok: true, value } });
  });`;
let workers: Worker[] = [];
const opened: Lane[] = [];
const newest = new Map<Lane, Worker>();
function open(lane: Lane): Peer {
  const left = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(PROGRAM, { eval: true, workerData: { lane, left } });
  workers.push(worker);
  opened.push(lane);
  newest.set(lane, worker);
  return {
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => void worker.on('message', listener),
    onEnd: (listener) => void worker.on('exit', (code) => listener(`exit code ${code}`)),
    leave: (last) => void Atomics.store(left, 0, last),
    end: () => void worker.terminate(),
  };
}
const lanes = (options?: LaneOptions) => {
  opened.length = 0;
  return laneCalls(open, options);
};
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.terminate()));
  workers = [];
});
const code = (answer: Answer<unknown>) => (answer.ok ? 'answered' : answer.problems[0]!.code);

test('a window’s lanes are open before it asks, where it is wanted so; imports are not', async () => {
  lanes({ early: true });
  expect(opened.toSorted()).toEqual(['desk', 'lookup', 'rulings']);
  const call = lanes();
  expect(opened).toEqual([]);
  await call('rule', {});
  expect(opened).toEqual(['rulings']);
});

test('who only looks whether an import runs opens no thread for it', async () => {
  const call = lanes();
  expect(await call('importState', {})).toEqual({ ok: true, value: null });
  expect(opened).toEqual([]);
  await call('importStart', { state: 'running' });
  expect(await call('importState', {})).toEqual({ ok: true, value: { state: 'running' } });
});

/** Which channels wait for nothing that may take long: what keeps the judge's own work. */
const KEEPING = ['saveCase', 'autosave', 'setSetting', 'saveEvent', 'turnClock', 'noteRuling', 'saveCorrection'];

test('whatever is ruled, imported, searched or checked, a save waits for none of it', async () => {
  const call = lanes();
  const busy = 60_000;
  const slow = ['rule', 'importStart', 'search', 'deck', 'afterRuling', 'savedCase'].map((channel) => call(channel, { busy })); // prettier-ignore
  for (const channel of KEEPING) expect(await call(channel, { n: 1 })).toEqual({ ok: true, value: [channel, 1] });
  expect(opened.toSorted()).toEqual(['desk', 'imports', 'lookup', 'rulings']);
  await call('cancel', {});
  expect(code(await slow[0]!)).toBe('cancelled');
  for (const rest of slow.slice(1)) rest.catch(() => {});
});

test('how the data is, is told by the lane that keeps it and the one that looks into the cards', async () => {
  const call = lanes();
  const [rescued, cards] = [{ code: 'rescued' }, { code: 'cards-damaged' }];
  const notices = { desk: [rescued], lookup: [rescued, cards], rulings: [{ code: 'no-cards' }] };
  await call('rule', {});
  expect(await call('dataHealth', { notices })).toMatchObject({ value: { notices: [rescued, cards] } });
  const lost = call('dataHealth', { notices, busy: 500 });
  // By its name: what an earlier test left waiting may have opened one more.
  await newest.get('lookup')!.terminate();
  expect(await lost).toMatchObject({ value: { notices: [rescued] } });
});

test('a newer request for a place drops the older ones, waiting or at work; other places keep theirs', async () => {
  const call = lanes({ grace: 50 });
  await call('line', {});
  const asked = [
    call('line', { for: 'box', n: 1, busy: 5_000, deaf: true }),
    call('line', { for: 'box', n: 2 }),
    call('rule', { for: 'table', n: 3 }),
    call('line', { n: 4 }),
    call('line', { for: 'box', n: 5 }),
  ];
  const before = performance.now();
  expect((await Promise.all(asked)).map(code)).toEqual(['dropped', 'dropped', 'answered', 'answered', 'answered']);
  expect(performance.now() - before).toBeLessThan(2_500);
});

test('what nobody waits for any more leaves off by itself: its thread is not ended', async () => {
  const call = lanes();
  const asked = Array.from({ length: 20 }, (_, n) => call('line', { for: 'box', n, busy: 60_000 }));
  const last = call('line', { for: 'box', n: 20 });
  expect(new Set((await Promise.all(asked)).map(code))).toEqual(new Set(['dropped']));
  expect(await last).toEqual({ ok: true, value: ['line', 20] });
  await call('cancel', { for: 'box' });
  expect(opened).toEqual(['rulings']);
});

test('what hears of nothing is ended with its thread, but never while it starts', async () => {
  const call = lanes({ grace: 50 });
  const deaf = (n: number, busy: number) => call('line', { for: 'box', n, busy, deaf: true });
  const line = (n: number) => call('line', { for: 'box', n });
  expect((await Promise.all([deaf(1, 500), line(2)])).map(code)).toEqual(['dropped', 'answered']);
  expect(opened).toEqual(['rulings']);
  expect((await Promise.all([deaf(3, 60_000), line(4)])).map(code)).toEqual(['dropped', 'answered']);
  expect(opened).toEqual(['rulings', 'rulings']);
});

test('what is worked out besides makes way for a line, and is answered behind it', async () => {
  const call = lanes();
  await call('line', {});
  await wait(0);
  const order: string[] = [];
  const noted = (name: string, answer: Promise<Answer<unknown>>) => answer.then((it) => (order.push(name), code(it)));
  const all = [
    noted('handles', call('handles', { for: 'handles', busy: 400 })),
    noted('now', call('now', { for: 'now' })),
    noted('example', call('line', { for: 'besides an example' })),
    noted('line', call('line', { for: 'box' })),
  ];
  expect(new Set(await Promise.all(all))).toEqual(new Set(['answered']));
  expect(order).toEqual(['line', 'now', 'example', 'handles']);
});

test('what takes too long is cancelled, never ruled, and the next call is answered', async () => {
  const call = lanes({ limit: 1000 });
  expect(code(await call('rule', { busy: 60_000 }))).toBe('cancelled');
  expect(await call('rule', { n: 2 })).toEqual({ ok: true, value: ['rule', 2] });
});

test('what is asked for a place, or everything, can be cancelled', async () => {
  const call = lanes();
  const [a, b] = [call('rule', { for: 'a', busy: 60_000 }), call('rule', { for: 'b', n: 1 })];
  await call('cancel', { for: 'a' });
  expect([code(await a), code(await b)]).toEqual(['cancelled', 'answered']);
  const all = [call('rule', { busy: 60_000 }), call('rule', {}), call('now', { for: 'x' })];
  await call('cancel', {});
  expect((await Promise.all(all)).map(code)).toEqual(['cancelled', 'cancelled', 'cancelled']);
});

test('a lane whose thread dies fails its call and works again', async () => {
  const call = lanes();
  const lost = call('rule', { busy: 60_000 });
  await call('saveCase', {});
  await workers[0]!.terminate();
  await expect(lost).rejects.toThrow('the desk has ended');
  expect(code(await call('rule', {}))).toBe('answered');
});

test('the thread of imports is ended once none runs, never while one does', async () => {
  const call = lanes({ idle: 100 });
  await call('importStart', { state: 'running' });
  await wait(700);
  expect(await call('importState', {})).toEqual({ ok: true, value: { state: 'running' } });
  await call('importPart', { state: 'done' });
  await expect.poll(() => workers[0]!.threadId, { timeout: 5_000 }).toBe(-1);
  expect(await call('importState', {})).toEqual({ ok: true, value: null });
  await call('importPart', {});
  expect(opened).toEqual(['imports', 'imports']);
});
