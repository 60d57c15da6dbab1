/** The library's Pokémon cards and the list of disputes: each card stands in a scenario or a computation (`ptcg-judge/*.yaml`), each dispute in a scenario. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseYaml } from '../rules-db/content-yaml.ts';
import { root } from '../build/fresh.mjs';
import { contentDir } from '../rules-db/build.ts';
import { loadContent } from '../rules-db/content.ts';
import { scenarioFiles } from './scenarios.ts';

const scenarios = scenarioFiles(join(root, 'scenarios', 'ptcg')).map(
  (file) => parseYaml(readFileSync(file, 'utf8')) as { disputes?: number[]; case: unknown },
);

/** Every text in a value. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

const computed = readdirSync(join(root, 'tests/ptcg-judge')).flatMap(
  (file) =>
    (parseYaml(readFileSync(join(root, 'tests/ptcg-judge', file), 'utf8')) as { rows: { case: unknown }[] }).rows,
);

test('every library card stands in a scenario or a computation', { timeout: 60_000 }, () => {
  const used = new Set([...scenarios, ...computed].flatMap(({ case: theCase }) => texts(theCase)));
  const cards = loadContent(contentDir, undefined).cards.filter(({ game }) => game === 'ptcg');
  expect(cards.map(({ card }) => card.name.en).filter((name) => !used.has(name))).toEqual([]);
});

test('each of the disputes 1 to 18 has a scenario', () => {
  const answered = new Set(scenarios.flatMap(({ disputes }) => disputes ?? []));
  expect(Array.from({ length: 18 }, (_, i) => i + 1).filter((n) => !answered.has(n))).toEqual([]);
});
