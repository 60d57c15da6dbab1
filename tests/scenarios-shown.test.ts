// What the window makes of the bundled examples, each ruled on once: questions for training, and every decision answered otherwise.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../build/fresh.mjs';
import { ensure } from '../build/outputs.ts';
import type { Case, Ruling } from '../desk/contract.ts';
import { openDesk } from '../desk/open.ts';
import { answered } from '../renderer/src/ruling/answer.ts';
import { isRight, questionsOf } from '../renderer/src/training/questions.ts';

interface Ruled {
  case: Case;
  ruling: Ruling;
}
let ruled: (of: Case) => Promise<Ruled>;
const examples = new Map<string, Ruled>();

beforeAll(async () => {
  await ensure(['rules']);
  const desk = openDesk({ rules: join(root, 'dist/rules.db'), data: join(root, 'dist/no-data'), integrity: false });
  ruled = async (of) => {
    const answer = await desk.rule({ case: of });
    if (!answer.ok) throw new Error(answer.problems.map((p) => p.message.en).join(' '));
    return answer.value;
  };
  const list = await desk.scenarios({});
  if (!list.ok) throw new Error('no scenarios');
  for (const { id } of list.value) {
    const scenario = await desk.scenario({ id });
    if (!scenario.ok) throw new Error(id);
    examples.set(id, await ruled(scenario.value.case));
  }
}, 300_000);

test('every example makes a question with one right answer among those offered; many ask more than the kind of verdict', () => {
  const asked = new Map<string, number>();
  for (const [id, example] of examples) {
    const questions = questionsOf(example.case, example.ruling, (card) => ({ de: card, en: card }));
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

test('every coin, choice and use can be switched, and the other answer is the one the ruling then rests on', async () => {
  let switches = 0;
  const dead: string[] = [];
  for (const [id, { case: of, ruling }] of examples)
    for (const decision of ruling.decisions) {
      if (decision.what === 'replay' || (decision.answers?.length ?? 0) < 2) continue;
      for (const { value } of decision.answers ?? []) {
        switches++;
        const given = JSON.stringify(value);
        const other = (await ruled(answered(of, decision, value))).ruling;
        if (JSON.stringify(other.decisions.find((d) => d.id === decision.id)?.answer) !== given)
          dead.push(`${id} ${decision.id} ${given}`);
      }
    }
  expect(switches).toBeGreaterThan(60);
  expect(dead).toEqual([]);
}, 300_000);
