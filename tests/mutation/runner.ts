/**
 * Vitest's runner, as a plan says: it runs each test twice and tells which mutants it reaches; or each test with each of its mutants in turn, after a
 * failure once more without any (if that fails, too, the mutant spoiled the process); or a whole file with one mutant.
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { TestRunner } from 'vitest';
import {
  NOW,
  PLAN,
  TOLD,
  type Covered,
  type Hits,
  type Now,
  type Part,
  type Plan,
  type Told,
  type Try,
} from './plan.ts';

type Config = ConstructorParameters<typeof TestRunner>[0];
type Task = Parameters<TestRunner['onBeforeRunTask']>[0];
type Test = Parameters<TestRunner['onAfterRetryTask']>[0];
type Options = Parameters<TestRunner['onBeforeTryTask']>[1];
/** What instrumented sources look at. */
interface Switch {
  activeMutant?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number;
  mutantCoverage: { static: Record<string, number>; perTest: object };
}
const HUNDREDFOLD = 100;
/** Of a file of more tests than this every eighth is run first. */
const MANY = 400;
const EACH = 8;

export default class MutationRunner extends TestRunner {
  private readonly plan = JSON.parse(readFileSync(PLAN, 'utf8')) as Plan;
  private readonly ns: Switch;
  private readonly tests: Covered[] = [];
  private loaded: Hits = {};
  private queue: Try[] = [];
  private trying: Try | undefined;
  private suspect: Try | undefined;
  private failed = false;
  private over = false;
  private first: Hits | undefined;
  private started = 0;
  private file = '';
  private many = false;
  private nth = 0;

  constructor(config: Config) {
    super(config);
    this.ns = { mutantCoverage: { static: {}, perTest: {} } };
    (globalThis as Record<string, unknown>)['__stryker__'] = this.ns;
    if (this.plan.mode === 'whole') this.activate(this.plan.mutant, '');
  }

  private tell(told: Told): void {
    appendFileSync(TOLD, `${JSON.stringify(told)}\n`);
  }
  private activate(mutant: Try, test: string): void {
    this.trying = mutant;
    const { user, system } = process.cpuUsage();
    const now: Now = { pid: process.pid, id: mutant.id, test, since: Date.now(), cpu: (user + system) / 1000 };
    writeFileSync(NOW, JSON.stringify(now));
    Object.assign(this.ns, { activeMutant: mutant.id, hitCount: 0, hitLimit: (mutant.hits + 10) * HUNDREDFOLD });
  }
  private calm(): void {
    Object.assign(this.ns, { activeMutant: undefined, hitCount: undefined });
    writeFileSync(NOW, '{}');
    this.trying = undefined;
  }
  private covered(): Hits {
    const hits = this.ns.mutantCoverage.static;
    this.ns.mutantCoverage.static = {};
    return hits;
  }

  override async onBeforeRunTask(test: Task): Promise<void> {
    await super.onBeforeRunTask(test);
    if (!this.file) {
      this.file = test.file.filepath;
      this.many = testsIn(test.file) > MANY;
    }
    const { plan } = this;
    if (plan.mode === 'each') this.queue = [...(plan.tests[nameOf(test)] ?? [])];
    const left =
      plan.mode === 'cover' ? !this.inPart(plan.part) : plan.mode === 'whole' && !plan.tests.includes(nameOf(test));
    if (this.over || left || (plan.mode === 'each' && this.queue.length === 0)) test.mode = 'skip';
    else if ('repeats' in test || test.type === 'test')
      test.repeats = plan.mode === 'cover' ? plan.times - 1 : plan.mode === 'each' ? 2 * this.queue.length : 0;
  }

  private inPart(part: Part): boolean {
    return !this.many || (this.nth++ % EACH === 0) === (part === 'some');
  }

  override onBeforeTryTask(test: Task, options: Options): void {
    super.onBeforeTryTask(test, options);
    this.failed = false;
    if (this.plan.mode === 'cover') this.loaded = sum(this.loaded, this.covered());
    this.started = performance.now();
    if (this.plan.mode !== 'each' || this.suspect) return;
    const next = this.over ? undefined : this.queue.shift();
    if (next) return this.activate(next, nameOf(test));
    // Ends the repetitions.
    (test.result as { pending?: boolean }).pending = true;
    throw new Error('every mutant was tried');
  }

  async runTask(test: Test): Promise<void> {
    try {
      await TestRunner.getTestFn(test)();
    } catch (error) {
      if (this.plan.mode === 'cover') throw error;
      this.failed = true;
    }
  }

  override async onAfterRetryTask(test: Test, options: Options): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const failed = this.failed || test.result?.state === 'fail' || (this.ns.hitCount ?? 0) > (this.ns.hitLimit ?? 0);
    if (this.plan.mode === 'cover') return this.coveredBy(test, failed);
    if (this.plan.mode === 'whole') {
      if (failed && !this.over) this.tell({ tell: 'killed', id: this.plan.mutant.id, by: nameOf(test) });
      this.over ||= failed;
      return;
    }
    if ((test.result as { pending?: boolean }).pending) return;
    Object.assign(test.result!, { state: 'run', errors: undefined });
    if (this.suspect) this.checked(test, failed);
    else if (this.trying && failed) this.suspect = this.trying;
    this.calm();
  }

  private coveredBy(test: Test, failed: boolean): void {
    const hits = this.covered();
    const ms = performance.now() - this.started;
    const before = this.first ? this.tests.pop() : undefined;
    this.first ??= hits;
    const again = before && !failed ? hits : {};
    this.tests.push({ name: nameOf(test), first: this.first, again, ms, failed: failed || before?.failed === true });
  }

  /** After the failure the test was run without a mutant: `failed` says that it fails now anyway. */
  private checked(test: Test, failed: boolean): void {
    const { id } = this.suspect!;
    this.tell(failed ? { tell: 'spoiled', id } : { tell: 'killed', id, by: nameOf(test) });
    this.suspect = undefined;
    this.over ||= failed;
  }

  override onAfterRunTask(test: Task): void {
    super.onAfterRunTask(test);
    if (this.plan.mode === 'each' && !this.over) this.tell({ tell: 'done', test: nameOf(test) });
    if (this.plan.mode === 'cover') this.first = undefined;
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]): void {
    super.onAfterRunFiles(files);
    if (this.plan.mode === 'cover')
      this.tell({
        tell: 'covered',
        file: this.file,
        some: this.many,
        loaded: sum(this.loaded, this.covered()),
        tests: this.tests,
      });
    // It failed while it was loaded, or before its tests.
    if (this.plan.mode === 'whole' && !this.over && files.some((file) => file.result?.state === 'fail'))
      this.tell({ tell: 'killed', id: this.plan.mutant.id, by: 'loading' });
    this.tell({ tell: 'end' });
  }
}

function nameOf(test: Task): string {
  const names = [test.name];
  for (let suite = test.suite; suite; suite = suite.suite) names.unshift(suite.name);
  return names.join(' > ');
}
function testsIn(suite: Task['file']): number {
  return suite.tasks.reduce((all, task) => all + ('tasks' in task ? testsIn(task as Task['file']) : 1), 0);
}
function sum(a: Hits, b: Hits): Hits {
  const out: Record<string, number> = { ...a };
  for (const [id, hits] of Object.entries(b)) out[id] = (out[id] ?? 0) + hits;
  return out;
}
