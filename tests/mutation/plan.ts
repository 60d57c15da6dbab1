/** What the process that plans and the one that runs a test file tell each other: files in `dist/mutation/`, of each room its own. */
const room = process.env['MUTATED_ROOM'] ?? '';
export const PLAN = `dist/mutation/${room}.plan.json`;
export const TOLD = `dist/mutation/${room}.told.jsonl`;
/** What is tried at this moment: a process that hangs or dies leaves it behind. */
export const NOW = `dist/mutation/${room}.now.json`;

/** `hits`: how often a mutant's place is run by the unchanged program. One that is run a hundred times as often hangs. */
export interface Try {
  readonly id: string;
  readonly hits: number;
}
export type Plan =
  /** Twice, or once where a second time fails; of a file of many tests some first, and the rest for what these do not kill. */
  | { readonly mode: 'cover'; readonly times: 1 | 2; readonly part: Part }
  /** Of each test of the file the mutants it is run with, one after the other, in one process. */
  | { readonly mode: 'each'; readonly tests: Readonly<Record<string, readonly Try[]>> }
  /** These tests of the file with one mutant, from before it is loaded. */
  | { readonly mode: 'whole'; readonly mutant: Try; readonly tests: readonly string[] };

export type Part = 'some' | 'rest';

export type Told =
  | ({ readonly tell: 'covered' } & Cover)
  | { readonly tell: 'killed'; readonly id: string; readonly by: string }
  | { readonly tell: 'spoiled'; readonly id: string }
  | { readonly tell: 'done'; readonly test: string }
  | { readonly tell: 'end' };
/** What a test file reaches while it is loaded and before its tests, and by each of them. */
export interface Cover {
  readonly file: string;
  /** There are more tests than these. */
  readonly some: boolean;
  readonly loaded: Hits;
  readonly tests: readonly Covered[];
}
export type Hits = Readonly<Record<string, number>>;
/** `first` and `again`: what the test runs at first and when it is repeated in the same process. What is only in the former is kept from then on. */
export interface Covered {
  readonly name: string;
  readonly first: Hits;
  readonly again: Hits;
  readonly ms: number;
  readonly failed: boolean;
}
export interface Now {
  readonly pid: number;
  readonly id: string;
  readonly test: string;
  readonly since: number;
  /** Milliseconds of processor time the process had used by then. */
  readonly cpu: number;
}
