// What leaves the window and comes back: the printed sheet, the text, the file, the picture of a QR code dropped on the window.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { findings, verdict } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp({ locale: 'de-DE' });
  await app.page.locator('[role=search]').waitFor();
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('A wiedergeburt, B mst');
  await app.page.keyboard.press('Enter');
  await verdict(app.page, /nicht annulliert/);
});
afterAll(() => app?.close());

/** The sheet as a PDF, and the number of its pages. */
async function printed(): Promise<{ words: string; pages: number; pdf: Buffer }> {
  await app.page.evaluate(() => {
    window.print = () => {
      // Stays for the test to look at.
      const sheet = document.querySelector('.sheet')?.cloneNode(true) as HTMLElement;
      sheet.dataset['copy'] = 'true';
      document.body.append(sheet);
    };
  });
  await app.page.keyboard.press('Control+p');
  const sheet = app.page.locator('.sheet[data-copy]');
  await sheet.waitFor({ state: 'attached' });
  const words = (await sheet.textContent()) ?? '';
  await sheet.evaluate((node) => node.remove());
  // As from the browser's own menu: the sheet is laid out when printing begins.
  const pdf = await app.page.pdf({ preferCSSPageSize: true });
  return { words, pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0, pdf };
}

test.each([
  ['de', /nicht annulliert[\s\S]*Schritte[\s\S]*Regeln/, /Regelbuch/],
  ['en', /not negated[\s\S]*Steps[\s\S]*Rules/, /ulebook/],
])(
  'the printed sheet in %s: verdict, board, steps, rules with their sources, on one page',
  async (lang, order, source) => {
    if ((await app.page.locator('html').getAttribute('lang')) !== lang) await app.page.locator('button.lang').click();
    await app.page.locator(`html[lang=${lang}]`).waitFor();
    const { words, pages } = await printed();
    expect(words).toMatch(order);
    expect(words).toMatch(source);
    expect(words).not.toMatch(/\[\[|undefined/);
    expect(pages).toBe(1);
  },
);

test('printed from the menu in the moment of the ruling, no rule stands there by its id', async () => {
  const atOnce = () =>
    app.page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      const sheet = document.querySelector('.sheet');
      const said = {
        steps: sheet?.querySelectorAll('.steps li').length ?? 0,
        rules: [...(sheet?.querySelectorAll('.rules li') ?? [])].map((rule) => rule.textContent.trim()),
      };
      dispatchEvent(new Event('afterprint'));
      return said;
    });
  // Nothing of the rules has arrived, then only what they are called.
  const nothing = { contentType: 'application/json', body: JSON.stringify({ ok: false, problems: [] }) };
  await app.page.route('**/api/show', (route) => route.fulfill(nothing));
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.type('A mirror force, B mst');
  await app.page.keyboard.press('Enter');
  await verdict(app.page, /Mirror Force/);
  const bare = /^(ygo|ptcg)[.\w-]+$/;
  const first = await atOnce();
  expect(first.rules.filter((rule) => bare.test(rule) || rule === '')).toEqual([]);
  await expect.poll(async () => (await atOnce()).rules.length).toBeGreaterThan(5);
  const { steps, rules } = await atOnce();
  expect(steps).toBeGreaterThan(3);
  expect(rules.filter((rule) => bare.test(rule) || rule === '')).toEqual([]);
  await app.page.unroute('**/api/show');
});

test('a case is saved as a file that opens again when dropped on the window, as does the picture of its QR code', async () => {
  await app.page.locator('button.lang').click();
  await app.page.locator('html[lang=de]').waitFor();
  await app.page.keyboard.press('s');
  const code = app.page.locator('dialog svg[role=img]');
  await code.waitFor();
  const picture = await code.screenshot();
  const [download] = await Promise.all([
    app.page.waitForEvent('download'),
    app.page.getByRole('button', { name: 'Als Datei sichern' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ game: 'ygo' });
  await app.page.keyboard.press('Escape');

  const dropped = [
    ['case.json', 'application/json', Buffer.from(file)],
    ['code.png', 'image/png', picture],
  ] as const;
  for (const [name, type, content] of dropped) {
    await app.page.getByRole('button', { name: 'Neu', exact: true }).click();
    await app.page.locator('.welcome').waitFor();
    await app.page.getByRole('navigation').getByRole('link', { name: 'Suche' }).click();
    await drop(name, type, content);
    await verdict(app.page, /nicht annulliert/);
  }
});

test('a ruling saved as a web page replays by itself, the step and what it says in sight together on a telephone, too', async () => {
  const assumed = await app.page.locator('.assumed .fold').textContent();
  await app.page.keyboard.press('s');
  // The file is called by the line that says the case.
  await app.page.locator('dialog code').waitFor();
  const [download] = await Promise.all([
    app.page.waitForEvent('download'),
    app.page.getByRole('button', { name: 'Als Webseite sichern' }).click(),
  ]);
  await app.page.keyboard.press('Escape');
  expect(download.suggestedFilename()).toMatch(/^Zug-B-B-greift-mit-.*\.html$/);
  const context = await app.browser.newContext({
    viewport: { width: 390, height: 700 },
    offline: true,
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => complaints.push(message.text()));
  await page.setContent(readFileSync(await download.path(), 'utf8'));
  const current = page.locator('[aria-current=step]');
  const inSight = () =>
    page.evaluate(() => {
      const [step, board] = ['[aria-current=step]', 'section dl'].map((found) => document.querySelector(found)!.getBoundingClientRect());
      return [step!.top >= 0 && step!.bottom <= innerHeight, board!.top < innerHeight - 40, scrollY];
    }); // prettier-ignore
  for (const [key, says] of [['ArrowDown', /^10\. .*Friedhof/], ['l', /^10\. .*Graveyard/], ['ArrowUp', /^6\. .*Chain Link 2/]] as const) {
    for (let pressed = 0; pressed < 12 && !says.test((await current.textContent()) ?? ''); pressed++) await page.keyboard.press(key);
    await expect.poll(() => current.textContent()).toMatch(says);
    await expect.poll(inSight).toEqual([true, true, 0]);
  } // prettier-ignore
  // Told in words after the way through a picture of the code, too.
  expect(assumed).toMatch(/^[1-9]\d* Annahme/);
  expect(assumed).not.toMatch(/Ergänzt/);
  await expect.poll(() => page.locator('details li').count()).toBe(Number.parseInt(assumed ?? ''));
  expect(await findings(page)).toEqual([]);
  await context.close();
  expect(complaints).toEqual([]);
});

test('where no script runs, a ruling saved as a web page still says its answer and its steps', async () => {
  await app.page.keyboard.press('s');
  const [download] = await Promise.all([
    app.page.waitForEvent('download'),
    app.page.getByRole('button', { name: 'Als Webseite sichern' }).click(),
  ]);
  await app.page.keyboard.press('Escape');
  const context = await app.browser.newContext({ javaScriptEnabled: false, offline: true });
  const page = await context.newPage();
  await page.setContent(readFileSync(await download.path(), 'utf8'));
  await expect.poll(() => page.locator('h1').textContent()).toMatch(/nicht annulliert/);
  await expect.poll(() => page.locator('ol li').last().textContent()).toMatch(/^11\. Der Angriff endet/);
  await context.close();
});

test('on paper a Pokémon in play is told with its HP', async () => {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.type('glurak ex 180 +40 -> guardevoir ex 310 kp (schwäche feuer)');
  await app.page.keyboard.press('Enter');
  await verdict(app.page, /440/);
  const { words } = await printed();
  expect(words).toMatch(/Aktive Position\s*Guardevoir-ex \(310 KP\)/);
});

async function drop(name: string, type: string, content: string | Buffer): Promise<void> {
  const transfer = await app.page.evaluateHandle(
    ([name, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type }));
      return data;
    },
    [name, type, Buffer.from(content).toString('base64')] as const,
  );
  await app.page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
  await app.page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
}
test.each([
  ['a list', 'liste.txt', 'text/plain', 'Einkaufsliste', 'Das ist kein Fall'],
  ['a file of nothing', 'fall.yaml', 'text/yaml', '', 'Die Datei ist leer'],
  ['what is no text', 'fall.json', 'application/json', 'PK\u0003\u0004\u0000\u0001', 'keine Textdatei'],
])('%s says why no case is in it', async (_, name, type, content, said) => {
  await drop(name, type, content);
  const dialog = app.page.getByRole('dialog').filter({ hasText: name });
  await dialog.getByText(said).waitFor();
  await app.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('a picture without a code says so, and how to take one', async () => {
  await drop('foto.png', 'image/png', await app.page.locator('nav').first().screenshot());
  await app.page.getByRole('dialog').getByText('kein QR-Code').waitFor();
  await app.page.keyboard.press('Escape');
});

test('a source is a link to the document', async () => {
  await app.page.goto(`${app.url}#/lookup/ygo.chain.purpose`);
  await app.page.locator('article h1').waitFor();
  await expect.poll(() => app.page.locator('article .source').count()).toBeGreaterThan(0);
});
