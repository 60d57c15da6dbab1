import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCaseFile } from './read.ts';

const page = readFileSync(new URL('../../docs/case-format.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1]!);

test('docs/case-format.md has examples', () => expect(examples.length).toBeGreaterThan(4));
test.each(examples)('an example of docs/case-format.md is a case:\n%s', (example) => {
  expect(readCaseFile(example)).toMatchObject({ ok: true });
});
