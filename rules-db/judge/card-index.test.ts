/** The index of imported cards, written anew where another version compared names otherwise. */
import Database from 'better-sqlite3';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ImportedFacts } from '../import/card.ts';
import { importCards } from '../import/import.ts';
import { formOf, INDEX_FORM, indexCard } from './card-index.ts';
import { judgeDbPath } from './folder.ts';
import { openJudgeDb } from './judge-db.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'index-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const SIGNS = Array.from({ length: 0x24f - 0x21 }, (_, i) => String.fromCodePoint(0x21 + i)).join('') + '–—‘’“”…α β δ γ ★☆♀♂◇♢'; // prettier-ignore
/** A card whose names hold every sign within a word and alone. */
const card = (en = ''): ImportedFacts =>
  ({
    name: {
      en: `Three Words Alone ${[...SIGNS].map((sign) => `a${sign}b ${sign}`).join(' ')}${en}`,
      de: [...SIGNS].map((sign) => `x${sign}y`).join(' '),
    },
    kind: 'spell',
    prints: ['OBF 005', 'sv03-125', '00123', `TST ${SIGNS}`],
    text: { en: `The cards resolved: ${SIGNS}`, de: `Größere Übungen des Spielers: ${SIGNS}` },
  }) as ImportedFacts;
const form = (of: ImportedFacts) => formOf((index) => indexCard(index, { id: 'probe', game: 'ygo', weight: 1 }, of));

test('the form is that of what is written: whoever changes how names are compared gives it another', () => {
  expect(form(card())).toBe(INDEX_FORM);
  expect(form(card(' é'))).not.toBe(INDEX_FORM);
});

test('cards indexed in another form are found again, by every name, in the order of their release', async () => {
  const file = join(dir, 'cards.json');
  const spell = (password: number, en: string, de: string) => ({ password, name: { en, de }, text: { en: 'Fold 1 card.' }, card_type: 'Spell', property: 'Normal' }); // prettier-ignore
  writeFileSync(file, JSON.stringify([spell(301, 'Paper Crane', 'Papierkranich'), spell(302, 'Pâper Boat', 'Böot')]));
  const data = join(dir, 'data');
  const judge = openJudgeDb(data);
  await importCards(judge, file);
  const found = (of: typeof judge) =>
    ['paper crane', 'boot', '302', 'papper crane'].map((query) => of.search(query).map(({ id }) => id));
  const before = found(judge);
  judge.close();

  const old = new Database(judgeDbPath(data));
  old.exec("UPDATE name SET key = 'old' || key; UPDATE entry SET weight = 20300101 WHERE ref = 'ygo:302'");
  old.exec("INSERT INTO names (names) VALUES ('delete-all'); INSERT INTO tri (tri) VALUES ('delete-all')");
  old.exec("UPDATE indexed SET form = 'another'");
  old.close();

  const again = openJudgeDb(data);
  expect(found(again)).toEqual(before);
  expect(again.printings('Pâper Boat', 'ygo').map(({ released }) => released)).toEqual([20300101]);
  again.close();
  const file2 = new Database(judgeDbPath(data), { readonly: true });
  expect(file2.prepare('SELECT form FROM indexed').pluck().all()).toEqual([INDEX_FORM]);
  file2.close();
});
