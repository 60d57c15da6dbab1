/**
 * `npm run mutate -- ROOM [--count 400] [--seed 1] [--only GLOB]`
 *
 * Mutation testing of a room with Stryker: lines are drawn by the seed until they hold `count` mutants; each is tried with
 * those of the room's tests that run its line. Prints how
 * many were killed and every survivor. Outside CI: a room takes from half an hour to hours.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Mutant, MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../../build/fresh.mjs';

const ROOMS = ['engine', 'reader', 'rules-db', 'desk'];
const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options: { count: text, seed: text, only: text } });
const [room] = positionals;
const count = Number(values.count ?? 400);
if (!room || !ROOMS.includes(room) || !(count > 0)) {
  console.error(`npm run mutate -- ${ROOMS.join('|')} [--count 400] [--seed 1] [--only GLOB]`);
  process.exit(2);
}
process.chdir(root);
process.env['MUTATED_ROOM'] = room;

/** Of a line: how many mutants lie within it. A mutant of several lines is in none: Stryker tries whole lines, and such a one is easily killed. */
async function mutantsByLine(files: string[]): Promise<Map<string, number>> {
  const nothing = () => undefined;
  const log = { isDebugEnabled: () => false, debug: nothing, info: nothing, warn: nothing } as never;
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const { mutants } = await new Instrumenter(log).instrument(sources, options);
  const lines = new Map<string, number>();
  for (const { fileName, location } of mutants as Mutant[]) {
    if (location.start.line !== location.end.line) continue;
    const line = `${fileName}:${location.start.line + 1}`;
    lines.set(line, (lines.get(line) ?? 0) + 1);
  }
  return lines;
}

/** Lines in the seed's order, until they hold as many mutants as wanted. A line's place is its own: changes elsewhere do not move it. */
function drawn(lines: Map<string, number>): string[] {
  const order = (line: string) =>
    createHash('sha256')
      .update(`${values.seed ?? '1'} ${line}`)
      .digest('hex');
  const all = [...lines].map(([line, many]) => ({ line, many, order: order(line) }));
  all.sort((a, b) => (a.order < b.order ? -1 : 1));
  const out: string[] = [];
  for (let held = 0; held < count && out.length < all.length; held += all[out.length - 1]!.many)
    out.push(all[out.length]!.line);
  return out;
}

const isTest = /\.test\.ts$|\.d\.ts$|\/fixture\.ts$/;
const files = globSync(values.only ?? `${room}/**/*.ts`)
  .filter((file) => !isTest.test(file))
  .sort();
const lines = drawn(await mutantsByLine(files));
const results: MutantResult[] = await new Stryker({
  mutate: lines.map((line) => line.replace(/:(\d+)$/, ':$1-$1')),
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: true },
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('survivors.ts', import.meta.url))],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  timeoutMS: 20_000,
  tempDirName: 'dist/mutation',
  ignorePatterns: ['dist', '.cache', 'coverage', 'release', 'screenshots'],
  reporters: ['progress-append-only', 'survivors'],
  allowConsoleColors: false,
  checkers: [],
}).runMutationTest();

const tried = results.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
const killed = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout');
console.log(
  `${room}: ${killed.length} of ${tried.length} killed (${((100 * killed.length) / tried.length).toFixed(1)} %), seed ${values.seed ?? '1'}`,
);
