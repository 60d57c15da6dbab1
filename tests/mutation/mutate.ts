/**
 * `npm run mutate -- ROOM [--count 400] [--seed 1] [--only GLOB] [--again] [--tests GLOB] [--each SECONDS] [--unreached]`
 *
 * Mutation testing of a room: `count` lines are drawn by the seed, one of Stryker's mutants of each, and each is tried with those of the room's tests
 * that reach it, until one fails. The test files run in one process, without Vitest (`process.ts`); a mutant of what is worked out once (tables, schemas,
 * what is kept) gets a process of its own. Prints every survivor. What is known stands in `dist/mutation/`: the same command goes on where it was ended;
 * `--again` tries the survivors once more (`--tests`: with these test files only); `--each`: so long a mutant is tried with one file's tests. `--unreached`:
 * only prints what no test reaches, of every line if `--count` is large. Outside CI.
 */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { matchesGlob } from 'node:path/posix';
import { parseArgs } from 'node:util';
import { root } from '../../build/fresh.mjs';
import { draw, instrumented, type Drawn, type Line } from './draw.ts';
import { distance } from './imports.ts';
import type { Now, Plan, Told } from './plan.ts';
import { testsOf } from './tests-of.ts';

const ROOMS = ['engine', 'reader', 'rules-db', 'desk'];
const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = { count: text, seed: text, only: text, tests: text, each: text, again: flag, unreached: flag } as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const [room] = positionals;
const count = Number(values.count ?? 400);
const seed = values.seed ?? '1';
const each = 1000 * Number(values.each ?? 20);
if (!room || !ROOMS.includes(room) || !(count > 0) || !(each > 0)) {
  console.error(`npm run mutate -- ${ROOMS.join('|')} [--count 400] [--seed 1] [--only GLOB] [--again] [--tests GLOB] [--each SECONDS] [--unreached]`); // prettier-ignore
  process.exit(2);
}
process.chdir(root);
process.env['MUTATED_ROOM'] = room;
const { NOW, PLAN, SOURCES, TOLD } = await import('./plan.ts');
mkdirSync('dist/mutation', { recursive: true });

const kept = <T>(file: string): T[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map((line) => JSON.parse(line) as T) : []; // prettier-ignore
/** A room's run: its lines, and of each mutant by its key what became of it, the last word counting. A larger count goes on with the same seed's. */
const name = `dist/mutation/${room}-${seed}${values.only ? `-${values.only.replace(/\W+/g, '-')}` : ''}`;
type Fate = 'killed' | 'hung' | 'survived' | 'unreached';
const fates = new Map<string, Fate>();
for (const { key, fate } of kept<{ key: string; fate: Fate }>(`${name}.fates.jsonl`)) fates.set(key, fate);
const before = existsSync(`${name}.lines.json`)
  ? (JSON.parse(readFileSync(`${name}.lines.json`, 'utf8')) as Line[])
  : [];
const lines = before.length < count ? await draw(values.only ?? `${room}/**/*.ts`, seed, count, before) : before;
writeFileSync(`${name}.lines.json`, JSON.stringify(lines));
const { mutants, sources } = await instrumented(lines);
writeFileSync(SOURCES, JSON.stringify(Object.fromEntries(sources)));
const isLeft = ({ key }: Drawn): boolean => {
  const fate = fates.get(key);
  return !fate || (values.again === true && (fate === 'survived' || fate === 'unreached'));
};
/** Not yet killed, by their switch. */
const left = new Map(mutants.filter(isLeft).map((mutant) => [mutant.id, mutant]));

function settle(id: string, fate: Fate, by = ''): void {
  const mutant = left.get(id);
  if (!mutant) return;
  left.delete(id);
  fates.set(mutant.key, fate);
  appendFileSync(`${name}.fates.jsonl`, `${JSON.stringify({ key: mutant.key, fate, by })}\n`);
  if (fate === 'survived' || fate === 'unreached')
    console.log(`${mutant.file}:${mutant.line} ${fate}${by} ${mutant.mutator}: ${mutant.replacement}\n    ${mutant.text.slice(0, mutant.from)}⟦${mutant.text.slice(mutant.from, mutant.to)}⟧${mutant.text.slice(mutant.to)}`); // prettier-ignore
}
const now = (): Now | undefined => {
  const told = JSON.parse(readFileSync(NOW, 'utf8') || '{}') as Now;
  return told.pid ? told : undefined;
};
/** Milliseconds of processor time a process has used, and whether it waits for nothing but the processor; undefined where the system does not tell. */
function used(pid: number): { ms: number; runs: boolean } | undefined {
  try {
    // After the name, which may hold spaces: state is the third field, the times in a program and for it in the system the 14th and 15th, in 1/100 s.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' '); // prettier-ignore
    return { ms: 10 * (Number(fields[11]) + Number(fields[12])), runs: fields[0] === 'R' };
  } catch {
    return undefined;
  }
}
/** When the test that is watched was last seen to run. */
let ran = 0;
/** A busy machine makes nothing hang: the time of the processor counts. What only waits uses none, and is given ten times as long without being seen to run. */
function isOver({ pid, since, cpu, takes }: Now): boolean {
  const limit = 15_000 + 30 * takes;
  const at = used(pid);
  if (at?.runs) ran = Date.now();
  const waited = Date.now() - Math.max(since, ran);
  return at === undefined ? waited > limit : at.ms - cpu > limit || waited > 10 * limit;
}

/** A process by the plan, and what it told; one that hangs is ended. `died`: what it tried when it ended too early. */
async function run(plan: Plan, heard: (told: Told) => void): Promise<{ ended: boolean; died: Now | undefined }> {
  writeFileSync(PLAN, JSON.stringify(plan));
  writeFileSync(TOLD, '');
  writeFileSync(NOW, '{}');
  const child = spawn(process.execPath, ['tests/mutation/process.ts'], { stdio: ['ignore', 'ignore', values.again ? 'inherit' : 'ignore'] }); // prettier-ignore
  let read = 0;
  let ended = false;
  const listen = (): void => {
    const told = readFileSync(TOLD, 'utf8').split('\n').slice(0, -1);
    for (const line of told.slice(read)) {
      const one = JSON.parse(line) as Told;
      ended ||= one.tell === 'end';
      heard(one);
    }
    read = told.length;
  };
  const watch = setInterval(() => {
    listen();
    const at = now();
    if (at && isOver(at)) child.kill('SIGKILL');
  }, 1000);
  await new Promise((done) => child.on('exit', done));
  clearInterval(watch);
  listen();
  return { ended, died: ended ? undefined : now() };
}

type Covered = Extract<Told, { tell: 'covered' }>;
/** What is known of each test file that was run. */
const seen = new Map<string, Covered>();
const spoiling = new Set<string>();
const cut = new Set<string>();
/** Runs these files in one process after the other: one that was spoiled, hangs or dies is followed by another. Those that fail beside others are given back. */
async function inOne(files: readonly string[]): Promise<string[]> {
  const alone: string[] = [];
  let todo = [...files];
  let tried: string[] = [];
  while (todo.length > 0 && left.size > 0) {
    let at = todo[0]!;
    const first = at;
    const ids = [...left.keys()].filter((id) => !spoiling.has(id));
    const { ended, died } = await run({ files: todo, left: ids, tried, each, reach: values.unreached === true }, (one) => {
      if (one.tell === 'file') {
        if (one.file !== at) tried = [];
        at = one.file;
      }
      if (one.tell === 'covered') {
        seen.set(one.file, one);
        if (one.failed.length > 0 && one.file !== first) alone.push(one.file);
        else for (const test of one.failed) console.log(`${one.file}: fails without a mutant: ${test}`);
      }
      if (one.tell === 'killed') settle(one.id, 'killed', one.by);
      if (one.tell === 'tried') {
        tried.push(one.id);
        if (one.cut) cut.add(one.id);
      }
      if (one.tell === 'spoiled') spoiling.add(one.id);
      if (one.tell === 'done') todo = todo.filter((file) => file !== one.file);
    }); // prettier-ignore
    if (died) settle(died.id, 'hung', died.test);
    else if (!ended) {
      console.log(`${at}: could not be run`);
      todo = todo.filter((file) => file !== at);
    }
  }
  return alone;
}

/** In a process of its own, from before it is loaded. Only the first file that imports a module loads it here: all that import it are asked, the nearest first. */
async function whole(id: string): Promise<void> {
  const all = [...seen.values()];
  if (!spoiling.has(id) && !all.some(({ once }) => id in once)) return;
  const about = all.flatMap((file) => {
    const far = distance(file.file, left.get(id)!.file);
    return far === undefined ? [] : [{ ...file, far }];
  });
  const took = ({ tests }: Covered): number => Object.values(tests).reduce((sum, ms) => sum + ms, 0);
  const sorted = about.toSorted((a, b) => a.far - b.far || took(a) - took(b));
  const tests = Object.fromEntries(sorted.flatMap(({ file, tests }) => Object.entries(tests).map(([test, ms]) => [`${file} > ${test}`, ms]))); // prettier-ignore
  const hits = Math.max(...sorted.map(({ once }) => once[id] ?? 1_000_000));
  const snapshots = sorted.flatMap(({ snapshots }) => snapshots);
  const plan = { files: sorted.map(({ file }) => file), left: [], tried: [], each: 3 * each, reach: false };
  const { died } = await run({ ...plan, whole: { id, hits, tests, snapshots } }, (one) => {
    if (one.tell === 'killed') settle(id, 'killed', one.by);
    if (one.tell === 'tried') cut.add(id);
  });
  if (died) settle(id, 'hung', died.test);
}

const files = testsOf(room).filter((file) => !values.tests || matchesGlob(file, values.tests));
const own = new Set(mutants.map(({ file }) => file.replace(/\.ts$/, '.test.ts')));
console.log(`${room}: ${left.size} of ${mutants.length} mutants to try with ${files.length} test files`);
const alone = await inOne([...files.filter((file) => own.has(file)), ...files.filter((file) => !own.has(file))]);
for (const file of alone) await inOne([file]);
const reached = new Set([...seen.values()].flatMap((file) => file.reached));
if (values.unreached) {
  const unreached = mutants.filter(({ id }) => !reached.has(id));
  for (const { file, line, text } of unreached.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line))
    console.log(`${file}:${line} ${text}`);
  console.log(`${room}: ${unreached.length} of ${mutants.length} lines are reached by no test`);
  process.exit(0);
}
for (const id of [...left.keys()]) {
  await whole(id);
  settle(id, reached.has(id) ? 'survived' : 'unreached', cut.has(id) ? ' (not tried with every test)' : '');
}

const all = mutants.map(({ key }) => fates.get(key));
const killed = all.filter((fate) => fate === 'killed' || fate === 'hung').length;
console.log(`${room}: ${killed} of ${all.length} killed (${((100 * killed) / all.length).toFixed(1)} %), seed ${seed}`);
