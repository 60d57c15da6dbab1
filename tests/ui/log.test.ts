// The day is kept: a ruling one looked at is in the log, found again, and the next like it says so.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { goTo, findings, still, verdict } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
  await app.page.locator('[role=search]').waitFor();
});
afterAll(() => app?.close());

async function rule(line: string, says = /negated/): Promise<void> {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.type(line);
  await app.page.keyboard.press('Enter');
  await verdict(app.page, says);
}
const kept = () => app.page.waitForResponse((response) => response.url().endsWith('/api/logRuling'));

test('what is looked at longer than a moment is kept, with table and note, and opened again', async () => {
  const [response] = await Promise.all([kept(), rule('A reborn, B mst')]);
  expect(response.ok()).toBe(true);
  await goTo(app.page, app.url, 'cases/log');
  const row = app.page.locator('.log li[data-kind]');
  await row.getByText('destroyed, not negated').waitFor();
  await row.getByRole('button', { name: 'Table, note' }).click();
  await row.locator('[name=table]').fill('12');
  await row.locator('[name=tags]').fill('appeal');
  await row.getByRole('button', { name: 'Save' }).click();
  await row.getByText('table 12').waitFor();
  // Who wrote it by keys is where it was opened; Esc leaves the fields and keeps what stands in them.
  const opener = row.getByRole('button', { name: 'Table, note' });
  const isThere = () => opener.evaluate((button) => button === document.activeElement);
  await expect.poll(isThere).toBe(true);
  await app.page.keyboard.press('Enter');
  await row.locator('[name=players]').fill('Nobody');
  await app.page.keyboard.press('Escape');
  await row.getByText('Nobody').waitFor();
  await expect.poll(() => row.locator('[name=players]').count()).toBe(0);
  await expect.poll(isThere).toBe(true);
  await app.page.keyboard.press('Enter');
  await row.getByRole('button', { name: 'Erase players and note' }).press('Enter');
  await expect.poll(() => row.getByText('Nobody').count()).toBe(0);
  await expect.poll(isThere).toBe(true);
  expect(await findings(app.page)).toEqual([]);
  await app.page.locator('.head input[type=search]').fill('typhoon appeal');
  await row.getByText('destroyed, not negated').waitFor();
  // What was written is kept where one goes on without a tap on Save, too.
  await row.getByRole('button', { name: 'Table, note' }).click();
  await row.locator('[name=note]').fill('sleeves');
  await app.page.locator('.head input[type=search]').fill('sleeves');
  await row.getByText('destroyed, not negated').waitFor();
  await app.page.locator('.head input[type=search]').fill('');
  const day = app.page.getByLabel('Day', { exact: true });
  await day.fill('2000-01-01');
  await day.press('Tab');
  await app.page.getByText('Nothing on Saturday').waitFor();
  await day.fill('');
  await day.press('Tab');
  // With typing errors, too, by its cards and what was written to it.
  await app.page.locator('.head input[type=search]').fill('tyhpoon apeal');
  await row.getByText('destroyed, not negated').click();
  await verdict(app.page, /not negated/);
});

test('the table brought back by a reload goes on with its entry', async () => {
  const again = kept();
  await app.page.reload();
  await verdict(app.page, /not negated/);
  const response = await again;
  expect(response.ok()).toBe(true);
  await goTo(app.page, app.url, 'cases/log');
  await app.page.locator('.log li[data-kind]').first().waitFor();
  await expect.poll(() => app.page.locator('.log li[data-kind]').count()).toBe(1);
});

test('the same dispute at another table says so', async () => {
  const logged = kept();
  await rule('B reborn, A mst');
  // What is told otherwise is asked for by itself, and stands above the list.
  await app.page.locator('.handles li').first().waitFor();
  const listTop = () => app.page.locator('.proof').evaluate((list) => list.getBoundingClientRect().top);
  const before = await listTop();
  await logged;
  await app.page.locator('.alike', { hasText: 'table 12' }).waitFor();
  // It comes late, and the list of steps stays where it is.
  await expect.poll(listTop).toBe(before);
  await expect.poll(() => app.page.locator('.alike').getAttribute('data-differs')).toBe('false');
});

/** What the log holds, the newest first. */
const headlines = (): Promise<string[]> =>
  app.page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch('/api/logEntries', { method: 'POST', headers, body: '{}' });
    const { value } = (await answer.json()) as { value: { entries: { headline: { en: string } }[] } };
    return value.entries.map(({ headline }) => headline.en);
  });

test('undo leads back to the dispute before, with its own entry and its own name; neither takes the other’s place', async () => {
  const before = (await headlines()).length;
  let logged = kept();
  await rule('A: Raigeki', /Raigeki destroys/);
  await logged;
  await app.page.locator('body').press('Control+s');
  await app.page.getByRole('dialog').getByRole('textbox').fill('Raigeki kept');
  await app.page.keyboard.press('Enter');
  await app.page.getByRole('dialog').waitFor({ state: 'detached' });
  logged = kept();
  await rule('A: Dark Hole', /Dark Hole destroys/);
  await logged;
  logged = kept();
  await app.page.locator('body').press('Control+z');
  await verdict(app.page, /Raigeki destroys/);
  await logged;
  const now = await headlines();
  expect(now.slice(0, now.length - before)).toEqual([
    expect.stringContaining('Dark Hole'),
    expect.stringContaining('Raigeki'),
  ]);
  await app.page.locator('body').press('Control+s');
  const name = app.page.getByRole('dialog').getByRole('textbox');
  await expect.poll(() => name.inputValue()).toBe('Raigeki kept');
  await app.page.keyboard.press('Escape');
  await app.page.locator('body').press('Control+Shift+z');
  await verdict(app.page, /Dark Hole destroys/);
  await app.page.locator('body').press('Control+s');
  await expect.poll(() => name.inputValue()).not.toBe('Raigeki kept');
  await app.page.keyboard.press('Escape');
});

test('a ruling that is only looked at in the box is kept, typed on it is the same entry, and on its table', async () => {
  await goTo(app.page, app.url, 'lookup');
  const before = (await headlines()).length;
  let logged = kept();
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.type('B reborn');
  await logged;
  await expect.poll(async () => (await headlines())[0]).toMatch(/^Monster Reborn resolves/);
  logged = kept();
  await app.page.keyboard.type(', A mst');
  await logged;
  await app.page.keyboard.press('Enter');
  await verdict(app.page, /not negated/);
  logged = kept();
  await app.page.locator('.handles button').first().click();
  await logged;
  // What was opened lies on its table: the box, where it still stands, keeps it no second time.
  await goTo(app.page, app.url, 'lookup');
  await app.page.locator('[role=listbox] .line').waitFor();
  await still(app.page, 3500);
  await expect.poll(async () => (await headlines()).length).toBe(before + 1);
});

test('what is ruled otherwise today stays in the log as it was, also when it is changed', async () => {
  await app.page.evaluate(async () => {
    const post = async (channel: string, body: unknown) =>
      (
        await fetch(`/api/${channel}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json();
    const { value: { entries } } = await post('logEntries', {}); // prettier-ignore
    const { value: { case: of } } = await post('logEntry', { id: entries[0].id }); // prettier-ignore
    const headline = { en: 'Something that was ruled then.', de: 'Etwas, das damals so beurteilt wurde.' };
    await post('logRuling', {
      case: of,
      ruleset: 'ygo-current',
      lang: 'en',
      verdict: 'resolved',
      headline,
      grounds: [],
    });
  });
  await goTo(app.page, app.url, 'cases/log');
  await app.page.locator('.log li[data-kind] .open', { hasText: 'that was ruled then' }).click();
  // By which version, too: why it may have been.
  await app.page.locator('.alike[data-differs=true]', { hasText: 'that was ruled then. (version' }).waitFor();
  const logged = kept();
  await app.page.locator('.handles button').first().click();
  await app.page.locator('.alike', { hasText: 'that was ruled then' }).waitFor({ state: 'detached' });
  await logged;
  await expect.poll(headlines).toContain('Something that was ruled then.');
});

test('a saved case and a ruling are one casebook: narrowed by kind and game, compared, a day taken away', async () => {
  await goTo(app.page, app.url, 'ygo');
  await app.page.keyboard.press('Control+s');
  // Its line is proposed as its name.
  await expect.poll(() => app.page.getByRole('dialog').getByRole('textbox').inputValue()).toMatch(/Monster Reborn/);
  await app.page.getByRole('dialog').getByRole('textbox').fill('Reborn for the seminar');
  await app.page.keyboard.press('Enter');
  await app.page.getByRole('dialog').waitFor({ state: 'detached' });
  await goTo(app.page, app.url, 'cases');
  const rows = app.page.locator('.log li[data-kind]');
  await rows.filter({ hasText: 'Reborn for the seminar' }).waitFor();
  const kinds = () => rows.evaluateAll((all) => [...new Set(all.map((row) => row.getAttribute('data-kind')))].sort());
  await expect.poll(kinds).toEqual(['case', 'ruling']);
  await rows.filter({ hasText: 'seminar' }).getByRole('button', { name: 'Compare' }).click();
  await rows.filter({ hasText: 'table 12' }).first().getByRole('button', { name: 'Compare' }).click();
  const beside = app.page.getByRole('region', { name: 'Two rulings compared' });
  await beside.getByText('The same answer.').waitFor();
  // The players are exchanged, and nothing else: told with the same ones, no step stands differently.
  await expect.poll(() => beside.locator('summary').allInnerTexts()).toEqual(Array(2).fill('the same steps'));
  expect(await findings(app.page)).toEqual([]);
  const [download] = await Promise.all([
    app.page.waitForEvent('download'),
    app.page.getByRole('button', { name: 'Save the day' }).click(),
  ]);
  const day = JSON.parse(readFileSync(await download.path(), 'utf8')) as { title?: string; headline?: unknown }[];
  expect(day.some(({ title }) => title === 'Reborn for the seminar')).toBe(true);
  expect(day.some(({ headline }) => headline !== undefined)).toBe(true);
  await app.page.getByRole('radio', { name: 'Pokémon' }).click();
  await app.page.getByText('0 entries').waitFor();
  await app.page.getByRole('radio', { name: 'All', exact: true }).click();
  await app.page.getByRole('link', { name: 'Saved cases' }).click();
  await rows.first().waitFor();
  await expect.poll(kinds).toEqual(['case']);
  // A day is printed whole, whatever the list is narrowed to, and the list stays as it was.
  await app.page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = [...new Set([...document.querySelectorAll('.log li[data-kind]')].map((row) => row.getAttribute('data-kind')))].sort().join();
    };
  }); // prettier-ignore
  await app.page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => app.page.locator('body').getAttribute('data-printed')).toBe('case,ruling');
  await expect.poll(kinds).toEqual(['case']);
  await expect.poll(() => app.page.getByLabel('Day', { exact: true }).inputValue()).toBe('');
});

test('the other player and other Life Points are the same answer, though the verdict names them; another board is told', async () => {
  const given = async (line: string, says: RegExp): Promise<void> => {
    const logged = kept();
    await rule(line, says);
    await logged;
  };
  const alike = app.page.locator('.alike[data-differs]');
  await given('A: Upstart Goblin', /Player B gains 1000 Life Points and has 9000/);
  await given('A 3000 LP, B: Upstart Goblin', /Player A gains 1000 Life Points and has 4000/);
  await alike.waitFor();
  await expect.poll(() => alike.getAttribute('data-differs')).toBe('false');
  await given('A attacks Jinzo -> Summoned Skull', /destroys Jinzo/);
  await given('B attacks Jinzo -> Summoned Skull (defense)', /^2400 ATK – 1200 DEF: Jinzo destroys/);
  await alike.waitFor();
  await expect.poll(() => alike.getAttribute('data-differs')).toBe('true');
  await goTo(app.page, app.url, 'cases/log');
  const compared = async (one: number, other: number): Promise<string[]> => {
    const buttons = app.page.locator('.log li[data-kind]').getByRole('button', { name: 'Compare' });
    for (const at of [one, other]) await buttons.nth(at).click();
    const summaries = app.page.getByRole('region', { name: 'Two rulings compared' }).locator('summary');
    await expect.poll(() => summaries.count()).toBe(2);
    const said = await summaries.allInnerTexts();
    for (const at of [one, other]) await buttons.nth(at).click();
    return said;
  };
  const other = await compared(0, 1);
  expect(other.every((said) => /^[1-9]\d* steps? differs?$/.test(said))).toBe(true);
  const same = await compared(2, 3);
  expect(same).toEqual(['the same steps', 'the same steps']);
  for (const at of [2, 3])
    await app.page.locator('.log li[data-kind]').getByRole('button', { name: 'Compare' }).nth(at).click();
  await app.page.getByText('The same answer.').waitFor();
  await expect.poll(() => app.page.locator('.compare .only').count()).toBe(0);
});

test('an entry says which game it is of; of a play that is not legal no step stands, which is no sameness', async () => {
  for (const [line, says] of [
    ['A: Call of the Haunted, B controls Jinzo', /cannot be activated/],
    ['A: Dark Hole', /Dark Hole/],
  ] as const) {
    const logged = kept();
    await rule(line, says);
    await logged;
  }
  await goTo(app.page, app.url, 'cases/log');
  const rows = app.page.locator('.log li[data-kind]');
  await expect.poll(() => rows.first().locator('.hint').innerText()).toMatch(/^Yu-Gi-Oh! · /);
  for (const at of [0, 1]) await rows.nth(at).getByRole('button', { name: 'Compare' }).click();
  const beside = app.page.getByRole('region', { name: 'Two rulings compared' });
  await beside.getByText('no step: nothing happened').waitFor();
  await expect.poll(() => beside.locator('summary').allInnerTexts()).toEqual([expect.stringMatching(/differ/)]);
  // Why: what lies on one board only.
  await expect.poll(() => beside.locator('.only').allInnerTexts()).toContainEqual(expect.stringMatching(/^Only here:.*B Monster Zone: Jinzo/s)); // prettier-ignore
  // It is called not legal, and found by that.
  const search = app.page.locator('main input[type=search]');
  await search.fill('not legal');
  await expect.poll(() => rows.locator('.hint').allInnerTexts()).toEqual([expect.stringMatching(/^Not legal · /)]);
  await search.fill('');
});
