/**
 * Runs test files one after the other in this process, as the plan says (`plan.ts`), over the sources with a switch for each mutant: each test twice without a
 * mutant, which tells what it reaches; then each mutant with the tests that reach it until one fails, and once more without it: if that fails, too, the mutant
 * spoiled the process.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from '../../build/fresh.mjs';
import { NOW, PLAN, SOURCES, TOLD, type Hits, type Now, type Plan, type Told } from './plan.ts';

process.chdir(root);
const plan = JSON.parse(readFileSync(PLAN, 'utf8')) as Plan;
const sources = new Map(Object.entries(JSON.parse(readFileSync(SOURCES, 'utf8')) as Record<string, string>));
const HERE = pathToFileURL(`${root}/tests/mutation/vitest-here.ts`).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL !== HERE ? { url: HERE, shortCircuit: true } : next(specifier, context),
  load(url, context, next) {
    const source = url.startsWith('file:') ? sources.get(relative(root, fileURLToPath(url))) : undefined;
    return source === undefined ? next(url, context) : { format: 'module-typescript', source, shortCircuit: true };
  },
});

/** What instrumented sources look at. */
const ns: { activeMutant?: string | undefined; hitCount?: number | undefined; hitLimit?: number; mutantCoverage: { static: Record<string, number>; perTest: object } } =
  { mutantCoverage: { static: {}, perTest: {} } }; // prettier-ignore
Object.assign(globalThis, { __stryker__: ns });
const HUNDREDFOLD = 100;
const SLOW = 1000;

const killed = new Set<string>();
function tell(told: Told): void {
  if (told.tell === 'killed') killed.add(told.id);
  appendFileSync(TOLD, `${JSON.stringify(told)}\n`);
}
const cpu = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
/** Where who planned was ended, nobody listens any more. */
const planner = process.ppid;
function activate(id: string, hits: number, test: string, takes: number): void {
  if (process.ppid !== planner) process.exit(1);
  const now: Now = { pid: process.pid, id, test, since: Date.now(), cpu: cpu(), takes };
  writeFileSync(NOW, JSON.stringify(now));
  Object.assign(ns, { activeMutant: id, hitCount: 0, hitLimit: (hits + 10) * HUNDREDFOLD });
}
/** Whether a loop ended for being run too often. */
function calm(): boolean {
  const hung = (ns.hitCount ?? 0) > (ns.hitLimit ?? 0);
  Object.assign(ns, { activeMutant: undefined, hitCount: undefined });
  writeFileSync(NOW, '{}');
  return hung;
}
function covered(): Hits {
  const hits = ns.mutantCoverage.static;
  ns.mutantCoverage.static = {};
  return hits;
}

if (plan.whole) activate(plan.whole.id, plan.whole.hits, 'loading', 0);
const { collect, finish, pin, run, snapshots } = await import('./vitest-here.ts');
type Test = Awaited<ReturnType<typeof collect>>[number];
interface Covered {
  readonly test: Test;
  readonly hits: Hits;
  readonly ms: number;
}

/** One mutant, from the beginning. */
async function whole({ id, hits, tests, snapshots }: NonNullable<Plan['whole']>): Promise<void> {
  pin(snapshots);
  for (const file of plan.files) {
    const found = await collect(`${root}/${file}`).catch((error: unknown) => String(error));
    if (typeof found === 'string') return tell({ tell: 'killed', id, by: `${file}: loading` });
    for (const test of found) {
      const takes = tests[`${file} > ${test.name}`];
      if (takes === undefined) continue;
      if (cpu() > plan.each) return tell({ tell: 'tried', id, cut: true });
      activate(id, hits, `${file}: ${test.name}`, takes);
      if (await run(file, test)) return tell({ tell: 'killed', id, by: `${file}: ${test.name}` });
    }
    await finish();
  }
}

/** Runs each test twice: what it reaches when it is repeated it can be tried with. */
async function cover(file: string, tests: readonly Test[]): Promise<Covered[]> {
  const once: Record<string, number> = { ...covered() };
  const [failed, good, took]: [string[], Covered[], Record<string, number>] = [[], [], {}];
  const reached = new Set(Object.keys(once));
  for (const test of tests) {
    const before = await run(file, test);
    const first = covered();
    for (const id of Object.keys(first)) reached.add(id);
    if (before) {
      failed.push(test.name);
      continue;
    }
    const started = cpu();
    const repeated = plan.reach || Object.keys(first).length === 0 ? undefined : await run(file, test);
    const ms = cpu() - started;
    const again = repeated ? {} : covered();
    for (const [id, hits] of Object.entries(first)) if (!again[id]) once[id] = (once[id] ?? 0) + hits;
    took[test.name] = ms;
    if (Object.keys(again).length > 0) good.push({ test, hits: again, ms });
  }
  tell({ tell: 'covered', file, once, tests: took, reached: [...reached], failed, snapshots: snapshots(file) });
  return good;
}
/** From all over the file, what is slow last. */
function inOrder(tests: readonly Covered[]): Covered[] {
  const order = ({ test, ms }: Covered) => (ms < SLOW ? '' : '~') + createHash('md5').update(test.name).digest('hex');
  return tests.map((one) => ({ one, order: order(one) })).sort((a, b) => (a.order < b.order ? -1 : 1)).map(({ one }) => one); // prettier-ignore
}
/** `false` where the process was spoiled. */
async function attempt(id: string, file: string, tests: readonly Covered[]): Promise<boolean> {
  const began = cpu();
  for (const { test, hits, ms } of tests) {
    if (cpu() - began > plan.each) {
      tell({ tell: 'tried', id, cut: true });
      return true;
    }
    activate(id, hits[id]!, `${file}: ${test.name}`, ms);
    const failed = await run(file, test);
    if (!calm() && !failed) continue;
    const spoiled = await run(file, test);
    tell(spoiled ? { tell: 'spoiled', id } : { tell: 'killed', id, by: `${file}: ${test.name}` });
    return !spoiled;
  }
  tell({ tell: 'tried', id, cut: false });
  return true;
}
async function each(file: string): Promise<boolean> {
  tell({ tell: 'file', file });
  const good = inOrder(await cover(file, await collect(`${root}/${file}`)));
  const tried = new Set(file === plan.files[0] ? plan.tried : []);
  for (const id of plan.reach ? [] : plan.left) {
    const reaching = killed.has(id) || tried.has(id) ? [] : good.filter(({ hits }) => hits[id]);
    if (reaching.length > 0 && !(await attempt(id, file, reaching))) return false;
  }
  await finish();
  tell({ tell: 'done', file });
  return true;
}

if (plan.whole) await whole(plan.whole);
else for (const file of plan.files) if (!(await each(file))) break;
calm();
tell({ tell: 'end' });
process.exit(0);
