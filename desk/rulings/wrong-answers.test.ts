import { expect, test } from 'vitest';
import type { Case } from '../../engine/case/schema.ts';
import type { Ruling } from '../../engine/ruling/schema.ts';
import { Refused } from '../refused.ts';
import { withRightAnswers } from './wrong-answers.ts';

const asked = {
  decisions: [
    {
      id: 'Some Card/1/position',
      what: 'choice',
      answers: ['attack', 'defense'].map((value) => ({ value, text: { de: value, en: value } })),
    },
  ],
} as unknown as Ruling;
const answering = (answer: unknown, question = 'Some Card/position'): Case => ({
  game: 'ygo',
  moves: [{ by: 'A', do: 'decide', question, answer }],
});

test('an answer its question does not offer is a problem of the case, with place and suggestion', () => {
  let problems: unknown;
  try {
    withRightAnswers(asked, answering('defence'));
  } catch (error) {
    problems = error instanceof Refused ? error.problems : error;
  }
  expect(problems).toMatchObject([{ code: 'wrong-answer', path: '/moves/0/answer', didYouMean: ['defense'] }]);
});

test('what it offers, and what no question asks, passes', () => {
  expect(withRightAnswers(asked, answering('attack'))).toBe(asked);
  expect(withRightAnswers(asked, answering('anything', 'Another/choice'))).toBe(asked);
});
