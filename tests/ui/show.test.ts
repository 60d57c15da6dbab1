// What is shown: the palette of commands, the sheet printed from the browser's own menu.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { anew, findings, goTo, ruledLine, still, verdict } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(() => anew(app));
afterAll(() => app?.close());

const line = (text: string): Promise<void> => ruledLine(app.page, text);

test('away from a table the palette has its commands, too: it is gone to, and it is done', async () => {
  await line('A reborn, B mst');
  await goTo(app.page, app.url, 'settings');
  await app.page.keyboard.press('Control+Shift+p');
  const palette = app.page.getByRole('dialog', { name: 'Commands' });
  await palette.getByRole('option').first().waitFor();
  // By the words of its button.
  await app.page.keyboard.type('for the players');
  await palette
    .getByRole('option', { name: /Yu-Gi-Oh!$/ })
    .first()
    .waitFor();
  await palette
    .getByRole('option', { name: /Yu-Gi-Oh!$/ })
    .first()
    .click();
  await app.page.getByTestId('table-verdict').waitFor();
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
  for (const [typed, found] of [
    ['deckcheck', 'Decks'],
    ['time extension', 'Event'],
  ] as const) {
    await app.page.keyboard.press('Control+a');
    await app.page.keyboard.type(typed);
    await palette.getByRole('option', { name: `Go to ${found}` }).waitFor();
  }
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

test('a card’s page fills 1440 px: what it is stands beside what it says', async () => {
  await app.page.setViewportSize({ width: 1440, height: 900 });
  await goTo(app.page, app.url, 'cards');
  await app.page.locator('.card-page dl, main input').first().waitFor();
  await app.page.locator('main input').first().fill('Jinzo');
  await app.page.locator('.card-page h2', { hasText: 'Jinzo' }).first().waitFor();
  const left = () =>
    app.page.evaluate(() => {
      const main = document.querySelector('main')!.getBoundingClientRect();
      const parts = [...document.querySelectorAll('.card-page .text, .card-page dl')];
      return (main.right - Math.max(...parts.map((one) => one.getBoundingClientRect().right))) / main.width;
    });
  await expect.poll(left).toBeLessThan(0.08);
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
  await command('font size 100', /100/);
  await app.page.waitForFunction(() => document.documentElement.style.getPropertyValue('--scale') === '1');
});

test('the palette finds a Special Condition where there is a Pokémon to have it, in either language, and else nothing', async () => {
  const find = async (words: string) => {
    await app.page.keyboard.press('Control+Shift+p');
    await app.page.keyboard.type(words);
    await still(app.page);
  };
  const found = () => app.page.getByRole('dialog').getByRole('option').allInnerTexts();
  await find('poison');
  await expect.poll(found).toEqual([]);
  await app.page.keyboard.press('Escape');
  await line('charizard ex 180 -> gardevoir ex 310 hp');
  await find('Gift');
  await expect.poll(async () => (await found()).slice(0, 2).join()).toMatch(/^A, Charizard ex: Poisoned,B, Gardevoir ex: Poisoned$/); // prettier-ignore
  await app.page.keyboard.press('Enter');
  await app.page.locator('[data-cell="A-active"] [data-conditions="poisoned"]').waitFor();
  await find('poison');
  await expect.poll(async () => (await found())[0]).toMatch(/^A, Charizard ex: no longer Poisoned/);
  await app.page.keyboard.press('Enter');
  await app.page.locator('[data-cell="A-active"] [data-conditions=""]').waitFor();
});

test('the turn is ended from the palette; a ruling is found in either language', async () => {
  await line('A reborn, B mst');
  const find = async (words: string, name: RegExp) => {
    await app.page.keyboard.press('Control+Shift+p');
    await app.page.keyboard.type(words);
    await expect.poll(() => app.page.getByRole('dialog').getByRole('option').first().innerText()).toMatch(name);
  };
  await expect.poll(() => app.page.evaluate(async () => (await (await fetch('api/casebook', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).json()).value.total)).toBeGreaterThan(0); // prettier-ignore
  await find('Wiedergeburt', /Monster Reborn/);
  await app.page.keyboard.press('Escape');
  await find('end the turn', /^End the turn/);
  await app.page.keyboard.press('Enter');
  await app.page.locator('.moves', { hasText: 'ends the turn' }).waitFor();
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

test('what is looked up is printed without the list it was found in: nothing lies upon anything, by night, too', async () => {
  const { page } = app;
  try {
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await page.goto(`${app.url}#/lookup`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('A reborn, B mst');
    const steps = page.locator('.entry .peek ol');
    await steps.waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.locator('#hits').isVisible()).toBe(false);
    await page.setViewportSize({ width: 794, height: 1123 });
    const mat = page.locator('.entry .field-and-hands');
    const bottom = async () => ((box) => box!.y + box!.height)(await mat.boundingBox());
    await expect.poll(async () => (await steps.boundingBox())!.y - (await bottom())).toBeGreaterThanOrEqual(0);
    const letter = page.locator('.entry ol .player').first();
    await expect.poll(async () => ((box) => Math.round(box!.width - box!.height))(await letter.boundingBox())).toBe(0);
    // Ink on white paper.
    await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
    await expect
      .poll(() => page.locator('.entry h2').evaluate((it) => getComputedStyle(it).color))
      .toBe('rgb(27, 25, 22)');
  } finally {
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  }
});

test('Training is printed without what one taps, its answers as boxes to tick; the worked examples all of them', async () => {
  const { page } = app;
  try {
    await goTo(page, app.url, 'training');
    await page.locator('.question').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const away of ['.head .field', '.reveal .button', '.question kbd'])
      await expect.poll(() => page.locator(`main ${away}:visible`).count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await goTo(page, app.url, 'cases/examples');
    const rows = page.locator('ul[aria-label] > li');
    const all = Number(await rows.first().getAttribute('aria-setsize'));
    await expect.poll(() => rows.count()).toBeLessThan(all);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect.poll(() => rows.count()).toBe(all);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => rows.count()).toBeLessThan(all);
  } finally {
    await page.emulateMedia({ media: 'screen' });
  }
});

test('About shows the licences of everything that is shipped', async () => {
  await app.page.goto(`${app.url}#/settings`);
  await app.page.getByText('Licences of everything that is shipped with it').click();
  const text = app.page.locator('pre', { hasText: 'better-sqlite3' });
  await text.waitFor();
  await expect.poll(async () => (await text.innerText()).length).toBeGreaterThan(10_000);
});
