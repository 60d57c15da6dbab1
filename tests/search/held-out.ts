/**
 * Runs tests/search/held-out/*.yaml: queries and questions that nothing is learned from. `want` is as in queries.yaml.
 *
 *   node tests/search/held-out.ts [-v] [RULES.db JUDGE-FOLDER]     default: compiles the rules; without imported cards
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseYaml } from '../../rules-db/content-yaml.ts';
import { buildRulesDb, contentDir } from '../../rules-db/build.ts';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import { openRulesDb } from '../../rules-db/rules-db.ts';
import { search } from '../../rules-db/search.ts';
import { rate, type QueryCase, type Rates } from './run.ts';

export const heldOutDir = join(import.meta.dirname, 'held-out');
/**
 * `want` was noted before the search was asked; `pooled`, after a measuring, are rules that were found and, read by
 * somebody who asks, answer the question fully, too, each with its reason (docs/knowledge-base.md).
 */
export type HeldOut = Pick<QueryCase, 'q' | 'want'> & { pooled?: string[] };
/** The same with what is right by reading. */
export const pooled = (cases: HeldOut[]): HeldOut[] =>
  cases.map((one) => ({ ...one, want: [...one.want, ...(one.pooled ?? [])] }));
/** By the name of the set: `short-ygo-de`, `questions-ptcg-en`, … */
export const heldOut = (): Map<string, HeldOut[]> =>
  new Map(
    readdirSync(heldOutDir)
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => [basename(name, '.yaml'), parseYaml(readFileSync(join(heldOutDir, name), 'utf8')) as HeldOut[]]),
  );

export const sum = (all: Rates[]): Rates => ({
  total: all.reduce((n, r) => n + r.total, 0),
  first: all.reduce((n, r) => n + r.first, 0),
  firstFive: all.reduce((n, r) => n + r.firstFive, 0),
  missed: all.flatMap((r) => r.missed),
  notFirst: all.flatMap((r) => r.notFirst),
});
export const told = (name: string, { total, first, firstFive }: Rates): string =>
  `${name.padEnd(20)}${String(total).padStart(4)}   first ${((100 * first) / total).toFixed(1)} %   first five ${((100 * firstFive) / total).toFixed(1)} %`;

if (import.meta.main) {
  const verbose = process.argv.includes('-v');
  const [rulesFile, judgeFolder] = process.argv.slice(2).filter((arg) => arg !== '-v');
  const dir = mkdtempSync(join(tmpdir(), 'held-out-'));
  if (!rulesFile) buildRulesDb(join(dir, 'rules.db'), { content: contentDir });
  const rules = openRulesDb(rulesFile ?? join(dir, 'rules.db'));
  const judge = judgeFolder ? openJudgeDb(judgeFolder) : undefined;
  const sources = [rules.searcher, ...(judge ? [judge.searcher] : [])];
  const all = [...heldOut()]
    .filter(([name]) => name !== 'nothing')
    .map(([name, cases]) => [name, rate(cases, (q) => search(sources, q, { limit: 10 }))] as const);
  for (const [name, rates] of all) {
    console.log(told(name, rates));
    if (!verbose) continue;
    for (const { q, got } of rates.missed) console.log(`  missed     ${q}\n             ${got.join(', ')}`);
    for (const { q, got } of rates.notFirst) console.log(`  not first  ${q}\n             ${got.join(', ')}`);
  }
  for (const kind of ['short', 'questions', ''])
    console.log(told(kind || 'all', sum(all.filter(([name]) => name.startsWith(kind)).map(([, rates]) => rates))));
  console.log('with what is right by reading:');
  for (const kind of ['short', 'questions']) {
    const read = [...heldOut()].filter(([name]) => name.startsWith(kind)).flatMap(([, cases]) => pooled(cases));
    console.log(
      told(
        kind,
        rate(read, (q) => search(sources, q, { limit: 10 })),
      ),
    );
  }
  judge?.close();
  rules.close();
  rmSync(dir, { recursive: true, force: true });
}
