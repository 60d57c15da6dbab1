/** The large real card lists (`../shared/data`, never part of the project): time, memory, and the contract's card shapes. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, describe, expect, test } from 'vitest';
import { PtcgCardSchema, YgoCardSchema } from '../engine/case/schema.ts';
import { sharedDir } from '../rules-db/coverage.ts';
import { BUSY } from './timed/slack.ts';
import { importCards } from '../rules-db/import/import.ts';
import { openJudgeDb } from '../rules-db/judge/judge-db.ts';

const data = join(sharedDir() ?? '', 'data');
const has = sharedDir() !== undefined && existsSync(join(data, 'ygo-cards.jsonl.gz'));
const dir = mkdtempSync(join(tmpdir(), 'import-large-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe.skipIf(!has)('real card lists (skipped where ../shared/data is not beside the checkout)', () => {
  test.each([
    ['ygo-cards.jsonl.gz', 14_210],
    ['ptcg-cards.jsonl.gz', 14_733],
  ])(
    '%s in under 10 s and 400 MB, indexes included',
    async (file, cards) => {
      const importer = resolve(import.meta.dirname, 'import-measured.ts');
      const run = promisify(execFile)(process.execPath, [importer, mkdtempSync(join(dir, 'm-')), join(data, file)]);
      const { ms, mb, added, skipped } = JSON.parse((await run).stdout) as Record<string, number>;
      expect({ added, skipped }).toEqual({ added: cards, skipped: 0 });
      expect(ms).toBeLessThan(10_000 * BUSY);
      expect(mb).toBeLessThan(400);
    },
    60_000,
  );

  test('every imported card has the shape of the case contract', async () => {
    const judge = openJudgeDb(join(dir, 'shapes'));
    for (const file of ['ygo-cards.jsonl.gz', 'ptcg-cards.jsonl.gz', 'yaml-yugi-sample', 'tcgdex-api-sample']) {
      expect((await importCards(judge, join(data, file))).skipped).toBe(0);
    }
    const bad: string[] = [];
    const rows = judge.searcher.of.db.prepare('SELECT id, game, json FROM card');
    for (const { id, game, json } of rows.iterate() as Iterable<{ id: string; game: string; json: string }>) {
      const result = v.safeParse(game === 'ygo' ? YgoCardSchema : PtcgCardSchema, JSON.parse(json));
      if (!result.success) bad.push(`${id}: ${result.issues[0].message} at ${v.getDotPath(result.issues[0]) ?? ''}`);
    }
    expect(bad.slice(0, 5)).toEqual([]);
    judge.close();
  }, 60_000);
});
