// `npm run screenshots`: every screen, both themes, both languages, two sizes, into ./screenshots (which git ignores), for looking at.
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

for (const lang of ['de', 'en'] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, height] of [
      [1280, 720],
      [1024, 640],
    ] as const) {
      const app = await openApp({
        locale: lang === 'de' ? 'de-DE' : 'en-GB',
        colorScheme,
        viewport: { width, height },
      });
      const { page, url } = app;
      const shoot = async (name: string) => {
        await page.waitForTimeout(350);
        await page.screenshot({ path: join(out, `${name}.${lang}.${colorScheme}.${width}.png`) });
      };
      await page.locator('[role=search]').waitFor();
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
    }
