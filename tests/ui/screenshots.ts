// `npm run screenshots`: every screen, both themes, both languages, two sizes, into ./screenshots (which git ignores), for looking at;
// and once each as on a telephone (390 px) and with letters twice as large (200 %).
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../build/fresh.mjs';
import { openApp } from '../browser.ts';
import { goTo } from './walk.ts';

const out = join(root, 'screenshots');
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const LINES = {
  ygo: { de: 'A wiedergeburt, B mst', en: 'A reborn, B mst' },
  ptcg: {
    de: 'glurak ex 180 +40 -> guardevoir ex 310 kp (schwäche feuer)',
    en: 'charizard ex 180 +40 -> gardevoir ex 310 hp (weak fire)',
  },
};

async function typeLine(page: Page, line: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(line);
  await page.waitForTimeout(500);
}

interface Look {
  lang: 'de' | 'en';
  colorScheme: 'light' | 'dark';
  width: number;
  height: number;
  scale?: number;
}
const LOOKS: Look[] = (['de', 'en'] as const).flatMap((lang) =>
  (['light', 'dark'] as const).flatMap((colorScheme) => [
    { lang, colorScheme, width: 1280, height: 720 },
    { lang, colorScheme, width: 1024, height: 640 },
  ]),
);
LOOKS.push(
  { lang: 'en', colorScheme: 'light', width: 390, height: 844 },
  { lang: 'de', colorScheme: 'light', width: 1280, height: 720, scale: 2 },
);

for (const { lang, colorScheme, width, height, scale } of LOOKS) {
  const app = await openApp({
    locale: lang === 'de' ? 'de-DE' : 'en-GB',
    colorScheme,
    viewport: { width, height },
  });
  const { page, url } = app;
  const shoot = async (name: string) => {
    await page.waitForTimeout(350);
    const size = scale === undefined ? width : `${width}x${scale}`;
    await page.screenshot({ path: join(out, `${name}.${lang}.${colorScheme}.${size}.png`) });
  };
  await page.locator('[role=search]').waitFor();
  if (scale !== undefined) {
    await goTo(page, url, 'settings');
    await page.getByRole('radio', { name: new RegExp(`^${scale * 100}\\s?%$`) }).click();
    await goTo(page, url, 'lookup');
  }
  await shoot('lookup-empty');
  await typeLine(page, lang === 'de' ? 'zerstört nicht annulliert' : 'destroyed not negated');
  await page.keyboard.press('Enter');
  await shoot('lookup-rule');
  await goTo(page, url, 'lookup/compare/ygo-9.0/ygo-current');
  await shoot('lookup-compare');
  await goTo(page, url, 'ygo');
  await shoot('ygo-empty');
  await typeLine(page, LINES.ygo[lang]);
  await shoot('ygo-line');
  await page.keyboard.press('Enter');
  await page.getByTestId('verdict').waitFor();
  await shoot('ygo-ruling');
  await page.keyboard.press('Home');
  for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
  await shoot('ygo-step');
  // Back to a step at which somebody could have done otherwise.
  for (let i = 0; i < 6 && (await page.locator('.whatif').count()) === 0; i++) {
    await page.keyboard.press('ArrowLeft');
    await page.waitForTimeout(200);
  }
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  await shoot('ygo-what-if');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await shoot('ygo-editions');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await shoot('ygo-table-view');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await shoot('ygo-share');
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  await page.keyboard.press('Escape');
  await shoot('ygo-situation');
  await goTo(page, url, 'ptcg');
  await shoot('ptcg-empty');
  await typeLine(page, LINES.ptcg[lang]);
  await page.keyboard.press('Enter');
  await page.getByTestId('verdict').waitFor();
  await shoot('ptcg-ruling');
  await page.keyboard.press('b');
  await page.keyboard.press('Enter');
  await shoot('ptcg-situation');
  for (const hash of ['training', 'cases', 'cases/examples', 'cards', 'settings']) {
    await goTo(page, url, hash);
    await shoot(hash.replace('/', '-'));
  }
  await page.locator('body').press('?');
  await shoot('shortcuts');
  await app.close();
  await app.browser.close();
}
