/** Which mutants are tried: lines of a room in the seed's order until they hold as many mutants as wanted, and the sources with a switch for each mutant. */
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
}
/** A line of a room; where its file changed it is found again by its text. */
export interface Line {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const nothing = () => undefined;
const log = { isDebugEnabled: () => false, debug: nothing, info: nothing, warn: nothing } as never;
const options = { plugins: null, excludedMutations: [], ignorers: [] };
const isTest = /\.test\.ts$|\.d\.ts$|\/fixture\.ts$/;

const linesOf = (file: string): string[] => readFileSync(file, 'utf8').split('\n');

/** Lines in the seed's order, until they hold `count` mutants. A mutant of several lines is in none: such a one is easily killed. */
export async function draw(glob: string, seed: string, count: number): Promise<Line[]> {
  const files = globSync(glob).filter((file) => !isTest.test(file)).sort(); // prettier-ignore
  const sources = files.map((name) => ({ name, mutate: true, content: readFileSync(name, 'utf8') }));
  const { mutants } = await new Instrumenter(log).instrument(sources, options);
  const many = new Map<string, number>();
  for (const { fileName, location } of mutants as Mutant[]) {
    if (location.start.line !== location.end.line) continue;
    const line = `${fileName}:${location.start.line + 1}`;
    many.set(line, (many.get(line) ?? 0) + 1);
  }
  const order = (line: string) => createHash('sha256').update(`${seed} ${line}`).digest('hex');
  const all = [...many.keys()].map((at) => ({ at, order: order(at) })).sort((a, b) => (a.order < b.order ? -1 : 1));
  const out: Line[] = [];
  for (let held = 0; held < count && out.length < all.length;) {
    const { at } = all[out.length]!;
    const [file, line] = [at.slice(0, at.lastIndexOf(':')), Number(at.slice(at.lastIndexOf(':') + 1))];
    out.push({ file, line, text: linesOf(file)[line - 1]!.trim() });
    held += many.get(at)!;
  }
  return out;
}

/** Where the line stands now: the nearest of the same text; none where it was changed. */
function found({ file, line, text }: Line): number | undefined {
  const same = linesOf(file).flatMap((one, i) => (one.trim() === text ? [i + 1] : []));
  return same.sort((a, b) => Math.abs(a - line) - Math.abs(b - line))[0];
}

/** The drawn lines' mutants, and the sources that hold them. */
export async function instrumented(
  lines: readonly Line[],
): Promise<{ mutants: Drawn[]; sources: Map<string, string> }> {
  const byFile = Map.groupBy(lines, ({ file }) => file);
  const files = [...byFile].map(([name, some]) => ({
    name,
    content: readFileSync(name, 'utf8'),
    mutate: some.flatMap((one) => {
      const line = found(one);
      return line ? [{ start: { line: line - 1, column: 0 }, end: { line: line - 1, column: Infinity } }] : [];
    }),
  }));
  const result = await new Instrumenter(log).instrument(files, options);
  const seen = new Map<string, number>();
  const mutants = (result.mutants as Mutant[]).map(({ id, fileName: file, location, mutatorName: mutator, replacement = '' }): Drawn => {
    const text = linesOf(file)[location.start.line]!.trim();
    const same = `${file} | ${text} | ${mutator} | ${replacement}`;
    const nth = seen.get(same) ?? 0;
    seen.set(same, nth + 1);
    return { id, key: `${same} | ${nth}`, file, line: location.start.line + 1, text, mutator, replacement };
  }); // prettier-ignore
  return { mutants, sources: new Map(result.files.map(({ name, content }) => [name, content])) };
}
