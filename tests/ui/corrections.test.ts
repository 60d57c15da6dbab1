// What a judge says a text does that nobody read: said once in a card's words, it rules, and is offered where the same words are asked about.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { findings, goTo, verdict } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
  await app.page.locator('[role=search]').waitFor();
});
afterAll(() => app?.close());

const UNREAD = 'Your opponent hums a tune of their choice.';
const LIST = JSON.stringify({
  data: [
    { id: 990003, name: 'Window Test Tune', type: 'Spell Card', frameType: 'spell', race: 'Normal', desc: `Draw 1 card. ${UNREAD}` }, // prettier-ignore
    { id: 990004, name: 'Window Test Opera', type: 'Spell Card', frameType: 'spell', race: 'Normal', desc: `${UNREAD} `.repeat(12).trim() }, // prettier-ignore
  ],
});
const asks = () => app.page.locator('.question', { hasText: 'Window Test Tune' });
async function activate(): Promise<void> {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.type('A: Window Test Tune');
  await app.page.locator('[role=listbox] .line:not([aria-busy])').waitFor();
  await app.page.keyboard.press('Enter');
  await verdict(app.page);
}

test('the unread words are quoted in place, said in a card’s words, and the ruling rests on them', async () => {
  await goTo(app.page, app.url, 'settings');
  const file = { name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(LIST) };
  await app.page.locator('.drop input').setInputFiles(file);
  await app.page.getByText('2 new, 0 changed').waitFor();
  await activate();
  await asks().locator('mark.unread', { hasText: UNREAD }).waitFor();
  await asks().getByRole('button', { name: /^2/ }).click();
  const dialog = app.page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Draw 2 cards.');
  const rule = dialog.getByRole('button', { name: 'Rule with this' });
  await expect.poll(() => rule.isEnabled()).toBe(true);
  expect(await findings(app.page)).toEqual([]);
  await app.page.keyboard.press('Control+Enter');
  await dialog.waitFor({ state: 'detached' });
  await app.page.locator('.steps, main').getByText('draws 2 cards').first().waitFor();
});

test('in the next case it is offered as it was said, and one tap rules with it', async () => {
  await activate();
  await asks().getByText('Draw 2 cards.').waitFor();
  await asks()
    .getByRole('button', { name: /As said before/ })
    .click();
  await asks().waitFor({ state: 'detached' });
  await app.page.locator('main').getByText('draws 2 cards').first().waitFor();
});

test('of a long text no more is quoted than leaves its answers in sight', async () => {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.type('A: Window Test Opera');
  await app.page.locator('[role=listbox] .line:not([aria-busy])').waitFor();
  await app.page.keyboard.press('Enter');
  const tell = app.page.locator('.question', { hasText: 'Window Test Opera' }).locator('.tell-text');
  await tell.waitFor();
  const box = (await app.page.locator('.right > .answer').boundingBox())!;
  const at = (await tell.boundingBox())!;
  expect(at.y + at.height).toBeLessThanOrEqual(box.y + box.height);
  expect(await findings(app.page)).toEqual([]);
});
