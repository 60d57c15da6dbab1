/** Every scenario of a game gives the ruling it expects, cites and says what is written down for it, and keeps what all rulings promise. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { root } from '../build/fresh.mjs';
import type { Game } from '../engine/case/schema.ts';
import { rule } from '../engine/rule.ts';
import { applyChanges } from '../engine/ruling/patch.ts';
import { RulingSchema, type Ruling } from '../engine/ruling/schema.ts';
import { content, differences, holdsUnder, library, readScenario, scenarioFiles } from './scenarios.ts';

const known = new Set(content.rules.map((rule) => rule.id));

export function scenarioTests(game: Game): void {
  const dir = join(root, 'scenarios');
  const scenarios = scenarioFiles(join(dir, game)).map((file) => readScenario(dir, file));
  describe.each(scenarios)('$id', ({ case: theCase, runs }) => {
    test.each(runs)('$ruleset', ({ ruleset, expect: expected }) => {
      const asked = { ...theCase, ruleset };
      const ruling = plain(rule(asked, library));
      expect(differences(ruling, expected)).toEqual([]);
      expect(v.safeParse(RulingSchema, ruling).issues?.map((i) => `${v.getDotPath(i)} ${i.message}`)).toBeUndefined();
      expect(broken(ruling, ruleset)).toEqual([]);
      expect(JSON.stringify(plain(rule(asked, library)))).toBe(JSON.stringify(ruling));
      expect(answer(ruling)).toMatchSnapshot();
    });
  });
}

/** As it leaves the engine: plain JSON. */
const plain = (ruling: Ruling): Ruling => JSON.parse(JSON.stringify(ruling)) as Ruling;

/** Whatever of a ruling rests on rules. */
const citing = (ruling: Ruling) => [
  ...ruling.steps,
  ...ruling.decisions,
  ...(ruling.illegal?.reasons ?? []),
  ...(ruling.over?.reasons ?? []),
];

/** What a person takes from a ruling: the headline in both languages, what became of each card and why, the rules cited; of branches the headline. */
const answer = (ruling: Ruling): object => ({
  en: ruling.headline.en,
  de: ruling.headline.de,
  became: ruling.outcomes.map(({ card, became, why }) => (why ? `${card} ${became}: ${why.code}` : `${card} ${became}`)),
  rules: [...new Set(citing(ruling).flatMap((one) => one.rules))].join(' '),
  ...(ruling.branches && { branches: ruling.branches.map((branch) => branch.ruling.headline.en) }),
}); // prettier-ignore

/** Promises a ruling breaks: changes replay, steps are numbered, every rule exists and is in force. */
function broken(ruling: Ruling, ruleset: string): string[] {
  const found: string[] = [];
  const replayed = applyChanges(
    ruling.initial,
    ruling.steps.flatMap((s) => s.changes),
  );
  if (JSON.stringify(sorted(replayed)) !== JSON.stringify(sorted(ruling.final)))
    found.push('the changes do not lead from initial to final');
  for (const { rules } of citing(ruling))
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
