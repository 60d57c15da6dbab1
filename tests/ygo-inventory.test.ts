/**
 * Every item of the rules inventory about battle, Summons, turn, battle positions and Life Points is computed: a scenario or a row of a table rules
 * on it under a ruleset in which it holds – by a rule that covers it, cited in a step or reason, or by its own `covers`. Items that permit or forbid
 * something (`ygo-inventory.yaml`) have a legal and an illegal ruling.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../build/fresh.mjs';
import { rule } from '../engine/rule.ts';
import type { Ruling } from '../engine/ruling/schema.ts';
import { sharedDir } from '../rules-db/coverage.ts';
import { content, library, readScenario, scenarioFiles } from './scenarios.ts';
import { tableRows } from './tables.ts';

const shared = sharedDir();
const OURS = ['battle', 'summon', 'turn', 'position', 'life-points'];
interface Lists {
  /** Items that permit or forbid something. */
  permissions: string[];
  /** Items no ruling can rest on, with the reason. */
  notComputed: Record<string, string>;
}
/** Items without a ruling; of the permissions those without a legal or without an illegal one. */
interface Missing {
  ruling: string[];
  legal: string[];
  illegal: string[];
}
const NOTHING: Missing = { ruling: [], legal: [], illegal: [] };
const lists = parse(readFileSync(join(root, 'tests/ygo-inventory.yaml'), 'utf8')) as Lists;

/** Ids of the inventory's items of our topics. */
const items = (inventory: string): string[] =>
  readdirSync(inventory)
    .filter((name) => name.startsWith('ygo-') && name.endsWith('.yaml'))
    .flatMap((name) => parse(readFileSync(join(inventory, name), 'utf8')) as { id: string; computable: string }[])
    .filter((item) => OURS.includes(item.computable))
    .map((item) => item.id);

/** By rule, the items it covers, of the rules that hold under a ruleset. */
const coversOf = new Map<string, ReadonlyMap<string, readonly string[]>>();
const coversUnder = (ruleset: string): ReadonlyMap<string, readonly string[]> => {
  const known = coversOf.get(ruleset);
  if (known) return known;
  const holding = content.rules.filter((r) => r.rulesets.includes(ruleset as never));
  const covers = new Map(holding.map((r) => [r.id, r.covers]));
  coversOf.set(ruleset, covers);
  return covers;
};

/** Items a ruling exercises: legal ones by its steps, illegal ones by its reasons. */
interface Exercised {
  legal: Set<string>;
  illegal: Set<string>;
}
/** On which rules a ruling (or a branch of it) rests, and on which what stands against a play. */
interface Rests {
  rules: readonly string[];
  against: readonly string[];
}
/** Of a scenario as its test pins it: that rules on each of them already (`scenario-tests.ts`). Which of its branches stands where does not matter here. */
function ofScenario(id: string, ruleset: string): Rests[] {
  const entry = pinned[`${id} > ${ruleset} 1`] ?? '';
  const lists = (name: string) => [...entry.matchAll(new RegExp(`^ +"${name}": "(.*)",$`, 'gm'))].map(([, ids = '']) => ids.split(' ')); // prettier-ignore
  const against = lists('against');
  return lists('rules').map((rules, i) => ({ rules, against: against[i] ?? [] }));
}
const pinned: Record<string, string> = {};
new Function('exports', readFileSync(join(root, 'tests/__snapshots__/ygo-scenarios.test.ts.snap'), 'utf8'))(pinned);
function ofRuling({ steps, over, illegal, irregularities = [], branches = [] }: Ruling): Rests[] {
  const ids = (resting: readonly { rules: readonly string[] }[]) => resting.flatMap(({ rules }) => rules);
  const against = ids([...(illegal?.reasons ?? []), ...irregularities.flatMap(({ reasons }) => reasons)]);
  return [
    { rules: ids([...steps, ...(over?.reasons ?? [])]), against },
    ...branches.flatMap(({ ruling }) => ofRuling(ruling)),
  ];
}
function exercised(): Exercised {
  const found: Exercised = { legal: new Set(), illegal: new Set() };
  const note = (rests: readonly Rests[], ruleset: string, covers: readonly string[]): void => {
    const known = coversUnder(ruleset);
    const add = (to: Set<string>, rules: readonly string[]): void => {
      for (const rule of rules) for (const item of known.get(rule) ?? []) to.add(item);
    };
    const holding = new Set([...known.values()].flat());
    const own = covers.filter((item) => holding.has(item));
    for (const { rules, against } of rests) {
      add(found.legal, rules);
      add(found.illegal, against);
      for (const item of own) (against.length > 0 ? found.illegal : found.legal).add(item);
    }
  };
  const dir = join(root, 'scenarios');
  for (const { id, runs, covers } of scenarioFiles(join(dir, 'ygo')).map((file) => readScenario(dir, file)))
    for (const { ruleset } of runs) {
      const rests = ofScenario(id, ruleset);
      expect(rests, `${id} under ${ruleset} is pinned`).not.toEqual([]);
      note(rests, ruleset, covers);
    }
  for (const { case: theCase, runs, covers } of tableRows())
    for (const { ruleset } of runs) note(ofRuling(rule({ ...theCase, ruleset }, library)), ruleset, covers);
  return found;
}

test.skipIf(!shared)(
  'every computable item has its rulings (skipped where the inventory is not beside the checkout)',
  () => {
    const known = items(join(shared!, 'rules-inventory'));
    const all = known.filter((id) => !lists.notComputed[id]);
    expect(all.length).toBeGreaterThan(300);
    const { legal, illegal } = exercised();
    const missing: Missing = {
      ruling: all.filter((id) => !lists.permissions.includes(id) && !legal.has(id) && !illegal.has(id)),
      legal: all.filter((id) => lists.permissions.includes(id) && !legal.has(id)),
      illegal: all.filter((id) => lists.permissions.includes(id) && !illegal.has(id)),
    };
    const unknown = [...lists.permissions, ...Object.keys(lists.notComputed)].filter((id) => !known.includes(id));
    expect(unknown).toEqual([]);
    expect(missing).toEqual(NOTHING);
  },
  60_000,
);
