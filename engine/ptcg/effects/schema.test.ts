import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { EffectsSchema } from './schema.ts';

test('every example of the guide fits the schema', () => {
  const guide = readFileSync(new URL('../../../docs/effects-ptcg.md', import.meta.url), 'utf8');
  const blocks = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map((m) => parse(m[1]!) as unknown);
  expect(blocks.length).toBeGreaterThan(1);
  for (const block of blocks) v.parse(EffectsSchema, block);
});

test('what the language does not know is refused', () => {
  const unknown = [{ effect: 'passive', modifiers: [{ what: 'wins-the-game' }] }];
  expect(v.safeParse(EffectsSchema, unknown).success).toBe(false);
});
