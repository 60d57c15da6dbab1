/**
 * Files that were checked once: a large file is not read through at every start. What was found sound is kept by size, time
 * and number in `judge.checked.json` of the data folder; a file that changed is checked again.
 */
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';

const Marks = v.record(v.string(), v.string());

const markOf = (path: string): string => {
  const { size, mtimeNs, ino } = statSync(path, { bigint: true });
  return `${size}:${mtimeNs}:${ino}`;
};

export interface Checked {
  /** Runs the check where the file was not found sound as it is; a check that throws is not kept. */
  once(path: string, check: () => void): void;
}

/** The files found sound, as a data folder remembers them; where it cannot, each is checked every time. */
export function checkedIn(dir: string): Checked {
  const store = join(dir, 'judge.checked.json');
  const known = (): Map<string, string> => {
    try {
      return new Map(Object.entries(v.parse(Marks, JSON.parse(readFileSync(store, 'utf8')))));
    } catch {
      return new Map();
    }
  };
  return {
    once(path, check) {
      const name = resolve(path);
      const mark = markOf(path);
      if (known().get(name) === mark) return;
      check();
      try {
        writeFileSync(store, JSON.stringify(Object.fromEntries(known().set(name, mark))), { mode: 0o600 });
      } catch {
        // It is checked again at the next start.
      }
    },
  };
}

/** A file's SHA-256, read a piece at a time. */
export function hashOf(path: string): string {
  const hash = createHash('sha256');
  const piece = Buffer.alloc(1024 * 1024);
  const file = openSync(path, 'r');
  try {
    for (let n = readSync(file, piece); n > 0; n = readSync(file, piece)) hash.update(piece.subarray(0, n));
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}

/** Where the build writes the hash of a file. */
export const hashFile = (path: string): string => `${path}.sha256`;
