// The text of a case file or of standard input, never more of it than a case can be.
import { openSync, readSync, closeSync } from 'node:fs';
import { decode, SIZE_LIMIT, type Read } from '../engine/case/bytes.ts';

/** Standard input. */
const STDIN = '-';

/** Reads one byte more than a case may have, so that what is too big shows without being read. */
export function readSource(file: string): Read<string> {
  const handle = file === STDIN ? 0 : openSync(file, 'r');
  const buffer = Buffer.alloc(SIZE_LIMIT + 1);
  let size = 0;
  try {
    while (size < buffer.length) {
      const read = readSome(handle, buffer, size);
      if (read === 0) break;
      size += read;
    }
  } finally {
    if (handle !== 0) closeSync(handle);
  }
  return decode(buffer.subarray(0, size));
}

/** Standard input from a terminal or a slow pipe may have nothing yet, or end with an error instead of nothing. */
function readSome(handle: number, buffer: Buffer, offset: number): number {
  for (;;) {
    try {
      return readSync(handle, buffer, offset, buffer.length - offset, null);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}
