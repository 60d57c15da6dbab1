import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SIZE_LIMIT } from '../engine/case/bytes.ts';
import { readSource } from './source.ts';

const dir = mkdtempSync(join(tmpdir(), 'source-'));
afterAll(() => rmSync(dir, { recursive: true }));
const reading = (content: string) => {
  const file = join(dir, 'case.yaml');
  writeFileSync(file, content);
  return readSource(file);
};

test('a case file is read as far as it goes', () => {
  for (const content of ['', 'game: ygo\n', 'ä'.repeat(SIZE_LIMIT / 2)])
    expect(reading(content)).toEqual({ ok: true, value: content });
});
test('of one that is too big it is said that it is', () => {
  expect(reading('x'.repeat(SIZE_LIMIT + 1))).toMatchObject({ ok: false, problems: [{ code: 'too-big' }] });
});
