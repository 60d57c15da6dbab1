/** Whatever the code cites stands in the content, and a ruleset rests only on rules that are in force in it. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../build/fresh.mjs';
import { PTCG_RULESETS } from '../engine/ptcg/rulesets.ts';
import { YGO_RULESETS } from '../engine/ygo/rulesets/all.ts';
import { content, holdsUnder } from './scenarios.ts';

const rulesets = new Map(content.rules.map((r) => [r.id, r.rulesets as readonly string[]]));
const idsIn = (text: string): string[] => [
  ...new Set(text.match(/(?<=["'])(?:ygo|ptcg)(?:\.[a-z0-9-]+){2,}(?=["'])/g)),
];

test.each([...YGO_RULESETS, ...PTCG_RULESETS].map((r) => [r.id, r] as const))(
  'the values of %s rest on rules in force',
  (id, ruleset) => {
    const cited = idsIn(JSON.stringify(ruleset));
    expect(cited.length).toBeGreaterThan(20);
    expect(cited.filter((rule) => !holdsUnder(rule, id))).toEqual([]);
  },
);

test('every rule id written in the engine stands in the content', () => {
  const sources = readdirSync(join(root, 'engine'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file),
  );
  const unknown = sources.flatMap((file) =>
    idsIn(readFileSync(join(root, 'engine', file), 'utf8'))
      .filter((id) => !rulesets.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
