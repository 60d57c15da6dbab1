// A card list in pieces where the disk it passes over takes none.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openJudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { Means } from '../means.ts';
import { importChannels } from './importing.ts';

test('no room for the pieces of a card list is an answer, not a fault', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'judge-room-'));
  const { importPart, importState } = importChannels({
    judge: () => openJudgeDb(folder),
    library: () => undefined as never,
  } satisfies Pick<Means, 'judge' | 'library'>);
  const part = Buffer.from('[]').toString('base64');
  vi.stubEnv('TMPDIR', join(folder, 'nowhere'));
  try {
    const answer = await importPart({ name: 'cards.json', part });
    expect(answer).toMatchObject({ ok: false, problems: [{ code: 'no-room' }] });
    vi.unstubAllEnvs();
    expect(await importPart({ name: 'cards.json', part })).toMatchObject({ ok: true, value: { size: 2 } });
    expect(await importState({})).toMatchObject({ ok: true, value: null });
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
});
