// Every bundled example makes a question with one right answer among those offered; many ask more than the kind of verdict.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../build/fresh.mjs';
import { ensure } from '../build/outputs.ts';
import { openDesk } from '../desk/open.ts';
import { isRight, questionsOf } from '../renderer/src/training/questions.ts';

beforeAll(() => ensure(['rules']), 60_000);

test('questions of every scenario', async () => {
  const desk = openDesk({ rules: join(root, 'dist/rules.db'), data: join(root, 'dist/no-data'), integrity: false });
  const list = await desk.scenarios({});
  if (!list.ok) throw new Error('no scenarios');
  const asked = new Map<string, number>();
  for (const { id } of list.value) {
    const scenario = await desk.scenario({ id });
    const ruled = scenario.ok ? await desk.rule({ case: scenario.value.case }) : undefined;
    if (!ruled?.ok) throw new Error(id);
    const questions = questionsOf(ruled.value.case, ruled.value.ruling, (card) => ({ de: card, en: card }));
    expect(questions[0]?.id, id).toBe('verdict');
    expect(questions.length, id).toBeLessThanOrEqual(3);
    for (const question of questions) {
      asked.set(question.id, (asked.get(question.id) ?? 0) + 1);
      if (question.options)
        expect(
          question.options.map((o) => o.value),
          `${id} ${question.id}`,
        ).toContain(question.right);
      expect(isRight(question, question.right), `${id} ${question.id}`).toBe(true);
      expect(isRight(question, undefined)).toBe(false);
    }
  }
  for (const kind of ['link', 'fate', 'damage', 'life', 'winner'])
    expect(asked.get(kind) ?? 0, kind).toBeGreaterThan(5);
}, 60_000);
