/** What the process that plans and the one that runs tests tell each other: files in `dist/mutation/`, of each room its own. */
const room = process.env['MUTATED_ROOM'] ?? '';
export const PLAN = `dist/mutation/${room}.plan.json`;
export const TOLD = `dist/mutation/${room}.told.jsonl`;
/** What is tried at this moment: a process that hangs or dies leaves it behind. */
export const NOW = `dist/mutation/${room}.now.json`;
/** The sources with a switch for each mutant. */
export const SOURCES = `dist/mutation/${room}.sources.json`;

export interface Plan {
  readonly files: readonly string[];
  /** Mutants that are left, by their switch. */
  readonly left: readonly string[];
  /** Those of them the first file was tried with already. */
  readonly tried: readonly string[];
  /** Milliseconds of processor time a mutant is tried with the tests of one file. */
  readonly each: number;
  /** Only what is reached is told. */
  readonly reach: boolean;
  /**
   * One mutant only, from before anything is loaded, with these tests (`file > name`, and how long each takes): what it changes was worked out once. A place
   * that is run a hundred times as often as `hits` hangs; snapshots are what they were without it.
   */
  readonly whole?: { readonly id: string; readonly hits: number; readonly tests: Readonly<Record<string, number>>; readonly snapshots: readonly (readonly [string, string])[] }; // prettier-ignore
}
/** How often the place of each mutant was run. */
export type Hits = Readonly<Record<string, number>>;

export type Told =
  | { readonly tell: 'file'; readonly file: string }
  /** `once`: reached while the file was loaded, or by a test at first only. `tests`: how long each takes. `failed`: without a mutant. */
  | { readonly tell: 'covered'; readonly file: string; readonly once: Hits; readonly tests: Readonly<Record<string, number>>; readonly reached: readonly string[]; readonly failed: readonly string[]; readonly snapshots: [string, string][] } // prettier-ignore
  | { readonly tell: 'killed'; readonly id: string; readonly by: string }
  /** The test fails from now on also without the mutant: another process is wanted, and this mutant by itself. */
  | { readonly tell: 'spoiled'; readonly id: string }
  /** No test failed; `cut`: not every test that reaches it was tried. */
  | { readonly tell: 'tried'; readonly id: string; readonly cut: boolean }
  | { readonly tell: 'done'; readonly file: string }
  | { readonly tell: 'end' };
export interface Now {
  readonly pid: number;
  readonly id: string;
  readonly test: string;
  readonly since: number;
  /** Milliseconds of processor time the process had used by then, and that the test takes without a mutant. */
  readonly cpu: number;
  readonly takes: number;
}
