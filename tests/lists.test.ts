/** The dated lists of the content beside the source they were taken from (`../shared/data`, never part of the project), and beside the list of 2004's rulebook. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { listAt, listChanges } from '../engine/deck/limits.ts';
import { wholeSeries } from '../desk/decks/lists.ts';
import { sharedDir } from '../rules-db/coverage.ts';
import { content } from './scenarios.ts';

const series = new Map(content.lists.map((text) => [text.series, wholeSeries(text)]));
const tcg = series.get('ygo-tcg')!;
const file = join(sharedDir() ?? '', 'data/limits/ygo-tcg-lists.jsonl.gz');
const has = sharedDir() !== undefined && existsSync(file);

describe('lists by date', () => {
  test.skipIf(!has)('each of the 73 lists is whole (skipped where ../shared/data is not beside the checkout)', () => {
    const source = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n')
      .map((line) => JSON.parse(line) as { date: string; cards: { name: string; limit: number }[] })
      .sort((a, b) => (a.date < b.date ? -1 : 1)); // prettier-ignore
    expect(tcg.lists).toHaveLength(source.length);
    for (const [i, { cards }] of source.entries())
      expect(tcg.lists[i]?.limits).toEqual(Object.fromEntries(cards.map(({ name, limit }) => [name, limit])));
  });

  test.each([
    ['1999-07-31', undefined],
    ['2005-06-15', '2005-03-01'],
    ['2010-03-01', '2010-03-01'],
    ['2022-05-20', '2022-05-17'],
    ['2024-04-16', undefined],
    ['2026-11-22', undefined],
  ])('%s: list of %s', (date, from) => {
    const at = listAt(tcg, date);
    expect(at.established ? at.list.from : undefined).toBe(from);
  });

  test("the list of 2004's rulebook is none of the dated ones: where it differs from the nearest", () => {
    const printed = series.get('ygo-rulebook-2004')!.lists[0]!;
    expect(Object.values(printed.limits).filter((limit) => limit === 1)).toHaveLength(45);
    expect(Object.values(printed.limits).filter((limit) => limit === 2)).toHaveLength(6);
    const differing = tcg.lists.map((list) => ({ from: list.from, n: listChanges(printed, list).length }));
    const nearest = differing.sort((a, b) => a.n - b.n)[0];
    expect(nearest).toEqual({ from: '2003-09-01', n: 6 });
  });
});
