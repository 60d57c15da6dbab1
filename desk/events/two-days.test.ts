/** An event of two days: 600 calls, by two programs in turn, closed and opened again; clocks over a machine that slept, and over a computer's clock that was set. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJudgeDb, type JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { RulesDb } from '../../rules-db/rules-db.ts';
import type { Answer } from '../contract.ts';
import { eventChannels } from './channels.ts';

let dir: string;
let now: number;
let open: JudgeDb[];
const clock = () => new Date(now);
const minutes = (n: number): void => void (now += n * 60_000);
/** A program with its own connection; the judge's computer runs two at once. */
const program = () => {
  const judge = openJudgeDb(dir, { now: clock });
  open.push(judge);
  const rules = () => ({ penalties: () => undefined }) as unknown as RulesDb;
  return eventChannels({ rules, judge: () => judge, judgeIfThere: () => judge, rulings: () => [], clock });
};
const close = (): void => open.splice(0).forEach((judge) => judge.close());
const got = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
  const given = await answer;
  if (!given.ok) throw new Error(JSON.stringify(given.problems));
  return given.value;
};
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'judge-two-days-'));
  now = Date.UTC(2026, 7, 22, 9);
  open = [];
});
afterEach(() => {
  close();
  rmSync(dir, { recursive: true, force: true });
});

test('600 calls of two days, by two programs, opened again 24 times: each call, each extension and each clock is there', async () => {
  let desks = [program(), program()] as const;
  const event = (await got(desks[0].saveEvent({ name: 'Regional', game: 'ptcg', from: '2026-08-22', to: '2026-08-23' }))).id; // prettier-ignore
  const told = new Map<string, { round: number; table: string; lasted: number; extension: number }>();
  const rounds: string[] = [];
  for (let round = 1; round <= 12; round++) {
    if (round === 7) now = Date.UTC(2026, 7, 23, 9);
    const { id } = await got(desks[0].saveClock({ event, name: `Round ${round}`, seconds: 3000, round }));
    rounds.push(id);
    await got(desks[1].turnClock({ id, do: 'start' }));
    for (let n = 1; n <= 50; n++) {
      const [begins, ends] = n % 2 ? desks : [desks[1], desks[0]];
      const call = await got(begins.startCall({ event, round, table: `${n}`, players: [`P${n}`, `Q${n}`], subject: 'Trigger?', clock: id })); // prettier-ignore
      now += 30_000 + n * 1000;
      const stopped = await got(ends.stopCall({ id: call.id }));
      told.set(call.id, { round, table: `${n}`, lasted: 30 + n, extension: stopped.extension?.seconds ?? 0 });
      if (n % 25 !== 0) continue;
      close();
      desks = [program(), program()];
    }
    await got(desks[0].turnClock({ id, do: 'pause' }));
    minutes(15);
  }
  close();
  const [desk] = [program()];
  expect((await got(desk.event({ id: event }))).counts).toMatchObject({ clocks: 12, calls: 600, open: 0 });
  const calls = [];
  for (let offset = 0; offset < 600; offset += 100) calls.push(...(await got(desk.calls({ event, limit: 100, offset }))).calls); // prettier-ignore
  const kept = calls.map(({ id, round, table, lasted, extension }) => [id, { round, table, lasted, extension: extension?.seconds ?? 0 }]); // prettier-ignore
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(told));
  // Whatever was lost inside the round: what came after its end gives nothing.
  const inRound = [...told.values()].filter(({ extension }) => extension > 0);
  expect(inRound.length).toBeGreaterThan(400);
  const clocks = await got(desk.clocks({ event }));
  expect(clocks.map(({ id }) => id).sort()).toEqual([...rounds].sort());
  for (const one of clocks) expect(one).toMatchObject({ running: false, seconds: 3000 });
}, 120_000);

test('a machine that slept: the clock went on, and a call that was open is as long as it was', async () => {
  const desk = program();
  const event = (await got(desk.saveEvent({ name: 'Cup', game: 'ptcg', from: '2026-08-22' }))).id;
  const { id } = await got(desk.saveClock({ event, name: 'Round 1', seconds: 3000 }));
  await got(desk.turnClock({ id, do: 'start' }));
  minutes(10);
  const call = await got(desk.startCall({ event, table: '4', clock: id }));
  // The lid is closed for twenty minutes; nothing ran meanwhile.
  minutes(20);
  expect((await got(desk.clocks({ event })))[0]).toMatchObject({ running: true, left: 1200 });
  expect(await got(desk.stopCall({ id: call.id }))).toMatchObject({ lasted: 1200, extension: { seconds: 1200 } });
  // Closed over night: the round is long over, and a call that nobody ended gives no more than the round had left.
  const late = await got(desk.startCall({ event, table: '5', clock: id }));
  minutes(14 * 60);
  close();
  const again = program();
  expect((await got(again.clocks({ event })))[0]!.left).toBe(1200 - 14 * 3600);
  expect(await got(again.stopCall({ id: late.id }))).toMatchObject({ lasted: 14 * 3600, extension: { seconds: 1200 } });
});

test("the computer's clock is set back: no time is lost or given, and the clock goes on where it stood", async () => {
  const desk = program();
  const event = (await got(desk.saveEvent({ name: 'Cup', game: 'ptcg', from: '2026-08-22' }))).id;
  const { id } = await got(desk.saveClock({ event, name: 'Round 1', seconds: 3000 }));
  await got(desk.turnClock({ id, do: 'start' }));
  minutes(10);
  await got(desk.turnClock({ id, do: 'pause' }));
  minutes(-60);
  expect((await got(desk.clocks({ event })))[0]).toMatchObject({ running: false, left: 2400 });
  await got(desk.turnClock({ id, do: 'start' }));
  expect((await got(desk.clocks({ event })))[0]).toMatchObject({ running: true, left: 2400 });
  minutes(5);
  expect((await got(desk.clocks({ event })))[0]).toMatchObject({ running: true, left: 2100 });
});
