// The five moments the app is built for, by keyboard alone from app start to the answer, in both languages; keys and time are printed.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { Hands, verdict } from './walk.ts';

/** A judge has no more patience than this. */
const MOST_KEYS = 60;

describe.each([{ locale: 'de-DE' }, { locale: 'en-GB' }] as const)('$locale', ({ locale }) => {
  const de = locale === 'de-DE';
  let app: App;
  let hands: Hands;
  let started: number;
  beforeEach(async () => {
    app = await openApp({ locale });
    await app.page.locator('[role=search]').waitFor();
    hands = new Hands(app.page);
    started = Date.now();
  });
  afterEach(async ({ task }) => {
    console.log(`${locale} ${task.name}: ${hands.keys} keys, ${Date.now() - started} ms`);
    await app.close();
    expect(hands.keys).toBeLessThan(MOST_KEYS);
  });
  const card = (cell: string) => app.page.locator(`[data-cell="${cell}"][data-card]`);
  /** Types a card into the zone that has the focus. */
  async function put(name: string, cell: string): Promise<void> {
    await hands.type(name);
    await app.page.locator('.picker [role=option]').first().waitFor();
    await hands.press('Enter');
    await card(cell).waitFor();
  }

  test('1. MST on Reborn', async () => {
    await hands.press('Control+k');
    await hands.type(de ? 'a wiedergeburt, b mst' : 'a reborn, b mst');
    await hands.press('Enter');
    await verdict(app.page, de ? /zerstört, nicht annulliert/ : /destroyed, not negated/);
    await hands.press('t');
    await app.page.getByTestId('table-verdict').waitFor();
  });

  test('2. In the Damage Step?', async () => {
    await hands.press('Control+2');
    await app.page.locator('[data-cell="A-monsters-3"]:focus').waitFor();
    await put('sangan', 'A-monsters-3');
    await hands.press('ArrowDown');
    await put('mst', 'A-spellsTraps-3');
    // The phase strip: Battle Phase, Damage Step, before damage calculation.
    await hands.press('p', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter');
    await app.page.locator('#phase-strip .line:nth-of-type(3) [aria-checked="true"]').waitFor();
    await hands.press('w');
    const why = app.page.getByRole('dialog');
    await why.getByText('Damage Step').first().waitFor();
    await expect.poll(() => why.innerText()).toMatch(de ? /darf nicht/ : /may not/);
  });

  test('3. Sangan as a cost', async () => {
    await hands.press('Control+k');
    await hands.type(de ? 'a feindkontrolle (tribut sangan)' : 'a enemy controller (tribute sangan)');
    await hands.press('Enter');
    await verdict(app.page);
    const steps = app.page.locator('section[aria-label="Schritte"], section[aria-label="Steps"]');
    await expect.poll(() => steps.innerText()).toMatch(/Sangan/);
    await expect.poll(() => app.page.locator('.chain li').count()).toBeGreaterThan(0);
  });

  test('4. How much damage', async () => {
    await hands.press('Control+3');
    await app.page.locator('[data-cell="A-active"]:focus').waitFor();
    await put('miraidon ex', 'A-active');
    await hands.press('ArrowUp');
    await put('pikachu ex', 'B-active');
    await hands.press('1');
    await app.page.locator('.damage .total').first().waitFor();
    await hands.press('+');
    await hands.type('40');
    await hands.press('Enter');
    await app.page.locator('.chips > .chip').waitFor();
    await hands.press('Escape', 'b');
    await app.page.locator('.damage .total').first().waitFor();
    await verdict(app.page, /260/);
  });

  test('5. Which edition', async () => {
    await hands.press('Control+k');
    await hands.type(de ? 'a wiedergeburt, b mst' : 'a reborn, b mst');
    await hands.press('Enter');
    await verdict(app.page);
    await hands.press('v');
    await app.page.locator('.rule [aria-pressed="true"]').first().waitFor();
    await hands.press('e');
    const beside = app.page.locator('.beside');
    await beside.waitFor();
    await expect.poll(() => beside.innerText()).toMatch(/2004/);
  });
});
