/** SQLite's write-ahead log read by itself: where the file it belongs to is gone, the pages in it are all there is. */
import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';

const HEADER = 32;
const FRAME = 24;

/** Writes the pages of a log's finished transactions into a new file. */
export function fromLog(log: string, target: string): void {
  if (!existsSync(log)) return;
  const bytes = readFileSync(log);
  if (bytes.length < HEADER) return;
  const size = bytes.readUInt32BE(8);
  if (size < 512 || size > 65_536) return;
  const salt = bytes.subarray(16, 24);
  const pages = new Map<number, number>();
  let open = new Map<number, number>();
  for (let at = HEADER; at + FRAME + size <= bytes.length; at += FRAME + size) {
    // A frame of an earlier round of the log ends what counts.
    if (!bytes.subarray(at + 8, at + 16).equals(salt)) break;
    open.set(bytes.readUInt32BE(at), at + FRAME);
    if (bytes.readUInt32BE(at + 4) === 0) continue;
    for (const [page, from] of open) pages.set(page, from);
    open = new Map();
  }
  if (pages.size === 0) return;
  const file = openSync(target, 'w', 0o600);
  try {
    for (const [page, from] of pages) writeSync(file, bytes, from, size, (page - 1) * size);
  } finally {
    closeSync(file);
  }
}
