/** Every scenario gives the ruling it expects, and every ruling keeps what all rulings promise. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { root } from '../build/fresh.mjs';
import { rule } from '../engine/rule.ts';
import { applyChanges } from '../engine/ruling/patch.ts';
import { RulingSchema, type Ruling } from '../engine/ruling/schema.ts';
import { content, differences, holdsUnder, library, readScenario, scenarioFiles } from './scenarios.ts';

const dir = join(root, 'scenarios');
const known = new Set(content.rules.map((rule) => rule.id));

describe.each(scenarioFiles(dir).map((file) => readScenario(dir, file)))('$id', ({ case: theCase, runs }) => {
  test.each(runs)('$ruleset', ({ ruleset, expect: expected }) => {
    const asked = { ...theCase, ruleset };
    const ruling = plain(rule(asked, library));
    expect(differences(ruling, expected)).toEqual([]);
    expect(v.safeParse(RulingSchema, ruling).issues?.map((i) => `${v.getDotPath(i)} ${i.message}`)).toBeUndefined();
    expect(broken(ruling, ruleset)).toEqual([]);
    expect(JSON.stringify(plain(rule(asked, library)))).toBe(JSON.stringify(ruling));
  });
});

/** As it leaves the engine: plain JSON. */
const plain = (ruling: Ruling): Ruling => JSON.parse(JSON.stringify(ruling)) as Ruling;

/** Promises a ruling breaks: changes replay, steps are numbered, every rule exists and is in force. */
function broken(ruling: Ruling, ruleset: string): string[] {
  const found: string[] = [];
  const replayed = applyChanges(
    ruling.initial,
    ruling.steps.flatMap((s) => s.changes),
  );
  if (JSON.stringify(sorted(replayed)) !== JSON.stringify(sorted(ruling.final)))
    found.push('the changes do not lead from initial to final');
  const cited = [
    ...ruling.steps,
    ...ruling.decisions,
    ...(ruling.illegal?.reasons ?? []),
    ...(ruling.over?.reasons ?? []),
  ];
  for (const { rules } of cited)
    for (const id of rules) {
      if (!known.has(id)) found.push(`no such rule: ${id}`);
      else if (!holdsUnder(id, ruleset)) found.push(`not in force under ${ruleset}: ${id}`);
    }
  ruling.steps.forEach((s, i) => {
    if (i > 0 && s.n !== (ruling.steps[i - 1]?.n ?? 0) + 1) found.push(`step ${s.n} is not numbered on`);
  });
  for (const { path, value } of ruling.assumptions)
    if (path.endsWith('/coins')) found.push(`coins left over: ${JSON.stringify(value)}`);
  for (const branch of ruling.branches ?? []) found.push(...broken(branch.ruling, ruleset));
  return [...new Set(found)];
}
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, x]) => [k, sorted(x)]),
  );
}
