/** Every example of docs/effects.md is a declaration the engine takes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { parse } from 'yaml';
import { root } from '../build/fresh.mjs';
import { EffectSchema } from '../engine/ygo/effects/schema.ts';

const page = readFileSync(join(root, 'docs', 'effects.md'), 'utf8');
const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map((match) => match[1] as string);

test.each(blocks.map((block, i) => ({ block, heading: block.split('\n')[0] ?? String(i) })))(
  '$heading',
  ({ block }) => {
    const result = v.safeParse(v.array(EffectSchema), parse(block));
    expect(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBeUndefined();
  },
);
test('the page has examples', () => expect(blocks.length).toBeGreaterThan(5));
