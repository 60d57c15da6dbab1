/**
 * The cards declared by hand, read from the real lists (`../shared/data`, never part of the project; skipped where they are not beside the checkout):
 * what is read whole says what is declared. Which effects agree stands in `__snapshots__/twins.*.txt`, by card: whoever changes a grammar sees which
 * of them no longer do, and which now do (`npx vitest run --project unit --update=all tests/twins.test.ts` after a look at the difference).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ptcgTwins, ygoTwins } from '../build/twins.ts';
import { sharedDir } from '../rules-db/coverage.ts';

const absent = !existsSync(join(sharedDir() ?? '', 'data', 'ygo-cards.jsonl.gz'));
const list = (lines: readonly string[]): string => `${[...lines].sort().join('\n')}\n`;

test.skipIf(absent)('Yu-Gi-Oh!: the effects read whole that say what is declared', { timeout: 180_000 }, async () => {
  const { agree, all, alike } = ygoTwins();
  // A floor that only goes up.
  expect(agree / all).toBeGreaterThanOrEqual(0.915);
  const lines = [...alike].map(([card, effects]) => `${card}: ${effects.join(' ')}`);
  await expect(list(lines)).toMatchFileSnapshot('__snapshots__/twins.ygo.txt');
});

test.skipIf(absent)('Pokémon: the cards read whole that say what is declared', { timeout: 180_000 }, async () => {
  const { alike, unlike } = ptcgTwins();
  expect(alike.length / (alike.length + unlike.length)).toBeGreaterThanOrEqual(0.96);
  await expect(list(alike)).toMatchFileSnapshot('__snapshots__/twins.ptcg.txt');
});
