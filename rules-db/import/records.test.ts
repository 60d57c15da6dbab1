/** Records cut from a stream of JSON text, and how much a packed file may become. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { containerOf, recordsOf, textOf, unpacksTooMuch, type RecordText } from './records.ts';

async function records(...chunks: string[]): Promise<RecordText[]> {
  async function* stream() {
    for (const chunk of chunks) yield await Promise.resolve(chunk);
  }
  const out: RecordText[] = [];
  for await (const one of recordsOf(stream())) out.push(one);
  return out;
}
const cut = async (...chunks: string[]) => (await records(...chunks)).map(({ text }) => text);
const MiB = 1024 * 1024;

test('a list, a wrapper, one object, one object per line: with any white space, wherever the stream is cut', async () => {
  const [a, b] = ['{"n":1}', '{"n":2}'];
  for (const text of [
    `[${a},${b}]`,
    ` [ ${a} ,\r\n\t${b} ] `,
    `{"data": [${a}, ${b}]}`,
    `${a}\n${b}\n`,
    `${a}\r\n\t${b}`,
  ]) {
    expect(await cut(text), text).toEqual([a, b]);
    for (let at = 1; at < text.length; at++) expect(await cut(text.slice(0, at), text.slice(at)), text).toEqual([a, b]);
  }
  expect(await cut(a)).toEqual([a]);
});

test('what stands behind a closed list is no record of it', async () => {
  for (const behind of [' {"n":2}', '[{"n":2}]', 'x', ']'])
    expect(await cut(`[{"n":1}]${behind}`), behind).toEqual(['{"n":1}']);
});

test('what holds no records, or ends within one, is a problem of the file', async () => {
  await expect(cut('fold here')).rejects.toThrow('the file holds no card records');
  await expect(cut('[{"n":1}, x]')).rejects.toThrow();
  await expect(cut('[{"n":1},')).rejects.toThrow('the file is cut off');
});

test('a packed file may become a hundred times as large, a small one 16 MiB, none more than a GiB', () => {
  expect(unpacksTooMuch(MiB, 100 * MiB)).toBe(false);
  expect(unpacksTooMuch(MiB, 100 * MiB + 1)).toBe(true);
  expect(unpacksTooMuch(1, 16 * MiB)).toBe(false);
  expect(unpacksTooMuch(1, 16 * MiB + 1)).toBe(true);
  expect(unpacksTooMuch(1024 * MiB, 1024 * MiB)).toBe(false);
  expect(unpacksTooMuch(1024 * MiB, 1024 * MiB + 1)).toBe(true);
});

test('a mark of the byte order counts for nothing, before whatever comes', async () => {
  const [a, b] = ['{"n":1}', '{"n":2}'];
  for (const text of [`[${a},${b}]`, `{"data":[${a},${b}]}`, `${a}\n${b}\n`, ` [${a},\uFEFF${b}]`])
    expect(await cut(`\uFEFF${text}`), text).toEqual([a, b]);
  expect(await cut(`\uFEFF${a}`)).toEqual([a]);
  expect(await cut(`\uFEFF{\n"n":1}`)).toEqual([`{\n"n":1}`]);
});

test('each record has its number and the line it stands on', async () => {
  const places = async (text: string) => (await records(text)).map(({ n, line }) => [n, line]);
  expect(await places('{"n":1}\n\n{"n":2}\n{"n":3}')).toEqual([[1, 1], [2, 3], [3, 4]]); // prettier-ignore
  expect(await places('\n\n[{"n":1},\n{"n":2}]')).toEqual([[1, 3], [2, 4]]); // prettier-ignore
});

test('brackets and marks within texts end nothing', async () => {
  const odd = ['{"a":"}]{["}', '{"a":"\\"}"}', '{"a":"\\\\"}', '{"a":{"b":[{}]}}'];
  expect(await cut(`[${odd.join()}]`)).toEqual(odd);
});

test('one object over many lines is one record; nothing but space may follow it', async () => {
  const one = '{\n  "n": {\n "m": 1 }\n}';
  expect(await cut(`${one}\n \t\r\n`)).toEqual([one]);
  await expect(cut(`${one}\n{}`)).rejects.toThrow('the file holds no card records');
});

test('what stands around records is no record', async () => {
  expect(await cut('[]')).toEqual([]);
  expect(await cut('{"data":[{"n":1}],"meta":{"n":2}}')).toEqual(['{"n":1}']);
  expect(await cut('[{"n":1}] and more')).toEqual(['{"n":1}']);
  for (const none of ['"text"', '7', '[1]', '[null]', '', ' \n '])
    await expect(cut(none), none).rejects.toThrow('the file holds no card records');
  for (const end of ['{"n":1}\n{"n":', '{\n"n":1', '{"data":[{"n":1}'])
    await expect(cut(end), end).rejects.toThrow('the file is cut off');
});

/** What the first bytes of such a file say, and its text. */
async function file(content: Buffer): Promise<{ container: string; text: string; bytes: number }> {
  const dir = mkdtempSync(join(tmpdir(), 'records-'));
  try {
    const path = join(dir, 'file');
    writeFileSync(path, content);
    const container = containerOf(path);
    let [text, bytes] = ['', 0];
    for await (const chunk of textOf(path, container === 'gzip', (n) => (bytes += n))) text += chunk;
    return { container, text, bytes };
  } finally {
    rmSync(dir, { recursive: true });
  }
}

test('a file is known by its first bytes', async () => {
  for (const [container, start] of [
    ['empty', ''],
    ['zip', 'PK\x03\x04…'],
    ['sqlite', 'SQLite format 3\0'],
    ['text', 'PK'],
    ['text', '[]'],
  ] as const)
    // prettier-ignore
    expect((await file(Buffer.from(start))).container, start).toBe(container);
  expect((await file(gzipSync('[]'))).container).toBe('gzip');
});

test('its text is UTF-8, packed or not, large or small; what is read of the file is told', async () => {
  const large = Buffer.from(`ä${'x'.repeat(MiB)}`);
  for (const content of [Buffer.from('äß'), large]) {
    expect(await file(content)).toEqual({ container: 'text', text: content.toString(), bytes: content.length });
    const packed = gzipSync(content);
    expect(await file(packed)).toEqual({ container: 'gzip', text: content.toString(), bytes: packed.length });
  }
  const odd = Buffer.from([0x61, 0xff]);
  for (const content of [odd, gzipSync(odd), Buffer.concat([large, odd])])
    await expect(file(content)).rejects.toThrow('the file is not UTF-8 text');
});

test('gzip data that ends or is damaged is said so', async () => {
  const packed = gzipSync(Array.from({ length: 4000 }, (_, i) => (i * 7919).toString(36)).join());
  await expect(file(packed.subarray(0, packed.length - 20))).rejects.toThrow('the file is cut off');
  await expect(file(Buffer.concat([packed.subarray(0, 10), Buffer.from('no gzip')]))).rejects.toThrow(
    'the gzip data is damaged',
  );
});
