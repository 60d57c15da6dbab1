/**
 * `npm run mutate -- ROOM [--count 400] [--seed 1] [--only GLOB] [--again] [--tests GLOB] [--most N] [--quick] [--unreached]`
 *
 * Mutation testing of a room: `count` lines are drawn by the seed, one of Stryker's mutants of each, and each is tried with those of the room's tests
 * that reach it. A test file is loaded once and each of its tests run with one mutant after the other; a mutant of what is worked out once (tables,
 * schemas, what is kept) gets a process of its own. Prints every survivor as soon as it is known. What is known stands in `dist/mutation/`: the same
 * command goes on where it was ended; `--again` tries the survivors once more (`--tests`: with these test files only); `--most`: with so many tests of a file at most; `--quick`: with none that takes a second; both find fewer. `--unreached`: only prints what no test
 * reaches, of every line if `--count` is large. Outside CI.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { matchesGlob } from 'node:path/posix';
import { parseArgs } from 'node:util';
import { createVitest, type Vitest } from 'vitest/node';
import { root } from '../../build/fresh.mjs';
import { draw, instrumented, type Drawn, type Line } from './draw.ts';
import type { Cover, Covered, Now, Part, Plan, Told, Try } from './plan.ts';

const ROOMS = ['engine', 'reader', 'rules-db', 'desk'];
const text = { type: 'string' } as const;
const options = {
  count: text,
  seed: text,
  only: text,
  tests: text,
  most: text,
  again: { type: 'boolean' },
  quick: { type: 'boolean' },
  unreached: { type: 'boolean' },
} as const;
const { values, positionals } = parseArgs({ allowPositionals: true, options });
const [room] = positionals;
const count = Number(values.count ?? 400);
const seed = values.seed ?? '1';
if (!room || !ROOMS.includes(room) || !(count > 0)) {
  console.error(`npm run mutate -- ${ROOMS.join('|')} [--count 400] [--seed 1] [--only GLOB] [--again] [--tests GLOB]`);
  process.exit(2);
}
process.chdir(root);
process.env['MUTATED_ROOM'] = room;
const { NOW, PLAN, TOLD } = await import('./plan.ts');
mkdirSync('dist/mutation', { recursive: true });

const kept = <T>(file: string): T[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').filter(Boolean).map((line) => JSON.parse(line) as T) : []; // prettier-ignore
/** Milliseconds from which a test is tried behind all others. */
const SLOW = 1000;
const FEW = 3;
const MOST = Number(values.most ?? Infinity);
/** A room's run: its lines, and of each mutant by its key what became of it, the last word counting. */
const name = `dist/mutation/${room}-${seed}-${count}${values.only ? `-${values.only.replace(/\W+/g, '-')}` : ''}${values.unreached ? '-unreached' : ''}`;
type Fate = 'killed' | 'hung' | 'survived' | 'unreached';
const fates = new Map<string, Fate>();
for (const { key, fate } of kept<{ key: string; fate: Fate }>(`${name}.fates.jsonl`)) fates.set(key, fate);
const lines: Line[] = existsSync(`${name}.lines.json`)
  ? (JSON.parse(readFileSync(`${name}.lines.json`, 'utf8')) as Line[])
  : await draw(values.only ?? `${room}/**/*.ts`, seed, count);
writeFileSync(`${name}.lines.json`, JSON.stringify(lines));
const { mutants, sources } = await instrumented(lines);
const isLeft = ({ key }: Drawn): boolean => {
  const fate = fates.get(key);
  return !fate || (values.again === true && (fate === 'survived' || fate === 'unreached'));
};
/** What test files reach by switch, as long as the mutated sources stay as they are. */
const stamp = createHash('sha256')
  .update([...sources.values()].join())
  .digest('hex');
const covers = new Map<string, Cover>();
for (const { stamp: of, part, cover } of kept<{ stamp: string; part: Part; cover: Cover }>(`${name}.cover.jsonl`))
  if (of === stamp) covers.set(`${part} of ${cover.file}`, cover);
/** Not yet killed, by their switch. */
const left = new Map(mutants.filter(isLeft).map((mutant) => [mutant.id, mutant]));

const vitest: Vitest = await createVitest(
  'test',
  { config: 'tests/mutation/vitest.config.ts', watch: false, coverage: { enabled: false } },
  {
    plugins: [
      { name: 'mutants', enforce: 'pre', load: (id: string) => sources.get(relative(root, id.split('?')[0]!)) },
    ],
  },
);

function settle(id: string, fate: Fate, by = ''): void {
  const mutant = left.get(id);
  if (!mutant) return;
  left.delete(id);
  fates.set(mutant.key, fate);
  appendFileSync(`${name}.fates.jsonl`, `${JSON.stringify({ key: mutant.key, fate, by })}\n`);
  if (fate === 'survived' || fate === 'unreached')
    console.log(`${mutant.file}:${mutant.line} ${fate} ${mutant.mutator}: ${mutant.replacement}\n    ${mutant.text}`);
}
const now = (): Now | undefined => {
  const told = JSON.parse(readFileSync(NOW, 'utf8') || '{}') as Now;
  return told.pid ? told : undefined;
};
/** Milliseconds of processor time a process has used; undefined where the system does not tell. */
function used(pid: number): number | undefined {
  try {
    // After the name, which may hold spaces: state is the third field, the times in a program and for it in the system the 14th and 15th, in 1/100 s.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '').split(' '); // prettier-ignore
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return undefined;
  }
}
/** A busy machine makes nothing hang: the time of the processor counts. What only waits uses none, and is given ten times as long. */
function isOver({ pid, since, cpu }: Now, limit: number): boolean {
  const worked = used(pid);
  const waited = Date.now() - since;
  return worked === undefined ? waited > limit : worked - cpu > limit || waited > 10 * limit;
}

/** Runs a test file by the plan and gives what was told; `ms`: how long its slowest test takes. A process that hangs is ended, and what it tried hangs or dies. */
async function run(file: string, plan: Plan, ms: number): Promise<{ told: Told[]; died: Now | undefined }> {
  writeFileSync(PLAN, JSON.stringify(plan));
  writeFileSync(TOLD, '');
  writeFileSync(NOW, '{}');
  let died: Now | undefined;
  const watch = setInterval(() => {
    const at = now();
    if (!at || !isOver(at, 15_000 + 30 * ms)) return;
    died = at;
    try {
      process.kill(at.pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }, 1000);
  await vitest.start([file]);
  clearInterval(watch);
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
  const told = readFileSync(TOLD, 'utf8').trim().split('\n').filter(Boolean).map((line) => JSON.parse(line) as Told); // prettier-ignore
  if (!told.some(({ tell }) => tell === 'end')) died ??= now();
  return { told, died };
}

interface TestFile {
  readonly file: string;
  readonly tests: readonly Covered[];
  /** Also those of the other half. */
  readonly all: readonly Covered[];
  /** Reached while it is loaded, before its tests, or by a test at first only. */
  readonly once: Map<string, number>;
  /** Of the whole file, and of the slowest of `tests`. */
  readonly ms: number;
  readonly slowest: number;
}
/** What a test file's tests reach; kept for a run that goes on. */
async function coverOf(file: string, part: Part, times: 1 | 2 = 2): Promise<Cover | undefined> {
  const known = times === 2 && !values.again ? covers.get(`${part} of ${file}`) : undefined;
  if (known) return known;
  const { told } = await run(file, { mode: 'cover', times, part }, 120_000);
  const cover = told.find((one) => one.tell === 'covered');
  // Its tests build on each other: only the whole file can be tried.
  if (times === 2 && cover?.tests.some(({ failed }) => failed)) return coverOf(file, part, 1);
  if (!cover) console.log(`${file}: could not be run`);
  else appendFileSync(`${name}.cover.jsonl`, `${JSON.stringify({ stamp, part, cover: { ...cover, file } })}\n`);
  return cover;
}
/** Test files of which only some tests were tried. */
const more: string[] = [];
/** A test file's quick tests and its slow ones: what is killed by a quick one needs no slow one. */
async function covered(file: string, part: Part): Promise<TestFile[]> {
  const cover = await coverOf(file, part);
  if (!cover) return [];
  if (cover.some && part === 'some') more.push(file);
  for (const { name, failed } of cover.tests) if (failed) console.log(`${file}: fails without a mutant: ${name}`);
  const once = new Map(Object.entries(cover.loaded));
  for (const { first, again } of cover.tests)
    for (const [id, hits] of Object.entries(first)) if (!again[id]) once.set(id, (once.get(id) ?? 0) + hits);
  const ms = cover.tests.reduce((all, test) => all + test.ms, 0);
  const good = cover.tests.filter((test) => !test.failed && !(values.quick && test.ms >= SLOW));
  return [
    good.filter(({ ms }) => ms < SLOW),
    good.filter(({ ms }) => ms >= SLOW),
  ].map((tests) => ({ file, tests, all: good, once, ms, slowest: Math.max(0, ...tests.map(({ ms }) => ms)) })); // prettier-ignore
}

/** So many tests at most, from all over them. */
function spread(tests: readonly Covered[], most: number): readonly Covered[] {
  if (tests.length <= most) return tests;
  return Array.from({ length: most }, (_, i) => tests[Math.floor((i * tests.length) / most)]!);
}
/** Each test of a file with each of its mutants, until all were tried: a process that was spoiled, hangs or dies is followed by another. */
async function each(
  { file, tests, once, slowest }: TestFile,
  most: number,
  wanted: (mutant: Drawn) => boolean = () => true,
): Promise<void> {
  const done = new Set<string>();
  const apart = new Set<string>();
  for (;;) {
    const tries: Record<string, Try[]> = {};
    for (const [id, mutant] of left)
      for (const { name, again } of apart.has(id) || !wanted(mutant)
        ? []
        : spread(
            tests.filter((test) => test.again[id]),
            most,
          ))
        if (!done.has(name)) (tries[name] ??= []).push({ id, hits: again[id]! });
    if (Object.keys(tries).length === 0) return;
    const { told, died } = await run(file, { mode: 'each', tests: tries }, slowest);
    for (const one of told) {
      if (one.tell === 'done') done.add(one.test);
      if (one.tell === 'killed') settle(one.id, 'killed', `${file}: ${one.by}`);
      if (one.tell === 'spoiled') {
        apart.add(one.id);
        once.set(one.id, 1_000_000);
      }
    }
    if (died) settle(died.id, 'hung', `${file}: ${died.test}`);
    if (!died && !told.some(({ tell }) => tell === 'spoiled')) return;
  }
}

/** A whole file with one mutant at a time. */
async function whole({ file, all, once, slowest }: TestFile, id: string): Promise<void> {
  const tests = spread(all, MOST).map(({ name }) => name);
  const { told, died } = await run(file, { mode: 'whole', mutant: { id, hits: once.get(id)! }, tests }, slowest);
  const killed = told.find((one) => one.tell === 'killed');
  if (killed) settle(id, 'killed', `${file}: ${killed.by}`);
  else if (died) settle(id, 'hung', file);
}

const specs = (await vitest.globTestSpecifications()).map(({ moduleId }) => relative(root, moduleId));
const wanted = specs.filter((file) => !values.tests || matchesGlob(file, values.tests));
const reach = ({ tests }: TestFile) => [...left.keys()].filter((id) => tests.some(({ again }) => again[id])).length;

/** Tests of the same name first: they are about the mutant's file. Then a few of each file, those that reach most first; then all, quick ones first. */
async function tryAll(seen: readonly TestFile[]): Promise<void> {
  const quick = seen.filter(({ slowest }) => slowest < SLOW);
  for (const test of quick) await each(test, MOST, ({ file }) => test.file === file.replace(/\.ts$/, '.test.ts'));
  for (const { file } of quick.map((file) => ({ file, many: reach(file) })).sort((a, b) => b.many - a.many))
    await each(file, FEW);
  for (const file of seen) await each(file, MOST);
}
/** What no test reaches, before anything is tried. */
async function printUnreached(): Promise<void> {
  for (const file of wanted) if ((await coverOf(file, 'some', 1))?.some) await coverOf(file, 'rest', 1);
  const all = kept<{ stamp: string; cover: Cover }>(`${name}.cover.jsonl`).filter((one) => one.stamp === stamp);
  const reached = new Set(
    all.flatMap(({ cover: { loaded, tests } }) => [loaded, ...tests.map(({ first }) => first)].flatMap(Object.keys)),
  );
  const unreached = mutants.filter(({ id }) => !reached.has(id));
  for (const { file, line, text } of unreached.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line))
    console.log(`${file}:${line} ${text}`);
  console.log(`${room}: ${unreached.length} of ${mutants.length} lines are reached by no test`);
}
if (values.unreached) {
  await printUnreached();
  await vitest.close();
  process.exit(0);
}
const sorted = (files: readonly TestFile[]) => files.toSorted((a, b) => a.slowest - b.slowest);
const seen: TestFile[] = [];
for (const file of wanted) seen.push(...(await covered(file, 'some')));
console.log(`${room}: ${left.size} of ${mutants.length} mutants to try with ${wanted.length} test files`);
await tryAll(sorted(seen));
if (left.size > 0 && !values.quick) {
  const rest: TestFile[] = [];
  for (const file of more) rest.push(...(await covered(file, 'rest')));
  await tryAll(sorted(rest));
  seen.push(...rest);
}
/** All that is known of a file: its quick and slow tests, those tried first and the rest. */
const files = [...Map.groupBy(seen, ({ file }) => file).values()]
  .map((parts): TestFile => ({
    ...parts[0]!,
    all: [...new Set(parts.flatMap(({ all }) => all))],
    once: new Map(parts.flatMap(({ once }) => [...once])),
    ms: Math.max(...parts.map(({ ms }) => ms)),
    slowest: Math.max(...parts.map(({ slowest }) => slowest)),
  }))
  .sort((a, b) => a.ms - b.ms);
for (const id of [...left.keys()]) {
  const reached = seen.some(({ tests, once }) => once.has(id) || tests.some(({ again }) => again[id]));
  const own = left.get(id)!.file.replace(/\.ts$/, '.test.ts');
  for (const file of [...files.filter(({ file }) => file === own), ...files.filter(({ file }) => file !== own)])
    if (left.has(id) && file.once.has(id)) await whole(file, id);
  settle(id, reached ? 'survived' : 'unreached');
}

const all = mutants.map(({ key }) => fates.get(key));
const killed = all.filter((fate) => fate === 'killed' || fate === 'hung').length;
console.log(`${room}: ${killed} of ${all.length} killed (${((100 * killed) / all.length).toFixed(1)} %), seed ${seed}`);
await vitest.close();
