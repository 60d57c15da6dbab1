// The judge's data in the window: a card list with its report, a bad one with its problem, everything to one file and back.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import { type App, openApp } from '../browser.ts';
import { goTo, findings } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
  await app.page.locator('[role=search]').waitFor();
});
afterAll(() => app?.close());

const LIST = JSON.stringify({
  data: [
    { id: 990001, name: 'Window Test Wall', type: 'Normal Monster', frameType: 'normal', desc: 'A wall.', atk: 0, def: 2100, level: 4, race: 'Rock', attribute: 'EARTH' }, // prettier-ignore
  ],
});
const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a card list is taken in and told of; its cards are there at once', async () => {
  await goTo(app.page, app.url, 'settings');
  // What is there already is said.
  const there = async (): Promise<number> => Number(/([\d,]+) Yu-Gi-Oh! cards/.exec(await app.page.locator('.there').innerText())?.[1]?.replace(',', '')); // prettier-ignore
  await expect.poll(there).toBeGreaterThan(100);
  const before = await there();
  // Ended while it is still being sent, that is said, too.
  let go: () => void = () => undefined;
  const held = new Promise<void>((done) => (go = done));
  await app.page.route(/importPart/, async (route) => (await held, await route.continue()));
  await app.page.locator('.drop input').setInputFiles(file('cards.json', LIST));
  await app.page.getByText('Importing cards.json').waitFor();
  await app.page.getByRole('button', { name: 'Cancel' }).click();
  go();
  await app.page.getByText('Cancelled: the cards are as they were.').waitFor();
  await app.page.unroute(/importPart/);
  await app.page.locator('.drop input').setInputFiles(file('cards.json', LIST));
  await app.page.getByText('1 new, 0 changed').waitFor();
  await expect.poll(there).toBe(before + 1);
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('window test wall');
  await app.page.locator('[role=option]', { hasText: 'Window Test Wall' }).first().waitFor();
});

test('lists chosen together or while one is taken in are taken in one after the other, and each is told of', async () => {
  await goTo(app.page, app.url, 'settings');
  const other = LIST.replace('990001', '990002').replace('Window Test Wall', 'Window Test Tower');
  const input = app.page.locator('.drop input');
  let go: () => void = () => undefined;
  const held = new Promise<void>((done) => (go = done));
  await app.page.route(/importPart/, async (route) => (await held, await route.continue()));
  await input.setInputFiles([file('first.json', other), file('second.json', '{ "data": [ {')]);
  await app.page.getByText('Then: second.json').waitFor();
  await input.setInputFiles(file('third.json', LIST));
  await app.page.getByText('Then: second.json, third.json').waitFor();
  go();
  const came = app.page.locator('.came');
  await came.getByText('third.json is imported.').waitFor();
  await expect.poll(() => came.innerText()).toMatch(/first\.json is imported[^]*second\.json[^]*third\.json/);
  await app.page.unroute(/importPart/);
});

test('a file that is no card list says so, and changes nothing', async () => {
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.press('Delete');
  await goTo(app.page, app.url, 'settings');
  await app.page.locator('.drop input').setInputFiles(file('broken.json', '{ "data": [ {'));
  await app.page.locator('[role=alert] li').first().waitFor();
  expect(await findings(app.page)).toEqual([]);
  await app.page.locator('.drop input').setInputFiles(file('nothing.json', ''));
  await app.page.locator('[role=alert] li', { hasText: 'empty' }).waitFor();
});

test('a file too large for a card list is refused by its size, before anything of it is sent', async () => {
  await goTo(app.page, app.url, 'settings');
  let sent = 0;
  await app.page.route(/importPart/, (route) => (sent++, route.continue()));
  await app.page.locator('.drop').evaluate((place) => {
    const large = new File(['['], 'large.json');
    // Half a gigabyte need not be made for it.
    Object.defineProperty(large, 'size', { value: 512 * 1024 * 1024 + 1 });
    const event = new DragEvent('drop', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'dataTransfer', { value: { files: [large] } });
    place.dispatchEvent(event);
  });
  await app.page.locator('[role=alert] li', { hasText: 'more than 512 MB' }).waitFor();
  expect(sent).toBe(0);
  await app.page.unroute(/importPart/);
});

test('everything made is saved to one file and brought back from it', async () => {
  await goTo(app.page, app.url, 'settings');
  for (const theme of ['Dark', 'As the system']) await app.page.getByRole('radio', { name: theme }).click();
  const [download] = await Promise.all([
    app.page.waitForEvent('download'),
    app.page.getByRole('button', { name: 'Save everything to one file' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  await app.page.getByLabel('Bring back from a file').setInputFiles(file(download.suggestedFilename(), text));
  await app.page.getByText('Nothing was missing.').waitFor();
  // One record is not what was written: the others come, and it is said.
  const { records, ...rest } = JSON.parse(text) as { records: { body: string }[] };
  const broken = JSON.stringify({
    ...rest,
    records: records.map((one, i) => (i === 0 ? { ...one, body: '{}' } : one)),
  });
  await app.page.getByLabel('Bring back from a file').setInputFiles(file('broken.json', broken));
  await app.page.locator('section [role=alert]', { hasText: '1 entry of this file is damaged' }).waitFor();
  await app.page.getByLabel('Bring back from a file').setInputFiles(file('again.json', text));
  await app.page.getByText('Nothing was missing.').waitFor();
  await app.page.getByLabel('Bring back from a file').setInputFiles(file('cut.json', text.slice(0, -40)));
  await app.page.locator('section [role=alert]', { hasText: 'ends before' }).waitFor();
  // What was said of the file before does not stand beside it.
  await app.page.getByText('Nothing was missing.').waitFor({ state: 'detached', timeout: 1000 });
  await app.page.getByLabel('Bring back from a file').setInputFiles(file('other.json', '{}'));
  await app.page.locator('section [role=alert]', { hasText: 'no file of saved data' }).waitFor();
});

const drop = (name: string, text: string) =>
  app.page.evaluate(
    ([name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text!], name!));
      document.querySelector('main')!.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    },
    [name, text],
  );
const BAD =
  'game: ygo\nstate:\n  turn: 1\n  phase: mian1\n  players:\n    A: { lifepoints: 8000 }\n    B: {}\nmoves: []\n';

test('a bad case file names all its problems, each at its line, in the language of the window', async () => {
  await goTo(app.page, app.url, 'ygo');
  await drop('bad.yaml', BAD);
  const dialog = app.page.getByRole('dialog', { name: 'bad.yaml could not be read.' });
  await dialog.waitFor();
  for (const line of [4, 6])
    await dialog
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^Line ${line}:`) })
      .first()
      .waitFor();
  await app.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await app.page.getByRole('button', { name: 'Language' }).click();
  await drop('bad.yaml', BAD);
  await app.page
    .getByRole('dialog')
    .getByText(/^Zeile 4:/)
    .waitFor();
  expect(await findings(app.page)).toEqual([]);
  await app.page.keyboard.press('Escape');
  await app.page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a file too large for a case says so at once', async () => {
  await drop('large.json', ' '.repeat(33 * 1024 * 1024));
  await app.page.getByText('zu groß für einen Fall').waitFor();
  await app.page.keyboard.press('Escape');
});

test('what could not be saved is never called saved: on a full disk it is said where one saves, and by the log, once', async () => {
  const full = {
    code: 'data-disk-full',
    path: '',
    message: { de: 'Der Datenträger ist voll.', en: 'The disk is full.' },
  };
  const refused = {
    status: 200,
    contentType: 'application/json',
    body: JSON.stringify({ ok: false, problems: [full] }),
  };
  for (const channel of ['saveCase', 'logRuling', 'eraseNotes'])
    await app.page.route(`**/api/${channel}`, (route) => route.fulfill(refused));
  const logged = app.page.waitForResponse((response) => response.url().endsWith('/api/logRuling'));
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.type('A wiedergeburt, B mst');
  await app.page.keyboard.press('Enter');
  await logged;
  const said = app.page.locator('.toast.stays', { hasText: 'Der Datenträger ist voll.' });
  await said.getByRole('button', { name: 'Schließen' }).click();
  await app.page.keyboard.press('Control+s');
  const dialog = app.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Tisch 9');
  await app.page.keyboard.press('Enter');
  await dialog.getByRole('alert').getByText('Der Datenträger ist voll.').waitFor();
  expect(await findings(app.page)).toEqual([]);
  await expect.poll(() => app.page.getByText('Gespeichert.').count()).toBe(0);
  await app.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await goTo(app.page, app.url, 'settings');
  await app.page.getByRole('button', { name: 'Spieler und Notizen löschen' }).click();
  await said.waitFor();
  await app.page.unrouteAll();
});

test('what was found damaged is said as the app opens, in one message that stays until it is closed', async () => {
  const data = mkdtempSync(join(tmpdir(), 'judge-damaged-'));
  const judge = openJudgeDb(data);
  judge.saveCase({ title: 'Table 9', game: 'ygo', case: { game: 'ygo' } });
  expect(judge.cardCount()).toBe(0);
  judge.close();
  for (const name of ['casebook.db', 'judge.db']) writeFileSync(join(data, name), 'no database '.repeat(1000));
  const damaged = await openApp({ data, locale: 'de-DE' });
  try {
    const said = damaged.page.locator('.toast');
    await said
      .getByText(/Die eigenen Daten waren beschädigt.*Die Datei der eingelesenen Karten war beschädigt/)
      .waitFor();
    await said.getByRole('button', { name: 'Schließen' }).click();
    await said.waitFor({ state: 'detached' });
  } finally {
    await damaged.close();
    rmSync(data, { recursive: true, force: true });
  }
});
