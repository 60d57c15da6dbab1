/**
 * The checklist of the Pokémon rules inventory: everything it calls computable (decks apart) stands in a scenario or a computation that cites its rule or names the item
 * (`covers`), and so do the test vectors and the settled questions of the attack procedure. Skipped where the inventory is not beside the checkout.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../build/fresh.mjs';
import { readCase } from '../engine/case/read.ts';
import type { PtcgCase } from '../engine/case/schema.ts';
import { rule } from '../engine/rule.ts';
import type { Ruling } from '../engine/ruling/schema.ts';
import { sharedDir } from '../rules-db/coverage.ts';
import { content, library, scenarioFiles } from './scenarios.ts';

const shared = sharedDir();

interface Table {
  cards: Record<string, unknown>;
  rows: { cards: string[]; case: Record<string, unknown>; covers?: string[] }[];
}
interface Shown {
  rules: Set<string>;
  items: Set<string>;
}

/** Rules a ruling cites anywhere. */
function cited(ruling: Ruling): string[] {
  const reasons = [
    ...(ruling.illegal?.reasons ?? []),
    ...(ruling.over?.reasons ?? []),
    ...(ruling.irregularities ?? []).flatMap((i) => i.reasons),
  ];
  const terms = (ruling.damage ?? []).flatMap((d) => d.terms);
  return [
    ...[...ruling.steps, ...ruling.decisions, ...reasons, ...terms].flatMap(({ rules }) => rules),
    ...(ruling.branches ?? []).flatMap((b) => cited(b.ruling)),
  ];
}

let known: Shown | undefined;
/** What scenarios and computations show: rules cited, items named. */
const shownAnywhere = (): Shown => (known ??= shown());
function shown(): Shown {
  const found: Shown = { rules: new Set(), items: new Set() };
  const judged = (written: Record<string, unknown>): void => {
    const read = readCase({ game: 'ptcg', ...written }, { library });
    if (!read.ok) throw new Error(read.problems.map((p) => p.message.en).join('; '));
    for (const id of cited(rule(read.case as PtcgCase, library))) found.rules.add(id);
  };
  for (const file of scenarioFiles(join(root, 'scenarios', 'ptcg'))) {
    const scenario = parse(readFileSync(file, 'utf8')) as { rules?: string[]; case: Record<string, unknown> };
    for (const id of scenario.rules ?? []) found.rules.add(id);
    judged(scenario.case);
  }
  const dir = join(root, 'tests/ptcg-judge');
  for (const file of readdirSync(dir)) {
    const table = parse(readFileSync(join(dir, file), 'utf8')) as Table;
    for (const row of table.rows) {
      judged({ cards: Object.fromEntries(row.cards.map((key) => [key, table.cards[key]])), ...row.case });
      for (const id of row.covers ?? []) found.items.add(id);
    }
  }
  return found;
}

/** Not of the game on the table: nothing a ruling could compute. */
const NOT_COMPUTED = new Set(['none', 'deck']);

test.skipIf(!shared)(
  'every computable item of the rulebook stands in a scenario or a computation (skipped where the inventory is not beside the checkout)',
  () => {
    const file = join(shared!, 'rules-inventory/ptcg-paradox-rift.yaml');
    const items = parse(readFileSync(file, 'utf8')) as { id: string; computable: string }[];
    const covering = new Map<string, string[]>();
    for (const { id, covers } of content.rules)
      for (const item of covers) covering.set(item, [...(covering.get(item) ?? []), id]);
    const { rules, items: named } = shownAnywhere();
    const asked = items.filter(({ computable }) => !NOT_COMPUTED.has(computable)).map(({ id }) => id);
    expect(asked.length).toBeGreaterThan(200);
    const stands = (id: string): boolean => named.has(id) || (covering.get(id) ?? []).some((r) => rules.has(r));
    expect(asked.filter((id) => !stands(id))).toEqual([]);
    expect([...named].filter((id) => !id.startsWith('settled.') && !items.some((i) => i.id === id))).toEqual([]);
  },
  60_000,
);

/** Questions of section 10 nobody settled, or that are no computation: several Prize cards one by one, who orders the blocks, two Weaknesses, tournament Sudden Death. */
const UNSETTLED = new Set(['3', '19', '25', '29']);
/** Shown elsewhere, by their rule. */
const BY_RULE: Record<string, string> = {
  17: 'ptcg.attack.when-damaged-order',
  18: 'ptcg.knock-out.when-knocked-out-order',
  24: 'ptcg.evolution.devolve',
};

test.skipIf(!shared)(
  'the vectors and the settled questions of the attack procedure are computed (skipped where the inventory is not beside the checkout)',
  () => {
    const procedure = readFileSync(join(shared!, 'rules-inventory/ptcg-attack-procedure.md'), 'utf8');
    const vectors = [...procedure.matchAll(/^\| ([DCMW]\d+) \|/gmu)].map(([, id]) => id!);
    const tested = readFileSync(join(root, 'engine/ptcg/vectors.test.ts'), 'utf8');
    expect(vectors.length).toBe(29);
    expect(vectors.filter((id) => !new RegExp(`\\b${id}\\b`, 'u').test(tested))).toEqual([]);
    const settled = procedure.slice(procedure.indexOf('## 10 '), procedure.indexOf('## 11 '));
    const questions = [...settled.matchAll(/^\| (\d+) \|/gmu)].map(([, n]) => n!);
    expect(questions.length).toBe(30);
    const { rules, items } = shownAnywhere();
    const open = questions.filter(
      (n) => !UNSETTLED.has(n) && !items.has(`settled.${n}`) && !rules.has(BY_RULE[n] ?? ''),
    );
    expect(open).toEqual([]);
  },
  60_000,
);
