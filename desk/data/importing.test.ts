// A card list in pieces where the disk it passes over takes none.
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
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

test('what came of a card list that is cancelled while it is sent is removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'judge-room-'));
  const passing = join(folder, 'passing');
  mkdirSync(passing);
  const { importPart, importCancel } = importChannels({
    judge: () => openJudgeDb(folder),
    library: () => undefined as never,
  });
  const part = Buffer.from('[').toString('base64');
  vi.stubEnv('TMPDIR', passing);
  try {
    const first = await importPart({ name: 'cards.json', part });
    const second = await importPart({ name: 'others.json', part });
    if (!first.ok || !second.ok) throw new Error('not taken');
    expect(readdirSync(passing)).toHaveLength(2);
    await importCancel({ upload: first.value.upload });
    expect(readdirSync(passing)).toHaveLength(1);
    expect(await importPart({ upload: first.value.upload, name: 'cards.json', part })).toMatchObject({ ok: false });
    expect(await importPart({ upload: second.value.upload, name: 'others.json', part })).toMatchObject({ ok: true });
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what begins as no card list is refused by its first part, and nothing of it is kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'judge-room-'));
  const { importPart } = importChannels({ judge: () => openJudgeDb(folder), library: () => undefined as never });
  vi.stubEnv('TMPDIR', folder);
  const sent = (head: string | Buffer) => importPart({ name: 'list', part: Buffer.from(head).toString('base64') });
  try {
    const kept = readdirSync(folder).length;
    for (const [head, message] of [
      ['Name,ATK\n', 'the file holds no card records'],
      [Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'the file is not UTF-8 text'],
    ] as const)
      expect(await sent(head)).toMatchObject({ ok: false, problems: [{ message: { en: expect.stringContaining(message) } }] }); // prettier-ignore
    expect(readdirSync(folder)).toHaveLength(kept);
    for (const head of [' \n', '\uFEFF [', '{', Buffer.from([0x1f, 0x8b]), 'PK\u0003\u0004', 'SQLite format 3\0'])
      expect(await sent(head)).toMatchObject({ ok: true });
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  }
});
