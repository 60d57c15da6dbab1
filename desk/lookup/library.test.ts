// Which card a name means where the bundled cards and an imported list both know it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCards } from '../../rules-db/import/import.ts';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import { openRulesDb } from '../../rules-db/rules-db.ts';
import { fixtureRules } from '../fixture.ts';
import { deskLibrary } from './library.ts';

const { rules, data, remove } = fixtureRules();
const bundled = openRulesDb(rules);
const imported = openJudgeDb(data);
const library = deskLibrary(bundled, () => imported);
afterAll(() => {
  bundled.close();
  imported.close();
  remove();
});

const record = (set: string, abbreviation: string, localId: string): object => ({
  id: `${set}-${localId}`,
  localId,
  name: { en: 'Testmander ex' },
  category: 'Pokemon',
  set: { id: set, name: { en: set }, abbreviation, releaseDate: '2030-01-01' },
  hp: localId === '007' ? 200 : 90,
  stage: 'Basic',
  types: ['Fire'],
  attacks: [{ name: { en: 'Sample Flame' }, cost: ['Fire', 'Colorless'], damage: 60 }],
});
beforeAll(async () => {
  const file = join(data, 'cards.jsonl');
  mkdirSync(data, { recursive: true });
  writeFileSync(
    file,
    [record('tst01', 'TST', '007'), record('tst02', 'TSU', '008')].map((one) => JSON.stringify(one)).join('\n'),
  );
  await importCards(imported, file);
});

test('a print named by set and number or by its database id is the bundled card of that print', () => {
  const declared = library.ptcg('Testmander ex', 'TST 7');
  expect(declared?.prints).toEqual(['TST 007']);
  expect(library.ptcg('Testmander ex', 'tst01-007')).toBe(declared);
  expect(library.ptcg('Testmanda-ex', 'tst01-007')).toBe(declared);
});
test('another print of the name is the imported card', () => {
  expect(library.ptcg('Testmander ex', 'tst02-008')?.hp).toBe(90);
  expect(library.ptcg('Testmander ex', 'TSU 008')?.hp).toBe(90);
});
test('a printing no German list knows has the German name of the others', () =>
  expect(library.ptcg('Testmander ex', 'TSU 008')?.name).toEqual({ en: 'Testmander ex', de: 'Testmanda-ex' }));
test('the printings of a name, each with the declaration where it is about its text', () => {
  const printings = library.printings!('Testmander ex');
  expect(printings.map(({ print, differs }) => [print, differs])).toEqual([
    ['TST 007', undefined],
    ['TSU 008', undefined],
  ]);
  expect(printings[0]!.card).toBe(library.ptcg('Testmander ex'));
  expect(printings[0]!.released).toBe(20300101);
});
test('a print of no card of the name leaves the name to decide', () => {
  expect(library.ptcg('Testmander ex', 'TST 999')?.prints).toEqual(['TST 007']);
  expect(library.ptcg('Testmander ex')?.prints).toEqual(['TST 007']);
});
test('what is imported while the library is open is known by name at once', async () => {
  const called = { ...record('tst03', 'TSV', '009'), name: { en: 'Latecomer ex' } };
  expect(library.names('ptcg').cards.has('latecomerex')).toBe(false);
  writeFileSync(join(data, 'late.jsonl'), JSON.stringify(called));
  await importCards(imported, join(data, 'late.jsonl'));
  expect(library.names('ptcg').cards.has('latecomerex')).toBe(true);
});
test('an attack or Ability names its Pokémon in either language, also one that was imported just now', async () => {
  expect(library.using!('sample flame')).toEqual(['Testmander ex', 'Latecomer ex']);
  expect(library.using!('Beispielbrand')).toEqual([]);
  expect(library.using!('Testmander ex')).toEqual([]);
  const parts = {
    attacks: [{ name: { en: 'Sample Blaze', de: 'Beispielbrand' }, cost: ['Fire'], damage: 60 }],
    abilities: [{ type: 'Ability', name: { en: 'Sample Glow' }, effect: { en: 'Nothing more.' } }],
  };
  const called = { ...record('tst04', 'TSW', '010'), name: { en: 'Lastcomer ex' }, ...parts };
  writeFileSync(join(data, 'last.jsonl'), JSON.stringify(called));
  await importCards(imported, join(data, 'last.jsonl'));
  for (const part of ['Beispielbrand', 'SAMPLE BLAZE', 'Sample Glow'])
    expect(library.using!(part)).toEqual(['Lastcomer ex']);
  expect(library.using!('…')).toEqual([]);
});
test('a sign of the name makes another card: its printings are its own', async () => {
  const called = (en: string, set: string) => ({ ...record(set, set.toUpperCase(), '001'), name: { en } });
  const cards = [called('Samplewing', 'sga'), called('Samplewing ☆', 'sgb')];
  writeFileSync(join(data, 'signs.jsonl'), cards.map((one) => JSON.stringify(one)).join('\n'));
  await importCards(imported, join(data, 'signs.jsonl'));
  const prints = (name: string) => library.printings!(name).map(({ print }) => print);
  expect(prints('Samplewing')).toEqual(['SGA 001']);
  expect(prints('Samplewing ☆')).toEqual(['SGB 001']);
});
test('a level or δ is no part of a name for evolving, and yet its cards are others', async () => {
  const called = (en: string, set: string) => ({ ...record(set, set.toUpperCase(), '001'), name: { en } });
  const cards = [called('Sampleape LV.X', 'sgc'), called('Sampleape', 'sgd'), called('Sampleape δ', 'sge')];
  writeFileSync(join(data, 'levels.jsonl'), cards.map((one) => JSON.stringify(one)).join('\n'));
  await importCards(imported, join(data, 'levels.jsonl'));
  const prints = (name: string) => library.printings!(name).map(({ print }) => print);
  expect(prints('Sampleape LV.X')).toEqual(['SGC 001']);
  expect(prints('Sampleape')).toEqual(['SGD 001']);
  expect(prints('Sampleape δ')).toEqual(['SGE 001']);
});
