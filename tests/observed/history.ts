/** What became of every play when it was last ruled on, in an untracked file, and what a new run changes about it. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './data-folder.ts';

/** What is kept of a play or an option. */
export interface Kept {
  result: string;
  ground: string;
  cause?: string;
}
export type History = Record<string, Kept>;
export interface Moved {
  better: string[];
  broke: string[];
}

const fileOf = (name: string): string => join(cacheDir, `${name}.json`);

export function readHistory(name: string): History {
  try {
    return JSON.parse(readFileSync(fileOf(name), 'utf8')) as History;
  } catch {
    // None yet, or one that a run was stopped in writing.
    return {};
  }
}

/** Lays a run over what was known before: a run of some plays leaves the others as they were. */
export function keep(name: string, before: History, run: History): string {
  mkdirSync(cacheDir, { recursive: true });
  const file = fileOf(name);
  writeFileSync(`${file}.new`, `${JSON.stringify({ ...before, ...run }, undefined, 0)}\n`);
  renameSync(`${file}.new`, file);
  return file;
}

/** All that moved, a play a line: `--ids` takes such a file. */
export function listMoved(name: string, { better, broke }: Moved): void {
  for (const [word, ids] of Object.entries({ better, broke }))
    writeFileSync(join(cacheDir, `${name}-${word}.txt`), ids.map((id) => `${id}\n`).join(''));
}

/** From best to worst. */
const RANK = ['hold', 'right', 'open', 'forbids', 'allows', 'wrong', 'fault'];
export function moved(before: History, run: History): Moved {
  const by = (better: boolean): string[] =>
    Object.entries(run)
      .filter(([id, { result }]) => {
        const was = before[id];
        if (!was || was.result === result) return false;
        return RANK.indexOf(result) < RANK.indexOf(was.result) === better;
      })
      .map(([id, { result }]) => `${id} (${before[id]!.result} → ${result})`)
      .sort();
  return { better: by(true), broke: by(false) };
}
