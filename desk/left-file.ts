// What Electron's processes share: a number in a file. A process that is busy hears no message, but it can look into a file.
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BYTES = 4;
/** How often (ms) a busy process looks. */
const EVERY = 5;

export interface LeftFile {
  path: string;
  /** Nobody waits any more for the calls up to this number. */
  leave(last: number): void;
  remove(): void;
}

/** Undefined where no file can be made: work is then left only with its process. */
export function leftFile(): LeftFile | undefined {
  try {
    const folder = mkdtempSync(join(tmpdir(), 'judge-left-'));
    const path = join(folder, 'left');
    const file = openSync(path, 'w');
    const leave = (last: number) => {
      const number = Buffer.alloc(BYTES);
      number.writeUInt32LE(last);
      writeSync(file, number, 0, BYTES, 0);
    };
    // Where not even this can be written, the file is of no use; later the same bytes are written over.
    leave(0);
    const remove = () => {
      closeSync(file);
      rmSync(folder, { recursive: true, force: true });
    };
    return { path, leave, remove };
  } catch {
    return undefined;
  }
}

/** The number in such a file, looked at now and then. */
export function leftIn(path: string): () => number {
  const file = openSync(path, 'r');
  const number = Buffer.alloc(BYTES);
  let looked = -Infinity;
  return () => {
    const now = performance.now();
    if (now - looked >= EVERY) {
      looked = now;
      readSync(file, number, 0, BYTES, 0);
    }
    return number.readUInt32LE();
  };
}
