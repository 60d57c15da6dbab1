import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensure } from '../build/outputs.ts';

vi.setConfig({ testTimeout: 120_000 });
const dir = mkdtempSync(join(tmpdir(), 'judge-desk-cli-'));
beforeAll(() => ensure(['judge']), 300_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const judge = resolve(import.meta.dirname, '../build/judge.mjs');
const args = (...more: string[]) => [judge, 'desk', ...more, '--data', dir];
const run = (...more: string[]): string => execFileSync(process.execPath, args(...more), { encoding: 'utf8' });
const json = <T = Record<string, unknown>>(...more: string[]): T => JSON.parse(run(...more, '--json')) as T;
const failed = (...more: string[]) => spawnSync(process.execPath, args(...more), { encoding: 'utf8' });

test('an event from the command line, from its making to its erasing', () => {
  const event = json<{ id: string }>('event', 'new', 'Regional', 'Kiel', '--date', '2026-08-22').id;
  const clock = json<{ id: string }>('clock', 'new', event, 'Round 1', '--minutes', '50', '--round', '1').id;
  expect(json('clock', 'start', clock)).toMatchObject({ running: true, seconds: 3000 });
  const call = json<{ id: string }>('call', 'new', event, '--table', '12', '--players', 'Kim, Lee', '--round', '1', '--clock', clock).id; // prettier-ignore
  const file = join(dir, 'case.yaml');
  writeFileSync(file, 'game: ygo\nruleset: ygo-current\nstate: {}\nmoves: []\n');
  expect(json('call', 'rule', call, file)).toMatchObject({ entry: { call, event, table: '12' } });
  const give = ['infraction', 'give', event, '--player', 'Kim', '--infraction', 'ygo.infraction.slow-play', '--degree', 'minor', '--call', call]; // prettier-ignore
  expect(json(...give)).toMatchObject({ penalty: { id: 'warning' }, table: '12' });
  expect(json(...give.with(1, 'assess'))).toMatchObject({ suggested: { id: 'game-loss' }, headJudge: true });
  expect(json('call', 'stop', call)).toMatchObject({ extension: { seconds: 180 }, rulings: [{ verdict: 'resolved' }] });
  expect(run('event', 'show', event, '--lang', 'de')).toContain('1 Rufe (0 offen), 1 Verstöße, 1 Entscheidungen');
  const page = join(dir, 'event.html');
  run('event', 'file', event, page, '--lang', 'de');
  expect(readFileSync(page, 'utf8')).toContain('Kim, Lee');
  expect(failed('event', 'erase', event).status).toBe(2);
  expect(run('event', 'erase', event, '--yes', '--lang', 'en')).toContain('Erased for good');
  expect(json<{ calls: unknown[] }>('call', 'list', event).calls).toMatchObject([{ players: [], table: '' }]);
});

test('what is missing or wrong is told in one line', () => {
  for (const wrong of [[], ['dance'], ['penalty', '--game', 'x'], ['event'], ['event', 'dance'], ['event', 'show'], ['clock', 'new', 'x', 'Round'], ['infraction', 'give', 'x'], ['walk', 'none.such.walk'], ['call', 'rule', 'x', 'no-such-file']]) {
    const { status, stderr } = failed(...wrong);
    expect([wrong, status, stderr.trim().split('\n').length]).toEqual([wrong, 2, 1]);
  }
}); // prettier-ignore

test('penalties by words and by walking', () => {
  const found = json<{ covered: boolean; hits: { degree?: string }[] }>('penalty', 'shuffled', 'hand', 'into', 'deck', '--game', 'ygo');
  expect([found.covered, found.hits[0]?.degree]).toEqual([true, 'major']);
  expect(json('penalty', 'the', 'moon', 'landing')).toMatchObject({ covered: false });
  expect(json('walk', '--game', 'ygo', '1', '2', '2')).toMatchObject({ end: { degree: { id: 'major' } } });
  expect(run('walk', '--game', 'ptcg', '--time', '--date', '2025-10-01', '--lang', 'en')).toContain('1 September 2025');
  expect(run('walk', '--game', 'ygo', '--time', '--date', '2001-01-01', '--lang', 'en')).toContain('Nothing is established');
}); // prettier-ignore
