// How long a Yu-Gi-Oh! card takes to be read, over a tenth of a whole list (`../shared/data`; skipped where it is not beside the checkout).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listedCard } from '../../desk/lookup/analyzing.ts';
import { NO_NAMES } from '../../reader/reading.ts';
import { readYgo } from '../../reader/ygo/read.ts';
import { sharedDir } from '../../rules-db/coverage.ts';

const list = join(sharedDir() ?? '', 'data', 'ygo-cards.jsonl.gz');
/** Twice the goal, in milliseconds a card: other programs may run. */
const BUDGET = 1.4;

test.skipIf(!sharedDir() || !existsSync(list))('a card is read when it is first needed', () => {
  const lines = gunzipSync(readFileSync(list)).toString().trim().split('\n');
  const cards = lines.filter((_, i) => i % 10 === 0).map((line) => listedCard(JSON.parse(line)));
  readYgo(cards[0]!, NO_NAMES); // the grammar is made once
  const times = cards.map((card) => {
    const began = performance.now();
    readYgo(card, NO_NAMES);
    return performance.now() - began;
  });
  const median = times.sort((a, b) => a - b)[times.length >> 1]!;
  console.log(`reading a card: ${median.toFixed(2)} ms`);
  expect(median).toBeLessThan(BUDGET);
});
