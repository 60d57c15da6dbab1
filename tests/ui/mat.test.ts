// What is looked at: cards and piles on the mats, a card's page, the fields that say what to type, in the window's language.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { anew, findings, goTo, kept, ruledLine, still, verdict } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
beforeEach(() => anew(app));
afterAll(() => app?.close());

const line = (text: string): Promise<void> => ruledLine(app.page, text);

test('the rings around a pile’s card run inside it: above it stands the pile’s name', async () => {
  await line('A reborn, B mst');
  await app.page.keyboard.press('End');
  const ringed = app.page.locator('button[data-changed="true"] .pile .card.top');
  await ringed.first().waitFor();
  const out = () =>
    ringed.evaluateAll(
      (cards) =>
        cards.filter((card) => {
          const { boxShadow, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(card);
          const isAround = outlineStyle !== 'none' && parseFloat(outlineOffset) + parseFloat(outlineWidth) > 0;
          return isAround || (boxShadow !== 'none' && !boxShadow.includes('inset'));
        }).length,
    );
  await expect.poll(out).toBe(0);
  // It is drawn above the name, of which the “…” of a cut one has a ground of its own.
  const [ring, above] = await ringed.first().evaluate((card) => [getComputedStyle(card), getComputedStyle(card, '::after')].map(({ boxShadow }) => boxShadow)); // prettier-ignore
  expect(ring).toContain('inset');
  expect(above).toBe(ring);
});

test('the names of a Pokémon mat’s piles are no wider than their places on a small telephone', async () => {
  await app.page.setViewportSize({ width: 360, height: 740 });
  await app.page.locator('button.lang').click();
  await app.page.locator('html[lang=de]').waitFor({ state: 'attached' });
  await line('A has Pikachu ex in the Lost Zone, A: Charizard ex Burning Darkness -> Pikachu ex');
  const names = app.page.locator('.pile .zonename', { hasText: 'Nirgendwo' });
  await names.first().waitFor();
  const over = () =>
    names.evaluateAll((all) =>
      all.map((name) => {
        const words = document.createRange();
        words.selectNodeContents(name);
        return words.getBoundingClientRect().width - name.closest('.pile')!.getBoundingClientRect().width;
      }),
    );
  await expect.poll(async () => Math.max(...(await over()))).toBeLessThan(0);
});

test('how many lie in a low pile is read beside its name, not upon it', async () => {
  await app.page.setViewportSize({ width: 390, height: 844 });
  await line('A controls Skill Drain, B normal summons Aleister the Invoker, activates its effect');
  await app.page.keyboard.press('t');
  const zones = app.page.locator('dialog .zone:is([data-zone=deck], [data-zone=extraDeck])');
  await expect.poll(() => zones.count()).toBe(4);
  const upon = await zones.evaluateAll(
    (all) =>
      all.filter((zone) => {
        const name = document.createRange();
        name.selectNode(zone.querySelector('.zonename')!.firstChild!);
        const count = zone.querySelector('b.num')!.getBoundingClientRect();
        const box = zone.getBoundingClientRect();
        const meet = [...name.getClientRects()].some((n) => n.right > count.left + 0.5 && n.left < count.right && n.bottom > count.top + 3 && n.top < count.bottom); // prettier-ignore
        return meet || count.bottom > box.bottom || count.right > box.right;
      }).length,
  );
  expect(upon).toBe(0);
});

test('on a telephone a name of which not all is seen says so, and ends with a whole line; how many lie in a pile is read beside its name', async () => {
  await app.page.setViewportSize({ width: 390, height: 844 });
  await line(
    'A has Dark Magician in the GY, A has Mystical Space Typhoon banished, B has Negate Attack banished, A: Monster Reborn',
  );
  await app.page.keyboard.press('End');
  const names = app.page.locator('.mat .pile .card.top');
  await expect.poll(() => names.count()).toBe(3);
  /** Of the names on piles: how much is not seen, whether that is said, and how much of a line is seen below the last whole one. */
  const seen = () =>
    names.evaluateAll((cards) =>
      cards.map((card) => {
        const name = (card.firstElementChild ?? card) as HTMLElement;
        const lines = name.clientHeight / parseFloat(getComputedStyle(name).lineHeight);
        const says = getComputedStyle(name, '::after').content === '"…"';
        return {
          cut: name.scrollHeight - name.clientHeight > 6,
          says,
          rest: Math.abs(lines - Math.round(lines)) < 0.1,
        };
      }),
    );
  await expect.poll(async () => (await seen()).some(({ cut }) => cut)).toBe(true);
  await expect.poll(async () => (await seen()).every(({ cut, says, rest }) => cut === says && rest)).toBe(true);
  const piles = () =>
    app.page.locator('.mat .pile .zonename').evaluateAll((all) =>
      all.map((name) => {
        const [box, count] = [name, name.querySelector('b')!].map((node) => node.getBoundingClientRect());
        return count!.right <= box!.right + 1 && Math.abs(count!.top - box!.top) < 4;
      }),
    );
  await expect.poll(piles).toEqual([true, true, true]);
  // German names of piles are longer; they stand there whole.
  await app.page.keyboard.press('l');
  await app.page.locator('html[lang=de]').waitFor({ state: 'attached' });
  await expect.poll(piles).toEqual([true, true, true]);
  const short = () =>
    app.page
      .locator('.mat .pile .zonename span')
      .evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length);
  await expect.poll(short).toBe(0);
});

test('a list to choose from is no wider than a telephone', async () => {
  await app.page.setViewportSize({ width: 390, height: 844 });
  await goTo(app.page, app.url, 'decks/lists');
  const list = app.page.locator('main select.field').first();
  await list.waitFor();
  const over = () =>
    list.evaluate(
      (field) => field.getBoundingClientRect().right - field.closest('.lists')!.getBoundingClientRect().right,
    );
  await expect.poll(over).toBeLessThanOrEqual(0);
});

test('a Pokémon has its type’s colour, and its words are read on it', async () => {
  await line('A: Charizard ex Burning Darkness -> Pikachu ex');
  const colourOf = (player: string) =>
    app.page.locator(`.active[data-player="${player}"] .card[data-type]`).evaluate((card) => getComputedStyle(card).backgroundColor); // prettier-ignore
  await expect.poll(async () => (await colourOf('A')) === (await colourOf('B'))).toBe(false);
  expect(await findings(app.page)).toEqual([]);
});

test('of continuous effects only those are put in order that there are', async () => {
  await line('A has Dark Magician, Jinzo and Marauding Captain, A attacks Jinzo');
  await app.page.keyboard.press('b');
  const order = app.page.locator('.line', { hasText: 'Order of continuous effects' });
  await expect.poll(() => order.locator('li').allInnerTexts()).toEqual(['–\nJinzo', '–\nMarauding Captain'].map((one) => expect.stringContaining(one.slice(2)))); // prettier-ignore
});

const LIST = JSON.stringify({
  data: [
    { id: 990003, name: 'Window Test Reader', type: 'Spell Card', frameType: 'spell', race: 'Normal', desc: 'Draw 1 card. Frobnicate the quux of your opponent.' }, // prettier-ignore
    { id: 990004, name: 'Window Test Drawer', type: 'Spell Card', frameType: 'spell', race: 'Normal', desc: 'Draw 2 cards.' }, // prettier-ignore
  ],
});
test('how a text is read lies open on its page where it is not read whole', async () => {
  await goTo(app.page, app.url, 'settings');
  const file = { name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(LIST) };
  await app.page.locator('.drop input').setInputFiles(file);
  await app.page.getByText('2 new, 0 changed').waitFor();
  for (const [name, open] of [
    ['Window Test Reader', true],
    ['Window Test Drawer', false],
  ] as const) {
    await goTo(app.page, app.url, 'cards');
    await app.page.locator('main input[type=search]').fill(name);
    await app.page.getByRole('heading', { name }).waitFor();
    const reading = app.page.locator('details.reading');
    await reading.waitFor();
    await expect.poll(() => reading.evaluate((node: HTMLDetailsElement) => node.open)).toBe(open);
  }
});

test('what the field for the next move says fits into it, in both languages', async () => {
  await line('A reborn, B mst');
  for (const width of [1440, 1024, 390])
    for (const lang of ['de', 'en']) {
      await app.page.setViewportSize({ width, height: 720 });
      if ((await app.page.evaluate(() => document.documentElement.lang)) !== lang) await app.page.keyboard.press('l');
      await app.page.waitForFunction((lang) => document.documentElement.lang === lang, lang);
      const field = app.page.locator('input[placeholder^="Was nun"], input[placeholder^="What next"]');
      const room = () =>
        field.first().evaluate((input: HTMLInputElement) => {
          const style = getComputedStyle(input);
          const ink = document.createElement('canvas').getContext('2d')!;
          ink.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
          const inside = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
          return inside - ink.measureText(input.placeholder).width;
        });
      await expect.poll(room, { message: `${width} ${lang}` }).toBeGreaterThanOrEqual(0);
    }
});

test('days are typed and read in the window’s language, not the browser’s; what is missing is said in it', async () => {
  const { page } = app;
  await goTo(page, app.url, 'event');
  await page.keyboard.press('l');
  await page.locator('html[lang=de]').waitFor({ state: 'attached' });
  const form = page.locator('form', { has: page.getByLabel('Von', { exact: true }) });
  const [from, to] = [page.getByLabel('Von', { exact: true }), page.getByLabel('bis', { exact: true })];
  await from.fill('29.11.2026');
  await from.press('Tab');
  await to.fill('1.12.26');
  await to.press('Tab');
  await expect.poll(async () => [await from.inputValue(), await to.inputValue()]).toEqual(['29.11.2026', '01.12.2026']);
  await to.press('ArrowDown');
  await expect.poll(() => to.inputValue()).toBe('30.11.2026');
  await to.fill('31.02.2026');
  await to.press('Tab');
  const message = (field: typeof from) => field.evaluate((input: HTMLInputElement) => input.validationMessage);
  await expect.poll(() => message(to)).toMatch(/Diesen Tag gibt es nicht/);
  await to.fill('');
  const name = form.locator('input[required]').first();
  await form.locator('button.primary').click();
  await expect.poll(() => message(name)).toBe('Hier fehlt noch etwas.');
  await name.fill('Bezirk');
  await form.locator('button.primary').click();
  await page.getByRole('heading', { name: 'Bezirk' }).waitFor();
  await page.getByRole('button', { name: 'Turnier ändern' }).click();
  await expect.poll(() => from.inputValue()).toBe('29.11.2026');
});

/** Two printings of one name, the newer with other HP and other words. */
const PRINTS = JSON.stringify([
  { id: 'wta-1', name: 'Windowmon', supertype: 'Pokémon', subtypes: ['Basic'], hp: '50', types: ['Fire'], number: '1', set: { id: 'wta', ptcgoCode: 'WTA', releaseDate: '2024/01/01' }, attacks: [{ name: 'Old Song', cost: ['Colorless'], convertedEnergyCost: 1, damage: '20', text: 'Draw a card.' }] }, // prettier-ignore
  { id: 'wtb-2', name: 'Windowmon', supertype: 'Pokémon', subtypes: ['Basic'], hp: '90', types: ['Fire'], number: '2', set: { id: 'wtb', ptcgoCode: 'WTB', releaseDate: '2025/01/01' }, attacks: [{ name: 'Lullaby', cost: ['Colorless'], convertedEnergyCost: 1, damage: '30', text: 'This Pokémon is now Asleep.' }] }, // prettier-ignore
  // Newer than the one that is declared.
  { id: 'wtb-3', name: 'Houndstone', supertype: 'Pokémon', subtypes: ['Basic'], hp: '770', types: ['Psychic'], number: '3', set: { id: 'wtb', ptcgoCode: 'WTB', releaseDate: '2025/01/01' }, attacks: [{ name: 'Lullaby', cost: ['Colorless'], convertedEnergyCost: 1, damage: '30', text: '' }] }, // prettier-ignore
]);
describe('with two printings of one name', () => {
  beforeAll(async () => {
    await anew(app);
    await goTo(app.page, app.url, 'settings');
    const file = { name: 'prints.json', mimeType: 'application/json', buffer: Buffer.from(PRINTS) };
    await app.page.locator('.drop input').setInputFiles(file);
    await app.page.getByText('3 new, 0 changed').waitFor();
  });

  test('the printing of a card is chosen from the ruling: an attack it lacks leads to those it has, and it is taken the next time', async () => {
    await line('Pikachu ex -> Windowmon');
    // What was assumed of its printing leads to the box in which it is chosen.
    await app.page.locator('.assumed .fold').click();
    await app.page.locator('.told li', { hasText: 'WTB 2' }).getByRole('button').click();
    const box = app.page.locator('#printing');
    await expect.poll(() => box.evaluate((it) => it === document.activeElement)).toBe(true);
    await expect
      .poll(() => box.locator('option').allTextContents())
      .toEqual(['not chosen: WTB 2 is taken', 'WTB 2 · 90 HP · Lullaby', 'WTA 1 · 50 HP · Old Song']);
    await box.selectOption('WTA 1');
    await kept(app.page);
    await app.page.reload();
    await still(app.page);
    await line('Windowmon -> Pikachu ex');
    await verdict(app.page, /does 20/);
    await app.page.keyboard.press('b');
    await app.page.locator('[data-cell="A-active"]').click();
    await box.selectOption('WTB 2');
    const problem = app.page.locator('.problems li');
    await expect.poll(() => problem.innerText()).toMatch(/“Old Song”[^]*Lullaby/);
    await problem.getByRole('button', { name: 'Lullaby' }).click();
    await verdict(app.page, /30/);
  });

  test('a card one clicks in a ruling shows its text beside it, with its printing, until one walks on', async () => {
    await line('A: Windowmon Lullaby -> Pikachu ex');
    await verdict(app.page);
    const text = app.page.locator('.rulebox .card-text');
    await app.page.locator('[data-cell="B-active"]').click();
    await expect.poll(() => text.locator('h2').innerText()).toMatch(/Pikachu ex/);
    await app.page.locator('[data-cell="A-active"]').click();
    await expect.poll(() => text.innerText()).toMatch(/Windowmon[^]*WTB 2 · 90 HP · Lullaby[^]*now Asleep/);
    await app.page.locator('[data-cell="B-active"]').click();
    await app.page.keyboard.press('Escape');
    await expect.poll(() => text.locator('button').count()).toBe(0);
    await app.page.locator('[data-cell="B-active"]').click();
    await app.page.locator('body').press('ArrowLeft');
    await expect.poll(() => text.locator('button').count()).toBe(0);
    // On a telephone it stands below the mat, and is scrolled to.
    await app.page.setViewportSize({ width: 390, height: 844 });
    await app.page.locator('[data-cell="B-active"]').click();
    const heading = text.locator('h2');
    await expect.poll(() => heading.evaluate((it) => it.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  });

  test('of a name with several printings the mat and the words beside the step are those of the printing ruled on', async () => {
    for (const [attack, hp, words] of [
      ['Lullaby', '90', 'now Asleep'],
      ['Old Song', '50', 'Draw a card'],
    ] as const) {
      await line(`A: Windowmon ${attack} -> Pikachu ex`);
      const active = app.page.locator('[data-cell="A-active"]');
      await expect.poll(() => active.innerText()).toContain(hp);
      await app.page.locator('mark', { hasText: words }).first().waitFor();
    }
    await app.page.keyboard.press('t');
    await app.page.locator('.tv [data-cell="A-active"]', { hasText: '50' }).waitFor();
    // Nor do players see a newer printing where the line itself says what the card is.
    await app.page.keyboard.press('Escape');
    await line('Pikachu ex 30 -> Windowmon 200 hp');
    await app.page.locator('[data-cell="B-active"]', { hasText: '200' }).waitFor();
    await app.page.keyboard.press('t');
    await app.page.locator('.tv [data-cell="B-active"]', { hasText: '200' }).waitFor();
    await app.page.keyboard.press('Escape');
    await line('A: Windowmon Old Song -> Pikachu ex');
    await app.page.locator('[data-cell="A-active"]', { hasText: '50' }).waitFor();
    // Also while nothing can be ruled, for a card nobody knows lies there.
    await app.page.keyboard.press('b');
    await app.page.locator('[data-cell="A-bench-0"]').focus();
    await app.page.keyboard.type('Nobodymon');
    await app.page.keyboard.press('Enter');
    await app.page
      .getByText(/No card “Nobodymon” is known/)
      .first()
      .waitFor();
    await still(app.page);
    await expect.poll(() => app.page.locator('[data-cell="A-active"]').innerText()).toContain('50');
    // What is laid down meanwhile is of the printing to expect, not the declared one.
    await app.page.locator('[data-cell="A-bench-1"]').focus();
    await app.page.keyboard.type('Houndstone');
    await app.page.keyboard.press('Enter');
    await app.page.locator('.mat [data-cell^="A-bench"]', { hasText: '770' }).waitFor();
  });
});

test('walking into the Damage Step moves no mat: where one is stands in one line under the phases', async () => {
  await app.page.setViewportSize({ width: 1024, height: 640 });
  await ruledLine(app.page, 'A attacks Jinzo -> Summoned Skull');
  const mat = async () => {
    await still(app.page);
    const box = await app.page.locator('.stage .mat').first().boundingBox();
    return [box?.y, box?.height];
  };
  await app.page.keyboard.press('Home');
  await app.page.locator('.within', { hasText: /^Battle Step$/ }).waitFor();
  const before = await mat();
  expect(before[1]).toBeGreaterThan(340);
  for (let steps = 0; steps < 3; steps++) await app.page.keyboard.press('ArrowRight');
  await app.page.locator('.within', { hasText: /^Damage Step · / }).waitFor();
  await expect.poll(mat).toEqual(before);
});
