/** The real lists of cards beside the checkout (`../shared/data`), for scripts and tests that read them all; never part of the project. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sharedDir } from '../rules-db/coverage.ts';
import type { Raw } from '../rules-db/import/card.ts';

/** The records of a packed list, one a line ('ygo-cards.jsonl.gz'); throws where the lists are not there. */
export function recordsOf(file: string): Raw[] {
  const shared = sharedDir();
  if (shared === undefined) throw new Error('the real lists (../shared/data) are not here');
  const lines = gunzipSync(readFileSync(join(shared, 'data', file))).toString('utf8').trim().split('\n'); // prettier-ignore
  return lines.map((line) => JSON.parse(line) as Raw);
}

/** The record of a card that came out in one of these prints; undefined where the list has none. */
export function ygoByPrint(): (prints: readonly string[] | undefined) => Raw | undefined {
  const listed = new Map(recordsOf('ygo-cards.jsonl.gz').map((raw) => [String(raw['password']), raw]));
  return (prints) => prints?.map((print) => listed.get(print)).find((one) => one !== undefined);
}
