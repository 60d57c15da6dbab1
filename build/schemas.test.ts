import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './fresh.mjs';
import { published, PUBLISHED } from './schemas.ts';

test.each(Object.keys(PUBLISHED) as (keyof typeof PUBLISHED)[])(
  '%s is what the schema says today (node build/schemas.ts writes it)',
  async (file) => {
    expect(readFileSync(join(root, file), 'utf8')).toBe(await published(file));
  },
);
