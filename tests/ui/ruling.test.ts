// A ruling on its table: its handles, what is legal instead, the card's own words beside the step.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { anew, findings, kept, ruledLine, still, verdict } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(() => anew(app));
afterAll(() => app?.close());

const line = (text: string): Promise<void> => ruledLine(app.page, text);

/** A handle by its words; of several, those there is no room for are one tap away. */
async function handle(words: string) {
  const found = app.page.locator('.handles button', { hasText: words });
  await found.waitFor({ state: 'attached' });
  const more = app.page.locator('.handles .few > .chip');
  if (!(await found.isVisible())) await more.click();
  await found.waitFor();
  return found;
}

test('steps and assumptions begin as sentences, also where nobody named whom they are about', async () => {
  await app.page.locator('button.lang').click();
  await app.page.locator('html[lang=de]').waitFor({ state: 'attached' });
  await line("A: Charizard ex 330 -> the opponent's active Pokémon");
  await app.page.getByText('Ein Pokémon hat keine Resistenz').first().waitFor({ state: 'attached' });
  // Not what is in the middle of a sentence.
  const small = () => app.page.evaluate(() => document.querySelector('main')!.innerText.match(/(?:^|[.] )ein Pokémon .*/gm) ?? []); // prettier-ignore
  await expect.poll(small).toEqual([]);
});

test('an assumption the answer hangs on is turned by one tap, and what was assumed is assumed after a reload', async () => {
  await line('charizard ex 180 +40 -> gardevoir ex 310 hp (weak fire)');
  // It opens where the Knock Out is told, the Pokémon still there.
  await app.page.locator('[aria-current=step]', { hasText: /440.*310.*(Knocked Out|kampfunfähig)/ }).waitFor();
  expect(await verdict(app.page, /Knocked Out/)).not.toMatch(/wins/);
  await handle('A has 2 Prize cards left');
  const assumed = await app.page.locator('.fold').innerText();
  await kept(app.page);
  await app.page.reload();
  await verdict(app.page, /Knocked Out/);
  await expect.poll(() => app.page.locator('.fold').innerText()).toBe(assumed);
  await (await handle('A has 2 Prize cards left')).click();
  await verdict(app.page, /wins/);
  // What was turned is assumed, too, also after a reload; it can be turned back.
  await kept(app.page);
  await app.page.reload();
  await verdict(app.page, /wins/);
  await (await handle('A has 6 Prize cards left')).click();
  await verdict(app.page, /Knocked Out; two Prize cards\.$/);
});

test('a “no” leads to its rules and says what is legal instead; one tap plays it', async () => {
  await line('A attacks jinzo -> direct, A attacks jinzo -> direct');
  await verdict(app.page);
  const reason = app.page.locator('.reasons a').first();
  await reason.waitFor();
  await expect.poll(() => reason.getAttribute('href')).toMatch(/#\/lookup\/ygo/);
  await app.page.locator('.instead, .verdict .hint').first().waitFor();
  // Refused at once, it has no step: its own words and the rule against it stand there all the same.
  await line("A plays Boss's Orders, B has no Bench");
  await verdict(app.page, /^Not allowed/);
  await app.page.locator('.card-text', { hasText: "Boss's Orders" }).waitFor();
  await app.page.getByRole('region', { name: 'The rule against it' }).locator('h3').first().waitFor();
});

test('that nothing else may be done is said of the cards that lie there, and not where it hangs on a question', async () => {
  const { page } = app;
  const paralyzed = 'A: Charizard ex is paralyzed, A: Charizard ex Burning Darkness -> Gardevoir ex';
  const nothing = page.locator('.instead .hint', { hasText: 'Of the cards laid out here' });
  await line(paralyzed);
  await verdict(page, /^Not allowed/);
  await nothing.waitFor();
  await page.route('**/api/now', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"legal":false', '"legal":null');
    await route.fulfill({ response: answer, body });
  });
  await page.reload();
  await verdict(page, /^Not allowed/);
  await still(page);
  await expect.poll(() => nothing.count()).toBe(0);
});

test('while a Chain waits no phase is called legal at this moment; the words the “no” goes by are lit', async () => {
  await line('A: Monster Reborn > B: Ash Blossom');
  await verdict(app.page, /cannot be activated/);
  await app.page.locator('.instead .hint').waitFor();
  await expect.poll(() => app.page.locator('.instead .chip').count()).toBe(0);
});

test('on a low window two handles are seen at once, and what has no weight leaves the steps their room', async () => {
  await line('charizard ex 180 +40 -> gardevoir ex 310 hp (weak fire)');
  await verdict(app.page, /Knocked Out/);
  const inSight = app.page.locator('.handles li[data-over=false]');
  await expect.poll(() => inSight.count()).toBe(2);
  await app.page.locator('.open.later .answer').waitFor();
  const whole = async () => ((box) => box!.y + box!.height)(await app.page.locator('.open.later').boundingBox());
  await expect
    .poll(async () => (await app.page.locator('.proof').boundingBox())!.y - (await whole()))
    .toBeGreaterThan(0);
  await expect.poll(async () => (await app.page.locator('.proof').boundingBox())!.height).toBeGreaterThan(140);
});

test('of many answers one is looked for; the question is said once, and the answer in the window’s language', async () => {
  await app.page.locator('button.lang').click();
  await app.page.locator('html[lang=de]').waitFor({ state: 'attached' });
  await line('A: Tribe-Infecting Virus');
  await verdict(app.page, /deklariert\?$/);
  const question = app.page.locator('.open .question');
  await expect.poll(() => question.locator('p').innerText()).not.toMatch(/deklariert/);
  await question.locator('input').fill('masch');
  await question.getByRole('option', { name: 'Maschine' }).click();
  await app.page.locator('.moves', { hasText: 'entscheidet: Maschine' }).waitFor();
});

test('the card’s words stand beside its step, the panel keeps its height', async () => {
  await line('A reborn, B mst');
  const box = app.page.locator('.rulebox');
  const height = async () => Math.round((await box.boundingBox())?.height ?? 0);
  await still(app.page);
  const first = await height();
  for (let i = 0; i < 4; i++) {
    await app.page.keyboard.press('ArrowLeft');
    await still(app.page);
    await expect.poll(height).toBe(first);
  }
  await box.locator('.card-text', { hasText: 'Mystical Space Typhoon' }).waitFor();
  await expect.poll(() => box.locator('.card-text').innerText()).toMatch(/destroy/);
});

test('where a link nobody named was negated, the words that negated it stand beside the step', async () => {
  await line('A Seven Tools of the Bandit');
  await app.page.locator('[aria-current=step]', { hasText: 'a Trap Card was negated' }).waitFor();
  await app.page.locator('.card-text', { hasText: 'Seven Tools of the Bandit' }).locator('mark').first().waitFor();
});

test.each([
  ['handles', 'charizard ex 180 +40 -> gardevoir ex 310 hp (weak fire)', '.handles button', '.rule h3'],
  ['now', 'A attacks jinzo -> direct, A attacks jinzo -> direct', '.instead .chip, .instead .hint', '.rule h3'],
  ['cards', 'A reborn, B mst', '.card-text', '.proof [aria-current=step]'],
])('what comes late (%s) moves neither the steps nor the rule', async (channel, text, late, ready) => {
  const { page } = app;
  // Nothing an earlier ruling asked for is there already.
  await page.reload();
  let answer: (() => void) | undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route(`**/api/${channel}`, async (route) => (await held, route.continue()));
  await line(text);
  await page.locator('.rulebox').waitFor();
  await page.locator(ready).first().waitFor();
  const places = (): Promise<(number | undefined)[]> =>
    page.evaluate(() =>
      ['.proof ol', '.rulebox', '.rule h2'].map((css) => {
        const { top, height } = document.querySelector(css)?.getBoundingClientRect() ?? {};
        return height ? Math.round(top!) : undefined;
      }),
    );
  await expect.poll(() => page.locator(late).count()).toBe(0);
  const before = await places();
  answer?.();
  await page.locator(late).first().waitFor();
  await still(page);
  const after = await places();
  // What was not there yet may come; what stood there stands where it stood.
  expect(after.map((top, i) => (before[i] === undefined ? undefined : top))).toEqual(before);
});

test('on a telephone every ruling begins with its verdict, the second one, too', async () => {
  await app.page.setViewportSize({ width: 390, height: 844 });
  await line('A reborn, B mst');
  await app.page.locator('[aria-current=step]').waitFor();
  await still(app.page);
  await line('A: Time Wizard');
  await verdict(app.page, /Time Wizard/);
  await still(app.page);
  await expect.poll(async () => (await app.page.getByTestId('verdict').boundingBox())?.y).toBeGreaterThan(60);
});

test.each([
  [1280, 720],
  [1024, 640],
])('what the judge decides is answered without scrolling at %i × %i', async (width, height) => {
  await app.page.setViewportSize({ width, height });
  await line('A: Time Wizard');
  const answers = app.page.locator('.open .button.answer');
  await answers.nth(1).waitFor();
  const box = await app.page.locator('.right > .answer').boundingBox();
  const foot = Math.min((box?.y ?? 0) + (box?.height ?? 0), height);
  for (const answer of await answers.all()) {
    const at = await answer.boundingBox();
    expect((at?.y ?? Infinity) + (at?.height ?? 0)).toBeLessThanOrEqual(foot);
  }
});

test('the mat takes the height there is; other editions are read from their beginning', async () => {
  const { page } = app;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('A enemy controller (tribute sangan)');
  await page.keyboard.press('Enter');
  await verdict(page);
  const height = async (css: string): Promise<number> => (await page.locator(css).boundingBox())?.height ?? 0;
  await expect.poll(async () => (await height('.stage .mat')) / (await height('.stage'))).toBeGreaterThan(0.9);
  await page.keyboard.press('e');
  await page.locator('.beside h2').waitFor();
  await still(page);
  const top = await page.locator('.beside').evaluate((node) => node.getBoundingClientRect().top - node.parentElement!.getBoundingClientRect().top); // prettier-ignore
  expect(top).toBeGreaterThanOrEqual(-1);
});

test('what is said covers nothing: it stands in the line of the box', async () => {
  const { page } = app;
  for (const [width, height] of [
    [1280, 720],
    [1024, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await line('A reborn, B mst');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await page.locator('.toast').waitFor();
    const covered = await page.evaluate(() => {
      const toast = document.querySelector('.toast')!.getBoundingClientRect();
      const main = document.querySelector('main')!.getBoundingClientRect();
      return [...document.querySelectorAll<HTMLElement>('button, a, input, select')]
        .filter((one) => !one.closest('.toast') && one.checkVisibility())
        .filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          // What is scrolled out of the screen is not seen either way.
          const from = one.closest('main') ? Math.max(top, main.top) : top;
          return left < toast.right && right > toast.left && from < toast.bottom && bottom > Math.max(from, toast.top);
        })
        .map((one) => one.outerHTML.slice(0, 80));
    });
    expect(covered).toEqual([]);
    await page.locator('.toast button').click();
    await page.locator('.toast').waitFor({ state: 'detached' });
  }
});

test('from the situation back to the ruling is back to the step it hangs on', async () => {
  await line('A reborn, B mst');
  const current = () => app.page.locator('[aria-current="step"]').innerText();
  const opened = await current();
  await app.page.keyboard.press('b');
  await app.page.locator('[data-cell="A-monsters-3"]:focus').waitFor();
  await app.page.keyboard.press('Escape');
  await app.page.keyboard.press('b');
  await expect.poll(current).toBe(opened);
  expect(opened).toMatch(/does not mean negated/);
});

test('a question whose answers stand under it is the verdict alone; on a low window what goes on below says so', async () => {
  const { page } = app;
  const before = page.viewportSize();
  await page.setViewportSize({ width: 1024, height: 440 });
  await line('A: Accesscode Talker; B: Effect Veiler');
  expect(await verdict(page, /pay the cost/)).not.toMatch(/negates/);
  await page.locator('.outcomes li', { hasText: 'negates the effects' }).first().waitFor();
  const more = page.locator('.below');
  await more.waitFor();
  for (let i = 0; i < 4 && (await more.count()) > 0; i++) {
    await more.locator('span').click();
    await still(page);
  }
  await expect.poll(() => more.count()).toBe(0);
  expect(await findings(page)).toEqual([]);
  if (before) await page.setViewportSize(before);
});
