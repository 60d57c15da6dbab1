/** More than forty ways in which a file comes to be damaged, the same on every run. */
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { randomFrom } from '../mouths/mutate.ts';

export interface Damage {
  name: string;
  /** Puts the damaged file in the place of the one at this path. */
  make(path: string): void;
}

/** Where SQLite keeps the version a program wrote (`user_version`). */
const VERSION_AT = 60;
const SQLITE = 'SQLite format 3';

/** A device without end in a file's place: where the judge names the file. */
export const ENDLESS: readonly Damage[] =
  process.platform === 'win32'
    ? []
    : [{ name: 'a device without end', make: (path) => symlinkSync('/dev/zero', cleared(path)) }];

/** The damages of a file with these bytes; `other` is a sound file of another kind. */
export function damagesOf(good: Buffer, other: Buffer): Damage[] {
  const random = randomFrom(good.length);
  const below = (n: number): number => Math.floor(random() * n);
  const changed = (change: (bytes: Buffer) => void): Buffer => {
    const bytes = Buffer.from(good);
    change(bytes);
    return bytes;
  };
  const overwritten = (byte: number, part: number): Buffer =>
    changed((bytes) => {
      const from = Math.floor((bytes.length * part) / 6);
      bytes.fill(byte, from, Math.min(bytes.length, from + [1, 16, 100, 4096, 20_000, bytes.length][part]!));
    });
  const flipped = (count: number): Buffer =>
    changed((bytes) => {
      for (let n = 0; n < count && bytes.length > 0; n++) bytes[below(bytes.length)]! ^= 1 << below(8);
    });
  const cuts = [1, 16, 100, ...[0.1, 0.25, 0.5, 0.75, 0.9].map((part) => Math.floor(good.length * part)), good.length - 1]; // prettier-ignore
  const contents: [string, Buffer][] = [
    ['empty', Buffer.alloc(0)],
    ...cuts.map((n): [string, Buffer] => [`cut off after ${n}`, good.subarray(0, n)]),
    ...[0, 1, 2, 3, 4, 5].map((part): [string, Buffer] => [`zeros, part ${part}`, overwritten(0, part)]),
    ...[0, 1, 2, 3, 4, 5].map((part): [string, Buffer] => [`overwritten, part ${part}`, overwritten(0xab, part)]),
    ...[1, 1, 2, 5, 10, 30, 100, 1000].map((n, i): [string, Buffer] => [`${n} bits turned (${i})`, flipped(n)]),
    ['twice', Buffer.concat([good, good])],
    ['of another kind', other],
    ['a text', Buffer.from('This is no such file.\n')],
    ['null', Buffer.from('null')],
    ['a number in endless brackets', Buffer.from(`${'['.repeat(5000)}1`)],
    ['packed', gzipSync(good)],
    ['in UTF-16', Buffer.from(good.toString('utf8'), 'utf16le')],
    ['with a letter before it', Buffer.concat([Buffer.from('x'), good])],
    ['of another version', versioned(good)],
  ];
  return [
    ...contents.map(([name, bytes]): Damage => ({ name, make: (path) => writeFileSync(cleared(path), bytes) })),
    { name: 'a folder', make: (path) => void mkdirSync(cleared(path)) },
    { name: 'a link to nowhere', make: (path) => symlinkSync('/nowhere/at/all', cleared(path)) },
    { name: 'a link to itself', make: (path) => symlinkSync(basename(path), cleared(path)) },
    { name: 'that nobody may read', make: (path) => (writeFileSync(cleared(path), good), chmodSync(path, 0)) },
    { name: 'missing', make: (path) => void cleared(path) },
  ];
}

/** The path, with nothing there any more. */
export function cleared(path: string): string {
  rmSync(path, { recursive: true, force: true });
  return path;
}

function versioned(good: Buffer): Buffer {
  const bytes = Buffer.from(good);
  if (bytes.toString('latin1', 0, SQLITE.length) === SQLITE) bytes.writeUInt32BE(99, VERSION_AT);
  return Buffer.from(bytes.toString('latin1').replace('"version": 1', '"version": 99'), 'latin1');
}
