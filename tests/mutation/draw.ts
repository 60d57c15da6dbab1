/** Which mutants are tried: lines of a room in the seed's order, one mutant of each, and the sources with a switch for each mutant. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type { Mutant } from '@stryker-mutator/api/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';

/** A mutant as it is kept between runs: `text` is its line, trimmed; `id` is its switch in this run's sources. */
export interface Drawn {
  readonly id: string;
  readonly key: string;
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly mutator: string;
  readonly replacement: string;
  /** Where in the text. */
  readonly from: number;
  readonly to: number;
}
/** A line of a room and what is mutated of it; where its file changed it is found again by its text. */
export interface Line {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly mutator: string;
  readonly replacement: string;
  /** Where in the text. */
  readonly from: number;
  readonly to: number;
}

const nothing = () => undefined;
const log = { isDebugEnabled: () => false, debug: nothing, info: nothing, warn: nothing } as never;
const options = { plugins: null, excludedMutations: [], ignorers: [] };
const isTest = /\.test\.ts$|\.d\.ts$|\/(fixture|testing)\.ts$/;

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n');

/**
 * So many lines in the seed's order, and of each the mutant the seed gives; `before`: what was drawn already, which comes first. A mutant of several lines
 * is never drawn: such a one is easily killed.
 */
export async function draw(glob: string, seed: string, count: number, before: readonly Line[]): Promise<Line[]> {
  const files = globSync(glob).filter((file) => !isTest.test(file)).sort(); // prettier-ignore
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const { mutants } = await new Instrumenter(log).instrument(sources, options);
  const order = (what: string) => createHash('sha256').update(`${seed} ${what}`).digest('hex');
  const first = <T>(all: T[], what: (one: T) => string, most: number): T[] =>
    all.map((one) => ({ one, order: order(what(one)) })).sort((a, b) => (a.order < b.order ? -1 : 1)).slice(0, most).map(({ one }) => one); // prettier-ignore
  const single = (mutants as Mutant[]).filter(({ location: { start, end } }) => start.line === end.line);
  const byLine = Map.groupBy(single, ({ fileName, location }) => `${fileName}:${location.start.line + 1}`);
  const drawn = (at: string): Line => {
    const what = ({ mutatorName, replacement, location: { start, end } }: Mutant) =>
      `${at}:${start.column}-${end.column} ${mutatorName} ${replacement}`;
    const [{ fileName: file, mutatorName: mutator, replacement = '', location: { start, end } }] = first(byLine.get(at)!, what, 1) as [Mutant]; // prettier-ignore
    const whole = linesOf(file)[start.line]!;
    const indent = whole.length - whole.trimStart().length;
    const [from, to] = [start.column - indent, end.column - indent];
    return { file, line: start.line + 1, text: whole.trim(), mutator, replacement, from, to };
  };
  const all = [...before];
  for (const at of first([...byLine.keys()], (at) => at, Infinity)) {
    if (all.length >= count) break;
    const line = drawn(at);
    if (!before.some(({ file, text }) => file === line.file && text === line.text)) all.push(line);
  }
  return all;
}

/** Where the line stands now: the nearest of the same text; none where it was changed. */
function found({ file, line, text }: Line): number | undefined {
  const same = linesOf(file).flatMap((one, i) => (one.trim() === text ? [i + 1] : []));
  return same.sort((a, b) => Math.abs(a - line) - Math.abs(b - line))[0];
}

/** The drawn mutants, and the sources that hold them (and what else is in the same places). */
export async function instrumented(
  lines: readonly Line[],
): Promise<{ mutants: Drawn[]; sources: Map<string, string> }> {
  const wanted = new Map<string, Line>();
  const place = (mutator: string, replacement: string, line: number, from: number, to: number) =>
    [mutator, replacement, line, from, to].join(' | ');
  const byFile = Map.groupBy(lines, ({ file }) => file);
  const files = [...byFile].map(([name, some]) => ({
    name,
    content: readFileSync(name, 'utf8'),
    mutate: some.flatMap((one) => {
      const line = found(one);
      if (!line) return [];
      const whole = linesOf(name)[line - 1]!;
      const indent = whole.length - whole.trimStart().length;
      const [from, to] = [one.from + indent, one.to + indent];
      wanted.set(`${name} | ${place(one.mutator, one.replacement, line, from, to)}`, one);
      return [{ start: { line: line - 1, column: from }, end: { line: line - 1, column: to } }];
    }),
  }));
  const result = await new Instrumenter(log).instrument(files, options);
  const mutants = (result.mutants as Mutant[]).flatMap(
    ({ id, fileName, location: { start, end }, mutatorName, replacement = '' }): Drawn[] => {
      const at = place(mutatorName, replacement, start.line + 1, start.column, end.column);
      const one = wanted.get(`${fileName} | ${at}`);
      if (!one) return [];
      const { file, text, from } = one;
      return [{ ...one, id, key: [file, text, mutatorName, replacement, from].join(' | '), line: start.line + 1 }];
    },
  );
  return { mutants, sources: new Map(result.files.map(({ name, content }) => [name, content])) };
}
