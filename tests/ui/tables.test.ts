// The tables as a judge works them: lines, walking, setting up by typing and dragging, undo, crash, saving, sharing – in German.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { goTo, Hands, findings, kept, verdict } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp({ locale: 'de-DE' });
});
afterAll(() => app?.close());

const spot = (cell: string) => app.page.locator(`[data-cell="${cell}"]`);
const cardAt = (cell: string) => spot(cell).getAttribute('data-card');
async function typeLine(line: string): Promise<void> {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type(line);
  await app.page.keyboard.press('Enter');
  // A verdict that stands already is not yet this line's: the box is left when its own comes.
  await expect.poll(() => app.page.locator('[role=search] input:focus').count()).toBe(0);
}
async function emptyTable(game: 'ygo' | 'ptcg'): Promise<void> {
  await goTo(app.page, app.url, game);
  const clear = app.page.getByRole('button', { name: 'Neu', exact: true });
  if (await clear.isEnabled()) await clear.click();
  await app.page.locator('.welcome').waitFor();
}
/** Sangan in the middle of A's Monster Zones, typed there; nothing else. */
async function onlySangan(): Promise<void> {
  await emptyTable('ygo');
  await spot('A-monsters-3').focus();
  await app.page.keyboard.type('sangan');
  await app.page.locator('.picker [role=option]').first().waitFor();
  await app.page.keyboard.press('Enter');
}

test('a line opens the table with its verdict, and the arrow keys walk it', async () => {
  await app.page.locator('[role=search]').waitFor();
  await typeLine('A wiedergeburt, B mst');
  await verdict(app.page, /zerstört, nicht annulliert/);
  await app.page.keyboard.press('Home');
  await expect.poll(() => app.page.locator('[aria-current="step"]').innerText()).toMatch(/Anfang/);
  await expect.poll(() => app.page.locator('.chain li').count()).toBe(0);
  await app.page.keyboard.press('ArrowRight');
  await expect.poll(() => app.page.locator('.chain li').count()).toBe(1);
  await expect.poll(() => cardAt('A-spellsTraps-3')).toMatch(/wiedergeburt/i);
  await expect.poll(() => spot('A-spellsTraps-3').getAttribute('data-changed')).toBe('true');
  await app.page.keyboard.press('End');
  await expect.poll(() => app.page.locator('.chain li[data-outcome="resolved"]').count()).toBe(2);
  await app.page.locator('.rule h3').first().waitFor();
  expect(await findings(app.page)).toEqual([]);
});

test('the players see the verdict and what happened, in their language, and nothing that was not played', async () => {
  await app.page.keyboard.press('t');
  const view = app.page.getByTestId('table-verdict');
  await expect.poll(() => view.innerText()).toMatch(/nicht annulliert/);
  await app.page.keyboard.press('l');
  await expect.poll(() => view.innerText()).toMatch(/not negated/);
  await app.page.keyboard.press('Home');
  await expect.poll(() => app.page.locator('dialog .step').innerText()).toMatch(/Monster Reborn/);
  const size = await view.evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  expect(size).toBeGreaterThanOrEqual(53);
  expect(await findings(app.page)).toEqual([]);
  await app.page.keyboard.press('Escape');
  await expect.poll(() => app.page.locator('dialog').count()).toBe(0);
  await expect.poll(() => app.page.locator('html').getAttribute('lang')).toBe('de');
});

test('cards are added by typing in either language, moved by dragging, taken off, and all of it undone', async () => {
  await emptyTable('ygo');
  await spot('A-hand').focus();
  await app.page.keyboard.type('monster reb');
  await app.page.keyboard.press('Enter');
  await app.page.locator('[data-cell^="A-hand-"]', { hasText: /^Wiedergeburt$/ }).waitFor();
  await spot('B-spellsTraps-2').focus();
  await app.page.keyboard.type('mystischer raum');
  await app.page.keyboard.press('Enter');
  await app.page.locator('[data-cell="B-spellsTraps-2"][data-card]').waitFor();
  await expect.poll(() => spot('B-spellsTraps-2').getAttribute('aria-label')).toMatch(/verdeckt/);
  await spot('B-spellsTraps-2').dragTo(spot('B-graveyard'));
  await app.page.locator('[data-cell="B-graveyard"][data-card]').waitFor();
  await expect.poll(() => cardAt('B-spellsTraps-2')).toBeNull();
  await app.page.keyboard.press('Control+z');
  await app.page.locator('[data-cell="B-spellsTraps-2"][data-card]').waitFor();
  await app.page.keyboard.press('Control+y');
  await app.page.locator('[data-cell="B-graveyard"][data-card]').waitFor();
  await app.page.keyboard.press('Control+z');
  await spot('B-spellsTraps-2').focus();
  await app.page.keyboard.press('Delete');
  await expect.poll(() => cardAt('B-spellsTraps-2')).toBeNull();
  await app.page.keyboard.press('Control+z');
  await app.page.locator('[data-cell="B-spellsTraps-2"][data-card]').waitFor();
});

test('the table comes back after the window was closed at once', async () => {
  await kept(app.page);
  await app.page.reload();
  await app.page.locator('[data-cell="B-spellsTraps-2"][data-card]').waitFor();
  await app.page.locator('[data-cell^="A-hand-"]', { hasText: /^Wiedergeburt$/ }).waitFor();
});

test('what may be done is offered, and what may not be done says why', async () => {
  await app.page.locator('#move-box').focus();
  await app.page.keyboard.type('b mystischer');
  const option = app.page.locator('.next [role=option]').first();
  await option.waitFor();
  await expect.poll(() => option.innerText()).toMatch(/Mystischer Raum-Taifun/);
  await app.page.keyboard.press('Escape');
  await app.page.keyboard.press('Escape');
  await spot('B-spellsTraps-2').focus();
  await app.page.keyboard.press('w');
  await expect.poll(() => app.page.getByRole('dialog').innerText()).toMatch(/Mystischer Raum-Taifun/);
  expect(await findings(app.page)).toEqual([]);
  await app.page.keyboard.press('Escape');
});

test('a card nobody knows is entered by its printed facts', async () => {
  await emptyTable('ygo');
  await spot('A-monsters-3').focus();
  await app.page.keyboard.type('Turmwächter von Bad Rappenau');
  await app.page.locator('[role=option]', { hasText: 'Rappenau“ wie getippt' }).waitFor();
  await app.page.keyboard.press('ArrowUp');
  await app.page.keyboard.press('Enter');
  // What is in the way is said once, without the words of case files.
  const problem = app.page.locator('.problems li').first();
  await problem.waitFor();
  await expect.poll(() => problem.innerText()).toMatch(/^Eine Karte „Turmwächter von Bad Rappenau“ ist hier nicht bekannt\./); // prettier-ignore
  await app.page.locator('#move-box').fill('A raigeki');
  await app.page.keyboard.press('Enter');
  await app.page.locator('.moves .problem', { hasText: 'Zuerst ist zu klären' }).waitFor();
  await app.page.locator('#move-box').fill('');
  await app.page
    .getByRole('button', { name: /nach den aufgedruckten Angaben/ })
    .first()
    .click();
  await app.page.getByLabel('ATK', { exact: true }).fill('1900');
  await app.page.getByRole('button', { name: 'In diesen Fall aufnehmen' }).click();
  await app.page.locator('.problems').waitFor({ state: 'detached' });
  await expect.poll(() => spot('A-monsters-3').innerText()).toMatch(/1900/);
});

test('a case is saved under a name, found, opened, deleted and had back', async () => {
  await app.page.keyboard.press('Escape');
  await app.page.keyboard.press('Control+s');
  await app.page.keyboard.type('Tisch 12');
  await app.page.keyboard.press('Enter');
  await app.page.locator('.toast').waitFor();
  await goTo(app.page, app.url, 'cases');
  const row = app.page.locator('main li', { hasText: 'Tisch 12' });
  await row.waitFor();
  await row.getByRole('button', { name: /Löschen/ }).click();
  await row.waitFor({ state: 'detached' });
  await app.page.locator('.toast').getByRole('button').click();
  await row.waitFor();
  await row.getByRole('button').first().click();
  await spot('A-monsters-3').waitFor();
  await expect.poll(() => spot('A-monsters-3').innerText()).toMatch(/1900/);
});

test('a case goes out as a QR code and comes back from the picture', async () => {
  await typeLine('A wiedergeburt, B mst');
  await verdict(app.page, /zerstört, nicht annulliert/);
  await app.page.locator('.table').click({ position: { x: 5, y: 5 } });
  await app.page.keyboard.press('s');
  const code = app.page.locator('dialog svg[role=img]');
  await code.waitFor();
  expect(await findings(app.page)).toEqual([]);
  const picture = await code.screenshot();
  await app.page.keyboard.press('Escape');
  await emptyTable('ygo');
  await app.page.keyboard.press('Escape');
  await app.page.getByRole('button', { name: 'Fall einlesen' }).click();
  await app.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: picture });
  await verdict(app.page, /nicht annulliert/);
});

test('a long text that is no case says what is wrong with it, and what lies on the table stays', async () => {
  await app.page.keyboard.press('Escape');
  await app.page.locator('.table').click({ position: { x: 5, y: 5 } });
  await app.page.keyboard.press('s');
  await app.page
    .locator('dialog input[type=file]')
    .setInputFiles({ name: 'list.yaml', mimeType: 'text/yaml', buffer: Buffer.from('a: jinzo\n'.repeat(90)) });
  await app.page.getByRole('dialog').filter({ hasText: 'list.yaml konnte nicht gelesen werden' }).waitFor();
  await app.page.keyboard.press('Escape');
  await app.page.keyboard.press('Escape');
  await verdict(app.page, /nicht annulliert/);
});

test('Pokémon: attacker and defender by name, attack by number, a modifier as a chip, the sum', async () => {
  await emptyTable('ptcg');
  const hands = new Hands(app.page);
  await spot('A-active').focus();
  await hands.type('miraidon-ex');
  await hands.press('Enter');
  await app.page.locator('[data-cell="A-active"][data-card]').waitFor();
  await hands.press('ArrowUp');
  await hands.type('pikachu-ex');
  await hands.press('Enter');
  await app.page.locator('[data-cell="B-active"][data-card]').waitFor();
  await hands.press('1');
  await verdict(app.page);
  await app.page.locator('.damage .total').first().waitFor();
  // By its name: another printing's first attack is not meant.
  const autosaved = () =>
    app.page.evaluate(
      async () => (await fetch('/api/autosaved', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"slot":"ptcg"}' })).text(), // prettier-ignore
    );
  // It is kept a moment after the last key.
  await expect.poll(autosaved).toMatch(/"do":"attack","attack":"[A-Z]/);
  const total = async () => Number(await app.page.locator('.damage').first().locator('.total td').last().innerText());
  const before = await total();
  await hands.press('+');
  await hands.type('30');
  await hands.press('Enter');
  await hands.press('Escape');
  await app.page.keyboard.press('b');
  await expect.poll(total).toBe(before + 30);
  expect(await findings(app.page)).toEqual([]);
});

test('a name that may mean several cards is offered in the window’s language', async () => {
  await goTo(app.page, app.url, 'decks');
  const list = app.page.getByRole('textbox', { name: 'Deckliste' });
  await list.fill('Main Deck\n3 Blauäuger');
  const meant = app.page.locator('li[data-known=false] .chip').first();
  await expect.poll(() => meant.innerText()).toMatch(/^Blauäugig/);
  await meant.click();
  await expect.poll(() => list.inputValue()).toMatch(/^Main Deck\n3 Blauäugig/);
});

test('several cards are put down while one goes on typing, however long it takes to look them up', async () => {
  const { page } = app;
  await emptyTable('ygo');
  await spot('A-monsters-3').focus();
  let searches = 0;
  await page.route('**/api/search', async (route) => {
    searches++;
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.keyboard.type('sangan, jinzo def, 2x kuriboh');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('mst, mirror force');
  await page.keyboard.press('Enter');
  await page.locator('[data-cell^="A-spellsTraps"][data-card]').nth(1).waitFor();
  await page.unroute('**/api/search');
  expect(searches).toBeGreaterThan(0);
  await expect.poll(() => page.locator('[data-cell^="A-monsters"][data-card]').count()).toBe(4);
  await expect.poll(() => page.locator('[data-cell="A-monsters-3"]').getAttribute('aria-label')).toContain('Sangan');
});

test('twelve Pokémon with Energy and damage in at most 90 keys; arrows reach the Stadium, which is typed into play', async () => {
  const { page } = app;
  await emptyTable('ptcg');
  const hands = new Hands(page);
  await spot('A-active').focus();
  await hands.type('pikachu ex +ll,mew ex,mewtwo,2xeevee,ditto');
  await hands.press('Enter', 'ArrowUp');
  await hands.type('miraidon ex -90,2xpikachu,3xmew ex');
  await hands.press('Enter');
  await page.locator('[data-cell="B-bench-4"][data-card]').waitFor();
  await expect
    .poll(() => page.locator('[data-cell*="-active"][data-card], [data-cell*="-bench-"][data-card]').count())
    .toBe(12);
  await expect.poll(() => spot('A-active').locator('.energies .sign').count()).toBe(2);
  await expect.poll(() => spot('B-active').getAttribute('aria-label')).toMatch(/90/);
  expect(hands.keys).toBeLessThanOrEqual(90);
  await spot('B-active').focus();
  await hands.press('ArrowRight');
  await page.locator('[data-cell="stadium"]:focus').waitFor();
  await hands.type('artazon');
  await page.locator('.picker [role=option]').first().waitFor();
  await hands.press('Enter');
  await page.locator('.stadium[data-set=yes]').waitFor();
  await hands.press('ArrowLeft');
  await page.locator('[data-cell="B-active"]:focus').waitFor();
});

test('what might be done before is not offered into another case, however long the new one is looked at', async () => {
  const { page } = app;
  await onlySangan();
  const box = page.locator('#move-box');
  await box.focus();
  await page.locator('.next [role=option]').first().waitFor();
  let go: () => void = () => {};
  const held = new Promise<void>((done) => (go = done));
  await page.route('**/api/now', async (route) => (await held, route.continue()));
  await typeLine('A wiedergeburt, B mst');
  await verdict(page, /zerstört, nicht annulliert/);
  await box.focus();
  // Two frames: what would be offered has been drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect.poll(() => page.locator('.next [role=option]').count()).toBe(0);
  go();
  await page.locator('.next [role=option]').first().waitFor();
  await page.unroute('**/api/now');
});

test('what happens next is found with typing errors: offered below, not taken by Enter', async () => {
  const { page } = app;
  await typeLine('A wiedergeburt, B mst');
  await verdict(page, /zerstört, nicht annulliert/);
  const box = page.locator('#move-box');
  await box.focus();
  await page.locator('.next [role=option]').first().waitFor();
  const name = (await page.locator('.next [role=option] b').first().innerText()).split(' ')[0]!;
  await page.keyboard.type(`${name.slice(0, 3)}x${name.slice(3)}`);
  await page.locator('.next [role=option]', { hasText: name }).first().waitFor();
  await expect.poll(() => page.locator('.next [role=option][aria-selected=true]').count()).toBe(0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.locator('.next [role=option][aria-selected=true]').innerText()).toContain(name);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
});

test('a long list is found in as one types, with typing errors; what is on no list counts as it was typed', async () => {
  const { page } = app;
  await onlySangan();
  await page.locator('[data-cell="A-monsters-3"][data-card]').click();
  await page.getByRole('combobox', { name: 'Hinzufügen: Effekte in Kraft' }).click();
  await page.keyboard.type('typ wrd');
  await page.getByRole('option', { name: 'Typ wird' }).waitFor();
  await page.keyboard.press('Enter');
  const to = page.getByRole('combobox', { name: 'zu', exact: true });
  await to.click();
  await page.keyboard.type('hexr');
  await page.keyboard.press('Enter');
  await expect.poll(() => to.inputValue()).toBe('Hexer');
  await page.locator('.facts').getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await page.locator('.facts .chip', { hasText: 'Typ wird Hexer' }).waitFor();
  await page.getByRole('combobox', { name: 'Art der Zählmarke' }).click();
  await page.keyboard.type('Torten');
  await page.keyboard.press('Enter');
  await page.locator('.chip', { hasText: 'Torten 1' }).waitFor();
  expect(await findings(page)).toEqual([]);
});

test('from a card it is four stops to its Special Conditions, which arrows walk, and one back', async () => {
  await emptyTable('ptcg');
  await spot('A-active').focus();
  const hands = new Hands(app.page);
  await hands.type('pikachu ex');
  await app.page.locator('.picker [role=option]').first().waitFor();
  await hands.press('Enter');
  await app.page.locator('[data-cell="A-active"][data-card]').waitFor();
  await hands.press('Enter', 'Tab', 'Tab', 'Tab', 'Tab');
  await app.page.locator('.chip.condition:focus').waitFor();
  await hands.press('ArrowLeft', 'Enter');
  await expect.poll(() => app.page.locator('.chip.condition[aria-pressed=true]').innerText()).toBe('Vergiftet');
  await spot('A-active').focus();
  await hands.press('Tab', 'Shift+Tab');
  await expect.poll(() => app.page.evaluate(() => document.activeElement?.getAttribute('data-cell'))).toBe('A-active');
});

test('on a telephone a zone’s field stays in the window, and nothing lengthens the page', async () => {
  await app.page.setViewportSize({ width: 390, height: 844 });
  await emptyTable('ygo');
  await spot('A-monsters-5').focus();
  await app.page.keyboard.type('skull');
  const options = app.page.locator('.pop [role=option]');
  await options.first().waitFor();
  // A name of a Spell or Trap comes behind those of monsters.
  await expect.poll(() => options.first().innerText()).toMatch(/skull(?! dice)/i);
  const right = await app.page.locator('.pop, .pop ul').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right)); // prettier-ignore
  expect(Math.max(...right)).toBeLessThanOrEqual(390);
  const scrolled = () =>
    app.page.evaluate(() => [document.querySelector('main')!.scrollLeft, document.documentElement.scrollHeight - innerHeight]); // prettier-ignore
  await expect.poll(scrolled).toEqual([0, 0]);
  await app.page.keyboard.press('Escape');
  await typeLine('A wiedergeburt, B mst');
  await verdict(app.page, /zerstört, nicht annulliert/);
  await app.page.keyboard.press('e');
  await app.page.locator('.beside').waitFor();
  await expect.poll(async () => (await scrolled())[1]).toBe(0);
});
