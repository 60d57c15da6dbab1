import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { Answer } from '../contract.ts';
import { casebookChannels } from './casebook.ts';
import { logChannels } from './floor-log.ts';

const dir = mkdtempSync(join(tmpdir(), 'judge-casebook-'));
let hour = new Date(2026, 0, 10, 23);
const judge = openJudgeDb(dir, { now: () => hour });
afterAll(() => {
  judge.close();
  rmSync(dir, { recursive: true, force: true });
});
const got = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
  const given = await answer;
  if (!given.ok) throw new Error(JSON.stringify(given.problems));
  return given.value;
};

test('a day is listed and taken away whole, with the cases, also one of more entries than a list shows', async () => {
  const book = casebookChannels(() => judge);
  for (let n = 0; n < 501; n++) judge.saveCase({ title: `Reborn ${n}`, game: 'ygo', case: { game: 'ygo', n } });
  hour = new Date(2026, 0, 11, 1);
  judge.saveCase({ title: 'the next day', game: 'ygo', case: { game: 'ygo' } });
  const listed = await got(book.casebook({ day: '2026-01-10', limit: 10_000 }));
  expect([listed.total, listed.entries.length, listed.entries[0]?.day]).toEqual([501, 501, '2026-01-10']);
  const { name, text } = await got(book.dayFile({ day: '2026-01-10' }));
  expect(name).toBe('judge-log-2026-01-10.json');
  const entries = JSON.parse(text) as { title: string; format: number; case: { n: number } }[];
  expect(entries.map((one) => [one.title, one.format, one.case.n])).toEqual(
    Array.from({ length: 501 }, (_, n) => [`Reborn ${500 - n}`, 1, 500 - n]),
  );
});

test('a saved case is found by its cards, too', async () => {
  const book = casebookChannels(() => judge);
  const { id } = judge.saveCase({ title: 'Table 3', game: 'ygo', case: { game: 'ygo' }, names: ['Jinzo', 'Psychoschocker'] }); // prettier-ignore
  for (const query of ['table 3 jinzo', 'psychoschok'])
    expect(
      (await got(book.casebook({ query }))).entries.map((one) => one.id),
      query,
    ).toEqual([id]);
});

test('an entry is found with typing errors, too, where nothing stands there as it was typed', async () => {
  const book = casebookChannels(() => judge);
  judge.saveCase({ title: 'Mirror Force am Tisch des Nachbarn', game: 'ygo', case: { game: 'ygo' } });
  const titles = async (query: string) => (await got(book.casebook({ query }))).entries.map((one) => (one as { title: string }).title); // prettier-ignore
  // Letters exchanged are one slip; a word not written to its end may have one, too.
  expect(await titles('Miror Froce')).toEqual(['Mirror Force am Tisch des Nachbarn']);
  expect(await titles('nahcb')).toEqual(['Mirror Force am Tisch des Nachbarn']);
  expect(await titles('mrrir forrec')).toEqual([]);
  expect(await titles('Miror force')).toEqual(['Mirror Force am Tisch des Nachbarn']);
  // Two words may be written as one.
  expect(await titles('mirrorforce')).toEqual(['Mirror Force am Tisch des Nachbarn']);
  expect(await titles('mirorfor')).toEqual(['Mirror Force am Tisch des Nachbarn']);
  expect(await titles('tisch nachbrn')).toEqual(['Mirror Force am Tisch des Nachbarn']);
});

test('a ruling is found with typing errors by what the judge wrote to it and by its cards as well', async () => {
  const log = logChannels(
    () => judge,
    () => judge,
    (_, card) => [card, card === 'Summoned Skull' ? 'Herbeigerufener Totenkopf' : card],
  );
  const { entry } = await got(log.logRuling({ case: { game: 'ygo', state: { players: { A: { monsters: ['Summoned Skull'] } } } }, headline: { de: 'Nichts.', en: 'Nothing.' }, verdict: 'resolved', ruleset: 'ygo-current', lang: 'de', grounds: [] })); // prettier-ignore
  const { id } = entry;
  await got(log.noteRuling({ id, table: '12', players: 'Anna', note: 'Spieler hatte falsch gelesen', tags: ['Berufung'] })); // prettier-ignore
  const book = casebookChannels(() => judge);
  const ids = async (query: string) => (await got(book.casebook({ query }))).entries.map((one) => one.id);
  // A table is that table, not every number that begins like it.
  const elsewhere = await got(log.logRuling({ case: { game: 'ygo', state: { players: { A: { lifePoints: 1200 } } } }, headline: { de: '1200 Kampfschaden.', en: '1200 damage.' }, verdict: 'resolved', ruleset: 'ygo-current', lang: 'de', grounds: [] })); // prettier-ignore
  expect(await ids('tisch 12')).toEqual([id]);
  expect(await ids('Anna, table 12')).toEqual([id]);
  for (const slip of ['tabel 12', 'Tsich 12', 'tabl 12 anna']) expect(await ids(slip), slip).toEqual([id]);
  expect(await ids('table 1')).toEqual([]);
  expect(await ids('table 1200')).toEqual([elsewhere.entry.id]);
  expect(await ids('anna tisch')).toEqual([id]);
  for (const query of ['berufugn', 'flasch gelesn', 'anan berufng', 'totnekopf'])
    expect(await ids(query), query).toEqual([id]);
});
