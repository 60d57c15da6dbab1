// Every screen in both languages, both themes and two sizes: it stands, says something, axe finds nothing serious, nothing runs off sideways.
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { anew, goTo, ruledLine, SCREENS, findings } from './walk.ts';

/** Every screen, and what stands on one by an address of its own. */
const PLACES = [
  ...SCREENS,
  'cases/examples',
  'lookup/compare/ygo-9.0/ygo-current',
  'lookup/ygo.chain.purpose',
  'event/penalties',
  'decks/lists',
];

describe.each([
  { locale: 'de-DE', colorScheme: 'light', viewport: { width: 1280, height: 720 } },
  { locale: 'en-GB', colorScheme: 'dark', viewport: { width: 1024, height: 640 } },
] as const)('$locale, $colorScheme, $viewport.width × $viewport.height', (options) => {
  let app: App;
  beforeAll(async () => {
    app = await openApp(options);
  });
  afterAll(() => app?.close());

  test.each(PLACES)('%s', async (hash) => {
    await goTo(app.page, app.url, hash);
    await expect.poll(() => app.page.locator('html').getAttribute('lang')).toBe(options.locale.slice(0, 2));
    await expect.poll(() => app.page.locator('main').innerText()).toMatch(/\S/);
    await expect
      .poll(() => app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0);
    expect(await findings(app.page)).toEqual([]);
  });

  // The last here: its letters stay as large.
  test('at 200 % nothing is lost sideways and axe finds nothing serious', async () => {
    await app.page.setViewportSize({ width: 1280, height: 720 });
    await goTo(app.page, app.url, 'settings');
    await app.page.getByRole('radio', { name: /^200\s?%$/ }).click();
    const look = async (): Promise<void> => {
      await expect
        .poll(() => app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBeLessThanOrEqual(0);
      await expect
        .poll(() => app.page.evaluate(() => (document.querySelector('main')?.scrollWidth ?? 0) - innerWidth))
        .toBeLessThanOrEqual(0);
      expect(await findings(app.page)).toEqual([]);
    };
    for (const screen of PLACES) {
      await goTo(app.page, app.url, screen);
      await look();
    }
    await app.page.keyboard.press('Control+k');
    await app.page.keyboard.type(options.locale === 'de-DE' ? 'A wiedergeburt, B mst' : 'A reborn, B mst');
    await app.page.locator('[role=listbox] .line').waitFor();
    await app.page.keyboard.press('Enter');
    await app.page.getByTestId('verdict').waitFor();
    await look();
  });
});

describe('an English window', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp({ locale: 'en-GB' });
  });
  beforeEach(() => anew(app));
  afterAll(() => app?.close());

  test('what axe is asked here it finds: an unnamed button, words nobody can tell from their ground', async () => {
    await goTo(app.page, app.url, 'lookup');
    await app.page.evaluate(() => {
      const words = document.createElement('p');
      Object.assign(words.style, { color: '#ccc', background: '#fff' });
      words.textContent = 'pale';
      document.querySelector('main')?.append(document.createElement('button'), words);
    });
    const found = await findings(app.page);
    await app.page.reload();
    expect(found.map((line) => line.split(':')[0])).toEqual(['button-name', 'color-contrast']);
  });

  test('the language changes at once and keeps the place', async () => {
    await goTo(app.page, app.url, 'lookup');
    await app.page.keyboard.press('Control+k');
    await app.page.keyboard.type('chain');
    await app.page.locator('#hits [role=option]').first().waitFor();
    await app.page.keyboard.press('Enter');
    await app.page.locator('article h1').waitFor();
    await app.page.waitForURL(/#\/lookup\/chain$/);
    const address = app.page.url();
    await app.page.locator('article h1').click();
    await app.page.keyboard.press('Escape');
    await app.page.keyboard.press('l');
    await expect.poll(() => app.page.locator('html').getAttribute('lang')).toBe('de');
    expect(app.page.url()).toBe(address);
    await expect.poll(() => app.page.locator('[role=combobox]').inputValue()).toBe('chain');
  });

  test('in forced colours where one is has a ring, of the tabs only the one that is open, of hits the one one is at', async () => {
    await app.page.emulateMedia({ forcedColors: 'active' });
    try {
      await goTo(app.page, app.url, 'cases');
      // Only what is coloured by the game or by where one is keeps colours of its own.
      const looks = (locator: Locator) =>
        locator.evaluateAll((all) =>
          all
            .map((it) => getComputedStyle(it))
            .map(({ outlineStyle, forcedColorAdjust }) => `${outlineStyle} ${forcedColorAdjust}`),
        );
      await expect.poll(() => looks(app.page.locator('nav [aria-current=page]'))).toEqual(['solid none']);
      const others = Array.from({ length: 3 }, () => 'none auto');
      await expect.poll(() => looks(app.page.locator('.tabs a'))).toEqual(['solid none', ...others]);
      await app.page.keyboard.press('Control+k');
      await app.page.keyboard.type('chain');
      // The list cuts off what stands out of it.
      const hit = app.page.locator('[role=option][aria-selected=true]').first();
      await expect.poll(() => hit.evaluate((it) => getComputedStyle(it).outlineOffset)).toBe('-2px');
    } finally {
      await app.page.emulateMedia({ forcedColors: 'none' });
    }
  });

  test('a field for a file that is come to by keys is in sight', async () => {
    await app.page.setViewportSize({ width: 640, height: 360 });
    await goTo(app.page, app.url, 'settings');
    const field = app.page.locator('input[type=file]').first();
    await field.focus();
    const seen = () => field.evaluate((it) => it.closest('label')!.getBoundingClientRect().bottom <= innerHeight);
    await expect.poll(seen).toBe(true);
  });

  test.each([640, 500, 390])(
    'at %i px each ruleset says whose it is, and the box has room for a line',
    async (width) => {
      await app.page.setViewportSize({ width, height: 700 });
      await goTo(app.page, app.url, 'lookup');
      for (const name of ['YGO', 'PTCG'])
        await expect.poll(() => app.page.locator('header').getByText(name, { exact: true }).isVisible()).toBe(true);
      await expect
        .poll(async () => (await app.page.locator('header .box').boundingBox())!.width)
        .toBeGreaterThanOrEqual(190);
      await expect.poll(() => app.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    },
  );

  test('the casebook fills a wide window', async () => {
    await app.page.setViewportSize({ width: 1440, height: 900 });
    for (const part of ['cases', 'cases/examples']) {
      await goTo(app.page, app.url, part);
      const head = (await app.page.locator('main .head').boundingBox())!;
      expect(head.x + head.width).toBeGreaterThan(1440 * 0.95);
    }
  });

  test('every screen by its key, and the list of shortcuts', async () => {
    await app.page.locator('[role=search]').waitFor();
    for (const [i, screen] of SCREENS.entries()) {
      await app.page.keyboard.press(`Control+${i + 1}`);
      await app.page.locator(`.app[data-screen="${screen}"]`).waitFor();
    }
    await app.page.keyboard.press('?');
    await expect.poll(() => app.page.getByRole('dialog').innerText()).toMatch(/Ctrl\+K/);
    expect(await findings(app.page)).toEqual([]);
  });
});

describe('a telephone', () => {
  let app: App;
  beforeAll(async () => {
    app = await openApp({ locale: 'de-DE', viewport: { width: 390, height: 844 }, hasTouch: true });
  });
  beforeEach(() => anew(app));
  afterAll(() => app?.close());

  test('Lookup at 390 px: hits, then the entry alone, and back', async () => {
    await app.page.locator('[role=combobox]').fill('kette');
    await app.page.locator('#hits [role=option]').first().tap();
    await app.page.locator('article h1').waitFor();
    await expect.poll(() => app.page.locator('#hits').isVisible()).toBe(false);
    await expect.poll(() => app.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await app.page.locator('.entry a').first().tap();
    await app.page.locator('#hits').waitFor();
  });

  test('the box’s list at 390 px, by touch: as wide as the window, walked to its end, and a tap opens what was found', async () => {
    await goTo(app.page, app.url, 'ygo');
    // The table has a box of its own, which may come later.
    const box = app.page.locator('header [role=combobox]');
    await box.tap();
    await box.fill('kette');
    const hits = app.page.locator('#drop [role=option]');
    await hits.nth(5).waitFor();
    const list = await app.page.locator('.drop').boundingBox();
    expect(list!.x).toBeGreaterThanOrEqual(0);
    expect(list!.width).toBeGreaterThan(360);
    expect(list!.x + list!.width).toBeLessThanOrEqual(390);
    expect(list!.y + list!.height).toBeLessThanOrEqual(844);
    await hits.last().scrollIntoViewIfNeeded();
    expect(await findings(app.page)).toEqual([]);
    await hits.last().tap();
    await app.page.locator('.app:not([data-screen="ygo"]), .verdict').first().waitFor();
    await app.page.locator('#drop').waitFor({ state: 'detached' });
  });

  test('a finished ruling and the table view at 390 px, by touch', async () => {
    await app.page.locator('button.lang').tap();
    await app.page.locator('[role=combobox]').fill('A reborn, B mst');
    await app.page.locator('[role=listbox] .line').tap();
    const heading = app.page.getByTestId('verdict');
    await heading.waitFor();
    // On a busy machine the box's list still closes above it.
    const inSight = async () => {
      const box = await heading.boundingBox();
      return box !== null && box.y >= 0 && box.y + box.height <= 844;
    };
    await expect.poll(inSight).toBe(true);
    await app.page.getByRole('button', { name: 'To the start' }).tap();
    await app.page.getByRole('button', { name: 'Step forward' }).tap();
    await app.page.locator('[aria-current=step]', { hasText: 'Chain Link 1' }).waitFor();
    // The card's words stand under their step.
    await app.page.locator('[aria-current=step] + .card-text', { hasText: 'Monster Reborn' }).waitFor();
    await expect.poll(() => app.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await findings(app.page)).toEqual([]);
    await app.page.getByRole('button', { name: 'To the players' }).tap();
    await app.page.getByTestId('table-verdict').waitFor();
    const width = () => app.page.evaluate(() => document.querySelector('dialog')?.scrollWidth);
    await expect.poll(width).toBeLessThanOrEqual(390);
  });

  test('what one comes to by Tab beside a ruling stands above the bar at the foot, not under it', async () => {
    await app.page.setViewportSize({ width: 640, height: 360 });
    await goTo(app.page, app.url, 'ygo');
    await ruledLine(app.page, 'A wiedergeburt, B mst');
    await app.page.locator('button.step').first().focus();
    const under = () =>
      app.page.evaluate(() => {
        const bar = document.querySelector('.bar.walking')!.getBoundingClientRect();
        const it = document.activeElement!;
        const box = it.getBoundingClientRect();
        // What is higher than the room there is, is seen where it begins.
        const end = Math.min(box.bottom, box.top + 60);
        return it.matches('main *') && !it.closest('.bar') && end > bar.top + 1 ? it.textContent : null;
      });
    for (let i = 0; i < 25; i++) {
      await app.page.keyboard.press('Tab');
      await expect.poll(under).toBe(null);
    }
  });

  // The last here: its letters stay as large.
  test('at 200 % on a telephone the words of the rail stand apart and the box keeps a row', async () => {
    await goTo(app.page, app.url, 'settings');
    await app.page.getByRole('radio', { name: /^200\s?%$/ }).tap();
    await goTo(app.page, app.url, 'lookup');
    const rail = app.page.getByRole('navigation');
    const links = await rail.getByRole('link').all();
    expect(links).toHaveLength(SCREENS.length);
    const seen = await rail.getByText('Suche', { exact: true }).boundingBox();
    expect(seen?.width).toBeGreaterThan(40);
    const boxes = await Promise.all(links.map((link) => link.boundingBox()));
    for (const [i, box] of boxes.entries())
      expect(box!.x).toBeGreaterThanOrEqual(i === 0 ? 0 : boxes[i - 1]!.x + boxes[i - 1]!.width - 1);
    expect(boxes.at(-1)!.x + boxes.at(-1)!.width).toBeLessThanOrEqual(390);
    expect(await findings(app.page)).toEqual([]);
  });
});
