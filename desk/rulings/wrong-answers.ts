// Answers a question does not offer: a slip in a `decide` move is a problem of the case, not part of a ruling.
import { questionName } from '../../engine/ruling/record.ts';
import type { Case } from '../../engine/case/schema.ts';
import { closest } from '../../engine/case/names.ts';
import type { Problem, Ruling } from '../../engine/ruling/schema.ts';
import { Refused } from '../refused.ts';

/** The ruling. Throws `Refused` where a `decide` move answers with a word its question does not offer. */
export function withRightAnswers(ruling: Ruling, { moves = [] }: Case): Ruling {
  const problems = moves.flatMap((move, i): Problem[] => {
    if (move.do !== 'decide' || typeof move.answer !== 'string') return [];
    const { question, answer } = move;
    const asked = ruling.decisions.find(({ id }) => id === question || questionName(id) === question);
    const offered = (asked?.answers ?? []).map(({ value }) => value);
    // Where a list or a number is meant, or anything at all, the engine judges.
    if (offered.length === 0 || offered.includes(answer) || answer === 'nothing') return [];
    const words = offered.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    const [de, en] = [words.map((word) => `„${word}“`).join(', '), words.map((word) => `“${word}”`).join(', ')];
    const near = closest(answer, words);
    return [
      {
        code: 'wrong-answer',
        path: `/moves/${i}/answer`,
        message: {
          de: `Auf „${question}“ ist „${answer}“ keine Antwort; möglich: ${de}.`,
          en: `“${answer}” is no answer to “${question}”; possible: ${en}.`,
        },
        ...(near.length > 0 && { didYouMean: near }),
      },
    ];
  });
  if (problems.length > 0) throw new Refused(problems);
  return ruling;
}
