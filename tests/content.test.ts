/** The content as the rest of the project relies on it. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCard } from '../build/rules.ts';
import { root } from '../build/fresh.mjs';
import { contentDir } from '../rules-db/build.ts';
import { loadContent } from '../rules-db/content.ts';

test('every library card fits the engine, and every scenario can be found', () => {
  const { cards, scenarios } = loadContent(contentDir, join(root, 'scenarios'), checkCard);
  expect(cards.length).toBeGreaterThan(0);
  for (const { id, title } of scenarios) expect(title.de && title.en, id).toBeTruthy();
});
