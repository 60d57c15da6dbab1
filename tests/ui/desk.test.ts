// The judge's desk in the window: a deck checked and counted, an event with its calls and infractions, a text nobody read answered in words.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { findings, goTo, Hands } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp({ locale: 'en-GB' });
});
afterAll(() => app?.close());

test('a list is checked as it is typed, and counted with one hand', async () => {
  const { page, url } = app;
  await goTo(page, url, 'decks');
  await page
    .getByRole('textbox', { name: 'Deck list' })
    .fill('Main Deck\n3 Sangan\n1 Monster Reborn\n2 Mystical Space Typhoon');
  const result = page.locator('.result');
  await result.getByText('Main Deck: 6 cards').waitFor();
  await expect.poll(() => result.locator('a[href*="lookup"]').count()).toBeGreaterThan(0);
  await goTo(page, url, 'decks/count');
  await page.getByRole('row').first().focus();
  for (const key of ['3', 'Enter', '1']) await page.keyboard.press(key);
  await page.getByText('3 of 3 counted').first().waitFor();
  await expect
    .poll(() => page.locator('.outcome tbody tr').allInnerTexts())
    .toEqual([expect.stringMatching(/^Mystical Space Typhoon.*\t2\t1$/)]);
  expect(await findings(page)).toEqual([]);
});

test('a file that is no list says so at once, and the list stays as it is', async () => {
  const { page } = app;
  await goTo(page, app.url, 'decks');
  const list = page.locator('.source textarea').first();
  const before = await list.inputValue();
  const file = page.locator('.source input[type=file]').first();
  for (const buffer of [Buffer.from([0x89, 0x50, 0x00, 0xff, 0xfe]), Buffer.alloc(2_000_000, 'a')]) {
    await file.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
    await page.getByRole('dialog', { name: /picture\.png/ }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await expect.poll(() => list.inputValue()).toBe(before);
});

test('the Deck after the exchange is held against the list; a list nobody can read leaves the first standing', async () => {
  const { page, url } = app;
  await goTo(page, url, 'decks');
  const list = page.getByRole('textbox', { name: 'Deck list' });
  await list.fill('Main Deck\n3 Sangan\n1 Monster Reborn\nSide Deck\n2 Jinzo');
  await page.getByRole('radio', { name: 'Side Deck' }).click();
  await page.getByRole('button', { name: 'Start from the list' }).click();
  await page.getByText('Nothing was exchanged.').waitFor();
  const after = page.getByRole('textbox', { name: 'The Deck after the exchange' });
  await after.fill('Main Deck\n2 Sangan\n1 Jinzo\n1 Monster Reborn\nSide Deck\n1 Jinzo\n1 Sangan');
  await page.locator('.result tbody tr').nth(3).waitFor();
  await expect
    .poll(() => page.locator('.result tbody tr').allInnerTexts())
    .toContainEqual(expect.stringMatching(/^Sangan.*\t3\t2$/));
  expect(await findings(page)).toEqual([]);
  await after.fill('{');
  await page.getByText('This list cannot be read').waitFor();
  await after.fill('');
  await page.getByRole('radio', { name: 'List', exact: true }).click();
  await page.locator('.result').getByText('Main Deck: 4 cards').waitFor();
});

test('a call is taken and ended; an infraction given again is suggested higher', async () => {
  const { page, url } = app;
  await goTo(page, url, 'event');
  await page.getByLabel('Name').fill('Locals');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'Add a clock' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByPlaceholder('Table').fill('12');
  await page.getByRole('button', { name: 'Take the call' }).click();
  // The one clock that runs is that of the call: what time it lost in the round follows from it.
  await page.locator('section[aria-label="Judge calls"] li').getByText('Round 1').waitFor();
  await page.locator('header').getByText('Table 12').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('No time extension').waitFor();
  const give = async (): Promise<string> => {
    await page.getByPlaceholder('Player', { exact: true }).fill('Alex');
    await page.getByLabel('Infraction', { exact: true }).selectOption('ygo.infraction.drawing-extra-cards');
    await page.locator('input[type=radio]').first().check();
    const suggested = await page.locator('.assess b').innerText();
    await page.getByRole('button', { name: 'Record' }).click();
    await page.locator('.assess').waitFor({ state: 'detached' });
    return suggested;
  };
  const first = await give();
  expect(first).toMatch(/^Suggested: /);
  const again = await give();
  expect(again).not.toBe(first);
  expect(await findings(page)).toEqual([]);
});

test('a call is written to; an event is seated, changed and erased whole', async () => {
  const { page } = app;
  await page.getByRole('button', { name: 'Write to it' }).click();
  await page.getByRole('textbox', { name: 'Note' }).last().fill('Judge came twice');
  await page.locator('section[aria-label="Judge calls"] li form').getByRole('button', { name: 'Save' }).click();
  await page.locator('li .note', { hasText: 'Judge came twice' }).waitFor();
  for (const [as, file] of [['Text', 'txt'], ['Page (HTML)', 'html'], ['Data (JSON)', 'json']] as const) {
    await page.getByRole('button', { name: 'Save to a file' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: as }).click();
    const name = (await saved).suggestedFilename();
    expect(name).toMatch(new RegExp(`\\.${file}$`));
  } // prettier-ignore
  await page.getByRole('radio', { name: 'Tables' }).click();
  await page.getByLabel('Seatings, a table a line').fill('12: Kim, Lee\n13 Robin – Sam\nnobody');
  await page.getByRole('button', { name: 'Seat 2 tables' }).click();
  await page.getByRole('checkbox', { name: 'Finished: Table 13' }).check();
  await page.getByText('1 of 2 still playing').waitFor();
  await expect.poll(() => page.getByLabel('Seatings, a table a line').inputValue()).toBe('nobody');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change the event' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Locals of May');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Locals of May' }).waitFor();
  await page.getByRole('button', { name: 'Erase data', exact: true }).click();
  await page.getByRole('button', { name: 'Erase everything for good' }).click();
  await page.getByText('An event holds clocks').waitFor();
});

test('the degree that what happened tells is read on its ground', async () => {
  const { page } = app;
  await goTo(page, app.url, 'event/penalties');
  await page.getByRole('searchbox').fill('draws an extra card, it is certain which card it is');
  await page.locator('.degrees [aria-current]').waitFor();
  expect(await findings(page)).toEqual([]);
});

test('while the penalties are being fetched they are said to be', async () => {
  const { page, url } = app;
  await goTo(page, url, 'lookup');
  await page.route('**/api/infractions', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.goto(`${url}#/event/penalties`);
  const said = page.getByText('The list is being loaded');
  await said.waitFor();
  await page.locator('.ladder').waitFor();
  await expect.poll(() => said.count()).toBe(0);
  await page.unroute('**/api/infractions');
});

test('what an unread text does is said in a card’s words', async () => {
  const { page, url } = app;
  await page.evaluate(
    (source) => fetch('/api/autosave', { method: 'POST', headers: { 'content-type': 'application/json' }, body: source }),
    JSON.stringify({
      slot: 'ygo',
      case: {
        case: {
          game: 'ygo',
          ruleset: 'ygo-current',
          cards: { Whim: { name: 'Whim', kind: 'spell', property: 'normal', text: { en: 'Do as the wind pleases.' } } },
          state: { players: { A: { hand: ['Whim'] } } },
          moves: [{ by: 'A', do: 'activate', card: 'Whim' }],
        },
      },
    }),
  ); // prettier-ignore
  await page.goto('about:blank');
  await page.goto(`${url}#/ygo`);
  await page.locator('mark.unread').first().waitFor();
  await page.getByRole('button', { name: 'The text does this' }).click();
  const form = page.getByRole('dialog');
  await expect.poll(() => form.getByRole('button', { name: 'Rule with this' }).isDisabled()).toBe(true);
  await form.getByRole('textbox').fill('Draw 1 card.');
  await form.getByText('Read whole').waitFor();
  await form.getByRole('button', { name: 'Rule with this' }).click();
  await page
    .getByTestId('verdict')
    .filter({ hasText: /draws?/i })
    .waitFor();
});

test('a Pokémon is poisoned in fifteen keys at most', async () => {
  const { page, url } = app;
  await goTo(page, url, 'ptcg');
  await page.locator('[data-cell="A-active"]').focus();
  const hands = new Hands(page);
  await hands.type('snor');
  await page.locator('.picker [role=option]').first().waitFor();
  await hands.press('Enter');
  await page.locator('.chip.condition').first().waitFor();
  await hands.press('c', 'ArrowLeft', ' ');
  await page.locator('.chip.condition[aria-pressed=true]').getByText('Poisoned').waitFor();
  expect(hands.keys).toBeLessThanOrEqual(15);
  // Letters lead to the condition they begin.
  await hands.type('par');
  await hands.press(' ');
  await page.locator('.chip.condition[aria-pressed=true]').getByText('Paralyzed').waitFor();
});
