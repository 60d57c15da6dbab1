// The five moments with the mouse, in German: names are typed into the field one clicked, everything else is pointed at.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { anew, ruledLine, still, verdict } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp({ locale: 'de-DE' });
});
beforeEach(() => anew(app));
afterAll(() => app?.close());

const button = (name: string | RegExp) => app.page.getByRole('button', { name, exact: typeof name === 'string' });
/** To an empty table, by the rail. */
async function table(name: string): Promise<void> {
  await app.page.getByRole('navigation').getByRole('link', { name }).click();
  await still(app.page);
  // An empty one has nothing to clear.
  if (await button('Neu').isEnabled()) await button('Neu').click();
  await expect.poll(() => app.page.locator('[data-cell][data-card]').count()).toBe(0);
}
/** Clicks a zone, types a name into the field that opens there, and clicks the card. */
async function put(cell: string, name: string): Promise<void> {
  const found = cell.endsWith('-hand') ? `[data-cell^="${cell}-"]` : `[data-cell="${cell}"][data-card]`;
  const before = await app.page.locator(found).count();
  await app.page.locator(`[data-cell="${cell}"]`).click();
  await app.page.locator('.spot [role=combobox]').fill(name);
  await app.page.locator('.spot [role=option]').first().click();
  await expect.poll(() => app.page.locator(found).count()).toBe(before + 1);
}
/** Opens the list of what may be done now and clicks an entry. */
async function happens(words: string): Promise<void> {
  await app.page.getByRole('combobox', { name: 'Was geschieht nun' }).click();
  await app.page.locator('.next [role=option]', { hasText: words }).first().click();
}

test('1. Wiedergeburt und MST: hinlegen, aktivieren, antworten, den Spielern zeigen', async () => {
  await table('Yu-Gi-Oh!');
  await put('A-hand', 'wiedergeburt');
  await put('A-graveyard', 'dunkler magier');
  await put('B-spellsTraps-3', 'mystischer raum');
  await happens('Wiedergeburt aktivieren');
  await verdict(app.page, /Wiedergeburt wird aufgelöst/);
  await happens('Mystischer Raum-Taifun aktivieren');
  await verdict(app.page, /zerstört, nicht annulliert/);
  await button('Zum Anfang').click();
  for (let i = 0; i < 3; i++) await button('Schritt vor').click();
  await expect.poll(() => app.page.locator('.chain li').count()).toBe(2);
  // Was wäre, wenn niemand geantwortet hätte: beides nebeneinander.
  await app.page.locator('.whatif').getByRole('button', { name: 'niemand' }).click();
  const beside = app.page.locator('.beside');
  await beside.waitFor();
  await expect.poll(() => beside.locator('ul > li').count()).toBe(2);
  await button('Schließen').first().click();
  await button('Den Spielern zeigen').click();
  await expect.poll(() => app.page.getByTestId('table-verdict').innerText()).toMatch(/nicht annulliert/);
});

test('2. Im Damage Step: die Phasenleiste, die Zeichen an den Karten und das Warum', async () => {
  await table('Yu-Gi-Oh!');
  await put('A-monsters-3', 'sangan');
  await put('B-monsters-3', 'dunkler magier');
  await put('A-spellsTraps-3', 'mystischer raum');
  await app.page.getByRole('radio', { name: 'Battle', exact: true }).click();
  await app.page.getByRole('radio', { name: 'Damage Step' }).click();
  await app.page.getByRole('radio', { name: 'vor der Berechnung' }).click();
  await app.page.locator('[data-cell="A-spellsTraps-3"]').click();
  await expect
    .poll(() =>
      app.page
        .locator('.spot', { has: app.page.locator('[data-cell="A-spellsTraps-3"]') })
        .locator('.badge')
        .getAttribute('data-may'),
    )
    .toBe('may-not');
  await button('Warum').click();
  await expect.poll(() => app.page.getByRole('dialog').innerText()).toMatch(/darf nicht[\s\S]*Damage Step/);
});

test('3. Sangan als Kosten: der gewählte Punkt und der Tribut werden auf dem Feld gezeigt', async () => {
  await table('Yu-Gi-Oh!');
  await put('A-monsters-3', 'sangan');
  await put('A-hand', 'feindkontrolle');
  await put('B-monsters-3', 'dunkler magier');
  await happens('Feindkontrolle aktivieren');
  await verdict(app.page);
  await app.page.locator('.moves .words').click();
  await app.page.getByRole('radiogroup', { name: 'Gewählter Punkt' }).getByRole('radio', { name: '2' }).click();
  await app.page
    .getByRole('group', { name: 'Kosten' })
    .getByRole('button', { name: 'Auf dem Spielfeld wählen' })
    .click();
  await app.page.locator('[data-cell="A-monsters-3"]').click();
  await button('Fertig').click();
  await verdict(app.page, /Sangan eine neue Kette/);
});

test('4. Wie viel Schaden: Pokémon hinlegen, Attacke anklicken, Änderungen als Marken', async () => {
  await table('Pokémon');
  await put('A-active', 'miraidon ex');
  await put('B-active', 'pikachu ex');
  await button(/^1\b/).click();
  await verdict(app.page, /220/);
  await app.page.getByRole('radio', { name: 'Situation' }).click();
  await app.page.locator('#chip-box').fill('30');
  await button('nach Schwäche').click();
  await verdict(app.page, /250/);
  await button('Schaden verhindert').click();
  await verdict(app.page, /keinen Schaden|0 Schaden/);
  await button(/^Entfernen: Schaden an diesem Pokémon wird verhindert, Pikachu/).click();
  await verdict(app.page, /250/);
});

test('5. Welche Ausgabe: aus der Suche auf den Tisch, die Regel in anderen Ausgaben, alle Ausgaben nebeneinander', async () => {
  await app.page.getByRole('combobox', { name: 'Suche oder was geschah' }).fill('A wiedergeburt, B mst');
  await app.page.locator('#hits .line').click();
  await verdict(app.page, /zerstört, nicht annulliert/);
  await button(/^In anderen Ausgaben/)
    .first()
    .click();
  await button('Andere Ausgaben').click();
  const beside = app.page.locator('.beside');
  await beside.waitFor();
  await expect.poll(() => beside.innerText()).toMatch(/2004[\s\S]*9\.0/);
  await beside.getByRole('button', { name: 'Nach dieser Ausgabe urteilen' }).first().click();
  await expect.poll(() => app.page.locator('.verdict .meta').innerText()).toMatch(/2004|9\.0/);
});

test('eine Karte wird von Zone zu Zone gezogen, auch auf die andere Seite und in eine volle Zone nicht verloren', async () => {
  await table('Yu-Gi-Oh!');
  await put('A-monsters-3', 'sangan');
  const to = (cell: string) => app.page.locator(`[data-cell="${cell}"]`);
  const at = (cell: string) => app.page.locator(`[data-cell="${cell}"][data-card]`).waitFor();
  await to('A-monsters-3').dragTo(to('A-monsters-1'));
  await at('A-monsters-1');
  await to('A-monsters-1').dragTo(to('B-monsters-2'));
  await at('B-monsters-2');
  await to('B-monsters-2').dragTo(to('A-hand'));
  await app.page.locator('[data-cell^="A-hand-"]').waitFor();
  await app.page.locator('[data-cell^="A-hand-"]').dragTo(to('A-graveyard'));
  await at('A-graveyard');
});

test('von der angenommenen Zone führt „Ändern“ dorthin, wo sie gewählt wird', async () => {
  await ruledLine(app.page, 'A beschwört Decode Talker als Linkbeschwörung mit drei Effektmonstern');
  await app.page.getByRole('button', { name: /Annahmen/ }).click();
  const assumed = app.page.locator('.told li', { hasText: 'Extra-Monsterzone' });
  await assumed.getByRole('button', { name: 'Ändern' }).click();
  const zone = app.page.getByRole('radiogroup', { name: 'Zone' });
  await expect.poll(() => app.page.locator('.moves .edit :focus').count()).toBe(1);
  await zone.getByRole('radio').last().click();
  // On the mat the two Extra Monster Zones are each player's left one.
  await app.page.locator('[data-cell="B-monsters-extra-left"][data-card]').waitFor();
  await expect.poll(() => assumed.count()).toBe(0);
});

test('die Zone einer Beschwörung wird gewählt, wo der Zug genauer gesagt wird', async () => {
  await app.page.keyboard.press('Control+k');
  await app.page.keyboard.type('A beschwört Sangan als Normalbeschwörung');
  await app.page.keyboard.press('Enter');
  await verdict(app.page, /Sangan/);
  await app.page.locator('button.words').first().click();
  const zone = app.page.getByRole('radiogroup', { name: 'Zone' });
  // Nobody is Normal Summoned into an Extra Monster Zone.
  await zone.waitFor();
  await expect.poll(() => zone.getByRole('radio').allTextContents()).toEqual(['–', '1', '2', '3', '4', '5']);
  await zone.getByRole('radio', { name: '5' }).click();
  await app.page.locator('[data-cell="A-monsters-5"]', { hasText: 'Sangan' }).waitFor();
});
