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
function exercised(): Exercised {
  const found: Exercised = { legal: new Set(), illegal: new Set() };
  const note = (ruling: Ruling, covers: ReadonlyMap<string, readonly string[]>, own: readonly string[]): void => {
    const against = [...(ruling.illegal?.reasons ?? []), ...(ruling.irregularities ?? []).flatMap((i) => i.reasons)];
    const add = (to: Set<string>, cited: readonly { rules: readonly string[] }[]): void => {
      for (const { rules } of cited) for (const rule of rules) for (const item of covers.get(rule) ?? []) to.add(item);
    };
    add(found.legal, [...ruling.steps, ...(ruling.over?.reasons ?? [])]);
    add(found.illegal, against);
    for (const item of own) (against.length > 0 ? found.illegal : found.legal).add(item);
    for (const branch of ruling.branches ?? []) note(branch.ruling, covers, own);
  };
  const dir = join(root, 'scenarios');
  for (const s of [...scenarioFiles(join(dir, 'ygo')).map((file) => readScenario(dir, file)), ...tableRows()])
    for (const { ruleset } of s.runs) {
      const covers = coversUnder(ruleset);
      const holding = new Set([...covers.values()].flat());
      note(
        rule({ ...s.case, ruleset }, library),
        covers,
        s.covers.filter((item) => holding.has(item)),
      );
    }
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
  300_000,
);
