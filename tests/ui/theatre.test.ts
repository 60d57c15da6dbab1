// The theatre: the ruling turned to the players. The mat keeps its height, the words their size, whatever the verdict's length.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { anew, findings, goTo, ruledLine, still, verdict } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(() => anew(app));
afterAll(() => app?.close());

const line = (text: string): Promise<void> => ruledLine(app.page, text);
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

/** Turns the ruling that stands there to the players in a window of each size. */
async function eachSize(sizes: readonly (readonly [number, number])[], look: () => Promise<void>): Promise<void> {
  for (const [width, height] of sizes) {
    await app.page.setViewportSize({ width, height });
    await app.page.keyboard.press('t');
    await look();
    await app.page.keyboard.press('Escape');
    await app.page.locator('.tv').waitFor({ state: 'detached' });
  }
}

const LIST = JSON.stringify({
  data: [
    { id: 990002, name: 'Window Test Call', type: 'Spell Card', frameType: 'spell', race: 'Normal', desc: 'Target 1 monster in your GY; Special Summon it.' }, // prettier-ignore
  ],
});

test('at 1024 and at 1280 px the verdict and the words that decide are 40 to 64 points large', async () => {
  await goTo(app.page, app.url, 'settings');
  const file = { name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(LIST) };
  await app.page.locator('.drop input').setInputFiles(file);
  await app.page.getByText('1 new, 0 changed').waitFor();
  await line('A: Window Test Call');
  const shown = app.page.locator('.tv');
  const words = shown.locator('blockquote', { hasText: 'Special Summon it' });
  const look = async (): Promise<void> => {
    await words.locator('mark').first().waitFor();
    await still(app.page);
    for (const large of [shown.getByTestId('table-verdict'), words.locator('mark').first()]) {
      const points = await large.evaluate((node) => (parseFloat(getComputedStyle(node).fontSize) * 72) / 96);
      expect(points).toBeGreaterThanOrEqual(39.9);
      expect(points).toBeLessThanOrEqual(64);
    }
  };
  await eachSize([[1024, 640], [1280, 720]], look); // prettier-ignore
});

/** Four sentences: of a branch, too. */
const LONG = 'A attacks Dark Magician -> face-down Morphing Jar';

test('in windows of three sizes a verdict of four sentences stands whole beside the mat at its full height', async () => {
  await line(LONG);
  await eachSize([[1440, 900], [1280, 720], [1024, 640]], lookAtLong); // prettier-ignore
});
async function lookAtLong(): Promise<void> {
  await app.page.locator('.tv .part', { hasText: /^1/ }).waitFor();
  await expect.poll(looks).toMatchObject({ mat: expect.closeTo(1, 0.02), cut: [0, 0], step: 0 });
  const { verdict, rest } = await looks();
  expect(verdict).toBeGreaterThanOrEqual(40);
  // What follows the answer may be smaller where it must.
  if (rest > 0) expect(rest).toBeGreaterThanOrEqual(24);
  // Walking shows the step one walks to, with its mat.
  await app.page.keyboard.press('ArrowLeft');
  await expect.poll(looks).toMatchObject({ mat: expect.closeTo(1, 0.02), cut: [0, 0], verdict: 0 });
  await expect.poll(async () => (await looks()).step).toBeGreaterThanOrEqual(40);
  await app.page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await looks()).verdict).toBeGreaterThanOrEqual(40);
}

test('on a telephone what stands further down is told, and one comes to the mat’s end', async () => {
  await app.page.setViewportSize({ width: 390, height: 640 });
  await line('A reborn, B mst');
  await app.page.keyboard.press('t');
  const down = app.page.locator('.tv').getByRole('button', { name: 'The next part' });
  await down.waitFor();
  for (let i = 0; i < 20 && (await down.isEnabled()); i++) await down.click();
  // Whatever is left of the mat's lower edge below the scene's.
  const below = () =>
    app.page.evaluate(() => {
      const [mat, scene] = ['.mat', '.scene'].map((found) => document.querySelector(`.tv ${found}`)!.getBoundingClientRect());
      return Math.round(mat!.bottom - scene!.bottom);
    }); // prettier-ignore
  await expect.poll(below).toBeLessThanOrEqual(1);
  expect(await findings(app.page)).toEqual([]);
  await expect.poll(() => app.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test('the longest verdicts stand whole at 1024 × 640, none of their letters smaller than 24 px', async () => {
  await app.page.setViewportSize({ width: 1024, height: 640 });
  await app.page.getByRole('button', { name: 'Language' }).click();
  // The rule's title arrives when all else stands, and takes a line of the room.
  let arrive = () => {};
  const later = new Promise<void>((resolve) => (arrive = resolve));
  await app.page.route('**/api/show', async (route) => (await later, await route.continue()));
  await line('A: Iono, B: Iono');
  await app.page.keyboard.press('t');
  const shown = app.page.locator('.tv');
  const view = shown.getByTestId('table-verdict');
  await expect.poll(async () => (await view.innerText()).length).toBeGreaterThan(400);
  await expect.poll(async () => (await looks()).cut).toEqual([0, 0]);
  arrive();
  await shown.locator('.source b').waitFor();
  await expect.poll(async () => (await looks()).cut).toEqual([0, 0]);
  const { verdict, rest } = await looks();
  expect(verdict).toBeGreaterThanOrEqual(30);
  expect(rest).toBeGreaterThanOrEqual(18);
  // Where even that has no room the letters step down to 40 pixels (24 what follows), and no further.
  await app.page.setViewportSize({ width: 1024, height: 400 });
  await expect.poll(looks).toMatchObject({ verdict: 30, rest: 18 });
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
  // The rule's title takes a line of the room: one that comes between two presses is scrolled to by the second.
  await still(app.page);
  // What is larger than the screen in both languages is scrolled to its end before the next part comes.
  const below = () => looks().then(({ cut }) => cut[0]!);
  const seen = () =>
    shown.locator('.words').evaluate((node) => node.scrollTop + node.clientHeight >= node.scrollHeight - 1);
  for (let presses = 0; (await below()) > 1 && !(await seen()) && presses < 8; presses++)
    await app.page.keyboard.press('ArrowDown');
  await expect.poll(async () => [await seen(), (await looks()).verdict > 0]).toEqual([true, true]);
  await app.page.keyboard.press('ArrowDown');
  await expect.poll(looks).toMatchObject({ mat: expect.closeTo(1, 0.02), cut: [0, 0], verdict: 0 });
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

test('on a telephone everything below the verdict is reached, by touch and with the arrows, in one language and in both', async () => {
  await line('A: Iono, B: Iono');
  for (const both of [false, true]) await eachSize([[390, 640]], () => reachAll(both));
});
async function reachAll(both: boolean): Promise<void> {
  if (both) await app.page.keyboard.press('b');
  const scene = app.page.locator('.tv .scene');
  await app.page.locator('.tv .step').first().waitFor();
  const below = () =>
    scene.evaluate((node) => Math.round(node.querySelector('.mat')!.getBoundingClientRect().bottom - node.getBoundingClientRect().bottom));
  await expect.poll(below).toBeGreaterThan(100);
  // The height is the answer's: rule, date and keys have a few lines.
  await expect.poll(async () => (await app.page.locator('.tv footer').boundingBox())!.height).toBeLessThan(130);
  const bounds = (await scene.boundingBox())!;
  await app.page.mouse.move(bounds.x + 100, bounds.y + 100);
  await app.page.mouse.wheel(0, 4000);
  await expect.poll(below).toBeLessThanOrEqual(1);
  await scene.evaluate((node) => node.scrollTo({ top: 0 }));
  for (let presses = 0; presses < 20; presses++) await app.page.keyboard.press('ArrowDown');
  await expect.poll(below).toBeLessThanOrEqual(1);
} // prettier-ignore

const MONSTERS = ['Summoned Skull', 'Dark Magician', 'Jinzo', 'Gemini Elf', 'Celtic Guardian'];
/** Both sides full, but for the zones of what is played. */
const FULL = {
  game: 'ygo',
  state: {
    phase: 'main1',
    players: {
      A: {
        hand: ['Mystical Space Typhoon'],
        monsters: MONSTERS,
        spellsTraps: ['Trap Hole', 'Mirror Force', 'Book of Moon'],
      },
      B: {
        monsters: MONSTERS,
        spellsTraps: [{ card: 'Swords of Revealing Light', face: 'up', id: 'swords' }, 'Trap Hole', 'Mirror Force'],
        graveyard: ['Sangan'],
      },
    },
  },
  moves: [{ by: 'A', do: 'activate', card: 'Mystical Space Typhoon', targets: ['swords'] }, { do: 'resolve' }],
};
const BOARD = {
  game: 'ptcg',
  state: {
    turn: { player: 'A', number: 4 },
    players: {
      A: {
        active: 'Charizard ex',
        bench: ['Manaphy', 'Pidgeot ex', 'Fuecoco', 'Houndstone', 'Manaphy'],
        hand: ["Boss's Orders"],
      },
      B: { active: 'Gardevoir ex', bench: ['Fuecoco', 'Houndstone', 'Squawkabilly', 'Manaphy', 'Fuecoco'] },
    },
  },
  moves: [{ by: 'A', do: 'play', card: "Boss's Orders", targets: ['Squawkabilly'] }],
};
/** The names on the mat, each with the size of its letters; those of which not all is seen with 0. */
const names = () =>
  app.page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('.tv .mat :is(.name, .card.top, .card.mini)')].map((node) => {
        const { clientHeight, scrollHeight } = node.closest<HTMLElement>('.top') ?? node;
        const size = scrollHeight - clientHeight > 6 ? 0 : parseFloat(getComputedStyle(node).fontSize);
        return [node.textContent!.replaceAll('\u00ad', '').trim(), size] as const;
      }),
    ),
  );

/** At each size, the least of the names of what takes part. */
const LEAST = [
  [1280, 720, 18],
  [1024, 640, 16],
] as const;

test('the names of what takes part in the ruling stand whole and large on a full board, wherever it lies', async () => {
  const laid = async (of: { game: string }, ...part: string[]) => {
    await app.page.locator('main').evaluate((main, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'case.json', { type: 'application/json' }));
      main.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    }, JSON.stringify(of));
    await app.page.locator(`.app[data-screen="${of.game}"]`).waitFor();
    await verdict(app.page);
    for (const [width, height, least] of LEAST)
      await eachSize([[width, height]], async () => {
        await app.page.locator('.tv .mat').first().waitFor();
        for (const key of ['Home', 'End']) {
          await app.page.keyboard.press(key);
          await still(app.page);
          const sizes = await names();
          for (const name of part)
            if (name in sizes) expect.soft(sizes[name], `${name}, ${key}, ${width} px`).toBeGreaterThanOrEqual(least);
          expect(part.filter((name) => name in sizes).length, key).toBeGreaterThan(0);
        }
        // What does not take part stays quiet.
        const quiet = Object.entries(await names()).filter(([name]) => !part.includes(name));
        expect(Math.min(...quiet.map(([, size]) => size))).toBeLessThan(14);
      });
  };
  await laid(FULL, 'Mystical Space Typhoon', 'Swords of Revealing Light');
  await laid(BOARD, 'Gardevoir ex', "Boss's Orders", 'Squawkabilly');
});
