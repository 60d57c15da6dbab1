// `npm run axe [-- --data DIR]`: axe at "moderate" over every screen, both games' rulings, the theatre, the palette and the hits, at every width a
// judge has, light, dark and in forced colours; and nothing runs off sideways. Some minutes long, so not among the tests of every change.
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser, startHostProcess } from '../browser.ts';
import { findings, goTo, SCREENS, verdict } from './walk.ts';

const { values } = parseArgs({ options: { data: { type: 'string' } } });
const SIZES = [[1440, 900], [1280, 720], [1024, 640], [390, 844]] as const; // prettier-ignore
const COLOURS: Record<string, BrowserContextOptions> = {
  light: { colorScheme: 'light', locale: 'de-DE' },
  dark: { colorScheme: 'dark', locale: 'en-GB' },
  forced: { forcedColors: 'active', locale: 'de-DE' },
};
const PAGES = [
  ...SCREENS,
  'lookup/ygo.chain.purpose',
  'lookup/compare/ygo-9.0/ygo-current',
  'cases/log',
  'cases/examples',
  'decks/lists',
  'event/penalties',
];
const LINES = { ygo: 'A reborn, B mst', ptcg: 'charizard ex 180 +40 -> gardevoir ex 310 hp (weak fire)' };

/** Lines that are not read whole: their cards lie on the table, the line stands quoted above it. */
const UNREAD = {
  ygo: 'A controls Jinzo, B has Raigeki, somebody knocks the table over',
  ptcg: 'A hat Pikachu aktiv, B hat Charizard ex aktiv, jemand stößt den Tisch um',
};

/** A line typed into the box: its hits, its ruling, and that turned to the players. */
async function ruled(page: Page, line: string, look: (place: string) => Promise<void>): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(line);
  await page.locator('[role=listbox] .line:not([aria-busy])').first().waitFor();
  await look(`hits of “${line}”`);
  await page.keyboard.press('Enter');
  await verdict(page);
  await look(`ruling of “${line}”`);
  await page.keyboard.press('t');
  await page.getByTestId('table-verdict').waitFor();
  await look(`“${line}” turned to the players`);
  await page.keyboard.press('Escape');
}

/** A line that is not read whole, taken to the table. */
async function laidOut(page: Page, line: string, look: (place: string) => Promise<void>): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(line);
  await page.locator('[role=listbox] .line:not([aria-busy])').first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.quoted').waitFor();
  await look(`“${line}” laid out`);
}

const found: string[] = [];
let looks = 0;
const host = await startHostProcess(values.data);
const browser = await launchBrowser();
const first = await browser.newContext();
await (await first.newPage()).goto(host.launch);
const cookies = await first.cookies();
for (const [width, height] of SIZES)
  for (const [colours, options] of Object.entries(COLOURS)) {
    const context = await browser.newContext({ ...options, viewport: { width, height }, hasTouch: width < 600 });
    await context.addCookies(cookies);
    const page = await context.newPage();
    const look = async (place: string): Promise<void> => {
      looks++;
      const where = `${width} ${colours}, ${place}`;
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (over > 0) found.push(`${where}: ${over} px run off sideways`);
      found.push(...(await findings(page)).map((finding) => `${where}: ${finding}`));
    };
    for (const hash of PAGES) {
      await goTo(page, host.url, hash);
      await look(hash);
    }
    for (const [game, line] of Object.entries(LINES)) {
      await goTo(page, host.url, game);
      await ruled(page, line, look);
    }
    for (const [game, line] of Object.entries(UNREAD)) {
      await goTo(page, host.url, game);
      await laidOut(page, line, look);
    }
    await page.keyboard.press('Control+Shift+p');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await look('palette');
    await context.close();
    console.log(`${width} × ${height}, ${colours}: ${looks} looks, ${found.length} findings so far`);
  }
await browser.close();
await host.stop();
for (const line of found) console.log(line);
process.exit(found.length > 0 ? 1 : 0);
