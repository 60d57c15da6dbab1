/**
 * Tables of small Yu-Gi-Oh! positions (`tests/tables/*.yaml`): one line per position, where a scenario of its own would say too little. The shape:
 *
 *   cards: { … }                cards all rows may name, beside the library's
 *   rows:
 *     - says: …                 what the row shows
 *       covers: [ … ]           ids of the rules inventory it exercises
 *       rulesets: [ygo-9.0]     default: all
 *       state: { … }            without the players; A, B: the players
 *       moves: [ … ]
 *       illegal: [codes]        the last move is illegal for these reasons
 *       expect: { … }           as in a scenario; without both: the last move is legal
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parseYaml } from '../rules-db/content-yaml.ts';
import { readCase } from '../engine/case/read.ts';
import { EDITIONS } from '../engine/case/rulesets.ts';
import type { Case } from '../engine/case/schema.ts';
import { root } from '../build/fresh.mjs';
import { library, type Expectation } from './scenarios.ts';

const opt = v.optional;
const Loose = v.looseObject({});
const TableSchema = v.strictObject({
  cards: opt(v.record(v.string(), Loose)),
  rows: v.array(
    v.strictObject({
      says: v.string(),
      source: opt(v.string()),
      covers: opt(v.array(v.string())),
      rulesets: opt(v.array(v.string())),
      state: opt(Loose),
      A: opt(Loose),
      B: opt(Loose),
      moves: opt(v.array(Loose)),
      illegal: opt(v.array(v.string())),
      expect: opt(v.record(v.string(), v.unknown())),
    }),
  ),
});

export interface Row {
  table: string;
  says: string;
  covers: readonly string[];
  case: Case;
  runs: { ruleset: string; expect: Expectation }[];
}

/** All rows of all tables, in the order of the files. */
export function tableRows(dir = join(root, 'tests/tables')): Row[] {
  return readdirSync(dir)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const parsed = v.safeParse(TableSchema, parseYaml(readFileSync(join(dir, name), 'utf8')));
      if (!parsed.success)
        throw new Error(`${name}: ${parsed.issues.map((i) => `${v.getDotPath(i) ?? ''} ${i.message}`).join('; ')}`);
      return parsed.output.rows.map((row): Row => {
        const moves = row.moves ?? [];
        const written = {
          game: 'ygo',
          cards: parsed.output.cards ?? {},
          state: { ...row.state, players: { A: row.A ?? {}, B: row.B ?? {} } },
          moves,
        };
        const read = readCase(JSON.parse(JSON.stringify(written)), { library });
        if (!read.ok)
          throw new Error(`${name}, ${row.says}: ${read.problems.map((p) => `${p.path} ${p.message.en}`).join('; ')}`);
        const expect: Expectation = {
          ...(row.illegal && { verdict: 'illegal', illegal: { move: moves.length - 1, codes: row.illegal } }),
          ...(row.expect as Expectation),
        };
        return {
          table: name.replace(/\.yaml$/, ''),
          says: row.says,
          covers: row.covers ?? [],
          case: read.case,
          runs: (row.rulesets ?? EDITIONS.ygo).map((ruleset) => ({ ruleset, expect })),
        };
      });
    });
}
