// The printings of a name as the window lists them: those no list knows in German are called as the others.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PtcgCard } from '../../engine/case/schema.ts';
import { importCards } from '../../rules-db/import/import.ts';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import { fixtureRules } from '../fixture.ts';
import { openDesk } from '../open.ts';

const { rules, data, remove } = fixtureRules();
afterAll(remove);
const record = (set: string, releaseDate: string, attack: object): object => ({
  id: `${set}-1`,
  localId: '1',
  name: { en: 'Samplemon', de: 'Probemon' },
  category: 'Pokemon',
  set: { id: set, name: { en: set }, abbreviation: set, releaseDate },
  hp: 90,
  stage: 'Basic',
  types: ['Fire'],
  attacks: [{ name: attack, cost: ['Fire'], damage: 60 }],
});
beforeAll(async () => {
  const file = join(data, 'cards.json');
  mkdirSync(data, { recursive: true });
  const german = { en: 'Sample Flame', de: 'Probeflamme' };
  writeFileSync(
    file,
    JSON.stringify([record('OLD', '2010-01-01', { en: 'Sample Flame' }), record('NEW', '2030-01-01', german)]),
  );
  const imported = openJudgeDb(data);
  await importCards(imported, file);
  imported.close();
});

test('an attack that a list has in English only is called as on the other printings', async () => {
  const found = await openDesk({ rules, data }).printings({ game: 'ptcg', name: 'Samplemon' });
  const attacks = found.ok ? found.value.map(({ card }) => (card as PtcgCard).attacks?.[0]?.name) : [];
  const both = { en: 'Sample Flame', de: 'Probeflamme' };
  expect(attacks).toEqual([both, both]);
});
