/**
 * A folder of card lists packed as one ZIP file (a repository as one downloads it): its lists are unpacked into a folder, within
 * bounds. What a ZIP file of card lists has no need of (encryption, parts, more than 4 GiB) is refused.
 */
import { createReadStream, createWriteStream, mkdirSync, openSync, closeSync, readSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { FileError } from './card.ts';
import { tooMuch, unpacksTooMuch } from './records.ts';

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  /** Where its local header begins. */
  at: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
/** The end record and the longest comment behind it. */
const END_MOST = 22 + 0xffff;
/** What the file system says of names no packed folder has: a file that is a folder, too, or one endlessly long. */
const NO_NAME = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);
const LISTS = /\.(json|jsonl|ndjson|cdb)$/i;

const damaged = () => new FileError({ en: 'the ZIP file is damaged', de: 'die ZIP-Datei ist beschädigt' });

/** Unpacks the card lists of a ZIP file into a folder, under the names they have there. */
export async function unzip(file: string, into: string): Promise<void> {
  const { size } = statSync(file);
  const lists = entriesOf(file, size).filter(({ name }) => LISTS.test(name));
  if (unpacksTooMuch(size, lists.reduce((sum, entry) => sum + entry.size, 0))) throw tooMuch(); // prettier-ignore
  for (const entry of lists) {
    // A name never leads out of the folder, whatever it says.
    const parts = entry.name.split(/[\\/]/).filter((part) => !['', '.', '..'].includes(part));
    const path = join(into, ...parts.map((part) => part.replace(/[^\p{L}\p{N}._-]/gu, '_')));
    try {
      mkdirSync(dirname(path), { recursive: true });
      await unpack(file, size, entry, path);
    } catch (error) {
      throw NO_NAME.has((error as { code?: string }).code ?? '') ? damaged() : error;
    }
  }
}

function entriesOf(file: string, size: number): Entry[] {
  const fd = openSync(file, 'r');
  try {
    const read = (from: number, length: number): Buffer => {
      const bytes = Buffer.alloc(length);
      if (from < 0 || readSync(fd, bytes, 0, length, from) < length) throw damaged();
      return bytes;
    };
    const tail = read(size - Math.min(size, END_MOST), Math.min(size, END_MOST));
    const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
    if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== END) throw damaged();
    const count = tail.readUInt16LE(end + 10);
    const directory = read(tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12));
    const entries: Entry[] = [];
    for (let i = 0, at = 0; i < count; i++) {
      if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY) throw damaged();
      const name = directory.readUInt16LE(at + 28);
      entries.push({
        name: directory.toString('utf8', at + 46, at + 46 + name),
        method: (directory.readUInt16LE(at + 8) & 1) === 1 ? -1 : directory.readUInt16LE(at + 10),
        packed: directory.readUInt32LE(at + 20),
        size: directory.readUInt32LE(at + 24),
        at: directory.readUInt32LE(at + 42),
      });
      at += 46 + name + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    }
    return entries.map((entry) => ({ ...entry, at: dataAt(entry, read) }));
  } finally {
    closeSync(fd);
  }
}

/** Where an entry's bytes begin: behind its local header, whose fields may be longer than in the directory. */
function dataAt({ at }: Entry, read: (from: number, length: number) => Buffer): number {
  const header = read(at, 30);
  if (header.readUInt32LE(0) !== LOCAL) throw damaged();
  return at + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
}

async function unpack(file: string, size: number, entry: Entry, path: string): Promise<void> {
  const { method, packed, at } = entry;
  if (method !== 0 && method !== 8)
    throw new FileError({ en: 'the ZIP file is encrypted or packed in an unknown way', de: 'die ZIP-Datei ist verschlüsselt oder unbekannt gepackt' }); // prettier-ignore
  if (at + packed > size) throw damaged();
  const target = createWriteStream(path, { mode: 0o600 });
  if (packed === 0) return void target.end();
  const source = createReadStream(file, { start: at, end: at + packed - 1 });
  try {
    if (method === 0) await pipeline(source, exactly(entry.size), target);
    else await pipeline(source, createInflateRaw(), exactly(entry.size), target);
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('Z_')) throw damaged();
    throw error;
  }
}

/** Passes on as many bytes as the directory tells of, and no other number. */
function exactly(size: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(seen > size ? damaged() : null, chunk);
    },
    flush: (done) => done(seen < size ? damaged() : null),
  });
}
