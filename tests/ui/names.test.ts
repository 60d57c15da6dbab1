// What a screen reader is told: every control of every screen has a name, in the language of the window; one hears where the focus is, and a verdict once.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { goTo, SCREENS, still, verdict } from './walk.ts';

interface Control {
  role: string;
  name: string;
}
const CONTROLS: ReadonlySet<string> = new Set(['button', 'link', 'textbox', 'searchbox', 'combobox', 'spinbutton', 'checkbox', 'radio', 'switch', 'slider', 'tab', 'menuitem', 'listbox']); // prettier-ignore

interface Node {
  nodeId: string;
  childIds?: string[];
}
function within(nodes: readonly Node[], id: string): string[] {
  const children = nodes.find(({ nodeId }) => nodeId === id)?.childIds ?? [];
  return [...children, ...children.flatMap((child) => within(nodes, child))];
}
/** The controls of the page as Chromium tells them to a screen reader. */
async function controls(page: Page): Promise<Control[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  // The parts of a date field are the browser's own, in the language of the browser; cards are called as they are.
  const left = nodes.filter(
    ({ role, name }) =>
      role?.value === 'Date' || (role?.value === 'list' && /^(?:Karten|Cards)$/.test(String(name?.value))),
  );
  const others = new Set(left.flatMap(({ nodeId }) => within(nodes, nodeId)));
  return nodes
    .filter(({ ignored, role, nodeId }) => !ignored && CONTROLS.has(String(role?.value)) && !others.has(nodeId))
    .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '').trim() }));
}

/** Words that are the same in both languages: names, official terms, letters of players, numbers and signs. */
const SAME = /^(?:(?:Yu-Gi-Oh!|Pokémon|Training|Deck|Decks|Extra Deck|Main|Side|Draw|Standby|Battle|End|YGO|PTCG|Deutsch|English|Name|Situation|Goat|April|\(|\)|Exodia|Format|Sudden Death|Life Points|[AB?]|[\d.,]+\s?%?|Sprache: Deutsch|Language: English|×|\+|–|:|\s)+)$/; // prettier-ignore

let app: App;
beforeAll(async () => {
  app = await openApp({ locale: 'de-DE' });
});
afterAll(() => app?.close());

describe('every control has a name in the language of the window', () => {
  const inBoth = async (): Promise<void> => {
    await still(app.page);
    const german = await controls(app.page);
    await app.page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
    await app.page.getByRole('button', { name: 'Language: English' }).waitFor();
    await still(app.page);
    const english = await controls(app.page);
    await app.page.getByRole('button', { name: 'Language: English' }).click();
    await app.page.getByRole('button', { name: 'Sprache: Deutsch' }).waitFor();
    expect(german.length).toBeGreaterThan(10);
    expect([...german, ...english].filter(({ name }) => name === '')).toEqual([]);
    const words = new Set(english.map(({ name }) => name));
    expect(german.filter(({ name }) => words.has(name) && !SAME.test(name))).toEqual([]);
  };

  test.each([...SCREENS, 'cases/log', 'lookup/compare/ygo-9.0/ygo-current', 'event/penalties', 'decks/check', 'decks/lists'])(
    '%s',
    async (hash) => {
      await goTo(app.page, app.url, hash);
      await app.page.locator('h1').first().waitFor({ state: 'attached' });
      await inBoth();
    },
  ); // prettier-ignore
  test.each(['A wiedergeburt, B mst', 'glurak ex 180 +40 -> guardevoir ex 310 kp (schwäche feuer)'])(
    'the ruling and the situation of “%s”',
    async (line) => {
      await app.page.keyboard.press('Control+k');
      await app.page.keyboard.type(line);
      await app.page.locator('[role=listbox] .line:not([aria-busy])').first().waitFor();
      await app.page.keyboard.press('Enter');
      await verdict(app.page);
      await inBoth();
      await app.page.getByRole('radio', { name: 'Situation' }).click();
      await inBoth();
      await app.page.getByRole('radio', { name: 'Urteil' }).click();
    },
  );
});

test('the controls of every dialog have names', async () => {
  await goTo(app.page, app.url, 'lookup');
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('A wiedergeburt, B mst');
  await app.page.locator('[role=listbox] .line:not([aria-busy])').first().waitFor();
  await app.page.keyboard.press('Enter');
  await verdict(app.page);
  for (const open of ['s', 'Control+s', '?', 'Control+Shift+p']) {
    await app.page.keyboard.press(open);
    await app.page.getByRole('dialog').waitFor();
    await still(app.page);
    const inDialog = await controls(app.page);
    expect(inDialog.filter(({ name }) => name === '')).toEqual([]);
    await app.page.keyboard.press('Escape');
    await app.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('the cards of the mat are told with how and where they lie', async () => {
  await goTo(app.page, app.url, 'ygo');
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('A beschwört sangan');
  await app.page.locator('[role=listbox] .line:not([aria-busy])').first().waitFor();
  await app.page.keyboard.press('Enter');
  await verdict(app.page);
  const mat = app.page.getByRole('group', { name: 'Spielfeld' });
  await mat.getByRole('button', { name: /^Sangan, offen Angriffsposition, Spieler A, Monsterzone \d/ }).waitFor();
});

test('the focus is never lost: a ruling opened, dialogs closed, a field left', async () => {
  const where = () => app.page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);
  await goTo(app.page, app.url, 'lookup');
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('A wiedergeburt, B mst');
  await app.page.locator('[role=listbox] .line:not([aria-busy])').first().waitFor();
  await app.page.keyboard.press('Enter');
  await verdict(app.page);
  await expect.poll(where).toBe('main');
  for (const open of ['t', '?', 'Control+Shift+p']) {
    await app.page.keyboard.press(open);
    await app.page.getByRole('dialog').waitFor();
    await app.page.keyboard.press('Escape');
    await app.page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(where).toBe('main');
  }
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.press('Escape');
  await expect.poll(where).toBe('main');
});

/** From now on: what live regions say. */
async function listen(): Promise<(said: RegExp | string) => Promise<string[]>> {
  await app.page.evaluate(() => {
    const heard: string[] = [];
    (globalThis as unknown as { heard: string[] }).heard = heard;
    const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]';
    new MutationObserver((changes) => {
      const regions = new Set(changes.flatMap(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(live) ?? []));
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (added instanceof Element) for (const one of [added, ...added.querySelectorAll('*')]) if (one.matches(live)) regions.add(one);
      for (const region of regions) heard.push(region.textContent.trim());
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }); // prettier-ignore
  return async (said) => {
    await still(app.page);
    const all = await app.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    return all.filter((one) => (typeof said === 'string' ? one.includes(said) : said.test(one)));
  };
}

test('a verdict is said once, by one live region', async () => {
  await goTo(app.page, app.url, 'ptcg');
  const heard = await listen();
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('glurak ex 180 +40 -> guardevoir ex 310 kp (schwäche feuer)');
  await app.page.locator('[role=listbox] .line:not([aria-busy])').first().waitFor();
  await app.page.keyboard.press('Enter');
  const said = await verdict(app.page, /440/);
  await expect.poll(() => heard(said)).toHaveLength(1);
  await app.page.getByRole('list', { name: 'Woran die Antwort hängt' }).getByRole('button').first().click();
  const other = await verdict(app.page, /gewinnt/);
  await expect.poll(() => heard(other)).toHaveLength(1);
});

test('how many hits there are is said when all of them are there, once', async () => {
  await goTo(app.page, app.url, 'lookup');
  await app.page.keyboard.press('Control+k');
  // What stood there before is none of this test's.
  await app.page.keyboard.press('Control+a');
  await app.page.keyboard.press('Backspace');
  await still(app.page);
  const heard = await listen();
  await app.page.keyboard.insertText('monster');
  await expect.poll(() => heard(/^\d+ Treffer$/)).toHaveLength(1);
  await expect.poll(async () => Number.parseInt((await heard(/Treffer/))[0]!)).toBeGreaterThan(20);
});
