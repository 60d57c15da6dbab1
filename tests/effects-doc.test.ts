/** Every example of docs/effects.md and docs/effects-words.md is a declaration the engine takes, and every word of the language has one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '../build/fresh.mjs';
import { EffectSchema } from '../engine/ygo/effects/schema.ts';
import { allWords, uses } from './effect-words.ts';

const page = ['effects.md', 'effects-words.md']
  .map((name) => readFileSync(join(root, 'docs', name), 'utf8'))
  .join('\n');
const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1] as string);

test.each(blocks.map((block, i) => ({ block, heading: block.split('\n')[0] ?? String(i) })))(
  '$heading',
  ({ block }) => {
    const result = v.safeParse(v.array(EffectSchema), parse(block));
    expect(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
  },
);
test('the page has examples', () => expect(blocks.length).toBeGreaterThan(5));

test('every word of the effect language has an example', () => {
  const shown = uses([{ name: 'docs', effects: blocks.flatMap((block) => parse(block) as unknown[]) }]);
  expect(allWords().filter((word) => !shown.has(word))).toEqual([]);
});
