// What the UI tests share: counting keys, asking axe, waiting for the verdict, for a screen, for the end of everything asked.
// The window answers in its own time: what is expected of it is polled (`expect.poll`), what must not be there is looked for when it is still.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { type App, askedBy } from '../browser.ts';

declare global {
  interface Window {
    /** Once it was asked. */
    axe: typeof axe;
  }
}

export const SCREENS = ['lookup', 'ygo', 'ptcg', 'training', 'cases', 'cards', 'decks', 'event', 'settings'] as const;

/** Waits until the window is still: everything it asked is answered, and for so long (ms) nothing in it has changed. */
export async function still(page: Page, quiet = 100): Promise<void> {
  const asked = askedBy(page);
  for (let before = -1; asked.open.size > 0 || asked.count !== before;) {
    before = asked.count;
    await page.evaluate(
      (quiet) =>
        new Promise<void>((done) => {
          const end = () => (watch.disconnect(), done());
          let timer = setTimeout(end, quiet);
          const watch = new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(end, quiet);
          });
          watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        }),
      quiet,
    );
  }
}

/** What lies on a table is kept 250 ms after its last change: longer than that, and it is kept. */
export const kept = (page: Page): Promise<void> => still(page, 300);

/** Goes to a screen by its address and waits until it stands. */
export async function goTo(page: Page, url: string, hash: string): Promise<void> {
  await page.goto(`${url}#/${hash}`);
  await page
    .locator(`.app[data-screen="${hash.split('/')[0]}"] main > *`)
    .first()
    .waitFor();
  await still(page);
}

/**
 * The open window as it came up: as large, in its language, under its rulesets, on its first screen, nothing open, typed or focused.
 * What lies on the tables, what was imported and what the log keeps stays: tests that mind that open a window of their own.
 */
export async function anew({ page, url, viewport, locale }: App): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null });
  for (const open = page.locator('dialog[open]'); (await open.count()) > 0;) {
    await page.keyboard.press('Escape');
    await still(page);
  }
  await goTo(page, url, 'lookup');
  const box = page.locator('[role=search] input');
  await box.fill('');
  await box.blur();
  const lang = locale.slice(0, 2);
  if ((await page.locator('html').getAttribute('lang')) !== lang) await page.locator('button.lang').click();
  await page.locator(`html[lang=${lang}]`).waitFor({ state: 'attached' });
  for (const game of ['ygo', 'ptcg']) await page.locator(`#ruleset-${game}`).selectOption(`${game}-current`);
  await still(page);
}

/** Moderate, serious and critical findings of axe on the page as it stands, each as one line. */
export async function findings(page: Page): Promise<string[]> {
  // On a slow machine a screen's heading comes later than its frame; where it never comes, axe says so.
  await page
    .locator('h1')
    .first()
    .waitFor({ state: 'attached', timeout: 5000 })
    .catch(() => undefined);
  // Once in a document: to take in its rules anew costs twice as much as what they ask. What it found right is not described: nobody reads it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    // What still fades in has not the colours it comes to; what is animated without end is not waited for.
    const ending = document
      .getAnimations()
      .filter((one) => Number.isFinite(Number(one.effect?.getComputedTiming().endTime)));
    await Promise.all(ending.map((one) => one.finished.catch(() => undefined)));
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      nodes: nodes.map(({ target, failureSummary }) => ({ target: target.join(' '), failureSummary })),
    }));
  });
  return violations
    .filter((v) => v.impact !== 'minor')
    .flatMap((v) =>
      v.nodes.map((node) => `${v.id}: ${node.target} – ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
    );
}

/** Presses keys as a judge would, one by one, and counts them. */
export class Hands {
  keys = 0;
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.keys++;
    }
  }
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }
}

/** The verdict on the table, once it stands (and, where words are given, once it says them). */
export async function verdict(page: Page, words?: RegExp): Promise<string> {
  const heading = words ? page.getByTestId('verdict').filter({ hasText: words }) : page.getByTestId('verdict');
  await heading.waitFor();
  return (await heading.textContent()) ?? '';
}

/** A line typed into the box and ruled on: it has left the box, so what is typed next is a command. */
export async function ruledLine(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => !(document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement)); // prettier-ignore
  await verdict(page);
}
