// Whatever a `decide` move answers: a ruling, or a problem with its place; never a fault in the program.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Case } from '../engine/case/schema.ts';
import { rule } from '../engine/rule.ts';
import { questionName } from '../engine/ruling/record.ts';
import type { Decision } from '../engine/ruling/schema.ts';
import { Refused } from '../desk/refused.ts';
import { withRightAnswers } from '../desk/rulings/wrong-answers.ts';
import { library, readScenario, scenarioFiles } from './scenarios.ts';

const ANSWERS = ['zebra', 7, true, [], ['zebra'], [7], { x: 1 }, -1, null];
/** Of each kind of question ("…/coin", "…/search") the first that is asked in every fourth scenario. */
function questions(): { written: Case; asked: Decision }[] {
  const kinds = new Map<string, { written: Case; asked: Decision }>();
  for (const game of ['ygo', 'ptcg'])
    scenarioFiles(join(import.meta.dirname, '..', 'scenarios', game))
      .filter((_, i) => i % 4 === 0)
      .forEach((file, i) => {
        const { case: written } = readScenario(`${game}/${i}`, file);
        for (const asked of rule(written, library).decisions) {
          const kind = `${game}/${asked.what}/${questionName(asked.id).split('/').at(-1)}`;
          if (!kinds.has(kind) && !kind.includes('text')) kinds.set(kind, { written, asked });
        }
      });
  return [...kinds.values()];
}
const answering = ({ moves = [], ...written }: Case, { id, by }: Decision, answer: unknown): Case =>
  ({
    ...written,
    moves: [
      ...moves.filter((move) => move.do !== 'decide' || move.question !== id),
      { by: by === 'judge' ? 'A' : by, do: 'decide', question: id, answer },
    ],
  }) as Case;

test('whatever is answered to a question of each kind, there is a ruling or a problem', () => {
  const all = questions();
  expect(all.length).toBeGreaterThan(20);
  const refused: string[] = [];
  for (const { written, asked } of all)
    for (const answer of ANSWERS) {
      const wrong = answering(written, asked, answer);
      try {
        withRightAnswers(rule(wrong, library), wrong);
      } catch (error) {
        if (!(error instanceof Refused)) throw new Error(`${asked.id}: ${JSON.stringify(answer)}`, { cause: error });
        refused.push(...error.problems.map(({ code }) => code));
      }
    }
  expect(new Set(refused)).toEqual(new Set(['wrong-answer']));
}, 60_000);
