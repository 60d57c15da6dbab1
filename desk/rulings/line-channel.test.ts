// What the window may say beside a line – game, ruleset, printings – is what it is read with.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCards } from '../../rules-db/import/import.ts';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { PtcgState } from '../../engine/case/schema.ts';
import { fixtureRules } from '../fixture.ts';
import { openDesk } from '../open.ts';

const { rules, data, remove } = fixtureRules();
afterAll(remove);
const printing = (id: string, abbreviation: string, localId: string): object => ({
  id,
  localId,
  name: { en: 'Testmander ex' },
  category: 'Pokemon',
  set: { id, name: { en: id }, abbreviation, releaseDate: '2030-01-01' },
  hp: 90,
  stage: 'Basic',
  types: ['Fire'],
  attacks: [{ name: { en: 'Other Flame' }, cost: ['Fire'], damage: 60 }],
});
beforeAll(async () => {
  mkdirSync(data, { recursive: true });
  const file = join(data, 'cards.jsonl');
  writeFileSync(file, JSON.stringify(printing('tst02-008', 'TSU', '008')));
  const imported = openJudgeDb(data);
  await importCards(imported, file);
  imported.close();
});

const LINE = 'A: Testmander ex attacks Testmander ex';
async function active(more: object) {
  const answer = await openDesk({ rules, data }).line({ line: LINE, ...more });
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  const { state, ruleset } = answer.value.case;
  return { print: ((state as PtcgState).players?.A?.active as { print?: string }).print, ruleset };
}

test('the printing chosen for a name', async () => {
  expect((await active({})).print).toBeUndefined();
  expect((await active({ prints: { 'Testmander ex': 'TSU 008' } })).print).toBe('TSU 008');
});
