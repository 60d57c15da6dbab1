/**
 * Cuts a stream of JSON text into records without ever holding the file: a list, a wrapper `{"data": […]}`, one object,
 * or one object per line. What is wrong inside a record is that record's problem; what is wrong around records (cut off,
 * no JSON, no UTF-8) is the file's.
 */
import { closeSync, createReadStream, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { pipeline, Transform } from 'node:stream';
import { FileError } from './card.ts';

export type RecordText = { n: number; line: number; text: string };

const longestRecord = 16 * 1024 * 1024;
const cutOff = () => new FileError({ en: 'the file is cut off', de: 'die Datei ist abgeschnitten' });
const noUtf8 = () => new FileError({ en: 'the file is not UTF-8 text', de: 'die Datei ist kein UTF-8-Text' });
const noJson = () =>
  new FileError({ en: 'the file holds no card records', de: 'die Datei enthält keine Kartendatensätze' });

/** What a packed file may become: cards shrink to a tenth, a bomb to a thousandth. */
const MOST_UNPACKED = 1024 * 1024 * 1024;
const MOST_RATIO = 100;
/** Small files may be packed however well. */
const RATIO_FROM = 16 * 1024 * 1024;

export const tooMuch = () =>
  new FileError({ en: 'the file unpacks to far too much', de: 'die Datei wird entpackt viel zu groß' });
export const unpacksTooMuch = (packed: number, unpacked: number): boolean =>
  unpacked > MOST_UNPACKED || (unpacked > RATIO_FROM && unpacked > packed * MOST_RATIO);

/** Passes unpacked bytes on, as long as they are not too many for a packed file of this size. */
export function bounded(packed: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      done(unpacksTooMuch(packed, seen) ? tooMuch() : null, chunk);
    },
  });
}

export type Container = 'gzip' | 'zip' | 'sqlite' | 'text' | 'empty';
/** What the first bytes say the file is. */
export function containerOf(file: string): Container {
  const head = Buffer.alloc(16);
  const fd = openSync(file, 'r');
  const n = readSync(fd, head, 0, 16, 0);
  closeSync(fd);
  if (n === 0) return 'empty';
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip';
  if (head.toString('latin1', 0, 4) === 'PK\x03\x04') return 'zip';
  if (head.toString('latin1', 0, 15) === 'SQLite format 3') return 'sqlite';
  return 'text';
}

/** Throws for a file of which the first bytes say that no card list follows, however much of it does. */
export function mayBeList(file: string): void {
  if (containerOf(file) !== 'text') return;
  const head = Buffer.alloc(1024);
  const fd = openSync(file, 'r');
  const n = readSync(fd, head, 0, head.length, 0);
  closeSync(fd);
  const first = head
    .toString('utf8', 0, n)
    .replace(/^\uFEFF/, '')
    .trimStart()[0];
  if (first === '\uFFFD') throw noUtf8();
  if (first !== undefined && first !== '[' && first !== '{') throw noJson();
}

/** The file as text, unpacked where it is gzipped. `onBytes` hears how much of the file itself has been read. */
export async function* textOf(file: string, packed: boolean, onBytes: (n: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const { size } = statSync(file);
  if (!packed && size < 1024 * 1024) {
    // A folder may hold one small file per card: a stream for each would take longer than the reading.
    onBytes(size);
    try {
      yield decoder.decode(readFileSync(file));
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') throw noUtf8();
      throw error;
    }
    return;
  }
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  source.on('data', (chunk) => onBytes(chunk.length));
  const bytes = packed ? pipeline(source, createGunzip(), bounded(size), () => {}) : source;
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk as Buffer, { stream: true });
    yield decoder.decode();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw noUtf8();
    }
    if (code === 'Z_BUF_ERROR') throw cutOff();
    if (code?.startsWith('Z_'))
      throw new FileError({ en: 'the gzip data is damaged', de: 'die gzip-Daten sind beschädigt' });
    throw error;
  } finally {
    source.destroy();
  }
}

export async function* recordsOf(chunks: AsyncIterable<string>): AsyncGenerator<RecordText> {
  let buffer = '';
  let mode: 'lines' | 'list' | 'object' | undefined;
  let n = 0;
  let line = 1;
  let scan: ListScanner | undefined;
  for await (const chunk of chunks) {
    buffer += chunk;
    if (mode === undefined) {
      if (buffer.trim() === '') {
        // Nothing yet but space: looked at once, however much of it comes.
        line += buffer.split('\n').length - 1;
        buffer = '';
        continue;
      }
      mode = modeOf(buffer);
      if (mode === undefined) continue;
      if (mode !== 'lines') scan = new ListScanner(mode, line);
    }
    if (scan) {
      for (const text of scan.feed(buffer)) yield { n: ++n, line: scan.line, text };
      buffer = '';
      continue;
    }
    let from = 0;
    for (let end = buffer.indexOf('\n'); end >= 0; end = buffer.indexOf('\n', from)) {
      const text = buffer.slice(from, end).trim();
      if (text !== '') yield { n: ++n, line, text };
      line++;
      from = end + 1;
    }
    buffer = buffer.slice(from);
    if (buffer.length > longestRecord) throw noJson();
  }
  if (mode === undefined) {
    scan = new ListScanner(modeAtEnd(buffer), line);
    for (const text of scan.feed(buffer)) yield { n: ++n, line: scan.line, text };
    buffer = '';
  }
  scan?.end();
  const rest = buffer.trim();
  if (rest === '') return;
  // The last line has no line end: whole, or the place where the file was cut.
  if (!isJson(rest)) throw cutOff();
  yield { n: ++n, line, text: rest };
}

const wrapped = /^\uFEFF?\s*\{\s*"data"\s*:\s*\[/;

function modeOf(start: string): 'lines' | 'list' | 'object' | undefined {
  const first = /^\uFEFF?\s*(\S)/.exec(start)?.[1];
  if (first === undefined) return undefined;
  if (first === '[') return 'list';
  if (first !== '{') throw noJson();
  if (wrapped.test(start)) return 'list';
  const body = start.replace(/^\uFEFF/, '').trimStart();
  const end = body.indexOf('\n');
  if (end < 0) return body.length > 1024 * 1024 ? 'object' : undefined;
  if (body.slice(0, end).trim() === '{' || !isJson(body.slice(0, end))) return 'object';
  return 'lines';
}
/** All of a file that has no second line. */
function modeAtEnd(whole: string): 'list' | 'object' {
  if (!/^\uFEFF?\s*[[{]/.test(whole)) throw noJson();
  return wrapped.test(whole) || /^\uFEFF?\s*\[/.test(whole) ? 'list' : 'object';
}
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Finds the objects of a list (or the single object) by counting brackets outside strings. */
class ListScanner {
  readonly #mode: 'list' | 'object';
  #depth = 0;
  #open = false;
  #closed = false;
  #inString = false;
  #escaped = false;
  #record: string[] = [];
  #size = 0;
  line: number;

  constructor(mode: 'list' | 'object', line: number) {
    this.line = line;
    this.#mode = mode;
    if (mode === 'object') this.#open = true;
  }

  *feed(text: string): Generator<string> {
    let start = this.#depth > 0 ? 0 : -1;
    for (let i = 0; i < text.length; i++) {
      const c = text.charCodeAt(i);
      if (c === 10) this.line++;
      if (this.#inString) this.#string(c);
      else if (this.#depth === 0) {
        if (this.#begins(c)) start = i;
      } else if (this.#ends(c)) {
        this.#record.push(text.slice(start, i + 1));
        yield this.#record.join('');
        this.#record = [];
        this.#size = 0;
        start = -1;
        if (this.#mode === 'object') this.#closed = true;
      }
    }
    if (start >= 0) {
      this.#record.push(text.slice(start));
      this.#size += text.length - start;
      if (this.#size > longestRecord) throw noJson();
    }
  }

  /** Inside a string, up to its closing mark. */
  #string(c: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (c === 92) this.#escaped = true;
    else if (c === 34) this.#inString = false;
  }

  /** Inside a record: is this the bracket that closes it? */
  #ends(c: number): boolean {
    if (c === 34) this.#inString = true;
    else if (c === 123 || c === 91) this.#depth++;
    else if (c === 125 || c === 93) this.#depth--;
    return this.#depth === 0;
  }

  /** Between records: is this the bracket that opens one? */
  #begins(c: number): boolean {
    if (!this.#open) {
      // Before the list: an opening bracket, perhaps behind `{"data":`.
      if (c === 91) this.#open = true;
      return false;
    }
    if (this.#closed) {
      if (this.#mode === 'object' && !isSpace(c)) throw noJson();
      return false;
    }
    if (c === 123) this.#depth = 1;
    else if (c === 93 && this.#mode === 'list') this.#closed = true;
    else if (c !== 44 && c !== 0xfeff && !isSpace(c)) throw noJson();
    return c === 123;
  }

  end(): void {
    if (!this.#closed) throw cutOff();
  }
}
const isSpace = (c: number) => c === 32 || c === 10 || c === 13 || c === 9;
