/**
 * Programs that save, restore, import and rescue are killed at random moments; then what they confirmed must be there, the
 * files sound, and nothing left over. Some twenty seconds of it here; JUDGE_KILLS=1000 for as many kills by hand.
 */
import Database from 'better-sqlite3';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openJudgeDb } from '../rules-db/judge/judge-db.ts';
import { migrations } from '../rules-db/judge/migrations.ts';
import { eventDesk } from './event-desk.ts';

const root = mkdtempSync(join(tmpdir(), 'kill-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const CARDS = 400;
const cards = join(root, 'cards.jsonl');
writeFileSync(
  cards,
  Array.from(
    { length: CARDS },
    (_, i) =>
    JSON.stringify({ password: 1000 + i, name: { en: `Sheet ${i}` }, text: { en: 'Fold 1 card.' }, card_type: 'Spell', property: 'Normal' }), // prettier-ignore
  ).join('\n'),
);

/** Runs one program for so many milliseconds after its first word, and gives back what it told. */
function killed(dir: string, work: string, name: string, after: number): Promise<string[]> {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, 'kill.ts'), dir, work, name, cards], { stdio: ['ignore', 'pipe', 'pipe'] }); // prettier-ignore
  let told = '';
  let faults = '';
  let clock: NodeJS.Timeout | undefined;
  child.stdout.on('data', (part: Buffer) => {
    told += part.toString();
    clock ??= setTimeout(() => child.kill('SIGKILL'), after);
  });
  child.stderr.on('data', (part: Buffer) => (faults += part.toString()));
  return new Promise((done, fail) =>
    child.on('close', (_code, signal) => {
      if (signal === 'SIGKILL') done(told.split('\n').filter(Boolean));
      else fail(new Error(`${work} ended by itself: ${faults}`));
    }),
  );
}

/** What must be true of a folder, whatever happened in it. */
function check(dir: string, promised: Map<string, number>): void {
  const judge = openJudgeDb(dir);
  for (const [id, n] of promised) {
    const found = judge.savedCase(id)?.case as { n: number } | undefined;
    expect([id, (found?.n ?? -1) >= n]).toEqual([id, true]);
  }
  expect([0, CARDS]).toContain(judge.cardCount());
  expect(judge.state().failure).toBeUndefined();
  judge.close();
  for (const name of ['casebook.db', 'judge.db']) {
    const db = new Database(join(dir, name), { readonly: true });
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
  }
  expect(readdirSync(dir).filter((name) => /\.tmp|\.next/.test(name))).toEqual([]);
}

const keep = (promised: Map<string, number>, lines: string[]): void => {
  for (const line of lines) {
    const [what, id, n] = line.split(' ');
    if (what === 'save') promised.set(id!, Number(n));
  }
};
const BUDGET = 12_000;

/** What was told of events: each clock's seconds, each call with whether it ended, and after which call names were erased. */
async function checkEvents(dir: string, lines: readonly string[]): Promise<void> {
  const judge = openJudgeDb(dir);
  const desk = eventDesk(judge);
  const of = (what: string) => lines.map((line) => line.split(' ')).filter(([said]) => said === what);
  for (const [, event, seconds] of of('clock')) {
    const clocks = await desk.clocks({ event: event! });
    expect([event, clocks.ok && clocks.value[0]!.seconds > Number(seconds)]).toEqual([event, true]);
  }
  const erased = new Set(of('erased').map(([, , call]) => call));
  const stopped = new Set(of('stopped').map(([, , call]) => call));
  for (const [, , id] of of('call')) {
    const call = await desk.call({ id: id! });
    const kept = call.ok
      ? { stopped: call.value.stopped !== undefined, players: call.value.players.length }
      : undefined;
    expect([id, kept === undefined]).toEqual([id, false]);
    if (stopped.has(id)) expect([id, kept!.stopped]).toEqual([id, true]);
    if (erased.has(id)) expect([id, kept!.players]).toEqual([id, 0]);
  }
  expect(judge.state().failure).toBeUndefined();
  judge.close();
}

test('an event at work is killed, by itself and with another beside it: no call, clock or erasing that was confirmed is lost', async () => {
  const dir = join(root, 'event');
  const told: string[] = [];
  const started = performance.now();
  for (let round = 0; performance.now() - started < BUDGET / 2; round++) {
    const two = [0, 1].map((n) => killed(dir, 'event', `event-${round}-${n}`, 50 + Math.random() * 400));
    told.push(...(await Promise.all(two)).flat());
    await checkEvents(dir, told);
  }
  expect(told.filter((line) => line.startsWith('stopped')).length).toBeGreaterThan(10);
}, 3_600_000);

/** A folder as version 1 or 2 of the program left it, with so many cases. */
function earlierFolder(dir: string, version: number, cases: number): void {
  mkdirSync(dir, { mode: 0o700 });
  const db = new Database(join(dir, 'judge.db'));
  for (const sql of migrations.slice(0, version)) db.exec(sql);
  db.pragma(`application_id = ${0x4a554447}`);
  db.pragma(`user_version = ${version}`);
  const at = '2026-01-01T00:00:00.000Z';
  const put = db.prepare('INSERT INTO saved_case VALUES (?, ?, ?, ?, ?, ?, ?, ?)');
  for (let n = 0; n < cases; n++)
    put.run(`old-${n}`, `Old ${n}`, 'ygo', JSON.stringify({ n, text: 'x'.repeat(n * 400) }), ` old ${n}`, at, at, null);
  db.close();
}

test('an earlier version’s folder is taken over whole, whenever that is killed, by one program or two', async () => {
  const started = performance.now();
  const CASES = 60;
  const all = new Map(Array.from({ length: CASES }, (_, n) => [`old-${n}`, n]));
  let kills = 0;
  for (let round = 0; KILLS > 0 ? kills < KILLS / 4 : performance.now() - started < BUDGET / 4; round++) {
    const dir = join(root, `earlier-${round}`);
    earlierFolder(dir, 1 + (round % 2), CASES);
    const two = [0, 1].map((n) => killed(dir, 'migrate', `${n}`, Math.random() * 80));
    kills += (await Promise.all(two)).length;
    check(dir, all);
    rmSync(dir, { recursive: true });
  }
  console.log(`${kills} kills while an earlier folder was taken over`);
}, 3_600_000);

const KILLS = Number(process.env.JUDGE_KILLS ?? 0);

test('what was confirmed survives every kill, of one program or of two at once', async () => {
  const started = performance.now();
  const dirs = { alone: join(root, 'alone'), together: join(root, 'together'), rescued: join(root, 'rescued') };
  const promised = { alone: new Map<string, number>(), together: new Map<string, number>(), rescued: new Map<string, number>() }; // prettier-ignore
  let kills = 0;
  const moment = () => 5 + Math.random() * 250;
  for (let round = 0; KILLS > 0 ? kills < KILLS : performance.now() - started < BUDGET; round++) {
    const alone = ['save', 'restore', 'import'][round % 3]!;
    // The damage is its own test: it may not fall on a folder another program has just saved into.
    const told = await Promise.all([
      killed(dirs.alone, alone, `${alone}-${round}`, moment()),
      // Going back to an earlier state would take back what the other saves meanwhile: together they only add.
      ...['save', 'add'].map((work) => killed(dirs.together, work, `${work}-${round}`, moment())),
      killed(dirs.rescued, 'rescue', `rescue-${round}`, moment() * 2),
    ]);
    kills += told.length;
    keep(promised.alone, told[0]!);
    for (const lines of told.slice(1, 3)) keep(promised.together, lines);
    keep(promised.rescued, told[3]!);
    for (const where of ['alone', 'together', 'rescued'] as const) check(dirs[where], promised[where]);
  }
  expect(kills).toBeGreaterThan(4);
  console.log(`${kills} kills, ${[...Object.values(promised)].reduce((n, map) => n + map.size, 0)} promises held`);
}, 3_600_000);
