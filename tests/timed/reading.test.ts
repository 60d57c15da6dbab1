// How long a Yu-Gi-Oh! card takes to be read, over a tenth of a whole list (`../shared/data`; skipped where it is not beside the checkout).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listedCard } from '../../desk/lookup/analyzing.ts';
import type { YgoCard } from '../../engine/case/schema.ts';
import { NO_NAMES } from '../../reader/reading.ts';
import { readYgo } from '../../reader/ygo/read.ts';
import { sharedDir } from '../../rules-db/coverage.ts';
import { BUSY } from './slack.ts';

const list = join(sharedDir() ?? '', 'data', 'ygo-cards.jsonl.gz');
/** Twice the goal, in milliseconds a card, for the best of some rounds: other programs may run. */
const BUDGET = 1.4;
const ROUNDS = 3;

test.skipIf(!sharedDir() || !existsSync(list))('a card is read when it is first needed', () => {
  const lines = gunzipSync(readFileSync(list)).toString().trim().split('\n');
  const cards = lines.filter((_, i) => i % 10 === 0).map((line) => listedCard(JSON.parse(line)));
  readYgo(cards[0]!, NO_NAMES); // the grammar is made once
  const time = (card: YgoCard): number => {
    const began = performance.now();
    readYgo(card, NO_NAMES);
    return performance.now() - began;
  };
  const medians = Array.from({ length: ROUNDS }, () => cards.map(time).sort((a, b) => a - b)[cards.length >> 1]!);
  console.log(`reading a card: ${medians.map((median) => median.toFixed(2)).join(', ')} ms`);
  expect(Math.min(...medians)).toBeLessThan(BUDGET * BUSY);
});
