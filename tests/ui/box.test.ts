// The one box: never late, and what it finds is drawn beside it before anything is opened.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { anew, findings, goTo, still, verdict } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(() => anew(app));
afterAll(() => app?.close());

/** Holds every answer of a channel back by so many milliseconds; tells what was asked by hand, not what is made ready besides. */
async function slow(channel: string, delay: number): Promise<string[]> {
  const asked: string[] = [];
  await app.page.route(`**/api/${channel}`, async (route) => {
    const said = route.request().postData() ?? '';
    if (!said.includes('"besides')) asked.push(said);
    await new Promise((done) => setTimeout(done, delay));
    await route.continue();
  });
  return asked;
}

test('hits do not wait for the line, nor the newest line for an older one', async () => {
  const asked = await slow('line', 2500);
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('a reborn, b mst');
  await app.page.locator('#hits [role=option]').nth(1).waitFor();
  // Until the line is ruled its row says so, before the hits.
  await expect.poll(() => app.page.locator('#hits > li').first().innerText()).toContain('is being read');
  await app.page.getByText('Ruling the line').waitFor();
  // Asked before any is answered: the desk leaves the older ones (`desk/lanes.test.ts`).
  await expect.poll(() => asked.at(-1)).toContain('b mst');
  await expect.poll(() => app.page.locator('#hits > li').first().innerText()).toContain('is being read');
  await app.page.locator('#hits .line', { hasText: 'not negated' }).waitFor();
});

// Requests go by several connections: an older one may come to the desk behind the newer, and is taken for what is wanted.
test('a line whose last key is overtaken by the key before is ruled all the same', async () => {
  let release = (): void => undefined;
  const overtaken = new Promise<void>((done) => (release = done));
  await app.page.route('**/api/line', async (route) => {
    const { line } = route.request().postDataJSON() as { line: string };
    if (line.endsWith('B ms')) await overtaken;
    const gone = route.continue();
    if (line.endsWith('B mst')) release();
    await gone;
  });
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('A reborn, B mst');
  await app.page.locator('#hits .line', { hasText: 'not negated' }).waitFor();
});

test('the hits in sight are asked at each key, the rest of the page when the typing rests', async () => {
  const asked = await slow('search', 0);
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('effect');
  const limits = (): number[] => asked.map((said) => (JSON.parse(said) as { limit: number }).limit);
  await expect.poll(() => limits().at(-1)).toBe(60);
  expect(
    limits()
      .slice(0, -1)
      .every((limit) => limit === 20),
  ).toBe(true);
  await expect.poll(() => app.page.locator('#hits [role=option]').count()).toBe(60);
});

test('what takes long is said, and Esc stops it', async () => {
  await slow('line', 1500);
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('a reborn, b mst');
  await app.page.getByText('Ruling the line').waitFor();
  await app.page.keyboard.press('Escape');
  await expect.poll(() => app.page.getByText('Ruling the line').count()).toBe(0);
  // Its answer comes, and is not wanted.
  await still(app.page);
  await expect.poll(() => app.page.locator('#hits .line').count()).toBe(0);
  await expect.poll(() => app.page.locator('[role=search] input').inputValue()).toBe('a reborn, b mst');
});

test('who goes on in another field while a line is being ruled is not fetched back when it opens', async () => {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('a reborn, b mst');
  await app.page.keyboard.press('Enter');
  await verdict(app.page);
  await slow('line', 1500);
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('a raigeki');
  await app.page.keyboard.press('Enter');
  await app.page.locator('#move-box').focus();
  await verdict(app.page, /Raigeki/);
  await app.page.keyboard.type('mst');
  await expect.poll(() => app.page.locator('#move-box').inputValue()).toBe('mst');
});

test('a ruling that takes long is said on the table, too', async () => {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('a reborn, b mst');
  await app.page.keyboard.press('Enter');
  await verdict(app.page);
  await slow('rule', 1200);
  await app.page.getByRole('button', { name: 'End the turn' }).click();
  await app.page.getByText('Ruling …').waitFor();
  await app.page.getByText('Ruling …').waitFor({ state: 'detached' });
});

test('the rule, the card and the finished mat stand beside the hits while one moves through them', async () => {
  const beside = app.page.locator('.lookup .entry');
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('destroyed not negated');
  await app.page.locator('#hits-0 .title', { hasText: /negated/ }).waitFor();
  await still(app.page);
  const title = await app.page.locator('#hits-1 .title').innerText();
  await app.page.keyboard.press('ArrowDown');
  await beside.locator('h1').getByText(title).waitFor();
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.type('a reborn, b mst');
  await beside.getByText('destroyed, not negated').first().waitFor();
  await beside.locator('[data-cell="A-graveyard"]', { hasText: 'Monster Reborn' }).waitFor();
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.type('kind:card torrential tribute');
  await beside.locator('h2').getByText('Torrential Tribute').waitFor();
  // Nothing was opened.
  expect(new URL(app.page.url()).hash).not.toContain('/cards');
});

test('a line that cannot be read says so first, with the cards that may have been meant', async () => {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('A: dragon > B: mst');
  const problem = app.page.locator('#hits .problem');
  await problem.getByText('“dragon” can mean several cards.').waitFor();
  await expect.poll(() => app.page.locator('#hits > li').first().getAttribute('class')).toContain('problem');
  await problem.getByText('Dragon Capture Jar').click();
  await app.page.locator('#hits .line:not(.problem)').waitFor();
  await expect.poll(() => app.page.locator('[role=search] input').inputValue()).toBe('A: Dragon Capture Jar > B: mst');
  // What a player does is no search either, though no card of it is known.
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.type('A attacks with Frobnicator Quuxling');
  await problem.getByText('is known').waitFor();
  await expect.poll(() => app.page.locator('#hits > li').first().getAttribute('class')).toContain('problem');
});

test('three things to try, each with what comes of it; one tap and it is drawn', async () => {
  const tries = app.page.locator('.start li');
  await tries.getByText('destroyed, not negated').waitFor();
  await tries.getByText('440').waitFor();
  await expect.poll(() => tries.count()).toBe(3);
  // Of what a player did the mat is drawn, too, with what takes part, and in its box.
  const mats = tries.locator('.peek .mat .mat');
  await expect.poll(() => mats.count()).toBe(2);
  await tries.first().locator('.card', { hasText: 'Mystical' }).waitFor();
  const box = () =>
    mats.evaluateAll((all) =>
      all.map((mat) => {
        const [inner, outer] = [mat, mat.closest('li')!].map((node) => node.getBoundingClientRect());
        return inner!.height > 100 && inner!.bottom <= outer!.bottom && inner!.right <= outer!.right;
      }),
    );
  await expect.poll(box).toEqual([true, true]);
  await tries.first().click();
  await app.page.locator('.lookup .entry .peek').waitFor();
  await app.page.keyboard.press('Enter');
  await verdict(app.page, /destroyed, not negated/);
});

test('a ruling drawn beside the hits that is longer than the window is scrolled by keys, too', async () => {
  await app.page.setViewportSize({ width: 1024, height: 640 });
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('a reborn > b ash');
  await app.page.getByRole('region', { name: 'Verdict' }).locator('.peek li').first().waitFor();
  expect(await findings(app.page)).toEqual([]);
});

test('a line is ruled under the ruleset that stands above, also when that changes', async () => {
  const stamp = app.page.locator('.lookup .entry .peek .meta');
  await app.page.locator('#ruleset-ygo').selectOption('ygo-ocg');
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('a reborn, b mst');
  await stamp.getByText('OCG').waitFor();
  await app.page.locator('#ruleset-ygo').selectOption('ygo-9.0');
  await stamp.getByText('9.0').waitFor();
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.press('Enter');
  await verdict(app.page, /destroyed, not negated/);
  await expect.poll(() => app.page.locator('#ruleset-ygo').inputValue()).toBe('ygo-9.0');
  await expect
    .poll(() => app.page.getByTestId('verdict').locator('xpath=ancestor::section').first().innerText())
    .toContain('9.0');
});

test('what a card does needs no player’s letter; a question is none', async () => {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('charizard ex uses burning darkness');
  await app.page.locator('#hits .line:not([aria-busy])', { hasText: /Charizard ex/ }).waitFor();
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.type('when charizard ex uses burning darkness');
  await app.page.locator('#hits [role=option]').first().waitFor();
  await still(app.page);
  await expect.poll(() => app.page.locator('#hits .line').count()).toBe(0);
});

test('a line that is not read whole leads to the table: its cards lie there, the rest is quoted until something is played', async () => {
  const row = app.page.locator('#hits .laid');
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('B controls Jinzo, A frobnicates Raigeki somehow and who knows what');
  await row.getByText('2 cards laid out; not read: “frobnicates … somehow and who knows what”').waitFor();
  // The first row, drawn before it is opened; the hits stay under it.
  await expect.poll(() => app.page.locator('#hits > li').first().getAttribute('class')).toContain('problem');
  await app.page.locator('.lookup .entry .peek', { hasText: 'Raigeki' }).waitFor();
  await app.page.keyboard.press('Enter');
  const quoted = app.page.locator('.quoted');
  await quoted.locator('mark', { hasText: 'somehow and who knows what' }).waitFor();
  await still(app.page);
  await expect.poll(() => app.page.getByTestId('verdict').count()).toBe(0);
  // Nothing is decided: players are shown nothing, and it is saved as the line it is.
  await app.page.keyboard.press('t');
  await app.page.locator('.toast', { hasText: 'Choose an answer first' }).waitFor();
  await expect.poll(() => app.page.locator('.tv').count()).toBe(0);
  await app.page.keyboard.press('Control+s');
  await expect.poll(() => app.page.getByRole('dialog').getByRole('textbox').inputValue()).toMatch(/^B controls Jinzo, A frobnicates Raigeki/); // prettier-ignore
  await app.page.keyboard.press('Escape');
  await app.page.reload();
  await quoted.waitFor();
  // What may be done is offered as ever; once something is played the line is gone.
  await app.page.getByRole('combobox', { name: 'What happens next' }).fill('a raigeki');
  await app.page.keyboard.press('Enter');
  await verdict(app.page, /Jinzo/);
  await expect.poll(() => quoted.count()).toBe(0);
  await app.page.getByRole('button', { name: 'Undo' }).click();
  await quoted.waitFor();
  await quoted.getByRole('button', { name: 'Put the line away' }).click();
  await expect.poll(() => quoted.count()).toBe(0);
});

test('what is told of cards by a verb is a line, though a rule answers some of its words; a question is none', async () => {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('Pikachu ex uses Frobnication on Raichu, then attacks Snorlax');
  await app.page.locator('#hits > li:first-child .laid').getByText('3 cards laid out').waitFor();
  await app.page.locator('#hits > li').nth(1).waitFor();
  await app.page.keyboard.type('?');
  await app.page.locator('#hits .laid').waitFor({ state: 'detached' });
});

test('a line that is read but for some words is ruled without them; that they change nothing is one tap', async () => {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('B controls Jinzo, A plays Raigeki, poor guy');
  await app.page.locator('#hits .line:not(.problem)').getByText('If “poor guy” changes nothing').waitFor();
  await app.page.keyboard.press('Enter');
  await verdict(app.page, /^If “poor guy” changes nothing: Raigeki destroys Jinzo/);
  // A question about the line is answered in it, with no move: its words are marked in the box.
  await app.page.getByRole('button', { name: 'Say it in the line' }).click();
  const marked = () =>
    app.page.evaluate(() => {
      const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
      return value?.slice(selectionStart ?? 0, selectionEnd ?? 0);
    });
  await expect.poll(marked).toBe('poor guy');
  await app.page.keyboard.press('Escape');
  await expect.poll(() => app.page.locator('.question input').count()).toBe(0);
  await app.page.keyboard.press('1');
  await verdict(app.page, /^Raigeki destroys Jinzo/);
});

test('the box is reached from within a field with a list', async () => {
  await goTo(app.page, app.url, 'ygo');
  await app.page.getByRole('button', { name: 'New', exact: true }).click();
  await app.page.locator('[data-cell="A-monsters-3"]').click();
  const field = app.page.locator('.table .picker input').first();
  await field.focus();
  await app.page.keyboard.type('jinz');
  await app.page.keyboard.press('Control+k');
  await expect.poll(() => app.page.locator('[role=search] input').evaluate((box) => box === document.activeElement)).toBe(true); // prettier-ignore
});

test.each([
  ['A: Raigeki', '#hits .line:not(.problem)'],
  ['when can a player use a Quick-Play Spell?', '#hits-0 .title'],
  ['Mystical Space Typhoon', '#hits-0 .title'],
])('%s: nothing is laid out of what is read, of a question, of a card', async (typed, first) => {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type(typed);
  await app.page.locator(first).waitFor();
  await still(app.page);
  await expect.poll(() => app.page.locator('#hits .laid').count()).toBe(0);
});
