/**
 * One program of the kill test (tests/kill.test.ts): works on a data folder until it is killed, and tells on standard
 * output what was confirmed. Every line told is a promise: `save ID N`, `hidden ID`, `cards`.
 */
import { closeSync, openSync, readdirSync, truncateSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../desk/contract.ts';
import { importCards } from '../rules-db/import/import.ts';
import { openJudgeDb, type JudgeDb } from '../rules-db/judge/judge-db.ts';
import { eventDesk } from './event-desk.ts';

const [dir, work, name, cards] = process.argv.slice(2) as [string, string, string, string];
/** Written at once: a line in a buffer would be lost with the process. */
const tell = (line: string): void => void writeSync(1, `${line}\n`);

const works: Record<string, (judge: JudgeDb) => Promise<void> | void> = {
  save(judge) {
    for (let n = 1; ; n++) {
      const id = `${name}-${n % 7}`;
      judge.saveCase({ id, title: `${id} ${n}`, game: 'ygo', case: { n, text: 'x'.repeat((n * 997) % 20_000) } });
      tell(`save ${id} ${n}`);
    }
  },
  restore: (judge) => restoring(judge, (n) => (n % 2 ? 'replace' : 'add')),
  add: (judge) => restoring(judge, () => 'add'),
  async import(judge) {
    for (;;) {
      await importCards(judge, cards);
      tell('cards');
      await judge.removeCards('ygo');
    }
  },
  /** An event at work: a clock that is added to, calls begun and ended, names erased now and then. */
  async event(judge) {
    const desk = eventDesk(judge);
    const event = (await got(desk.saveEvent({ name, game: 'ptcg', from: '2026-08-22' }))).id;
    const clock = (await got(desk.saveClock({ event, name: 'Round', seconds: 1 }))).id;
    for (let n = 1; ; n++) {
      const added = await got(desk.turnClock({ id: clock, do: 'add', seconds: 1 }));
      tell(`clock ${event} ${added!.seconds - 1}`);
      const call = await got(desk.startCall({ event, table: `${n}`, players: ['Somebody'] }));
      tell(`call ${event} ${call.id}`);
      await got(desk.stopCall({ id: call.id }));
      tell(`stopped ${event} ${call.id}`);
      if (n % 9 !== 0) continue;
      await got(desk.eraseEvent({ id: event, what: 'persons' }));
      tell(`erased ${event} ${call.id}`);
    }
  },
  /** Damages the file as it closes it, opens it again, and so is killed in the middle of a rescue. */
  rescue(judge) {
    judge.setSetting('begun', name);
    tell('begun');
    judge.close();
    for (let n = 1; ; n++) {
      const path = join(dir, 'casebook.db');
      if (n % 3 === 0) truncateSync(path, n % 2 ? 0 : 5000);
      else overwrite(path);
      const again = openJudgeDb(dir);
      again.saveCase({ id: name, title: `${name} ${n}`, game: 'ygo', case: { n } });
      // Only what is in a copy, too, outlives the damage that comes next.
      const copied = again.restoreFrom({ file: again.archive() }, 'add');
      if (copied.broken === 0 && readdirSync(dir).some((file) => file.includes('.copy-'))) tell(`save ${name} ${n}`);
      again.close();
    }
  },
};

async function got<T>(answer: Promise<Answer<T>>): Promise<T> {
  const given = await answer;
  if (!given.ok) throw new Error(JSON.stringify(given.problems));
  return given.value;
}

function restoring(judge: JudgeDb, how: (n: number) => 'add' | 'replace'): void {
  for (let n = 1; ; n++) {
    judge.restoreFrom({ file: judge.archive() }, how(n));
    judge.saveCase({ id: name, title: `${name} ${n}`, game: 'ygo', case: { n } });
    tell(`save ${name} ${n}`);
  }
}

function overwrite(path: string): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(4096, 0xab), 0, 4096, 0);
  closeSync(file);
}

// An earlier version's folder is taken over on opening: it is told before, and nothing is done after.
if (work === 'migrate') {
  tell('begun');
  openJudgeDb(dir).settings();
  setInterval(() => {}, 1000);
} else await works[work]!(openJudgeDb(dir));
