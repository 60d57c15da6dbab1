// The window as the host serves it: it comes up under its policy, and the policy holds.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from '../browser.ts';
import { SCREENS } from './walk.ts';

let app: App;
beforeAll(async () => {
  app = await openApp({ ownHost: true });
});
afterAll(() => app?.close());

test('the app comes up', async () => {
  await app.page.locator('h1, [role=search], main').first().waitFor();
  await expect.poll(() => app.page.title()).not.toBe('');
});

test('every screen comes up when the app is opened on it', async () => {
  for (const screen of SCREENS) {
    await app.page.goto('about:blank');
    await app.page.goto(`${app.url}#/${screen}`);
    await app.page.locator(`.app[data-screen="${screen}"] main > *`).first().waitFor();
  }
});

test('the page can neither run an inline script nor reach another address', async () => {
  const tried = await app.page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.inlineRan = true';
    document.head.append(script);
    const away = await fetch('http://127.0.0.2:9/').then(
      () => 'reached',
      () => 'refused',
    );
    return { inline: 'inlineRan' in window, away };
  });
  expect(tried).toEqual({ inline: false, away: 'refused' });
  // The two violations are this test's own: the browser reports them on the console.
  const own = app.complaints.filter((complaint) => /Content Security Policy|127\.0\.0\.2/.test(complaint));
  expect(own.length).toBeGreaterThan(0);
  app.complaints.splice(0, app.complaints.length, ...app.complaints.filter((complaint) => !own.includes(complaint)));
});
