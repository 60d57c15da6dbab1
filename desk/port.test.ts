import { expect, test } from 'vitest';
import type { Answer } from './contract.ts';
import { answerCalls, callsTo, type Peer, type Port } from './port.ts';

/** Two ends joined in memory, and a way to let the far one die. */
function pair(): { near: Peer; far: Port; end: (why: string) => void } {
  const toFar: ((m: unknown) => void)[] = [];
  const toNear: ((m: unknown) => void)[] = [];
  const ended: ((why: string) => void)[] = [];
  const send = (listeners: ((m: unknown) => void)[]) => (m: unknown) =>
    queueMicrotask(() => listeners.forEach((listener) => listener(structuredClone(m))));
  return {
    near: {
      post: send(toFar),
      onMessage: (l) => toNear.push(l),
      onEnd: (l) => ended.push(l),
      end: () => ended.forEach((l) => l('ended')),
    },
    far: { post: send(toNear), onMessage: (l) => toFar.push(l) },
    end: (why) => ended.forEach((listener) => listener(why)),
  };
}

const echo = async (channel: string, input: unknown): Promise<Answer<unknown>> => {
  if (channel === 'slow') await new Promise((done) => setTimeout(done, 20));
  if (channel === 'fault') throw new Error('invariant: broken');
  return { ok: true, value: [channel, input] };
};

test('answers find their callers, in whatever order they come', async () => {
  const { near, far } = pair();
  answerCalls(far, echo);
  const call = callsTo(() => near);
  const [slow, fast] = await Promise.all([call('slow', 1), call('fast', 2)]);
  expect([slow, fast]).toEqual([
    { ok: true, value: ['slow', 1] },
    { ok: true, value: ['fast', 2] },
  ]);
});

test('a fault reaches the caller and the port lives on', async () => {
  const { near, far } = pair();
  answerCalls(far, echo);
  const call = callsTo(() => near);
  await expect(call('fault', 0)).rejects.toThrow('invariant: broken');
  expect(await call('fast', 1)).toEqual({ ok: true, value: ['fast', 1] });
});

test('when the far end dies its open calls fail, and the next call opens a new one', async () => {
  const first = pair();
  const second = pair();
  answerCalls(second.far, echo);
  const peers = [first.near, second.near];
  const call = callsTo(() => peers.shift()!);
  const lost = call('fast', 1);
  first.end('exit code 11');
  await expect(lost).rejects.toThrow('the desk has ended: exit code 11');
  expect(await call('fast', 2)).toEqual({ ok: true, value: ['fast', 2] });
});
