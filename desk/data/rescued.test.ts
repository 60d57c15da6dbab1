import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import { momentOf } from '../day.ts';
import { dataChannels, noticesOf } from './data.ts';

test('what was rescued and what was not is said in both languages, with the place of the damaged file', () => {
  const lost = [{ kind: 'case', key: 'x', head: '{"title":"Table 9"}' }];
  const notices = noticesOf({ rescued: { kept: 'casebook.damaged-1.db', fromFile: 2, fromCopies: 1, lost } });
  expect(notices.map(({ code }) => code)).toEqual(['rescued', 'lost']);
  for (const lang of ['de', 'en'] as const) {
    expect(notices[0]!.message[lang]).toMatch(/\b3\b.*casebook\.damaged-1\.db/);
    expect(notices[1]!.message[lang]).toContain('Table 9');
  }
});

test('of a rescue of another program it is said when that was', () => {
  const at = '2026-03-01T10:05:00.000Z';
  const [notice] = noticesOf({ rescued: { fromFile: 2, fromCopies: 1, lost: [], at } });
  for (const lang of ['de', 'en'] as const) expect(notice!.message[lang]).toContain(momentOf(new Date(at)));
});

test('where nothing was kept yet it is told whether anything can be', async () => {
  const root = mkdtempSync(join(tmpdir(), 'health-'));
  writeFileSync(join(root, 'file'), '');
  const healthIn = async (folder: string) => {
    const { dataHealth } = dataChannels({ folder, judge: () => openJudgeDb(folder), judgeIfThere: () => undefined });
    return dataHealth({});
  };
  const below = join(root, 'not', 'yet', 'made');
  expect(await healthIn(below)).toEqual({ ok: true, value: { folder: below, notices: [] } });
  expect(existsSync(join(root, 'not'))).toBe(false);
  expect(await healthIn(join(root, 'file', 'data'))).toMatchObject({ value: { problem: { code: 'data-vanished' } } });
  rmSync(root, { recursive: true });
});
