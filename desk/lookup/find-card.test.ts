// Which card a short name means where two lists have one like it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCards } from '../../rules-db/import/import.ts';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import { openRulesDb } from '../../rules-db/rules-db.ts';
import { fixtureRules } from '../fixture.ts';
import { cardFinder } from './find-card.ts';
import { deskLibrary } from './library.ts';

const { rules, data, remove } = fixtureRules();
const bundled = openRulesDb(rules);
const imported = openJudgeDb(data);
afterAll(() => {
  bundled.close();
  imported.close();
  remove();
});
beforeAll(async () => {
  const file = join(data, 'cards.json');
  mkdirSync(data, { recursive: true });
  const card = { id: 990011, name: 'Seconda, Lady of Tests', type: 'Normal Monster', frameType: 'normal', desc: 'A lady.', race: 'Fairy', attribute: 'LIGHT', level: 4, atk: 1000, def: 1000 }; // prettier-ignore
  writeFileSync(file, JSON.stringify({ data: [card] }));
  await importCards(imported, file);
});

test.each([
  ['Seconda', 'Seconda, Lady of Tests'],
  ['Secomd Dawn', 'Second Dawn'],
])('%s: as it is written in the imported list before a typing error of a bundled name', (written, name) => {
  const find = cardFinder(
    deskLibrary(bundled, () => imported),
    () => [bundled.searcher, imported.searcher],
  );
  expect(find('ygo', written)).toMatchObject({ is: 'guessed', name });
});
