// Training: the situation, the words of every card that lies there, one's own ruling, then the answer – told once.
import { expect, test } from 'vitest';
import { openApp } from '../browser.ts';
import { goTo } from './walk.ts';

test('the words of every card are there, those of a Stadium and of Tools among them, and the answer is told once', async () => {
  const app = await openApp({ viewport: { width: 1440, height: 900 } });
  try {
    const { page } = app;
    await goTo(page, app.url, 'training');
    await page.getByLabel('Topic').selectOption('Unknown card text');
    const lies = (what: string) => page.locator('article dl', { hasText: what });
    for (const [question, card] of [
      [lies('Lookout'), 'Lookout'],
      [lies('Band'), 'Band'],
    ] as const) {
      for (let i = 0; i < 30 && (await question.count()) === 0; i++) {
        const before = await page.locator('article').innerText();
        await page.keyboard.press('n');
        await expect.poll(() => page.locator('article').innerText()).not.toBe(before);
      }
      await page.locator('article .text', { hasText: card }).first().waitFor();
    }
    // By keys, too, the words of the cards stand above the question, not under it.
    await page.setViewportSize({ width: 1280, height: 420 });
    const summaries = page.locator('article summary');
    await summaries.first().focus();
    const under = () =>
      page.evaluate(() => {
        const question = document.querySelector('.question.pending')!.getBoundingClientRect();
        return document.activeElement!.getBoundingClientRect().bottom > question.top + 1;
      });
    for (let i = await summaries.count(); i > 0; i--, await page.keyboard.press('Tab'))
      await expect.poll(under).toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.locator('main').focus();
    await page.keyboard.press('Enter');
    const answer = page.locator('.answer .headline');
    await answer.waitFor();
    const said = await answer.innerText();
    await page.locator('.peek ol').waitFor();
    await expect.poll(() => page.locator('main').getByText(said, { exact: true }).count()).toBe(1);
  } finally {
    await app.close();
  }
});
