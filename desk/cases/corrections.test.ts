import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJudgeDb, type JudgeDb } from '../../rules-db/judge/judge-db.ts';
import type { Answer } from '../contract.ts';
import { correctionChannels } from './corrections.ts';

let dir: string;
let judge: JudgeDb;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'judge-corrections-'));
  judge = openJudgeDb(dir);
});
afterEach(() => {
  judge.close();
  rmSync(dir, { recursive: true, force: true });
});
const desk = () => correctionChannels({ judge: () => judge, judgeIfThere: () => judge });
const got = async <T>(answer: Promise<Answer<T>>): Promise<T> => {
  const given = await answer;
  if (!given.ok) throw new Error(JSON.stringify(given.problems));
  return given.value;
};
const said = {
  game: 'ygo',
  card: 'Folded Map',
  box: 'text',
  asked: 'Unfold this card.',
  words: 'Draw 1 card.',
} as const;

test('what a text was said to do is kept with format and version of the app, and found by its card', async () => {
  const { id, app } = await got(desk().saveCorrection(said));
  expect(app).toMatch(/^\d+\.\d+\.\d+/);
  expect(judge.records.get('correction', id)).toMatchObject({ format: 1, app });
  judge.close();
  judge = openJudgeDb(dir);
  expect(await got(desk().corrections({ game: 'ygo', card: 'Folded Map' }))).toMatchObject([said]);
  expect(await got(desk().corrections({ card: 'Another Map' }))).toEqual([]);
});

test('what is said of the same text later takes its place; another text of the card has its own', async () => {
  await got(desk().saveCorrection(said));
  await got(desk().saveCorrection({ ...said, words: 'Draw 2 cards.' }));
  await got(desk().saveCorrection({ ...said, asked: 'Fold it again.' }));
  const kept = await got(desk().corrections({}));
  expect(kept.map(({ asked, words }) => [asked, words]).sort()).toEqual([
    ['Fold it again.', 'Draw 1 card.'],
    ['Unfold this card.', 'Draw 2 cards.'],
  ]);
});

test('it can be taken back, and goes with everything the judge made into one file', async () => {
  const { id } = await got(desk().saveCorrection(said));
  const file = judge.archive();
  await got(desk().deleteCorrection({ id }));
  expect(await got(desk().corrections({}))).toEqual([]);
  expect((await desk().deleteCorrection({ id })).ok).toBe(false);
  judge.restoreFrom({ file }, 'add');
  expect(await got(desk().corrections({}))).toMatchObject([said]);
});
