// Ids written short: whatever a channel names by them – itself, its event, call or clock – is the one record that begins so.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJudgeDb, type JudgeDb } from '../../rules-db/judge/judge-db.ts';
import { Refused } from '../refused.ts';
import { shortId, withWholeIds } from './ids.ts';

let dir: string;
let judge: JudgeDb;
const KINDS = ['event', 'call', 'clock', 'given'] as const;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'judge-ids-'));
  judge = openJudgeDb(dir);
  for (const kind of KINDS) judge.records.put(kind, `${kind}-12345678`, { head: {}, body: null });
});
afterAll(() => {
  judge.close();
  rmSync(dir, { recursive: true, force: true });
});
const whole = (channel: Parameters<typeof withWholeIds>[1], input: object) => withWholeIds(judge, channel, input);

test.each([
  ['event', 'event'],
  ['saveClock', 'clock'],
  ['deleteCase', undefined],
  ['turnClock', 'clock'],
  ['noteCall', 'call'],
  ['stopCall', 'call'],
  ['call', 'call'],
  ['withdrawInfraction', 'given'],
] as const)('the id of %s', (channel, kind) => {
  const id = `${kind ?? 'clock'}-12`;
  expect(whole(channel, { id })).toEqual({ id: kind ? `${kind}-12345678` : id });
});

test('what it says it belongs to, and nothing else', () => {
  expect(whole('giveInfraction', { event: 'event-12', call: 'call-1', clock: 'clock-', player: 'call-1' })).toEqual({
    event: 'event-12345678',
    call: 'call-12345678',
    clock: 'clock-12345678',
    player: 'call-1',
  });
  // Another kind's, too short, and what nothing begins with stay as they were written.
  for (const call of ['even', 'cal', 'nobody']) expect(whole('giveInfraction', { call })).toEqual({ call });
});

test('a beginning of several is refused with all of them', () => {
  judge.records.put('call', 'call-12399999', { head: {}, body: null });
  let problems: unknown;
  try {
    whole('call', { id: 'call-123' });
  } catch (error) {
    problems = error instanceof Refused ? error.problems : error;
  }
  const both = 'call-12345678, call-12399999';
  expect(problems).toEqual([
    { code: 'ambiguous-id', path: '', message: { de: `Mit „call-123“ beginnen mehrere: ${both}.`, en: `Several begin with “call-123”: ${both}.` } },
  ]); // prettier-ignore
  expect(whole('call', { id: 'call-12345678' })).toEqual({ id: 'call-12345678' });
  expect(shortId('call-12345678')).toBe('call-123');
});
