/**
 * Every worked example of the three Yu-Gi-Oh! documents is a scenario (its key `examples` names the inventory's ids), and every card they name is in
 * the library under each of its names. The inventory lies beside the checkout; where it is absent, what needs it is skipped.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../rules-db/content-yaml.ts';
import { root } from '../build/fresh.mjs';
import { sharedDir } from '../rules-db/coverage.ts';
import { content, library, readScenario, scenarioFiles, type Scenario } from './scenarios.ts';

const DOCUMENTS = ['ygo-rulebook-2004', 'ygo-regelwerk-1.6', 'ygo-rulebook-9'];

/** Examples that are no position of a game, and what shows them instead. */
const NO_POSITION: Record<string, string> = {
  'ygo04.chain.example-missing': 'says that the document lacks its pictures',
  'ygo04.deck.side-exact-15': 'a deck list; deck legality is not part of the rulings',
  'ygo9.counter.names': 'names of counters; a counter is any word in a case',
  'ygo9.pendulum.scale.example': 'what is printed on a sample card',
};

const scenarios = scenarioFiles(join(root, 'scenarios/ygo')).map((file) => readScenario(join(root, 'scenarios'), file));
const shown = new Map<string, Scenario[]>();
for (const scenario of scenarios)
  for (const id of scenario.examples) shown.set(id, [...(shown.get(id) ?? []), scenario]);

test('a scenario that plays an example differently under two rulesets says why, and by which rules', () => {
  const rules = new Set(content.rules.map((rule) => rule.id));
  const silent = scenarios.filter((s) => s.examples.length > 0 && differs(s) && (!s.because || s.rules.length === 0));
  expect(silent.map((s) => s.id)).toEqual([]);
  const unknown = scenarios.flatMap((s) => s.rules.filter((id) => !rules.has(id)).map((id) => `${s.id}: ${id}`));
  expect(unknown).toEqual([]);
});
const differs = ({ runs }: Scenario): boolean => new Set(runs.map((run) => JSON.stringify(run.expect))).size > 1;

interface Item {
  id: string;
  doc: string;
  kind?: string;
  example?: unknown;
}
const shared = sharedDir();
const items = (): Item[] =>
  DOCUMENTS.flatMap(
    (name) => parseYaml(readFileSync(join(shared!, 'rules-inventory', `${name}.yaml`), 'utf8')) as Item[],
  );
const isExample = ({ id, kind, example }: Item): boolean =>
  kind === 'example' || example !== undefined || id.includes('.example');

describe.skipIf(!shared)('the documents (skipped where the inventory is not beside the checkout)', () => {
  const examples = shared ? items().filter(isExample) : [];

  test('every worked example is a scenario under its document’s ruleset', () => {
    expect(examples.length).toBe(139);
    const missing = examples.filter(({ id, doc }) => {
      const ruleset = doc.startsWith('ygo-rulebook-9') ? 'ygo-9.0' : 'ygo-2004';
      return !(id in NO_POSITION) && !shown.get(id)?.some((s) => s.runs.some((run) => run.ruleset === ruleset));
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  test('every example a scenario names is one of the documents’', () => {
    const known = new Set(examples.map(({ id }) => id));
    expect([...shown.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  test('every card they name is in the library, by each of its names', () => {
    const named = examples.flatMap(({ example }) => cardsIn(example));
    expect(new Set(named.map(({ en }) => en)).size).toBeGreaterThan(110);
    const absent = named.flatMap(({ en, names }) => {
      const card = library.ygo(en);
      return names.filter((name) => !card || library.ygo(name) !== card);
    });
    expect([...new Set(absent)]).toEqual([]);
  });
});

/** Cards an example names: `{en, de, de_now?, kind}` or `{card_en, card_de}`, anywhere in it. */
function cardsIn(value: unknown): { en: string; names: string[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(cardsIn);
  const { en, de, de_now, card_en, card_de } = value as Record<string, string | undefined>;
  if (en && de) return [{ en, names: [en, de, ...(de_now ? [de_now] : [])] }, ...inner];
  if (card_en) return [{ en: card_en, names: [card_en, ...(card_de ? [card_de] : [])] }, ...inner];
  return inner;
}
