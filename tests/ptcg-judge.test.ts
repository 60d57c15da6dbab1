/**
 * The questions of `ptcg-judge/*.yaml`, one a row: on this board, after these moves, is this the answer? The answers were worked out from the rulebook,
 * the rules inventory and the cards, not from the engine. What a row may say of the ruling besides its own fields: `codes` (of the reasons why not), `totals` (damage, in
 * order), `A` and `B` (a player's final board), `winner`, `h` (English headline), `openWhat` (kinds of open questions), `irr` (move and codes of irregularities).
 * `$none`: absent, empty or 0; `{$has: […]}`: a list with these; `{$len: n}`: a list so long; `{$matches: …}`: a text like this. The whole of the ruling is pinned besides (`answer.ts`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../rules-db/content-yaml.ts';
import { root } from '../build/fresh.mjs';
import { readCase } from '../engine/case/read.ts';
import { rule } from '../engine/rule.ts';
import type { PtcgRuling } from '../engine/ruling/schema.ts';
import { answer, plain } from './answer.ts';
import { library } from './scenarios.ts';

interface Row {
  name: string;
  cards: string[];
  case: Record<string, unknown>;
  expect: Record<string, unknown>;
}
interface Table {
  cards: Record<string, unknown>;
  rows: Row[];
}

function ruled({ cards, case: written }: Row, table: Table): PtcgRuling {
  const own = Object.fromEntries(cards.map((key) => [key, table.cards[key]]));
  const read = readCase({ game: 'ptcg', cards: own, ...written }, { library });
  if (!read.ok) throw new Error(read.problems.map((p) => `${p.path} ${p.message.en}`).join('; '));
  return plain(rule(read.case, library)) as PtcgRuling;
}
function fieldsOf(ruling: PtcgRuling): Record<string, unknown> {
  const codes = (reasons: readonly { code: string }[] = []): string[] => reasons.map((r) => r.code);
  return {
    ...ruling,
    codes: codes(ruling.illegal?.reasons),
    totals: (ruling.damage ?? []).map((d) => d.total),
    A: ruling.final.players?.A,
    B: ruling.final.players?.B,
    winner: ruling.over?.winner,
    h: ruling.headline.en,
    openWhat: ruling.open.map((d) => d.what),
    irr: (ruling.irregularities ?? []).map((i) => [i.move, ...codes(i.reasons)]),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Is the answer what was expected? Objects: the named fields; lists: entry by entry. */
function fits(actual: unknown, expected: unknown): boolean {
  if (expected === '$none')
    return actual === undefined || actual === null || actual === 0 || (Array.isArray(actual) && actual.length === 0);
  if (Array.isArray(expected))
    return Array.isArray(actual) && actual.length === expected.length && expected.every((e, i) => fits(actual[i], e));
  if (!isRecord(expected)) return actual === expected;
  if ('$len' in expected) return (Array.isArray(actual) ? actual.length : actual === undefined ? 0 : -1) === expected['$len']; // prettier-ignore
  if ('$has' in expected)
    return Array.isArray(actual) && (expected['$has'] as unknown[]).every((e) => actual.some((a) => fits(a, e)));
  if ('$matches' in expected)
    return typeof actual === 'string' && new RegExp(String(expected['$matches'])).test(actual);
  return isRecord(actual) && Object.entries(expected).every(([key, e]) => fits(actual[key], e));
}

describe.each(['attack-and-checkup', 'turn', 'library-cards', 'effects-and-endings', 'cards-across-eras', 'rulebook'])(
  '%s',
  (file) => {
    const table = parseYaml(readFileSync(join(root, 'tests/ptcg-judge', `${file}.yaml`), 'utf8')) as Table;
    test.each(table.rows.map((row) => [row.name, row] as const))('%s', (_, row) => {
      const ruling = ruled(row, table);
      const fields = fieldsOf(ruling);
      const wrong = Object.entries(row.expect).filter(([key, expected]) => !fits(fields[key], expected));
      expect(wrong.map(([key, expected]) => ({ key, expected, actual: fields[key] }))).toEqual([]);
      expect(answer(ruling)).toMatchSnapshot();
      expect(Object.keys(row.expect).length).toBeGreaterThan(0);
    });
  },
);
