// Every kind of file the app reads, damaged in more than forty ways: each is answered, nothing ends in an exception, and what
// does not stand in that file is not touched.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sourceOf } from '../../cli/call.ts';
import { fileCalled } from '../../cli/data.ts';
import type { Answer, JudgeDesk } from '../../desk/contract.ts';
import { createDesk } from '../../desk/desk.ts';
import { fixtureRules } from '../../desk/fixture.ts';
import { openDesk } from '../../desk/open.ts';
import { answer } from '../../desk/refused.ts';
import { checkedIn, hashFile, hashOf } from '../../rules-db/checked.ts';
import { importCards } from '../../rules-db/import/import.ts';
import { hasJudgeData, openJudgeDb, type JudgeDb } from '../../rules-db/judge/judge-db.ts';
import { openRulesDb } from '../../rules-db/rules-db.ts';
import { cleared, damagesOf, ENDLESS } from './damages.ts';

const root = mkdtempSync(join(tmpdir(), 'damaged-'));
const CASES = 12;
const CASE = { game: 'ygo', state: { players: { A: { hand: ['Second Dawn'], graveyard: ['Dark Exhibit'] } } }, moves: [{ by: 'A', do: 'activate', card: 'Second Dawn', targets: ['Dark Exhibit'] }] }; // prettier-ignore
const CARDS = Array.from({ length: 40 }, (_, i) => JSON.stringify({ password: 1000 + i, name: { en: `Sheet ${i}` }, text: { en: 'Fold 1 card.' }, card_type: 'Spell', property: 'Normal' })).join('\n'); // prettier-ignore
/** A week's work, its copy and a few imported cards. */
const week = join(root, 'week');
let fixture: ReturnType<typeof fixtureRules>;
let other: Buffer;

beforeAll(async () => {
  fixture = fixtureRules();
  const list = join(root, 'cards.jsonl');
  writeFileSync(list, CARDS);
  const judge = openJudgeDb(week);
  for (let n = 0; n < CASES; n++) judge.saveCase({ id: `c${n}`, title: `Case ${n}`, game: 'ygo', case: CASE });
  await importCards(judge, list);
  judge.close();
  // Opened again, a copy is made.
  const again = openJudgeDb(week);
  expect(again.savedCases().total).toBe(CASES);
  again.close();
  const path = join(root, 'other.db');
  const db = new Database(path);
  db.exec("CREATE TABLE pages (n INTEGER, text TEXT); INSERT INTO pages VALUES (1, 'Another program''s.')");
  db.close();
  other = readFileSync(path);
}, 120_000);
afterAll(() => {
  fixture.remove();
  rmSync(root, { recursive: true, force: true });
});

/** The desk over a data folder, and how to close it. */
function deskOver(data: string, rulesPath = fixture.rules): { desk: JudgeDesk; close: () => void } {
  let opened: JudgeDb | undefined;
  let rules: ReturnType<typeof openRulesDb> | undefined;
  const judge = () => (opened ??= openJudgeDb(data));
  const desk = createDesk({
    engine: async () => (await import('../../desk/rulings/engine.ts')).engine,
    rules: () => (rules ??= openRulesDb(rulesPath, { integrity: checkedIn(data) })),
    folder: data,
    judge,
    judgeIfThere: () => (opened || hasJudgeData(data) ? judge() : undefined),
  });
  return { desk, close: () => (opened?.close(), rules?.close()) };
}
const codes = (given: Answer<unknown>): string => (given.ok ? 'ok' : given.problems.map(({ code }) => code).join());

/** What a judge asks in the first minutes: each call has to be answered, in whatever way. */
async function minutes(desk: JudgeDesk): Promise<Record<string, string>> {
  const asked = {
    health: await desk.dataHealth({}),
    settings: await desk.settings({}),
    cases: await desk.savedCases({}),
    opened: await desk.savedCase({ id: 'c3' }),
    cards: await desk.cards({ game: 'ygo', names: ['Sheet 7', 'Second Dawn'] }),
    search: await desk.search({ query: 'sheet' }),
    ruling: await desk.rule({ case: CASE }),
    copies: await desk.dataCopies({}),
    file: await desk.dataFile({}),
    saved: await desk.saveCase({ id: 'new', title: 'New', case: CASE as never }),
  };
  return Object.fromEntries(Object.entries(asked).map(([name, given]) => [name, codes(given)]));
}

/** Files of the data folder, by the beginning of their names; what is in none of them but the first is never lost. */
const FILES = ['casebook.db', 'casebook.copy', 'judge.db', 'judge.checked.json', 'judge.lock', 'judge.cards.lock', 'casebook.next.db', 'casebook.db-wal']; // prettier-ignore

describe('of the data folder', () => {
  test.each(FILES)('%s', { timeout: 600_000 }, async (begins) => {
    const name = readdirSync(week).find((one) => one.startsWith(begins)) ?? begins;
    const good = existsSync(join(week, name)) ? readFileSync(join(week, name)) : other;
    for (const [i, { name: damage, make }] of damagesOf(good, other).entries()) {
      const dir = join(root, `${begins}-${i}`);
      cpSync(week, dir, { recursive: true });
      make(join(dir, name));
      const first = deskOver(dir);
      const told = await minutes(first.desk);
      first.close();
      // Rules and rulings do not depend on what the judge keeps.
      expect([damage, told['search'], told['ruling'], told['cards']]).toEqual([damage, 'ok', 'ok', 'ok']);
      if (told['saved'] === 'ok') {
        const again = deskOver(dir);
        expect([damage, codes(await again.desk.savedCase({ id: 'new' }))]).toEqual([damage, 'ok']);
        const all = await again.desk.savedCases({ limit: 100 });
        expect([damage, all.ok && all.value.total]).toEqual([damage, CASES + 1]);
        again.close();
      } else expect([damage, told['saved']]).toEqual([damage, expect.stringMatching(/^data-/)]);
      rmSync(dir, { recursive: true, force: true });
    }
  });
});

test('rules.db', { timeout: 300_000 }, async () => {
  const good = readFileSync(fixture.rules);
  for (const [i, { name: damage, make }] of damagesOf(good, other).entries()) {
    const dir = join(root, `rules-${i}`);
    cpSync(week, dir, { recursive: true });
    const path = join(dir, 'rules.db');
    make(path);
    for (const side of ['.sha256']) if (existsSync(fixture.rules + side)) cpSync(fixture.rules + side, path + side);
    const { desk, close } = deskOver(dir, path);
    const told = await minutes(desk);
    close();
    for (const given of Object.values(told)) expect([damage, given]).toEqual([damage, expect.stringMatching(/^(ok|rules-missing)$/)]); // prettier-ignore
    // What the judge keeps does not depend on the rules.
    expect([damage, told['cases'], told['saved']]).toEqual([damage, 'ok', 'ok']);
    rmSync(dir, { recursive: true, force: true });
  }
});

/** As the command line opens them: rules.db is checked once, the cards are not. */
const quickly = (data: string, rules: string): JudgeDesk => openDesk({ rules, data, integrity: 'rules' });

describe('that was sound when it was opened, or was not looked through then', () => {
  test.each(['judge.db', 'rules.db'])('%s', { timeout: 600_000 }, async (name) => {
    const good = readFileSync(name === 'rules.db' ? fixture.rules : join(week, name));
    const told = new Set<string>();
    for (const [i, { name: damage, make }] of damagesOf(good, other).entries()) {
      const dir = join(root, `quick-${name}-${i}`);
      cpSync(week, dir, { recursive: true });
      const rules = join(dir, 'rules.db');
      cpSync(fixture.rules, rules);
      writeFileSync(hashFile(rules), hashOf(rules));
      make(join(dir, name));
      // The mark of a sound file, as damage leaves it that changes neither size nor time.
      if (i % 2 && existsSync(rules)) {
        const { size, mtimeNs, ino } = statSync(rules, { bigint: true });
        writeFileSync(join(dir, 'judge.checked.json'), JSON.stringify({ [rules]: `${size}:${mtimeNs}:${ino}` }));
      }
      const answers = Object.values(await minutes(quickly(dir, rules)));
      for (const given of answers) expect([damage, given]).toEqual([damage, expect.stringMatching(/^(ok|rules-missing|data-cards-damaged)$/)]); // prettier-ignore
      answers.forEach((given) => told.add(given));
      // The next one finds the cards aside, or the rules as they are, and answers as well.
      if (name === 'judge.db') expect(Object.values(await minutes(quickly(dir, rules)))).not.toContain('data-cards-damaged'); // prettier-ignore
      rmSync(dir, { recursive: true, force: true });
    }
    expect([...told].toSorted()).toEqual(
      ['ok', name === 'rules.db' ? 'rules-missing' : 'data-cards-damaged'].toSorted(),
    );
  });
});

/** A ZIP file of one list, as small as one can be. */
function zipped(name: string, text: string): Buffer {
  const bytes = Buffer.from(text);
  const packed = deflateRawSync(bytes);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
  const entry = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, Buffer.alloc(14), Buffer.from(name)]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}
function cdb(): Buffer {
  const path = join(root, 'sample.cdb');
  rmSync(path, { force: true });
  const db = new Database(path);
  db.exec(
    `CREATE TABLE datas (id INTEGER PRIMARY KEY, ot INTEGER, alias INTEGER, setcode INTEGER, type INTEGER, atk INTEGER, def INTEGER, level INTEGER, race INTEGER, attribute INTEGER, category INTEGER);
     CREATE TABLE texts (id INTEGER PRIMARY KEY, name TEXT, desc TEXT);
     INSERT INTO datas VALUES (1, 3, 0, 0, 33, 1200, -2, 3, 16384, 1, 0); INSERT INTO texts VALUES (1, 'Paper Lion', 'FLIP: Fold 1 card.')`,
  );
  db.close();
  return readFileSync(path);
}

describe('that a judge gives', () => {
  let desk: JudgeDesk;
  let judge: JudgeDb;
  let close: () => void;
  beforeAll(() => {
    const data = join(root, 'given');
    mkdirSync(data);
    ({ desk, close } = deskOver(data));
    judge = openJudgeDb(join(root, 'lists'));
  });
  afterAll(() => (close(), judge.close()));

  const text = (ask: (source: string) => Promise<Answer<unknown>>) => async (path: string) => {
    const source = await sourceOf(path);
    return source.ok ? ask(source.value) : source;
  };
  const list = (path: string) => answer(() => importCards(judge, path));
  const SAVED = 'a saved file';
  const KINDS: [string, () => Buffer, (path: string) => Promise<Answer<unknown>>][] = [
    ['a case', () => Buffer.from(JSON.stringify(CASE)), text((source) => desk.rule({ source }))],
    ['a deck list', () => Buffer.from('#main\n1000\n1001\n#extra\n!side\n1002\n'), text((source) => desk.deck({ source }))],
    ['a limit list', () => Buffer.from('#[Home]\n!Home 2026\n$whitelist\n1000 0 --Dark Exhibit\n'), text((source) => desk.importLists({ text: source }))],
    [SAVED, () => readFileSync(join(root, 'saved.json')), async (path) => { const from = fileCalled(path); return 'ok' in from ? from : desk.dataRestore({ from, how: 'add' }); }],
    ['card list, JSON', () => Buffer.from(`[${CARDS.replaceAll('\n', ',')}]`), list],
    ['card list, lines', () => Buffer.from(CARDS), list],
    ['card list, packed', () => gzipSync(CARDS), list],
    ['card list, ZIP', () => zipped('cards.jsonl', CARDS), list],
    ['card list, cdb', cdb, list],
  ]; // prettier-ignore

  test.each(KINDS)('%s', { timeout: 300_000 }, async (kind, good, take) => {
    if (kind === SAVED) {
      const { desk: of, close: done } = deskOver(week);
      const made = await of.dataFile({});
      done();
      writeFileSync(join(root, 'saved.json'), made.ok ? made.value.text : '');
    }
    const bytes = good();
    const path = join(root, `given.${kind.split(' ').at(-1)!}`);
    writeFileSync(cleared(path), bytes);
    expect(codes(await take(path))).toBe('ok');
    let refused = 0;
    for (const { name: damage, make } of [...damagesOf(bytes, other), ...ENDLESS]) {
      make(path);
      const given = await take(path);
      if (given.ok) continue;
      refused++;
      expect([damage, given.problems.length > 0, given.problems.every(({ message }) => message.de && message.en)]).toEqual([damage, true, true]); // prettier-ignore
    }
    expect(refused).toBeGreaterThan(10);
  });
});
