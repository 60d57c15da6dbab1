/**
 * Runs tests/search/questions-*.yaml: how often the first or second rule found answers. `item` names the inventory items
 * the question was written from; every rule that covers one of them answers it, and so does what `also` names.
 *
 *   node tests/search/questions.ts [-v] [FILE…]
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseYaml } from '../../rules-db/content-yaml.ts';
import { buildRulesDb, contentDir } from '../../rules-db/build.ts';
import { openRulesDb, type RulesDb } from '../../rules-db/rules-db.ts';

export interface Question {
  l: 'de' | 'en';
  q: string;
  item: string[];
  also?: string[];
}
export const questionFiles = (): string[] =>
  readdirSync(import.meta.dirname).filter((name) => /^questions-.*\.yaml$/.test(name)).sort(); // prettier-ignore
export function questions(file: string): Question[] {
  const all = parseYaml(readFileSync(join(import.meta.dirname, file), 'utf8')) as Question[];
  const odd = all.find((question) => Object.keys(question).some((k) => !['l', 'q', 'item', 'also'].includes(k)));
  if (odd) throw new Error(`${file}: a comma in a question wants quotes: ${odd.q}`);
  return all;
}

export interface Answered {
  total: number;
  first: number;
  firstTwo: number;
  firstFive: number;
  missed: { q: string; wanted: string[]; got: string[] }[];
}
export function answered(rules: RulesDb, all: Question[]): Answered {
  const coveredBy = new Map(rules.rules().flatMap((rule) => rule.covers.map((id) => [id, rule.id] as const)));
  const out: Answered = { total: all.length, first: 0, firstTwo: 0, firstFive: 0, missed: [] };
  for (const { q, item, also = [] } of all) {
    const wanted = [...new Set([...item.map((id) => coveredBy.get(id) ?? `nothing covers ${id}`), ...also])];
    const got = rules.search(q, { limit: 20 }).filter((hit) => hit.kind === 'rule').map((hit) => hit.id); // prettier-ignore
    const at = got.findIndex((id) => wanted.includes(id));
    if (at === 0) out.first++;
    if (at >= 0 && at < 5) out.firstFive++;
    if (at >= 0 && at < 2) out.firstTwo++;
    else out.missed.push({ q, wanted, got: got.slice(0, 3) });
  }
  return out;
}

if (import.meta.main) {
  const verbose = process.argv.includes('-v');
  const files = process.argv.slice(2).filter((arg) => arg !== '-v');
  const dir = mkdtempSync(join(tmpdir(), 'questions-'));
  buildRulesDb(join(dir, 'rules.db'), { content: contentDir });
  const rules = openRulesDb(join(dir, 'rules.db'));
  for (const file of files.length ? files : questionFiles()) {
    const { total, first, firstTwo, firstFive, missed } = answered(rules, questions(file));
    console.log(`${file}: ${total} questions, first ${first}, first two ${firstTwo}, first five ${firstFive}`);
    if (verbose) for (const m of missed) console.log(`- ${m.q}\n    wanted ${m.wanted.join(', ')}\n    got    ${m.got.join(', ')}`); // prettier-ignore
  }
  rules.close();
  rmSync(dir, { recursive: true, force: true });
}
