/** Scenarios as examples: their titles and rulesets, and what is wrong with a file. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadScenarios } from './content-scenarios.ts';
import { ContentReader } from './content-yaml.ts';

let dir: string;
beforeEach(() => void (dir = mkdtempSync(join(tmpdir(), 'scenarios-'))));
afterEach(() => rmSync(dir, { recursive: true, force: true }));
function load(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  const reader = new ContentReader(dir);
  const scenarios = loadScenarios(dir, reader);
  return { scenarios, problems: reader.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`) };
}

test('each is called by its path, titled by its name, its title, or its case’s', () => {
  const { scenarios, problems } = load({
    'ygo/chain/a.yaml': 'name: { en: One, de: Eins }\ntitle: Two\ncase: { game: ygo, ruleset: ygo-2004, title: Three }',
    'ygo/b.yml': 'title: Two\ncase: { game: ygo, title: Three }',
    'ptcg/c.yaml': 'case: { game: ptcg, title: Three }',
    'notes.txt': 'nothing',
  });
  expect(problems).toEqual([]);
  expect(scenarios.map(({ id, game, title, ruleset }) => [id, game, title.de, ruleset])).toEqual([['ptcg/c', 'ptcg', 'Three', undefined], ['ygo/b', 'ygo', 'Two', undefined], ['ygo/chain/a', 'ygo', 'Eins', 'ygo-2004']]); // prettier-ignore
  expect(JSON.parse(scenarios[1]!.json)).toEqual({ title: 'Two', case: { game: 'ygo', title: 'Three' } });
});

test('what is no scenario is told with its place; the others are read', () => {
  const { scenarios, problems } = load({
    'a.yaml': 'title: x\ncase: { game: chess }',
    'b.yaml': 'case: { game: ygo }',
    'c.yaml': 'title: [\n',
    'd.yaml': 'just text',
    'e.yaml': 'title: x\ncase: { game: ygo }',
  });
  expect(scenarios.map(({ id }) => id)).toEqual(['e']);
  expect(problems).toEqual([
    expect.stringMatching(/^scenarios\/a:1: not a scenario: case\.game Invalid type/),
    'scenarios/b:1: a scenario needs a title',
    expect.stringMatching(/^scenarios\/c:2: /),
    expect.stringMatching(/^scenarios\/d:1: not a scenario: +Invalid type/),
  ]);
});
