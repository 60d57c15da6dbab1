/** The content as the rest of the project relies on it. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCard } from '../build/rules.ts';
import { root } from '../build/fresh.mjs';
import { buildRulesDb, contentDir } from '../rules-db/build.ts';
import { loadContent } from '../rules-db/content.ts';
import { openRulesDb } from '../rules-db/rules-db.ts';
import type { RulesetView } from '../desk/contract.ts';
import { diffView } from '../desk/views.ts';

test('every library card fits the engine, and every scenario can be found', () => {
  const { cards, scenarios } = loadContent(contentDir, join(root, 'scenarios'), checkCard);
  expect(cards.length).toBeGreaterThan(0);
  for (const { id, title } of scenarios) expect(title.de && title.en, id).toBeTruthy();
}, 60_000);

test('what people ask stands with nearly every rule, in both languages', () => {
  const { rules, asked } = loadContent(contentDir, undefined);
  const without = rules.filter(({ id }) => !asked[id]).map(({ id }) => id);
  // A rule just added may wait a little for its questions.
  expect(without.length / rules.length, without.join(', ')).toBeLessThan(0.03);
}, 60_000);

test('every point of the edition comparison shows between some two rulesets', () => {
  const db = openRulesDb(built());
  const shown = new Set(
    [
      ['ygo-2004', 'ygo-9.0'],
      ['ygo-9.0', 'ygo-current'],
      ['ygo-2004', 'ygo-current'],
    ].flatMap(([a, b]) => diffView(db, bare(a!), bare(b!)).points.map(({ point }) => point.en)),
  );
  const all = db.editionPoints().map(({ point }) => point.en);
  db.close();
  expect(all.length).toBeGreaterThanOrEqual(94);
  expect(all.filter((point) => !shown.has(point))).toEqual([]);
}, 60_000);
const bare = (id: string): RulesetView => ({ id, game: 'ygo', title: { en: id, de: id }, documents: [], values: [] });
function built(): string {
  const out = join(mkdtempSync(join(tmpdir(), 'editions-')), 'rules.db');
  buildRulesDb(out, { content: contentDir });
  return out;
}
