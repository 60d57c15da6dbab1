/** Records cut from a stream of JSON text, and how much a packed file may become. */
import { expect, test } from 'vitest';
import { recordsOf, unpacksTooMuch } from './records.ts';

async function cut(...chunks: string[]): Promise<string[]> {
  async function* stream() {
    for (const chunk of chunks) yield await Promise.resolve(chunk);
  }
  const out: string[] = [];
  for await (const { text } of recordsOf(stream())) out.push(text);
  return out;
}
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
