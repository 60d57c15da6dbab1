/**
 * Stands in for `vitest` where test files are run without it: many in one process, each test as often as wanted. `expect` and `vi` are Vitest's own; a
 * snapshot is compared with what the test gave when it was first run, without a mutant (that it is the stored one is shown by `npm test`).
 */
import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
// What Vitest's own modules look for: the process they run in.
Object.assign(globalThis, { __vitest_worker__: { metaEnv: process.env, config: { fakeTimers: {} }, ctx: {} } });
const { expect, vi } = await import('vitest');
export { expect, vi };

type Fn = (...args: unknown[]) => unknown;
interface Hooks {
  readonly beforeAll: Fn[];
  readonly afterAll: Fn[];
  readonly beforeEach: Fn[];
  readonly afterEach: Fn[];
}
interface Suite extends Hooks {
  readonly name: string;
  readonly outer: Suite | undefined;
  begun: boolean;
}
export interface Test {
  readonly name: string;
  readonly run: Fn;
  readonly suite: Suite;
}

const suiteOf = (name: string, outer: Suite | undefined): Suite => ({
  ...{ name, outer, begun: false },
  ...{ beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] },
});
let at = suiteOf('', undefined);
let tests: Test[] = [];
let suites: Suite[] = [at];
/** From the outermost to this one. */
const chain = (suite: Suite | undefined): Suite[] => (suite ? [...chain(suite.outer), suite] : []);

/** The tests of a file, not run yet. */
export async function collect(path: string): Promise<Test[]> {
  at = suiteOf('', undefined);
  [tests, suites] = [[], [at]];
  await import(path);
  // One name, one test: rows of a table may share theirs.
  const seen = new Map<string, number>();
  return tests.map((test) => {
    const nth = (seen.get(test.name) ?? 0) + 1;
    seen.set(test.name, nth);
    return nth === 1 ? test : { ...test, name: `${test.name} (${nth})` };
  });
}

/** What a test may have broken in ways nobody waits for. */
let loose: unknown;
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => void (loose ??= error ?? new Error(event)));

const pinned = new Map<string, string>();
/** A file's snapshots as they were when its tests ran first, to be told to another process. */
export const snapshots = (file: string): [string, string][] =>
  [...pinned].filter(([key]) => key.startsWith(`${file} > `));
export const pin = (all: readonly (readonly [string, string])[]): void =>
  all.forEach(([key, hash]) => pinned.set(key, hash));
let running = '';
let nth = 0;
function matches(received: unknown): { pass: boolean; message: () => string } {
  const key = `${running} ${++nth}`;
  const text = typeof received === 'string' ? received : inspect(received, { depth: Infinity, maxArrayLength: null, maxStringLength: null }); // prettier-ignore
  const hash = createHash('md5').update(text).digest('base64');
  if (!pinned.has(key)) pinned.set(key, hash);
  return { pass: pinned.get(key) === hash, message: () => `${key}: not what it was` };
}
expect.extend({ toMatchSnapshot: matches, toMatchFileSnapshot: matches });

/** Runs a test, with what comes before and after it; the error it failed with. */
export async function run(file: string, { name, run, suite }: Test): Promise<unknown> {
  [running, nth, loose] = [`${file} > ${name}`, 0, undefined];
  let failed: unknown;
  try {
    for (const one of chain(suite)) await begin(one);
    for (const one of chain(suite)) for (const hook of one.beforeEach) await hook();
    await run();
  } catch (error) {
    failed = error ?? new Error('nothing was thrown');
  }
  for (const one of chain(suite).reverse())
    for (const hook of one.afterEach)
      try {
        await hook();
      } catch (error) {
        failed ??= error;
      }
  return failed ?? loose;
}
async function begin(suite: Suite): Promise<void> {
  if (suite.begun) return;
  suite.begun = true;
  for (const hook of suite.beforeAll) {
    const after = await hook();
    if (typeof after === 'function') suite.afterAll.push(after as Fn);
  }
}
/** After the last test of a file. */
export async function finish(): Promise<void> {
  for (const suite of suites.toReversed()) if (suite.begun) for (const hook of suite.afterAll) await hook();
  vi.restoreAllMocks();
}

type Given = [name: string, ...rest: unknown[]];
const fnOf = (rest: unknown[]): Fn => rest.find((one) => typeof one === 'function') as Fn;
function addTest(...[name, ...rest]: Given): void {
  const names = [...chain(at).map((suite) => suite.name), name].filter(Boolean);
  tests.push({ name: names.join(' > '), run: fnOf(rest), suite: at });
}
function addSuite(...[name, ...rest]: Given): void {
  const outer = at;
  at = suiteOf(name, outer);
  suites.push(at);
  fnOf(rest)();
  at = outer;
}
const row = (one: unknown): string => JSON.stringify(one)?.slice(0, 80) ?? '';
/** `test` and `describe`, with rows and conditions. */
const withForms = (add: (...given: Given) => void) =>
  Object.assign(add, {
    each:
      (rows: readonly unknown[]) =>
      (...[name, ...rest]: Given) =>
        rows.forEach((one) =>
          add(`${name} ${row(one)}`, () => fnOf(rest)(...(Array.isArray(one) ? (one as unknown[]) : [one]))),
        ),
    skipIf: (isOff: unknown) => (isOff ? () => undefined : withForms(add)),
    runIf: (isOn: unknown) => (isOn ? withForms(add) : () => undefined),
  });
export const test = withForms(addTest);
export const describe = withForms(addSuite);
const hook = (when: keyof Hooks) => (fn: Fn) => void at[when].push(fn);
export const beforeAll = hook('beforeAll');
export const afterAll = hook('afterAll');
export const beforeEach = hook('beforeEach');
export const afterEach = hook('afterEach');
