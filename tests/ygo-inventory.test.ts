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

/** Items a ruling exercises: legal ones by its steps, illegal ones by its reasons. */
interface Exercised {
  legal: Set<string>;
  illegal: Set<string>;
}
function exercised(): Exercised {
  const rules = new Map(content.rules.map((r) => [r.id, r]));
  const found: Exercised = { legal: new Set(), illegal: new Set() };
  const note = (ruling: Ruling, ruleset: string, own: readonly string[]): void => {
    const against = [...(ruling.illegal?.reasons ?? []), ...(ruling.irregularities ?? []).flatMap((i) => i.reasons)];
    const covered = (cited: readonly { rules: readonly string[] }[]): string[] =>
      cited
        .flatMap((c) => c.rules.map((id) => rules.get(id)))
        .filter((r) => r?.rulesets.includes(ruleset as never))
        .flatMap((r) => r?.covers ?? []);
    const ownHere = own.filter((id) => holds(id, ruleset));
    for (const id of covered([...ruling.steps, ...(ruling.over?.reasons ?? [])])) found.legal.add(id);
    for (const id of covered(against)) found.illegal.add(id);
    for (const id of ownHere) (against.length > 0 ? found.illegal : found.legal).add(id);
    for (const branch of ruling.branches ?? []) note(branch.ruling, ruleset, own);
  };
  const holds = (item: string, ruleset: string): boolean =>
    content.rules.some((r) => r.covers.includes(item) && r.rulesets.includes(ruleset as never));
  const dir = join(root, 'scenarios');
  for (const s of [...scenarioFiles(join(dir, 'ygo')).map((file) => readScenario(dir, file)), ...tableRows()])
    for (const { ruleset } of s.runs) note(rule({ ...s.case, ruleset }, library), ruleset, s.covers);
  return found;
}

test.skipIf(!shared)(
  'every computable item has its rulings (skipped where the inventory is not beside the checkout)',
  () => {
    const all = items(join(shared!, 'rules-inventory')).filter((id) => !lists.notComputed[id]);
    expect(all.length).toBeGreaterThan(300);
    const { legal, illegal } = exercised();
    const missing: Missing = {
      ruling: all.filter((id) => !lists.permissions.includes(id) && !legal.has(id) && !illegal.has(id)),
      legal: all.filter((id) => lists.permissions.includes(id) && !legal.has(id)),
      illegal: all.filter((id) => lists.permissions.includes(id) && !illegal.has(id)),
    };
    const unknown = [...lists.permissions, ...Object.keys(lists.notComputed)].filter(
      (id) => !items(join(shared!, 'rules-inventory')).includes(id),
    );
    expect(unknown).toEqual([]);
    expect(missing).toEqual(NOTHING);
  },
  300_000,
);
