import { join } from 'node:path';
import { expect, test } from 'vitest';
import { coverage, sharedDir } from '../rules-db/coverage.ts';

const shared = sharedDir();

test.skipIf(!shared)(
  'every item of the rules inventory stands in a rule (skipped where the inventory is not beside the checkout)',
  () => {
    const { items, missing, unknown } = coverage(join(shared!, 'rules-inventory'));
    expect(items.length).toBe(1335);
    expect(missing).toEqual([]);
    expect(unknown).toEqual([]);
  },
  60_000,
);
