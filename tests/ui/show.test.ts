// What is shown: the theatre turned to the players, the palette of commands, the sheet printed from the browser's own menu.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { findings, goTo, still, verdict } from './walk.ts';

let app: App;
beforeEach(async () => {
  app = await openApp();
  await app.page.locator('[role=search]').waitFor();
});
afterEach(() => app?.close());

async function line(text: string): Promise<void> {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type(text);
  await app.page.keyboard.press('Enter');
  await verdict(app.page);
}

test('the theatre: the mat, the verdict large, both languages, ruleset and date; no name that is not public', async () => {
  await line('A reborn, B mst');
  await app.page.keyboard.press('t');
  const shown = app.page.locator('.tv');
  await shown.getByTestId('table-verdict').waitFor();
  const size = await shown.getByTestId('table-verdict').evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  expect(size).toBeGreaterThanOrEqual(40);
  await shown.locator('[data-cell="A-graveyard"]', { hasText: 'Monster Reborn' }).waitFor();
  await expect.poll(() => shown.locator('.stamp').innerText()).toMatch(/Today’s rules|Today's rules/);
  await app.page.keyboard.press('b');
  await shown.locator('.verdict', { hasText: 'nicht annulliert' }).waitFor();
  expect(await findings(app.page)).toEqual([]);
  // Before it is activated the Typhoon lies Set: nobody may read its name.
  await app.page.keyboard.press('Home');
  await shown.locator('[data-cell="A-graveyard"]', { hasText: 'Monster Reborn' }).waitFor({ state: 'detached' });
  await expect.poll(() => shown.locator('.scene > .mat').innerText()).not.toContain('Mystical');
  // A card that was tried to be played from the hand was shown; what forbids it stands there with its rule.
  await app.page.keyboard.press('Escape');
  await line("A plays Boss's Orders, B has no Bench");
  await verdict(app.page, /^Not allowed/);
  await app.page.keyboard.press('t');
  await shown.getByTestId('table-verdict').filter({ hasText: "Boss's Orders" }).waitFor();
  await shown.locator('.source b').waitFor();
});

test('an answer of several is shown with the question it answers', async () => {
  await line('A: Cup of Ace');
  await app.page.locator('.outcomes').getByRole('button', { name: 'Look' }).first().click();
  await verdict(app.page, /Player A draws 2 cards/);
  await app.page.keyboard.press('t');
  const shown = app.page.locator('.tv');
  await shown.locator('.if', { hasText: /^If: How does the coin for Cup of Ace fall\? – heads$/i }).waitFor();
  expect(await findings(app.page)).toEqual([]);
});

const LIST = JSON.stringify({
  data: [
    { id: 990002, name: 'Window Test Call', type: 'Spell Card', frameType: 'spell', race: 'Normal', desc: 'Target 1 monster in your GY; Special Summon it.' }, // prettier-ignore
  ],
});

test.each([
  [1024, 640],
  [1280, 720],
])('at %i px the verdict and the words that decide are 40 to 64 points large', async (width, height) => {
  await app.page.setViewportSize({ width, height });
  await goTo(app.page, app.url, 'settings');
  const file = { name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(LIST) };
  await app.page.locator('.drop input').setInputFiles(file);
  await app.page.getByText('1 new, 0 changed').waitFor();
  await line('A: Window Test Call');
  await app.page.keyboard.press('t');
  const shown = app.page.locator('.tv');
  const words = shown.locator('blockquote', { hasText: 'Special Summon it' });
  await words.locator('mark').first().waitFor();
  for (const large of [shown.getByTestId('table-verdict'), words.locator('mark').first()]) {
    const points = await large.evaluate((node) => (parseFloat(getComputedStyle(node).fontSize) * 72) / 96);
    expect(points).toBeGreaterThanOrEqual(39.9);
    expect(points).toBeLessThanOrEqual(64);
  }
});

test('both languages at 1024 × 640 are read in parts by the arrow keys, none of them cut off, none of them small', async () => {
  await app.page.setViewportSize({ width: 1024, height: 640 });
  await line('A enemy controller (tribute sangan)');
  await app.page.keyboard.press('t');
  await app.page.keyboard.press('b');
  const shown = app.page.locator('.tv');
  const [headline, step] = [shown.getByTestId('table-verdict'), shown.locator('.step').first()];
  await shown.locator('.part', { hasText: '1/2' }).waitFor();
  const cut = () => shown.locator('.words').evaluate((node) => node.scrollHeight - node.clientHeight);
  await expect.poll(async () => [await headline.isVisible(), await step.isVisible()]).toEqual([true, false]);
  await expect.poll(() => headline.evaluate((node) => (parseFloat(getComputedStyle(node).fontSize) * 72) / 96)).toBeGreaterThan(39.9); // prettier-ignore
  // What is larger than the screen in both languages is scrolled to its end before the next part comes.
  const left = () => shown.locator('.words').evaluate((node) => node.scrollHeight - node.clientHeight - node.scrollTop);
  for (let presses = 0; (await left()) > 1 && presses < 5; presses++) await app.page.keyboard.press('ArrowDown');
  await expect.poll(async () => [await headline.isVisible(), (await left()) <= 1]).toEqual([true, true]);
  await app.page.keyboard.press('ArrowDown');
  await step.waitFor({ state: 'visible' });
  await expect.poll(async () => [await headline.isVisible(), await cut()]).toEqual([false, 0]);
  expect(await findings(app.page)).toEqual([]);
  await app.page.keyboard.press('ArrowUp');
  await headline.waitFor({ state: 'visible' });
  // On a telephone nothing is parted: the whole is scrolled by touch.
  await app.page.setViewportSize({ width: 390, height: 844 });
  await step.waitFor({ state: 'visible' });
  await expect.poll(async () => [await headline.isVisible(), await shown.locator('.part').count()]).toEqual([true, 0]);
});

test('the palette finds a command with a typing error, and a ruling of today', async () => {
  // Waited for from the beginning: on a busy machine it may be there before the line's verdict is looked at.
  const logged = app.page.waitForResponse((response) => response.url().endsWith('/api/logRuling'), { timeout: 60_000 });
  await line('A reborn, B mst');
  await logged;
  await app.page.keyboard.press('Control+Shift+p');
  const palette = app.page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('option').first().waitFor();
  await app.page.keyboard.type('settigns');
  await palette
    .getByRole('option', { name: /Go to Settings/ })
    .first()
    .waitFor();
  expect(await findings(app.page)).toEqual([]);
  await app.page.keyboard.press('Enter');
  await app.page.locator('.app[data-screen="settings"]').waitFor();
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('>');
  await palette.waitFor();
  await app.page.keyboard.type('erase ntoes');
  await palette.getByRole('option', { name: /notes of earlier days/ }).waitFor();
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.type('destroyed');
  // Rulings of today come when the casebook has been asked.
  await palette
    .getByRole('option', { name: /destroyed, not negated/ })
    .first()
    .waitFor();
  const before = app.page.viewportSize()!;
  await app.page.setViewportSize({ width: 320, height: 640 });
  await expect
    .poll(() =>
      palette
        .getByRole('listbox')
        .evaluate((list) => [list.scrollWidth - list.clientWidth, list.getBoundingClientRect().right <= innerWidth]),
    )
    .toEqual([0, true]);
  await app.page.setViewportSize(before);
  await app.page.keyboard.press('Enter');
  await verdict(app.page, /destroyed, not negated/);
});

test('the palette clears the mat, sets letters and ruleset', async () => {
  await line('A reborn, B mst');
  const command = async (words: string, name: RegExp): Promise<void> => {
    await app.page.keyboard.press('Control+Shift+p');
    await app.page.keyboard.type(words);
    await app.page.getByRole('dialog').getByRole('option', { name }).first().waitFor();
    await expect.poll(() => app.page.getByRole('dialog').getByRole('option').first().innerText()).toMatch(name);
    await app.page.keyboard.press('Enter');
  };
  await command('ruleset ocg', /OCG/);
  await app.page.locator('section.verdict .meta', { hasText: 'OCG' }).waitFor();
  await command('font size 150', /150/);
  await app.page.waitForFunction(() => document.documentElement.style.getPropertyValue('--scale') === '1.5');
  await command('new case', /new case/);
  await app.page.locator('[data-cell="A-monsters-3"]:focus').waitFor();
  await expect.poll(() => app.page.getByTestId('verdict').count()).toBe(0);
});

test('the browser’s own menu prints the sheet; a page without one prints itself', async () => {
  await line('A reborn, B mst');
  await still(app.page);
  const words = await app.page.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const said = document.querySelector('.sheet')?.textContent ?? '';
    dispatchEvent(new Event('afterprint'));
    return said;
  });
  expect(words).toMatch(/not negated/);
  await app.page.goto(`${app.url}#/cases/log`);
  await app.page.emulateMedia({ media: 'print' });
  await app.page.locator('.log').waitFor();
});

test('About shows the licences of everything that is shipped', async () => {
  await app.page.emulateMedia({ media: 'screen' });
  await app.page.goto(`${app.url}#/settings`);
  await app.page.getByText('Licences of everything that is shipped with it').click();
  const text = app.page.locator('pre', { hasText: 'better-sqlite3' });
  await text.waitFor();
  await expect.poll(async () => (await text.innerText()).length).toBeGreaterThan(10_000);
});
