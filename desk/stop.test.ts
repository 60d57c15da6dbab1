// Work is left at the next card, reading or ruling: the answer is 'dropped', and nothing is kept that is not true.
import { afterAll, expect, test } from 'vitest';
import type { Answer } from './contract.ts';
import { fixtureRules } from './fixture.ts';
import { openDesk } from './open.ts';

const { rules, data, remove } = fixtureRules();
const desk = openDesk({ rules, data, mapped: false });
afterAll(remove);

const LINE = { line: 'A: Second Dawn -> Dark Exhibit > B: Silent Test Gale -> Second Dawn > A: Costly Decree' };
const codeOf = (answer: Answer<unknown>) => (answer.ok ? 'answered' : answer.problems[0]!.code);
/** Wanted for so many askings, then no more; counts them. */
function wantedFor(times: number) {
  const stop = () => ++stop.asked > times;
  stop.asked = 0;
  return stop;
}

test('a line, a ruling, what may be done, handles and a written line are left wherever they stand', async () => {
  const whole = await desk.line(LINE);
  if (!whole.ok) throw new Error(codeOf(whole));
  const { case: of } = whole.value;
  const asks = {
    line: (stop: () => boolean) => desk.line(LINE, stop),
    rule: (stop: () => boolean) => desk.rule({ case: of }, stop),
    now: (stop: () => boolean) => desk.now({ case: of }, stop),
    handles: (stop: () => boolean) => desk.handles({ case: of }, stop),
    lineOf: (stop: () => boolean) => desk.lineOf({ case: of }, stop),
  };
  for (const [channel, ask] of Object.entries(asks)) {
    const never = wantedFor(Infinity);
    expect(codeOf(await ask(never)), channel).toBe('answered');
    for (const times of [0, 1, Math.floor(never.asked / 2), never.asked - 1]) {
      const stop = wantedFor(times);
      expect(codeOf(await ask(stop)), `${channel} after ${times} of ${never.asked}`).toBe('dropped');
      expect(stop.asked, 'nothing goes on behind it').toBe(times + 1);
    }
  }
  expect(await desk.line(LINE)).toEqual(whole);
});
