import * as v from 'valibot';
import { expect, test } from 'vitest';
import { inputs } from './contract.ts';
import { deskOver, serving } from './serve.ts';

const contract = {
  double: v.strictObject({ n: v.number(), label: v.optional(v.pipe(v.string(), v.maxLength(1000))) }),
  fault: v.strictObject({}),
};
const call = serving(contract, {
  double: async ({ n }) => ({ ok: true, value: n * 2 }),
  fault: async () => {
    throw new Error('invariant: never asked');
  },
});

test('a good call is answered', async () => {
  expect(await call('double', { n: 21 })).toEqual({ ok: true, value: 42 });
});

test('every problem of a bad input is named with its path, in both languages', async () => {
  const answer = await call('double', { n: 'two', label: 7, more: 1 });
  expect(answer).toMatchObject({ ok: false });
  if (answer.ok) throw new Error('unreachable');
  expect(answer.problems.map(({ code, path }) => [code, path])).toEqual([
    ['bad-input', '/n'],
    ['bad-input', '/label'],
    ['bad-input', '/more'],
  ]);
  expect(answer.problems[0]?.message).toEqual({
    en: 'Expected number, got "two".',
    de: 'Erwartet: number; angegeben: "two".',
  });
});

test('a text that is too long is told how long it may be, not quoted', async () => {
  const answer = await call('double', { n: 1, label: 'x'.repeat(1001) });
  if (answer.ok) throw new Error('unreachable');
  expect(answer.problems.map(({ message }) => message.en)).toEqual([
    'That is too long: 1001 characters, at most 1000 are taken.',
  ]);
});

test('an unknown channel is refused, also one every object inherits', async () => {
  for (const channel of ['tripple', 'constructor', '__proto__', 'toString'])
    expect(await call(channel, {})).toMatchObject({ ok: false, problems: [{ code: 'unknown-channel' }] });
});

test("a fault of the desk is thrown on, not turned into the caller's problem", async () => {
  await expect(call('fault', {})).rejects.toThrow('invariant: never asked');
});

test('the desk seen from a front end has one verb per channel', async () => {
  const asked: unknown[] = [];
  const desk = deskOver(async (channel, input) => {
    asked.push([channel, input]);
    return { ok: true, value: null };
  });
  expect(Object.keys(desk)).toEqual(Object.keys(inputs));
  await desk.show({ id: 'x' });
  expect(asked).toEqual([['show', { id: 'x' }]]);
});
