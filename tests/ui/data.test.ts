// The judge's data in the window: a card list with its report, a bad one with its problem, everything to one file and back.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { goTo, findings } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
  await app.page.locator('[role=search]').waitFor();
}, 60_000);
afterAll(() => app?.close());

const LIST = JSON.stringify({
  data: [
    { id: 990001, name: 'Window Test Wall', type: 'Normal Monster', frameType: 'normal', desc: 'A wall.', atk: 0, def: 2100, level: 4, race: 'Rock', attribute: 'EARTH' }, // prettier-ignore
  ],
});
const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a card list is taken in and told of; its cards are there at once', async () => {
  await goTo(app.page, app.url, 'settings');
  await app.page.locator('.drop input').setInputFiles(file('cards.json', LIST));
  await app.page.getByText('1 new, 0 changed').waitFor();
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('window test wall');
  await app.page.locator('[role=option]', { hasText: 'Window Test Wall' }).first().waitFor();
});

test('a file that is no card list says so, and changes nothing', async () => {
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.press('Delete');
  await goTo(app.page, app.url, 'settings');
  await app.page.locator('.drop input').setInputFiles(file('broken.json', '{ "data": [ {'));
  await app.page.locator('[role=alert] li').first().waitFor();
  expect(await findings(app.page)).toEqual([]);
});

test('everything made is saved to one file and brought back from it', async () => {
  await goTo(app.page, app.url, 'settings');
  const [download] = await Promise.all([
    app.page.waitForEvent('download'),
    app.page.getByRole('button', { name: 'Save everything to one file' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  await app.page.locator('.file input').setInputFiles(file(download.suggestedFilename(), text));
  await app.page.getByText(/entr(y|ies) came back/).waitFor();
  await app.page.locator('.file input').setInputFiles(file('other.json', '{}'));
  await app.page.locator('section [role=alert]').first().waitFor();
});
