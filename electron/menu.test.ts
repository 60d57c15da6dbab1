import type { MenuItemConstructorOptions } from 'electron';
import { expect, test } from 'vitest';
import { menuTemplate } from './menu.ts';

const labels = (items: MenuItemConstructorOptions[]): (string | undefined)[] =>
  items.flatMap((item) => [item.label, ...(Array.isArray(item.submenu) ? labels(item.submenu) : [])]);

test('the menu speaks one language at a time', () => {
  const [en, de] = (['en', 'de'] as const).map((lang) => labels(menuTemplate({ lang, mac: false, checkout: false })));
  expect(en).toContain('Undo');
  expect(de).toContain('Rückgängig');
  expect(en!.filter((label) => label && de!.includes(label))).toEqual([]);
});

test('developer tools are offered in a checkout only', () => {
  const offers = (checkout: boolean) =>
    JSON.stringify(menuTemplate({ lang: 'en', mac: false, checkout })).includes('toggleDevTools');
  expect([offers(true), offers(false)]).toEqual([true, false]);
});
