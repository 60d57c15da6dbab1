/** Imports one file into an empty folder and prints time and peak memory: run by import.test.ts in its own process. */
import { importCards } from '../rules-db/import/import.ts';
import { openJudgeDb } from '../rules-db/judge/judge-db.ts';

const [dir, file] = process.argv.slice(2) as [string, string];
const judge = openJudgeDb(dir);
const started = performance.now();
const { added, skipped } = await importCards(judge, file);
const ms = performance.now() - started;
judge.close();
console.log(
  JSON.stringify({ ms: Math.round(ms), mb: Math.round(process.resourceUsage().maxRSS / 1024), added, skipped }),
);
