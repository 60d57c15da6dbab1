// The day is kept: a ruling one looked at is in the log, found again, and the next like it says so.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { goTo, findings, verdict } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
  await app.page.locator('[role=search]').waitFor();
}, 60_000);
afterAll(() => app?.close());

async function rule(line: string): Promise<void> {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.type(line);
  await app.page.keyboard.press('Enter');
  await verdict(app.page, /negated/);
}
const kept = () =>
  app.page.waitForResponse((response) => response.url().endsWith('/api/logRuling'), { timeout: 15_000 });

test('what is looked at longer than a moment is kept, with table and note, and opened again', async () => {
  const [response] = await Promise.all([kept(), rule('A reborn, B mst')]);
  expect(response.ok()).toBe(true);
  await goTo(app.page, app.url, 'cases/log');
  const row = app.page.locator('.log li');
  await row.getByText('destroyed, not negated').waitFor();
  await row.getByRole('button', { name: 'Table, note' }).click();
  await row.locator('[name=table]').fill('12');
  await row.locator('[name=tags]').fill('appeal');
  await row.getByRole('button', { name: 'Save' }).click();
  await row.getByText('table 12').waitFor();
  expect(await findings(app.page)).toEqual([]);
  await app.page.locator('.head input[type=search]').fill('typhoon appeal');
  await row.getByText('destroyed, not negated').click();
  await verdict(app.page, /not negated/);
});

test('the same dispute at another table says so', async () => {
  await Promise.all([kept(), rule('B reborn, A mst')]);
  await app.page.locator('.alike', { hasText: 'table 12' }).waitFor();
  expect(await app.page.locator('.alike').getAttribute('data-differs')).toBe('false');
});
