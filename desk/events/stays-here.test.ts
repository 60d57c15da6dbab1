/** Nothing of an event leaves the machine by itself: no module of the desk can open a connection, and no call of it does. */
import { Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from '../../build/fresh.mjs';
import { importsOf, readSources } from '../../build/rooms.ts';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import { openRulesDb } from '../../rules-db/rules-db.ts';
import type { Answer } from '../contract.ts';
import { fixtureRules } from '../fixture.ts';
import { penaltyChannels } from '../penalties/channels.ts';
import { eventChannels } from './channels.ts';

const NETWORK = /^(node:)?(net|http|https|http2|tls|dgram|dns|undici|ws)(\/|$)/;

test('no module of the desk, and of what it rests on, imports what opens a connection or fetches', () => {
  const sources = readSources(root).filter(({ path }) => /^(desk|rules-db|reader|engine)\//.test(path) && !/\.test\.ts$/.test(path)); // prettier-ignore
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((one) => importsOf(one).some((name) => NETWORK.test(name))).map(({ path }) => path)).toEqual(
    [],
  );
  const calls = /\b(fetch|WebSocket|EventSource|XMLHttpRequest|sendBeacon)\s*\(/;
  expect(sources.filter(({ text }) => calls.test(text.replace(/\.\s*fetch\(/g, ''))).map(({ path }) => path)).toEqual(
    [],
  );
});

test('an event from its beginning to its erasing: no connection is asked for', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect').mockImplementation(() => expect.unreachable('a connection'));
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('a request'));
  const dir = mkdtempSync(join(tmpdir(), 'judge-stays-'));
  const fixture = fixtureRules();
  const rulesDb = openRulesDb(fixture.rules);
  const judge = openJudgeDb(dir);
  const rules = () => rulesDb;
  const desk = { ...eventChannels({ rules, judge: () => judge, judgeIfThere: () => judge, rulings: () => [] }), ...penaltyChannels({ rules }) }; // prettier-ignore
  const got = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
    const given = await answer;
    if (!given.ok) throw new Error(JSON.stringify(given.problems));
    return given.value;
  };
  const { id: event } = await got(desk.saveEvent({ name: 'Regional', game: 'ptcg', from: '2026-11-22' }));
  const { id: clock } = await got(desk.saveClock({ event, name: 'Round 1', seconds: 3000 }));
  await got(desk.turnClock({ id: clock, do: 'start' }));
  const { id: call } = await got(desk.startCall({ event, table: '12', players: ['Kim'], clock }));
  await got(desk.stopCall({ id: call }));
  await got(desk.saveTable({ event, round: 1, table: '12', players: ['Kim', 'Lou'] }));
  await got(desk.findInfraction({ query: 'he drew two cards', game: 'ptcg' }));
  for (const as of ['text', 'html', 'json'] as const) await got(desk.eventFile({ id: event, as, lang: 'en' }));
  await got(desk.eraseEvent({ id: event, what: 'all' }));
  expect([connect.mock.calls.length, fetched.mock.calls.length]).toEqual([0, 0]);
  judge.close();
  rulesDb.close();
  fixture.remove();
  rmSync(dir, { recursive: true, force: true });
});
