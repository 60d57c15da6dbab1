// A bundled card called by its short name, which no list knows: what is printed on it is the list's, by the name the list has.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCards } from '../../rules-db/import/import.ts';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import { fixtureRules } from '../fixture.ts';
import { openDesk } from '../open.ts';

const { rules, data, remove } = fixtureRules();
afterAll(remove);
beforeAll(async () => {
  const file = join(data, 'cards.json');
  mkdirSync(data, { recursive: true });
  const desc = 'Draw 2 cards. Place 1 Mist Counter on this card.';
  const card = { id: 990010, name: 'Second Dawn', type: 'Spell Card', frameType: 'spell', desc, race: 'Normal' };
  writeFileSync(file, JSON.stringify({ data: [card] }));
  const imported = openJudgeDb(data);
  await importCards(imported, file);
  imported.close();
});

test('its printed text is read, and its printings are found', async () => {
  const desk = openDesk({ rules, data });
  const read = await desk.read({ game: 'ygo', name: 'dawn' });
  expect(read.ok && read.value.pieces.map(({ text }) => text).join('')).toMatch(/Draw 2 cards/);
  const printings = await desk.printings({ game: 'ygo', name: 'dawn' });
  expect(printings.ok && printings.value.map(({ origin }) => origin)).toEqual(['library', 'imported']);
  expect(await desk.counters({})).toEqual({ ok: true, value: [] });
});
