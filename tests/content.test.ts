/** The content as the rest of the project relies on it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { checkCard, writeRulesDb } from '../build/rules.ts';
import { root } from '../build/fresh.mjs';
import { ensure } from '../build/outputs.ts';
import { contentDir } from '../rules-db/build.ts';
import { loadContent } from '../rules-db/content.ts';
import { openRulesDb } from '../rules-db/rules-db.ts';
import { editionColumns } from '../rules-db/schema.ts';
import type { RulesetView } from '../desk/contract.ts';
import { engine } from '../desk/rulings/engine.ts';
import { diffView } from '../desk/lookup/views.ts';

const COMPILED = join(root, 'dist/rules.db');
beforeAll(() => ensure(['rules']), 120_000);

test('the content builds in another process to the same bytes, and opens whole', () => {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  const again = join(dir, 'rules.db');
  writeRulesDb(again);
  expect(readFileSync(again).equals(readFileSync(COMPILED))).toBe(true);
  rmSync(dir, { recursive: true });
  const db = openRulesDb(COMPILED, { integrity: true });
  expect(db.ruleIds().length).toBeGreaterThan(0);
  for (const id of db.ruleIds()) expect(db.rule(id)!.sources.length).toBeGreaterThan(0);
  db.close();
}, 300_000);

test('every library card fits the engine, and every scenario can be found', () => {
  const { cards, scenarios } = loadContent(contentDir, join(root, 'scenarios'), checkCard);
  expect(cards.length).toBeGreaterThan(0);
  for (const { id, title } of scenarios) expect(title.de && title.en, id).toBeTruthy();
}, 300_000);

test('every term of the glossary leads to a rule', () => {
  const { terms } = loadContent(contentDir, undefined);
  expect(terms.length).toBeGreaterThanOrEqual(400);
  expect(terms.filter(({ rules }) => rules.length === 0).map(({ id }) => id)).toEqual([]);
}, 300_000);

test('what people ask stands with nearly every rule, in both languages', () => {
  const { rules, asked } = loadContent(contentDir, undefined);
  const without = rules.filter(({ id }) => !asked[id]).map(({ id }) => id);
  // A rule just added may wait a little for its questions.
  expect(without.length / rules.length, without.join(', ')).toBeLessThan(0.03);
}, 300_000);

test('every point of the edition comparison shows between some two rulesets, in values or rules that differ, or is marked unchanged', () => {
  const db = openRulesDb(COMPILED);
  const diffs = [
    ['ygo-2004', 'ygo-9.0'],
    ['ygo-9.0', 'ygo-current'],
    ['ygo-2004', 'ygo-current'],
  ].map(([a, b]) => diffView(db, ruleset(a!), ruleset(b!)));
  const shown = new Set(diffs.flatMap(({ points }) => points.map(({ point }) => point.en)));
  const differing = new Set(
    diffs.flatMap(({ values, rules }) => [
      ...values.flatMap(({ a, b }) => [...(a?.rules ?? []), ...(b?.rules ?? [])]),
      ...rules.flatMap(({ a, b }) => [a?.id, b?.id]),
    ]),
  );
  const everywhere = (id: string) => db.rule(id)?.rulesets.length === 3;
  const all = db.editionPoints();
  expect(all.length).toBeGreaterThanOrEqual(94);
  expect(all.filter(({ point }) => !shown.has(point.en))).toEqual([]);
  const named = (points: typeof all) => points.map(({ n, point }) => `${n} ${point.en}`);
  expect(named(all.filter(({ same, rules }) => !same && !rules.some((rule) => differing.has(rule))))).toEqual([]);
  expect(named(all.filter(({ same, rules }) => same && !rules.every(everywhere)))).toEqual([]);
  // What a document says stands in a rule of its ruleset.
  const unsaid = ({ cells, rules }: (typeof all)[number]) =>
    Object.keys(cells).some((column) => {
      const id = editionColumns[column as keyof typeof editionColumns];
      return !rules.some((rule) => db.rule(rule)?.rulesets.includes(id));
    });
  expect(named(all.filter(unsaid))).toEqual([]);
  db.close();
}, 300_000);
const ruleset = (id: string): RulesetView => engine.rulesets.find((one) => one.id === id)!;
