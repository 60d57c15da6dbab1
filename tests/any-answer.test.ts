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

/** Phantom Dive into Snorlax, its six counters told so. */
const diving = (told: object, answer?: unknown): Case =>
  ({
    game: 'ptcg',
    state: {
      turn: { player: 'A', number: 7 },
      players: {
        A: { active: { card: 'Dragapult ex', energy: ['Fire', 'Psychic'] } },
        B: { active: 'Snorlax', bench: ['Budew', 'Manaphy'] },
      },
    },
    moves: [
      ...(answer === undefined ? [] : [{ by: 'A', do: 'decide', question: 'Dragapult ex/counters', answer }]),
      { by: 'A', do: 'attack', attack: 'Phantom Dive', ...told },
    ],
  }) as Case;
const each = ['Budew', 'Manaphy', 'Budew', 'Manaphy', 'Budew', 'Manaphy'];
test.each([
  [{}, { Budew: 3, Manaphy: 3 }],
  [{}, each],
  [{ targets: each }, undefined],
  [{ choose: { counters: { Budew: 3, Manaphy: 3 } } }, undefined],
])('counters are spread as %j and the answer %j say', (told, answer) => {
  const ruled = rule(diving(told, answer), library);
  expect(ruled.headline.en).toContain('3 damage counters on Budew; 3 damage counters on Manaphy');
  expect(ruled.assumptions.filter(({ path }) => path.includes('targets'))).toEqual([]);
});
test.each([[['Zebra', 'Budew']], [{ Budew: 2.5 }], [{ Zebra: 6 }], [['Budew ×3']], ['Budew'], [6]])(
  'counters spread as %j are a problem that shows how they are written',
  (answer) => {
    const wrong = diving({}, answer);
    expect(() => withRightAnswers(rule(wrong, library), wrong)).toThrow(
      expect.objectContaining({
        problems: [
          expect.objectContaining({
            path: '/moves/0/answer',
            message: expect.objectContaining({ en: expect.stringContaining('{ Budew: 3, Manaphy: 3 }') }),
          }),
        ],
      }),
    );
  },
);
