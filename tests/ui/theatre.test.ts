// The theatre: the ruling turned to the players. The mat keeps its height, the words their size, whatever the verdict's length.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { findings, goTo, still, verdict } from './walk.ts';

let app: App;
beforeEach(async () => {
  app = await openApp();
  await app.page.locator('[role=search]').waitFor();
});
afterEach(() => app?.close());

async function line(text: string): Promise<void> {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type(text);
  await app.page.keyboard.press('Enter');
  await verdict(app.page);
}
/** What the theatre shows, measured: the mat's share of the height, what of the words is cut off, the size of each row's letters in points (0: not there). */
const looks = () =>
  app.page.evaluate(() => {
    const [scene, words] = ['.scene', '.words'].map((found) => document.querySelector<HTMLElement>(`.tv ${found}`)!);
    const points = (found: string) => {
      const node = document.querySelector<HTMLElement>(`.tv ${found}`);
      return node?.checkVisibility() ? Math.round((parseFloat(getComputedStyle(node).fontSize) * 72) / 96) : 0;
    };
    const mat = document.querySelector('.tv .room > .mat')?.getBoundingClientRect().height ?? 0;
    return {
      mat: mat / scene!.getBoundingClientRect().height,
      cut: [words!.scrollHeight - words!.clientHeight, words!.scrollWidth - words!.clientWidth],
      verdict: points('.verdict'),
      rest: points('.rest'),
      step: points('.step'),
    };
  });

test('the theatre: the mat, the verdict large, both languages, ruleset and date; no name that is not public', async () => {
  await line('A reborn, B mst');
  await app.page.keyboard.press('t');
  const shown = app.page.locator('.tv');
  await shown.getByTestId('table-verdict').waitFor();
  const size = await shown.getByTestId('table-verdict').evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
  expect(size).toBeGreaterThanOrEqual(40);
  await shown.locator('[data-cell="A-graveyard"]', { hasText: 'Monster Reborn' }).waitFor();
  await expect.poll(() => shown.locator('.stamp').innerText()).toMatch(/Today’s rules|Today's rules/);
  await app.page.keyboard.press('b');
  await shown.locator('.verdict', { hasText: 'nicht annulliert' }).waitFor();
  expect(await findings(app.page)).toEqual([]);
  // Before it is activated the Typhoon lies Set: nobody may read its name.
  await app.page.keyboard.press('Home');
  await shown.locator('[data-cell="A-graveyard"]', { hasText: 'Monster Reborn' }).waitFor({ state: 'detached' });
  await expect.poll(() => shown.locator('.scene > .mat').innerText()).not.toContain('Mystical');
  // A card that was tried to be played from the hand was shown; what forbids it stands there with its rule.
  await app.page.keyboard.press('Escape');
  await line("A plays Boss's Orders, B has no Bench");
  await verdict(app.page, /^Not allowed/);
  await app.page.keyboard.press('t');
  await shown.getByTestId('table-verdict').filter({ hasText: "Boss's Orders" }).waitFor();
  await shown.locator('.source b').waitFor();
});

test('an answer of several is shown with the question it answers', async () => {
  await line('A: Cup of Ace');
  await app.page.locator('.outcomes').getByRole('button', { name: 'Look' }).first().click();
  await verdict(app.page, /Player A draws 2 cards/);
  await app.page.keyboard.press('t');
  const shown = app.page.locator('.tv');
  await shown.locator('.if', { hasText: /^If: How does the coin for Cup of Ace fall\? – heads$/i }).waitFor();
  expect(await findings(app.page)).toEqual([]);
});

const LIST = JSON.stringify({
  data: [
    { id: 990002, name: 'Window Test Call', type: 'Spell Card', frameType: 'spell', race: 'Normal', desc: 'Target 1 monster in your GY; Special Summon it.' }, // prettier-ignore
  ],
});

test.each([
  [1024, 640],
  [1280, 720],
])('at %i px the verdict and the words that decide are 40 to 64 points large', async (width, height) => {
  await app.page.setViewportSize({ width, height });
  await goTo(app.page, app.url, 'settings');
  const file = { name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(LIST) };
  await app.page.locator('.drop input').setInputFiles(file);
  await app.page.getByText('1 new, 0 changed').waitFor();
  await line('A: Window Test Call');
  await app.page.keyboard.press('t');
  const shown = app.page.locator('.tv');
  const words = shown.locator('blockquote', { hasText: 'Special Summon it' });
  await words.locator('mark').first().waitFor();
  for (const large of [shown.getByTestId('table-verdict'), words.locator('mark').first()]) {
    const points = await large.evaluate((node) => (parseFloat(getComputedStyle(node).fontSize) * 72) / 96);
    expect(points).toBeGreaterThanOrEqual(39.9);
    expect(points).toBeLessThanOrEqual(64);
  }
});

/** Four sentences: of a branch, too. */
const LONG = 'A attacks Dark Magician -> face-down Morphing Jar';

test.each([
  [1440, 900],
  [1280, 720],
  [1024, 640],
])('at %i × %i a verdict of four sentences stands whole beside the mat at its full height', async (width, height) => {
  await app.page.setViewportSize({ width, height });
  await line(LONG);
  await app.page.keyboard.press('t');
  await app.page.locator('.tv .part', { hasText: /^1/ }).waitFor();
  // Full height: but the two rows of the hands.
  await expect.poll(looks).toMatchObject({ mat: expect.closeTo(0.9, 0.06), cut: [0, 0], step: 0 });
  const { verdict, rest } = await looks();
  expect(verdict).toBeGreaterThanOrEqual(40);
  // What follows the answer may be smaller where it must.
  if (rest > 0) expect(rest).toBeGreaterThanOrEqual(24);
  // Walking shows the step one walks to, with its mat.
  await app.page.keyboard.press('ArrowLeft');
  await expect.poll(looks).toMatchObject({ mat: expect.closeTo(0.9, 0.06), cut: [0, 0], verdict: 0 });
  await expect.poll(async () => (await looks()).step).toBeGreaterThanOrEqual(40);
  await app.page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await looks()).verdict).toBeGreaterThanOrEqual(40);
});

test('both languages stand side by side over the whole width, the mat beside the step; the mat speaks the players’ language', async () => {
  await app.page.setViewportSize({ width: 1024, height: 640 });
  await line(LONG);
  await app.page.keyboard.press('t');
  await app.page.keyboard.press('b');
  const shown = app.page.locator('.tv');
  await shown.locator('.part', { hasText: '1/2' }).waitFor();
  await expect.poll(looks).toMatchObject({ mat: 0, step: 0 });
  await expect.poll(async () => (await looks()).verdict).toBeGreaterThanOrEqual(40);
  // What is larger than the screen in both languages is scrolled to its end before the next part comes.
  const below = () => looks().then(({ cut }) => cut[0]!);
  const seen = () =>
    shown.locator('.words').evaluate((node) => node.scrollTop + node.clientHeight >= node.scrollHeight - 1);
  for (let presses = 0; (await below()) > 1 && !(await seen()) && presses < 8; presses++)
    await app.page.keyboard.press('ArrowDown');
  await expect.poll(async () => [await seen(), (await looks()).verdict > 0]).toEqual([true, true]);
  await app.page.keyboard.press('ArrowDown');
  await expect.poll(looks).toMatchObject({ mat: expect.closeTo(0.9, 0.06), cut: [0, 0], verdict: 0 });
  expect(await findings(app.page)).toEqual([]);
  // The window's own language comes back with it.
  await shown.locator('.zonename', { hasText: 'Banished' }).first().waitFor();
  await app.page.keyboard.press('l');
  await shown.locator('.zonename', { hasText: 'Verbannt' }).first().waitFor();
  await app.page.keyboard.press('Escape');
  await still(app.page);
  await app.page.locator('.zonename', { hasText: 'Banished' }).first().waitFor();
  // On a telephone nothing is parted: the whole is scrolled by touch.
  await app.page.keyboard.press('t');
  await app.page.keyboard.press('b');
  await app.page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => [(await looks()).step > 0, (await looks()).verdict > 0, await shown.locator('.part').count()]).toEqual([true, true, 0]); // prettier-ignore
});
