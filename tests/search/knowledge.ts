/**
 * Compiles the knowledge base and says what that changed: which known answers moved, and where a rule that is new,
 * changed or named stands when it is asked for in its own phrases.
 *
 *   npm run knowledge [-- RULE…]
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeRulesDb } from '../../build/rules.ts';
import { learnedFrom } from '../../rules-db/asked.ts';
import { contentDir } from '../../rules-db/build.ts';
import { ContentError, loadContent } from '../../rules-db/content.ts';
import { openRulesDb, RulesDbError, type RulesDb } from '../../rules-db/rules-db.ts';
import { languages } from '../../rules-db/schema.ts';
import { heldOut } from './held-out.ts';
import { questionFiles, questions } from './questions.ts';

const known = [
  ...[...heldOut()].filter(([name]) => name.startsWith('questions')).flatMap(([, cases]) => cases.map(({ q }) => q)),
  ...questionFiles().flatMap((file) => questions(file).map(({ q }) => q)),
];
/** The rules found, best first. */
const found = (rules: RulesDb, q: string): string[] =>
  rules.search(q, { kinds: ['rule'], limit: 5 }).map(({ id }) => id);

interface Before {
  answers: Map<string, string | undefined>;
  rules: Map<string, string>;
}
function readBefore(path: string): Before | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const rules = openRulesDb(path);
    const before = {
      answers: new Map(known.map((q) => [q, found(rules, q)[0]])),
      rules: new Map(rules.rules().map((rule) => [rule.id, JSON.stringify(rule)])),
    };
    rules.close();
    return before;
  } catch (error) {
    if (error instanceof RulesDbError) return undefined;
    throw error;
  }
}

function report(rules: RulesDb, before: Before | undefined, named: string[]): void {
  const { asked } = loadContent(contentDir, undefined);
  const changed = (rule: { id: string }) => before?.rules.get(rule.id) !== JSON.stringify(rule);
  const touched = before ? rules.rules().filter(changed) : [];
  for (const id of new Set([...named, ...touched.map((rule) => rule.id)])) {
    console.log(id);
    if (!asked[id]) console.log('  nothing is asked: two phrases in each language belong into content/asked');
    for (const q of languages.flatMap((lang) => asked[id]?.[lang] ?? [])) {
      const at = found(rules, q).indexOf(id);
      const first = at === 0 ? '' : `, first ${found(rules, q)[0] ?? 'nothing'}`;
      console.log(`  ${at < 0 ? 'not among the first five' : `place ${at + 1}`}${first}: ${q}`);
    }
  }
  const moved = known.flatMap((q) => {
    const [was, is] = [before?.answers.get(q), found(rules, q)[0]];
    return before && was !== is ? [`  ${q}\n    was ${was ?? 'nothing'}, is ${is ?? 'nothing'}`] : [];
  });
  console.log(`${moved.length} of ${known.length} known answers moved`);
  for (const line of moved) console.log(line);
}

const out = join(contentDir, '../../dist/rules.db');
try {
  const learned = learnedFrom(contentDir, known);
  if (learned.length > 0) throw new ContentError(learned.map((q) => ({ file: 'asked', line: 1, message: `is a question the search is tried with: ${q}` }))); // prettier-ignore
  const before = readBefore(out);
  writeRulesDb(out);
  const rules = openRulesDb(out);
  report(rules, before, process.argv.slice(2));
  rules.close();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
