/** What is asked of imported cards: attacks and Abilities by name, series, a Weakness no list names; each anew after an import. */
import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importCards } from '../import/import.ts';
import { judgeDbPath } from './folder.ts';
import { openJudgeDb, type JudgeDb } from './judge-db.ts';

let dir: string;
let judge: JudgeDb;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cards-'));
  judge = openJudgeDb(join(dir, 'data'), { now: () => new Date(Date.UTC(2026, 0, 2)) });
});
afterEach(() => {
  judge.close();
  rmSync(dir, { recursive: true, force: true });
});
const bring = (name: string, ...cards: object[]) => {
  writeFileSync(join(dir, name), JSON.stringify(cards));
  return importCards(judge, join(dir, name));
};
const papermon = (n: number, more: object = {}) => ({ id: `tst1-${n}`, localId: String(n), category: 'Pokemon', name: 'Papermon', hp: 60, ...more }); // prettier-ignore
const spell = (password: number, en: string, more: object = {}) => ({ password, name: { en }, text: { en: 'Fold it.' }, card_type: 'Spell', property: 'Normal', ...more }); // prettier-ignore
const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);

test('cards by an attack or Ability of theirs, in either language, however it is written', async () => {
  await bring('a.json', papermon(1, { attacks: [{ name: { en: 'Paper Cut', de: 'Papierschnitt' } }], abilities: [{ name: { en: 'Origami' } }] }), papermon(2, { abilities: [{ name: { en: 'Paper Cut' } }] }), papermon(3), spell(1, 'Paper Cut')); // prettier-ignore
  expect(ids(judge.ptcgWith('Paper Cut'))).toEqual(['ptcg:tst1-1', 'ptcg:tst1-2']);
  expect([ids(judge.ptcgWith('papierschnitt')), ids(judge.ptcgWith('ORIGAMI')), judge.ptcgWith('Papermon')]).toEqual([['ptcg:tst1-1'], ['ptcg:tst1-1'], []]); // prettier-ignore
  await bring('b.json', papermon(3, { attacks: [{ name: { en: 'Origami' } }] }));
  expect(ids(judge.ptcgWith('Origami'))).toEqual(['ptcg:tst1-1', 'ptcg:tst1-3']);
});

test('of more cards than are read at once every one counts', async () => {
  const many = Array.from({ length: 1003 }, (_, n) => papermon(n, { attacks: [{ name: { en: n % 500 < 4 ? 'Rare Cut' : 'Cut' } }] })); // prettier-ignore
  await bring('a.json', ...many, ...Array.from({ length: 301 }, (_, n) => spell(1000 + n, `Paper ${n}`, { series: [`Series ${n % 300}`] }))); // prettier-ignore
  expect(judge.ptcgWith('Rare Cut')).toHaveLength(4 + 4 + 3);
  expect((await judge.namedInTexts()).series).toHaveLength(300);
});

test('a set whose list names no Weakness is known as such, and no longer once it does', async () => {
  await bring('a.json', papermon(1), { ...papermon(1), id: 'tst10-1', weaknesses: [{ type: 'Fire', value: '×2' }] });
  const marked = () => 'weaknessUnlisted' in judge.cardById('ptcg:tst1-1')!.card;
  expect([marked(), marked()]).toEqual([true, true]);
  await bring('b.json', papermon(2, { weaknesses: [{ type: 'Fire', value: '×2' }] }));
  expect(marked()).toBe(false);
});

test('a Resistance tells that there is no Weakness; Trainers have none to name', async () => {
  await bring('a.json', papermon(1, { resistances: [{ type: 'Fire', value: '-30' }] }), { ...papermon(2), category: 'Trainer', trainerType: 'Item' }); // prettier-ignore
  for (const id of ['ptcg:tst1-1', 'ptcg:tst1-2']) expect(judge.cardById(id)!.card).not.toHaveProperty('weaknessUnlisted'); // prettier-ignore
});

test('series and counters by the words both texts quote at the same place, in order of their names', async () => {
  const text = (en: string, de: string, series: string[]) => ({ text: { en, de }, series });
  await bring(
    'a.json',
    spell(1, 'One', text('Fold a "Paper" card.', 'Falte eine „Papier“-Karte.', ['Paper'])),
    spell(2, 'Two', text('"Ink" and "Paper".', '„Tinte“ und „Papier”.', ['Ink'])),
    spell(3, 'Three', text('"Ink".', '„Farbe“.', ['Crane'])),
    spell(4, 'Four', text('Place 1 Fold Counter.', 'Lege 1 Faltzählmarke.', [])),
  );
  // Of two words for Ink none is agreed on by enough texts.
  expect(await judge.namedInTexts()).toEqual({
    series: [{ en: 'Crane', de: 'Crane' }, { en: 'Ink', de: 'Ink' }, { en: 'Paper', de: 'Papier' }],
    counters: [{ en: 'Fold Counter', de: 'Faltzählmarke' }],
  }); // prettier-ignore
  await bring('b.json', spell(5, 'Five', text('"Ink".', '„Tinte“.', ['Ink'])));
  expect((await judge.namedInTexts()).series[1]).toEqual({ en: 'Ink', de: 'Tinte' });
});

test('what an import did: new, changed and the same cards, what stood there before, and its entry in the log', async () => {
  await bring('a.json', spell(1, 'Paper'), spell(2, 'Ink'), papermon(1));
  const before = JSON.stringify(judge.cardById('ygo:1')!.card);
  const report = await bring(
    'b.json',
    spell(1, 'Paper Crane'),
    spell(2, 'Ink'),
    spell(3, 'Boat'),
    spell(3, 'Ship'),
    {},
  );
  expect(report).toMatchObject({ added: 1, updated: 1, unchanged: 1, skipped: 1, cards: { ygo: 3 }, changed: [{ id: 'ygo:3' }, { id: 'ygo:1', before }] }); // prettier-ignore
  expect(judge.imports()).toMatchObject([
    { file: 'b.json', formats: ['yaml-yugi'], at: '2026-01-02T00:00:00.000Z', added: 1, updated: 1, unchanged: 1, skipped: 1, problems: [{ record: 5 }] },
    { file: 'a.json', formats: ['tcgdex', 'yaml-yugi'], added: 3, updated: 0, unchanged: 0, skipped: 0, problems: [] },
  ]); // prettier-ignore
  expect([judge.cardNames('ygo').sort(), judge.cardNames('ptcg')]).toEqual([['Ink', 'Paper Crane', 'Ship'], ['Papermon']]); // prettier-ignore
  expect([judge.cards('Paper', 'ygo'), judge.cards('Boat', 'ygo'), ids(judge.cards('Ship', 'ygo'))]).toEqual([[], [], ['ygo:3']]); // prettier-ignore
});

test('all cards of a game are taken out, with what they are found by', async () => {
  await bring('a.json', spell(1, 'Paper'), papermon(1));
  const version = judge.cardsVersion();
  expect(await judge.removeCards('ygo')).toBe(1);
  expect([judge.cardCount('ygo'), judge.cardCount('ptcg'), judge.cardCount(), judge.search('Paper').length]).toEqual([0, 1, 1, 1]); // prettier-ignore
  expect(judge.cardsVersion()).not.toBe(version);
});

test('an import in parts can go back to a mark', async () => {
  const stage = judge.stageImport();
  const card = (id: string) => ({ id: `ygo:${id}`, game: 'ygo' as const, card: { name: { en: id }, kind: 'spell' as const, prints: [id] } }); // prettier-ignore
  for (let n = 0; n < 600; n++) stage.add(card(`a${n}`));
  const mark = stage.mark();
  for (let n = 0; n < 600; n++) stage.add(card(`b${n}`));
  expect(stage.count()).toBe(1200);
  stage.add(card('late'));
  stage.revertTo(mark);
  expect(stage.count()).toBe(600);
  const progress: number[][] = [];
  const log = { file: 'x', formats: [], skipped: 0, problems: [] };
  const written = await stage.commit(log, { onProgress: (...at) => progress.push(at) });
  expect([written.added, progress]).toEqual([600, [[500, 600], [600, 600]]]); // prettier-ignore
  stage.drop();
  expect(judge.cardCount()).toBe(600);
});

/** Files of the data folder that this process holds open. */
const held = () =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/self/fd/${fd}`);
      return path.startsWith(join(dir, 'data')) ? [path] : [];
    } catch {
      return [];
    }
  });
test.runIf(process.platform === 'linux')('what was put aside, and all that was open, is let go', async () => {
  await bring('a.json', spell(1, 'Paper'));
  const other = new Database(judgeDbPath(judge.dir));
  other.exec("UPDATE card SET json = '{'");
  other.close();
  expect(() => judge.lookThroughCards()).toThrow();
  expect(held().filter((path) => path.includes('judge'))).toEqual([]);
  expect(judge.cardCount()).toBe(0);
  judge.setSetting('lang', 'de');
  judge.restoreFrom({ file: judge.archive() }, 'replace');
  judge.restoreFrom({ copy: judge.copies()[0]!.id }, 'replace');
  judge.erase(() => undefined);
  judge.close();
  expect(held()).toEqual([]);
});

test('of names written with the same letters that comes first which is written as it was typed', async () => {
  await bring('a.json', spell(1, 'Paper Boat'), spell(2, 'Paper-Boat'));
  for (const [name, id] of [
    ['Paper Boat', 'ygo:1'],
    ['Paper-Boat', 'ygo:2'],
  ] as const)
    expect(ids(judge.cards(name, 'ygo'))[0], name).toBe(id);
});
