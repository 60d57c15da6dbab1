/** Imports that are looked at while they run, cancelled or killed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJudgeDb, type JudgeDb } from '../judge/judge-db.ts';
import { importCards } from './import.ts';

let dir: string;
let judge: JudgeDb;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'interrupted-'));
  judge = openJudgeDb(join(dir, 'data'));
});
afterEach(() => {
  judge.close();
  rmSync(dir, { recursive: true, force: true });
});
const file = (name: string, content: string): string => {
  const path = join(dir, name);
  writeFileSync(path, content);
  return path;
};
const glue = {
  password: 103,
  name: { en: 'Quick Glue' },
  text: { en: 'Glue 2 cards.' },
  card_type: 'Spell',
  property: 'Quick-Play',
};
const many = (n: number): string =>
  Array.from(
    { length: n },
    (_, i) => `${JSON.stringify({ ...glue, password: 1000 + i, name: { en: `Sheet ${i}` } })}\n`,
  ).join('');

test('an import is cancelled while it writes, too', async () => {
  await importCards(judge, file('good.json', JSON.stringify([glue])));
  const cancel = new AbortController();
  const writing = importCards(judge, file('many.jsonl', many(3000)), {
    signal: cancel.signal,
    onProgress: ({ phase, share }) => phase === 'writing' && share > 0.5 && cancel.abort(),
  });
  await expect(writing).rejects.toThrow(/abort/i);
  expect(judge.cardCount()).toBe(1);
  expect(judge.search('Sheet 1')).toEqual([]);
});

test('progress is told, and cancelling changes nothing', async () => {
  const path = file('many.jsonl', many(2000));
  const cancel = new AbortController();
  const seen: string[] = [];
  const started = importCards(judge, path, {
    signal: cancel.signal,
    onProgress: ({ phase, done }) => {
      seen.push(phase);
      if (done >= 1000) cancel.abort();
    },
  });
  await expect(started).rejects.toThrow(/abort/i);
  expect(seen).toContain('reading');
  expect(judge.cardCount()).toBe(0);
  const shares: number[] = [];
  await importCards(judge, path, { onProgress: ({ phase, share }) => phase === 'writing' && shares.push(share) });
  expect(shares.at(-1)).toBe(1);
  expect(judge.cardCount()).toBe(2000);
});

test('work of the judge goes on while an import reads', async () => {
  const started = importCards(judge, file('many.jsonl', many(3000)));
  judge.autosave('ygo', { at: 'the table' });
  await started;
  expect(judge.autosaved('ygo')).toEqual({ at: 'the table' });
});

test('a killed import leaves the former state', async () => {
  await importCards(judge, file('good.json', JSON.stringify([glue])));
  const path = file('many.jsonl', many(20_000));
  const script = file(
    'run.ts',
    `import { openJudgeDb } from ${JSON.stringify(fileURLToPath(new URL('../judge/judge-db.ts', import.meta.url)))};
     import { importCards } from ${JSON.stringify(fileURLToPath(new URL('./import.ts', import.meta.url)))};
     const judge = openJudgeDb(process.argv[2]);
     await importCards(judge, process.argv[3], { onProgress: ({ phase, share }) => { if (phase === 'writing' && share > 0.3) process.kill(process.pid, 'SIGKILL'); } });`,
  );
  const child = spawn(process.execPath, [script, join(dir, 'data'), path], { stdio: 'ignore' });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
  judge.close();
  judge = openJudgeDb(join(dir, 'data'));
  expect(judge.cardCount()).toBe(1);
  expect(judge.card('Quick Glue', 'ygo')).toBeDefined();
  expect(await importCards(judge, path)).toMatchObject({ added: 20_000 });
}, 60_000);
